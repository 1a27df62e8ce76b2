"""For lessons and classes: questions that the engine checks, boards to press, clauses and terms, sheets to print.
Users import these functions from tabletop_lab.notebook; heavy modules are imported when one of them is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .a_match import needs_a_match

if TYPE_CHECKING:
    from .classroom.reader_test import ReaderTest
    from .classroom.sheet import ClassQuiz
    from .lesson.glossary import Glossary
    from .lesson.pictures import Pictures
    from .lesson.press import Press
    from .lesson.told import Clauses, Told
    from .panes.exercise_pane import Exercise
    from .panes.knowledge import Knowledge
    from .panes.quiz_pane import Quiz


@needs_a_match
def exercise(
    match: Any,
    kind: str | Mapping[str, str],
    answer: Any = None,
    *,
    reached: Callable[[Any], bool] | None = None,
    right: Callable[[Any], Any] | None = None,
    among: Sequence[Any] = (),
    clauses: Sequence[str] = (),
    seed: int = 0,
    choice: object = None,
    lang: str | None = None,
    picture: bool = True,
) -> Exercise:
    """Ask one question about the present position, answered by a press or by `answer`; a wrong answer gets a hint.

    `kind`: "legal", "refused", "clause" or "next" (what follows `choice`) are questions that the engine makes; `seed`
    chooses among them. A game may have kinds of its own about `choice`, to be answered `among` things. A text {"en":
    ..., "ko": ...} is a question of your own. It asks for a move, and `reached(after)` judges the match after it; or
    it asks for a value, and `right(match)` computes the right one, which must be one of `among`. `clauses` explain
    the answer. `answer`: one key or several; None leaves the question open, which is not an error. The match does not
    change. `picture`: the board beside the question, without what it offers.

    >>> import tabletop_lab as tl
    >>> one = exercise(tl.Match("fourteen_nights", players=3, seed=7), "legal", answer=["2", "3"])
    >>> one.right, one.check("2")
    (True, False)
    """
    from .panes.exercise_pane import exercise as made

    return made(
        match, kind, answer,
        reached=reached, right=right, among=among, clauses=clauses, seed=seed, choice=choice, lang=lang,
        picture=picture,
    )  # fmt: skip


@needs_a_match
def press(match: Any, lang: str | None = None, viewer: str | None = None) -> Press:
    """A small board to press: a place is played, or the rulebook says why not. The match stays where it is.

    For lessons: everybody can try, as often as they like. `viewer`: with whose eyes (None: those of the seat that is
    asked). `.press(place)` and `.choose(label)` do what the page does, `.restart()` begins again.

    >>> import tabletop_lab as tl
    >>> press(tl.Match("fourteen_nights", players=3, seed=7)).press("4").refused.text("en")
    '4 Travel support is not connected to 1 Free plan.'
    """
    from .lesson.press import press as made

    return made(match, lang, viewer)


@needs_a_match
def told(match: Any, last: int = 0, viewer: str | None = "moderator", lang: str | None = None) -> Told:
    """What happened since this was asked before, as sentences with their clauses; or the `last` so many.

    Asked for the first time, it tells what followed the last answer. Below a sentence stand the cards that it tells of.

    `viewer`: what this seat knows of it (None: what everybody knows).

    >>> import tabletop_lab as tl
    >>> told(tl.Match("fourteen_nights", players=3, seed=6).play("3"), last=1)
    FN-11.1   P1 gains 1,500 TC.
              [Bundling old papers: +1,500 TC]
    """
    from .lesson.told import told as made

    return made(match, last, viewer, lang)


def clause(match: Any, *numbers: str, lang: str | None = None) -> Clauses:
    """Clauses of the rulebook, word for word. `match`: a match, a game or its name; TabletopError for unknown numbers.

    >>> print(clause("fourteen_nights", "FN-8.2", lang="en"))
    FN-8.2 No movement
    The pawn does not move for an extra action, so barred spaces do not matter.
    """
    from .lesson.told import clause as made

    return made(match, *numbers, lang=lang)


def glossary(match: Any = None, *names: str, lang: str | None = None) -> Glossary:
    """What terms mean, and what they are called in both languages: those that are named, or all of a game.

    `match`: a match, a game or its name; None for the terms of screens and batches, which every game shares and which
    can be named beside those of a game. TabletopError for a term that there is not.

    >>> glossary("fourteen_nights", "barred space", lang="en")
    barred space: A space a pawn may not go to, because its player acted there in the previous turn or since.
    """
    from .lesson.glossary import glossary as made

    return made(match, *names, lang=lang)


@needs_a_match
def picture(match: Any, *names: str, viewer: str | None = None, lang: str | None = None) -> Pictures:
    """Pictures that a game draws beside its board, by the rules of the match: large enough to be read in a lesson.

    `names`: see `figures.game_figures(match)`. `viewer`: what this seat knows (None: what everybody knows).

    >>> import tabletop_lab as tl
    >>> print(repr(picture(tl.Match("cetkaik", seed=1), "throw_odds", lang="en"))[:23])
    The throw of the sticks
    """
    from .lesson.pictures import picture as made

    return made(match, *names, viewer=viewer, lang=lang)


@needs_a_match
def quiz(
    match: Any,
    n: int = 5,
    seed: int = 0,
    lang: str | None = None,
    viewer: str | None = None,
    kinds: Sequence[str] | None = None,
) -> Quiz:
    """Ask up to `n` questions about the rules from the positions of a match, to press or to `answer(index, keys)`.

    `viewer`: the seat that is asked (None: in each position the one that decides). `kinds`: some of "legal", "refused",
    "next", "clause". The same seed gives the same questions, another one gives others with their answers in another
    order. No clause is asked for twice while there are others. Raises TabletopError for a seat or kind that does not
    exist.

    >>> import tabletop_lab as tl
    >>> quiz(tl.Match("fourteen_nights", players=3, seed=7).run("random", until=30), n=3)
    Quiz(3 questions, 0 of 0 right)
    """
    from .panes.quiz_pane import quiz as made

    return made(match, n, seed, lang, viewer, kinds)


@needs_a_match
def class_quiz(
    match: Any,
    n: int = 8,
    seed: int = 0,
    lang: str | None = None,
    viewer: str | None = None,
    kinds: Sequence[str] | None = None,
    title: str | None = None,
) -> ClassQuiz:
    """Make a sheet of up to `n` questions for a class: to print, with its key on another page, and to judge.

    `.save("sheet.html")` writes a page for the browser to print (`part="questions"` or `"key"` for one of the two,
    `lang` for the other language). `.blank("answers.csv", names)` writes an empty table; `.results("answers.csv")` (or
    a folder of .csv and .yaml files) gives `.frame`, a row a student, and `.questions`, a row a question. Another
    `seed` gives another sheet (code, questions and key), for a second row of desks; the same seed gives the same sheet
    again, on another day too. The other arguments are those of `quiz`. TabletopError if the match has no position to
    ask about.

    >>> import tabletop_lab as tl
    >>> sheet = class_quiz(tl.Match("fourteen_nights", players=3, seed=7).run("random", until=30), n=3)
    >>> len(sheet.questions), sorted(sheet.key())
    (3, [1, 2, 3])
    """
    from .classroom.sheet import class_quiz as made

    return made(match, n, seed, lang, viewer, kinds, title)


def reader_test(game: Any, n: int = 10, seed: int = 0, lang: str | None = None) -> ReaderTest:
    """Make a sheet of up to `n` questions on each chapter of a game's rulebook: does a reader understand it?

    Questions come from worked examples and played games, and where a chapter has too few from its text: its
    sentences, numbers, terms and disputed readings. A chapter with fewer than ten shares the sheet of the next one,
    which says so. `.save("folder")` writes a page a sheet with its key on another page (`lang`: the other language);
    `.sheets["FN-6"]`, or `.sheets["TW-0+TW-1"]`, is a `class_quiz`. It takes some ten seconds. TabletopError for a
    game or an `n` that is not there.

    >>> from tabletop_lab.testing.sample import Market
    >>> reader_test(Market, n=1, lang="en")
    ReaderTest(market, 8 chapters, 8 questions)
    """
    from .classroom.reader_test import reader_test as made

    return made(game, n, seed, lang)


@needs_a_match
def who_knows(match: Any, lang: str | None = None, viewer: str | None = "moderator") -> Knowledge:
    """Show what each seat knows of everything on the table: an HTML table, and `.frame` as a pandas table.

    `viewer`: the table shows what this viewer can tell: the moderator, a seat, or None (everybody).

    >>> import tabletop_lab as tl
    >>> who_knows(tl.Match("fourteen_nights", players=2, seed=7)).degrees["decks"]
    {'P1': 'count', 'P2': 'count'}
    """
    from .panes.knowledge import who_knows as made

    return made(match, lang, viewer)

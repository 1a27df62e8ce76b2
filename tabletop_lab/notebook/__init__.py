"""Playing and learning in a notebook: the match widget, the rules as a form, readings, studies, two lines of play.
Here are only the functions that users call, with those `for_lessons`; heavy modules are imported when a widget is
opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .a_match import needs_a_match
from .for_lessons import (
    class_quiz,
    clause,
    exercise,
    glossary,
    picture,
    press,
    quiz,
    reader_test,
    told,
    who_knows,
)  # fmt: skip

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from tabletop_lab.figures import RuleMap

    from .lab.game_pane import GamePane
    from .lesson.first_turns import FirstTurns
    from .panes.compared import Compared
    from .panes.disputes_pane import DisputesPane
    from .panes.readings_pane import Readings
    from .rules.editor import RulesEditor
    from .widget.match_widget import MatchWidget
    from .writing.versions_pane import VersionsPane
    from .writing.writer_pane import WriterPane

__all__ = [
    "class_quiz", "clause", "compare_branches", "disputes", "edit_rules", "exercise", "explore", "first_turns",
    "glossary", "illustrate", "picture", "play", "press", "quiz", "reader_test", "readings", "rule_map", "storyboard",
    "told", "versions", "who_knows",
]  # fmt: skip


def play(
    match: Any,
    lang: str | None = None,
    viewer: str | None = None,
    bots: str | Mapping[str, str] | None = None,
    mode: str | None = None,
    size: str | None = None,
) -> MatchWidget:
    """Show a match to play, and return its MatchWidget; its methods do what mouse and keys do.

    `lang`: "en" or "ko" (the match's own when None). `viewer`: a seat, "everybody" (what is public, for a room that
    looks on; also the key E) or `tl.MODERATOR`; None follows the person who decides. `bots`: one bot's name for all
    seats, or {seat: bot}; they play on until a person is asked (`player.play_on(False)`: only when told). `mode`: how
    one laptop serves the table. "alone": one person plays every seat that no bot plays. "hotseat": the laptop is passed
    around; a seat's screen is shown only after "I am P3", and is hidden again after the answer (`player.i_am("P3")`,
    `player.done()`, `player.hide()`).
    "quick": only those who act take it, which gives away who does; talk is spoken, not typed in (`player.type_talk()`).
    "moderator": a moderator reads aloud what the software announces, and enters what people around a real table point
    at (`player.script()`, `player.deal({"P1": "seer"})`, `player.public()` for a projector, `player.public(False)`).
    None: "hotseat" where even who acts is secret, else "alone". `size`: "projector" fills the window, in type for a
    whole room; a button and the key P do the same and take it back. A handoff screen protects the screen, not the code:
    anyone who types `match.state` sees everything. Raises TabletopError for a seat or bot that is not there.

    >>> import tabletop_lab as tl
    >>> player = play(tl.Match("fourteen_nights", players=3, seed=7))
    >>> player.click("2").match.step > 0
    True
    """
    from .opened import is_open
    from .widget.match_widget import MatchWidget

    player = MatchWidget(match, lang=lang, viewer=viewer, bots=bots, mode=mode, size=size)
    player.show()
    is_open(player)
    return player


def first_turns(lang: str | None = None) -> FirstTurns:
    """Show games to choose from; the chosen one opens below, with bots, at a first question: for the start page.

    `.choose(name)` does what a press does, `.player` is the widget of the chosen game (None before).

    >>> first_turns("en").choose("fourteen_nights").player.click("2").match.step > 0
    True
    """
    from .show import soon

    soon(lang)
    from .lesson.first_turns import FirstTurns

    return FirstTurns(lang)


@needs_a_match
def edit_rules(match: Any, lang: str | None = None, viewer: str | None = None) -> RulesEditor:
    """Show the rules of a match as a form, and return its RulesEditor; its methods do what mouse and keys do.

    `lang`: "en" or "ko" (the match's own when None). `viewer`: for whom changes are shown (a seat or
    `tl.MODERATOR`). A seat from which something is hidden is refused: what other rules change would tell of it. None:
    somebody who may see everything, from the point of view of the seat that decides there. `editor.match` is the match
    under the chosen rules.

    >>> import tabletop_lab as tl
    >>> editor = edit_rules(tl.Match("fourteen_nights", players=3, seed=7)).set("recovery_day", 15)
    >>> editor.faults[0].allowed
    '2 to 14'
    """
    from .rules.editor import RulesEditor

    editor = RulesEditor(match, lang=lang, viewer=viewer)
    editor.show()
    return editor


@needs_a_match
def readings(
    match: Any,
    field: str,
    values: Sequence[Any] | None = None,
    viewer: str | None = None,
    lang: str | None = None,
    *,
    chosen: Sequence[str] = (),
    small: bool = False,
) -> Readings:
    """Show one position under each reading of a disputed rule, side by side: pictures, choices, first difference.

    `field`: a parameter of the rules. `values`: which to show (None: all its named readings; numbers are shown only if
    given). `viewer`: as for `edit_rules`: TabletopError for a seat from which something is hidden, None for somebody
    who may see everything. `.matches[value]` is the match under a value, `.divergences[value]` where that match first
    differs (None: nowhere). `chosen`: places of the board that are pointed out; then only the choices that begin there
    are shown. `small`: as a lesson shows it, a large board for each reading and only what it offers beside it.

    >>> import tabletop_lab as tl
    >>> readings(tl.Match("fourteen_nights", players=3, seed=7), "start_space", [1, 6]).labels()
    {1: ['2', '3'], 6: ['4', '5']}
    """
    from .panes.readings_pane import readings as made

    return made(match, field, values, viewer, lang, tuple(chosen), small)


def disputes(
    game: Any, records: Iterable[Any] | None = None, field: str | None = None, lang: str | None = None, **more: Any
) -> DisputesPane:
    """Let the user choose a disputed rule of a game, and show a position in which its readings differ, side by side.

    `game`: its name, a match, or `playtest.Disputes`. `records`: files of worked examples, searched before games played
    by bots (None: those that come with the game). `field`: which parameter to show first. `more`: `players` and
    `games`, as for `playtest.Disputes`. `.choose(field)`, `.match` (to play on), `.disputes.table()` for all at once.

    >>> from tabletop_lab.testing.sample import Market
    >>> disputes(Market, (), "closed_stalls", games=1).dispute
    Dispute(closed_stalls: anyone, nobody; random, 3 players, seed 0, step 24)
    """
    from tabletop_lab.engine.language.languages import known_language
    from tabletop_lab.playtest import Disputes

    from .panes.disputes_pane import DisputesPane

    found = game if isinstance(game, Disputes) else Disputes(getattr(game, "game", game), records, **more)
    return DisputesPane(found, field, known_language(lang or getattr(game, "lang", None)))


def explore(what: Any, lang: str | None = None) -> GamePane:
    """Show a study, `ambiguities(...)`, what `find` has found, or a plot; each mark and row of it opens its game below.

    A study and a ranking move while games are played, with *Stop* and *Resume*. A game opens at the step where its
    measure was made, or where both games of a seed part; its position can be kept as an edge case. `.stop()`,
    `.go_on()`, `.press_outlier(0)`, `.keep("a title")` do what the page does; `.player` is the widget of the game that
    is open. Raises TabletopError for anything else.

    >>> import tabletop_lab as tl
    >>> study = tl.study("fourteen_nights", n=40, players=3, progress=False).wait()
    >>> pane = explore(study, lang="en").press_outlier(0)
    >>> pane.player.match.step == pane.opened.match.step
    True
    """
    from .lab.explore import explore as made

    return made(what, lang)


def illustrate(game: Any = "fourteen_nights", folder: Any = None, lang: str | None = None) -> WriterPane:
    """Show a panel that makes pictures for a game's rulebook: from a clause to a legal example, by mouse or keys alone.

    Choose a clause, then a situation that shows it; mark the board, write the words in both languages, see the page.
    Another game can be chosen in the panel. `folder`: where your copy of the rulebook lies, or will (None: `my_` and
    the name of the game); nothing is written before a button says so. What stands there can be opened again.
    `.choose(...)`, `.pick(0)`, `.illustration` are for code. Raises TabletopError for a game that has no rulebook.

    >>> pane = illustrate("fourteen_nights", lang="en").choose("FN-6.3")
    >>> pane.looked.found[0].record, pane.pick(0).illustration.match.step
    ('07a_stuck', 10)
    """
    from .writing.writer_pane import illustrate as made

    return made(game, folder, lang)


def versions(game: Any, before: Any = "", after: Any = None, lang: str | None = None) -> VersionsPane:
    """Show a panel that compares two versions of a game's rulebook: changed clauses, examples that go another way.

    `before`, `after`: folders with rulebooks, as `illustrate` makes them ('' or a folder that is not there: as printed;
    None: `my_` and the name of the game). Readings of single rules are chosen in the panel. `.compare()`, `.changes`
    and `.keep()` are for code. Raises TabletopError for a game that is not there.

    >>> versions("cetkaik", lang="en").after.value
    'my_cetkaik'
    """
    from .writing.writer_pane import versions as made

    return made(game, before, after, lang)


@needs_a_match
def compare_branches(
    match: Any, a: str, b: str, step: int | None = None, viewer: str | None = None,
    lang: str | None = None, theme: str = "auto",
) -> Compared:  # fmt: skip
    """Show two branches of a match side by side: both boards, where they diverge, and a table of the differences.

    `step`: the step at which both are shown (None: in each the first question of the same seat after they part).
    `viewer`: a seat, `tl.MODERATOR`, or None (only what is public). `.frame` is the table for pandas. Raises
    TabletopError for a branch or step that does not exist, and for branches under other rules where something is hidden
    from the viewer.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7).play("2").goto(0).play("3")
    >>> compare_branches(match, "main", "branch 1").headline()
    '“main” and “branch 1” are the same for 5 steps, then go different ways'
    """
    from .may_see import may_see_a_replay
    from .panes.compared import Compared

    compared = Compared(match, a, b, step, viewer, lang, theme)
    if not compared.both.by_the_same_rules:
        may_see_a_replay(match, viewer, "compare_branches", compared.say.lang)
    return compared


@needs_a_match
def storyboard(
    match: Any,
    steps: Sequence[int],
    viewer: str | None = None,
    lang: str | None = None,
    theme: str = "auto",
    titles: Sequence[str] | None = None,
) -> Figure:
    """Draw two to four moments of a match, as a figure with numbered sentences; see `figures.storyboard`.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7).run("random", until=12)
    >>> storyboard(match, [8, 10, 12]).get_size_inches().tolist()
    [8.5, 10.99]
    """
    from tabletop_lab.figures import storyboard as made

    return made(match, steps, viewer, lang, theme, titles)


def rule_map(game_or_match: Any, lang: str | None = None, theme: str = "auto", viewer: str | None = None) -> RuleMap:
    """Draw the rulebook as a map of chapters and clauses; for a match also how often each clause was used.

    >>> rule_map("fourteen_nights")
    RuleMap(133 clauses, 0 at work)
    """
    from tabletop_lab.figures import rule_map as made

    return made(game_or_match, lang, theme, viewer)


def load_ipython_extension(shell: Any) -> None:
    """Carry out `%load_ext tabletop_lab.notebook`: add the magics `%rule` and `%%rule`."""
    from .rules import magics

    magics.register(shell)


def unload_ipython_extension(shell: Any) -> None:
    """Carry out `%unload_ext tabletop_lab.notebook`: remove the magics."""
    from .rules import magics

    magics.unregister(shell)

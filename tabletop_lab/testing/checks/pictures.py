"""A game that draws or describes itself can do so at every moment, for every viewer, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from tabletop_lab.engine import Presentation
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.figures import cards, game_figure, game_figures
from tabletop_lab.figures.render import sketch

from ..finding import Finding, advice, expect, open_match
from ..matches import fixed_tables, play_through
from ..speech import foreign_word
from ..subject import WORDS, Need, needs

OWN = Need(
    lambda subject: type(presentation_of(subject.game)) is not Presentation,
    "it has no presentation of its own: a plain picture is made from its fields",
)
LATEST = 6
"""How many of the latest things that happened are looked at."""
MOMENTS = 12
"""How many moments of a game are checked; viewers and languages take turns."""
BOARDS = 3
"""How many boards of a game are read word by word."""


@needs(OWN)
@advice(
    "The presentation of the game fails, or says nothing: nobody can open the game in a notebook.",
    "Mend the function of the presentation that is named; docs/authors_door.md has what each is given. It gets a view: "
    "what is not shown is HIDDEN there.",
)
def test_everybody_can_be_shown_every_moment(game: Any) -> None:
    for table in islice(fixed_tables(game), 3):
        match = open_match(**table)
        every = max(1, match.branch().run().step // MOMENTS)
        viewers = [*match.players, None]
        for number, moment in enumerate(play_through(match, every=every)):
            viewer, lang = viewers[number % len(viewers)], LANGUAGES[number % len(LANGUAGES)]
            try:
                sketch(moment, viewer=viewer, lang=lang)
                words = moment.alt_text(viewer, lang), moment.board_text(lang, viewer)
                _cards(moment, viewer, lang)
            except Exception as error:
                raise Finding(
                    f"at step {moment.step} for {viewer or 'an onlooker'}: {type(error).__name__}: {error}"
                ) from error
            expect(all(words), f"nothing is said of the position at step {moment.step}, for {viewer or 'an onlooker'}")


@needs(OWN, WORDS)
@advice(
    "Somebody reads the other language on a picture: alternative texts are in one, and what is drawn is not.",
    "Write what is drawn with the words that the drawing function is given; what is printed so in every language "
    "stands in `latin` or `hangul` of the facts.",
)
def test_what_is_written_on_pictures_is_in_one_language(game: Any, facts: Any) -> None:
    shown = {lang: set(_written(game, lang)) for lang in LANGUAGES}
    content = game.content
    names = [content.name(card, lang) or card for card in getattr(content, "cards", ()) for lang in LANGUAGES]
    printed = [word.strip("“”") for word in (*facts.latin, *facts.hangul) if len(word) > 1] if facts else []
    known = tuple(sorted({*names, *printed}, key=len, reverse=True))
    wrong = [line for lang in LANGUAGES for line in shown[lang] if foreign_word(line, lang, known)]
    expect(not wrong, f"on pictures stands in the other language: {sorted(wrong)[:10]}")
    expect(all(shown.values()), "nothing is written on the pictures")


def _written(game: Any, lang: str) -> Iterator[str]:
    """Every line on the boards of a game, and on the pictures that it draws beside them."""
    match = open_match(**next(fixed_tables(game))).run()
    for step in range(0, match.step, max(1, match.step // BOARDS)):
        yield from sketch(match.branch().goto(step), viewer=match.players[0], lang=lang).written()
    for name in game_figures(match):
        yield from game_figure(match, name, match.players[0], lang).written()


def _cards(moment: Any, viewer: Any, lang: str) -> None:
    """Draw the cards in front of a seat, and those of what happened last; a card says in words what it is."""
    screen, view = presentation_of(moment.game), moment.view(viewer)
    seat = viewer or moment.players[0]
    screen.amounts(view, seat)
    known = list(moment.trace.for_player(viewer))[-LATEST:]
    for shown in (*screen.hand(view, seat), *(one for entry in known for one in screen.cards(entry))):
        if shown.is_back:
            cards.back(moment, shown.deck, lang)
        else:
            cards.card(moment, shown.card, lang, width=cards.SMALL)
    for entry in known:
        screen.moves(entry), screen.is_news(entry), screen.importance(entry)

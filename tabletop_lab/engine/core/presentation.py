"""How a game looks and how it puts a position into words: one class a game, loaded when somebody looks.

The engine draws nothing: a page is handed in, which knows how a plain picture is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..language.localized import localized
from .asked import Asked
from .by_name import class_at
from .errors import TabletopError, echo
from .memo import memo
from .printed import CardDeck, Component
from .score import Score
from .shown import Shown, amounts_of, cards_held, cards_told

Box = tuple[float, float, float, float]
Point = tuple[float, float]
Spot = Point | tuple[float, float, float, float]
"""Where a call-out is, and to where its line leads, if it has one."""
Figure = Callable[[Any, Any, Any, Any], tuple[Any, str]]
"""Draws a picture beside the board: from match, viewer, words and a maker of pages to the page and its words."""

Ask = Callable[[Any, Any, Sequence[Any]], Asked]
"""Asks about the position of a match: from the match, what it is about, and the answers to choose from."""

PlotOf = str | tuple[str, ...]
"""A plot of `tl.plots`: its name, or its name and what it is given beside the games, such as ("rounds", "coins")."""


class Presentation:
    """The base of what draws and describes a game. It sees views alone, so that nothing hidden can be shown.

    Everything has a default: a plain picture made from the fields, and the fields in words.
    """

    # --- pictures -----------------------------------------------------------------------------------------------

    printed_share = 0.7
    """The height of the board by its width in a printed book."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the table on the page; `decision` is the open question or None.

        `chosen`: the places of an option that are pointed out so far (see `Option.places`).
        """
        page.plain(view, decision, words)

    def shows_seats(self, width: float, height: float, em: float, players: int) -> bool:
        """Whether a live board of that size, and with type of size `em`, shows what every seat holds (in inches).

        If not, the player lists below the board what the message `seat-facts` says.
        """
        return True

    dense = False
    """Whether a board as narrow as beside an open list of files needs more height than a low window leaves it.

    It gets that height, and the page scrolls.
    """

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Box, changed: Any) -> list[Spot | None]:
        """Draw the table small, into one panel of a storyboard; gives the place of each call-out, or None."""
        spots: list[Spot | None] = page.plain_panel(view, words, box, changed)
        return spots

    def scene(self, page: Any, view: Any, decision: Any, words: Any, box: Box, changed: Any) -> bool:
        """Draw where something has just happened, with what is before whoever did it: a figure of a book.

        False, and nothing is drawn: a game whose board is small has no scenes.
        """
        return False

    def ground(self, page: Any, view: Any, words: Any, box: Box) -> Mapping[str, Box]:
        """Draw the board with nothing on it into a part of a page, and say where its places are; {}: there are none.

        What fills a place has z 2, what is printed on it more: a plot shades places between them.
        """
        return {}

    def figures(self) -> Mapping[str, Figure]:
        """The pictures beside the board by name, such as a timeline or the order of a night."""
        return {}

    def questions(self) -> Mapping[str, Ask]:
        """Kinds of question of the game's own, for exercises of lessons, by name."""
        return {}

    def plots(self) -> Sequence[PlotOf]:
        """The plots that tell what many games were like, in their order: `tl.plots` by name, or name and arguments."""
        return ("seats", "scores", "length")

    def score(self, view: Any, told: Any, words: Any) -> Score:
        """How each total came about at the end, from the view and the trace of one viewer; see `Score`."""
        return Score()

    # --- cards, and what changed --------------------------------------------------------------------------------

    def draw_card(self, page: Any, card: str, words: Any) -> None:
        """Draw a card that lies open, over the whole page; a page narrower than 150 units has room for its name."""
        page.plain_card(card, words)

    def card_words(self, card: str, words: Any) -> str:
        """What is to be read on a card, in one line, for those who do not see it; '' for no card of this game."""
        content = words.game.content
        name = content.name(card, words.lang)
        said = self.card_text(content.data(card), words) if name is not None else ""
        return f"{name}: {said}" if said else name or ""

    def draw_back(self, page: Any, deck: str, words: Any) -> None:
        """Draw the back of a deck ('' for a card of an unknown one), over the whole page."""
        page.plain_back(deck, words)

    def cards(self, entry: Any) -> Sequence[Shown]:
        """The cards that something that happened lays open to whoever knows it as `entry`, or shows from behind."""
        return cards_told(entry, entry.game.content)

    def hand(self, view: Any, seat: str) -> Sequence[Shown]:
        """The cards in front of a seat, as the viewer sees them."""
        return cards_held(view, seat, view.game.content)

    def amounts(self, view: Any, seat: str) -> Mapping[str, int]:
        """What is counted of a seat, by name, as the viewer sees it: a screen marks how it has changed."""
        return amounts_of(view, seat)

    def moves(self, entry: Any) -> Sequence[tuple[str, str]]:
        """From which place of the board to which something went; a screen marks that with an arrow."""
        return ()

    def journeys(self, view: Any, decision: Any) -> Mapping[str, Sequence[str]]:
        """Places that several answers in a row lead to, each with these: a press shows the way, a second goes it.

        The seat that is asked sees the view; `draw` is given the place that was pressed as `chosen`.
        """
        return {}

    def box(self, words: Any, rules: Any) -> Sequence[CardDeck | Component]:
        """What lies in the box under some rules, to be printed and cut out; none: nothing to print."""
        return ()

    def is_news(self, entry: Any) -> bool:
        """Whether an event is worth a line among what just happened; the trace holds all of them."""
        return True

    def importance(self, entry: Any) -> int:
        """How much an event matters where few lines fit, as on the cover of a shared laptop.

        2: it is always told, 1: where there is room, 0: not at all.
        """
        return 1

    # --- words --------------------------------------------------------------------------------------------------

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """The position as a few sentences: what a picture shows, for those who do not see it."""
        title = words.game.title.get(words.lang) or words.game.name
        # A message takes no part longer than 2,500 letters; a position may well be.
        told: str = words("match-position", title=title, view="\0")
        return told.replace("\0", words.position(view.as_dict()))

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """The position as a board of characters, for terminals and screen readers."""
        return self.describe(view, decision, words)

    def fact_text(self, field: str, value: Any, words: Any) -> str | None:
        """One thing of a field as a phrase; None: it has a word of its own in the messages."""
        return None

    def standing(self, view: Any, place: str, words: Any) -> str:
        """What stands on a place of the board, by name; '' if nothing does."""
        return ""

    def card_text(self, card: Any, words: Any) -> str:
        """What a card says, in one line, from everything that is printed on it."""
        return ""

    def seat_facts(self, view: Any, seat: str) -> Mapping[str, Any]:
        """What the message `seat-facts` is told of a seat, beside the fields that are kept by seat."""
        return {}

    @property
    def has_board(self) -> bool:
        """Whether it draws a board of its own."""
        return type(self).draw is not Presentation.draw


def presentation_of(game: type[Any]) -> Presentation:
    """What draws and describes a game. Raises TabletopError when the game names nothing of the kind."""
    owner = next(part for part in game.__mro__ if "presentation" in vars(part))
    return _made(vars(owner)["presentation"], owner)


@memo
def _made(given: Any, owner: type[Any]) -> Presentation:
    found = given
    if isinstance(given, str):
        try:
            found = class_at(given, owner)
        except LookupError as error:
            raise _fault(given, owner) from error
    if not (isinstance(found, type) and issubclass(found, Presentation)):
        raise _fault(given, owner)
    return found()


def _fault(given: Any, owner: type[Any]) -> TabletopError:
    return TabletopError(localized("no_presentation", game=owner.__name__, given=echo(given, 80)))

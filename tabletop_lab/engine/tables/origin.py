"""Where a bot's tries begin: the last safe point, and what has happened since then. Knows no table; see `fork`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.state import State

if TYPE_CHECKING:
    from ..core.game import Game, Players


class Happened(NamedTuple):
    """An answer or an outcome since the last safe point, and who knows it; `player` is '' for chance."""

    player: str
    name: str
    value: Any
    to: object = None


class Origin(NamedTuple):
    """What is played, the state at the last safe point (None: before the setup), and what has happened since."""

    game: type[Game]
    players: Players
    rules: Any
    position: Mapping[str, Any] | None
    state: State | None
    happened: Sequence[Happened]


class Kept:
    """What a batch keeps for bots that fork: it puts verbs on a game that note what they answer."""

    def __init__(self, secret_actors: Iterable[str]) -> None:
        self.state: State | None = None
        self.happened: list[Happened] = []
        self._covert = frozenset(secret_actors)

    def note_all(self, game: Any) -> None:
        """Wrap the verbs of a game."""
        ask, roll, draw, shuffle = game.ask, game.roll, game.draw, game.shuffle
        note, covert = self.happened.append, self._covert

        def noted_ask(player: str, name: str, *asked: Any, secret: bool = False, **facts: Any) -> Any:
            value = ask(player, name, *asked, secret=secret, **facts)
            note(Happened(player, name, value, player if secret or name in covert else None))
            return value

        def noted_ask_all(options: Mapping[str, Any], name: str, *asked: Any, **facts: Any) -> dict[str, Any]:
            first, secret = len(self.happened), facts.pop("secret", False)
            chosen = {}
            for player, own in options.items():
                chosen[player] = ask(player, name, own, *asked, secret=secret, **facts)
                note(Happened(player, name, chosen[player], player))
            if not (secret or name in covert):  # now everybody has answered
                self.happened[first:] = [each._replace(to=None) for each in self.happened[first:]]
            return chosen

        def noted_roll(name: str, *chance: Any, to: object = None) -> Any:
            value = roll(name, *chance)
            note(Happened("", name, value, to))
            return value

        def noted_draw(name: str, pile: list[Any], *, to: object = None) -> Any:
            item = draw(name, pile)
            note(Happened("", name, item, to))
            return item

        def noted_shuffle(name: str, pile: list[Any], *, to: object = ()) -> None:
            shuffle(name, pile)
            note(Happened("", name, tuple(pile), to))

        def safe_point() -> None:
            self.state = game.state.copy()
            self.happened.clear()

        game.ask, game.ask_all, game.safe_point = noted_ask, noted_ask_all, safe_point
        game.roll, game.draw, game.shuffle = noted_roll, noted_draw, noted_shuffle

    def forget(self) -> None:
        """A new game begins."""
        self.state = None
        self.happened.clear()

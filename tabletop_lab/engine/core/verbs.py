"""The verbs of a rule author (ask, window, roll, tell ...), written once on the four primitives of a table.

What a verb means is the table's business (see table.py); what a game declares of itself is in game.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NoReturn

from . import memory
from .errors import echo
from .labels import Orders, in_order
from .misuse import Misuse
from .option import Places
from .refusal import Refusal
from .result import Players, Result, check_result
from .state import Place
from .table import CALLS, PASS, GameOver, Table, Window, check_audience, with_pass

Options = Sequence[Any] | Callable[[], Sequence[Any]]
Refusals = Callable[..., Iterable[Refusal]]


class Verbs:
    """The base of every game: what a paragraph of its rulebook can do at the table."""

    table: Table
    players: Players
    rules: Any
    state: Any

    def ask(
        self,
        player: str,
        name: str,
        options: Options,
        refused: Refusals | None = None,
        *,
        secret: bool = False,
        **facts: Any,
    ) -> Any:
        """One player decides; returns the chosen option.

        `options`: a sequence, or a callable giving one (lazy). `refused`: called with the player only when a person
        asks why not; gives `Refusal`s. Has it a parameter `tried`, it is called again with what somebody tried, and
        answers for that alone. `secret`: nobody else learns the options or the answer. `facts` fill the prompt.
        """
        return self.table.decide(player, name, options, refused, secret, facts)

    def choose(
        self,
        player: str,
        name: str,
        things: Sequence[Any],
        refused: Refusals | None = None,
        *,
        secret: bool = False,
        **facts: Any,
    ) -> Any:
        """One of several things, called by their labels in order; where there is nothing to choose, nobody is asked.

        `things`: at least one; equal ones are one option. In the open a single kind is taken without a question. In
        secret whoever has several things is asked, even of one kind: others see how many there are, and must not learn
        from a question that they differ. Where others do not even know how many, `ask` always.
        """
        kinds = in_order(dict.fromkeys(things))
        if len(things if secret else kinds) == 1:
            return kinds[0]
        options = Places(kinds) if isinstance(things, Places) else kinds
        return self.ask(player, name, options, refused, secret=secret, **facts)

    def ask_all(
        self,
        options: Mapping[str, Options],
        name: str,
        refused: Refusals | None = None,
        *,
        secret: bool = False,
        **facts: Any,
    ) -> dict[str, Any]:
        """Simultaneous secret choices: nobody sees anything until all have answered; returns {player: choice}.

        `secret`: the choices stay secret afterwards too.
        """
        decide, together = self.table.decide, dict(options)
        return {player: decide(player, name, own, refused, secret, facts, together) for player, own in options.items()}

    def window(
        self,
        name: str,
        seats: Callable[[], Sequence[str]],
        options: Callable[[str], Sequence[Any]] | Mapping[str, Sequence[Any]],
        refused: Refusals | None = None,
        *,
        call: str = "round",
        once: bool = False,
        must: bool = False,
        **facts: Any,
    ) -> Iterator[tuple[str, Any]]:
        """Offer a reaction without telling who could react; yields (seat, choice) for each use, to be resolved.

        `seats()` names the seats by what everybody knows, and is asked again after each use. `options` may depend on
        secrets: options(seat), or {seat: options} for those who have any; without an option a seat can only pass.
        All are asked again after a use, until all pass in a row; with `once`, each seat is asked once, in order. With
        `must`, who has an option cannot pass. `call`: "round" (one seat after another) or "open" (the whole table at
        once, and silence is passing). Windows nest: the body of the loop may open another one. No safe point inside.
        """
        if not callable(seats):
            raise Misuse("window_seats", name=name, given=echo(seats, 40))
        if call != "round" and (call not in CALLS or must):
            raise Misuse("window_call", name=name, given=f"call={echo(call, 40)}, must={echo(must, 40)}")
        table, find = self.table, options if callable(options) else options.get
        while named := self._named(seats):
            window, still, used = Window(name, named, call, facts, once), named, False
            able = named if callable(options) else options
            if table.heard is None:
                table.note(name, facts, None, None, window)
            for seat in named:
                if seat not in able:
                    continue
                if used:
                    still = self._named(seats)  # what was just resolved may have taken the right to react
                own = find(seat) if still is named or seat in still else ()
                if not own:
                    continue
                offered = own if must else with_pass(own)
                choice = table.decide(seat, name, offered, refused, True, facts, None, window)
                if choice != PASS:
                    used = True
                    yield seat, choice
                    if not once:
                        break
                    if table.heard is None:  # opened again, if anything else was asked for meanwhile
                        table.note(name, facts, None, None, window)
            if once or not used:
                return

    def _named(self, seats: Callable[[], Sequence[str]]) -> tuple[str, ...]:
        """The seats that a window names; tests call the rule on the public view as well."""
        return tuple(seats())

    def reaction(
        self,
        seat: str,
        name: str,
        options: Sequence[Any],
        refused: Refusals | None = None,
        *,
        may: Callable[[], bool] | None = None,
        **facts: Any,
    ) -> Any | None:
        """One seat may react: what it chose, or None for a pass.

        `options` may depend on the seat's secrets. `may()` says by what everybody knows whether the seat is asked at
        all (it is in play, it holds a card); None: always.
        """

        def seats() -> tuple[str, ...]:
            return (seat,) if may is None or may() else ()

        for _, choice in self.window(name, seats, lambda _: options, refused, once=True, **facts):
            return choice
        return None

    def roll(
        self, name: str, outcomes: Sequence[Any], weights: Sequence[float] | None = None, *, only: object = None
    ) -> Any:
        """A chance with named outcomes (a die, sticks); `only`: who learns it (everybody when None)."""
        if only is not None:
            check_audience(only, self.players)
        return self.table.chance(name, outcomes, weights, only)

    def draw(self, name: str, pile: list[Any], *, only: object = None) -> Any:
        """One item at random leaves the pile; `only`: who learns which (everybody when None)."""
        if only is not None:
            check_audience(only, self.players)
        item = self.table.chance(name, pile, None, only)
        pile.remove(item)
        return item

    def shuffle(self, name: str, pile: list[Any], *, only: object = ()) -> None:
        """Put the pile into a random order (only for piles whose order somebody may come to know)."""
        if only is not None:
            check_audience(only, self.players)
        pile[:] = self.table.chance(name, Orders(pile), None, only)

    def tell(self, event: str, /, **facts: Any) -> None:
        """Something happened. `only=`: who learns of it (everybody when None); `secret=`: {fact: who may know it}.

        These two are taken out of the facts by hand: Python compares each fact of each event with every parameter.
        """
        only = None
        if "only" in facts and (only := facts.pop("only")) is not None:
            check_audience(only, self.players)
        heard = self.table.heard
        if heard is None or event in heard:
            secret = facts.pop("secret") if "secret" in facts else None
            self.table.note(event, facts, only, secret)

    def look(self, field: str, key: Any = None, item: Any = None, *, by: str | Iterable[str] | None = None) -> None:
        """Seats see what lies at a place of a `remembered` field: all of it, or one `item` of a list there.

        `by`: a seat or several; None: it lies face up for everybody.
        """
        if by is not None:
            check_audience(by, self.players)
        memory.look(self.state, (field, key), (by,) if isinstance(by, str) else by, item)

    def has_seen(self, field: str, key: Any = None, item: Any = None, *, by: str) -> bool:
        """Whether a seat has looked at what lies at a place of a `remembered` field, and has not lost sight of it."""
        here = memory.known_at(self.state, by, (field, key))
        return item in here if item is not None else bool(here)

    def shift(self, source: Place, target: Place) -> None:
        """What lies at one place, (field, key), moves to another for all to see: who knew it there knows it here."""
        memory.shift(self.state, source, target)

    def take_out(self, field: str, key: Any, item: Any, *, seen_by: Iterable[str] | None = None) -> None:
        """An item leaves a `remembered` list. Who is not in `seen_by` did not see which it was (None: everybody saw).

        Such a seat no longer knows what lies there: in doubt it forgets.
        """
        if seen_by is not None:
            check_audience(seen_by, self.players)
        memory.take_out(self.state, (field, key), item, (seen_by,) if isinstance(seen_by, str) else seen_by)

    def safe_point(self) -> None:
        """Everything that matters now is in `self.state`."""
        self.table.checkpoint()

    def end(self, result: Result) -> NoReturn:
        """The game ends here and now, however deep the rules are; nothing more of the open paragraphs is played.

        What a paragraph must still do then (put a token back) it does in a `finally`.
        """
        check_result(result, self.players)
        raise GameOver(result)

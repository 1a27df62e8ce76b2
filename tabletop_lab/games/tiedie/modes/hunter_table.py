"""Hunter mode (사냥꾼): roles, the exchange of tokens for the passages, who takes part. TD-3.20, 3.21, 10.8, 10.18."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine import Places, Refusal, clause, public, remembered, sort_key
from tabletop_lab.engine.core.memory import forget
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.games.tiedie.state import Count, Player, Players, Square, TiedieState, Token, whole_map


@dataclass(slots=True)
class HunterState(TiedieState):
    """What hunter mode adds."""

    hunters: Players = public(())
    stunned: dict[Player, tuple[Players, ...]] = public(factory=dict)  # who stood beside, at the end of each round
    carried: dict[Player, Player] = public(factory=dict)  # a survivor, and the hunter who carries it
    accused: dict[Player, Count] = public(factory=dict)  # a hunter's uses of Accuse this round
    granted: dict[Player, Count] = public(factory=dict)  # moves for one's own turn, from a wrong accusation
    exchanged: dict[Square, Token] = remembered(factory=dict, pool="token", read=whole_map)
    """What lay where a passage lies now."""

    def is_consistent(self, viewer: str | None, asked: Any) -> bool:
        """A route and an item of its line left the map, when the hunters chose (TD-3.21)."""
        if not TiedieState.is_consistent(self, viewer, asked):
            return False
        if len(self.exchanged) < 2 or asked.rules.hunter_setup_knowledge == "blind":
            return True
        one, other = self.exchanged.values()
        fits = pairs(self.exchanged, asked.content.lines)
        held = (token for tokens in (*self.held.values(), *self.lines.values()) for token in tokens)
        every = dict(enumerate((one, other, *self.tokens.values(), *self.loose, *held)))
        return bool(fits) or not pairs(every, asked.content.lines)


def pairs(tokens: Mapping[Any, Token], lines: Mapping[Token, Sequence[Token]]) -> dict[Any, list[Any]]:
    """The routes that lie with items of their lines, and where those items lie.

    >>> pairs({"a": "RA", "b": "IX", "c": "RB"}, {"RA": ["IX", "IX", "IA"], "RB": ["IB"]})
    {'a': ['b']}
    """
    found = {one: [o for o, item in tokens.items() if item in lines.get(route, ())] for one, route in tokens.items()}
    return {route: items for route, items in found.items() if items}


class HunterTable(Tiedie):
    """Who hunts, who is hunted, and what neither may do."""

    State = HunterState

    # --- TD-3: roles, passages, the exchange

    @clause("TD-3.21")
    def lay_box_tokens(self) -> None:
        """All but the passages are shuffled and laid face down on the box spaces."""
        state = self.state
        passages = self.passage_tokens()
        state.box = [token for token in self.content.token_pile if token not in passages]
        for square in self.map.names(self.map.boxes):
            if state.box:
                state.tokens[square] = self.draw("box_token", state.box, only=())

    def passage_tokens(self) -> list[str]:
        """The tokens that are neither route nor item."""
        return [token for token in self.content.token_pile if not {token} & {*self.content.items, *self.content.lines}]

    def deal_roles(self) -> None:
        """TD-3.20, then TD-3.21."""
        self.choose_the_hunters()
        self.bring_in_the_passages()

    @clause("TD-3.20")
    def choose_the_hunters(self) -> None:
        """By location card, dealt anew, or by volunteers; roles are public."""
        state, pool = self.state, list(self.players)
        wanted = self.number_of_hunters()
        if self.rules.role_assign == "number":
            chosen = [self.draw("hunter", pool) for _ in range(wanted)]
        else:
            chosen = self.volunteers(wanted)
        state.hunters = tuple(player for player in state.cycle if player in chosen)
        self.tell("hunters", players=state.hunters)

    @clause("TD-3.20")
    def number_of_hunters(self) -> int:
        """One with four players or fewer, otherwise two; somebody has to be left to hunt."""
        count = self.rules.hunter_count
        if count == "auto":
            return 1 if len(self.players) <= 4 else 2
        return min(count, len(self.players) - 1)

    @clause("TD-3.20")
    def volunteers(self, wanted: int) -> list[str]:
        """In turn order; the last ones have no choice."""
        chosen: list[str] = []
        order = self.state.order
        for at, player in enumerate(order):
            missing = wanted - len(chosen)
            if missing and (missing == len(order) - at or self.ask(player, "volunteer", ("no", "yes")) == "yes"):
                chosen.append(player)
        return chosen

    @clause("TD-3.21")
    def bring_in_the_passages(self) -> None:
        """A route and an item of its line make room for the two passages, which lie face up (TD-A7)."""
        state = self.state
        knowing: tuple[str, ...] = ()
        if self.rules.hunter_setup_knowledge == "sees_all":
            self.hunters_see("tokens")
            self.tell("hunters_see", players=state.hunters)
            knowing = state.hunters
        for square, token in state.tokens.items():
            self.tell("token_lies", square=square, token=token, only=knowing)
        squares = tuple(sorted(self.the_exchange(), key=self.map.number.__getitem__))
        if self.rules.hunter_exchange == "passages_replace":
            for square in squares:
                self.shift(("tokens", square), ("exchanged", square))
        else:
            for square in squares:
                self.lie_open(square)
            squares = self.squares_beside_doors()
        for square, passage in zip(squares, self.passage_tokens(), strict=True):
            state.tokens[square] = passage
            self.lie_open(square)

    def hunters_see(self, field: str) -> None:
        """The hunters look at all tokens of a field."""
        for square in getattr(self.state, field):
            self.look(field, square, by=self.state.hunters)

    def lie_open(self, square: str) -> None:
        """A token lies face up from now on."""
        self.state.open_tokens += (square,)
        self.look("tokens", square)
        self.tell("lies_open", square=square, token=self.state.tokens[square])

    @clause("TD-3.21")
    def the_exchange(self) -> list[str]:
        """Where the two tokens lie: the first hunter chooses for all; under `blind` chance does.

        On a small map on which no route lies with an item of its line, any two tokens go.
        """
        tokens = self.state.tokens
        if self.rules.hunter_setup_knowledge == "blind":
            left = list(tokens)
            return [self.draw("exchanged", left), self.draw("exchanged", left)]
        if fitting := pairs(tokens, self.content.lines):
            route = self.takes_off("exchange_route", fitting)
            return [route, self.takes_off("exchange_item", fitting[route], route=tokens[route])]
        one = self.takes_off("exchange_token", tokens)
        return [one, self.takes_off("exchange_token", [square for square in tokens if square != one])]

    def takes_off(self, name: str, squares: Iterable[str], **facts: Any) -> str:
        """The square of a token that the first hunter takes off the map."""
        places, why_not = Places(sorted(squares, key=sort_key)), self.no_square("TD-3.21", "no_token_to_exchange")
        square: str = self.ask(self.state.hunters[0], name, places, why_not, secret=True, **facts)
        return square

    @clause("TD-3.21")
    def squares_beside_doors(self) -> tuple[str, str]:
        """Two squares at doors of different tiles, by chance."""
        names = self.map.names(sorted({square for door in self.map.doors for square in door}))
        free = [square for square in names or self.map.name if square not in self.state.tokens]
        one = self.draw("passage_square", free)
        elsewhere = [square for square in free if self.room(square) != self.room(one)]
        return one, self.roll("passage_square", elsewhere or free)

    # --- who takes part, and in what

    def is_hunter(self, player: str) -> bool:
        """Whether a player hunts."""
        return player in self.state.hunters

    def survivors(self) -> tuple[str, ...]:
        """The survivors in play, in turn order."""
        return tuple([player for player in self.in_play() if player not in self.state.hunters])

    def able(self) -> tuple[str, ...]:
        """TD-4.3: stunned and carried survivors take no part."""
        state = self.state
        if not state.stunned and not state.carried:
            return self.in_play()
        away = {*state.stunned, *state.carried}
        return tuple([player for player in self.in_play() if player not in away])

    def same_side(self, one: str, other: str) -> bool:
        """TD-1.4: hunters, and survivors."""
        return self.is_hunter(one) == self.is_hunter(other)

    @clause("TD-10.8")
    def may_search(self, player: str) -> bool:
        """Hunters never turn up box tokens."""
        return not self.is_hunter(player)

    @clause("TD-10.13")
    def may_escape(self, player: str) -> bool:
        """Hunters cannot escape."""
        return not self.is_hunter(player)

    @clause("TD-6.15")
    def carry_limit(self, player: str) -> int:
        """How many items a player may hold; of hunters there is a reading (TD-A38)."""
        limit: int = super().carry_limit(player)
        return 1 if self.is_hunter(player) and self.rules.hunter_items == 1 else limit

    @clause("TD-10.18")
    def passages(self) -> tuple[str, ...]:
        """Nobody travels by them."""
        return ()

    def no_steps(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Whoever stands on a passage cannot go to the other one."""
        exits, here = self.exits(), self.state.pawn[player]
        for square in exits:
            if here in exits and square != here and tried in ("", square):
                yield Refusal(square, "TD-10.18", "no_travel", square=square)
        yield from super().no_steps(player, tried)

    def exits(self) -> tuple[str, ...]:
        """The passages, by which survivors are removed."""
        state = self.state
        return tuple([square for square in state.open_tokens if self.is_passage(state.tokens[square])])

    def most_in_play(self) -> int:
        """TD-3.21: by a reading the two passages lie beside doors, and nothing makes room for them (TD-A7)."""
        beside_doors = 0 if self.rules.hunter_exchange == "passages_replace" else len(self.passage_tokens())
        return super().most_in_play() + beside_doors

    def tokens_out(self) -> Iterator[str]:
        """TD-3.21: also what left the map for the passages."""
        yield from super().tokens_out()
        yield from self.state.exchanged.values()

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """Who is carried is on no square; what a position puts elsewhere did not leave the map.

        The hunters of the position have seen its tokens, and nobody else has (TD-3.21).
        """
        state = self.state
        forget(state, [("tokens", None), ("exchanged", None)])
        super().complete_position(position)
        for survivor in state.carried:
            state.pawn.pop(survivor, None)
        state.exchanged = {square: token for square, token in state.exchanged.items() if token}
        if self.rules.hunter_setup_knowledge == "sees_all":
            self.hunters_see("tokens")
            self.hunters_see("exchanged")

    @clause("TD-2.8")
    def put_into_the_ring(self, pawn: str, centre: str, chooser: str) -> None:
        """A pawn is put onto a free square of a ring, else onto the nearest free one, as somebody chooses."""
        state = self.state
        taken = [square for player, square in state.pawn.items() if player != pawn]
        free = [square for square in self.ring(centre) if square not in taken] or self.nearest(centre, taken)
        places, why_not = Places(sorted(free, key=sort_key)), self.no_square("TD-2.8", "cannot_be_put_there")
        square = self.ask(chooser, "put", places, why_not, pawn=pawn)
        state.pawn[pawn] = square
        self.tell("put", player=pawn, by=chooser, square=square)

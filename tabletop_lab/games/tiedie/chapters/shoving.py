"""TD-11.7, 11.8, 11.11 and 11.12: Steal, Shove, Charge and Brace, the cards that touch somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, NamedTuple

from pydantic import Field

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.tiedie.acts import Act
from tabletop_lab.games.tiedie.content.effects import sleep_effects
from tabletop_lab.games.tiedie.map import NOWHERE

from .table import Table

SHOVE, BRACE = "shove", "brace"
Squares = Annotated[int, Field(ge=1, le=9)]


class Run(NamedTuple):
    """A charge that is possible: at whom, up to which square, in which direction."""

    target: str
    stop: str
    direction: int


class Shoving(Table):
    """Steal, Shove, Charge and Brace, in the rulebook's order."""

    # --- TD-11.7, 11.8: Steal and Shove

    @sleep_effects("steal")
    @clause("TD-11.7")
    def steals(self, player: str, card: str) -> Iterator[Act]:
        """From somebody within one square: a sleep card or a box token."""
        for other in self.within_one_square(player):
            if self.state.hands[other]:
                yield Act("steal", who=other, what="card", card=card)
            if self.state.held[other] and self.may_steal_tokens(player):
                yield Act("steal", who=other, what="token", card=card)

    @clause("TD-11.7")
    def may_steal_tokens(self, player: str) -> bool:
        """Not with full hands (TD-A26); a warden and hunters only by one reading (TD-A72)."""
        room = len(self.state.held[player]) < self.carry_limit(player) or self.rules.steal_full == "drop_one"
        return room and (self.may_search(player) or self.rules.role_steals_tokens)

    def why_no_steal(self, player: str, other: str, what: str, tried: object) -> Refusal:
        """Why nothing, or nothing of a kind, can be stolen from somebody: too far away, nothing there, full hands."""
        items, most = self.state.held, self.carry_limit(player)
        wants_items = what != "card" and bool(items[other])
        if other not in self.within_one_square(player):
            return Refusal(tried, "TD-11.7", "too_far_to_steal", target=other)
        if wants_items and len(items[player]) >= most and self.rules.steal_full != "drop_one":
            return Refusal(tried, "TD-11.7", "hands_full", most=most)
        if wants_items and not self.may_steal_tokens(player):
            return Refusal(tried, "TD-11.7", "role_steals_none")
        return Refusal(tried, "TD-11.7", "nothing_to_steal", target=other)

    @clause("TD-2.5")
    def within_one_square(self, player: str) -> Iterator[str]:
        """Who stands within one square, and may be named."""
        near = self.near(self.state.pawn[player])
        return (other for other in self.others(player) if self.state.pawn[other] in near)

    @clause("TD-11.7")
    def act_steal(self, player: str, act: Act) -> None:
        """One card or token, drawn blind; Shove may answer it."""
        other = act.who
        self.play_card(player, act.card, target=other)
        if self.rules.shove_defence == "after_loss":
            self.take_the_loot(player, other, act.what)
            if not self.shrugs_off(player, SHOVE):
                self.is_shoved_back(player, other)
        elif not self.is_shoved_back(player, other):
            self.take_the_loot(player, other, act.what)

    @clause("TD-11.7")
    def take_the_loot(self, player: str, other: str, what: str) -> None:
        """What was stolen changes hands; only the two learn what it was."""
        field = "hands" if what == "card" else "held"
        there: dict[str, list[str]] = {"hands": self.state.hands, "held": self.state.held}[field]
        loot = tuple(sorted(there[other]))
        if self.rules.steal_pick == "look":
            self.look(field, other, by=player)
            stolen = self.ask(player, "loot", sorted(set(loot)), self.not_there, secret=True, target=other)
        else:
            stolen = self.roll("loot", loot, only=(player, other))
        if what == "token" and len(there[player]) >= self.carry_limit(player):
            self.drop_one(player)
        self.take_out(field, other, stolen, seen_by=(player, other))
        there[player].append(stolen)
        self.look(field, player, stolen, by=other)
        self.tell("stolen", player=player, target=other, what=what, card=stolen, secret={"card": (player, other)})

    def not_there(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why something cannot be stolen that one may look at."""
        if tried in self.content.sleep_cards or tried in self.content.tokens:
            yield Refusal(tried, "TD-11.7", "not_there", card=tried)

    @clause("TD-11.7")
    def drop_one(self, player: str) -> None:
        """A thief with full hands first lays down one token (TD-A26)."""
        token = self.ask(player, "drop_one", sorted(set(self.state.held[player])), secret=True)
        self.drop(player, token, player)

    @sleep_effects("shove")
    @clause("TD-11.8")
    def shoves(self, player: str, card: str, squares: Squares = 1) -> Iterator[Act]:
        """Somebody within one square is moved by one square, as the player likes; nobody is jumped over."""
        for other in self.within_one_square(player):
            for square in self.shove_squares(other, squares):
                yield Act("shove", who=other, where=square, card=card)

    @clause("TD-11.8")
    def shove_squares(self, other: str, squares: int) -> tuple[str, ...]:
        """The free squares to which a pawn can be moved."""
        start, taken = self.state.pawn[other], self.pawns()
        found, edge = {start}, [start]
        for _ in range(squares):
            edge = [to for square in edge for to in self.linked(square) if to not in taken and to not in found]
            found.update(edge)
        return tuple(dict.fromkeys(edge))

    @clause("TD-11.8")
    def act_shove(self, player: str, act: Act) -> None:
        """The pawn goes where the player likes."""
        self.play_card(player, act.card, target=act.who)
        self.shoved(act.who, player, act.where)

    def shoved(self, player: str, by: str, square: str) -> None:
        """A pawn was moved by somebody else: the squares do not count for its own movement (TD-5.2)."""
        self.state.pawn[player] = square
        self.tell("moved_by", player=player, by=by, square=square)

    @clause("TD-11.8")
    def is_shoved_back(self, thief: str, victim: str) -> bool:
        """Shove against Steal: the thief's pawn is moved by one square; if it cannot be moved, Shove only cancels."""
        answer = self.reaction(
            victim, "shove_back", self.shoves_back(thief, victim), self.no_defence("TD-11.8", SHOVE, thief),
            may=lambda: self.may_defend(victim), thief=thief,
        )  # fmt: skip
        if answer is None:
            return False
        self.defend(victim, answer.card, thief)
        if answer.where:
            self.shoved(thief, victim, answer.where)
        return True

    @clause("TD-11.8")
    def shoves_back(self, thief: str, victim: str) -> tuple[Act, ...]:
        """The cards that answer a Steal, each with every square for the thief."""
        found = []
        for card in self.defences(victim, SHOVE):
            moves = 0 if self.shrugs_off(thief, SHOVE) else sum(self.content.sleep_cards[card].amounts) or 1
            squares = self.shove_squares(thief, moves) if moves else ()
            found += [Act("shove_back", who=thief, where=square, card=card) for square in squares or ("",)]
        return tuple(found)

    # --- TD-11.11, 11.12: Charge and Brace

    @sleep_effects("charge")
    @clause("TD-11.11")
    def charges(self, player: str, card: str, reach: Squares = 0, push: Squares = 0) -> Iterator[Act]:
        """At somebody in a straight line of linked squares with no pawn in between."""
        return (Act("charge", who=run.target, card=card) for run in self.runs(player, reach or self.rules.charge_range))

    @clause("TD-11.11")
    def runs(self, player: str, reach: int) -> Iterator[Run]:
        """Each player who can be run down, with the square next to that player."""
        pawns = {square: other for other, square in self.state.pawn.items()}
        start, targets = self.state.pawn[player], tuple(self.others(player))
        for direction in range(8 if self.rules.charge_diag else 4):
            stop = start
            for _ in range(reach):
                square = self.beyond(stop, direction)
                if not square or not self.runs_across(stop, square):
                    break
                if pawns.get(square) in targets and (stop == start or stop not in pawns):
                    yield Run(pawns[square], stop, direction)
                if square in pawns and self.rules.charge_block != "map_tiles":
                    break
                stop = square

    @clause("TD-11.11")
    def runs_across(self, square: str, other: str) -> bool:
        """Whether a charge passes from one square to the next: through doors, unless a reading forbids it (TD-A28)."""
        rules = self.rules
        crosses = rules.charge_crosses_doors and rules.charge_block == "tokens"
        return crosses or self.room(square) == self.room(other)

    def beyond(self, square: str, direction: int) -> str:
        """The next square in a direction; empty behind a wall or an impassable square."""
        there = self.map.step[self.map[square]][direction]
        return "" if there == NOWHERE else self.map.name[there]

    @clause("TD-11.11")
    def act_charge(self, player: str, act: Act) -> None:
        """The player runs to the square next to the target, and pushes; Brace turns it round."""
        other = act.who
        reach, push = (*self.content.sleep_cards[act.card].amounts, 0, 0)[:2]
        run = next(run for run in self.runs(player, reach or self.rules.charge_range) if run.target == other)
        self.play_card(player, act.card, target=other)
        came_from, self.state.pawn[player] = self.state.pawn[player], run.stop
        self.tell("charges", player=player, target=other, square=run.stop, came_from=came_from)
        if not self.is_braced(player, other, run.direction):
            self.push(other, player, run.direction, push or self.rules.push_squares)
            self.loses_hold(other, player)

    @clause("TD-11.11")
    def push(self, player: str, by: str, direction: int, squares: int) -> None:
        """Up to so many squares on, stopping before a wall, an impassable square or a pawn."""
        start = square = self.state.pawn[player]
        taken = self.pawns()
        for _ in range(squares):
            there = self.beyond(square, direction)
            if not there or there in taken:
                break
            square = there
        if square != start:
            self.state.pawn[player] = square
            self.tell("pushed", player=player, by=by, square=square, came_from=start)

    def loses_hold(self, player: str, by: str) -> None:
        """All sleep cards are discarded, all box tokens fall into the ring of where the pawn came to rest."""
        cards = sorted(self.state.hands[player])
        if cards and self.rules.charge_discard == "one":
            cards = [self.choose(player, "lose_a_card", cards, self.not_in_hand, secret=True)]
        for card in cards:
            self.discard(player, card)
            self.tell("discards", player=player, card=card)
        while self.state.held[player]:
            self.drop(player, self.state.held[player][0], self.who_drops(player, by))

    @clause("TD-11.12")
    def is_braced(self, charger: str, target: str, direction: int) -> bool:
        """Brace: the charger is pushed back the way it came and loses everything; the target suffers nothing.

        A charger under a Blanket stays and loses nothing (TD-A29).
        """
        braces = tuple([Act("brace", who=charger, card=card) for card in self.defences(target, BRACE)])
        answer = self.reaction(
            target, "brace", braces, self.no_defence("TD-11.12", BRACE, charger),
            may=lambda: self.may_defend(target), charger=charger,
        )  # fmt: skip
        if answer is None:
            return False
        self.defend(target, answer.card, charger)
        if self.shrugs_off(charger, BRACE):
            self.tell("unmoved", player=charger)
            return True
        back = direction // 4 * 4 + (direction + 2) % 4
        self.push(charger, target, back, sum(self.content.sleep_cards[answer.card].amounts) or self.rules.push_squares)
        self.loses_hold(charger, target)
        return True

    @sleep_effects("brace")
    @clause("TD-11.12")
    def only_braces(self, player: str, card: str, push: Squares = 0) -> Iterator[Act]:
        """Never on one's own turn: Brace answers a Charge alone."""
        return iter(())

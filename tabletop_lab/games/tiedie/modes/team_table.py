"""Team mode (팀전): who holds a team's Attack card, whom the team hunts, and who knows. TD-3.17, 3.18, 9.7, 9.8."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from tabletop_lab.engine import PASS, Distinct, Refusal, clause, public, remembered, seen_by, sort_key
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.tiedie.chapters.table import ACCUSE, ATTACK, EVADE, LOCATION, MOVE
from tabletop_lab.games.tiedie.state import Action, Count, Player, TiedieState

from .sides import Sides, SidesState
from .sides import Team as Side
from .tail import Tail


def of_the_team(state: Any, viewer: str | None, team: str, item: Any) -> bool:
    """A team's secrets are known to its members, whether or not they are still in play."""
    return bool(state.team.get(viewer) == team)


def of_the_hunters(state: Any, viewer: str | None, team: str, item: Any) -> bool:
    """A pile is known to its team, and its top card to everybody once it has been attacked."""
    return of_the_team(state, viewer, team, item) or state.shown_target.get(team) == item


def hunted_by(state: Any, team: str) -> str:
    """The opposing team; of three or more the next one against the direction of play. Asks a state or a view."""
    teams = list(dict.fromkeys(state.team[player] for player in state.cycle))
    return teams[teams.index(team) - 1]


SomeTeams = Annotated[tuple[Side, ...], Distinct("TD-9.8")]


@dataclass(slots=True)
class TeamState(SidesState):
    """What team mode adds. Attack and location cards of all players lie in one pool: they may change hands."""

    actions: dict[Player, list[Action]] = remembered(factory=dict, owner=True, pool="actions")
    placed: dict[Player, Action] = remembered(factory=dict, owner=True, pool="actions")
    given_up: dict[Player, list[Action]] = public(factory=dict, pool="actions")
    holder: dict[Side, Player] = seen_by(of_the_team, factory=dict)
    shown_holder: dict[Side, Player] = public(factory=dict)  # who has shown the team's Attack, as long as it is there
    shown_blank: Annotated[tuple[Player, ...], Distinct("TD-3.17")] = public(())  # who has shown a location card
    bereaved: SomeTeams = public(())  # lost a member this round: perhaps the holder
    exchanging: SomeTeams = public(())  # after a mutual attack: change the holder in the end phase
    piles: dict[Side, list[Player]] = seen_by(of_the_hunters, factory=dict)
    shown_target: dict[Side, Player] = public(factory=dict)  # who lies on top of a pile, where everybody knows it
    removed_targets: dict[Side, tuple[Player, ...]] = public(factory=dict)  # face up at the bottom of a pile
    removals: dict[Side, Count] = public(factory=dict)

    def is_consistent(self, viewer: str | None, asked: Any) -> bool:
        """Every player has a whole set, every team with a holder one Attack, and what everybody has seen is so."""
        if not TiedieState.is_consistent(self, viewer, asked):
            return False
        teams: dict[str, list[str]] = {}
        for player, hand in self.actions.items():
            cards = [*hand, *self.given_up.get(player, ())]
            cards += [self.placed[player]] if player in self.placed else []
            attacks, chosen = cards.count(ATTACK), self.team[player] in self.holder
            if attacks + cards.count(LOCATION) != (1 if chosen else 2) or len(set(cards)) != len(cards):
                return False
            if chosen:
                teams.setdefault(self.team[player], []).extend([player] * attacks)
        known = dict(self.shown_holder)
        if viewer in self.team and self.team[viewer] in self.holder:
            known[self.team[viewer]] = self.holder[self.team[viewer]]
        return (
            all(len(holders) == 1 for holders in teams.values())
            and all(teams[team] == [player] for team, player in known.items())
            and not any(holders[0] in self.shown_blank for holders in teams.values())
            and all(self.piles[team][0] == player for team, player in self.shown_target.items())
            and all(self.team[player] == hunted_by(self, team) for team, pile in self.piles.items() for player in pile)
        )

    def make_consistent(self, viewer: str | None, asked: Any) -> None:
        """The holder is who has the Attack card, once the team has chosen one; until then all have it (TD-3.17)."""
        for player, hand in self.actions.items():
            if self.team[player] not in self.holder:
                continue
            if ATTACK in hand or self.placed.get(player) == ATTACK:
                self.holder[self.team[player]] = player


class TeamTable(Sides, Tail):
    """The holder, the pile, and who knows of them."""

    State = TeamState  # type: ignore[assignment]  # as in tail, but without its target cards
    seats = range(4, 9)

    # --- TD-3: the attack holder and the pile

    def action_set(self, player: str) -> tuple[str, ...]:
        """TD-3.17: Attack and the location card, until one of them is laid down."""
        holder = self.state.holder.get(self.side_of(player))
        kept = (ATTACK, LOCATION) if holder is None else (ATTACK,) if holder == player else (LOCATION,)
        return MOVE, *kept, EVADE, ACCUSE

    def kinds_of_cards(self, player: str) -> tuple[str, ...]:
        """TD-3.17: from outside all sets look alike."""
        return MOVE, ATTACK, EVADE, ACCUSE, LOCATION

    def deal_roles(self) -> None:
        """TD-3.17 and 3.18; the first member of each team answers for it."""
        state = self.state
        for side in self.sides():
            state.removals[side], state.removed_targets[side] = 0, ()
            self.choose_the_holder(side)
        for side in self.sides():
            state.piles[side] = list(self.members(self.hunted_by(side)))
            self.arrange_the_pile(side)

    @clause("TD-3.17")
    def choose_the_holder(self, side: str) -> None:
        """The team agrees who keeps the Attack card and lays the location card down; the others lay Attack down."""
        members = self.in_play_of(side)
        keeper = members[0]
        if len(members) > 1:
            choice, why_not = sorted(members, key=sort_key), self.no_holders(members)
            keeper = self.ask(members[0], "holder", choice, why_not, secret=True, team=side)
        self.state.holder[side] = keeper
        for player in members:
            self.take_out("actions", player, LOCATION if player == keeper else ATTACK, seen_by=members)
        self.tell("holder", team=side, player=keeper, only=members)

    @clause("TD-3.18")
    def hunted_by(self, side: str) -> str:
        """The opposing team; of three or more the next one against the direction of play."""
        return hunted_by(self.state, side)

    @clause("TD-3.18")
    def arrange_the_pile(self, side: str) -> None:
        """The team decides in secret which target comes first, second, and so on."""
        state = self.state
        rest: list[str] = list(state.piles[side])
        pile: list[str] = []
        answers, members = self.in_play_of(side)[0], self.members(side)
        while len(rest) > 1:
            choice, why_not, place = sorted(rest, key=sort_key), self.no_target(rest), len(pile) + 1
            target = self.ask(answers, "next_target", choice, why_not, secret=True, team=side, place=place)
            rest.remove(target)
            pile.append(target)
        state.piles[side] = [*pile, *rest]
        state.shown_target.pop(side, None)
        self.tell("pile", team=side, players=tuple(state.piles[side]), only=members)

    def no_holders(self, offered: Iterable[str]) -> Callable[[str], Iterable[Refusal]]:
        """Why somebody cannot take the Attack card."""
        others = [player for player in self.players if player not in offered]
        refused = [Refusal(player, "TD-3.17", "nobody_of_the_team", target=player) for player in others]
        return lambda _: (*refused, Refusal(PASS, "TD-9.8", "must_name_a_holder"))

    def no_target(self, rest: Iterable[str]) -> Callable[[str], Iterator[Refusal]]:
        """Why somebody cannot come next in the pile."""
        others = [player for player in self.players if player not in rest]
        return lambda _: (Refusal(player, "TD-3.18", "not_in_the_pile", target=player) for player in others)

    def target_of(self, side: str) -> str:
        """The top card of a team's pile; empty when none is left (TD-9.7)."""
        pile = self.state.piles[side]
        return pile[0] if pile else ""

    # --- TD-4: cards to lay

    def cards_to_lay(self, player: str) -> tuple[str, ...]:
        """The location card is a blank that can be laid, unless it only fills the hand (TD-A57)."""
        cards = super().cards_to_lay(player)
        return cards if self.rules.location_blank == "playable" else tuple(c for c in cards if c != LOCATION)

    def no_commitments(self, player: str) -> Iterator[Refusal]:
        """Why a card of the set cannot be laid."""
        yield from super().no_commitments(player)
        if LOCATION in self.state.actions[player] and LOCATION not in self.cards_to_lay(player):
            yield Refusal(LOCATION, "TD-3.17", "only_fills_the_hand")
        if self.state.holder[self.side_of(player)] != player:
            yield Refusal(ATTACK, "TD-6.8", "no_holder")

    def turn_up(self, player: str) -> str:
        """Whoever shows Attack is the holder, whoever shows the location card is not; the table remembers it."""
        card, state = super().turn_up(player), self.state
        if card == ATTACK:
            state.shown_holder[self.side_of(player)] = player
        elif card == LOCATION and player not in state.shown_blank:
            state.shown_blank += (player,)
        return card

    # --- TD-9: targets and holders

    @clause("TD-9.7")
    def leave(self, player: str, how: str) -> None:
        """Whoever is gone lies face up at the bottom of the pile; whoever escaped, too, without a removal."""
        super().leave(player, how)
        state, side = self.state, self.side_of(player)
        for hunters, pile in state.piles.items():
            if player in pile:
                pile.remove(player)
                state.removed_targets[hunters] += (player,)
                if state.shown_target.get(hunters) == player:
                    del state.shown_target[hunters]
        if self.may_have_held(player) and side not in state.bereaved:
            state.bereaved += (side,)

    def may_have_held(self, player: str) -> bool:
        """Whether somebody gone may have been the holder, as far as the whole table knows."""
        state = self.state
        return state.shown_holder.get(self.side_of(player), player) == player and player not in state.shown_blank

    def cards_are_back(self) -> None:
        """Where a holder is gone, or after a mutual attack, a team hands its Attack card on in secret."""
        state = self.state
        for side in self.sides_in_play():
            if side in state.bereaved or side in state.exchanging:
                self.hands_the_attack_on(side)
        state.bereaved = state.exchanging = ()

    @clause("TD-9.8")
    def hands_the_attack_on(self, side: str) -> None:
        """Another member in play takes the Attack card and gives up the location card. A single one keeps it."""
        state, members = self.state, self.in_play_of(side)
        old = state.holder[side]
        goes = old in state.out or side in state.exchanging
        candidates = tuple([player for player in members if player != old]) if goes else ()
        candidates = candidates or (old,)
        new = candidates[0]
        if len(members) > 1:
            choice = {members[0]: sorted(candidates, key=sort_key)} if len(candidates) > 1 else {}
            why_not = self.no_holders(candidates)
            for _, chosen in self.window(
                "new_holder", lambda: members[:1], choice, why_not, once=True, must=True, team=side
            ):
                new = chosen
        self.exchange_cards(side, old, new)
        if len(members) == 1:
            state.shown_holder[side] = new
        self.tell("holder", team=side, player=new, only=self.members(side))

    def exchange_cards(self, side: str, old: str, new: str) -> None:
        """Attack and location card change hands; others no longer know who has which."""
        state, members = self.state, self.members(side)
        for player in members:
            card = ATTACK if player == old else LOCATION
            self.take_out("actions", player, card, seen_by=members)
            state.actions[player].append(ATTACK if player == new else LOCATION)
        state.holder[side] = new
        state.shown_holder.pop(side, None)
        state.shown_blank = tuple(player for player in state.shown_blank if self.side_of(player) != side)

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """Whoever is out of play lies face up at the bottom of a pile."""
        super(Tail, self).complete_position(position)
        state = self.state
        for side in self.sides():
            targets = self.members(self.hunted_by(side))
            if side not in position.get("piles", ()):
                state.piles[side] = [player for player in targets if player not in state.out]
            state.removed_targets[side] = tuple([player for player in targets if player in state.out])

    def mode_invariants(self) -> Iterator[Fault]:
        """Piles and removals (invariants 6 and 12)."""
        state = self.state
        if sum(state.removals.values()) > len(state.out):
            yield self.broken("removals", "too_many_removals", "TD-9.7", domain=range(len(state.out) + 1))
        for side in self.sides():
            wanted = sorted(player for player in self.members(self.hunted_by(side)) if player not in state.out)
            if sorted(state.piles[side]) != wanted:
                yield self.broken(f"piles.{side}", "other_pile", "TD-9.7", team=side, domain=tuple(wanted))
            if state.holder[side] not in self.members(side):
                yield self.broken(f"holder.{side}", "no_member", "TD-3.17", team=side, domain=self.members(side))

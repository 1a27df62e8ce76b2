"""Tail-catching (꼬리잡기): a ring of secret targets. TD-3.15, 3.16, 6.4 to 6.7, 7.3, 8.6 to 8.8, 9.3 to 9.6, 13.1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from tabletop_lab.engine import Distinct, Refusal, clause, public, remembered, sort_key
from tabletop_lab.games.tiedie.acts import Accusation
from tabletop_lab.games.tiedie.chapters.table import ATTACK
from tabletop_lab.games.tiedie.state import Player, TiedieState

from .penalties import Penalties


@dataclass(slots=True)
class TailState(TiedieState):
    """What tail-catching adds: the target cards, and who has which character cards."""

    targets: dict[Player, Player] = remembered(factory=dict, owner=True)
    shown_targets: Annotated[tuple[Player, ...], Distinct("TD-6.7")] = public(())  # attacked somebody not their target
    trophies: dict[Player, tuple[Player, ...]] = public(factory=dict)  # whose character cards one has, one's own first


class Tail(Penalties):
    """Everybody hunts one player in secret."""

    State = TailState

    # --- TD-3: targets

    @clause("TD-3.15")
    def deal_roles(self) -> None:
        """Target cards of the characters in play; each looks at their own card alone."""
        state, pile = self.state, list(self.players)
        for player in state.order:
            state.targets[player] = target = self.draw("target", pile, only=player)
            self.tell("dealt_target", player=player, target=target, only=player)
            state.trophies[player] = (player,)

    @clause("TD-3.16")
    def is_self_target(self, player: str) -> bool:
        """Whoever is their own target may attack everybody, and be attacked by everybody."""
        return bool(self.state.targets[player] == player)

    # --- TD-6, TD-7: attacks

    @clause("TD-6.7")
    def victims(self, player: str) -> Iterator[str]:
        """Anybody in reach: target cards are secret, so one may try."""
        match self.rules.nontarget_attack:
            case "blind_attempt":
                return self.others(player)
            case "known_only":
                return (p for p in self.others(player) if self.is_prey(player, p, known_only=True))
        own = self.state.targets[player]
        return (p for p in self.others(player) if own in (p, player))

    @clause("TD-3.16", "TD-6.7")
    def is_prey(self, attacker: str, victim: str, known_only: bool = False) -> bool:
        """One's own target; anybody for a self-target; anybody who is self-target."""
        target = self.state.targets[attacker]
        if target in (victim, attacker):
            return True
        if self.rules.nontarget_attack == "never":
            return False
        return self.is_self_target(victim) and (not known_only or victim in self.state.shown_targets)

    @clause("TD-6.5")
    def seen_by(self, player: str, victim: str, square: str) -> Iterator[str]:
        """By day nobody else may be in the room of the attack; flipped pawns see nothing."""
        rules, room, pawn = self.rules, self.room, self.state.pawn
        if rules.witness_rule == "never" or (rules.witness_rule == "day" and not self.day):
            return
        scene = {"both": (square, pawn[victim]), "attacker": (square,), "victim": (pawn[victim],)}[rules.attack_room]
        rooms = {room(place) for place in scene}
        yield from (p for p in self.witnesses(player, victim) if room(pawn[p]) in rooms and self.sees(p))

    def witnesses(self, player: str, victim: str) -> Iterator[str]:
        """Who could be a witness: everybody else in play."""
        return (p for p in self.in_play() if p not in (player, victim))

    def sees(self, player: str) -> bool:
        """Whether a player in the room is a witness: sleepers too, unless a reading says otherwise."""
        return self.rules.sleepers_witness or player not in self.state.asleep

    def not_evaded(self, attacker: str, victim: str) -> None:
        """Mutual, a success, or void."""
        if self.is_mutual(attacker, victim):
            self.mutual_attack(attacker, victim)
        elif self.is_prey(attacker, victim):
            self.attack_succeeds(attacker, victim)
        else:
            self.attack_is_void(attacker, victim)

    @clause("TD-6.4")
    def attack_succeeds(self, attacker: str, victim: str) -> None:
        """A legal victim is eliminated."""
        self.eliminate(victim, attacker)

    @clause("TD-6.7")
    def attack_is_void(self, attacker: str, victim: str) -> None:
        """Any other attempt has no effect; the victim only says so."""
        self.tell("void", player=victim, attacker=attacker)

    @clause("TD-6.6")
    def is_mutual(self, attacker: str, victim: str) -> bool:
        """Both laid Attack, and each is the other's target, or both are self-targets."""
        if not self.has_placed(victim, ATTACK) or not self.is_waiting(victim) or self.shrugs_off(attacker, ATTACK):
            return False
        aims = self.state.targets[attacker], self.state.targets[victim]
        return aims in ((victim, attacker), (attacker, victim)) and self.answers_with_attack(attacker, victim)

    @clause("TD-6.6")
    def answers_with_attack(self, attacker: str, victim: str) -> bool:
        """The card turns itself up, or the victim chooses to (TD-A65)."""
        if self.rules.mutual_reveal == "automatic":
            return True
        return (
            self.reaction(
                victim, "mutual", ("attack",), may=lambda: self.may_have_placed(victim, ATTACK), attacker=attacker
            )
            is not None
        )

    @clause("TD-6.6")
    def mutual_attack(self, attacker: str, victim: str) -> None:
        """Each draws a location card; the higher number makes the successful attack. Both cards are spent."""
        self.turn_up(victim)
        self.spend(victim)
        numbers = list(range(1, len(self.players) + 1))
        one, other = self.draw("location", numbers), self.draw("location", numbers)
        self.tell("mutual_attack", player=attacker, victim=victim, own=one, other=other)
        winner, loser = (attacker, victim) if one > other else (victim, attacker)
        self.eliminate(loser, winner)

    @clause("TD-7.3")
    def evaded(self, attacker: str, victim: str) -> None:
        """The attacker is eliminated by the evader."""
        self.eliminate(attacker, victim)

    def idle_evade_counts(self, owner: str) -> bool:
        """TD-7.2 is of this mode under every reading (TD-A1)."""
        return True

    # --- TD-8: accusations

    def judged(self, accuser: str, use: Accusation, attack: bool) -> None:
        """TD-8.6 to 8.8: no Attack, the wrong victim, or the right one."""
        if not attack:
            self.wrongly_accused(accuser, use.suspect)
        elif not self.is_aimed_at(use.suspect, use.named):
            self.exposed(use.suspect)
        else:
            self.caught(accuser, use.suspect)

    def is_aimed_at(self, suspect: str, named: str) -> bool:
        """Whether the named victim is the right one, by the target card (TD-A43)."""
        any_name = self.rules.accuse_self_target == "any_name" and self.is_self_target(suspect)
        return any_name or bool(self.state.targets[suspect] == named)

    @clause("TD-8.8")
    def caught(self, accuser: str, suspect: str) -> None:
        """An Attack card and the right victim: eliminated at once by the accuser."""
        self.eliminate(suspect, accuser)

    # --- TD-9: cards and targets

    def inherits(self, by: str, victim: str) -> None:
        """TD-9.3 to 9.6."""
        if by:
            self.takes_the_cards(by, victim)
            self.takes_the_target(by, victim)
            self.hunts_the_eliminator(by, victim)
        else:
            self.hunts_somebody_else(victim)
        self.state.targets.pop(victim, None)

    @clause("TD-9.3")
    def takes_the_cards(self, by: str, victim: str) -> None:
        """The eliminator takes the character cards of the victim, collected ones too."""
        trophies = self.state.trophies
        taken = trophies[victim] if self.rules.trophy_transfer == "all_held" else (victim,)
        trophies[by] += taken
        trophies[victim] = tuple(card for card in trophies[victim] if card not in taken)
        self.tell("takes_cards", player=by, victim=victim, cards=len(taken))

    def takes_the_target(self, by: str, victim: str) -> None:
        """The target card taken is a new target, or shows one of the two."""
        targets = self.state.targets
        taken, old = targets.get(victim, victim), targets[by]
        if taken in (by, victim):
            self.takes_a_card_of_the_two(by, victim, taken, old)
        else:
            self.takes_a_new_target(by, victim, taken, old)

    @clause("TD-9.4")
    def takes_a_new_target(self, by: str, victim: str, taken: str, old: str) -> None:
        """The target card taken becomes the new target, whatever the way of elimination (TD-A10)."""
        reading = self.rules.target_after_removal
        if reading == "replace" or old == victim:
            self.hunts_one_of(by, victim, taken, taken)
        elif reading == "choose":
            self.hunts_one_of(by, victim, taken, taken, old)
        else:
            self.hunts_one_of(by, victim, taken, old)

    def hunts_one_of(self, by: str, victim: str, taken: str, *choice: str) -> None:
        """Where the eliminator may choose, the question is asked even with one answer: being asked must not tell."""
        new = choice[0]
        if self.rules.target_after_removal == "choose":
            options = sorted(choice, key=sort_key)
            new = self.ask(by, "keep_target", options, self.neither_target, secret=True, victim=victim)
        self.has_a_target(by, victim, taken, new)

    def neither_target(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why somebody cannot be chosen: out of play, or a card of the two says otherwise."""
        if tried in self.state.out:
            yield Refusal(tried, "TD-9.6", "out_of_play", target=tried)
        elif tried in self.players:
            yield Refusal(tried, "TD-9.4", "neither_target", target=tried)

    @clause("TD-9.6")
    def takes_a_card_of_the_two(self, by: str, victim: str, taken: str, old: str) -> None:
        """A card that shows its taker makes a self-target; one that shows the victim leaves the old target (TD-A9)."""
        rules = self.rules
        if old == victim:
            keeps = False
        elif taken == victim:  # the victim was self-target
            keeps = rules.inherit_dead == "keep_old"
        else:
            keeps = rules.inherit_own == "keep_old" or rules.target_after_removal == "keep_if_not_own_target"
        self.hunts_one_of(by, victim, taken, old if keeps else by)

    def has_a_target(self, by: str, victim: str, taken: str, new: str) -> None:
        """The eliminator's target from now on; whose card was taken knows what it shows."""
        targets = self.state.targets
        kept, knowing = targets[by] == new, (by, victim) if new == taken else by
        targets[by] = new
        self.look("targets", by, by=knowing)
        self.tells_a_target("same_target" if kept else "new_target", by, victim, knowing)

    def tells_a_target(self, event: str, player: str, victim: str, knowing: str | tuple[str, ...]) -> None:
        """Whom somebody hunts now; a player who was not one's own target before becomes a self-target."""
        target = self.state.targets[player]
        event = "self_target" if target == player and event == "new_target" else event
        self.tell(event, player=player, victim=victim, target=target, only=knowing)

    @clause("TD-9.5")
    def hunts_the_eliminator(self, by: str, victim: str) -> None:
        """Whoever hunted the victim now hunts the eliminator."""
        self.change_targets(victim, lambda hunter: by)

    @clause("TD-9.6")
    def hunts_somebody_else(self, victim: str) -> None:
        """Without an eliminator: whoever hunted the victim now hunts whom the victim hunted (TD-A60)."""
        if self.rules.target_escaped == "self_target":
            self.change_targets(victim, lambda hunter: hunter)
        else:
            self.hunts_whom_the_victim_hunted(victim)

    def hunts_whom_the_victim_hunted(self, victim: str) -> None:
        """The victim's target is inherited; whoever would hunt oneself or the victim is a self-target."""
        heir = self.state.targets.get(victim, victim)
        self.change_targets(victim, lambda hunter: hunter if heir in (hunter, victim) else heir)

    def change_targets(self, victim: str, new_target: Callable[[str], str]) -> None:
        """All who hunted the victim get another target; each learns its own."""
        targets = self.state.targets
        for hunter in self.hunters_of(victim):
            targets[hunter] = new_target(hunter)
            self.tells_a_target("new_target", hunter, victim, hunter)

    def hunters_of(self, player: str) -> tuple[str, ...]:
        """The others in play whose target a player is, in turn order."""
        targets = self.state.targets
        return tuple([p for p in self.in_play() if p != player and targets.get(p) == player])

    def pursuer(self, owner: str) -> str:
        """The first in turn order whose target is the owner."""
        return next(iter(self.hunters_of(owner)), "")

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """Whoever is out of play has no target any more."""
        super().complete_position(position)
        state = self.state
        state.targets = {player: target for player, target in state.targets.items() if player not in state.out}

    # --- TD-13: victory

    @clause("TD-13.1", "TD-13.8")
    def check_end(self) -> None:
        """When only one player is in play, most character cards win; whoever escaped comes before them (TD-A12)."""
        if len(self.in_play()) <= 1:
            escaped = tuple(player for player, how in self.state.out.items() if how == "escaped")
            self.wins(escaped or self.leaders(), "escape" if escaped else "last")

    @clause("TD-13.1")
    def escaped(self, player: str) -> None:
        """The first to escape ends the play and wins; under `all_resolved` the others play on."""
        if self.rules.tail_end == "first_escape_or_last":
            self.wins((player,), "escape")
        self.check_end()

    @clause("TD-13.1", "TD-13.9")
    def leaders(self) -> tuple[str, ...]:
        """Most character cards; ties are shared."""
        out = self.state.out
        totals = {player: cards for player, cards in self.totals().items() if out.get(player) != "eliminated"}
        most = max(totals.values(), default=0)
        return tuple(player for player, cards in totals.items() if cards == most)

    def totals(self) -> dict[str, int]:
        """Character cards, by seat."""
        return {player: len(cards) for player, cards in self.state.trophies.items()}

"""VS-11: actions, rooms and items that lower madness and find contamination."""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.acts import PASS_TURN
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Few, effects, possible
from tabletop_lab.games.void_seeders.nemesis.why_not import NOT_TO_ANALYSE, NOTHING_TO_SCAN

from .madness import Madness


class Recovery(Madness):
    """VS-11.2 to 11.9, in the rulebook's order."""

    # --- VS-11.2 to 11.6a: Rest, Shower, Canteen

    @effects("recover")
    @adds("VS-11.2", "VS-11.5", "VS-11.6a")
    def recover(self, player: str) -> int:
        """Lower madness, or scan the contamination in hand, or both."""
        lowered = self.may_calm_down(player)
        must = self.rules.rest_neither == "forbidden" and not lowered and bool(self.contamination_in_hand(player))
        if must or self.wants_a_scan(player):
            self.scan_at_rest(player)
        return FULLY

    @possible("recover")
    @adds("VS-11.2")
    def may_recover(self, player: str) -> bool:
        """Rest without lowering and without scanning is allowed, but for a reading (VS-A34)."""
        useful = self.can_lower_madness(player) or bool(self.contamination_in_hand(player))
        return useful or self.rules.rest_neither == "allowed"

    @adds("VS-11.2", "VS-11.3")
    def may_calm_down(self, player: str) -> bool:
        """One level down where an arrow leads down, if wanted; a weakness allows more than one step."""
        lowered = False
        for _ in range(self.weakness("calmed_by_rest") or 1):
            if not self.can_lower_madness(player) or self.ask(player, "lower_madness", ("no", "yes")) == "no":
                break
            self.lower_madness(player)
            lowered = True
        return lowered

    @adds("VS-11.2")
    def wants_a_scan(self, player: str) -> bool:
        """Whoever rests is asked, with contamination in hand or without: that is secret."""
        options = ("scan",) if self.contamination_in_hand(player) else ()
        hand = self.state.hands[player]
        return self.reaction(player, "scan", options, NOTHING_TO_SCAN, may=lambda: bool(hand)) is not None

    @adds("VS-11.2", "VS-11.4")
    def scan_at_rest(self, player: str) -> None:
        """Clean cards leave the game, INFECTED ones stay and drive the level to 5."""
        infected, clean = self.scan_the_hand(player)
        self.remove_contamination(player, clean)
        if infected:
            self.set_to_five(player)

    # --- VS-11.6, 11.9: Surgery, Antidote

    @effects("operate")
    @adds("VS-11.6")
    def operate(self, player: str) -> int:
        """All own contamination is scanned, what is INFECTED removed; madness, a wound, a new deck, and pass."""
        self.remove_infection(player)
        self.may_lower_to_three(player)
        self.light_wound(player, "surgery")
        if self.is_active(player):
            self.shuffle_everything(player)
            self.pass_by_force(player)
        return FULLY

    @effects("take_antidote")
    @adds("VS-11.9")
    def take_the_antidote(self, player: str) -> int:
        """The same removal; then a contamination card, deck and discards shuffled, the hand kept; and pass."""
        self.remove_infection(player)
        self.may_lower_to_three(player)
        self.contaminate(player)
        self.make_a_deck(player)
        self.act_pass(player, PASS_TURN)
        return FULLY

    @adds("VS-11.6", "VS-11.9")
    def remove_infection(self, player: str) -> None:
        """Deck, hand and discards are scanned; INFECTED cards leave the game and do not change the level (VS-A35)."""
        infected, _ = self.scan_everything(player)
        self.remove_contamination(player, infected)
        if infected and self.rules.surgery_infected:
            self.set_to_five(player)

    @adds("VS-5.5")
    def may_lower_to_three(self, player: str) -> None:
        """From 4 or 5 down to 3, if wanted."""
        if self.state.madness[player] > 3 and self.ask(player, "lower_to_three", ("no", "yes")) == "yes":
            self.lower_to_three(player)

    @adds("VS-11.6")
    def shuffle_everything(self, player: str) -> None:
        """Hand, discards and deck become one deck; the hand is empty."""
        state = self.state
        for card in list(state.hands[player]):
            self.take_out("hands", player, card, seen_by=())
            state.decks[player].append(card)
        self.make_a_deck(player)

    def pass_by_force(self, player: str) -> None:
        """The player passes, by what was done and not by choice."""
        if player not in self.state.passed:
            self.passes(player, made_to=True)

    @effects("purge")
    @adds("VS-11.11")
    def purge(self, player: str, count: Few) -> int:
        """Contamination cards of the hand are scanned and removed; for each that is INFECTED one is taken."""
        done = 0
        while done < count and (cards := self.contamination_in_hand(player)):
            card = cards[0]
            self.look("hands", player, card, by=player)
            infected, _ = self.read(player, [card])
            self.remove_contamination(player, [card])
            if infected:
                self.contaminate(player)
            done += 1
        return FULLY if done else NOT

    @possible("purge")
    @adds("VS-11.11")
    def may_purge(self, player: str, count: Few) -> bool:
        """With contamination in hand."""
        return bool(self.contamination_in_hand(player))

    # --- VS-11.7: Laboratory

    @effects("analyse")
    @adds("VS-11.7")
    def analyse(self, player: str) -> int:
        """A face-down weakness is revealed, of a slot whose requirement is met."""
        state = self.state
        ready = tuple(self.weaknesses_to_reveal(player))
        slot = self.choose(player, "analyse", ready, NOT_TO_ANALYSE)
        state.revealed[slot] = self.draw("weakness", state.weaknesses)
        self.tell("weakness", player=player, slot=slot, weakness=state.revealed[slot])
        return FULLY

    @possible("analyse")
    @adds("VS-11.7")
    def weaknesses_to_reveal(self, player: str) -> list[str]:
        """The slots with an egg, a carcass, or somebody of madness 3 or more here; objects may be carried by anyone."""
        state = self.state
        slot = state.room[player]
        lying = [thing for thing, where in state.lying.items() if where == slot]
        things = [*lying, *(thing for p in self.at(slot) for thing in self.held(p))]
        met = {
            "egg": any(thing.startswith("egg") for thing in things),
            "carcass": any(thing.startswith("carcass") for thing in things),
            "madness": any(state.madness[p] >= 3 for p in self.at(slot))
            or (self.rules.lab_corpse == "both" and any(thing.startswith("corpse") for thing in things)),
        }
        return [name for name, here in met.items() if here and name not in state.revealed]

    def weakness(self, word: str) -> int:
        """The number that belongs to a revealed weakness of this kind (1 if it has none); 0 if none is revealed."""
        for revealed in self.state.revealed.values():
            for change in self.content.weaknesses[revealed].changes:
                if change.word == word:
                    return change.number or 1
        return 0

"""TW-6, TW-7, TW-8: the night, its calls, and whom each character may point at."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tabletop_lab.engine import Refusal, clause, sort_key

from .table import PASS, Village

CALLED = {"wolves": ("wolf",), "medium": ("medium", "spiritist")}
"""Which characters move, one after the other, at a call that is not named after one alone."""


class Night(Village):
    """TW-6 to TW-8, in the rulebook's order."""

    def precompute(self) -> None:
        """What each character does when called from the second night on."""
        super().precompute()
        self.turns = {
            "witch": self.witch_turn, "seer": self.seer_turn, "guard": self.guard_turn, "wolf": self.wolves_turn,
            "medium": self.medium_turn, "spiritist": self.spiritist_turn,
        }  # fmt: skip

    def night_and_dawn(self) -> None:
        """A night, and what it has brought."""
        self.night()
        self.dawn()

    # --- TW-6: the night in general -----------------------------------------------------------------------------------

    @clause("TW-6.1", "TW-6.2", "TW-6.3")
    def night(self) -> None:
        """All close their eyes; nobody learns anything but what one's own turn shows."""
        state = self.state
        state.night += 1
        state.pointed = state.blocked = state.guarded = state.proposals = state.doomed = ()
        state.raid_target = ""
        if state.night == 1:
            self.say_night_open_first()
            self.first_night()
        else:
            self.say_night_open()
            self.later_night()

    @clause("TW-6.5")
    def is_called(self, role: str) -> bool:
        """Every character of the composition is called, even when its holder is dead or robbed of the power."""
        if role not in self.roles_in_play:
            return False
        called = self.rules.call_dead_roles or bool(self.holders(role))
        if called:
            self.say_call(role)
        return called

    # --- TW-7: the first night ----------------------------------------------------------------------------------------

    @clause("TW-7.2", "TW-7.3")
    def first_night(self) -> None:
        """Those who know each other do so first; then only the wolves move."""
        self.recognition()
        match self.rules.first_night:
            case "raid":
                self.first_raid()
            case "moderator_victim":
                self.raid_on_the_moderator()

    @clause("TW-7.1")
    def recognition(self) -> None:
        """The wolves, then the masons, then witch and servant wake, see each other, and sleep again."""
        for group in self.groups_that_wake(self.roles_in_play):
            match group:
                case "wolves":
                    self.wolves_recognise_each_other()
                case "masons":
                    self.masons_recognise_each_other()
                case "witch_and_servant":
                    self.witch_and_servant_recognise_each_other()
                case _:
                    self.say_recognise(group)

    @clause("TW-7.1")
    def groups_that_wake(self, roles: Collection[str]) -> tuple[str, ...]:
        """Who wakes in the first night to see each other, in order, if these characters are in the game."""
        groups = ["wolves"]
        if "mason" in roles:
            groups.append("masons")
        if "witch" in roles and "servant" in roles:
            groups.append("witch_and_servant")
        elif "servant" in roles and self.rules.lone_servant_call == "call_alone":
            groups.append("servant")
        return tuple(groups)

    @clause("TW-7.4")
    def first_raid(self) -> None:
        """A raid like any other, but nobody can be protected or robbed of a power."""
        if self.is_called("wolf"):
            self.wolves_turn()

    @clause("TW-7.2")
    def raid_on_the_moderator(self) -> None:
        """The wolves agree on the moderator: nobody dies."""
        self.is_called("wolf")

    # --- TW-8: later nights -------------------------------------------------------------------------------------------

    @clause("TW-8.0")
    def calls(self, roles: Collection[str]) -> tuple[str, ...]:
        """Who is called from the second night on, in order, if these characters are in the game."""
        called = [role for call in self.rules.order() for role in CALLED.get(call, (call,))]
        return tuple([role for role in called if role in roles])

    @clause("TW-8.0")
    def later_night(self) -> None:
        """Witch, seer, guard, wolves, medium."""
        for role in self.calls(self.roles_in_play):
            if self.is_called(role):
                self.turns[role]()

    @clause("TW-8.1", "TW-3.10")
    def witch_turn(self) -> None:
        """She may point at another living player; the gypsy, if she has a choice, is asked before the sign is shown."""
        rules = self.rules
        for witches in self.one_by_one("witch"):
            moves = {witch: self.may_point_at(witch, rules.witch_targets) for witch in witches}
            must = not rules.witch_may_pass
            pointed = list(self.window("witch", self.the_living, moves, self.not_the_witch, once=True, must=must))
            if rules.gypsy_choice and "gypsy" in self.roles_in_play:
                self.gypsy_may_choose(pointed)
            for witch, target in pointed:
                self.witch_points(witch, target)

    def not_the_witch(self, player: str) -> Iterator[Refusal]:
        """Whom the witch cannot point at."""
        return self.cannot_point_at(player, "TW-8.1", self.rules.witch_targets, self.rules.witch_may_pass)

    @clause("TW-8.2", "TW-3.2")
    def seer_turn(self) -> None:
        """She must point at another living player."""
        rules = self.rules
        moves = {seer: self.may_point_at(seer, rules.seer_targets) for seer in self.awake("seer")}
        must = not rules.seer_may_pass
        for seer, target in self.window("seer", self.the_living, moves, self.not_the_seer, once=True, must=must):
            self.seer_points(seer, target)

    def not_the_seer(self, player: str) -> Iterator[Refusal]:
        """Whom the seer cannot point at."""
        return self.cannot_point_at(player, "TW-8.2", self.rules.seer_targets, self.rules.seer_may_pass)

    @clause("TW-8.3", "TW-3.3")
    def guard_turn(self) -> None:
        """He may point at any living player, himself included, and at the same one again and again."""
        moves = {guard: self.may_be_guarded_by(guard) for guard in self.awake("guard")}
        must = not self.rules.guard_may_pass
        for guard, target in self.window("guard", self.the_living, moves, self.not_the_guard, once=True, must=must):
            self.guard_points(guard, target)

    def may_be_guarded_by(self, guard: str) -> tuple[str, ...]:
        """Whom the guard may protect; with `living_any_no_repeat` not whom he chose the night before."""
        options = self.may_point_at(guard, self.rules.guard_targets)
        again = self.guarded_the_night_before(guard)
        return tuple([player for player in options if player != again]) if again else options

    def guarded_the_night_before(self, guard: str) -> str:
        """Whom he may not choose again; '' when that is nobody."""
        if self.rules.guard_targets != "living_any_no_repeat":
            return ""
        last = [note for note in self.state.notes[guard] if note[1] == "guard" and note[0] == self.state.night - 1]
        return last[-1][2] if last else ""

    def not_the_guard(self, player: str) -> Iterator[Refusal]:
        """Whom the guard cannot protect."""
        again = self.guarded_the_night_before(player)
        if again in self.state.living:
            yield Refusal(again, "TW-8.3", "same_again", player=player, target=again)
        yield from self.cannot_point_at(player, "TW-8.3", self.rules.guard_targets, self.rules.guard_may_pass)

    @clause("TW-8.4", "TW-3.11", "TW-8.4.1")
    def wolves_turn(self) -> None:
        """They see each other again, and agree on one player who can thereby be put out of the game."""
        pack = self.awake("wolf")
        target = self.pack_agrees(pack, self.prey(pack) if pack else ())
        if target != PASS:
            robbed = [wolf for wolf in pack if wolf in self.state.blocked]
            if robbed:
                self.the_raid_fails(pack, robbed, target)
            else:
                self.raid(pack, target)
        if self.rules.mercenary_choice and "mercenary" in self.roles_in_play:
            self.mercenary_may_choose()
        if self.state.raid_target and self.rules.night_death_timing == "immediate":
            self.state.doomed = tuple(self.fates().items())

    def prey(self, pack: Sequence[str]) -> tuple[str, ...]:
        """Whom the wolves may raid: any living player whose card is no wolf, since all of the pack know each other."""
        living = self.state.living
        return living if self.rules.raid_targets == "anyone_living" else tuple([p for p in living if p not in pack])

    def not_the_prey(self, player: str) -> Iterator[Refusal]:
        """Whom the wolves cannot raid."""
        rules = self.rules
        if rules.raid_targets == "living_non_wolf_cards":
            for wolf in self.holders("wolf"):
                yield Refusal(wolf, "TW-8.4.2", "a_wolf", target=wolf)
        yield from self.cannot_point_at(player, "TW-8.4.2", "living_any", rules.raid_may_pass)

    @clause("TW-8.5")
    def medium_turn(self) -> None:
        """She may point at a ghost; while there is none she has nothing to decide."""
        moves = {medium: self.may_be_asked_about() for medium in self.awake("medium")}
        must = not self.rules.medium_may_pass
        for medium, target in self.window("medium", self.the_living, moves, self.not_the_dead, once=True, must=must):
            self.medium_points(medium, target)

    @clause("TW-A61")
    def spiritist_turn(self) -> None:
        """The character of another copy of the rules: like the medium, but only whether it was a wolf."""
        moves = {spiritist: self.may_be_asked_about() for spiritist in self.awake("spiritist")}
        must = not self.rules.medium_may_pass
        window = self.window("spiritist", self.the_living, moves, self.not_the_dead, once=True, must=must)
        for spiritist, target in window:
            self.spiritist_points(spiritist, target)

    def may_be_asked_about(self) -> tuple[str, ...]:
        """Ghosts that were dead before this night began, in seat order."""
        state, rules = self.state, self.rules
        dead = [p for p, when in state.ghosts.items() if rules.medium_dead == "all" or when.startswith("night")]
        if rules.medium_scope == "including_tonight":
            dead += self.fates()
        return tuple(sorted(dead, key=self.seat.__getitem__))

    def not_the_dead(self, player: str) -> Iterator[Refusal]:
        """About whom the dead cannot be asked."""
        askable = self.may_be_asked_about()
        for other in self.players:
            if other not in askable:
                reason = "died_by_day" if other in self.state.ghosts else "still_alive"
                yield Refusal(other, "TW-8.5", reason, target=other)
        if not self.rules.medium_may_pass:
            yield Refusal(PASS, "TW-8.5", "must_choose")

    # --- whom one may point at ----------------------------------------------------------------------------------------

    def may_point_at(self, player: str, targets: str) -> tuple[str, ...]:
        """The living, with or without oneself; ghosts never."""
        return self.others(player) if targets == "living_others" else self.state.living

    @clause("TW-15.4")
    def cannot_point_at(self, player: str, by: str, targets: str, may_pass: bool) -> Iterator[Refusal]:
        """Ghosts, oneself, nobody: each with what forbids it."""
        for ghost in sorted(self.state.ghosts, key=sort_key):
            yield Refusal(ghost, "TW-15.4", "a_ghost", target=ghost)
        if targets == "living_others":
            yield Refusal(player, by, "yourself")
        if not may_pass:
            yield Refusal(PASS, by, "must_choose")

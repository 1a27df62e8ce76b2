"""TW-9: what the night has brought, and how day begins."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .table import Village


class Dawn(Village):
    """TW-9, in the rulebook's order."""

    def dawn(self) -> None:
        """Deaths, the end if it has come, and the new day."""
        state = self.state
        fates = self.fates()
        self.resolve_the_night(fates)
        self.say_wake()
        dead = tuple(sorted([player for player in fates if player in state.ghosts], key=self.seat.__getitem__))
        self.announce_deaths(dead, fates)
        for player in dead:
            self.lay_the_ghost_card(player)
        if dead and self.rules.use_welcome_token:
            self.lay_the_welcome_token(dead, fates)
        if state.winner:
            self.end_before_the_discussion()
        else:
            state.day += 1
            state.phase = "talk"

    def fates(self) -> dict[str, str]:
        """TW-9.1, steps 1 to 8: who dies this night and of what, as things stand now."""
        state, rules = self.state, self.rules
        dead = dict(state.doomed)
        target = state.raid_target
        if target and target not in dead:
            role, protected, strikes = self.role(target), target in state.guarded, False
            if role == "guard":
                dies = not self.guard_survives(target, protected)
            elif protected:
                dies = self.protected_in_vain(target)
                strikes = role == "mercenary" and rules.mercenary_guarded == "revenge_anyway"
            else:
                strikes = role == "mercenary"
                dies = not strikes or rules.mercenary_dies or self.mercenary_is_robbed(target)
            if dies:
                dead[target] = "raid"
            if strikes and self.mercenary_strikes(target) and (wolf := self.lowest_wolf()):
                dead[wolf] = "mercenary"
        for _, power, witch in state.pointed:
            if power == "gypsy":
                dead.setdefault(witch, "gypsy")
        return dead

    def protected_in_vain(self, player: str) -> bool:
        """Under `protected_limit`: whoever is attacked twice in a row, protected both times, dies all the same."""
        if self.rules.guard_twice != "protected_limit" or not self.attacked_before(player):
            return False
        return [protected for _, whom, protected in self.state.attacks if whom == player][-1]

    @clause("TW-9.1", "TW-16.1")
    def resolve_the_night(self, fates: dict[str, str]) -> None:
        """All deaths take effect at dawn, together; then the end is checked."""
        state = self.state
        if state.raid_target:
            if self.role(state.raid_target) == "guard":
                self.the_guard_was_attacked(state.raid_target, fates)
            elif state.raid_target not in fates:
                self.the_attack_was_kept_off(state.raid_target)
            attack = (state.night, state.raid_target, state.raid_target in state.guarded)
            state.attacks = (*state.attacks, attack)
        for batch in self.batches(fates):
            for player in batch:
                match fates[player]:
                    case "raid":
                        self.dies_of_the_raid(player)
                    case "mercenary":
                        self.dies_by_the_mercenary(player)
                    case "gypsy":
                        self.dies_by_the_gypsy(player)
            if self.the_end_has_come():
                break
        if len(fates) > 1:
            self.forget_the_order()

    def forget_the_order(self) -> None:
        """Ghosts of one night stand in seat order: in the order of the blows one could read who died of what."""
        state = self.state
        tonight = f"night {state.night}"
        before = {player: when for player, when in state.ghosts.items() if when != tonight}
        state.ghosts = before | {player: tonight for player in self.players if state.ghosts.get(player) == tonight}

    def batches(self, fates: dict[str, str]) -> list[list[str]]:
        """Who dies at the same moment: all, unless readings part mercenary and wolf, or every single death."""
        rules, together = self.rules, [list(fates)]
        if len(fates) < 2:
            return together
        if rules.end_check == "after_each_batch" and (
            rules.edge_order == "simultaneous" or "mercenary" not in fates.values()
        ):
            return together
        first = "mercenary" if rules.edge_order == "wolf_first" else "raid"
        order = sorted(fates, key=lambda player: fates[player] != first)
        return [[player] for player in order] if rules.end_check == "after_each_death" else [order[:1], order[1:]]

    @clause("TW-8.4.3", "TW-3.8.3")
    def dies_of_the_raid(self, player: str) -> None:
        """Unless something stopped the wolves, whom they raid dies; the mercenary like anybody else."""
        self.dies(player, f"night {self.state.night}")
        self.tell("dies", only=self.state.watchers, player=player, cause="raid")

    @clause("TW-8.4.6", "TW-3.8", "TW-3.8.1", "TW-3.8.2", "TW-0.3")
    def dies_by_the_mercenary(self, player: str) -> None:
        """The living wolf with the lowest card number goes with the mercenary."""
        self.dies(player, f"night {self.state.night}")
        self.tell("dies", only=self.state.watchers, player=player, cause="mercenary")

    @clause("TW-3.9", "TW-3.10.4")
    def dies_by_the_gypsy(self, player: str) -> None:
        """The witch who has pointed at the gypsy."""
        self.dies(player, f"night {self.state.night}")
        self.tell("dies", only=self.state.watchers, player=player, cause="gypsy")

    @clause("TW-3.3.2")
    def the_guard_was_attacked(self, guard: str, fates: dict[str, str]) -> None:
        """Attacked twice in a row he dies; what saves him once is a matter of readings."""
        self.tell("guard_attacked", only=self.state.watchers, player=guard, survives=guard not in fates)

    @clause("TW-8.4.5")
    def the_attack_was_kept_off(self, player: str) -> None:
        """Whom the guard protects survives, and the raid has no other effect; nobody is told."""
        self.tell("attack_fails", only=self.state.watchers, target=player)

    @clause("TW-9.3")
    def announce_deaths(self, dead: tuple[str, ...], fates: dict[str, str]) -> None:
        """Who died in the night, all names in one breath, in seat order and without the cause."""
        rules, state = self.rules, self.state
        if state.night == 1 and rules.first_night == "moderator_victim":
            state.murder = True
            self.say_moderator_died()
            return
        named = dead
        if rules.announce_night_deaths == "wolf_kills_only":
            named = tuple([player for player in dead if fates[player] == "raid"])
        state.murder = bool(named)
        self.say_deaths(named)
        if rules.announce_night_deaths == "all_with_cause":
            for player in dead:
                self.tell("death_cause", player=player, cause=fates[player])

    @clause("TW-9.4", "TW-15.1")
    def lay_the_ghost_card(self, player: str) -> None:
        """From now on the player is a ghost: no part in the game, no talk with the living, no card shown."""
        self.tell("ghost_card", player=player)
        self.becomes_a_ghost(player)

    @clause("TW-9.5")
    def lay_the_welcome_token(self, dead: tuple[str, ...], fates: dict[str, str]) -> None:
        """Before whom the wolves killed; it stays until a later dawn moves it."""
        killed = tuple([player for player in dead if fates[player] == "raid"])
        match self.rules.welcome_token_rule:
            case "raid_victim_only":
                candidates = killed
            case "random_dead":
                candidates = dead
            case _:
                candidates = killed or dead
        if candidates:
            # How it came there would say whether the wolves killed anybody: only the place is seen.
            one = candidates[0] if len(candidates) == 1 else self.roll("welcome_token", candidates, only=())
            self.state.token = one
            self.tell("welcome_token", player=one)

    @clause("TW-9.6")
    def end_before_the_discussion(self) -> None:
        """The end is announced at once; there is no discussion."""
        self.announce_the_end()

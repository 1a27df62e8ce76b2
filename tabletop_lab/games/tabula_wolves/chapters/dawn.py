"""TW-9: what the night has brought, and how day begins."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .table import Village


class Dawn(Village):
    """TW-9, in the rulebook's order."""

    @clause("TW-6.6")
    def dawn(self) -> None:
        """When all have acted, day begins: deaths, the end if it has come, and the new day."""
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

    @clause("TW-9.1")
    def fates(self) -> dict[str, str]:
        """Who dies this night and of what, as things stand now, in the order of the blows."""
        state = self.state
        dead = dict(state.doomed)
        target = state.raid_target
        if target and target not in dead:
            role = self.role(target)
            if self.the_raid_kills(target, role):
                dead[target] = "raid"
            if role == "mercenary" and self.takes_a_wolf_along(target) and (wolf := self.lowest_wolf()):
                dead[wolf] = "mercenary"
        for _, power, witch in state.pointed:
            if power == "gypsy":
                dead.setdefault(witch, "gypsy")
        return dead

    def the_raid_kills(self, target: str, role: str) -> bool:
        """Whether the raid takes the life of the one who is attacked."""
        if role == "guard":
            return not self.guard_survives(target)
        if self.is_kept_safe(target):
            return False
        return role != "mercenary" or self.the_mercenary_dies(target)

    @clause("TW-9.1")
    def resolve_the_night(self, fates: dict[str, str]) -> None:
        """All deaths take effect at dawn, together; then the end is checked."""
        state = self.state
        if state.raid_target:
            self.tell_of_the_raid(state.raid_target, fates)
            attack = (state.night, state.raid_target, state.raid_target in state.guarded)
            state.attacks = (*state.attacks, attack)
        for batch in self.batches(fates):
            for player in batch:
                self.dies_in_the_night(player, fates[player])
            if self.the_end_has_come():
                break
        if len(fates) > 1:
            self.forget_the_order()

    def tell_of_the_raid(self, target: str, fates: dict[str, str]) -> None:
        """What the moderator notes of an attack beside the deaths."""
        if self.role(target) == "guard":
            self.the_guard_was_attacked(target, fates)
        elif target not in fates:
            if self.is_kept_safe(target):
                self.the_attack_was_kept_off(target)
            else:
                self.the_mercenary_survives(target)

    def dies_in_the_night(self, player: str, cause: str) -> None:
        """Of the raid, by the mercenary or by the gypsy."""
        self.dies(player, f"night {self.state.night}")
        match cause:
            case "raid" if self.role(player) == "mercenary":
                self.the_raided_mercenary_dies(player)
            case "raid":
                self.dies_of_the_raid(player)
            case "mercenary":
                self.dies_by_the_mercenary(player)
            case "gypsy":
                self.dies_by_the_gypsy(player)

    def forget_the_order(self) -> None:
        """Ghosts of one night stand in seat order: in the order of the blows one could read who died of what."""
        state = self.state
        tonight = f"night {state.night}"
        before = {player: when for player, when in state.ghosts.items() if when != tonight}
        state.ghosts = before | {player: tonight for player in self.players if state.ghosts.get(player) == tonight}

    @clause("TW-9.1", "TW-16.1")
    def batches(self, fates: dict[str, str]) -> list[list[str]]:
        """Who dies at the same moment: all, unless readings part the mercenary and his wolf, or each from the next."""
        rules, blows = self.rules, list(fates)
        if len(blows) < 2:
            return [blows]
        raided = [player for player in blows if fates[player] == "raid"]
        taken = [player for player in blows if fates[player] == "mercenary"]
        apart = [taken, raided] if rules.edge_order == "wolf_first" else [raided, taken]
        together = [[*raided, *taken]] if rules.edge_order == "simultaneous" or not taken else apart
        if rules.end_check == "after_each_batch":
            return [blows] if len(together) == 1 else [apart[0], [player for player in blows if player not in apart[0]]]
        before = 0 if fates[blows[0]] != "gypsy" else 1  # by a reading the witch has died before the raid
        rest = [player for player in blows[before:] if fates[player] == "gypsy"]
        return [[player] for player in blows[:before]] + together + [[player] for player in rest]

    @clause("TW-8.4.3")
    def dies_of_the_raid(self, player: str) -> None:
        """Unless something stopped the raid, the victim dies."""
        self.tell("dies", only=self.state.watchers, player=player, cause="raid")

    @clause("TW-8.4.6", "TW-3.8.3")
    def the_raided_mercenary_dies(self, player: str) -> None:
        """The mercenary dies like anybody else."""
        self.tell("dies", only=self.state.watchers, player=player, cause="raid")

    @clause("TW-8.4.6", "TW-3.8.3")
    def the_mercenary_survives(self, player: str) -> None:
        """By a reading to survive is part of his power."""
        self.tell("mercenary_survives", only=self.state.watchers, player=player)

    @clause("TW-3.8.1", "TW-3.8.2", "TW-3.8")
    def dies_by_the_mercenary(self, player: str) -> None:
        """The living wolf with the lowest card number goes with the mercenary."""
        self.tell("dies", only=self.state.watchers, player=player, cause="mercenary")

    @clause("TW-3.9", "TW-3.10.4")
    def dies_by_the_gypsy(self, player: str) -> None:
        """The witch who has pointed at the gypsy."""
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

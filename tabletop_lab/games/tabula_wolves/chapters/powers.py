"""TW-3 with TW-8.4 and TW-8.6: what pointing does. Every answer is a secret sign to the one who pointed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.tabula_wolves.content.roles import ROLES, SPECIAL

from .table import PASS, Village

Characters = tuple[tuple[str, str], ...]
"""Pairs of characters: who learns who holds the other one."""


class Powers(Village):
    """TW-3, in the rulebook's order."""

    # --- TW-3.2: the seer ---------------------------------------------------------------------------------------------

    @clause("TW-3.2.1")
    def seer_points(self, seer: str, target: str) -> None:
        """The moderator answers silently whether that player is a wolf."""
        self.state.pointed += ((seer, "seer", target),)
        if seer in self.state.blocked:
            self.the_seer_cannot(seer, target)
        else:
            self.what_the_seer_sees(seer, target)

    @clause("TW-3.2.2")
    def sign_for_the_seer(self, role: str) -> str:
        """Wolves and the gypsy look like wolves, everybody else like a citizen; `side` asks for the true side."""
        wolfish = ROLES[role].side == "wolves" if self.rules.seer_answer == "side" else ROLES[role].seems == "wolf"
        return "wolf" if wolfish else "not_wolf"

    @clause("TW-3.2.2")
    def what_the_seer_sees(self, seer: str, target: str) -> None:
        """The sign for the character on that player's card."""
        self.show(seer, "seer", target, self.sign_for_the_seer(self.role(target)))

    @clause("TW-3.2.3")
    def the_seer_cannot(self, seer: str, target: str) -> None:
        """Blocked, she learns that she was, and nothing else."""
        self.cannot(seer, "seer", target)

    @clause("TW-8.6")
    def cannot(self, player: str, power: str, target: str) -> None:
        """Who was robbed of the power points all the same, and is shown a third sign: neither yes nor no."""
        self.show(player, power, target, "cannot")

    @clause("TW-6.4")
    def show(self, player: str, power: str, target: str, sign: str) -> None:
        """A silent gesture that only one player sees, and remembers."""
        self.note(player, power, target, sign)
        self.tell("sign", only=(player, *self.state.watchers), player=player, power=power, target=target, sign=sign)

    # --- TW-3.3: the guard --------------------------------------------------------------------------------------------

    @clause("TW-3.3.1")
    def guard_points(self, guard: str, target: str) -> None:
        """That player is protected against the attack of this night."""
        state = self.state
        state.pointed += ((guard, "guard", target),)
        if guard in state.blocked:
            self.the_guard_cannot(guard, target)
        else:
            state.guarded += (target,)
            self.show(guard, "guard", target, "protected")

    @clause("TW-3.3.3")
    def the_guard_cannot(self, guard: str, target: str) -> None:
        """Blocked, he protects nobody, and the moderator tells him so."""
        self.cannot(guard, "guard", target)

    @clause("TW-3.3.2")
    def guard_survives(self, guard: str) -> bool:
        """Protecting himself saves him, but not a second time in a row; other readings give him armour."""
        protected, again = guard in self.state.guarded, self.attacked_before(guard)
        blocked = guard in self.state.blocked and self.rules.block_passives
        armour = not again and not blocked and (self.state.night > 1 or self.rules.first_night_passives)
        match self.rules.guard_twice:
            case "innate_armor":
                return armour or (protected and not again)
            case "armor_or_self_guard":
                return armour or protected
            case "unlimited":
                return protected
        return protected and not again

    @clause("TW-8.4.5")
    def is_kept_safe(self, target: str) -> bool:
        """Whether the guard protects the one who is attacked; by a reading not the second time in a row."""
        return target in self.state.guarded and not self.is_protected_in_vain(target)

    @clause("TW-3.3.2")
    def is_protected_in_vain(self, target: str) -> bool:
        """Under `protected_limit`: whoever is attacked twice in a row and protected both times is not kept safe."""
        if self.rules.guard_twice != "protected_limit" or not self.attacked_before(target):
            return False
        return [protected for _, whom, protected in self.state.attacks if whom == target][-1]

    def attacked_before(self, player: str) -> bool:
        """Whether an attack tonight is the second in a row; a raid that failed was no attack."""
        attacks, tonight = self.state.attacks, self.state.night
        nights = [night for night, whom, _ in attacks if whom == player]
        if not nights:
            return False
        match self.rules.guard_streak:
            case "consecutive_raids":
                return nights[-1] == attacks[-1][0]
            case "cumulative":
                return True
        return nights[-1] == tonight - 1

    # --- TW-3.4, TW-3.6, TW-3.10.1, TW-3.11: who knows whom ----------------------------------------------------------

    @clause("TW-3.11")
    def whom_wolves_know(self) -> Characters:
        """Each other; servant and witch by readings, in both directions."""
        rules = self.rules
        knows = {
            ("wolf", "wolf"): True, ("wolf", "servant"): rules.wolves_know_servant,
            ("wolf", "witch"): rules.wolves_know_witch, ("servant", "wolf"): rules.servant_knows_wolves,
            ("witch", "wolf"): rules.witch_knows_wolves,
        }  # fmt: skip
        return tuple([pair for pair, known in knows.items() if known])

    @clause("TW-3.6")
    def whom_masons_know(self) -> Characters:
        """Each other."""
        return (("mason", "mason"),)

    @clause("TW-3.4", "TW-3.10.1")
    def whom_witch_and_servant_know(self) -> Characters:
        """Each the other."""
        return (("witch", "servant"), ("servant", "witch"))

    def acquaintances(self) -> Characters:
        """Which characters learn in the first night who holds which other ones, in the order in which they wake."""
        return self.whom_wolves_know() + self.whom_masons_know() + self.whom_witch_and_servant_know()

    @clause("TW-3.11")
    def wolves_recognise_each_other(self) -> None:
        """The wolves know each other; by the default reading neither servant nor witch is known to them."""
        self.say_recognise("wolves")
        for player, partner in self.acquainted(self.whom_wolves_know()):
            self.tell("partner", only=player, player=player, target=partner, role=self.role(partner))

    @clause("TW-3.6")
    def masons_recognise_each_other(self) -> None:
        """The members of the secret society learn who the other is."""
        self.say_recognise("masons")
        for player, partner in self.acquainted(self.whom_masons_know()):
            self.tell("partner", only=player, player=player, target=partner, role=self.role(partner))

    @clause("TW-3.4", "TW-3.10.1")
    def witch_and_servant_recognise_each_other(self) -> None:
        """Witch and servant know each other."""
        self.say_recognise("witch_and_servant")
        for player, partner in self.acquainted(self.whom_witch_and_servant_know()):
            self.tell("partner", only=player, player=player, target=partner, role=self.role(partner))

    def acquainted(self, known: Characters) -> Iterator[tuple[str, str]]:
        """Who learns who somebody is: (player, partner), after the player has noted it."""
        slip = self.state.slip
        for one, other in known:
            for player in slip[one]:
                for partner in slip[other]:
                    if player != partner:
                        self.note(player, "partner", partner, self.role(partner))
                        yield player, partner

    # --- TW-3.5: the medium -------------------------------------------------------------------------------------------

    @clause("TW-3.5")
    def medium_points(self, medium: str, target: str) -> None:
        """The moderator tells her in a whisper which character that player was, or says it aloud."""
        state, rules = self.state, self.rules
        state.pointed += ((medium, "medium", target),)
        if medium in state.blocked:
            self.cannot(medium, "medium", target)
        elif rules.medium_answer == "wolf_or_not":
            self.was_it_a_wolf(medium, "medium", target)
        else:
            role = self.answer_about_the_dead("medium", self.role(target))
            self.note(medium, "medium", target, role)
            self.tell("told_role", only=(medium, *state.watchers), player=medium, target=target, role=role)
            if rules.medium_channel == "aloud":
                self.tell("told_aloud", role=role)

    @clause("TW-3.5")
    def answer_about_the_dead(self, power: str, role: str) -> str:
        """The character; or only whether it was a wolf, by the card."""
        if power == "medium" and self.rules.medium_answer == "exact_role":
            return role
        return "wolf" if role == "wolf" else "not_wolf"

    def was_it_a_wolf(self, player: str, power: str, target: str) -> None:
        """Only whether it was a wolf."""
        answer = self.answer_about_the_dead(power, self.role(target))
        self.show(player, power, target, answer)
        if power == "medium" and self.rules.medium_channel == "aloud":
            self.tell("told_aloud_wolf", answer=answer)

    @clause("TW-A61")
    def spiritist_points(self, spiritist: str, target: str) -> None:
        """Whether a dead player was a wolf."""
        self.state.pointed += ((spiritist, "spiritist", target),)
        if spiritist in self.state.blocked:
            self.cannot(spiritist, "spiritist", target)
        else:
            self.was_it_a_wolf(spiritist, "spiritist", target)

    # --- TW-3.8: the mercenary ----------------------------------------------------------------------------------------

    @clause("TW-3.8.1")
    def takes_a_wolf_along(self, mercenary: str) -> bool:
        """Whether a raid on him costs the wolves one of theirs: not if he is blocked, kept safe, or spares them."""
        if self.mercenary_is_robbed(mercenary) or (mercenary, "spares", "") in self.state.pointed:
            return False
        return self.rules.mercenary_guarded == "revenge_anyway" or not self.is_kept_safe(mercenary)

    @clause("TW-3.8.1")
    def mercenary_may_choose(self) -> None:
        """By a reading, the raided mercenary may spare the wolves."""
        raided = [
            player for player in self.holders("mercenary")
            if player == self.state.raid_target and not self.mercenary_is_robbed(player)
        ]  # fmt: skip
        choices = dict.fromkeys(raided, ("spare", "take"))
        refused = self.mercenary_must_choose
        for mercenary, choice in self.window("mercenary", self.the_living, choices, refused, once=True, must=True):
            if choice == "spare":
                self.state.pointed += ((mercenary, "spares", ""),)

    def mercenary_must_choose(self, player: str) -> Iterator[Refusal]:
        """One or the other."""
        yield Refusal(PASS, "TW-3.8.1", "one_or_the_other")

    @clause("TW-3.8.3")
    def the_mercenary_dies(self, mercenary: str) -> bool:
        """Nothing spares him; by a reading his power does, if he was not robbed of it."""
        return self.rules.mercenary_dies or self.mercenary_is_robbed(mercenary)

    def mercenary_is_robbed(self, mercenary: str) -> bool:
        """Whether his power is gone tonight: through the witch, or in the first night by another reading."""
        if self.state.night == 1 and not self.rules.first_night_passives:
            return True
        return mercenary in self.state.blocked and self.rules.block_passives

    @clause("TW-3.8.2")
    def lowest_wolf(self) -> str:
        """The living wolf with the lowest card number: the only use of the numbers on the cards."""
        team = {"wolf"} if self.rules.mercenary_team == "wolf_cards" else {"wolf", "witch", "servant"}
        wolves = [p for p in self.state.living if self.role(p) in team and not self.is_gone(p)]
        return self.by_number(wolves)[0] if wolves else ""

    # --- TW-3.10: the witch -------------------------------------------------------------------------------------------

    @clause("TW-3.10.2")
    def sign_for_the_witch(self, role: str) -> str:
        """Whether a character is a special one, by the reading."""
        return "special" if role in SPECIAL[self.rules.witch_special_set] else "not_special"

    @clause("TW-3.10.2")
    def witch_points(self, witch: str, target: str) -> None:
        """She is shown whether that player is a special character."""
        self.state.pointed += ((witch, "witch", target),)
        role = self.role(target)
        sign = self.sign_for_the_witch(role)
        if role == "gypsy" and not self.is_gone(target) and self.gypsy_strikes(witch, target):
            self.show(witch, "witch", target, "dead" if self.rules.witch_death_sign == "dead" else "special")
            return
        self.show(witch, "witch", target, sign)
        if role == "wolf":
            self.rob_a_wolf_of_the_power(target)
        elif sign == "special" and role != "gypsy":
            self.rob_of_the_power(target)

    @clause("TW-3.10.3")
    def rob_of_the_power(self, target: str) -> None:
        """That character cannot use the special power tonight."""
        self.state.blocked += (target,)
        self.tell("robbed", only=self.state.watchers, player=target)

    @clause("TW-3.10.5")
    def rob_a_wolf_of_the_power(self, wolf: str) -> None:
        """To rob a wolf makes the whole raid fail."""
        self.state.blocked += (wolf,)
        self.tell("robbed", only=self.state.watchers, player=wolf)

    @clause("TW-3.9", "TW-3.10.4")
    def gypsy_may_choose(self, pointed: Sequence[tuple[str, str]]) -> None:
        """By a reading, the gypsy at whom the witch points may spare her."""
        by = {whom: witch for witch, whom in pointed if self.role(whom) == "gypsy" and not self.is_gone(whom)}
        choices = dict.fromkeys(by, ("kill", "spare"))
        refused = self.gypsy_must_choose
        for gypsy, choice in self.window("gypsy", self.the_living, choices, refused, once=True, must=True):
            if choice == "spare":
                self.state.pointed += ((gypsy, "spares", by[gypsy]),)

    def gypsy_must_choose(self, player: str) -> Iterator[Refusal]:
        """One or the other."""
        yield Refusal(PASS, "TW-3.10.4", "one_or_the_other")

    @clause("TW-3.9", "TW-3.10.4")
    def gypsy_strikes(self, witch: str, gypsy: str) -> bool:
        """The witch who points at the gypsy is put out of the game; the gypsy is never robbed of anything."""
        if (gypsy, "spares", witch) in self.state.pointed:
            return False
        self.state.pointed += ((gypsy, "gypsy", witch),)
        if "immediate" in (self.rules.witch_death_timing, self.rules.night_death_timing):
            self.state.doomed += ((witch, "gypsy"),)
        self.tell("strikes", only=self.state.watchers, player=gypsy, target=witch)
        return True

    # --- what a note says ---------------------------------------------------------------------------------------------

    def may_be(self, role: str, power: str, answer: str) -> bool:
        """Whether somebody of whom this was shown or told can be that character."""
        if power == "partner":
            return role == answer
        if power == "witch" and role == "gypsy":
            return answer in ("special", "dead")
        if answer in ("cannot", "protected", "agreed"):
            return True
        if power == "seer":
            return answer == self.sign_for_the_seer(role)
        return answer == (
            self.sign_for_the_witch(role) if power == "witch" else self.answer_about_the_dead(power, role)
        )

    # --- TW-8.4: the raid ---------------------------------------------------------------------------------------------

    @clause("TW-8.4.2")
    def pack_agrees(self, pack: Sequence[str], prey: tuple[str, ...]) -> str:
        """All propose at the same time until they agree; at last the most proposed, or the lowest number's choice."""
        rules, state = self.rules, self.state
        leads, must = rules.pack_protocol == "lowest_number_leads", not rules.raid_may_pass
        moves = dict.fromkeys(self.by_number(pack)[:1] if leads else pack, prey) if prey else {}
        proposals: dict[str, str] = {}
        hunters, rounds = (*pack, *state.watchers), self.rounds_of_the_pack()
        for round in range(1, rounds + 1):
            pointed = self.window(
                "raid", self.the_living, moves, self.not_the_prey, once=True, must=must, round=round, rounds=rounds
            )
            proposed = dict(pointed)
            if moves:
                # Who passes proposes to raid nobody.
                proposals = proposed if must else dict.fromkeys(moves, PASS) | proposed
                state.proposals = tuple(proposals.items())
                for wolf, target in () if leads else state.proposals:
                    self.tell("proposed", only=hunters, player=wolf, target=target)
                if len(set(proposals.values())) == 1:
                    moves = {}  # they agree; the other rounds are gone through all the same
        if not proposals:
            return PASS
        target = self.most_proposed(proposals)
        for wolf in pack:
            self.note(wolf, "raid", target, "agreed")
        self.tell("pack_agrees", only=hunters, target=target)
        return target

    def rounds_of_the_pack(self) -> int:
        """By consensus a pack of several has so many rounds, however many of it are left; else each points once."""
        rules = self.rules
        return rules.pack_rounds if rules.pack_protocol == "consensus" and self.cards_of["wolf"] > 1 else 1

    def most_proposed(self, proposals: dict[str, str]) -> str:
        """The target with most proposals; a tie goes to the proposal of the lowest-numbered wolf among the tied."""
        targets = list(proposals.values())
        most = max(map(targets.count, targets))
        if most == len(targets):
            return targets[0]
        tied = [wolf for wolf, target in proposals.items() if targets.count(target) == most]
        return proposals[self.by_number(tied)[0]]

    @clause("TW-8.4.4")
    def the_raid_fails(self, pack: Sequence[str], robbed: Sequence[str], target: str) -> None:
        """If even one wolf was robbed of the power tonight nobody is attacked, and nobody is told why."""
        self.tell("raid_fails", only=self.state.watchers, target=target)
        told = {"none": (), "blocked_wolf": robbed, "pack": pack}[self.rules.pack_block_notice]
        for wolf in told:
            self.show(wolf, "raid", target, "cannot")

    @clause("TW-8.4.3")
    def raid(self, pack: Sequence[str], target: str) -> None:
        """The victim is attacked."""
        state = self.state
        state.pointed += ((pack[0], "raid", target),)
        state.raid_target = target
        self.tell("raids", only=state.watchers, target=target)

"""Hunter mode: stunning, carrying, rescuing, reviving, removing. TD-6.14 to 6.17, 7.6, 7.7, 9.10 to 9.12."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import PASS, Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Act

from .hunter_table import HunterTable


class HunterCarry(HunterTable):
    """What hunters do with survivors, and survivors for one another."""

    # --- TD-6, TD-7: attacks

    @clause("TD-6.14", "TD-6.17")
    def victims(self, player: str) -> Iterator[str]:
        """Hunters: any survivor who is not stunned; survivors: hunters who hold a survivor or an item."""
        able = self.able()
        return (other for other in self.others(player) if not self.same_side(player, other) and (
            other in able if self.is_hunter(player) else self.is_loaded(other)
        ))  # fmt: skip

    def is_loaded(self, hunter: str) -> bool:
        """Whether a hunter holds a survivor or an item."""
        return bool(self.load(hunter) or self.state.held[hunter])

    def load(self, hunter: str) -> tuple[str, ...]:
        """The survivors a hunter carries."""
        return tuple([player for player, by in self.state.carried.items() if by == hunter])

    def no_victim(self, player: str, other: str) -> Iterator[Refusal]:
        """Why somebody cannot be attacked."""
        if self.same_side(player, other):
            yield Refusal(other, "TD-1.4", "own_side", target=other)
        elif self.is_hunter(player):
            yield Refusal(other, "TD-6.14", "stunned_already", target=other)
        else:
            yield Refusal(other, "TD-6.17", "holds_nothing", target=other)

    def not_evaded(self, attacker: str, victim: str) -> None:
        """A hunter stuns and takes; a survivor rescues and recovers."""
        if self.is_hunter(attacker):
            self.take_one(attacker, victim, self.hunter_hits(attacker, victim))
        else:
            self.rescue(attacker, victim)
            self.recover(attacker, victim)

    @clause("TD-6.14")
    def hunter_hits(self, hunter: str, victim: str) -> tuple[str, ...]:
        """The survivor is stunned; returns where tokens fell."""
        return self.stun(victim, hunter, attack=True)

    @clause("TD-9.11")
    def stun(self, survivor: str, by: str, *, attack: bool = False) -> tuple[str, ...]:
        """Cards gone, tokens into the ring where the causer likes, no turn any more; returns where tokens fell."""
        state = self.state
        self.tell("stunned", player=survivor, by=by, own=int(by == survivor))
        before = tuple(state.tokens)
        if attack or self.rules.stun_drops == "always":
            self.lay_everything_down(survivor, by)
        self.spend(survivor)
        if survivor not in state.turn_over:
            state.turn_over += (survivor,)
        state.granted.pop(survivor, None)
        state.stunned[survivor] = ()
        return tuple([square for square in state.tokens if square not in before])

    @clause("TD-6.15")
    def take_one(self, hunter: str, victim: str, dropped: tuple[str, ...]) -> None:
        """The pawn, or one item that was just dropped, or nothing."""
        items = dropped if len(self.state.held[hunter]) < self.carry_limit(hunter) else ()
        acts = (*self.pick_ups(hunter, victim), *(Act("take_item", where=square) for square in items))
        if acts and (act := self.ask(
            hunter, "take", sorted((*acts, PASS), key=sort_key), self.not_to_take, victim=victim
        )) != PASS:
            self.do(hunter, act)

    def not_to_take(self, hunter: str, tried: str = "") -> Iterator[Refusal]:
        """Why a pawn or an item cannot be taken."""
        if tried != PASS and tried:
            yield Refusal(tried, "TD-6.15", "not_to_take")

    @clause("TD-6.15")
    def act_take_item(self, player: str, act: Act) -> None:
        """The hunter holds an item that lay there face down."""
        token = self.state.tokens[act.where]
        self.shift(("tokens", act.where), ("held", player))
        self.tell("takes_item", player=player, square=act.where, token=token, secret={"token": player})

    @clause("TD-6.17")
    def rescue(self, rescuer: str, hunter: str) -> None:
        """Carried survivors are put into the rescuer's ring, still stunned (TD-A38)."""
        state = self.state
        for player in self.load(hunter):
            self.put_into_the_ring(player, state.pawn[rescuer], rescuer)
            del state.carried[player]
            state.stunned[player] = ()
            self.tell("rescued", player=player, by=rescuer)
            if self.rules.rescue_state == "awake":
                self.wakes_up(player)

    @clause("TD-6.17")
    def wakes_up(self, player: str) -> None:
        """Able again, but without a card and a turn in this round."""
        state = self.state
        del state.stunned[player]
        if player not in state.turn_over:
            state.turn_over += (player,)

    @clause("TD-6.17")
    def recover(self, rescuer: str, hunter: str) -> None:
        """The hunter's items go to the rescuer up to the carry limit; the rest is laid into the hunter's ring."""
        state = self.state
        items, limit = state.held[hunter], self.carry_limit(rescuer)
        self.look("held", hunter, by=rescuer)
        while items and len(state.held[rescuer]) < limit:
            item = self.choose(rescuer, "recover", items, secret=True, hunter=hunter)
            self.take_out("held", hunter, item, seen_by=(hunter, rescuer))
            state.held[rescuer].append(item)
            self.look("held", rescuer, item, by=hunter)
            self.tell("recovers", player=rescuer, hunter=hunter, token=item, secret={"token": (rescuer, hunter)})
        while items:
            self.drop(hunter, items[0], rescuer)

    @clause("TD-7.6")
    def evade_works(self, victim: str) -> bool:
        """A hunter's Evade works only while a survivor is carried."""
        return not self.is_hunter(victim) or bool(self.load(victim))

    def evaded(self, attacker: str, victim: str) -> None:
        """TD-7.6 or TD-7.7."""
        if self.is_hunter(victim):
            self.hunter_evades(victim, attacker)
        else:
            self.survivor_evades(victim, attacker)

    @clause("TD-7.6")
    def hunter_evades(self, hunter: str, attacker: str) -> None:
        """A hunter who carries a survivor stuns the attacker."""
        self.stun(attacker, hunter)

    @clause("TD-7.7")
    def survivor_evades(self, survivor: str, hunter: str) -> None:
        """The attack fails, and nothing else."""
        self.tell("attack_fails", player=survivor, attacker=hunter)

    # --- TD-6.15, 6.16, 9.10: free acts of hunters

    def mode_acts(self, player: str) -> Iterator[Act]:
        """Pick up, exchange, remove."""
        if self.is_hunter(player):
            ring = self.ring(self.state.pawn[player])
            for survivor in self.state.stunned:
                if self.state.pawn[survivor] in ring:
                    yield from self.pick_ups(player, survivor)
            if self.rules.hunter_removal != "end_of_turn":
                yield from self.removals(player)

    @clause("TD-6.15", "TD-6.16")
    def pick_ups(self, hunter: str, survivor: str) -> Iterator[Act]:
        """Take a stunned survivor, or exchange a carried one for it."""
        load = self.load(hunter)
        if len(load) < self.rules.hunter_carry:
            yield Act("pick_up", who=survivor)
        else:
            yield from (Act("swap", who=survivor, what=other) for other in load)

    @clause("TD-6.15")
    def act_pick_up(self, player: str, act: Act) -> None:
        """The pawn of a stunned survivor is carried from now on."""
        state = self.state
        del state.stunned[act.who], state.pawn[act.who]
        state.carried[act.who] = player
        self.tell("picks_up", player=player, survivor=act.who)

    @clause("TD-6.16")
    def act_swap(self, player: str, act: Act) -> None:
        """The one set down stays stunned, on the square of the other."""
        state = self.state
        square = state.pawn[act.who]
        self.act_pick_up(player, act)
        del state.carried[act.what]
        state.pawn[act.what], state.stunned[act.what] = square, ()
        self.tell("sets_down", player=player, survivor=act.what, square=square)

    @clause("TD-9.10")
    def removals(self, hunter: str) -> Iterator[Act]:
        """With a passage in the ring or under one's own pawn; by a reading it takes the action of the turn (TD-A40)."""
        at = self.state.pawn[hunter]
        if self.rules.hunter_removal == "needs_action" and not self.counts(hunter):
            return
        if any(square == at or square in self.ring(at) for square in self.exits()):
            yield from (Act("remove", who=survivor) for survivor in self.load(hunter))

    @clause("TD-9.10")
    def act_remove(self, player: str, act: Act) -> None:
        """The survivor is out, and the pawn leaves the play."""
        state = self.state
        if self.rules.hunter_removal == "needs_action":
            self.spend(player)
        self.tell("removed", player=act.who, by=player)
        self.lay_everything_down(act.who, player)
        del state.carried[act.who]
        self.leave(act.who, "removed")
        self.check_end()

    def place_of(self, player: str) -> str:
        """Whatever a carried survivor still holds falls where the hunter stands."""
        return super().place_of(self.state.carried.get(player, player))

    def end_of_the_turn(self, player: str) -> None:
        """TD-9.10 under `end_of_turn`."""
        super().end_of_the_turn(player)
        if self.rules.hunter_removal == "end_of_turn" and self.is_hunter(player) and self.goes_on(player):
            while acts := tuple(self.removals(player)):
                act = self.ask(player, "remove", sorted((*acts, PASS), key=sort_key))
                if act == PASS:
                    break
                self.do(player, act)

    # --- TD-9.12: revival

    @clause("TD-9.12")
    def revival(self) -> None:
        """Stunned survivors with helpers within one square: two at once, one for two rounds in a row."""
        stunned, rules = self.state.stunned, self.rules
        beside = {player: self.helpers(player) for player in stunned}
        longest = max(rules.revive_rounds_single, rules.revive_rounds_pair)
        for player, helpers in beside.items():
            stunned[player] = (*stunned[player], helpers)[-longest:]
            if self.is_revived(stunned[player]) and self.helpers_agree(player, helpers):
                del stunned[player]
                self.tell("revived", player=player, players=helpers)

    @clause("TD-9.12")
    def helpers(self, player: str) -> tuple[str, ...]:
        """Other survivors who are not stunned; by a reading any player (TD-A39)."""
        near, anybody = self.near(self.state.pawn[player]), self.rules.revive_helper == "any_player"
        return tuple(p for p in self.able() if self.state.pawn[p] in near and (anybody or not self.is_hunter(p)))

    @clause("TD-9.12")
    def is_revived(self, rounds: tuple[tuple[str, ...], ...]) -> bool:
        """By who stood beside at the end of the rounds up to now: long enough a pair, or a single helper."""
        rules = self.rules
        pair, single = rounds[-rules.revive_rounds_pair :], rounds[-rules.revive_rounds_single :]
        if len(pair) == rules.revive_rounds_pair and all(len(helpers) >= 2 for helpers in pair):
            return True
        if len(single) < rules.revive_rounds_single or not all(single):
            return False
        return rules.revive_helper != "same_survivor" or bool(set.intersection(*map(set, single)))

    @clause("TD-9.12")
    def helpers_agree(self, player: str, helpers: tuple[str, ...]) -> bool:
        """It happens by itself; by a reading the first helper may refuse (TD-A39)."""
        if self.rules.revive_choice == "automatic":
            return True
        return bool(self.ask(helpers[0], "revive", ("help", "leave"), other=player) == "help")

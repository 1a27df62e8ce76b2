"""TD-12: characters. Each ability changes the paragraphs that it names; a character may have any mix of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.tiedie.acts import Accusation, Act
from tabletop_lab.games.tiedie.content.costs import Costs

from .table import ACCUSE, EVADE, Table

STOP_PRICE = 2
NIGHT_MOVES = 2
TIRED_MOVES = 1
ROUNDS_OF_A_WRONG_GUESS = 2
ABILITY_OF = {
    "stop": ("doorkeeper", "TD-12.1"),
    "report": ("reporter", "TD-12.3"),
    "accuse": ("reporter", "TD-12.3"),
    "guess": ("mind_reader", "TD-12.9"),
}
"""Which acts need which ability."""
NEED_ACCUSE = ("reporter", "advocate", "stunt_double", "mind_reader")


class Characters(Table):
    """TD-12.0 to 12.10, in the rulebook's order. It stands before the chapters whose paragraphs it changes."""

    # --- TD-12.0

    @clause("TD-12.0")
    def abilities(self, player: str) -> tuple[str, ...]:
        """What is written on a player's character card, as far as it works."""
        card = self.state.character.get(player)
        if card is None:
            return ()
        printed: tuple[str, ...] = self.content.characters[card].abilities
        return tuple([ability for ability in printed if self.ability_works(player, ability)])

    @clause("TD-12.0")
    def ability_works(self, player: str, ability: str) -> bool:
        """An ability that needs a card its owner cannot have is idle."""
        return ability not in NEED_ACCUSE or ACCUSE in self.action_set(player)

    def has(self, player: str, ability: str) -> bool:
        """Whether a player has an ability."""
        return ability in self.abilities(player)

    def may_use_ability(self, player: str) -> bool:
        """Whether a player could do something before a turn besides accusing, by what everybody knows."""
        return (
            self.may_stop_others(player)
            or self.may_guess(player)
            or self.may_report_before_a_turn(player)
            or self.may_slip_a_pill(player)
        )

    def uses_before_a_turn(self, player: str) -> tuple[Accusation | Act, ...]:
        """What a player may really do in the window before a turn (TD-4.14)."""
        return (
            *self.accusations(player),
            *self.stops(player),
            *self.guesses(player),
            *self.reports_before_a_turn(player),
            *self.pills_before_a_turn(player),
        )

    def ability_acts(self, player: str) -> Iterator[Act]:
        """What an ability lets its owner do on the own turn."""
        return self.reports(player)

    def no_ability_acts(self, player: str, tried: str) -> Iterator[Refusal]:
        """Why an ability cannot be used: one has another character, or it cannot be used so now."""
        kind = tried.split()[0]
        if kind in ABILITY_OF:
            ability, number = ABILITY_OF[kind]
            yield Refusal(tried, number, "ability_not_now" if self.has(player, ability) else "not_your_ability")

    # --- TD-12.1: Doorkeeper

    @clause("TD-12.1")
    def may_stop_others(self, player: str) -> bool:
        """Awake, the own turn not begun, two sleep cards in hand, and somebody's turn still to come."""
        return (
            self.has(player, "doorkeeper")
            and self.is_waiting(player)
            and len(self.state.hands[player]) >= STOP_PRICE
            and any(self.is_waiting(other) for other in self.others(player, by_card=False))
        )

    @clause("TD-12.1")
    def stops(self, player: str) -> tuple[Act, ...]:
        """Any other player whose turn has not begun, however far away."""
        if not self.may_stop_others(player):
            return ()
        return tuple([Act("stop", who=p) for p in self.others(player, by_card=False) if self.is_waiting(p)])

    @clause("TD-12.1")
    def act_stop(self, player: str, act: Act) -> None:
        """Two sleep cards are discarded; both players are blocked for this round."""
        self.tell("stops", player=player, target=act.who)
        for left in range(STOP_PRICE, 0, -1):
            hand = self.state.hands[player]
            kinds = sorted(set(hand))
            if len(kinds) == 1 or len(hand) == left:
                card = kinds[0]
            else:
                card = self.ask(player, "pay", kinds, self.not_in_hand, secret=True, target=act.who)
            self.discard(player, card)
            self.tell("discards", player=player, card=card)
        self.block(act.who, player)
        self.block(player, player)

    # --- TD-12.2: Detective

    @clause("TD-12.2", "TD-12.3")
    def peeks(self, player: str, card: str) -> Iterator[Act]:
        """A Detective may use a Peek twice; a Reporter uses it as Accuse instead."""
        if self.has(player, "reporter"):
            yield from self.accusations_by_peek(player, card)
            return
        kept = self.state.kept_peeks.get(player, ()).count(card)
        fresh = self.state.hands[player].count(card) - kept
        for act in super().peeks(player, card):
            if fresh:
                yield act
            if kept:
                yield replace(act, count=2)

    @clause("TD-12.2")
    def play_peek(self, player: str, act: Act) -> None:
        """A Detective's Peek stays in hand after its first use; after the second the Detective must sleep."""
        state = self.state
        if not self.has(player, "detective"):
            super().play_peek(player, act)
        elif act.count == 2:
            kept = list(state.kept_peeks[player])
            kept.remove(act.card)
            state.kept_peeks[player] = tuple(kept)
            super().play_peek(player, act)
            self.force_to_sleep(player, "second_peek")
        else:
            state.kept_peeks[player] = (*state.kept_peeks.get(player, ()), act.card)
            state.played += (act.card,)
            self.look("hands", player, act.card)
            self.tell("keeps_peek", player=player, card=act.card)

    def discard(self, player: str, card: str) -> None:
        """A Peek that was used once and has left the hand is no longer kept."""
        super().discard(player, card)
        self.forget_kept_peeks(player)

    def take_the_loot(self, player: str, other: str, what: str) -> None:
        """The same when it is stolen."""
        super().take_the_loot(player, other, what)
        self.forget_kept_peeks(other)

    def forget_kept_peeks(self, player: str) -> None:
        """Of equal cards the one that was used already stays longest."""
        kept = self.state.kept_peeks.get(player, ())
        while kept and kept.count(kept[-1]) > self.state.hands[player].count(kept[-1]):
            kept = kept[:-1]
            self.state.kept_peeks[player] = kept

    # --- TD-12.3: Reporter

    @clause("TD-12.3")
    def reports(self, player: str) -> Iterator[Act]:
        """On the own turn the placed Accuse is turned up and works as Peek (under `by_card` before a turn instead)."""
        if self.rules.reporter_timing == "by_role" and self.has_a_report(player):
            for act in self.sights(player):
                yield replace(act, kind="report")

    @clause("TD-12.3")
    def has_a_report(self, player: str) -> bool:
        """Whether a Reporter has placed Accuse."""
        return self.has(player, "reporter") and self.has_placed(player, ACCUSE)

    @clause("TD-12.3")
    def may_report_before_a_turn(self, player: str) -> bool:
        """By a reading the card says when: Accuse before a turn (TD-A52)."""
        by_card = self.rules.reporter_timing == "by_card" and self.has(player, "reporter")
        return by_card and self.may_have_placed(player, ACCUSE)

    @clause("TD-12.3")
    def reports_before_a_turn(self, player: str) -> tuple[Act, ...]:
        """What a Reporter may look at before a turn."""
        if not self.may_report_before_a_turn(player) or not self.has_a_report(player):
            return ()
        return tuple([replace(act, kind="report") for act in self.sights(player)])

    @clause("TD-12.3")
    def act_report(self, player: str, act: Act) -> None:
        """Accuse with the effect of Peek; it is not discarded."""
        self.turn_up(player)
        self.spend(player)
        self.looks(player, act.who, act.what)

    @clause("TD-12.3")
    def may_use_accuse(self, player: str) -> bool:
        """A Reporter accuses with a Peek from the hand, while awake; everybody sees that there are sleep cards."""
        if not self.has(player, "reporter"):
            return super().may_use_accuse(player)
        now = self.rules.reporter_timing == "by_role" or self.state.turn_of == player
        return now and self.is_awake(player) and player not in self.state.blocked and bool(self.state.hands[player])

    @clause("TD-12.3")
    def has_accuse(self, player: str) -> bool:
        """Whether there really is a Peek among them."""
        if not self.has(player, "reporter"):
            return super().has_accuse(player)
        return self.may_use_accuse(player) and bool(self.cards_with(player, "peek"))

    @clause("TD-12.3")
    def pay_for_accusing(self, accuser: str) -> None:
        """The Reporter's Peek is discarded."""
        if self.has(accuser, "reporter"):
            self.play_card(accuser, self.cards_with(accuser, "peek")[0])
        else:
            super().pay_for_accusing(accuser)

    @clause("TD-12.3")
    def accuse_locks(self, accuser: str) -> bool:
        """A wrong accusation by a Reporter locks no card."""
        return not self.has(accuser, "reporter") and super().accuse_locks(accuser)

    @clause("TD-12.3")
    def accusations_by_peek(self, player: str, card: str) -> Iterator[Act]:
        """By a reading the Peek is played on the own turn, and accuses somebody whose turn is to come."""
        if self.rules.reporter_timing == "by_card" and card == self.cards_with(player, "peek")[0]:
            for use in self.accusations(player):
                yield Act("accuse", who=use.suspect, what=use.named, card=card)

    @clause("TD-12.3")
    def act_accuse(self, player: str, act: Act) -> None:
        """The accusation of a Reporter on the own turn."""
        state, named = self.state, (act.who, act.what)
        own = state.turn_of, state.searched, state.searches, state.played
        self.accuse(player, next(use for use in self.accusations(player) if (use.suspect, use.named) == named))
        state.turn_of, state.searched, state.searches, state.played = own  # the suspect may have taken a turn at once

    # --- TD-12.4, 12.5, 12.7, 12.10: moves

    @clause("TD-12.4", "TD-12.10")
    def allowance(self, player: str) -> int:
        """By night a Night Runner has two moves more; an Insomniac who did not sleep has one alone."""
        if self.is_slow(player):
            return TIRED_MOVES
        return super().allowance(player) + self.optional_moves(player)

    def begin_a_movement(self, player: str, moves: int) -> None:
        """Everybody is told of additional moves."""
        super().begin_a_movement(player, moves)
        if self.state.optional:
            self.runs_by_night(player)

    @clause("TD-12.4")
    def runs_by_night(self, player: str) -> None:
        """A Night Runner sets out."""
        self.tell("runs_by_night", player=player, moves=self.state.optional)

    @clause("TD-12.4")
    def optional_moves(self, player: str) -> int:
        """The additional moves of a Night Runner need not be spent."""
        runs = not self.day and self.has(player, "night_runner") and not self.is_slow(player)
        return super().optional_moves(player) + (NIGHT_MOVES if runs else 0)

    def costs(self, abilities: Iterable[str] = ()) -> Costs:
        """What each kind of step costs a character with these abilities (TD-5.9)."""
        costs = super().costs()
        if "heavy_feet" in abilities:
            costs = self.heavy_feet(costs)
        return self.acrobat(costs) if "acrobat" in abilities else costs

    @clause("TD-12.5")
    def heavy_feet(self, costs: Costs) -> Costs:
        """By day and by night a jump costs two moves."""
        return costs.with_abilities(["heavy_feet"])

    @clause("TD-12.7")
    def acrobat(self, costs: Costs) -> Costs:
        """A jump costs nothing, a diagonal jump three moves."""
        return costs.with_abilities(["acrobat"])

    def jumps_over(self, player: str, square: str, over: str) -> None:
        """A jump of an Acrobat, of Heavy Feet, or of anybody."""
        if self.has(player, "acrobat"):
            self.jumps_lightly(player, square, over)
        elif self.has(player, "heavy_feet"):
            self.jumps_heavily(player, square, over)
        else:
            super().jumps_over(player, square, over)

    @clause("TD-12.7")
    def jumps_lightly(self, player: str, square: str, over: str) -> None:
        """An Acrobat jumps."""
        super().jumps_over(player, square, over)

    @clause("TD-12.5")
    def jumps_heavily(self, player: str, square: str, over: str) -> None:
        """Somebody with Heavy Feet jumps."""
        super().jumps_over(player, square, over)

    @clause("TD-12.10")
    def is_never_tired(self, player: str) -> bool:
        """Fatigue never forces an Insomniac to sleep."""
        return self.has(player, "insomniac")

    @clause("TD-12.10")
    def fatigue(self, player: str) -> None:
        """Forced sleep for everybody else."""
        if not self.is_never_tired(player):
            super().fatigue(player)

    @clause("TD-12.10")
    def is_slow(self, player: str) -> bool:
        """From the round on in which others would have to sleep, until a sleep of any kind (TD-A49)."""
        awake = self.rules.fatigue_limit - (self.rules.insomniac_from == "second")
        return self.is_never_tired(player) and bool(self.state.streak[player] >= awake)

    # --- TD-12.6 and 12.8: Advocate, Stunt Double

    @clause("TD-12.6")
    def is_cancelled(self, accuser: str, suspect: str) -> bool:
        """An Advocate who is accused may give up Accuse: then the accusation has no effect on anybody."""
        may = self.has(suspect, "advocate") and self.is_at_hand(suspect, ACCUSE)
        answer = self.reaction(suspect, "accused", ("cancel",) if may else (), may=lambda: may, accuser=accuser)
        if answer is None:
            return False
        self.give_up(suspect, ACCUSE)
        self.tell("accusation_cancelled", player=suspect, accuser=accuser)
        return True

    @clause("TD-12.8")
    def may_cancel(self, victim: str) -> bool:
        """Whether a Stunt Double still has both cards, which everybody knows."""
        return self.has(victim, "stunt_double") and all(self.is_at_hand(victim, card) for card in (ACCUSE, EVADE))

    @clause("TD-12.8")
    def cancels(self, victim: str) -> tuple[str, ...]:
        """A Stunt Double who is attacked may give up Accuse and Evade."""
        return ("stunt",) if self.may_cancel(victim) else ()

    @clause("TD-12.8")
    def cancelled(self, attacker: str, victim: str, how: str) -> None:
        """The attack is void; the attacker takes the card back, and the action is over."""
        for card in (ACCUSE, EVADE):
            self.give_up(victim, card)
        self.pick_up(attacker)
        self.tell("attack_cancelled", player=victim, attacker=attacker)

    @clause("TD-12.6", "TD-12.8")
    def is_at_hand(self, player: str, card: str) -> bool:
        """Whether an action card can be given up: not gone, not locked, and not lying used on the table."""
        state = self.state
        locked = state.locked_until if card == ACCUSE else state.evade_until
        used = player in state.spent and player in state.face_up and state.placed[player] == card
        return (
            card in self.action_set(player)
            and card not in state.given_up[player]
            and locked.get(player, 0) < state.round
            and not used
        )

    @clause("TD-12.6", "TD-12.8")
    def give_up(self, player: str, card: str) -> None:
        """An action card is discarded for the rest of the play, or for a time by a reading (TD-A50)."""
        state, rules = self.state, self.rules
        if state.placed.get(player) == card:
            self.pick_up(player)
        self.tell("gives_up", player=player, card=card)
        if rules.ability_discard == "play":
            self.take_out("actions", player, card)
            state.given_up[player].append(card)
            return
        days = 0 if rules.ability_discard == "round" else rules.accuse_lock_days
        locked = state.locked_until if card == ACCUSE else state.evade_until
        locked[player] = max(locked.get(player, 0), state.round + 2 * days)

    # --- TD-12.9: Mind Reader

    @clause("TD-12.9")
    def may_guess(self, player: str) -> bool:
        """A Mind Reader who may have placed Accuse, while accusing is possible and there is somebody to name."""
        return (
            self.has(player, "mind_reader")
            and self.enough_to_accuse()
            and self.may_have_placed(player, ACCUSE)
            and any(self.suspects(player))
        )

    @clause("TD-12.9")
    def guesses(self, player: str) -> tuple[Act, ...]:
        """Each suspect with each kind of action card."""
        if not self.may_guess(player) or not self.has_placed(player, ACCUSE):
            return ()
        return tuple([Act("guess", who=p, what=card) for p in self.suspects(player) for card in self.kinds_of_cards(p)])

    def kinds_of_cards(self, player: str) -> tuple[str, ...]:
        """The kinds of card that a player may have laid, as far as everybody knows."""
        return self.action_set(player)

    @clause("TD-12.9")
    def act_guess(self, player: str, act: Act) -> None:
        """The right kind: the suspect is blocked. A wrong one: two rounds of forced sleep, but no lock."""
        self.turn_up(player)
        self.spend(player)
        self.tell("guesses", player=player, suspect=act.who, card=act.what)
        if self.is_cancelled(player, act.who):
            return
        if self.turn_up(act.who) == act.what:
            self.block(act.who, player)
        else:
            self.force_to_sleep(player, "wrong_guess", ROUNDS_OF_A_WRONG_GUESS)

"""TD-11: sleep cards. What may be done with a card now is an effect of sleep_cards.csv; doing it is an act of the turn.

Here stands what holds for all of them, with One Step and Peek; the others are in `shoving.py` and `potions.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated

from pydantic import Field

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.tiedie.acts import Act
from tabletop_lab.games.tiedie.content.effects import sleep_effects

from .potions import Potions
from .shoving import SHOVE, Shoving
from .table import ATTACK, MOVE

ONE_STEP = "one_step"
SHOVE_BACK = "shove_back"
AIMED = {
    "peek": ("TD-11.5", "nothing_to_peek_at"),
    "steal": ("TD-11.7", "too_far_to_steal"),
    "shove": ("TD-11.8", "cannot_shove"),
    "pill": ("TD-11.9", "no_pill"),
    "charge": ("TD-11.11", "cannot_charge"),
}
"""Effects that need somebody to aim at, and why one cannot aim at somebody."""
WHEN = {
    "one_step": ("TD-11.4", "one_step_with_a_move"),
    "drink": ("TD-11.10", "no_drink"),
    "brace": ("TD-11.3", "defends_only"),
    "blanket": ("TD-11.3", "blanket_too_late"),
    "hat": ("TD-11.3", "defends_only"),
}
"""When the others are played instead."""
EFFECT_OF = {"go_on": "one_step", "step_out": "one_step", "recover": "peek"}
"""The effects of acts that are called otherwise."""


class SleepCards(Shoving, Potions):
    """TD-11.1 to 11.6, 11.15 and 11.16, in the rulebook's order."""

    # --- TD-11.1 to 11.3, 11.15: playing a card

    @clause("TD-11.1", "TD-11.3", "TD-11.16")
    def sleep_card_acts(self, player: str) -> Iterator[Act]:
        """On one's own turn, before or after the action, any number; each card at the moment that it names."""
        if self.cards_left(player):
            for card in dict.fromkeys(self.state.hands[player]):
                printed = self.content.sleep_cards[card]
                yield from sleep_effects.play(self, printed.effect, player, card, *printed.amounts)

    @clause("TD-11.1")
    def cards_left(self, player: str) -> int:
        """How many sleep cards a player may still play this turn."""
        hand, most = len(self.state.hands[player]), self.rules.sleep_cards_per_turn
        return hand if most == "unlimited" else max(0, min(hand, most - len(self.state.played)))

    @clause("TD-11.15")
    def play_card(self, player: str, card: str, target: str = "") -> None:
        """A card is shown and discarded, also when somebody defends against it."""
        if self.state.turn_of == player:
            self.state.played += (card,)
        self.discard(player, card)
        self.tell("plays", player=player, card=card, target=target)

    def cards_with(self, player: str, effect: str) -> tuple[str, ...]:
        """The cards in a hand that have an effect, each as often as it is there."""
        return tuple([card for card in self.state.hands[player] if self.content.sleep_cards[card].effect == effect])

    @clause("TD-11.2")
    def defences(self, player: str, effect: str) -> tuple[str, ...]:
        """The cards with which a player may defend the moment something happens; nobody defends against a defence."""
        return tuple(dict.fromkeys(self.cards_with(player, effect))) if self.may_defend(player) else ()

    @clause("TD-11.2")
    def defend(self, player: str, card: str, target: str = "") -> None:
        """A defensive card is played the moment its owner is affected."""
        self.play_card(player, card, target)

    @clause("TD-11.2", "TD-4.13")
    def may_defend(self, player: str) -> bool:
        """Whether a player could play a defensive card, by what everybody knows; sleepers may, too (TD-A47)."""
        asleep = player in self.state.asleep and not self.rules.sleeper_reactions
        return player in self.in_play() and bool(self.state.hands[player]) and not asleep

    def no_sleep_card_acts(self, player: str) -> Iterator[Refusal]:
        """Why a card of the hand cannot be played now, or not at somebody."""
        offered = {(act.card, act.who) for act in self.sleep_card_acts(player)}
        for count in range(len(self.one_steps(player)), len(self.cards_with(player, ONE_STEP)) + 1):
            yield Refusal(Act("move", count=count), "TD-11.4", "one_steps_enough", most=self.rules.one_step_max)
        for card in dict.fromkeys(self.state.hands[player]):
            effect = self.content.sleep_cards[card].effect
            if not self.cards_left(player):
                yield Refusal(Act(effect, card=card), "TD-11.1", "cards_enough", most=len(self.state.played))
            elif effect not in AIMED:
                if (card, "") not in offered:
                    yield Refusal(Act(effect, card=card), *WHEN[effect], card=card)
            else:
                for other in self.in_play():
                    if other != player and (card, other) not in offered:
                        yield self.why_not_aimed_at(player, other, "", effect, Act(effect, who=other, card=card))

    def no_such_cards(self, player: str, tried: str) -> Iterator[Refusal]:
        """Why an act for which one needs a sleep card cannot be done: the card is missing, or it does not work so."""
        kind, *rest = tried.split()
        effect = EFFECT_OF.get(kind, kind)
        if effect not in AIMED and effect not in WHEN:
            return
        offered = [act for act in self.sleep_card_acts(player) if act.kind == kind]
        who, what, *_ = (*rest, "", "")
        near = {(act.who, act.what) for act in offered}
        if kind == "steal" and what in ("card", "token") and (who, what) not in near and any(who == w for w, _ in near):
            yield self.why_no_steal(player, who, what, tried)
        elif any(act.who in (*rest[:1], "") for act in offered):
            if len(rest) < 2:
                return  # a slip of the pen: the next option is shown
            yield Refusal(tried, AIMED.get(effect, WHEN.get(effect, "TD-11.1"))[0], "written_otherwise", card=effect)
        elif not self.cards_with(player, effect):
            yield Refusal(tried, "TD-11.1", "no_such_card", card=effect)
        elif effect in WHEN:
            yield Refusal(tried, *WHEN[effect], card=effect)
        elif who in self.players:
            yield self.why_not_aimed_at(player, who, what, effect, tried)

    def why_not_aimed_at(self, player: str, other: str, what: str, effect: str, tried: object) -> Refusal:
        """Why a card with that effect cannot be played at somebody."""
        if not self.is_named(other):
            return Refusal(tried, "TD-11.13", "covered", target=other)
        if effect == "steal":
            return self.why_no_steal(player, other, what, tried)
        return Refusal(tried, *AIMED[effect], target=other)

    def no_defence(self, number: str, effect: str, against: str = "") -> Callable[..., Iterator[Refusal]]:
        """Why a card cannot be shown in defence: one does not hold it, or it answers something or somebody else."""

        def why_not(player: str, tried: str = "") -> Iterator[Refusal]:
            kind, who, *_ = (*tried.split(), "", "")
            for name, card in self.content.sleep_cards.items():
                if kind in (name, card.effect) or (kind == SHOVE_BACK and card.effect == SHOVE):
                    if name not in self.state.hands[player]:
                        yield Refusal(tried, "TD-11.1", "no_such_card", card=name)
                    elif card.effect != effect:
                        yield Refusal(tried, number, "no_defence", card=name)
                    elif against and who in self.players and who != against:
                        yield Refusal(tried, number, "answers_another", card=name, target=against)
                    elif who:  # without, it is a slip of the pen: the next option is shown
                        yield Refusal(tried, number, "written_otherwise", card=name)

        return why_not

    def not_in_hand(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why a sleep card cannot be discarded: one does not hold it."""
        if tried in self.content.sleep_cards:
            yield Refusal(tried, "TD-4.19", "not_in_hand", card=tried)

    # --- TD-11.4: One Step

    @clause("TD-11.4")
    def one_steps(self, player: str) -> range:
        """How many One Steps may be played now: none up to what is left of three in a turn."""
        played = [card for card in self.state.played if self.content.sleep_cards[card].effect == ONE_STEP]
        most = self.rules.one_step_max - len(played)
        return range(max(0, min(most, self.cards_left(player), len(self.cards_with(player, ONE_STEP)))) + 1)

    def no_one_steps(self, player: str, tried: str) -> Iterator[Refusal]:
        """Why Move or Attack cannot be turned up with so many One Steps: `move +2`."""
        action, _, count = tried.partition(" +")
        if action not in (MOVE, ATTACK) or not count.isdecimal():
            return
        if not self.has_placed(player, action):
            placed = self.state.placed.get(player) == action
            yield Refusal(tried, "TD-4.7", "used_up" if placed else "not_placed", card=action)
        elif not self.cards_with(player, ONE_STEP):
            yield Refusal(tried, "TD-11.1", "no_such_card", card=ONE_STEP)
        elif action == ATTACK and count in map(str, self.one_steps(player)):
            yield self.no_attack(player, tried, "nobody_to_attack", int(count))
        else:
            yield Refusal(tried, "TD-11.4", "one_steps_enough", most=self.rules.one_step_max)

    @clause("TD-11.4")
    def moves_of_one_steps(self, player: str, count: int) -> int:
        """How many moves so many One Steps bring."""
        cards = self.cards_with(player, ONE_STEP)[:count]
        return sum(sum(self.content.sleep_cards[card].amounts) or 1 for card in cards)

    @clause("TD-11.4")
    def pay_one_steps(self, player: str, count: int) -> int:
        """So many One Steps are played; returns the moves that they bring."""
        moves = self.moves_of_one_steps(player, count)
        for card in self.cards_with(player, ONE_STEP)[:count]:
            self.play_card(player, card)
        return moves

    @sleep_effects("one_step")
    @clause("TD-11.4")
    def goes_further(self, player: str, card: str, moves: Annotated[int, Field(ge=1, le=9)] = 1) -> Iterator[Act]:
        """Right after a Move the movement goes on by so much; else only with a Move or an Attack (TD-A31)."""
        if card == self.cards_with(player, ONE_STEP)[0]:
            for count in self.one_steps(player)[1:]:
                if self.state.visited:
                    yield Act("go_on", count=count)
                if self.rules.one_step_alone:
                    yield Act("step_out", count=count)

    @clause("TD-11.4")
    def act_go_on(self, player: str, act: Act) -> None:
        """The movement of this turn goes on: its squares stay closed, and it may end on an open route."""
        self.state.left, self.state.optional = self.pay_one_steps(player, act.count), 0
        self.walk(player)

    @clause("TD-11.4")
    def act_step_out(self, player: str, act: Act) -> None:
        """By a reading: a movement of its own, without an action card."""
        self.begin_a_movement(player, self.pay_one_steps(player, act.count))
        self.state.optional = 0
        self.walk(player, with_move=False)

    # --- TD-11.5, 11.6: Peek

    @sleep_effects("peek")
    @clause("TD-11.5")
    def peeks(self, player: str, card: str) -> Iterator[Act]:
        """At anybody: the placed card if it lies face down, or all sleep cards of the hand (TD-A25)."""
        for act in self.sights(player):
            yield Act("peek", who=act.who, what=act.what, card=card)
        for other in self.whose_tokens_are_taken(player):
            yield Act("recover", who=other, card=card)

    @clause("TD-11.5")
    def sights(self, player: str) -> Iterator[Act]:
        """What there is to look at: whose, and what of it."""
        state, scope = self.state, self.rules.peek_scope
        for other in self.others(player):
            placed, hand = self.lies_face_down(other), bool(state.hands[other])
            if scope == "both":
                if placed or hand:
                    yield Act("peek", who=other, what="both")
                continue
            if placed:
                yield Act("peek", who=other, what="placed")
            if hand:
                yield Act("peek", who=other, what="hand" if scope == "either_placed_or_all_sleep" else "one")

    @clause("TD-11.5")
    def act_peek(self, player: str, act: Act) -> None:
        """Cards of somebody are looked at by the player alone, and go back."""
        self.play_peek(player, act)
        self.looks(player, act.who, act.what)

    def play_peek(self, player: str, act: Act) -> None:
        """Peek is discarded like every card; an ability may keep it (TD-12.2)."""
        self.play_card(player, act.card)

    @clause("TD-11.5")
    def looks(self, player: str, other: str, what: str) -> None:
        """The placed card, the whole hand, both, or one card of the hand that is drawn blind."""
        state = self.state
        if what in ("placed", "both") and self.lies_face_down(other):
            self.look("placed", other, by=player)
            self.tell("sees_placed", player=player, target=other, card=state.placed[other], secret={"card": player})
        hand = tuple(sorted(state.hands[other]))
        if what == "one":
            seen = self.roll("blind_card", hand, only=player)
            self.look("hands", other, seen, by=player)
            self.tell("sees_a_card", player=player, target=other, card=seen, secret={"card": player})
        elif what != "placed" and hand:
            self.look("hands", other, by=player)
            self.tell("sees_hand", player=player, target=other, cards=hand, secret={"cards": player})

    def whose_tokens_are_taken(self, player: str) -> Iterator[str]:
        """TD-11.6: whose box tokens a warden may put back on the map instead; nobody's in the other modes."""
        return iter(())

    @clause("TD-11.6")
    def act_recover(self, player: str, act: Act) -> None:
        """The box tokens of one player, wherever that is, go back on the map: all, or one by a reading (TD-A25)."""
        self.play_peek(player, act)
        if self.rules.warden_peek == "all_tokens":
            self.redistribute(act.who, player)
        else:
            held = tuple(self.state.held[act.who])
            self.redistribute(act.who, player, (self.roll("blind_token", held, only=act.who),))

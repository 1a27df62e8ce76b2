"""TD-4: the round. Everybody commits in secret, then acts in turn, then sleeps and counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tabletop_lab.engine import Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Accusation
from tabletop_lab.games.tiedie.state import ACTIONS

from .table import ACCUSE, EVADE, SLEEP, Table


class Round(Table):
    """TD-4.1 to 4.6 and 4.10 to 4.20, in the rulebook's order."""

    # --- the select phase

    def select_phase(self) -> None:
        """All who can choose lay a card or go to sleep; then sleepers show themselves."""
        self.announce_the_round()
        forced = [p for p in self.able() if self.must_sleep(p)]
        self.name_those_who_must_sleep(forced)
        chosen = self.commit([p for p in self.able() if p not in forced])
        self.reveal_sleepers(forced, self.who_chose_sleep(chosen))
        self.state.phase = "action"
        self.start_of_the_action_phase()

    @clause("TD-4.2")
    def announce_the_round(self) -> None:
        """The round, and whether it is a day round or a night round."""
        self.tell("round", round=self.state.round, time="day" if self.day else "night")

    @clause("TD-4.12")
    def name_those_who_must_sleep(self, forced: list[str]) -> None:
        """Everybody knows from the beginning of the select phase who is under forced sleep."""
        for player in forced:
            self.tell("must_sleep", player=player)

    @clause("TD-4.3", "TD-4.4")
    def commit(self, players: list[str]) -> dict[str, str]:
        """An action card face down, or sleep: all at the same time and in secret, and nobody changes it."""
        choices = {player: self.commitments(player) for player in players}
        chosen = self.ask_all(choices, "commit", self.no_commitments, secret=True)
        for player, card in chosen.items():
            if card != SLEEP:
                self.lay(player, card)
        return chosen

    @clause("TD-4.12")
    def must_sleep(self, player: str) -> bool:
        """Whether a player is under forced sleep this round; everybody knows it from the start."""
        return bool(self.state.sleeps_until[player] >= self.state.round)

    def commitments(self, player: str) -> tuple[str, ...]:
        """The cards a player may lay, and sleep (a blind card then lies there, and says nothing)."""
        sleep = (SLEEP,) if self.rules.sleep_commit == "select" else ()
        return tuple(sorted((*self.cards_to_lay(player), *sleep), key=sort_key)) or (SLEEP,)

    def cards_to_lay(self, player: str) -> tuple[str, ...]:
        """The action cards in hand that are not locked."""
        state = self.state
        locked = state.locked_until[player] >= state.round
        no_evade = state.evade_until.get(player, 0) >= state.round
        barred = (ACCUSE if locked else "", EVADE if no_evade else "")
        return tuple([card for card in state.actions[player] if card not in barred])

    def no_commitments(self, player: str) -> Iterator[Refusal]:
        """Why a card of the set cannot be laid."""
        state = self.state
        for card in state.given_up[player]:
            yield Refusal(card, "TD-12.0", "given_up", card=card)
        for card in ACTIONS:
            if card not in self.action_set(player):
                yield Refusal(card, "TD-3.8", "not_in_set", card=card)
        if ACCUSE in state.actions[player] and ACCUSE not in self.cards_to_lay(player):
            yield Refusal(ACCUSE, "TD-8.6", "locked", until=state.locked_until[player])
        if EVADE in state.actions[player] and EVADE not in self.cards_to_lay(player):
            yield Refusal(EVADE, "TD-12.8", "evade_locked", until=state.evade_until[player])

    def lay(self, player: str, card: str) -> None:
        """A card of the hand lies face down in front of its player."""
        self.take_out("actions", player, card, seen_by=(player,))
        self.state.placed[player] = card

    def who_chose_sleep(self, chosen: dict[str, str]) -> list[str]:
        """Sleep is chosen with the card; under `reveal` only now (TD-A59)."""
        if self.rules.sleep_commit == "select":
            return [player for player, card in chosen.items() if card == SLEEP]
        return self.who_turns_down(chosen)

    @clause("TD-4.5")
    def who_turns_down(self, players: Iterable[str]) -> list[str]:
        """By this reading sleep is chosen when the action phase begins, by all at the same time."""
        turned = self.ask_all({player: ("active", SLEEP) for player in players}, "turn_down")
        sleepers = [player for player, choice in turned.items() if choice == SLEEP]
        for player in sleepers:
            self.take_back(player)
        return sleepers

    @clause("TD-4.5")
    def reveal_sleepers(self, forced: list[str], by_choice: list[str]) -> None:
        """Whoever chose sleep turns the character card down, all at once; everybody else is active."""
        state = self.state
        state.asleep = dict.fromkeys(forced, "forced") | dict.fromkeys(by_choice, "choice")
        self.tell("sleepers", players=tuple([p for p in self.able() if p in state.asleep]))

    # --- the action phase

    @clause("TD-4.6")
    def action_phase(self) -> None:
        """The next active player in turn order, until there is none left."""
        waiting = next((p for p in self.able() if self.is_waiting(p)), "")
        if waiting:
            self.before_the_turn(waiting)
            if self.is_waiting(waiting):  # whatever happened in the window
                self.turn(waiting)
        else:
            self.end_of_the_action_phase()

    @clause("TD-4.14")
    def before_the_turn(self, player: str) -> None:
        """The accuse window: the last chance to accuse, or to use an ability, before this turn begins."""
        first_come = self.who_comes_first()
        name = "accuse" if self.enough_to_accuse() else "ability"  # then abilities alone can be used (TD-8.1)
        for accuser, use in self.window(
            name, lambda: first_come(self.may_speak()), self.uses_before_a_turn, self.no_accusations,
            call="open", turn=player,
        ):  # fmt: skip
            self.use_before_a_turn(accuser, use)

    @clause("TD-4.14")
    def may_speak(self) -> tuple[str, ...]:
        """Who could accuse or use an ability, as far as everybody knows."""
        return tuple([p for p in self.able() if self.may_accuse_now(p) or self.may_use_ability(p)])

    def use_before_a_turn(self, player: str, use: Any) -> None:
        """An accusation, or the act of an ability."""
        if isinstance(use, Accusation):
            self.accuse(player, use)
        else:
            self.do(player, use)

    @clause("TD-8.2")
    def who_comes_first(self) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
        """Of several who want to accuse: in turn order, or by chance."""
        if self.rules.reaction_order == "turn_order":
            return lambda seats: seats
        drawn = list(self.in_play())
        self.shuffle("first_come", drawn, only=None)
        return lambda seats: tuple(sorted(seats, key=drawn.index))

    @clause("TD-4.17")
    def end_of_the_action_phase(self) -> None:
        """Every active player has declared the end of the turn."""
        self.idle_evades()
        self.state.phase = "end"

    # --- the end phase

    @clause("TD-4.18")
    def end_phase(self) -> None:
        """Cards back, sleepers draw, counters, time, start player."""
        state = self.state
        active = [p for p in self.able() if self.is_awake(p)]
        for player in self.state.cycle:
            self.take_back(player)
        state.face_up = state.spent = ()
        self.cards_are_back()
        for player in [p for p in self.able() if self.draws(p)]:
            for _ in range(self.rules.sleep_draw):
                self.draw_a_sleep_card(player)
        self.revival()
        for player in self.in_play():
            self.count_the_streak(player, player in active)
        state.asleep = {}
        state.blocked = state.turn_over = state.covered = state.attacked = state.rested = ()
        self.end_the_round()
        if state.round % 2:
            self.a_day_has_passed()

    @clause("TD-4.1")
    def end_the_round(self) -> None:
        """After the end phase comes the select phase of the next round; after the last one nothing."""
        state = self.state
        self.tell("round_ends", round=state.round)
        self.check_the_round_limit()
        state.round += 1
        state.phase = "select"

    def cards_are_back(self) -> None:
        """What a mode does when all action cards are back in hand."""

    def draws(self, player: str) -> bool:
        """Whether a sleeper draws: whoever slept by choice (TD-4.12: not the forced one)."""
        rules = self.rules
        earned = {"choice": True, "forced": bool(rules.forced_sleep_draw), "pill": rules.pill_draw}
        return earned.get(self.state.asleep.get(player, ""), False)

    @clause("TD-4.19")
    def draw_a_sleep_card(self, player: str) -> None:
        """At most three in hand: who holds three may discard one and draw, or decline."""
        state = self.state
        if len(state.hands[player]) >= self.rules.sleep_hand_limit:
            cards = sorted({"decline", *state.hands[player]}, key=sort_key)
            choice = self.ask(player, "full_hand", cards, self.not_in_hand, secret=True)
            if choice == "decline":
                self.tell("declines", player=player)
                return
            self.discard(player, choice)
            self.tell("discards", player=player, card=choice)
        self.gain_a_sleep_card(player)

    @clause("TD-4.18")
    def gain_a_sleep_card(self, player: str) -> None:
        """One card from the deck, if there is any."""
        state = self.state
        if not state.deck and self.rules.deck_empty == "reshuffle_discards":
            self.reshuffle()
        if state.deck:
            card = self.draw("sleep_card", state.deck, only=player)
            state.hands[player].append(card)
            self.tell("draws", player=player, card=card, secret={"card": player})

    @clause("TD-4.19")
    def keep_to_the_limit(self, player: str) -> None:
        """Cards gained in another way: gain, then keep three."""
        while len(self.state.hands[player]) > self.rules.sleep_hand_limit:
            choice = tuple(dict.fromkeys(sorted(self.state.hands[player])))
            card = self.ask(player, "too_many_cards", choice, self.not_in_hand, secret=True)
            self.discard(player, card)
            self.tell("discards", player=player, card=card)

    @clause("TD-3.6")
    def reshuffle(self) -> None:
        """The discards become the deck (TD-A53)."""
        state = self.state
        if state.discards:
            state.deck, state.discards = state.discards, []
            self.tell("reshuffled", cards=len(state.deck))

    def discard(self, player: str, card: str) -> None:
        """A sleep card is played or thrown away, open for all to see."""
        self.take_out("hands", player, card)
        self.state.discards.append(card)

    def revival(self) -> None:
        """TD-9.12: of hunter mode alone."""

    @clause("TD-4.10", "TD-4.11")
    def count_the_streak(self, player: str, active: bool) -> None:
        """Rounds in a row ended as active; after two the next round is slept through."""
        state = self.state
        if not active:
            state.streak[player] = 0
        elif self.is_refreshed(player):
            most = 1 if self.rules.drink_streak == "ends_as_1" else 0
            state.streak[player] = min(state.streak[player] + 1, most, self.rules.fatigue_limit - 1)
        else:
            state.streak[player] += 1
            if state.streak[player] >= self.most_active_rounds():
                self.fatigue(player)

    def is_refreshed(self, player: str) -> bool:
        """Whether an Energy Drink keeps this round from tiring a player (TD-11.10); an ability may say otherwise."""
        return player in self.state.rested

    @clause("TD-4.10")
    def most_active_rounds(self) -> int:
        """After so many active rounds in a row one has to sleep; by a reading after each one (TD-A69)."""
        return 1 if self.rules.fatigue_reading == "hard" else int(self.rules.fatigue_limit)

    def fatigue(self, player: str) -> None:
        """Two active rounds in a row (TD-4.10); an ability may say otherwise (TD-12.10)."""
        self.force_to_sleep(player, "fatigue")

    @clause("TD-4.12")
    def force_to_sleep(self, player: str, why: str, rounds: int = 1) -> None:
        """Forced sleep in the next round or rounds; several causes do not add up."""
        state = self.state
        if self.rules.forced_sleep_stacking == "sum":
            until = max(state.sleeps_until[player], state.round) + rounds
        else:
            until = max(state.sleeps_until[player], state.round + rounds)
        state.sleeps_until[player] = until
        first = state.round + 1
        self.tell("forced_sleep", player=player, since=first, until=until, rounds=until - state.round, why=why)

    @clause("TD-4.20")
    def a_day_has_passed(self) -> None:
        """The next player in turn order who is in play becomes start player."""
        state = self.state
        state.start_player = self.next_in_order(state.start_player, self.in_play()) or state.start_player
        self.make_order()
        self.tell("start_player", player=state.start_player)

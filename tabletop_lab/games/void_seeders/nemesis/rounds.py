"""NB-2, NB-4.12, NB-10.10: the round. Cards are drawn, all act in turn until all have passed, then things happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tabletop_lab.engine import Result, Steps, clause, sort_key
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.acts import PASS_TURN, Act
from tabletop_lab.games.void_seeders.state import is_contamination, side_of

from .table import ShipIsGone, Table
from .why_not import NOT_IN_HAND

PLAYER_PHASE = ("draw_cards", "first_player", "turns", "end_of_player_phase")
EVENT_PHASE = ("time_passes", "void_seeders_attack", "fire_burns", "event", "develop_the_bag", "end_of_round")
ENOUGH = "enough"


class Rounds(Table):
    """The phases of a round in order; whatever ends the game does so from within."""

    ROUND = Steps((*PLAYER_PHASE, *EVENT_PHASE))

    def play(self) -> Result:
        """Step after step, round after round, until the ship has jumped, is lost or is empty; then the four checks."""
        try:
            while True:
                self.safe_point()
                getattr(self, self.state.step)()
        except ShipIsGone:
            return self.victory_check()

    def next_step(self) -> None:
        """The step that follows in the round; after the last one the first."""
        at = self.ROUND.index(self.state.step) + 1
        self.state.step = self.ROUND[at % len(self.ROUND)]
        self.state.begun = False

    def one_after_another(self, found: Callable[[], Iterable[str]]) -> Iterator[str]:
        """What a step works off: found when it begins, kept in the state, with a safe point between two of them."""
        state = self.state
        if not state.begun:
            state.queue, state.begun = list(found()), True
        while state.queue:
            yield state.queue.pop(0)
            if state.queue:
                self.safe_point()

    # --- player phase

    @clause("NB-2.1")
    def draw_cards(self) -> None:
        """Every active player draws up to the size of a hand; contamination cards count."""
        self.tell("round", round=self.state.round, time=self.state.time)
        self.start_of_the_player_phase()
        for player in self.crew():
            self.draw_up_to(player, self.hand_size(player))
        self.next_step()

    def start_of_the_player_phase(self) -> None:
        """What comes before anybody draws."""

    def hand_size(self, player: str) -> int:
        """Up to how many cards a player draws at the start of a round; a wound of the body makes it fewer."""
        return min(self.rules.hand_size, self.has_wound(player, "hand_size") or self.rules.hand_size)

    def draw_up_to(self, player: str, size: int) -> None:
        """Draw until a hand has so many cards, or there are none left."""
        state = self.state
        while len(state.hands[player]) < size and (state.decks[player] or self.has_discards(player)):
            self.draw_a_card(player)

    @clause("NB-2.1")
    def draw_a_card(self, player: str) -> None:
        """The top card of one's own deck, for its owner's eyes; of a contamination card not even the owner sees all."""
        state = self.state
        if not state.decks[player]:
            self.make_a_deck(player)
        if not state.decks[player]:
            return
        card = self.draw("action_card", state.decks[player], only=())
        state.hands[player].append(card)
        self.tell("drew", player=player, card=side_of(card), secret={"card": player})

    def has_discards(self, player: str) -> bool:
        """Whether anything lies on the discards of a player."""
        return bool(self.state.discards[player] or self.state.tainted[player])

    @clause("NB-2.1")
    def make_a_deck(self, player: str) -> None:
        """The discards become the deck: nobody can tell any more which contamination card was which."""
        state = self.state
        state.decks[player] += state.discards[player]
        state.discards[player] = []
        for card in list(state.tainted[player]):
            self.take_out("tainted", player, card, seen_by=())
            state.decks[player].append(card)
        self.tell("new_deck", player=player)

    @clause("NB-2.2")
    def first_player(self) -> None:
        """From the second round on the token goes to the next active player on the left."""
        state = self.state
        if state.round > 1:
            left = [p for p in self.clockwise(state.first, others=True) if self.is_active(p)]
            state.first = left[0] if left else state.first
            self.make_crew()
            self.tell("first_player", player=state.first)
        state.passed, state.made_to_pass, state.last_turn = (), (), ""
        self.next_step()

    @clause("NB-2.3")
    def turns(self) -> None:
        """In turn order whoever has not passed acts twice, acts once and passes, or passes; until all have passed."""
        state = self.state
        if not state.turn_of:
            state.turn_of = self.next_to_act()
            if not state.turn_of:
                self.next_step()
                return
            state.actions_left = 2
            self.tell("turn", player=state.turn_of)
            self.start_of_a_turn(state.turn_of)
        player = state.turn_of
        if self.can_act(player):
            self.action(player)
        if not self.can_act(player):
            self.end_the_turn(player)

    def next_to_act(self) -> str:
        """The next in turn order who has not passed; empty when all have."""
        state = self.state
        crew = state.crew
        after = state.last_turn
        if after:
            seats = self.clockwise(after, others=True)
            crew = tuple([p for p in (*seats, after) if p in crew])
        return next((p for p in crew if p not in state.passed), "")

    def can_act(self, player: str) -> bool:
        """Whether the turn goes on: nothing has stopped it, and there is an action left."""
        state = self.state
        return state.actions_left > 0 and player not in state.passed and player in state.crew

    def start_of_a_turn(self, player: str) -> None:
        """What comes before the first action of a turn."""

    def action(self, player: str) -> None:
        """One action, or what is free beside it; or passing."""
        act = self.ask(
            player,
            "action",
            tuple(sorted(self.acts(player), key=sort_key)),
            self.no_acts,
            secret=True,
            left=self.state.actions_left,
        )
        if not self.is_free(act):
            self.state.actions_left -= 1
        getattr(self, f"act_{act.kind}")(player, act)

    def is_free(self, act: Act) -> bool:
        """Whether something is done beside the two actions of a turn."""
        return act.kind in ("drop", "pass")

    def acts(self, player: str) -> Iterator[Act]:
        """Everything that may be done now."""
        if self.is_in_a_room(player):
            fighting = self.in_combat(player)
            yield from self.basic_acts(player, fighting)
            yield from self.card_acts(player, fighting)
            yield from self.room_acts(player, fighting)
            yield from self.item_acts(player, fighting)
            yield from self.quest_acts(player, fighting)
            yield from self.drops(player)
        yield PASS_TURN

    @clause("NB-2.4")
    def act_pass(self, player: str, act: Act) -> None:
        """Any cards of the hand may be discarded, contamination cards, too; then the turn ends."""
        self.passes(player)
        if self.rules.pass_discard_order == "discard_first" and self.is_active(player):
            self.discard_any(player)

    @clause("NB-2.4")
    def passes(self, player: str, *, made_to: bool = False) -> None:
        """No further turn in this phase. `made_to`: by an effect, so that nothing is discarded."""
        self.state.passed += (player,)
        self.tell("passed", player=player)
        if made_to:
            self.state.made_to_pass += (player,)
        if self.has_wound(player, "bleed_on_pass"):
            self.bleeds(player)

    def end_the_turn(self, player: str) -> None:
        """The turn is over, by two actions, by passing or because nobody is there any more to take it."""
        state = self.state
        state.actions_left = 0
        if self.is_in_a_room(player):
            self.end_of_turn(player)
        late = self.rules.pass_discard_order == "roll_first" and player not in state.made_to_pass
        if late and player in state.passed and self.is_active(player):
            self.discard_any(player)
        state.turn_of, state.last_turn = "", player

    @clause("NB-2.4")
    def discard_any(self, player: str) -> None:
        """One card after another, as many as wanted."""
        while cards := self.state.hands[player]:
            kinds = self.cards_to_choose(player, cards)
            wanted = self.ask(player, "discard", in_order((*kinds, ENOUGH)), NOT_IN_HAND, secret=True)
            if wanted == ENOUGH:
                return
            self.discard(player, kinds[wanted])

    def cards_to_choose(self, player: str, cards: list[str]) -> dict[str, str]:
        """Cards by what their owner sees of them: equal ones once, a contamination card as scanned or unread."""
        found: dict[str, str] = {}
        for card in cards:  # of equal ones the first in hand: what they say must not decide which one goes
            found.setdefault(self.as_seen(player, card), card)
        return dict(sorted(found.items()))

    def as_seen(self, player: str, card: str) -> str:
        """How a card of one's own hand is named to its owner."""
        if is_contamination(card):
            return "infected" if self.has_seen("hands", player, card, by=player) else "contamination"
        return card

    @clause("NB-4.12")
    def end_of_turn(self, player: str) -> None:
        """Whoever ends a turn in a burning room suffers 1 light wound."""
        if self.state.room.get(player) in self.state.fire:
            self.light_wound(player, "fire")

    def end_of_player_phase(self) -> None:
        """What is settled when all have passed."""
        self.next_step()

    # --- event phase

    @clause("NB-10.10")
    def end_of_round(self) -> None:
        """When everything is finished a new round begins."""
        self.tell("round_over", round=self.state.round)
        self.state.round += 1
        self.next_step()

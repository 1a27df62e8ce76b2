"""NB-3.8, 3.9, 12.1: what is carried in two hands and in the inventory; picking up, dropping."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.state import backs_of

from .table import Table
from .why_not import NOT_HELD

BOTH_HANDS = ("left_hand", "right_hand")


class Things(Table):
    """Two hands for heavy things, for all to see; an inventory that only its owner looks into."""

    # --- NB-12.1: hands

    @clause("NB-12.1")
    def free_hands(self, player: str) -> list[str]:
        """The hands that hold nothing; a wounded arm leaves one hand to use."""
        state = self.state
        free = [hand for hand in BOTH_HANDS if not getattr(state, hand)[player]]
        return free if len(free) < 2 or not self.has_wound(player, "one_hand") else free[:1]

    def can_hold_more(self, player: str) -> bool:
        """Whether a hand is free that may be used."""
        full = sum(bool(getattr(self.state, hand)[player]) for hand in BOTH_HANDS)
        return full < (1 if self.has_wound(player, "one_hand") else 2)

    @clause("NB-12.1")
    def take_into_a_hand(self, player: str, thing: str) -> None:
        """Into a free hand; if there is none, something is let go first."""
        while not self.can_hold_more(player):
            held = tuple(sorted(self.held(player)))
            self.let_go(player, self.choose(player, "let_go", held, NOT_HELD))
        free = self.free_hands(player)
        getattr(self.state, free[0])[player].append(thing)
        self.tell("holds", player=player, thing=thing)

    @clause("NB-3.9")
    def let_go(self, player: str, thing: str) -> None:
        """An object stays in the room; an item card is discarded."""
        state = self.state
        for hand in BOTH_HANDS:
            if thing in getattr(state, hand)[player]:
                getattr(state, hand)[player].remove(thing)
        self.tell("dropped", player=player, thing=thing)
        if thing in self.objects:
            if here := self.beside(player):
                state.lying[thing] = here
        else:
            self.discard_item(thing)

    def discard_item(self, item: str) -> None:
        """An item card goes to the discards of its deck; a starting weapon leaves the game."""
        state = self.state
        state.ammo.pop(item, None)
        state.extra_ammo.pop(item, None)
        if "-" in item:
            state.used[item.split("-")[0]].append(item)

    @clause("NB-12.1")
    def drop_the_excess(self, player: str) -> None:
        """With a wounded arm one hand alone holds something."""
        hands = [hand for hand in BOTH_HANDS if getattr(self.state, hand)[player]]
        if self.has_wound(player, "one_hand") and len(hands) == 2:
            hand = self.ask(player, "drop_hand", ("left", "right"))
            for thing in list(getattr(self.state, f"{hand}_hand")[player]):
                self.let_go(player, thing)

    @clause("NB-12.1")
    def gains_item(self, player: str, item: str) -> None:
        """A heavy item goes into a hand, any other into the inventory."""
        if item in self.heavy:
            self.take_into_a_hand(player, item)
        else:
            self.state.items[player].append(item)
            self.show_backs(player)

    def show_backs(self, player: str) -> None:
        """Of what is in an inventory everybody sees the backs."""
        self.state.backs[player] = backs_of(self.state.items[player])

    def belongings(self, player: str) -> list[str]:
        """The item cards of a player, in hands and inventory."""
        return [*(thing for thing in self.held(player) if thing not in self.objects), *self.state.items[player]]

    @clause("NB-12.1")
    def lose_item(self, player: str, item: str) -> None:
        """A used item is shown and discarded."""
        if item in self.state.items[player]:
            self.state.items[player].remove(item)
            self.show_backs(player)
        else:
            for hand in BOTH_HANDS:
                if item in getattr(self.state, hand)[player]:
                    getattr(self.state, hand)[player].remove(item)
        self.tell("item_used_up", player=player, item=item)
        self.discard_item(item)

    # --- NB-3.8: picking up, NB-3.9: dropping

    @clause("NB-3.8")
    def takes(self, player: str) -> Iterator[Act]:
        """Each object that lies in the room, for one Action card."""
        if self.can_pay(player, 1):
            here = self.state.room[player]
            for thing, slot in self.state.lying.items():
                if slot == here:
                    yield Act("take", target=thing)

    @clause("NB-3.8")
    def act_take(self, player: str, act: Act) -> None:
        """It is taken into a hand."""
        self.pay(player, 1, act)
        if not self.is_cancelled(player, act):
            del self.state.lying[act.target]
            self.tell("took", player=player, thing=act.target)
            self.take_into_a_hand(player, act.target)

    @clause("NB-3.9")
    def drops(self, player: str) -> Iterator[Act]:
        """Anything may be dropped at any moment of one's own turn, for nothing."""
        for thing in sorted((*self.held(player), *self.state.items[player])):
            yield Act("drop", card=thing)

    @clause("NB-3.9")
    def act_drop(self, player: str, act: Act) -> None:
        """An object stays in the room, an item card is discarded."""
        if act.card in self.state.items[player]:
            self.lose_item(player, act.card)
        else:
            self.let_go(player, act.card)

    def no_takes(self, player: str) -> Iterator[Refusal]:
        """Why something cannot be picked up."""
        state = self.state
        for thing, slot in state.lying.items():
            act = Act("take", target=thing)
            if slot != state.room[player]:
                yield Refusal(act, "NB-3.8", "lies_elsewhere", thing=thing, slot=slot)
            elif self.in_combat(player):
                yield Refusal(act, "NB-3.3", "not_in_combat")
            elif not self.can_pay(player, 1):
                yield Refusal(act, "NB-3.1", "too_few_cards", cost=1)

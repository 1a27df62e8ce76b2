"""NB-13: wounds, contamination and death; healing.py and scanner.py have what is done about them."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .decks import Decks
from .table import ShipIsGone

LIGHT_FOR_A_SERIOUS, MOST_SERIOUS = 3, 3


class Wounds(Decks):
    """NB-13.1 to 13.3, 13.5 and 13.6, in the rulebook's order."""

    # --- NB-13.1 to 13.3: wounds

    @clause("NB-13.1")
    def light_wound(self, player: str, cause: str = "") -> None:
        """The first and the second are counted; the third clears them and is a serious wound."""
        state = self.state
        if not self.is_active(player) or self.is_too_much(player, cause):
            return
        state.light[player] += 1
        self.tell("light_wound", player=player, cause=cause, count=state.light[player])
        if state.light[player] >= LIGHT_FOR_A_SERIOUS:
            state.light[player] = 0
            self.serious_wound(player, cause)

    @clause("NB-13.2")
    def serious_wound(self, player: str, cause: str = "") -> None:
        """A card is turned up; what it says lasts until it is dressed."""
        if not self.is_active(player) or self.is_too_much(player, cause):
            return
        if card := self.top_card("wound"):
            self.state.wounds[player].append(card)
            self.tell("serious_wound", player=player, wound=card, cause=cause)
            self.drop_the_excess(player)

    @clause("NB-13.3")
    def is_too_much(self, player: str, cause: str) -> bool:
        """Whoever has three serious wounds, dressed or not, dies of any further wound."""
        if self.serious_wounds(player) < MOST_SERIOUS:
            return False
        self.dies(player, cause or "wounds")
        return True

    def serious_wounds(self, player: str) -> int:
        """How many serious wounds a character has; those that are dressed count."""
        return len(self.state.wounds[player]) + len(self.state.dressed[player])

    @clause("NB-13.2")
    def has_wound(self, player: str, change: str) -> int:
        """The number of what an undressed wound changes, 1 if it has none; 0 without such a wound. Equal ones: once."""
        for card in self.state.wounds[player]:
            for each in self.content.data(card).changes:
                if each.word == change:
                    return each.number or 1
        return 0

    @clause("NB-13.2")
    def bleeds(self, player: str) -> None:
        """A light wound whenever one passes with a bleeding wound."""
        for _ in range(self.has_wound(player, "bleed_on_pass")):
            self.light_wound(player, "bleeding")

    # --- NB-13.5: death

    @clause("NB-13.5")
    def dies(self, player: str, cause: str) -> None:
        """A corpse stays in the room and what was carried beside it; items leave the game."""
        if not self.is_active(player):
            return
        state, slot = self.state, self.beside(player)
        self.tell("died", player=player, cause=cause)
        if slot:
            self.leaves_a_corpse(player, slot)
        self.lose_items(player)
        if "dead" not in state.status.values():
            self.unlock_all()
        state.status[player] = "dead"
        self.leaves_the_crew(player)

    @clause("NB-13.5")
    def leaves_a_corpse(self, player: str, slot: int) -> None:
        """A red corpse, and the objects that were carried; of one who died in a waiting pod they lie in the section."""
        lying = self.state.lying
        lying[f"corpse-{player}"] = slot
        for thing in self.held(player):
            if thing in self.objects:
                lying[thing] = slot

    @clause("NB-13.5")
    def lose_items(self, player: str) -> None:
        """The item cards of a dead character leave the game; what was hidden stays hidden."""
        state = self.state
        for item in self.belongings(player):
            state.ammo.pop(item, None)
            state.extra_ammo.pop(item, None)
            state.lost_items[player].append(item)
        state.left_hand[player], state.right_hand[player], state.items[player] = [], [], []
        state.backs[player] = []

    def leaves_the_crew(self, player: str) -> None:
        """Dead, hibernating or gone: no longer active. When it was the last one, the voyage is over (NB-14.3)."""
        state = self.state
        state.room.pop(player, None)
        if state.status[player] == "dead":
            state.pod_of.pop(player, None)
        state.crew = tuple([other for other in state.crew if other != player])
        if not state.crew:
            self.nobody_aboard()

    def nobody_aboard(self) -> None:
        """Nobody active is left."""
        raise ShipIsGone

    # --- NB-13.6: contamination

    @clause("NB-13.6")
    def contaminate(self, player: str) -> bool:
        """A card, unread by anybody, goes on one's own discards; whether there was one."""
        state = self.state
        if not state.contamination or not self.is_active(player):
            return False
        state.tainted[player].append(self.draw("contamination_card", state.contamination, only=()))
        self.tell("contaminated", player=player)
        return True

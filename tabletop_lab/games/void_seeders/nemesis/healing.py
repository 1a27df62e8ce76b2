"""NB-13.4: dressing and healing wounds."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, HowMany, effects, possible

from .table import Table
from .why_not import NO_SUCH_WOUND


class Healing(Table):
    """What rooms and items do for wounds."""

    @effects("dress")
    @clause("NB-13.4")
    def dress_wounds(self, player: str, count: HowMany) -> int:
        """Serious wounds are turned over: they still count, and have no effect."""
        state, done = self.state, 0
        while state.wounds[player] and (count == "all" or done < int(count)):
            cards = {self.content.data(w).id: w for w in state.wounds[player]}
            several = len(cards) > 1 and count != "all"
            kind = self.ask(player, "dress", tuple(sorted(cards)), NO_SUCH_WOUND) if several else min(cards)
            state.wounds[player].remove(cards[kind])
            state.dressed[player].append(cards[kind])
            self.tell("dressed", player=player, wound=cards[kind])
            done += 1
        return FULLY if done else NOT

    @possible("dress")
    @clause("NB-13.4")
    def may_dress(self, player: str, count: HowMany) -> bool:
        """With a wound that is not dressed."""
        return bool(self.state.wounds[player])

    @effects("heal_light")
    @clause("NB-13.4")
    def heal_light_wounds(self, player: str, count: HowMany) -> int:
        """Light wounds are removed."""
        light = self.state.light
        healed = light[player] if count == "all" else min(int(count), light[player])
        light[player] -= healed
        if healed:
            self.tell("healed", player=player, count=healed)
        return FULLY if healed else NOT

    @possible("heal_light")
    @clause("NB-13.4")
    def may_heal_light(self, player: str, count: HowMany) -> bool:
        """With a light wound."""
        return self.state.light[player] > 0

    @effects("heal_serious")
    @clause("NB-13.4")
    def heal_serious_wounds(self, player: str, count: HowMany) -> int:
        """A dressed serious wound is discarded."""
        state, done = self.state, 0
        while state.dressed[player] and (count == "all" or done < int(count)):
            wound = state.dressed[player].pop()
            state.used["wound"].append(wound)
            self.tell("healed_wound", player=player, wound=wound)
            done += 1
        return FULLY if done else NOT

    @possible("heal_serious")
    @clause("NB-13.4")
    def may_heal_serious(self, player: str, count: HowMany) -> bool:
        """With a dressed wound."""
        return bool(self.state.dressed[player])

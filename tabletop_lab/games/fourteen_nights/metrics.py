"""What a batch run of A Dream of Fourteen Nights counts: small classes that name their events and their columns.
Columns that end in a player are that player's; the others count the whole table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Metric

KINDS = {"F": "free_plan", "R": "regular_plan", "H": "chore", "S": "travel_support", "C": "chance"}
"""The first letter of a card -> the kind of cards that players take during the days."""


class Actions(Metric):
    """`visits_1` to `visits_6`: main actions by the space the pawn stands on. `extra_actions`: all the others."""

    events = ("day_begins", "turn_skipped", "acts")

    def __init__(self) -> None:
        self.visits = dict.fromkeys(range(1, 7), 0)
        self.extra = 0
        self.done: set[str] = set()

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        player = facts.get("player")
        if player is None:
            self.done.clear()
        elif "space" not in facts:
            self.done.add(player)
        # The main action is a player's first one of the day after 'now acted'; extra actions may come before it.
        elif game.state.acted_today[player] and player not in self.done:
            self.done.add(player)
            self.visits[game.state.pawn[player]] += 1
        else:
            self.extra += 1

    def columns(self, game: Any) -> dict[str, Any]:
        return {f"visits_{space}": n for space, n in self.visits.items()} | {"extra_actions": self.extra}


class Tokens(Metric):
    """`tokens_spent_<player>`: determination tokens used for extra actions."""

    def columns(self, game: Any) -> dict[str, Any]:
        return {f"tokens_spent_{player}": used for player, used in game.state.token_uses.items()}


class CardsTaken(Metric):
    """`cards_<kind>`: cards drawn by players after the setup. `reshuffles`: decks made anew from discards."""

    events = (
        "day_begins", "free_plan_taken", "plan_drawn", "plans_drawn", "gained", "lost", "chance_drawn", "reshuffled",
    )  # fmt: skip

    def __init__(self) -> None:
        self.taken = dict.fromkeys(KINDS, 0)
        self.reshuffles = 0
        self.laid_out = False

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if card := facts.get("card"):
            if self.laid_out:
                self.taken[card[0]] += 1
        elif "day" in facts:
            self.laid_out = True
        elif "kind" in facts:
            self.reshuffles += 1
        elif "cards" in facts:
            self.taken["R"] += facts["count"]

    def columns(self, game: Any) -> dict[str, Any]:
        taken = {f"cards_{name}": self.taken[letter] for letter, name in KINDS.items()}
        return taken | {"reshuffles": self.reshuffles}


class RestrictionLifted(Metric):
    """`restriction_lifted`: turns in which every adjacent space was barred and the bar was lifted (FN-6.3)."""

    events = ("restriction_lifted",)

    def __init__(self) -> None:
        self.times = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.times += 1

    def columns(self, game: Any) -> dict[str, Any]:
        return {"restriction_lifted": self.times}


class Purchases(Metric):
    """`tc_before_buying_<player>` in TC, `plans_held_<player>` and `plans_bought_<player>` in cards (FN-12.2)."""

    events = ("last_day_ended",)

    def __init__(self) -> None:
        self.tc: dict[str, int] = {}
        self.held: dict[str, int] = {}

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.tc = dict(game.state.tc)
        self.held = {player: len(hand) for player, hand in game.state.hands.items()}

    def columns(self, game: Any) -> dict[str, Any]:
        found: dict[str, Any] = {f"tc_before_buying_{player}": tc for player, tc in self.tc.items()}
        found |= {f"plans_held_{player}": held for player, held in self.held.items()}
        return found | {f"plans_bought_{player}": len(plans) for player, plans in game.state.bought.items()}


class SharedGoal(Metric):
    """`goal`: its card. `goal_reached`: 1 or 0. `contributions`: the sum in TC; `contribution_<player>`: the parts."""

    events = ("goal_reached",)

    def __init__(self) -> None:
        self.reached = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.reached = 1

    def columns(self, game: Any) -> dict[str, Any]:
        given = game.state.contributions
        found = {"goal": game.state.goal, "goal_reached": self.reached, "contributions": sum(given.values())}
        return found | {f"contribution_{player}": given[player] for player in game.players}


class TurnOrder(Metric):
    """`first_player`: who began. `place_of_winner`: 1 for the first player, 2 for the next; 0: several won."""

    events = ("first_player",)

    def __init__(self) -> None:
        self.first = ""

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.first = facts["player"]

    def columns(self, game: Any) -> dict[str, Any]:
        state, first = game.state, self.first or game.state.first_player
        winners = game.ranking(state.happiness, state.memory, state.tc)[0]
        place = game.clockwise(first).index(winners[0]) + 1 if len(winners) == 1 else 0
        return {"first_player": first, "place_of_winner": place}


class Conversions(Metric):
    """`conversions`: how often minor points were made into memory (FN-12.4)."""

    def columns(self, game: Any) -> dict[str, Any]:
        return {"conversions": sum(game.state.conversions.values())}


METRICS: tuple[type[Metric], ...] = (
    Actions, Tokens, CardsTaken, RestrictionLifted, Purchases, SharedGoal, Conversions,
    TurnOrder,
)  # fmt: skip

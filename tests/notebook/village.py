"""The smallest game in which even who acts is a secret: a wolf, perhaps a seer, a vote.
Only for tests of a laptop that is passed around."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from tabletop_lab.engine import Game, Result, State, clause, hidden, public, seen_by_owner
from tabletop_lab.engine.match.match import Match

ENGLISH = """
    round-night = night { $night }
    prompt-raid = { $player }, whom does the wolf take?
    prompt-look = { $player }, into whose heart do you look?
    prompt-vote = { $player }, who leaves the village?
    option-raid = the house of { $option }
    option-look = the heart of { $option }
    event-night = Night { $night } falls.
    event-seer_called = The seer wakes.
    event-wolf_called = The wolf wakes.
    event-looked = The seer { $player } sees that { $target } is { $role }.
    event-died = { $target } is gone.
    event-counted = { $votes } raised hands.
"""


@dataclass(slots=True)
class VillageState(State):
    """Who is what is known to each alone."""

    night: int = public(1)
    roles: dict[str, str] = seen_by_owner(factory=dict)
    gone: list[str] = public(factory=list)
    plan: str = hidden("")


class Village(Game):
    """Every night the seer (where there is one) looks, the wolf takes somebody at dawn; then a vote."""

    name, title, seats, State = "village", {"en": "Village", "ko": "마을"}, range(3, 6), VillageState
    messages = {"en": ENGLISH, "ko": ENGLISH}
    dealt: ClassVar[tuple[str, ...]] = ("villager", "seer", "wolf", "villager")
    calls: ClassVar[tuple[str, ...]] = ("seer", "wolf")

    def setup(self) -> None:
        self.state = VillageState(roles=dict(zip(self.players, self.dealt, strict=False)))

    def play(self) -> Result:
        while self.state.night < 3:
            self.safe_point()
            self.one_night()
            self.day()
            self.state.night += 1
        return Result(self.players)

    def living(self, role: str = "") -> list[str]:
        roles = self.state.roles
        return [p for p in self.players if p not in self.state.gone and roles[p].startswith(role)]

    @clause("VI-1")
    def one_night(self) -> None:
        self.tell("night", night=self.state.night)
        for wakes in self.calls:
            getattr(self, wakes)()
        self.state.gone.append(self.state.plan)
        self.tell("died", target=self.state.plan)

    def seer(self) -> None:
        self.tell("seer_called")
        moves = {seer: [p for p in self.living() if p != seer] for seer in self.living("seer")}
        for seer, target in self.window("look", self.living, moves, once=True, must=True):
            self.tell("looked", player=seer, target=target, role=self.state.roles[target], only=seer)

    def wolf(self) -> None:
        self.tell("wolf_called")
        moves = {wolf: [p for p in self.living() if p != wolf] for wolf in self.living("wolf")}
        for _, target in self.window("raid", self.living, moves, once=True, must=True):
            self.state.plan = target

    @clause("VI-2")
    def day(self) -> None:
        votes = self.ask_all({p: self.living() for p in self.living()}, "vote", secret=True)
        self.tell("counted", votes=len(votes))


def village(dealt: tuple[str, ...], calls: tuple[str, ...] = Village.calls) -> Match:
    """A match in which these roles were dealt, and are called in this order."""
    game: Any = type("Village", (Village,), {"dealt": dealt, "calls": calls, "__module__": __name__})
    return Match(game, players=len(dealt), seed=1)

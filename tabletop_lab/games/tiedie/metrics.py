"""What a batch of TIEDIE counts: small classes that name their events and their columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Metric

from .chapters.table import ACCUSE, ATTACK, EVADE, MOVE, SLEEP


class Rounds(Metric):
    """`rounds` begun. `active_share`: of those who could choose or had to sleep, how many were active, from 0 to 1.

    `active_<seat>` the same for one seat; `forced_sleep`: how often somebody was put to sleep by force.
    """

    events = ("sleepers", "forced_sleep")

    def __init__(self) -> None:
        self.able = Counter[str]()
        self.asleep = Counter[str]()
        self.forced = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "until" in facts:
            self.forced += 1
            return
        self.able.update(game.able())
        self.asleep.update(facts["players"])

    def columns(self, game: Any) -> dict[str, Any]:
        found: dict[str, Any] = {"rounds": game.state.round, "forced_sleep": self.forced}
        found["active_share"] = _share(self.able.total() - self.asleep.total(), self.able.total())
        return found | {f"active_{p}": _share(self.able[p] - self.asleep[p], self.able[p]) for p in game.players}


class Ending(Metric):
    """How it was won is the reason of every batch. `<seat>_out`: how a seat left the play, or in_play.

    `eliminated`, `escaped`, `removed`: how many seats left the play so.
    """

    def columns(self, game: Any) -> dict[str, Any]:
        out = game.state.out
        ways = Counter(out.values())
        found: dict[str, Any] = {way: ways[way] for way in ("eliminated", "escaped", "removed")}
        return found | {f"{player}_out": out.get(player, "in_play") for player in game.players}


class Starts(Metric):
    """`start_<seat>`: the number of the square on which each seat began."""

    events = ("starts_at",)

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.numbers[facts["player"]] = facts["number"]

    def columns(self, game: Any) -> dict[str, Any]:
        return {f"start_{player}": self.numbers.get(player, 0) for player in game.players}


class Eliminations(Metric):
    """`attacks`; `out_by_attack`, `out_by_evade`, `out_by_accusation`, `out_otherwise`: what eliminated somebody.

    `out_by_mutual`: by the draw of location cards when both attacked.

    `first_elimination`: in which round, or 0. `out_by_day`: how many were eliminated in a round of day.
    `<seat>_out_round` and `<seat>_out_cause`: when and by what a seat was eliminated; 0 and none for the others.
    """

    events = ("attacks", "mutual_attack", "accuses", "eliminated", "turn", "turn_ends", "round")

    def __init__(self) -> None:
        self.attack: tuple[str, str] | None = None
        self.suspect, self.mutual = "", False
        self.attacks = self.first = self.by_day = 0
        self.by_seat: dict[str, tuple[int, str]] = {}
        self.causes = {"attack": 0, "evade": 0, "mutual": 0, "accusation": 0, "otherwise": 0}

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "suspect" in facts:
            self.suspect, self.attack = facts["suspect"], None
        elif "by" in facts:
            cause = self.cause(facts["player"])
            self.causes[cause] += 1
            self.by_seat[facts["player"]] = game.state.round, cause
            self.first = self.first or game.state.round
            self.by_day += game.day
        elif "own" in facts:
            self.mutual = True
        elif "victim" in facts:
            self.attacks, self.mutual = self.attacks + 1, False
            self.attack, self.suspect = (facts["player"], facts["victim"]), ""
        else:
            self.attack, self.suspect = None, ""

    def cause(self, player: str) -> str:
        """What eliminates a player now."""
        if player == self.suspect:
            return "accusation"
        if self.attack and player in self.attack:
            return "mutual" if self.mutual else "attack" if player == self.attack[1] else "evade"
        return "otherwise"

    def columns(self, game: Any) -> dict[str, Any]:
        found: dict[str, Any] = {"attacks": self.attacks, "first_elimination": self.first, "out_by_day": self.by_day}
        for player in game.players:
            found[f"{player}_out_round"], found[f"{player}_out_cause"] = self.by_seat.get(player, (0, "none"))
        return found | {f"out_{'' if cause == 'otherwise' else 'by_'}{cause}": n for cause, n in self.causes.items()}


class Laid(Metric):
    """`laid_by_day_<card>`, `laid_by_night_<card>`: how often each action card, or sleep, was chosen; nobody is counted
    who had to sleep. `self_targets`: the most players who were targets of their own at the end of a round.
    """

    events = ("sleepers", "round_ends")

    def __init__(self) -> None:
        self.laid, self.own = Counter[str](), 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        state = game.state
        if "round" in facts:
            self.own = max(self.own, sum(p == target for p, target in getattr(state, "targets", {}).items()))
            return
        when = "day" if game.day else "night"
        chosen = {player: SLEEP for player, why in state.asleep.items() if why == "choice"} | state.placed
        self.laid.update(f"{when}_{card}" for card in chosen.values())

    def columns(self, game: Any) -> dict[str, Any]:
        cards = (MOVE, ATTACK, EVADE, ACCUSE, SLEEP)
        found = {f"laid_by_{when}_{card}": self.laid[f"{when}_{card}"] for when in ("day", "night") for card in cards}
        return found | {"self_targets": self.own}


class Accusations(Metric):
    """`accusations`; `accusations_right`: the card that was named lay there; `accusations_wrong`: another one.

    Right is Attack, or Move where somebody is accused of escaping; whoever accuses by an ability is counted, too.
    """

    events = ("accuses", "turned_up")

    def __init__(self) -> None:
        self.waiting: tuple[str, str] | None = None
        self.made = self.right = self.wrong = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "suspect" in facts:
            self.made += 1
            self.waiting = facts["suspect"], "move" if facts["kind"] == "escape" else "attack"
        elif self.waiting and facts["player"] == self.waiting[0]:
            if facts["card"] == self.waiting[1]:
                self.right += 1
            else:
                self.wrong += 1
            self.waiting = None

    def columns(self, game: Any) -> dict[str, Any]:
        return {"accusations": self.made, "accusations_right": self.right, "accusations_wrong": self.wrong}


class Searches(Metric):
    """`searches`; `tokens_kept` by a searcher; `items_placed` on the guide board; `first_open_route`: in which round a
    line was complete, or 0."""

    events = ("searches", "keeps", "places")

    def __init__(self) -> None:
        self.searches = self.kept = self.placed = self.opened = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "route" in facts:
            self.placed += 1
            if not self.opened and game.open_routes():
                self.opened = game.state.round
        elif facts["token"] in game.state.held[facts["player"]] and facts["square"] not in game.state.tokens:
            self.kept += 1
        else:
            self.searches += 1

    def columns(self, game: Any) -> dict[str, Any]:
        return {
            "searches": self.searches,
            "tokens_kept": self.kept,
            "items_placed": self.placed,
            "first_open_route": self.opened,
        }


class SleepCards(Metric):
    """`drawn_<card>` and `played_<card>`: sleep cards by kind."""

    events = ("draws", "plays")

    def __init__(self) -> None:
        self.drawn, self.played = Counter[str](), Counter[str]()

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        (self.played if "target" in facts else self.drawn)[facts["card"]] += 1

    def columns(self, game: Any) -> dict[str, Any]:
        cards = game.content.sleep_cards
        found = {f"drawn_{card}": self.drawn[card] for card in cards}
        return found | {f"played_{card}": self.played[card] for card in cards}


def _share(some: int, of: int) -> float:
    """A share, rounded so that batches are equal on every computer; 0 of nothing.

    >>> _share(1, 3), _share(0, 0)
    (0.333, 0.0)
    """
    return round(some / of, 3) if of else 0.0


METRICS: tuple[type[Metric], ...] = (Rounds, Starts, Ending, Eliminations, Laid, Accusations, Searches, SleepCards)

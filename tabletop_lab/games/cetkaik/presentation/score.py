"""How the points of both players came about: those of the start, and for each season the hands that were paid for.
A hand brings its points times the rate; what is said here is read from what was told at the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabletop_lab.engine.core.score import Part, Score
from tabletop_lab.games.cetkaik.content.hand_table import FLASHED, POSITIVE

CLAUSES = {"tam_again": "CK-12.6", "step_tam": "CK-12.7"}
"""Of the negative hands; a positive one is a row of the table (CK-12.2), or that in one colour (CK-12.5)."""


def score(view: Any, told: Iterable[Any], words: Any) -> Score:
    """The sheet: a part for each season, a line for each hand that changed the points."""
    made = Score()
    start = made.part(words("score-start"))
    reading = _Reading(made, view, words)
    for entry in told:
        reading.take(entry)
    left = {seat: view.points[view.side[seat]] - sum(part.of(seat) for part in made.parts) for seat in view.players}
    start.line(words("score-start"), left, "CK-1.2")
    return made


class _Reading:
    """What was told so far: the season, and the hands of the last declaration."""

    def __init__(self, made: Score, view: Any, words: Any) -> None:
        self.made, self.view, self.words = made, view, words
        self.part: Part | None = None
        self.season: dict[str, Any] = {}
        self.counted: tuple[str, ...] = ()  # all positive hands of who declares, when there are several
        self.owed: dict[str, list[str]] = {}  # the negative hands of a season
        self.paid: list[tuple[str, int]] = []  # the hands that are paid for now, with their points
        self.rate = 1

    def take(self, entry: Any) -> None:
        """Read one entry; a position may begin in the middle of a season."""
        facts, name = entry.facts, entry.name
        if entry.kind == "decision":
            if name == "declare":
                self.declared(facts, entry.player)
            self.counted = ()
        elif name == "season_began":
            self.part, self.season, self.owed, self.counted = None, facts, {}, ()
        elif name == "penalty":
            self.owed.setdefault(facts["player"], []).append(facts["hand"])
        elif name == "hands_counted":
            self.counted = facts["hands"]
        elif name == "pays_at_once":
            self.paid, self.rate = [(facts["hand"], facts["points"])], facts["rate"]
        elif name == "points_moved":
            self.pay(facts["player"], facts["target"], facts["points"])
        elif name == "points_from_bank":
            self.pay(facts["player"], "", facts["points"])
        elif name == "season_ended":
            self.season = facts

    def declared(self, facts: Any, player: str) -> None:
        """Which hands the amount of a declaration is made of (CK-13.4)."""
        kept = self.view.rules.negative_hand_memory == "season"
        negative = self.owed.get(player, []) if kept else [hand for hand in facts["hands"] if hand in CLAUSES]
        positive = self.counted or tuple(hand for hand in facts["hands"] if hand not in CLAUSES)
        self.paid, self.rate = [(hand, self.worth(hand)) for hand in (*positive, *negative)], facts["rate"]

    def worth(self, hand: str) -> int:
        """What a hand is worth by the rules in force."""
        plain = hand.removesuffix("_flash")
        if plain in POSITIVE:
            return int(self.view.paragraphs.worth(plain + FLASHED * (plain != hand)))
        return int(self.view.paragraphs.price[hand])

    def pay(self, by: str, off: str, points: int) -> None:
        """The points of one settlement: `by` gets them, from `off` or from the bank."""
        if self.part is None:
            self.part = self.made.part(self._season("score-season"))
        # Who ends a season with a negative hand pays: the event names the one who gains.
        whole = sum(worth for _, worth in self.paid) * self.rate
        sign = -1 if whole < 0 <= points and off else 1
        for hand, worth in self.paid:
            self._line(self.words.value("hands", hand), by, off, sign * worth * self.rate, _clause(hand), worth)
        if rest := points - sign * whole:
            limited = abs(points) < abs(whole) and self.view.rules.points_floor == "clamp"
            label = self.words("score-limit" if limited else "score-otherwise")
            self._line(label, by, off, rest, "CK-1.4" if limited else "CK-13.4", None)
        self.paid = []

    def _line(self, label: str, by: str, off: str, value: int, clause: str, worth: int | None) -> None:
        assert self.part is not None
        whole = self._season("score-in-season", what=label)
        who = by if worth is None or (worth < 0) == (value < 0) else off
        notes = {} if worth is None else {who: f"{worth} × {self.rate}".replace("-", "−")}
        self.part.line(whole, {by: value} | ({off: -value} if off else {}), clause, notes=notes)

    def _season(self, message: str, **facts: Any) -> str:
        return str(self.words(message, season=self.season.get("season", 1), name=self.season.get("name", ""), **facts))


def _clause(hand: str) -> str:
    return CLAUSES.get(hand, "CK-12.5" if hand.endswith("_flash") else "CK-12.2")

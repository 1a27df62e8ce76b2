"""How the happiness of each player came about: plans bought, money given, traits, memory, bonus, each with its clause.
Worth is reckoned by the rules in force; which memory came from what is read from what was told at the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tabletop_lab.engine.core.score import Score
from tabletop_lab.games.fourteen_nights.chapters.table import TRAITS

from . import table_facts as facts
from .cards import TALL, draw_mini
from .pictograms import SIGNS


def score(view: Any, told: Iterable[Any], words: Any) -> Score:
    """The sheet as the viewer of `view` and `told` knows it."""
    reached = words("board-goal-reached" if facts.goal_reached(view) else "board-goal-missed")
    foot = words("score-goal", card=view.goal, total=facts.goal_total(view), target=facts.goal_target(view, words),
                 reached=reached)  # fmt: skip
    made = Score({seat: str(words.card(view.destination[seat])) for seat in view.players}, str(foot))
    spent = made.part(words("score-spent"), counts=False)
    paid = {seat: -sum(words.card_data(card).price for card in view.bought[seat]) for seat in view.players}
    spent.line(words("score-bought"), paid, "FN-12.2", draw=_minis(view, words))
    given = {seat: -amount for seat, amount in view.contributions.items()}
    spent.line(words("score-given"), given, "FN-12.3.1", sign=SIGNS["goal"])
    _traits(made, view, words)
    _memory(made, view, told, words)
    bonus = made.part(words("score-bonus"))
    bonus.line(words("score-bonus"), dict(view.goal_bonus), "FN-12.3.4", sign=SIGNS["bonus"])
    _tie_break(made, view, words)
    return made


def _tie_break(made: Score, view: Any, words: Any) -> None:
    """What ranks players of equal happiness: memory, then the money left; the rule in force says who is equal."""
    happiness, equal = {p: facts.happiness(view, p, words) for p in view.players}, dict.fromkeys(view.players, 0)
    memory, money, rank = view.memory, facts.money_left(view), view.paragraphs.ranking
    keys = {"memory": (memory, rank(happiness, equal, equal)), "money": (money, rank(happiness, memory, equal))}
    for key, (values, places) in keys.items():
        tied = [seat for place in places if len(place) > 1 for seat in place]
        if not tied:
            return
        part = made.tie_break(words("score-tie")) if key == "memory" else made.parts[-1]
        part.line(words(f"score-tie-{key}"), {}, "FN-12.6", notes={seat: str(values[seat]) for seat in tied})


def _minis(view: Any, words: Any) -> Callable[[Any, Any, str], None]:
    """Draws the bought plans of a seat, as many as there is room for without a cut number."""

    def draw(page: Any, box: tuple[float, float, float, float], seat: str) -> None:
        x, y, w, h = box
        cards = [words.card_data(card) for card in view.bought[seat]]
        wide = h / TALL
        pitch = min(wide + 0.05, (w - wide) / max(1, len(cards) - 1)) if len(cards) > 1 else 0
        for k, card in enumerate(cards):
            draw_mini(page, (x + k * pitch, y, wide, h), card, z=3 + 0.3 * k,
                      part=None if pitch > wide or k == len(cards) - 1 else pitch)  # fmt: skip

    return draw


def _traits(made: Score, view: Any, words: Any) -> None:
    """Points of each trait, each for what it is worth to its player."""
    paragraphs, part = view.paragraphs, made.part(words("score-traits"))
    for trait in TRAITS:
        points = {seat: paragraphs.points(seat, trait) for seat in view.players}
        worth = {seat: paragraphs.worth_of_a_point(paragraphs.weights(seat)[trait]) for seat in view.players}
        part.line(
            facts.trait(words, trait), {seat: points[seat] * worth[seat] for seat in view.players}, "FN-12.5",
            notes={seat: f"{points[seat]} × {worth[seat]}" for seat in view.players},
            strong=[seat for seat in view.players if worth[seat] > 1], sign=SIGNS[trait],
        )  # fmt: skip


def _memory(made: Score, view: Any, told: Iterable[Any], words: Any) -> None:
    """Memory by where it came from; what no line names came from chance cards."""
    scores = view.rules.free_plans_score
    found: dict[str, Counter[str]] = {
        "free": Counter({seat: _of(words, view.free_plans[seat]) if scores else 0 for seat in view.players}),
        "bought": Counter({seat: _of(words, view.bought[seat]) for seat in view.players}),
        "chance": Counter(), "goal": Counter(), "converted": Counter(),
    }  # fmt: skip
    lost: set[str] = set()
    for entry in told:
        seat = entry.facts.get("player") if entry.kind == "event" else None
        if entry.name == "rewarded":
            found["goal"][seat] += entry.facts["memory"]
        elif entry.name == "converted":
            found["converted"][seat] += entry.facts["memory"]
        elif entry.name == "penalised":
            lost.add(seat)
            found["goal"][seat] -= view.paragraphs.penalty()
    rest = {seat: view.memory[seat] - sum(source[seat] for source in found.values()) for seat in view.players}
    found["chance"].update(rest)
    clauses = {"free": "FN-7.1", "bought": "FN-12.2", "chance": "FN-H7", "goal": "FN-12.3.5" if lost else "FN-12.3.4",
               "converted": "FN-12.4"}  # fmt: skip
    part = made.part(words("board-memory"))
    for source, memory in found.items():
        if any(memory.values()) or source in ("free", "bought"):
            values = {seat: memory[seat] for seat in view.players}
            part.line(words(f"score-memory-{source}"), values, clauses[source], sign=SIGNS["memory"])


def _of(words: Any, cards: Iterable[str]) -> int:
    return sum(words.card_data(card).memory for card in cards)

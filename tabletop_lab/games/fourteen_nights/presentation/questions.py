"""Questions of lessons about Fourteen Nights: plans and their worth, money, tokens, the shared goal, the score.
What is right is found by the rules of the match, edits included. The sentences are in words/questions.*.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Refusal
from tabletop_lab.engine.core.asked import Asked
from tabletop_lab.games.fourteen_nights.chapters.table import KIND_OF_SPACE

from . import table_facts as facts


def best(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these plans would bring a player most happiness."""
    player = str(choice or match.decision.player)
    view = match.view()
    worth = {card: worth_of(view, player, card) for card in among}
    return Asked(
        list(among), lambda card: worth[card] == max(worth.values()),
        _named(player=player, destination=view.destination[player]), ("FN-3.2", "FN-4.6"),
        text=lambda card, words: _plan(card, words, priced=True),
    )  # fmt: skip


def sure(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """Which of these actions bring money whatever card is drawn."""
    content = match.view().paragraphs.content
    decks = {space: content.of(kind) for space, kind in KIND_OF_SPACE.items()}

    def pays(space: str) -> bool:
        return all(card.tc > 0 for card in decks[int(space)])

    return Asked(
        [str(space) for space in among or decks], pays, clauses=("FN-7.3", "FN-7.4"), several=True,
        text=lambda space, words: f"{space} {words.value('space', int(space))}",
    )  # fmt: skip


def acts_on(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """On which space a player acts next who does what has to be done."""
    player = str(choice)
    right = _next_space(match, player)
    return Asked(
        [str(space) for space in among or facts.SPACES], lambda space: space == right, _named(player=player),
        ("FN-6.6", "FN-6.7"), text=lambda space, words: f"{space} {words.value('space', int(space))}",
    )  # fmt: skip


def gains_token(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Who has more tokens after the turn is ended."""
    before, after = match.state.tokens, match.branch().play("stop").state

    def facts_of(words: Any) -> Mapping[str, Any]:
        return {"player": match.decision.player, "day": after.day}

    return Asked(
        list(among or match.players), lambda seat: after.tokens[seat] > before[seat], facts_of,
        ("FN-9.3", "FN-9.4"), several=True,
    )  # fmt: skip


def affords(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these sets of plans the player who decides can pay for."""
    decision = match.decision
    sets = {label: tuple(sorted(label.split("+"))) for label in among}

    def why(label: str) -> Refusal | None:
        found: Refusal | None = decision.why_not(label)
        return found

    def named(words: Any) -> Mapping[str, Any]:
        return {"player": decision.player, "money": match.state.tc[decision.player]}

    return Asked(
        list(sets), lambda label: sets[label] in decision.options, named, ("FN-12.2",), several=True,
        text=lambda label, words: words.join(_plan(card, words, gives=False, priced=True) for card in sets[label]),
        why=why,
    )  # fmt: skip


def loses(match: Any, choice: Any, among: Sequence[int]) -> Asked:
    """Who loses memory when the players give these amounts to the goal, in the order in which they are asked."""
    before, after, given = match.state.memory, match.branch(), {}
    for amount in choice:
        given[after.decision.player] = amount
        after.play(str(amount))

    def named(words: Any) -> Mapping[str, Any]:
        amounts = [words("ask-gives", player=seat, amount=amount) for seat, amount in given.items()]
        return {"amounts": words.join(amounts), "target": match.view().paragraphs.target()}

    return Asked(
        list(match.players), lambda seat: after.state.memory[seat] < before[seat], named, ("FN-12.3.3", "FN-12.3.5"),
        several=True,
    )  # fmt: skip


def happiness(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """How much happiness a player ends with if nobody converts anything."""
    player, end = str(choice), match.branch()
    while end.decision is not None:
        end.play("stop")
    right = str(end.result.scores[player])
    return Asked([str(n) for n in among], lambda n: n == right, _named(player=player), ("FN-12.5", "FN-3.2"))


def worth_of(view: Any, player: str, card: str) -> int:
    """How much happiness a plan brings a player: its points by the weights of the destination, and its memory."""
    paragraphs = view.paragraphs
    plan = paragraphs.card(card)
    weights = paragraphs.weights(player)
    points = sum(n * paragraphs.worth_of_a_point(weights[trait]) for trait, n in plan.points.items())
    return int(points + plan.memory)


def _plan(card: str, words: Any, gives: bool = True, priced: bool = False) -> str:
    """A plan by its name, what it gives, and its price."""
    plan = words.card_data(card)
    parts = facts.card_points(plan, words) if gives else []
    if gives and plan.memory:
        parts.append(words("board-memory-of", memory=plan.memory))
    if priced:
        parts.append(f"{facts.money(plan.price)} TC")
    return f"{plan.name(words.lang)} ({', '.join(parts)})"


def _next_space(match: Any, player: str) -> str:
    after = match.branch()
    while not after.state.acted_today[player]:
        labels = after.decision.labels
        after.play("stop" if "stop" in labels else labels[0])
    return str(after.state.main_action[player][-1])


def _named(**given: Any) -> Callable[[Any], Mapping[str, Any]]:
    return lambda words: given


QUESTIONS = {
    "best": best, "sure": sure, "acts_on": acts_on, "gains_token": gains_token, "affords": affords, "loses": loses,
    "happiness": happiness,
}  # fmt: skip

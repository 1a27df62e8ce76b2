"""Questions for lessons: where a piece ends, what a throw is good for, what captured pieces are worth.
The rules in force answer them; the sentences are in words/questions.<lang>.ftl."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Refusal
from tabletop_lab.engine.core.asked import Asked
from tabletop_lab.engine.match.chances import chances
from tabletop_lab.games.cetkaik.moves.actions import Action

from .board_facts import tam_at
from .describe import standing


def ends(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """On which of these squares the piece of a square can end, without stepping on another."""
    decision = match.decision

    def why(square: str) -> Refusal | None:
        found: Refusal | None = decision.options.refuse_route((choice, square))
        return found

    def facts(words: Any) -> Mapping[str, Any]:
        return {"what": standing(match.view(), choice, words), "square": choice}

    return Asked(
        among, lambda square: bool(decision.routes.complete((choice, square))), facts, ("CK-5.3",), True, why=why
    )


def over(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """On which of these squares a piece can end that steps on another, such as `"NAI^LAI"`."""
    decision, (origin, via) = match.decision, choice.split("^")

    def why(square: str) -> Refusal | None:
        found: Refusal | None = decision.options.refuse_route((origin, via, square))
        return found

    def facts(words: Any) -> Mapping[str, Any]:
        view = match.view()
        return {
            "what": standing(view, origin, words), "square": origin, "over": standing(view, via, words), "via": via,
        }  # fmt: skip

    return Asked(
        among, lambda square: bool(decision.routes.complete((origin, via, square))), facts, ("CK-6.3",), True, why=why
    )


def drops(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """On which of these squares a captured piece may be dropped."""
    asked = ends(match, f"@{choice}", among)
    return Asked(
        among, asked.right, lambda words: {"what": words.value("piece", choice)}, ("CK-10.1",), True, why=asked.why
    )


def hue(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these squares are hue now."""
    view = match.view()
    tam = tam_at(view.board)
    return Asked(among, lambda square: view.paragraphs.is_hue(square, tam), clauses=("CK-2.2", "CK-2.3"), several=True)


def fixed(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these squares are hue wherever tam stands."""
    paragraphs = match.view().paragraphs
    return Asked(among, lambda square: paragraphs.is_hue(square, ""), clauses=("CK-2.2", "CK-2.3"), several=True)


def sure(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these actions need no throw."""
    return Asked(
        among, lambda label: _chance(match, label) == 1, clauses=("CK-6.5", "CK-7.2"), several=True,
        text=lambda label, words: _action(match, label).words(words),
    )  # fmt: skip


def throws(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """In how many of the equally likely throws an action with one throw succeeds."""
    every = 2**match.rules.sticks

    def facts(words: Any) -> Mapping[str, Any]:
        return {"action": _action(match, choice).words(words), "all": every}

    right = str(every * _chance(match, choice))
    return Asked([str(n) for n in among], lambda count: count == right, facts, ("CK-6.5", "CK-11.1"))


def farthest(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these announcements brings its piece farthest on average."""
    paragraphs = match.view().paragraphs

    def mean(label: str) -> Any:
        action: Any = _action(match, label)
        return _chance(match, label) * paragraphs.throw_distance(action.origin, action.via, action.to)

    return Asked(
        among, lambda label: mean(label) == max(map(mean, among)), clauses=("CK-6.5", "CK-6.6", "CK-11.1"),
        text=lambda label, words: _action(match, label).words(words),
    )  # fmt: skip


def worth(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """What captured pieces are worth together, such as `"rt rh"`."""
    held = str(choice).split()
    right = str(sum(match.view().paragraphs.hands(held).values()))

    def facts(words: Any) -> Mapping[str, Any]:
        return {"pieces": words.join(words.value("piece", piece) for piece in held)}

    return Asked([str(n) for n in among], lambda points: points == right, facts, ("CK-12.3", "CK-12.5", "CK-12.8"))


def gain(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """How many points a player gets by an action and the end of the season."""
    player = match.decision.player
    side = match.state.side[player]
    after = match.branch().play(choice).play("end_season")
    right = str(after.state.points[side] - match.state.points[side])

    def facts(words: Any) -> Mapping[str, Any]:
        return {"player": player, "side": side, "action": _action(match, choice).words(words)}

    return Asked([str(n) for n in among], lambda points: points == right, facts, ("CK-13.4", "CK-13.5"))


def wins(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these actions wins the game at once, if the season is then ended."""
    player = match.decision.player

    def right(label: str) -> bool:
        after = match.branch().play(label)
        if after.decision is not None and after.decision.name == "declare":
            after.play("end_season")
        return after.result is not None and after.result.winners == (player,)

    return Asked(
        among, right, lambda words: {"player": player}, ("CK-13.4", "CK-1.4"),
        text=lambda label, words: _action(match, label).words(words),
    )  # fmt: skip


def _action(match: Any, label: str) -> Action:
    found: Action = match.decision.find(label)
    return found


def _chance(match: Any, label: str) -> Any:
    """How likely an action of the pending question succeeds: its throws are played in every way."""
    return 1 - chances(match, label, ("failed", *PLACED), answers=_goes_on).get("failed")


PLACED = ("moved", "came_back")
"""What is told of a move that has not failed."""


def _goes_on(decision: Any) -> Any:
    """After the throw the piece goes to the first square that is left to it, where there are several."""
    return decision.options[0] if decision.name == "land" else None


QUESTIONS = {
    "ends": ends, "over": over, "drops": drops, "hue": hue, "fixed": fixed, "sure": sure, "throws": throws,
    "farthest": farthest, "worth": worth, "gain": gain, "wins": wins,
}  # fmt: skip

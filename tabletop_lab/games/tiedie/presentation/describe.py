"""The table in words: a few sentences, what stands on a square, a line for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.games.tiedie.laid import SIDES

from . import table_facts as facts


def alt_text(view: Any, decision: Any, words: Any) -> str:
    """The game, mode, round, turn, pawns, who sleeps or is out, laid cards, open routes, and what is asked."""
    parts = [words("describe-game", mode=words.value("mode", facts.mode(view))), now(view, words)]
    if player := facts.turn_of(view):
        parts.append(words("describe-turn", player=player))
    if view.pawn:
        pawns = [words("describe-pawn", player=p, square=view.pawn[p]) for p in view.players if p in view.pawn]
        parts.append(words("describe-pawns", pawns=", ".join(pawns)))
    for name, states in (("asleep", ("asleep", "forced")), ("stunned", ("stunned",))):
        if who := [p for p in view.players if facts.state(view, p) in states]:
            parts.append(words(f"describe-{name}", players=", ".join(who)))
    if must := [p for p in view.players if facts.sleeps_until(view, p)]:
        until = (str(words("describe-sleeps", round=facts.sleeps_until(view, p))) for p in must)
        parts.append(", ".join(map(" ".join, zip(must, until, strict=True))) + ".")
    if laid := [f"{p} {_face(view, p, words)}" for p in view.players if facts.placed(view, p) is not None]:
        parts.append(words("describe-laid", cards=", ".join(laid)))
    if view.out:
        gone = [f"{p} ({words.value('way_out', how)})" for p, how in view.out.items()]
        parts.append(words("describe-out", players=", ".join(gone)))
    parts += [_route(view, route, square, words) for route, square in facts.open_lines(view).items()]
    if asked := facts.prompt(decision, words):
        parts.append(asked)
    return " ".join(map(str, parts))


def now(view: Any, words: Any) -> str:
    """Round, time and phase."""
    return str(
        words("describe-round", round=view.round, time="day" if facts.is_day(view) else "night", phase=view.phase)
    )


def _route(view: Any, route: str, square: str, words: Any) -> str:
    what = "open" if facts.is_complete(view, route) else "found"
    return str(words(f"describe-route-{what}", route=route, square=square))


def fact_text(field: str, value: Any, words: Any) -> str | None:
    """An empty place of a line, a cell beside a tile, the turns of a tile; None for what has words of its own."""
    if field == "lines" and value == "":
        return str(words("fact-empty"))
    if field == "space" and isinstance(value, str):
        beside, _, side = value.partition(" ")
        if side in SIDES:
            return str(words("option-place_tile", beside=beside, side=side, turns=0))
        if value[:1] == "*":
            return str(words("board-turns", turns=int(value[1:])))
    return None


def standing(view: Any, place: str, words: Any) -> str:
    """The pawn and the token on a square, or what a pawn is doing."""
    if place in view.players:
        return str(words(f"board-state-{facts.state(view, place)}")) if place in view.pawn else ""
    found = [p for p, square in view.pawn.items() if square == place]
    if place in view.tokens:
        token = view.tokens[place]
        known = facts.is_open(token)
        found.append(str(words.card(token)) if known else str(words("describe-token-hidden")))
    return ", ".join(found)


def seat_facts(view: Any, player: str) -> Mapping[str, Any]:
    """What the line of a seat says beside its numbers: what it does, and what the mode counts."""
    return {"doing": facts.state(view, player), "counting": facts.mode(view), "counts": _count(view, player)}


def _count(view: Any, player: str) -> int:
    mode = facts.mode(view)
    if mode == "hp":
        return int(view.health.get(player, 0))
    if mode == "team":
        return int(view.removals.get(facts.sides(view).get(player, ""), 0))
    return len(view.trophies.get(player, ())) if mode in facts.TARGETS else 0


def seat_line(view: Any, player: str, words: Any) -> str:
    """Everything that lies in front of a player, in one line."""
    parts = [facts.character_name(view, player, words), str(view.pawn.get(player, ""))]
    if role := facts.role(view, player):
        parts.append(str(words.value("part", role)))
    if team := facts.sides(view).get(player, ""):
        parts.append(str(words("board-team", team=team)))
    parts.append(str(words(f"board-state-{facts.state(view, player)}")))
    parts += [_placed(view, player, words), _things(view, player, words)]
    if target := facts.target(view, player):
        parts.append(str(words("describe-target", player=target)))
    if facts.mode(view) in ("hp", "team", *facts.TARGETS):
        parts.append(str(words(f"describe-count-{facts.mode(view)}", count=_count(view, player))))
    if until := facts.lock(view, player):
        parts.append(str(words("describe-lock", round=until)))
    if until := facts.sleeps_until(view, player):
        parts.append(str(words("describe-sleeps", round=until)))
    return f"{player}: " + " · ".join(part for part in parts if part)


def _placed(view: Any, player: str, words: Any) -> str:
    if facts.placed(view, player) is None:
        return ""
    return str(words("describe-placed", card=_face(view, player, words)))


def _face(view: Any, player: str, words: Any) -> str:
    """The placed card of a player as this viewer sees it."""
    card = facts.placed(view, player)
    return str(words.value("card", card)) if card else str(words("describe-face-down"))


def _things(view: Any, player: str, words: Any) -> str:
    """Sleep cards and tokens: the known ones by name, the others as a number."""
    said = []
    for name, things in (("cards", view.hands.get(player, ())), ("tokens", view.held.get(player, ()))):
        known = [str(words.card(thing)) for thing in things if facts.is_open(thing)]
        if things:
            counted = str(words(f"describe-{name}", count=len(things)))
            said.append(f"{counted} ({', '.join(known)})" if known else counted)
    return " · ".join(said)

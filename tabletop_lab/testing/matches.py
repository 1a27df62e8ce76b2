"""Matches to check: tables that are always played, some of many options, and the comparison of two matches.
Nothing here may name a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import Game
from tabletop_lab.engine.core.labels import label
from tabletop_lab.engine.core.rules import readings
from tabletop_lab.engine.core.state import fields_of
from tabletop_lab.engine.core.visibility import visibility_of
from tabletop_lab.engine.match.trace import Entry

from .finding import Finding

SAMPLE = 60
"""How many options of a list are checked one by one: a lazy list may have millions."""


def fixed_tables(game: type[Game]) -> Iterator[dict[str, Any]]:
    """Yield the default rules with all player counts (or five of them), and every preset with one player count.

    A game with modes is played in each of them: they take turns, each with a number of players that it seats.
    """
    seats, modes = list(game.seats), modes_of(game)
    counts = seats if len(seats) <= 5 else [seats[i * (len(seats) - 1) // 4] for i in range(5)]
    for i in range(max(len(counts), len(modes))):
        rules = modes[i % len(modes)]
        fitting = [players for players in counts[i % len(counts) :] + counts if rules in modes_of(game, players)]
        yield {"game": game, "players": fitting[0], "seed": fitting[0], "rules": rules}
    for i, preset in enumerate(sorted(game.Rules.presets)):
        yield {"game": game, "players": counts[i % len(counts)], "seed": i, "rules": preset}


def modes_of(game: type[Game], players: int | None = None) -> list[dict[str, Any]]:
    """The rules that choose each mode of a game (that seats so many players); of a game without modes, none at all.

    >>> from tabletop_lab.testing.sample import Market
    >>> modes_of(Market)
    [{}]
    """
    if game.modes is None:
        return [{}]
    rule = game.modes.rule
    every = [(mode, game.modes.of(mode, game)) for mode in readings(game.Rules.model_fields[rule])]
    return [{rule: mode} for mode, played in every if players is None or players in played.seats]


def some_options(decision: Any) -> list[Any]:
    """Return the options; of a very long list, the beginning, the end, and some between."""
    options = decision.options
    if len(options) <= SAMPLE:
        return list(options)
    stride = len(options) // (SAMPLE // 3)
    places = sorted(
        {*range(SAMPLE // 3), *range(0, len(options), stride), *range(len(options) - SAMPLE // 3, len(options))}
    )
    return [options[i] for i in places]


def entries_of(match: Any, viewer: Any = tl.MODERATOR) -> list[tuple[Any, ...]]:
    """Return everything the entries say, as plain data."""
    return [_plain(entry) for entry in match.trace.for_player(viewer)]


def _plain(entry: Entry) -> tuple[Any, ...]:
    path = tuple((frame.name, frame.clauses) for frame in entry.frame.path()) if entry.frame else ()
    return entry.kind, entry.step, entry.name, entry.player, entry.label, dict(entry.facts), path, entry.only, entry.by


def knowledge_of(match: Any, viewer: Any) -> tuple[Any, ...]:
    """Return all that a viewer can find out: the view and the trace."""
    return match.view(viewer).as_dict(), entries_of(match, viewer)


def snapshot(match: Any, by: bool = True) -> dict[str, Any]:
    """Return all that two equal matches have in common.

    `by`: include who gave each answer (a record does not keep it).
    """
    decision = match.decision
    entries = entries_of(match)
    return {
        "step": match.step,
        "answers": [str(answer) for answer in match.answers],
        "state": match.view(tl.MODERATOR).as_dict(),
        "entries": entries if by else [entry[:-1] for entry in entries],
        "text": {lang: match.trace.to_text(lang) for lang in ("en", "ko")} if by else None,
        "result": match.result,
        "decision": decision and (decision.player, decision.name, decision.clauses, dict(decision.facts)),
        "options": decision and [label(option) for option in some_options(decision)],
    }


def expect_same(now: dict[str, Any], then: dict[str, Any], when: str) -> None:
    """Check that two snapshots are equal; if not, say where they first differ.

    >>> expect_same({"step": 3}, {"step": 3}, "again")
    >>> expect_same({"answers": ["a", "b"]}, {"answers": ["a", "c"]}, "after undo")
    Traceback (most recent call last):
    tabletop_lab.testing.finding.Finding: after undo: answers differ, number 1: 'b' instead of 'c'
    """
    for part, one in now.items():
        other = then[part]
        if one != other:
            where = ""
            if isinstance(one, list) and isinstance(other, list):
                k = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
                if k is not None:
                    where, one, other = f", number {k}", one[k], other[k]
            elif isinstance(one, dict) and isinstance(other, dict):
                key = next(key for key in {**one, **other} if one.get(key) != other.get(key))
                where, one, other = f", {key}", one.get(key), other.get(key)
            raise Finding(f"{when}: {part} differ{where}: {one!r:.300} instead of {other!r:.300}")


def cards_in(value: Any) -> Iterator[str]:
    """Yield every text in nested plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from cards_in(part)
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from cards_in(part)


def pooled_fields(game: type[Game], rules: Any) -> list[str]:
    """Return the fields of the state between which cards move."""
    return [field.name for field in fields_of(game.State) if visibility_of(field, rules).pool is not None]


def sizes(value: Any) -> Any:
    """Return the lengths of all lists of a state."""
    if isinstance(value, dict):
        return {key: sizes(part) for key, part in value.items()}
    return len(value) if isinstance(value, list) else None


def play_through(match: Any, every: int = 1, limit: int = 100_000) -> Iterator[Any]:
    """Play a game with bots to the end; yield the match at every n-th decision and at its end."""
    seen = 0
    while match.decision is not None and seen < limit:
        if seen % every == 0:
            yield match
        match.run(until="decision")
        seen += 1
    yield match


def first(items: Any, count: int) -> list[Any]:
    """The first few of a lazy sequence."""
    return list(islice(items, count))


LATIN = re.compile("[A-Za-z]+")
HANGUL = re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+")

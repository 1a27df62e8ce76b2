"""A position worth keeping, as a record: the answers up to it, and what is expected there. Such a record can be loaded,
and stands among the worked examples as a test of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import to_text


def edge_case(match: Match, title: str = "", expected: Mapping[str, Any] | None = None) -> str:
    """Return the answers up to where a match stands as the text of a record, with what is expected there.

    `expected`: as records write it; None: the clause of the last thing that happened, and who is asked what, or who has
    won. What comes after this position is left out.

    >>> from tabletop_lab.testing.sample import Market
    >>> print(edge_case(Match(Market, players=2, seed=7).run(until=12)).partition("expect:")[2], end="")
    <BLANKLINE>
      clauses:
      - LM-6.2
      decision:
        player: P1
        name: bid
    """
    cut = match.branch(title)
    told = _at(cut) if expected is None else dict(expected)
    text = to_text(cut)
    return text + yaml.safe_dump({"expect": told}, allow_unicode=True, sort_keys=False, width=120) if told else text


def keep(match: Match, path: str | Path = "", title: str = "", expected: Mapping[str, Any] | None = None) -> Path:
    """Write an edge case and return where; without a path beside the notebook, under a name that is still free.

    Raises TabletopError if it cannot be written.
    """
    target = Path(path) if str(path) else free_file(match)
    return write_file(target, edge_case(match, title, expected))


def free_file(match: Match) -> Path:
    """A name that no file has yet: the game, the seed if there is one, and the step."""
    seed = f"-{match.seed}" if isinstance(match.seed, int) else ""
    name = f"edge-case-{match.game.name}{seed}-{match.step}"
    names = (Path(f"{name}{number}.yaml") for number in ("", *(f"-{k}" for k in range(2, 10_000))))
    return next(file for file in names if not file.exists())


def _at(match: Match) -> dict[str, Any]:
    last = next((entry for entry in reversed(match.trace) if entry.clauses), None)
    found: dict[str, Any] = {} if last is None else {"clauses": [last.clauses[0]]}
    if match.result is not None:
        return found | {"result": {"winners": list(match.result.winners)}}
    asked = match.decision
    return found if asked is None else found | {"decision": {"player": asked.player, "name": asked.name}}

"""Where a bot's tries begin: the last checkpoint, and what has happened since then. Knows no table; see rollout.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..core.game import Game
from ..core.result import Players
from ..core.state import State


class PastAnswer(NamedTuple):
    """An answer or an outcome since the last checkpoint, and who knows it; `player` is '' for chance."""

    player: str
    name: str
    value: Any
    only: object = None


class SinceCheckpoint(NamedTuple):
    """What is played, the state at the last checkpoint (None: before the setup), and what has happened since."""

    game: type[Game]
    players: Players
    rules: Any
    position: Mapping[str, Any] | None
    state: State | None
    answers: Sequence[PastAnswer]

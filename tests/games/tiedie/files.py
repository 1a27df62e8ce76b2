"""Files written for a test, and what is said about them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop_lab.engine import InvalidContent
from tabletop_lab.games.tiedie.content import HOUSE
from tabletop_lab.games.tiedie.content.tiles import read_tiles

TILES = read_tiles(HOUSE / "tiles.txt")
TWO = """\
T1 Lobby / 로비   T2 Hall / 홀
+--D--+   +-----+
|1....|   |..B..|
|.#.#.|   |.###.|
D.....D   D.....D
|.#.#.|   |...#.|
|....B|   |2....|
+--D--+   +--D--+
"""


def lines_of(read: Callable[[], object], lang: str = "en") -> list[str]:
    """The lines of the error that reading gives."""
    with pytest.raises(InvalidContent) as caught:
        read()
    return caught.value.text(lang).splitlines()

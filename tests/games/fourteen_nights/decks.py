"""Deck files written for a test, and what is said about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_lab.engine.core.errors import InvalidContent
from tabletop_lab.games.fourteen_nights.content import HOUSE, KINDS, load
from tabletop_lab.games.fourteen_nights.game import FourteenNights

HEADERS = {kind: (HOUSE / f"{kind}.csv").read_text(encoding="utf-8").splitlines()[0] for kind in KINDS}


def faults_of(folder: Path, kind: str, text: str | bytes, **options: int) -> list[str]:
    """The lines of the error that a deck file gives."""
    data = text if isinstance(text, bytes) else text.encode()
    (folder / f"{kind}.csv").write_bytes(data)
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, str(folder), **options)
    return str(caught.value).splitlines()


def chances(*rows: str) -> str:
    return "\n".join([HEADERS["chance"], *rows])

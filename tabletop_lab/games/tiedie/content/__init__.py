"""The content of TIEDIE: tiles, layouts, tokens, cards."""

from pathlib import Path

HOUSE = Path(__file__).parent

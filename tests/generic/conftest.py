"""Lets the tests of this folder import what they share (generic_games.py).
No fixture of a single game belongs here."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

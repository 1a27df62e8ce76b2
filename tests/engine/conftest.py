"""Lets the tests of this folder import what they share (tiny_games.py).
Nothing of a real game belongs here."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

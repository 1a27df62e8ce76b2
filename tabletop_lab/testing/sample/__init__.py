"""A small, complete game for tests and for authors to read: it has a little of everything that a game can have.

Read `rulebook.en.md` first, then `game.py` (setup and course), `turns.py` and `evenings.py` (the paragraphs),
`rules.py` (parameters and readings) and `state.py` (who sees what). Cards are in `goods.csv`; pictures and descriptions
in `board.py` and `describe.py`; all words in the files `*.ftl`. Tests play `readings.yaml` and `examples/`.

It is not installed as a game. Tests use the class itself, or put it into the catalogue while they run.
"""

from .game import Market

__all__ = ["Market"]

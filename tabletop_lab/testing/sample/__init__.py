"""A small, complete game for tests and for authors to read: it has a little of everything that a game can have.

Read `rulebook.en.md` first, then `game.py` (setup and course of the game), `turns.py` and `evenings.py` (the
paragraphs), `rules.py` (parameters and readings) and `state.py` (who sees what). Cards are in `goods.csv`; pictures and
descriptions in `board.py` and `describe.py`; all texts in the files `*.ftl`. Tests play `readings.yaml` and
`examples/`.

It is not installed as a game: tests use the class itself, or add it to the catalogue while they run.
"""

from .game import Market

__all__ = ["Market"]

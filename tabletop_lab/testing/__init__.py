"""The generic tester: `pytest --game my_game` in any folder checks a game for what must be true of every game.

A game is replayed, undone, branched, saved and played in batches; what a seat sees is compared in worlds it cannot tell
apart; options, rules, words and rulebooks are read. What the rules let a seat notice is said beside the game, in its
`allowed_differences`; which tagged functions no play reaches, in `not_by_play`. Each file in `checks` is found by
itself; a check says with `advice` what its failure means.
"""

from .facts import Facts, numbered

__all__ = ["Facts", "numbered"]

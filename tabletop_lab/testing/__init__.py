"""The generic tester: `pytest --game my_game` in any folder checks what must be true of every game.

The game is replayed, undone, branched, saved and played in batches. What a seat sees is compared between worlds that
the seat cannot tell apart. Options, rules, words and rulebooks are read. The game itself says what its rules let a seat
notice (`allowed_differences`) and which tagged functions no play reaches (`not_by_play`). Each file in `checks` is
found automatically; a check says with `advice` what its failure means.
"""

from .facts import Facts, numbered

__all__ = ["Facts", "numbered"]

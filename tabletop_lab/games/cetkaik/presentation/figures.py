"""The pictures of Cetkaik beside its board, by name; each is made from a match, a viewer, messages and a page.
They are drawn in move_cards.py, teaching.py, hand_card.py, throws.py and reach_map.py.
"""

from __future__ import annotations

from tabletop_lab.games.cetkaik.content.pieces import KINDS

from . import hand_card, move_cards, reach_map, teaching, throws

FIGURES = {
    "move_cards": move_cards.all_cards,
    "cards_of_steps": move_cards.some_cards(move_cards.STEPS),
    "cards_of_lines": move_cards.some_cards(move_cards.LINES),
    "cards_of_leaps": move_cards.some_cards(move_cards.LEAPS),
    **{f"move_card_{kind}": move_cards.one_card(kind) for kind in KINDS},
    "tam_steps": teaching.tam_steps,
    "hue_halo": teaching.hue_halo,
    **{picture: teaching.of_moves(picture) for picture in teaching.EXAMPLES},
    "hands": hand_card.make,
    "throw_odds": throws.throw_odds,
    "throws_counted": throws.throws_counted,
    "rate_ladder": throws.rate_ladder,
    "reach": reach_map.make,
}

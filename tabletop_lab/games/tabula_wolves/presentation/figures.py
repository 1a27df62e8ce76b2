"""The pictures of The Wolves of Tabula beside its board, by name.
Each is made from a match, a viewer, messages and a page. They are drawn in timeline.py, explain.py, explain_day.py and
raid_tree.py.
"""

from __future__ import annotations

from . import explain, explain_day, raid_tree, timeline

FIGURES = {
    "timeline": timeline.make,
    "night_order": explain.night_order,
    "who_knows_whom": explain.who_knows_whom,
    "seer_signs": explain.seer_signs,
    "characters": explain.characters,
    "raid_tree": raid_tree.make,
    "first_vote": explain_day.first_vote,
    "second_vote": explain_day.second_vote,
    "balance": explain_day.balance,
    "cycle": explain_day.cycle,
}

"""The signs of TIEDIE: action cards, sleep cards, box tokens, and what has become of a player.
Each is made of plain paths in a box of 24 by 24 units (see `Marks.pictogram`); nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_lab.engine.core.signs import Sign, circle

ACTIONS: Mapping[str, Sign] = {
    "move": (
        ("fill", "M6.6 2.6c2.3 0 3.5 2.3 3.5 4.9S9.2 12 7.2 12 3.4 10.3 3.4 7.5s1-4.9 3.2-4.9z"),
        ("fill", "M4.6 13.4l5-.2c.3 2-.4 4-2.2 4s-2.8-1.6-2.8-3.8z"),
        ("fill", "M17.2 7.2c2.3 0 3.4 2.3 3.4 5s-1 4.3-3.2 4.3-3.6-1.9-3.6-4.5 1.1-4.8 3.4-4.8z"),
        ("fill", "M14.6 17.7l5 .2c0 2.2-.9 3.8-2.6 3.8s-2.6-2-2.4-4z"),
    ),
    "attack": (
        ("fill", "M20.6 2l1.4 1.4-2 5.2-8.2 8.2-3-3L17 5.6z"),
        ("line 2.4", "M6.2 11.6l6.2 6.2"),
        ("line 2.8", "M8.4 15.6l-4.6 4.6"),
        ("fill", circle(3.4, 20.6, 1.9)),
    ),
    "evade": (
        ("line 2.6", "M19.6 13.4a7.8 7.8 0 1 1-3.2-8"),
        ("fill", "M13.6 1.2l8 3.2-5.2 6.4z"),
        ("fill", circle(11.8, 12, 2.7)),
    ),
    "accuse": (
        ("fill", "M3 9.4h4.2L17.6 3.6v16.8L7.2 14.6H3z"),
        ("fill", "M6.2 15.4h3.6l1.6 6H7.8z"),
        ("line 2", "M20.2 9.2c1.3 1.7 1.3 3.9 0 5.6"),
    ),
    "location": (
        ("fill", "M12 1.6a7.6 7.6 0 0 1 7.6 7.6c0 5-5 9-7.6 13.2C9.4 18.2 4.4 14.2 4.4 9.2A7.6 7.6 0 0 1 12 1.6z"),
        ("cut", circle(12, 9.2, 2.9)),
    ),
}
SLEEP_CARDS: Mapping[str, Sign] = {
    "one_step": (
        ("fill", "M10.4 2.4c3 0 4.4 2.9 4.4 6.2s-1 5.8-3.6 5.8-4.9-2.2-4.9-5.8 1.4-6.2 4.1-6.2z"),
        ("fill", "M7.8 16.2l6.4-.4c.5 2.7-.4 5.4-2.8 5.4s-3.6-2.2-3.6-5z"),
        ("line 2", "M19.6 6v6M16.6 9h6"),
    ),
    "peek": (
        ("fill", "M1.2 12C4 7 7.8 4.8 12 4.8S20 7 22.8 12C20 17 16.2 19.2 12 19.2S4 17 1.2 12z"),
        ("cut", circle(12, 12, 4.6)),
        ("fill", circle(12, 12, 2.7)),
    ),
    "steal": (
        ("fill", "M2 7.4c3-1.6 6.4-1.6 10 .6 3.6-2.2 7-2.2 10-.6 0 6-2.6 9.6-6.2 9.6-1.8 0-3-1-3.8-2.4"
                 "-.8 1.4-2 2.4-3.8 2.4C4.6 17 2 13.4 2 7.4z"),
        ("cut", "M5 10c1.8-.9 3.6-.6 4.8.9-1.4 1.4-3.6 1.2-4.8-.9zM19 10c-1.8-.9-3.6-.6-4.8.9 1.4 1.4 3.6 1.2 4.8-.9z"),
    ),
    "shove": (
        ("fill", circle(18.8, 12, 3.4)),
        ("fill", "M2 9.8h6.4V5.6L14.6 12l-6.2 6.4v-4.2H2z"),
    ),
    "pill": (
        ("fill", "M13.6 3.2a5.1 5.1 0 0 1 7.2 7.2l-4 4-7.2-7.2z"),
        ("line 2", "M8.8 8l7.2 7.2-4.8 4.8a5.1 5.1 0 0 1-7.2-7.2z"),
    ),
    "drink": (
        ("fill", "M6.4 4.6L7.6 2h8.8l1.2 2.6v17.6H6.4z"),
        ("cut", "M13.4 7l-4.6 6.4h2.8l-1 5.2 4.8-6.8h-2.9z"),
    ),
    "charge": (
        ("fill", "M1.6 10h10V6l7 6-7 6v-4h-10z"),
        ("line 2.4", "M21.6 4v16"),
        ("line 1.6", "M2.4 6.4h5M2.4 17.6h5"),
    ),
    "brace": (
        ("fill", "M12 1.8l8.4 3v6.4c0 5.4-3.4 9-8.4 11-5-2-8.4-5.6-8.4-11V4.8z"),
        ("cut 2.4", "M7.6 11.6l3.2 3.4 5.8-6.4"),
    ),
    "blanket": (
        ("fill", "M2.6 6.6c3.2-2.4 6.2-2.4 9.4 0s6.2 2.4 9.4 0v11.6c-3.2 2.4-6.2 2.4-9.4 0s-6.2-2.4-9.4 0z"),
        ("cut 1.4", "M2.6 10.4c3.2-2.4 6.2-2.4 9.4 0s6.2 2.4 9.4 0M7.2 5v12.4M16.8 8v12"),
    ),
    "hat": (
        ("fill", "M7.4 2.6h9.2v14H7.4z"),
        ("fill", "M1.8 17.6h20.4v3.2H1.8z"),
        ("cut 1.8", "M7.4 13.2h9.2"),
    ),
}
TOKENS: Mapping[str, Sign] = {
    "crate": (
        ("line 1.8", "M3.6 4.4h16.8v15.2H3.6zM3.6 9.4h16.8M3.6 14.6h16.8"),
        ("line 1.8", "M8.6 4.4v15.2M15.4 4.4v15.2"),
    ),
    "route": (
        ("fill", "M3.4 2h11v20h-11z"),
        ("cut", circle(11.6, 12, 1.3)),
        ("line 2.4", "M16.4 12h6M19.4 8.6l3.2 3.4-3.2 3.4"),
    ),
    "passage": (
        ("line 2.6", "M2.4 21V16h5v-5h5V6h5V2.4h4.4"),
        ("fill", "M21.8 21.4H9.6l.4-3h4.6v-5h4.8V9h2.4z"),
    ),
    "item": (
        ("fill", "M4.4 9h15.2l1.6 12.4H2.8z"),
        ("line 2.2", "M8 9V6.4a4 4 0 0 1 8 0V9"),
    ),
    "Key Piece": (
        ("line 2.6", circle(7.4, 12, 4.4)),
        ("line 2.6", "M12 12h10M17.4 12v4.4M21.4 12v3.4"),
    ),
    "Crowbar": (("line 2.8", "M4.4 21L16.6 8.8M16.6 8.8c2-2 1.6-4.4-.6-5.8M16.6 8.8c2-1.8 4-1.4 4.8.6"),),
    "Bolt Cutter": (
        ("line 2.4", "M4.2 21.4l9.4-13M19.8 21.4l-9.4-13"),
        ("fill", "M7.4 1.6l5 6.4-1.8 2.2-4.2-4.4zM16.6 1.6l-5 6.4 1.8 2.2 4.2-4.4z"),
    ),
    "Rope Ladder": (("line 2.2", "M6.6 1.6v20.8M17.4 1.6v20.8M6.6 6h10.8M6.6 12h10.8M6.6 18h10.8"),),
    "Lantern": (
        ("line 2", "M8 6V4.4a4 4 0 0 1 8 0V6"),
        ("fill", "M6.4 6.6h11.2v2.6H6.4zM7.6 10h8.8v8.4H7.6zM6.4 19.2h11.2v2.6H6.4z"),
        ("cut", "M12 11.4c1.8 2 2.2 3 2.2 3.8a2.2 2.2 0 0 1-4.4 0c0-.8.4-1.8 2.2-3.8z"),
    ),
    "Gloves": (
        ("fill", "M6 21.6v-5.2L3.2 11c-.6-1.8 1.6-2.6 2.6-1.2l1.6 2.4V4.4c0-1.9 2.6-1.9 2.6 0V3c0-1.9 2.8-1.9 2.8 0"
                 "v1.6c0-1.8 2.6-1.8 2.6 0v2c.2-1.7 2.6-1.7 2.6 0v8l-2 4v3z"),
    ),
    "Floor Plan": (
        ("line 2", "M3 4h18v16H3zM11 4v6M3 13h6M13 13h8M13 13v7"),
    ),
}
"""Face-down tokens are crates; items by their English names, `item` for those of somebody's own box."""
STATES: Mapping[str, Sign] = {
    "asleep": (
        ("fill", "M14.4 2.4A9.8 9.8 0 1 0 21.8 16 8.4 8.4 0 0 1 14.4 2.4z"),
        ("line 1.8", "M16.2 4.2h4.6l-4.6 5.4h4.6"),
    ),
    "forced": (
        ("fill", "M14.4 2.4A9.8 9.8 0 1 0 21.8 16 8.4 8.4 0 0 1 14.4 2.4z"),
        ("line 2.6", "M18.8 2.6v6M18.8 11.8v.4"),
    ),
    "stunned": (
        ("fill", "M12 1l2.6 6.6 7-1.6-4 6 4 6-7-1.6L12 23l-2.6-6.6-7 1.6 4-6-4-6 7 1.6z"),
    ),
    "carried": (
        ("fill", circle(14.6, 5, 3.4)),
        ("line 2.6", "M3 21c0-6 2-9.4 6.4-9.4h5c3.6 0 5.6-1 7.4-3.4M9 21v-4.4M16.4 21v-8"),
    ),
    "blocked": (("line 2.4", circle(12, 12, 9)), ("line 2.4", "M5.8 18.2L18.2 5.8")),
    "done": (("line 3", "M4 12.6l5.4 5.6L20 6.4"),),
    "eliminated": (("line 3", "M5 5l14 14M19 5L5 19"),),
    "escaped": (
        ("line 2.2", "M10 3H4v18h6"),
        ("line 2.6", "M8.6 12h12M16.4 7.4l4.6 4.6-4.6 4.6"),
    ),
    "removed": (
        ("line 2.2", "M4 4v16h16V4"),
        ("line 2.6", "M12 2.4v11.4M7.6 9.6l4.4 4.6 4.4-4.6"),
    ),
    "lock": (
        ("line 2.2", "M7.4 11V7.4a4.6 4.6 0 0 1 9.2 0V11"),
        ("fill", "M4.6 10.6h14.8v11H4.6z"),
        ("cut", circle(12, 16, 1.9)),
    ),
    "streak": (("fill", "M13.4 1.4L4.2 13.4h6l-1.6 9.2 10.2-13h-6.4z"),),
    "health": (
        ("fill", "M12 21.4C5 16.2 2 12.6 2 8.8 2 5.8 4.3 3.6 7 3.6c2 0 3.9 1.1 5 3.2 1.1-2.1 3-3.2 5-3.2 2.7 0 5 2.2"
                 " 5 5.2 0 3.8-3 7.4-10 12.6z"),
    ),
    "target": (
        ("line 2.2", circle(12, 12, 9.4)),
        ("line 2", circle(12, 12, 4.8)),
        ("fill", circle(12, 12, 1.8)),
    ),
    "trophy": (
        ("fill", "M4 2.4h16v19.2H4z"),
        ("cut", circle(12, 9.4, 3.2)),
        ("cut", "M6.8 18.6c0-3 2.2-4.8 5.2-4.8s5.2 1.8 5.2 4.8z"),
    ),
    "hunter": (
        ("line 2.4", circle(10, 10, 6.6)),
        ("line 3", "M15 15l6.6 6.6"),
        ("line 2", "M10 6.6v6.8M6.6 10h6.8"),
    ),
    "warden": (
        ("fill", "M12 1.4l3 6.3 6.9.9-5.1 4.8 1.3 6.9-6.1-3.4-6.1 3.4 1.3-6.9-5.1-4.8 6.9-.9z"),
        ("cut", circle(12, 11.6, 2.6)),
    ),
    "team": (("line 2.4", "M5 2v20.6"), ("fill", "M6 3h14.6l-3.6 5 3.6 5H6z")),
    "start": (("fill", "M5 3l15 9-15 9z"),),
    "sun": (
        ("fill", circle(12, 12, 5.2)),
        ("line 2", "M12 1.4v3M12 19.6v3M1.4 12h3M19.6 12h3M4.5 4.5l2.1 2.1M17.4 17.4l2.1 2.1M4.5 19.5l2.1-2.1"
                   "M17.4 6.6l2.1-2.1"),
    ),
    "moon": (("fill", "M14.4 2.4A9.8 9.8 0 1 0 21.8 16 8.4 8.4 0 0 1 14.4 2.4z"),),
    "hand": (("line 2", "M3 6.4l8-3.2 6 14.4-8 3.4z"), ("fill", "M13.4 4.2h7.4v14l-2.2 1z")),
}


def of_card(content: object, card: str) -> Sign:
    """The sign of an action card or a sleep card, one of somebody's own by its effect."""
    if card in ACTIONS:
        return ACTIONS[card]
    data = content.data(card)  # type: ignore[attr-defined]
    return SLEEP_CARDS.get(card) or SLEEP_CARDS.get(data.effect) or SLEEP_CARDS["one_step"]


def of_token(content: object, token: str) -> Sign:
    """The sign of a box token that lies face up or is known."""
    data = content.data(token)  # type: ignore[attr-defined]
    return TOKENS.get(data.name_en) or TOKENS.get(data.kind) or TOKENS["item"]

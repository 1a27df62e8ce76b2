"""The signs of Void Seeders: rooms, markers, wounds, cards. Plain paths in a box of 24 by 24; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_lab.engine.core.signs import Sign, circle

_FLAME = (
    "M12 1.6c1 4.4 6.6 6.6 6.6 13a6.6 6.6 0 0 1-13.2 0c0-3 1.6-4.6 2.6-6.6 1 1 1.4 2 1.6 3 1.8-2.4 2.8-5.4 2.4-9.4z"
)
_DOOR = ("line 2", "M6 22V3h12v19M3 22h18")
ROOMS: Mapping[str, Sign] = {
    "cockpit": (
        ("line 2.2", circle(12, 12, 9)),
        ("line 2.2", "M12 3v6M4.4 17l5-3.4M19.6 17l-5-3.4"),
        ("fill", circle(12, 12, 2.8)),
    ),
    "hibernatorium": (
        ("line 2.2", "M12 2v20M3.4 7l17.2 10M20.6 7L3.4 17"),
        ("line 1.8", "M9 3.4l3 2.6 3-2.6M9 20.6l3-2.6 3 2.6"),
    ),
    "engine": (("fill", "M4 4h9l4 4v8l-4 4H4z"), ("cut", circle(9.6, 12, 3)), ("line 2", "M19 8h3M19 12h4M19 16h3")),
    "evac": (
        ("fill", "M12 1.6c4 3.4 5.4 7.4 5.4 12L12 18l-5.4-4.4c0-4.6 1.4-8.6 5.4-12z"),
        ("cut", circle(12, 9.4, 2.3)),
        ("fill", "M8 18.6l4 4 4-4-4-1.6z"),
    ),
    "shower": (
        ("line 2.2", "M4 22V6a4 4 0 0 1 8 0v2"),
        ("fill", "M7.4 8h9.2l1.4 4H6z"),
        ("line 2", "M8.4 15v2M12 15v2M15.6 15v2M8.4 19.4v2M12 19.4v2M15.6 19.4v2"),
    ),
    "canteen": (
        ("line 2", "M6 2v7M9 2v7M3 2v5a3 3 0 0 0 6 0M6 9v13"),
        ("line 2.2", "M17 22v-8"),
        ("fill", "M17 2c3 1 4.4 4 4.4 7.4 0 3-1.4 5-4.4 5z"),
    ),
    "surgery": (("fill", "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"),),
    "emergency": (("line 2.4", circle(12, 12, 9.6)), ("fill", "M10 6h4v4h4v4h-4v4h-4v-4H6v-4h4z")),
    "laboratory": (("line 2.2", "M9 2v7L3.6 20.4h16.8L15 9V2M7 2h10"), ("fill", "M7.4 14h9.2l3 6H4.4z")),
    "airlock": (("line 2.2", circle(12, 12, 9.6)), ("fill", "M12 5.4l5 6.6h-3v6.4h-4V12H7z")),
    "nest": (
        ("fill", "M12 3c3.4 0 6 5 6 9.4a6 6 0 0 1-12 0C6 8 8.6 3 12 3z"),
        ("cut", circle(12, 12.6, 2.2)),
        ("line 2", "M2 14c1 5 5 8 10 8s9-3 10-8"),
    ),
    "comms": (
        ("line 2.2", "M12 10v12M7 22h10"),
        ("fill", circle(12, 8, 2.6)),
        (
            "line 2",
            "M7 13a7 7 0 0 1 0-10M17 13a7 7 0 0 0 0-10M4 15.4A10.6 10.6 0 0 1 4 .8M20 15.4a10.6 10.6 0 0 0 0-14.6",
        ),
    ),
    "generator": (("fill", "M14 1.4L4 13.4h6l-2 9.2 11-13h-6.6z"),),
    "armory": (("line 2.4", circle(12, 12, 7.4)), ("line 2.4", "M12 1v7M12 16v7M1 12h7M16 12h7")),
    "storage": (("line 2.2", "M3 7l9-4 9 4v10l-9 4-9-4zM3 7l9 4 9-4M12 11v10"),),
    "hatch_control": (
        ("line 2.2", circle(12, 12, 9.6)),
        ("line 2.2", "M12 2.4v19.2M2.4 12h19.2"),
        ("fill", circle(12, 12, 4)),
    ),
    "fire_control": (
        (
            "fill",
            _FLAME,
        ),
        ("cut 2.4", "M4 4l16 16"),
    ),
    "cabins": (("line 2.2", "M2 5v16M2 17h20v4M22 17v-3a3 3 0 0 0-3-3H9v6"), ("fill", circle(5.6, 12.6, 2.4))),
    "command": (
        ("fill", "M3 3h18v12H3z"),
        ("cut", "M5.4 5.4h13.2v7.2H5.4z"),
        ("line 2.2", "M12 15v5M6.4 21h11.2M8 9h8"),
    ),
    "engine_control": (
        ("fill", circle(12, 12, 4)),
        ("line 2.8", "M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19"),
    ),
    "monitoring": (
        ("fill", "M1.2 12C4 7 7.8 4.8 12 4.8S20 7 22.8 12C20 17 16.2 19.2 12 19.2S4 17 1.2 12z"),
        ("cut", circle(12, 12, 4.6)),
        ("fill", circle(12, 12, 2.7)),
    ),
    "room": (_DOOR, ("fill", circle(14.6, 13, 1.5))),
}
"""Rooms by id; `engine`, `evac`: of each of them; `room`: of a tile of somebody's own."""
DECKS: Mapping[str, Sign] = {
    "green": ROOMS["surgery"],
    "yellow": (("line 4", "M5 19.4L15 9.4"), ("line 3", "M21 6.4a5 5 0 1 1-4-4.4l-2 3 1.6 2.4 2.6-.2z")),
    "red": ROOMS["armory"],
    "blue": (("fill", "M12 1.6l3 7 7.6.6-5.8 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.8-5 7.6-.6z"),),
    "white": (("line 2.4", circle(12, 12, 8.6)),),
    "none": (("line 2.4", circle(12, 12, 8.6)), ("line 2.4", "M6 18L18 6")),
}
"""What is found in a room of that colour: medical, technical, weapons; crafted items; anything; nothing."""
MARKS: Mapping[str, Sign] = {
    "computer": (("fill", "M2 3h20v14H2z"), ("cut", "M4.6 5.6h14.8v8.8H4.6z"), ("line 2.2", "M12 17v3.4M7 21.4h10")),
    "fire": (
        (
            "fill",
            "M12 1.6c1 4.4 6.6 6.6 6.6 13a6.6 6.6 0 0 1-13.2 0c0-3 1.6-4.6 2.6-6.6 1 1 1.4 2 1.6 3 1.8-2.4 "
            "2.8-5.4 2.4-9.4z",
        ),
        ("cut", "M12.2 13c1 1.6 2.4 2.4 2.4 4.2a2.6 2.6 0 0 1-5.2 0c0-1.6 1.8-2.4 2.8-4.2z"),
    ),
    "malfunction": (
        ("line 3", "M5.4 18.6l7-7"),
        ("line 2.6", "M20.6 6.6a5 5 0 1 1-4-4.2l-2.2 3.2 1.6 2.2 2.8-.2z"),
        ("line 2.4", "M3 3l6 6M9 3L3 9"),
    ),
    "noise": (
        ("fill", "M2 8.6h4.6L12.6 4v16l-6-4.6H2z"),
        ("line 2", "M15.6 8.6c1.6 2 1.6 4.8 0 6.8M18.8 5.6c3.2 3.8 3.2 9 0 12.8"),
    ),
    "duct": (("line 2.2", "M3 3h18v18H3zM3 9h18M3 15h18"),),
    "danger": (("fill", "M12 2l10.6 19H1.4z"), ("cut 2.6", "M12 9v6M12 18v.4")),
    "silence": (("fill", "M2 8.6h4.6L12.6 4v16l-6-4.6H2z"), ("line 2.2", "M16 9l6 6M22 9l-6 6")),
    "doors": (("line 2.4", "M5 2v20M19 2v20"), ("fill", "M7 4h4.4v16H7zM12.6 4H17v16h-4.4z")),
    "lair": (("fill", "M2 21C2 11 6 3 12 3s10 8 10 18h-6c0-4-1.4-7-4-7s-4 3-4 7z"),),
    "eye": ROOMS["monitoring"],
    "token": (("fill", "M12 1.6l9 5.2v10.4l-9 5.2-9-5.2V6.8z"), ("cut 2.4", "M9 9.4a3 3 0 1 1 3 3.2v1.6M12 17v.4")),
    "egg": (("fill", "M12 2c4 0 7 6 7 11a7 7 0 0 1-14 0c0-5 3-11 7-11z"),),
    "carcass": (("line 3", "M4 20L20 4M4 4l16 16"), ("fill", circle(12, 12, 5))),
    "corpse": (("fill", circle(5, 8.4, 3.2)), ("line 3.4", "M9.4 11H21M9.4 11l-4 5.6M15 11l1 6")),
    "pod": ROOMS["evac"],
    "locked": (
        ("line 2.2", "M7.4 11V7.4a4.6 4.6 0 0 1 9.2 0V11"),
        ("fill", "M4.6 10.6h14.8v11H4.6z"),
        ("cut", circle(12, 16, 1.9)),
    ),
    "unlocked": (
        ("line 2.2", "M7.4 11V6.4a4.6 4.6 0 0 1 8.8-1.8"),
        ("fill", "M4.6 10.6h14.8v11H4.6z"),
        ("cut", circle(12, 16, 1.9)),
    ),
    "airlock": (("line 2.2", circle(12, 12, 9.6)), ("line 2.2", "M12 6v6l4 3")),
    "time": (("line 2.2", circle(12, 12, 9.6)), ("line 2.2", "M12 5.6V12l4.4 3")),
    "destruct": (
        ("fill", circle(12, 12, 3)),
        ("line 4.6", "M12 4.6a7.4 7.4 0 0 1 6.4 3.7M5.6 8.3A7.4 7.4 0 0 1 7 6.6M8.3 18.4A7.4 7.4 0 0 0 15.7 18.4"),
    ),
    "course": (
        ("fill", "M12 1.6L15.4 12 12 22.4 8.6 12z"),
        ("line 2", circle(12, 12, 9.8)),
        ("cut", circle(12, 12, 1.5)),
    ),
    "engine": ROOMS["engine"],
    "bag": (("fill", "M8 2h8l-1.8 4.4C19 8.6 21 12.6 21 16c0 4-3 6-9 6s-9-2-9-6c0-3.4 2-7.4 6.8-9.6z"),),
    "supply": (("line 2.2", "M3 14v7h18v-7M12 3v12M7 10.4l5 5 5-5"),),
    "weakness": (("line 2.2", circle(12, 12, 9.4)), ("line 2", circle(12, 12, 4.6)), ("fill", circle(12, 12, 1.8))),
    "hibernating": ROOMS["hibernatorium"],
    "signal": ROOMS["comms"],
    "passed": (("line 3", "M4 12.6l5.4 5.6L20 6.4"),),
    "first": (("line 2.4", "M5 2v20.6"), ("fill", "M6 3h14.6l-3.6 5 3.6 5H6z")),
    "hand": (("line 2", "M3 6.4l8-3.2 6 14.4-8 3.4z"), ("fill", "M13.4 4.2h7.4v14l-2.2 1z")),
    "left_hand": (
        ("fill", "M4 22v-8L2.6 9.4l2.2-.8 2 3.6V3.4h2.4v7h1V1.6h2.4v8.8h1V3h2.4v9l2.6-2.4 2 1.4-4.4 6.6V22z"),
    ),
    "right_hand": (
        ("fill", "M20 22v-8l1.4-4.6-2.2-.8-2 3.6V3.4h-2.4v7h-1V1.6h-2.4v8.8h-1V3H8v9L5.4 9.6 3.4 11l4.4 6.6V22z"),
    ),
    "ammo": (("fill", "M8.6 22V8.4C8.6 5 10 2.6 12 1.4c2 1.2 3.4 3.6 3.4 7V22z"), ("cut 1.8", "M8 17.4h8")),
    "mad": (
        (
            "line 2.4",
            "M12 12.4c0-1.4 2.4-1.4 2.4.6 0 2.6-5.4 2.6-5.4-1 0-5 9.4-5 9.4 1.4 0 7-13.4 7-13.4-1.4 "
            "0-9.6 16.4-9.6 17 .6",
        ),
    ),
    "light_wound": (("fill", "M12 1.8c4 5.4 6.6 8.6 6.6 12.6a6.6 6.6 0 0 1-13.2 0C5.4 10.4 8 7.2 12 1.8z"),),
    "contamination": (
        ("fill", circle(12, 12, 2.6)),
        (
            "line 2.4",
            "M12 9.4C9 8 8.6 4 10.6 1.8M12 9.4c3-1.4 3.4-5.4 1.4-7.6"
            "M9.7 13.3c-.4 3.3-3.8 5.4-6.7 4.2M9.7 13.3C7 15 3.400 13.2 2.600 10.4"
            "M14.300 13.3c.4 3.3 3.8 5.4 6.700 4.2M14.300 13.3c2.700 1.700 6.300-.1 7.100-2.900",
        ),
    ),
    "objective": (("fill", "M4 2.4h16v19.2H4z"), ("cut 2", "M8 8h8M8 12h8M8 16h5")),
    "quest": (("fill", "M12 1.4l3 6.3 6.9.9-5.1 4.8 1.3 6.9-6.1-3.4-6.1 3.4 1.3-6.9-5.1-4.8 6.9-.9z"),),
    "shoot": ROOMS["armory"],
    "skull": (
        ("fill", "M12 2a9 9 0 0 1 9 9c0 3.4-1.800 5.600-4 6.800V22H7v-4.200C4.800 16.600 3 14.400 3 11a9 9 0 0 1 9-9z"),
        ("cut", circle(8.4, 11.4, 2.2)),
        ("cut", circle(15.6, 11.4, 2.2)),
    ),
    "jump": (("line 2.4", "M2 12h12M2 6h7M2 18h7"), ("fill", "M13 4l9 8-9 8z")),
    "event": (("fill", "M4 2h16v20H4z"), ("cut 2.6", "M12 6v7M12 17v.6")),
    "gone": (("line 3", "M5 5l14 14M19 5L5 19"),),
    "stair": (("line 2.6", "M4 4v16M20 4v16"), ("fill", "M7 7l9 5-9 5z")),
}
WOUNDS: Mapping[str, Sign] = {
    "arm": (("line 4", "M4 6c4-3 8-3 9 1l2 6 6 5"),),
    "hand": MARKS["left_hand"],
    "leg": (("line 4", "M9 2v9l3 9h8"),),
    "body": (("fill", "M6 3h4l2 2 2-2h4l3 5-3 2v12H6V10L3 8z"),),
    "bleeding": MARKS["light_wound"],
}
"""Wounds by id; one of somebody's own has the drop."""
KINDS: Mapping[str, Sign] = {
    "panic": MARKS["mad"],
    "attack": MARKS["skull"],
    "event": MARKS["event"],
    "weakness": MARKS["weakness"],
    "action": MARKS["hand"],
    "item": ROOMS["storage"],
    "weapon": ROOMS["armory"],
    "wound": MARKS["light_wound"],
    "objective": MARKS["objective"],
    "contamination": MARKS["contamination"],
    "coordinates": MARKS["course"],
    "quest": MARKS["quest"],
    "character": (("fill", circle(12, 7, 5)), ("fill", "M2 22c0-6 4-9 10-9s10 3 10 9z")),
    "exploration": MARKS["token"],
    "room": ROOMS["room"],
}
"""The sign on the face of a card, by what it is."""
EFFECTS: Mapping[str, str] = {
    "search": "eye",
    "recover": "hibernating",
    "repair": "malfunction",
    "interrupt": "gone",
    "catch_fire": "fire",
    "make_noise": "noise",
    "break_down": "malfunction",
    "wound_lightly": "light_wound",
    "wound_seriously": "light_wound",
    "go_mad": "mad",
    "lose_ammo": "ammo",
    "contaminate": "contamination",
    "close_door": "doors",
    "open_doors": "doors",
    "switch_door": "doors",
    "destroy_door": "doors",
    "flee": "jump",
    "escape": "jump",
    "die": "skull",
    "panic": "mad",
    "dress": "light_wound",
    "heal_light": "light_wound",
    "load": "ammo",
    "put_out_fire": "fire",
    "lay_egg": "egg",
    "fall_silent": "silence",
    "spread_fire": "fire",
    "lose_pod": "pod",
    "throw_grenade": "danger",
    "discard": "hand",
    "discard_random": "hand",
    "draw": "hand",
    "encounter": "danger",
    "roll_noise": "noise",
    "self_destruct": "destruct",
}
"""The mark for what a card does first."""


def of_room(room: str) -> Sign:
    """The sign of a room by its id.

    >>> of_room("engine2") is ROOMS["engine"], of_room("evac_b") is ROOMS["evac"], of_room("library") is ROOMS["room"]
    (True, True, True)
    """
    bare = room.rstrip("123").removesuffix("_a").removesuffix("_b")
    return ROOMS.get(room) or ROOMS.get(bare) or ROOMS["room"]


def of_wound(wound: str) -> Sign:
    """The sign of a serious wound by its id."""
    return WOUNDS.get(wound, WOUNDS["bleeding"])


def of_card(card: object, kind: str) -> Sign:
    """The sign of a card: that of its first effect, else of its kind."""
    if kind == "wound":
        return of_wound(str(getattr(card, "id", "")))
    for part in getattr(card, "parts", ()):
        if part.effect in EFFECTS:
            return MARKS[EFFECTS[part.effect]]
    return KINDS.get(kind, KINDS["room"])

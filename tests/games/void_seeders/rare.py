"""Games in which happens what random play hardly comes to."""

from typing import Any

_CREW = ("P1", "P2", "P3", "P4", "P5")


def _asleep(**more: Any) -> dict[str, Any]:
    """The last round, all asleep on a ship that will come to Earth."""
    tops = {1: "working", 2: "working", 3: "working"}
    end = {"step": "time_passes", "time": 14, "round": 15, "engine_tops": tops, "coordinates": ["R8"]}
    return end | {"status": dict.fromkeys(more["objectives"], "hibernating")} | more


def _turn(who: str, other: str, **more: Any) -> dict[str, Any]:
    """P1's turn in the Storage, next to the Canteen."""
    position = {"step": "turns", "first": "P1", "turn_of": "P1", "character": {"P1": who, "P2": other}}
    return position | {"room": {"P1": 9, "P2": 12}, "explored": {9: "storage", 12: "canteen"}} | more


_HAND = ["P1/rest", "P1/search1", "P1/search2", "P1/repair", "K01"]
_BAG = ["green-alcohol1", "green-medkit1", "yellow-duct_tape1", "red-extended_magazine1"]
_RIFLE: dict[str, Any] = {"right_hand": {"P1": ["red-prototype_rifle1"]}, "ammo": {"red-prototype_rifle1": 5}}
_TWO = {"lurker1": 9, "lurker2": 9}
_JACKS: dict[str, Any] = {
    "doors": {"9-12": "destroyed", "8-9": "destroyed"},
    "active_quests": ["door_jacks", "full_thrust"],
    "items": {"P1": ["yellow-chemicals1", "green-medkit1"]},
    "hands": {"P1": ["P1/jury_rig", "P1/search1", "P1/search2"], "P2": ["P2/search1", "P2/search2", "P2/rest"]},
}
_TWO_EACH = dict(
    zip(_CREW, (["CO1", "PO8"], ["CO4", "PO2"], ["PO3", "CO2"], ["PO9", "CO3"], ["PO5", "PO4"]), strict=True)
)
_DONE = _asleep(
    objectives={"P1": ["SO4"], "P2": ["SO1"]}, chosen=True, nest_destroyed=True, eggs=[], signals=["P1"]
)  # fmt: skip
RARE: tuple[dict[str, Any], ...] = (
    {"players": 5, "position": _asleep(objectives=_TWO_EACH, signals=list(_CREW[:4]))},
    {"players": 1, "position": _asleep(objectives={"P1": ["SO7"]}, chosen=True)},
    {"players": 2, "rules": {"mode": "coop"}, "position": _DONE},
    {"players": 2, "seed": 21, "position": _turn(
        "captain", "scout", items={"P1": [*_BAG, "blue-molotov1", "blue-taser1"]}, hands={"P1": _HAND}, seeders=_TWO,
        eggs=["egg1"], **_RIFLE,
    )},
    {"players": 2, "seed": 34, "position": _turn(
        "captain", "scout", items={"P1": [*_BAG, "yellow-tools1"]}, hands={"P1": _HAND}, **_RIFLE,
    )},
    {"players": 2, "seed": 2, "position": _turn("mechanic", "pilot", **_JACKS)},
    *({"players": 2, "seed": seed, "rules": {"panic_death_order": "die_first", "lair_in_nest": "redraw",
       "madness_start": 5}, "bots": "survivor"} for seed in (3, 4, 8, 19, 27, 34, 50, 106)),
    {"players": 3, "seed": 73, "rules": {"mode": "coop"}, "bots": "survivor"},
    {"players": 2, "seed": 1, "rules": {"combat_faces": "2"}, "position": _turn(
        "captain", "scout", items={"P1": ["blue-molotov1"]}, hands={"P1": [*_HAND[:4], "P1/rally"]},
        left_hand={"P1": []}, seeders=_TWO, **_RIFLE,
    )},
    {"players": 2, "seed": 29, "position": _turn(
        "captain", "scout", items={"P1": [*_BAG, "yellow-tools1"]}, hands={"P1": _HAND}, **_RIFLE,
    )},
    {"players": 2, "seed": 5, "position": _turn(
        "captain", "scout", items={"P1": [*_BAG, "blue-molotov1", "blue-taser1"]}, hands={"P1": _HAND}, seeders=_TWO,
        eggs=["egg1"], **_RIFLE,
    )},
    {"players": 5, "seed": 5},
    {"players": 2, "seed": 60, "rules": {"mode": "coop"}, "bots": "survivor"},
    {"players": 1, "seed": 49, "rules": {"mode": "solo"}},
    {"players": 2, "seed": 1, "rules": {"combat_faces": "2"}, "position": _turn(
        "captain", "scout", items={"P1": []}, hands={"P1": [*_HAND[:4], "P1/rally"]}, seeders=_TWO, **_RIFLE,
    )},
    {"players": 2, "seed": 1, "position": _turn(
        "captain", "scout", items={"P1": ["red-comms_key1"]}, hands={"P1": _HAND[:4]}, signals=["P1", "P2"],
    )},
)  # fmt: skip

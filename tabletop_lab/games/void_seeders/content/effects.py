"""What a card can do, for whom or where, and on what condition: the names the tables may use, with their amounts.

The functions are paragraphs of the game, tagged with these registries: `@effects("discard")`, `@selectors("others")`.
An effect says how much of it was done: FULLY, PARTLY or NOT (VS-6.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from tabletop_lab.engine import Effects

FULLY, PARTLY, NOT = 2, 1, 0
"""How much of an effect was done: all of it, less, nothing at all."""

effects = Effects("effects", column="parts", amounts="parts", given=("player",), clause="VS-6.5")
"""What happens to a character or on the whole ship; gives FULLY, PARTLY or NOT."""
room_effects = Effects("room effects", column="parts", amounts="parts", given=("slot", "player"), clause="VS-6.5")
"""What happens in a room, given by its slot; whoever is asked is given, too. Gives FULLY, PARTLY or NOT."""
possible = Effects("possible effects", column="parts", amounts="parts", given=("player",), clause="VS-6.5")
"""Whether an effect could be done now at all, so that it may be offered; gives True or False."""
selectors = Effects("selectors", column="parts", amounts="parts", given=("player",), clause="VS-6.5")
"""Who is meant, seen from the player of the card (of an event: the first player); gives players in turn order."""
room_selectors = Effects("room selectors", column="parts", amounts="parts", given=("player",), clause="VS-6.5")
"""Which rooms are meant; gives slots in the order in which the effect happens there."""
conditions = Effects("conditions", column="condition", amounts="condition", given=("player",), clause="NB-14.7")
"""Whether something is so for a player when objectives are checked; gives True or False."""

Few = Annotated[int, Field(ge=1, le=9)]
ManyItems = Annotated[int, Field(ge=1, le=30)]
Others = Annotated[int, Field(ge=1, le=4)]
Markers = Annotated[int, Field(ge=0, le=8)]
HowMany = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, "all"]
Attackers = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "all"]
Reload = Literal["energy", "own", "fuel"]
Engines = Literal["here", "all"]
Pods = Literal["here", "anywhere"]
Corridors = Literal["all", "lowest", "chosen"]
Tiles = Literal["next_door", "anywhere"]
Peek = Literal["tile_only", "with_token"]
Computers = Literal["here", "elsewhere"]
Whose = Literal["anyone", "signalled"]
WeaknessSlot = Literal["egg", "carcass", "madness"]
Target = Literal["earth", "mars", "venus", "deep_space"]
Object = Literal["egg", "carcass", "blue_corpse", "corpse"]
PlayerNumber = Annotated[int, Field(ge=1, le=5)]

Names = Mapping[str, Mapping[str, Any]]
"""Names with their amounts: each amount by the name of its parameter, with what it may be."""

OF_DECKS: Names = {
    "discard_random": {"count": Few},
    "discard": {"count": HowMany},
    "discard_to": {"count": Few},
    "forget": {"count": Few},
    "contaminate": {"count": Few},
    "wound_lightly": {"count": Few},
    "wound_seriously": {"count": Few},
    "go_mad": {"count": Few},
    "panic": {},
    "die": {},
    "lose_ammo": {"count": HowMany},
    "cast_away": {"count": Few},
    "flee": {},
    "pass": {},
    "roll_noise": {},
    "encounter": {},
    "vanish": {},
    "fall_silent": {},
    "lose_pod": {},
    "spread_fire": {},
    "self_destruct": {"malfunctions": Markers},
    "lay_egg": {"count": Few},
}
"""Effects of panic, attack and event cards on characters and on the ship; "you" of an attack is its target."""
OF_ROOMS: Names = {
    "make_noise": {"where": Corridors},
    "break_down": {},
    "catch_fire": {},
    "put_out_fire": {},
    "clear_room": {},
    "open_doors": {},
    "lower_counter": {"count": Few},
}
"""Effects in a room: of the character meant, or the rooms meant. They ask the player whose turn or card it is."""
OF_ACTIONS: Names = {
    "close_door": {"count": Few},
    "switch_door": {"count": Few},
    "destroy_door": {},
    "set_doors": {},
    "mend_doors": {},
    "search": {"count": Few},
    "search_on": {"count": Few},
    "find_item": {"count": Few},
    "repair": {},
    "recover": {},
    "dress": {"count": HowMany},
    "heal_light": {"count": HowMany},
    "heal_serious": {"count": HowMany},
    "draw": {"count": Few},
    "draw_to": {"count": Few},
    "redraw": {"more": Few},
    "purge": {"count": Few},
    "sort_deck": {"count": Few, "kept": Few},
    "load": {"count": HowMany, "reload": Reload},
    "enlarge": {"count": Few},
    "interrupt": {},
    "ignore_surprise": {},
    "ignore_attack": {},
    "escape": {"attackers": Attackers},
    "aim": {},
    "empty_magazine": {},
    "march": {},
    "sneak": {},
    "crawl": {},
    "walk_outside": {},
    "rush": {},
    "improvise": {},
    "light_fire": {},
    "bind": {"count": Few},
    "drive_off": {"count": Few},
    "stun": {"injuries": Few},
    "throw_grenade": {},
    "throw_molotov": {},
    "lure": {},
    "take_antidote": {},
    "use_room": {"where": Computers},
    "foresee": {},
    "look_at_coordinates": {},
    "set_destination": {},
    "look_at_engine": {"which": Engines},
    "look_at_tile": {"count": Few, "where": Tiles, "what": Peek},
    "look_at_objective": {"whose": Whose},
    "hibernate": {},
    "board_pod": {},
    "flip_pod": {"where": Pods},
    "send_signal": {},
    "switch_self_destruct": {},
    "analyse": {},
    "operate": {},
    "vent_room": {},
    "take_egg": {},
    "skip_attacks": {},
}
"""Effects of rooms, action cards, items and quest items."""
EFFECTS: Names = {**OF_DECKS, **OF_ACTIONS}
ROOM_EFFECTS: Names = OF_ROOMS
SELECTORS = (
    "others", "one_other", "one_here", "everyone_here", "everybody", "if_mad", "alone", "empty_handed", "at_peace",
    "first_at_peace", "sane_at_peace", "at_an_entrance", "at_a_lair", "maddest_of_a_crowd", "with_an_egg",
)  # fmt: skip
"""Besides "you", which is meant where none is named."""
ROOM_SELECTORS = (
    "unbroken_computer_room", "unbroken_yellow_room", "unburnt_engine_room", "the_generator", "every_room",
    "lair_rooms", "a_computer_room", "a_room",
)  # fmt: skip
CONDITIONS: Names = {
    "signal": {},
    "weakness": {"slot": WeaknessSlot},
    "weaknesses": {"count": Few},
    "brings": {"what": Object},
    "leaves_with": {"count": ManyItems},
    "dead": {"number": PlayerNumber},
    "only_survivor": {},
    "others_survive": {"count": Others},
    "arrives": {"where": Target},
    "ship_destroyed": {},
    "nest_destroyed": {},
    "despoiler_dead": {},
    "all_explored": {},
    "corpse_in": {"room": str},
}

"""What a picture or a description of the table needs to know, read only from a view.
There are no drawings and no sentences here: board*.py draw these facts, describe.py puts them in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop_lab.engine.core.visibility import watcher as watcher
from tabletop_lab.games.void_seeders.content.ship import Ship
from tabletop_lab.games.void_seeders.state import is_contamination

WEAKNESSES = ("egg", "carcass", "madness")
COURSES = ("A", "B", "C", "D")
COUNTED = 1
"""Blank tokens in the bag."""


class Spot(NamedTuple):
    """What is known of a slot. `tile`: "1" or "2" while a room lies face down there, else empty.

    `room`: what lies there, as far as the viewer knows; `seen`: a room that only some have looked at.
    """

    slot: int
    room: str
    tile: str
    seen: bool
    token: str
    """`hidden` for a token face down, its id for one that the viewer has looked at, empty for none."""
    counter: int | None


def is_open(value: Any) -> bool:
    """Whether the viewer knows this value: hidden things are neither text nor number."""
    return isinstance(value, str | int)


def content(view: Any) -> Any:
    """The box."""
    return view.paragraphs.content


def ship(view: Any) -> Ship:
    """The ship as the rules lay it."""
    made: Ship = content(view).ship
    return made


def spot(view: Any, slot: int) -> Spot:
    """What the viewer knows of a slot."""
    tile, room, seen = "", view.explored.get(slot, ""), False
    if not room:
        tile = ship(view).contents.get(slot, "1")
        looked = (view.seen_second if tile == "2" else view.seen_first).get(slot)
        room, seen = (looked, True) if isinstance(looked, str) else ("", False)
        if tile not in ("1", "2"):  # printed on the board, and not yet laid out
            room, tile = tile, ""
    token = ""
    if slot in view.covered:
        looked = view.seen_tokens.get(slot)
        token = looked if isinstance(looked, str) else "hidden"
    return Spot(slot, room, tile, seen, token, view.counter.get(slot))


def room_data(view: Any, room: str) -> Any:
    """What is printed on a room; None for a room that is not known."""
    return content(view).rooms.get(room)


def seat(view: Any, player: str) -> int:
    """0 for the first player at the table, 1 for the next."""
    return int(view.players.index(player))


def kind(miniature: str) -> str:
    """lurker, whisperer, stalker, despoiler or lair.

    >>> kind("lurker3")
    'lurker'
    """
    return miniature.rstrip("0123456789")


def pawns_at(view: Any, slot: int) -> list[str]:
    """The characters in a room, in the order of the seats."""
    return [player for player in view.players if view.room.get(player) == slot and status(view, player) == "aboard"]


def enemies_at(view: Any, slot: int) -> list[str]:
    """The miniatures in a room, the Lair first."""
    lairs = [lair for lair, where in view.lairs.items() if where == slot]
    return [*lairs, *(seeder for seeder, where in view.seeders.items() if where == slot)]


def lying_at(view: Any, slot: int) -> list[str]:
    """What lies on the floor: eggs, carcasses, corpses."""
    return sorted(thing for thing, where in view.lying.items() if where == slot)


def object_kind(thing: str) -> str:
    """egg, carcass or corpse.

    >>> object_kind("corpse-P2"), object_kind("egg4")
    ('corpse', 'egg')
    """
    return thing.split("-")[0].rstrip("0123456789")


def is_object(thing: str) -> bool:
    """Whether something is an object, not an item card."""
    return object_kind(thing) in ("egg", "carcass", "corpse")


def status(view: Any, player: str) -> str:
    """aboard, pod, hibernating, left, dead; aboard before the game has begun."""
    return str(view.status.get(player, "aboard"))


def state(view: Any, player: str) -> str:
    """What a player does: the status of one who is not aboard, else turn, passed or waiting."""
    found = status(view, player)
    if found not in ("aboard", "pod"):
        return found
    if player == view.turn_of:
        return "turn"
    return "passed" if player in view.passed else "pod" if found == "pod" else "waiting"


def character_name(view: Any, player: str, words: Any) -> str:
    """The name of a player's character; empty before it is chosen."""
    card = view.character.get(player, "")
    return str(words.card(card)) if card else ""


def hand(view: Any, player: str) -> list[Any]:
    """The cards in hand, what the viewer does not know as it is in the view."""
    return list(view.hands.get(player, ()))


def contaminated(view: Any, player: str) -> int:
    """Contamination cards that the viewer knows to be in a hand."""
    return sum(isinstance(card, str) and is_contamination_side(card) for card in hand(view, player))


def is_contamination_side(card: str) -> bool:
    """Whether a card of a hand is contamination, as its owner sees it."""
    return card == "contamination" or is_contamination(card)


def held(view: Any, player: str) -> tuple[list[str], list[str]]:
    """What the left and the right hand hold."""
    return list(view.left_hand.get(player, ())), list(view.right_hand.get(player, ()))


def ammo(view: Any, thing: str) -> int | None:
    """The ammo of a weapon; None for what is no weapon."""
    return view.ammo.get(thing)


def backs(view: Any, player: str) -> list[tuple[str, Any]]:
    """The items of an inventory: the colour of the back if it can be told, and the card as the viewer sees it."""
    items, hidden = view.items.get(player, ()), list(view.backs.get(player, ()))
    for item in items:
        if is_open(item) and (back := str(item).split("-")[0]) in hidden:
            hidden.remove(back)
    rest = iter(hidden)
    return [(str(item).split("-")[0] if is_open(item) else next(rest, ""), item) for item in items]


def wounds(view: Any, player: str) -> list[tuple[str, bool]]:
    """Serious wounds by id, and whether each is dressed."""
    bare = [(wound.rstrip("0123456789"), False) for wound in view.wounds.get(player, ())]
    return bare + [(wound.rstrip("0123456789"), True) for wound in view.dressed.get(player, ())]


def levels(view: Any) -> dict[int, tuple[str, int | None]]:
    """For each level of madness what it calls, and where the arrow down leads (VS-5.2, 5.7)."""
    return {level: (str(row.apparition), row.down) for level, row in content(view).madness.items()}


def engine(view: Any, number: int) -> str:
    """What the viewer knows of an engine: working, damaged, or nothing."""
    top = view.engine_tops.get(number)
    return top if isinstance(top, str) else ""


def engine_slots(view: Any) -> Mapping[int, int]:
    """The slot of each engine by its number."""
    return {int(room[-1]): slot for slot, room in ship(view).contents.items() if room.startswith("engine")}


def course_targets(view: Any) -> dict[str, str]:
    """Where each space of the destination track leads, if the viewer has seen the card beside the Cockpit."""
    card = next(iter(view.coordinates), None)
    if not isinstance(card, str):
        return {}
    data = content(view).data(card)
    return {space: data.target(space) for space in COURSES}


def bag(view: Any) -> tuple[int, int, tuple[str, ...]]:
    """Void Seeder tokens, blank tokens and whose madness tokens are in the bag: kinds are public, numbers are not."""
    return len(view.bag), COUNTED, tuple(view.bag_madness)


def eggs_in_the_nest(view: Any) -> int:
    """Eggs on the Void Seeder board."""
    return len(view.eggs)


def technical(view: Any) -> bool:
    """Whether the one noise marker of the Technical Corridors lies there."""
    return "technical" in view.noise


def riders(view: Any, pod: int) -> list[str]:
    """Who waits in a pod."""
    return [player for player in view.players if view.pod_of.get(player) == pod and status(view, player) == "pod"]


def pods_of(view: Any, section: str) -> list[int]:
    """The pods of a section that are still there."""
    return sorted(pod for pod, where in view.pods.items() if where == section)


def on_the_table(view: Any) -> list[str]:
    """The cards that lie open just now."""
    return [card for cards in view.on_table.values() for card in cards if is_open(card)]


def offered(decision: Any, chosen: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The places that can be pressed now, as texts."""
    if decision is None:
        return ()
    if decision.places:
        return tuple(map(str, decision.places))
    if routes := decision.routes:
        ahead = routes.ahead(tuple(chosen))
        return tuple(map(str, (*ahead.ends, *(place for place in sorted(ahead.on) if place not in ahead.ends))))
    return ()


def aim(decision: Any) -> tuple[str, ...]:
    """The room of the act that is being paid for, as a text."""
    act = decision.facts.get("act") if decision is not None and decision.name == "pay" else None
    return (str(act.slot),) if act is not None and act.slot else ()


def prompt(decision: Any, words: Any) -> str:
    """The open question, in the language of the words; empty if nobody is asked."""
    return "" if decision is None else str(decision.text(words.lang))


def score(view: Any, player: str) -> int:
    """How badly a character is wounded: serious wounds, dressed or not."""
    return len(wounds(view, player))

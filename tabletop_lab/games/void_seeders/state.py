"""What lies on the table of Void Seeders, and who may see it. Plain data, no rules.

What is face down lies in piles without an order until somebody sees it: tiles, tokens, the coordinates, weaknesses and
the engine tokens, too. What was seen is kept beside its place, and remembered by those who saw it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tabletop_lab.engine import Distinct, Domain, Seat, State, hidden, public, remembered, seen_by_owner

Player = Seat
Players = Annotated[tuple[Player, ...], Distinct("NB-2.3")]
Nobody = Literal[""]

Slot = Annotated[int, Domain(lambda game: game.content.ship.slots, "NB-1.1")]
Slots = Annotated[list[Slot], Distinct("NB-4.11")]
Corridor = Annotated[str, Domain(lambda game: game.content.ship.corridors, "NB-1.1")]
"""`5-10`, the lower slot first; `technical` for the one space of the Technical Corridors."""
Room = Annotated[str, Domain(lambda game: game.content.rooms, "NB-1.3")]
Token = Annotated[str, Domain(lambda game: game.content.tokens, "VS-1.4")]
Number = Annotated[int, Domain(range(1, 10), "VS-7.10")]
Miniature = Annotated[str, Domain(lambda game: game.miniatures(), "VS-7.5b")]
Character = Annotated[str, Domain(lambda game: game.content.characters, "VS-1.17")]
Level = Annotated[int, Domain(range(1, 6), "VS-5.1")]
Card = Annotated[str, Domain(lambda game: game.cards_of_a_hand(), "NB-2.1")]
Contamination = Annotated[str, Domain(lambda game: game.content.contamination_deck, "NB-13.6")]
Item = Annotated[str, Domain(lambda game: game.item_cards(), "NB-12.1")]
Thing = Annotated[str, Domain(lambda game: game.things(), "NB-12.1")]
"""What a hand holds: a heavy item, or an object."""
Object = Annotated[str, Domain(lambda game: game.objects, "NB-3.8")]
"""What lies in a room until somebody picks it up: egg1, carcass1, corpse-P2, corpse-blue."""
Wound = Annotated[str, Domain(lambda game: game.content.wound_deck, "NB-13.2")]
Objective = Annotated[str, Domain(lambda game: game.content.objectives, "VS-1.16")]
Quest = Annotated[str, Domain(lambda game: game.content.quests, "VS-1.19")]
Weakness = Annotated[str, Domain(lambda game: game.content.weaknesses, "VS-11.7")]
Count = Annotated[int, Domain(range(1000))]

Step = Literal[
    "setup", "draw_cards", "first_player", "turns", "end_of_player_phase",
    "time_passes", "void_seeders_attack", "fire_burns", "event", "lurk", "develop_the_bag", "end_of_round", "over",
]  # fmt: skip
AtSafePoints = Annotated[
    Step,
    Domain(
        ("draw_cards", "first_player", "turns", "end_of_player_phase", "time_passes", "void_seeders_attack",
         "fire_burns", "event", "lurk", "develop_the_bag", "end_of_round"),
        "NB-2.3",
    ),
]  # fmt: skip
Status = Literal["aboard", "pod", "hibernating", "left", "dead"]
EngineToken = Literal["working", "damaged"]
Engine = Annotated[int, Domain((1, 2, 3), "VS-1.8")]
Course = Annotated[str, Domain(("A", "B", "C", "D"), "VS-1.6")]
Pod = Annotated[int, Domain(range(1, 5), "VS-1.7")]
Fate = Literal["flying", "jumped", "destroyed"]
"""What has become of the ship (NB-14.1, 14.2)."""
Target = Literal["", "earth", "mars", "venus", "deep_space"]
Place = Literal["egg", "carcass", "madness"]
"""The three slots for weaknesses on the Void Seeder board (VS-11.7)."""
Back = Literal["green", "yellow", "red", "blue"]
Deck = Literal["green", "yellow", "red", "blue", "event", "attack", "panic", "wound"]

CONTAMINATION = "contamination"
OBJECTS = ("egg", "carcass", "corpse-")
"""How the names of objects begin."""


def deck_of(field: str, key: Any, card: str) -> str:
    """The pool of a card of a hand: the ten cards of its owner, or the contamination cards."""
    return CONTAMINATION if is_contamination(card) else card.split("/")[0]


def is_contamination(card: str) -> bool:
    """Whether a card of a hand is a contamination card: K01 to K27, or what its owner sees of it.

    >>> is_contamination("K07"), is_contamination("contamination"), is_contamination("P2/rest")
    (True, True, False)
    """
    return card[0] == "K" or card == CONTAMINATION


def side_of(card: str) -> str:
    """What its owner sees of a card: that a card is contamination, and not whether it says INFECTED (NB-13.6).

    >>> side_of("K07"), side_of("P2/rest")
    ('contamination', 'P2/rest')
    """
    return CONTAMINATION if is_contamination(card) else card


def by_deck(field: str, key: Any, card: str) -> str:
    """The pool of a card of one of the common decks."""
    return f"{key} deck"


def by_back(field: str, key: Any, item: str) -> str | None:
    """The pool of an item card: those with the same back (NB-12.1); an object is of no deck.

    >>> by_back("items", "P1", "red-grenade1"), by_back("left_hand", "P1", "egg2")
    ('red deck', None)
    """
    return None if item.startswith(OBJECTS) else f"{item.split('-')[0]} deck"


def backs_of(items: list[str]) -> list[str]:
    """The colours of the backs of items, in an order that does not tell which lies where (NB-12.1).

    >>> backs_of(["yellow-tools1", "green-food1"])
    ['green', 'yellow']
    """
    return sorted([item.split("-")[0] for item in items])


def goal(field: str, key: Any, objective: str) -> str:
    """The pool of an objective: corporate, personal or for solo and cooperative games."""
    return f"objective {objective[:2]}"


def taken_out(field: str, key: Any, card: str) -> str:
    """The pool of a card that is out of the game: a contamination card or an event."""
    return CONTAMINATION if is_contamination(card) else "event deck"


def engine_of(field: str, key: Any, token: str) -> str:
    """The pool of an engine token: the two of one engine."""
    return f"engine {key}"


def as_said(value: Any) -> Any:
    """What a position says of a field takes the place of all that was there: its entries come and go."""
    return value


@dataclass(slots=True)
class VoidSeedersState(State):
    """One field a thing. Dicts by player hold one entry a seat, or one for each seat concerned."""

    # Where the round stands
    step: AtSafePoints = public("setup")
    round: Count = public(1)
    time: Count = public(0)
    self_destruct: Annotated[int, Domain(range(-1, 20), "NB-2.6")] = public(-1)  # -1: the sequence does not run
    first: Player | Nobody = public("")
    number: dict[Player, Annotated[int, Domain(range(1, 6), "VS-1.14")]] = public(factory=dict)  # of the help card
    crew: Players = public(())  # who is active and in a room or a waiting pod, in turn order
    turn_of: Player | Nobody = public("")
    last_turn: Player | Nobody = public("")  # after whom the next turn goes on
    actions_left: Annotated[int, Domain(range(100), "NB-2.3")] = public(0)
    passed: Players = public(())
    made_to_pass: Players = public(())  # of those who have passed: whose turn was ended by an effect
    begun: bool = public(False)  # a step of the event phase that is not over; below what it has still to do
    queue: list[str] = public(factory=list)
    no_attacks: bool = public(False)  # the Void Seeders do not attack this round

    # Characters
    character: dict[Player, Character] = public(factory=dict)
    status: dict[Player, Status] = public(factory=dict)
    room: dict[Player, Slot] = public(factory=dict)  # of those who are in a room
    pod_of: dict[Player, Pod] = public(factory=dict)  # of those who wait in a pod, or left in one
    madness: dict[Player, Level] = public(factory=dict)
    light: dict[Player, Annotated[int, Domain(range(3), "NB-13.1")]] = public(factory=dict)
    wounds: dict[Player, list[Wound]] = public(factory=dict, pool="wound deck")
    dressed: dict[Player, list[Wound]] = public(factory=dict, pool="wound deck")
    hands: dict[Player, list[Card]] = remembered(factory=dict, owner=True, pool=deck_of, seen_as=side_of)
    decks: dict[Player, list[Card]] = hidden(factory=dict, pool=deck_of)
    discards: dict[Player, list[Card]] = public(factory=dict, pool=deck_of)  # Action cards alone, face up
    tainted: dict[Player, list[Contamination]] = remembered(factory=dict, pool=CONTAMINATION)  # unread, on the discards
    contamination: list[Contamination] = hidden(factory=list, pool=CONTAMINATION)  # the deck
    left_hand: dict[Player, list[Thing]] = public(factory=dict, pool=by_back)
    right_hand: dict[Player, list[Thing]] = public(factory=dict, pool=by_back)
    ammo: dict[Item, Count] = public(factory=dict, read=as_said)
    extra_ammo: dict[Item, Count] = public(factory=dict, read=as_said)  # by how much the capacity has grown
    items: dict[Player, list[Item]] = seen_by_owner(factory=dict, pool=by_back)
    backs: dict[Player, list[Back]] = public(factory=dict)  # of the items in an inventory: the colours of their decks
    lost_items: dict[Player, list[Item]] = seen_by_owner(factory=dict, pool=by_back)  # left the game with their owner
    objectives: dict[Player, list[Objective]] = remembered(factory=dict, owner=True, pool=goal)
    laid_aside: dict[Player, list[Objective]] = seen_by_owner(factory=dict, pool=goal)
    other_objectives: list[Objective] = hidden(factory=list, pool=goal)
    chosen: bool = public(False)  # everybody has kept one objective
    signals: Players = public(())
    quests: dict[Player, list[Quest]] = public(factory=dict)
    active_quests: Annotated[tuple[Quest, ...], Distinct("VS-1.19")] = public(())

    # The ship
    explored: dict[Slot, Room] = public(factory=dict, read=as_said)
    first_tiles: list[Room] = hidden(factory=list, pool="tile 1")
    second_tiles: list[Room] = hidden(factory=list, pool="tile 2")
    seen_first: dict[Slot, Room] = remembered(factory=dict, pool="tile 1")  # face down, but somebody has looked
    seen_second: dict[Slot, Room] = remembered(factory=dict, pool="tile 2")
    covered: Slots = public(factory=list)  # where an exploration token lies face down
    tokens: list[Token] = hidden(factory=list, pool="token")
    seen_tokens: dict[Slot, Token] = remembered(factory=dict, pool="token")
    counter: dict[Slot, Count] = public(factory=dict)
    noise: Annotated[list[Corridor], Distinct("NB-4.8")] = public(factory=list)
    doors: dict[Corridor, Literal["closed", "destroyed"]] = public(factory=dict)
    fire: Slots = public(factory=list)
    malfunction: Slots = public(factory=list)
    engine_tokens: dict[Engine, list[EngineToken]] = hidden(factory=dict, pool=engine_of)  # not yet looked at
    engine_tops: dict[Engine, EngineToken] = remembered(factory=dict, pool=engine_of)
    coordinates: list[str] = remembered(factory=list, pool="coordinates")  # the card beside the Cockpit, once seen
    routes: list[str] = hidden(factory=list, pool="coordinates")
    destination: Course = public("B")
    fate: Fate = public("flying")
    arrived: Target = public("")  # where the ship has come to
    airlock: Slots = public(factory=list)  # the rooms under the Emergency Airlock procedure
    pods: dict[Pod, Literal["A", "B"]] = public(factory=dict, read=as_said)
    unlocked: Annotated[tuple[Pod, ...], Distinct("VS-1.7")] = public(())
    launched: Annotated[tuple[Pod, ...], Distinct("NB-11.6")] = public(())
    lying: dict[Object, Slot] = public(factory=dict, read=as_said)  # objects on the floor

    # Apparitions
    seeders: dict[Miniature, Slot] = public(factory=dict)  # in the order in which they appeared
    lairs: dict[Miniature, Slot] = public(factory=dict)
    injuries: dict[Miniature, Count] = public(factory=dict)
    attacker: Annotated[str, Domain(("",), "NB-9.8")] = public("")  # whose attack card is being carried out
    brought: dict[Miniature, Number] = public(factory=dict)  # the token that called it
    destroyed: Count = public(0)  # Lairs
    eggs: list[Object] = public(factory=list)  # on the Void Seeder board: in the Nest
    nest_destroyed: bool = public(False)
    revealed: dict[Place, Weakness] = public(factory=dict, pool="weakness")
    weaknesses: list[Weakness] = hidden(factory=list, pool="weakness")
    bag: list[Number] = hidden(factory=list, pool="number")  # Void Seeder tokens; the blank one is always there
    bag_madness: Players = public(())
    token_out: list[Number] = public(factory=list, pool="number")  # the token that is being resolved
    supply: list[Number] = hidden(factory=list, pool="number")

    # Decks
    piles: dict[Deck, list[str]] = hidden(factory=dict, pool=by_deck)
    on_table: dict[Deck, list[str]] = public(factory=dict, pool=by_deck)  # turned up, and not yet put away
    on_top: list[str] = remembered(factory=list, pool="event deck")  # the event card that somebody has looked at
    bottoms: dict[Deck, list[str]] = remembered(factory=dict, pool=by_deck)  # below all the others
    used: dict[Deck, list[str]] = public(factory=dict, pool=by_deck)
    removed: list[str] = remembered(factory=list, pool=taken_out)  # out of the game: contamination cards and events

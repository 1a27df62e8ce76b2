"""What lies in the box: the ship, rooms, tokens, and the decks of every kind (VS-1, NB-1)."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import CardDeck, Component

from . import box_faces as faces

SHIP, ROOM, TOKEN, MARKER = (380.0, 260.0), (46.0, 27.0), (20.0, 20.0), (12.0, 12.0)
"""Millimetres."""
MARKERS = {"noise": 30, "fire": 8, "malfunction": 8, "doors": 12, "carcass": 6, "egg": 8, "light_wound": 50}
"""How many of each marker the boxes hold (section 3 of our catalogue; carcasses and eggs are ours)."""
BLANKS = 1
TYPE = 1.75
"""The letters on the ship beside those of a small thing."""


def box(words: Any) -> list[CardDeck | Component]:
    """Everything, by the files that the rules name."""
    content = words.game.content
    found: list[CardDeck | Component] = [
        Component(str(words("box-ship")), SHIP, faces.ship(content), str(words("box-ship-alt")), type=TYPE)
    ]
    found += [
        Component(
            str(words("box-rooms")), ROOM, faces.room(room), content.name(room, words.lang), 1,
            faces.room_back(content.rooms[room]),
        )
        for room in content.rooms
    ]  # fmt: skip
    found += [*_tokens(words, content), *_decks(words, content)]
    return found


def _tokens(words: Any, content: Any) -> list[Component]:
    explored, bag = str(words("box-exploration")), str(words("box-bag"))
    found = [
        Component(explored, TOKEN, faces.exploration(token), content.name(token, words.lang), 1, faces.token_back)
        for token in content.tokens
    ]
    found += [
        Component(bag, TOKEN, faces.number(number), str(number), count, faces.bag_back)
        for number, count in content.bag.items()
    ]
    found += [
        Component(bag, TOKEN, faces.madness(character), content.name(who, words.lang), 1, faces.bag_back)
        for who, character in content.characters.items()
    ]
    found.append(Component(bag, TOKEN, faces.blank, str(words("box-blank")), BLANKS, faces.bag_back))
    found += [
        Component(str(words("box-markers")), MARKER, faces.marker(mark), str(words(f"box-marker-{mark}")), count)
        for mark, count in MARKERS.items()
    ]
    return found


def _decks(words: Any, content: Any) -> list[CardDeck | Component]:
    def deck(back: str, cards: Any, name: str = "") -> CardDeck:
        return CardDeck(back, tuple(cards), str(words(f"box-{name or back}")))

    found: list[CardDeck | Component] = [deck("character", content.characters)]
    found += [
        CardDeck("action", cards, str(words("box-action", character=content.name(who, words.lang))))
        for who, cards in content.action_decks.items()
    ]
    found += [deck(colour, cards) for colour, cards in content.item_decks.items()]
    found += [
        deck("weapon", [weapon for weapon in content.weapons if weapon not in content.items]),
        deck("quest", content.quests),
        deck("objective", content.objectives),
        deck("panic", content.panic),
        deck("attack", content.attack),
        deck("event", content.event),
        deck("weakness", content.weaknesses),
        deck("wound", content.wound_deck),
        deck("coordinates", content.coordinates),
    ]
    return [*found, *faces.contamination(words, content)]

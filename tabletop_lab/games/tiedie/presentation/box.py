"""What lies in the box: tiles, tokens, the guide board, and four decks of cards (TD-2, TD-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.engine import CardDeck, Component
from tabletop_lab.engine.core.printed import CARD
from tabletop_lab.games.tiedie.content.action_cards import ACTION_CARDS
from tabletop_lab.games.tiedie.content.tiles import Tile

from . import box_faces, card_faces
from .box_faces import MM, WALL
from .palette import palette
from .pictograms import TOKENS, of_token

SQUARE, TOKEN = 17.0, 15.0
"""Millimetres: a square of a tile, a box token."""

Draw = Callable[[Any, Any], None]


def box(words: Any) -> list[CardDeck | Component]:
    """Everything, by the files that the rules name."""
    content = words.game.content
    most = max(words.game.seats)
    titles = {
        name: str(words(f"box-{name}"))
        for name in ("tiles", "tokens", "guide", "sleep", "characters", "targets", "actions", "locations")
    }
    found: list[CardDeck | Component] = [
        _tile(tile, titles["tiles"], words) for tile in content.tiles.values()
    ]
    found += [
        Component(
            titles["tokens"], (TOKEN, TOKEN), _token(content, token.id), token.name(words.lang), token.count, _crate
        )
        for token in content.tokens.values()
    ]
    found.append(_guide_board(content, titles["guide"], words))
    characters = tuple(content.characters)
    found += [
        CardDeck("sleep", content.sleep_deck, titles["sleep"]),
        CardDeck("", characters, titles["characters"]),
    ]
    found += [
        Component(
            titles["targets"], CARD, _target(content.data(one)), content.name(one, words.lang), 1, _target_back
        )
        for one in characters
    ]
    found += [
        Component(titles["actions"], CARD, _action(name), str(words.value("card", name)), most, box_faces.draw_back)
        for name in ACTION_CARDS
    ]
    found += [
        Component(
            titles["locations"], CARD, _location(number), str(words("box-location", number=number)), 1,
            box_faces.draw_back,
        )
        for number in range(1, most + 1)
    ]  # fmt: skip
    return found


def _tile(tile: Tile, title: str, words: Any) -> Component:
    side = tile.side * SQUARE + 2 * WALL
    return Component(title, (side, side), _draw_tile(tile), f"{tile.id} {tile.name(words.lang)}")


def _draw_tile(tile: Tile) -> Draw:
    def draw(page: Any, words: Any) -> None:
        box_faces.draw_tile(page, tile, words)

    return draw


def _token(content: Any, token: str) -> Draw:
    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.sign(of_token(content, token), u.w / 2, u.h / 2, 0.72 * u.w, "ink", "card")

    return draw


def _crate(page: Any, words: Any) -> None:
    u, colours = page.in_units(), palette(page)
    u.box(0, 0, u.w, u.h, 0, colours.crate)
    u.sign(TOKENS["crate"], u.w / 2, u.h / 2, 0.76 * u.w, colours.on_crate, colours.crate)


def _guide_board(content: Any, title: str, words: Any) -> Component:
    """A line for each route, with a place for each item that it needs (TD-3.14)."""
    k, line, name = MM, (TOKEN + 5) * MM, 46 * MM
    places = max(map(len, content.lines.values()))
    size = (46 + places * (TOKEN + 4) + 2, len(content.lines) * (TOKEN + 5) + 6)

    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "panel", "soft", 0.8)
        for row, (route, items) in enumerate(content.lines.items()):
            y = 3 * k + (row + 0.5) * line
            u.sign(TOKENS["route"], 11 * k, y, 12 * k, "ink", "panel")
            said = content.name(route, words.lang)
            u.lines(20 * k, y - 4, u.wrap(said, 11, name - 20 * k, True, 2), 11, bold=True)
            for place, item in enumerate(items):
                x = name + place * (TOKEN + 4) * k
                u.box(x, y - TOKEN * k / 2, TOKEN * k, TOKEN * k, 0, "card", "soft", 0.8)
                u.sign(of_token(content, item), x + TOKEN * k / 2, y, 0.5 * TOKEN * k, "line", "card")

    said = "; ".join(
        f"{content.name(route, words.lang)}: {', '.join(content.name(item, words.lang) for item in items)}"
        for route, items in content.lines.items()
    )
    return Component(title, size, draw, said)


def _target(character: Any) -> Draw:
    def draw(page: Any, words: Any) -> None:
        box_faces.draw_target(page, character, words)

    return draw


def _target_back(page: Any, words: Any) -> None:
    card_faces.draw_back(page, "")


def _action(name: str) -> Draw:
    def draw(page: Any, words: Any) -> None:
        card_faces.draw_face(page, ACTION_CARDS[name], words)

    return draw


def _location(number: int) -> Draw:
    def draw(page: Any, words: Any) -> None:
        box_faces.draw_location(page, number, words)

    return draw

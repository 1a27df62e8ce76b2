"""Sleep cards, characters, box tokens and map tiles to be looked at, and the backs of cards and tokens."""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.tiedie.content.tiles import IMPASSABLE, Tile

from .palette import ground_of, palette
from .pictograms import ACTIONS, SLEEP_CARDS, STATES, TOKENS

READABLE = 150
"""Units across from which a card has its text."""
PRINTED, PRINT = 105, 7.3
"""Units across from which it has it on paper, and the size of that type; on a screen no card is of that width."""
SIGNS_OF_ABILITIES = {
    "doorkeeper": STATES["lock"], "detective": SLEEP_CARDS["peek"], "reporter": TOKENS["Lantern"],
    "night_runner": STATES["moon"], "heavy_feet": SLEEP_CARDS["one_step"], "advocate": SLEEP_CARDS["brace"],
    "acrobat": SLEEP_CARDS["charge"], "stunt_double": SLEEP_CARDS["steal"], "mind_reader": STATES["target"],
    "insomniac": STATES["sun"],
}  # fmt: skip


def draw_face(page: Any, card: Any, words: Any) -> None:
    """A card that lies open: its kind on a band, its sign, its name, and what it says where it can be read."""
    u, large, printed = page.in_units(), page.w * 72 >= READABLE, PRINTED <= page.w * 72 < READABLE
    text = card_text(card, words)
    k = u.w / 160
    is_tile = isinstance(card, Tile)
    kind = str(words.value("kind", "tile" if is_tile else card.kind))
    kind = kind[:1].upper() + kind[1:]
    colours = palette(page)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10 * k, "card", "soft")
    night = not is_tile and card.kind == "sleep_card"
    band, on = (colours.back, colours.mark) if night else (colours.crate, colours.on_crate)
    u.box(6 * k, 6 * k, u.w - 12 * k, 30 * k, 6 * k, band)
    size = u.fit(kind, 13, u.w - 20 * k, True)
    u.text(u.w / 2, 21 * k, kind, size, on, True, "center")
    r = 31 * k if (large or printed and text) and not is_tile else 46 * k
    middle = 44 * k + r
    if is_tile:
        _tile(page, u, card, middle, 2 * r)
    else:
        u.disc(u.w / 2, middle, r, "faint")
        u.sign(sign_of(card), u.w / 2, middle, 1.4 * r, "ink", "faint")
    sizes = (15, 14, 13, 12) if large else (12, 11)
    size, lines = u.fitted(card.name(words.lang), sizes, u.w - 20 * k, 2)
    low = middle + r + 15 * k
    u.lines(u.w / 2, low, lines, size, bold=True, ha="center", lead=1.25)
    if (large or printed) and text:
        low += len(lines) * 1.25 * size + (6 if large else 1)
        pad = 10 if large else 7
        for letters in (13.5, 13, 12, 11) if large else (PRINT,):
            said = u.wrap(text, letters, u.w - 2 * pad, lines=int((u.h - low - 2) // (1.3 * letters)))
            if not said[-1].endswith("…"):
                break
        u.lines(pad, low, said, letters, "ink", lead=1.3)


def sign_of(card: Any) -> Any:
    """The sign of an action card, a sleep card, a character or a token."""
    if card.kind == "action":
        return ACTIONS.get(card.id, STATES["start"])
    if card.kind == "sleep_card":
        return SLEEP_CARDS.get(card.id) or SLEEP_CARDS.get(card.effect) or SLEEP_CARDS["one_step"]
    if card.kind == "character":
        return SIGNS_OF_ABILITIES.get(card.abilities[0] if card.abilities else "", STATES["trophy"])
    return TOKENS.get(card.name_en) or TOKENS.get(card.kind) or TOKENS["item"]


def _tile(page: Any, u: Any, tile: Tile, y: float, across: float) -> None:
    """A tile as it is drawn: rock, box spaces, start squares."""
    s, ground = across / tile.side, ground_of(page, True)
    left, top = u.w / 2 - across / 2, y - across / 2
    u.box(left - 2, top - 2, across + 4, across + 4, 0, ground.floor, ground.wall, 2)
    for r, row in enumerate(tile.rows):
        for c, mark in enumerate(row):
            if mark == IMPASSABLE:
                u.box(left + c * s, top + r * s, s, s, 0, ground.rock, ground.rock, 0.5)
    for row, column in tile.boxes:
        u.sign(TOKENS["crate"], left + (column + 0.5) * s, top + (row + 0.5) * s, 0.8 * s, "ink", ground.floor)
    for row, column in tile.starts.values():
        u.disc(left + (column + 0.5) * s, top + (row + 0.5) * s, 0.35 * s, None, ground.soft, 1)
    for door in tile.doors:
        x, down = ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))[door]
        u.disc(left + x * across, top + down * across, 0.3 * s, ground.door)


def draw_back(page: Any, deck: str) -> None:
    """A card or a token face down: a moon for sleep cards, a crate for box tokens."""
    u, colours = page.in_units(), palette(page)
    k = u.w / 160
    ground, on = (colours.crate, colours.on_crate) if deck == "token" else (colours.back, colours.mark)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10 * k, "card", "soft")
    u.box(7 * k, 7 * k, u.w - 14 * k, u.h - 14 * k, 6 * k, ground)
    u.box(13 * k, 13 * k, u.w - 26 * k, u.h - 26 * k, 4 * k, None, on, 1)
    sign = TOKENS["crate"] if deck == "token" else STATES["asleep"] if deck == "sleep" else STATES["target"]
    u.sign(sign, u.w / 2, u.h / 2, 76 * k, on, ground)


def card_text(card: Any, words: Any) -> str:
    """What an action card or a sleep card does, what a token is for, what a character can do."""
    if isinstance(card, Tile):
        return ""
    if card.kind == "action":
        return str(words(f"action-text-{card.id}"))
    if card.kind == "sleep_card":
        return str(words(f"card-text-{card.effect}", amount=card.amounts[0] if card.amounts else 0))
    if card.kind == "character":
        return " ".join(str(words(f"ability-text-{ability}")) for ability in card.abilities)
    return str(words(f"token-text-{card.kind}"))

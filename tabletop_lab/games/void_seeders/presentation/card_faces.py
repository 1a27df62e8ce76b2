"""Cards to be looked at: panic, attack, event, weakness, action, item, wound, objective, coordinates, tiles, tokens.
What a card does is put together from the words of its effects, so that a designer's card says itself.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.language.localized import Exactly
from tabletop_lab.games.void_seeders.content.told import changes_told, condition_told, parts_told

from .board_pieces import LETTERS
from .palette import palette, readable_on
from .pictograms import DECKS, KINDS, MARKS, of_card, of_room

READABLE = 150
"""Units across from which a card has its text."""
LONG = 150
"""Letters from which a text needs most of its card."""
BANDS = {
    "panic": "#5B2C8A", "attack": "#7A2E3A", "event": "#2F3A5C", "weakness": "#00562F", "wound": "#A33B2E",
    "contamination": "#3D5A1E", "objective": "#22272D", "coordinates": "#0B4A6E", "quest": "#8A6205",
    "action": "#2C5C94", "character": "#59626B", "exploration": "#2F3A5C", "room": "#2F3A5C",
}  # fmt: skip
"""The band of a card and its back, by its kind; items have that of their deck."""


def band_of(page: Any, kind: str, data: Any, card: str) -> str:
    """The colour of the band: of an item its deck, of a room its colour."""
    colours = palette(page)
    if kind in ("item", "weapon"):
        deck = card.split("-")[0]
        return colours.band(deck if deck in DECKS and deck not in ("white", "none") else "red")
    if kind == "room":
        return colours.band(data.colour)
    return BANDS.get(kind, "#2F3A5C")


def draw_face(page: Any, card: str, words: Any) -> None:
    """A card that lies open: its kind on a band, numbers and signs, its name, and what it says where it can be read."""
    content = words.game.content
    data, kind = content.data(card), content.kind(card)
    u, large = page.in_units(), page.w * 72 >= READABLE
    k = u.w / 160
    fill = band_of(page, kind, data, card)
    on = readable_on(fill)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10 * k, "card", "soft")
    u.box(6 * k, 6 * k, u.w - 12 * k, 30 * k, 6 * k, fill)
    corner = _corner(data, kind)
    said = str(words.value("kind", kind))
    size = u.fit(said, 13, u.w - 20 * k - (26 * k if corner else 0), True)
    u.text(12 * k, 21 * k, said, size, on, True)
    if corner:
        u.text(u.w - 13 * k, 21 * k, corner, 14, on, True, "right")
    text = card_text(data, words) if large else ""
    r = (24 if len(text) < LONG else 15) * k if large else 40 * k
    middle = 43 * k + r
    _picture(page, u, data, kind, middle, r, fill)
    sizes = (15, 14, 13, 12) if large else (12, 11)
    name_size, lines = u.fitted(data.name(words.lang), sizes, u.w - 20 * k, 2)
    low = middle + r + 14 * k
    u.lines(u.w / 2, low, lines, name_size, bold=True, ha="center", lead=1.25)
    if text:
        low += len(lines) * 1.25 * name_size + 4
        for letters in (13.5, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5):
            told = u.wrap(text, letters, u.w - 20, lines=int((u.h - low - 4) // (1.28 * letters)))
            if not told[-1].endswith("…"):
                break
        u.lines(10, low, told, letters, "ink", lead=1.28)


def _corner(data: Any, kind: str) -> str:
    """What stands in the corner of the band: a panic number, blood, a corridor, a cost."""
    if kind == "panic":
        return str(data.number)
    if kind == "attack":
        return "R" if data.retreat else str(data.blood)
    if kind == "event":
        return str(data.corridor)
    if kind == "action" and data.cost:
        return str(data.cost)
    return ""


def _picture(page: Any, u: Any, data: Any, kind: str, y: float, r: float, fill: str) -> None:
    """The kinds of an attack or an event by their letters; else the sign of what the card does."""
    kinds = getattr(data, "symbols", ()) or getattr(data, "moves", ())
    if kinds:
        step = min(2.0 * r, (u.w - 24) / len(kinds))
        for k, each in enumerate(kinds):
            x = u.w / 2 + (k - (len(kinds) - 1) / 2) * step
            tone = palette(page).seeder(each)
            u.disc(x, y, 0.46 * step if step < 2 * r else 0.8 * r, tone)
            u.text(x, y, LETTERS[each], max(11, 0.55 * r), readable_on(tone), True, "center")
        return
    u.disc(u.w / 2, y, r, "faint")
    sign = of_room(data.id) if kind == "room" else MARKS[data.effect] if kind == "exploration" else of_card(data, kind)
    u.sign(
        sign,
        u.w / 2,
        y,
        1.35 * r,
        fill if readable_on(fill) == "#FFFFFF" and page.c.name in ("light", "contrast") else "ink",
        "faint",
    )


def draw_back(page: Any, deck: str) -> None:
    """A card face down: the colour and the sign of its deck. Contamination says nothing, not even to its owner."""
    u = page.in_units()
    k = u.w / 160
    colours = palette(page)
    fill = colours.band(deck) if deck in ("green", "yellow", "red", "blue") else BANDS.get(deck, colours.back)
    on = readable_on(fill)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10 * k, "card", "soft")
    u.box(7 * k, 7 * k, u.w - 14 * k, u.h - 14 * k, 6 * k, fill)
    u.box(13 * k, 13 * k, u.w - 26 * k, u.h - 26 * k, 4 * k, None, on, 1)
    u.sign(DECKS.get(deck) or KINDS.get(deck) or MARKS["token"], u.w / 2, u.h / 2, 72 * k, on, fill)


def card_text(data: Any, words: Any) -> str:
    """What a card says, in the words of its effects, conditions and changes."""
    kind, parts = data.what, []
    if kind == "event":
        moves = "·".join(LETTERS[each] for each in data.moves)
        parts.append(str(words("face-moves", kinds=moves, corridor=data.corridor)))
    if kind == "attack":
        parts.append(str(words("face-retreat") if data.retreat else words("face-blood", number=data.blood)))
    if kind == "panic":
        parts.append(str(words("face-panic", number=data.number)))
    if kind == "coordinates":
        return " ".join(
            str(words("face-course", space=s, target=words(f"board-target-{data.target(s)}"))) for s in "ABCD"
        )
    if kind == "objective":
        return str(words("face-objective", condition=condition_told(words, data.condition), players=data.players))
    if kind == "character":
        return str(words("face-character", weapon=words.card(data.weapon), cost=data.repair_cost))
    if kind == "item" and data.when == "weapon":
        weapon = words.game.content.weapons[data.id]
        return card_text(weapon, words)
    if kind == "weapon":
        parts.append(str(words("face-weapon", ammo=data.ammo, kind=data.kind)))
        faces = {face: getattr(data, face) for face in ("kind_face", "one_hit", "two_hits")}
        parts.append(str(words("face-injuries", **faces)))
        parts.append(words_beside_the_numbers(data, words))
    if kind == "exploration":
        return str(words("face-token", effect=Exactly(words.value("token", data.effect)), number=data.number))
    if kind in ("item", "action", "quest") and data.when in ("in", "out", "interrupt"):
        parts.append(str(words(f"face-when-{data.when}")))
    if kind == "item" and data.icons:
        parts.append(str(words("face-icons", icons=", ".join(str(words(f"face-icon-{icon}")) for icon in data.icons))))
    if told := parts_told(words, getattr(data, "parts", ())):
        parts.append(told)
    changes = getattr(data, "changes", ())
    if kind in ("weakness", "wound", "quest") and changes:
        parts.append(changes_told(words, changes))
    if kind == "event" and data.removed:
        parts.append(str(words("face-removed")))
    if kind == "item" and data.one_use:
        parts.append(str(words("face-one-use")))
    return " ".join(part for part in parts if part)


def words_beside_the_numbers(weapon: Any, words: Any) -> str:
    """What a weapon says besides its ammo and the injuries of each face."""
    least = str(words("face-injuries-least", least=weapon.least)) if weapon.least else ""
    return f"{least} {changes_told(words, weapon.extra)}".strip()

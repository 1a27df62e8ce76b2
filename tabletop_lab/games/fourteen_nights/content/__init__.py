"""The cards of A Dream of Fourteen Nights: seven CSV tables beside this file, read, checked and handed out.
What a card makes happen in the game is rule code and must not be here; the game that is to play the cards is given,
so that every effect they name is known to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_lab.engine import Content, Effects, Game
from tabletop_lab.engine.core.content_tables import read_table, stamp, table_fault
from tabletop_lab.engine.core.errors import Fault, InvalidContent, echo
from tabletop_lab.engine.language.localized import Speak, localized
from tabletop_lab.games.fourteen_nights.content.rows import KINDS, TRAITS, CardRow, ChanceRow, Money

if TYPE_CHECKING:
    from tabletop_lab.games.fourteen_nights.rules import FourteenNightsRules

__all__ = ["KINDS", "TRAITS", "Card", "Decks", "effects", "load", "load_house"]

HOUSE = Path(__file__).parent
LETTERS = {
    "destination": "D", "free_plan": "F", "regular_plan": "R", "chore": "H",
    "travel_support": "S", "chance": "C", "shared_goal": "G",
}  # fmt: skip
FEWEST_PLAYERS = 2

effects = Effects("chance.csv", clause="FN-7.5")
"""The effects of the chance cards; their functions are in chapters/chance_cards.py."""

_PLACEHOLDER = re.compile(r"\{(-?)(\d)(\+?)\}")


@dataclass(frozen=True, slots=True)
class Card:
    """One card; the fields its kind does not use are 0 or empty. Money in TC.

    `target` is in TC per player; `target_of_all`, where a goal prints it, is for all players together.

    >>> from tabletop_lab.games.fourteen_nights.game import FourteenNights
    >>> FourteenNights.content.cards["R05"].price
    3500
    """

    id: str
    kind: str
    name_en: str
    name_ko: str
    players: int = 2
    price: int = 0
    points: dict[str, int] = field(default_factory=dict, hash=False)
    memory: int = 0
    tc: int = 0
    effect: str = ""
    amounts: tuple[int, ...] = ()
    target: int = 0
    target_of_all: int | None = None
    reward_memory: int = 0
    reward_bonus: int = 0
    top_bonus: int = 0
    weights: dict[str, int] = field(default_factory=dict, hash=False)
    group: str = ""
    text_en: str = ""
    text_ko: str = ""

    def name(self, lang: str = "en") -> str:
        """The name of the card in English ("en") or Korean ("ko").

        >>> from tabletop_lab.games.fourteen_nights.game import FourteenNights
        >>> card = FourteenNights.content.cards["C16"]
        >>> card.name(), card.name("ko")
        ('Flash meet-up', '번개 모임')
        """
        return self.name_ko if lang == "ko" else self.name_en

    def text(self, lang: str = "en") -> str:
        """What a chance card does, with its amounts; empty for the other kinds.

        In its text `{0}` is the first amount, `{1+}` all from the second on, `{-0}` what is lost by the first.

        >>> from tabletop_lab.games.fourteen_nights.game import FourteenNights
        >>> FourteenNights.content.cards["C20"].text()
        'Every pawn on one of the spaces 4, 5, 6, yours too, is moved to space 1.'
        >>> FourteenNights.content.cards["C27"].text("ko")
        'TC가 가장 적은 플레이어가 1,500 TC를 얻는다. 동률이면 모두 얻는다.'
        """

        def amounts(match: re.Match[str]) -> str:
            first, sign = int(match[2]), -1 if match[1] else 1
            chosen = self.amounts[first:] if match[3] else self.amounts[first : first + 1]
            return ", ".join(f"{sign * amount:,}".replace("-", "−") for amount in chosen)

        return _PLACEHOLDER.sub(amounts, self.text_ko if lang == "ko" else self.text_en)


@dataclass(frozen=True, slots=True, eq=False)
class Decks(Content):
    """All cards of one game: `cards` by id, `decks` the ids of each kind in the order of its file.

    >>> from tabletop_lab.games.fourteen_nights.game import FourteenNights
    >>> content = FourteenNights.content
    >>> len(content.cards), content.decks["chore"][:2]
    (144, ('H01', 'H02'))
    """

    cards: dict[str, Card]
    decks: dict[str, tuple[str, ...]]

    def under(self, rules: FourteenNightsRules, game: type[Game]) -> Content:
        """A designer's own decks, if the rules name a folder; read again when a file has changed."""
        if not rules.decks and rules.tc_unit == game.Rules().tc_unit:
            return self
        return load(game, rules.decks, tc_unit=rules.tc_unit)

    def name(self, card: str, lang: str) -> str | None:
        """The printed name of a card."""
        found = self.cards.get(card)
        return found.name(lang) if found else None

    def data(self, card: str) -> Card:
        """Everything printed on a card."""
        return self.cards[card]

    def check_destinations(self, players: int, speak: Speak) -> None:
        """Raise InvalidContent if there are fewer destinations than players."""
        if (count := len(self.decks["destination"])) < players:
            raise InvalidContent(
                table_fault("deck_small", "destination.csv", clause="FN-4.6", speak=speak, count=count, least=players)
            )

    def of(self, kind: str) -> tuple[Card, ...]:
        """The cards of one deck.

        >>> from tabletop_lab.games.fourteen_nights.game import FourteenNights
        >>> sum(card.tc for card in FourteenNights.content.of("chore"))
        18000
        """
        return tuple(self.cards[card] for card in self.decks[kind])


def load(game: type[Game], folder: str = "", tc_unit: int = 500) -> Decks:
    """The house cards, with each deck replaced for which `folder` holds a file of the same name.

    `game` plays the effects. `tc_unit` is the coin (FN-1.3) of which all prices and amounts must be multiples.
    Raises InvalidContent with every fault of every file. Unchanged files are read once.

    >>> from tabletop_lab.games.fourteen_nights.game import FourteenNights
    >>> load(FourteenNights).cards["G04"].target
    1500
    >>> load(FourteenNights, "no/such/folder")
    Traceback (most recent call last):
    tabletop_lab.InvalidContent: content folder: there is no folder 'no/such/folder'
    """
    files = {kind: HOUSE / f"{kind}.csv" for kind in KINDS}
    if folder:
        files |= _own_decks(folder, game.words)
    stamped = tuple((kind, path, *stamp(path)) for kind, path in files.items())
    return _read(game.default_class or game, stamped, tc_unit)


def load_house(game: type[Game]) -> Decks:
    """The house cards alone; they use every effect the game has. Raises InvalidContent."""
    content = load(game)
    effects.check_used(game, [card.effect for card in content.of("chance")])
    return content


def _own_decks(folder: str, words: Speak) -> dict[str, Path]:
    """The deck files in a folder of the user; a file that would silently be ignored is a fault."""
    allowed = ", ".join(f"{kind}.csv" for kind in KINDS)
    try:
        if not Path(folder).is_dir():
            raise InvalidContent(localized("folder_missing", "content", speak=words, folder=echo(folder)))
        tables = sorted(path for path in Path(folder).iterdir() if path.suffix.lower() == ".csv")
    except (OSError, ValueError) as error:
        raise InvalidContent(localized("folder_unread", "content", speak=words, folder=echo(folder))) from error
    if not tables:
        raise InvalidContent(localized("folder_empty", "content", speak=words, folder=echo(folder), files=allowed))
    strange = [path for path in tables if path.name not in {f"{kind}.csv" for kind in KINDS}]
    if strange:
        raise InvalidContent(
            *(table_fault("deck_unknown", echo(path.name), speak=words, files=allowed) for path in strange)
        )
    return {path.stem: path for path in tables}


@lru_cache(maxsize=16)
def _read(game: type[Game], files: tuple[tuple[str, Path, int, int], ...], tc_unit: int) -> Decks:
    faults: list[Fault] = []
    tables: dict[str, list[CardRow]] = {}
    for kind, path, *_ in files:
        try:
            tables[kind] = list(read_table(path, KINDS[kind], game.words))
        except InvalidContent as error:
            faults += error.faults
        else:
            faults += _deck_faults(game, kind, path.name, tables[kind], tc_unit)
    if faults:
        raise InvalidContent(*faults)
    cards = {kind: tuple(_card(kind, row) for row in rows) for kind, rows in tables.items()}
    return Decks(
        cards={card.id: card for deck in cards.values() for card in deck},
        decks={kind: tuple(card.id for card in deck) for kind, deck in cards.items()},
    )


def _card(kind: str, row: CardRow) -> Card:
    data = row.model_dump()
    if data.get("target", 0) is None:
        data["target"] = 0
    traits = {trait: data.pop(trait) for trait in TRAITS if trait in data}
    traits = traits or dict.fromkeys(TRAITS, 0)
    none = dict.fromkeys(TRAITS, 0)
    weights, points = (traits, none) if kind == "destination" else (none, traits)
    # A deck written in one language only is shown in that language.
    for word in ("name", "text"):
        english, korean = data.get(f"{word}_en", ""), data.get(f"{word}_ko", "")
        data |= {f"{word}_en": english or korean, f"{word}_ko": korean or english}
    return Card(kind=kind, weights=weights, points=points, **data)


def _deck_faults(game: type[Game], kind: str, file: str, rows: list[CardRow], tc_unit: int) -> Iterable[Fault]:
    """What the cells of one row alone cannot show: the deck as a whole, the money unit, the effects."""
    least = FEWEST_PLAYERS if kind == "destination" else 1  # for more players see `check_destinations`
    if len(rows) < least:
        clause = "FN-4.6" if least > 1 else "FN-2.1"
        yield table_fault("deck_small", file, clause=clause, speak=game.words, count=len(rows), least=least)
    seen: dict[str, CardRow] = {}
    for row in rows:
        card, letter = row.id, LETTERS[kind]
        if not re.fullmatch(letter + r"[A-Za-z0-9]{1,15}", card):
            yield row.fault("id_form", "id", "FN-2.1", game.words, card=echo(card), letter=letter)
        elif card in seen:
            other, at = seen[card].place
            yield row.fault("id_taken", "id", "FN-2.1", game.words, card=card, other=other, at=str(at))
        seen.setdefault(card, row)
        for column in ("price", "tc", "target", "target_of_all"):
            amount = getattr(row, column, 0) or 0
            if amount % tc_unit:
                name = {"target": "target_per_player", "target_of_all": "target"}.get(column, column)
                yield row.fault("no_multiple", name, "FN-1.3", game.words, amount=str(amount), unit=str(tc_unit))
        if isinstance(row, ChanceRow):
            yield from _effect_faults(game, row, tc_unit)


def _effect_faults(game: type[Game], row: ChanceRow, tc_unit: int) -> Iterable[Fault]:
    """An effect must be known, its amounts must fit it, and its sentences may only speak of these amounts."""
    amounts = row.amounts
    if wrong := list(effects.faults(game, row, row.effect, amounts, game.words)):
        yield from wrong
        return
    for parameter, amount in effects.paired(game, row.effect, amounts):
        if parameter.kind == Money and amount % tc_unit:
            yield row.fault("no_multiple", "amounts", "FN-1.3", game.words, amount=str(amount), unit=str(tc_unit))
    for column in ("text_en", "text_ko"):
        text = getattr(row, column)
        rest = _PLACEHOLDER.sub(lambda found: "" if int(found[2]) < len(amounts) else found[0], text)
        if "{" in rest or "}" in rest:
            holders = ", ".join(f"{{{index}}}" for index in range(len(amounts)))
            kind = "text_amounts" if holders else "text_no_amounts"
            yield row.fault(kind, column, "FN-7.5", game.words, text=echo(text), holders=holders)

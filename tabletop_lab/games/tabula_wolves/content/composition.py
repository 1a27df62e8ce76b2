"""Which cards are dealt to so many players under some rules (TW-4), and everything that is wrong with a composition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tabletop_lab.engine.core.errors import Fault, InvalidRules, echo
from tabletop_lab.engine.core.rules import said_by_rules
from tabletop_lab.games.tabula_wolves.content import CARDS, cards_of, compositions
from tabletop_lab.games.tabula_wolves.content import speak as _words
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules

Counts = Mapping[str, int]
THIRD_WOLF = 22
"""The number printed on the third wolf; by the rules the card may have another one (TW-A5)."""


class Wanted(NamedTuple):
    """What a deal depends on: the number of players and these parameters of the rules."""

    players: int
    counted: int
    composition: str
    custom_cards: str
    compositions_file: str
    strict_composition: bool
    role_gate: str
    third_wolf_from: int
    third_wolf_number: int
    medium_in_game: bool
    extra_medium_role: bool
    heads: tuple[str, ...]
    """As what each character counts at the end, in the order of ROLES."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one game. `numbers` orders cards of one kind."""

    counts: tuple[tuple[str, int], ...]
    cards: tuple[str, ...]
    numbers: dict[str, tuple[int, str]]
    lead: int
    """How many citizens more than wolves there are at the start."""


def deal_of(rules: TabulaWolvesRules, players: int, head: Callable[[str], str]) -> Deal:
    """The cards for so many players; InvalidRules lists everything that is wrong, each with its clause.

    `head`: the paragraph that says as what a character counts at the end (TW-3.4).

    >>> def head(role):
    ...     return ROLES[role].head
    >>> deal_of(TabulaWolvesRules(), 8, head).counts
    (('wolf', 2), ('seer', 1), ('villager', 5))
    >>> deal_of(TabulaWolvesRules(composition="custom", custom_cards="wolf 4, troll 1, villager 3"), 8, head)
    Traceback (most recent call last):
    tabletop_lab.InvalidRules: custom_cards: there is no character 'troll' (allowed: wolf, witch, \
servant, seer, medium, guard, mason, mercenary, gypsy, spiritist, villager) [TW-4.6]
    custom_cards: 7 cards for 8 players (allowed: 8 cards) [TW-4.6]
    custom_cards: 4 that count as wolves against 3 others would be over before it begins (allowed: fewer wolves than \
others) [TW-4.6]
    custom_cards: 4 cards of the wolf (allowed: 0 to 3) [TW-4.6]
    """
    given = [getattr(rules, name) for name in Wanted._fields[2:-1]]
    wanted = Wanted(players, rules.counted(players), *given, tuple(map(head, ROLES)))
    row = compositions(rules.compositions_file).get(players) if rules.composition == "house" else None
    return _deal(wanted, None if row is None else tuple(row.items()))


@lru_cache(maxsize=256)
def _deal(wanted: Wanted, row: tuple[tuple[str, int], ...] | None) -> Deal:
    faults: list[Fault] = []
    counts: Counts = {}
    if wanted.composition == "custom":
        counts, faults = _custom(wanted.custom_cards)
    elif wanted.custom_cards:
        reason = "own cards are dealt under composition: custom only"
        faults.append(_fault(wanted, "needs_custom", reason, "no cards, or custom"))
    elif wanted.composition == "basic":
        counts = _basic(wanted)
    elif row is None:
        reason = f"the table has no row for {wanted.players} players"
        faults.append(_fault(wanted, "no_row", reason, clause="TW-4.2", players=wanted.players))
    else:
        counts = _house(wanted, dict(row))
    if counts:
        faults += _conditions(wanted, counts)
        faults += _strict_conditions(wanted, counts) if wanted.strict_composition else ()
    if faults:
        raise InvalidRules(*faults)
    return _lay_out(wanted, {role: counts[role] for role in ROLES if counts.get(role)})


def _fault(
    wanted: Wanted, kind: str, reason: str, allowed: str = "", clause: str = "TW-4.6", **facts: object
) -> Fault:  # fmt: skip
    """`kind` and `facts` give the sentence in other words and languages: `fault-<kind>` of the message files."""
    where = "compositions_file" if wanted.compositions_file else "composition"
    name = "custom_cards" if wanted.custom_cards else where
    return said_by_rules(_words, kind, name, reason, allowed, clause, **facts)


# --- where the counts come from -------------------------------------------------------------------------------------


def _custom(text: str) -> tuple[Counts, list[Fault]]:
    """Counts as a person writes them: wolf 2, seer 1, villager 5."""
    counts: dict[str, int] = {}
    faults = []
    for part in text.split(","):
        role, _, count = part.strip().rpartition(" ")
        role = role.strip(" :")
        if not role or not (count.isascii() and count.isdecimal()) or len(count) > 2:
            reason = f"{echo(part.strip())} is not a character with a number"
            such = "such as: wolf 2, seer 1, villager 5"
            faults.append(
                said_by_rules(_words, "no_count", "custom_cards", reason, such, "TW-4.6", part=part.strip()[:40])
            )
        elif role not in ROLES:
            reason, known = f"there is no character {echo(role)}", ", ".join(ROLES)
            faults.append(
                said_by_rules(_words, "no_character", "custom_cards", reason, known, "TW-4.6", part=role[:40])
            )
        else:
            counts[role] = counts.get(role, 0) + int(count)
    return counts, faults


def _basic(wanted: Wanted) -> Counts:
    """For beginners: wolves, a seer, villagers."""
    wolves = 3 if wanted.counted >= wanted.third_wolf_from else 2
    return _with_spiritist(wanted, {"wolf": wolves, "seer": 1, "villager": wanted.players - wolves - 1})


def _house(wanted: Wanted, row: dict[str, int]) -> Counts:
    """A row of the table; without the medium, and where the guard comes with nine players, a villager steps in."""
    left_out = [] if wanted.medium_in_game else ["medium"]
    if wanted.players == 7 and wanted.role_gate == "setup_9" and not wanted.compositions_file:
        left_out.append("guard")
    for role in left_out:
        row["villager"] += row.pop(role)
    return _with_spiritist(wanted, row)


def _with_spiritist(wanted: Wanted, counts: dict[str, int]) -> Counts:
    """The additional character takes a villager's place where the number of players allows it."""
    allowed = wanted.counted >= _gate(wanted, "spiritist") and not counts.get("spiritist")
    if wanted.extra_medium_role and allowed and counts["villager"]:
        return counts | {"spiritist": 1, "villager": counts["villager"] - 1}
    return counts


# --- what is wrong with them ----------------------------------------------------------------------------------------


def _gate(wanted: Wanted, role: str) -> int:
    """From how many players on a character may be used."""
    by_headings, by_setup = ROLES[role].players
    return {"headings": by_headings, "setup_9": by_setup, "off": 0}[wanted.role_gate]


def _heads(wanted: Wanted, counts: Counts) -> tuple[int, int]:
    """Wolves and citizens at the start."""
    head = dict(zip(ROLES, wanted.heads, strict=True))
    heads = [head[role] for role, count in counts.items() for _ in range(count)]
    return heads.count("wolf"), heads.count("citizen")


def _conditions(wanted: Wanted, counts: Counts) -> Iterator[Fault]:
    """What every composition must keep."""
    cards = sum(counts.values())
    if cards != wanted.players:
        players = wanted.players
        reason, wants = f"{cards} cards for {players} players", f"{players} cards"
        yield _fault(wanted, "cards_for_players", reason, wants, cards=cards, players=players)
    if not counts.get("wolf"):
        yield _fault(wanted, "no_wolf", "there is no wolf", "1 wolf or more")
    wolves, citizens = _heads(wanted, counts)
    if wolves >= citizens:
        reason = f"{wolves} that count as wolves against {citizens} others would be over before it begins"
        yield _fault(wanted, "over_before", reason, "fewer wolves than others", wolves=wolves, citizens=citizens)
    if counts.get("medium") and not wanted.medium_in_game:
        yield _fault(wanted, "no_medium", "the medium is not in the game", "medium_in_game: true", "TW-3.5")


def _strict_conditions(wanted: Wanted, counts: Counts) -> Iterator[Fault]:
    """What a composition must keep unless the rules are told to be lenient."""
    for role, count in counts.items():
        gate = _gate(wanted, role)
        if count and wanted.counted < gate:
            reason = f"the {role} is for {gate} players or more"
            yield _fault(wanted, "too_few_players", reason, f"no {role}", "TW-3.1", role=role, least=gate)
        copied = role == "villager" and wanted.composition != "custom"
        if count > ROLES[role].copies and not copied:
            most, reason = ROLES[role].copies, f"{count} cards of the {role}"
            yield _fault(wanted, "too_many_cards", reason, f"0 to {most}", role=role, count=count, most=most)
    if counts.get("mason", 0) == 1:
        yield _fault(wanted, "lone_mason", "a mason alone has nobody to know", "0 or 2 masons", "TW-3.6")
    if 0 < counts.get("wolf", 0) < 3 and wanted.counted >= wanted.third_wolf_from:
        reason = f"{counts['wolf']} wolves with {wanted.third_wolf_from} players or more"
        facts = {"count": counts["wolf"], "least": wanted.third_wolf_from}
        yield _fault(wanted, "third_wolf_missing", reason, "3 wolves", "TW-4.3", **facts)


# --- the cards ------------------------------------------------------------------------------------------------------


def _lay_out(wanted: Wanted, counts: Counts) -> Deal:
    """Lowest number first within a kind; a villager's card may have become the third wolf."""
    third = wanted.third_wolf_number
    became_a_wolf = frozenset((f"C{third:02}",)) if counts["wolf"] > 2 and third != THIRD_WOLF else frozenset()
    cards = [card for role, count in counts.items() for card in cards_of(role, count, became_a_wolf)]
    numbers = {card: (third if CARDS[card].number == THIRD_WOLF else CARDS[card].number, card) for card in cards}
    wolves, citizens = _heads(wanted, counts)
    return Deal(tuple(counts.items()), tuple(cards), numbers, citizens - wolves)

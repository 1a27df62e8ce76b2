"""For the rules lab of the wolves: the same night or game under other readings, role mixes, exact odds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.tabula_wolves import TabulaWolves

from .tables import Table
from .under_readings import named, under_each

EIGHT = {"P1": "C02", "P2": "C01", "P3": "C05", "P4": "C03", "P5": "C15", "P6": "C04", "P7": "C06", "P8": "C08"}
"""Who holds what in a village of eight."""


def eight(ghost: str) -> Any:
    """A village of eight at its first vote, with one ghost and the "Welcome!" token before it.

    >>> eight("P7").decision.name
    'first_vote'
    """
    at = {"cards": EIGHT, "night": 1, "day": 1, "phase": "first_vote", "ghosts": {ghost: "night 1"}, "token": ghost}
    return Match("tabula_wolves", players=8, seed=1, rules="silent", position=at | {"murder": True})


# --- the same answers under other readings ----------------------------------------------------------------------------


def outcomes(*cases: tuple[Any, str]) -> Table:
    """Who dies in a night, and who has won, under each reading: `(match, parameter)` for each case.

    >>> from .village import village
    >>> from tabletop_lab.games.tabula_wolves.village import play_night
    >>> night = play_night(village(), P5="P8", P4="P8", P2="P1", P9="P1")
    >>> [row[2:] for row in outcomes((night, "witch_death_timing")).rows]
    [['P1, P5', '–'], ['P1, P5', '–']]
    """
    rows, bold = [], []
    for match, field in cases:
        for value, other in under_each(match, field):
            if value == getattr(match.rules, field):
                bold.append(len(rows))
            rows.append([*named(match, field, value), _dead(other), _won(other)])
    words = cases[0][0].words()
    heads = [words(name) for name in ("lab-question", "lab-reading", "lab-dead", "lab-won")]
    return Table(heads, rows, words.lang, bold)


def nights(field: str, *matches: Any) -> Table:
    """Who dies in each of some nights, under each reading of one parameter: a column for each night."""
    words, rows = matches[0].words(), {}
    for match in matches:
        for value, other in under_each(match, field):
            rows.setdefault(value, [named(match, field, value)[1]]).append(_dead(other))
    numbers = [words("lab-night", number=n + 1) for n in range(len(matches))]
    bold = [k for k, value in enumerate(rows) if value == getattr(matches[0].rules, field)]
    return Table([words("lab-reading"), *numbers], list(rows.values()), words.lang, bold)


def suspected(match: Any, field: str) -> Table:
    """Who the two suspects are under each reading of one parameter.

    >>> from tabletop_lab.games.tabula_wolves.village import everybody
    >>> laid = dict(P1="P3", P2="P3", P3="P2", P4="P3", P5="P3", P6="P8", P7="P8", P8="P2")
    >>> [row[1] for row in suspected(everybody(eight("P7"), "first_vote", **laid), "suspect_tie_rule").rows]
    ['P3, P8', 'P8, P2']
    """
    words, found = match.words(), under_each(match, field)
    rows = [[named(match, field, value)[1], ", ".join(other.state.suspects)] for value, other in found]
    bold = [k for k, (value, _) in enumerate(found) if value == getattr(match.rules, field)]
    return Table([words("lab-reading"), words("lab-suspects")], rows, words.lang, bold)


def learned(match: Any, field: str, *seats: str) -> Table:
    """What each of some seats has learned last, under each reading of one parameter."""
    words, rows, found = match.words(), [], under_each(match, field)
    in_words = presentation_of(match.game).fact_text
    for value, other in found:
        notes = [other.view(seat).notes[seat][-1] for seat in seats]
        rows.append([named(match, field, value)[1], *[str(in_words("notes", note, words)) for note in notes]])
    bold = [k for k, (value, _) in enumerate(found) if value == getattr(match.rules, field)]
    return Table([words("lab-reading"), *[words("lab-learns", seat=seat) for seat in seats]], rows, words.lang, bold)


def replayed(match: Any, bots: str, **readings: Any) -> Table:
    """One game under other readings, one at a time: where it first differs, who wins, and on which day.

    The old answers are given as long as they fit; bots finish what is left.
    """
    words, rows = match.words(), [["", "", *_end(match)]]
    rows[0][1] = words("lab-as-played")
    for field, value in readings.items():
        other, divergence = match.with_rules({field: value})
        if other.decision is not None:
            other.run(bots=bots)
        where = words("lab-nowhere")
        if divergence is not None:
            where = words("lab-step", step=divergence.step, clause=divergence.clauses[0])
        rows.append([*named(match, field, value), where, *_end(other)[1:]])
    heads = [words(name) for name in ("lab-question", "lab-reading", "lab-first", "lab-won", "lab-day")]
    return Table(heads, rows, words.lang, [0])


def _end(match: Any) -> list[str]:
    return ["–", _won(match), str(match.state.day)]


def _dead(match: Any) -> str:
    dead = {entry.facts["player"] for entry in match.trace.events("dies")}
    return ", ".join(seat for seat in match.players if seat in dead) or str(match.words()("lab-nobody"))


def _won(match: Any) -> str:
    return match.words().value("faction", match.state.winner) if match.state.winner else "–"


# --- role mixes -------------------------------------------------------------------------------------------------------


def mix(cards: str, **rules: Any) -> dict[str, Any]:
    """Rules for these cards, without talk; the conditions of the rulebook on mixes are put aside.

    >>> mix("wolf 2, villager 6")["custom_cards"]
    'wolf 2, villager 6'
    """
    quiet = {"talk_rounds": 0, "defence_statements": 0}
    return {"composition": "custom", "custom_cards": cards, "strict_composition": False, **quiet, **rules}


@cache
def odds(others: int, wolves: int, night: bool = True) -> Fraction:
    """The exact chance of the town with so many wolves and others alive, when everybody plays blindly.

    >>> odds(6, 2)
    Fraction(8, 35)
    """
    if wolves == 0 or wolves >= others:
        return Fraction(wolves == 0)
    if night:
        return odds(others - 1, wolves, False)
    hit = Fraction(wolves, others + wolves)
    return hit * odds(others, wolves - 1) + (1 - hit) * odds(others - 1, wolves)


def exact(mixes: Mapping[str, Mapping[str, Any]]) -> dict[str, float]:
    """The exact share of the town for each mix of wolves, seers and villagers; others are left out.

    What nobody uses changes nothing, so a seer counts as a villager here; a guard and a mercenary work unasked.

    >>> exact({"plain": mix("wolf 2, villager 6"), "guard": mix("wolf 2, guard 1, villager 5")})
    {'plain': 0.22857142857142856}
    """
    found = {}
    for name, rules in mixes.items():
        count = {role: int(number) for role, number in (part.split() for part in rules["custom_cards"].split(", "))}
        if set(count) <= {"wolf", "seer", "medium", "villager"}:
            wolves = count["wolf"]
            found[name] = float(odds(sum(count.values()) - wolves, wolves, rules.get("first_night") != "identify_only"))
    return found


def in_words(mixes: Mapping[str, Mapping[str, Any]], lang: str | None = None) -> dict[str, str]:
    """What each mix is called in a plot: its cards, and the reading of the first night where it is another one.

    >>> in_words({"x": mix("wolf 2, villager 6")}, "en")
    {'x': 'wolf 2, villager 6'}
    """
    words = TabulaWolves.words(known_language(lang))
    said = {}
    for name, rules in mixes.items():
        cards = (part.split() for part in str(rules["custom_cards"]).split(", "))
        listed = ", ".join(f"{words.value('role', role)} {number}" for role, number in cards)
        said[name] = (
            f"{listed}; {words.value('first_night', rules['first_night'])}" if "first_night" in rules else listed
        )
    return said


def against_the_first(frame: Any, names: Mapping[str, str], lang: str | None = None) -> Table:
    """The town's share in each mix against that in the first, on the same seeds, in standard errors."""
    words = TabulaWolves.words(known_language(lang))
    town = {name: (games.set_index("seed")["faction"] == "town").astype(float) for name, games in _by_variant(frame)}
    first, *others = town
    rows = []
    for name in others:
        apart = town[name] - town[first]
        error = float(apart.std()) / sqrt(len(apart))
        away = float(apart.mean()) / error if error else 0.0
        clear = words("lab-clear" if abs(away) > 2 else "lab-unclear")
        signed = (f"{100 * apart.mean():+.1f}", f"{100 * error:.1f}", f"{away:+.1f}")
        rows.append([names[name], *(text.replace("-", "−") for text in signed), clear])
    heads = [words(name) for name in ("lab-mix", "lab-points", "lab-error", "lab-away", "lab-says")]
    return Table(heads, rows, words.lang)


def _by_variant(frame: Any) -> Iterable[tuple[str, Any]]:
    return ((name, frame[frame["variant"] == name]) for name in dict.fromkeys(frame["variant"]))

"""For the lessons of Void Seeders: exact chances of steps, tokens, panic and shots, as tables in words."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

from tabletop_lab.engine import MODERATOR
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.games.void_seeders import odds
from tabletop_lab.games.void_seeders.presentation.questions import PANICS, panic_of

from .tables import Table
from .under_readings import named, under_each

WAYS = ("raised", "applied", "partial", "dies")


def steps(match: Any, player: str, lang: str | None = None) -> Table:
    """What a Move into each neighbouring room may bring: an encounter at once, an apparition, a surprise attack, death.

    From what all may know: the numbers in the bag are not looked at.

    >>> from tabletop_lab.games.void_seeders.scenes import scene
    >>> [(row[1], row[3]) for row in steps(scene("noise"), "P1", "en").rows[1:]]
    [('2/5 (40.0 %)', '1/18 (5.6 %)'), ('2/5 (40.0 %)', '1/18 (5.6 %)'), ('0', '0')]
    """
    words, rows = match.words(known_language(lang or match.lang)), []
    for slot in match.view(MODERATOR).paragraphs.ways_out(match.state.room[player]):
        encounter = Fraction(odds.noise_of(match, player, slot).get("encounter", 0))
        after = (_appears, partial(odds.surprised, unread=True), partial(odds.dying, unread=True))
        chances = [encounter * Fraction(each(match, player, slot).get(True, 0)) if encounter else 0 for each in after]
        rows.append([words("answer-room", slot=slot), *(written(Fraction(one)) for one in (encounter, *chances))])
    heads = ("room", "encounter", "appears", "surprise", "death")
    return Table([words(f"lab-{head}") for head in heads], rows, words.lang)


def _appears(match: Any, player: str, slot: int) -> dict[bool, Any]:
    return {True: 1 - Fraction(odds.appearing(match, player, slot).get(odds.NOTHING, 0))}


def tokens(match: Any, player: str, slot: int, lang: str | None = None) -> Table:
    """Each token of the bag, how likely it is drawn in an encounter after a Move into a room, and what it brings."""
    words, rows = match.words(known_language(lang or match.lang)), []
    hand = len(match.state.hands[player]) - 1
    found = odds.tokens(match, player, slot)
    for token in sorted(found, key=lambda token: (isinstance(token, str), str(token))):
        if isinstance(token, int):
            name, brings = words("lab-number", number=token), "surprise" if hand < token else "appears"
        else:
            name = words("lab-blank") if token == "blank" else words("lab-mad", player=token)
            brings = "noise" if token == "blank" else "panic"
        rows.append([name, written(Fraction(found[token])), words(f"lab-brings-{brings}")])
    return Table([words(f"lab-{head}") for head in ("token", "chance", "brings")], rows, words.lang)


def panic(match: Any, *players: str, lang: str | None = None) -> Table:
    """What a panic card does to each of these players now, if nobody interrupts: how likely each of the four is.

    >>> from tabletop_lab.games.void_seeders.scenes import scene
    >>> panic(scene("edge"), "P3", lang="en").rows[0][:3]
    ['P3', '1', '1']
    """
    words, rows = match.words(known_language(lang or match.lang)), []
    for player in players:
        found: dict[str, Fraction] = dict.fromkeys(PANICS, Fraction(0))
        for (_, came), chance in panic_of(match, player).items():
            found[came] += Fraction(chance)
        rows.append([player, str(match.state.madness[player]), *(written(found[way]) for way in WAYS)])
    heads = ["player", "level", *(f"panic-{way}" for way in WAYS)]
    return Table([words(f"lab-{head}") for head in heads], rows, words.lang)


def shots(match: Any, act: str, field: str, lang: str | None = None) -> Table:
    """Under each reading of a parameter: how likely one shot injures the Lair, and how likely it destroys it."""
    words, rows, bold = match.words(known_language(lang or match.lang)), [], []
    for value, other in under_each(match, field):
        if value == getattr(match.rules, field):
            bold.append(len(rows))

        def what(way: Any) -> tuple[bool, bool]:
            return bool(way.told("injured")), bool(way.told("lair_destroyed"))

        cards = other.game.content.attack
        alike = {"attack_card": lambda card, cards=cards: cards[card].blood}  # their effects do not matter here
        until = ("lair_destroyed", "lair_protected", "noise_roll", "turn")
        found = odds.played(other, other.decision.find(act), what, MODERATOR, until=until, alike=alike)
        hit = sum((Fraction(chance) for (injured, _), chance in found.items() if injured), Fraction(0))
        gone = sum((Fraction(chance) for (_, destroyed), chance in found.items() if destroyed), Fraction(0))
        rows.append([named(match, field, value)[1], written(hit), written(gone)])
    return Table([words(f"lab-{head}") for head in ("reading", "injured", "gone")], rows, words.lang, bold)


def written(chance: Fraction) -> str:
    """A chance as a fraction and in percent.

    >>> written(Fraction(14, 33)), written(Fraction(0))
    ('14/33 (42.4 %)', '0')
    """
    short = f"{float(chance):.1%}".replace("%", " %")
    return str(chance) if chance in (0, 1) else f"{chance} ({short})" if chance.denominator < 1000 else short

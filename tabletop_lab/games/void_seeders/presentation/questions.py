"""Questions of the lesson: where noise falls, how likely an encounter is, what panic does, what lurks, who survives.
The rules in force answer them, by playing on in every way; the sentences are in words/questions.<lang>.ftl."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from tabletop_lab.engine.core.asked import Asked
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.games.void_seeders import odds

PANICS = ("raised", "applied", "partial", "dies")
FALLS = ("destroyed", "stays", "protected")


def marker(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """What a noise roll such as `"P1 6 4"` (who, in which room, which face) does: a corridor, or `encounter`."""
    player, slot, face = str(choice).split()

    def roll(game: Any) -> None:
        game.state.room[player] = int(slot)
        game.noise_roll(player)

    def what(way: Any) -> tuple[str, str]:
        marked = [fact["corridor"] for fact in way.told("noise")]
        return str(way.rolled("noise_die")[0]), "encounter" if way.told("encounter") else " ".join(marked)

    found = {came for rolled, came in odds.played(match, roll, what, MODERATOR, until="encounter") if rolled == face}
    return Asked(
        among, found.__contains__, lambda words: {"player": player, "slot": slot, "face": face},
        ("NB-4.7", "NB-7.0"), text=answer, seat=player,
    )  # fmt: skip


def likely(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """How likely an encounter at once is if a player moves into a room: `"P1 7"`."""
    player, slot = str(choice).split()
    right = Fraction(odds.noise_of(match, player, int(slot)).get("encounter", 0))
    return Asked(
        [str(one) for one in among], lambda one: Fraction(one) == right,
        lambda words: {"player": player, "slot": slot}, ("NB-4.2", "NB-4.7"), seat=player,
    )  # fmt: skip


def safest(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """Into which of these rooms a player can move with the least danger of an encounter at once."""
    chance = {str(slot): Fraction(odds.noise_of(match, choice, int(slot)).get("encounter", 0)) for slot in among}
    least = min(chance.values())
    return Asked(
        [str(slot) for slot in among], lambda slot: chance[slot] == least, lambda words: {"player": choice},
        ("NB-4.2", "NB-4.7"), text=in_room, seat=choice,
    )  # fmt: skip


def surprised(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """With which numbers of the token the encounter after a Move into a room, `"P1 8"`, is a surprise attack."""
    player, slot = str(choice).split()

    def what(way: Any) -> tuple[int, bool]:
        numbers = way.told("void_seeder_token")
        return (numbers[0]["number"] if numbers else 0), bool(way.told("surprise_attack"))

    until = ("surprise_attack", "blank_token", "madness_token")
    found = odds.played(match, odds.meeting(player, int(slot)), what, MODERATOR, until=until)
    right = {str(number) for number, by_surprise in found if by_surprise}
    return Asked(
        [str(one) for one in among], right.__contains__,
        lambda words: {"player": player, "slot": slot, "count": len(match.state.hands[player])},
        ("VS-7.4", "VS-7.8"), True, seat=player,
    )  # fmt: skip


def appears(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which kind a Void Seeder token brings in an encounter of a player."""

    def come(game: Any) -> None:
        game.apparition(game.apparition_of(choice), game.state.room[choice])

    def what(way: Any) -> str:
        placed = way.told("appeared")
        return str(placed[0]["seeder"]).rstrip("0123456789") if placed else odds.NOTHING

    found = odds.played(match, come, what, MODERATOR)
    return Asked(
        among, found.__contains__, lambda words: {"player": choice, "level": match.state.madness[choice]},
        ("VS-5.7", "VS-7.3", "VS-7.5b"), text=lambda one, words: words.value("word", one), seat=choice,
    )  # fmt: skip


def panic_of(match: Any, player: str) -> Mapping[Any, Any]:
    """How likely each panic card is, and what it does to a player if nobody interrupts: {(card, what): chance}."""

    def what(way: Any) -> tuple[str, str]:
        drawn = way.told("panic")[0]
        if drawn["level"] < drawn["number"]:
            came = "raised"
        elif odds.dead(player)(way):
            came = "dies"
        else:
            came = "partial" if way.told("panic_in_part") else "applied"
        return str(drawn["card"]), came

    return odds.played(match, lambda game: game.panic(player), what, MODERATOR)


def panics(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """What a panic card, `"P1 P08"`, does to a player if nobody interrupts."""
    player, card = str(choice).split()
    found = {came for drawn, came in panic_of(match, player) if drawn == card}

    def facts(words: Any) -> Mapping[str, Any]:
        number = match.game.content.panic[card].number
        return {"player": player, "card": words.card(card), "number": number, "level": match.state.madness[player]}

    return Asked(among or PANICS, found.__contains__, facts, ("VS-6.2", "VS-6.3", "VS-6.4"), text=answer, seat=player)


def lowers(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Who could lower their madness level by one now."""
    game = match.view(MODERATOR).paragraphs
    return Asked(among, game.can_lower_madness, clauses=("VS-5.2", "VS-5.4", "VS-11.2"), several=True)


def falls(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """What becomes of a Lair with so many injuries if two attack cards are turned up: `"lair1 5 A05 A18"`."""
    lair, injuries, *cards = str(choice).split()

    def check(game: Any) -> None:
        game.state.injuries[lair] = int(injuries)
        game.lair_check(lair)

    def what(way: Any) -> tuple[tuple[Any, ...], str]:
        came = "protected" if way.told("lair_protected") else "stays"
        return tuple(sorted(way.rolled("attack_card"))), "destroyed" if way.told("lair_destroyed") else came

    drawn = tuple(sorted(cards))
    found = {came for turned, came in odds.played(match, check, what, MODERATOR) if turned == drawn}

    def facts(words: Any) -> Mapping[str, Any]:
        rows = match.game.content.attack
        said = [_blood(words, rows[card].blood) for card in cards]
        return {"lair": words.value("word", lair), "count": int(injuries), "cards": words.join(said)}

    return Asked(among or FALLS, found.__contains__, facts, ("VS-8.9", "VS-8.10"), text=answer)


def _blood(words: Any, number: int) -> str:
    """What an attack card shows for a Lair: a number of drops, or a retreat."""
    said: str = words("answer-blood", number=number) if number else words("answer-retreat")
    return said


def lurks(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these miniatures are taken away by lurking, if everything stays where it is."""
    rooms = match.view(MODERATOR).paragraphs.lurking_rooms()
    return Asked(
        among, lambda seeder: match.state.seeders[seeder] in rooms, clauses=("VS-10.8", "VS-9.8"), several=True,
        text=lambda one, words: words.value("word", one),
    )  # fmt: skip


def survives(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """How likely a player lives through the contamination check, with the cards of now."""
    right = Fraction(odds.surviving_the_check(match, choice).get(True, 0))

    def facts(words: Any) -> Mapping[str, Any]:
        state = match.state
        own = [*state.hands[choice], *state.decks[choice], *state.discards[choice], *state.tainted[choice]]
        count = sum(card[0] == "K" for card in own)
        return {"player": choice, "level": state.madness[choice], "count": count, "actions": len(own) - count}

    return Asked(
        [str(one) for one in among], lambda one: Fraction(one) == right, facts, ("VS-14.3", "VS-14.4"), seat=choice
    )


def arrives(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Where the ship has gone with a coordinates card and the marker on a space: `"R8 B"`."""
    card, space = str(choice).split()
    row = match.game.content.coordinates[card]
    right = row.target(space)
    line = {f"on_{each.lower()}": row.target(each) for each in "ABCD"}

    def facts(words: Any) -> Mapping[str, Any]:
        return {"space": space, **{key: words.value("target", target) for key, target in line.items()}}

    return Asked(among, right.__eq__, facts, ("NB-14.6",), text=lambda one, words: words.value("target", one))


def answer(one: str, words: Any) -> str:
    """An answer by its message; what has none of its own is a corridor."""
    named = one in ("encounter", "technical", *PANICS, *FALLS)
    return str(words(f"answer-{one}") if named else words("answer-corridor", corridor=one))


def in_room(slot: str, words: Any) -> str:
    """A room as an answer."""
    return str(words("answer-room", slot=slot))


QUESTIONS: Mapping[str, Callable[[Any, Any, Any], Asked]] = {
    "marker": marker, "likely": likely, "safest": safest, "surprised": surprised, "appears": appears, "panics": panics,
    "lowers": lowers, "falls": falls, "lurks": lurks, "survives": survives, "arrives": arrives,
}  # fmt: skip

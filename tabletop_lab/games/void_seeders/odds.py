"""Exact chances for teaching: what a step next door may bring, each token of the bag, the contamination check.

No rule stands here: the paragraphs are played in every way, so an edited clause, deck or reading changes the answer. An
encounter is looked at by itself, so that its chances are those once it has come. Where somebody chooses on the way, it
is the first option; in a window nobody reacts, and `.reacting` of a result has the other end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from tabletop_lab.engine import HIDDEN, MODERATOR
from tabletop_lab.engine.match.chances import Chances, chances

from .state import is_contamination

NOTHING = "nothing"


class Step(NamedTuple):
    """The chances of a plain move into a room: of an encounter at once, then of what comes of it."""

    noise: Chances
    encounter: Fraction
    appears: Chances
    surprise: Fraction
    death: Fraction
    death_if_interrupted: Fraction


def step(match: Any, player: str, slot: int, *, viewer: Any = MODERATOR) -> Step:
    """All of it for one neighbouring room; `surprise` and both `death`s are those of the whole move."""
    noise = noise_of(match, player, slot, viewer=viewer)
    encounter = Fraction(noise.get("encounter", 0))
    found = dying(match, player, slot, viewer=viewer)
    other = found.reacting if found.reacting is not None else found
    return Step(
        noise,
        encounter,
        appearing(match, player, slot, viewer=viewer),
        encounter * Fraction(surprised(match, player, slot, viewer=viewer).get(True, 0)),
        encounter * Fraction(found.get(True, 0)),
        encounter * Fraction(other.get(True, 0)),
    )


def steps(match: Any, player: str, *, viewer: Any = MODERATOR) -> dict[int, Step]:
    """The same for every neighbouring room that no closed door shuts off."""
    game = match.view(viewer).paragraphs
    return {slot: step(match, player, slot, viewer=viewer) for slot in game.ways_out(game.state.room[player])}


def noise_of(match: Any, player: str, slot: int, *, viewer: Any = MODERATOR) -> Chances:
    """What the move itself brings first: encounter, noise, danger, silence, a Lair, or no roll at all."""

    def outcome(way: Any) -> str:
        if way.told("encounter"):
            return "encounter"
        faces = [facts["face"] for facts in way.told("noise_roll")]
        if faces:
            return faces[0] if faces[0] in ("danger", "silence") else "noise"
        return "lair" if way.told("lair") else "no_roll"

    def move(game: Any) -> None:
        paid(game, player)
        game.goes_to(player, slot, game.ship.between(game.state.room[player], slot))

    return played(match, move, outcome, viewer, until="encounter")


def tokens(match: Any, player: str, slot: int, *, viewer: Any = MODERATOR) -> Chances:
    """Once there is an encounter: a Void Seeder token by its number, the blank one, or whose madness token."""

    def outcome(way: Any) -> Any:
        kind, numbers = way.rolled("bag_token"), way.told("void_seeder_token")
        return numbers[0]["number"] if numbers else kind[0] if kind else NOTHING

    until = ("void_seeder_token", "blank_token", "madness_token")
    return played(match, meeting(player, slot), outcome, viewer, until=until)


def appearing(match: Any, player: str, slot: int, *, viewer: Any = MODERATOR) -> Chances:
    """Once there is an encounter: the kind that appears, or nothing."""

    def outcome(way: Any) -> str:
        placed = way.told("appeared")
        return str(placed[0]["seeder"]).rstrip("0123456789") if placed else NOTHING

    return played(match, meeting(player, slot), outcome, viewer, until=("appeared", "blank_token", "madness_token"))


def surprised(match: Any, player: str, slot: int, *, viewer: Any = MODERATOR, unread: bool = False) -> Chances:
    """Once there is an encounter: whether it is a surprise attack.

    `unread`: the number of the token is any that nobody has seen, not one of those that happen to lie in the bag.
    """
    until = ("surprise_attack", "blank_token", "madness_token")
    what = meeting(player, slot, unread)
    return played(match, what, lambda way: bool(way.told("surprise_attack")), viewer, until=until)


def dying(match: Any, player: str, slot: int, *, viewer: Any = MODERATOR, unread: bool = False) -> Chances:
    """Once there is an encounter: whether the character dies of the panic that follows.

    A contamination card is one like the other here, for nobody reads it; a wound is what it says. `unread`: as above.
    """
    alike = {"contamination_card": lambda card: "", "wound_card": lambda card: card.rstrip("0123456789")}
    return played(match, meeting(player, slot, unread), dead(player), viewer, until="died", alike=alike)


def surviving_the_check(
    match: Any, player: str, *, supposing: Callable[[Any], None] | None = None, viewer: Any = MODERATOR
) -> Chances:
    """Whether a character would live through the contamination check (VS-14.1), with the cards of now.

    `supposing`: what happens first, such as one more contamination card: `lambda game: game.contaminate("P1")`.
    """

    def check(game: Any) -> None:
        if supposing:
            supposing(game)
        for other in game.players:
            game.state.status[other] = "left" if other == player else "dead"
        game.contamination_check()

    alike = {"check_card": is_contamination}
    return played(match, check, lambda way: not way.told("died"), viewer, alike=alike)


# --- how it is played


def meeting(player: str, slot: int, unread: bool = False) -> Callable[[Any], None]:
    """The encounter after the move was paid for, in that room."""

    def meet(game: Any) -> None:
        if unread:
            shuffle_numbers(game)
        paid(game, player)
        game.state.room[player] = slot
        game.encounter(player)

    return meet


def shuffle_numbers(game: Any) -> None:
    """As nobody has seen a number, an encounter draws any of the bag and the supply, all equally likely."""
    bag = game.state.bag
    numbers = Counter((*bag, *game.state.supply))
    bag[:] = [game.roll("token_number", tuple(numbers), tuple(numbers.values()))] * len(bag)


def paid(game: Any, player: str) -> None:
    """One Action card, whichever: what counts is how many are left."""
    for card in game.action_cards(player)[: game.cost_of_a_move(player, game.must_escape(player))]:
        if card is not HIDDEN:
            game.discard(player, card)


def dead(player: str) -> Callable[[Any], bool]:
    """Whether a way has killed the player."""
    return lambda way: any(facts["player"] == player for facts in way.told("died"))


def played(match: Any, what: Any, outcome: Any, viewer: Any, until: Any = (), alike: Any = None) -> Chances:
    """In every way; where somebody has to choose, the first option."""
    answers = lambda decision: decision.options[0]  # noqa: E731
    return chances(match, what, outcome, until=until, answers=answers, alike=alike, viewer=viewer)

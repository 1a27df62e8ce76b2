"""Questions of the lesson: who speaks, who is suspected, who wins, what the signs say, how many die.
The rules in force answer them, by playing on; the sentences are in words/lesson.<lang>.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tabletop_lab.engine.core.asked import Asked
from tabletop_lab.engine.match.match import Match

from ..village import everybody, play_night

HALVES = {"P3": "footprint", "P4": "footprint", "P5": "footprint", "P7": "fur", "P8": "fur", "P9": "fur"}
"""A second vote that ends three to three."""


def deaths_to_parity(match: Any) -> int:
    """How many citizens have to die until they are as many as the wolves, if no wolf dies."""
    count = dict(match.view().composition)
    return sum(count.values()) - 2 * int(count["wolf"])


def first_speaker(match: Any) -> str:
    """Who speaks first if the same table raids P9: there P8 holds the second wolf card."""
    at = {"cards": {"P6": "C01", "P8": "C15", "P9": "C02"}}
    other = Match(match.game, players=len(match.players), seed=match.seed, rules=match.rules, position=at)
    return str(everybody(other, "raid", P6="P9", P8="P9").decision.player)


def second_suspect(match: Any) -> str:
    """Who stands beside P2 after P9 has laid the last token before P2."""
    return str(match.branch().play("P2").state.suspects[1])


def lynched_in_a_tie(match: Any) -> str:
    """Who is dead after a second vote of three to three."""
    return str(list(everybody(match.branch(), "second_vote", **HALVES).state.ghosts)[-1])


def tokens_laid(match: Any) -> int:
    """How many tokens were laid in the first vote of the second day."""
    return sum(count for day, _, count in match.state.past_counts if day == 2)


def winner_of_a_split(match: Any) -> str:
    """Who wins if P4 and P5 do not agree, and the wolf then raids P5."""
    other = everybody(match.branch(), "second_vote", P4="fur", P5="footprint")
    return str(everybody(everybody(everybody(other, "seer"), "raid", P9="P5"), "medium").state.winner)


def liar(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of two players who both claim to be the seer is a wolf; `choice`: the seat with whose eyes one looks."""
    one, other = among
    wolf = next(seat for seat in among if match.game.content.data(match.state.cards[seat]).role == "wolf")
    named = {"one": one, "other": other}
    return Asked(list(among), wolf.__eq__, lambda words: named, ("TW-10.3", "TW-3.2"), seat=str(choice))


def signs(match: Any, sign: str) -> int:
    """How often a sign comes, if the seat that is asked points at everybody else in turn."""
    asked = [match.branch().play(seat) for seat in match.players if seat in match.decision.labels]
    return [one.trace.events("sign")[-1].facts["sign"] for one in asked].count(sign)


def dead_at_dawn(match: Any) -> int:
    """How many die when the witch blocks the mercenary in the night in which he is raided."""
    return len(play_night(match.branch(), P5="P10", P4="P1", P7="P3", P2="P10", P9="P10").state.ghosts)


def _ask(
    right: Any, usual: Sequence[Any], clauses: Sequence[str], seat: str, match: Any, choice: Any, among: Sequence[Any]
) -> Asked:
    """A question about one value among some; `seat`: with whose eyes ("": those of the seat that is asked)."""
    return Asked([str(one) for one in among or usual], str(right(match)).__eq__, clauses=clauses, seat=seat)


def _ask_in_words(
    right: Any, usual: Sequence[str], clauses: Sequence[str], match: Any, choice: Any, among: Sequence[str]
) -> Asked:
    """A question whose answers have words: the sides, nobody."""
    return Asked(
        among or usual, str(right(match)).__eq__, clauses=clauses, text=lambda one, words: words.value("faction", one)
    )


QUESTIONS = {
    "parity": partial(_ask, deaths_to_parity, (4, 5, 6, 7), ("TW-16.3",), "P3"),
    "first_speaker": partial(_ask, first_speaker, ("P1", "P2", "P8", "P9"), ("TW-10.4", "TW-11.6"), ""),
    "second_suspect": partial(_ask, second_suspect, ("P6", "P7", "P8", "P9"), ("TW-11.5", "TW-11.6"), "P3"),
    "tie": partial(_ask_in_words, lynched_in_a_tie, ("P2", "P6", "nobody"), ("TW-13.3", "TW-11.6")),
    "tokens": partial(_ask, tokens_laid, (4, 6, 8, 9), ("TW-11.2", "TW-15.2"), "P3"),
    "split": partial(_ask_in_words, winner_of_a_split, ("town", "wolves"), ("TW-13.3", "TW-11.6", "TW-16.3")),
    "liar": liar,
    "look_like_wolves": partial(_ask, partial(signs, sign="wolf"), (2, 3, 4, 5), ("TW-3.2.2",), ""),
    "special": partial(_ask, partial(signs, sign="special"), (8, 10, 11, 14), ("TW-3.10.2",), ""),
    "dead_at_dawn": partial(_ask, dead_at_dawn, (0, 1, 2), ("TW-3.8.1", "TW-3.10.3"), ""),
}

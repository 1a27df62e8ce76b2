"""Who learns of what, by the rulebooks' own words: written from the rulebooks, not from what the games declare.

Everything that is not named here is open to all. A thing is named as the trace names it; who learns of it is one of
OWN (the seat that did it, or that it is told to), NOBODY (the moderator alone), or a function of (seat, facts, known).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Learns = Callable[[str | None, dict[str, Any], "Secrets"], bool]


def OWN(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """The seat itself."""
    return seat is not None and seat == facts.get("player")


def NOBODY(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """Nobody at the table."""
    return False


def BOTH(other: str) -> Learns:
    """The seat and another that the facts name."""
    return lambda seat, facts, known: seat is not None and seat in (facts.get("player"), facts.get(other))


def PACK(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """TW-8.4.1, TW-8.4.2: the living wolves see one another's proposals."""
    return seat is not None and known.is_wolf(seat) and seat not in known.dead


def DRAWN_IN_PAIRS(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """Two cards for each seat in turn, seen by that seat; where each draws one it is opened by an event."""
    at = facts["nth"] // 2
    return known.pairs and at < len(known.players) and known.players[at] == seat


@dataclass
class Secrets:
    """What one rulebook keeps secret. `facts`: of an open event the facts that only some learn."""

    answers: dict[str, Learns] = field(default_factory=dict)
    chances: dict[str, Learns] = field(default_factory=dict)
    events: dict[str, Learns] = field(default_factory=dict)
    facts: dict[str, dict[str, Learns]] = field(default_factory=dict)
    dealt: str = ""
    """The chance by which each seat gets a card for the whole game."""
    revealed: frozenset[str] = frozenset()
    """Answers that are shown to all when everybody has answered."""
    left_out: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    """Readings under which this table would say other things; they are not played."""
    dead: set[str] = field(default_factory=set)
    wolves: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    pairs: bool = False
    """Whether destinations are drawn in pairs."""

    def is_wolf(self, seat: str) -> bool:
        """TW-7.1: wolves know that they are."""
        return seat in self.wolves


def fourteen_nights() -> Secrets:
    return Secrets(
        answers={
            "discard_plan": OWN,  # FN-10.3: the discarded card is open, as an event
            "keep_plan": OWN, "redraw": OWN,  # D-9: kept card secret, discarded cards open
            "swap_plan": OWN,  # D-8: chosen secretly, exchanged unseen by others
            "purchase": OWN, "contribution": OWN,  # FN-12.2, FN-12.3.1: secret until all have chosen; then told
            "convert": OWN, "destination": OWN,  # all choose together; then told
        },
        chances={
            "regular_plan": NOBODY,  # FN-7.7: shown to nobody else; the owner is told
            "bargain": NOBODY,  # C12: taken at random from the victim's hand; both are told
            "destination": DRAWN_IN_PAIRS,  # FN-A8, `draw_two_keep_one`: two for each in turn; else opened at once
        },
        facts={
            "plan_drawn": {"card": OWN},  # FN-4.7, FN-7.2
            "plans_drawn": {"cards": OWN},  # C22, C23
            "plan_bought_off": {"card": BOTH("victim")},  # C12
            "plans_swapped": {"given": BOTH("other"), "taken": BOTH("other")},  # C13
        },
    )  # fmt: skip


def tabula_wolves() -> Secrets:
    own_turns = ("witch", "seer", "guard", "raid", "medium", "spiritist", "mercenary", "gypsy")
    return Secrets(
        answers={
            **dict.fromkeys(own_turns, OWN),  # TW-6.2: nobody sees anything of the night but the own turn
            "first_vote": OWN,  # TW-11.3: a secret vote; the tokens are counted openly
            "second_vote": OWN, "verdict": OWN,  # TW-13.2: under the hand, then shown
        },
        chances={"card": NOBODY, "welcome_token": NOBODY},  # TW-5.4; TW-9.5: laid by the moderator
        events={
            "own_card": OWN,  # TW-5.4
            "partner": OWN,  # TW-7.1
            "sign": OWN, "told_role": OWN,  # TW-3.2.1, TW-3.3.3, TW-3.5, TW-3.10.2
            "proposed": PACK, "pack_agrees": PACK,  # TW-8.4.2
            # TW-9.3: the dead are named at dawn, without causes
            **dict.fromkeys(
                ("dies", "guard_attacked", "attack_fails", "robbed", "strikes", "raid_fails", "raids"), NOBODY
            ),
            # TW-A8: with `composition_public` off nobody is told what was dealt
            "cards_in_play": NOBODY, "narrow_composition": NOBODY,
        },
        dealt="card",
        left_out={"ghosts_see_night": (True,)},  # TW-15.3 turned round: ghosts know all from then on
    )  # fmt: skip


def market() -> Secrets:
    return Secrets(
        answers={"barter": OWN, "discard": OWN, "bid": OWN, "sell": OWN},
        chances={"goods": NOBODY},
        events={"whispered": OWN},
        revealed=frozenset({"bid"}),  # LM-6.2: shown at the same time
        facts={"drawn": {"card": OWN}},
    )


TABLES: dict[str, Callable[[], Secrets]] = {
    "cetkaik": Secrets,  # CK-11.2: everything is open; what the sticks will show nobody knows
    "fourteen_nights": fourteen_nights,
    "tabula_wolves": tabula_wolves,
    "market": market,
}


@dataclass(frozen=True)
class Known:
    """One thing that a seat knows of: `what` names it, `said` is what it says."""

    kind: str
    name: str
    player: str | None
    said: tuple[Any, ...]


class Knowledge:
    """What one seat (None: everybody) knows of a match, by its rulebook; `new` reads on."""

    def __init__(self, game: str, seat: str | None) -> None:
        self.seat, self.secrets = seat, TABLES[game]()
        self.known: list[Known] = []
        self.hidden: list[tuple[int, str, str, str]] = []
        """Answers and chances that the seat does not know of: after how many known things, name, player, label."""
        self._read, self._nth = 0, Counter[str]()
        self._covered: list[Known] = []

    def new(self, match: Any) -> list[Known]:
        """What the seat has learned since, in order; reads the moderator's trace."""
        before = len(self.known)
        self.secrets.players = match.players
        self.secrets.pairs = getattr(match.rules, "destination_setup", "") == "draw_two_keep_one"
        slip = getattr(match.state, "slip", None)
        self.secrets.wolves = slip["wolf"] if slip else ()
        trace = match.trace
        for entry in trace[self._read :]:
            self._hear(entry)
        self._read = len(trace)
        return self.known[before:]

    def _hear(self, entry: Any) -> None:
        table, facts = self.secrets, dict(entry.facts)
        if self._covered and (entry.kind, entry.name) != ("decision", self._covered[0].name):
            self.known += self._covered
            self._covered = []
        if entry.kind == "event":
            learns = table.events.get(entry.name)
            for fact, by in table.facts.get(entry.name, {}).items():
                if not by(self.seat, facts, table):
                    facts[fact] = "?"
            if learns is None or learns(self.seat, facts, table):
                said = tuple(sorted((name, repr(value)) for name, value in facts.items()))
                self.known.append(Known("event", entry.name, None, said))
            if entry.name == "ghost_card":
                table.dead.add(facts["player"])
            return
        of = table.answers if entry.kind == "decision" else table.chances
        learns, who = of.get(entry.name), {**facts, "player": entry.player, "nth": self._nth[entry.name]}
        self._nth[entry.name] += entry.kind == "chance"
        if learns is None or learns(self.seat, who, table):
            self.known.append(Known(entry.kind, entry.name, entry.player, (entry.label,)))
        else:
            self.hidden.append((len(self.known), entry.name, entry.player or "", entry.label))
            if entry.name in table.revealed:
                self._covered.append(Known("revealed", entry.name, entry.player, (entry.label,)))

    def knows_answer(self, decision: Any) -> bool:
        """Whether the seat will know what is answered here, at once."""
        nature = decision.player == "nature"
        of = self.secrets.chances if nature else self.secrets.answers
        learns = of.get(decision.name)
        facts = {"player": decision.player, "nth": self._nth[decision.name]}
        return learns is None or learns(self.seat, facts, self.secrets)

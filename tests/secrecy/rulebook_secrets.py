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


def TEAM(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """TD-3.17, TD-3.18: the whole team of the one who answers for it, or of the team that is told."""
    team = facts.get("team") or known.teams.get(facts.get("player"))
    return seat is not None and known.teams.get(seat) == team


def TARGET_CARD(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """TD-3.15, TD-3.23: one card for each seat in turn order, the warden left out; each looks at the own card."""
    hunting = [player for player in known.order if player != known.warden]
    return seat is not None and facts["nth"] < len(hunting) and hunting[facts["nth"]] == seat


def HUNTERS(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """TD-3.21: the hunter side may look at all nine tokens and chooses what is exchanged."""
    return seat in known.hunters


def SIDE_UP(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """TD-10.5: an exchanged token is put down on the side that its owner likes."""
    return OWN(seat, facts, known) or known.found.startswith("exchange_up")


def WHOSE_TURN(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """Who looks at something on the own turn (NB-3.5, NB-3.6, NB-11.1)."""
    return seat is not None and seat == known.turn


def OPEN_AFTER(*events: str) -> Learns:
    """Open to all when one of these has just happened; else somebody looks, on the own turn."""
    return lambda seat, facts, known: known.last in events or WHOSE_TURN(seat, facts, known)


def FORESEEN(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """H9: an event card is looked at by a card that was just played, or it is turned up for all (VS-10.7)."""
    return known.last not in ("plays", "discarded", "countered") or WHOSE_TURN(seat, facts, known)


def ALONE(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """NB-15.2: who is alone sees the own two; NB-15.3: playing together all see all."""
    return len(known.players) > 1 or seat is not None


def DEALT_TO_EACH(seat: str | None, facts: dict[str, Any], known: Any) -> bool:
    """VS-1.16: one card of a kind for each seat in turn."""
    return facts["nth"] < len(known.players) and known.players[facts["nth"]] == seat


@dataclass
class Secrets:
    """What one rulebook keeps secret. `facts`: of an open event the facts that only some learn."""

    answers: dict[str, Learns] = field(default_factory=dict)
    chances: dict[str, Learns] = field(default_factory=dict)
    events: dict[str, Learns] = field(default_factory=dict)
    facts: dict[str, dict[str, Learns]] = field(default_factory=dict)
    announced: frozenset[str] = frozenset()
    """Questions of which everybody knows that they are asked now, though the answer is secret."""
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
    teams: dict[str, str] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    """The seats in the order in which things are dealt."""
    warden: str = ""
    hunters: tuple[str, ...] = ()
    found: str = ""
    """What was last done with a token that somebody found."""
    turn: str = ""
    """Whose turn it is, as it was last told."""
    last: str = ""
    """The name of the last event."""

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


def tiedie() -> Secrets:
    reactions = ("accuse", "ability", "blanket", "attacked", "shove_back", "brace", "drink", "hat", "mutual", "accused")
    own_cards = ("full_hand", "too_many_cards", "loot", "drop_one", "lose_a_card", "pay", "price", "recover")
    return Secrets(
        answers={
            "commit": OWN, "turn_down": OWN,  # TD-4.3: in secret; TD-4.5: sleepers show themselves, all at once
            # What is done on a turn, and what is laid down, is seen when it is done; what else could be done is not.
            "turn": OWN, "attack": OWN, "drop": OWN, "found": OWN,
            **dict.fromkeys(own_cards, OWN),  # TD-4.19: hands are hidden
            "keep_target": OWN,  # TD-9.4
            **dict.fromkeys(reactions, OWN),  # TD-4.14: nobody sees who could have reacted
            "holder": TEAM, "next_target": TEAM, "new_holder": TEAM,
            "exchange_route": HUNTERS, "exchange_item": HUNTERS, "exchange_token": HUNTERS,
        },
        chances={
            "target": TARGET_CARD,
            "box_token": HUNTERS, "left_out": NOBODY, "exchanged": NOBODY,  # TD-3.11, 3.13, 3.21: face down, unseen
            "redistributed": NOBODY,  # TD-10.19
            "sleep_card": NOBODY, "loot": NOBODY, "blind_card": NOBODY,  # drawn blind; who gets it is told
        },
        events={
            **dict.fromkeys(("dealt_target", "new_target", "same_target", "self_target"), OWN),  # TD-3.15
            "token_lies": HUNTERS, "left_out": NOBODY, "holder": TEAM, "pile": TEAM,
        },
        facts={
            "searches": {"token": OWN}, "keeps": {"token": OWN}, "puts_down": {"token": SIDE_UP},  # TD-10.3 to 10.5
            "draws": {"card": OWN}, "stolen": {"card": BOTH("target")},
            "sees_placed": {"card": OWN}, "sees_a_card": {"card": OWN}, "sees_hand": {"cards": OWN},  # TD-11.5
            "takes_item": {"token": OWN}, "recovers": {"token": BOTH("hunter")},  # TD-6.15, 6.17
        },
        revealed=frozenset({"turn_down"}),
        left_out={
            "warden_peek": ("one_token",),  # the owner sees which token is drawn, and nothing tells it
            # The eliminated knows the target card that is taken, and so, perhaps, the eliminator's old target.
            "target_after_removal": ("choose", "keep_if_not_own_target"), "inherit_own": ("keep_old",),
        },
    )  # fmt: skip


def void_seeders() -> Secrets:
    """Section 7 of the game's description, "Secrets"."""
    of_a_hand = ("pay", "discard", "must_discard", "put_back", "keep_item", "give_up_item", "components", "product")
    reactions = ("interrupt_action", "interrupt_interruption", "interrupt_panic", "ignore_surprise", "ignore_attack",
                 "reroll_noise", "scan")
    return Secrets(
        answers={
            "objective": OWN,  # VS-1.16b: in secret
            **dict.fromkeys(of_a_hand, OWN),  # NB-2.1, NB-12.1: what is in a hand and in an inventory
            "action": OWN, "offer": OWN,  # what else could be done or offered hangs on what is held; the rest is told
            **dict.fromkeys(reactions, OWN),  # VS-6.6, NB-3.12: nobody learns who holds the card by who was asked
            "engine_tokens": OWN, "leave_event": OWN,  # NB-3.6: whether they were swapped is told
        },
        chances={
            "supply_token": NOBODY,  # VS-1.10: the number is on the other side
            "action_card": NOBODY, "contamination_card": NOBODY, "forgotten": NOBODY,  # NB-13.6: not even the owner
            "objective_looked_at": NOBODY,  # told to the two whom it concerns
            "corporate_objective": DEALT_TO_EACH, "personal_objective": DEALT_TO_EACH, "solo_objective": ALONE,
            **{f"{colour}_card": WHOSE_TURN for colour in ("red", "green", "yellow", "blue")},  # NB-3.5
            "room": OPEN_AFTER("moved"), "token": OPEN_AFTER("moved", "explored"),
            "coordinates": OPEN_AFTER("engines_check"), "engine": OPEN_AFTER(), "event_card": FORESEEN,
        },
        facts={
            "drew": {"card": OWN}, "looked_at_items": {"items": OWN}, "foresaw": {"card": OWN},
            "scanned": {"infected": OWN, "clean": OWN}, "saw_objective": {"card": BOTH("whose")},
            "saw_coordinates": {"card": OWN}, "saw_engine": {"token": OWN}, "saw_room": {"room": OWN},
            "saw_token": {"token": OWN, "number": OWN},
            "kept_item": {"item": OWN},  # what is heavy is in a hand at once, and told as that
        },
        announced=frozenset({"action"}),  # NB-2.3: how many actions somebody has left, everybody counts
    )  # fmt: skip


TABLES: dict[str, Callable[[], Secrets]] = {
    "cetkaik": Secrets,  # CK-11.2: everything is open; what the sticks will show nobody knows
    "fourteen_nights": fourteen_nights,
    "tabula_wolves": tabula_wolves,
    "market": market,
    "tiedie": tiedie,
    "void_seeders": void_seeders,
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
        self.secrets.hunters = getattr(match.state, "hunters", ()) or self.secrets.hunters
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
            table.last = entry.name
            if entry.name == "turn":
                table.turn = entry.facts["player"]
            elif entry.name == "ghost_card":
                table.dead.add(facts["player"])
            elif entry.name == "team":
                table.teams |= dict.fromkeys(entry.facts["players"], entry.facts["team"])
            elif entry.name == "direction":
                seats = table.players if entry.facts["way"] == "clockwise" else table.players[::-1]
                at = seats.index(entry.facts["player"])
                table.order = (*seats[at:], *seats[:at])
            elif entry.name == "warden":
                table.warden = entry.facts["player"]
            return
        if entry.name == "found":
            table.found = entry.label
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

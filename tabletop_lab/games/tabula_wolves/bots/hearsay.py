"""What the talk and the votes of a game of wolves say about every seat, for bots: sums over a view, no choices.

Whoever reads here knows only what one seat may see; what somebody ought to do with it is in careful.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from tabletop_lab.engine import HIDDEN
from tabletop_lab.engine.core.memo import once
from tabletop_lab.games.tabula_wolves.content import role_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

Said = tuple[tuple[int, str, str], ...]
PROVEN = 6.0
"""So much suspicion as a word of the seer whom everybody believes."""
LATE, DOUBTED = 0.5, 3.0
"""How far, beside another, a seer is believed who speaks up only when named; how suspicious a seat is whose opinions do
not count."""


Opinion = tuple[str, str, float]
Result = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Talk:
    """Everything that was said and not taken back, by kind."""

    claims: Mapping[str, str] = field(default_factory=dict)
    results: tuple[Result, ...] = ()
    """(speaker, power, target, answer)"""
    partners: frozenset[tuple[str, str]] = frozenset()
    opinions: tuple[Opinion, ...] = ()
    """(speaker, target, how strongly): above 0 accuses, below vouches. Who agrees vouches for the other speaker."""
    intents: tuple[tuple[int, str, str], ...] = ()
    """(day, speaker, target)"""
    denials: frozenset[tuple[str, str]] = frozenset()
    """(speaker, character)"""
    questions: tuple[tuple[int, str, str, str], ...] = ()
    """(day, speaker, target, topic)"""
    nights: frozenset[tuple[str, str, int]] = frozenset()
    """(speaker, power, night): of which nights somebody has told."""
    accusations: tuple[tuple[int, str, str], ...] = ()
    """(number, speaker, target)"""
    told: tuple[tuple[int, Result], ...] = ()
    """The results with the numbers of their statements."""
    commented: frozenset[tuple[str, int]] = frozenset()
    """(speaker, number): who has agreed or disagreed with what."""
    late: frozenset[str] = frozenset()
    """Who said to be the seer only after another seer had named that seat a wolf."""


@lru_cache(maxsize=256)
def heard(statements: Said) -> Talk:
    """The talk so far, read once for all seats that heard it.

    >>> talk = heard(((1, "P2", "claim seer"), (2, "P2", "result seer 2 P5 wolf"), (2, "P3", "accuse P5 2")))
    >>> dict(talk.claims), talk.results, talk.opinions
    ({'P2': 'seer'}, (('P2', 'seer', 'P5', 'wolf'),), (('P3', 'P5', 2.0),))
    """
    taken_back = {int(said[8:]) for _, _, said in statements if said.startswith("retract ")}
    claims: dict[str, str] = {}
    told, opinions, intents, questions, accusations = [], [], [], [], []
    partners, denials, nights, commented, late = set(), set(), set(), set(), set()
    for number, (day, speaker, said) in enumerate(statements, 1):
        if number in taken_back:
            continue
        words = said.split(" ")
        begins = words[:2] in (["claim", "seer"], ["result", "seer"]) and claims.get(speaker) != "seer"
        if begins and any(result[1:] == ("seer", speaker, "wolf") for _, result in told):
            late.add(speaker)
        match words:
            case ["claim", role]:
                claims[speaker] = role
            case ["result", power, night, target, answer]:
                claims[speaker] = power
                told.append((number, (speaker, power, target, answer)))
                nights.add((speaker, power, int(night)))
            case ["partner", target]:
                partners.add((speaker, target))
            case ["accuse", target, strength]:
                opinions.append((speaker, target, float(strength)))
                accusations.append((number, speaker, target))
            case ["vouch", target, strength]:
                opinions.append((speaker, target, -float(strength)))
            case ["agree" | "disagree", other]:
                opinions.append((speaker, statements[int(other) - 1][1], -1.0 if words[0] == "agree" else 1.0))
                commented.add((speaker, int(other)))
            case ["vote", target]:
                intents.append((day, speaker, target))
            case ["deny", role]:
                denials.add((speaker, role))
            case ["ask", target, topic]:
                questions.append((day, speaker, target, topic))
    return Talk(
        claims, tuple([result for _, result in told]), frozenset(partners), tuple(opinions), tuple(intents),
        frozenset(denials), tuple(questions), frozenset(nights), tuple(accusations), tuple(told),
        frozenset(commented), frozenset(late),
    )  # fmt: skip


class Hearsay:
    """What one seat makes of a view. `secrets`: whether its own card and notes count, or only what everybody knows."""

    def __init__(self, view: Any, player: str, secrets: bool = True) -> None:
        self.view, self.player, self.secrets = view, player, secrets
        self.living: tuple[str, ...] = view.living
        self.talk = heard(tuple(view.statements))

    @once
    def paragraphs(self) -> Any:
        """What the rules, as edited, say."""
        return self.view.paragraphs

    @once
    def role(self) -> str:
        """The seat's own character."""
        return role_of(self.view.cards[self.player])

    @once
    def public(self) -> Hearsay:
        """What everybody can make of the same view."""
        return Hearsay(self.view, self.player, secrets=False) if self.secrets else self

    @once
    def said_today(self) -> list[str]:
        """The seat's own statements of the day."""
        return [said for day, speaker, said in self.view.statements if (day, speaker) == (self.view.day, self.player)]

    @once
    def died_at_night(self) -> frozenset[str]:
        """Whom the wolves killed as far as one can tell: dead of a night, hence hardly wolves."""
        return frozenset([player for player, when in self.view.ghosts.items() if when.startswith("night")])

    @once
    def known(self) -> dict[str, str]:
        """Seats whose character the seat's own notes, or the table, say: a character, or 'not_wolf'."""
        found = {player: role_of(card) for player, card in self.view.cards.items() if card is not HIDDEN}
        if not self.secrets:
            return {player: role for player, role in found.items() if player in self.view.revealed}
        for _, power, target, answer in self.view.notes[self.player]:
            if power == "partner" or (power == "medium" and answer in ROLES):
                found[target] = answer
            elif power in ("medium", "spiritist", "seer") and answer in ("wolf", "not_wolf"):
                found.setdefault(target, answer)
        return found

    @once
    def pack(self) -> frozenset[str]:
        """The wolves this seat is sure of, and its other partners on their side."""
        side = {player for player, role in self.known.items() if role != "not_wolf" and ROLES[role].side == "wolves"}
        return frozenset(side if ROLES[self.role].side == "wolves" else ())

    def claimants(self, role: str) -> list[str]:
        """Who says to be that character; without oneself, unless it is asked what everybody knows."""
        others = [player for player, said in self.talk.claims.items() if said == role]
        return [player for player in others if player != self.player or not self.secrets]

    @once
    def trust(self) -> dict[str, float]:
        """How far every claimed seer and medium is believed, from 0 to 1."""
        trust: dict[str, float] = {}
        for role in ("seer", "medium"):
            rivals = self.claimants(role)
            killed = [player for player in rivals if player in self.died_at_night]
            weights = {player: LATE if player in self.talk.late else 1.0 for player in rivals}
            for player in rivals:
                if (self.secrets and self.role == role) or self.known.get(player, role) != role:
                    trust[player] = 0.0
                elif killed:
                    trust[player] = 1.0 if player in killed else 0.1
                else:
                    trust[player] = 0.9 * weights[player] / sum(weights.values())
        for speaker, power, target, answer in self.talk.results:
            if power in ("seer", "medium") and self.is_wrong(target, answer) and speaker in trust:
                trust[speaker] = 0.0
        return trust

    def seems_a_wolf(self, role: str) -> bool:
        """Whether the seer is shown a wolf where that character is."""
        return bool(self.paragraphs.sign_for_the_seer(role) == "wolf")

    def misleads(self, role: str) -> bool:
        """Whether the seer takes somebody of the town for a wolf."""
        return role in ROLES and ROLES[role].side == "town" and self.seems_a_wolf(role)

    def is_wrong(self, target: str, answer: str) -> bool:
        """Whether a result cannot be true as far as this seat knows."""
        role = self.known.get(target)
        if role is None or answer in ("blocked", "cannot"):
            return False
        if answer == "wolf":
            return role == "not_wolf" or not self.seems_a_wolf(role)
        return role == "wolf" or (role not in ("not_wolf", answer) and answer != "not_wolf")

    @once
    def revealed_by_talk(self) -> dict[str, str]:
        """What believed mediums said of the dead."""
        return {
            target: answer for speaker, power, target, answer in self.talk.results
            if power == "medium" and self.trust.get(speaker, 0) > 0.5
        }  # fmt: skip

    @once
    def suspicion(self) -> dict[str, float]:
        """How likely everybody alive seems to be a wolf: 0 is nothing known, PROVEN is as good as shown."""
        living = self.living
        score = dict.fromkeys(living, 0.0)
        truth = {**self.revealed_by_talk, **self.known}
        for speaker, power, target, answer in self.talk.results:
            trust = self.trust.get(speaker, 0.0)
            if power == "seer" and target in score:
                score[target] += {"wolf": PROVEN + 2, "not_wolf": -4.0}.get(answer, 0.0) * trust
            if power == "seer" and speaker in score and target in truth and not self.misleads(truth[target]):
                was_wolf = truth[target] == "wolf"
                score[speaker] += 0.0 if answer == "blocked" else (-3.0 if was_wolf == (answer == "wolf") else 4.0)
        for player, trust in self.trust.items():
            if player in score:
                score[player] += 1.5 - 4.0 * trust
        for speaker, target, strength in self.talk.opinions:
            if target in score and speaker in self.died_at_night:
                score[target] += 0.2 * strength
            elif target in score and score.get(speaker, PROVEN) < DOUBTED:
                score[target] += 0.1 * strength
        for player, partner in self.talk.partners:
            if (partner, player) in self.talk.partners and player in score:
                score[player] -= 2.0
        for player in living:
            if self.talk.claims.get(player) == "gypsy" and len(self.claimants("gypsy")) < 2:
                score[player] *= 0.5
        self._votes(score, truth)
        for player, role in self.known.items():
            if player in score:
                score[player] = 2 * PROVEN if role == "wolf" and self.role != "gypsy" else -2 * PROVEN
        if self.secrets:
            score.pop(self.player, None)
        return score

    def _votes(self, score: dict[str, float], truth: Mapping[str, str]) -> None:
        """Who voted to lynch a villager, or to save a wolf, is a little more suspicious."""
        votes = self.view.past_second_votes
        if votes is HIDDEN or not votes:
            return
        by_day = day_by_day(votes, self.view.past_suspects)
        innocent = self.died_at_night
        for one, other, for_one, for_other in by_day:
            for choice, spared, voters in ((one, other, for_one), (other, one, for_other)):
                role, left = truth.get(choice), truth.get(spared)
                if role == "wolf":
                    worth = -0.8
                elif left == "wolf":
                    worth = 1.2
                elif choice in innocent or (role and role not in ("witch", "servant")):
                    worth = 0.3
                else:
                    continue
                for voter in voters:
                    if voter in score:
                        score[voter] += worth


@lru_cache(maxsize=256)
def day_by_day(
    votes: tuple[tuple[int, str, str], ...], suspects: tuple[tuple[int, tuple[str, ...]], ...]
) -> tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]:
    """Of every day with two suspects: who they were, and who voted for the one and for the other.

    >>> day_by_day(((1, "P1", "P3"), (1, "P2", "P4")), ((1, ("P3", "P4")),))
    (('P3', 'P4', ('P1',), ('P2',)),)
    """
    days = []
    for day, pair in suspects:
        if len(pair) == 2:
            one, other = (tuple([v for d, v, choice in votes if d == day and choice == suspect]) for suspect in pair)
            days.append((*pair, one, other))
    return tuple(days)

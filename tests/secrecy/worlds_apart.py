"""Two matches that differ only in what one seat may not know, made with nothing but the public functions of a match.

The first is played by bots. The second begins with another seed; whatever the seat knows by its rulebook
(`rulebook_secrets.py`) comes as in the first, and everything else as it may.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import NATURE, label

from .rulebook_secrets import Knowledge, Known

OTHERWISE = 0.25
"""How often something that is hidden is answered in another way though it could be as in the first match."""


@dataclass
class Pair:
    """Two matches that a seat (None: people without a seat) cannot tell apart."""

    one: Any
    other: Any
    seat: str | None
    differs: bool
    """Whether the hidden things really differ, besides the seed."""

    def __str__(self) -> str:
        rules = self.one.rules.differences()
        where = f"{self.one.step} and {self.other.step} answers"
        return f"{self.one.game.name}, {len(self.one.players)} players, seen by {self.seat}, {where}, rules {rules}"


def first(game: str, dice: random.Random, rules: Any, longest: int) -> Any:
    """A match of bots that waits for a player, or is over."""
    players = dice.choice(list(tl.games()[game].seats))
    match = tl.Match(game, players=players, seed=dice.randrange(10**9, 10**10), rules=rules)
    bots = dice.choice(list(match.game.bots)) if dice.random() < 0.3 else "random"
    return match.run("random" if getattr(match.game.bots[bots], "needs_rollouts", False) else bots,
                     until=dice.randrange(longest))  # fmt: skip


def _loaded(match: Any) -> Any:
    """The match from its saved file: neither tells who answered what, a bot or a person, luck or a hand."""
    with tempfile.TemporaryDirectory() as folder:
        return tl.load(match.save(Path(folder) / "match.yaml"))


def open_question(match: Any, known: Knowledge) -> Any:
    """What a seat may know of the question that waits."""
    decision = match.decision
    if decision is None:
        return "over", match.result.winners
    open_to_all = decision.simultaneous or decision.player == NATURE or decision.name in known.secrets.announced
    if open_to_all or known.knows_answer(decision):
        return decision.player, decision.name
    return "somebody, in secret"


def windows(match: Any) -> list[tuple[str, tuple[str, ...]]]:
    """The calls that everybody heard, with those who were named."""
    return [(opened.window.name, tuple(opened.window.seats)) for opened in match.windows]


def beside(one: Any, seat: str | None, dice: random.Random) -> Pair | None:
    """A second match that this seat cannot tell from the first; None where the try went another way."""
    name = one.game.name
    wanted = Knowledge(name, seat)
    wanted.new(one)
    rules = one.rules.differences()
    other = tl.Match(one.game, players=len(one.players), seed=dice.randrange(10**10, 10**11), rules=rules, chance="ask")
    got, hidden = Knowledge(name, seat), _Hidden(wanted, one.players, dice)
    got.secrets.hunters = wanted.secrets.hunters  # what they look at is laid out before they are chosen
    limit = 3 * one.step + 60
    while True:
        for known in got.new(other):
            at = hidden.matched
            if at >= len(wanted.known) or wanted.known[at] != known:
                return None
            hidden.matched += 1
        decision = other.decision
        if hidden.matched == len(wanted.known) and (decision is None or decision.player != NATURE or not _goes_on(one)):
            same = open_question(other, got) == open_question(one, wanted) and windows(other) == windows(one)
            if same:
                other.chance = "auto"
                return Pair(_loaded(one), _loaded(other), seat, wanted.hidden != got.hidden)
        if decision is None or other.step > limit:
            return None
        following = wanted.known[hidden.matched] if hidden.matched < len(wanted.known) else None
        known = got.knows_answer(decision)
        label = _as_known(decision, following) if known else hidden.answer(decision, following, got)
        if label is None:
            return None
        other.play(label)


def _goes_on(match: Any) -> bool:
    return match.decision is None or match.decision.player != NATURE


def _as_known(decision: Any, following: Known | None) -> str | None:
    """The answer that the seat knows of."""
    if following is None or following.kind == "event" or following.name != decision.name:
        return None
    if decision.player != NATURE and following.player != decision.player:
        return None
    (label,) = following.said
    return label if _offers(decision, label) else None


def _offers(decision: Any, label: str) -> bool:
    try:
        decision.find(label)
    except tl.TabletopError:
        return False
    return True


class _Hidden:
    """Answers that the seat knows nothing of: mostly as in the first match, where that is possible."""

    def __init__(self, wanted: Knowledge, players: tuple[str, ...], dice: random.Random) -> None:
        self.dice, self.matched = dice, 0
        self._left: dict[tuple[int, str], list[tuple[str, str]]] = {}
        for at, name, player, answered in wanted.hidden:
            self._left.setdefault((at, name), []).append((player, answered))
        self._chances = Counter[str]()
        self._dealt = self._other_deal(wanted, players)
        self._same = dice.random() < 0.5

    def _other_deal(self, wanted: Knowledge, players: tuple[str, ...]) -> list[str]:
        """Who holds which card in the second match: some of the others have exchanged theirs."""
        name = wanted.secrets.dealt
        cards = [label for _, asked, _, label in wanted.hidden if name and asked == name]
        others = [i for i, player in enumerate(players[: len(cards)]) if player != wanted.seat]
        for _ in range(self.dice.choice((1, 1, 1, 2, 3, len(others))) if others else 0):
            i, j = self.dice.choice(others), self.dice.choice(others)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def answer(self, decision: Any, following: Known | None, got: Knowledge) -> str | None:
        """A label for a hidden question."""
        labels = decision.labels if len(decision.options) < 300 else None
        if decision.player == NATURE and decision.name == got.secrets.dealt:
            at = self._chances[decision.name]
            self._chances[decision.name] += 1
            if at < len(self._dealt) and _offers(decision, self._dealt[at]):
                return self._dealt[at]
        told = self._told(labels, following, got.seat)
        if told is not None:
            return told
        left = self._left.get((self.matched, decision.name), [])
        same = [pair for pair in left if pair[0] == decision.player] or left
        chance = OTHERWISE if not self._same or decision.player == NATURE else 0.05
        if same and self.dice.random() > chance:
            pair = same[0]
            left.remove(pair)
            if len(left) == 0 and decision.window is not None:
                left.append(pair)
            if _offers(decision, pair[1]):
                return pair[1]
        options = decision.options
        return label(options[self.dice.randrange(len(options))])

    @staticmethod
    def _told(labels: list[str] | None, following: Known | None, seat: str | None) -> str | None:
        """What the seat itself is told next must be what it was told in the first match."""
        if following is None or following.kind != "event" or labels is None:
            return None
        said = dict(following.said)
        if seat is None or repr(seat) not in [said.get(who) for who in ("player", "victim", "other", "target")]:
            return None
        for fact in ("card", "taken", "given", "target"):
            value = said.get(fact, "").strip("'")
            if value in labels:
                return value
        return None

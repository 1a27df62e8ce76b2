"""Statements of the talk (TW-10.4): how one is written and read, and the family of all that a player can make now.

Nobody checks whether a statement is true. Nothing here changes a game.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from tabletop_lab.engine import Option, Refusal, sort_key
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.state import TabulaWolvesState

PASS, TEXT, LONGEST = "pass", "text ", 280
STRENGTHS, TOPICS = ("1", "2", "3"), ("result", "role", "vote")
CHARACTERS = tuple(sorted(ROLES))
RESULTS = {
    "guard": ("protected",),
    "medium": CHARACTERS,
    "seer": ("blocked", "not_wolf", "wolf"),
    "witch": ("not_special", "special"),
}
"""Whose results can be claimed, and what they can be."""

SHAPES = {
    "accuse": ("target", "strength"),
    "agree": ("number",),
    "ask": ("target", "topic"),
    "claim": ("role",),
    "deny": ("role",),
    "disagree": ("number",),
    "partner": ("target",),
    "pass": (),
    "result": ("power", "night", "target", "answer"),
    "retract": ("number",),
    "text": ("text",),
    "vote": ("target",),
    "vouch": ("target", "strength"),
}
"""What each kind of statement says, in the order it is written."""


class Statement(str, Option):
    """A statement as it is written in records, such as 'accuse P5 3'; it can say itself in words.

    >>> Statement("result seer 2 P5 not_wolf").parts
    {'power': 'seer', 'night': '2', 'target': 'P5', 'answer': 'not_wolf'}
    """

    __slots__ = ()

    @property
    def kind(self) -> str:
        """'accuse', 'claim', 'result' ...: a key of SHAPES."""
        return self.partition(" ")[0]

    @property
    def parts(self) -> dict[str, str]:
        """What is said, by name."""
        shape = SHAPES[self.kind]
        return dict(zip(shape, self.split(" ", len(shape))[1:], strict=True))

    def words(self, words: Any, decision: Any = None) -> str:
        """The statement as a sentence in the language of `words`."""
        facts: dict[str, Any] = dict(self.parts)
        if self.kind == "text":
            return f"“{facts['text']}”"
        for name in {"strength", "number", "night"} & set(facts):
            facts[name] = int(facts[name])
        return str(words(f"statement-{self.kind}", **facts))


def is_well_formed(text: str, players: Collection[str], before: int) -> bool:
    """Whether a text is written as statements are; `before`: how many there were before it.

    >>> [is_well_formed(text, ("P1", "P2"), 1) for text in ("accuse P2 3", "accuse P9 3", "agree 1", "agree 2", "x")]
    [True, False, True, False, False]
    """
    kind, *words = text.split(" ", len(SHAPES.get(text.partition(" ")[0], ())))
    shape = SHAPES.get(kind)
    if shape is None or len(words) != len(shape):
        return False
    said = dict(zip(shape, words, strict=True))
    known: dict[str, Collection[str]] = {
        "target": players, "strength": STRENGTHS, "topic": TOPICS, "role": ROLES, "power": RESULTS,
        "number": [str(number) for number in range(1, before + 1)], "night": [str(night) for night in range(1, 100)],
        "answer": RESULTS.get(said.get("power", ""), ()),
    }  # fmt: skip
    if "text" in said:
        return 0 < len(said["text"]) <= LONGEST and said["text"].isprintable()
    return all(word in known[name] for name, word in said.items())


class Family(NamedTuple):
    """All statements of one kind: a beginning, then one word of each slot."""

    start: str
    slots: tuple[Sequence[str], ...]

    def size(self) -> int:
        """How many there are."""
        size = 1
        for words in self.slots:
            size *= len(words)
        return size

    def at(self, index: int) -> str:
        """The one at an index: the last slot runs fastest."""
        words = []
        for slot in reversed(self.slots):
            index, k = divmod(index, len(slot))
            words.append(slot[k])
        return " ".join([self.start, *reversed(words)])

    def holds(self, text: str) -> bool:
        """Whether a text is one of them."""
        words = text.split(" ")
        begin = self.start.split(" ")
        said = words[len(begin) :]
        if words[: len(begin)] != begin or len(said) != len(self.slots):
            return False
        return all(word in slot for word, slot in zip(said, self.slots, strict=True))


class Statements(Sequence[Statement]):
    """Everything a player can say now, in order, made only when looked at; free text is recognised, never listed.

    >>> from tabletop_lab.games.tabula_wolves.state import TabulaWolvesState
    >>> state = TabulaWolvesState(day=1, living=("P1", "P2", "P3"))
    >>> said = Statements(state, ("P1", "P2", "P3"), "P2")
    >>> len(said), said[0], "accuse P9 1" in said, said.find("text I was at home.").words(None)
    (45, 'accuse P1 1', False, '“I was at home.”')
    """

    def __init__(self, state: TabulaWolvesState, players: tuple[str, ...], speaker: str) -> None:
        self.state, self.players, self.speaker = state, players, speaker
        self._families: list[Family] | None = None
        self._ends: list[int] = []

    def families(self) -> list[Family]:
        """The kinds that are possible now, in order."""
        if self._families is None:
            made = [family for family in self._all() if family.size()]
            self._ends = list(accumulate(family.size() for family in made))
            self._families = made
        return self._families

    def _all(self) -> Iterator[Family]:
        state, speaker = self.state, self.speaker
        others = [player for player in self.players if player != speaker]
        living = [player for player in others if player in state.living]
        numbers = range(1, len(state.statements) + 1)
        own = [str(n) for n in numbers if state.statements[n - 1][1] == speaker]
        theirs = [str(n) for n in numbers if state.statements[n - 1][1] != speaker]
        yield Family("accuse", (others, STRENGTHS))
        yield Family("agree", (theirs,))
        yield Family("ask", (living, TOPICS))
        yield Family("claim", (CHARACTERS,))
        yield Family("deny", (CHARACTERS,))
        yield Family("disagree", (theirs,))
        yield Family("partner", (others,))
        yield Family(PASS, ())
        # In the first night only the wolves move: there is no result of it to tell.
        nights = [str(night) for night in range(2, state.night + 1)]
        for power, answers in RESULTS.items():
            targets = list(self.players) if power == "guard" else others
            yield Family(f"result {power}", (nights, targets, answers))
        yield Family("retract", (own,))
        yield Family("vote", (living,))
        yield Family("vouch", (others, STRENGTHS))

    def __len__(self) -> int:
        self.families()
        return self._ends[-1]

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        size = len(self)
        if not -size <= index < size:
            raise IndexError(index)
        index %= size
        at = bisect_right(self._ends, index)
        return Statement(self.families()[at].at(index - (self._ends[at - 1] if at else 0)))

    def __contains__(self, option: object) -> bool:
        try:
            self.find(option)
        except LookupError:
            return False
        return True

    def find(self, wanted: object) -> Statement:
        """The statement that is written so; free text of up to 280 characters is always one."""
        if wanted == PASS:
            return Statement(PASS)
        text = " ".join(wanted.split()) if isinstance(wanted, str) else ""
        said = text.removeprefix(TEXT)
        if text.startswith(TEXT) and len(said) <= LONGEST and said.isprintable():
            return Statement(text)
        if any(family.holds(text) for family in self.families()):
            return Statement(text)
        raise LookupError(text)

    def refusal(self, wanted: str) -> Refusal:
        """Why something that was written cannot be said: its kind, the number of its words, or the first wrong word."""
        kind, *words = wanted.split() or [""]
        if kind == "text":
            length = len(" ".join(words))
            return Refusal(wanted, "TW-10.4", "text_too_long" if length else "no_text", length=length, most=LONGEST)
        if kind not in SHAPES:
            return Refusal(wanted, "TW-H2", "no_such_statement")
        shape = SHAPES[kind]
        if len(words) != len(shape):
            return Refusal(wanted, "TW-H2", "statement_shape", slots=shape)
        said = dict(zip(shape, words, strict=True))
        faults = (self._fault(kind, part, word, said) for part, word in said.items())
        clause, reason, facts = next(filter(None, faults), ("TW-H2", "no_such_statement", {}))
        return Refusal(wanted, clause, reason, **facts)

    def _fault(self, kind: str, part: str, word: str, said: dict[str, str]) -> tuple[str, str, dict[str, Any]] | None:
        """What is wrong with one word of a statement: the clause, the reason and its facts; None when nothing is."""
        match part:
            case "target":
                return self._wrong_target(kind, word, said)
            case "strength" if word not in STRENGTHS:
                return "TW-H2", "wrong_strength", {}
            case "topic" if word not in TOPICS:
                return "TW-H2", "wrong_topic", {}
            case "role" if word not in CHARACTERS:
                return "TW-H2", "wrong_character", {}
            case "power" if word not in RESULTS:
                return "TW-H2", "wrong_power", {"role": tuple(RESULTS)}
            case "answer" if word not in RESULTS.get(said["power"], (word,)):
                return "TW-H2", "wrong_answer", {"power": said["power"], "answer": RESULTS[said["power"]]}
            case "night" if word == "1":
                return "TW-7.2", "no_result_of_the_first_night", {}
            case "night" if not (word.isdecimal() and 2 <= int(word) <= self.state.night):
                return "TW-10.4", "no_such_night", {"night": self.state.night}
            case "number":
                return self._wrong_number(kind, word)
        return None

    def _wrong_target(self, kind: str, seat: str, said: dict[str, str]) -> tuple[str, str, dict[str, Any]] | None:
        if seat not in self.players:
            return "TW-10.4", "no_such_seat", {"last": self.players[-1]}
        if seat == self.speaker and said.get("power") != "guard":
            return "TW-10.4", "about_yourself", {}
        if kind in ("ask", "vote") and seat not in self.state.living:
            return "TW-15.1", "a_ghost", {"target": seat}
        return None

    def _wrong_number(self, kind: str, word: str) -> tuple[str, str, dict[str, Any]] | None:
        statements = self.state.statements
        if not (word.isdecimal() and 1 <= int(word) <= len(statements)):
            return "TW-10.4", "no_statement" if statements else "nothing_said_yet", {"count": len(statements)}
        speaker = statements[int(word) - 1][1]
        if kind == "retract" and speaker != self.speaker:
            return "TW-10.4", "not_your_statement", {"target": speaker, "number": int(word)}
        if kind != "retract" and speaker == self.speaker:
            return "TW-10.4", "your_own_statement", {"number": int(word)}
        return None

    def refused(self, player: str) -> Iterator[Refusal]:
        """What one would expect to be able to say and cannot."""
        tried = [f"accuse {self.speaker} 1", f"accuse P{len(self.players) + 1} 1"]
        tried += [f"vote {ghost}" for ghost in sorted(self.state.ghosts, key=sort_key)]
        yield from map(self.refusal, map(Statement, tried))

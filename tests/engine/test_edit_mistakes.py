"""What an edited rule can do wrong is told at once, with its clause and line, in both languages, and in few words:
what Python does not accept, nonsense given to each verb, returned to other rules, or put into the state."""

from __future__ import annotations

import textwrap
import time

import pytest
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine import Game, Result, State, clause, public, remembered
from tabletop_lab.engine.edits.variant import source_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market

TURN = source_of(Tiny, "TG-2")


def inside(statement: str) -> str:
    """The text of TG-2 with something more after its tag, its `def` and its question."""
    lines = TURN.split("\n")
    return "\n".join([*lines[:3], textwrap.indent(textwrap.dedent(statement), "    "), *lines[3:]])


def in_both(error: tl.TabletopError, most: int = 600) -> None:
    """An error is a few words in each language, none of them missing."""
    for lang in ("en", "ko"):
        text = error.text(lang)
        assert "wrong-" not in text and "place-" not in text and len(text) <= most, text[:2000]
        assert lang == "en" or any("가" <= letter <= "힣" for letter in text), text
    assert error.text("en") != error.text("ko")


# --- what Python does not accept --------------------------------------------------------------------------------------

NO_PYTHON = {
    "star import": ("from os import *", "import * takes in every name"),
    "nonlocal": ("nonlocal x", "nonlocal x: no function around"),
    "nonlocal inside": ("def g():\n    nonlocal yy", "nonlocal yy: no function around"),
    "nonlocal parameter": ("nonlocal player", "nonlocal player comes too late"),
    "global parameter": ("global player", "global player comes too late"),
    "global late": ("number = 1\nglobal number", "global number comes too late"),
    "annotated global": ("global y\ny: int = 1", "is not Python"),
    "future": ("from __future__ import division", "stands at the top of a file"),
    "await": ("await self", "await belongs to async functions"),
    "async with": ("async with self: pass", "async with belongs to async functions"),
    "async for": ("async for n in self: pass", "async for belongs to async functions"),
    "async comprehension": ("def g():\n    return [n async for n in self]", "async belongs to async functions"),
    "async generator": ("async def g():\n    yield 1\n    return 2", "is not Python"),
    "break": ("break", "break stands outside of every loop"),
    "continue": ("continue", "continue stands outside of every loop"),
    "return in a class": ("class A:\n    return 1", "return stands outside of every function"),
    "yield in a class": ("class A:\n    yield 1", "yield stands outside of every function"),
    "one parameter twice": ("def g(a, a): pass", "two parameters are called a"),
    "one argument twice": ("dict(a=1, a=2)", "a is given twice"),
    "star outside": ("*a = (1, 2)", "is not Python"),
    "__debug__": ("__debug__ = 1", "is not Python"),
    "literal": ("1 = 2", "is not Python"),
    "deleted call": ("del self.f()", "is not Python"),
    "except not last": ("try: pass\nexcept: pass\nexcept ValueError: pass", "is not Python"),
    "unreachable case": ("match 1:\n    case x: pass\n    case 2: pass", "is not Python"),
    "twice in a pattern": ("match 1:\n    case (x, x): pass", "is not Python"),
    "rebound in a comprehension": ("[(n := 1) for n in (1, 2)]", "is not Python"),
    "unknown character": ("'\\N{no such thing}'", "is not Python"),
    "old print": ("print 1", "is not Python"),
    "f-string": ("f'{'", "is not Python"),
    "bytes": ("b'가'", "is not Python"),
    "two stars": ("a, *b, *c = (1, 2, 3)", "is not Python"),
    "lambda": ("lambda: (yield 1) = 2", "is not Python"),
    "long number": ("9" * 5000, "is not Python"),
    "nested blocks": ("\n".join("    " * n + "if 1:" for n in range(101)) + " pass", "is not Python"),
    "long sum": ("1" + " + 1" * 20_000, "is not readable Python"),
    "many loops": ("\n".join("    " * n + "for n in ():" for n in range(25)) + " pass", "is not Python"),
}


@pytest.mark.parametrize("why", NO_PYTHON)
def test_what_python_does_not_accept_is_said_in_both_languages(why: str) -> None:
    statement, reason = NO_PYTHON[why]
    with pytest.raises(tl.InvalidEdit) as caught:
        tl.edited(Tiny, "TG-2", inside(statement))
    assert reason in str(caught.value) and caught.value.line >= 1, str(caught.value)
    in_both(caught.value)


@pytest.mark.parametrize("way", ["1 / 0", "exec('import sys; sys.exit()')", "[n for n in iter(int, 1)]", "odd()"])
def test_defaults_and_decorators_that_fail(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def odd() -> None:
        raise Odd

    monkeypatch.setitem(Tiny.turn.__globals__, "odd", odd)
    for text in (TURN.replace("player: str", f"player: str, way={way}"), f"@({way})\n{TURN}"):
        with pytest.raises(tl.InvalidEdit, match="decorators or default values fail") as caught:
            tl.edited(Tiny, "TG-2", text)
        in_both(caught.value)


# --- errors whose text is an error ------------------------------------------------------------------------------------


class Odd(Exception):
    """Its text cannot be made."""

    def __str__(self) -> str:
        raise SystemExit


RAISED = {
    "no text": "class E(Exception):\n    def __str__(self): return 1 / 0\nraise E",
    "no text at all": "class E(Exception):\n    def __str__(self): raise SystemExit\nraise E",
    "a text without end": "class E(Exception):\n    def __str__(self):\n        while True: pass\nraise E",
    "a huge text": "raise ValueError('x' * 10 ** 7)",
    "half a character": "raise ValueError('\\ud800')",
    "a huge name": "raise type('E' * 10 ** 5, (Exception,), {})",
    "a text of its own kind": (
        "class S(str):\n    def __format__(self, how): return 1 / 0\n    __len__ = __getitem__ = __format__\n"
        "class E(Exception):\n    def __str__(self): return S('x')\nraise E"
    ),
    "leaves": "raise SystemExit('x' * 10 ** 6)",
    "of no kind": "raise GeneratorExit",
    "a kind below all": "class E(BaseException): pass\nraise E('low')",
    "a group": "raise BaseExceptionGroup('many', [SystemExit(), ValueError()])",
}


@pytest.mark.parametrize("why", RAISED)
def test_whatever_an_edited_rule_raises_is_told(why: str) -> None:
    with pytest.raises(tl.RuleError, match="TG-2 turn, line") as caught:
        Match(Tiny, players=2).with_edit("TG-2", inside(RAISED[why]))[0].run()
    assert len(str(caught.value)) < 600 and len(caught.value.text("ko")) < 600
    str(caught.value).encode("utf-8")


def test_an_interrupt_stays_an_interrupt() -> None:
    text = inside("self.state.round == 2 and exec('raise KeyboardInterrupt')")
    new, _ = Match(Tiny, players=2).with_edit("TG-2", text)
    with pytest.raises(KeyboardInterrupt):
        new.run()
    assert new.step == 0


# --- nonsense given to the verbs --------------------------------------------------------------------------------------


class Cards(Game):
    """One rule of its own that may do anything, between rules that use what it leaves."""

    name, title = "verbs", {"en": "Verbs", "ko": "동사"}
    seats, seats_clause = range(2, 4), "VE-1"

    class State(State):
        """A hand that is remembered."""

        hands: dict[str, list[str]]
        pile: list[str]
        coins: dict[str, int]
        order: tuple[str, ...]
        turn: str

    @clause("VE-0")
    def setup(self) -> None:
        self.state = self.State({p: ["A1", "A2"] for p in self.players}, ["A3", "A4"], {p: 3 for p in self.players},
                                self.players, "")  # fmt: skip

    def play(self) -> Result:
        self.safe_point()
        first = self.ask("P1", "first", self.choices())
        self.free()
        self.ask("P2", "last", ("go", "stop"))
        self.state.coins["P1"] += first == "go"
        return Result(("P1",))

    @clause("VE-1")
    def choices(self) -> tuple[str, ...]:
        return ("go", "stop")

    @clause("VE-2")
    def free(self) -> None: ...


def _fields() -> None:
    import dataclasses

    own = Cards.State
    own.hands, own.pile, own.coins = remembered(owner=True), public(), public()
    own.order, own.turn = public(), public("")
    Cards.State = dataclasses.dataclass(slots=True)(own)


_fields()

NONSENSE = ["None", "5", "2.5", "''", "'x' * 10_000", "object()", "[None]", "(1, '1')", "[[]]", "{'P77': 1}", "{1}",
            "print", "lambda *a: None", "iter(())", "(n for n in (1, 2))", "float('nan')", "10 ** 6000", "'\\ud800'",
            "('P77',)", "[{}]", "b'x'", "type", "self", "self.state", "range(3)", "Odd()"]  # fmt: skip
"""Given to everything; some of it is right for some verbs."""

CALLS = [
    "self.ask({0}, 'more', (1, 2))", "self.ask('P1', {0}, (1, 2))", "self.ask('P1', 'more', {0})",
    "self.ask('P1', 'more', (1, 2), {0})", "self.ask('P1', 'more', (1, 2), fact={0})",
    "self.ask('P1', 'more', lambda: {0})",
    "self.ask_all({0}, 'more')", "self.ask_all({{'P1': {0}}}, 'more')", "self.ask_all({{'P1': (1,)}}, {0})",
    "list(self.window({0}, lambda: ('P1',), lambda s: (1,)))", "list(self.window('w', {0}, lambda s: (1,)))",
    "list(self.window('w', lambda: {0}, lambda s: (1,)))", "list(self.window('w', lambda: ('P1',), {0}))",
    "list(self.window('w', lambda: ('P1',), lambda s: {0}))", "list(self.window('w', lambda: (), {{}}, call={0}))",
    "self.reaction({0}, 'r', (1,))", "self.reaction('P1', {0}, (1,))", "self.reaction('P1', 'r', {0})",
    "self.reaction('P1', 'r', (1,), may={0})",
    "self.roll({0}, (1, 2))", "self.roll('die', {0})", "self.roll('die', (1, 2), {0})",
    "self.roll('die', (1,), only={0})",
    "self.draw({0}, self.state.pile)", "self.draw('card', {0})", "self.draw('card', self.state.pile, only={0})",
    "self.shuffle({0}, self.state.pile)", "self.shuffle('pile', {0})", "self.shuffle('pile', ['A'], only={0})",
    "self.tell({0})", "self.tell('told', fact={0})", "self.tell('told', only={0})", "self.tell('told', secret={0})",
    "self.tell('told', fact=1, secret={{'fact': {0}}})", "self.tell('told', player={0})",
    "self.look({0})", "self.look('hands', {0})", "self.look('hands', 'P1', {0})", "self.look('hands', 'P1', by={0})",
    "self.shift({0}, ('hands', 'P1'))", "self.shift(('turn', None), {0})", "self.shift(({0}, {0}), ({0}, {0}))",
    "self.take_out({0}, 'P1', 'A1')", "self.take_out('hands', {0}, 'A1')", "self.take_out('hands', 'P1', {0})",
    "self.take_out('hands', 'P1', 'A1', seen_by={0})",
    "self.end({0})", "self.end(Result({0}))", "self.end(Result((), {0}))", "self.end(Result((), ({0},)))",
    "self.end(Result((), scores={0}))", "self.end(Result((), scores={{'P1': {0}}}))",
    "self.end(Result((), reason={0}))",
    "self.state = {0}", "self.state.coins = {0}", "self.state.coins['P1'] = {0}", "self.state.coins[{0}] = 1",
    "self.state.hands = {0}", "self.state.hands['P1'] = {0}", "self.state.hands['P1'].append({0})",
    "self.state.pile = {0}", "self.state.order = {0}", "self.state.turn = {0}", "self.state.order += ({0},)",
    "self.players = {0}", "self.rules = {0}", "self.table = {0}", "return {0}",
]  # fmt: skip


HARMLESS = ("return {0}", "self.ask('P1', 'more', (1, 2), fact={0})", "self.tell('told', fact={0})")
"""Calls that can be given anything."""


def everything_shown(match: Match) -> None:
    """What screens make of a match."""
    for lang in ("en", "ko"):
        match.trace.to_text(lang), match.alt_text(lang=lang), match.board_text(lang)
        for decision in match.decisions.values():
            decision.text(lang), decision.full_text(lang), decision.places, decision.labels
            [decision.option_text(option, lang) + decision.option_note(option, lang) for option in decision.options]
            [refusal.text(lang) for refusal in decision.refused()]
        for viewer in match.players:
            match.trace.for_player(viewer).to_text(lang)


def played(clause: str, text: str) -> str:
    """How a match goes on under an edit, step by step as a person would play; '' when it comes to an end."""
    match = Match(Cards, players=2, seed=3)
    try:
        match, _ = match.with_edit(clause, text)
        for _ in range(12):
            everything_shown(match)
            if match.decision is None:
                return ""
            match.play(match.decision.options[0])
    except tl.TabletopError as error:
        for lang in ("en", "ko"):
            said = error.text(lang)
            assert "wrong-" not in said and len(said) < 2_000, said[:300]
            said.encode("utf-8")
        assert isinstance(error, tl.RuleError) and clause in str(error) and error.line, str(error)
        return str(error)
    return ""


@pytest.mark.parametrize("call", CALLS)
def test_nonsense_given_to_a_verb_is_told_with_its_clause(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Cards.free.__globals__, "Odd", Odd)
    some = NONSENSE[CALLS.index(call) % 3 :: 3]
    told = [played("VE-2", f"def free(self):\n    {call.format(nonsense)}\n") for nonsense in some]
    assert any(told) or call in HARMLESS


@pytest.mark.parametrize("given", NONSENSE)
def test_nonsense_returned_to_another_rule_is_told_with_its_clause(given: str) -> None:
    text = played("VE-1", f"def choices(self):\n    return {given}\n")
    assert not text or text.startswith("VE-1 choices, line ")


def test_options_that_are_none_are_told_before_anybody_is_asked() -> None:
    for given, reason in (
        ("['x', 99, None]", "walk: None cannot be an option"),
        ("('x', 99)", "it gave ('x', 99), and"),
        ("(1, '1')", "both written 1"),
    ):
        text = f"def open_stalls(self, player):\n    return {given}\n"
        with pytest.raises(tl.RuleError, match="LM-4.2 open_stalls, line 1: ") as caught:
            Match(Market, players=3, seed=1).with_edit("LM-4.2", text)
        assert reason in str(caught.value)
        in_both(caught.value)


def test_an_error_long_after_an_edited_rule_is_told_with_it() -> None:
    text = "def find_the_order(self):\n    return None\n"
    with pytest.raises(tl.RuleError, match="find_the_order, line 1: with this edit .* cannot go on, and") as caught:
        Match(Market, players=3, seed=1).with_edit("LM-2.5", text)[0].run(bots="random")
    in_both(caught.value)


def test_an_error_after_an_option_that_was_remembered_is_told_with_the_edit() -> None:
    """What the rule gave is used again without it; the rules as printed do not offer what made them fail."""
    known: dict[object, tuple[str, ...]] = {}

    class Roads(Game):
        name, title = "roads", {"en": "Roads", "ko": "길"}

        def setup(self) -> None:
            self.state = self.State()

        def play(self) -> Result:
            if self.variant not in known:
                known[self.variant] = self.roads()
            roads = known[self.variant]
            self.ask("P1", "first", ("go", "wait"))
            way = self.ask("P1", "way", roads)
            return Result((), scores={"P1": {"north": 1, "south": 2}[way]})

        @clause("RO-1")
        def roads(self) -> tuple[str, ...]:
            return ("north", "south")

    match, _ = Match(Roads).with_edit("RO-1", "def roads(self):\n    return ('north', 'up')\n")
    with pytest.raises(tl.RuleError, match="RO-1 roads, line 1: with this edit play cannot go on, and") as caught:
        match.play("go").play("up")
    in_both(caught.value)


def test_a_seat_that_does_not_exist_is_told_at_once() -> None:
    for ask in ("self.ask('P77', 'more', (1, 2))", "self.ask_all({'P1': (1,), 'P77': (1,)}, 'more')"):
        with pytest.raises(tl.RuleError, match=r"VE-2 free, line 2: .*more: 'P77' is asked, but there is no") as caught:
            Match(Cards, players=2).with_edit("VE-2", f"def free(self):\n    {ask}\n")[0].run()
        in_both(caught.value)


GIVEN_TOO_MUCH = {
    "a list": "return [1] * 300_000",
    "a range": "return range(300_000)",
    "again and again": "return [n for n in range(6_000)]",
    "one by one": "import itertools\n    return itertools.count()",
}


@pytest.mark.parametrize("how", GIVEN_TOO_MUCH)
def test_a_rule_that_gives_without_end_is_stopped_soon(how: str) -> None:
    text = f"def choices(self):\n    {GIVEN_TOO_MUCH[how]}\n"
    after = "def free(self):\n    for _ in range(60): sum(1 for _ in self.choices())\n"
    began = time.process_time()
    with pytest.raises(tl.RuleError, match=r"VE-[12] (choices|free), line \d: .*(at once|does not end|not a list)"):
        Match(Cards, players=2).with_edit("VE-2", after)[0].with_edit("VE-1", text)[0].run()
    assert time.process_time() - began < 8, "a busy machine takes twice as long, and a rule without an end for ever"


def test_a_rule_that_is_asked_again_and_again_is_stopped_soon() -> None:
    """The loop is one of the rules as printed, so that its rounds are not counted; the calls of the edited rule are."""

    class Gusts(Game):
        name, title = "gusts", {"en": "Gusts", "ko": "돌풍"}

        def setup(self) -> None:
            self.state = self.State()

        def play(self) -> Result:
            self.ask("P1", "first", ("go", "wait"))
            while self.blows():
                pass
            return Result(("P1",))

        @clause("GU-1")
        def blows(self) -> bool:
            return False

    began = time.process_time()
    with pytest.raises(tl.RuleError, match="GU-1 blows, line 1: it gave True, and .* 30,000 times without a decision"):
        Match(Gusts).with_edit("GU-1", "def blows(self):\n    return True\n")[0].play("go")
    assert time.process_time() - began < 8, "a busy machine takes twice as long, and a rule without an end for ever"

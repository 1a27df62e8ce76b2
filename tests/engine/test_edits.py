"""Rules edited as code: what may be edited, what an edit may not be, how it is played, and what a mistake says.
Records of edited matches are in test_record_edits.py."""

from __future__ import annotations

import inspect
import pickle
import re
import time
import traceback
from typing import Any

import pytest
from tiny_games import Tiny, script

import tabletop_lab as tl
from tabletop_lab.engine import Content, Game, clause
from tabletop_lab.engine.core.clause import clauses_of
from tabletop_lab.engine.edits.variant import Variant, edited, functions_of, source_of
from tabletop_lab.engine.match.match import Match

MARKET = "market"
TURN = source_of(Tiny, "TG-2")


def tiny(*answers: Any, **more: Any) -> Match:
    match = Match(Tiny, players=2, seed=3, **more)
    for answer in answers:
        match.play(answer)
    return match


def snapshot(match: Match) -> tuple[Any, ...]:
    return (match.step, match.steps, [str(a) for a in match.answers], match.state, match.trace.to_text(),
            match.game, repr(match.decision), dict(match.branches), match._forced)  # fmt: skip


# --- what a clause's text is ----------------------------------------------------------------------------------------


def test_the_most_specific_function_comes_first() -> None:
    assert functions_of(MARKET, "LM-4.2") == ("open_stalls", "walk")
    assert functions_of(MARKET, "LM-4.1")[0] == "walk"
    assert source_of(MARKET, "LM-4.2").startswith('@clause("LM-4.2")\ndef open_stalls(self, player: str)')
    assert source_of(MARKET, "LM-4.2", "walk").startswith('@clause("LM-4.1", "LM-4.2")\ndef walk(')


def test_every_tagged_function_can_be_edited_and_plays_as_before() -> None:
    game = tl.games()[MARKET]
    variant = Variant(MARKET, "the same")
    names = {(tags[0], name) for name, _, tags in tl.engine.tagged_functions(game)}
    assert len(names) == 22
    for tag, name in sorted(names):
        variant = variant.with_edit(tag, source_of(game, tag, name), function=name)
    same, divergence = Match(MARKET, players=3, seed=5).run().with_rules(game=variant.apply())
    assert divergence is None and same.result is not None and len(same.variant.edits) == len(names)


@pytest.mark.parametrize("given", ["LM-99", "", "lm-4.2", None, "LM-0"])
def test_unknown_clauses_are_refused(given: Any) -> None:
    with pytest.raises(tl.InvalidEdit, match="clause"):
        source_of(MARKET, given)


# --- playing by an edit -----------------------------------------------------------------------------------------------


def test_a_match_goes_on_under_the_edit() -> None:
    match = tiny(1, 2, 3)
    before = snapshot(match)
    new, divergence = match.with_edit("TG-2", TURN.replace("number + ", "2 * number + "), name="double")
    assert divergence.kind == "event" and divergence.step == 1 and divergence.clauses == ("TG-2", "TG-1")
    assert new.state.score == {"P1": 8, "P2": 4} and new.variant.name == "double"
    assert str(divergence).endswith("number: 2") or "(" not in str(divergence)[-3:]
    assert snapshot(match) == before and match.variant is None
    assert new.play(2).state.score == {"P1": 8, "P2": 8}
    assert new.undo().state.score == {"P1": 8, "P2": 4} and new.branch().variant == new.variant


def test_an_answer_that_the_edit_forbids_is_left_over() -> None:
    new, divergence = tiny(1, 2, 3, 1).with_edit("TG-2", TURN.replace("self.rules.largest + 1", "3"), name="two")
    assert divergence.kind == "illegal" and divergence.last_matching_step == 6 == new.step
    assert new.decision.labels == ["1", "2"] and len(divergence.remaining_answers) == 6


def test_edits_add_up_and_a_second_edit_of_a_function_takes_its_place() -> None:
    round_text = source_of(Tiny, "TG-1")
    new, _ = tiny(1).with_edit("TG-2", TURN.replace("number + ", "9 + "), name="nine")
    both, _ = new.with_edit("TG-1", round_text.replace("self.players", "self.players[:1]"))
    assert [e.function for e in both.variant.edits] == ["turn", "one_round"] and both.variant.name == "nine"
    assert both.run().state.score["P2"] == 0 and both.state.score["P1"] >= 27
    assert "9 + " in source_of(both.game, "TG-2"), "the present text is the edited one"
    again, _ = both.with_edit("TG-2", TURN.replace("number + ", "7 + "), name="seven")
    assert [e.function for e in again.variant.edits] == ["one_round", "turn"] and again.variant.name == "seven"
    parameters, _ = again.with_rules(rounds=1)
    assert parameters.variant == again.variant and parameters.run().state.score["P1"] == 7


def test_super_is_the_rule_as_printed() -> None:
    text = 'def turn(self, player):\n    self.tell("before", player=player)\n    super().turn(player)\n'
    new, _ = tiny(1).with_edit("TG-2", text)
    assert [e.name for e in new.trace.events()][:2] == ["before", "gained"]
    twice, _ = new.with_edit("TG-2", text.replace("before", "again"))
    assert "before" not in [e.name for e in twice.trace.events()]


def test_names_of_the_module_and_of_the_functions_around_are_seen() -> None:
    bonus = 5

    def play(game: Any) -> Any:
        return game.one()

    class Around(script(play)):  # type: ignore[misc]
        name = "around"

        @clause("AR-1")
        def one(self) -> int:
            return self.__double(bonus)

        def __double(self, number: int) -> int:
            return 2 * number

    text = source_of(Around, "AR-1").replace("(bonus)", "(bonus + len(re.escape('x')))")
    assert Match(edited(Around, "AR-1", text)).result.reason == "12", "helpers, closures and private names"
    assert "one" not in globals() and "__edited__" not in globals(), "nothing is left behind in the module"


def test_tags_are_those_of_the_text_or_else_the_old_ones() -> None:
    body = TURN.split("\n", 1)[1]
    assert clauses_of(edited(Tiny, "TG-2", body).turn) == ("TG-2",)
    assert clauses_of(edited(Tiny, "TG-2", '@clause("TG-2", "TG-9")\n' + body).turn) == ("TG-2", "TG-9")


def test_an_edited_game_speaks_and_looks_like_the_one_it_comes_from() -> None:
    text = source_of(MARKET, "LM-4.2").replace("space not in left", "True")
    new, _ = Match(MARKET, players=3, seed=7).with_edit("LM-4.2", text, name="open roads")
    game = tl.games()[MARKET]
    assert new.game.folder() == game.folder() and new.game.content.name("G05", "ko") == game.content.name("G05", "ko")
    for lang in ("en", "ko"):
        assert new.words(lang) is game.words(lang) and new.rulebook(lang) is game.rulebook(lang)
        assert new.decision.text(lang) and new.alt_text(lang=lang) and new.trace.to_text(lang)
    assert new.decision.refused()[0].text("ko") and new.game.name == MARKET and issubclass(new.game, game)
    assert new.broken_invariants() == []


def test_the_text_may_stand_anywhere_and_tracebacks_show_it() -> None:
    text = "\n\n" + "\n".join("        " + line for line in TURN.split("\n"))
    game = edited(Tiny, "TG-2", text)
    assert inspect.getsource(game.turn).rstrip() == TURN.rstrip() == source_of(game, "TG-2").rstrip()
    bad = edited(Tiny, "TG-2", TURN.replace("number + ", "number / 0 + "))
    with pytest.raises(tl.RuleError) as caught:
        Match(bad, players=2).play(1)
    shown = "".join(traceback.format_exception(caught.value.__cause__))
    assert "number / 0 + " in shown and "<rule TG-2 turn" in shown


def test_other_content_stays_and_can_be_left() -> None:
    class Cards(Content):
        def under(self, rules: Any, game: type[Game]) -> Content:
            return house if rules.largest == 3 else own

    house, own = Cards(), Cards()

    class Decks(Tiny):
        content = house

    new, _ = Match(Decks, players=2, rules={"largest": 2}).with_edit("TG-2", TURN, name="same")
    assert new.game.content is own and new.variant.name == "same"
    back, _ = new.with_rules(largest=3)
    assert back.game.content is house and back.variant.name == "same"
    home = Match(new.game, players=2, rules={"largest": 3})
    assert home.game.content is house and home.variant.name == "same", "a class that was played brings no content along"
    assert Match(Decks, players=2, rules={"largest": 2}).game is Match(Decks, players=2, rules={"largest": 1}).game


# --- a variant is data ------------------------------------------------------------------------------------------------


def test_the_same_variant_gives_the_same_class_here_and_elsewhere() -> None:
    text = source_of(MARKET, "LM-4.2").replace("space not in left", "True")
    game = edited(MARKET, "LM-4.2", text, "open roads")
    assert game is edited(MARKET, "LM-4.2", text, "open roads") is game.variant.apply() is game.variant.apply(game)
    packed = pickle.dumps(game)
    assert pickle.loads(packed) is game and b"space" in packed
    assert pickle.loads(pickle.dumps(game.variant)) == game.variant
    with pytest.raises(tl.InvalidEdit):
        game.variant.apply(Tiny)


@pytest.mark.parametrize("name", ["\n", " ", "x" * 61, "a\x1b[31m", 7])
def test_names_of_variants(name: Any) -> None:
    with pytest.raises(tl.InvalidEdit, match="name"):
        Variant("tiny", name)


# --- what an edit may not be ------------------------------------------------------------------------------------------

BAD = {
    "not Python": (TURN.replace("self.gain(", "self.gain(("), 4, "SyntaxError"),
    "wrong indentation": (TURN.replace("    self.gain", "  self.gain"), 4, "IndentationError"),
    "return at the top": (TURN + "\nreturn 3\n", 13, "beside"),
    "another name": (TURN.replace("def turn", "def tour"), 2, "is called 'tour'"),
    "two functions": (TURN + "\n" + TURN, 14, "2 functions"),
    "an import": ("import os\n" + TURN, 1, "beside the function"),
    "a call": (TURN + "\nprint(1)\n", 13, "beside the function"),
    "nothing": ("# only a thought\n", 1, "no function"),
    "a lambda": ("turn = lambda self, player: None", 1, "beside"),
    "a missing parameter": (TURN.replace("(self, player: str)", "(self)"), 2, "player is missing"),
    "another parameter": (TURN.replace("(self, player: str)", "(self, player, way)"), 2, "needs a default"),
    "another order": (TURN.replace("(self, player: str)", "(player, self)"), 2, "another order"),
    "another kind": (TURN.replace("(self, player: str)", "(self, *, player)"), 2, "as before"),
    "async": (TURN.replace("def turn", "async def turn"), 2, "async"),
    "yield": (TURN + "    yield 1\n", 2, "yield"),
    "a class decorator": ("@property\n" + TURN, 3, "make it something else (property)"),
    "a failing decorator": ("@nobody\n" + TURN, 1, "NameError"),
    "a failing default": (TURN.replace("player: str", "player: str, way=1 / 0"), 2, "ZeroDivisionError"),
    "a null byte": (TURN.replace("gain", "ga\0in"), 1, ""),
    "nonlocal nowhere": (TURN.replace("    self.gain", "    nonlocal nowhere\n    self.gain"), 4, "no function around"),
    "break outside": (TURN + "    break\n", 12, "outside of every loop"),
    "too long": (TURN + "#" * 100_001, 1, "too many"),
    "too deep": (TURN + "    " + "(" * 3000 + ")" * 3000, None, ""),
    "no text": (None, None, "not the text of a rule"),
}


@pytest.mark.parametrize("why", BAD)
def test_bad_texts_are_refused_with_line_and_reason(why: str) -> None:
    text, line, reason = BAD[why]
    match = tiny(1, 2)
    before = snapshot(match)
    with pytest.raises(tl.InvalidEdit) as caught:
        match.with_edit("TG-2", text)  # type: ignore[arg-type]
    assert reason in str(caught.value)
    if line is not None:
        assert caught.value.line == line and f"line {line}" in str(caught.value)
        with pytest.raises(tl.InvalidEdit) as later:
            match.with_edit("TG-2", text, line=21)  # type: ignore[arg-type]
        assert later.value.line == line + 20
    assert snapshot(match) == before


def test_extra_parameters_with_defaults_are_fine() -> None:
    assert edited(Tiny, "TG-2", TURN.replace("player: str", "player: str, way: int = 1, *more, **facts"))


def test_nothing_of_a_refused_text_runs() -> None:
    text = TURN.replace("(self, player: str)", "(self, player: str, way=print(0 / 0), other)")
    with pytest.raises(tl.InvalidEdit, match="is not Python: SyntaxError|needs a default"):
        edited(Tiny, "TG-2", text)


# --- mistakes that show while playing ---------------------------------------------------------------------------------

FAILS = {
    "raises": ("self.gain(player, number / 0)", 4, "ZeroDivisionError"),
    "an unknown name": ("self.gain(player, nunber)", 4, "NameError: name 'nunber'"),
    "leaves": ("raise SystemExit", 4, "SystemExit"),
    "fails further in": ("self.gain(player, 'x')", 4, r"TypeError: .*in gain, tiny_games.py, line"),
    "asks for nothing": ("self.ask(player, 'more', ())", 4, "without a single option"),
    "calls itself": ("self.turn(player) if number else 0", None, "RecursionError|does not end"),
}


@pytest.mark.parametrize("why", FAILS)
def test_an_error_in_edited_code_leaves_the_match_as_it_was(why: str) -> None:
    instead, line, reason = FAILS[why]
    text = re.sub(r"    self\.gain.*", "    " + instead, TURN)
    match = tiny(1, 2)
    before = snapshot(match)
    with pytest.raises(tl.RuleError, match=reason) as caught:
        match.with_edit("TG-2", text)[0].run()
    if line:
        assert caught.value.line == line and str(caught.value).startswith(f"TG-2 turn, line {line}: ")
    assert caught.value.__cause__ is not None and caught.value.faults[0].clause == "TG-2"
    assert snapshot(match) == before
    late = re.sub(r"    self\.gain.*", "    self.state.round == 1 or " + instead, TURN)
    if "raise" in instead or "self.turn" in instead:
        return
    edited_match, _ = tiny(1).with_edit("TG-2", late)
    edited_match.play(1)
    before = snapshot(edited_match)
    more_rounds, _ = edited_match.with_rules(rounds=9)
    for action in (lambda: edited_match.play(1), edited_match.run, more_rounds.run):
        with pytest.raises(tl.RuleError):
            action()
        assert snapshot(edited_match) == before
    assert edited_match.undo().step < before[0] and edited_match.redo().step == before[0]


def test_what_an_edited_rule_gave_is_named_when_the_rules_cannot_go_on() -> None:
    text = source_of(MARKET, "LM-4.2").replace("return tuple(", "return len(")
    said = "LM-4.2 open_stalls, line 2: it gave 2, and choose_where_to_walk cannot go on"
    with pytest.raises(tl.RuleError, match=said) as caught:
        Match(MARKET, players=2, seed=1).with_edit("LM-4.2", text)
    assert caught.value.line == 2

    def play(game: Any) -> None:
        game.ask("P1", "way", game.ways())

    class Ways(script(play)):  # type: ignore[misc]
        @clause("WA-1")
        def ways(self) -> tuple[int, ...]:
            return (1, 2)

    with pytest.raises(tl.RuleError, match=r"it gave \(\), and play cannot go on .*without a single option"):
        Match(Ways, players=2).with_edit("WA-1", "def ways(self):\n    return ()\n")


def test_refusals_fail_as_rule_errors_too() -> None:
    text = source_of(MARKET, "LM-4.2").replace("return", "if hasattr(self, 'late'): 1 / 0\n    return")
    match, _ = Match(MARKET, players=2, seed=1).with_edit("LM-4.2", text)
    match.decision._game.late = True
    with pytest.raises(tl.RuleError, match="line 6"):
        match.decision.refused()


def test_bugs_of_shipped_rules_pass_through() -> None:
    class Buggy(Tiny):
        name = "buggy"

        def gain(self, player: str, number: int) -> None:
            raise ZeroDivisionError("shipped")

    with pytest.raises(ZeroDivisionError):
        Match(Buggy).play(1)
    new, _ = Match(Buggy).with_edit("TG-0", source_of(Buggy, "TG-0"))
    with pytest.raises(ZeroDivisionError, match="shipped"):
        new.play(1)


def test_what_a_user_does_wrong_stays_what_it_is() -> None:
    new, _ = tiny(1).with_edit("TG-2", TURN)
    with pytest.raises(tl.IllegalChoice):
        new.play(9)
    with pytest.raises(tl.ImpossibleChance):
        new.force("die", 7).play(1)
    assert new.play(1).step == 6


ENDLESS = {
    "while": "while True: pass",
    "for": "import itertools\n    for n in itertools.count(): n",
    "comprehension": "import itertools\n    sum(n for n in itertools.count())",
    "swallowed": "while True:\n        try: self.gain(player, 0 / 0)\n        except Exception: pass",
    "asks": "while True: self.ask(player, 'again', (1, 2))",
    "rolls": "while True: self.roll('again', (1, 2))",
    "tells": "while True: self.tell('again')",
    "safe points": "while True: self.safe_point()",
}


@pytest.mark.parametrize("how", ENDLESS)
def test_endless_rules_are_stopped(how: str) -> None:
    text = re.sub(r"    self\.gain.*", "    " + ENDLESS[how], TURN)
    match = tiny()
    before, started = snapshot(match), time.process_time()
    with pytest.raises(tl.RuleError, match="does not end"):
        match.with_edit("TG-2", text)[0].run()
    assert time.process_time() - started < 30 and snapshot(match) == before


def test_a_rule_with_much_work_is_not_stopped() -> None:
    text = TURN.replace("    self.gain", "    sum(n for n in range(100_000))\n    self.gain")
    new, _ = tiny().with_edit("TG-2", text)
    assert new.run().result is not None


# --- the table of differences -----------------------------------------------------------------------------------------


def test_differences_name_parameters_and_edits() -> None:
    match = Match(MARKET, players=2, seed=1, rules={"days": 2})
    new, _ = match.with_edit("LM-4.2", source_of(MARKET, "LM-4.2"), name="<b>same</b>")
    assert [d.name for d in match.differences()] == ["days"] and not Match(MARKET).differences()
    rule, code = new.differences()
    assert (rule.kind, rule.before, rule.after) == ("rule", 3, 2) and "LM-1.2" in rule.clauses
    assert (code.kind, code.name, code.clauses, code.after) == ("code", "open_stalls", ("LM-4.2",), "<b>same</b>")
    assert "days [" in repr(new.differences()) and "3 -> 2" in repr(new.differences())
    assert "&lt;b&gt;same" in new.differences()._repr_html_() and "<b>same" not in new.differences()._repr_html_()
    assert "고침: <b>same</b>" in new.differences().to_text("ko")
    assert list(new.differences().to_frame()["kind"]) == ["rule", "code"]
    assert "default" in repr(Match(MARKET).differences()) and "<p>" in Match(MARKET).differences()._repr_html_()

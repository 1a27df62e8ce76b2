"""The rule editor without a page: every path that mouse and keys take, what its parts say, what the match becomes.
How it looks and behaves in a browser is tested in tests/browser."""

import re
from dataclasses import dataclass
from typing import Literal

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Game, Result, Rules, State, public, rule
from tabletop_lab.notebook import edit_rules
from tabletop_lab.notebook.panes.branch_pane import line_name
from tabletop_lab.notebook.rules.editor import RulesEditor
from tabletop_lab.notebook.rules.field import RuleNumber
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.parts import Check, Dropdown, Number, Segments, Text
from tabletop_lab.notebook.words import say
from tests.notebook.fair import Fair


@pytest.fixture
def match():
    return tl.Match(Fair, players=4, seed=7).run(until=38)


@pytest.fixture
def editor(match):
    return RulesEditor(match)


def text(html):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def press(editor, what, value=""):
    """What the page sends when a piece of HTML is pressed."""
    editor.bridge._receive(None, {"type": "do", "what": what, "with": value}, [])


def chapters(editor):
    return re.findall(r'data-do="jump" data-with="([^"]+)"', editor.form.nav.value)


def field(editor, name):
    return editor.form.fields[name]


def test_the_form_has_a_field_for_every_parameter_in_the_rulebooks_order(editor):
    assert set(editor.form.fields) == set(type(editor.match.rules).model_fields)
    assert chapters(editor) == ["LM-1", "LM-2", "LM-4", "LM-5", "LM-6", "LM-7"]
    assert "Walking" in text(editor.form.nav.value)
    assert "By whose last walk must a stall have been left?" in text(field(editor, "closed_stalls").head.value)
    assert 'data-with="LM-A2"' in field(editor, "closed_stalls").foot.value
    assert "1 to 12" in text(field(editor, "days").foot.value)


def test_a_search_leaves_the_chapters_in_which_it_finds_something(match):
    editor = edit_rules(match)
    every = chapters(editor)
    for chapter in ("LM-4", "LM-5"):
        assert chapters(editor.search(chapter)) == [chapter]
    assert chapters(editor.search("no such rule at all")) == every, "nothing is found: all are there to choose from"
    assert chapters(editor.search("")) == every


def test_every_kind_of_parameter_has_its_control(editor):
    kinds = {"days": RuleNumber, "layout": Dropdown, "closed_stalls": Segments, "price_list": Text}
    kinds |= {"kinds_score": Check, "most_goods": Dropdown, "ways": Text}
    assert {name: type(field(editor, name).control) for name in kinds} == kinds
    assert field(editor, "closed_stalls").control.options[0] == ("the walker", "own")


def test_changes_are_marked_counted_and_reset(editor):
    assert editor.form.apply.disabled and "played by these rules" in editor.form.reason.value
    field(editor, "reach").control.enter(1)
    field(editor, "closed_stalls").control.enter("anyone")
    assert "was 2" in text(field(editor, "reach").foot.value)
    assert "chg" in field(editor, "reach").widget.css.split()
    assert "By the last walk of anybody" in text(field(editor, "closed_stalls").foot.value)
    assert "2 changes from Standard" in text(editor.form.count.value)
    assert ("Standard, changed", "standard") in editor.form.presets.options
    assert editor.form.only.description == "Only changed (2)" and not editor.form.apply.disabled
    press(editor, "reset", "closed_stalls")
    assert field(editor, "closed_stalls").control.value == "own"
    editor.form.all.click()
    assert repr(editor) == "RulesEditor(fair: nothing changed)"


def test_presets_fill_the_form(editor):
    editor.form.presets.enter("crowded")
    assert field(editor, "reach").control.value == 1 and field(editor, "closed_stalls").control.value == "anyone"
    assert "default" in field(editor, "reach").foot.value and not editor.form.apply.disabled
    editor.set("reach", 3)
    assert "was 1" in text(field(editor, "reach").foot.value)
    with pytest.raises(tl.TabletopError, match="there is no preset"):
        editor.preset("no such")


@pytest.mark.parametrize(
    ("name", "value", "english", "korean"),
    [
        ("days", 99, "99 is too large. Choose 1 to 12.", "99는 너무 큽니다."),
        ("days", 0, "0 is too small. Choose 1 to 12.", "0은 너무 작습니다."),
        ("days", 2.5, "2.5 is not a whole number. Choose 1 to 12.", "2.5: 정수가 아닙니다."),
        ("days", "", "A number is missing. Choose 1 to 12.", "수가 비어 있습니다."),
        ("days", "many", "“many” is not a number.", "‘many’에는 수를 적어야 합니다."),
        ("closed_stalls", "square", "not a reading of this rule. Choose: the walker, anybody", "해석은 없습니다."),
        ("fair_day", 9, "9 is after the last day. Choose a day from 1 to 3.", "9일째는 마지막 날보다 뒤입니다."),
        ("ways", ((1, 9),), "1-9 does not connect two stalls", "1-9는 두 가게를 잇지 않습니다"),
        ("ways", "all", "“all” is not a list.", "목록이 아닙니다"),
        ("price_list", 5, "“5” is not possible here.", "쓸 수 없습니다"),
    ],
)
def test_every_kind_of_fault_is_a_sentence_at_its_field(editor, name, value, english, korean):
    editor.set(name, value)
    assert english in text(field(editor, name).foot.value)
    assert "bad" in field(editor, name).widget.css.split() and editor.form.apply.disabled
    editor.speak("ko")
    assert korean in text(field(editor, name).foot.value)
    assert "값 1개를 확인해 주세요." in text(editor.form.message.value)


def test_an_emptied_field_says_so_and_large_numbers_are_written_out(editor):
    control = field(editor, "days").control
    for typed, said in (("1e9", "1000000000 is too large"), ("", "A number is missing"), ("x", "“x” is not a number")):
        control.enter(control.read(typed))
        assert said in text(field(editor, "days").foot.value)


def test_all_errors_are_listed_at_once_with_links_and_block_apply(editor):
    editor.set("hand_limit", 3).set("start_cards", 4).set("fair_day", 9)
    assert "2 values need attention." in text(editor.form.message.value)
    assert re.findall(r'data-do="jump" data-with="(\w+)"', editor.form.message.value) == [
        "start_cards",
        "fair_day",
    ]
    assert "correct 2 values first" in editor.form.reason.value
    assert "⚠ 1" in text(editor.form.nav.value)
    assert editor.bridge.aria[".field-start_cards :is(input,select)"]["aria-invalid"] == "true"
    with pytest.raises(tl.InvalidRules) as caught:
        editor.apply()
    assert [fault.where for fault in caught.value.faults] == ["start_cards", "fair_day"]
    press(editor, "apply")
    assert editor.proposal is None, "the page is led to the summary, nothing is applied"
    editor.set("hand_limit", 5).set("days", 9)
    assert editor.faults == [] and not editor.form.apply.disabled


def test_search_by_words_by_clause_and_by_what_changed(editor):
    assert "start_coins" in editor.search("coins").found and "days" not in editor.found
    assert "closed_stalls" in editor.search("LM-4.2").found and "hand_limit" not in editor.found
    assert set(editor.search("lm-4").found) >= {"reach", "closed_stalls"}
    assert editor.search("anybody").found == ["closed_stalls"], "readings are found, too"
    editor.form.search.enter("no such thing")
    assert editor.found == [] and "No rule matches “no such thing”" in text(editor.form.empty.value)
    press(editor, "clear")
    assert len(editor.found) == len(editor.form.fields)
    editor.set("reach", 1).only()
    assert editor.found == ["reach"]
    assert editor.speak("ko").only(False).search("걸을 수 있는 가게").found == ["reach"]


def test_an_answer_that_is_not_allowed_any_more(editor, match):
    editor.set("closed_stalls", "anyone").set("reach", 4).apply()
    assert editor.divergence.kind == "illegal" and editor.divergence.step == 30
    shown = text(editor.pane.top.value)
    assert "Under the new rules the match changes at step 30" in shown
    assert "The recorded answer 3 Tea house is no longer allowed." in shown and "was left just before" in shown
    assert "the walker → anybody" in shown and 'data-with="LM-4.2"' in editor.pane.top.value
    pair = editor.pane.pair.value
    assert pair.count("<img alt=") == 2 and 'alt="Before: ' in pair and 'alt="After: ' in pair
    assert "✓ 3 Tea house" in text(pair) and "5 Square, new" in text(pair)
    assert editor.pane.go.description == "Continue at step 30 under the new rules"
    assert editor.match is match, "nothing is decided yet"
    assert list(editor.proposal.branches) == ["old rules"]


def test_the_clause_of_the_edited_rule_is_told_first_where_its_effect_is_felt_elsewhere():
    """With fewer moves a turn of TIEDIE ends earlier: the place is the end of the turn, the reason the moves."""
    match = tl.Match("tiedie", players=4, seed=1).run(bots="random", until=52)
    editor = edit_rules(match).set("move_day", 1).apply()
    assert "TD-5.3" not in editor.divergence.clauses, "or nothing is tested here"
    shown = editor.pane.top.value
    assert re.findall(r'data-with="([^"]+)', shown)[:2] == ["TD-5.3", editor.divergence.clauses[0]]
    assert "TD-5.3 Moves" in text(shown.split('class="ttl-clause"')[1]), "its text is open"
    changes = text(shown.split('class="ttl-changed"')[1])
    assert re.search(r"TD-5\.3 Moves of a turn by day move_day : 3 → 1", changes)


def test_the_three_ways_on(match):
    new = edit_rules(match).set("closed_stalls", "anyone").apply().choose("continue").match
    assert new.rules.closed_stalls == "anyone" and new.step == 30 and list(new.branches) == ["old rules"]
    tail = edit_rules(match).set("closed_stalls", "anyone").apply().choose("old line").match
    assert tail.rules.closed_stalls == "own" and tail.step == 38 and list(tail.branches) == ["new rules"]
    assert tail.undo().step < 38 and tail.switch("new rules").rules.closed_stalls == "anyone"
    editor = edit_rules(match).set("closed_stalls", "anyone").apply().choose("form")
    assert editor.match is match and field(editor, "closed_stalls").control.value == "anyone"
    editor.apply().choose("keep")
    assert editor.match is match and field(editor, "closed_stalls").control.value == "own"
    with pytest.raises(tl.TabletopError, match="nothing to choose"):
        editor.choose("continue")


def test_buttons_of_the_panel_and_keys_are_the_same_path(match):
    editor = RulesEditor(match)
    editor.set("closed_stalls", "anyone")
    press(editor, "apply")
    assert editor.frame.children[0] is editor.pane.region
    press(editor, "back")
    assert editor.frame.children[0] is editor.form.widget and editor.divergence is None
    editor.press("ctrl+Enter")
    editor.pane.go.click()
    assert editor.match.rules.closed_stalls == "anyone"
    assert "goes on at step 30 under the new rules" in text(editor.form.message.value)
    assert editor.form.apply.disabled, "the match is played by these rules now"


def test_the_old_line_opens_in_whatever_language_was_chosen_since(match):
    editor = RulesEditor(match, lang="ko").set("closed_stalls", "anyone").apply()
    assert list(editor.proposal.branches) == ["old rules"]
    assert line_name(editor.proposal, "old rules", say("ko")) == "옛 규칙"
    shown = text(editor.pane.top.value)
    assert "30수부터 달라집니다" in shown and "이제 고를 수 없습니다" in shown
    editor.speak("en").choose("old line")
    assert editor.match.rules == match.rules and list(editor.match.branches) == ["new rules"]


def test_rules_changed_twice_lose_no_line(match):
    first = edit_rules(match).set("closed_stalls", "anyone").apply().choose("continue").match
    again = edit_rules(first).set("start_coins", 6).apply().choose("continue").match
    assert again.branch_name == "new rules" and set(again.branches) == {"old rules", "old rules 2"}
    assert line_name(again, "old rules 2", say("ko")) == "옛 규칙 2"
    assert again.switch("old rules").rules == first.rules
    assert again.switch("old rules 2").rules == match.rules


def test_something_else_happens_or_nothing_at_all(match):
    editor = RulesEditor(match).set("start_coins", 6).apply()
    shown = text(editor.pane.top.value)
    assert "changes from the start" in shown and "All 38 answers still fit." in shown
    assert "everybody has 5 coins" in shown and "everybody has 6 coins" in shown
    assert re.search(r"Different in this match\. [^:]+: 6 \(in the rulebook: 5\)", shown), "below the clause"
    assert "from the start" in text(editor.pane.tail.value)
    editor.choose("form").reset().set("hand_limit", 5).apply()
    assert editor.divergence is None
    assert "Same match: all 38 answers fit" in text(editor.pane.top.value)
    assert editor.choose("continue").match.rules.hand_limit == 5
    assert editor.match.branches == {}


def test_what_a_seat_may_not_know_is_not_told(match):
    for viewer in match.players:
        asked = RulesEditor(match, viewer=viewer).set("start_cards", 3)
        with pytest.raises(tl.TabletopError, match="would give away the cards"):
            asked.apply()
        press(asked, "apply")
        assert asked.proposal is asked.divergence is None and "would give away the cards" in asked.form.message.value
    drawn = RulesEditor(match).set("start_cards", 3).apply()
    drawn.viewer = "P1"
    drawn.refresh()
    secret = next(t for t in drawn.divergence.texts("en", tl.MODERATOR) if t)
    hidden = [t for t in drawn.divergence.texts("en", "P1", sees_all=True) if not t]
    assert hidden, "one of the two draws belongs to another seat"
    assert "known to others only" in text(drawn.pane.top.value) and secret


def test_clauses_open_in_the_form_and_in_the_panel(editor):
    press(editor, "clause", "LM-6.3")
    assert "The highest bid" in text(editor.form.clause.value)
    editor.press("Escape")
    assert editor.form.clause.value == ""
    with pytest.raises(tl.TabletopError):
        editor.show_clause("LM-99")
    press(editor, "clause", "LM-99")
    assert "there is no clause" in editor.form.message.value
    editor.set("closed_stalls", "anyone").apply()
    press(editor, "clause", "LM-4.2")
    assert "closed" in text(editor.pane.top.value)


def test_an_error_of_the_rules_is_shown_and_raised(editor, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("the rule under construction")

    monkeypatch.setattr(editor.match, "with_rules", broken)
    editor.set("days", 5).set("fair_day", 4)
    with pytest.raises(ZeroDivisionError):
        press(editor, "apply")
    assert "The rule stopped with an error" in text(editor.form.message.value)
    assert editor.proposal is None


def test_the_theme_of_the_page_is_followed(editor):
    editor.set("closed_stalls", "anyone").apply()
    light = editor.pane.pair.value
    editor.bridge._receive(None, {"type": "theme", "theme": "dark"}, [])
    assert editor.pane.pair.value != light


def test_shows_the_changed_values_where_there_is_no_kernel(editor):
    bundle = editor.set("closed_stalls", "anyone")._repr_mimebundle_()
    assert all(part in bundle["text/html"] for part in ("the walker", "anybody", "<table"))
    assert bundle["text/plain"] == "RulesEditor(fair: closed_stalls='anyone')"


def test_on_paper_the_rule_that_was_searched_for_is_seen(editor):
    shown = editor.search("closed_stalls")._repr_mimebundle_()["text/html"]
    assert "<code>closed_stalls</code>" in shown and "the walker" in shown
    assert shown.count("<tr>") == 2 and "Nothing has been changed" not in shown


def test_the_player_opens_the_editor_and_takes_over_the_match(match):
    player = MatchWidget(match)
    player.screen.layout.rules.click()
    editor = player.editor
    assert player.stage.whole.children == (player.screen.layout.frame, editor.frame)
    player.speak("ko")
    assert editor.lang == "ko"
    editor.set("closed_stalls", "anyone").apply()
    player.undo()
    assert editor.proposal is None, "what was tried on another step holds no more"
    editor.apply().choose("continue")
    assert player.match.rules.closed_stalls == "anyone" and player.editor is None
    assert len(player.stage.whole.children) == 1
    assert player.edit_rules().match is player.match
    player.editor.press("Escape")
    assert player.editor is None


class PlainRules(Rules):
    """Rules of a game without words, rulebook or presets."""

    share: float = rule(0.5, help="Part of the pot.", ge=0, le=1)
    order: tuple[int, ...] = rule((1, 2), help="Order of things.")
    way: Literal["left", "right"] = rule("left", help="Way round.")


@dataclass(slots=True)
class PlainState(State):
    """Nothing lies on the table."""

    moves: int = public(0)


class Plain(Game):
    """The plainest game there is."""

    name, title = "plain", {"en": "Plain", "ko": "민무늬"}
    seats = range(1, 3)
    Rules, State = PlainRules, PlainState

    def setup(self):
        self.state = PlainState()

    def play(self):
        self.ask(self.players[0], "side", ("left", "right") if self.rules.way == "left" else ("right",))
        return Result((self.players[0],), ((self.players[0],),), {}, "done")


def test_a_game_without_words_has_a_form_as_well():
    editor = RulesEditor(tl.Match(Plain, players=1).play("left"))
    assert isinstance(field(editor, "share").control, Number)
    assert ("Default", "") in editor.form.presets.options and "Part of the pot" in field(editor, "share").head.value
    field(editor, "order").control.enter("3, 1")
    assert editor.draft.values["order"] == (3, 1)
    editor.reset().set("way", "right").apply()
    assert editor.divergence.kind == "illegal" and "left" in text(editor.pane.top.value)
    assert "side" in text(editor.pane.top.value)
    editor.choose("continue")
    assert editor.match.decision.labels == ["right"]


# --- who may know what changes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players, seed, rules, kind, seat, told",
    [
        (8, 0, {"extra_medium_role": True}, "chance", "P1", "villager true to instinct"),
        (10, 0, {"guard_targets": "living_others"}, "illegal", "P4", "whom do you protect?"),
        (13, 10, {"mercenary_choice": True}, "question", "P11", "mercenary: the wolves raid you"),
        (9, 0, {"max_days": 1}, "end", "P2", "whom to look at"),
    ],
)
def test_a_secret_of_another_seat_is_not_told_in_the_panel(players, seed, rules, kind, seat, told):
    match = tl.Match("tabula_wolves", players=players, seed=seed, rules="silent").run("random", until=70)
    (name, value), secret = next(iter(rules.items())), "What changes here is known to others only."
    others = [player for player in match.players if player != seat]
    for viewer in (seat, tl.MODERATOR, others[0], others[-1]):
        editor = RulesEditor(match).set(name, value).apply()
        editor.viewer = viewer  # somebody who may see everything looks with these eyes
        editor.refresh()
        assert editor.divergence.kind == kind
        head = text(editor.pane.top.value)
        assert (told in head) == (viewer in (seat, tl.MODERATOR)), (viewer, head)
        assert secret in head or told in head

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
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.parts import Check, Dropdown, Number, Segments, Text
from tabletop_lab.notebook.words import say


@pytest.fixture
def match():
    return tl.Match("fourteen_nights", players=4, seed=7).run(until=38)


@pytest.fixture
def editor(match):
    return RulesEditor(match)


def text(html):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def press(editor, what, value=""):
    """What the page sends when a piece of HTML is pressed."""
    editor.bridge._receive(None, {"type": "do", "what": what, "with": value}, [])


def field(editor, name):
    return editor.form.fields[name]


def test_the_form_has_a_field_for_every_parameter_in_the_rulebooks_order(editor):
    assert set(editor.form.fields) == set(type(editor.match.rules).model_fields)
    chapters = re.findall(r'data-do="jump" data-with="([^"]+)"', editor.form.nav.value)
    assert chapters[:4] == ["FN-1", "FN-2", "FN-4", "FN-5"] and chapters[-1] == "FN-13"
    assert "Days and turns" in text(editor.form.nav.value)
    assert "Which spaces are barred after a turn with several actions?" in text(
        field(editor, "barred_spaces").head.value
    )
    assert 'data-with="FN-A2"' in field(editor, "barred_spaces").foot.value
    assert "1 to 30" in text(field(editor, "days").foot.value)


def test_every_kind_of_parameter_has_its_control(editor):
    kinds = {"days": Number, "adjacency": Dropdown, "barred_spaces": Segments, "decks": Text}
    kinds |= {"free_plans_score": Check, "hand_limit": Dropdown, "custom_edges": Text}
    assert {name: type(field(editor, name).control) for name in kinds} == kinds
    assert field(editor, "barred_spaces").control.options[0] == ("every space acted on", "all_acted")


def test_changes_are_marked_counted_and_reset(editor):
    assert editor.form.apply.disabled and "played by these rules" in editor.form.reason.value
    field(editor, "recovery_day").control.enter(5)
    field(editor, "adjacency").control.enter("ring")
    assert "was 7" in text(field(editor, "recovery_day").foot.value)
    assert "chg" in field(editor, "recovery_day").widget.css.split()
    assert "The loop 1-2-3-4-5-6-1" in text(field(editor, "adjacency").foot.value)
    assert "2 changes from Standard" in text(editor.form.count.value)
    assert ("Standard, changed", "standard") in editor.form.presets.options
    assert editor.form.only.description == "Only changed (2)" and not editor.form.apply.disabled
    press(editor, "reset", "adjacency")
    assert field(editor, "adjacency").control.value == "published"
    editor.form.all.click()
    assert repr(editor) == "RulesEditor(fourteen_nights: nothing changed)"


def test_presets_fill_the_form(editor):
    editor.form.presets.enter("short")
    assert field(editor, "days").control.value == 7 and field(editor, "recovery_day").control.value == 4
    assert "default" in field(editor, "days").foot.value and not editor.form.apply.disabled
    editor.set("days", 8)
    assert "was 7" in text(field(editor, "days").foot.value)
    with pytest.raises(tl.TabletopError, match="there is no preset"):
        editor.preset("no such")


@pytest.mark.parametrize(
    ("name", "value", "english", "korean"),
    [
        ("days", 99, "99 is too large. Choose 1 to 30.", "99는 너무 큽니다."),
        ("days", 0, "0 is too small. Choose 1 to 30.", "0은 너무 작습니다."),
        ("days", "many", "“many” is not a number.", "‘many’에는 수를 적어야 합니다."),
        ("adjacency", "square", "no reading of this rule. Choose: published board, ring", "해석은 없습니다."),
        ("start_tokens", 3, "above the cap of 2", "상한 2보다 많습니다"),
        ("recovery_day", 15, "15 is after the last day. Choose a day from 2 to 14.", "15는 마지막 날보다 뒤입니다."),
        ("start_tc", 1234, "no multiple of the money unit 500", "돈의 단위 500의 배수가 아닙니다"),
        ("custom_edges", ((1, 9),), "1-9 does not connect two spaces", "1-9는 두 칸을 잇지 않습니다"),
        ("custom_edges", "all", "“all” is no list.", "목록이 아닙니다"),
        ("decks", 5, "“5” is not possible here.", "쓸 수 없습니다"),
    ],
)
def test_every_kind_of_fault_is_a_sentence_at_its_field(editor, name, value, english, korean):
    editor.set(name, value)
    assert english in text(field(editor, name).foot.value)
    assert "bad" in field(editor, name).widget.css.split() and editor.form.apply.disabled
    editor.speak("ko")
    assert korean in text(field(editor, name).foot.value)
    assert "값 1개를 확인해 주세요." in text(editor.form.message.value)


def test_all_errors_are_listed_at_once_with_links_and_block_apply(editor):
    editor.set("start_tokens", 3).set("recovery_day", 15)
    assert "2 values need attention." in text(editor.form.message.value)
    assert re.findall(r'data-do="jump" data-with="(\w+)"', editor.form.message.value) == [
        "start_tokens",
        "recovery_day",
    ]
    assert "correct 2 values first" in editor.form.reason.value
    assert "⚠ 1" in text(editor.form.nav.value)
    assert editor.bridge.aria[".field-start_tokens :is(input,select)"]["aria-invalid"] == "true"
    with pytest.raises(tl.InvalidRules) as caught:
        editor.apply()
    assert [fault.where for fault in caught.value.faults] == ["start_tokens", "recovery_day"]
    press(editor, "apply")
    assert editor.proposal is None, "the page is led to the summary, nothing is applied"
    editor.set("token_cap", 3).set("days", 20)
    assert editor.faults == [] and not editor.form.apply.disabled


def test_search_by_words_by_clause_and_by_what_changed(editor):
    assert "start_tokens" in editor.search("token").found and "days" not in editor.found
    assert "barred_spaces" in editor.search("FN-6.2").found and "recovery_day" not in editor.found
    assert set(editor.search("fn-9").found) >= {"token_cap", "recovery_day"}
    assert editor.search("ring").found == ["adjacency"] or "adjacency" in editor.found, "readings are found, too"
    editor.form.search.enter("no such thing")
    assert editor.found == [] and "No rule matches “no such thing”" in text(editor.form.empty.value)
    press(editor, "clear")
    assert len(editor.found) == len(editor.form.fields)
    editor.set("recovery_day", 5).only()
    assert editor.found == ["recovery_day"]
    assert editor.speak("ko").only(False).search("토큰 상한").found == ["token_cap"]


def test_an_answer_that_is_not_allowed_any_more(editor, match):
    editor.set("adjacency", "ring").apply()
    assert editor.divergence.kind == "illegal" and editor.divergence.step == 14
    shown = text(editor.pane.top.value)
    assert "Under the new rules the match changes at step 14" in shown
    assert "The recorded answer 3 Chores is no longer allowed." in shown and "not connected" in shown
    assert "published board → ring" in shown and 'data-with="FN-6.1"' in editor.pane.top.value
    pair = editor.pane.pair.value
    assert pair.count("<img alt=") == 2 and 'alt="Before: ' in pair and 'alt="After: ' in pair
    assert "✓ 3 Chores" in text(pair) and "6 Free action, new" in text(pair)
    assert editor.pane.go.description == "Continue at step 14 under the new rules"
    assert editor.match is match, "nothing is decided yet"
    assert list(editor.proposal.branches) == ["old rules"]


def test_the_three_ways_on(match):
    new = edit_rules(match).set("adjacency", "ring").apply().choose("continue").match
    assert new.rules.adjacency == "ring" and new.step == 14 and list(new.branches) == ["old rules"]
    tail = edit_rules(match).set("adjacency", "ring").apply().choose("old line").match
    assert tail.rules.adjacency == "published" and tail.step == 38 and list(tail.branches) == ["new rules"]
    assert tail.undo().step < 38 and tail.switch("new rules").rules.adjacency == "ring"
    editor = edit_rules(match).set("adjacency", "ring").apply().choose("form")
    assert editor.match is match and field(editor, "adjacency").control.value == "ring"
    editor.apply().choose("keep")
    assert editor.match is match and field(editor, "adjacency").control.value == "published"
    with pytest.raises(tl.TabletopError, match="nothing to choose"):
        editor.choose("continue")


def test_buttons_of_the_panel_and_keys_are_the_same_path(match):
    editor = RulesEditor(match)
    editor.set("adjacency", "ring")
    press(editor, "apply")
    assert editor.frame.children[0] is editor.pane.region
    press(editor, "back")
    assert editor.frame.children[0] is editor.form.widget and editor.divergence is None
    editor.press("ctrl+Enter")
    editor.pane.go.click()
    assert editor.match.rules.adjacency == "ring"
    assert "goes on at step 14 under the new rules" in text(editor.form.message.value)
    assert editor.form.apply.disabled, "the match is played by these rules now"


def test_the_old_line_opens_in_whatever_language_was_chosen_since(match):
    editor = RulesEditor(match, lang="ko").set("adjacency", "ring").apply()
    assert list(editor.proposal.branches) == ["old rules"]
    assert line_name(editor.proposal, "old rules", say("ko")) == "옛 규칙"
    assert "14수부터 달라집니다" in text(editor.pane.top.value) and "이제 둘 수 없습니다" in text(editor.pane.top.value)
    editor.speak("en").choose("old line")
    assert editor.match.rules == match.rules and list(editor.match.branches) == ["new rules"]


def test_rules_changed_twice_lose_no_line(match):
    first = edit_rules(match).set("adjacency", "ring").apply().choose("continue").match
    again = edit_rules(first).set("start_tc", 2000).apply().choose("continue").match
    assert again.branch_name == "new rules" and set(again.branches) == {"old rules", "old rules 2"}
    assert line_name(again, "old rules 2", say("ko")) == "옛 규칙 2"
    assert again.switch("old rules").rules == first.rules
    assert again.switch("old rules 2").rules == match.rules


def test_something_else_happens_or_nothing_at_all(match):
    editor = RulesEditor(match).set("start_tc", 2000).apply()
    shown = text(editor.pane.top.value)
    assert "changes from the start" in shown and "All 38 answers still fit." in shown
    assert "3,000" in shown and "2,000" in shown
    assert "from the start" in text(editor.pane.tail.value)
    editor.choose("form").reset().set("token_cap", 3).apply()
    assert editor.divergence is None
    assert "Same match: all 38 answers fit" in text(editor.pane.top.value)
    assert editor.choose("continue").match.rules.token_cap == 3
    assert editor.match.branches == {}


def test_what_a_seat_may_not_know_is_not_told(match):
    assert RulesEditor(match, viewer="P2").set("start_plans", 2).apply().divergence.kind == "event"
    drawn = RulesEditor(match, viewer="P1").set("start_plans", 2).apply()
    secret = next(t for t in drawn.divergence.texts("en", tl.MODERATOR) if t)
    hidden = [t for t in drawn.divergence.texts("en", "P1") if not t]
    assert hidden, "one of the two draws belongs to another seat"
    assert "known to others only" in text(drawn.pane.top.value) and secret


def test_clauses_open_in_the_form_and_in_the_panel(editor):
    press(editor, "clause", "FN-9.3")
    assert "Recovery" in text(editor.form.clause.value)
    editor.press("Escape")
    assert editor.form.clause.value == ""
    with pytest.raises(tl.TabletopError):
        editor.show_clause("FN-99")
    press(editor, "clause", "FN-99")
    assert "there is no clause" in editor.form.message.value
    editor.set("adjacency", "ring").apply()
    press(editor, "clause", "FN-6.2")
    assert "barred" in text(editor.pane.top.value)


def test_an_error_of_the_rules_is_shown_and_raised(editor, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("the rule under construction")

    monkeypatch.setattr(editor.match, "with_rules", broken)
    editor.set("days", 5).set("recovery_day", 4)
    with pytest.raises(ZeroDivisionError):
        press(editor, "apply")
    assert "The rule stopped with an error" in text(editor.form.message.value)
    assert editor.proposal is None


def test_the_theme_of_the_page_is_followed(editor):
    editor.set("adjacency", "ring").apply()
    light = editor.pane.pair.value
    editor.bridge._receive(None, {"type": "theme", "theme": "dark"}, [])
    assert editor.pane.pair.value != light


def test_shows_the_changed_values_where_there_is_no_kernel(editor):
    bundle = editor.set("adjacency", "ring")._repr_mimebundle_()
    assert (
        "published board" in bundle["text/html"] and "ring" in bundle["text/html"] and "<table" in bundle["text/html"]
    )
    assert bundle["text/plain"] == "RulesEditor(fourteen_nights: adjacency='ring')"


def test_the_player_opens_the_editor_and_takes_over_the_match(match):
    player = MatchWidget(match)
    player.screen.layout.rules.click()
    editor = player.editor
    assert player.stage.whole.children == (player.screen.layout.frame, editor.frame)
    player.speak("ko")
    assert editor.lang == "ko"
    editor.set("adjacency", "ring").apply()
    player.undo()
    assert editor.proposal is None, "what was tried on another step holds no more"
    editor.apply().choose("continue")
    assert player.match.rules.adjacency == "ring" and player.editor is None
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
        (9, 0, {"max_days": 1}, "end", "P2", "the seer’s target"),
    ],
)
def test_a_secret_of_another_seat_is_not_told_in_the_panel(players, seed, rules, kind, seat, told):
    match = tl.Match("tabula_wolves", players=players, seed=seed, rules="silent").run("random", until=70)
    (name, value), secret = next(iter(rules.items())), "What changes here is known to others only."
    others = [player for player in match.players if player != seat]
    for viewer in (seat, tl.MODERATOR, others[0], others[-1]):
        editor = RulesEditor(match, viewer=viewer).set(name, value).apply()
        assert editor.divergence.kind == kind
        head = text(editor.pane.top.value)
        assert (told in head) == (viewer in (seat, tl.MODERATOR)), (viewer, head)
        assert secret in head or told in head

"""The panes of the player without a page: the trace narrowed, who knows what, rules to edit and to copy, branches.
How they look and behave in a browser is tested in tests/browser/test_panes.py."""

import html
import re

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import compare_branches, who_knows
from tabletop_lab.notebook.in_force import options_of
from tabletop_lab.notebook.panes.branch_pane import line_name
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.tick_marks import MORE, SLOT, spread
from tabletop_lab.notebook.words import say
from tabletop_lab.testing.sample import Market


@pytest.fixture
def match():
    return tl.Match(Market, players=3, seed=7, rules={"days": 8}).run(until=60)


@pytest.fixture
def player(match):
    return MatchWidget(match)


def forked(match, count=1):
    """The match with some branches that leave one step, standing on the main line again."""
    at = next(i for i in match.moments if i > 20 and match.answers[i].name == "walk")
    for _ in range(count):
        match.goto(at).play(next(o for o in match.decision.labels if o != match.line[at].label))
        match.run(until=match.step + 4 + len(match.branches))
        match.switch("main")
    return match


def text(shown):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", shown))


def press(player, what, value=""):
    """What the page sends when a piece of HTML is pressed."""
    player.board._receive(None, {"type": "do", "what": what, "with": value}, [])


# --- the trace, narrowed ------------------------------------------------------------------------------------------


def test_the_trace_is_narrowed_to_a_seat_and_back(player):
    whole = len(player.match.trace.for_player(player.viewer))
    player.filter_trace(player="P2")
    left = len(player.match.trace.for_player(player.viewer).about("P2"))
    assert player.screen.filter.count.value == f"{left} of {whole} sentences" and 0 < left < whole
    told = text(player.screen.trace.widget.value)
    assert "P2" in told and "P1 · Steps of a turn" not in told
    player.screen.filter.back.click()
    assert player.about == ("", "") and player.screen.filter.count.value == ""
    assert player.screen.filter.back not in player.screen.filter.widget.children


def test_control_key_and_code_narrow_to_the_open_clause(match):
    by_control, by_key, by_code = (MatchWidget(match.branch()).show_clause("LM-4.2") for _ in range(3))
    labels = [label for label, _ in by_control.screen.filter.choice.options]
    assert labels == ["Everything", "● P1", "▲ P2", "■ P3", "LM-4.2 Closed stalls", "LM-4 Walking"]
    by_control.screen.filter.choice.enter(("", "LM-4.2"))
    by_key.press("f")
    by_code.filter_trace(clause="LM-4.2")
    shown = {p.screen.trace.widget.value for p in (by_control, by_key, by_code)}
    assert len(shown) == 1 and "chooses where to walk" in text(shown.pop())
    by_key.press("f")
    assert by_key.about == ("", "")


def test_a_chapter_and_a_seat_can_be_asked_for_together(player):
    player.filter_trace(player="P1", clause="LM-4")
    assert ("● P1 · LM-4 Walking", ("P1", "LM-4")) in player.screen.filter.choice.options
    told = [e for e in player.match.trace.for_player(player.viewer) if e.is_about("P1", "LM-4")]
    assert player.screen.filter.count.value.startswith(f"{len(told)} of")
    player.speak("ko")
    assert "문장 가운데" in player.screen.filter.count.value
    assert player.screen.filter.choice.options[0][0] == "모두"


def test_few_sentences_stand_open_and_many_turns_stay_folded(player):
    player.filter_trace(clause="LM-4.3")
    assert 'aria-expanded="false"' not in player.screen.trace.widget.value
    player.filter_trace(clause="LM-3.2")
    assert 'aria-expanded="false"' in player.screen.trace.widget.value
    before = player.screen.trace.widget.value.count("<li")
    press(player, "fold", "1")
    assert player.screen.trace.widget.value.count("<li") > before


def test_the_open_question_is_shown_where_it_belongs(player):
    decider = player.match.decision.player
    other = next(p for p in player.match.players if p != decider)
    assert 'class="now"' in player.filter_trace(player=decider).screen.trace.widget.value
    assert 'class="now"' not in player.filter_trace(player=other).screen.trace.widget.value
    assert "Nothing like this" in text(player.filter_trace(clause="LM-7.2").screen.trace.widget.value)


def test_wrong_names_are_refused_and_nothing_changes(player):
    player.filter_trace(player="P2")
    for wrong in ({"player": "P9"}, {"clause": "LM-99"}):
        with pytest.raises(tl.TabletopError):
            player.filter_trace(**wrong)
    assert player.about == ("P2", "")


def test_a_narrowed_trace_keeps_secrets(match):
    player = MatchWidget(match, viewer="P2").filter_trace(player="P1")
    known = match.trace.for_player("P2").to_text()
    secret = [name for card in match.state.hands["P1"] if (name := match.words().card(card)) not in known]
    assert secret and not [name for name in secret if name in player.screen.trace.widget.value]


# --- who knows what -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_who_knows_what_is_a_tab_for_the_present_viewer(match, lang):
    player = MatchWidget(match, lang=lang, viewer="P2")
    assert player.screen.knowledge.widget.value == "", "worked out when it is asked for"
    player.press("k")
    assert player.screen.layout.tabs.value == "knowledge"
    shown = player.screen.knowledge.widget.value
    words = say(lang)
    assert words("knows-eyes", player="P2") in text(shown)
    assert shown.count('scope="col"') == 4 and words("knows-own") in shown and words("knows-count") in shown
    player.see_as(tl.MODERATOR)
    shown = player.screen.knowledge.widget.value
    assert words("knows-eyes-all") in text(shown)
    assert match.words(lang)("field-deck") in shown


def test_what_others_see_of_single_things_is_no_bodys_business():
    from dataclasses import dataclass

    from tabletop_lab.engine import Game, Result, State, seen_by

    @dataclass(slots=True)
    class Night(State):
        roles: dict = seen_by(
            lambda state, viewer, key, item: key == viewer or item == state.roles.get(viewer) == "wolf", factory=dict
        )

    class Wolves(Game):
        name, seats = "wolves-of-the-test", (3,)
        State = Night

        def setup(self):
            self.state = Night({"P1": "wolf", "P2": "wolf", "P3": "villager"})

        def play(self):
            self.ask("P1", "wait", ["on"])
            return Result(("P1",))

    match = tl.Match(Wolves, players=3)
    assert match.who_knows()["roles"] == {"P1": "part", "P2": "part", "P3": "part"}
    assert match.who_knows("P3")["roles"] == {"P1": "may", "P2": "may", "P3": "part"}
    assert set(match.who_knows(None)["roles"].values()) == {"may"}
    assert "? perhaps some" in who_knows(match, viewer="P3").to_text()
    assert "? " not in who_knows(match).to_text()
    player = MatchWidget(match, viewer="P3").show_tab("knowledge")
    assert all(part in player.screen.knowledge.widget.value for part in ("in part", "perhaps some"))
    assert "perhaps some" not in player.see_as(tl.MODERATOR).screen.knowledge.widget.value


# --- a rule to edit, a cell to copy -------------------------------------------------------------------------------


def test_edit_this_rule_opens_the_form_at_the_clause(player):
    player.show_clause("LM-4.2")
    assert 'data-do="edit" data-with="LM-4.2"' in player.screen.clause.widget.value
    press(player, "edit", "LM-4.2")
    editor = player.editor
    assert editor.wanted == "LM-4.2" and "closed_stalls" in editor.found and "days" not in editor.found
    assert player.stage.whole.children[1] is editor.frame
    assert player.edit_rule("LM-4.1") is editor and "reach" in editor.found
    editor.set("reach", 4).apply()
    player.edit_rule("LM-4.2")
    assert editor.proposal is None and editor.frame.children[0] is editor.form.widget
    with pytest.raises(tl.TabletopError):
        player.edit_rule("LM-99")


def test_a_clause_without_parameters_offers_only_its_cell(player):
    book = player.match.rulebook()
    clause = next(c for c in book if player.rule_cell(c) and not options_of(player.match.rules, book[c]))
    player.show_clause(clause)
    shown = player.screen.clause.widget.value
    assert 'data-do="edit"' not in shown and "data-copy" in shown


def test_the_cell_to_copy_is_one_that_the_magic_runs(player):
    cell = player.rule_cell("LM-4.2")
    assert cell.startswith('%%rule LM-4.2 open_stalls\n@clause("LM-4.2")\ndef open_stalls(self')
    player.show_clause("LM-4.2")
    shown = player.screen.clause.widget.value
    block = re.search(r'aria-label="%%rule[^>]*>(.*?)</pre><p><button[^>]*data-copy', shown, re.S)
    assert html.unescape(block[1]) == cell
    new, divergence = player.match.with_edit("LM-4.2", cell.split("\n", 1)[1], name="the same")
    assert divergence is None and new.variant.name == "the same"
    assert player.rule_cell("LM-4.2", "walk").startswith("%%rule LM-4.2 walk\n")
    assert player.rule_cell("LM-1") == ""


def test_the_cell_names_the_match_as_the_notebook_does(player, monkeypatch):
    import IPython

    shell = type("Shell", (), {"user_ns": {"_": player.match, "tuesday": player.match, "p": player}})()
    monkeypatch.setattr(IPython, "get_ipython", lambda: shell)
    assert player.rule_cell("LM-4.2").split("\n")[0] == "%%rule LM-4.2 open_stalls --match tuesday"
    del shell.user_ns["tuesday"]
    assert player.rule_cell("LM-4.2").split("\n")[0] == "%%rule LM-4.2 open_stalls --match p"
    shell.user_ns["match"] = player.match
    assert player.rule_cell("LM-4.2").split("\n")[0] == "%%rule LM-4.2 open_stalls"


# --- branches -----------------------------------------------------------------------------------------------------


def lefts(player):
    found = re.findall(r'class="fork( more)?" style="left:([\d.]+)%', player.screen.history.ticks.value)
    return [(float(left), MORE if more else SLOT) for more, left in found]


@pytest.mark.parametrize("count", [1, 3, 6])
def test_branches_that_leave_one_step_stand_beside_each_other(match, count):
    player = MatchWidget(forked(match, count))
    places = lefts(player)
    assert len(places) == min(count, 3) + (count > 3)
    for (left, width), (following, _) in zip(places, [*places[1:], (100.0, 0)], strict=True):
        assert left + width <= following + 0.05
    assert player.screen.history.ticks.value.count('class="leaves"') == min(count, 3)
    if count > 3:
        assert "and 3 more" in text(player.screen.history.ticks.value)
        press(player, "branches")
        assert player.screen.layout.tabs.value == "branches"
        assert player.screen.branches.list.value.count('data-do="switch"') == count


def test_places_are_kept_where_there_is_room():
    assert spread([10.0, 40.0], [20.0, 20.0]) == [10.0, 40.0]
    assert spread([90.0, 95.0, 99.0], [30.0, 30.0, 30.0]) == [10.0, 40.0, 70.0]


def test_names_that_nobody_gave_are_words_of_the_language(match):
    player = MatchWidget(forked(match)).branch("branch nine").branch().speak("ko").show_tab("branches")
    assert "가지 2" in player.screen.history.at.value
    shown = text(player.screen.branches.list.value)
    assert "가지 1" in shown and "본줄기" in shown and "branch nine" in shown and "branch 1" not in shown
    assert player.switch("본줄기").match.branch_name == "main"
    player.rename_branch("branch 7")
    assert line_name(player.match, "branch 7", say("ko")) == "branch 7", "a person gave it"
    assert player.speak("en").switch("branch 1").match.branch_name == "branch 1"


def test_branches_of_branches_hang_under_them(match):
    forked(match)
    match.switch("branch 1").goto(match.steps)
    match.start_branch("deeper").run(until=match.step + 6)
    MatchWidget(match)
    from tabletop_lab.notebook.panes.branch_pane import tree

    hangs = tree(match.switch("main"))
    assert [name for _, name in hangs["main"]] == ["branch 1"]
    assert [name for _, name in hangs["branch 1"]] == ["deeper"]


# --- two branches side by side ------------------------------------------------------------------------------------


def test_two_branches_are_compared_in_words_pictures_and_a_table(match):
    both = compare_branches(forked(match), "main", "branch 1", viewer="P1")
    shown = both._repr_html_()
    assert f"“main” and “branch 1” are the same for {both.parted_at} steps, then go different ways" in text(shown)
    assert "the first question after that which both branches put to the same seat" in text(shown)
    (a, _), (b, _) = both.both.counted("P1")
    named = f"step {a}" if a == b else f"step {a} of “main” and step {b} of “branch 1”"
    assert f"Step {a} of" in text(shown) and f"Step {b} of" in text(shown) and named in text(shown)
    assert 'data-with="LM-4.2"' in shown
    assert shown.count('<img alt="main: ') == 2 and shown.count('<img alt="branch 1: ') == 2, "light and dark"
    assert 0 < both.parted_at < compare_branches(match, "main", "branch 1", viewer="moderator").parted_at == 22
    assert ("where the pawns stand", "P1") in {row[:2] for row in both.rows}
    assert list(both.frame.columns) == ["fact", "seat", "main", "branch 1"] and len(both.frame) == len(both.rows)
    assert "chooses where to walk" in both.to_text() and "where the pawns stand P1" in both.to_text()
    assert both.goto(22).rows == [] and "nothing" in text(both.facts_html())
    korean = compare_branches(match, "본줄기", "가지 1", lang="ko")
    assert f"{korean.parted_at}수까지 같고 그다음부터 갈라집니다" in korean.headline()
    words = {part for row in korean.rows for part in (row[0], row[2], row[3])}
    assert not [part for part in words if re.search(r"[a-z]{3}|hidden", part)]
    assert compare_branches(match, "main", "main").headline() == "“main” and “main” do not differ"
    with pytest.raises(tl.TabletopError):
        compare_branches(match, "main", "nowhere")


def test_a_comparison_shows_nothing_hidden(match):
    forked(match)
    for viewer in ("P1", None):
        both = compare_branches(match, "main", "branch 1", viewer=viewer)
        for step in both.both.moments[-8:]:
            shown = text(both.goto(step)._repr_html_())
            told = " ".join(side.trace.for_player(viewer).to_text() for side in both.both.sides)
            seen = " ".join(str(side.view(viewer)) for side in both.both.sides)
            held = {card for side in both.both.sides for hand in side.state.hands.values() for card in hand}
            secret = [name for card in held if card not in seen and (name := match.words().card(card)) not in told]
            assert secret and not [name for name in secret if name in shown]


def test_the_player_compares_below_itself_and_moves_both_with_one_slider(match):
    player = MatchWidget(forked(match, 2))
    pane = player.compare("main", "branch 1")
    assert player.stage.whole.children[1] is pane.frame
    stands, both = player.match.step, pane.compared
    assert pane.step == both.both.first(player.viewer)
    pane.slider.enter(0)
    assert pane.step == pane.compared.both.moments[0] and pane.compared.rows == []
    pane.end.click()
    assert pane.step == both.both.last and [s.step for s in both.both.sides] == list(both.both.ends)
    pane.part.click()
    assert pane.step == both.both.first(player.viewer) and pane.slider.value > 0
    pane.picks[1].enter("branch 2")
    assert pane.compared.lines == ("main", "branch 2") and "branch 2" in text(pane.head.value)
    assert player.match.step == stands, "looking moves nothing"
    pane.bridge._receive(None, {"type": "do", "what": "clause", "with": "LM-4.2"}, [])
    assert player.screen.clause.shown == "LM-4.2"
    player.speak("ko")
    assert "그다음부터 갈라집니다" in pane.head.value and ("가지 2", "branch 2") in pane.picks[0].options
    with pytest.raises(tl.TabletopError):
        pane.goto(-1)
    pane.press("Escape")
    assert player.comparing is None and len(player.stage.whole.children) == 1


def test_a_comparison_follows_the_player(match):
    player = MatchWidget(forked(match, 2), viewer="P1")
    press(player, "compare", "branch 2")
    pane = player.comparing
    assert pane.compared.lines == ("main", "branch 2") and pane.viewer == "P1"
    player.see_as("P2")
    assert pane.viewer == "P2" and pane.compared.viewer == "P2"
    length = pane.compared.both.ends[0]
    player.goto(player.match.steps).let_bots("decision")
    assert pane.compared.both.ends[0] > length
    player.rename_branch("tried", old="branch 2")
    assert pane.compared.lines[0] == "main" and ("tried", "tried") in pane.picks[0].options
    pane.bridge._receive(None, {"type": "do", "what": "switch", "with": "branch 1"}, [])
    assert player.match.branch_name == "branch 1"
    player.edit_rules()
    assert player.comparing is None
    assert player.compare() and player.editor is None


def test_one_line_alone_says_how_to_make_another():
    player = MatchWidget(tl.Match(Market, players=2, seed=7))
    pane = player.compare()
    assert "only one branch" in text(pane.head.value) and pane.part.disabled
    with pytest.raises(tl.TabletopError):
        player.compare("main", "nowhere")

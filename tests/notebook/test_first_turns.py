"""The games of the start page: what is chosen there, and the match that a page loaded again goes on with."""

import re
from html import unescape

import pytest
from ipywidgets.widgets.widget import _instances

import tabletop_lab as tl
from tabletop_lab.games.void_seeders.scenes import scene
from tabletop_lab.notebook import edit_rules, press
from tabletop_lab.notebook.lesson import first_turns
from tabletop_lab.notebook.lesson.first_turns import FirstTurns
from tabletop_lab.notebook.show import soon
from tabletop_lab.notebook.widget.match_widget import MatchWidget


@pytest.fixture(autouse=True)
def a_kernel_of_its_own(monkeypatch):
    """No match was begun before."""
    monkeypatch.setattr(first_turns, "_latest", [])


def offered(turns):
    """The button above the games, or None."""
    return next(iter(turns._again.children), None)


def test_the_first_page_offers_games_and_nothing_to_go_on_with():
    turns = FirstTurns("en")
    assert offered(turns) is None and turns.go_on().player is None


def test_a_page_loaded_again_goes_on_with_the_very_match():
    before = FirstTurns("en").choose("fourteen_nights").player
    before.click("2")
    step = before.match.step
    turns = FirstTurns("en")
    assert turns.player is None, "nothing is opened unasked"
    assert offered(turns).description == f"Go on with your match: A Dream of Fourteen Nights, step {step}"
    offered(turns).click()
    assert turns.player.match is before.match and turns.player.match.step == step
    assert turns.chosen == "fourteen_nights" and offered(turns) is None
    turns.player.undo()
    assert before.match.step < step, "one match, wherever it is shown"


def test_another_game_may_be_chosen_instead_and_is_the_one_to_go_on_with():
    FirstTurns("en").choose("fourteen_nights")
    FirstTurns("en").choose("cetkaik")
    assert "Cetkaik" in offered(FirstTurns("en")).description


def test_no_widget_that_stays_holds_one_that_was_closed():
    """Else a page that is loaded again beside the living kernel says "widget model not found", and shows nothing."""
    before = set(_instances)
    FirstTurns("en").choose("cetkaik")
    FirstTurns("en").go_on().choose("tiedie")
    stay = dict(_instances)
    lost = {type(child).__name__ for key, one in stay.items() if key not in before
            for child in getattr(one, "children", ()) if child.comm is None}  # fmt: skip
    assert not lost


def test_a_finished_match_can_be_looked_at():
    FirstTurns("en").choose("fourteen_nights").player.to_end()
    assert offered(FirstTurns("en")).description.startswith("Look at your finished match: A Dream of Fourteen Nights")


def test_it_goes_on_in_the_language_of_the_page():
    before = FirstTurns("en").choose("fourteen_nights").player
    turns = FirstTurns("ko")
    assert offered(turns).description == f"두던 판 이어서 하기: 열네 밤의 꿈, {before.match.step}수"
    assert turns.go_on().player.lang == "ko"


def test_the_saved_page_shows_the_games_alone():
    bundle = FirstTurns("en")._repr_mimebundle_()["text/html"]
    FirstTurns("en").choose("fourteen_nights")
    assert FirstTurns("en")._repr_mimebundle_()["text/html"] == bundle


def test_a_press_on_a_picture_chooses_its_game():
    turns = FirstTurns("en")
    assert 'data-do="choose" data-with="cetkaik"' in turns._cards["cetkaik"].children[0].value
    turns.bridge._receive(turns.bridge, {"type": "do", "what": "choose", "with": "cetkaik"}, [])
    assert turns.chosen == "cetkaik"


def test_before_it_is_run_a_picture_leads_to_the_lesson_where_there_is_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "<a " not in FirstTurns("ko")._repr_mimebundle_()["text/html"]
    (tmp_path / "cetkaik_walkthrough.ipynb").touch()
    shown = FirstTurns("ko")._repr_mimebundle_()["text/html"]
    assert re.findall('<a href="([^"]+)"', shown) == ["cetkaik_walkthrough.ipynb"] * 2
    assert 'title="셋카익: 수업"' in shown and ">수업</a>" in shown
    live = FirstTurns("ko")._cards["cetkaik"].children[2].value
    assert 'target="_blank"' in live and 'href="cetkaik_walkthrough.ipynb">수업</a>' in live, "the link stays"


def test_nobody_plays_under_changed_rules_unasked():
    for name in first_turns.BEGIN:
        match = FirstTurns("en").choose(name).player.match
        assert repr(edit_rules(match)) == f"RulesEditor({name}: nothing changed)"


@pytest.mark.parametrize("name", first_turns.BEGIN)
def test_the_picture_shows_the_moment_at_which_the_game_opens(name):
    turns = FirstTurns("en")
    words = unescape(turns._pictures[name])
    match = turns.choose(name).player.match
    assert match.alt_text(first_turns.BEGIN[name].seat, "en") in words


def test_a_cell_says_that_it_starts_until_the_games_appear(monkeypatch):
    said = []
    monkeypatch.setattr("IPython.get_ipython", lambda: object())
    monkeypatch.setattr("IPython.display.display", lambda data, raw: said.append(data["text/plain"]))
    monkeypatch.setattr("IPython.display.clear_output", lambda wait: said.append(f"cleared, wait={wait}"))
    soon("ko")
    assert said == ["준비하고 있습니다 ...", "cleared, wait=True"], "what comes next takes its place"


def test_the_focus_goes_to_the_first_answer_of_the_chosen_game():
    turns = FirstTurns("en").choose("fourteen_nights")
    assert turns.bridge.wanted == first_turns.FIRST_ANSWER


def test_a_place_that_was_pressed_stands_first_among_the_reasons():
    player = FirstTurns("en").choose("fourteen_nights").player
    player.presses.place("4")
    shown = player.screen.card.reasons.value
    assert shown.index('class="hit"') == shown.index("<li") + len("<li ")


def test_of_many_answers_the_few_places_of_the_board_come_first_and_many_cards_are_words():
    """In Void Seeders twelve answers, four of them rooms; then five cards to pay with."""
    player = FirstTurns("en").choose("void_seeders").player
    choices = player.screen.choices
    assert [css for _, css in choices.buttons.items] == ["on-board"] * 4 + [""] * 8
    assert choices.buttons.texts[0].startswith("Move to room 6")
    choices.buttons.press(0)
    assert choices.cards.css == "ttl-opts cards told five" and choices.cards.value.count("data-words") == 5
    assert 'data-words="Regroup: ' in choices.cards.value


@pytest.mark.parametrize(("lang", "move"), [("en", "Move"), ("ko", "이동")])
def test_the_action_cards_of_tiedie_are_cards_to_choose_from_and_in_hand(lang, move):
    """They were bare words, and no card said what it does."""
    match = tl.Match("tiedie", players=4, seed=3).run("random", until=lambda asked: asked.name == "commit")
    player = tl.play(match, lang=lang, mode="alone")
    words = match.words(lang)
    said = player.screen.choices.cards.value
    assert f'data-words="{move}: {words("action-text-move")}"' in said and said.count("data-words") == 4
    assert f'<span class="words"><b>{move}</b>: ' in said
    assert player.screen.hand.widget.value.count("<button") == 4


@pytest.mark.parametrize("room", ["1", "7"])
def test_a_room_too_far_away_answers_with_its_clause(room):
    """The option is called "move 7", the place "7": the reason is found by either."""
    match = scene("start")
    pressed = press(match).press(room)
    assert pressed.refused.clause == "NB-4.1" and f"Room {room} is no neighbour" in pressed.text.value
    player = MatchWidget(match, mode="alone")
    player.presses.place(room)
    marked = player.screen.card.reasons.value.partition('class="hit"')[2].partition("</li>")[0]
    assert f"Room {room} is no neighbour" in marked

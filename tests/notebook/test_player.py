"""The player without a page: every path that mouse and keys take, and what its parts then say.
How it looks and behaves in a browser is tested in tests/browser."""

import re
import time
from dataclasses import dataclass

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Game, Result, Rules, State, public
from tabletop_lab.engine.core.labels import Subsets
from tabletop_lab.notebook import play
from tabletop_lab.notebook.widget.choices import MANY
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.words import Say, say
from tabletop_lab.testing.sample import Market


@pytest.fixture
def match():
    return tl.Match(Market, players=3, seed=2)


@pytest.fixture
def player(match):
    return MatchWidget(match)


def text(widget):
    return re.sub(r"<[^>]+>", " ", widget.value)


def press(player, what, value=""):
    """What the page sends when a piece of HTML is pressed."""
    player.board._receive(None, {"type": "do", "what": what, "with": value}, [])


def buttons(player):
    return [text.splitlines()[0] for text in player.screen.choices.buttons.texts]


def folds(told):
    """The parts of what happened that can be folded, and whether they are open."""
    return dict(re.findall(r'data-do="fold" data-with="(\d+)" class="fold" aria-expanded="(\w+)"', told.value))


def test_shows_who_decides_what_and_why(player):
    head = player.screen.card.head.value
    assert "P1 decides" in text(player.screen.card.head)
    assert 'data-with="LM-4.1"' in head and 'data-with="LM-4.2"' in head
    assert buttons(player) == ["2 Crates", "3 Tea house"]
    assert player.screen.targets() == {"2", "3"}
    assert set(player.board.boxes) == {"1", "2", "3", "4", "5"}
    assert "Step" in player.screen.history.at.value or "Start" in player.screen.history.at.value


def test_board_button_and_key_are_the_same_path(match):
    by_board, by_button, by_key, by_code = (MatchWidget(match.branch()) for _ in range(4))
    by_board.board.click("3")
    by_button.screen.choices.buttons.press(1)
    by_key.press("3")
    by_code.click(3)
    steps = {p.match.trace.to_text() for p in (by_board, by_button, by_key, by_code)}
    assert len(steps) == 1
    assert by_board.match.decision.name == "again"


def test_a_place_that_is_no_option_says_why(player):
    before = player.match.step
    player.board.click("5")
    assert player.match.step == before
    assert '<li class="hit"><span><s>5 Square' in player.screen.card.reasons.value
    player.board.click("2")
    assert player.screen.card.reasons.value == ""


def test_an_illegal_answer_by_code_is_an_error_and_changes_nothing(player):
    before = player.match.step
    with pytest.raises(tl.IllegalChoice):
        player.click("5")
    assert player.match.step == before


def test_undo_and_redo_pass_over_bots(match):
    player = MatchWidget(match, bots={"P2": "random", "P3": "random"})
    first = match.step
    player.click("3").click("stop").until_human()
    assert match.decision.player == "P1" and match.decision.name == "bid"
    player.undo()
    assert match.decision.player == "P1" and match.decision.name == "again"
    player.press("u")
    assert match.step == first
    assert player.screen.history.undo_button.disabled
    player.press("r").press("r")
    assert match.decision.player == "P1" and match.decision.name == "bid"
    player.screen.history.slider.enter(0)
    assert match.step == first


def test_a_fresh_match_says_that_it_starts():
    player = tl.play(tl.Match("fourteen_nights", players=3, seed=7, lang="en"), mode="alone")
    at, step = player.screen.history.at, player.match.step
    assert step > 0 and f"Start: step {step} of {step}" in at.value, "dealing is nobody's step"
    player.click(player.match.decision.labels[0])
    assert f"Step {player.match.step} of" in at.value
    assert f"Start: step {step} of {player.undo().match.steps}" in at.value


def test_before_a_persons_first_decision_there_is_nothing_to_undo():
    match = tl.Match("fourteen_nights", players=3, seed=7, lang="en")
    bots = dict.fromkeys(set(match.players) - {"P1"}, "random")
    player = MatchWidget(match, bots=bots)
    step = match.step
    assert step > 0 and match.decision.player == "P1", "bots have played before"
    player.presses.heard({"type": "key", "key": "u"})
    assert match.step == step and "first decision of a person" in player.screen.card.note.value
    player.click(match.decision.labels[0]).undo()
    assert match.step == step
    assert player.sit({"P1": "random"}).undo().match.step < step, "where bots play every seat, one step"


def test_another_answer_at_an_earlier_step_keeps_the_old_line(player):
    player.click("3").click("stop").undo().undo().click("2")
    assert player.match.branches
    assert "branch" in player.screen.history.at.value


def test_seeing_as_another_seat_hides_the_options(player):
    player.see_as("P2")
    assert player.screen.choices.mode == "none"
    assert "chooses now." in text(player.screen.card.note)
    player.board.click("2")
    player.press("2")
    assert player.match.decision.labels == ["2", "3"], "neither board nor keys answer for somebody else"
    player.see_as(tl.MODERATOR)
    assert buttons(player) == ["2 Crates", "3 Tea house"]


def test_nothing_hidden_reaches_the_page_of_another_seat(match):
    match.run(until=30)
    player = MatchWidget(match, viewer="P2")
    secret = [match.words().card(card) for card in match.view("P1").hands["P1"]]
    assert secret
    shown = " ".join(
        [
            player.screen.trace.widget.value,
            player.board.state["alt"],
            str(player.board.state["labels"]),
            player.screen.card.head.value,
            player.screen.layout.status.value,
            player.screen.seats.row.value,
            str(player._repr_mimebundle_()["text/plain"]),
        ]
    )
    assert not [name for name in secret if name in shown]
    assert MatchWidget(match, viewer="P1").board.svg != player.board.svg


def test_clauses_open_from_code_from_a_chip_and_in_turn(player):
    player.show_clause("LM-4.2")
    assert "Closed stalls" in player.screen.clause.widget.value
    assert "Reading in force" in player.screen.clause.widget.value
    press(player, "clause", "LM-6.3")
    assert "The highest bid" in player.screen.clause.widget.value
    player.press("c")
    assert player.screen.clause.shown in player.match.decision.clauses
    with pytest.raises(tl.TabletopError):
        player.show_clause("LM-99")
    press(player, "clause", "LM-99")
    assert "there is no clause" in player.screen.card.note.value


def test_what_happened_is_told_with_clauses_and_can_be_folded(player):
    player.click("3").click("stop")
    told = player.screen.trace.widget
    assert "P1" in text(told) and 'data-with="LM-3.2"' in told.value
    assert told.value.count('class="now"') == 1
    assert folds(told) == {"0": "false", "1": "false", "2": "false", "3": "false", "4": "true"}
    assert "Chance – the order of turns" not in text(told)  # a folded part says what came of it, and no more
    press(player, "fold", "2")
    assert folds(told) == {"0": "false", "1": "false", "2": "true", "3": "false", "4": "true"}
    assert "Chance – the order of turns" in text(told)
    press(player, "fold", "2")
    assert folds(told)["2"] == "false" and "Chance – the order of turns" not in text(told)


def test_language_can_be_switched_at_any_step(player):
    player.speak("ko")
    assert "P1이 정합니다" in text(player.screen.card.head)
    assert buttons(player) == ["2 상자", "3 찻집"]
    assert "걸음" in player.screen.clause.widget.value
    assert re.search("[가-힣]", player.board.state["alt"])
    player.speak("en")
    assert buttons(player) == ["2 Crates", "3 Tea house"]


def test_bots_that_do_not_play_on_play_only_when_told():
    match = tl.Match(Market, players=3, seed=2, position={"tokens": {"P1": 0, "P2": 1, "P3": 0}})
    player = MatchWidget(match, bots={"P2": "random"}).play_on(False)
    player.click("3").click("stop")
    assert match.decision.player == "P2"
    assert player.screen.choices.mode == "none"
    player.one_step()
    assert match.decision.player == "P2" and match.decision.name != "walk"
    player.to_end_of_turn()
    assert match.decision.player == "P3"
    player.sit({"P3": "random", "P2": ""})
    assert player.bots == {"P3": "random"}
    player.to_end()
    assert match.decision is None
    assert "wins" in text(player.screen.card.head) or "share" in text(player.screen.card.head)
    player.press("{")
    assert match.decision.labels == ["2", "3"]
    player.press("}")
    assert match.decision is None
    press(player, "again")
    assert player.match.seed == match.seed + 1 and player.match.decision is not None


def test_a_long_choice_of_parts_never_becomes_a_wall_of_buttons():
    hands = {"P1": [f"G0{n}" for n in range(1, 10)], "P2": []}
    position = {"day": 4, "coins": {"P1": 9, "P2": 0}, "hands": hands, "order": ["P1", "P2"]}
    match = tl.Match(Market, players=2, seed=1, rules={"hand_limit": 9}, position=position)
    assert match.decision.name == "sell" and len(match.decision.options) > MANY
    player = MatchWidget(match)
    choices = player.screen.choices
    assert choices.mode == "parts" and choices.keys == {}
    item = match.decision.options.items[0]
    press(player, "part", item)
    assert choices.chosen == item
    buyer = match.decision.player
    player.press("Enter")
    assert any(a.player == buyer and a.name == "sell" and a.label == item for a in match.answers)


class Many:
    """A decision with very many options that are no parts."""

    name, player, clauses, frame, routes = "pick", "P1", (), None, None

    def __init__(self, count):
        self.options = range(count)

    def option_text(self, option, lang=None):
        return f"number {option}"

    option_note = staticmethod(lambda option, lang=None: "")
    game = Game

    def find(self, name):
        return int(name)


def test_thousands_of_options_are_a_list_that_can_be_searched():
    from tabletop_lab.notebook.widget.choices import SHOWN, Choices

    picked = []
    choices = Choices(picked.append)
    began = time.process_time()
    choices.show(Many(1_000_000), say("en"))
    assert time.process_time() - began < 1
    assert choices.mode == "list"
    assert choices.list.value.count("data-do") == SHOWN
    choices.search.enter("number 4095")
    assert choices.list.value.count("data-do") == 1
    choices.search.enter("999999")
    assert 'data-with="999999"' in choices.list.value, "a label is found wherever it stands"
    choices.choose("4095")
    assert "4095" in choices.commit_button.description
    choices.commit_button.click()
    assert picked == ["4095"]
    choices.search.enter("nothing like it")
    assert "No option matches" in choices.list.value


def test_parts_can_be_put_together_and_only_legal_sets_are_played():
    from tabletop_lab.notebook.widget.choices import Choices

    class Buy(Many):
        options = Subsets([f"G{i:02}" for i in range(1, 13)], cost=lambda card: 1000, budget=3000)
        game = Market

        def __init__(self):
            pass

    picked = []
    choices = Choices(picked.append)
    choices.show(Buy(), say("en"))
    for card in ("G01", "G02", "G03"):
        choices.toggle(card)
    assert choices.chosen == "G01 + G02 + G03"
    choices.toggle("G04")
    assert choices.commit_button.disabled
    choices.commit()
    assert picked == []
    choices.toggle("G01")
    choices.commit()
    assert picked == ["G02 + G03 + G04"]


def test_an_error_of_the_rules_is_shown_and_raised(player, monkeypatch):
    def broken(choice):
        raise ZeroDivisionError("the rule under construction")

    before = player.match.step
    monkeypatch.setattr(player.match, "play", broken)
    with pytest.raises(ZeroDivisionError):
        player.board.click("2")
    assert "The rule stopped with an error" in player.screen.card.note.value
    assert player.match.step == before


def test_chance_can_be_rolled_or_chosen_by_hand():
    match = tl.Match(Market, players=2, seed=6, chance="ask")
    player = MatchWidget(match)
    assert match.decision.player == tl.NATURE
    player.press("g")
    assert match.step == 1
    player.click(match.decision.labels[0])
    assert match.answers[1].by == "forced"


def test_the_theme_of_the_page_is_followed(player):
    light = player.board.svg
    player.board._receive(None, {"type": "theme", "theme": "dark"}, [])
    assert player.board.svg != light
    player.board._receive(None, {"type": "theme", "theme": "light"}, [])
    assert player.board.svg == light


def test_shows_a_picture_with_words_where_there_is_no_kernel(player):
    bundle = player._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert bundle["text/html"].startswith('<img alt="Little Market. Day 1')
    assert [bundle["text/html"].count(f'class="tl-{theme}"') for theme in ("light", "dark")] == [1, 1], "for both"
    assert "<svg" not in bundle["text/plain"]


def test_saves_a_record_that_can_be_opened(player, tmp_path):
    player.click("3").save(tmp_path / "match.yaml")
    assert "match.yaml" in player.screen.card.note.value
    assert tl.load(tmp_path / "match.yaml").step == player.match.step


@pytest.mark.parametrize("wrong", [{"lang": "fr"}, {"viewer": "P9"}, {"bots": {"P9": "random"}}, {"bots": "clever"}])
def test_wrong_words_are_told(match, wrong):
    with pytest.raises(tl.TabletopError):
        play(match, **wrong)


def test_both_languages_say_the_same_things():
    ids = [set(say(lang)._bundle._messages) for lang in ("en", "ko")]
    assert ids[0] == ids[1]
    from pathlib import Path

    import tabletop_lab.cli as cli

    folder = Path(cli.__file__).parent
    assert set(Say(folder, "en")._bundle._messages) == set(Say(folder, "ko")._bundle._messages)


def test_a_whole_game_by_clicks_stays_quick(match):
    player = MatchWidget(match)
    times = []
    while match.decision is not None:
        began = time.process_time()
        player.click(match.decision.labels[0])
        times.append(time.process_time() - began)
    assert sorted(times)[len(times) // 2] < 0.6, "seconds for a median click, drawing included"
    assert player.screen.trace.widget.value.count("<li") < 1200


def test_a_clause_with_a_korean_particle_is_one_chip():
    player = MatchWidget(tl.Match(Market, players=3, seed=2, lang="ko")).show_clause("LM-A3")
    assert 'data-with="LM-4.1"' in player.screen.clause.widget.value


def test_the_end_of_a_game_without_ranking_shows_its_scores():
    @dataclass(slots=True)
    class Tosses(State):
        thrown: int = public(0)

    class Coin(Game):
        name, title, seats, Rules, State = "coin", {"en": "Coin"}, range(2, 4), Rules, Tosses

        def setup(self):
            self.state = Tosses()

        def play(self):
            self.ask(self.players[0], "call", ["heads", "tails"])
            return Result(("P2",), scores={"P1": 3, "P2": 1200}, reason="luck")

    player = MatchWidget(tl.Match(Coin, players=2)).click("heads")
    shown = re.sub("<[^>]+>", " ", player.screen.card.head.value)
    assert re.search(r"P2\s+wins.*P2\s+1,200.*P1\s+3\b", shown.replace("&nbsp;", " "), re.DOTALL)

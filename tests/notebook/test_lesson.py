"""The pieces of a lesson: a board to press, what happened, clauses, an exercise with its board."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders.scenes import scene
from tabletop_lab.notebook import clause, exercise, picture, press, readings, told
from tabletop_lab.notebook.lesson.heard import heard
from tabletop_lab.testing.sample import Market

GAMES = sorted(tl.games())


def fresh(**more):
    return tl.Match("fourteen_nights", players=3, seed=6, **more)


def test_a_press_plays_a_branch_and_leaves_the_match_where_it_is():
    match = fresh()
    board = press(match).press("3")
    assert match.step == 8 and board.match.step > 8, "the cards were dealt in 8 steps"
    assert "moves from 1 Free plan to 3 Chores" in board.text.value
    assert [button.description for button in board.buttons.children][-1] == "Start again"
    board.restart()
    assert board.match.step == 8 and not board.buttons.children and "Press a place" in board.text.value


def test_what_is_not_allowed_is_told_with_its_clause():
    board = press(fresh()).press("4")
    assert board.refused.clause == "FN-6.1" and board.match.step == 8
    assert "4 Travel support is not connected to 1 Free plan." in board.text.value and "FN-6.1" in board.text.value
    board.press("2")
    assert board.refused is None and "not connected" not in board.text.value


def test_two_copies_of_a_card_are_one_button():
    match = scene("noise")
    board = press(match)
    names = [button.description for button in board.buttons.children]
    texts = [match.decision.option_text(option, "en") for option in match.decision.options]
    assert texts.count("Play Search") == 2 and names.count("Play Search") == 1 and len(names) == len(set(names))


def test_the_first_words_name_a_button_only_where_there_is_one():
    match = fresh()
    assert "Press a place of the board.<" in press(match).text.value
    match.play("3")
    asked = press(match)
    assert [button.description for button in asked.buttons.children] == ["none"]
    assert ("Press a place of the board, or a button." if asked.board.state["marks"] else "Press a button.") in (
        asked.text.value
    )


def test_options_that_are_no_place_are_buttons():
    board = press(fresh()).press("3")
    assert board.match.decision.player == "P1"
    assert [button.description for button in board.buttons.children] == ["none", "Start again"]
    board.buttons.children[0].click()
    assert board.match.decision.player == "P2" and "P1 has nothing more to decide" in board.text.value
    assert set(board.board.state["marks"]) == set(), "another seat's turn is not played here"
    assert board.press("2").match.decision.player == "P2"


def test_the_board_is_that_of_the_theme_and_of_the_language():
    board = press(fresh(lang="ko"))
    light = board.board.svg
    board.board._receive(None, {"type": "theme", "theme": "dark"}, [])
    assert board.board.svg != light
    assert "어디로" in board.text.value and board.lang == "ko"


def test_letters_of_the_board_can_be_read_beside_a_text():
    """At the width of the page no letter is under 11 px: the part that is shown has that width in the drawing."""
    from tabletop_lab.figures.style import TEACHING
    from tabletop_lab.notebook.lesson.page import HEIGHT, close_up, width_of

    for game in GAMES:
        drawn, places = close_up(tl.Match(game, seed=3), None, "en", "light", True)
        left, top, across, down = map(float, drawn.view.split())
        inside = [
            left <= x and x + w <= left + across + 0.1 and top <= y and y + h <= top + down + 0.1
            for x, y, w, h in places.values()
        ]
        assert all(inside) and (inside or game == "tiedie"), f"{game}: no place is cut"
        assert TEACHING.note * width_of(drawn) / across >= 11, game
        assert down * width_of(drawn) / across <= HEIGHT + 1, game


def test_told_goes_on_where_it_ended_and_knows_what_a_seat_knows():
    match = fresh()
    match.play("3")
    first = told(match)
    assert [entry.name for entry in first.entries][0] == "moved"
    assert not told(match).entries and "Nothing has happened" in repr(told(match))
    match.play("stop")
    assert [entry.name for entry in told(match).entries] == ["turn_begins"]
    assert len(told(match, last=3).entries) == 3
    dealt = tl.Match("fourteen_nights", players=3, seed=6).run("random", until=40)
    known = told(dealt, last=500, viewer="P1", lang="ko")
    assert "R" not in re.sub("P1|P2|P3|TC", "", repr(known)), "cards of others are not named, and own ones have names"
    assert '<ol class="told">' in known._repr_html_() and 'lang="ko"' in known._repr_html_()
    plain = re.sub("<style>.*</style>|<[^>]+>", "", known._repr_html_(), flags=re.DOTALL)
    assert "FN-4.1 3인 게임을" in plain, "without a style sheet, too, the clause ends where the sentence begins"


def names(match, cards, lang="en"):
    return [match.words(lang).card(card) for card in cards]


def test_a_card_stands_below_the_sentence_that_tells_of_it():
    """Cards of few sentences have pictures with their words beside them; of many there are words alone."""
    match = fresh()
    match.play("3")
    one = told(match)
    said = "Bundling old papers: +1,500 TC"
    assert [len(found) for found in one.cards.values()] == [1] and repr(one).splitlines()[-1].strip() == f"[{said}]"
    page = one._repr_html_()
    assert page.count("<img") == 2 and page.count(" data-face") == 1, "in both themes"
    assert page.index("gains 1,500 TC") < page.index("<img") < page.index("Bundling old papers")
    assert "<img" not in one.html(), "a board to press has words beside it"
    assert re.sub("<[^>]+>", "", one.html()).endswith(said)
    many = tl.Match("fourteen_nights", players=3, seed=6).run(
        "balanced", until=lambda asked: asked.name == "contribution"
    )
    bought = told(many, last=4)
    assert sum(map(len, bought.cards.values())) > 6 and "<img" not in bought._repr_html_()
    assert bought._repr_html_().count('class="shown"') == len(bought.cards) > 1


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_cards_dealt_one_after_another_stand_each_below_the_sentence_of_its_seat(lang):
    """All of them have been dealt before the first of those sentences."""
    match = tl.Match("tabula_wolves", players=9, seed=20, lang=lang)
    for known in (heard(match.branch(), "cards_in_play", "own_card"), told(match, 99)):
        looks = {at: entry.facts["card"] for at, entry in enumerate(known.entries) if entry.name == "own_card"}
        assert len(looks) == 9 and known.cards == {at: [card] for at, card in looks.items()}
        below = known.html().split("<li>")[1:]
        for at, card in looks.items():
            name = match.words(lang).card(card)
            assert [k for k, row in enumerate(below) if f"<b>{name}</b>" in row] == [at], name


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_card_is_told_to_those_alone_who_may_see_it(lang):
    match = fresh(lang=lang)
    mine, other = (names(match, match.state.hands[seat], lang) for seat in ("P1", "P2"))
    assert mine and other and not set(mine) & set(other)
    for viewer, seen, hidden in (("P1", mine, other), ("P2", other, mine), (None, [], mine + other)):
        for known in (told(match, 99, viewer), heard(match.branch(), viewer=viewer)):
            texts = repr(known) + known._repr_html_()
            assert all(name in texts for name in seen) and not any(name in texts for name in hidden)
    asked = tl.Match("fourteen_nights", players=3, seed=7, lang=lang)
    seat = asked.decision.player
    other = next(one for one in asked.players if one != seat)
    own, board = press(asked).press("2"), press(asked, viewer=other).press("2")
    drawn = names(asked, set(own.match.state.hands[seat]) - set(asked.state.hands[seat]), lang)
    assert drawn and all(name in own.text.value for name in drawn)
    assert not any(name in board.text.value for name in drawn) and "<li>" in board.text.value


def test_what_was_not_told_can_be_told_later():
    match = fresh()
    match.play("3").play("stop")
    assert [entry.name for entry in heard(match, "moved").entries] == ["moved"]
    assert [entry.name for entry in heard(match, "moved", "turn_begins").entries] == ["turn_begins"]
    assert not heard(match, "turn_begins").entries, "nothing is told twice"
    match.play("2")
    assert heard(match).entries[0].name == "acts" or heard(match, "nothing").entries == []


def test_clauses_are_shown_word_for_word():
    cards = clause(fresh(lang="ko"), "FN-6.1", "FN-5.5")
    page = cards._repr_html_()
    book = tl.games()["fourteen_nights"].rulebook("ko")
    assert book["FN-6.1"].text in page and book["FN-5.5"].title in page
    assert page.count('class="tag"') == 1, "FN-5.5 is a house rule, FN-6.1 is printed"
    with pytest.raises(tl.TabletopError, match="FN-99"):
        clause("fourteen_nights", "FN-99")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "an unused token is rewarded: 5 (in the rulebook: 7)"), ("ko", "토큰을 얻는 날: 5 (규칙서: 7)")],
)
def test_a_clause_says_what_a_match_has_changed_of_it(lang, said):
    other, _ = fresh(lang=lang).with_rules(recovery_day=5)
    assert said in clause(other, "FN-9.3")._repr_html_() and said in repr(clause(other, "FN-9.3"))
    assert said not in clause(other, "FN-9.2")._repr_html_(), "which it does not touch"
    assert said not in clause(fresh(lang=lang), "FN-9.3")._repr_html_()


@pytest.mark.parametrize("game", [*GAMES, Market])
def test_every_game_has_a_board_to_press(game):
    match = tl.Match(game, seed=3).run("random", until=lambda decision: bool(decision.places))
    board = press(match)
    place = next(iter(match.decision.places))
    step = match.step
    assert board.press(place).match.step > step or board.refused is not None
    data = press(match)._repr_mimebundle_()
    assert data["text/html"].startswith("<img alt=") and len(data["text/plain"]) > 20


def test_an_exercise_stands_beside_its_board_which_does_not_answer_it():
    one = exercise(fresh(), "legal")
    assert one.picture.value.count("<img") == 2, "light and dark"
    assert one.picture.value != exercise(fresh().play("3"), "legal").picture.value
    assert not exercise(fresh(), "legal", picture=False).picture.value
    assert exercise(fresh().play("3"), "clause").picture.value == ""


def table(board=None, **more):
    """Cetkaik in the middle of a season, P1 below and to move."""
    return tl.Match("cetkaik", seed=1, position={"turn": "IA", **({"board": board} if board else {}), **more})


def test_a_way_is_pressed_place_by_place_and_each_place_says_what_stands_there():
    board = press(table()).press("NAI")
    assert board.match.step == 0 and board.board.state["marks"]["NAI"] == "sel"
    assert "black pawn NAI" in board.text.value and "Now press where it goes on." in board.text.value
    board.press("LAI")
    assert "black pawn NAI › red pawn LAI" in board.text.value
    board.press("LY")
    assert board.match.state.board["LY"] == "bP" and "steps on P1’s own red pawn on LAI" in board.text.value
    assert not board.board.state["marks"] and "P1 has nothing more to decide" in board.text.value
    assert board.restart().match.step == 0 and board.route.picked == ()


def test_a_way_that_does_not_go_on_is_refused_with_its_clause_and_can_be_taken_back():
    board = press(table()).press("LAI").press("LO")
    assert board.refused.clause == "CK-5.3" and board.route.picked == ("LAI",)
    assert "does not move towards LO" in board.text.value
    back = next(button for button in board.buttons.children if button.description == "One back")
    back.click()
    assert board.route.picked == () and board.refused is None
    assert press(table()).press("LI").refused.clause == "CK-4.1", "a piece of the opponent"


def test_what_stands_beside_the_board_is_a_button_that_begins_a_way():
    board = press(table(reserve={"IA": ["rh"]}))
    (drop,) = board.buttons.children
    assert drop.description == "red horse"
    drop.click()
    assert board.route.picked == ("@rh",)
    assert board.press("LO").match.state.board["LO"] == "rH"


def test_pictures_of_a_lesson_are_drawn_by_the_rules_and_can_be_read():
    from tabletop_lab.figures.style import TEACHING

    shown = picture(table(), "throw_odds", "tam_steps")
    page = shown._repr_html_()
    assert page.count('class="tl-light"') == page.count('class="tl-dark"') == 2
    assert "Tam, the shared piece" in repr(shown)
    for one, width in zip(shown.found, map(int, re.findall(r'class="tl-light"[^>]*width="(\d+)"', page)), strict=True):
        assert one.faults() == [] and TEACHING.note * width / (72 * one.figure.get_size_inches()[0]) >= 11
    edited, _ = table().with_rules(water_need=5)
    assert picture(edited, "throw_odds")._repr_html_() != picture(table(), "throw_odds")._repr_html_()


def test_readings_about_a_place_show_what_differs_there():
    match = table({"PA": "**", "TY": "rH", "NAI": "bP", "XU": "bp"})
    page = readings(match, "horse_hue", chosen=["TY"])._repr_html_()
    assert page.count('class="side"') == 4 and page.count("<img") == 8
    sides = dict(zip(("skip", "jump", "two", "blocked"), page.split('class="side"')[1:], strict=True))
    assert '<span class="opt new">Horse TY to KIA</span>' in sides["skip"]
    assert "<s>Horse TY to KIA</s>" in sides["two"] and "<s>Horse TY to LAU</s>" in sides["blocked"]
    assert '<span class="opt new">Horse TY to CI</span>' in sides["jump"]
    assert "Pawn NAI" not in page and "13 choices go on from here." in sides["skip"]

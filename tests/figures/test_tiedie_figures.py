"""The pictures of TIEDIE beside its board: what they say is what the game does, in both languages, edits included."""

import pytest

import tabletop_lab as tl
from tabletop_lab.figures import game_figure, game_figures
from tabletop_lab.figures.storyboard import storyboard_page
from tabletop_lab.figures.style import SHEET, TEACHING
from tabletop_lab.games.tiedie.presentation import figure_fights, figure_moves
from tabletop_lab.games.tiedie.presentation.figure_course import chronicle
from tabletop_lab.games.tiedie.scenes import lay, scene, short_game
from tabletop_lab.playtest import worked_example

each_language = pytest.mark.parametrize("lang", ("en", "ko"))
EXPLAINED = ("round", "distances", "ways", "path_ends", "attack", "accusation", "tokens", "sleep_cards")
MODES = ("tail", "team", "hp", "hunter", "warden")


@each_language
@pytest.mark.parametrize("name", EXPLAINED)
def test_explaining_pictures_are_without_faults(name, lang):
    readings = (
        {},
        {"adjacency_through_walls": "geometric", "must_spend_all": False, "diag_cost": "off", "jump_span": 2},
        {"pill_window": "any_time_before_target", "blanket_time": "own_turn_start", "one_step_alone": True,
         "sleeper_reactions": False, "nontarget_attack": "never", "exposed_attack": "cancelled", "hp_accuse": "adds"},
    )  # fmt: skip
    for rules in readings:
        figure = game_figure(scene("round", **rules), name, None, lang)
        assert figure.faults() == [], rules
        assert "{" not in figure.alt and len(figure.alt) > 200


@each_language
@pytest.mark.parametrize("name", (*EXPLAINED, "course"))
def test_a_lesson_shows_every_word_in_letters_that_can_be_read(name, lang):
    """In 548 px: what is left of a notebook in a window of 1000 px, beside the list of files."""
    match = scene("round") if name in EXPLAINED else short_game("hunter", seed=2)
    whole = str(match.words(lang)("figure-step-turn"))
    for form in (TEACHING, SHEET):  # the larger type of paper has room, too
        page = game_figure(match, name, None, lang, form=form).page
        texts = {text.get_text(): text.get_fontsize() for text in page.texts if text.get_text()}
        assert min(texts.values()) / 72 * 548 / page.w >= 11
        assert page.faults() == []
        assert [text for text in texts if text.endswith("…") and not whole.endswith(text)] == []


@each_language
@pytest.mark.parametrize("mode", MODES)
def test_pictures_of_a_match_are_without_faults(mode, lang):
    game = short_game(mode, seed=2)
    assert set(game_figures(game)) == {*EXPLAINED, "strip", "targets", "course"}
    for viewer in (None, "P2", tl.MODERATOR):
        for name in ("strip", "targets", "course"):
            for theme in ("light", "dark"):
                assert game_figure(game, name, viewer, lang, theme).faults() == []


def test_what_an_attack_brings_is_played():
    here = scene("round")
    outs = {(hunted, card): figure_fights.attacked(here, hunted, card)
            for hunted in figure_fights.HUNTED for card in figure_fights.CARDS}  # fmt: skip
    assert {card: outs["mine", card] for card in figure_fights.CARDS} == {
        "move": "victim", "attack": "victim", "evade": "attacker", "accuse": "victim", "": "victim",
    }  # fmt: skip
    assert [outs["both", card] for card in ("move", "attack", "evade", "")] == ["victim", "draw", "attacker", "victim"]
    assert [outs["not", card] for card in ("move", "attack", "evade", "")] == ["nobody", "nobody", "attacker", "nobody"]
    never = scene("round", nontarget_attack="never")
    assert figure_fights.attacked(never, "not", "move") == "refused"
    assert figure_fights.attacked(never, "mine", "move") == "victim"


def test_what_an_accusation_brings_is_played_in_each_mode():
    here = scene("round")
    found = {mode: [figure_fights.accused(here, mode, shown) for shown in figure_fights.SHOWN]
             for mode in figure_fights.MODES}  # fmt: skip
    wrong = ("accuser_sleeps", "accuser_locked", "suspect_now")
    assert found == {
        "tail": [wrong, ("suspect_sleeps",), ("suspect_out",)],
        "team": [wrong, ("suspect_sleeps",), ("suspect_out",)],
        "hp": [("accuser_home",), ("no_name",), ("suspect_home",)],
        "warden": [("card_lost",), ("suspect_sleeps",), ("suspect_out",)],
    }
    longer = scene("round", hp_accuse="adds")
    assert figure_fights.accused(longer, "hp", "other") == (
        "accuser_sleeps", "accuser_locked", "accuser_home", "suspect_now",
    )  # fmt: skip


def test_the_ways_are_those_of_the_worked_examples():
    alt = game_figure(scene("round"), "ways", None, "en").alt
    assert "The Move ends on (1,0), (2,1), (3,0), (3,2), (4,1) and (4,3)" in alt.replace(", (4,3)", " and (4,3)")
    assert "(0,2), (1,3), (2,0), (2,2)" in alt and "(3,1)" in alt
    ends = game_figure(scene("round"), "path_ends", None, "en").alt
    assert "one move is lost" in ends and "(1,0)" in ends and "(3,0)" in ends
    way = figure_moves.ENDS[0]
    assert figure_moves._left(figure_moves.table(scene("round"), way)) == 1


def test_an_edited_clause_moves_the_picture():
    longer = scene("round").with_rules(move_day=4)[0]
    assert game_figure(longer, "ways", None, "en").alt != game_figure(scene("round"), "ways", None, "en").alt
    assert "4 moves, all to be spent" in game_figure(longer, "ways", None, "en").alt


def test_a_viewer_sees_own_card_and_target_alone():
    here = lay(scene("round"), P1="move", P2="attack", P3="evade", P4="accuse")
    assert game_figure(here, "strip", "P1", "en").alt.count("a card face down") == 3
    assert "P1: waiting, Move" in game_figure(here, "strip", "P1", "en").alt
    assert game_figure(here, "strip", None, "en").alt.count("a card face down") == 4
    assert game_figure(here, "targets", "P2", "en").alt.count("somebody unknown") == 4
    assert "P2 hunts P3." in game_figure(here, "targets", "P2", "en").alt
    assert "unknown" not in game_figure(here, "targets", tl.MODERATOR, "en").alt


def test_the_course_is_public_and_ends_where_somebody_leaves():
    for mode in MODES:
        game = short_game(mode, seed=2)
        rounds, told = chronicle(game, None)
        assert [one.number for one in rounds] == list(range(1, len(rounds) + 1))
        gone = {player: how for one in rounds for player, how in one.out.items()}
        assert gone == dict(game.state.out)
        assert chronicle(game, tl.MODERATOR)[0] == rounds
        assert [number for number, _ in told] == sorted(number for number, _ in told)


def test_a_stunned_survivor_is_not_drawn_as_active():
    here = scene("hunter").play("attack").play("P2 from T4(1,0)").play("T4(3,1)").play("pass")
    while here.state.round == 1:
        here.play(next(label for label in ("end", "pass", here.decision.labels[-1]) if label in here.decision.labels))
    rounds, _ = chronicle(here, None)
    assert rounds[-1].stunned == {"P2"}


@each_language
@pytest.mark.parametrize("number", (12, 23, 27, 34))
def test_a_storyboard_shows_the_rooms_it_is_about(number, lang):
    match = worked_example("tiedie", number)
    moments = list(match.moments)
    for theme in ("light", "dark"):
        page = storyboard_page(match, [moments[0], moments[len(moments) // 2], moments[-1]], None, lang, theme)
        assert page.faults() == []
    assert not [text.get_text() for text in page.texts if text.get_text() in ("T2", "T6")], "rooms where nobody is"

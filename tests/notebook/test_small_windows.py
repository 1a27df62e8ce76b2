"""What Python says for small windows: the end of a game, what a seat has, the reasons why not, the key that leaves."""

import re

import tabletop_lab as tl
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.news import ARROWS
from tabletop_lab.notebook.widget.sums import sums
from tabletop_lab.notebook.widget.tick_marks import GAP, LETTER, WIDTHS, room_for
from tabletop_lab.notebook.words import say


def player(**how):
    return MatchWidget(tl.Match("fourteen_nights", players=3, seed=7), **how)


def test_the_end_of_a_game_is_arranged_for_reading():
    shown = player()
    assert "over" not in shown.screen.layout.grid._dom_classes
    shown.let_bots(None)
    card = shown.screen.card
    assert "over" in shown.screen.layout.grid._dom_classes and "over" in card.widget.css.split()
    assert card.head.css == "result summed" and card.bots not in card.widget.children
    assert card.widget.children[-2:] == (shown.screen.layout.below, shown.screen.layout.after)
    assert "More below" in shown.screen.layout.below.value
    ranked = re.sub("<[^>]+>", " ", card.head.value).replace("\u00a0", " ").replace("&nbsp;", " ")
    assert re.search(r"1st +. P\d +[\d,]+ points", ranked), "a place and points are words"
    assert len(re.findall('<th class="num">', card.head.value)) == 3, "numbers stand under their heads"
    assert len(shown.screen.changed.moves) <= ARROWS, "only what can be told apart is drawn"
    assert card.head.value.index('class="rank"') < card.head.value.index('class="ttl-sums"')
    assert "holds" not in shown.screen.layout.grid._dom_classes, "the moderator holds no cards at the end"
    shown.see_as("P1")
    assert "holds" in shown.screen.layout.grid._dom_classes
    shown.undo()
    assert "over" not in shown.screen.layout.grid._dom_classes
    assert card.head.css == "asks" and card.bots in card.widget.children


def test_an_end_without_totals_says_how_it_was_decided():
    words = say("en")
    counted, decided = (
        sums(tl.Match(game, players=2, seed=seed, bots="random"), words)
        for game, seed in (("fourteen_nights", 6), ("void_seeders", 47))
    )
    assert 'class="num"' not in decided, "where words stand in a column, its numbers stand left, under the head"
    assert "How each total came about" in counted and re.search(r"<td[^>]*>Traits: Water</td>", counted)
    assert "How it was decided" in decided and "The four checks" not in decided
    head, *rows = re.findall(r"<tr>(.*?)</tr>", decided)
    assert "<th></th>" not in head and '<th style="text-align:left"></th>' not in head, "no heading without a word"
    assert len(rows) == 3 and not any(re.search(r"<td[^>]*></td>", row) for row in rows), "no empty place"
    nobody_survives = sums(tl.Match("void_seeders", players=2, seed=6, bots="random"), words)
    assert "NB-14.4" in nobody_survives and "NB-14.7" not in nobody_survives, "no line in which nobody has anything"


def test_marks_of_the_slider_never_run_into_each_other():
    marks = [(day / 14, str(day + 1) if day else "1일차") for day in range(14)]
    first = room_for(marks)
    for width in WIDTHS:
        shown = [mark for mark, least in zip(marks, first, strict=True) if 0 < least <= width]
        ends = [place * width + LETTER * len(text) + GAP for place, text in shown]
        assert shown[0] == marks[0] and len(shown) > 3
        assert all(end <= place * width for end, (place, _) in zip(ends, shown[1:], strict=False))
    assert all(first), "a wide slider has them all"


def test_escape_leaves_the_projector_and_the_button_says_so():
    shown = player()
    shown.presses.press("p")
    assert shown.large and shown.screen.layout.large.description.endswith("· Esc")
    shown.presses.press("w")
    assert shown.screen.layout.large.description.endswith("· P"), "Escape closes the reasons first"
    shown.presses.press("Escape")
    assert shown.screen.layout.large.description.endswith("· Esc")
    assert shown.large and not shown.screen.card.why_open, "first what is open"
    shown.presses.press("Escape")
    assert not shown.large and "Esc" not in shown.screen.layout.large.description


def test_where_escape_hides_a_seat_the_button_names_its_key():
    shown = player(mode="hotseat")
    shown.i_am("P1")
    shown.presses.press("p")
    assert shown.large and shown.screen.layout.large.description.endswith("· P")
    shown.presses.press("Escape")
    assert shown.laptop.covered


def test_where_escape_hides_the_moderators_screen_the_projector_is_left_by_p():
    shown = MatchWidget(tl.Match("tabula_wolves", players=9, seed=7, rules="silent"), mode="moderator")
    shown.i_am(tl.MODERATOR)
    shown.presses.press("p")
    layout = shown.screen.layout
    assert shown.large and layout.hide.description.endswith("· Esc") and layout.large.description.endswith("· P")


def test_many_answers_stand_side_by_side_so_that_all_are_seen():
    shown = player()
    assert shown.screen.choices.buttons.css == "ttl-opts", "two spaces"
    shown.click("3")
    assert len(shown.match.decision.options) == 6
    assert shown.screen.choices.buttons.css == "ttl-opts pairs word-6", "“Research” has room"
    wolves = MatchWidget(tl.Match("tabula_wolves", players=9, seed=20, rules="silent"), mode="alone")
    assert wolves.screen.choices.buttons.css == "ttl-opts pairs short", "seats need little room"


def test_a_line_about_a_seat_breaks_between_its_parts_only():
    assert "3,000\N{NO-BREAK SPACE}TC</span><i> </i><span>1\N{NO-BREAK SPACE}plan" in player().screen.seats.row.value


def test_a_press_on_a_seat_shows_what_it_has_and_no_more():
    shown = player(viewer="P1")
    mat = shown.screen.mat
    assert 'data-do="mat" data-with="P1"' in shown.screen.seats.row.value and mat.widget.css == "ttl-mat gone"
    shown.presses.pressed("mat", "P1")
    own = mat.widget.value
    assert mat.widget.css == "ttl-mat" and 'aria-expanded="true"' in shown.screen.seats.row.value
    hand = shown.match.view("P1").hands["P1"]
    assert all(f'data-card="{card} ' in own for card in [*hand, shown.match.view("P1").destination["P1"]])
    assert "3,000" in own and "taste" in own
    shown.presses.pressed("mat", "P2")
    others = mat.widget.value
    assert all(f'data-card="{card} ' not in others for card in shown.match.view(tl.MODERATOR).hands["P2"])
    assert 'data-card="/regular_plan ' in others
    shown.presses.pressed("mat", "P2")
    assert mat.widget.css == "ttl-mat gone" and mat.widget.value == ""


def test_with_the_reasons_why_not_the_card_says_so():
    shown = player()
    shown.presses.press("w")
    assert "asks-why" in shown.screen.card.widget.css.split()
    shown.presses.press("w")
    assert "asks-why" not in shown.screen.card.widget.css.split()

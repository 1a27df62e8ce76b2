"""The picture of the village in every phase, for every kind of viewer and number of seats: whole, and without a leak.
What the pictures beside the board show is tested in test_tabula_wolves_figures.py."""

from dataclasses import replace
from functools import cache
from math import hypot

import pytest

import tabletop_lab as tl
from tabletop_lab.figures.render import paint, sketch
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.storyboard import storyboard_page
from tabletop_lab.figures.style import SHEET, SLIDE, TEACHING, THEMES, live
from tabletop_lab.games.tabula_wolves.presentation import board_circle, board_laid, board_marks, board_story, describe
from tabletop_lab.games.tabula_wolves.presentation import table_facts as facts
from tabletop_lab.games.tabula_wolves.presentation.pictograms import SIGNS
from tabletop_lab.games.tabula_wolves.village import everybody, village
from tabletop_lab.notebook.widget.picture import around
from tests.figures.covered import covered, looked

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))


@cache
def played(seats, bots="random", seed=5, **rules):
    return tl.Match("tabula_wolves", players=seats, seed=seed, rules=rules or "standard").run(bots)


@cache
def moments(seats, bots="random_blind", seed=5, **rules):
    """One moment of every kind of question of a match, and its end."""
    match = played(seats, bots, seed, **rules)
    found = {}
    for step in match.moments:
        one = match.branch()
        one.goto(step)
        found[one.decision.name if one.decision else "end", min(one.view().night, 3)] = one
    return tuple(found.values())


def viewers(match):
    """The one who is asked, another living seat, a ghost, the moderator, the public."""
    view = match.view()
    asked = match.decision.player if match.decision else view.players[0]
    other = next(p for p in view.living if p != asked)
    return dict.fromkeys((asked, other, *list(view.ghosts)[-1:], tl.MODERATOR, None))


def shown(page):
    return [t.get_text() for t in page.texts]


@pytest.mark.thorough(keep=3)
@each_language
@pytest.mark.parametrize("seats", (7, 15, 22))
def test_every_kind_of_moment_is_without_faults(seats, lang):
    for k, match in enumerate(moments(seats)):
        seen = list(viewers(match))
        for viewer in (seen[k % len(seen)], tl.MODERATOR):
            assert paint(match, viewer=viewer, lang=lang).faults() == [], (match.step, viewer)


@each_language
def test_a_talkative_day_is_without_faults(lang):
    match = played(9)
    for step in match.moments[:: len(match.moments) // 6]:
        one = match.branch()
        one.goto(step)
        for viewer in viewers(one):
            assert paint(one, viewer=viewer, lang=lang, theme="dark").faults() == []


def test_other_days_and_readings_are_without_faults():
    for rules in (
        {"day_vote_mode": "single_suspect"},
        {"day_vote_mode": "two_finalists", "first_vote_reveal": "full"},
        {"reveal_on_death": "role", "composition_public": False},
        {"reveal_on_death": "faction", "use_welcome_token": False, "ghosts_see_night": True},
        {"extra_medium_role": True, "first_night": "moderator_victim"},
    ):
        for match in moments(15, **rules)[1::2]:
            for viewer in (*list(viewers(match))[:2], tl.MODERATOR):
                assert paint(match, viewer=viewer).faults() == [], (rules, match.step, viewer)


def test_the_public_picture_stands_still_through_a_night():
    """Whoever is asked, and whoever could be: at night everybody else sees one and the same picture."""
    match = played(15, "random_blind")
    nights = {}
    for step in match.moments:
        one = match.branch()
        one.goto(step)
        view = one.view()
        if view.phase == "night" and view.night <= 4:
            picture = sketch(one).drawing().svg(), one.alt_text(), one.board_text()
            nights.setdefault(view.night, []).append(picture)
    assert len(nights) > 2 and max(map(len, nights.values())) > 3
    assert all(len(set(pictures)) == 1 for pictures in nights.values())


def test_only_the_one_who_is_asked_and_the_moderator_see_which_call_it_is():
    match = next(m for m in moments(15) if m.decision and m.decision.name == "seer")
    asked = match.decision.player
    for viewer, seen in ((asked, True), (tl.MODERATOR, True), (None, False)):
        steps = facts.steps(match.view(viewer), match.shown_decision(viewer))
        assert [step.name for step in steps if step.state == "now"] == (["seer"] if seen else [])
    other = next(p for p in match.view().living if p != asked)
    assert all(step.state != "now" for step in facts.steps(match.view(other), match.shown_decision(other)))


def test_everybody_sees_that_the_second_vote_has_begun():
    """Whether one is asked or not: defence is done, and the vote is the present step."""
    match = next(m for m in moments(15) if m.decision and m.decision.name == "second_vote")
    for viewer in (*match.players, tl.MODERATOR, None):
        steps = facts.steps(match.view(viewer), match.shown_decision(viewer))
        assert [step.name for step in steps if step.state == "done"][-1] == "defence", viewer
        assert [step.name for step in steps if step.state == "now"] == ["second_vote"], viewer
    before = next(m for m in moments(15) if m.decision and m.decision.name == "defence")
    assert [s.name for s in facts.steps(before.view(None), None) if s.state == "now"] == ["defence"]


def test_a_board_shown_alone_keeps_what_stands_out_above_a_seat(monkeypatch):
    drawn, seat = [], board_marks.seat

    def noted(page, x, y, label, r=0.165, ghost=False, ring=False):
        drawn.append((x, y, r + 0.055))
        seat(page, x, y, label, r, ghost, ring)

    monkeypatch.setattr(board_marks, "seat", noted)
    for seats in (7, 15, 16, 22):
        drawn.clear()
        page = sketch(tl.Match("tabula_wolves", players=seats, seed=3, rules="silent"), viewer=tl.MODERATOR)
        x, y, w, h = around(page.boxes(), page.parts())
        for at, up, r in drawn:
            left, high = 72 * (at - r), 72 * (page.h - up - r)
            assert x <= left and left + 144 * r <= x + w and y <= high and high + 144 * r <= y + h, seats


def test_head_counts_are_for_the_moderator_and_for_the_end():
    match = moments(15)[1]
    assert facts.heads(match.view(None)) is None and facts.heads(match.view("P1")) is None
    assert sum(facts.heads(match.view(tl.MODERATOR))) == len(match.view().living)
    assert facts.heads(played(15).view(None)) is not None


def test_the_own_card_lies_open_and_others_do_not():
    match = moments(15)[0]
    hidden = facts.known(match.view(None), "P1")
    assert not hidden.role and facts.known(match.view("P1"), "P1").how == "own"
    assert all(facts.known(match.view(tl.MODERATOR), p).role for p in match.players)
    wolves = [p for p in match.players if facts.known(match.view(tl.MODERATOR), p).role == "wolf"]
    assert facts.known(match.view(wolves[0]), wolves[1]) == facts.Known("wolf", "partner")


@pytest.mark.parametrize("seats", (7, 22))
def test_every_seat_is_a_place_and_stands_apart(seats):
    for match in moments(seats):
        boxes = sketch(match, tl.MODERATOR).boxes()
        assert set(match.players) <= set(boxes)
        cards = [boxes[player] for player in match.players]
        for k, (x, y, w, h) in enumerate(cards):
            for x2, y2, w2, h2 in cards[k + 1 :]:
                assert min(x + w, x2 + w2) - max(x, x2) < 3 or min(y + h, y2 + h2) - max(y, y2) < 3


def test_evidence_can_be_pressed_in_the_second_vote():
    match = next(m for m in moments(9) if m.decision and m.decision.name == "second_vote")
    boxes = sketch(match, match.decision.player).boxes()
    assert set(match.decision.options) == {"fur", "footprint"} <= set(boxes)


@pytest.mark.parametrize("theme", THEMES)
def test_the_sketch_is_the_figure(theme):
    for match in moments(9)[::3]:
        quick, page = sketch(match, "P1", "ko", theme), paint(match, viewer="P1", lang="ko", theme=theme)
        assert quick.boxes() == page.boxes() and quick.parts() == page.parts()


def test_night_and_day_are_told_in_words_on_the_picture():
    by_phase = {m.view().phase: m for m in moments(9)}
    for phase, word in (("night", "Night {night}"), ("talk", "Day {day}"), ("verdict", "Day {day}")):
        match = by_phase[phase]
        expected = word.format(night=match.view().night, day=match.view().day)
        assert {expected, match.words()(f"board-phase-{phase}")} <= set(shown(paint(match)))


# --- words ----------------------------------------------------------------------------------------------------------


@each_language
def test_the_words_name_every_seat_and_no_raw_value(lang):
    raw = ("not_wolf", "deny ", "accuse ", "vouch ", "first_vote", "C0", "C1", "hidden", "HIDDEN", "{", "board-")
    match = played(9)
    for step in match.moments[:: len(match.moments) // 15]:
        one = match.branch()
        one.goto(step)
        for viewer in viewers(one):
            alt, text = one.alt_text(viewer, lang), one.board_text(lang, viewer)
            assert not [word for word in raw if word in alt or word in text], (alt, text)
            assert all(f"{player} " in text for player in one.players)


@each_language
def test_alternative_texts_keep_their_length(lang):
    for seats in (7, 15, 22):
        for match in moments(seats):
            for viewer in viewers(match):
                alt = match.alt_text(viewer, lang)
                assert len(alt) <= describe.ALT_LENGTH[lang], alt


@each_language
def test_seat_facts_have_words_for_every_seat(lang):
    match = moments(9)[-1]
    words = match.words(lang)
    assert words("seat-facts", notes=0, cards="C05") == words.card("C05")
    assert words("seat-facts", notes=tl.engine.HIDDEN, cards=tl.engine.HIDDEN) == "–"


# --- storyboards ------------------------------------------------------------------------------------------------------


@each_language
def test_a_storyboard_of_a_night_and_a_day(lang):
    match = played(9, "random_blind")
    steps = [step for step in match.moments if step > 8][:12:4]
    for viewer in (None, tl.MODERATOR):
        page = storyboard_page(match, steps, viewer, lang)
        assert page.faults() == []
    spots = board_story.Circle(match.players, (0, 0, 4, 3), small=True).spot
    assert len(spots) == 10


def test_a_storyboard_of_the_night_names_nobody_who_acts_in_secret():
    match = played(9, "random_blind")
    asked = ("raid", "witch", "seer", "guard", "medium")
    nights = [m.step for m in moments(9) if m.decision and m.decision.name in asked and m.view().night == 2]
    steps = sorted(nights)[:2]
    other = storyboard_page(match, steps, None)
    moderators = storyboard_page(match, steps, tl.MODERATOR)
    assert not [text for text in shown(other) if "seer" in text.lower()]
    assert [text for text in shown(moderators) if "seer" in text.lower()]


@each_language
def test_on_a_sheet_what_is_known_of_a_seat_does_not_lie_on_the_name_of_its_card(lang):
    match = tl.Match("tabula_wolves", players=9, seed=20)
    names = {match.words(lang)(f"board-card-{role}") for role in ("wolf", "villager", "seer", "medium")}
    for viewer in match.players:
        page = looked(match, viewer, lang, SHEET)
        assert names & {word.said for word in page.words}, viewer
        assert not names & {word.said for word in covered(page)}, viewer


@each_language
@pytest.mark.parametrize("seats", (9, 12))
def test_on_a_small_table_the_own_character_is_named_and_its_sign_lies_open(lang, seats, monkeypatch):
    signs, notes = [], []
    draw, note = Sketch.pictogram, board_circle._note

    def pictogram(page, sign, x, y, size, *more, **form):
        signs.append((sign, (x, y, size)))
        return draw(page, sign, x, y, size, *more, **form)

    def noted(*form):
        notes.append(note(*form))
        return notes[-1]

    monkeypatch.setattr(Sketch, "pictogram", pictogram)
    monkeypatch.setattr(board_circle, "_note", noted)
    match = tl.Match("tabula_wolves", players=seats, seed=3)
    for viewer in match.players:
        signs.clear(), notes.clear()
        page = looked(match, viewer, lang, live(502, 250, 560))
        role, words = facts.known(match.view(viewer), viewer).role, match.words(lang)
        said = words("board-own-card", what=words(f"board-card-{role}"))
        assert said in {word.said for word in page.words}
        assert said not in {word.said for word in covered(page)}
        ((left, low, wide, _),) = notes
        beside = [(low - y, y + size / 2) for sign, (x, y, size) in signs
                  if sign == SIGNS[role] and left < x < left + wide and abs(y - low) < 0.4]  # fmt: skip
        assert min(beside)[1] <= low, viewer


def second_votes(lang="en"):
    """The first second vote of some matches, and of the lesson, each with who looks at it."""
    for seed in (5, 6, 9, 20):
        match = played(9, seed=seed).branch()
        step = next(one for one in match.moments if match.goto(one).decision.name == "second_vote")
        for viewer in (*match.goto(step).view().living[:3], tl.MODERATOR):
            yield match, viewer, live(720, 470, 1240)
    lesson = tl.Match("tabula_wolves", players=9, seed=20, rules={"talk_rounds": 1}, lang=lang)
    everybody(lesson.play("P5").play("P1").play("P1").play("P1"), "talk")
    votes = {"P1": "P6", "P2": "P8", "P3": "P7", "P4": "P6", "P5": "P8", "P6": "P2", "P7": "P2", "P8": "P2", "P9": "P2"}
    everybody(everybody(lesson, "first_vote", **votes), "defence")
    yield lesson, "P3", replace(TEACHING, close=True)


@pytest.fixture
def laid(monkeypatch):
    """What lies before the seats of the pictures that are drawn."""
    found = []

    def kept(*given):
        found.append(board_laid.draw_laid(*given))
        return found[-1]

    monkeypatch.setattr(board_circle, "draw_laid", kept)
    return found


def apart(one, other):
    (x, y, w, h), (a, b, c, d) = one, other
    return hypot(max(a - x - w, x - a - c, 0.0), max(b - y - h, y - b - d, 0.0))


def test_the_arrow_of_a_vote_ends_at_the_card_that_was_chosen(laid):
    """Also where the tokens of that seat lie on its way."""
    for match, viewer, form in second_votes():
        page = sketch(match, viewer, "en", form=form)
        piles = [box for boxes in laid[-1].before.values() for box in boxes]
        ways = dict.fromkeys(way for way in page.arrows if len(way) > 2)  # each has an edge, and the line within
        for at, way in zip(facts.first_votes(match.view(viewer)).values(), ways, strict=True):
            tip = (*way[-1], 0, 0)
            far = {player: apart(tip, laid[-1].circle.card(player)) for player in match.players}
            assert far[at] < 0.2, (viewer, at, far)
            assert all(apart(tip, box) > 0 for box in piles), (viewer, at)
    assert far["P7"] == min(far.values())


def test_tokens_lie_at_their_own_seat_and_on_no_card(laid):
    for match, viewer, form in second_votes():
        sketch(match, viewer, "en", form=form)
        cards = {player: laid[-1].circle.card(player) for player in match.players}
        on = []
        for player, boxes in laid[-1].before.items():
            for box in boxes:
                far = {one: apart(box, card) for one, card in cards.items()}
                assert far[player] == min(far.values())
                x, y, w, h = cards[player]
                on += [player] * (apart(box, (x + 0.04, y + 0.04, w - 0.08, h - 0.08)) == 0)
        assert len(on) <= (viewer == tl.MODERATOR), "only where all is open and there is no room"
    a, b, c, d = cards["P7"]
    (pile,) = laid[-1].before["P7"]
    assert b < pile[1] + pile[3] / 2 < b + d, "in the lesson, beside the card of P7 and not between two cards"


@each_language
@pytest.mark.parametrize("form", [replace(TEACHING, close=True), SLIDE])
def test_the_name_of_a_character_keeps_off_the_edge_of_its_card(laid, form, lang):
    """Of fifteen seats, in type as large as a lesson has it."""
    page = sketch(village(5), tl.MODERATOR, lang, form=form)
    names = 0
    for player in laid[-1].circle.spot:
        left, low, wide, high = laid[-1].circle.card(player)
        for x, y, w, _ in page.words_at():
            if player and left < x + w / 2 < left + wide and low < y < low + 0.5 * high:
                assert left + 0.03 < x and x + w < left + wide - 0.03, player
                names += 1
    assert names >= 15

"""The picture of the Void Seeders' ship: whole at every size, nothing hidden in it, what can be pressed."""

from dataclasses import replace

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures import Page, cards, game_figure, game_figures
from tabletop_lab.figures.render import paint, sketch
from tabletop_lab.figures.score_sheet import score_sheet
from tabletop_lab.figures.storyboard import storyboard_page
from tabletop_lab.figures.style import SHEET, SLIDE, TABLE, TEACHING, THEMES, Form, live
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.presentation import (
    board_layout,
    board_pieces,
)
from tabletop_lab.games.void_seeders.presentation import table_facts as facts
from tabletop_lab.games.void_seeders.scenes import scene
from tests.figures.void_seeders_views import ROOMS, asked_seat, moment, moments, played, shown, sizes

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))
WHOLE = SLIDE, TABLE
PLAYERS = (1, 2, 3, 4, 5)


def test_close_up_each_piece_is_named_and_the_seats_stand_below():
    """Beside a text nobody can ask what a square is: a Whisperer, or P3?"""
    match = scene("lurk")
    page = paint(match, lang="en", form=replace(TEACHING, close=True), asked=False)
    said = shown(page)
    assert [said.count(letter) for letter in ("W", "S")] == [1, 1] and said.count("L") >= 2
    assert {"P1 Captain", "P2 Scout", "P3 Soldier"} <= set(said)
    assert min(sizes(page)) >= TEACHING.least - 0.01
    assert set(page.parts()) == {"close"}
    for form in (TEACHING, SHEET):
        for five in moments(2, players=5):
            assert paint(five, viewer=asked_seat(five), form=replace(form, close=True)).faults() == []


@pytest.mark.thorough(keep=5)
@each_language
@pytest.mark.parametrize("players", PLAYERS)
def test_every_text_is_whole_and_large_enough_at_every_size(players, lang):
    wrong = []
    for k, match in enumerate(moments(3, players=players, seed=players)):
        for form in (*(live(*room) for room in ROOMS[k % 2 :: 2]), WHOLE[k % 2]):
            page = paint(match, None, asked_seat(match) or tl.MODERATOR, lang, list(THEMES)[k % 4], form=form)
            found = page.faults()
            found += [f"cut: {text}" for text in shown(page) if text.endswith("…")]
            found += [f"{size:.1f} pt" for size in sizes(page) if size < form.least - 0.01]
            wrong += [f"step {match.step}, {form.size}: {fault}" for fault in found]
    assert not wrong, "\n".join(wrong[:20])


@each_language
@pytest.mark.parametrize("room", [(760, 268, 780)])
def test_nothing_is_drawn_beyond_the_edge_of_a_narrow_board(room, lang):
    """The bag of five seats with all their tokens is the widest thing beside the map."""
    match = played(5, 5).branch().goto(90)
    assert len(facts.bag(match.view(None))[2]) == 5
    drawn = paint(match, None, None, lang, form=live(*room))
    boxes = [patch.get_window_extent() for patch in drawn.fig.artists]
    ends = [box.transformed(drawn.fig.dpi_scale_trans.inverted()) for box in boxes]
    assert max(box.x1 for box in ends) <= drawn.w + 0.02 and min(box.x0 for box in ends) >= -0.02


@each_language
def test_words_say_what_the_signs_mean_as_long_as_rooms_keep_their_names(lang):
    """Titles in words, and a legend of what is on the map now; a low board has no room for a legend."""
    match = played(5, 5).branch().goto(0)
    words = match.words(lang)
    titles = {words(f"board-title-{name}") for name in ("time", "destruct", "course", "engines", "bag", "weaknesses")}
    signs = {name: words(f"board-sign-{name}") for name in ("tile", "number", "noise")}
    wide, low = (paint(match, None, None, lang, form=live(*room)) for room in ((1100, 620, 1460), (520, 300, 780)))
    assert titles | {signs["tile"], signs["number"], words.card("hibernatorium")} <= set(shown(wide))
    assert signs["noise"] not in shown(wide), "no noise as yet"
    assert "legend" not in low.parts()


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_on_the_ship_is_a_place_of_its_own(players):
    """Rooms, corridors, the Technical space, pawns, miniatures, what lies about."""
    for match in moments(3, players=players):
        page, view = paint(match, form=live(*ROOMS[0])), match.view(None)
        ship, placed = facts.ship(view), set(page.centers())
        assert {str(slot) for slot in ship.slots} <= placed
        assert set(ship.corridors) <= placed
        assert {*view.seeders, *view.lairs, *view.lying} <= placed
        assert {p for p in match.players if p in view.room and view.status.get(p) == "aboard"} <= placed


def test_a_room_and_a_corridor_are_pressed_where_they_are_asked_for():
    match = moment("action")
    rooms = {act.label.removeprefix("move ") for act in match.decision.options if act.kind == "move"}
    assert rooms and set(facts.offered(match.decision)) == rooms == set(match.decision.places)
    match = moment("careful_noise")
    assert set(facts.offered(match.decision)) <= set(facts.ship(match.view()).corridors)
    quiet = sketch(match, match.decision.player, asked=False).drawing().svg()
    assert sketch(match, match.decision.player).drawing().svg() != quiet


def test_miniatures_are_told_apart_by_form_and_letter():
    forms = {kind: tuple(board_pieces.form(kind, 0, 0, 1)) for kind in ("lurker", "whisperer", "stalker", "despoiler")}
    assert len({len(outline) for outline in forms.values()}) == 4
    assert sorted(filter(None, board_pieces.LETTERS.values())) == ["D", "L", "S", "W"]
    match = next(m for m in moments(12, players=3) if m.state.seeders and m.state.lairs)
    letters = {board_pieces.LETTERS[facts.kind(seeder)] for seeder in match.state.seeders}
    assert letters <= set(shown(paint(match)))


def test_a_tile_face_down_is_named_only_to_who_has_looked():
    match = moment("look_at", players=5)
    finder, slot = match.decision.player, int(match.decision.labels[0])
    before = {viewer: facts.spot(match.view(viewer), slot) for viewer in (*match.players, None)}
    match.play(match.decision.labels[0])
    after = {viewer: facts.spot(match.view(viewer), slot) for viewer in (*match.players, None)}
    room = (match.state.seen_first | match.state.seen_second)[slot]
    assert (after[finder].room, after[finder].seen) == (room, True)
    words, screen = match.words("en"), presentation_of(match.game)
    assert words.card(room) in screen.standing(match.view(finder), str(slot), words)
    for viewer in after.keys() - {finder}:
        assert after[viewer] == before[viewer] and not after[viewer].seen
        assert words.card(room) not in screen.standing(match.view(viewer), str(slot), words)


def test_who_may_not_see_a_card_sees_a_back_and_infection_is_shown_to_nobody():
    match = next(m for m in moments(12) if any(m.state.hands.values()) and m.state.step == "turns")
    owner = max(match.players, key=lambda p: len(match.state.hands[p]))
    screen = presentation_of(match.game)
    own, others = screen.hand(match.view(owner), owner), screen.hand(match.view(None), owner)
    count = len(match.state.hands[owner])
    assert [one.card for one in own if one.card.startswith(f"{owner}/")]
    assert not any(one.card.startswith("K") or one.card == "contamination" for one in own)
    assert sum(one.count for one in others if one.deck == "action") == count
    faces = {screen.card_words(card, match.words("en")) for card in match.game.content.contamination_deck}
    assert len(faces) == 1
    assert len({cards.card(VoidSeeders, card, "en").svg() for card in ("K01", "K27")}) == 1


@pytest.mark.parametrize("players", (2, 5))
def test_no_type_is_smaller_in_a_larger_window(players):
    match = moments(3, players=players)[2]
    least = [min(sizes(paint(match, form=live(*room)))) for room in ROOMS[:5]]
    assert least == sorted(least)


@pytest.mark.parametrize("form", (SLIDE, TABLE, *(live(*room) for room in ROOMS)))
@pytest.mark.parametrize("players", (1, 3, 5))
def test_no_band_of_the_page_is_blank(players, form):
    """What is drawn leaves no empty stripe of a tenth across or down the page within its margins."""
    page = paint(moments(3, players=players)[2], form=form)
    extents = [page._extent_of(shape) for shape, _ in page.places.values()]
    extents += [page.extent(text) for text in page.texts if text.get_text()]
    for low, high, begin, size in ((0, 2, page.margin, page.w), (1, 3, page.margin, page.h)):
        reached, widest = begin, 0.0
        for box in sorted(extents, key=lambda box: box[low]):
            widest = max(widest, box[low] - reached)
            reached = max(reached, box[high])
        assert max(widest, size - page.margin - reached) <= 0.1 * size


def test_rooms_of_any_ship_stand_apart():
    crowded = {slot: (50 + slot % 3, 50 + slot % 4) for slot in range(1, 13)}
    found = board_layout.places(crowded, 80, 40, 8, 4, (2, 2))
    assert board_layout.clear(found, 8, 4, (2, 2))
    assert all(4 <= x <= 76 and 2 <= y <= 38 for x, y in found.values())


def test_seats_are_listed_below_a_board_without_tableaux():
    small, large = live(*ROOMS[0]), live(*ROOMS[4])
    screen = presentation_of(VoidSeeders)
    assert [screen.shows_seats(*form.size, form.note / 72, 5) for form in (small, large)] == [False, True]
    match = moments(3)[2]
    assert [("players" in paint(match, form=form).parts()) for form in (small, large, SLIDE)] == [False, True, True]


@each_language
def test_the_table_in_words(lang):
    match = next(m for m in moments(12, players=3) if m.decision is not None and m.state.seeders)
    viewer = asked_seat(match)
    told = match.board_text(lang, viewer)
    ship, lines = facts.ship(match.view(viewer)), told.splitlines()
    assert [line.split()[0] for line in lines[1 : 1 + len(ship.slots)]] == [str(slot) for slot in ship.slots]
    assert all(any(line.startswith(player) for line in lines) for player in match.players)
    alt = match.alt_text(viewer, lang)
    assert len(alt) < 700 and "describe-" not in alt + told
    screen, words = presentation_of(match.game), match.words(lang)
    for place in paint(match).centers():
        assert "describe-" not in screen.standing(match.view(viewer), place, words)
    seeder, slot = next(iter(match.state.seeders.items()))
    assert str(words.value("word", seeder)) in screen.standing(match.view(viewer), str(slot), words)


def test_a_step_is_marked_with_an_arrow():
    match = played()
    entry = next(entry for entry in match.trace if entry.kind == "event" and entry.name == "moved")
    steps = presentation_of(match.game).moves(entry)
    assert steps == [(str(entry.facts["start"]), str(entry.facts["slot"]))]


@each_language
def test_a_storyboard_shows_the_ship_with_its_call_outs(lang):
    match = played()
    page = storyboard_page(match, match.moments[30:34], None, lang)
    assert page.faults() == []
    assert {"1", "2"} <= set(shown(page))


@each_language
def test_every_card_has_a_face_in_two_sizes_and_says_what_it_does(lang):
    box = VoidSeeders.content
    actions = {card.rstrip("0123456789"): card for deck in box.action_decks.values() for card in deck}
    names = [
        *box.rooms, *box.tokens, *box.panic, *box.attack, *box.event, *box.weaknesses, *box.characters, *box.weapons,
        *actions.values(), *(item.copies[0] for item in box.items.values()), *box.wound_deck, *box.objectives,
        *box.quests, *box.coordinates, "P1/search1",
    ]  # fmt: skip
    screen, words = presentation_of(VoidSeeders), VoidSeeders.words(lang)
    for name in names:
        for width in (cards.FULL, cards.SMALL):
            page = Page(Form((width / 72, width * cards.TALL / 72), 0.0, 18, 15, 12.5, 11))
            screen.draw_card(page, name, words)
            assert not any(text.endswith("…") for text in shown(page)) and page.faults() == [], name
        said = screen.card_words(name, words)
        assert len(said) > 4 and not any(part in said for part in ("face-", "effect-", "change-", "condition-")), name
    for deck in ("action", "panic", "event", "green", "contamination", "objective", ""):
        assert cards.back(VoidSeeders, deck, lang).shapes


@each_language
def test_the_score_sheet_says_who_fulfilled_what(lang):
    match = tl.Match(VoidSeeders, 5, seed=0).run(bots="random")
    made = presentation_of(match.game).score(match.view(None), match.trace.for_player(None), match.words(lang))
    assert made.parts and not any(part.counts for part in made.parts)
    done = {entry.facts["player"] for entry in match.trace if entry.name == "objective_check"}
    notes = made.parts[0].lines[-1].notes
    assert {player for player, note in notes.items() if note != "–"} == done != set()
    assert set(notes) == set(match.players), "nobody has an empty place"
    assert score_sheet(match, lang=lang)


@each_language
def test_pictures_beside_the_board_are_whole_under_every_reading_of_the_track(lang):
    for rules in ({}, {"madness_arrows": "free", "level_map": "LWWSD"}, {"check_draw": 2, "time_length": 9}):
        match = tl.Match(VoidSeeders, 3, seed=1, rules=rules)
        assert len(game_figures(match)) == 10
        for name in game_figures(match):
            figure = game_figure(match, name, "P1", lang)
            assert figure.faults() == [] and not any(text.endswith("…") for text in shown(figure.page)), name
            assert len(figure.alt) > 80 and "figure-" not in figure.alt and "{" not in figure.alt
    words = VoidSeeders.words(lang)
    free = game_figure(tl.Match(VoidSeeders, 2, seed=1, rules={"madness_arrows": "free"}), "madness", None, lang)
    assert words("figure-madness-down", level=3, down=2) in free.alt
    printed = game_figure(tl.Match(VoidSeeders, 2, seed=1), "madness", None, lang)
    assert words("figure-madness-stays", level=3) in printed.alt

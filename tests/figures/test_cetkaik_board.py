"""The picture of the board of Cetkaik: whole in every kind of moment, language and theme, and true to the rules.
The pictures beside the board are tested in test_cetkaik_figures.py."""

import re
from functools import cache

import pytest
from matplotlib.font_manager import get_font

import tabletop_lab as tl
from tabletop_lab.engine.edits.variant import edited, source_of
from tabletop_lab.figures import Page
from tabletop_lab.figures.render import paint, sketch, svg
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.storyboard import storyboard_page
from tabletop_lab.figures.style import FONTS, THEMES
from tabletop_lab.games.cetkaik import Cetkaik
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, KINDS, TAM, TAM_GLYPH
from tabletop_lab.games.cetkaik.content.squares import HUE, IA, ROWS, SQUARES, A
from tabletop_lab.games.cetkaik.moves.actions import Move
from tabletop_lab.games.cetkaik.moves.notation import read_action
from tabletop_lab.games.cetkaik.presentation import board, board_panel, board_squares
from tabletop_lab.games.cetkaik.presentation import board_facts as facts
from tabletop_lab.games.cetkaik.presentation.board_reach import best, reaches
from tabletop_lab.games.cetkaik.presentation.describe import text_board
from tabletop_lab.games.cetkaik.presentation.figure_parts import laid_out
from tests.figures import cetkaik_views as sample
from tests.figures.cetkaik_views import choice, moved, rules_only
from tests.figures.test_sketch import alike, closed, outlines, texts

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))
RESERVES = {
    "IA": ["rp", "rp", "bp", "bh", "rh", "bt", "rk", "rc", "bg", "bs", "rm"], "A": ["rp", "rp", "rp", "bk", "bn"],
}  # fmt: skip


@cache
def moments():
    """One moment of every kind of question of a match, and its end."""
    match = tl.Match(Cetkaik, seed=8).run("random")
    found = {}
    for step in match.moments:
        one = match.branch()
        one.goto(step)
        name = one.decision.name if one.decision else "end"
        found[name, name == "action" and one.view().ply > 2] = one
    return tuple(found.values())


@pytest.mark.parametrize("theme", THEMES)
def test_a_dark_face_is_dark_and_a_light_one_light_on_every_page(theme):
    page = Sketch(theme=THEMES[theme])
    board_panel.draw_sticks(page, 1, 1, 1, 2)
    dark, light = (re.search(r'fill="(#\w{6})"', shape.svg)[1] for shape in (page._shapes[0], page._shapes[-1]))
    brightness = [sum(int(colour[k : k + 2], 16) for k in (1, 3, 5)) for colour in (dark, light)]
    assert brightness[0] < 200 < 600 < brightness[1], (dark, light)


def test_the_key_explains_the_ways_that_are_drawn_and_no_others():
    """Of several ways to a square the best one is drawn: a throw that only another one needs is not explained."""
    match, other = tl.Match(Cetkaik, seed=7, lang="en"), 0
    luck = match.words("en")("board-mark-luck")
    for origin in ("TE", "NA", "KA", "LI", "TAU", "NIA", "KIA", "LAI"):
        if found := reaches(match.view(), match.decision, (origin,)):
            thrown = any(way.odds < 1 for way in best(found, origin, "ZO").values())
            page = paint(match, None, match.decision.player, "en", chosen=(origin,))
            said = [text.get_text() for text in page.texts]
            assert (luck in said) == thrown, origin
            other += not thrown and any(way.odds < 1 for way in found)
    assert other, "one of them has a way that is not drawn"


@cache
def samples():
    """Moments of every kind, with much or little on the table: (view, decision, chosen)."""
    first, view = rules_only(), sample.view
    late = dict(board=moved(), reserve=RESERVES, season=2, ply=26, rate={"IA": 4, "A": 4}, points={"IA": 38, "A": 2},
                seasons=[(1, "A", -3)], last="MAU^MAI=>MI")  # fmt: skip
    own = sample.rules(seasons=8, rate_owner="per_player", rate_cap=1024, sticks=9, start_points=200)
    start = choice(first, INITIAL)
    dropping = choice(first, moved(), A, RESERVES["A"])
    hands = sample.decision("declare", hands=("animals", "king", "army", "step_tam"), amount=-64, side="IA")
    return {
        "first": (view(), start, ""),
        "bow": (view(), start, "MAU"),
        "pawn": (view(), start, "NAI"),
        "boat": (view(), start, "ZAI"),
        "tam": (view(), start, "ZO"),
        "over a piece": (view(), start, "MAU MAI"),
        "after a step": (view(), start, "ZO TY"),
        "drop": (view(turn="A", **late), dropping, "@rp"),
        "late": (view(turn="A", **late), dropping, ""),
        "thrown": (view(announced="MAU^MAI=>MU~", sticks=2), sample.decision("land", options=("MU", "decline")), ""),
        "waiting": (view(announced="TAU^NAI=>LY+"), None, ""),
        "declared": (view(**late | {"turn": "IA", "announced": "MAU^MAI=>MI", "last": "KE>KU"}), hands, ""),
        "failed": (view(turn="A", last="TAU^NAI=>ZO~"), None, ""),
        "own rates": (view(own, rate={"IA": 512, "A": 2}, points={"IA": 333, "A": 67}, season=7), None, ""),
        "over": (
            view(**late | {"phase": "over", "turn": "", "seasons": [(k, "IA", 640) for k in (1, 2, 3, 4)]}),
            None,
            "",
        ),
    }


@cache
def drawn(name, lang="en"):
    """One of the samples on a page; the themes take turns."""
    turn = list(samples()).index(name) + (lang == "ko")
    page = Page(theme=list(THEMES.values())[turn % len(THEMES)])
    view, decision, chosen = samples()[name]
    board.draw(page, view, decision, sample.words(lang), chosen=chosen.split())
    return page


def shown(page):
    return [t.get_text() for t in page.texts]


# --- whole in every moment --------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("name", samples())
def test_every_kind_of_moment_is_without_faults(name, lang):
    page = drawn(name, lang)
    assert page.faults() == []
    assert not [text for text in shown(page) if "board-" in text or "{" in text]


@each_language
def test_every_letter_is_in_the_bundled_font(lang):
    has = {
        weight: set(get_font(str(FONTS / f"TabletopKR-{weight}.otf")).get_charmap()) for weight in ("Regular", "Bold")
    }
    glyphs = {kind.glyph for kind in KINDS.values()} | {TAM_GLYPH}
    lines = {(text.get_weight(), text.get_text()) for name in samples() for text in drawn(name, lang).texts}
    missing = {
        c for weight, line in lines for c in line if ord(c) not in has["Bold" if weight == "bold" else "Regular"]
    }
    assert missing <= set("→"), missing  # drawn with matplotlib's own face
    assert glyphs <= {line for _, line in lines}


def test_a_match_is_drawn_from_the_first_question_to_the_end():
    assert {one.decision.name if one.decision else "end" for one in moments()} >= {"action", "declare", "end"}
    for k, match in enumerate(moments()):
        assert paint(match, viewer=match.players[k % 2], lang=("en", "ko")[k % 2]).faults() == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_sketch_is_the_figure(theme):
    match = moments()[list(THEMES).index(theme) % len(moments())]
    chosen = ("MAU",) if match.decision and match.decision.name == "action" else ()
    quick, page = sketch(match, "P1", "ko", theme, chosen=chosen), paint(match, None, "P1", "ko", theme, chosen=chosen)
    assert quick.boxes() == page.boxes() and quick.parts() == page.parts()
    mine, whole = quick.drawing().svg(), svg(page.fig)
    (said, where), (also_said, also_where) = texts(mine), texts(whole)
    assert said == also_said and alike(where, also_where)
    lines, expected = outlines(mine), outlines(whole)[1:]
    assert alike(lines, closed(lines, expected))


@each_language
def test_a_storyboard_is_without_faults(lang):
    match = tl.Match(Cetkaik, seed=8).run("random")
    for steps in (match.moments[:2], match.moments[3:15:4], match.moments[-4:]):
        assert storyboard_page(match, steps, None, lang).faults() == []


# --- places and pieces ------------------------------------------------------------------------------------------------


def test_every_square_is_a_place_and_so_is_what_can_be_dropped():
    quick = Sketch()
    view, decision, _ = samples()["late"]
    board.draw(quick, view, decision, sample.words())
    assert set(quick.boxes()) == {*SQUARES, "@rp", "@bk", "@bn"}
    x, y, w, h = quick.boxes()["KA"]
    for square in ("LA", "KE"):
        left, top, *size = quick.boxes()[square]
        assert [w, h] == size and (left - x, top - y) in ((pytest.approx(w), 0), (0, pytest.approx(h)))


def standing(match):
    """Every piece of the drawing that stands on the board, by its name, with its square."""
    quick = sketch(match)
    squares = {tuple(at): square for square, at in quick.centers().items() if square[0] != "@"}
    return {name: squares[x, y] for name, (x, y, _) in quick.drawing().pieces.items() if (x, y) in squares}


def test_only_the_piece_that_moved_walks():
    """From one turn to the next every other piece keeps its name and its square."""
    match = tl.Match(Cetkaik, seed=3).run("random")
    before, walked = None, 0
    for step in match.moments[:40]:
        one = match.branch()
        one.goto(step)
        now = one.view(), standing(one)
        if before is not None and before[0].season == now[0].season:
            walks = {name for name in now[1] if name in before[1] and before[1][name] != now[1][name]}
            last = facts.played(now[0])
            changed = {q for q in SQUARES if before[0].board.get(q) != now[0].board.get(q)}
            landed = {last.landed} if last else set()
            assert {now[1][name] for name in walks} <= landed & changed
            walked += len(walks)
        before = now
    assert walked > 5


def test_a_dropped_piece_walks_from_the_reserve():
    before, after = Sketch(), Sketch()
    view, decision, _ = samples()["late"]
    board.draw(before, view, decision, sample.words())
    fewer = sample.view(board={**view.board, "ZE": "bk"}, reserve={"IA": [], "A": ["rp", "bn"]}, last="@bk>ZE")
    board.draw(after, fewer, None, sample.words())
    name = "bk-A-reserve"
    assert list(before.drawing().pieces[name][:2]) == before.centers()["@bk"]
    assert list(after.drawing().pieces[name][:2]) == after.centers()["ZE"]


def test_the_last_move_is_read_from_the_notation():
    for action in choice(rules_only(), INITIAL).options:
        course, again = facts.Course.of(str(action)), read_action(str(action), "ZO")
        assert (course.origin, course.to) == (again.origin, again.to)
        assert [course.squares[k] for k in course.vias] == ([again.via] if again.via else [])
        assert course.far == (isinstance(again, Move) and again.far)
    assert facts.Course.of("@rp>ZO").dropped == "rp"


@pytest.mark.parametrize(
    ("last", "change", "landed"),
    [
        ("LAI>LY", {"LY": "rP", "LAI": ""}, "LY"),
        ("MAU^MAI=>MY+", {"MU": "rB", "MAU": ""}, "MU"),
        ("TAU^NAI=>ZO~", {}, ""),
        ("ZIA^TIA>ZIA", {}, "ZIA"),
        ("ZO>ZY>XY", {"XY": TAM, "ZO": ""}, "XY"),
    ],
)
def test_where_the_last_piece_stands_now(last, change, landed):
    after = {square: piece for square, piece in {**INITIAL, **change}.items() if piece}
    assert facts.played(sample.view(board=after, last=last, turn="A")).landed == landed


# --- true to the rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("own", (False, True))
def test_hue_on_the_board_is_hue_in_the_rules(own):
    match = rules_only(tam_square_is_hue=own)
    game = laid_out(match, {})
    for tam in SQUARES:
        fixed, near = facts.hue_now({tam: TAM}, game)
        assert fixed | near == {square for square in SQUARES if game.is_hue(square, tam)}


def test_an_edited_hue_is_on_the_board_and_in_its_description(monkeypatch):
    text = source_of(Cetkaik, "CK-2.3", "is_hue").replace("square in neighbours(tam)", "square[0] == tam[0]")
    match = tl.Match(edited(Cetkaik, "CK-2.3", text, "hue along a column", function="is_hue"), seed=8)
    fixed, near = facts.hue_now(match.view().board, match.view().paragraphs)
    assert near == {"ZA", "ZE", "ZI", "ZU", "ZY", "ZAI", "ZAU", "ZIA"} and fixed == HUE
    text = text_board(match.view(), None, match.game.words("en"))
    lines = [line.split() for line in text.splitlines()]
    rows = {line[0]: line[1:] for line in lines if line and line[0] in ROWS}
    assert list(rows) == list(ROWS) and all(cells[4][-1] in "+#" for cells in rows.values())
    assert [cell for cell in rows["O"] if cell[-1] in "+#"] == ["**#"]
    assert "tam on ZO." in match.alt_text(lang="en") and "다암은 ZO에 있습니다." in match.alt_text(lang="ko")
    assert "the eight squares around it are hue" in tl.Match("cetkaik", seed=8).alt_text(lang="en")
    framed = []
    monkeypatch.setattr(board_squares, "draw_halo", lambda *drawn: framed.append(drawn))
    sketch(match, None, "en", "light")
    assert not framed
    sketch(tl.Match("cetkaik", seed=8), None, "en", "light")
    assert len(framed) == 1


def test_what_can_be_moved_is_marked():
    view, decision, _ = samples()["first"]
    game = laid_out(rules_only(), view.board)
    assert set(board.reach.origins(decision)) == {action.origin for action in game.actions(IA)}
    page, bars = Sketch(), []
    page.boxes_of = lambda boxes, fill, *rest, bars=bars, **look: bars.extend(boxes if fill == "act" else ())
    board.draw_board(page, view, decision, board.Field(0.0, 0.0, 1.0), "", ())
    assert len(bars) == len(board.reach.origins(decision))


def test_the_panel_names_destination_via_and_chance():
    page = drawn("bow", "ko")
    assert {"활 · MAU", "MAI를 밟고", "31/32", "26/32", "16/32", "6/32", "잡기", "윷 없음"} <= set(shown(page))
    assert {"Bow · MAU", "via MAI", "31/32", "captures", "no throw"} <= set(shown(drawn("bow")))


def test_a_throw_tells_what_it_must_reach():
    told = " ".join(shown(drawn("thrown")))
    assert "MAU → MU via MAI" in told and "2 dark" in told
    assert "To reach MU: 3 dark or more, 16/32" in told and "To enter water: 3 dark or more, 16/32" in told


def test_a_declaration_tells_what_ending_and_continuing_bring():
    told = shown(drawn("declared"))
    assert "−64 points" in told and "rate 4 → 8" in told


def test_reserves_are_counted():
    told = shown(drawn("late"))
    assert "captured: 11" in told and "captured: 5" in told and "×3" in told and "×2" in told

"""The pictures of Cetkaik beside its board: whole in both languages, and made from the tables and rules in force.
What the board itself shows is tested in test_cetkaik_board.py."""

from fractions import Fraction
from functools import cache, partial
from types import SimpleNamespace

import pytest

import tabletop_lab as tl
from tabletop_lab.figures import game_figure, game_figures
from tabletop_lab.figures.gamefigures import _blank
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import THEMES
from tabletop_lab.games.cetkaik import Cetkaik
from tabletop_lab.games.cetkaik.content.movement import DIAGONALS, Way
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, KINDS, TAM
from tabletop_lab.games.cetkaik.content.squares import IA, SQUARES, distance, moved
from tabletop_lab.games.cetkaik.moves.reach import reach
from tabletop_lab.games.cetkaik.presentation import hand_card, move_cards, reach_map, teaching
from tabletop_lab.games.cetkaik.presentation.board_facts import ladder, odds_text
from tabletop_lab.games.cetkaik.presentation.figures import FIGURES
from tests.figures import cetkaik_views as sample

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))
each_kind = pytest.mark.parametrize("kind", KINDS)


def a_match(game=Cetkaik, view=None, **rules):
    """What a picture asks of a match: game, rules and a view."""
    table = sample.rules(**rules)
    return SimpleNamespace(game=game, rules=table, view=lambda viewer: view or sample.view(table))


@cache
def made(name, lang="en", theme="light"):
    match = tl.Match("cetkaik", seed=1) if name.startswith("throw") else a_match()  # throws are played
    return FIGURES[name](match, None, sample.words(lang), partial(_blank, THEMES[theme]))


def shown(page):
    return [t.get_text() for t in page.texts]


@each_language
@pytest.mark.parametrize("name", FIGURES)
def test_every_picture_is_without_faults(name, lang):
    theme = list(THEMES)[(list(FIGURES).index(name) + (lang == "ko")) % len(THEMES)]
    page, alt = made(name, lang, theme)
    assert page.faults() == []
    assert len(alt) > 30 and "{" not in alt
    assert not [text for text in shown(page) if "{" in text or "-alt" in text]


def test_a_match_offers_them_all():
    match = tl.Match(Cetkaik, seed=3)
    match.run("random", until=9)
    assert game_figures(match) == tuple(FIGURES)
    for name in ("reach", "hands", "rate_ladder"):
        assert game_figure(match, name, None, "ko", "dark").faults() == []


# --- how the pieces move ----------------------------------------------------------------------------------------------


def signs(way, hue=False):
    """The signs of a diagram, by what they are: dots, leaps, arrows as (begin, end) in squares from the piece."""
    page, found = Sketch(size=(9.0, 9.0)), {"dots": set(), "leaps": set(), "arrows": set()}
    n = move_cards.reach_of(way)

    def offset(x, y):
        return round(y - n - 0.5, 2), round(x - n - 0.5, 2)

    page.disc = lambda x, y, r, fill=None, edge=None, *rest, **look: found[
        "dots" if (fill, edge) == ("act", "card") else "leaps"
    ].add(offset(x, y))  # fmt: skip
    page.arrow = lambda points, over=False, **look: found["arrows"].add((offset(*points[0]), offset(*points[-1]), over))
    move_cards.diagram(page, 0.0, 0.0, 2.0 * n + 1, "bp", way, hue)
    return found


def ways():
    return move_cards.ways_of(a_match())


@each_kind
@pytest.mark.parametrize("hue", (False, True))
def test_a_diagram_shows_where_the_piece_can_go(kind, hue):
    """The finite squares are dots and leaps, and every arrow runs along squares that the walk over the board finds."""
    way = ways()[kind, hue]
    found, walked = signs(way, hue), reach(way, IA, "ZO", ())
    late = {(2 * f, 2 * s) for f, s in way.slides} if way.skips else set()
    assert {moved("ZO", int(f), int(s), IA) for f, s in found["dots"] | found["leaps"]} == set(walked.finite) | {
        moved("ZO", *offset, IA) for offset in late
    }
    assert {(f, s) for f, s in found["leaps"]} == set(way.leaps) | late
    ends = {(round(f), round(s)) for _, (f, s), _ in found["arrows"]}
    assert len(ends) == len(way.slides)
    assert {(f // max(abs(f), 1), s // max(abs(s), 1)) for f, s in ends} == set(way.slides)
    assert {over for _, _, over in found["arrows"]} <= {way.jumps > 0}
    infinite = {square for square in walked.infinite if distance("ZO", square) == 2}
    assert infinite == {moved("ZO", 2 * f, 2 * s, IA) for f, s in way.slides}


def test_an_edited_way_is_drawn_and_told_as_it_is_edited():
    class Stranger(Cetkaik):
        def way(self, kind, hue):
            if kind == "king":
                return Way(steps=((1, 0),), leaps=((-3, 0),), slides=DIAGONALS, jumps=2)
            return super().way(kind, hue)

    match = a_match(Stranger)
    king = move_cards.ways_of(match)["king", False]
    assert signs(king)["dots"] == {(1, 0)} and signs(king)["leaps"] == {(-3, 0)} and len(signs(king)["arrows"]) == 4
    page, alt = FIGURES["move_card_king"](match, None, sample.words(), partial(_blank, THEMES["light"]))
    assert page.faults() == [] and "may pass 2 pieces" in alt and "any distance" in alt
    assert ways()["king", False].slides == ()


READINGS = ("skip_adjacent", "one_jump", "leaps_of_two", "blocked_adjacent")


@cache
def card(kind, lang="en", **rules):
    return FIGURES[f"move_card_{kind}"](a_match(**rules), None, sample.words(lang), partial(_blank, THEMES["light"]))


@each_language
@pytest.mark.parametrize("reading", READINGS)
def test_every_reading_of_the_horse_has_its_own_card(reading, lang):
    page, alt = card("horse", lang, horse_hue=reading)
    assert page.faults() == []
    assert alt not in [card("horse", lang, horse_hue=other)[1] for other in READINGS if other != reading]


def test_directions_are_named_by_the_largest_sets():
    words = sample.words()
    assert move_cards.directions(ways()["king", False].steps, words) == "in all eight directions"
    assert move_cards.directions(ways()["general", False].steps, words) == "every way but straight back"
    assert move_cards.in_words(ways()["pawn", True], words) == [
        "sideways, backward: one square", "forward: one or two squares",
    ]  # fmt: skip
    assert move_cards.in_words(Way(), words) == ["does not move"]


# --- pictures of the rules --------------------------------------------------------------------------------------------


def test_tam_ends_where_the_rules_let_it():
    assert "25 squares to end on" in made("tam_steps")[1]
    _, alt = FIGURES["tam_steps"](a_match(tam_steps=1), None, sample.words(), partial(_blank, THEMES["light"]))
    assert "one king step" in alt and "8 squares to end on" in alt


def example(picture, name):
    return next(one for one in teaching.EXAMPLES[picture] if one.name == name)


def test_stepping_water_and_protection_are_what_the_game_says():
    match = a_match()
    near = teaching.answers(match, example("stepping", "stepping-near"))
    assert [(reach.via, reach.to, reach.odds) for reach in near] == [("LAI", "LY", 1)]
    far = {one.to: one.odds for one in teaching.answers(match, example("stepping", "stepping-far"))}
    assert far["MI"] == Fraction(6, 32) and far["MY"] == Fraction(31, 32)
    assert {one.odds for one in teaching.answers(match, example("water", "water-land")) if one.to == "XO"} == {
        Fraction(1, 2)
    }
    assert {one.odds for one in teaching.answers(match, example("water", "water-boat"))} == {1}
    ends = {name: [one.to for one in teaching.answers(match, example("protection", f"protection-{name}"))]
            for name in ("on", "off", "step")}  # fmt: skip
    assert "TI" not in ends["on"] and "TI" in ends["off"] and "TU" in ends["step"]


def test_without_protection_the_picture_has_none():
    barred = []
    for match in (a_match(), a_match(general_protects=False)):
        page = partial(_blank, THEMES["light"])
        made_page, _ = FIGURES["protection"](match, None, sample.words(), page)
        barred.append(len(made_page.fig.findobj()))
    assert barred[0] > barred[1]


@each_language
def test_the_hands_are_those_of_the_rules(lang):
    told = shown(made("hands", lang)[0])
    for hand, kinds in sample.rules().pieces_of_hands().items():
        assert hand_card.name_of(hand, lang) in told and kinds
    tiles = [text for text in told if text in {kind.glyph for kind in KINDS.values()}]
    assert len(tiles) == sum(map(len, sample.rules().pieces_of_hands().values()))
    own = a_match(hand_points="culture 9, step_tam -7", deadly_army_pawns=4, hand_pieces="king: none")
    page, alt = FIGURES["hands"](own, None, sample.words(lang), partial(_blank, THEMES["light"]))
    assert page.faults() == [] and "−7" in shown(page) and "11" in shown(page)
    assert hand_card.name_of("king", lang) not in shown(page)


def test_who_holds_a_hand_is_told():
    view = sample.view(reserve={"IA": ["bh", "rt"], "A": ["rk"]})
    page, _ = FIGURES["hands"](a_match(view=view), None, sample.words(), partial(_blank, THEMES["light"]))
    rows = {t.get_text(): round(t.get_position()[1], 1) for t in page.texts if t.get_text() in ("IA", "A", "King")}
    assert rows["A"] == rows["King"] != rows["IA"]


def test_what_a_hand_is_worth():
    def worth(hand, **rules):
        game = Cetkaik.paragraphs(sample.rules(**rules))
        return hand_card.worth(game, hand, game.rules.pieces_of_hands().get(hand, ()))

    assert worth("culture") == (7, 9) and worth("step_tam") == (-5, None)
    assert worth("king", king_flash=False) == (3, None)


def test_rates_and_throws_follow_the_rules():
    assert ladder(sample.rules(rate_factor=3, rate_cap=50)) == (1, 3, 9, 27, 50) and ladder(
        sample.rules(rate_cap=1)
    ) == (1,)
    page, _ = FIGURES["rate_ladder"](a_match(rate_cap=1024), None, sample.words("ko"), partial(_blank, THEMES["light"]))
    assert page.faults() == [] and "×1024" in shown(page)
    for own in ({"sticks": 9}, {"sticks": 1, "water_need": 1}, {"p_dark": 0.3}, {"step_throw": False, "water_need": 0}):
        match = tl.Match("cetkaik", seed=1, rules=own)
        page, _ = FIGURES["throw_odds"](match, None, sample.words("ko"), partial(_blank, THEMES["light"]))
        assert page.faults() == []
    assert {"31/32", "26/32", "16/32", "6/32", "1/32", "10/32"} <= set(shown(made("throw_odds")[0]))


# --- what can be reached ----------------------------------------------------------------------------------------------


def patterns(needed):
    return Fraction(sum(pattern.bit_count() >= needed for pattern in range(32)), 32)


def test_the_shades_are_the_best_chance_of_any_action():
    """Every action, its throws counted pattern by pattern."""
    match = a_match()
    game = teaching.laid_out(match, INITIAL)
    expected = {}
    for action in game.actions(IA):
        if INITIAL[action.origin] != TAM and action.to != action.origin:
            odds = patterns(distance(action.via, action.to)) if action.far else Fraction(1)
            odds *= patterns(3) if action.water else 1
            expected[action.to] = max(expected.get(action.to, Fraction()), odds)
    assert reach_map.chances(match, sample.view()) == expected
    told = [odds_text(odds) for odds in expected.values() if 0 < odds < 1]
    assert sorted(text for text in shown(made("reach")[0]) if "/" in text) == sorted(told)


def test_one_piece_can_be_looked_at():
    match = a_match()
    found = reach_map.chances(match, sample.view(), "MAU")
    assert found["MI"] == Fraction(6, 32) and found["CAU"] == 1 and set(found) < set(SQUARES)
    page, alt = reach_map.make(match, None, sample.words("ko"), partial(_blank, THEMES["dark"]), "MAU")
    assert page.faults() == [] and "MI 6/32" in alt and "MAU의 활" in alt


@pytest.mark.parametrize("theme", THEMES)
def test_a_surer_square_is_shaded_more_and_its_number_can_be_read(theme):
    from tabletop_lab.figures.style import contrast

    page = Sketch(theme=THEMES[theme])
    shades = [reach_map.shade(page, odds) for odds in reach_map.SHADES]
    away = [contrast(shade, page.c["plain"]) for shade in shades]
    assert away == sorted(away) and away[-1] > 2
    assert min(contrast(shade, page.c[reach_map._tone(page, odds)])
               for shade, odds in zip(shades, reach_map.SHADES, strict=True)) > 4  # fmt: skip

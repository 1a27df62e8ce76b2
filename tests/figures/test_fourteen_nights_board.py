"""The picture of the table in every moment: nothing overlaps, nothing is hidden wrongly, nothing is lost.
Views made by hand reach the rare moments; what real matches look like is tested in test_match_pictures.py.
"""

import importlib.util
import itertools
from dataclasses import asdict
from math import dist
from pathlib import Path
from typing import Any

import pytest
from matplotlib.transforms import Bbox

import tabletop_lab as tl
from tabletop_lab.figures import Page, png, svg
from tabletop_lab.figures.moved import draw_moves
from tabletop_lab.figures.render import paint
from tabletop_lab.figures.style import SHEET, SLIDE, THEMES, live
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.games.fourteen_nights.presentation import board, board_map, board_tableau
from tabletop_lab.games.fourteen_nights.presentation import table_facts as facts
from tabletop_lab.games.fourteen_nights.presentation.board_goal import draw_goal
from tabletop_lab.games.fourteen_nights.presentation.board_places import Layout
from tabletop_lab.games.fourteen_nights.presentation.palette import palette
from tabletop_lab.games.fourteen_nights.rules import EDGES
from tabletop_lab.notebook.widget.room import Room
from tests.figures.covered import looked

_spec = importlib.util.spec_from_file_location(
    "fourteen_nights_views", Path(__file__).with_name("fourteen_nights_views.py")
)
sample = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(sample)

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
VIEWERS = ("P1", "MODERATOR", None)


def painted(view, decision=None, lang="en", theme="light"):
    page = Page(SLIDE, theme=THEMES[theme])
    board.draw(page, view, decision, sample.words(lang))
    return page


def shown(page):
    return "\n".join(t.get_text() for t in page.texts)


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_phase_and_viewer_is_without_faults(players, lang):
    phases = sample.PHASES if players in (2, 5) else ("turns", "over")
    for phase, viewer in itertools.product(phases, VIEWERS):
        page = painted(sample.view(players, viewer, phase), None, lang)
        assert page.faults() == [], (phase, viewer)


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("name", sample.DECISIONS)
def test_every_decision_is_without_faults(name, lang):
    for players in (2, 5):
        assert painted(sample.view(players), sample.decision(name), lang).faults() == []


@pytest.mark.parametrize("hand", (0, 1, 6, 20))
def test_any_number_of_cards_fits(hand):
    for players, viewer in itertools.product((2, 3, 4, 5), ("P2", "MODERATOR")):
        page = painted(sample.view(players, viewer, hand=hand))
        assert page.faults() == [], (players, viewer)


@pytest.mark.parametrize("days", range(1, 31))
def test_any_number_of_days_fits(days):
    for recovery, lang in (((7, 14, 21, 28), "ko"), (tuple(range(2, days + 1, 2)), "en")):
        rules = sample.rules(days, recovery_days=recovery)
        page = Page(SLIDE)
        view = sample.view(day=(days + 1) // 2, table_rules=rules)
        board.draw_days(page, view, sample.words(lang), 0.42, 6, 12.49, 0.36)
        assert page.faults() == []
        assert {"1", str(days)} <= {t.get_text().split()[0] for t in page.texts}


@pytest.mark.parametrize("graph", sample.GRAPHS)
def test_connections_never_cross_a_third_space(graph):
    edges = sample.rules(graph=graph).edges()
    layout = Layout(0, 0, 9.2, 2.6, edges)
    for a, b in edges:
        way = layout.way(a, b)
        for (x0, y0), (x1, y1) in itertools.pairwise(way):
            for t in range(101):
                px, py = x0 + (x1 - x0) * t / 100, y0 + (y1 - y0) * t / 100
                inside = [
                    n
                    for n, (x, y, w, h) in layout.box.items()
                    if x + 0.01 < px < x + w - 0.01 and y + 0.01 < py < y + h - 0.01
                ]
                assert inside == [], (graph, a, b)
        assert layout.way(b, a) == way[::-1]


@pytest.mark.parametrize("graph", sample.GRAPHS)
@pytest.mark.parametrize("crowd", (False, True))
def test_every_graph_is_without_faults(graph, crowd):
    rules = sample.rules(graph=graph)
    seats = [f"P{n}" for n in range(1, 6)]
    pawns = {"pawn": dict.fromkeys(seats, 2)} if crowd else {}
    here = rules.edges()
    options = tuple(sorted({b for a, b in here if a == 2} | {a for a, b in here if b == 2}))
    page = painted(sample.view(5, table_rules=rules, **pawns), sample.decision(options=options))
    assert page.faults() == []


@pytest.mark.parametrize("cap", range(1, 6))
def test_every_token_cap_fits(cap):
    for players in (2, 3, 4, 5):
        rules = sample.rules(token_cap=cap)
        assert painted(sample.view(players, table_rules=rules)).faults() == []


@pytest.mark.parametrize("card", ("F19", "R40", "H01", "S16", "C12", "C20", "C30", "G10", sample.HIDDEN))
def test_the_card_in_play_is_shown_with_its_text(card):
    for players, lang in ((2, "en"), (5, "ko")):
        page = painted(sample.view(players, resolving=("C30", card)), None, lang)
        assert page.faults() == []
        name = sample.words(lang).card(card) if card is not sample.HIDDEN else ""
        assert name in shown(page)


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_no_card_text_is_cut(lang):
    for card in FourteenNights.content.decks["chance"]:
        page = Page(SLIDE)
        draw_goal(page, sample.view(5, resolving=(card,)), sample.words(lang), 9.92, 3.2, board.GOAL - 0.14, 2.88)
        told = " ".join(shown(page).split())
        assert "…" not in told and page.faults() == [], card
        assert all(word in told for word in sample.words(lang).card_data(card).text(lang).split())


@pytest.mark.parametrize("theme", THEMES)
def test_both_themes_use_their_own_colours_only(theme):
    page = painted(sample.view(5, phase="over"), None, theme=theme)
    own = [value for value in asdict(palette(page)).values()]
    hues = {c for value in own for c in (value if isinstance(value, tuple) else [value])}
    colours = {c.upper() for c in (*THEMES[theme].colours.values(), *hues)} | {"#FFFFFF", "#22272D"}
    assert {t.get_color().upper() for t in page.texts} <= colours


def test_the_six_spaces_can_be_clicked():
    page = painted(sample.view(), sample.decision())
    text = svg(page.fig)
    for n in range(1, 7):
        assert text.count(f'id="sq-{n}"') == 1
        (x, y), box = page.centers()[str(n)], page.boxes()[str(n)]
        assert box[0] < x < box[0] + box[2] and box[1] < y < box[1] + box[3]
        assert 0 < x < 960 and 0 < y < 540


def test_parts_hold_what_they_name():
    page = painted(sample.view(), sample.decision())
    parts = page.parts()
    assert list(parts) == ["map", "goal", "players"]
    x, y, w, h = parts["map"]
    assert all(x < cx < x + w and y < cy < y + h for cx, cy in page.centers().values())


def test_the_same_view_gives_the_same_bytes():
    one, other = (svg(painted(sample.view(4), sample.decision(), "ko").fig) for _ in range(2))
    assert one == other
    assert one == svg(painted(sample.view(4), sample.decision(), "ko").fig)


def test_hidden_hands_are_backs_and_known_cards_are_faces(monkeypatch):
    hidden, backs = sample.HIDDEN, []
    monkeypatch.setattr(board_tableau, "draw_back", lambda page, box, kind, z: backs.append(kind))
    view = sample.view(3, "P2", hands={"P1": ["R06", hidden], "P2": ["R12"], "P3": [hidden] * 3})
    page = painted(view)
    prices = [t.get_text() for t in page.texts if t.get_text() == "5,000"]
    assert len(prices) == 2, "R06 and R12"
    assert backs == ["regular_plan"] * 4 and page.faults() == []


def test_unknown_money_is_a_dash():
    view = sample.view(3, "P2", tc={"P1": sample.HIDDEN, "P2": 7000, "P3": sample.HIDDEN})
    texts = [t.get_text() for t in painted(view).texts]
    assert texts.count("–") == 2 and "7,000" in texts


def test_legal_and_barred_spaces_are_explained_only_when_they_are_on_the_picture():
    words = sample.words("en")
    with_both, with_none = painted(sample.view(), sample.decision()), painted(sample.view())
    assert words("board-key-move") in shown(with_both) and words("board-key-barred") in shown(with_both)
    assert words("board-key-move") not in shown(with_none) and words("board-key-barred") not in shown(with_none)


def test_goal_panel_says_what_is_at_stake():
    assert "7,500 TC" in shown(painted(sample.view(5)))
    assert "−2 memory" in shown(painted(sample.view(3)))
    assert "−2 memory" not in shown(painted(sample.view(2)))
    assert "−2 memory" in shown(painted(sample.view(2, table_rules=sample.rules(two_player_penalty=True))))
    assert "✓ Reached" in shown(painted(sample.view(3, phase="over")))
    assert "Missed" in shown(painted(sample.view(4, phase="over")))


def test_a_missing_letter_is_an_error():
    page = Page(SLIDE)
    with pytest.raises(UserWarning, match="missing from font"):
        page.text(1, 1, "\U0001d11e", width=0.01)
    page.text(1, 1, "\U0001d11e")
    with pytest.raises(UserWarning, match="missing from font"):
        svg(page.fig)
    with pytest.raises(UserWarning, match="missing from font"):
        png(page.fig)


def test_the_map_stays_where_it_is():
    tables = itertools.product((2, 5), ("en", "ko"))
    assert len({str(painted(sample.view(n), sample.decision(), lang).centers()) for n, lang in tables}) == 1


@pytest.mark.parametrize("size", [(6, 2.2), (5, 1.6), (7, 2.9), (6, 1.2), (7, 3.6)])
def test_no_road_of_a_wheel_leaves_its_board(size):
    """In a low window the rim of a wheel goes on below its hub: there is room for it."""
    layout = Layout(0, 0, *size, EDGES["wheel"])
    points = [point for edge in EDGES["wheel"] for point in layout.way(*edge)]
    assert min(y for _, y in points) > 0.09 and max(y for _, y in points) < size[1]
    assert min(x for x, _ in points) > 0 and max(x for x, _ in points) < size[0]
    boxes = layout.box.values()
    assert all(x >= 0 and y >= 0 and x + w <= size[0] + 1e-9 and y + h <= size[1] + 1e-9 for x, y, w, h in boxes)


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("size", ((626, 578), (626, 612), (700, 660), (560, 520)))
def test_no_pawn_touches_the_name_of_its_space(size, lang):
    """Before a small projector, three pawns on one space, one of them with the ring of whoever decides."""
    match = tl.Match("fourteen_nights", players=3, seed=6).run("random").goto(0)
    assert touched(match, lang, Room(*size, 1000, large=True).form(strip=True), least=3) == []


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_no_ring_touches_a_name_on_a_printed_sheet(lang):
    match = tl.Match("fourteen_nights", players=3, seed=4).run("random")
    for step in range(0, match.step, 5):
        # Korean letters reach lower than capitals.
        assert touched(match.goto(step), lang, SHEET, air=0.03) == []


def touched(match: Any, lang: str, form: Any, least: int = 1, air: float = 0.0) -> list[str]:
    """The names of spaces that a pawn or its ring touches; `air`: the inches that have to be free around a name."""
    page, words = looked(match, "P1", lang, form), match.words(lang)
    parts = {part for n in range(1, 7) for part in (words.value("space", n), *words.value("space", n).split())}
    pawns = [
        path.get_extents() for _, _, own in page._pieces.values() for shape, path, *_ in page.solid
        if any(shape is one for one in own)
    ]  # fmt: skip
    names = [word for word in page.words if word.said in parts]
    assert len(pawns) >= least and len(names) >= 6
    return [word.said for word in names if any(Bbox.intersection(word.box.padded(air), pawn) for pawn in pawns)]


@pytest.mark.parametrize("players", (2, 3, 4))
def test_a_wider_player_shows_at_least_what_a_narrower_one_shows(players):
    """Boards of one window as the list of files is closed and as the window grows; its height stays, its type grows."""
    for height in (480, 560, 600, 625, 660, 720):
        rooms = [(704, height, 1072), (936, height, 1386), (790, height, 1482), (1097, height, 1866)]
        forms = [live(*room) for room in rooms]
        seen = [board.shows_seats(*form.size, form.note / 72, players) for form in forms]
        assert seen == sorted(seen), (height, seen)
        assert seen[-1] == (height >= 600)


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_what_lies_in_front_of_the_players_is_whole_below_a_low_board(lang):
    match = tl.Match("fourteen_nights", players=4, seed=4).run(bots="random")
    for share, room in itertools.product((0.45, 1), ((766, 600, 1180), (936, 625, 1386), (790, 612, 1482))):
        match.goto(int(match.steps * share))
        page = paint(match, None, tl.MODERATOR, lang, form=live(*room))
        texts = [text.get_text() for text in page.texts]
        assert page.faults() == [] and not any(text.endswith("…") for text in texts), room
        names = [match.words(lang).card(card) for card in match.view().destination.values()]
        assert set(names) <= set(texts), "every destination is read whole"


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_signs_and_words_of_all_spaces_are_of_one_size(lang, monkeypatch):
    """In one picture all pictograms have one radius, and all spaces say what one does there, or none."""
    medals = []
    monkeypatch.setattr(board_map, "_medal", lambda page, x, y, r, n, barred: medals.append(round(r, 3)))
    match = tl.Match("fourteen_nights", players=3, seed=3).run(bots="random")
    said = [str(match.words(lang)(f"board-what-{n}")) for n in range(1, 7)]
    seen = set()
    for share, width, height in itertools.product((0.1, 0.5), (620, 760, 940, 1100, 1330), (240, 330, 460, 700)):
        medals.clear()
        match.goto(int(match.steps * share))
        page = paint(match, None, tl.MODERATOR, lang, form=live(width, height, width + 300))
        assert len(medals) in (0, 6) and len(set(medals)) < 2, (width, height, medals)
        told = sum(text.get_text() in said for text in page.texts)
        others = 6 - len(facts.barred(match.view(), match.decision))  # a barred one says why nobody comes
        assert told in (0, others), (width, height, told)
        seen.add((bool(medals), bool(told)))
    assert seen >= {(True, True), (True, False)}


def test_an_arrow_of_what_moved_lies_on_no_arrow_of_where_one_may_go():
    match = tl.Match("fourteen_nights", players=4, seed=7).run(bots="random", until=60)
    view, decision = match.view(), match.decision
    here, there = str(view.pawn[decision.player]), [str(n) for n in decision.options]
    page = paint(match, None, decision.player, "en", form=live(700, 560, 1072))
    before = len(page.arrows)
    assert before
    draw_moves(page, tuple((here, n) for n in there) + tuple((n, here) for n in there))
    drawn, moved = page.arrows[:before], page.arrows[before:]
    assert len(moved) == 2 * len(there)
    for one, other in itertools.product(moved, drawn):
        apart = min(dist(p, q) for p in _along(one) for q in _along(other))
        assert apart > 0.16, "their heads touch"


def _along(way):
    return [(a[0] + (b[0] - a[0]) * k / 20, a[1] + (b[1] - a[1]) * k / 20)
            for a, b in itertools.pairwise(way) for k in range(21)]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_wider_window_that_is_no_higher_has_larger_names(lang):
    """At 1920 x 900 the goal stood beside the map, names and numbers of decks were smaller than at 1440."""
    match = tl.Match("fourteen_nights", players=4, seed=4).run(bots="random").goto(33)
    words, found = match.words(lang), []
    for room in ((860, 620, 1308), (950, 612, 1468), (1044, 612, 1788)):
        page = paint(match, None, "P3", lang, form=live(*room))
        assert page.faults() == [] and "players" in page.parts()
        assert any(words.card(match.state.goal) in text.get_text() for text in page.texts)
        names = [words.value("space", n) for n in range(1, 7)]
        sizes = {text.get_text(): text.get_fontsize() for text in page.texts}
        found.append([[sizes[str(name)] for name in names], [sizes[n] for n in ("23", "36", "28")]])
    for small, large in zip(found, found[1:], strict=False):
        assert all(a < b for one, other in zip(small, large, strict=True) for a, b in zip(one, other, strict=True))

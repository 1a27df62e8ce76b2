"""The call-outs of every picture of every book: what they cover."""

from math import dist

import pytest

from tabletop_lab.engine.core.catalogue import games
from tabletop_lab.figures.callouts import Callouts
from tabletop_lab.figures.lettering import text_width
from tabletop_lab.figures.marks import Marks
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.studio.assembled import assembled
from tabletop_lab.studio.making import PAPERS

GAMES = games()
CAPITALS = 0.73
"""How high a figure or a capital is, in heights of type."""
RIM = 0.012
"""Inches of a letter's edge that may be touched."""
SHARE = {"left": 0.0, "center": 0.5, "right": 1.0}


@pytest.mark.thorough(keep=5)
@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in ("en", "ko")])
def test_no_call_out_covers_a_letter_or_another_call_out(game, lang, monkeypatch):
    pages: dict[int, tuple[Sketch, list, list]] = {}
    write, callout, busy = Sketch._write, Marks.callout, []

    def of(page):
        return pages.setdefault(id(page), (page, [], []))

    def written(page, x, y, s, size, colour, bold, ha, z):
        if s.strip() and not busy:
            wide, high = text_width(s, size, bold), CAPITALS * size / 72
            of(page)[1].append((s, x - wide * SHARE[ha], y - high / 2, wide, high))
        write(page, x, y, s, size, colour, bold, ha, z)

    def numbered(page, x, y, number, *more, r):
        of(page)[2].append((number, (x, y), r))
        busy.append(number)
        callout(page, x, y, number, *more, r=r)
        busy.clear()

    monkeypatch.setattr(Sketch, "_write", written)
    monkeypatch.setattr(Marks, "callout", numbered)
    for paper in PAPERS.values():
        pages.clear()
        assembled(GAMES[game], lang, paper)
        marked = [page for page in pages.values() if page[2]]
        assert sum(len(discs) for *_, discs in marked) >= 18
        for page, words, discs in marked:
            for number, (x, y), r in discs:
                assert r <= x <= page.w - r and r <= y <= page.h - r, (number, "is cut")
                on = [word[0] for word in words if _apart(word[1:], (x, y)) < r - RIM]
                assert on == [], (paper.name, number)
            for k, (number, at, r) in enumerate(discs):
                assert all(dist(at, other) >= 2 * r - 1e-6 for _, other, _ in discs[:k]), number


def _apart(box, at):
    x, y, w, h = box
    return dist(at, (min(max(at[0], x), x + w), min(max(at[1], y), y + h)))


def test_a_call_out_goes_to_the_free_corner_of_its_place(monkeypatch):
    put = []
    monkeypatch.setattr(Sketch, "callout", lambda page, x, y, number, r: put.append((round(x, 2), round(y, 2))))
    page = Sketch(size=(4.0, 3.0))
    page.place("4", page.box(1.0, 1.0, 1.0, 1.0), 1.5, 1.5)
    Callouts(page, 0.1).at_place(page.box_of("4"), 1)
    page.text(0.9, 1.96, "Tea", size=9)
    Callouts(page, 0.1).at_place(page.box_of("4"), 1)
    with page.piece("pawn", 1.96, 1.96):
        page.disc(1.96, 1.96, 0.08, "ink")
    Callouts(page, 0.1).at_place(page.box_of("4"), 1)
    page.disc(1.04, 1.04, 0.08, "ink")
    found = Callouts(page, 0.1)
    found.at_place(page.box_of("4"), 1)
    found.at_place(page.box_of("4"), 2)
    assert put[:4] == [(1.04, 1.96), (1.96, 1.96), (1.04, 1.04), (1.96, 1.04)]
    assert dist(put[4], put[3]) >= 0.2


def test_a_call_out_stands_in_the_part_that_is_seen(monkeypatch):
    put = []
    monkeypatch.setattr(Sketch, "callout", lambda page, x, y, number, r: put.append((x, y)))
    page = Sketch(size=(4.0, 3.0))
    page.place("4", page.box(1.0, 1.0, 1.0, 1.0), 1.5, 1.5)
    Callouts(page, 0.1, (1.0, 1.0, 2.0, 2.0)).at_place(page.box_of("4"), 1)
    ((x, y),) = put
    assert x >= 1.1 and 1.1 <= y <= 2.9

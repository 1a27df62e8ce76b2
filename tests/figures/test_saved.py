"""Pictures as a notebook keeps them: small, with their words, and as sharp as the page that shows them."""

import re
import sys
from base64 import b64decode
from io import BytesIO

import pytest
from PIL import Image

import tabletop_lab as tl
from tabletop_lab.figures import img_html, render, saved, saved_html, svg
from tabletop_lab.notebook import play, press, readings

WEBP = re.compile(r'src="data:image/webp;base64,([^"]+)"')


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch):
    """As in a notebook: the other tests read drawings."""
    monkeypatch.delenv(saved.VARIABLE, raising=False)


def pictures(html):
    return [Image.open(BytesIO(b64decode(found))) for found in WEBP.findall(html)]


@pytest.mark.parametrize("game", sorted(tl.games()))
def test_outputs_of_widgets_and_figures_are_small(game):
    match = tl.Match(game, players=max(tl.games()[game].seats), seed=6, lang="ko")
    for shown in (match, play(match)):
        html = shown._repr_mimebundle_()["text/html"]
        covered = shown is not match and game in ("tabula_wolves", "tiedie", "void_seeders")
        themes = 0 if covered else 2  # the cover of a shared laptop is words
        assert "svg+xml" not in html and len(html) < max(themes, 1) * 90_000
        assert [(picture.format, picture.width) for picture in pictures(html)] == [("WEBP", 1125)] * themes
        assert match.title in html
    assert "svg+xml" not in press(match)._repr_mimebundle_()["text/html"]


def test_a_small_picture_shows_what_the_drawing_shows():
    match = tl.Match("cetkaik", seed=3)
    drawn = svg(match.draw())
    (picture,) = pictures(saved_html(img_html(drawn, "a board", 640)))
    assert picture.size == (800, 450)
    figure = Image.open(BytesIO(render.png(match.draw(), dpi=72))).convert("RGB")
    ours = picture.convert("RGB").resize((96, 54), Image.Resampling.BOX)
    theirs = figure.resize((96, 54), Image.Resampling.BOX)
    off = [abs(a - b) for a, b in zip(ours.tobytes(), theirs.tobytes(), strict=True)]
    assert sum(off) / len(off) < 3, "the same picture, but for what few colours change"
    counted = sorted(picture.convert("RGB").getcolors(800 * 450), reverse=True)
    assert counted[0][1] == (255, 255, 255), "paper is white, not a colour close to it"


def test_pictures_beside_each_other_are_smaller():
    match = tl.Match("fourteen_nights", players=3, seed=7)
    found = pictures(readings(match, "start_space", [1, 6])._repr_html_())
    assert [picture.width for picture in found] == [525] * 4, "light and dark"


def test_the_edge_of_a_dark_picture_is_dark():
    strip = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40.3 7.3"><rect width="40.3" height="7.3"/></svg>'
    html = img_html(strip, "a strip")
    (picture,) = pictures(saved_html(html))
    assert picture.convert("RGB").getextrema() == ((0, 0),) * 3


def test_drawings_stay_where_they_are_wanted_and_where_nothing_can_paint_them(monkeypatch):
    html = img_html('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 41 7"></svg>', "a strip")
    with monkeypatch.context() as elsewhere:
        elsewhere.setitem(sys.modules, "resvg_py", None)
        assert saved_html(html) == html
    with monkeypatch.context() as printing:
        printing.setenv(saved.VARIABLE, "drawings")
        assert saved_html(html) == html
    assert pictures(saved_html(html))[0].size == (68, 12)

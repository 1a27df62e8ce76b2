"""The picture of a game without a board: every field is there, hidden things are card backs, nothing runs over."""

import pytest

from tabletop_lab.engine import MODERATOR
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures import draw, img_html, paint, svg
from tests.engine.tiny_games import Tiny


@pytest.fixture
def match():
    return Match(Tiny, players=3, seed=1).play("2")


def said(page):
    return [text.get_text() for text in page.texts]


def test_every_field_has_a_row(match):
    page = paint(match, viewer="P1")
    texts = said(page)
    for name in ("round", "score", "hands", "piles", "roles"):
        assert name in texts
    assert texts[0] == "Tiny" and "wolf" in texts
    assert page.faults() == []


def test_a_viewer_sees_only_what_is_theirs(match):
    assert "sheep" not in said(paint(match, viewer="P1"))
    assert "wolf" not in said(paint(match))
    assert {"wolf", "sheep"} <= set(said(paint(match, viewer=MODERATOR)))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_it_draws_in_every_theme_and_language(match, theme, lang):
    page = paint(match, viewer=MODERATOR, theme=theme, lang=lang)
    assert svg(page.fig).startswith("<svg") and page.faults() == []


def test_a_match_shows_its_picture_with_words(match):
    html = match._repr_mimebundle_()["text/html"]
    assert html.startswith("<img alt=") and "round: 1" in html
    assert img_html(svg(draw(match)), match.alt_text()).split("src=")[1] in html


def test_it_draws_into_an_axes_of_another_figure(match):
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 5))
    assert match.draw(ax=figure.add_subplot()) is figure

"""Every static picture carries both themes with the same words; a page shows the one that is its own."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab import figures
from tabletop_lab.notebook import compare_branches, readings, rule_map, storyboard

IMG = re.compile(r'<img alt="([^"]*)" class="tl-(light|dark)"([^>]*) src="([^"]*)"')


def played():
    return tl.Match("fourteen_nights", players=3, seed=7).run("random", until=24)


PICTURES = {
    "match": played,
    "draw": lambda: played().draw(viewer="P1", lang="ko"),
    "storyboard": lambda: storyboard(played(), [10, 12, 14]),
    "rule map": lambda: rule_map(played()),
    "game figure": lambda: figures.game_figure(tl.Match("cetkaik", seed=1), "throw_odds"),
    "readings": lambda: readings(played(), "barred_spaces"),
    "branches": lambda: compare_branches(played().goto(8).play("3"), "main", "branch 1"),
}


def html(shown):
    if hasattr(shown, "_repr_mimebundle_"):
        return shown._repr_mimebundle_()["text/html"]
    return shown._repr_html_()


@pytest.mark.parametrize("name", PICTURES)
def test_it_is_there_for_a_light_and_for_a_dark_page(name):
    page = html(PICTURES[name]())
    found = IMG.findall(page)
    assert len(found) == page.count("<img") >= 2
    for (words, light, shown, one), (same, dark, hidden, other) in zip(found[::2], found[1::2], strict=True):
        assert (light, dark) == ("light", "dark")
        assert words == same and len(words) > 20
        assert one != other
        assert "hidden" in hidden and "display:none" in hidden and "hidden" not in shown
    assert "[data-jp-theme-light=false] img.tl-dark{display:inline!important}" in page


def test_a_theme_that_is_asked_for_is_the_only_one():
    for one in (
        figures.game_figure(tl.Match("cetkaik", seed=1), "throw_odds", theme="dark"),
        storyboard(played(), [10, 12], theme="dark"),
        played().draw(theme="dark"),
        rule_map("cetkaik", theme="contrast"),
    ):
        assert html(one).count("<img") == 1 and "tl-dark" not in html(one)


def test_the_dark_picture_is_that_of_the_position_that_was_drawn():
    match = played()
    figure, before = match.draw(), html(match.draw())
    match.run("random", until=30)
    assert html(figure) == before


def test_a_wrong_theme_is_refused():
    with pytest.raises(tl.TabletopError, match="no theme 'pink'"):
        figures.draw(played(), theme="pink")

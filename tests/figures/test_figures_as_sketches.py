"""A notebook shows figures of games and storyboards as sketches: they are the pictures that matplotlib writes."""

from io import BytesIO

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

import tabletop_lab as tl
from tabletop_lab.figures import game_figure, saved, storyboard, svg

SEATS = {"fourteen_nights": 3, "tabula_wolves": 9, "cetkaik": 2, "tiedie": 4}
SHOWN = [
    ("fourteen_nights", "barred"), ("tabula_wolves", "cycle"), ("tabula_wolves", "who_knows_whom"),
    ("cetkaik", "move_card_tiger"), ("cetkaik", "throw_odds"), ("tiedie", "ways"), ("tiedie", "sleep_cards"),
]  # fmt: skip


def painted(drawing):
    text, across, down = saved._measured(drawing)
    picture = resvg_py.svg_to_bytes(svg_string=text, width=400, height=round(400 * down / across))
    return Image.open(BytesIO(bytes(picture))).convert("RGB")


def difference(ours, theirs):
    """How far two drawings are apart, in steps of a colour (of 255), in the mean."""
    return sum(ImageStat.Stat(ImageChops.difference(painted(ours), painted(theirs))).mean) / 3


@pytest.mark.parametrize(("game", "name"), SHOWN)
def test_a_figure_in_a_notebook_is_the_figure(game, name):
    match = tl.Match(game, players=SEATS[game], seed=3)
    light, dark = (game_figure(match, name, lang="ko", theme=theme) for theme in ("light", "dark"))
    assert difference(dark._svg("dark"), svg(dark.figure)) < 0.2
    assert difference(dark._svg("dark"), svg(light.figure)) > 20, "it can tell pictures apart"
    assert light.width == pytest.approx(light.figure.get_figwidth())


def test_a_dark_storyboard_in_a_notebook_is_the_storyboard(monkeypatch):
    monkeypatch.setenv(saved.VARIABLE, "drawings")
    match = tl.Match("cetkaik", seed=3).run("random", until=12)
    steps = sorted(match.moments)[1:4]
    html = storyboard(match, steps)._repr_mimebundle_()["text/html"]
    light, dark = (saved.b64decode(found).decode() for found in saved._DRAWING.findall(html))
    assert difference(light, svg(storyboard(match, steps))) == 0
    assert difference(dark, svg(storyboard(match, steps, theme="dark"))) < 0.2

"""The quick drawing of notebooks against the figure: shape by shape the same picture, for every theme and viewer."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.figures.render import paint, sketch, svg
from tabletop_lab.testing.sample import Market

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def texts(markup):
    """Every line of text: colour and letters, and apart from them where it stands and how large it is."""
    lines = re.findall(r'<g fill="([^"]+)" transform="(translate[^"]+)">(.*?)</g>', markup)
    said = [(colour.lower(), re.findall(r'#([^"]+)" x="([^"]+)"', uses)) for colour, _, uses in lines]
    return said, [[float(n) for n in NUMBER.findall(where)] for _, where, _ in lines]


def alike(one, other):
    """Whether two lists of lists of numbers are the same but for rounding."""
    return len(one) == len(other) and all(a == pytest.approx(b, abs=0.011) for a, b in zip(one, other, strict=True))


def outlines(markup):
    """The points of every other shape, in the order of drawing (without the one with which a figure closes some)."""
    body = re.sub(r"<defs>.*?</defs>", "", markup, flags=re.S)
    return [[float(n) for n in NUMBER.findall(d)] for d in re.findall(r'<path d="([^"]+)"', body)]


def closed(drawn, expected):
    """The figure's points without that last one where the sketch has none."""
    return [b[: len(a)] if len(b) - len(a) == 2 else b for a, b in zip(drawn, expected, strict=True)]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("until", [0, 20, 10_000])
def test_the_sketch_is_the_figure(theme, until):
    match = tl.Match(Market, players=4, seed=11)
    match.run(until=until)
    for viewer in ("P2", tl.MODERATOR, None):
        quick, page = sketch(match, viewer, "ko", theme), paint(match, viewer=viewer, lang="ko", theme=theme)
        assert quick.boxes() == page.boxes()
        assert quick.centers() == page.centers()
        assert quick.parts() == page.parts()
        mine, whole = quick.drawing().svg(), svg(page.fig)
        (said, where), (also_said, also_where) = texts(mine), texts(whole)
        assert said == also_said
        assert alike(where, also_where)
        # The figure's paper is a path, the sketch's is none.
        drawn, expected = outlines(mine), outlines(whole)[1:]
        assert alike(drawn, closed(drawn, expected))


def test_only_new_shapes_are_sent_and_a_page_that_lost_some_gets_all():
    from tabletop_lab.notebook.widget.match_widget import MatchWidget

    player = MatchWidget(tl.Match(Market, players=3, seed=6))
    board = player.board
    whole = board.picture
    assert set(whole["shapes"]) == {str(n) for n in whole["order"]}
    board._receive(None, {"type": "theme", "theme": "light"}, [])
    player.click("3")
    assert 0 < len(board.picture["shapes"]) < len(board.picture["order"]) / 2
    board._receive(None, {"type": "lost"}, [])
    assert set(board.picture["shapes"]) == {str(n) for n in board.picture["order"]}
    assert set(board.get_state()["picture"]["letters"]) == set(board._drawing.letters)


def test_the_shapes_of_a_pawn_are_known_and_only_its_own_place_changes():
    from tabletop_lab.figures.sketch import Sketch

    def drawn(x):
        page = Sketch(size=(3.0, 1.0))
        page.player(x, 0.5, 0, "P1", active=True)
        page.player(2.5, 0.5, 1, "P2")
        page.player(0.2, 0.2, 0, "P1", r=0.1)
        return page.drawing()

    before, after = drawn(1.0), drawn(1.5)
    assert list(before.pieces) == ["0-0.165-0", "1-0.165-0", "0-0.1-0"]
    (x, y, own), (new_x, new_y, also) = before.pieces["0-0.165-0"], after.pieces["0-0.165-0"]
    assert (x, y, new_x, new_y) == (72, 36, 108, 36)
    assert own == also
    changed = {k for k, (a, b) in enumerate(zip(before.shapes, after.shapes, strict=True)) if a != b}
    assert changed == set(own)
    assert before.pieces["1-0.165-0"] == after.pieces["1-0.165-0"]

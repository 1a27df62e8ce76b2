"""A picture that a notebook has is not made again when its cells are run again; any other picture is."""

import json

import pytest

import tabletop_lab as tl
from tabletop_lab.figures import img_html, in_the_notebook, saved, saved_html
from tabletop_lab.notebook import press

STRIP = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 41 7"><rect width="{}" height="7"/>{}</svg>'.format
LETTERS = '<g transform="translate(8 5) scale(0.08 -0.08)"></g>'
TWO = img_html(STRIP(9, LETTERS), "a strip", 40) + img_html(STRIP(8, ""), "no letters", 40)


@pytest.fixture
def made(monkeypatch):
    """The widths of the pictures that were made; drawings become pictures, as in a notebook."""
    widths, small = [], saved._small.__wrapped__
    monkeypatch.delenv(saved.VARIABLE, raising=False)
    monkeypatch.setattr(saved, "_small", lambda *of: widths.append(of[2]) or small(*of))
    return widths


@pytest.fixture
def run_again(made, monkeypatch, tmp_path):
    """Go on in the kernel of a notebook that was saved with this output; nothing has been made in it yet."""
    numbers = iter(range(9))

    def begun(html):
        file = tmp_path / f"{next(numbers)}.ipynb"
        shown = [{"output_type": "stream", "text": "a word"}, {"data": {"text/html": html}}]
        file.write_text(json.dumps({"cells": [{"source": "# a title"}, {"outputs": shown}]}))
        monkeypatch.setenv(in_the_notebook.VARIABLE, str(file))
        made.clear()

    return begun


def test_a_picture_that_the_notebook_has_is_not_made_again(made, run_again):
    first = saved_html(TWO)
    assert (first.count("data-drawing="), first.count("data-letters="), len(made)) == (2, 1, 2)
    run_again(first)
    assert (saved_html(TWO), made) == (first, [])
    run_again(first.splitlines(keepends=True))  # as the server writes longer texts
    assert (saved_html(TWO), made) == (first, [])


def test_another_drawing_or_width_or_recipe_is_made(made, run_again, monkeypatch):
    run_again(saved_html(TWO))
    saved_html(img_html(STRIP(9, ""), "a strip", 40))
    saved_html(img_html(STRIP(9, LETTERS), "a strip", 41))
    assert made == [40, 41]
    monkeypatch.setattr(saved, "RECIPE", "another")
    assert saved_html(img_html(STRIP(8, ""), "no letters", 40)) != "" and made == [40, 41, 40]


def test_what_a_storyboard_said_of_its_letters_stays(made, run_again):
    told = img_html(STRIP(9, LETTERS), "a strip", 40).replace("<img", '<img data-letters="0.5"')
    run_again(saved_html(TWO))
    assert saved_html(told).startswith('<img data-letters="0.5" data-drawing="') and made == []


def test_a_board_of_a_lesson_is_the_same_in_the_next_kernel(made, run_again):
    board = press(tl.Match("cetkaik", seed=1, position={"turn": "IA"}))
    first = board._repr_mimebundle_()["text/html"]
    assert len(made) == 2, "light and dark"
    run_again(first)
    assert board._repr_mimebundle_()["text/html"] == first and made == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda html: html.replace("data:image/webp;base64,", "https://elsewhere/"),
        lambda html: html.replace("data:image/webp;base64,", 'x" onerror="alert(1)'),
        lambda html: html.replace('src="', 'srcset="'),
        lambda html: {"not": "text"},
        lambda html: None,
    ],
)
def test_only_pictures_are_taken_from_a_notebook(made, run_again, damage):
    first = saved_html(TWO)
    run_again(damage(first))
    assert saved_html(TWO) == first and len(made) == 2


@pytest.mark.parametrize("content", [None, "", "{", "[]", '{"cells": 3}', '{"cells": [{"outputs": [7]}]}'])
def test_a_damaged_notebook_or_none_is_no_fault(made, monkeypatch, tmp_path, content):
    file = tmp_path / "damaged.ipynb"
    if content is not None:
        file.write_text(content)
    monkeypatch.setenv(in_the_notebook.VARIABLE, str(file))
    assert saved_html(TWO).count("image/webp") == 2 == len(made)

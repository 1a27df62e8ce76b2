"""What every shipped notebook promises to a reader who has not run it yet.
Its form is in test_form.py; whether its cells run is checked by nbval, not here."""

import re

import nbformat
import pytest

from tests.notebooks.pairs import FOLDER, LANGUAGES, NAMES, read

NOTEBOOKS = sorted(FOLDER.glob("**/*.ipynb"))
LIMIT, ALL = 3_200_000, 36_000_000
"""Bytes of one notebook and of all: pictures in both themes must not make them slow to open, to copy or to compare."""


def named(path):
    return f"{path.parent.name}-{path.stem}"


@pytest.fixture(params=NOTEBOOKS, ids=named)
def notebook(request):
    return nbformat.read(request.param, as_version=4)


def outputs(notebook):
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_leads_to_all_others(lang):
    text = "".join(cell.source for cell in read(lang, "00_start").cells if cell.cell_type == "markdown")
    assert all(f"]({name}.ipynb)" in text for name in NAMES if name != "00_start")


def test_a_whole_game_fits_in_one_cell():
    cells = read("en", "make_your_own_game").cells
    game = next(cell.source for cell in cells if cell.id == "game")
    assert "(Game):" in game
    assert len(game.splitlines()) <= 40
    assert max(map(len, game.splitlines())) <= 120


def test_is_valid(notebook):
    nbformat.validate(notebook)


def test_holds_no_widget_state(notebook):
    assert "widgets" not in notebook.metadata
    for output in outputs(notebook):
        assert not any("widget" in mime for mime in output.get("data", {}))


def test_holds_no_drawing(notebook):
    """A picture of it is a tenth as large; so is what a run writes, and a file that is run and saved does not grow."""
    for output in outputs(notebook):
        assert "data:image/svg" not in str(output.get("data"))


def test_every_picture_says_which_drawing_it_shows(notebook):
    """By that a run finds it again, instead of making it anew: else Run All takes three times as long."""
    shown = "".join(str(output.get("data", {}).get("text/html", "")) for output in outputs(notebook))
    pictures = re.findall(r"<img\b[^>]*image/webp[^>]*>", shown)
    assert pictures == [picture for picture in pictures if re.search(r' data-drawing="[0-9a-f]{32}"', picture)]


def test_holds_no_error_and_no_warning(notebook):
    for output in outputs(notebook):
        assert output.output_type != "error"
        assert output.get("name") != "stderr"


def test_holds_no_path_of_a_machine(notebook):
    for output in outputs(notebook):
        said = f"{output.get('text', '')} {output.get('data', '')}"
        assert not re.search(r"(?<![\w/])/(tmp|home|root|work|Users)/", said)


NAMED_BESIDE = re.compile(r'<span aria-hidden="true">(?:<img[^>]* alt=""[^>]*>)+</span>(<span><b>[^<]+</b>)')
"""Pictures of cards that have their words right beside them: those are read aloud once."""


def test_every_picture_has_words(notebook):
    for output in outputs(notebook):
        data = output.get("data", {})
        assert not any(mime.startswith("image/") for mime in data), "an <img> with alt text shows before it is trusted"
        for picture in re.findall(r"<img[^>]*>", NAMED_BESIDE.sub(r"\1", data.get("text/html", ""))):
            assert re.search(r'alt="[^"]{20,}"', picture)
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            assert all(alt.strip() for alt in re.findall(r"!\[([^\]]*)\]\(", cell.source))


def test_has_one_title_and_headings_in_order(notebook):
    text = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False))


def test_cells_keep_their_names(notebook):
    names = [cell.get("id", "") for cell in notebook.cells]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z][a-z0-9-]{2,40}", name) for name in names), (
        "names are words, so that diffs stay small"
    )


def test_saved_outputs_are_those_of_one_run_from_the_top(notebook):
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for place, cell in enumerate(code, 1):
        assert cell.execution_count == (place if cell.outputs else None)


def test_all_together_are_small():
    assert sum(path.stat().st_size for path in NOTEBOOKS) < ALL


@pytest.mark.parametrize("path", NOTEBOOKS, ids=named)
def test_is_small_and_links_to_files_that_are_there(path):
    assert path.stat().st_size < LIMIT
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            for link in re.findall(r"\]\(([^)#:]+)\)", cell.source):
                assert (path.parent / link).exists(), link


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rule_that_is_searched_for_is_shown_before_anything_is_run(name, lang):
    for cell in read(lang, name).cells:
        if cell.cell_type == "code" and (wanted := re.search(r"edit_rules\(.*\)\.search\(\"(.*?)\"", cell.source)):
            shown = "".join(output.get("data", {}).get("text/html", "") for output in cell.outputs)
            assert wanted[1] in shown, cell.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("walkthrough")])
def test_on_paper_a_lesson_shows_the_rule_to_change_and_how_to_go_on(name, lang):
    cells = read(lang, name).cells
    (editor,) = [cell for cell in cells if cell.cell_type == "code" and "edit_rules(" in cell.source]
    assert "<table" in "".join(output.get("data", {}).get("text/html", "") for output in editor.outputs)
    assert f"]({name.removesuffix('walkthrough')}rules_lab.ipynb)" in "".join(cell.source for cell in cells)
    covers = [out for cell in cells if "hotseat" in cell.source for out in cell.get("outputs", ())]
    assert all("<img" not in out["data"]["text/html"] for out in covers), "a cover on paper is words"

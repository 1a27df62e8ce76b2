"""The shipped notebooks: each stands in both languages, with the same cells. What their form is, in one place.
`refresh.py` writes by it and the tests read by it; neither runs here."""

from pathlib import Path

import nbformat

FOLDER = Path(__file__).parents[2] / "notebooks"
LANGUAGES = ("en", "ko")
GAMES = ("fourteen_nights", "tabula_wolves", "cetkaik", "tiedie", "void_seeders")
NAMES = (
    "00_start",
    *(f"{game}_{kind}" for game in GAMES for kind in ("walkthrough", "rules_lab")),
    "playtest_lab",
    "writers_studio",
    "make_your_own_game",
)

METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {
        "codemirror_mode": {"name": "ipython", "version": 3},
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "nbconvert_exporter": "python",
        "pygments_lexer": "ipython3",
        "version": "3.11.0",
    },
}
"""All that JupyterLab would complete, so that looking at a notebook changes no more of it than the version."""
PAGE = {"jupyter": {"source_hidden": True}, "tags": ["page"]}
"""The metadata of the cell `page`, which imports what the notebook uses and says the language; it is on no slide."""

FIRST = {"00_start": "first_turns()"}
"""Where the cell `page` is the first one, so that running one cell shows something: what it shows."""


def path_of(lang, name):
    """Where a notebook is.

    >>> path_of("ko", "00_start").relative_to(FOLDER).as_posix()
    'ko/00_start.ipynb'
    """
    return FOLDER / lang / f"{name}.ipynb"


def read(lang, name):
    """A shipped notebook, as nbformat reads it."""
    return nbformat.read(path_of(lang, name), as_version=4)


def spoken(source, lang):
    """The text of the cell `page` in a language: nothing else in it differs.

    >>> spoken('tl.language("en")', "ko")
    'tl.language("ko")'
    """
    return source.replace('tl.language("en")', f'tl.language("{lang}")')


def code_of(english, korean):
    """Give the Korean notebook the code and the slides of the English one; ValueError if the cells differ."""
    ours, theirs = ([(cell.id, cell.cell_type) for cell in book.cells] for book in (english, korean))
    if ours != theirs:
        odd = sorted(f"{name} ({kind})" for name, kind in set(ours) ^ set(theirs))
        raise ValueError(f"not the same cells: {', '.join(odd) or 'another order'}")
    for cell, other in zip(english.cells, korean.cells, strict=True):
        other.metadata = cell.metadata.copy()
        if cell.cell_type == "code":
            other.source = spoken(cell.source, "ko")


def header_and_page(name, notebook):
    """The cell with the title, and the cell `page` after it; before it on the start page."""
    first, second = notebook.cells[:2]
    return (second, first) if name in FIRST else (first, second)


def is_visible(cell):
    """Whether it is code that a reader sees without unfolding it."""
    return cell.cell_type == "code" and not cell.metadata.get("jupyter", {}).get("source_hidden")


def sections(notebook):
    """The cells from one second heading to the next; the first list is what stands before the first of them."""
    found = [[]]
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and cell.source.startswith("## "):
            found.append([])
        found[-1].append(cell)
    return found

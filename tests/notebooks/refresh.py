"""Runs the shipped notebooks for what a reader sees before that: `make pictures`, after a change of look or luck.

The English notebook is the source of the code: its code cells are copied to the Korean one, by their names. The cells
are edited in JupyterLab like any notebook; outputs are kept as text and as small pictures, without widgets.
"""

import os
import re
import sys
from pathlib import Path

import nbformat
import resvg_py  # noqa: F401 (without it the drawings would be kept, ten times as large)
from nbclient import NotebookClient

sys.path.insert(0, str(Path(__file__).parents[2]))
from tabletop_lab.figures import saved, saved_html  # noqa: E402
from tabletop_lab.figures.render import FOLLOWS  # noqa: E402
from tests.notebooks.pairs import LANGUAGES, METADATA, NAMES, code_of, path_of, read  # noqa: E402

LONGEST = 20_000
"""Characters of text without pictures that an output may have, to be kept."""
PICTURE = re.compile(r"data:image/[a-z]+;base64,[A-Za-z0-9+/=]+")
DARK = re.compile(r'<img [^>]*class="tl-dark"[^>]*>')
"""A picture for a dark page: nobody sees it before a notebook is trusted."""
DRAWINGS = {**os.environ, saved.VARIABLE: "drawings"}
"""The outputs hold drawings, which are made small here: true to the size at which they are shown."""
WHOLE = {"00_start"}
"""What is kept as a run saves it, in both themes: the page that everybody runs first, and that must not grow by it."""


def as_shipped(output, whole):
    """The output as text and pictures, or None when nothing of it is shown without a kernel."""
    if output.output_type == "stream":
        return output if output.name == "stdout" and len(output.text) <= LONGEST else None
    data = output.get("data", {})
    html, plain = data.get("text/html", ""), data.get("text/plain", "")
    if not whole:
        html = saved_html(DARK.sub("", html).replace(FOLLOWS, ""))
    if len(PICTURE.sub("", html)) > LONGEST or not (html or len(data) == 1 and len(plain) <= LONGEST):
        return None
    shown = {"text/html": html} if html else {}
    return nbformat.v4.new_output("display_data", data={**shown, "text/plain": plain})


def seen(output, before):
    """Whether the pictures of an output were all shown before: the same board again tells a reader nothing."""
    found = set(PICTURE.findall(output.get("data", {}).get("text/html", ""))) if output else set()
    known = bool(found) and found <= before
    before |= found
    return known


def run(path, notebook):
    """Run one notebook and write it back; an error in a cell stops everything and nothing is written."""
    resources = {"metadata": {"path": str(path.parent)}}
    whole = path.stem in WHOLE
    client = NotebookClient(notebook, timeout=120, store_widget_state=False, resources=resources)
    client.execute(env=dict(os.environ) if whole else DRAWINGS)
    before = set()
    for number, cell in enumerate((c for c in notebook.cells if c.cell_type == "code"), 1):
        shipped = (as_shipped(output, whole) for output in cell.outputs)
        cell.outputs = [kept for kept in shipped if kept and (whole or not seen(kept, before))]
        cell.execution_count = number if cell.outputs else None
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata = nbformat.from_dict(METADATA)
    nbformat.write(notebook, path)


def refresh(name):
    """Both languages of one notebook."""
    books = {lang: read(lang, name) for lang in LANGUAGES}
    code_of(books["en"], books["ko"])
    for lang, book in books.items():
        run(path_of(lang, name), book)


if __name__ == "__main__":
    saved.SHARPER, saved.COLOURS = 1.0, 36
    for name in sys.argv[1:] or NAMES:
        refresh(name)
        print(name)

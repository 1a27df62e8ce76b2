"""Runs the shipped notebooks for what a reader sees before that: `make pictures`, after a change of look or luck.

The English notebook is the source of the code: its code cells are copied to the Korean one, by their names. The cells
are edited in JupyterLab like any notebook; outputs are kept as a run saves them, without widgets: so a notebook that
is run and saved is hardly larger than before (`growth.py` holds that).
"""

import os
import sys
from pathlib import Path

import nbformat
import resvg_py  # noqa: F401 (without it the drawings would be kept, ten times as large)
from nbclient import NotebookClient

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.notebooks.pairs import LANGUAGES, METADATA, NAMES, code_of, path_of, read  # noqa: E402

LONGEST = 20_000
"""Characters of text on the screen that an output may have, to be kept."""


def as_shipped(output):
    """The output as text and pictures, in both themes; or None when nothing of it is shown without a kernel."""
    if output.output_type == "stream":
        return output if output.name == "stdout" and len(output.text) <= LONGEST else None
    data = output.get("data", {})
    html, plain = data.get("text/html", ""), data.get("text/plain", "")
    if not (html or len(data) == 1 and len(plain) <= LONGEST):
        return None
    shown = {"text/html": html} if html else {}
    return nbformat.v4.new_output("display_data", data={**shown, "text/plain": plain})


def run(path, notebook):
    """Run one notebook and write it back; an error in a cell stops everything and nothing is written."""
    resources = {"metadata": {"path": str(path.parent)}}
    client = NotebookClient(notebook, timeout=600, store_widget_state=False, resources=resources)
    client.execute(env=dict(os.environ))
    for number, cell in enumerate((c for c in notebook.cells if c.cell_type == "code"), 1):
        cell.outputs = [kept for output in cell.outputs if (kept := as_shipped(output))]
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
    for name in sys.argv[1:] or NAMES:
        refresh(name)
        print(name)

"""`tabletop-lab export`: writes a notebook as one HTML file that opens offline, with its pictures and their texts.
Reads and writes files; what a page may hold is decided in `offline.py`."""

from __future__ import annotations

import argparse
import os
import re
import sys
from html import escape
from pathlib import Path
from typing import Any

from tabletop_lab.cli import offline, paper, slides
from tabletop_lab.cli.parser import Parser, begin
from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.engine.core.files import write_whole
from tabletop_lab.engine.language.languages import LANGUAGES, VARIABLE, known_language, language
from tabletop_lab.figures.saved import DRAWINGS, SLIDES
from tabletop_lab.figures.saved import VARIABLE as PICTURES
from tabletop_lab.notebook.words import Say, say

MARK = '<meta name="generator" content="tabletop-lab export"/>'
"""Marks a page as exported by this command: only such a page may be overwritten."""
STYLE = """<style>
body :is(.jp-InputPrompt,.jp-OutputPrompt){color:#616161!important;opacity:1!important}
body .highlight :is(.m,.mi,.mf,.mh,.mo,.mb,.il,.kc,.k,.kn){color:#006400}
body .highlight :is(.c,.c1,.cm){color:#4d5a6b}body .highlight .ow{color:#7a14c4}
body .jp-RenderedHTMLCommon a:not(.anchor-link){text-decoration:underline}
body .copy{font:14px/1.5 var(--jp-ui-font-family,sans-serif);margin:12px 0;padding:8px 12px}
body .copy{background:#f4f4ef;color:#3a3a3a}
@media screen{body>main{max-width:1100px;margin-inline:auto}}
</style>"""
"""What the exporter's page shows too pale, as a link by its colour alone, or in lines that are too long to be read;
and the line above it that says it is a copy."""
FORMS = ("page", "slides")
WIDGET = "application/vnd.jupyter.widget"


def parser(tell: Say | None = None) -> Parser:
    parser = Parser("export", tell)
    parser.add("notebook", type=Path, metavar="NOTEBOOK")
    parser.add("--to", choices=FORMS, default=FORMS[0])
    parser.add("--out", type=Path, metavar="FILE.html")
    parser.add("--run", action="store_true")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--code", action="store_true", help=parser.tell("help-export-code"))
    how.add_argument("--no-code", action="store_true", help=parser.tell("help-export-no-code"))
    parser.add("--lang", choices=LANGUAGES)
    return parser


def run(options: argparse.Namespace) -> int:
    tell = say(options.lang or language(), Path(__file__).parent)
    options.notebook = in_language(options.notebook, options.lang)
    out = options.out or options.notebook.with_suffix(".slides.html" if options.to == "slides" else ".html")
    _check_goal(out, tell)
    notebook = _read(options.notebook, tell)
    asked, options.lang = options.lang, language_of(notebook) or tell.lang
    begin(tell)
    if options.run:
        _execute(notebook, options.notebook.resolve().parent, tell, SLIDES if options.to == "slides" else DRAWINGS)
    if options.no_code:
        _without_code(notebook)
    text, nameless = page(notebook, options.notebook, options.lang, options.to, options.code)
    if faults := offline.faults(text):
        raise TabletopError(
            *(Fault(str(options.notebook), tell(f"export-{f.kind}", thing=f.thing)) for f in faults[:5])
        )
    write_whole(out, text)
    if nameless:
        print(f"tabletop-lab: {tell('export-nameless', count=nameless)}", file=sys.stderr)
    if asked not in (None, options.lang):
        print(f"tabletop-lab: {tell(f'export-one-language-{options.lang}')}", file=sys.stderr)
    print(tell("export-written", file=str(out), size=f"{out.stat().st_size / 1000:,.0f} kB"))
    return 0


def _check_goal(out: Path, tell: Say) -> None:
    """Check the target before any work is done: only a page that this command wrote may be overwritten."""
    if out.suffix.lower() not in (".html", ".htm"):
        raise TabletopError(Fault("--out", tell("export-suffix", file=str(out))))
    if not out.parent.is_dir():
        raise TabletopError(Fault("--out", tell("export-folder", folder=str(out.parent))))
    if out.exists() and (not out.is_file() or MARK.encode() not in out.read_bytes()[:4096]):
        raise TabletopError(Fault("--out", tell("export-other", file=str(out))))


def _read(path: Path, tell: Say) -> Any:
    import nbformat

    try:
        notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        nbformat.validate(notebook)
    except OSError:
        raise
    except Exception as error:  # readers of JSON and schemas raise many kinds of errors for a file that is no notebook
        raise TabletopError(Fault(str(path), tell("export-no-notebook"))) from error
    return notebook


def _execute(notebook: Any, folder: Path, tell: Say, pictures: str) -> None:
    """Run all cells in the notebook's own folder; the first error stops the export. `pictures`: what they are for."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

    # A widget's state would only be thrown away again.
    client = NotebookClient(notebook, timeout=600, store_widget_state=False, resources={"metadata": {"path": folder}})
    try:
        client.execute(env={**os.environ, VARIABLE: tell.lang, PICTURES: pictures})
    except CellExecutionError as error:
        raise TabletopError(_stopped(notebook, f"{error.ename}: {error.evalue}", tell)) from error
    except (CellTimeoutError, DeadKernelError) as error:
        raise TabletopError(_stopped(notebook, str(error).strip().splitlines()[0], tell)) from error


def _stopped(notebook: Any, reason: str, tell: Say) -> Fault:
    """Return an error that names the last cell that was started, by its number among all cells and its name."""
    code = [(n, c) for n, c in enumerate(notebook.cells, 1) if c.cell_type == "code" and "execution" in c.metadata]
    number, cell = code[-1] if code else (0, {})
    return Fault(tell("export-cell", number=number, id=str(cell.get("id", ""))), reason)


def page(
    notebook: Any, path: Path, lang: str | None = None, form: str = FORMS[0], code: bool = False
) -> tuple[str, int]:
    """The notebook as the text of one page, and how many of its pictures have no words of their own.

    `code`: the code is printed too (a screen shows it always, slides never). Changes `notebook`: views of widgets are
    removed, their pictures stay.
    """
    lang = known_language(lang)
    name, folder = title(notebook) or path.stem, str(path.resolve().parent)
    _without_widgets(notebook)
    if form == "slides":
        text = slides.deck(notebook, name, folder, lang, MARK)
    else:
        text = _read_as_a_page(notebook, name, folder, lang, code)
    return offline.with_words(text, say(lang, Path(__file__).parent)("export-picture"))


def _read_as_a_page(notebook: Any, name: str, folder: str, lang: str, code: bool) -> str:
    from nbconvert import HTMLExporter

    # Every address the exporter would put into the page is emptied, and pictures are put into it.
    nowhere = {name: "" for name in HTMLExporter.class_traits() if name.endswith("_url")}
    _without_hidden_code(notebook)
    exporter: Any = HTMLExporter(**nowhere, embed_images=True, language_code=lang)  # type: ignore[no-untyped-call]
    text, _ = exporter.from_notebook_node(notebook, resources={"metadata": {"name": name, "path": folder}})
    text = offline.without_loaders(text)
    head = f"<title>{escape(name)}</title>"
    text = re.sub(r"<title>.*?</title>", lambda _: head, text, count=1, flags=re.DOTALL)
    text = text.replace("<head>", f"<head>{MARK}", 1).replace("</head>", f"{STYLE}{paper.style()}</head>", 1)
    head, body = text.split("<body", 1)
    if any(cell.cell_type == "code" for cell in notebook.cells):
        note = f'<p class="copy" role="note">{escape(say(lang, Path(__file__).parent)("export-copy"))}</p>'
        body = re.sub(r"<main>", lambda main: main[0] + note, body, count=1)
    if code:
        body = body.replace('class="', 'class="with-code ', 1)
    return f"{head}<body{paper.fitted(body)}"


def in_language(path: Path, lang: str | None) -> Path:
    """The same page in a language, where it lies as ours do (`en/NAME.ipynb` beside `ko/NAME.ipynb`); else the path.

    >>> in_language(Path("nowhere/en/game.ipynb"), "ko").as_posix()
    'nowhere/en/game.ipynb'
    """
    there = path.absolute()
    other = there.parent.parent / lang / there.name if lang and there.parent.name in LANGUAGES else path
    return other if other.is_file() else path


def language_of(notebook: Any) -> str:
    """The language that a notebook itself says it speaks; '' for one that does not.

    >>> from nbformat.v4 import new_code_cell, new_notebook
    >>> language_of(new_notebook(cells=[new_code_cell('import tabletop_lab as tl\\ntl.language("ko");')]))
    'ko'
    """
    for cell in notebook.cells:
        found = re.search(r"""^tl\.language\(["'](\w+)["']\)""", cell.source, re.MULTILINE)
        if cell.cell_type == "code" and found and found[1] in LANGUAGES:
            return found[1]
    return ""


def title(notebook: Any) -> str:
    """Return the first heading of a notebook as plain words ('' if there is none).

    >>> from nbformat.v4 import new_markdown_cell, new_notebook
    >>> title(new_notebook(cells=[new_markdown_cell("Hello\\n\\n# A *whole* [game](x.ipynb)\\n\\n## 1")]))
    'A whole game'
    """
    for cell in notebook.cells:
        found = re.search(r"^#{1,6} +(.+?)[ #]*$", cell.source, re.MULTILINE) if cell.cell_type == "markdown" else None
        if found:
            return re.sub(r"[*`]|<[^>]*>", "", re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", found[1])).strip()
    return ""


def _without_code(notebook: Any) -> None:
    """Leave out the source of every cell: what it shows stays, as for a reader who writes no Python."""
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.metadata["transient"] = {"remove_source": True}


def _without_hidden_code(notebook: Any) -> None:
    """Leave out the source of cells that are folded in the notebook: they serve the page and are not read."""
    for cell in notebook.cells:
        if cell.get("metadata", {}).get("jupyter", {}).get("source_hidden"):
            cell.metadata["transient"] = {"remove_source": True}


def _without_widgets(notebook: Any) -> None:
    """Replace each widget by its picture (the `<img>` of its HTML form), because a widget needs a kernel."""
    notebook.metadata.pop("widgets", None)
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            for mime in [name for name in data if name.startswith(WIDGET)]:
                del data[mime]

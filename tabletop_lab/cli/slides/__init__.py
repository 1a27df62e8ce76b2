"""Makes slides of a notebook: one page of 1280 × 720 pixels for an idea, to be shown with a projector or printed.

What begins a slide stands in the metadata of the cells, as JupyterLab, nbconvert and others write and read it
(`slideshow.slide_type`). The look is in `slides.css`; `pictures.js` gives each picture a slide, `layout.js` finds its
place, `slides.js` has the keys. All are put into the page.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any

from tabletop_lab.figures.letters import with_letters
from tabletop_lab.notebook.words import say

from .room import for_a_room

HERE = Path(__file__).parent
SCRIPTS = ("pictures", "layout", "slides")
BEGINS, LEFT_OUT = {"slide", "subslide"}, {"skip", "notes"}
"""Types of cells that begin a slide, and that are not on any; all others go on with the slide before them."""
_PICTURE = re.compile(r"<img\b[^>]*>")
_LEFT_OUT = re.compile(r'class="tl-dark"|\bdata-face\b')
_NOTEBOOK = re.compile(r"\[([^\]]*)\]\([^)\s]*\.ipynb\)")
_OTHER_LANGUAGE = re.compile(r"(?:\s*·\s*)?\[[^\]]*\]\(\.\./\w+/[^)\s]*\.ipynb\)")


def deck(notebook: Any, name: str, folder: str, lang: str, mark: str) -> str:
    """The notebook as the text of one page with slides; `folder` is where pictures beside the notebook are.

    `mark` goes into the head of the page. Changes `notebook`.
    """
    from nbconvert import HTMLExporter

    exporter: Any = HTMLExporter(  # type: ignore[no-untyped-call]
        template_name="basic", exclude_input=True, exclude_output_prompt=True, exclude_anchor_links=True,
        embed_images=True,
    )  # fmt: skip
    resources = {"metadata": {"name": name, "path": folder}}
    found = split(notebook)
    tell = say(lang, HERE.parent)
    instead, change = tell("slides-room"), tell("slides-change")
    for _, cells in found:
        for cell in cells:
            if cell.cell_type == "markdown":
                cell.source = for_a_room(cell.source, instead, change)
    sections = []
    for number, (heading, cells) in enumerate(found, 1):
        part = notebook.copy()
        part.cells = cells
        html = with_letters(exporter.from_notebook_node(part, resources=resources)[0])
        at = f"{number} / {len(found)}"
        foot = f"<footer><span>{escape(heading)}</span><span>{at}</span></footer>"
        label = escape(f"{at} {heading}", quote=True)
        sections.append(f'<section id="{number}" aria-label="{label}"><div class="on">{html}</div>{foot}</section>')
    style = (HERE / "slides.css").read_text(encoding="utf-8")
    script = "".join((HERE / f"{name}.js").read_text(encoding="utf-8") for name in SCRIPTS)
    return (
        f'<!DOCTYPE html><html lang="{lang}"><head>{mark}<meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(name)}</title><style>{style}</style></head>'
        f'<body data-jp-theme-light="true"><main>{"".join(sections)}</main><script>{script}</script></body></html>'
    )


def split(notebook: Any) -> list[tuple[str, list[Any]]]:
    """The slides of a notebook: for each the section it belongs to (its heading) and its cells.

    A notebook that says nothing about slides begins one at each heading. What shows nothing is on no slide.

    >>> from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
    >>> cells = [new_markdown_cell("# A"), new_code_cell("1"), new_markdown_cell("## *B*"), new_markdown_cell("b")]
    >>> [(heading, [cell.source for cell in cells]) for heading, cells in split(new_notebook(cells=cells))]
    [('A', ['# A']), ('B', ['## *B*', 'b'])]
    """
    types = [cell.get("metadata", {}).get("slideshow", {}).get("slide_type", "") for cell in notebook.cells]
    said = any(types)
    found: list[tuple[str, list[Any]]] = []
    heading = ""
    for cell, kind in zip(notebook.cells, types, strict=True):
        words = cell.source if cell.cell_type == "markdown" else ""
        if title := re.match(r"#{1,2} +(.+)", words):
            heading = re.sub(r"[*`]", "", title[1]).strip()
        begins = kind in BEGINS or not found or (not said and words.startswith("#"))
        if begins:
            found.append((heading, []))
        if kind not in LEFT_OUT and (shown := _shown(cell)) is not None:
            found[-1][1].append(shown)
    return [(heading, cells) for heading, cells in found if cells]


def _shown(cell: Any) -> Any:
    """A cell as it stands on a slide, None if nothing of it does."""
    if cell.cell_type == "markdown":
        cell.source = without_links(cell.source)
        return cell if cell.source.strip() else None
    for output in cell.get("outputs", ()):
        data = output.get("data", {})
        if "text/html" in data:
            data["text/html"] = _light(data["text/html"])
    return cell if cell.get("outputs") else None


def _light(html: str) -> str:
    """An output without the pictures for a dark page, and without those of cards, whose words stand beside them.

    >>> _light('<img class="tl-light" alt=""><img class="tl-dark" alt=""><img alt="" data-face><b>Water</b>')
    '<img class="tl-light" alt=""><b>Water</b>'
    """
    return _PICTURE.sub(lambda found: "" if _LEFT_OUT.search(found[0]) else found[0], html)


def without_links(text: str) -> str:
    """Leave out links to other notebooks, which no slide can open: their words stay, other languages go.

    >>> without_links("**A lesson** · [한국어](../ko/a.ipynb)"), without_links("*Next:* the [lab](b.ipynb).")
    ('**A lesson**', '*Next:* the lab.')
    """
    return _NOTEBOOK.sub(r"\1", _OTHER_LANGUAGE.sub("", text))

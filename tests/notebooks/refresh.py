"""Runs the shipped notebooks for what a reader sees before that: `make pictures`, after a change of look or luck.

The English notebook is the source of the code: its code cells are copied to the Korean one, by their names. The cells
are edited in JupyterLab like any notebook; outputs are kept as text and as small pictures, without widgets.
"""

import io
import re
import shutil
import sys
from base64 import b64decode, b64encode
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.notebooks.pairs import LANGUAGES, METADATA, NAMES, code_of, path_of, read  # noqa: E402

IMG = re.compile(r"<img\b[^>]*>")
SOURCE = re.compile(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)")
COLOURS, WIDTH = 128, 900
"""Colours of a picture, and how many pixels across it is shown when it does not say so."""
FEWER = {"cetkaik_walkthrough": 96, "cetkaik_rules_lab": 96}
"""Colours where many pictures are drawn with a dozen of them and their mixtures."""
BESIDE = 560
"""Pixels across for pictures that stand in the columns of a table."""
LONGEST = 20_000
"""Characters of text without pictures that an output may have, to be kept."""


def small(page, svg, colours, width=None):
    """The drawing as a browser shows it, in few colours: a WebP, a tenth of the size of the SVG."""
    fit = f"<style>svg {{ max-width: {WIDTH}px; height: auto }}</style>"
    page.set_content(f'{fit}<body style="margin:0">{svg}</body>')
    shot = Image.open(io.BytesIO(page.locator("svg").screenshot())).convert("RGB")
    if width is not None and shot.width > width:
        shot = shot.resize((width, round(shot.height * width / shot.width)), Image.Resampling.LANCZOS)
    target = io.BytesIO()
    # Not the colours that cover most: a thin red line must stay red.
    few = shot.quantize(colours, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).convert("RGB")
    few.save(target, "WEBP", lossless=True, quality=100, method=6)
    return b64encode(target.getvalue()).decode()


def with_small_pictures(html, page, colours):
    """The same HTML; its drawings are small pictures, as wide as they say or as a table has room for."""
    beside = BESIDE if "<table" in html and len(SOURCE.findall(html)) > 1 else None

    def drawn(found):
        tag = found[0]
        source, said = SOURCE.search(tag), re.search(r'width="(\d+)"', tag)
        if not source:
            return tag
        width = beside or (int(said[1]) if said else None)
        picture = small(page, b64decode(source[1]).decode(), colours, width)
        tag = tag.replace(source[0], f"data:image/webp;base64,{picture}")
        return tag if " width=" in tag else tag.replace("<img ", f'<img width="{WIDTH}" ', 1)

    return IMG.sub(drawn, html)


def as_shipped(output, page, colours):
    """The output as text and pictures, or None when nothing of it is shown without a kernel."""
    if output.output_type == "stream":
        return output if output.name == "stdout" and len(output.text) <= LONGEST else None
    data = output.get("data", {})
    html, plain = data.get("text/html", ""), data.get("text/plain", "")
    if len(SOURCE.sub("", html)) > LONGEST or not (html or len(data) == 1 and len(plain) <= LONGEST):
        return None
    shown = {"text/html": with_small_pictures(html, page, colours)} if html else {}
    if SOURCE.search(html):
        plain = "a picture of the table"
    return nbformat.v4.new_output("display_data", data={**shown, "text/plain": plain})


def run(path, notebook, page):
    """Run one notebook and write it back; an error in a cell stops everything and nothing is written."""
    colours, resources = FEWER.get(path.stem, COLOURS), {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, timeout=120, store_widget_state=False, resources=resources).execute()
    for number, cell in enumerate((c for c in notebook.cells if c.cell_type == "code"), 1):
        cell.outputs = [kept for output in cell.outputs if (kept := as_shipped(output, page, colours))]
        cell.execution_count = number if cell.outputs else None
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata = nbformat.from_dict(METADATA)
    nbformat.write(notebook, path)


def refresh(name, page):
    """Both languages of one notebook."""
    books = {lang: read(lang, name) for lang in LANGUAGES}
    code_of(books["en"], books["ko"])
    for lang, book in books.items():
        run(path_of(lang, name), book, page)


def main(names):
    """All notebooks, or those that are named."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("the pictures are drawn by a Chromium, and there is none on the PATH")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 700})
        for name in names or NAMES:
            refresh(name, page)
            print(name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

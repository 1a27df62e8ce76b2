"""Runs the shipped notebooks and keeps only their pictures as outputs: `make pictures`, after a change of look or luck.

The cells are edited in JupyterLab like any notebook; this only renews what a reader sees before running them.
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

FOLDER = Path(__file__).parents[2] / "notebooks"
PICTURE = re.compile(r'<img alt="([^"]*)".*?src="data:image/svg\+xml;base64,([^"]*)"', re.DOTALL)
SOURCE = re.compile(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)")
COLOURS, WIDTH = 128, 900
"""Colours of a picture, and how many pixels across it is shown."""
FEWER = {"cetkaik_walkthrough": 96, "cetkaik_rules_lab": 96}
"""Colours where many pictures are drawn with a dozen of them and their mixtures."""
EMBEDDED = "data:image/webp;base64,"
BESIDE = 560
"""Pixels across for pictures that stand in the columns of a table."""


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


def as_shipped(output, page, colours):
    """The output as an <img> with its words, or None when it is no picture; a table of pictures stays a table."""
    data = output.get("data", {})
    html = data.get("text/html", "")
    if "<table" in html and len(SOURCE.findall(html)) > 1:
        shown = SOURCE.sub(lambda m: f"{EMBEDDED}{small(page, b64decode(m[1]).decode(), colours, BESIDE)}", html)
        return nbformat.v4.new_output("display_data", data={"text/html": shown, "text/plain": data["text/plain"]})
    found = PICTURE.search(html)
    if not found:
        return None
    picture = small(page, b64decode(found[2]).decode(), colours)
    img = f'<img alt="{found[1]}" width="{WIDTH}" src="{EMBEDDED}{picture}">'
    return nbformat.v4.new_output("display_data", data={"text/html": img, "text/plain": "a picture of the table"})


def refresh(path, page):
    """Run one notebook and write it back; an error in a cell stops everything and nothing is written."""
    notebook, colours = nbformat.read(path, as_version=4), FEWER.get(path.stem, COLOURS)
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(path.parent)}}).execute()
    for number, cell in enumerate((c for c in notebook.cells if c.cell_type == "code"), 1):
        cell.outputs = [kept for output in cell.outputs if (kept := as_shipped(output, page, colours))]
        cell.execution_count = number if cell.outputs else None
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    nbformat.write(notebook, path)


def main(names):
    """All notebooks, or those that are named."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("the pictures are drawn by a Chromium, and there is none on the PATH")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 700})
        for path in sorted(FOLDER.glob("*.ipynb")):
            if not names or path.stem in names:
                refresh(path, page)
                print(path.name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

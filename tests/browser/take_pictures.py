"""Takes the pictures of the widgets for the README from a real JupyterLab: run this file, it writes into `docs`.
Each stays below 120 kB; what they show is tested elsewhere."""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.browser.running_lab import CHROMIUM, FLAGS, run_notebook, running_lab, write_notebook  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs"
MOST = 120_000
BEGIN = "import tabletop_lab as tl\nfrom tabletop_lab.notebook import edit_rules"
MATCH = "tl.Match('fourteen_nights', players=4, seed=7)"
# name: (theme of JupyterLab, cell)
PICTURES = {
    "player-light-en": ("JupyterLab Light", f"tl.play({MATCH}.run(until=38));"),
    "player-dark-ko": ("JupyterLab Dark", f"tl.play({MATCH}.run(until=38), lang='ko');"),
    "rules-dark-en": ("JupyterLab Dark", f"edit_rules({MATCH}).set('recovery_day', 15).set('days', 13);"),
    "divergence-light-ko": (
        "JupyterLab Light",
        f"edit_rules({MATCH}.run(until=38), 'ko').set('adjacency', 'ring').apply();",
    ),
}


# What is seen of a player at one glance: more of it lies below.
SEEN = """frame => {
  const area = frame.closest('.jp-WindowedPanel-outer'), box = (node) => node.getBoundingClientRect();
  area.querySelector('.jp-WindowedPanel-inner').style.paddingBottom = '1000px';  // the last one, too, comes to the top
  area.scrollTop += box(frame).top - box(area).top;
  const {x, y, width, bottom} = box(frame);
  return {x, y, width, height: Math.min(bottom, box(area).bottom) - y};
}"""


def small(shot):
    """A screenshot without any loss, at half the size of a PNG: few colours would take the seats' hues away."""
    target = io.BytesIO()
    Image.open(io.BytesIO(shot)).convert("RGB").save(target, "WEBP", lossless=True, quality=100, method=6)
    return target.getvalue()


def main():
    """Start, show, take, write."""
    DOCS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        page = browser.new_page(viewport={"width": 1200, "height": 1000})
        write_notebook(address, "pictures.ipynb", [BEGIN, *(cell for _, cell in PICTURES.values())])
        run_notebook(page, address, "pictures.ipynb")
        for number, (name, (theme, _)) in enumerate(PICTURES.items(), 1):
            frame = page.locator(".jp-Notebook-cell").nth(number).locator(".ttl")
            expect(frame).to_be_visible(timeout=30_000)
            page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", theme)
            page.mouse.move(0, 0)
            page.evaluate("() => document.activeElement.blur()")
            page.wait_for_timeout(3000)  # the drawing comes back in the colours of the theme
            picture = small(page.screenshot(clip=frame.evaluate(SEEN)))
            (DOCS / f"{name}.webp").write_bytes(picture)
            print(f"docs/{name}.webp", f"{len(picture):,} bytes")
            if len(picture) > MOST:
                sys.exit(f"{name}.webp is larger than {MOST:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()

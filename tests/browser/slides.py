"""Slides of the walkthroughs at 1280 × 720: what is measured on each of them (used by test_slides.py).

Run this file for the full set, every walkthrough in both languages with its cells run anew:
`python -m tests.browser.slides` (`--games cetkaik`, `--lang ko`; `--shipped` for those of the shipped notebooks;
`--shots FOLDER` for pictures of nine slides each).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from tabletop_lab.cli import main as command
from tests.browser import one_browser
from tests.notebooks.pairs import GAMES, LANGUAGES, path_of

LEAST, DRAWN = 18, 15.7
"""The smallest letters on a slide, in px: of words, and of pictures (16, but for what is lost in rounding)."""

# Every slide by itself: what reaches beyond its box or its paper, small words, pictures that are not there or tiny.
# A drawing has its letters in it, where the cells were run anew; a saved picture says how large its smallest are.
MEASURE = """([least, drawn]) => [...document.querySelectorAll("section")].map((slide) => {
  const on = slide.querySelector(".on"), box = on.getBoundingClientRect(), paper = slide.getBoundingClientRect();
  // A picture takes no more than the margins of the words, but where its letters need it, or the slide's whole height.
  const beyond = (r) => !slide.matches(".high") && r.left < paper.left + 40;
  const wrong = [], name = (node) => (node.textContent || node.alt || "").trim().slice(0, 30);
  if (Math.abs(paper.width - 1280) + Math.abs(paper.height - 720) > 1) wrong.push(`${paper.width} x ${paper.height}`);
  if (on.scrollHeight > on.clientHeight + 1 || on.scrollWidth > on.clientWidth + 1) wrong.push("overflow");
  for (const node of on.querySelectorAll("h1,h2,h3,h4,p,li,td,th,pre,code,span,img")) {
    const r = node.getBoundingClientRect();
    if (r.width === 0) continue;
    const picture = node.tagName === "IMG", room = picture ? paper : box, edge = picture ? 8 : -1;
    const out = r.bottom > room.bottom - edge || r.top < room.top + edge || r.left < room.left + edge;
    if (out || r.right > paper.right - (picture ? 8 : 36)) wrong.push(`cut: ${name(node)}`);
    if (node.tagName === "IMG" && (!node.naturalWidth || r.width < 200)) wrong.push(`${r.width} px: ${name(node)}`);
    if (picture && node.src.startsWith("data:image/svg+xml;base64,")) {
      const svg = atob(node.src.split(",")[1]), view = /viewBox="([^"]*)"/.exec(svg)[1].split(/\\s+/).map(Number);
      const scale = Math.min(r.width / view[2], r.height / view[3]);
      const seen = [...svg.matchAll(/translate\\(([-.\\d]+) ([-.\\d]+)\\) scale\\(([-.\\d]+)/g)].filter(([, x, y]) =>
        x >= view[0] && x <= view[0] + view[2] && y >= view[1] && y <= view[1] + view[3]);
      const least = Math.min(...seen.map(([, , , size]) => 100 * Math.abs(size) * scale));
      if (least < drawn - 0.05) wrong.push(`letters of ${least.toFixed(1)} px: ${node.alt.slice(0, 40)}`);
      if (beyond(r) && least > drawn + 0.6) wrong.push(`beyond the margins: ${node.alt.slice(0, 40)}`);
    } else if (picture && node.dataset.letters) {
      const shown = Math.min(r.width, (r.height * node.naturalWidth) / node.naturalHeight);
      const least = Number(node.dataset.letters) * shown;
      if (least < drawn - 0.05) wrong.push(`letters of ${least.toFixed(1)} px: ${node.alt.slice(0, 40)}`);
      if (beyond(r) && least > drawn + 0.6) wrong.push(`beyond the margins: ${node.alt.slice(0, 40)}`);
    }
  }
  const walk = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const holder = node.parentElement, size = parseFloat(getComputedStyle(holder).fontSize);
    if (node.data.trim() && holder.getBoundingClientRect().width && size < least - 0.01)
      wrong.push(`${size} px: ${node.data.trim().slice(0, 30)}`);
  }
  return wrong;
})"""


def written(folder: Path, game: str, lang: str, *more: str) -> Path:
    """The slides of a walkthrough, exported as a person does it."""
    out = folder / f"{game}-{lang}.slides.html"
    book = str(path_of(lang, f"{game}_walkthrough"))
    assert command(["export", book, "--to", "slides", "--out", str(out), *more]) == 0
    return out


@contextmanager
def opened(path: Path):
    """The slides in a browser without a network; `page.wanted` collects what they asked for."""
    with one_browser.opened_page(1280, 720) as page:
        page.wanted = []

        def only_files(route):
            if route.request.url.startswith(("file:", "data:")):
                return route.continue_()
            page.wanted.append(route.request.url)
            return route.abort()

        page.route("**/*", only_files)
        page.on("pageerror", lambda error: page.wanted.append(str(error)))
        page.goto(path.as_uri())
        page.wait_for_function("document.body.dataset.ready")
        yield page


def faults(page) -> dict[int, list[str]]:
    """What is wrong on which slide."""
    return {number: wrong for number, wrong in enumerate(page.evaluate(MEASURE, [LEAST, DRAWN]), 1) if wrong}


def shots(page, folder: Path, name: str) -> None:
    """Pictures of all slides, nine on each."""
    import io

    from PIL import Image

    taken = []
    for slide in page.locator("section").all():
        slide.scroll_into_view_if_needed()
        taken.append(Image.open(io.BytesIO(slide.screenshot())).convert("RGB").resize((640, 360)))
    for first in range(0, len(taken), 9):
        sheet = Image.new("RGB", (1940, 1100), "#888")
        for at, one in enumerate(taken[first : first + 9]):
            sheet.paste(one, (650 * (at % 3), 370 * (at // 3)))
        sheet.save(folder / f"slides-{name}-{first + 1:02}.png")


def main() -> int:
    """Measure every walkthrough that was asked for, and print what is wrong."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", nargs="*", default=GAMES)
    asked.add_argument("--lang", nargs="*", default=LANGUAGES)
    asked.add_argument("--shots", type=Path)
    asked.add_argument("--shipped", action="store_true")
    told = asked.parse_args()
    if told.shots:
        told.shots.mkdir(parents=True, exist_ok=True)
    bad, run = 0, () if told.shipped else ("--run",)
    with tempfile.TemporaryDirectory() as folder:
        for game, lang in [(game, lang) for game in told.games for lang in told.lang]:
            with opened(written(Path(folder), game, lang, *run)) as page:
                found = faults(page)
                print(game, lang, page.locator("section").count(), "slides", found or "", page.wanted or "", flush=True)
                bad += len(found) + len(page.wanted)
                if told.shots:
                    shots(page, told.shots, f"{game}-{lang}")
    one_browser.close()
    print("faults:", bad)
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())

"""How quickly the player answers in a real JupyterLab: run this file, it prints milliseconds (it is not a test).
From the click (the time of its event) to the first animation frame that shows the change, with the machine's load.

`--game tiedie` measures a table of eight instead of the walkthrough: in the first rounds, and near the end.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.browser.running_lab import CHROMIUM, FLAGS, run_notebook, running_lab, write_notebook  # noqa: E402

NOTEBOOK = "en/fourteen_nights_walkthrough.ipynb"
COUNT = 30
FULL = {"tiedie": (8, 60), "void_seeders": (5, 90)}
"""The most players of a game, and after how many answers there is something to press on the board."""
AT = """import tabletop_lab as tl
match = tl.Match({game!r}, players={players}, seed=2).run("random")
print(match.goto({step} or match.steps - 100).step, "of", match.steps)
tl.play(match, mode="alone");"""

PROBE = """frame => {
  const root = frame.querySelector('.ttl-svg').shadowRoot, seen = window.seen = {};
  let start = 0;
  const note = (name) => {
    if (!start || name in seen) return;
    seen[name] = -1;
    const from = start;
    requestAnimationFrame(() => { seen[name] = performance.now() - from; });
  };
  // The mark comes when the button goes down, before the click: it is counted from then on.
  let press = {};
  document.addEventListener('pointerdown', (e) => { start = 0; press = { down: e.timeStamp }; }, true);
  const begin = (e) => {
    if (!e.isTrusted) return;
    start = e.timeStamp;
    for (const k in seen) delete seen[k];
    if (press.marked) Object.assign(seen, { marked: press.marked, echo: press.echo || -1 });
  };
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, begin, true);
  new MutationObserver((all) => {
    for (const m of all) {
      if (m.type === 'attributes') {
        if (!m.target.classList.contains('sel')) continue;
        if (start) { note('echo'); continue; }
        if (press.marked) continue;
        const own = press;
        own.marked = performance.now() - own.down;
        requestAnimationFrame(() => {
          own.echo = performance.now() - own.down;
          if (start && own === press) seen.echo = own.echo;
        });
      }
      else if (!m.target.closest?.('defs')) note('board');
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  // The board's number goes up with every answer, whether or not its drawing changes.
  const watch = (name, part, what) => new MutationObserver(() => note(name)).observe(frame.querySelector(part), what);
  watch('answer', '.ttl-svg', { attributeFilter: ['data-seq'] });
  watch('question', '.ttl-decide', { subtree: true, childList: true });
  watch('position', '.ttl-at', { subtree: true, childList: true });
}"""


def of(page):
    """Measure the last player of a notebook."""
    frame = page.locator(".ttl").last
    frame.locator(".ttl-board .ttl-svg").wait_for()
    frame.scroll_into_view_if_needed()
    page.wait_for_timeout(1000)
    print("load of the machine:", " ".join(f"{n:.1f}" for n in os.getloadavg()), "on", os.cpu_count(), "cores")
    measure(page, frame)


LOOP = (
    "() => { const t = performance.now(); let s = 0; for (let i = 0; i < 3e6; i++) s += i % 7; window.s = s; "
    "return performance.now() - t; }"
)


def settled(page, what="position"):
    """What the probe saw of the last press, once the answer is complete and the page is quiet."""
    page.wait_for_function("what => window.seen[what] > 0 && window.seen.answer > 0", arg=what, timeout=10_000)
    page.wait_for_timeout(200)
    return page.evaluate("() => window.seen")


def fixed_work(page):
    """Milliseconds for the same loop, in Python and in the page: other work on the machine shows in it."""
    began = time.perf_counter()
    sum(n * n for n in range(300_000))
    return 1000 * (time.perf_counter() - began), page.evaluate(LOOP)


def tell(name, times, unit):
    """One line: median and nine tenths; then the median in units of the fixed work done in between."""
    times = sorted(t for t in times if t > 0)
    if times:
        middle, most = statistics.median(times), times[int(0.9 * (len(times) - 1))]
        print(f"{name:34} median {middle:6.1f}   p90 {most:6.1f}   n {len(times)}   {middle / unit:5.2f} loops")


def press_some_time(page, target, chance):
    """Press as a hand does: the mouse comes to rest, and the button goes down at any moment between two frames.

    A click of the driver goes down at once after its move, which a frame has just shown: it waits a whole frame.
    """
    target.hover()
    page.wait_for_timeout(80 + chance.uniform(0, 17))
    page.mouse.down()
    page.mouse.up()


def measure(page, frame):
    """Thirty clicks and thirty moves of the slider."""
    chance, loops = random.Random(1), [fixed_work(page)]
    page.evaluate(PROBE, frame.element_handle())
    clicks = []
    while len(clicks) < COUNT:
        targets, buttons = frame.locator(".place.target"), frame.locator(".ttl-opts button:visible")
        if targets.count():
            press_some_time(page, targets.nth(chance.randrange(targets.count())), chance)
        elif buttons.count():
            buttons.nth(chance.randrange(buttons.count())).click()
        else:
            frame.locator(".ttl-bots button").first.click()
        clicks.append(settled(page, "answer"))  # a press may only show a way: no step is made
        if len(clicks) % 5 == 0:
            loops.append(fixed_work(page))
    python, script = (statistics.median(part) for part in zip(*loops, strict=True))
    unit = (python + script) / 2
    print(f"the fixed loop: {python:.1f} ms in Python, {script:.1f} ms in the page")
    on_board = [seen for seen in clicks if "echo" in seen]
    tell("click to changed question", [seen.get("question", 0) for seen in clicks], unit)
    tell("click to changed board", [seen.get("board", 0) for seen in clicks], unit)
    tell("  of these, clicks on the board", [seen.get("board", 0) for seen in on_board], unit)
    tell("echo of a click on the board", [seen["echo"] for seen in on_board], unit)
    tell("  of it, until the mark is set", [seen.get("marked", 0) for seen in on_board], unit)
    handle = frame.locator(".ttl-lanes .noUi-handle, .ttl-lanes input")
    handle.focus()
    moves = []
    for step in range(COUNT):
        page.keyboard.press("ArrowLeft" if step < COUNT / 2 else "ArrowRight")
        moves.append(settled(page))
    tell("slider to changed step", [seen["position"] for seen in moves], unit)
    tell("slider to changed board", [seen.get("board", 0) for seen in moves], unit)


def main():
    """Start, open, run, measure."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=list(FULL), help="a full table of this game")
    game = asked.parse_args().game
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        page = browser.new_page(viewport={"width": 1300, "height": 1000})
        if game is None:
            began = time.perf_counter()
            run_notebook(page, address, NOTEBOOK)
            page.locator(".ttl").last.locator("#sq-1").wait_for(state="attached")
            print(f"walkthrough opened and all cells run: {time.perf_counter() - began:.1f} s")
            of(page)
        else:
            players, begun = FULL[game]
            for step in (begun, 0):
                write_notebook(address, f"{game}{step}.ipynb", [AT.format(game=game, players=players, step=step)])
                run_notebook(page, address, f"{game}{step}.ipynb")
                at = page.locator(".jp-OutputArea-output pre").first.inner_text().strip()
                print(f"{game}, {players} players, at step", at)
                of(page)
        if page.complaints:
            print("the browser complained:", *page.complaints, sep="\n  ")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

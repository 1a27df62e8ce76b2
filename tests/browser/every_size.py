"""The player at many sizes of the window: what is measured there, and on which positions (used by test_every_size.py).

Run this file for the full set, every game with every number of players in both languages at every size:
`python -m tests.browser.every_size` (`--games cetkaik`, `--players 5`, `--shots FOLDER` for pictures; `--log FILE` goes
on where an earlier run with the same file was stopped).
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from statistics import median

from tests.browser.settled import SIZES as SETTLES
from tests.browser.settled import settled

WIDTHS, HEIGHTS = (680, 900, 1000, 1280, 1440, 1600, 1920), (720, 900, 1080)
ROOMS = [(1280, 720), (1920, 1080)]
"""Sizes of a projector."""
# 680: the list of files is open in a window of 1000, and takes its share.
SIZES = [(width, height) for height in HEIGHTS for width in WIDTHS]
SEATS = {"fourteen_nights": range(2, 6), "tabula_wolves": range(7, 23), "cetkaik": range(2, 3), "market": range(2, 5),
         "tiedie": range(3, 9), "void_seeders": range(1, 6)}  # fmt: skip
PIECES = ("void_seeders",)
"""Games in which pieces that may be chosen, or may not, lie on places that may."""
LEAST, ROOM, BAND = 11.0, 18.0, 0.1
"""The smallest letters in px, and before a projector; the largest blank band as a share of the panel."""

# The position of a game of random bots where the drawing, or the question, has the most letters, or where the most
# pieces lie on places to choose; or its end, where no question stands and the page is another: it was never among the
# longest.
BEGIN = """import tabletop_lab as tl
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.figures import render
from tabletop_lab.notebook.widget.room import Room
from tabletop_lab.testing.sample import Market
catalogue.register(Market)
def board(match, decision, who, lang):
    return sum(len(s) for s, _ in render.sketch(match, who, lang)._lines)
def question(match, decision, who, lang):
    options = list(decision.options)[:30]
    return len(decision.text(lang)) + sum(len(str(decision.option_text(one, lang))) for one in options)
def press(match, decision, who, lang):  # in a room as high as wide, where pieces stand in the middle of theirs
    boxes = render.sketch(match, who, lang, form=Room(768, 720, 1200).form()).boxes()
    open_ones = {place: boxes[place] for place in decision.places if place in boxes}
    inside = lambda x, y, w, h, box: x < box[0] + box[2] / 2 < x + w and y < box[1] + box[3] / 2 < y + h
    return sum(inside(*boxes[one], own) for own in open_ones.values() for one in set(boxes) - set(open_ones))
def longest(game, players, lang, what, rules=None):
    match = tl.Match(game, players=players, seed=players, rules=rules).run(bots="random")
    if what == "end":
        return match
    best = (-1, 0)
    for step in range(0, match.steps + 1, max(1, match.steps // 40)):
        decision = match.goto(step).decision
        if decision is not None or what == "board":
            who = decision.player if decision is not None and decision.player != NATURE else tl.MODERATOR
            best = max(best, (globals()[what](match, decision, who, lang), step))
    return match.goto(best[1])"""

# Places to choose whose middle does not take the press, but for a smaller one to choose, which leaves room beside it.
PRESSED = """(root, area) => {
  const open = [...root.querySelectorAll(".place.target,.place.sel")], at = area?.scrollTop, wrong = [];
  for (const one of open) {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = (across, down) => root.elementFromPoint(left + across * width, top + down * height);
    const size = (part) => { const r = part.getBoundingClientRect(); return r.width * r.height; };
    const middle = hit(0.5, 0.5), spots = [0.1, 0.3, 0.5, 0.7, 0.9];
    if (middle === one) continue;
    const free = spots.flatMap((x) => spots.map((y) => hit(x, y))).filter((part) => part === one).length;
    if (!open.includes(middle) || size(middle) >= size(one) || free < 8)
      wrong.push(`${one.id} by ${middle?.id || middle?.className || middle}, ${free} of 25 left`);
  }
  if (area) area.scrollTop = at;
  return wrong; }"""

# What a person sees of a player, in CSS pixels. A line of text in the drawing is a path that is scaled from 100.
MEASURE = f"frame => {{ const pressed = {PRESSED};" """
  const large = frame.hasAttribute("popover");
  const area = frame.closest(".jp-WindowedPanel-outer"), top = frame.getBoundingClientRect().top;
  const svg = frame.querySelector(".ttl-svg").shadowRoot.querySelector("svg"), view = svg.viewBox.baseVal;
  const board = frame.querySelector(".ttl-board"), strip = frame.querySelector(".ttl-seats");
  const box = (node) => { const r = node.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const shown = (node) => { const r = node.getBoundingClientRect(); return r.width > 0 && r.height > 0; };
  const unit = svg.getScreenCTM().a, shapes = [...svg.lastElementChild.children];
  const lines = shapes.filter((node) => /scale\\(/.test(node.getAttribute("transform") || ""));
  const scaled = (node) => Number(/scale\\((-?[\\d.]+)/.exec(node.getAttribute("transform"))[1]);
  const letters = lines.map((node) => 100 * unit * scaled(node));
  // How large which words are, by their letters; a single letter may be a sign on a piece.
  const words = lines.filter((node) => node.getBoundingClientRect().width > 1.05 * 100 * unit * scaled(node));
  const spelt = (node) => { let sum = 0; const d = node.getAttribute("d");
    for (let at = 0; at < d.length; at += 1) sum = (sum * 31 + d.charCodeAt(at)) | 0;
    return `${d.length} ${sum}`; };
  const sizes = {};  // a number may be there twice
  for (const node of words) sizes[spelt(node)] = Math.max(sizes[spelt(node)] || 0, 100 * unit * scaled(node));
  const all = shapes.map(box).filter(([l, t, r, b]) => r - l > 0.5 && b - t > 0.5);
  const drawn = [0, 1, 2, 3].map((k) => Math[k < 2 ? "min" : "max"](...all.map((one) => one[k])));
  const panel = box(board);
  if (strip && shown(strip)) panel[3] = strip.getBoundingClientRect().top;
  const [w, h] = [panel[2] - panel[0], panel[3] - panel[1]];
  const bands = [0, 1, 2, 3].map((k) => Math.abs(drawn[k] - panel[k]) / (k % 2 ? h : w));
  const beyond = all.filter(([l, t, r, b]) => l < panel[0] - 1.5 || t < panel[1] - 1.5 || r > panel[2] + 1.5
    || b > panel[3] + 1.5).length;
  // Words of the drawing that another word, or a shape in front of them, lies upon.
  const back = svg.getScreenCTM().inverse(), order = new Map(shapes.map((node, at) => [node, at]));
  const filled = shapes.filter((node) => node.tagName === "path" && node.getAttribute("fill") !== "none"
      && !node.hasAttribute("transform"))
    .map((node) => [node, node.getBoundingClientRect(), order.get(node)]);
  const rects = lines.map((node) => [node, node.getBoundingClientRect(), order.get(node)]);
  const hides = ([node, r], x, y) => r.left < x && x < r.right && r.top < y && y < r.bottom
    && node.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
  const covered = rects.filter(([, r, at], k) => {
    const later = filled.filter(([, , other]) => other > at);
    const spots = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [r.left + share * r.width, (r.top + r.bottom) / 2]);
    if (spots.some(([x, y]) => later.some((shape) => hides(shape, x, y)))) return true;
    return rects.slice(k + 1).some(([, q]) => Math.min(r.right, q.right) - Math.max(r.left, q.left) > 1.5
      && Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top) > 2.5);
  }).length;
  // Words of the page: how small, and what is cut.
  const small = [], cut = [], walk = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const holder = node.parentElement;
    if (!node.data.trim() || !shown(holder) || holder.closest(".sr,option")) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size > 0 && size < (large ? 18 : 11)) small.push([size, node.data.trim().slice(0, 30)]);
    // Of the words of a card among many answers the beginning is seen, and all of it on hover and with the focus.
    if (holder.closest(".cards button>.words")) continue;
    if (size > 0) for (let at = holder; at && at !== frame; at = at.parentElement) {
      const style = getComputedStyle(at);
      const across = /hidden|clip/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1;
      const down = /hidden|clip/.test(style.overflowY) && at.scrollHeight > at.clientHeight + 1;
      if (across || down) { cut.push(`${at.className || at.tagName}: ${node.data.trim().slice(0, 30)}`); break; }
    }
  }
  // Words of a button that are broken in themselves, though a whole line would have room for them.
  const broken = [];
  for (const button of [...frame.querySelectorAll("button")].filter(shown)) {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT), part = document.createRange();
    for (let node; (node = texts.nextNode());) for (const { 0: word, index } of node.data.matchAll(/[^\\s\\-–/·]+/g)) {
      part.setStart(node, index);
      part.setEnd(node, index + word.length);
      const lines = [...part.getClientRects()].filter((r) => r.width > 0.5);
      if (lines.length > 1 && lines.at(-1).top > lines[0].top + 2) broken.push(`${word}: ${node.data.slice(0, 30)}`);
    }
  }
  // Words that a rule of style puts there, such as how many more are below.
  for (const node of frame.querySelectorAll("[data-more]")) {
    const size = parseFloat(getComputedStyle(node, "::after").fontSize), said = node.dataset.more;
    if (said && shown(node) && size < (large ? 18 : 11)) small.push([size, said]);
  }
  // How far down a thing reaches, measured from the top of the player, when the player stands at the top of the page.
  const under = (node) => (node && shown(node) ? node.getBoundingClientRect().bottom - top : 1e9);
  const inside = (node, part) => node && part && shown(node)
    && node.getBoundingClientRect().bottom <= part.getBoundingClientRect().bottom + 2
    && node.getBoundingClientRect().top >= part.getBoundingClientRect().top - 40;
  const told = [...frame.querySelectorAll(".ttl-trace .ttl-tree .row")].filter(shown).at(-1)
    || [...frame.querySelectorAll(".ttl-trace .ttl-news .lines li")].sort((a, b) => box(a)[1] - box(b)[1])[0];
  const pane = frame.querySelector(".ttl-trace .ttl-body");
  // A sentence that is longer than all of the pane begins at its top.
  const fills = told && pane && told.offsetHeight > pane.clientHeight - 40 && box(told)[1] < box(pane)[1] + 12;
  // At the end: the first places of the ranking, and a column of labels in which a word has room.
  const over = frame.querySelector(".ttl-decide.over");
  const places = over ? [...over.querySelectorAll(".rank tr")].slice(0, 5) : [];
  const labels = over ? [...over.querySelectorAll(".ttl-sums .each td:nth-child(2)")] : [];
  const scant = labels.filter((node) => node.clientWidth < 4 * parseFloat(getComputedStyle(node).fontSize)).length;
  const wide = over ? [...over.querySelectorAll(".wide,.result")].map((node) => node.scrollWidth - node.clientWidth)
    .filter((more) => more > 1) : [];
  const hidden = over ? [...over.querySelectorAll("button")].filter((node) => shown(node) && !node.closest(".ttl-sums")
    && !inside(node, over)).length + places.filter((node) => !inside(node, over.querySelector(".result"))).length : 0;
  // A result that scrolls has a line below it that says so.
  const result = over?.querySelector(".result"), line = over?.querySelector(".ttl-below");
  const more = Boolean(result && result.scrollHeight > result.clientHeight + 2);
  const unsaid = more !== Boolean(line && shown(line)) ? [result.scrollHeight, result.clientHeight] : 0;
  // Below the question stand why not and the bots: nobody need scroll to them, unless cards have their room.
  const card = frame.querySelector(".ttl-decide"), lacks = card.scrollHeight - card.clientHeight;
  const below = lacks > 2 && !card.querySelector(".ttl-faces") ? `${lacks} px` : 0;
  // Answers with keys that must be scrolled to: nobody would know of them.
  const keyed = [...frame.querySelectorAll(".ttl-decide .ttl-opts:not(.many) [class*=key-]")].filter(shown);
  const unseen = keyed.filter((node) => !inside(node, node.closest(".ttl-pick"))).length;
  // Marks of the slider that run into each other, and numbers beyond the edge of what happened.
  const marks = [...frame.querySelectorAll(".ttl-ticks .tick")].filter(shown).map(box).sort((a, b) => a[0] - b[0]);
  const runs = marks.filter((one, at) => at && marks[at - 1][2] > one[0] - 2).length;
  // Places to choose whose middle something else takes, but a smaller place to choose; and those with nothing to press.
  const taken = pressed(svg.getRootNode(), area);
  const edge = pane ? pane.getBoundingClientRect().left + pane.clientWidth : 0;
  const chips = [...frame.querySelectorAll(".ttl-trace .numbers .by")].filter((node) => box(node)[2] > edge).length;
  return {
    frame: frame.clientWidth, room: large ? innerHeight : area.clientHeight, count: letters.length,
    least: letters.length ? Math.min(...letters) : 0, sizes,
    bands, beyond, covered, small, cut: [...new Set(cut)], sideways: frame.scrollWidth - frame.clientWidth,
    question: under(frame.querySelector(".ttl-decide h3")),
    choice: under(frame.querySelector(".ttl-decide :is(.ttl-opts button,.ttl-find,.ttl-score tr)")),
    scant, wide, hidden, broken, runs, chips, unseen, taken, unsaid, below,
    board: under(board),
    told: over ? under(places.at(-1) || over.querySelector("h3"))
      : told ? (inside(told, pane) || fills ? under(pane) : 1e9) : under(pane),
  };
}"""

# Every board is drawn for the width it has: on a busy machine a window may have come to rest before its size was told.
DRAWN = """() => [...document.querySelectorAll(".ttl-whole-player .ttl-board")].every((board) => {
  const svg = board.querySelector(".ttl-svg")?.shadowRoot.querySelector("svg");
  if (!svg) return true;
  const { width, height } = svg.viewBox.baseVal, strip = board.querySelector(".ttl-seats")?.getBoundingClientRect();
  const box = board.getBoundingClientRect(), low = strip?.height ? strip.top : box.bottom;
  return Math.abs(width * 96 / 72 - board.clientWidth) < 9 && Math.abs(height * 96 / 72 - (low - box.top)) < 24; })"""
"""Two windows may give a board one width and two heights: both must be those of its room."""


def faults(found: dict, least: float = LEAST) -> list[str]:
    """What is wrong with a player that was measured."""
    wrong = []
    if found["least"] < least - 0.05:
        wrong.append(f"letters of {found['least']:.1f} px")
    if max(found["bands"]) > BAND:
        wrong.append("blank: " + " ".join(f"{100 * band:.0f}%" for band in found["bands"]))
    for name in ("board", "question", "choice", "told"):
        if found[name] > found["room"]:
            wrong.append(f"{name} ends at {found[name]:.0f} of {found['room']}")
    counted = ("beyond", "covered", "small", "cut", "scant", "wide", "hidden", "runs", "chips", "unseen", "taken",
               "unsaid", "below", "broken")  # fmt: skip
    wrong += [f"{name}: {found[name]}" for name in counted if found[name]]
    return wrong + ([f"{found['sideways']} px stick out"] if found["sideways"] > 1 else [])


def cell(game: str, players: int, lang: str, what: str, rules: dict[str, str] | None = None) -> str:
    """A cell that shows a player at a long position."""
    return f"tl.play(longest('{game}', {players}, '{lang}', '{what}', {rules}), lang='{lang}', mode='alone');"


def kinds(game: str, players: int) -> list[dict[str, str] | None]:
    """The rules under which a game looks another: the modes of TIEDIE that so many can play, on maps by turns."""
    if game != "tiedie":
        return [None]
    maps = {"tail": "", "hp": "M2", "hunter": "M4"} | ({"team": "M3", "warden": "M1"} if players > 3 else {})
    return [{"mode": mode, "map_layout": layout} for mode, layout in maps.items()]


def frames(page):
    """The players of a notebook, in order."""
    return page.locator(".ttl-whole-player > .ttl")


def measured(page, width, height, at=None):
    """What every player of the page, or the one at a place, is like in a window of that size, drawn for it."""
    page.set_viewport_size({"width": width, "height": height})
    settled(page, quiet=SETTLES)
    with suppress(Exception):  # what is never drawn for its room is found below
        page.wait_for_function(DRAWN, timeout=10_000)
    settled(page)
    return [frame.evaluate(MEASURE) for frame in ([frames(page).nth(at)] if at is not None else frames(page).all())]


@contextmanager
def projected(page, at):
    """One of the players before a class, in the whole window."""
    from playwright.sync_api import expect

    frame = frames(page).nth(at)
    frame.locator(".ttl-large").click()
    expect(frame).to_have_attribute("popover", "manual")
    yield frame
    frame.locator(".ttl-large").click()
    expect(frame).not_to_have_attribute("popover", "manual")


SAME = 0.97
"""Type that is smaller by less is as large as before."""


def grows(found: list[dict]) -> str:
    """What is wrong if type does not grow with the window; `found` by growing width.

    Words that are seen in both of two sizes are compared, the middle one of them: a larger board has more words, and a
    single one may have moved to another place. The smallest are those that have to fit into a square: in a window that
    is only wider they follow the map, which larger words above it make a little lower.
    """

    def both(one: dict, other: dict) -> tuple[float, float]:
        words = [word for word in one["sizes"] if word in other["sizes"]]
        return tuple(median([at["sizes"][word] for word in words] or [0.0]) for at in (one, other))

    steps = [both(one, other) for one, other in zip(found, found[1:], strict=False)]
    first, last = both(found[0], found[-1])
    shrinks = any(larger < SAME * smaller for smaller, larger in steps)
    if shrinks or last < first + 0.5 or found[-1]["least"] < SAME * found[0]["least"]:
        return "type does not grow: " + ", ".join(f"{a:.1f} to {b:.1f}" for a, b in [*steps, (first, last)])
    return ""


def main() -> int:
    """Measure the full set, and print what is wrong."""
    from playwright.sync_api import sync_playwright

    from tests.browser.running_lab import CHROMIUM, FLAGS, running_lab, start_anew

    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", nargs="*", default=list(SEATS))
    asked.add_argument("--players", nargs="*", type=int)
    asked.add_argument("--lang", nargs="*", default=["en", "ko"])
    asked.add_argument("--what", nargs="*", default=["board", "question", "press", "end"])
    asked.add_argument("--sizes", nargs="*", help="such as 900x720")
    asked.add_argument("--projector", action="store_true", help="before a class instead of in a notebook")
    asked.add_argument("--shots", type=Path, help="a folder for a picture of each")
    asked.add_argument("--log", type=Path, help="what is written there was measured before, and is left out")
    told = asked.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in told.sizes or ()] or (ROOMS if told.projector else SIZES)
    done = dict(json.loads(line) for line in told.log.open()) if told.log and told.log.exists() else {}
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for game in told.games:
            for players in [n for n in SEATS[game] if not told.players or n in told.players]:
                if f"{game} {players}" not in done:
                    page = browser.new_page(viewport={"width": 1300, "height": 1000})
                    wrong = list(_of_a_game(page, address, game, players, told, sizes))
                    page.close()
                    start_anew(address, Path(folder))
                    done[f"{game} {players}"] = wrong
                    print(*wrong, sep="\n", end="\n" * bool(wrong), flush=True)
                    if told.log:
                        with told.log.open("a") as log:
                            log.write(json.dumps([f"{game} {players}", wrong]) + "\n")
        browser.close()
    bad = sum(map(len, done.values()))
    print("faults:", bad)
    return bool(bad)


def _of_a_game(page, address, game, players, told, sizes):
    """What is wrong with a game of so many players, a line each."""
    from tests.browser.running_lab import run_notebook, write_notebook

    whats = [what for what in told.what if what != "press" or game in PIECES]
    every = [(lang, what, rules) for lang in told.lang for what in whats for rules in kinds(game, players)]
    cells = [cell(game, players, lang, what, rules) for lang, what, rules in every]
    cases = [(lang, what, *(rules or {}).values()) for lang, what, rules in every]
    write_notebook(address, f"{game}{players}.ipynb", [BEGIN, *cells])
    run_notebook(page, address, f"{game}{players}.ipynb")
    frames(page).nth(len(cases) - 1).wait_for(timeout=300_000)
    by_height: dict[tuple[int, int], list[dict]] = {}
    for width, height in sizes:
        there = measured(page, width, height)
        for at, case in enumerate(cases):
            with projected(page, at) if told.projector else nullcontext():
                found = measured(page, width, height, at)[0] if told.projector else there[at]
                by_height.setdefault((at, height), []).append(found)
                if told.shots:
                    shot = told.shots / f"{game}{players}_{'_'.join(case)}_{width}x{height}.png"
                    frames(page).nth(at).evaluate("one => one.scrollIntoView({block: 'start'})")
                    page.screenshot(path=shot)
            if wrong := faults(found, ROOM if told.projector else LEAST):
                yield f"{game} {players} {' '.join(case)} {width}x{height}: {'; '.join(map(str, wrong))}"
    for (at, height), found in by_height.items():
        if len(found) > 1 and (wrong := grows(found)):
            yield f"{game} {players} {' '.join(cases[at])} height {height}: {wrong}"


if __name__ == "__main__":
    sys.exit(main())

"""The ring around the place where the keyboard is: every letter near it can be read, no edge of the board cuts it, and
it is seen on light and on dark ground, in both themes."""

import pytest

from tests.browser.notebook_of import notebook_of, themed
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
BOARDS = [("void_seeders", 3, 60), ("tiedie", 4, 60), ("tabula_wolves", 18, 40), ("cetkaik", 2, 40)]
CELLS = ["import tabletop_lab as tl", *(
    f"tl.play(tl.Match('{game}', players={players}, seed=7).run(bots='random', until={step}), mode='alone');"
    for game, players, step in BOARDS)]  # fmt: skip
# Each place in turn gets the focus as from a key: its ring lies on letters, is cut, or too little of it is left.
RINGS = """frame => {
  const root = frame.querySelector(".ttl-svg").shadowRoot, [svg, over] = root.querySelectorAll("svg"), wrong = [];
  const view = over.viewBox.baseVal, back = over.getScreenCTM().inverse();
  const words = [...svg.lastElementChild.children]
    .filter((node) => /scale\\(/.test(node.getAttribute("transform") || ""))
    .map((node) => { const r = node.getBoundingClientRect();
      return [new DOMPoint(r.left, r.top), new DOMPoint(r.right, r.bottom)].map((p) => p.matrixTransform(back)); });
  const within = (p, node) => node.isPointInFill(p), spots = Array.from({ length: 9 }, (_, at) => at / 8), far = 20;
  for (const place of root.querySelectorAll(".place")) {
    place.focus({ focusVisible: true, preventScroll: true });
    const drawn = [...root.querySelectorAll(".ring,.focus")].filter((one) => getComputedStyle(one).stroke !== "none");
    if (drawn.length !== 2) { wrong.push(`${place.id}: ${drawn.length} lines`); continue; }
    const { x: px, y: py, width: pw, height: ph } = place.getBBox();
    const near = words.filter(([a, b]) => a.x < px + pw + far && b.x > px - far
      && a.y < py + ph + far && b.y > py - far);
    const holes = [...root.querySelectorAll("mask rect[fill='#000']")];
    const left = (one, p) => one.hasAttribute("mask") && holes.some((hole) => within(p, hole));
    for (const one of drawn) {
      const { x, y, width, height } = one.getBBox(), half = parseFloat(getComputedStyle(one).strokeWidth) / 2;
      if (x < half || y < half || x + width + half > view.width || y + height + half > view.height)
        wrong.push(`${place.id} is cut`);
      const met = near.filter(([a, b]) => spots.some((s) => spots.some((t) => {
        const p = new DOMPoint(a.x + s * (b.x - a.x), a.y + t * (b.y - a.y));
        return one.isPointInStroke(p) && !left(one, p); })));
      if (met.length) wrong.push(`${place.id} lies on ${met.length} words`);
      const length = one.getTotalLength(), steps = Array.from({ length: 60 }, (_, at) => (at / 60) * length);
      const seen = steps.filter((at) => !left(one, one.getPointAtLength(at))).length;
      if (seen < 20) wrong.push(`${place.id}: ${seen} of 60 parts are left`);
    }
  }
  return wrong; }"""
COLOURS = """frame => [...frame.querySelector(".ttl-svg").shadowRoot.querySelectorAll(".ring,.focus")]
  .map((one) => getComputedStyle(one).stroke).filter((one) => one !== "none")
  .map((one) => one.match(/[\\d.]+/g).slice(0, 3).map(Number))"""


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "rings", CELLS, height=900) as page:
        page.set_viewport_size({"width": 1000, "height": 900})
        settled(page)
        yield page


def light(colour):
    """The relative luminance of a colour, as the contrast of WCAG has it."""
    parts = [one / 255 / 12.92 if one / 255 <= 0.04045 else ((one / 255 + 0.055) / 1.055) ** 2.4 for one in colour]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@pytest.mark.parametrize("at", range(len(BOARDS)))
@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_a_ring_covers_no_letter_and_is_whole_and_seen_on_any_ground(page, theme, at):
    themed(page, f"JupyterLab {theme}")
    settled(page)
    frame = page.locator(".ttl-whole-player > .ttl").nth(at)
    page.keyboard.press("Shift")
    assert frame.evaluate(RINGS) == []
    dark, pale = sorted(light(colour) for colour in frame.evaluate(COLOURS))
    assert (pale + 0.05) / (dark + 0.05) >= 9, "then one of its lines has 3:1 against whatever it lies upon"

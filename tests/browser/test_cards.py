"""Cards in a real page: they are there and can be read, a hand is looked at by keys alone, bots play on.
What a card shows and to whom is tested in tests/figures/test_cards.py and tests/notebook."""

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import SIZES, settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
CELLS = [
    "import tabletop_lab as tl",
    "player = tl.play(tl.Match('fourteen_nights', players=3, seed=7), bots={'P1': 'random', 'P2': 'random'})\n"
    "while player.match.view().day < 4: player.click(player.match.decision.labels[0])",
]
SEEN = """frame => [...frame.querySelectorAll("img[data-card]")].map(image => ({ name: image.dataset.card,
  said: image.alt || image.closest(".card")?.innerText,
  there: image.complete && image.naturalWidth > 0, wide: image.getBoundingClientRect().width }))"""
MOVING = "() => document.getAnimations().filter(one => one.playState === 'running').length"


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "cards", CELLS) as page:
        sync_api.expect(page.locator(".ttl .place.target").first).to_be_attached()
        yield page


@pytest.fixture
def player(page):
    frame = page.locator(".ttl").last
    frame.scroll_into_view_if_needed()
    settled(page)
    return frame


def cards(page, player):
    page.wait_for_function(
        "() => [...document.querySelectorAll('.ttl img[data-card]')].every(i => i.complete && i.naturalWidth > 0)"
    )
    return player.evaluate(SEEN)


def test_every_card_is_there_in_a_size_that_can_be_read(page, player):
    found = cards(page, player)
    assert len(found) > 3 and all(card["said"] for card in found)
    small = [card["wide"] for card in found if " small " in card["name"]]
    assert min(small) >= 91, "its smallest type is 11 of 100"
    assert not page.complaints


READ = """frame => [...frame.querySelectorAll(".ttl-news .card span")].map((row) => {
  const pane = row.closest(".ttl-body").getBoundingClientRect(), box = row.getBoundingClientRect();
  return [row.textContent, box.height > 0 && box.bottom <= pane.bottom + 2 && box.top >= pane.top - 2]; })"""


def test_what_was_drawn_is_read_without_a_press(page, player):
    """Its picture is small: name and text stand beside it, and nothing need be pressed or scrolled to."""
    card = player.locator(".ttl-news .card:not(.back)").last
    assert card.locator("img").get_attribute("alt") == "", "a picture that is told beside it is not told twice"
    said = card.locator("span").inner_text()
    assert ": " in said
    assert [said, True] in player.evaluate(READ)


def test_a_hand_is_looked_at_with_keys_alone(page, player):
    first = player.locator(".ttl-hand .row button").first
    first.focus()
    page.keyboard.press("Enter")
    look = player.locator(".ttl-hand .look")
    sync_api.expect(look).to_be_visible()
    large = look.locator("img")
    name = large.get_attribute("alt")
    assert large.bounding_box()["width"] >= 159
    look.locator("button").nth(1).focus()
    page.keyboard.press("Enter")
    sync_api.expect(large).not_to_have_attribute("alt", name)
    look.locator("button").last.focus()
    page.keyboard.press("Enter")
    sync_api.expect(look).to_have_count(0)


def test_an_answer_brings_the_next_question_and_what_changed_on_the_way(page, player):
    told, question = player.locator(".ttl-news"), player.locator(".ttl-decide .turn b")
    before = told.inner_html()
    player.locator(".place.target").first.click()
    sync_api.expect(question).to_contain_text("P3 decides")
    page.wait_for_function("before => document.querySelector('.ttl-news').innerHTML !== before", arg=before)
    sync_api.expect(told.locator(".lines li").first).to_be_visible()
    settled(page)
    assert "→" in told.inner_text() and cards(page, player)


def test_nothing_moves_for_somebody_who_wants_no_motion(page, player):
    page.emulate_media(reduced_motion="reduce")
    try:
        player.locator(".place.target").first.click()
        sync_api.expect(player.locator(".ttl-decide .turn b")).to_contain_text("P3 decides")
        for _ in range(10):
            assert page.evaluate(MOVING) == 0
            page.wait_for_timeout(20)
    finally:
        page.emulate_media(reduced_motion="no-preference")


COSTS = """import tabletop_lab as tl
from tabletop_lab.games.void_seeders.scenes import scene
tl.play(scene("start").play("move 6"), mode="alone", lang="{lang}");"""
# The cards among the answers that would be higher if their words had all the lines they need.
CUT = """frame => {
  const list = frame.querySelector(".ttl-opts.cards"), all = [...list.querySelectorAll("[data-words]")];
  const high = () => all.map((one) => one.getBoundingClientRect().height), now = high(), lines = list.style.cssText;
  list.style.setProperty("--lines", "none"); const whole = high(); list.style.cssText = lines;
  return all.filter((one, at) => whole[at] > now[at] + 1).map((one) => one.dataset.words); }"""


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_words_of_cards_to_choose_from_are_whole_where_there_is_room_for_them(lab, lang):
    with notebook_of(lab, f"costs_{lang}", [COSTS.format(lang=lang)]) as page:
        page.set_viewport_size({"width": 1440, "height": 900})
        frame = page.locator(".ttl-whole-player > .ttl")
        sync_api.expect(frame.locator(".ttl-opts.cards [data-words]").first).to_be_visible()
        settled(page)
        assert frame.evaluate(CUT) == []
        if lang == "en":  # before a room the English words are too long for a third line
            return
        frame.locator(".ttl-large").click()
        sync_api.expect(frame).to_have_attribute("popover", "manual")
        settled(page)
        lines = frame.locator(".ttl-opts.cards").evaluate("one => one.style.getPropertyValue('--lines')")
        assert int(lines or 0) > 2, "a third of the column is free"
        for part in (".ttl-decide", ".ttl-trace .ttl-body"):
            assert frame.locator(part).evaluate("one => one.scrollHeight - one.clientHeight") <= 2, part


NEWS = [("fourteen_nights", 4), ("tiedie", 4), ("void_seeders", 3), ("tabula_wolves", 9)]
BEGIN = """import tabletop_lab as tl
from tabletop_lab.notebook.widget.news import news_of
def carded(game, players, many):
    match = tl.Match(game, players=players, seed=7).run(bots="random")
    for step in range(1, match.steps):
        asked = match.goto(step).decision
        if asked is not None and asked.player in match.players:
            opened = [card for card in news_of(match, asked.player).cards if not card.is_back]
            if len(opened) >= many:
                return tl.play(match, mode="alone")"""
# Pictures of cards in what happened that are small or cut, cards whose words are not there, and how many are seen.
PICTURES = """frame => {
  const pane = frame.querySelector(".ttl-news"), area = pane.getBoundingClientRect(), wrong = [];
  const least = frame.hasAttribute("popover") ? 150 : 91, rows = [...pane.querySelectorAll(".card")];
  const seen = rows.filter((row) => row.querySelector("img").offsetWidth > 0);
  for (const row of seen) {
    const { left, top, right, bottom, width } = row.querySelector("img").getBoundingClientRect();
    if (width < least) wrong.push(`${width} px wide`);
    if (top < area.top - 1 || bottom > area.top + pane.clientHeight + 1 || left < area.left || right > area.right)
      wrong.push(`cut at ${bottom - area.top} of ${pane.clientHeight}`);
  }
  for (const row of rows.filter((one) => !one.classList.contains("back")))
    if (!row.querySelector("span")?.offsetHeight) wrong.push("no words");
  return [wrong, rows.length, seen.length]; }"""


@pytest.mark.parametrize("large", [False, True])
def test_a_picture_of_what_happened_is_whole_and_can_be_read_or_its_words_stand_for_it(lab, large):
    cells = [BEGIN, *(f"carded('{game}', {players}, {many});" for game, players in NEWS for many in (1, 2))]
    found = []
    with notebook_of(lab, f"pictures{large}", [*cells[: 4 if large else 9]]) as page:
        frames = page.locator(".ttl-whole-player > .ttl")
        for size in ((1280, 720), (1920, 1080)) if large else ((1000, 720), (1440, 900), (1920, 1080)):
            page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
            settled(page, quiet=SIZES)
            for at in range(frames.count()):
                frame = frames.nth(at)
                if large:
                    frame.locator(".ttl-large").click()
                    sync_api.expect(frame).to_have_attribute("popover", "manual")
                    settled(page)
                found.append((size, at, *frame.evaluate(PICTURES)))
                if large:
                    frame.locator(".ttl-large").click()
                    sync_api.expect(frame).not_to_have_attribute("popover", "manual")
    assert [one for one in found if one[2]] == []
    assert sum(rows for *_, rows, _ in found) > len(found) / 2 and {bool(seen) for *_, seen in found} == {True, False}


DRAWN = """import tabletop_lab as tl
player = tl.play(tl.Match("fourteen_nights", players=4, seed=7, lang="{lang}"), mode="alone")
for answer in ("3", "stop"): player.click(answer)"""
# Whatever is painted from now on of the latest card: how wide its picture is, and how much room is left beside
# what is told. An observer that has just begun looks after all that a frame does before it is painted.
WATCH = """frame => {
  const seen = window.seen = [], look = () => {
    const said = frame.querySelector(".ttl-news > .widget-html-content");
    const picture = said?.querySelector(".card:not(.back) img");
    if (said) seen.push([picture?.offsetWidth || 0, parseFloat(getComputedStyle(said).paddingLeft)]); };
  const frames = () => {
    const after = new ResizeObserver(() => { after.disconnect(); look(); });
    after.observe(frame);
    window.watching = requestAnimationFrame(frames); };
  frames(); }"""


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_in_a_low_pane_the_picture_of_a_drawn_card_stands_beside_what_is_told_and_leaves_no_room_empty(lab, lang):
    with notebook_of(lab, f"drawn_{lang}", [DRAWN.format(lang=lang)]) as page:
        frame = page.locator(".ttl-whole-player > .ttl")
        told = frame.locator(".ttl-news > .widget-html-content")
        page.set_viewport_size({"width": 1440, "height": 900})
        settled(page, quiet=SIZES)
        frame.evaluate(WATCH)
        frame.locator("#sq-2.target").click()
        sync_api.expect(told.locator(".card:not(.back)")).to_have_class("card beside")
        settled(page)
        wrong, rows, seen = frame.evaluate(PICTURES)
        assert (wrong, rows, seen) == ([], 1, 1)
        lines = told.locator("li:visible").evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
        assert len(lines) >= 4 and min(lines) > told.locator(".card img").bounding_box()["x"] + 92
        frame.locator(".ttl-opts button").first.click()
        sync_api.expect(told.locator(".card:not(.back)")).to_have_count(0)
        settled(page)
        painted = page.evaluate("() => { cancelAnimationFrame(window.watching); return window.seen; }")
        states = {(wide, room > 0) for wide, room in painted}
        assert states >= {(0, False), (92, True)} and (0, True) not in states, "no room without a picture, in no frame"
        assert painted[-1] == [0, 0]


HAND = """import tabletop_lab as tl
match = tl.Match("tiedie", players=4, seed=3)
match.run(bots="random", until=lambda asked: asked.name == "commit" and asked.view.round > 1)
tl.play(match, mode="alone");"""
WHOLE = """frame => {
  const hand = frame.querySelector(".ttl-hand"), area = hand.getBoundingClientRect();
  return [...hand.querySelectorAll("img.face")].map((one) => one.getBoundingClientRect())
    .map((r) => r.width > 80 && r.bottom < area.bottom && r.right < area.right); }"""


def test_a_hand_of_five_is_five_pictures_in_a_high_window(lab):
    """At 1920 they were their names alone, with room for all of them."""
    with notebook_of(lab, "hand_of_five", [HAND]) as page:
        page.set_viewport_size({"width": 1920, "height": 1080})
        frame = page.locator(".ttl-whole-player > .ttl")
        sync_api.expect(frame.locator(".ttl-hand img.face").first).to_be_visible()
        settled(page, quiet=SIZES)
        seen = frame.evaluate(WHOLE)
        assert len(seen) == 5 and all(seen)

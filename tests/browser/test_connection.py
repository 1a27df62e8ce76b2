"""A kernel that does not answer, and one that is gone, under matches that are shown: the frame says so.
Restarts from here and from elsewhere, a death, a kernel that is busy; a page that never had a kernel; and one too busy
to start its widgets."""

import urllib.request

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import in_the_kernel, settled

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = NEEDS_A_BROWSER

CELLS = [
    "import tabletop_lab as tl\nplayer = tl.play(tl.Match('fourteen_nights', players=3, seed=6))",
    "from tabletop_lab.notebook import quiz\n"
    "quiz(tl.Match('fourteen_nights', players=3, seed=6, lang='ko').run('random', until=30), n=2, lang='ko')",
]
HOLD = "import time\nwith player.lock:\n    time.sleep(4)"
KERNEL = "window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel"
LOST = {
    "en": "The connection to this match is lost. Run the cell again.",
    "ko": "이 판과 연결이 끊어졌습니다. 셀을 다시 실행하세요.",
}


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "connection", CELLS, height=1000) as page:
        yield page


@pytest.fixture
def player(page):
    """The board, made by its cell just now."""
    frame = page.locator(".ttl-plays")
    expect(frame.locator("#sq-3")).to_have_class("place target")
    settled(page)
    return frame


# anywidget's two seconds for the script of a widget, over before it is read: as on a busy computer.
TOO_LATE = """() => { window.inTime = AbortSignal.timeout; AbortSignal.timeout = () => {
  const over = new AbortController(); queueMicrotask(() => over.abort()); return over.signal; }; }"""
IN_TIME = "() => { AbortSignal.timeout = window.inTime; }"


def run_again(page):
    page.evaluate("async () => { await window.jupyterapp.commands.execute('notebook:run-all-cells'); }")


def test_a_press_that_is_not_answered_says_so_until_it_is(page, player):
    # A press may be heard in another thread than that of the cells; it waits for the player's own lock.
    page.evaluate(f"code => {{ {KERNEL}.requestExecute({{ code }}); }}", HOLD)
    page.wait_for_function(f"() => {KERNEL}.status === 'busy'")
    player.locator("#sq-3").click()
    bar = player.get_by_role("alert")
    expect(bar).to_have_text("Waiting for the kernel ...")
    expect(bar).to_have_count(0)
    expect(player.locator(".ttl-hist button", has_text="Undo")).to_be_enabled()
    settled(page)
    player.locator(".ttl-hist button", has_text="Undo").click()
    expect(player.locator("#sq-3")).to_have_class("place target")
    assert player.locator(".ttl-kernel").count() == 0, "a press that is answered at once says nothing"


def test_widgets_that_start_too_late_come_all_the_same(page, player):
    page.evaluate(TOO_LATE)
    run_again(page)
    settled(page)
    page.evaluate(IN_TIME)
    expect(player.locator("#sq-3")).to_have_class("place target")
    player.locator("#sq-3").click()
    expect(player.locator(".ttl-trace .ttl-news img[data-card][src]").first).to_be_visible()
    player.locator(".ttl-hist button", has_text="Undo").click()
    expect(player.locator("#sq-3")).to_have_class("place target")


def restart_elsewhere(page, lab):
    """What another page or a program asks of the server; this page is told nothing of it."""
    address = f"{lab}/api/kernels/{page.evaluate(f'{KERNEL}.id')}/restart?token=t"
    urllib.request.urlopen(urllib.request.Request(address, method="POST"), timeout=60)


@pytest.mark.parametrize("how", ["restart", "menu", "elsewhere", "death"])
def test_a_kernel_that_is_gone_leaves_no_board_that_looks_alive(lab, page, player, how):
    if how == "restart":
        page.evaluate(f"() => {KERNEL}.restart()")
    elif how == "menu":
        page.evaluate("() => { window.jupyterapp.commands.execute('kernelmenu:restart'); }")
        page.locator(".jp-Dialog .jp-mod-accept").click()
    elif how == "elsewhere":
        restart_elsewhere(page, lab)
    else:
        page.evaluate(f"() => {{ {KERNEL}.requestExecute({{ code: 'import os; os._exit(1)' }}); }}")
    expect(player.get_by_role("alert")).to_have_text(LOST["en"])
    expect(page.locator(".ttl-quiz").get_by_role("alert")).to_have_text(LOST["ko"])
    marks = page.locator(".ttl-whole-player.jupyter-widgets-disconnected").or_(player)
    drawn = """all => all.map((one) => getComputedStyle(one, '::before'))
      .filter((mark) => mark.content !== 'none' && mark.display !== 'none').length"""
    assert marks.evaluate_all(drawn) == 0, "the library's own marks would push the board down"
    if how == "death":  # JupyterLab says so, too
        page.locator(".jp-Dialog .jp-mod-accept").click()
    assert player.locator("button:enabled").count() == 0 and player.locator("button").count() > 10
    expect(player.locator("#sq-3")).to_have_class("place")
    player.locator("#sq-3").click(force=True)
    expect(player.locator("#sq-3")).to_have_class("place")
    if how == "elsewhere":  # its word that it is idle may have come while nobody here was listening
        page.evaluate(f"() => {{ {KERNEL}.requestKernelInfo(); }}")
    page.wait_for_function(f"() => {KERNEL}.status === 'idle'")
    run_again(page)
    expect(page.locator(".ttl-plays #sq-3")).to_have_class("place target")
    expect(page.locator(".ttl-kernel")).to_have_count(0)


def test_a_page_that_never_had_this_kernel_says_nothing(page, player):
    in_the_kernel(page, "player")
    assert page.locator(".ttl-kernel").count() == 0
    assert [text for text in page.complaints if "ttl" in text or "tabletop" in text] == []

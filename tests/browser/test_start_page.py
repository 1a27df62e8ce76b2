"""The start page as a newcomer meets it: a first turn in three actions, in both languages; and the file after a run."""

import json
import re
import urllib.request

import pytest

from tabletop_lab.cli import shipped
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import ASK, NEEDS_A_BROWSER, READY, RUN

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER
STOP = {"en": "none", "ko": "하지 않음"}
LARGER = 4 / 3
"""How much larger a file may be after a run than it was shipped."""


def size_of(lab, name):
    with urllib.request.urlopen(f"{lab}/api/contents/{name}?token=t", timeout=10) as answer:
        return len(json.dumps(json.load(answer)["content"]))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_three_actions_lead_to_the_end_of_a_first_turn_and_a_run_does_not_grow_the_file(lab, lang):
    name = shipped.start(lang)
    with opened_page() as page:
        page.goto(f"{lab}/lab/tree/{name}?token=t&reset")
        page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.context?.sessionContext")
        page.evaluate(READY)
        before = size_of(lab, name)
        for _ in range(3):  # the first cell is ready for the keys
            page.keyboard.press("Shift+Enter")
        player = page.locator(".ttl").first
        target = player.locator(".place.target").first
        expect(target).to_be_visible(timeout=30_000)
        board = page.locator(".jp-Cell", has=player)
        assert board.locator(".jp-RenderedHTMLCommon img").count() == 0, "the picture of before is gone"
        target.click()
        stop = player.locator(".ttl-opts button", has_text=STOP[lang])
        expect(stop).to_be_visible(timeout=10_000)
        stop.click()
        expect(player.locator(".ttl-decide h3, .ttl-decide .turn b").first).not_to_contain_text(STOP[lang])
        expect(stop).to_have_count(0, timeout=10_000)
        page.evaluate(RUN)
        page.wait_for_function("window.ran !== null", timeout=300_000)
        page.evaluate(ASK)
        assert page.locator("[data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts() == []
        assert page.locator("[data-mime-type='application/vnd.jupyter.error']").all_inner_texts() == []
        page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        page.wait_for_timeout(1000)
    after = size_of(lab, name)
    assert before < after <= before * LARGER, f"{before} -> {after} bytes"
    other = {"en": "한국어", "ko": "English"}[lang]
    assert re.search(rf"\[{other}\]\(\.\./(en|ko)/00_start\.ipynb\)", (shipped.folder() / name).read_text("utf-8"))

"""The pane of disputed rules in a real JupyterLab: chosen by mouse and keys, in both languages, then played on."""

import os
import re
from pathlib import Path

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = NEEDS_A_BROWSER

CELL = """from tabletop_lab.notebook import disputes
pane = disputes("cetkaik", field="tam_again_after", games=0)
pane"""


def test_a_disputed_rule_is_chosen_and_read_in_both_languages(lab):
    with notebook_of(lab, "disputes", [CELL]) as page:
        pane = page.locator(".ttl-disputes").first
        choice, source = pane.locator("select"), pane.locator("[role=status]")
        example = "“Example 34: a real game of ten turns” (34_a_real_game_of_2022.yaml)"
        expect(source).to_have_text(f"The position is step 9 of {example}.")
        expect(pane.locator("table tr")).to_have_count(2)
        expect(pane.locator("img:visible")).to_have_count(2)
        expect(pane.locator("table")).to_contain_text("126 are gone.")

        pane.get_by_role("button", name="Next", exact=True).click()
        expect(choice.locator("option:checked")).to_contain_text("(tam_pass)")
        expect(source).to_contain_text("25a_tam_pass.yaml")
        pane.get_by_role("button", name="Back", exact=True).focus()
        page.keyboard.press("Enter")
        expect(source).to_contain_text("34_a_real_game_of_2022.yaml")

        offered = choice.locator("option").all_inner_texts()
        choice.select_option(index=next(i for i, text in enumerate(offered) if "(null_move)" in text))
        expect(pane.locator("table tr")).to_have_count(3)
        pane.get_by_role("button", name="한국어").click()
        expect(source).to_have_text("‘예제 30: 아무것도 바뀌지 않는 행동’(30_null_move.yaml)에서 1수의 국면입니다.")
        expect(pane.locator("img").first).to_have_attribute("alt", re.compile("셋카익"))
        expect(pane.get_by_role("button", name="이전", exact=True)).to_be_visible()

        assert pane.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), "nothing sticks out"
        if folder := os.environ.get("SHOTS"):
            pane.screenshot(path=str(Path(folder) / "disputes.png"))
        assert page.complaints == []

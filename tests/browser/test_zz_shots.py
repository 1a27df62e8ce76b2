from playwright.sync_api import expect

from tests.browser.conftest import *  # noqa: F403
from tests.browser.notebook_of import notebook_of

CELLS = ["""import tabletop_lab as tl
from tabletop_lab.notebook import explore
study = tl.study("fourteen_nights", {"base": {}, "own": {"extra_action_scope": "own_space_only"}}, n=60, players=3,
                 bots=["balanced", "random"], jobs=1, progress=False).wait()
explore(study, lang="ko")""", """from tabletop_lab.notebook import illustrate
w = illustrate("fourteen_nights", lang="en")
w.choose("FN-6.3").pick(0)
w.save.folder.enter("/tmp/elsewhere_lab")
w.save.put_in()
w"""]
def test_it(lab):
    with notebook_of(lab, "study", CELLS) as page:
        page.set_viewport_size({"width":1440,"height":1000})
        pane = page.locator(".ttl-lab").first
        expect(pane.locator("[data-do=claim]").first).to_be_visible(timeout=60000)
        page.wait_for_timeout(1500)
        pane.screenshot(path="/tmp/labshots/ko.png")
        pane.locator("tr[data-do=claim]").first.click()
        expect(page.locator(".ttl-compare")).to_be_visible(timeout=60000)
        page.evaluate("window.jupyterapp.commands.execute('application:toggle-left-area')")
        page.wait_for_timeout(2500)
        page.evaluate("document.querySelector('.ttl-compare').scrollIntoView()")
        page.wait_for_timeout(500)
        page.screenshot(path="/tmp/labshots/pair2.png")
        page.evaluate("document.querySelector('.ttl-write-save').scrollIntoView()")
        page.wait_for_timeout(800)
        page.screenshot(path="/tmp/labshots/write.png")
        print(page.complaints)

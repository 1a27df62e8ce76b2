"""What comes out of a printer: a quiz sheet on two pages and its key on one, an exported lesson without its code."""

import io
import re
from collections import defaultdict

import nbformat
import pikepdf
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.figures import game_figure, saved
from tabletop_lab.notebook import class_quiz, press
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER


def pages(path, paper):
    """How many pages a browser prints."""
    with opened_page() as page:
        page.goto(path.as_uri())
        return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper, prefer_css_page_size=True)))


@pytest.mark.parametrize(("game", "players", "lang"), [("fourteen_nights", 4, "en"), ("cetkaik", 2, "ko")])
def test_eight_questions_need_two_pages_and_the_key_one(tmp_path, game, players, lang):
    made = class_quiz(tl.Match(game, players=players, seed=7).run("random", until=60), seed=1, lang=lang)
    assert len(made.questions) == 8
    assert pages(made.save(tmp_path / "questions.html", "questions"), "A4") == 2
    assert pages(made.save(tmp_path / "key.html", "key"), "A4") == 1


WITH_LINKS = """() => {
  const into = (href, node) => {
    const link = document.createElement("a");
    Object.assign(link, { href });
    link.style.cssText = "display:block;color:inherit;text-decoration:none";
    node.replaceWith(link);
    link.append(node);
  };
  let board = 0, question = 0;
  for (const node of document.querySelectorAll("section.position>img, section.position p, section.question")) {
    if (node.matches("section.question p")) continue;
    if (node.matches("img")) board += 1;
    if (node.matches("section.question")) question += 1;
    const href = node.matches("section.question") ? `question/${question}/${board}` : `board/${board}`;
    const parts = node.matches("section.question") ? node.querySelectorAll("h2, h3, p, li>span") : [node];
    for (const part of parts) into("https://sheet.test/" + href, part);
  }
}"""
"""Makes links of boards, of what is told beside them, and of the parts of a question with the number of its board: a
printed file says on which page each link is."""

LOW = 4
"""Points, lower than a line: what begins a page may touch the end of the page before, with nothing printed there."""


def where_printed(path, paper):
    """For each board and each question of a sheet the pages on which parts of it are printed."""
    with opened_page() as page:
        page.goto(path.as_uri())
        page.evaluate(WITH_LINKS)
        printed = page.pdf(format=paper, prefer_css_page_size=True)
    found = defaultdict(set)
    with pikepdf.open(io.BytesIO(printed)) as file:
        for number, sheet in enumerate(file.pages, 1):
            for link in sheet.get("/Annots", []):
                _, low, _, high = map(float, link.Rect)
                if high - low > LOW:
                    found[str(link.A.URI).removeprefix("https://sheet.test/")].add(number)
    return found


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(
    ("game", "players", "seed", "until"), [("fourteen_nights", 3, 6, 40), ("tabula_wolves", 9, 7, 60)]
)
def test_a_question_is_on_one_page_and_the_first_on_a_position_is_on_the_page_of_its_board(
    tmp_path, game, players, seed, until, lang
):
    made = class_quiz(tl.Match(game, players=players, seed=seed).run("random", until=until), lang=lang)
    for paper in ("A4", "letter"):
        found = where_printed(made.save(tmp_path / "sheet.html", "questions"), paper)
        questions = [name.split("/")[1:] for name in found if name.startswith("question/")]
        assert len(questions) == len(made.questions)
        assert all(len(pages) == 1 for pages in found.values()), found
        first = {board: number for number, board in reversed(questions)}
        boards = [name.split("/")[1] for name in found if name.startswith("board/")]
        assert len(boards) > 1
        assert all(found[f"board/{n}"] == found[f"question/{first[n]}/{n}"] for n in boards), found


def test_the_key_of_a_whole_sheet_is_asked_for_on_a_screen_and_stands_on_its_own_page_on_paper(tmp_path):
    made = class_quiz(tl.Match("cetkaik", players=2, seed=7).run("random", until=60), n=4, lang="en")
    for lang, name in (("en", "Show the answers"), ("ko", "정답 보기")):
        path = made.save(tmp_path / f"{lang}.html", lang=lang)
        with opened_page(1000, 1400) as page:
            page.goto(path.as_uri())
            key, ask = page.locator("article.key > div"), page.get_by_role("checkbox", name=name, exact=True)
            assert not key.is_visible() and ask.is_visible()
            page.keyboard.press("Tab")
            page.keyboard.press("Space")
            assert key.is_visible() and ask.is_checked()
            page.keyboard.press("Space")
            assert not key.is_visible()
            page.emulate_media(media="print")
            assert key.is_visible() and not ask.is_visible()
            assert page.locator("article.key").evaluate("key => getComputedStyle(key).breakBefore") == "page"
        alone = [pages(made.save(tmp_path / f"{part}.html", part, lang), "A4") for part in ("questions", "key")]
        assert pages(path, "A4") == sum(alone)
        with opened_page() as page:
            page.goto((tmp_path / "key.html").as_uri())
            assert page.locator("article.key > div").is_visible() and page.get_by_role("checkbox").count() == 0


def test_a_printed_lesson_has_no_code_and_nothing_is_cut(tmp_path):
    shown = press(tl.Match("cetkaik", seed=1))._repr_mimebundle_()["text/html"]
    outputs = [new_output("display_data", data={"text/html": shown, "text/plain": ""})]
    cells = [new_markdown_cell("# A lesson"), new_code_cell("press(" + "match, " * 60 + ")", outputs=outputs)]
    nbformat.write(new_notebook(cells=cells), tmp_path / "a.ipynb")
    for more, code in (([], False), (["--code"], True)):
        assert main(["export", str(tmp_path / "a.ipynb"), *more]) == 0
        with opened_page(733, 1000) as page:
            page.goto((tmp_path / "a.html").as_uri())
            page.emulate_media(media="print")
            assert page.locator(".highlight pre").is_visible() is code
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut"
            assert page.locator(".highlight pre").evaluate("pre => pre.scrollWidth <= pre.clientWidth + 1")
            img = page.locator("img.on-paper").first
            points = 0.75 * img.bounding_box()["width"] * float(img.get_attribute("data-letters"))
            assert 7 <= points < 7.2, "as wide as the smallest letters need"


def test_a_picture_that_a_screen_moves_from_side_to_side_stands_whole_on_paper(tmp_path, monkeypatch):
    monkeypatch.setenv(saved.VARIABLE, "pictures")
    shown = game_figure(tl.Match("cetkaik", seed=1), "hands")._repr_mimebundle_()["text/html"]
    assert "tl-wide" in shown, "on a screen it is moved from side to side"
    outputs = [new_output("display_data", data={"text/html": shown, "text/plain": ""})]
    nbformat.write(new_notebook(cells=[new_code_cell("1", outputs=outputs)]), tmp_path / "a.ipynb")
    assert main(["export", str(tmp_path / "a.ipynb")]) == 0
    with opened_page(733, 1000) as page:
        page.goto((tmp_path / "a.html").as_uri())
        page.emulate_media(media="print")
        wide = page.locator(".tl-wide").first
        assert wide.evaluate("one => getComputedStyle(one).overflowX") == "visible"
        assert wide.evaluate("one => getComputedStyle(one, '::before').content") == "none"
        box = page.locator("img.on-paper").first.bounding_box()
        assert box["x"] > -1 and box["x"] + box["width"] < 734, "to the edge of the paper, not over it"

"""`tabletop-lab export`: one file that holds everything it shows, and says what is wrong before it writes anything.
What a browser makes of the file is tested in tests/browser."""

import re
from html.parser import HTMLParser

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from tabletop_lab.cli import export, main, offline, slides
from tabletop_lab.cli.slides.room import for_a_room
from tests.notebooks.pairs import NAMES, path_of
from tests.notebooks.prose import foreign, of_html

DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
WIDGET = "application/vnd.jupyter.widget-view+json"


class Page(HTMLParser):
    """What a page holds, tag by tag."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.title, self._open = [], "", ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        self._open = tag

    def handle_data(self, data):
        if self._open == "title":
            self.title += data
            self._open = ""

    def all(self, tag):
        return [attrs for name, attrs in self.tags if name == tag]


def shown(html, **more):
    return new_output("display_data", data={"text/html": html, "text/plain": "x", **more})


def write(path, *outputs, source="1 + 1", text="# A *small* notebook\n\nA [link](https://example.org/rules)."):
    cells = [new_markdown_cell(text, id="title"), new_code_cell(source, id="sum", outputs=list(outputs))]
    nbformat.write(new_notebook(cells=cells, metadata={"widgets": {"state": 1}}), path)
    return path


def run(capsys, *words):
    code = main(["export", *map(str, words)])
    out, err = capsys.readouterr()
    return code, out, err


def test_one_file_with_its_pictures_its_words_and_its_links(tmp_path, capsys):
    board = f'<img alt="P1 on 4" src="data:image/png;base64,{DOT}">'
    book = write(tmp_path / "book.ipynb", shown(board, **{WIDGET: {"model_id": "m"}}))
    code, out, err = run(capsys, book, "--lang", "ko")
    assert (code, err) == (0, "tabletop-lab: 만들고 있습니다. 30초쯤 걸릴 수 있습니다.\n")
    assert str(tmp_path / "book.html") in out and "kB" in out
    text = (tmp_path / "book.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.all("html")[0]["lang"] == "ko"
    assert page.title == "A small notebook"
    assert [img["alt"] for img in page.all("img")] == ["P1 on 4"]
    assert "https://example.org/rules" in [a.get("href") for a in page.all("a")]
    assert all(not attrs.get("src", "data:").strip().startswith(("http", "//")) for _, attrs in page.tags)
    assert WIDGET not in text and "cdnjs" not in text and "unpkg" not in text
    assert offline.faults(text) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["book.html", "book.ipynb"], "no half file is left"


@pytest.mark.parametrize(("lang", "said"), [("en", "A copy to read"), ("ko", "읽기 위한 사본")])
def test_a_page_that_speaks_of_pressing_says_above_all_that_it_is_a_copy(tmp_path, capsys, lang, said):
    book = write(tmp_path / "book.ipynb", text="# Press here\n\nPress **4**.")
    assert run(capsys, book, "--lang", lang)[0] == 0
    shown = (tmp_path / "book.html").read_text(encoding="utf-8").split("<body", 1)[1]
    assert shown.count('role="note"') == 1 and 0 < shown.index(said) < shown.index("Press here")
    nbformat.write(new_notebook(cells=[new_markdown_cell("# Prose alone", id="title")]), book)
    assert run(capsys, book, "--lang", lang)[0] == 0
    assert 'role="note"' not in (tmp_path / "book.html").read_text(encoding="utf-8"), "nothing in it could be run"


def test_a_page_of_ours_is_written_anew_and_no_other_file(tmp_path, capsys):
    book = write(tmp_path / "book.ipynb")
    assert run(capsys, book)[0] == 0
    assert run(capsys, book)[0] == 0
    mine = tmp_path / "mine.html"
    mine.write_text("<p>mine</p>")
    code, _, err = run(capsys, book, "--out", mine)
    assert code == 2 and "not made by this command" in err and mine.read_text() == "<p>mine</p>"
    assert run(capsys, book, "--out", book)[0] == 2
    assert run(capsys, book, "--out", tmp_path / "none" / "x.html")[0] == 2
    assert nbformat.read(book, as_version=4).cells[0].id == "title"


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ('<script src="https://cdn.example/x.js"></script>', "https://cdn.example/x.js"),
        ('<img alt="far" src="https://example.org/a.png">', "https://example.org/a.png"),
        ('<link rel="stylesheet" href="//example.org/a.css">', "//example.org/a.css"),
        ('<div style="background: url(https://example.org/b.png)">', "https://example.org/b.png"),
        ("<style>@import 'https://example.org/c.css';</style>", "https://example.org/c.css"),
        ('<iframe src="https://example.org/d"></iframe>', "https://example.org/d"),
    ],
)
def test_what_a_page_may_not_hold_stops_the_export(tmp_path, capsys, html, said):
    book = write(tmp_path / "book.ipynb", shown(html))
    code, out, err = run(capsys, book)
    assert code == 2 and said in err and out == ""
    assert not (tmp_path / "book.html").exists()


@pytest.mark.parametrize("html", ["", f'<img src="data:image/png;base64,{DOT}">'])
def test_a_picture_without_words_is_counted(tmp_path, capsys, html):
    picture = new_output("display_data", data={"image/png": DOT, "text/plain": "x"})
    code, _, err = run(capsys, write(tmp_path / "book.ipynb", shown(html) if html else picture))
    assert code == 0 and err.splitlines()[1].startswith("tabletop-lab: 1 picture has no words")
    (img,) = Page((tmp_path / "book.html").read_text(encoding="utf-8")).all("img")
    assert img["alt"].startswith("A picture without a description")


def test_a_picture_file_beside_the_notebook_is_taken_in(tmp_path, capsys):
    from base64 import b64decode

    (tmp_path / "dot.png").write_bytes(b64decode(DOT))
    book = write(tmp_path / "book.ipynb", text="# T\n\n![a dot](dot.png)")
    assert run(capsys, book)[0] == 0
    (img,) = Page((tmp_path / "book.html").read_text(encoding="utf-8")).all("img")
    assert img["src"].startswith("data:image/png;base64,") and img["alt"] == "a dot"
    gone = write(tmp_path / "gone.ipynb", text="# T\n\n![a dot](none.png)")
    assert run(capsys, gone)[0] == 2


def test_run_shows_what_the_cells_say_and_leaves_the_notebook_alone(tmp_path, capsys):
    book = write(tmp_path / "book.ipynb", source="print(6 * 7, 'lanterns')")
    before = book.read_bytes()
    assert run(capsys, book, "--run")[0] == 0
    assert "42 lanterns" in (tmp_path / "book.html").read_text(encoding="utf-8")
    assert book.read_bytes() == before


def test_an_error_in_a_cell_stops_the_export(tmp_path, capsys):
    book = write(tmp_path / "book.ipynb", source="raise ValueError('no lanterns left')")
    code, _, err = run(capsys, book, "--run")
    assert code == 2
    assert "cell 2 (sum)" in err and "ValueError: no lanterns left" in err and "Traceback" not in err
    assert [p.name for p in tmp_path.iterdir()] == ["book.ipynb"]


def test_a_file_that_is_no_notebook_and_one_that_is_not_there(tmp_path, capsys):
    text = tmp_path / "text.ipynb"
    text.write_text("not JSON")
    assert "not a Jupyter notebook" in run(capsys, text)[2]
    assert "nowhere.ipynb" in run(capsys, tmp_path / "nowhere.ipynb")[2]


def test_the_page_is_in_the_language_of_its_notebook(tmp_path, capsys):
    for lang, text in (("en", "# A game"), ("ko", "# 게임")):
        (tmp_path / lang).mkdir()
        write(tmp_path / lang / "game.ipynb", source=f'import tabletop_lab as tl\ntl.language("{lang}");', text=text)
    for asked, got in ((None, "en"), ("ko", "ko"), ("en", "en")):
        more = ["--lang", asked] if asked else []
        out = tmp_path / f"{got}.html"
        assert run(capsys, tmp_path / "en" / "game.ipynb", "--out", out, *more)[0] == 0
        page = Page(out.read_text(encoding="utf-8"))
        assert (page.all("html")[0]["lang"], page.title) == (got, {"en": "A game", "ko": "게임"}[got])


def test_a_page_that_cannot_be_in_the_language_asked_for_says_so(tmp_path, capsys):
    book = write(tmp_path / "mine.ipynb", source='import tabletop_lab as tl\ntl.language("en");', text="# A game")
    code, _, err = run(capsys, book, "--lang", "ko")
    assert code == 0 and "한국어 쪽이 없어 영어 그대로" in err
    assert "그대로" not in run(capsys, book, "--lang", "en")[2]


@pytest.mark.parametrize("name", NAMES)
def test_no_english_sentence_is_on_a_korean_page(tmp_path, capsys, name):
    out = tmp_path / "page.html"
    assert run(capsys, path_of("en", name), "--lang", "ko", "--out", out)[0] == 0
    text = out.read_text(encoding="utf-8")
    assert foreign(of_html(text[text.index("<body") :]), "ko") == []
    shown = re.sub(r"<[^>]+>", "", text[text.index("<body") :])
    read = re.search(r"tl\.(Match|compare|study|changes)\(|illustrate\(|versions\(", shown)
    assert read and "tl.language(" not in shown, "the cell that only serves the page is not on it"


def test_importing_the_command_does_not_bring_nbconvert():
    import subprocess
    import sys

    code = "import sys, tabletop_lab.cli.export; sys.exit('nbconvert' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert export.parser().prog == "tabletop-lab export"


def typed(kind, cell):
    cell.metadata = {"slideshow": {"slide_type": kind}} if kind else {}
    return cell


def test_slides_begin_where_the_cells_say_so_and_show_no_code(tmp_path, capsys):
    cells = [
        typed("slide", new_markdown_cell("# A lesson\n[한국어](../ko/book.ipynb)")),
        typed("skip", new_code_cell("left_out = 1", outputs=[shown("<p>left out</p>")])),
        typed("slide", new_markdown_cell("## 1 *Steps*\nSee the [lab](lab.ipynb).")),
        typed("", new_code_cell("code_of_mine()", outputs=[shown(f'<img alt="b" src="data:image/png;base64,{DOT}">')])),
        typed("subslide", new_code_cell("silent()")),
        typed("subslide", new_markdown_cell("The answer.")),
        typed("notes", new_markdown_cell("For the teacher.")),
    ]
    book = tmp_path / "book.ipynb"
    nbformat.write(new_notebook(cells=cells), book)
    assert run(capsys, book, "--to", "slides")[0] == 0
    text = (tmp_path / "book.slides.html").read_text(encoding="utf-8")
    page = Page(text)
    assert [one["aria-label"] for one in page.all("section")] == ["1 / 3 A lesson", "2 / 3 1 Steps", "3 / 3 1 Steps"]
    assert [img["alt"] for img in page.all("img")] == ["b"]
    assert page.all("a") == [] and "See the lab." in text
    for hidden in ("한국어", "left out", "left_out", "code_of_mine", "For the teacher"):
        assert hidden not in text
    assert offline.faults(text) == []


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("walkthrough")])
def test_every_section_of_a_walkthrough_begins_a_slide_and_no_answer_stands_beside_its_exercise(name):
    for lang in ("en", "ko"):
        asked = False
        for cell in nbformat.read(path_of(lang, name), as_version=4).cells:
            kind = cell.metadata.get("slideshow", {}).get("slide_type", "")
            heading = cell.cell_type == "markdown" and cell.source.startswith("#")
            assert not heading or kind in ("slide", "skip"), cell.id
            asked = asked and kind not in ("slide", "subslide")
            answers = cell.cell_type == "code" and re.match(r".*\b(told|heard)\(", cell.source, re.DOTALL)
            assert not (asked and answers), cell.id
            asked = asked or "exercise(" in cell.source


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("walkthrough")])
def test_the_slide_with_a_question_does_not_show_its_answer_and_no_slide_asks_to_press_anything(name):
    for lang in ("en", "ko"):
        asked = ""
        for _, cells in slides.split(nbformat.read(path_of(lang, name), as_version=4)):
            for cell in cells:
                assert not (cell.cell_type == "code" and asked in [one.id for one in cells]), cell.id
                words = for_a_room(cell.source, "") if cell.cell_type == "markdown" else ""
                asked = cell.id if re.search(r"^> \*\*(Question|물음)\.\*\*", words, re.MULTILINE) else asked
                order = r"^(?![>*]).*(\b[Pp]ress (?!that)|\*Start again\*|눌러 보세요|누르세요)"
                assert not re.search(order, words, re.MULTILINE), words


def test_a_page_without_code_keeps_what_the_code_shows(tmp_path, capsys):
    book = write(tmp_path / "book.ipynb", shown("<p>what it shows</p>"), source="secret_number = 42")
    for more, there in (([], True), (["--no-code"], False)):
        assert run(capsys, book, "--out", tmp_path / "page.html", *more)[0] == 0
        text = (tmp_path / "page.html").read_text()
        assert "what it shows" in text and ("secret_number" in text) == there
    with pytest.raises(SystemExit):
        run(capsys, book, "--no-code", "--code")

"""The form of the notebooks: the same page in two languages, words for the reader and a few lines of code a section.
What stands in their outputs is in test_notebooks.py; whether they run is checked by nbval."""

import ast
import io
import re
import tokenize

import nbformat
import pytest

from tabletop_lab.engine.language import glossary
from tabletop_lab.notebook.words import say
from tests.notebooks.pairs import (
    FIRST,
    FOLDER,
    LANGUAGES,
    METADATA,
    NAMES,
    PAGE,
    code_of,
    header_and_page,
    is_visible,
    path_of,
    read,
    sections,
    spoken,
)
from tests.notebooks.prose import foreign, of_html, of_markdown

MOST_LINES = 8
"""Lines of code that a reader sees in one section."""
LONGER = {"make_your_own_game"}
"""A game of one's own in one cell, with its words in both languages, is what this notebook shows: its code is long."""
GLOSSARIES = FOLDER.parent.glob("tabletop_lab/**/glossary.yaml")
TERMS = {term.name["en"] for file in GLOSSARIES for term in glossary.read(file)}
"""What `glossary(match, "determination token")` is asked for: names, not text."""
HEADER = {"en": ("For whom", "How long", "Afterwards you can"), "ko": ("누구에게", "시간", "끝나면 할 수 있는 것")}
ELSEWHERE = {"goal-told", "last-told", "last-timeline", "chance-reach"}
"""Cells after an exercise that show what became of another choice than the one that was asked about."""
WORDS = re.compile(r"[A-Za-z]{3,} [A-Za-z]{3,}|[가-힣]")

each = pytest.mark.parametrize("name", NAMES)
every = pytest.mark.parametrize(("lang", "name"), [(lang, name) for lang in LANGUAGES for name in NAMES])


def test_each_notebook_stands_in_both_languages_and_nothing_else_does():
    shipped = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    found = {name for name in shipped if not name.startswith(".") and ".ipynb_checkpoints" not in name}
    assert found == {f"{lang}/{name}.ipynb" for lang in LANGUAGES for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_cells_and_the_same_code(name):
    english, korean = read("en", name), read("ko", name)
    wanted = nbformat.from_dict(korean)
    code_of(english, wanted)
    for cell, other in zip(wanted.cells, read("ko", name).cells, strict=True):
        assert (other.source, other.metadata) == (cell.source, cell.metadata), f"{cell.id}: run refresh.py {name}"


def test_code_is_copied_by_names_and_other_cells_are_refused():
    new, notebook = nbformat.v4, nbformat.v4.new_notebook

    def book(*cells):
        return notebook(cells=[getattr(new, f"new_{kind}_cell")(source, id=id) for kind, id, source in cells])

    english = book(("markdown", "say", "Press."), ("code", "page", 'tl.language("en")'), ("code", "sum", "1 + 1"))
    korean = book(("markdown", "say", "누르세요."), ("code", "page", ""), ("code", "sum", ""))
    code_of(english, korean)
    assert [cell.source for cell in korean.cells] == ["누르세요.", 'tl.language("ko")', "1 + 1"]
    with pytest.raises(ValueError, match=r"sum \(code\)"):
        code_of(english, book(*[("markdown", "say", ""), ("code", "page", "")]))
    with pytest.raises(ValueError, match="another order"):
        code_of(english, book(("code", "page", ""), ("markdown", "say", ""), ("code", "sum", "")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_metadata_is_complete(name, lang):
    book = read(lang, name)
    assert book.metadata == METADATA
    assert (book.nbformat, book.nbformat_minor) == (4, 5)
    assert path_of(lang, name).read_text(encoding="utf-8").endswith("}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_header_leads_to_the_same_page_in_the_other_language(name, lang):
    other = {"en": "[한국어](../ko/", "ko": "[English](../en/"}[lang]
    assert f"{other}{name}.ipynb)" in header_and_page(name, read(lang, name))[0].source


@every
def test_the_cell_page_imports_and_says_the_language_and_nothing_else_does(lang, name):
    cells = read(lang, name).cells
    page = header_and_page(name, read(lang, name))[1]
    told = {key: value for key, value in page.metadata.items() if key != "slideshow"}
    assert (page.id, page.cell_type, told) == ("page", "code", PAGE)
    *imports, last = ast.parse(page.source.removesuffix(FIRST.get(name, ""))).body
    assert page.source.endswith(FIRST.get(name, ";"))
    assert ast.unparse(last) == f"tl.language('{lang}')"
    assert all(isinstance(line, ast.Import | ast.ImportFrom) for line in imports)
    for cell in cells:
        if cell.id != page.id:
            assert "tl.language(" not in cell.source and "lang=" not in cell.source, cell.id
    assert spoken(header_and_page(name, read("en", name))[1].source, lang) == page.source


@every
def test_no_sentence_is_in_the_other_language(lang, name):
    for cell in read(lang, name).cells:
        if cell.cell_type == "markdown":
            assert foreign(of_markdown(cell.source), lang) == [], cell.id
        for output in cell.get("outputs", ()):
            data = output.get("data", {"text/plain": output.get("text", "")})
            shown = of_html(data["text/html"]) if "text/html" in data else data.get("text/plain", "")
            assert foreign(shown, lang) == [], cell.id


@every
def test_no_output_is_empty_of_words(lang, name):
    """A cell that tells what happened tells something."""
    nothing = say(lang)("lesson-nothing")
    for cell in read(lang, name).cells:
        assert not any(nothing in str(output) for output in cell.get("outputs", ())), cell.id


@every
def test_every_section_has_a_few_lines_of_code_at_most(lang, name):
    for section in sections(read(lang, name)):
        lines = [line for cell in section if is_visible(cell) for line in cell.source.splitlines() if line.strip()]
        assert len(lines) <= MOST_LINES or name in LONGER, f"{section[0].source[:40]}: {len(lines)} lines"


@every
def test_the_code_that_is_seen_has_no_text_and_no_checks(lang, name):
    for cell in filter(is_visible, read(lang, name).cells):
        source = "".join(line for line in cell.source.splitlines(True) if not line.startswith("%"))
        assert not re.search(r"^\s*assert\b|\bprint\(", source, re.MULTILINE), cell.id
        if name in LONGER:
            continue
        assert not re.search(r"^\s*(import|from)\b", source, re.MULTILINE), cell.id
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            assert token.type != tokenize.COMMENT, f"{cell.id}: {token.string}"
            if token.type == tokenize.STRING and token.string.strip("\"'") not in TERMS:
                assert not WORDS.search(token.string), f"{cell.id}: {token.string}"


@every
def test_no_answer_stands_beside_its_exercise(lang, name):
    for cell in filter(is_visible, read(lang, name).cells):
        assert not re.search(r"exercise\([^)]*\banswer=", cell.source), cell.id


@every
def test_nothing_is_told_after_an_exercise_in_its_section(lang, name):
    """Nor on paper: what happened stands before an exercise, or in the next section, after its question."""
    for section in sections(read(lang, name)):
        code = [cell for cell in section if cell.cell_type == "code" and cell.id not in ELSEWHERE]
        asked = [cell.source.lstrip().split("\n")[-1].startswith("exercise(") for cell in code]
        assert asked == sorted(asked), [cell.id for cell in code]


@each
def test_each_has_a_header_and_each_section_begins_with_words(name):
    for lang in LANGUAGES:
        _, *rest = sections(read(lang, name))
        header, _ = header_and_page(name, read(lang, name))
        assert header.cell_type == "markdown" and header.source.startswith("# ")
        assert name in FIRST or all(f"**{said}:**" in header.source for said in HEADER[lang])
        assert rest and all(section[0].cell_type == "markdown" for section in rest)

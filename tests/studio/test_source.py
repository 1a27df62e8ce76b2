"""One file is the rulebook of the engine and the source of the book."""

from pathlib import Path

import pytest

from tabletop_lab.engine.core.catalogue import games
from tabletop_lab.engine.language.rulebook import Rulebook, plain
from tabletop_lab.studio.blocks import said
from tabletop_lab.studio.faults import Faults
from tabletop_lab.studio.source import read

GAMES = games()
EVERY = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in ("en", "ko")])


@EVERY
def test_the_engine_and_the_book_read_the_same_clauses(game: str, lang: str) -> None:
    file = GAMES[game].folder() / f"rulebook.{lang}.md"
    faults = Faults(file)
    source = read(file, lang, faults)
    faults.stop()
    book = Rulebook.parse(file.read_text(encoding="utf-8"))
    assert [(one.id, one.title, one.kind) for one in source.sections] == [
        (clause.id, clause.title, clause.kind) for clause in book.values()
    ]
    assert [one.options for one in source.sections] == [list(clause.options) for clause in book.values()]
    assert not any(":::" in clause.text or "{term}" in clause.text for clause in book.values())


def test_directives_are_nothing_to_the_engine() -> None:
    directive = ":::{example} x\n:step: 1\n1. `a` b\n:::\n\n"
    text = f"# T\n\nStart.\n\n## TT-1 One\n\n### TT-1.1 Go\nGo.\n\n{directive}*Kind:* rule\n"
    bare = "# T\n\nStart.\n\n## TT-1 One\n\n### TT-1.1 Go\nGo.\n\n*Kind:* rule\n"
    assert plain(text) == bare
    assert Rulebook.parse(text)["TT-1.1"] == Rulebook.parse(bare)["TT-1.1"]


def test_a_directive_knows_its_lines(tmp_path: Path) -> None:
    file = tmp_path / "rulebook.en.md"
    file.write_text("# T\n\n## TT-1 One\n\n:::{example} x\n:step: 1\n:alt: words\n\n1. `a` first\n2. `b` second\n:::\n")
    faults = Faults(file)
    directive = read(file, "en", faults).sections[0].pieces[0].directive
    faults.stop()
    assert directive is not None
    assert (directive.name, directive.argument, directive.line) == ("example", "x", 5)
    assert directive.options == {"step": ("1", 6), "alt": ("words", 7)}
    assert [(said(line), at) for line, at in zip(directive.body[0].lines, directive.body[0].at, strict=True)] == [
        ("a first", 9), ("b second", 10),
    ]  # fmt: skip

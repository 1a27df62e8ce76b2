"""What the rulebook of every game asks for in its book, in both languages, and a study printed in one."""

import re
from functools import cache
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.engine.core.catalogue import games
from tabletop_lab.figures import game_figures
from tabletop_lab.studio import figure as drawn
from tabletop_lab.studio.assembled import assembled
from tabletop_lab.studio.blocks import Rows
from tabletop_lab.studio.ends import sentence_of
from tabletop_lab.studio.faults import Faults
from tabletop_lab.studio.making import PAPERS
from tabletop_lab.studio.source import Source, read

GAMES = games()
LEAST = {"setup": 5, "boxes": 3, "boards": 2}
EXAMPLES = Path(__file__).parents[2] / "examples"
NAME = re.compile(r"\b(?!tabletop_lab)[a-z0-9]+_[a-z0-9]+")
EVERY = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in ("en", "ko")])


@cache
def source_of(game: str, lang: str) -> Source:
    file = GAMES[game].folder() / f"rulebook.{lang}.md"
    faults = Faults(file)
    made = read(file, lang, faults)
    faults.stop()
    return made


@EVERY
def test_a_rulebook_shows_what_it_says(game: str, lang: str) -> None:
    source = source_of(game, lang)
    chapters: dict[str, set[str]] = {}
    boxes, stories, setup, components = 0, 0, 0, 0
    for section, piece in source.pieces():
        told = piece.directive
        if told is None:
            continue
        stories += told.name == "storyboard" and told.get("in") == "play"
        boxes += told.name == "reading"
        if told.name == "components":
            components += sum(len(one.lines) for one in told.body)
        if section is not None:
            chapters.setdefault(section.id.partition(".")[0], set()).add(told.name)
        if told.name == "example":
            setup = max(setup, sum(len(one.lines) for one in told.body if one.kind == "numbers"))
    pictures = {"example", "figure", "storyboard", "cards", "components", "reading"}
    heads = [one.id for one in source.sections if one.chapter]
    shown = {re.sub(r"^([A-Z]+-[A-Z])\d*$", r"\1", head) for head, names in chapters.items() if names & pictures}
    assert [head for head in heads if head not in shown] == []
    assert setup >= LEAST["setup"] and components >= 1
    assert boxes >= LEAST["boxes"] and stories >= LEAST["boards"]


@EVERY
def test_every_disputed_sentence_tells_its_readings(game: str, lang: str) -> None:
    """In a list, which the book puts into a box; a sentence with one reading, or with a number, says so in a text."""
    for section in source_of(game, lang).sections:
        if section.kind == "reading" and not section.chapter:
            kinds = [piece.kind for piece in section.pieces]
            assert "points" in kinds or kinds[0] == "text", section.id


@EVERY
def test_no_name_of_a_program_is_printed(game: str, lang: str) -> None:
    """A sentence speaks of rules in words; names of parameters and values stand in heads that are left out."""
    printed = []
    for section, piece in source_of(game, lang).pieces():
        for line, at in zip(piece.lines, piece.at, strict=True):
            for cell in line if piece.kind == "table" else [line]:
                shown = sentence_of(cell) if section and section.kind == "reading" and piece.kind == "points" else cell
                printed += [(at, run.text) for run in shown if run.look == "code" or NAME.search(run.text)]
    assert printed == []


OPEN = """# A book

A game.

## CK-A Readings

### CK-A11 Where do points come from?
- **`transfer`** (default): From the other player.
- `bank`: From a bank.

*Options:* points_flow
*Kind:* reading
"""


def test_a_study_is_printed_beside_the_open_questions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "study"
    tl.ambiguities("cetkaik", 2, fields=["points_flow"], bots=["random"], folder=kept, progress=False, jobs=1).wait()
    (tmp_path / "rulebook.en.md").write_text(OPEN, encoding="utf-8")
    (file,) = tl.book("cetkaik", lang="en", study=kept, source=tmp_path, folder=tmp_path)
    page = file.read_text(encoding="utf-8")
    under = page[page.index('id="CK-A11"') :]
    assert "4 of 4 games" in page and '<div class="box"><ul><li><strong>This book: </strong>From the other' in under
    assert '<div class="panel"><p><strong>from a bank </strong>random: too few games (2 of 2 differ)</p></div>' in under
    assert main(["book", "cetkaik", "--study", str(tmp_path / "none"), "--lang", "en"]) == 2
    assert "there is no study in" in capsys.readouterr().err


@pytest.mark.thorough(keep=5)
@EVERY
def test_no_words_of_a_picture_lie_upon_others_at_its_printed_size(game: str, lang: str) -> None:
    told = [piece.directive for _, piece in source_of(game, lang).pieces() if piece.directive is not None]
    named = {(one.argument, one.get("example")) for one in told if one.name == "figure"}
    fresh = tl.Match(game, seed=1)
    every = {(name, "") for name in game_figures(fresh)}
    for name, example in named | every:
        match = tl.load(str(EXAMPLES / game / f"{example}.yaml")) if example else fresh
        for paper in PAPERS.values():
            _, made = drawn.beside(match, name, "moderator", lang, paper.column, paper.tall)
            assert made.faults() == [], (name, example, paper.name)


def test_readings_that_ask_the_same_next_are_told_apart() -> None:
    made = assembled(GAMES["cetkaik"], "en", PAPERS["a5"])
    boxes = [block for part in made.parts for block in part.blocks if isinstance(block, Rows) and block.boxed]
    box = next(block for block in boxes if block.number == "CK-A5")
    said = ["".join(run.text for run in row.lines[0]) for row in box.rows]
    assert len(set(said)) == len(said) == 4 and any("pays at once" in one for one in said)

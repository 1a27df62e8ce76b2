"""Two versions of a rulebook, compared: clauses whose words changed, and examples that take another course, before and
after drawn one below the other, as a booklet of changes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from tabletop_lab.engine import Game
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError, UnknownGame, echo
from tabletop_lab.engine.core.modes import default_class_of
from tabletop_lab.engine.core.ordinary_files import TooLarge, read_file
from tabletop_lab.engine.core.plainly import plainly
from tabletop_lab.engine.edits.variant import source_of
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.language.rulebook import Clause, Rulebook
from tabletop_lab.engine.match.divergence import Divergence, at_divergence
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import load
from tabletop_lab.engine.match.yaml_text import parse, values
from tabletop_lab.figures.story import Panel
from tabletop_lab.playtest.examples import worked_examples

from . import figure as drawn
from .belongs import belongs
from .blocks import Block, Book, Figure, Head, Line, Part, Points, Row, Rows, Run, Text
from .directives.pictures import title_of
from .making import PAPERS, Paper

RULES = "rules.yaml"
"""The file of a version's parameters: `days: 10`, one a line; `game: NAME` says of which game."""
LARGEST = 4_000_000
_WORD = re.compile(r"\S+\s*")


@dataclass(frozen=True, slots=True)
class Version:
    """One version of a rulebook: its text by language, the parameters that differ from those printed, own records.

    `played`: the class that plays it, which may have edited code.
    """

    game: type[Game]
    played: type[Game]
    texts: Mapping[str, Rulebook]
    rules: Mapping[str, Any]
    records: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangedClause:
    """A clause before and after; None where it is not there."""

    id: str
    before: Clause | None
    after: Clause | None


@dataclass(frozen=True, slots=True)
class ChangedCode:
    """A function of a clause with another text: the clause with its title, and both texts."""

    clause: str
    title: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class ChangedExample:
    """An example that takes another course: its name, the match under both rules where they part, and how they do."""

    name: str
    before: Match
    after: Match
    divergence: Divergence


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs between two versions, in one language.

    `same`: how many examples take the course they took; `added`: the titles of those that only the later version has.
    """

    game: type[Game]
    lang: str
    rules: tuple[str, ...]
    clauses: tuple[ChangedClause, ...]
    examples: tuple[ChangedExample, ...]
    same: int
    code: tuple[ChangedCode, ...] = ()
    added: tuple[str, ...] = ()

    def save(self, to: str = "html", folder: str | Path = ".") -> list[Path]:
        """Write the booklet of changes: "html", "pdf", "docx", several with commas."""
        from . import FORMATS
        from .written import written

        wanted = [part.strip() for part in to.split(",") if part.strip()]
        for one in wanted:
            if one not in FORMATS:
                raise TabletopError(localized("book_no_format", format=one))
        name = f"{self.game.name}-changes-{self.lang}"
        return written(self.book(), wanted, Path(folder), name, PAPERS["a5"], "colour")

    def book(self) -> Book:
        """The booklet: parameters, edited code, clauses with their changed words, examples before and after."""
        words, paper = self.game.words(self.lang), PAPERS["a5"]
        parts = []
        if self.rules:
            told: list[Block] = [Text((Run(said),)) for said in self.rules]
            parts.append(Part("chapter", words("changes-rules"), told, id="rules"))
        if self.code:
            edits = [block for k, one in enumerate(self.code) for block in _code_blocks(one, k, words)]
            parts.append(Part("chapter", words("changes-code"), edits, id="code"))
        blocks: list[Block] = []
        for one in self.clauses:
            blocks += _clause_blocks(one, words)
        parts.append(Part("chapter", words("changes-clauses"), blocks or [_none(words)], id="clauses"))
        if self.added:
            titles: list[Block] = [Points(tuple((Run(title),) for title in self.added))]
            parts.append(Part("chapter", words("changes-added"), titles, id="added"))
        rows: list[Block] = [_example(one, words, paper, self.lang) for one in self.examples]
        count = Text((Run(words("changes-same", count=self.same)),), "soft")
        parts.append(Part("chapter", words("changes-examples"), [*(rows or [_none(words)]), count], id="examples"))
        facts = (
            (str(len(self.clauses)), words("changes-clauses")), (str(len(self.examples)), words("changes-examples"))
        )  # fmt: skip
        title = words("changes-title", title=self.game.title[self.lang])
        return Book(self.game.name, title, self.lang, (Run(words("changes-promise")),), facts, [], parts, (), words)

    def __repr__(self) -> str:
        return f"Changes({self.game.name}, {len(self.clauses)} clauses, {len(self.examples)} examples)"


def changes(before: Any, after: Any, *, lang: str | None = None) -> Changes:
    """Compare two versions of a rulebook: which clauses changed, which examples take another course, and where.

    A version is a folder with rulebook.en.md and rulebook.ko.md (those that are not there are the game's own), a
    rules.yaml (`game: NAME` and parameters, one a line) and records of its own; or a game, as printed or with edited
    code (`tl.edited`). `.save("pdf,html")` writes the booklet. Raises TabletopError for what is no version, and for
    two games.

    >>> changes("fourteen_nights", "fourteen_nights", lang="en")
    Changes(fourteen_nights, 0 clauses, 0 examples)
    """
    before, after = plainly(before), plainly(after)
    other = game_of("before", before) or game_of("after", after)
    old, new = (version(name, given, other) for name, given in (("before", before), ("after", after)))
    return compared(old, new, known_language(lang))


def compared(old: Version, new: Version, lang: str) -> Changes:
    """What differs between two versions. TabletopError for two games, and for parameters that do not fit together."""
    if old.game is not new.game:
        raise TabletopError(localized("changes_games", "call", name="after", one=old.game.name, two=new.game.name))
    clauses = tuple(_changed_clauses(old.texts[lang], new.texts[lang]))
    read = [old.game.Rules.read(dict(one.rules)) for one in (old, new)]
    words = old.game.words(lang)
    was, now = (one.model_dump(mode="json") for one in read)
    told = tuple(
        f"{words.rule_name(name)} {words.rule_value(name, was[name])} → {words.rule_value(name, now[name])}"
        for name in now if was.get(name) != now[name]
    )  # fmt: skip
    code = tuple(_changed_code(old, new, lang))
    files = {file.name: file for file in [*worked_examples(old.game), *old.records, *new.records]}
    examples = []
    if told or code:
        for file in files.values():
            if (found := _course(file, old, new)) is not None:
                examples.append(found)
    known = {file.name for file in [*worked_examples(old.game), *old.records]}
    added = tuple(title_of(load(file), lang) for file in new.records if file.name not in known)
    return Changes(old.game, lang, told, clauses, tuple(examples), len(files) - len(examples), code, added)


def game_of(name: str, given: Any) -> type[Game] | None:
    """The game that a version names, if it does; TabletopError, which calls it `name`, for what is not there."""
    if isinstance(given, str | Path) and Path(given).is_dir():
        found = _parameters(Path(given)).get("game")
        return None if found is None else catalogue.find(found)
    if isinstance(given, Path):
        return None
    try:
        return catalogue.find(given)
    except UnknownGame as error:
        if not isinstance(given, str):
            raise
        facts = {"name": name, "given": echo(given), "games": ", ".join(catalogue.games())}
        raise UnknownGame(localized("changes_nowhere", "call", **facts)) from error


def version(name: str, given: Any, game: type[Game] | None) -> Version:
    """The version that a folder or the name of a game means; `game`: of a folder that does not say it.

    TabletopError, which calls it `name`, for what is no version.
    """
    folder = Path(given) if isinstance(given, str | Path) and Path(given).is_dir() else None
    if folder is None and isinstance(given, Path):
        raise TabletopError(localized("no_folder", "call", name=name, given=echo(str(given))))
    game = game_of(name, given) or game
    if game is None:
        raise TabletopError(localized("changes_no_game", "call", name=name, given=echo(str(given))))
    texts = {}
    for lang in ("en", "ko"):
        file = folder / f"rulebook.{lang}.md" if folder else None
        if file is None or not file.is_file():
            texts[lang] = game.rulebook(lang)
            continue
        texts[lang] = Rulebook.parse(_text(file))
        belongs(game, lang, list(texts[lang]), file)
    rules = {key: value for key, value in (_parameters(folder) if folder else {}).items() if key != "game"}
    records = () if folder is None else tuple(sorted(one for one in folder.glob("*.yaml") if one.name != RULES))
    return Version(default_class_of(game), game, texts, rules, records)


def _text(file: Path) -> str:
    try:
        return read_file(file, LARGEST).decode("utf-8")
    except (UnicodeDecodeError, TooLarge, OSError, ValueError):
        raise TabletopError(localized("changes_unread", file=str(file))) from None


def _parameters(folder: Path) -> dict[str, Any]:
    """The parameters of a version; those of the game where it has no file of them."""
    file = folder / RULES
    if not file.is_file():
        return {}
    found = values(parse(_text(file), file.name))
    if not isinstance(found, dict):
        raise TabletopError(localized("changes_unread", file=str(file)))
    return {str(key): value for key, value in found.items()}


def _changed_clauses(old: Rulebook, new: Rulebook) -> list[ChangedClause]:
    ids = [*new, *(one for one in old if one not in new)]
    pairs = [ChangedClause(one, old.get(one), new.get(one)) for one in ids]
    return [one for one in pairs if _said(one.before) != _said(one.after)]


def _said(clause: Clause | None) -> tuple[str, str] | None:
    return None if clause is None else (clause.title, " ".join(clause.text.split()))


def _changed_code(old: Version, new: Version, lang: str) -> list[ChangedCode]:
    edits = [edit for one in (old, new) if one.played.variant for edit in one.played.variant.edits]
    found = []
    for clause, function in dict.fromkeys((edit.clause, edit.function) for edit in edits):
        before, after = (source_of(one.played, clause, function) for one in (old, new))
        told = new.texts[lang].get(clause)
        if before != after:
            found.append(ChangedCode(clause, told.title if told else function, before, after))
    return found


def _course(file: Path, old: Version, new: Version) -> ChangedExample | None:
    """An example under both rules; None where it goes the same way. What its record itself says of the rules stays."""
    match = load(file)
    own, printed = match.rules.differences(), type(match.rules)()
    if old.rules or old.played is not old.game:
        match, _ = match.with_rules({**old.rules, **own}, game=old.played)
    back = {name: getattr(printed, name) for name in old.rules if name not in new.rules}
    after, found = match.with_rules({**back, **new.rules, **own}, game=new.played)
    if found is None:
        return None
    return ChangedExample(file.stem, *at_divergence(match, after, found), found)


# --- the booklet ------------------------------------------------------------------------------------------------------


def marked(before: str, after: str) -> tuple[Line, Line]:
    """Both texts with the words in bold that the other does not have.

    >>> marked("Pay one coin.", "Pay two coins now.")[1]
    (Run(text='Pay ', look='', to=''), Run(text='two coins now.', look='bold', to=''))
    """
    old, new = _WORD.findall(before), _WORD.findall(after)
    first: list[Run] = []
    second: list[Run] = []
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        look = "" if kind == "equal" else "bold"
        first += [Run("".join(old[a:b]), look)] if a < b else []
        second += [Run("".join(new[c:d]), look)] if c < d else []
    return tuple(first), tuple(second)


def _none(words: Any) -> Text:
    return Text((Run(words("changes-none")),), "soft")


def _clause_blocks(one: ChangedClause, words: Any) -> list[Block]:
    kind = "new" if one.before is None else "gone" if one.after is None else "other"
    shown = one.after or one.before
    assert shown is not None
    was, now = ("" if side is None else " ".join(side.text.split()) for side in (one.before, one.after))
    old, new = marked(was, now) if kind == "other" else ((Run(was),), (Run(now),))
    blocks: list[Block] = [Head(2, f"{shown.title} ({words(f'changes-{kind}')})", one.id, one.id)]
    if one.before is not None and one.after is not None and one.before.title != one.after.title:
        titles = marked(one.before.title, one.after.title)
        blocks.append(Text((Run(words("changes-before") + ": ", "soft"), *titles[0])))
    if was:
        blocks.append(Text((Run(words("changes-before") + ": ", "soft"), *old)))
    if now:
        blocks.append(Text((Run(words("changes-after") + ": ", "soft"), *new)))
    return blocks


def _code_blocks(one: ChangedCode, number: int, words: Any) -> list[Block]:
    """The lines of a function that the other text does not have."""
    blocks: list[Block] = [Head(2, one.title, f"code-{number}", one.clause)]
    old, new = one.before.splitlines(), one.after.splitlines()
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            for name, lines in (("before", old[a:b]), ("after", new[c:d])):
                said = Run(words(f"changes-{name}") + ": ", "soft")
                blocks += [Text((said, Run(line.strip(), "code"))) for line in lines if line.strip()]
    return blocks


def _example(one: ChangedExample, words: Any, paper: Paper, lang: str) -> Rows:
    rows = []
    for name, match, said in zip(
        ("before", "after"), (one.before, one.after), one.divergence.texts(lang), strict=True
    ):
        decision = match.decision
        asks = decision.player if decision and decision.player in match.players else match.players[0]
        panel = Panel(match.step, "", asks, match.view(), None, match.shown_decision(None), [])
        shown, _ = drawn.panel(match, panel, paper.column * 0.6, paper.column * 0.8, lang)
        rows.append(Row(Figure(match.alt_text(None, lang), shown), words(f"changes-{name}"), ((Run(said or "–"),),)))
    where = words("changes-parts", step=one.divergence.step, clauses=", ".join(one.divergence.clauses[:3]) or "–")
    return Rows(tuple(rows), f"{title_of(one.before, lang)}. {where}")

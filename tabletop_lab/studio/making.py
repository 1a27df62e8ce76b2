"""What the directives of one rulebook share while a book is made: the game and its words, records, terms, faults."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.printed import CardDeck, Component
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.glossary import Term, terms_of
from tabletop_lab.engine.match.record import load
from tabletop_lab.playtest.examples import worked_examples

from .blocks import Figure, Line, Points, Run
from .faults import Faults
from .figure import LEAST, Printed
from .source import Directive, Source


@dataclass(frozen=True, slots=True)
class Paper:
    """A page in millimetres: its size, the margins at the sides, at the top and at the bottom."""

    name: str
    width: float
    height: float
    side: float
    top: float
    bottom: float

    @property
    def column(self) -> float:
        """Millimetres of the text across."""
        return self.width - 2 * self.side

    @property
    def tall(self) -> float:
        """Millimetres of the text down."""
        return self.height - self.top - self.bottom


PAPERS = {paper.name: paper for paper in (Paper("a5", 148, 210, 13, 13, 14), Paper("a4", 210, 297, 20, 18, 20))}


@dataclass(slots=True)
class Making:
    """One book in the making."""

    game: Any
    lang: str
    source: Source
    faults: Faults
    paper: Paper
    examples: Path | None = None
    quick: list[tuple[str, Points]] = field(default_factory=list)
    play: list[Any] = field(default_factory=list)
    cover: list[Any] = field(default_factory=list)
    credits: list[Line] = field(default_factory=list)
    facts: list[tuple[str, str]] = field(default_factory=list)
    promise: Line = ()
    words: Any = field(init=False)
    ids: set[str] = field(init=False)
    terms: dict[str, Term] = field(init=False)
    _clause: re.Pattern[str] = field(init=False)
    _records: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.words = self.game.words(self.lang)
        self.ids = {section.id for section in self.source.sections}
        prefixes = sorted({one.partition("-")[0] for one in self.ids})
        self.terms = {term.name[self.lang].casefold(): term for term in terms_of(self.game)}
        number = r"(?:[A-Z]?\d+(?:\.\d+)*(?:[a-z](?![a-z]))?|[A-Z](?!\w))"
        self._clause = re.compile(rf"\b(?:{'|'.join(prefixes) or '-'})-{number}")

    # --- records ------------------------------------------------------------------------------------------------
    def files(self) -> dict[str, Path]:
        """The records that a rulebook may name."""
        own = sorted(self.examples.glob("*.yaml")) if self.examples else []
        return {file.stem: file for file in [*worked_examples(self.game), *own]}

    def know(self, records: Mapping[str, Any]) -> None:
        """Take matches, each at its end, for records that are not written yet."""
        self._records.update(records)

    def record(self, name: str, line: int) -> Any:
        """A record by its name as a match at its end; None, and a fault of that line, if it cannot be played."""
        if name not in self._records:
            self._records[name] = self._open(name, line)
        match = self._records[name]
        return match.branch() if match is not None else None

    def _open(self, name: str, line: int) -> Any:
        files = self.files()
        if name not in files:
            near = [known for known in files if known[:2] == name[:2]] or list(files)
            self.faults.add(line, "book_no_record", name=name, known=", ".join(near[:12]))
            return None
        try:
            match = load(files[name], check=True)
            match.lang = self.lang  # what a replay says is said in the language of the book alone
            return match
        except TabletopError as error:
            self.faults.note(line, *error.faults)
        except AssertionError as error:
            self.faults.add(line, "book_expectation", name=name, said=str(error))
        return None

    def position(self, directive: Directive, name: str = "") -> tuple[Any, Any] | None:
        """The match of a directive at its step, and who looks; None, and a fault, if there is no such thing."""
        match = self.record(name or directive.argument, directive.line)
        if match is None:
            return None
        if rules := directive.get("rules"):
            key, _, value = rules.partition("=")
            match = self.under(match, key.strip(), value.strip(), directive.line_of("rules"))
            if match is None:
                return None
        step = directive.get("step")
        if step:
            if not step.isdigit() or int(step) > match.step:
                self.faults.add(directive.line_of("step"), "book_no_step", step=step, last=match.step)
                return None
            match.goto(int(step))
        viewer = self.viewer(match, directive)
        return None if viewer is False else (match, viewer)

    def under(self, match: Any, key: str, value: Any, line: int) -> Any:
        """The same answers under another value of a parameter."""
        found = self.played(match, key, value, line)
        return None if found is None else found[0]

    def played(self, match: Any, key: str, value: Any, line: int) -> tuple[Any, Any] | None:
        """The same, and where it first goes another way (None if nowhere)."""
        fields = self.game.Rules.model_fields
        if key not in fields:
            self.faults.add(line, "book_no_parameter", name=key, known=", ".join(list(fields)[:40]))
            return None
        try:
            found: tuple[Any, Any] = match.with_rules(**{key: read_value(value)})
            return found
        except TabletopError as error:
            self.faults.note(line, *error.faults)
            return None

    def viewer(self, match: Any, directive: Directive) -> Any:
        """Who looks: a seat, the moderator, or None for what everybody may know; False, and a fault, for others."""
        name = directive.get("viewer", "public")
        if name == "public":
            return None
        if name == "moderator":
            return MODERATOR
        if name not in match.players:
            known = ", ".join(("public", "moderator", *match.players))
            self.faults.add(directive.line_of("viewer"), "book_no_viewer", name=name, known=known)
            return False
        return name

    # --- cards --------------------------------------------------------------------------------------------------
    def decks(self) -> dict[str, CardDeck]:
        """The decks in the box of the game by the name of their back; one without a back of its own, by its title."""
        found: dict[str, CardDeck] = {}
        for deck in self._box():
            if isinstance(deck, CardDeck):
                found[deck.title if deck.back in ("", *found) else deck.back] = deck
        return found

    def things(self) -> dict[str, list[Component]]:
        """The tiles, tokens and cards in the box that are no deck of the tables, by their title."""
        found: dict[str, list[Component]] = {}
        for thing in self._box():
            if isinstance(thing, Component):
                found.setdefault(thing.title, []).append(thing)
        return found

    def _box(self) -> Sequence[Any]:
        return tuple(presentation_of(self.game).box(self.words, self.game.Rules()))

    # --- words --------------------------------------------------------------------------------------------------
    def line(self, line: Line, at: int) -> Line:
        """A text with its clauses as links; a clause or a term that does not exist is a fault of that line."""
        found: list[Run] = []
        for run in line:
            if run.look == "term" and run.text.casefold() not in self.terms:
                known = ", ".join(term.name[self.lang] for term in self.terms.values())
                self.faults.add(at, "book_no_term", name=run.text, known=known)
            if run.look in ("code", "term"):
                found.append(run)
                continue
            end = 0
            for cited in self._clause.finditer(run.text):
                clause = cited[0]
                if clause not in self.ids:
                    near = [known for known in sorted(self.ids) if known.startswith(clause.partition(".")[0])]
                    known = ", ".join((near or sorted(self.ids))[:12])
                    self.faults.add(at, "book_no_clause", clause_id=clause, known=known)
                found += [Run(run.text[end : cited.start()], run.look)] if cited.start() > end else []
                found.append(Run(clause, run.look, clause if clause in self.ids else ""))
                end = cited.end()
            found += [Run(run.text[end:], run.look)] if end < len(run.text) else []
        return tuple(found)

    def words_of(self, directive: Directive, key: str, default: str = "") -> Line:
        """The value of an option as text with links."""
        text = directive.get(key) or default
        return self.line((Run(text),), directive.line_of(key)) if text else ()

    def body(self, directive: Directive) -> Line:
        """The paragraphs below a directive as one text."""
        found: list[Run] = []
        for piece in directive.body:
            if piece.kind == "text":
                found += [*([Run(" ")] if found else []), *self.line(piece.lines[0], piece.line)]
        return tuple(found)

    def alt(self, directive: Directive, own: str) -> str:
        """The words of a picture: those that the directive gives, else the game's own; none is a fault."""
        alt = directive.get("alt") if "alt" in directive.options else own
        if not alt.strip():
            self.faults.add(directive.line_of("alt"), "book_no_alt", name=directive.argument)
        return alt.strip()

    def figure(
        self, directive: Directive, printed: Printed, alt: str, caption: Line = (), callouts: Sequence[Line] = ()
    ) -> Figure:
        """A figure whose letters are large enough; too small ones are a fault."""
        self.readable(directive, printed)
        return Figure(self.alt(directive, alt), printed, caption, tuple(callouts), line=directive.line)

    def readable(self, directive: Directive, printed: Printed) -> None:
        """Note a fault if the letters of a picture would be too small to read on this paper."""
        size = printed.letters
        if size and size < LEAST - 0.05:
            self.faults.add(directive.line, "book_small_letters", name=directive.argument, size=f"{size:.1f}",
                            least=f"{LEAST:g}")  # fmt: skip


def read_value(text: Any) -> Any:
    """A value of a parameter as it is typed.

    >>> read_value("true"), read_value("7"), read_value("all_acted")
    (True, 7, 'all_acted')
    """
    if not isinstance(text, str):
        return text
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?\d+", text) else text

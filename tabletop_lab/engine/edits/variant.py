"""Rules edited as code: from a clause and the edited text of its function to a game that plays by it. A variant is data
(names and texts), from which the class is made again anywhere; no file brings one in unless the user allows it."""

from __future__ import annotations

import copyreg
import inspect
import textwrap
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from ..core import catalogue
from ..core.calls import checked_but
from ..core.clause import Paragraph, paragraphs_of, tagged_functions
from ..core.errors import InvalidEdit, echo
from ..core.expansion import replacing
from ..core.game import Game
from ..core.memo import memo
from ..core.modes import default_class_of, family
from ..core.plainly import plainly
from ..language.localized import localized
from . import compile

LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class RuleEdit:
    """One function of a game with another text. `line`: the line at which the user sees the text begin."""

    clause: str
    function: str
    code: str
    line: int = 1

    @property
    def file(self) -> str:
        """The name under which tracebacks know the text."""
        digest = sha256(f"{self.line} {self.code}".encode("utf-8", "surrogatepass")).hexdigest()[:10]
        return f"<rule {self.clause} {self.function} {digest}>"

    @property
    def def_line(self) -> int:
        """The line at which the user sees `def`."""
        lines = self.code.split("\n")
        return self.line + next((i for i, text in enumerate(lines) if text.startswith("def ")), 0)

    def __str__(self) -> str:
        return f"{self.clause} {self.function}"


@dataclass(frozen=True, slots=True)
class Variant:
    """A game (by its name) with another text for some functions, under a name of its own.

    >>> from tabletop_lab.testing.sample import Market
    >>> text = source_of(Market, "LM-4.3", "stay").replace("stayed", "walked")
    >>> variant = Variant("market", "never rests").with_edit("LM-4.3", text, game=Market)
    >>> variant.apply(Market).variant == variant, str(variant)
    (True, 'never rests: LM-4.3 stay')
    """

    game: str
    name: str
    edits: tuple[RuleEdit, ...] = ()

    def __post_init__(self) -> None:
        name = plainly(self.name)
        object.__setattr__(self, "name", name)
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise InvalidEdit(localized("edit_name", "name", name=echo(name, 100), most=LONGEST_NAME))

    @checked_but("clause", "text", "line", error=InvalidEdit)
    def with_edit(
        self, clause: str, text: str, *, name: str = "", function: str = "", line: int = 1, game: object = None
    ) -> Variant:
        """The variant with one more edited function (in place of an earlier edit of it).

        `name` renames it; `function` says which of the clause's functions is meant, if the text's own name does not.
        `line`: where the user sees the text begin. Raises InvalidEdit.
        """
        default = default_class_of(catalogue.find(self.game if game is None else game))
        edit = _edit(default, clause, text, function, line)
        meant = _owners(default, edit)
        others = tuple(e for e in self.edits if e.function != edit.function or not meant & _owners(default, e))
        variant = replace(self, name=name or self.name, edits=(*others, edit))
        for each in family(default):
            variant.on(each)  # a text that cannot be a rule is refused here and now
        return variant

    def apply(self, game: object = None) -> type[Game]:
        """The class that plays by the edited rules (the same class each time); raises InvalidEdit.

        `game`: the class to edit, when the name of the game is not enough to find it. Of an edited class, the class
        without edits is taken.
        """
        default = default_class_of(catalogue.find(self.game if game is None else game))
        if default.name != self.game:
            raise InvalidEdit(localized("edit_other_game", "game", name=repr(self.name), game=self.game))
        return _apply(self, default)

    def on(self, default: type[Game]) -> type[Game]:
        """A class of the game (a mode, one with other content) with those of the edits that are about its functions."""
        return _apply(self, default)

    def __str__(self) -> str:
        return f"{self.name}: {', '.join(map(str, self.edits))}"


class EditedGame(type):
    """The kind of an edited game's class: like any class, but sent to other processes as data."""


def _as_data(edited_class: EditedGame) -> Any:
    own = vars(edited_class)
    return (_apply, (own["variant"], own["default_class"])) if "default_class" in own else edited_class.__qualname__


copyreg.pickle(EditedGame, _as_data)


@memo
def _apply(variant: Variant, game: type[Game]) -> type[Game]:
    layered: type[Game] = game
    below: dict[type[Game], type[Game]] = {}
    for edit in variant.edits:
        meant = _meant(game, edit)
        if meant is None:
            if not _owners(game, edit):
                known = ", ".join(functions_of(game, edit.clause))
                raise InvalidEdit(localized("edit_no_such_function", "edit", where=str(edit), known=known))
        elif meant.on_top:
            layered = compile.layer(layered, edit)
        else:
            below[meant.owner] = compile.layer(below.get(meant.owner, meant.owner), edit)
    own = {
        "__module__": game.__module__, "__qualname__": game.__qualname__, "__doc__": game.__doc__,
        "variant": variant, "default_class": game,
    }  # fmt: skip
    # An edited function that another one overrides and plays takes the place of the default one.
    parts = (layered, *(below[owner] for owner in game.__mro__ if owner in below))
    made: type[Game] = EditedGame(game.__name__, parts, own)  # type: ignore[assignment]
    return made


def _meant(game: type[Game], edit: RuleEdit) -> Paragraph | None:
    """The function of this class that the edit is about; None where another one of that name is played."""
    return next((p for p in paragraphs_of(game) if p.name == edit.function and edit.clause in p.clauses), None)


def _owners(game: type[Game], edit: RuleEdit) -> set[type]:
    """The classes whose function the edit writes anew, in the game and in its modes."""
    return {meant.owner for each in family(game) if (meant := _meant(each, edit))}


@checked_but("clause", "text", "line", error=InvalidEdit)
def functions_of(game: object, clause: str) -> tuple[str, ...]:
    """The functions that carry out a clause, the most specific first; raises InvalidEdit when there is none.

    Most specific: the clause is its first tag, it has few tags, it comes early in its file. Functions that only a mode
    of the game has are named last.

    >>> from tabletop_lab.testing.sample import Market
    >>> functions_of(Market, "LM-4.2")
    ('open_stalls', 'walk')
    """
    game_class = catalogue.find(game)
    found = []
    for distance, each in enumerate(family(game_class)):
        for name, function, tags, *_ in paragraphs_of(each):
            if isinstance(clause, str) and clause in tags:
                code = inspect.unwrap(function).__code__
                place = tags.index(clause) > 0, len(tags), code.co_filename, code.co_firstlineno
                found.append((distance > 0, *place, name))
    if not found:
        raise _no_function(game_class, clause)
    return tuple(dict.fromkeys(place[-1] for place in sorted(found)))


def _no_function(game: type[Game], clause: object) -> InvalidEdit:
    clause = clause if isinstance(clause, str) else echo(clause)
    if change := replacing(game, clause):
        by = ", ".join(change.by)
        return InvalidEdit(localized("edit_replaced", "clause", wanted=clause, by=by, function=change.function))
    known = sorted({tag for _, _, tags in tagged_functions(game) for tag in tags})
    chapter = clause.partition(".")[0]
    near = [tag for tag in known if tag.startswith(chapter)] or known
    shown = echo(clause)
    kind = "edit_no_function" if clause in game.rulebook() else "no_clause"
    return InvalidEdit(localized(kind, "clause", wanted=shown, near=", ".join(near[:20])))


@checked_but("clause", "text", "line", error=InvalidEdit)
def source_of(game: object, clause: str, function: str = "") -> str:
    """The present text of a clause's function: tags, def line and body, dedented; for an edited game, the edited text.

    >>> from tabletop_lab.testing.sample import Market
    >>> print(source_of(Market, "LM-4.3", "stay"))
    @clause("LM-4.3")
    def stay(self, player: str) -> None:
        ...
    """
    game_class = catalogue.find(game)
    name = _chosen(functions_of(game_class, clause), clause, function)
    found = next(
        inspect.unwrap(paragraph.function)
        for each in family(game_class)
        for paragraph in paragraphs_of(each)
        if paragraph.name == name and clause in paragraph.clauses
    )
    if (edit := getattr(found, "__edit__", None)) is not None:
        return str(edit.code)
    try:
        return textwrap.dedent(inspect.getsource(found))
    except (OSError, TypeError):
        raise InvalidEdit(localized("edit_no_text", "edit", where=f"{clause} {name}")) from None


@checked_but("clause", "text", "line", error=InvalidEdit)
def edited(game: object, clause: str, text: str, name: str = "", *, function: str = "") -> type[Game]:
    """The game with the edited text of a clause's function, on top of the edits it already has; raises InvalidEdit.

    `text`: one function of the same name and parameters, as `source_of` gives it. `name`: what the variant is called.

    >>> from tabletop_lab.testing.sample import Market
    >>> text = source_of(Market, "LM-4.2").replace("space not in left", "True")
    >>> all_open = edited(Market, "LM-4.2", text, "all open")
    >>> all_open.variant.name, all_open.name
    ('all open', 'market')
    """
    game_class = catalogue.find(game)
    return with_edit(game_class, clause, text, name, function, 1).apply(game_class)


def with_edit(game: type[Game], clause: str, text: str, name: str, function: str, line: int) -> Variant:
    """The variant of a game (edited before or not) with one more edit; without a name it is called by the clause."""
    if not isinstance(clause, str):
        raise _no_function(game, clause)
    before = game.variant or Variant(game.name, name or f"{clause} edited"[:LONGEST_NAME])
    return before.with_edit(clause, text, name=name, function=function, line=line, game=game)


def _edit(game: type[Game], clause: str, text: object, function: str, line: int) -> RuleEdit:
    if not isinstance(text, str):
        where = clause if isinstance(clause, str) else echo(clause)
        raise InvalidEdit(localized("edit_not_a_text", "edit", where=where, given=echo(text)))
    names = functions_of(game, clause)
    lines = textwrap.dedent(text).split("\n")
    while lines and not lines[0].strip():
        line += 1
        del lines[0]
    code = "\n".join(lines).rstrip() + "\n"
    own = compile.function_name(clause, code, line)
    if function or own not in names:
        wanted = _chosen(names, clause, function)
        return RuleEdit(clause, wanted, code, line)
    return RuleEdit(clause, own, code, line)


def _chosen(names: tuple[str, ...], clause: str, function: str) -> str:
    if function and function not in names:
        known = ", ".join(names)
        raise InvalidEdit(
            localized("edit_other_function", "function", function=repr(function[:40]), wanted=clause, known=known)
        )
    return function or names[0]

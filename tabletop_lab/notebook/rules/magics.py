"""The notebook magics `%rule` and `%%rule`, which edit a rule of the match in a cell of its own.
This module holds only what IPython needs; rule_cell.py does what a cell says."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from IPython.core.magic import Magics, line_cell_magic, magics_class, no_var_expand

from tabletop_lab.engine import TabletopError
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.match.match import Match

from ..opened import opened
from . import rule_cell
from .rule_cell import Header, MistakeInRule

_ONLY_A_HEADER = re.compile(r"%%rule(\s.*)?$")
_FILL = "--fill"


@magics_class
class RuleMagics(Magics):
    """`%rule FN-6.2` opens a cell with the present text of a rule; the match is played with the text in that cell."""

    def __init__(self, shell: Any) -> None:
        super().__init__(shell)
        self._last: dict[str, tuple[Header, rule_cell.Applied, int, int]] = {}

    @no_var_expand
    @line_cell_magic
    def rule(self, line: str, cell: str | None = None) -> Any:
        """Edit a rule of the rulebook.

        %rule FN-6.2 [function] [--match match]: a new cell below with the present text of the rule.
        %%rule FN-6.2 [function] [--name open roads] [--match match]: play the match with the text in this cell.
        %rule alone: the clauses of the present question.
        """
        try:
            return self._rule(line, cell)
        except MistakeInRule:
            raise
        except TabletopError as error:
            lang = known_language(getattr(self.shell.user_ns.get("match"), "lang", None))
            raise MistakeInRule(*error.faults, shown=error.text(lang)) from error

    def _rule(self, line: str, cell: str | None) -> Any:
        here = line.startswith(_FILL) or cell is not None
        line = line.removeprefix(_FILL).strip()
        if not line or line.startswith("--match "):
            match, _ = self._match(Header.read(f"any {line}"))
            print(rule_cell.clauses_here(match))
            return None
        header = Header.read(line)
        match, player = self._match(header)
        if cell is None or not cell.strip():
            self.shell.set_next_input(rule_cell.filled(line, header, match.game), replace=here)
            if several := rule_cell.choices(header, match):
                print(several)
            return None
        applied = rule_cell.apply(self._edited_before(match, header), header, cell, match)
        self._last[header.match] = (header, applied, applied.match.step, applied.match.steps)
        if player is None:
            self.shell.user_ns[header.match] = applied.match
        shows = [one for one in [*opened, *([player] if player is not None else [])] if one.match is match]
        hides = any(one.laptop.on and one.laptop.face != "moderator" for one in shows)
        for open_player in shows:
            open_player.show_match(applied.match)
        return replace(applied, withheld=hides)

    def _edited_before(self, match: Match, header: Header) -> Match:
        """Return the match as it was before this cell, if the cell is run again and nothing was played since."""
        last = self._last.get(header.match)
        if last is None:
            return match
        again, applied, step, steps = last
        same = (again.clause, again.function) == (header.clause, header.function)
        unmoved = applied.match is match and (match.step, match.steps) == (step, steps)
        return applied.before if same and unmoved else match

    def _match(self, header: Header) -> tuple[Match, Any]:
        """The match that a cell names, and the widget if the name is that of a widget."""
        found = self.shell.user_ns.get(header.match)
        if isinstance(found, Match):
            return found, None
        if isinstance(match := getattr(found, "match", None), Match):
            return match, found
        raise TabletopError(rule_cell.unread("no_match", match=header.match[:40]))


def fill_a_bare_header(lines: list[str]) -> list[str]:
    """Fill a cell magic without a body, which IPython would refuse: the cell then asks for its text.

    >>> fill_a_bare_header(["%%rule FN-6.2\\n"])
    ['%rule --fill FN-6.2\\n']
    >>> fill_a_bare_header(["%%rule FN-6.2\\n", "def f(self): ...\\n"])[0]
    '%%rule FN-6.2\\n'
    """
    text = "".join(lines).strip()
    if "\n" not in text and (header := _ONLY_A_HEADER.match(text)):
        return [f"%rule {_FILL} {(header[1] or '').strip()}".rstrip() + "\n"]
    return lines


def register(shell: Any) -> None:
    """Add the magics to a shell, once."""
    if "rule" in shell.magics_manager.magics["cell"]:
        return
    shell.register_magics(RuleMagics)
    shell.input_transformers_cleanup.append(fill_a_bare_header)


def unregister(shell: Any) -> None:
    """Remove the magics from a shell."""
    for kind in ("line", "cell"):
        shell.magics_manager.magics[kind].pop("rule", None)
    if fill_a_bare_header in shell.input_transformers_cleanup:
        shell.input_transformers_cleanup.remove(fill_a_bare_header)

"""What a player opens beside the board: sentences about a seat or clause, rules to edit, cells to copy, two branches.
The verbs alone; what they show stands in tracefilter.py, clausepane.py, knowledgepane.py and comparepane.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .branchpane import find_line
from .rulecopy import known_as, rule_cells
from .tracefilter import EVERYTHING, About

if TYPE_CHECKING:
    from .comparepane import ComparePane
    from .ruleseditor import RulesEditor
    from .screen import Screen


class Panes:
    """The part of a Player that reads and compares. Methods return the player, or what they open."""

    match: Any
    lang: str
    theme: str
    viewer: Any
    screen: Screen | None
    _screen: Any
    _below: Callable[..., None]
    about: About = EVERYTHING
    editor: RulesEditor | None
    comparing: ComparePane | None = None

    refresh: Callable[..., Any]
    edit_rules: Callable[..., Any]
    _act: Callable[..., Any]
    show_clause: Callable[..., Any]
    switch: Callable[..., Any]
    _for_all: Callable[[str], None]
    _editors: Sequence[Any]

    def filter_trace(self, player: str = "", clause: str = "") -> Any:
        """Show only the sentences that name a seat, or of a clause ("FN-6.2") or chapter ("FN-6"); with neither, all.

        Raises TabletopError for a seat or clause that is not there.
        """
        self.match.trace.about(player, clause)  # raises for what is not there
        self.about = (player, clause)
        return self.refresh()

    def show_tab(self, name: str) -> Any:
        """Open a tab at the side: clause, knowledge, branches, seats or keys."""
        if self.screen is not None:
            self.screen.layout.tab(name)
        return self.refresh()

    def edit_rule(self, clause: str) -> RulesEditor:
        """Open the rules below the player at those that touch a clause; returns their editor.

        Raises TabletopError for an unknown clause.
        """
        self.match.rulebook(self.lang).find(clause)
        if self.editor is None:
            self.edit_rules()
        editor = self.editor
        assert editor is not None
        if editor.proposal is not None:
            editor.choose("form")
        editor.only(False).search(clause)
        editor.ear.focus(".ttl-rules")
        return editor

    def rule_cell(self, clause: str, function: str = "") -> str:
        """The `%%rule` cell that edits a clause, to copy into a cell; '' where no function carries it out."""
        self.match.rulebook(self.lang).find(clause)
        cells = rule_cells(self.match.game, clause, known_as(self))
        return next((cell for cell in cells if not function or f" {function}" in cell.split("\n")[0]), "")

    def compare(self, a: str = "", b: str = "", step: int | None = None) -> ComparePane:
        """Show two branches side by side below the player: the present one and another, unless they are named.

        Raises TabletopError for a branch that is not there.
        """
        self._for_all("compare")
        from .comparepane import ComparePane

        names = (self.match.branch_name, *self.match.branches)
        one = find_line(self.match, a) if a else names[0]
        other = find_line(self.match, b) if b else next((name for name in names[1:] if name != one), one)
        if self.editor is not None:
            self.edit_rules()
        pane = ComparePane(self.match, one, other, self.lang, self.viewer, self.theme, self._compared, step)
        self.comparing = pane
        self._editors = [*self._editors, pane]
        self._below(pane.frame)
        pane.ear.focus(".ttl-compare")
        return pane

    def _compared(self, what: str, value: Any) -> None:
        """What was pressed in the comparison and is not its own business."""
        if what == "close":
            self.close_comparison()
        elif what == "clause":
            self.show_clause(value)
        elif what == "switch":
            self.switch(value)

    def close_comparison(self) -> Any:
        """Put the comparison away."""
        self.comparing = None
        self._below()
        return self.refresh()

    def _panes(self, value: Any) -> dict[str, Callable[[], Any]]:
        """What buttons and keys can ask for here."""
        return {
            "filter": lambda: self.filter_trace(*value),
            "filter clause": self._filter_clause,
            "edit": lambda: self.edit_rule(value),
            "branches": lambda: self.show_tab("branches"),
            "knows": lambda: self.show_tab("knowledge"),
            "compare": lambda: self.compare(self.match.branch_name, value),
        }

    def _filter_clause(self) -> Any:
        """The clause that is open, or everything again."""
        clause = self._screen.clause.shown
        return self.filter_trace(clause="" if self.about != EVERYTHING else clause)

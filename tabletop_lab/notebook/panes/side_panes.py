"""What opens beside and below the board: trace filter, tabs, clauses, the rules editor, two branches.
Only the actions are here; what the panes show is decided in the panes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rules.rule_copy import known_as, rule_cells
from ..widget.session import Session
from .branch_pane import find_line
from .trace_filter import EVERYTHING, About

if TYPE_CHECKING:
    from ..rules.editor import RulesEditor
    from ..widget.stage import Stage
    from .compare_pane import ComparePane


class SidePanes:
    """The panes of one session; the methods return the widget, or what they open."""

    def __init__(self, session: Session, stage: Stage) -> None:
        self._on, self._stage = session, stage
        self.about: About = EVERYTHING
        self.editor: RulesEditor | None = None
        self.comparing: ComparePane | None = None

    def forget(self) -> None:
        """Forget the filter, the rules editor and the comparison, because the viewer has changed."""
        self.about, self.comparing, self.editor = EVERYTHING, None, None
        self._stage.clear()

    def follow(self) -> None:
        """Tell the rules editor that the match has moved."""
        if self.editor is not None:
            self.editor.follow(self._on.match)

    def look(self) -> None:
        """Update the comparison below, because the screen has changed."""
        on = self._on
        if self.comparing is not None:
            self.comparing.look(on.match, on.viewer, on.lang, on.theme)

    # --- the trace, the tabs, the clauses -----------------------------------------------------------------------------

    def filter_trace(self, player: str = "", clause: str = "") -> Any:
        """Show only the sentences that name a seat, or belong to a clause or chapter; with neither, all."""
        self._on.match.trace.about(player, clause)  # raises an error for an unknown one
        self.about = (player, clause)
        if self._on.screen is not None:
            self._on.screen.filter.whole = True
        return self._on.refresh()

    def filter_clause(self) -> Any:
        """Filter by the clause that is open, or show everything again."""
        clause = self._stage.present.clause.shown
        return self.filter_trace(clause="" if self.about != EVERYTHING else clause)

    def show_tab(self, name: str) -> Any:
        """Open a tab at the side."""
        if self._on.screen is not None:
            self._on.screen.layout.tab(name)
        return self._on.refresh()

    def show_clause(self, clause: str) -> Any:
        """Open a clause of the rulebook in its pane."""
        self._on.match.rulebook(self._on.lang).find(clause)
        self._on.clause = clause
        return self.show_tab("clause")

    def next_clause(self) -> None:
        """Show the next clause of the present question."""
        book, shown = self._on.match.rulebook(self._on.lang), self._stage.present.clause.shown
        cited = [c for c in self._on.cited() if c in book]
        if cited:
            at = cited.index(shown) + 1 if shown in cited else 0
            self.show_clause(cited[at % len(cited)])

    # --- rules --------------------------------------------------------------------------------------------------------

    def edit_rules(self, viewer: str | None = None) -> RulesEditor:
        """Open the rules of the match below the board (or close them, if they are open); return their editor."""
        if self.editor is not None:
            opened = self.editor
            self.close_rules()
            return opened
        self._on.for_all("edit_rules")
        from ..rules.editor import RulesEditor

        self.comparing = None
        self.editor = RulesEditor(self._on.match, self._on.lang, viewer, self._take, self.close_rules)
        self._stage.below(self.editor)
        self.editor.bridge.focus(".ttl-rules")
        return self.editor

    def close_rules(self) -> None:
        """Close the rules editor."""
        self.editor = None
        self._stage.below()

    def _take(self, match: Any) -> None:
        """Go on with the match under other rules."""
        self._on.match = match
        self.close_rules()
        self._on.act(lambda: None)

    def edit_rule(self, clause: str) -> RulesEditor:
        """Open the rules below the board at those that touch a clause; return their editor."""
        self._on.match.rulebook(self._on.lang).find(clause)
        editor = self.editor or self.edit_rules()
        if editor.proposal is not None:
            editor.choose("form")
        editor.only(False).search(clause)
        editor.bridge.focus(".ttl-rules")
        return editor

    def rule_cell(self, clause: str, function: str = "") -> str:
        """Return the `%%rule` cell that edits a clause, to be copied; '' if no function carries it out."""
        self._on.match.rulebook(self._on.lang).find(clause)
        cells = rule_cells(self._on.match.game, clause, known_as(self._on))
        return next((cell for cell in cells if not function or f" {function}" in cell.split("\n")[0]), "")

    # --- two branches -------------------------------------------------------------------------------------------------

    def compare(self, a: str = "", b: str = "", step: int | None = None) -> ComparePane:
        """Show two branches side by side below the board: by default the present one and another."""
        on, match = self._on, self._on.match
        on.for_all("compare")
        from .compare_pane import ComparePane

        names = (match.branch_name, *match.branches)
        one = find_line(match, a) if a else names[0]
        other = find_line(match, b) if b else next((name for name in names[1:] if name != one), one)
        if self.editor is not None:
            self.close_rules()
        pane = ComparePane(match, one, other, on.lang, on.viewer, on.theme, self._told, step)
        self.comparing = pane
        self._stage.below(pane)
        pane.bridge.focus(".ttl-compare")
        return pane

    def _told(self, what: str, value: Any) -> None:
        """Handle what was pressed in the comparison but belongs to the widget."""
        if what == "close":
            self.close_comparison()
        elif what == "clause":
            self.show_clause(value)
        elif what == "switch":
            self._on.act(lambda: self._on.match.switch(find_line(self._on.match, value)))

    def close_comparison(self) -> Any:
        """Close the comparison."""
        self.comparing = None
        self._stage.below()
        return self._on.refresh()

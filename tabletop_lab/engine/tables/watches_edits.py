"""What a table remembers of rules that were edited as code: what they gave, so that an error that follows from it is
told with their clause (`edits/errors.py`). The edited functions tell it themselves (`core/clause.py`)."""

from __future__ import annotations

from typing import Any

from ..edits.guard import Endless

MOST_CALLS = 30_000
"""How often edited functions may give something between two decisions: what they give may take long to make."""

Given = tuple[int, Any, Any]
"""The step in which an edited function gave something, the edit, and what."""


class WatchesEdits:
    """A table that watches edited functions."""

    step: int
    given_by_edit: Given | None = None
    """What an edited function gave last."""
    chosen_of_edit: Given | None = None
    """The same for the last answer to a question in whose step an edited function gave something."""

    calls = calls_at = 0
    """How often edited functions gave something in the present step, and which that is."""

    def edit_gave(self, edit: Any, value: Any) -> None:
        """An edited function gave something; not without end where nobody is asked."""
        self.given_by_edit = (self.step, edit, value)
        if self.calls_at != self.step:
            self.calls, self.calls_at = 0, self.step
        self.calls += 1
        if self.calls > MOST_CALLS:
            raise Endless(f"it does not end: it was called {MOST_CALLS:,} times without a decision")

    def edit_was_left(self, edit: Any) -> None:
        """An edited function was left before its end: it ended the game, or waits for a person."""
        if self.given_by_edit is None or self.given_by_edit[0] != self.step:
            self.given_by_edit = (self.step, edit, None)

    def chosen_at(self, step: int) -> None:
        """Somebody has chosen, perhaps from what an edited function gave."""
        if self.given_by_edit is not None and self.given_by_edit[0] == step:
            self.chosen_of_edit = self.given_by_edit

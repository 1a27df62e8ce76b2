"""What a table remembers of rules that were edited as code: what they gave, so that an error that follows from it is
told with their clause (`edits/errors.py`). The edited functions tell it themselves (`core/clause.py`)."""

from __future__ import annotations

from typing import Any

Given = tuple[int, Any, Any]
"""The step in which an edited function gave something, the edit, and what."""


class WatchesEdits:
    """A table that watches edited functions."""

    step: int
    given_by_edit: Given | None = None
    """What an edited function gave last."""
    chosen_of_edit: Given | None = None
    """The same for the last answer to a question in whose step an edited function gave something."""

    def edit_gave(self, edit: Any, value: Any) -> None:
        """An edited function gave something."""
        self.given_by_edit = (self.step, edit, value)

    def edit_was_left(self, edit: Any) -> None:
        """An edited function was left before its end: it ended the game, or waits for a person."""
        if self.given_by_edit is None or self.given_by_edit[0] != self.step:
            self.given_by_edit = (self.step, edit, None)

    def chosen_at(self, step: int) -> None:
        """Somebody has chosen, perhaps from what an edited function gave."""
        if self.given_by_edit is not None and self.given_by_edit[0] == step:
            self.chosen_of_edit = self.given_by_edit

"""What a verb was given and cannot use: a mistake of an author, or of an edited rule. Told in every language."""

from __future__ import annotations

from typing import Any

from ..language.localized import localized


class Misuse(TypeError, ValueError):
    """A verb was given something that it cannot use; the sentence is the message `wrong-misuse_<kind>`.

    >>> error = Misuse("no_seat", name="bid", seat="P77", seats="P1, P2")
    >>> print(error)
    bid: P77 is asked, but there is no such seat (allowed: P1, P2)
    """

    def __init__(self, kind: str, **facts: Any) -> None:
        self.fault = localized(f"misuse_{kind}", **facts)
        super().__init__(str(self.fault))

    def text(self, lang: str) -> str:
        """What is wrong, in a language."""
        return str(self.fault.localized(lang))

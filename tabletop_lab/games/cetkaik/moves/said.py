"""What is wrong with an action or a game that is written as text, in every language."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.engine.language.localized import Exactly, in_languages


def _words(lang: str) -> Any:
    """The words of the game, which itself is put together on top of its notation."""
    from tabletop_lab.games.cetkaik.game import Cetkaik

    return Cetkaik.words(lang)


def wrong(kind: str, place: str, clause: str = "", *, could_be: str = "", **facts: Any) -> Fault:
    """What is wrong with a text: `wrong-<kind>`, at `place-<place>` or at the place itself.

    `could_be`: what could stand there, `allowed-<could_be>`; without it `wrong-<kind>-allowed`.
    """

    def make(lang: str) -> Fault:
        words = _words(lang)
        said = {name: Exactly(value) if isinstance(value, str) else value for name, value in facts.items()}
        allowed = f"allowed-{could_be}" if could_be else f"wrong-{kind}-allowed"
        return Fault(
            words(f"place-{place}", **said) if words.has(f"place-{place}") else place,
            words(f"wrong-{kind}", **said),
            words(allowed, **said) if words.has(allowed) else "",
            clause,
            kind,
        )

    return in_languages("en", make)

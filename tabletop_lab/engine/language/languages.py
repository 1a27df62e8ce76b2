"""Which languages there are, and the check that every door makes."""

from __future__ import annotations

from ..core.errors import Fault, TabletopError

LANGUAGES = ("en", "ko")


def known_language(lang: object) -> str:
    """The language itself; TabletopError when there is none of that name.

    >>> known_language("ko")
    'ko'
    """
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise TabletopError(Fault("lang", f"there is no language {lang!r}"[:60], ", ".join(LANGUAGES)))
    return lang

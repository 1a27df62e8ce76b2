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
        # In every language by hand: `localized` asks this module which there are.
        shown, known = repr(lang)[:40] if isinstance(lang, str) else type(lang).__name__, ", ".join(LANGUAGES)
        korean = Fault("lang", f"{shown}: 그런 언어는 없습니다", known, lang="ko")
        raise TabletopError(Fault("lang", f"there is no language {shown}", known, others=(korean,)))
    return lang

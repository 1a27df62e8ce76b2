"""Files that somebody asked for: written whole or not at all, and why not is told in words."""

from __future__ import annotations

from errno import errorcode
from pathlib import Path

from ..core.errors import Fault, TabletopError
from ..core.files import write_whole
from .localized import Exactly, in_languages
from .messages import engine_words


def write_file(path: str | Path, content: str | bytes, lang: str | None = None) -> Path:
    """Write a file that somebody asked for, whole (see `write_whole`); its path. Raises TabletopError with the reason.

    >>> write_file("/no/such/folder/a.svg", "<svg/>")
    Traceback (most recent call last):
    ...
    tabletop_lab.TabletopError: '/no/such/folder/a.svg': cannot be written: No such file or directory
    """
    try:
        return write_whole(path, content)
    except (OSError, ValueError) as error:
        raise TabletopError(not_written(path, error, lang)) from None


def not_written(path: str | Path, error: Exception, lang: str | None = None) -> Fault:
    """Why a file could not be written."""

    def make(lang: str) -> Fault:
        return Fault(repr(str(path)), engine_words(lang)("wrong-not_written", reason=reason(error, lang)))

    return in_languages(lang, make)


def code_of(error: Exception) -> str:
    """The system's name of what went wrong ("ENOENT"); empty where it has none."""
    return errorcode.get(getattr(error, "errno", None) or 0, "")


def reason(error: Exception, lang: str, *ids: str) -> str:
    """Why the system could not read or write: by the first of these messages that there is, or by the one for its code,
    else in the system's own words."""
    words = engine_words(lang)
    known = next((id for id in (*ids, f"system-{code_of(error)}") if words.has(id)), "")
    return words(known) if known else Exactly((getattr(error, "strerror", None) or str(error))[:160])

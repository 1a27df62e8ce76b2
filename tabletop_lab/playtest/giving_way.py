"""While a thread plays games, everybody else in its process goes first: a notebook draws and answers meanwhile.

Python lets a thread that computes go on for 5 ms whenever another one wants its turn. Who reads many small things
(imports a library, draws a figure) waits so long for each of them: the pane of 12,000 games took 55 s in place of 9.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

TURN = 0.0002
"""Seconds for which the thread that plays goes on when somebody else wants a turn."""
_lock = threading.Lock()
_playing: list[float] = []
"""For each thread that plays, the length of a turn before the first of them began."""


@contextmanager
def giving_way() -> Iterator[None]:
    """Short turns inside this block; when the last of several such blocks ends, turns are as long as before.

    >>> before = sys.getswitchinterval()
    >>> with giving_way(), giving_way():
    ...     sys.getswitchinterval() < before
    True
    >>> sys.getswitchinterval() == before
    True
    """
    with _lock:
        _playing.append(_playing[0] if _playing else sys.getswitchinterval())
        sys.setswitchinterval(min(TURN, _playing[0]))
    try:
        yield
    finally:
        with _lock:
            before = _playing.pop()
            if not _playing:
                sys.setswitchinterval(before)

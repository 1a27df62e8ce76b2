"""Reads files that a person or a record names: ordinary ones, and never more of them than is wanted.
A device or a pipe is refused before it could be waited for."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


class NotOrdinary(OSError):
    """A folder, a device or a pipe stands where a file was expected."""


class TooLarge(OSError):
    """The file has more bytes than may be read."""


def read_file(path: str | Path, most: int) -> bytes:
    """All bytes of an ordinary file of at most `most` bytes. Raises OSError, or ValueError for a path that is none.

    >>> read_file("/dev/null", 9)
    Traceback (most recent call last):
    tabletop_lab.engine.core.ordinary_files.NotOrdinary: [Errno 22] Not an ordinary file: '/dev/null'
    """
    _check(os.stat(path), path, most)  # opening a device can do something already
    # Without O_NONBLOCK the opening of a pipe, put there since, would wait for somebody who writes.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        _check(os.fstat(handle), path, most)
        parts, room = [], most + 1  # what a file says of its size need not be true (/proc, or a file that grows)
        while room > 0 and (part := os.read(handle, min(room, 1 << 20))):
            parts.append(part)
            room -= len(part)
    finally:
        os.close(handle)
    if room <= 0:
        raise TooLarge(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return b"".join(parts)


def _check(status: os.stat_result, path: str | Path, most: int) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise NotOrdinary(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise NotOrdinary(errno.EINVAL, "Not an ordinary file", str(path))
    if status.st_size > most:
        raise TooLarge(errno.EFBIG, os.strerror(errno.EFBIG), str(path))

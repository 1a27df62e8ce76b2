"""Writing a file so that nothing is lost: the old one stays until the new one is complete and on the disk."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from errno import EINVAL, EISDIR, ELOOP
from pathlib import Path
from uuid import uuid4


def write_whole(path: str | Path, content: str | bytes) -> Path:
    """Write a text (as UTF-8) or bytes, and put it in the place of the old file; gives the path.

    A symbolic link stays one: the file it leads to is written. The file keeps its mode. File and folder are brought to
    the disk, so that after a power cut there is the old file or the new one. Raises OSError; devices are refused.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder, "game.yaml")
    ...     _ = file.write_text("old")
    ...     file.chmod(0o600)
    ...     _ = write_whole(file, "new")
    ...     file.read_text(), oct(file.stat().st_mode & 0o777), len(os.listdir(folder))
    ('new', '0o600', 1)
    """
    goal = Path(os.path.realpath(path))
    mode = _mode_of(goal)
    temporary = goal.parent / f".{goal.name[:100]}.{uuid4().hex[:8]}.part"
    try:
        with temporary.open("xb") as file:
            if mode is not None:
                os.chmod(temporary, mode)
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, goal)
    finally:
        with suppress(OSError, ValueError):
            temporary.unlink(missing_ok=True)
    _sync_folder(goal.parent)
    return Path(path)


def _mode_of(goal: Path) -> int | None:
    """The mode of the file that is there, None for a new one; OSError for what is no regular file."""
    try:
        found = goal.lstat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(found):  # what leads to itself is left over when links are followed
        raise OSError(ELOOP, os.strerror(ELOOP))
    if stat.S_ISDIR(found):
        raise OSError(EISDIR, os.strerror(EISDIR))
    if not stat.S_ISREG(found):
        raise OSError(EINVAL, "is not a regular file")
    return stat.S_IMODE(found)


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk too, where a system can do that (Windows cannot)."""
    with suppress(OSError, AttributeError):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)

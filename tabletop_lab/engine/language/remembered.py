"""What is remembered of a person from day to day: a small file in the folder where this computer keeps settings."""

from __future__ import annotations

import json
import os
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ..core.files import write_whole

LIMIT = 10_000
"""Bytes of settings that are read: a larger file is not ours."""


_PLACES = ("XDG_CONFIG_HOME", "HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE")
"""The variables by which computers say where settings are kept."""


def file() -> Path:
    """Where it is kept."""
    return _file(*map(os.environ.get, _PLACES))


@lru_cache(maxsize=8)
def _file(*places: str | None) -> Path:
    """The file where the variables say so: every sentence asks for the language, and finding the folder is slow."""
    from platformdirs import user_config_path  # loaded when somebody asks

    return user_config_path("tabletop_lab", appauthor=False) / "settings.json"


def read() -> dict[str, Any]:
    """What is remembered; nothing where there is no such file, or one that cannot be read."""
    return _read(file())


def write(name: str, value: Any) -> None:
    """Remember one thing more; OSError where the file cannot be written."""
    path = file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({**_read(path), name: value}, indent=1) + "\n")
    finally:
        _read.cache_clear()


@cache
def _read(path: Path) -> dict[str, Any]:
    # A damaged file only means that nothing is remembered.
    try:
        if path.stat().st_size > LIMIT:
            return {}
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}

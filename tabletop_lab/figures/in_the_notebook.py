"""Pictures that the notebook of this kernel has kept: run again, a cell need not have the same picture made again.
Knows the file of a notebook; how pictures are made is in saved.py.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tabletop_lab.engine.core.ordinary_files import read_file

VARIABLE = "JPY_SESSION_NAME"
"""The environment variable in which Jupyter's server tells a kernel the path of its notebook."""
MOST_BYTES = 50_000_000

_TAG = re.compile(
    r'<img(?: data-letters="([\d.]+)")? data-drawing="([0-9a-f]{32})"[^>]*? src="(data:image/webp;base64,[\w+/=]+)"',
    re.ASCII,
)


class Kept(NamedTuple):
    """A picture as an address, and how large its smallest letters are (as text, empty without letters)."""

    address: str
    letters: str


def key_of(drawing: str, width: int, recipe: str) -> str:
    """What a picture is found by: the drawing it shows, the pixels across, and how it was made of it.

    >>> key_of("PHN2Zy8+", 900, "webp") == key_of("PHN2Zy8+", 901, "webp")
    False
    """
    return blake2b(f"{recipe} {width} {drawing}".encode(), digest_size=16).hexdigest()


def kept() -> dict[str, Kept]:
    """The pictures of this kernel's notebook by their keys, as its file had them when it was first asked."""
    path = os.environ.get(VARIABLE, "")
    return _read(path) if path.endswith(".ipynb") else {}


@lru_cache(maxsize=4)
def _read(path: str) -> dict[str, Kept]:
    try:
        notebook = json.loads(read_file(Path(path), MOST_BYTES))
        found = [_TAG.findall(html) for html in _shown(notebook)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):  # another folder, or no notebook
        return {}
    return {key: Kept(address, letters) for tags in found for letters, key, address in tags}


def _shown(notebook: Any) -> Iterator[str]:
    """The HTML of every output."""
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            html = output.get("data", {}).get("text/html", "")
            yield html if isinstance(html, str) else "".join(html)

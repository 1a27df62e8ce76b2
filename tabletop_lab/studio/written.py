"""A book as files: all of them are made before any is written, so that a failure leaves nothing behind."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from .blocks import Book
from .making import Paper

PACKAGES = {"pdf": ("typst", "typst"), "docx": ("docx", "python-docx")}
"""What a format needs besides the package itself (extra `export`): the module, and what it is called."""
INSTALL = "pip install 'tabletop-lab[export]'"


def lacks(kind: str) -> str:
    """The package that a format needs and that is not installed; '' if nothing is missing.

    >>> lacks("html")
    ''
    """
    module, package = PACKAGES.get(kind, ("", ""))
    invalidate_caches()  # it may have been installed since Python began
    return package if module and find_spec(module) is None else ""


def written(book: Book, kinds: Sequence[str], folder: Path, name: str, paper: Paper, colour: str) -> list[Path]:
    """Write a book in each format to `folder`/`name`.`kind`. TabletopError for a format whose package is missing."""
    made = {kind: _made(book, kind, paper, colour) for kind in kinds}
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for kind, content in made.items():
        file = folder / f"{name}.{kind}"
        file.write_bytes(content)
        files.append(file)
    return files


def _made(book: Book, kind: str, paper: Paper, colour: str) -> bytes:
    if kind == "html":
        from .to_html import html

        return html(book, colour).encode("utf-8")
    if kind == "pdf":
        from .to_pdf import pdf

        return pdf(book, paper, colour)
    from .to_docx import docx

    return docx(book, paper, colour)

"""Reads the PDF of every book: type sizes, what lies outside its page, and what `outloud` says.

`python -m tests.studio.read_pdfs [GAME ...]` needs the extra `test-books` (outloud, and PyMuPDF with it). Figures
have their letters as outlines; those are measured before they are set (`Printed.letters`).
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine.core.catalogue import games

LEAST = 7.0
ROUNDING = 0.05


def faults(file: Path) -> list[str]:
    """Text that is too small, and text outside of its page. What a crop cuts off is in the file, but not seen."""
    import pymupdf

    found = []
    with pymupdf.open(file) as document:
        for number, page in enumerate(document, 1):
            room = page.rect + (-0.5, -0.5, 0.5, 0.5)
            for span in spans(page):
                if span["text"].strip() and span["size"] < LEAST - ROUNDING:
                    found.append(f"page {number}: {span['text'][:30]!r} is {span['size']:.1f} points")
                if not room.contains(pymupdf.Rect(span["bbox"])):
                    found.append(f"page {number}: {span['text'][:30]!r} is outside")
    return found


def spans(page: Any) -> list[dict[str, Any]]:
    """Every stretch of text in one size."""
    blocks = page.get_text("dict")["blocks"]
    return [span for block in blocks for line in block.get("lines", ()) for span in line["spans"]]


def main(names: list[str]) -> int:
    """Make and read the books; 1 if anything is wrong with one."""
    wrong = 0
    with tempfile.TemporaryDirectory() as place:
        for name in names or list(games()):
            for lang in ("en", "ko"):
                for paper in ("a5", "a4"):
                    (file,) = tl.book(name, lang=lang, to="pdf", paper=paper, folder=place)
                    found = faults(file)
                    told = subprocess.run(["outloud", "-q", str(file)], capture_output=True, text=True, check=False)
                    wrong += bool(found) + bool(told.returncode)
                    print(name, lang, paper, found[:5], told.stdout.strip(), flush=True)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

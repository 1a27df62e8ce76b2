"""Finds and removes what an HTML page must not hold if it is to open without a network.
Knows only HTML: no notebook and no file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from html.parser import HTMLParser

LOADING = {"src", "srcset", "poster", "data", "background"}
"""Attributes that make a browser fetch something; `href` does so only in these:"""
LINKING = {"link", "image", "use", "feimage"}
NO_WORDS = "No description has been provided for this image"
"""What nbconvert writes as the text of a picture that has none."""

EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
"""Elements without an end."""
_STYLE_LOADS = re.compile(r"""url\(\s*['"]?(?!data:|#|['")])([^'")]*)|@import\s+['"]([^'"]*)""")
_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Found:
    """Something that is wrong: `kind` is 'loads' (it comes from elsewhere) or 'wordless' (a picture without alt)."""

    kind: str
    thing: str


def faults(text: str) -> list[Found]:
    """List everything in a page that a browser would fetch, and every picture without a text.

    A picture that is hidden from those who listen (the same picture once more, cut for paper) needs none.

    >>> faults('<a href="https://example.org">a link stays</a><img alt="a board" src="data:image/png;base64,AA">')
    []
    >>> [found.thing for found in faults('<script src="//cdn/x.js"></script><img src="data:,">')]
    ['//cdn/x.js', '<img src="data:,">']
    >>> page = '<span aria-hidden="true"><span><img alt="" src="data:,"></span></span><img alt="" src="data:,">'
    >>> len(faults(page))
    1
    """
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.found


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Found] = []
        self._style = False
        self._hidden = ("", 0)  # the tag that is hidden from those who listen, and how deep it is nested

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._style = tag == "style"
        given = {name: value or "" for name, value in attrs}
        hidden, depth = self._hidden
        if tag == hidden:
            self._hidden = hidden, depth + 1
        elif not hidden and given.get("aria-hidden") == "true" and tag not in EMPTY:
            self._hidden = tag, 1
        for name, value in given.items():
            loads = name in LOADING or (name.endswith("href") and tag in LINKING)
            if loads and value.strip() and not value.strip().startswith(("data:", "#")):
                self.found.append(Found("loads", value[:80]))
            elif name == "style":
                self._look_into(value)
        if tag == "img" and not self._hidden[0] and not given.get("alt", "").strip():
            self.found.append(Found("wordless", (self.get_starttag_text() or "")[:80]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        self._style = False
        hidden, depth = self._hidden
        if tag == hidden:
            self._hidden = (hidden, depth - 1) if depth > 1 else ("", 0)

    def handle_data(self, data: str) -> None:
        if self._style:
            self._look_into(data)

    def _look_into(self, css: str) -> None:
        for match in _STYLE_LOADS.finditer(css):
            self.found.append(Found("loads", (match[1] or match[2] or "")[:80]))


def without_loaders(text: str) -> str:
    """Return the page without the exporter's scripts that fetch formulas and diagrams; scripts of cells stay.

    >>> without_loaders('<script src=""></script><script>1</script>')
    '<script>1</script>'
    """

    def kept(script: re.Match[str]) -> str:
        attributes, code = script[1], script[2]
        loader = 'src=""' in attributes or "x-mathjax-config" in attributes
        return "" if loader or ("module" in attributes and "jp-Mermaid" in code) else script[0]

    return _SCRIPT.sub(kept, text)


def with_words(text: str, words: str) -> tuple[str, int]:
    """Give `words` to every picture that has no text; return the page and the number of such pictures."""
    return text.replace(f'alt="{NO_WORDS}"', f'alt="{escape(words, quote=True)}"'), text.count(f'alt="{NO_WORDS}"')

"""What a reader of a notebook reads, as sentences, and which of them are in the other language.
Knows HTML and Markdown; no notebook and no file."""

import re
from html import unescape

import tabletop_lab as tl

NAMES = ("Run All Cells", "한국어", "팀 에보개", "The Last Lanterns")
"""What is called so in every language: menus of JupyterLab, names of languages, of people, of a game in a notebook."""
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_NAMED = re.compile(r"""<td lang="\w\w"[^>]*>[^<]*</td>""")
"""A name in the other language, marked as such: the column of a glossary."""
_TARGET = re.compile(r"\]\([^)]*\)")
_UNSEEN = re.compile(r"<(style|script|svg|code|pre|kbd)\b.*?</\1>", re.DOTALL)
_SPOKEN = re.compile(r"""\b(?:alt|title|aria-label|placeholder)="([^"]*)\"""")
_ENGLISH = re.compile(r"[A-Za-z][A-Za-z'’-]*(?:[ ,]+[A-Za-z][A-Za-z'’-]*){2,}")
_HANGUL = re.compile(r"[가-힣][가-힣 ,.]*")


def of_markdown(text):
    """The words of a Markdown cell, without code and the addresses of links.

    >>> of_markdown("Press [*here*](../ko/00_start.ipynb) or `tl.play`.")
    'Press [*here*] or  .'
    """
    return of_html(_TARGET.sub("]", _CODE.sub(" ", text)))


def of_html(html):
    """The words of an output: what is shown, and what is said of its pictures.

    >>> of_html('<style>p {color: red}</style><p>P1 &amp; P2</p><img alt="a board" src="data:,x">').split()
    ['P1', '&', 'P2', 'a', 'board']
    """
    said = "\n".join(_SPOKEN.findall(html))
    return unescape(re.sub(r"<[^>]+>", "\n", _UNSEEN.sub(" ", _NAMED.sub(" ", html))) + said)


def foreign(text, lang):
    """What of a text is in the other language: three English words in a row, or any Hangul; names are no language.

    >>> foreign("P1은 Run All Cells와 A Dream of Fourteen Nights를 압니다. Press the board.", "ko")
    ['Press the board']
    >>> foreign("The game 열네 밤의 꿈 has 막힌 칸.", "en")
    ['막힌 칸.']
    """
    names = [*NAMES, *(title for game in tl.games().values() for title in game.title.values())]
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " · ")
    return (_ENGLISH if lang == "ko" else _HANGUL).findall(text)

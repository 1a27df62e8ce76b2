"""Small pieces of HTML that several parts of the widget share: chips, seat names, rulebook text.
Everything that comes from a game or a user is escaped here; nothing here knows a widget or a match."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from tabletop_lab.figures.pictograms import strokes

SHAPES = ("●", "▲", "■", "◆", "⬢")
"""The seats' shapes, as on the boards; more than five seats have none."""

_SEAT = re.compile(r"(?<![\w-])P([1-9])(?!\d)")
# A Korean particle may follow directly: "FN-3.3에".
_CLAUSE = re.compile(r"(?<![\w-])([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?)(?![A-Za-z0-9-])")


def shape(seat: int) -> str:
    """The shape of a seat (0 is the first), or '' for a seat beyond the fifth.

    >>> shape(1), shape(7)
    ('▲', '')
    """
    return SHAPES[seat] if 0 <= seat < len(SHAPES) else ""


def sign(parts: Sequence[tuple[str, str]]) -> str:
    """A pictogram of a board as a small picture, in the colour of the words beside it.

    >>> sign([("fill", "M0 0h9"), ("cut 2", "M2 2h5")]).partition("true")[2]
    '"><path d="M0 0h9" fill="currentColor"/><path d="M2 2h5" fill="none" stroke="var(--bg)" stroke-width="2"/></svg>'
    """
    drawn = []
    for how, d in strokes(tuple(parts)):
        kind, _, width = how.partition(" ")
        tone = "var(--bg)" if kind == "cut" else "currentColor"
        look = f'fill="none" stroke="{tone}" stroke-width="{width}"' if width else f'fill="{tone}"'
        drawn.append(f'<path d="{d}" {look}/>')
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{"".join(drawn)}</svg>'


def who(player: str) -> str:
    """A seat's name with its shape and colour.

    >>> who("P2")
    '<b class="who p2">▲&nbsp;P2</b>'
    """
    match = _SEAT.fullmatch(player)
    seat = int(match[1]) - 1 if match else -1
    mark = shape(seat)
    return f'<b class="who p{seat + 1}">{mark}&nbsp;{escape(player)}</b>' if mark else f"<b>{escape(player)}</b>"


def sentence(text: str) -> str:
    """A sentence in which its seats are marked.

    >>> sentence("P2 walks to <4>.")
    '<b class="who p2">▲&nbsp;P2</b> walks to &lt;4&gt;.'
    """
    return _SEAT.sub(lambda m: who(m[0]), escape(text, quote=False))


def chip(clause: str, title: str = "", *, small: bool = False, on: bool = False, bad: bool = False) -> str:
    """A button that opens a clause.

    >>> chip("FN-6.2", small=True)
    '<button class="chip sm" data-do="clause" data-with="FN-6.2" aria-label="FN-6.2"><i>FN-6.2</i></button>'
    """
    classes = " ".join(["chip", *(["sm"] if small else []), *(["on"] if on else []), *(["no"] if bad else [])])
    name = escape(f"{clause}: {title}" if title else clause)
    shown = "" if small else escape(title)
    return (
        f'<button class="{classes}" data-do="clause" data-with="{escape(clause)}" aria-label="{name}">'
        f"<i>{escape(clause)}</i>{shown}</button>"
    )


def won(winners: Sequence[str], say: Callable[..., str]) -> str:
    """Who has won, as a sentence; a game that was stopped may have no winner.

    >>> won((), lambda message, **facts: message), won(("P1",), lambda message, **facts: message)
    ('no-winner', 'winner')
    """
    return say("winners" if len(winners) > 1 else "winner" if winners else "no-winner", players=", ".join(winners))


def do(what: str, value: str, shown: str, extra: str = "") -> str:
    """A button of plain HTML; the board's bridge reports a click as (what, value). `shown` is already HTML."""
    return f'<button data-do="{what}" data-with="{escape(value)}"{" " + extra if extra else ""}>{shown}</button>'


def prose(text: str, known: Callable[[str], bool] = lambda clause: False) -> str:
    """Rulebook text as HTML: paragraphs, lists, **bold**, `code`; clause IDs in `known` become buttons.

    >>> prose("Walk **one** step.\\n\\n- not back\\n- see FN-6.2", {"FN-6.2"}.__contains__)[:45]
    '<p>Walk <b>one</b> step.</p><ul><li>not back<'
    """
    blocks = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = block.splitlines()
        at = next((i for i, line in enumerate(lines) if re.match(r"\s*[-*] ", line)), len(lines))
        if lines[:at]:
            blocks.append(f"<p>{_spans(' '.join(lines[:at]), known)}</p>")
        items: list[str] = []
        for line in lines[at:]:
            if re.match(r"\s*[-*] ", line):
                items.append(line.strip()[2:])
            else:
                items[-1] += " " + line.strip()
        if items:
            blocks.append("<ul>" + "".join(f"<li>{_spans(item, known)}</li>" for item in items) + "</ul>")
    return "".join(blocks)


def inline(text: str) -> str:
    """One line of rulebook text as HTML.

    >>> inline("**one** of `a` & b")
    '<b>one</b> of <code>a</code> &amp; b'
    """
    return _spans(text, lambda clause: False)


def _spans(text: str, known: Callable[[str], bool]) -> str:
    text = escape(text, quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    # A line does not break at the hyphen of a clause.
    whole = '<span style="white-space:nowrap">{}</span>'
    return _CLAUSE.sub(lambda m: chip(m[1], small=True) if known(m[1]) else whole.format(m[1]), text)


def table(rows: Sequence[Sequence[str]], head: Sequence[str] = (), by_column: bool = False) -> str:
    """A small table; the cells are already HTML, numbers are aligned right.

    `by_column`: a column of numbers alone stands right, with its head; one in which a word stands, left.

    >>> table([["P1", "41"]], ["seat", "score"])[-44:]
    '>P1</td><td class="num">41</td></tr></table>'
    >>> table([["5"], ["no"]], ["P1"], by_column=True).count("left")
    3
    >>> table([["5"], ["–"]], ["P1"], by_column=True).count("num")
    3
    """
    left = ' style="text-align:left"'  # a notebook without the style sheet aligns cells right
    right = [_of_numbers([row[k] for row in rows]) for k in range(max(map(len, rows), default=0))]

    def title(k: int, text: str) -> str:
        # A heading without a word is none: a screen reader would read it out as one.
        if not text:
            return "<td></td>"
        return f'<th class="num">{text}</th>' if by_column and right[k] else f"<th{left}>{text}</th>"

    def cell(k: int, text: str) -> str:
        number = right[k] if by_column else _number(text)
        return f'<td class="num">{text}</td>' if number else f"<td{left}>{text}</td>"

    top = "<tr>" + "".join(title(k, text) for k, text in enumerate(head)) + "</tr>" if head else ""
    body = "".join("<tr>" + "".join(cell(k, text) for k, text in enumerate(row)) + "</tr>" for row in rows)
    return f'<table class="ttl-score">{top}{body}</table>'


def _number(text: str) -> bool:
    return bool(re.fullmatch(r"[-−]?[\d., ]+", text))


def _of_numbers(column: Sequence[str]) -> bool:
    """Whether numbers stand in a column, and nothing else but dashes for none."""
    return any(map(_number, column)) and all(_number(text) or text in ("", "–", "-") for text in column)

"""A whole match as one picture: nights and days as columns, seats as rows; a row's band ends where its seat died.
Drawn from a chronicle, which is made from the trace of one viewer: never more than that viewer may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from . import board_marks as marks
from . import table_facts as facts
from .board import moment, seen
from .chronicle import Cell, Chronicle, chronicle

SLIDE, MARGIN = 13.333, 5 / 12
LABEL, AFTER = 1.75, 0.95
"""Inches for the seats at the left, and for what is said of a death in the last column."""
LEAST, MOST = 1.06, 2.4
"""Inches of a column."""
STEP, ROW_GAP = 0.185, 0.06


def make(match: Any, viewer: Any, words: Any, blank: Callable[[float, float], Any]) -> tuple[Any, str]:
    """Draw the picture; return its page and its words."""
    told, view = chronicle(match, viewer, words), match.view(viewer)
    ruler = blank(1.0, 1.0)
    columns = [
        max(_wanted(ruler, one.cells.values(), words), ruler.text_width(_head(one, words), "label", True) + 0.42)
        for one in told.periods
    ]
    width = max(SLIDE, sum(columns) + LABEL + AFTER + 2 * MARGIN)
    tall = [_tall(told, player) for player in match.players]
    sentences = _sentences(ruler, told, words, width - 2 * MARGIN)
    rows = max([len(lines) for *_, lines in sentences], default=-2)
    height = 2 * MARGIN + 0.95 + sum(tall) + ROW_GAP * len(tall) + 0.28 + 0.32 + 0.2 * rows + 0.12
    page = blank(width, height)
    _Timeline(page, told, view, words, columns).draw(tall, sentences)
    return page, alt(told, view, words)


def _head(period: Any, words: Any) -> str:
    return str(words(f"board-middle-{period.kind}", number=period.number))


def _wanted(ruler: Any, cells: Iterable[Cell], words: Any) -> float:
    """The width of a column that shows its cells completely."""
    most = LEAST
    for cell in cells:
        marked = sum((0.62 if cell.tokens else 0, 0.26 if cell.mark else 0, 0.34 if cell.votes >= 0 else 0))
        marked += 0.3 if cell.welcome else 0.0
        marked += 0.45 if cell.mark == "suspect" else 0.0
        lines = [ruler.text_width(text, "note") + (0.22 if kind == "secret" else 0) for kind, text in _texts(cell)]
        most = max(most, max([marked, *lines]) + 0.26 + (0.3 if cell.death else 0))
    return min(most, MOST)


def _sentences(ruler: Any, told: Chronicle, words: Any, room: float) -> list[tuple[str, list[str]]]:
    """The numbered sentences: clause and moment, then the lines that fit under them side by side."""
    wide = _side_by_side(room, len(told.notable))
    found = []
    for entry, k, _ in told.notable:
        when, clause = _when(told, k, words), entry.clauses[0] if entry.clauses else ""
        lines = ruler.wrap(entry.text(words.lang), wide - 0.5, "note", lines=4)
        found.append((f"{clause} · {when}" if clause else when, lines))
    return found


def _side_by_side(room: float, count: int) -> float:
    return min(room / max(count, 3), 4.2)


def _tall(told: Chronicle, player: str) -> float:
    """The height of a seat's row, by its fullest cell."""
    rows = [len(_texts(one.cells[player])) + bool(_marked(one.cells[player])) for one in told.periods]
    return 0.13 + STEP * max([1, *rows])


def _texts(cell: Cell) -> list[tuple[str, str]]:
    """The lines of a cell: at most three, the last ones, each once."""
    return list(dict.fromkeys(cell.lines))[-3:]


def _marked(cell: Cell) -> bool:
    return bool(cell.tokens or cell.mark or cell.welcome)


class _Timeline:
    """The places of everything on one page."""

    def __init__(self, page: Any, told: Chronicle, view: Any, words: Any, columns: list[float]) -> None:
        self.page, self.told, self.view, self.words = page, told, view, words
        self.left, self.right = page.margin, page.w - page.margin
        room = self.right - self.left - LABEL - AFTER
        share = max(room / (sum(columns) or 1.0), 1.0)
        self.x = [self.left + LABEL]
        for column in columns:
            self.x.append(self.x[-1] + min(column * share, max(column, MOST)))
        self.spots: dict[tuple[int, str], tuple[float, float]] = {}

    def draw(self, tall: list[float], sentences: list[tuple[str, list[str]]]) -> None:
        page = self.page
        top = page.h - page.margin
        title = self.words("line-title")
        page.text(self.left, top - 0.2, title, "title")
        at = self.left + page.text_width(title, "title") + 0.25
        watching = seen(self.view, self.words)
        page.text(self.right, top - 0.215, watching, "note", "soft", ha="right")
        room = self.right - page.text_width(watching, "note") - 0.2 - at
        page.text(at, top - 0.215, moment(self.view, self.words), "label", "soft", width=room)
        y = top - 0.95
        self._heads(y + 0.17)
        for player, height in zip(self.view.players, tall, strict=True):
            y -= height + ROW_GAP
            self._row(player, y, height)
        self._callouts(top - 0.78)
        self._key(y - 0.28)
        self._sentences(y - 0.62, sentences)

    def _heads(self, y: float) -> None:
        for k, one in enumerate(self.told.periods):
            (marks.moon if one.kind == "night" else marks.sun)(self.page, self.x[k] + 0.17, y, 0.11)
            text = _head(one, self.words)
            self.page.text(self.x[k] + 0.36, y, text, "label", bold=True, width=self.x[k + 1] - self.x[k] - 0.4)

    def _row(self, player: str, y: float, h: float) -> None:
        page, died = self.page, self.told.death_of(player)
        middle = y + h / 2
        marks.seat(page, self.left + 0.17, middle, facts.number(player), 0.14, ghost=player in self.view.ghosts)
        known = facts.known(self.view, player)
        if known.role:
            own = known.how == "own"
            text = self.words(f"board-card-{known.role}")
            page.text(self.left + 0.42, middle, text, "label", bold=own, width=LABEL - 0.5)
        elif known.side or known.sign:
            name = f"board-side-{known.side}" if known.side else f"board-sign-{known.sign}"
            page.text(self.left + 0.7, middle, self.words(name), "note", width=LABEL - 0.75)
            marks.eye(page, self.left + 0.53, middle)
        else:
            page.card_backs([(self.left + 0.42, middle - 0.11, 0.3, 0.22)])
        ends = self.x[min(died + 1, len(self.told.periods))]
        if died < len(self.told.periods):
            page.line([(ends, middle), (self.x[-1], middle)], "line", page.LINE, 1.5, dash=(1.0, 2.4))
        for k, one in enumerate(self.told.periods[: died + 1]):
            x, w = self.x[k], self.x[k + 1] - self.x[k]
            page.box(x + 0.015, y, w - 0.03, h, "faint" if one.kind == "night" else "panel", r=0.04, z=1.6)
            self._cell(one.cells[player], x + 0.1, y, w - 0.2, h)
            if one.cells[player].death:
                self._death(one.cells[player].death, k, player, ends, middle, h / 2 + 0.01)

    def _cell(self, cell: Cell, x: float, y: float, w: float, h: float) -> None:
        page, texts = self.page, _texts(cell)
        rows = len(texts) + _marked(cell)
        if cell.death:
            w -= 0.3
        at = y + h / 2 + STEP * (rows - 1) / 2
        if _marked(cell):
            self._marks(cell, x, at, w)
            at -= STEP
        for kind, text in texts:
            left = x
            if kind == "secret":
                marks.eye(page, x + 0.09, at, 0.08)
                left += 0.22
            page.text(left, at, text, "note", width=w - (left - x))
            at -= STEP

    def _marks(self, cell: Cell, x: float, y: float, w: float) -> None:
        page = self.page
        if cell.tokens:
            marks.token(page, x + 0.07, y)
            text = f"×{cell.tokens}"
            page.text(x + 0.17, y, text, "note")
            x += 0.27 + page.text_width(text, "note")
        if cell.mark in marks.EVIDENCE:
            marks.EVIDENCE[cell.mark](page, x + 0.1, y, 0.085)
            x += 0.22
        elif cell.mark:
            text = self.words("board-suspect")
            page.text(x, y, text, "note")
            x += page.text_width(text, "note") + 0.08
        if cell.votes >= 0:
            text = f"×{cell.votes}"
            page.text(x, y, text, "note", bold=True)
            x += page.text_width(text, "note", True) + 0.1
        if cell.welcome:
            page.chip(x + 0.14, y, "W", "card", "ink", "ink", bold=True, w=0.28, h=0.19, z=7)

    def _death(self, cause: str, k: int, player: str, ends: float, y: float, top: float) -> None:
        page = self.page
        marks.end_of_life(page, ends - 0.16, y, cause)
        text = self.words(f"line-died-{cause}")
        width = page.text_width(text, "note") + 0.12
        page.box(ends + 0.02, y - 0.09, width, 0.18, "paper", r=0.02, z=1.7)
        page.text(ends + 0.07, y, text, "note", "soft", width=AFTER - 0.1)
        self.spots[k, player] = (ends - 0.02, y + top)

    def _callouts(self, head: float) -> None:
        for n, (_, k, player) in enumerate(self.told.notable, 1):
            spot = self.spots.get((k, player)) if player else (self.x[-1] + 0.2, head)
            if spot:
                self.page.callout(*spot, n, r=0.11)

    def _key(self, y: float) -> None:
        page, x = self.page, self.left
        cells = [cell for one in self.told.periods for cell in one.cells.values()]
        signs: list[tuple[str, Any]] = [("line-key-token", marks.token)] if any(c.tokens for c in cells) else []
        for kind, sign in marks.EVIDENCE.items():
            if any(c.mark == kind for c in cells):
                signs.append((f"line-key-{kind}", lambda p, a, b, sign=sign: sign(p, a, b, 0.085)))
        if any(c.welcome for c in cells):
            signs.append(
                ("line-key-welcome", lambda p, a, b: p.chip(a, b, "W", "card", "ink", "ink", bold=True, w=0.28, h=0.19))
            )
        if any(kind == "secret" for c in cells for kind, _ in c.lines):
            signs.append(("board-key-sign", lambda p, a, b: marks.eye(p, a, b, 0.08)))
        for cause in dict.fromkeys(c.death for c in cells if c.death):
            signs.append((f"line-key-{cause}", lambda p, a, b, cause=cause: marks.end_of_life(p, a, b, cause, 0.08)))
        for name, sign in signs:
            text = self.words(name)
            sign(page, x + 0.1, y)
            page.text(x + 0.3, y, text, "note")
            x += 0.3 + page.text_width(text, "note") + 0.3

    def _sentences(self, y: float, sentences: list[tuple[str, list[str]]]) -> None:
        """Draw the numbered sentences side by side, each under its clause."""
        page, wide = self.page, _side_by_side(self.right - self.left, len(sentences))
        for n, (cited, lines) in enumerate(sentences, 1):
            x = self.left + wide * (n - 1)
            page.callout(x + 0.13, y, n)
            page.text(x + 0.36, y, cited, "note", "act", True, width=wide - 0.45)
            for row, line in enumerate(lines, 1):
                page.text(x + 0.36, y - 0.2 * row, line, "note")


def _when(told: Chronicle, k: int, words: Any) -> str:
    return str(words(f"board-middle-{told.periods[k].kind}", number=told.periods[k].number))


def alt(told: Chronicle, view: Any, words: Any) -> str:
    """The timeline in words, a line for each night and day, then the numbered sentences."""
    lines = [words("line-alt", moment=moment(view, words), seen=seen(view, words))]
    for k, one in enumerate(told.periods):
        parts = []
        for player, cell in one.cells.items():
            if cell.death:
                parts.append(words("line-alt-died", player=player, how=words(f"line-died-{cell.death}")))
        for player, cell in one.cells.items():
            said = [text for _, text in _texts(cell)]
            said += [words("line-alt-tokens", count=cell.tokens)] if cell.tokens else []
            said += [words(f"line-key-{cell.mark}")] if cell.mark in marks.EVIDENCE else []
            said += [words("line-alt-votes", count=cell.votes)] if cell.votes >= 0 else []
            said += [words("board-token")] if cell.welcome else []
            if said:
                parts.append(f"{player} {', '.join(said)}")
        lines.append(f"{_when(told, k, words)}: {'; '.join(parts) or words('board-nothing')}.")
    for n, (entry, _, _) in enumerate(told.notable, 1):
        clause = f" ({entry.clauses[0]})" if entry.clauses else ""
        lines.append(f"{n} {entry.text(words.lang)}{clause}")
    return "\n".join(lines)

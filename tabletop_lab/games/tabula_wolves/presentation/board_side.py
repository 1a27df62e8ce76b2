"""Beside the circle: the order of the night or day, the characters in the game, what the viewer knows, what was said.
A function of the view alone. Only the seat that is asked and the moderator see whose turn it is at night.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts

GAP, PAD = 2 / 12, 0.18
ROW, HEAD = 0.225, 0.44
COLUMN = 21
"""The least width of a panel on a live board, in ems."""

Box = tuple[float, float, float, float]


def draw_side(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float, h: float) -> None:
    """Draw the panels from top to bottom; the last ones share the rest. A live board has them as they fit."""
    order = facts.steps(view, decision)
    if not page.alone:
        _live(page, view, words, order, (x, y, w, h))
        return
    top = y + h
    columns = 1 if facts.is_night(view) else 2
    tall = HEAD + ROW * ((len(order) + columns - 1) // columns) + 0.1
    _order(page, view, words, order, columns, (x, top - tall, w, tall))
    top -= tall + GAP
    tall = _in_the_game(page, view, words, x, top, w)
    top -= tall + GAP
    told = secrets(view, words)
    said = [_speech(words, *one) for one in facts.said_today(view)]
    panels = [("secrets", told)] if told or facts.watcher(view) != "public" else []
    if view.day and (not panels or (said and view.phase in ("talk", "first_vote", "verdict"))):
        panels.append(("said", said))
    room = top - y
    wanted = [HEAD + ROW * max(sum(len(page.wrap(s, w - 2 * PAD, "note", 2)) for s in lines), 1) + 0.1
              for _, lines in panels]  # fmt: skip
    for k, (name, lines) in enumerate(panels):
        rest = room - GAP * (len(panels) - 1 - k)
        tall = rest if k == len(panels) - 1 else min(wanted[k], max(rest / 2, rest - wanted[-1]))
        title = words(_title(view, name), player=view.viewer or "", number=view.day)
        _lines(page, title, lines, words, (x, top - tall, w, tall))
        top -= tall + GAP
        room -= tall + GAP


def _live(page: Any, view: Any, words: Any, order: list[facts.Step], box: Box) -> None:
    """Draw as many panels as the box holds, in columns: what was learned and said first of all."""
    x, y, w, h = box
    em = page.size_of("note") / 72
    told, said = secrets(view, words), [_speech(words, *one) for one in facts.said_today(view)]
    wanted = ["secrets"] * bool(told or facts.watcher(view) != "public") + ["said"] * bool(said) + ["game", "order"]
    for columns in range(max(1, min(len(wanted), int(w / (COLUMN * em)))), 0, -1):
        rows = max(1, min(-(-len(wanted) // columns), int(h / (11 * em))))
        shown = [name for name in ("order", "game", "secrets", "said") if name in wanted[: columns * rows]]
        rows = -(-len(shown) // columns)
        wide, tall = (w + GAP) / columns - GAP, (h + GAP) / rows - GAP
        if "game" not in shown or _names_fit(page, view, words, wide, tall):
            break
    heights = dict.fromkeys(shown, tall)
    if columns == 1 and "game" in shown and not _names_fit(page, view, words, wide, tall):
        heights = dict.fromkeys(shown, tall - (_needed(page, view, words, wide) - tall) / max(len(shown) - 1, 1))
        heights["game"] = _needed(page, view, words, wide)
    top = y + h
    for k, name in enumerate(shown):
        panel = (x + (wide + GAP) * (k % columns), top - heights[name], wide, heights[name])
        top -= (heights[name] + GAP) * (k % columns == columns - 1)
        if name == "order":
            _steps(page, view, words, order, panel)
        elif name == "game":
            _in_the_game(page, view, words, panel[0], panel[1] + panel[3], wide, panel[3])
        else:
            lines = told if name == "secrets" else said
            title = words(_title(view, name), player=view.viewer or "", number=view.day)
            _lines(page, title, lines, words, panel)


def _needed(page: Any, view: Any, words: Any, w: float) -> float:
    """The height in which the names of the characters in the game are whole: fewer columns have more rows."""
    count = max(len(facts.counts(view)), 1)
    heights = [_head(page) + _row(page) * -(-count // columns) + _below(view) + 0.01 for columns in (4, 3, 2)]
    return next((h for h in heights if _names_fit(page, view, words, w, h)), heights[-1])


def _names_fit(page: Any, view: Any, words: Any, w: float, h: float) -> bool:
    """Whether the names of the characters in the game are whole in a panel of that size."""
    counts = facts.counts(view)
    columns = _game_columns(page, view, h)
    room = (w - 2 * PAD) / columns - 0.04 - 0.36 * _scale(page)
    return all(page.text_width(words(f"board-card-{role}"), "note") <= room for role in counts)


def _game_columns(page: Any, view: Any, h: float) -> int:
    """In how many columns the characters have to stand in a panel so high; below them is how many live."""
    fits = max(int((h - _head(page) - _below(view)) / _row(page)), 1)
    return max(2, -(-len(facts.counts(view)) // fits))


def _below(view: Any) -> float:
    """The height for how many live, and for the heads where the viewer may know them."""
    return 0.5 if facts.heads(view) else 0.23


def _steps(page: Any, view: Any, words: Any, order: list[facts.Step], box: Box) -> None:
    """The order in as many columns as it needs; if it is too long, the steps around the present one."""
    fits = max(int((box[3] - _head(page) - 0.05) / _row(page)), 1)
    names = [words(f"board-step-{step.name}") for step in order]
    broad = max((page.text_width(name, "note", True) for name in names), default=0) + 0.34
    columns = max(1, min(-(-len(order) // fits), int((box[2] - 2 * PAD) / broad)))
    if len(order) > columns * fits:
        now = next((k for k, step in enumerate(order) if step.state == "now"), 0)
        first = max(0, min(now - columns * fits // 2, len(order) - columns * fits))
        _order(page, view, words, order[first : first + columns * fits], columns, box, first)
    else:
        _order(page, view, words, order, columns, box)


def _scale(page: Any) -> float:
    """How large things are on a page of that type: 1 on a slide."""
    return max(float(page.size_of("note")) / 9.5, 0.9)


def _row(page: Any) -> float:
    """The height of a line, as type is."""
    return ROW * _scale(page)


def _head(page: Any) -> float:
    """The height of a panel's title."""
    return HEAD * _scale(page)


def _title(view: Any, name: str) -> str:
    if name == "said":
        return "board-said"
    if view.phase == "over":
        return "board-nights"
    return "board-tonight" if facts.watcher(view) == "moderator" else "board-secrets"


def _panel(page: Any, title: str, box: Box) -> None:
    x, y, w, h = box
    page.box(x, y, w, h, "panel", r=0.1, z=1)
    page.text(x + PAD, y + h - 0.24 * _scale(page), title, "label", bold=True, width=w - 2 * PAD)


def _order(
    page: Any, view: Any, words: Any, order: list[facts.Step], columns: int, box: Box, first_of_them: int = 0
) -> None:
    """Draw the calls in two columns: numbered, finished ones with a tick, the present one in ink."""
    night = facts.is_night(view)
    x, y, w, h = box
    first = night and view.night <= 1
    _panel(page, words("board-order-first" if first else "board-order-night" if night else "board-order-day"), box)
    rows = (len(order) + columns - 1) // columns
    wide = (w - 2 * PAD) / columns
    for k, step in enumerate(order):
        left, at = x + PAD + wide * (k // rows), y + h - _head(page) - _row(page) * (k % rows) - 0.06
        text = words(f"board-step-{step.name}")
        now = step.state == "now"
        if now:
            width = min(page.text_width(text, "note", True) + 0.42, wide - 0.04)
            page.box(left - 0.05, at - 0.105, width, 0.21, "ink", r=0.105, z=3)
        tone = "paper" if now else "soft" if step.state == "done" else "ink"
        number = "✓" if step.state == "done" else str(first_of_them + k + 1)
        page.text(left + 0.09, at, number, "note", tone, now, ha="center")
        page.text(left + 0.24, at, text, "note", tone, now, width=wide - 0.3)


def _in_the_game(page: Any, view: Any, words: Any, x: float, top: float, w: float, h: float = 0) -> float:
    """Draw the characters that were dealt, the living and, for viewers who may know them, the heads.

    Returns its height: `h`, or what it needs.
    """
    counts, heads = facts.counts(view), facts.heads(view)
    line = _row(page)
    columns = _game_columns(page, view, h) if h else 2
    rows = -(-len(counts) // columns) if counts else 1
    tall = h or _head(page) + line * (rows + 1) + (0.3 if heads else 0.0) + 0.12
    box = (x, top - tall, w, tall)
    _panel(page, words("board-cards-living" if heads else "board-cards"), box)
    wide = (w - 2 * PAD) / columns
    alive = {role: facts.living_of(view, role) for role in counts}
    shown = {role: f"×{n}" if alive[role] is None else f"{alive[role]}/{n}" for role, n in counts.items()}
    broad = max([0.36, *(page.text_width(each, "note", True) + 0.09 for each in shown.values())])
    for k, role in enumerate(counts):
        left, at = x + PAD + wide * (k // rows), top - _head(page) - line * (k % rows) - 0.06
        page.text(left, at, shown[role], "note", "ink", True)
        tone = "soft" if alive[role] == 0 else "ink"
        page.text(left + broad, at, words(f"board-card-{role}"), "note", tone, width=wide - broad - 0.04)
    if not counts:
        page.text(x + PAD, top - _head(page) - 0.06, words("board-cards-secret"), "note", "soft", width=w - 2 * PAD)
    at = top - _head(page) - line * rows - 0.1
    page.line([(x + PAD, at + 0.13), (x + w - PAD, at + 0.13)], "line", page.HAIR)
    page.text(x + PAD, at, words("board-alive", living=len(view.living), ghosts=len(view.ghosts)), "note")
    if heads:
        wolves, citizens = heads
        at -= 0.27
        text = words("board-heads", wolves=wolves, citizens=citizens)
        page.text(x + PAD, at, text, "note", bold=True)
        left = x + PAD + page.text_width(text, "note", True) + 0.12
        room = x + w - PAD - left
        if room > 0.5 and wolves + citizens:
            page.bars([(left, at - 0.045, room, 0.09, wolves / (wolves + citizens))])
            page.line([(left + room / 2, at - 0.08), (left + room / 2, at + 0.08)], "ink", page.LINE, 5)
    return tall


def secrets(view: Any, words: Any) -> list[str]:
    """What the viewer learned in secret, the newest last.

    For the moderator, what happens tonight and who holds what.
    """
    if facts.watcher(view) != "moderator" and view.phase != "over":
        mine = facts.notes_of(view, view.viewer) if view.viewer in view.players else ()
        lines = [note_in_words(words, *note) for note in mine]
        pack = [one for one in facts.items(view.proposals) if view.phase == "night" and one[0] != view.viewer]
        return lines + [words("board-proposes", player=one, target=_target(words, at)) for one, at in pack]
    found = [
        words(f"board-points-{power}", player=one, target=_target(words, at)) for one, power, at in facts.pointing(view)
    ]
    if view.phase == "night":
        if view.raid_target:
            found.append(words("board-attack", target=view.raid_target))
        found += [words("board-blocked", player=player) for player in facts.items(view.blocked)]
    if not found:  # by day: what was learned in the nights, so that readers see who may know what
        every = [(note, player) for player in view.players for note in facts.notes_of(view, player)]
        every = [(note, player) for note, player in every if note[1] != "partner"]
        found = [f"{player}: {note_in_words(words, *note)}" for note, player in sorted(every)]
    return found


def note_in_words(words: Any, night: int, power: str, target: str, answer: str) -> str:
    """Something that a seat was shown or told: a partner, or an answer to its pointing."""
    if power == "partner":
        return str(words("board-note-partner", target=target, role=answer))
    known = "guarded" if (power, answer) == ("guard", "protected") else "answer"
    said = words.value("answer", "blocked" if answer == "cannot" else answer)
    if answer in ("agreed", "dead"):
        known = answer
    return str(words(f"board-note-{known}", night=night, target=target, said=said))


def _target(words: Any, at: str) -> str:
    return str(words("target-pass")) if at == "pass" else at


def _speech(words: Any, number: int, speaker: str, said: str) -> str:
    return str(words("board-speech", number=number, player=speaker, said=statement(words, said)))


def statement(words: Any, said: str) -> str:
    """A statement of the discussion as a sentence."""
    from tabletop_lab.games.tabula_wolves.content.statements import Statement

    return Statement(said).words(words)


def _lines(page: Any, title: str, lines: list[str], words: Any, box: Box) -> None:
    """Draw the newest lines that fit, oldest first; the number of the others is beside the title."""
    x, y, w, h = box
    page.box(x, y, w, h, "panel", r=0.1, z=1)
    row = _row(page)
    rows = int((h - _head(page) - 0.02) / row)
    shown: list[list[str]] = []
    for line in reversed(lines):
        wrapped = page.wrap(line, w - 2 * PAD - 0.12, "note", lines=3)
        if sum(map(len, shown)) + len(wrapped) > rows:
            break
        shown.insert(0, wrapped)
    left_out = len(lines) - len(shown)
    more = words("board-earlier", count=left_out) if left_out else ""
    width = w - 2 * PAD - (page.text_width(more, "note") + 0.1 if more else 0)
    role = "label" if page.text_width(title, "label", True) <= width else "note"
    page.text(x + PAD, y + h - 0.24 * _scale(page), title, role, bold=True, width=width)
    page.text(x + w - PAD, y + h - 0.24 * _scale(page), more, "note", "soft", ha="right")
    at = y + h - _head(page) - 0.06
    for wrapped in shown:
        for k, text in enumerate(wrapped):
            page.text(x + PAD + (0.12 if k else 0), at, text, "note", width=w - 2 * PAD)
            at -= row
    if not lines and rows > 0:
        page.text(x + PAD, at, words("board-nothing"), "note", "soft", width=w - 2 * PAD)

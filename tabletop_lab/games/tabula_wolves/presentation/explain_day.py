"""Pictures that explain the day: first vote and ties, evidence and second vote, the balance of heads, the cycle.
They use the rules in force: a small village is set up, and the game itself computes who is nearest.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from tabletop_lab.engine.core.table import NO_TABLE
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from . import board_marks as marks
from . import table_facts as facts
from .explain import CLAUSES, WIDTH, Blank, heading, in_play

PLAYERS = tuple(f"P{n}" for n in range(1, 10))
GHOST, TOKENS = "P6", {"P1": 1, "P2": 1, "P3": 2, "P5": 2, "P8": 2, "P9": 1}
"""An example: the Welcome token lies before a ghost; vote tokens, three seats being tied for two places."""
CHOSEN = {"P1": 0, "P2": 1, "P4": 0, "P7": 1, "P9": 0, "P5": 1}
"""Who chooses which of the two suspects in the second vote: a tie."""
EXAMPLE = {"wolf": 2, "witch": 1, "servant": 1, "villager": 5}
"""The characters of an example, for viewers who may not know the real ones."""
DAY_CLAUSES = {
    "dawn": "TW-9.1", "talk": "TW-10.2", "first_vote": "TW-11.2", "evidence": "TW-12.1", "finalists": "TW-14.1",
    "defence": "TW-12.2", "second_vote": "TW-13.2", "execute": "TW-14.2",
}  # fmt: skip


def village(match: Any) -> Any:
    """Return the game with nine seats and a ghost, at the first vote of the second day, under the match's rules."""
    rules = match.rules.model_copy(update={"composition": "basic", "custom_cards": "", "compositions_file": ""})
    game = match.game(NO_TABLE, PLAYERS, rules)
    living = tuple(player for player in PLAYERS if player != GHOST)
    game.state = game.State(living=living, ghosts={GHOST: "night 2"}, token=GHOST, day=2)
    return game


def suspects(game: Any, tokens: dict[str, int]) -> tuple[str, ...]:
    """Return the two suspects by rank if counting clockwise decides; none if chance or a vote does."""
    if game.ties in ("random", "revote_then_random"):
        return ()
    found: tuple[str, ...] = game.ranked(dict.fromkeys(PLAYERS, 0) | tokens, 2)
    return found


def _ending(game: Any) -> str:
    return {"random": "lot", "revote_then_random": "again", "moderator_clockwise": "moderator"}.get(game.ties, "token")


# --- the first vote and its ties --------------------------------------------------------------------------------------


def first_vote(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw nine seats, their tokens, and how far each tied seat is, clockwise from the Welcome token."""
    game = village(match)
    page = blank(WIDTH, 5.6)
    top = heading(page, words, "vote")
    cx, cy, rx, ry = 4.0, (top + page.margin) / 2, 2.6, 1.55
    found, far = suspects(game, TOKENS), game.distance_from[game.place()]
    places = 2 * pi / (len(PLAYERS) + 1)
    spot = {p: (k * places, cx + rx * sin(k * places), cy + ry * cos(k * places)) for k, p in enumerate(PLAYERS, 1)}
    page.box(cx - 0.45, cy + ry - 0.12, 0.9, 0.24, None, "soft", page.LINE, r=0.06)
    page.text(cx, cy + ry, words("board-moderator"), "note", ha="center", width=0.86)
    for player, (angle, x, y) in spot.items():
        marks.seat(page, x, y, facts.number(player), ghost=player == GHOST, ring=player in found)
        inner = cx + (rx - 0.72) * sin(angle), cy + (ry - 0.5) * cos(angle)
        if count := TOKENS.get(player, 0):
            marks.token(page, inner[0] - 0.14, inner[1])
            page.text(inner[0] - 0.03, inner[1], f"×{count}", "note", bold=True)
        if player == GHOST:
            out = cx + (rx + 0.6) * sin(angle), cy + (ry + 0.38) * cos(angle)
            page.chip(*out, words("board-token"), "card", "ink", "ink", bold=True)
    start = spot[GHOST][0] if game.place() else 0.0
    turn = [start + (2 * pi * 0.8) * k / 60 for k in range(3, 61)]
    page.arrow([(cx + 0.85 * sin(t), cy + 0.5 * cos(t)) for t in turn], colour="soft", lw=1.4)
    page.text(cx, cy, words("vote-clockwise"), "note", "soft", ha="center", width=1.3)
    tied = sorted((p for p, count in TOKENS.items() if count == 2), key=far.__getitem__)
    lines = [words("vote-tied", players=", ".join(tied))]
    lines.append(words(f"vote-by-{_ending(game)}"))
    if found:
        lines += [words("vote-far", player=p, far=int(far[p] + 0.5)) for p in tied]
        lines.append(words("vote-suspects", first=found[0], second=found[1]))
    _column(page, lines, 8.2, top - 0.3)
    return page, f"{words('vote-title')}. " + " ".join(lines)


def _column(page: Any, lines: list[str], x: float, y: float) -> None:
    """Draw sentences one below the other, at the right."""
    for text in lines:
        for line in page.wrap(text, page.w - page.margin - x, "label", lines=4):
            page.text(x, y, line, "label")
            y -= 0.26
        y -= 0.14


# --- evidence and the second vote -------------------------------------------------------------------------------------


def second_vote(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw two suspects with their evidence, the hands of those who chose each, and who is lynched."""
    game = village(match)
    pair = ("P8", "P3")
    page = blank(WIDTH, 4.6)
    top = heading(page, words, "sides")
    evidence = match.rules.use_evidence_cards
    for k, player in enumerate(pair):
        x = page.margin + 3.75 * k
        page.box(x, page.margin + 0.1, 3.45, top - page.margin - 0.2, "panel", r=0.1, z=1)
        marks.seat(page, x + 0.4, top - 0.5, facts.number(player), 0.22)
        name = ("fur", "footprint")[k]
        if evidence:
            page.box(x + 0.85, top - 0.82, 0.6, 0.64, "card", "ink", page.RULE, r=0.06)
            marks.EVIDENCE[name](page, x + 1.15, top - 0.5, 0.2)
        page.text(x + 1.6, top - 0.5, words(f"sides-{name}") if evidence else player, "label", bold=True, width=1.8)
        voters = [voter for voter, side in sorted(CHOSEN.items()) if side == k]
        for n, voter in enumerate(voters):
            at = x + 0.45 + 0.95 * n
            _hand(page, at, top - 1.55, name if evidence else "")
            marks.seat(page, at, top - 2.05, facts.number(voter))
        page.text(x + 0.3, page.margin + 0.4, words("sides-votes", count=len(voters), player=player), "label")
    lines = [words("sides-secret"), words("sides-tie")]
    if _ending(game) in ("lot", "again"):
        lines.append(words(f"vote-by-{_ending(game)}"))
    else:
        lynched = game.nearest(pair)[0]
        lines += [words(f"vote-by-{_ending(game)}"), words("sides-lynched", player=lynched)]
    _column(page, lines, 8.2, top - 0.3)
    return page, f"{words('sides-title')}. " + " ".join(lines)


def _hand(page: Any, x: float, y: float, side: str) -> None:
    """Draw a raised hand, and under it the side of the token that it covered."""
    page.box(x - 0.13, y - 0.14, 0.26, 0.2, "card", "ink", page.LINE, r=0.05, z=4)
    fingers = [x - 0.1 + 0.066 * k for k in range(4)]
    page.lines([((at, y + 0.04), (at, y + 0.24)) for at in fingers], "ink", page.RULE, 4)
    page.disc(x, y - 0.04, 0.08, "paper", "ink", page.LINE, 5)
    if side:
        marks.EVIDENCE[side](page, x, y - 0.04, 0.05)


# --- the balance of heads ---------------------------------------------------------------------------------------------


def balance(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw every card of the game as a head: wolves on one side, citizens on the other; a servant by the reading."""
    rules, paragraphs = match.rules, match.game.paragraphs(match.rules)
    counts = facts.counts(match.view(viewer)) or EXAMPLE
    sides: dict[str, list[str]] = {"wolf": [], "citizen": [], "nobody": []}
    for role, count in counts.items():
        sides[paragraphs.head(role)] += [role] * count
    rows = [side for side in ("wolf", "citizen", "nobody") if sides[side]]
    lines = [words(f"heads-parity-{rules.parity_test}", lead=len(sides["citizen"]) - len(sides["wolf"]))]
    lines += [words(f"heads-note-{role}") for role in ("witch",) if role in counts]
    lines += [words(f"heads-note-servant-{rules.servant_headcount}")] if "servant" in counts else []
    lines.append(words(f"heads-town-{rules.town_win_needs}"))
    page = blank(WIDTH, 1.95 + 0.62 * len(rows) + 0.27 * len(lines))
    top = heading(page, words, "heads")
    left = page.margin + 1.75
    wide = (page.w - page.margin - left) / max(len(sides[side]) for side in rows) - 0.04
    y = top - 0.4
    for side in rows:
        page.text(page.margin, y, words(f"heads-{side}", count=len(sides[side])), "label", bold=True, width=1.7)
        for n, role in enumerate(sides[side]):
            wolfish = ROLES[role].side == "wolves"
            x = left + n * (wide + 0.04)
            ground, tone = ("ink", "paper") if side == "wolf" else ("card", "ink")
            dash = (3.0, 2.0) if wolfish and side != "wolf" else None
            page.box(x, y - 0.2, wide, 0.4, ground, "ink", page.LINE, r=0.06, dash=dash)
            full, short = words(f"board-card-{role}"), words(f"heads-short-{role}")
            name = full if page.text_width(full, "note", True) <= wide - 0.08 else short
            page.text(x + wide / 2, y, name, "note", tone, wolfish, ha="center", width=wide - 0.04)
        y -= 0.62
    x = left + len(sides["wolf"]) * (wide + 0.04)
    page.line([(x, top - 0.08), (x, top - 0.4 - 0.62 - 0.28)], "act", page.STRONG, 6)
    for text in lines:
        page.text(page.margin, y, text, "label", width=page.w - 2 * page.margin)
        y -= 0.27
    told = [words(f"heads-{side}", count=len(sides[side])) for side in rows]
    return page, f"{words('heads-title')}. {', '.join(told)}. " + " ".join(lines)


# --- day and night ----------------------------------------------------------------------------------------------------


def cycle(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a later night, the day below it, both from left to right, and the two places where the game may end."""
    nights = facts.night_calls(match.game.paragraphs(match.rules), in_play(match, viewer), False)
    days = tuple(step.name for step in facts.day_steps(match.view(viewer)))
    page = blank(WIDTH, 5.3)
    top = heading(page, words, "cycle")
    left, right, edge = page.margin + 0.95, page.w - page.margin - 0.35, page.margin + 0.1
    high, low = top - 0.55, top - 2.15
    for steps, y, ground, sign in ((nights, high, "faint", marks.moon), (days, low, "card", marks.sun)):
        sign(page, page.margin + 0.5, y, 0.28)
        room = (right - left) / len(steps)
        for n, step in enumerate(steps):
            x = left + n * room
            page.box(x, y - 0.34, room - 0.3, 0.68, ground, "line", page.LINE, r=0.08, z=3)
            page.text(x + 0.1, y + 0.13, words(f"board-step-{step}"), "label", bold=True, width=room - 0.46)
            clause = DAY_CLAUSES.get(step) or CLAUSES[step]
            page.text(x + 0.1, y - 0.14, clause, "note", "act", True, width=room - 0.46)
            if n < len(steps) - 1:
                page.arrow([(x + room - 0.27, y), (x + room - 0.03, y)], colour="ink", lw=1.4)
    # From the end of a row back to the beginning of the next, as one reads.
    out, bottom, middle = right + 0.12, low - 0.85, (high + low) / 2
    start = left + 0.3
    page.arrow(
        [(right - 0.27, high), (out, high), (out, middle), (start, middle), (start, low + 0.38)], colour="ink", lw=1.4
    )
    page.arrow(
        [(right - 0.27, low), (out, low), (out, bottom), (edge, bottom), (edge, high), (edge + 0.1, high)],
        colour="ink", lw=1.4,
    )  # fmt: skip
    for y, name in ((middle, "dawn"), (bottom, "lynching")):
        text = words(f"cycle-end-{name}")
        wide = page.text_width(text, "label", True) + 0.3
        page.box((left + right - wide) / 2, y - 0.15, wide, 0.3, "paper", None, z=7)
        page.text((left + right) / 2, y, text, "label", bold=True, ha="center")
    first = words(f"cycle-first-{match.rules.first_night}")
    page.text(page.margin, page.margin + 0.12, first, "label", "soft", width=page.w - 2 * page.margin)
    told = [" → ".join(words(f"board-step-{step}") for step in steps) for steps in (nights, days)]
    said = [f"{words('board-phase-night')}: {told[0]}.", f"{words('cycle-day')}: {told[1]}."]
    said += [words("cycle-end-dawn"), words("cycle-end-lynching"), first]
    return page, f"{words('cycle-title')}. " + " ".join(said)

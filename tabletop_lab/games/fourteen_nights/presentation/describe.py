"""The table in words, as far as a view shows it: alternative text for pictures, and a board of characters.
Nothing is drawn here and matplotlib is never imported; the texts are in words/board.<lang>.ftl.
"""

from __future__ import annotations

import unicodedata
from typing import Any

from . import table_facts as facts
from .board import moment

ALT_LENGTH = {"ko": 400, "en": 560}
"""Characters; the same sentence takes 1.4 times as many letters in English as syllables in Korean."""
CELL, ROWS = 22, ((1, 2, 4), (3, 5, 6))
SHAPES = "●▲■◆⬢"


def alt_text(view: Any, decision: Any, words: Any) -> str:
    """The position in about 400 syllables: when and whose view, the spaces, each player by seat, the shared goal.

    Never more than the view shows: hands of others are a number of cards. If it is too long, the details are left out
    first (names of cards, counts of cards, tokens), then the places of the pawns, but never a player.
    """
    start = words("board-alt-start", moment=f"{moment(view, words)}, {_seen(view, words)}")
    heads = [start, _asked(view, decision, words), _choices(view, decision, words)]
    where, goal = _pawns(view, words), _goal(view, words)
    shorter = ((3, where, True), (2, where, True), (1, where, True), (0, where, False), (0, "", False))
    text = ""
    for detail, pawns, card in shorter:
        players = "; ".join(_player(view, words, p, detail) for p in view.players) + "."
        text = " ".join(part for part in [*heads, pawns, players, goal, _in_play(view, words, card)] if part)
        if len(text) <= ALT_LENGTH[words.lang]:
            break
    return text


def _seen(view: Any, words: Any) -> str:
    who = facts.watcher(view)
    return str(words("board-seen-player", player=who) if who in view.players else words(f"board-seen-{who}"))


def _asked(view: Any, decision: Any, words: Any) -> str:
    question = facts.prompt(decision, words)
    if question:
        return question if question[-1] in ".?!" else question + "."
    return f"{words('board-turn', player=view.active)}." if view.phase == "turns" and view.active else ""


def _choices(view: Any, decision: Any, words: Any) -> str:
    """What the frames and signs of the picture mean."""
    open_, closed = facts.offered(decision), facts.barred(view, decision)
    parts = []
    if open_:
        parts.append(words("board-alt-open", player=decision.player, spaces=_spaces(open_, words)))
    if closed:
        parts.append(words("board-alt-closed", spaces=_spaces(closed, words)))
    return " ".join(parts)


def _spaces(spaces: tuple[int, ...], words: Any) -> str:
    return ", ".join(f"{n} {words.value('space', n)}" for n in spaces)


def _pawns(view: Any, words: Any) -> str:
    found = []
    for n in facts.SPACES:
        here = [p for p in view.players if view.pawn.get(p) == n]
        if here:
            found.append(words("board-alt-on", players=", ".join(here), number=n, name=words.value("space", n)))
    return str(words("board-alt-pawns", pawns="; ".join(found))) if found else ""


def _player(view: Any, words: Any, player: str, detail: int) -> str:
    """One player. Detail 3 names the cards of an open hand, 2 counts free plans, 1 adds tokens, 0 is the least."""
    tc = view.tc.get(player)
    parts = [f"{facts.money(tc) if facts.is_open(tc) else '–'} TC"]
    if detail > 0:
        parts.append(words("board-alt-tokens", count=view.tokens.get(player, 0)))
    parts.append(words("board-memory-of", memory=facts.money(view.memory.get(player, 0))))
    if detail > 1:
        parts.append(words("board-alt-free", count=len(view.free_plans.get(player, ()))))
    role, row = facts.cards_of(view, player)[-1]
    if role == "bought" or not row:
        parts.append(words(f"board-alt-{role}", count=len(row)))
    elif all(facts.is_open(card) for card in row):
        named = words("board-alt-hand-open", cards=", ".join(words.card(card) for card in row))
        parts.append(named if detail > 2 else words("board-alt-hand", count=len(row)))
    else:
        parts.append(words("board-alt-hand-hidden", count=len(row)))
    if view.phase == "over":
        score = facts.money(facts.happiness(view, player, words))
        parts.append(words("board-alt-score", rank=facts.ranking(view, words)[player], happiness=score))
    return f"{player} {_destination(view, words, player)}: {', '.join(parts)}"


def _destination(view: Any, words: Any, player: str) -> str:
    card = view.destination.get(player, "")
    return words.card(card) if facts.is_open(card) and card else "–"


def _goal(view: Any, words: Any) -> str:
    if not facts.is_open(view.goal) or not view.goal:
        return ""
    target = facts.goal_target(view, words)
    parts = [words("board-alt-goal", name=words.card(view.goal), target=facts.money(target))]
    if view.goal_pot:
        parts.append(words("board-alt-pot", pot=facts.money(view.goal_pot)))
    if facts.revealed(view):
        total = sum(view.contributions.values())
        reached = words("board-goal-reached" if facts.goal_reached(view) else "board-goal-missed")
        parts += [words("board-alt-given", total=facts.money(total)), reached]
    return ", ".join(parts) + "."


def _in_play(view: Any, words: Any, with_text: bool = True) -> str:
    if not view.resolving:
        return ""
    card = view.resolving[-1]
    if not facts.is_open(card):
        return str(words("board-alt-card", name=words("board-alt-hidden-card")))
    said = f" ({facts.card_text(words.card_data(card), words).rstrip('.')})" if with_text else ""
    return str(words("board-alt-card", name=words.card(card) + said))


# --- the board of characters ---------------------------------------------------------------------------------------


def text_board(view: Any, decision: Any, words: Any) -> str:
    """The table for terminals and screen readers: six spaces with pawns, connections, players, goal, open cards."""
    lines = [f"{words('board-title')} · {moment(view, words)} · {_seen(view, words)}"]
    lines += [line for line in (_asked(view, decision, words),) if line]
    lines += ["", *_map(view, decision, words), ""]
    pairs = ", ".join(f"{a}–{b}" for a, b in view.rules.edges())
    lines.append(words("board-text-connections", pairs=pairs))
    lines += [line for line in (_choices(view, decision, words),) if line]
    lines += ["", *_table(view, words), ""]
    goal = [_goal(view, words)] if facts.is_open(view.goal) and view.goal else [words("board-goal-none")]
    if facts.revealed(view):
        given = ", ".join(f"{p} {facts.money(c)}" for p, c in view.contributions.items())
        goal.append(words("board-text-given", amounts=given))
    lines += [*goal, *[line for line in (_in_play(view, words),) if line], *_open_cards(view, words)]
    return "\n".join(line.rstrip() for line in lines)


def _map(view: Any, decision: Any, words: Any) -> list[str]:
    """Two rows of three boxes; connections to the next box or row are drawn between them, others are only listed."""
    edges = {frozenset(pair) for pair in view.rules.edges()}
    open_, closed = facts.offered(decision), facts.barred(view, decision)
    lines: list[str] = []
    for k, row in enumerate(ROWS):
        tops, names, pawns, bottoms = [], [], [], []
        for n in row:
            thick = n in open_
            a, b, c, d, across, down = "╔╗╚╝═║" if thick else "┌┐└┘─│"
            mark = " ✕" if n in closed else ""
            here = " ".join(f"{SHAPES[facts.seat(view, p)]}{p}" for p in view.players if view.pawn.get(p) == n)
            tops.append(f"{a}{across * CELL}{b}")
            bottoms.append(f"{c}{across * CELL}{d}")
            names.append(f"{down}{_pad(f' {n} ' + words.value('space', n) + mark, CELL)}{down}")
            pawns.append(f"{down}{_pad(' ' + here, CELL)}{down}")
        joins = ["───" if frozenset(pair) in edges else "   " for pair in zip(row, row[1:], strict=False)] + [""]
        lines.append("   ".join(tops))
        lines.append("".join(box + join for box, join in zip(names, joins, strict=True)))
        lines += ["   ".join(pawns), "   ".join(bottoms)]
        if k == 0:
            lines.append(_between(row, ROWS[1], edges))
    return lines


def _between(upper: tuple[int, ...], lower: tuple[int, ...], edges: set[frozenset[int]]) -> str:
    """The signs between the rows: a bar down, and a slope if a space is connected with its diagonal neighbour."""
    width = 3 * (CELL + 2) + 6
    line = [" "] * width
    step = CELL + 5
    for column, (a, b) in enumerate(zip(upper, lower, strict=True)):
        if frozenset((a, b)) in edges:
            line[column * step + CELL // 2] = "│"
    for column in range(2):
        at = (column + 1) * step - 2
        falling = frozenset((upper[column], lower[column + 1])) in edges
        rising = frozenset((lower[column], upper[column + 1])) in edges
        if falling or rising:
            line[at] = "╳" if falling and rising else "╲" if falling else "╱"
    return "".join(line)


def _table(view: Any, words: Any) -> list[str]:
    """One line per player: destination, status, holdings, points × weight of each trait, counts of cards."""
    head = [
        words("board-text-player"),
        words("board-text-destination"),
        words("board-text-status"),
        "TC",
        words("board-tokens"),
        words("board-memory"),
        *(facts.trait(words, t) for t in facts.TRAITS),
        words("board-text-free"),
        words("board-text-hand"),
        words("board-text-bought"),
    ]
    places = facts.ranking(view, words) if view.phase == "over" else {}
    if places:
        head.append(words("board-happiness"))
    rows = [head]
    for p in view.players:
        tc, state, weight = view.tc.get(p), facts.status(view, p), facts.weights(view, p, words)
        record = facts.points(view, p)
        row = [
            f"{SHAPES[facts.seat(view, p)]}{p}",
            _destination(view, words, p),
            words(f"board-status-{state}") if state else words("board-place", rank=places[p]) if places else "–",
            facts.money(tc) if facts.is_open(tc) else "–",
            f"{view.tokens.get(p, 0)}/{view.rules.token_cap}",
            facts.money(view.memory.get(p, 0)),
            *(f"{record[t]}×{weight[t] if weight else '–'}" for t in facts.TRAITS),
            *(str(len(cards.get(p, ()))) for cards in (view.free_plans, view.hands, view.bought)),
        ]
        if places:
            row.append(facts.money(facts.happiness(view, p, words)))
        rows.append(row)
    widths = [max(_width(row[k]) for row in rows) for k in range(len(head))]
    return ["  ".join(_pad(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def _open_cards(view: Any, words: Any) -> list[str]:
    """Every open card by name with what it gives, row by row; hands only if the view shows them."""
    lines = []
    for player in view.players:
        rows = (("free", view.free_plans), ("kept", view.kept), ("bought", view.bought), ("hand", view.hands))
        for role, owned in rows:
            cards = [card for card in owned.get(player, ()) if facts.is_open(card)]
            if cards:
                lines.append(words(f"board-text-{role}-of", player=player) + ":")
                lines += [f"  {words.card(c)}: {facts.card_text(words.card_data(c), words)}" for c in cards]
    return lines


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def _pad(text: str, width: int) -> str:
    """Fill up to `width` columns of a terminal, in which a Korean syllable takes two.

    A text that is too long is cut.
    """
    while _width(text) > width:
        text = text[:-2] + "…"
    return text + " " * (width - _width(text))


def seat_facts(view: Any, seat: str) -> dict[str, Any]:
    """Whether happiness was counted, and what counts then: the money and plans that are left no longer do."""
    return {"over": int(view.phase == "over")}

"""Pictures of what an attack and an accusation bring. Each case is played by the game, with its rules and edits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError

from .cards import TALL, draw_mini
from .figure_parts import MARGIN, NARROW, example, head_of, heading, line_of
from .pictograms import ACTIONS, STATES

Blank = Callable[[float, float], Any]
ROW, LEFT, PAD = 0.62, 1.85, 0.1
WIDE = (NARROW - 2 * MARGIN - LEFT) / 3
"""Three fields beside what stands at the left."""
SIGN, BETWEEN = 0.38, 0.07
"""Inches of a sign with its space, and between two things that follow."""
CARDS = ("move", "attack", "evade", "accuse", "")
"""What the victim has laid; "": the victim sleeps."""
HUNTED = ("mine", "both", "not")
"""The victim is the attacker's target; each is the other's; neither."""
AIMED = {
    "mine": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
    "both": {"P1": "P2", "P2": "P1", "P3": "P4", "P4": "P3"},
    "not": {"P1": "P3", "P3": "P2", "P2": "P4", "P4": "P1"},
}
AT = {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T3(0,4)", "P4": "T7(4,0)"}


def attacked(match: Any, hunted: str, card: str) -> str:
    """What an attack of P1 on P2 brings: who is out, a draw of cards, or nothing."""
    sleeping = dict.fromkeys(("P3", "P4") if card else ("P2", "P3", "P4"), "choice")
    told = {"pawn": AT, "placed": {"P1": "attack", **({"P2": card} if card else {})}, "asleep": sleeping,
            "targets": AIMED[hunted]}  # fmt: skip
    here = example(match, told, start_time="night")
    while here.decision.name == "accuse":
        here.play("pass")
    try:
        here.play("attack").play("P2 from T5(1,1)")
    except TabletopError:
        return "refused"
    while here.decision is not None and here.decision.name in ("attacked", "mutual"):
        here.play(next(label for label in here.decision.labels if label != "pass"))
    if here.trace.events("mutual_attack"):
        return "draw"
    out = here.state.out
    return "attacker" if "P1" in out else "victim" if "P2" in out else "nobody"


def attack(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a table: what the victim has laid, and whom it hunts; in each field who is out."""
    ruler = blank(1, 1)
    line = line_of(ruler)
    heads = [ruler.wrap(str(words(f"figure-attack-{hunted}")), WIDE - 2 * PAD, "note", 4, True) for hunted in HUNTED]
    fields = {card: [attacked(match, hunted, card) for hunted in HUNTED] for card in CARDS}
    texts = {found: ruler.wrap(str(words(f"figure-out-{found}")), WIDE - SIGN - PAD, "note", 4)
             for row in fields.values() for found in row}  # fmt: skip
    tall = {card: max(ROW, line * max(len(texts[found]) for found in row) + 2 * PAD) for card, row in fields.items()}
    above = line * max(map(len, heads)) + PAD
    page = blank(NARROW, 2 * MARGIN + head_of(ruler, words, "attack", NARROW) - 0.12 + above + sum(tall.values()))
    top, alt = heading(page, words, "attack", "TD-6.4 · TD-6.6 · TD-6.7 · TD-7.3")
    columns = [MARGIN + LEFT + k * WIDE + PAD for k in range(len(HUNTED))]
    for x, lines in zip(columns, heads, strict=True):
        _lines(page, x, top - line / 2, line, lines, bold=True)
    y = top - above
    for card, row in fields.items():
        page.line([(MARGIN, y), (NARROW - MARGIN, y)], "line", page.HAIR)
        name = _laid(page, match, words, card, MARGIN, y - tall[card] / 2)
        for x, found in zip(columns, row, strict=True):
            _field(page, found, x, y - tall[card] / 2, line, texts[found])
        said = (f"{words(f'figure-attack-{hunted}')}: {words(f'figure-out-{found}')}"
                for hunted, found in zip(HUNTED, row, strict=True))  # fmt: skip
        alt += f" {name}: {'; '.join(said)}."
        y -= tall[card]
    return page, alt


def _laid(page: Any, match: Any, words: Any, card: str, x: float, y: float) -> str:
    """What lies in front of the victim."""
    tall = 0.78 * ROW
    if card:
        draw_mini(page, match.view(), card, x + 0.1, y - tall / 2, tall / TALL)
        name = str(words.value("card", card))
    else:
        page.pictogram(STATES["asleep"], x + 0.1 + tall / TALL / 2, y, 0.6 * tall, "soft", "paper")
        name = str(words("board-state-asleep"))
    page.text(x + 0.75, y, name, "label", width=LEFT - 0.9)
    return name


def _field(page: Any, found: str, x: float, y: float, line: float, lines: Sequence[str]) -> None:
    """Who is out, with a sign."""
    sign = {"victim": STATES["eliminated"], "attacker": ACTIONS["evade"], "draw": ACTIONS["attack"]}.get(found)
    tone = {"victim": "stop", "attacker": "act", "draw": "act"}.get(found, "soft")
    if sign is not None:
        page.pictogram(sign, x + 0.14, y, 0.26, tone, "paper")
    _lines(page, x + SIGN, y + line * (len(lines) - 1) / 2, line, lines, "ink" if sign else "soft")


def _lines(
    page: Any, x: float, y: float, line: float, lines: Sequence[str], tone: str = "ink", bold: bool = False
) -> None:
    """Lines of small type, one below the other."""
    for n, text in enumerate(lines):
        page.text(x, y - n * line, text, "note", tone, bold=bold)


# --- accusations ------------------------------------------------------------------------------------------------------

MODES = ("tail", "team", "hp", "warden")
SHOWN = ("other", "wrong", "right")
"""The card that is turned up: no Attack; Attack, but at somebody else; Attack at the one who was named."""


def accused(match: Any, mode: str, shown: str) -> tuple[str, ...]:
    """What an accusation brings in a mode: short words for each thing that follows."""
    if mode == "hp" and shown == "wrong":
        return ("no_name",)
    card = "move" if shown == "other" else "attack"
    named = "P3" if shown == "wrong" else "P2"
    told: dict[str, Any] = {
        "pawn": {**AT, "P5": "T9(4,4)", "P6": "T1(0,0)"},
        "placed": {"P1": card, "P4": "accuse"}, "asleep": dict.fromkeys(("P2", "P3", "P5", "P6"), "choice"),
    }  # fmt: skip
    accuser, more = "P4", {}
    if mode == "tail":
        told["targets"] = {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P5", "P5": "P6", "P6": "P1"}
    elif mode == "team":
        told["holder"], told["piles"] = {"A": "P1", "B": "P2"}, {"A": ["P2", "P4", "P6"], "B": ["P1", "P3", "P5"]}
        more["team_layout"], named = "ABABAB", "P2" if shown != "wrong" else "P6"
    elif mode == "hp":
        told["start_square"] = {"P1": "T7(4,1)", "P2": "T2(4,0)", "P3": "T3(1,4)", "P4": "T4(4,4)", "P5": "T9(4,3)",
                                "P6": "T1(0,1)"}  # fmt: skip
    here = _wardens(match, card) if mode == "warden" else example(match, told, mode=mode, **more)
    if mode == "warden":
        accuser, suspect, named = "P1", "P2", "P3" if shown != "wrong" else "P4"
    else:
        suspect = "P1"
    label = f"attack {suspect}" if mode == "hp" else f"attack {suspect} {named}"
    after, this = here.play(label), here.state.round
    return tuple(_brought(after, accuser, suspect, this))


def _wardens(match: Any, card: str) -> Any:
    """The table of the warden P1: P2 hunts P3 and has laid a card."""
    from tabletop_lab.games.tiedie.scenes import WARDEN

    told = {**WARDEN, "placed": {"P1": "move", "P2": card}, "asleep": dict.fromkeys(("P3", "P4", "P5"), "choice"),
            "held": {}, "tokens": {}, "box": []}  # fmt: skip
    for empty in ("held", "tokens", "box"):
        told.pop(empty)
    return example(match, told, mode="warden", start_time="night")


def _brought(after: Any, accuser: str, suspect: str, this: int) -> list[str]:
    state, found = after.state, []
    home = [entry.facts["player"] for entry in after.trace.events("goes_home")]
    if suspect in state.out:
        found.append("suspect_out")
    if state.sleeps_until.get(suspect, 0) > this:
        found.append("suspect_sleeps")
    if state.sleeps_until.get(accuser, 0) > this:
        found.append("accuser_sleeps")
    if state.locked_until.get(accuser, 0) > this:
        found.append("accuser_locked")
    found += [f"{who}_home" for who, seat in (("suspect", suspect), ("accuser", accuser)) if seat in home]
    if after.decision is not None and after.decision.name == "act_at_once":
        found.append("suspect_now")
    if after.trace.events("accuse_cards"):
        found.append("card_lost")
    return found or ["nothing"]


def accusation(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a table: what is turned up, and in each mode what follows."""
    ruler = blank(1, 1)
    line = line_of(ruler)
    heads = [ruler.wrap(str(words(f"figure-shown-{shown}")), WIDE - SIGN - 2 * PAD, "note", 6, True) for shown in SHOWN]
    brought = {mode: [accused(match, mode, shown) for shown in SHOWN] for mode in MODES}
    texts = {one: ruler.wrap(str(words(f"figure-brings-{one}")), WIDE - 2 * PAD, "note", 4)
             for row in brought.values() for found in row for one in found}  # fmt: skip
    tall = {mode: max(_tall([texts[one] for one in found], line) for found in row) for mode, row in brought.items()}
    above = max(0.5, line * max(map(len, heads))) + PAD
    page = blank(NARROW, 2 * MARGIN + head_of(ruler, words, "accusation", NARROW) - 0.12 + above + sum(tall.values()))
    top, alt = heading(page, words, "accusation", "TD-8.5 – TD-8.10 · TD-8.17")
    columns = [MARGIN + LEFT + k * WIDE + PAD for k in range(len(SHOWN))]
    for x, shown, lines in zip(columns, SHOWN, heads, strict=True):
        draw_mini(page, match.view(), "move" if shown == "other" else "attack", x, top - 0.44, 0.3)
        _lines(page, x + SIGN + PAD, top - line / 2, line, lines, bold=True)
    y = top - above
    for mode, row in brought.items():
        page.line([(MARGIN, y), (NARROW - MARGIN, y)], "line", page.HAIR)
        name = str(words.value("mode", mode))
        _lines(page, MARGIN, y - PAD - line / 2, line, page.wrap(name, LEFT - PAD, "note", 3, True), bold=True)
        told = []
        for x, shown, found in zip(columns, SHOWN, row, strict=True):
            at = y - PAD - line / 2
            for one in found:
                _lines(page, x, at, line, texts[one])
                at -= line * len(texts[one]) + BETWEEN
            said = ", ".join(str(words(f"figure-brings-{one}")) for one in found)
            told.append(f"{words(f'figure-shown-{shown}')}: {said}")
        alt += f" {name}: {'; '.join(told)}."
        y -= tall[mode]
    return page, alt


def _tall(texts: Sequence[Sequence[str]], line: float) -> float:
    """The height of what follows in one field."""
    return line * sum(map(len, texts)) + BETWEEN * (len(texts) - 1) + 2 * PAD

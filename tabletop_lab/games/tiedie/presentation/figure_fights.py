"""Pictures of what an attack and an accusation bring. Each case is played by the game, with its rules and edits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError

from .cards import TALL, draw_mini
from .figure_parts import HEAD, MARGIN, WIDTH, example, heading
from .pictograms import ACTIONS, STATES

Blank = Callable[[float, float], Any]
ROW, LEFT = 0.62, 2.9
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
    page = blank(WIDTH, 2 * MARGIN + HEAD + ROW * (len(CARDS) + 1))
    top, alt = heading(page, words, "attack", "TD-6.4 · TD-6.6 · TD-6.7 · TD-7.3")
    x, wide = MARGIN, (WIDTH - 2 * MARGIN - LEFT) / len(HUNTED)
    for k, hunted in enumerate(HUNTED):
        page.text(x + LEFT + k * wide + 0.1, top - 0.3, str(words(f"figure-attack-{hunted}")), "label", bold=True,
                  width=wide - 0.2)  # fmt: skip
    for n, card in enumerate(CARDS):
        y = top - ROW * (n + 1)
        page.line([(x, y), (WIDTH - MARGIN, y)], "line", page.HAIR)
        name = _laid(page, match, words, card, x, y - ROW / 2)
        said = []
        for k, hunted in enumerate(HUNTED):
            found = attacked(match, hunted, card)
            left = x + LEFT + k * wide + 0.1
            _field(page, words, found, left, y - ROW / 2, wide - 0.2)
            said.append(f"{words(f'figure-attack-{hunted}')}: {words(f'figure-out-{found}')}")
        alt += f" {name}: {'; '.join(said)}."
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


def _field(page: Any, words: Any, found: str, x: float, y: float, w: float) -> None:
    """Who is out, with a sign."""
    sign = {"victim": STATES["eliminated"], "attacker": ACTIONS["evade"], "draw": ACTIONS["attack"]}.get(found)
    tone = {"victim": "stop", "attacker": "act", "draw": "act"}.get(found, "soft")
    if sign is not None:
        page.pictogram(sign, x + 0.14, y, 0.26, tone, "paper")
    page.text(x + 0.38, y, str(words(f"figure-out-{found}")), "note", "ink" if sign else "soft", width=w - 0.4)


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
    line = 1.42 * ruler.size_of("note") / 72
    cells = {(mode, shown): accused(match, mode, shown) for mode in MODES for shown in SHOWN}
    x, wide = MARGIN, (WIDTH - 2 * MARGIN - LEFT) / len(MODES)
    texts = {key: [ruler.wrap(str(words(f"figure-brings-{one}")), wide - 0.3, "note", lines=2) for one in found]
             for key, found in cells.items()}  # fmt: skip
    tall = [max([1.6, *(sum(map(len, texts[mode, shown])) + 0.7 for mode in MODES)]) * line for shown in SHOWN]
    page = blank(WIDTH, 2 * MARGIN + HEAD + 0.5 + sum(tall))
    top, alt = heading(page, words, "accusation", "TD-8.5 – TD-8.10 · TD-8.17")
    for k, mode in enumerate(MODES):
        page.text(x + LEFT + k * wide + 0.1, top - 0.25, str(words.value("mode", mode)), "label", bold=True,
                  width=wide - 0.2)  # fmt: skip
    y = top - 0.5
    for shown, high in zip(SHOWN, tall, strict=True):
        page.line([(x, y), (WIDTH - MARGIN, y)], "line", page.HAIR)
        draw_mini(page, match.view(), "move" if shown == "other" else "attack", x + 0.1, y - 0.55, 0.3)
        name = str(words(f"figure-shown-{shown}"))
        for n, row in enumerate(page.wrap(name, LEFT - 0.75, "note", lines=3)):
            page.text(x + 0.55, y - 0.22 - n * line, row, "note", bold=True)
        told = []
        for k, mode in enumerate(MODES):
            _listed(page, x + LEFT + k * wide + 0.1, y - 0.22, line, texts[mode, shown])
            said = [str(words(f"figure-brings-{one}")) for one in cells[mode, shown]]
            told += [f"{words.value('mode', mode)}: {', '.join(said)}"] if said else []
        alt += f" {name}: {'; '.join(told)}."
        y -= high
    return page, alt


def _listed(page: Any, x: float, y: float, line: float, rows: Sequence[Sequence[str]]) -> None:
    """Short sentences, one below the other."""
    for lines in rows or [["–"]]:
        for text in lines:
            page.text(x, y, text, "note")
            y -= line

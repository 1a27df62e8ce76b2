"""The result of a raid as a tree of questions; every answer at an end is computed by the rules in force.
A small village is set up for each case, and the game itself decides who dies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.engine.core.table import NO_TABLE

from .explain import heading
from .table_facts import number

PLAYERS = tuple(f"P{n}" for n in range(1, 16))
"""With this number of players, every character but the spiritist is dealt."""
NOBODY = frozenset[str]()


def fates(match: Any, role: str, *, guarded: bool = False, again: bool = False) -> frozenset[str]:
    """Who dies when this character is raided in the third night: "target", "wolf", both or nobody.

    `again`: the same player was also attacked (and protected, if guarded) in the night before.
    """
    game_class = match.game
    rules = match.rules.model_copy(update={"composition": "house", "custom_cards": "", "compositions_file": "",
                                           "strict_composition": False, "medium_in_game": True})  # fmt: skip
    game = game_class(NO_TABLE, PLAYERS, rules)
    state = game.state = game_class.State()
    state.cards = dict(zip(PLAYERS, game.deal.cards, strict=True))
    state.write_the_slip()
    state.living, state.night, state.phase = PLAYERS, 3, "night"
    target = game.holders(role)[0]
    state.raid_target, state.guarded = target, (target,) if guarded else ()
    state.attacks = ((2, target, guarded),) if again else ()
    return frozenset("target" if player == target else "wolf" for player in game.fates())


def branches(match: Any) -> list[tuple[str, list[tuple[str, frozenset[str]]]]]:
    """Return the questions in order, each with its ends: (a further condition or "", who dies)."""
    ends: list[tuple[str, list[tuple[str, frozenset[str]]]]] = [("robbed", [("", NOBODY)])]
    guard = [
        ("open", fates(match, "guard")), ("open-again", fates(match, "guard", again=True)),
        ("self", fates(match, "guard", guarded=True)),
        ("self-again", fates(match, "guard", guarded=True, again=True)),
    ]  # fmt: skip
    ends.append(("guard", _merged(guard)))
    kept = [
        ("", fates(match, "villager", guarded=True)),
        ("kept-again", fates(match, "villager", guarded=True, again=True)),
        ("kept-mercenary", fates(match, "mercenary", guarded=True)),
        ("kept-mercenary-again", fates(match, "mercenary", guarded=True, again=True)),
    ]
    others = [one for one in kept[1:3] if one[1] != kept[0][1]]
    if kept[3][1] not in (kept[1][1], kept[2][1]):
        others.append(kept[3])
    ends.append(("kept", [kept[0], *others]))
    ends.append(("mercenary", [("", fates(match, "mercenary"))]))
    ends.append(("", [("", fates(match, "villager"))]))
    return ends


def _merged(guard: list[tuple[str, frozenset[str]]]) -> list[tuple[str, frozenset[str]]]:
    """Return the cases, merging those that a second attack does not change."""
    found = []
    for first, second in (guard[:2], guard[2:]):
        found += [first] if first[1] == second[1] else [first, second]
    return found


ASKED, LEADS = 3.6, 0.95
"""Inches of a question across, and from it to what happens."""


def make(match: Any, viewer: Any, words: Any, blank: Callable[[float, float], Any]) -> tuple[Any, str]:
    """Draw the questions from the top down; to the right of each, what happens if the answer is yes."""
    tree = branches(match)
    rows = sum(len(ends) for _, ends in tree)
    page = blank(max(10.6, _broad(blank(10.6, 2.0), words, tree)), 1.55 + 0.46 * rows + 0.3 * len(tree))
    y = heading(page, words, "raid")
    said = []
    x, wide, gap = page.margin, ASKED, 0.3
    leaf = x + wide + LEADS
    for k, (question, ends) in enumerate(tree):
        tall = 0.46 * len(ends)
        middle = y - tall / 2
        if question:
            page.box(x, middle - 0.25, wide, 0.5, "card", "ink", page.LINE, r=0.08, z=4)
            text = words(f"raid-{question}")
            step = page.leading("note", 0.18)
            for n, line in enumerate(lines := page.wrap(text, wide - 0.5, "note", lines=2)):
                page.text(x + 0.38, middle + step * ((len(lines) - 1) / 2 - n), line, "note")
            page.disc(x + 0.2, middle, 0.12, "ink", z=5)
            page.text(x + 0.2, middle, number(f"P{k + 1}"), "note", "paper", True, ha="center")
            page.arrow([(x + wide, middle), (leaf - 0.14, middle)], colour="ink", lw=1.4)
            page.text(x + wide + 0.28, middle + 0.12, words("raid-yes"), "note", "ink", True, ha="center")
            if len(ends) > 1:
                page.line([(leaf - 0.1, y - 0.12), (leaf - 0.1, y - tall + 0.12)], "ink", page.RULE)
            low = y - tall - gap
            start, end = middle - 0.25, low - 0.46 * len(tree[k + 1][1]) / 2 + 0.26
            page.arrow([(x + 0.5, start), (x + 0.5, end)], colour="ink", lw=1.4)
            page.text(x + 0.62, (start + end) / 2, words("raid-no"), "note", "ink", True)
        else:
            page.box(x, middle - 0.25, wide, 0.5, "panel", "soft", page.LINE, r=0.08, z=4)
            page.text(x + 0.2, middle, words("raid-else"), "note", width=wide - 0.3)
            page.arrow([(x + wide, middle), (leaf - 0.14, middle)], colour="ink", lw=1.4)
        for n, (condition, dead) in enumerate(ends):
            at = y - 0.46 * n - 0.23
            _end(page, words, leaf, at, condition, dead)
            asked = words(f"raid-{question}") if question else words("raid-else")
            more = f" {words(f'raid-if-{condition}')}" if condition else ""
            said.append(f"{asked}{more} → {words(_outcome(dead))}")
        y -= tall + gap
    if match.rules.mercenary_choice:
        page.text(x, page.margin + 0.1, words("raid-choice"), "note", "soft", width=page.w - 2 * x)
        said.append(words("raid-choice"))
    return page, f"{words('raid-title')}. " + ". ".join(said) + "."


def _broad(page: Any, words: Any, tree: Any) -> float:
    """How broad the page has to be for what happens at each end."""
    ends = [(words(_outcome(dead)), words(f"raid-if-{when}") if when else "") for _, e in tree for when, dead in e]
    most = max(page.text_width(text, "note", True) + 0.36 + page.text_width(more, "note") for text, more in ends)
    return float(2 * page.margin + ASKED + LEADS + most + 0.1)


def _outcome(dead: frozenset[str]) -> str:
    return "raid-dead-" + ("-".join(sorted(dead)) or "nobody")


def _end(page: Any, words: Any, x: float, y: float, condition: str, dead: frozenset[str]) -> None:
    text = words(_outcome(dead))
    width = page.text_width(text, "note", True) + 0.24
    ground, tone = ("ink", "paper") if dead else ("card", "ink")
    page.chip(x + width / 2, y, text, ground, "ink", tone, bold=True, w=width, h=0.28)
    if condition:
        left = x + width + 0.12
        page.text(left, y, words(f"raid-if-{condition}"), "note", width=page.w - page.margin - left)

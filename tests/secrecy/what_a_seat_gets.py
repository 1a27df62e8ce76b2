"""Everything that a seat can get of a match: by functions that take a viewer, on its screen in both ways of sharing a
laptop, before a room, in messages to and from the page, in files. Each is a name and a text; two matches are compared
by them."""

from __future__ import annotations

import json
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import tabletop_lab as tl
from tabletop_lab import figures
from tabletop_lab.figures.render import sketch
from tabletop_lab.figures.storyboard import storyboard_alt
from tabletop_lab.notebook import compare_branches, edit_rules, play, quiz, readings, who_knows

from .page import Page, around, numbered
from .quick_way import GivenAway, differences, goes_to, visits

LANGUAGES = ("en", "ko")
Thing = tuple[str, str]


def tried(make: Callable[[], Any]) -> str:
    """What it gives, or how it is refused."""
    try:
        return str(make())
    except tl.TabletopError as error:
        return "refused: " + " / ".join(error.text(lang) for lang in LANGUAGES)


# --- by code that names the seat --------------------------------------------------------------------------------------


def by_code(match: Any, seat: str | None, lang: str, dear: bool) -> Iterator[Thing]:
    """What the functions that take a viewer give. `dear`: pictures by matplotlib too."""
    view = match.view(seat)
    for name, value in view.as_dict().items():
        yield f"view.{name}", repr(value)
    trace = match.trace.for_player(seat)
    for one in LANGUAGES:
        yield f"trace {one}", trace.to_text(one)
        yield f"alt text {one}", tried(lambda one=one: match.alt_text(seat, one))
        yield f"text board {one}", tried(lambda one=one: match.board_text(one, seat))
    yield "trace frame", trace.to_frame().to_csv()
    yield "trace numbers", repr((trace.numbers(), len(trace), sorted(trace.clauses())))
    yield "trace about seats", repr([len(trace.about(player=player)) for player in match.players])
    yield "steps", repr(match.step_for(seat))
    yield "who knows", repr(match.who_knows(seat)) + tried(lambda: who_knows(match, lang, seat).frame.to_csv())
    yield "board", sketch(match, viewer=seat, lang=lang).drawing().svg()
    asked = match.shown_decision(seat)
    if asked is not None:
        yield "question", repr((asked.player, asked.name, asked.facts, asked.clauses, asked.secret))
        yield "question in words", "".join(asked.text(one) + asked.full_text(one, seat) for one in LANGUAGES)
        if asked.player in (seat, None) or not asked.secret:
            yield "options", repr([str(option) for option in asked.options[:200]]) + str(len(asked.options))
    if asked is not None and asked.player == seat:
        yield "options in words", repr([asked.option_text(o, one) for o in asked.options[:40] for one in LANGUAGES])
        yield "notes", repr([asked.option_note(option, lang) for option in asked.options[:40]])
        yield "reasons", repr([(r.label, r.clause, r.text(one)) for r in asked.refused() for one in LANGUAGES])
        for wrong in ("nonsense", *match.players, "7", *(refusal.label for refusal in asked.refused()[:6])):
            if wrong not in asked.labels[:300]:
                yield f"refused answer {wrong}", tried(lambda wrong=wrong: asked.find(wrong) and "taken")
        yield "its step", repr(asked.step)
    yield from _with_a_viewer(match, seat, lang, dear)


def _with_a_viewer(match: Any, seat: str | None, lang: str, dear: bool) -> Iterator[Thing]:
    kept = match.branch().start_branch("kept").start_branch("present")
    compared = compare_branches(kept, "kept", "present", viewer=seat, lang=lang)
    yield "branches", compared.to_text() + compared.facts_html() + compared.head_html() + compared.frame.to_csv()
    if dear:
        yield "branches on a page", compared._repr_html_()
    if seat is not None:
        for kind in ("legal", "refused", "clause", "next"):
            yield f"quiz {kind}", tried(lambda kind=kind: _sheet(match, seat, lang, kind))
        field = next(iter(match.game.Rules.model_fields))
        yield "readings", tried(lambda: _read(match, field, seat, lang))
        yield "rules applied", tried(lambda: _rules_applied(match, seat, lang))
    if not dear:
        return
    yield "rule map", tried(lambda: _map(figures.rule_map(match, lang, viewer=seat)))
    for name in figures.game_figures(match):
        yield f"figure {name}", tried(lambda name=name: figures.game_figure(match, name, seat, lang).alt)
        drawn = tried(lambda name=name: figures.svg(figures.game_figure(match, name, seat, lang).figure))
        yield f"drawn {name}", drawn
    moments = [moment for moment in match.moments if moment <= match.step]
    if len(moments) > 1:
        # By their number from the end: a person points at what stands on the screen.
        yield "storyboard", tried(lambda: storyboard_alt(match, [moments[0], match.step], seat, lang))


def _map(drawn: Any) -> str:
    return drawn.frame.to_csv() + json.dumps(drawn._repr_mimebundle_(), default=str)


def _sheet(match: Any, seat: str, lang: str, kind: str) -> str:
    sheet = quiz(match, n=2, seed=3, lang=lang, viewer=seat, kinds=[kind])
    return repr(sheet) + "".join(question.text(lang) + repr(question.right) for question in sheet.questions)


def _read(match: Any, field: str, seat: str, lang: str) -> str:
    """The readings, for a seat from which nothing is hidden (`Match.knows_all`); not those with luck of their own.

    Where the answers fit no more a replay goes on with the luck of the seed. A match dealt by its seed has shown that
    luck already, or never asks for it: there the seat learns nothing. But the second match of a pair is dealt by hand,
    so that its seed stands for other cards than those that the seat has seen.
    """
    shown = readings(match, field, viewer=seat, lang=lang)
    kept = [value for value, found in shown.divergences.items() if not _has_luck_of_its_own(found)]
    return repr(readings(match, field, kept, viewer=seat, lang=lang))


def _has_luck_of_its_own(found: Any) -> bool:
    """Whether a replay has come to where the answers of the match say nothing any more."""
    return found is not None and found.last_matching_step is not None


def _rules_applied(match: Any, seat: str, lang: str) -> str:
    """The form for rules with this seat's eyes: every page that follows from one other value."""
    editor = edit_rules(match, lang, viewer=seat)
    changed = next((n for n, v in match.rules.model_dump().items() if isinstance(v, bool)), None)
    if changed is None:
        return ""
    editor.set(changed, not getattr(match.rules, changed)).apply()
    if _has_luck_of_its_own(editor.divergence):
        return "with luck of its own"
    return json.dumps(editor._repr_mimebundle_(), default=str) + str(editor.divergence)


# --- on a screen ------------------------------------------------------------------------------------------------------


FORGED: tuple[tuple[str, Any], ...] = (
    ("save", ""), ("rules", ""), ("switch", "main"), ("rename", "x"), ("branch", "main"), ("compare", "main"),
    ("see", "P2"), ("goto", "99"), ("ask", True), ("roll", ""), ("one", ""), ("end", ""), ("watch", ""),
    ("edit", "nonsense"), ("play", "nonsense"), ("deal rest", ""), ("enter cards", ""), ("filter", ("P1", "")),
)  # fmt: skip
"""What a page may say though no button of the screen does."""


def on_screen(match: Any, seat: str | None, look: Look, mode: str) -> Iterator[Thing]:
    """Every message to the page of a shared laptop, when this seat has it (or everybody looks), and every answer."""
    here, before = tempfile.mkdtemp(prefix="seat-"), os.getcwd()
    os.chdir(here)
    try:
        with Page() as page:
            yield from _shown(match.branch(), seat, look, mode, page)
        files = sorted(os.listdir(here))
        yield f"{mode}: files", repr([(name, Path(name).read_text(encoding="utf-8")) for name in files])
    finally:
        os.chdir(before)


def _shown(match: Any, seat: str | None, look: Look, mode: str, page: Page) -> Iterator[Thing]:
    lang = look.lang
    rules = match.rules
    player = play(match, lang=lang, mode=mode)
    if mode == "quick" and player.match.rules != rules:
        return  # nobody said how much talk is typed in: the quick way leaves it out and deals again, by the seed
    away = GivenAway(player, seat, page)
    yield f"{mode}: covered", away.told()
    yield f"{mode}: bundle", away.out_of(json.dumps(player._repr_mimebundle_(), default=str) + repr(player))
    if mode in ("hotseat", "quick") and seat is not None:
        taken = tried(lambda: player.i_am(seat) and "taken")
        yield f"{mode}: i am", away.out_of_a_sentence(taken)
    # Each public moment is a round of the laptop, which all see. The quick way stops only where somebody acts, and says
    # so: whoever is asked twice in a row in secret may be at another moment there.
    at = "" if mode == "quick" else player.laptop.at
    face = f"{player.laptop.face} {player.laptop.seat} {at} {player.laptop.order}"
    yield f"{mode}: face", away.out_of_a_sentence(face)
    if player.screen is not None:
        for tab in player.screen.layout._names:
            player.show_tab(tab)
        for other in match.players[:2]:
            tried(lambda other=other: player.filter_trace(other))
        player.filter_trace()
        player.presses.pressed("whole", True)
        player.presses.pressed("card", "0")
        for key in ("w", "c", "f", "{", "}"):
            yield f"{mode}: key {key}", tried(lambda key=key: player.press(key))
            away.look()
        yield f"{mode}: screen", away.told()
        yield f"{mode}: moments", repr((player.seen.moments, player.seen.branches, player.seen.branch_name))
    for what, value in look.forged:
        if player.laptop.face in ("seat", "public"):
            player.presses.pressed(what, value)
            away.look()
            told = player.message
            said = told[0] or (told[1].text(lang) if isinstance(told[1], tl.TabletopError) else repr(told[1]))
            yield f"{mode}: forged {what}", f"{player.laptop.face} {said}"
    yield f"{mode}: afterwards", away.told()
    bundle = json.dumps(player._repr_mimebundle_(), default=str) + repr(player)
    yield f"{mode}: bundle afterwards", away.out_of(bundle)


def in_a_room(match: Any, lang: str) -> Iterator[Thing]:
    """Every message to the page of one person who plays before a room, and shows it what everybody may see."""
    with Page() as page:
        player = play(match.branch(), lang=lang, mode="alone", viewer="everybody", size="projector")
        yield "room: bundle", json.dumps(player._repr_mimebundle_(), default=str) + repr(player)
        for tab in player.screen.layout._names:
            player.show_tab(tab)
        player.presses.pressed("whole", True)
        yield "room: screen", page.told()
        for key in ("w", "c", "f", "{", "}"):
            yield f"room: key {key}", tried(lambda key=key: player.press(key))
        yield "room: afterwards", page.told()


@dataclass(frozen=True)
class Look:
    """What is looked at: a language, the ways to share a laptop, what a page forges, pictures for documents, a room."""

    lang: str = "en"
    modes: tuple[str, ...] = ("hotseat", "moderator")
    forged: tuple[tuple[str, Any], ...] = FORGED
    dear: bool = True
    room: bool = True

    @classmethod
    def some(cls, dice: random.Random) -> Look:
        """A part of it: every pair gets another."""
        modes = tuple(dice.sample(("hotseat", "hotseat", "quick", "quick", "moderator"), 1))
        lang, forged = dice.choice(LANGUAGES), tuple(dice.sample(FORGED, 4))
        return cls(lang, modes, forged, dear=dice.random() < 0.15, room=dice.random() < 0.5)


def everything(match: Any, seat: str | None, look: Look) -> Iterator[Thing]:
    """All that a look takes in."""
    yield from by_code(match, seat, look.lang, look.dear)
    for mode in look.modes:
        yield from on_screen(match, seat, look, mode)
    if look.room:
        yield from in_a_room(match, look.lang)


def found(one: Any, other: Any, seat: str | None, look: Look) -> list[tuple[str, str, str]]:
    """Where the seat gets something else in one match than in the other."""
    modes = look.modes
    if "quick" in modes and goes_to(one, seat, look.lang) != goes_to(other, seat, look.lang):
        look = replace(look, modes=tuple(mode for mode in look.modes if mode != "quick"))
    a, b = ([(name, numbered(text)) for name, text in everything(match, seat, look)] for match in (one, other))
    different = []
    for (name, mine), (its_name, its) in zip(a, b, strict=False):
        if (name, mine) != (its_name, its):
            different.append((name if name == its_name else f"{name} / {its_name}", *around(mine, its)))
    if len(a) != len(b):
        longer = [name for name, _ in (a if len(a) > len(b) else b)[min(len(a), len(b)) :]]
        different.append(("one world gives more", repr(longer), ""))
    if "quick" in modes:
        different += differences(visits(one, seat, look.lang), visits(other, seat, look.lang))
    return different

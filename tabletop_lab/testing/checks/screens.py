"""No screen of a shared laptop, no message to its page and no file that it writes holds what its reader may not know:
not the seed, which decides every card, not what was told to others, not a card in another hand."""

from __future__ import annotations

import os
from itertools import islice
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine.language.languages import LANGUAGES

from ..finding import Finding, advice, expect, open_match
from ..matches import fixed_tables
from ..pages import in_a_folder, readable, screens
from ..profiles import share

TABLES, MOMENTS = 2, 2
SEED = 739_208_465_117
"""A number that stands nowhere by accident."""


def _moments(game: Any) -> Any:
    """Some moments of some games, each with the language in which it is shown; nobody shares with one alone."""
    shared = (table for table in fixed_tables(game) if table["players"] > 1)
    for at, table in enumerate(islice(shared, share(TABLES))):
        match = open_match(**{**table, "seed": SEED + at})
        parts, end = share(MOMENTS) + 1, match.branch().run().step
        for part in range(1, parts):
            yield match.run(until=max(end * part // parts, match.step)), LANGUAGES[(at + part) % len(LANGUAGES)]


@advice(
    "Somebody at a shared laptop can read what must stay hidden.",
    "Show a screen what its viewer may know alone: read from `player.seen` and its view, never from `player.match`. "
    "Whoever has the seed has every card.",
)
def test_no_screen_holds_what_its_reader_may_not_know(game: Any) -> None:
    for match, lang in _moments(game):
        for name, _, viewer, told in screens(match, lang):
            expect(str(match.seed) not in told, f"{name} holds the seed of the match")
            shown = readable(told)
            for text in _told_to_others(match, viewer, lang):
                expect(text not in shown, f"{name} holds what was told to others alone: {text!r}")


def _told_to_others(match: Any, viewer: Any, lang: str) -> list[str]:
    """Sentences of what happened that the viewer may not know; one that it was told in another place does not count."""
    secret = [entry.text(lang) for entry in match.trace if entry.seen_by(viewer) is None]
    known = [entry.text(lang) for entry in match.trace.for_player(viewer)]
    asked = match.shown_decision(viewer)
    if asked is not None:
        known.append(asked.text(lang))
    told = [readable(text) for text in known]
    return [text for text in dict.fromkeys(map(readable, secret)) if not any(text in one for one in told)]


@advice(
    "A record holds every card and the seed, and somebody at a shared laptop can write one.",
    "Only a moderator's screen writes a record: ask `for_all` first.",
)
def test_no_screen_but_the_moderators_writes_a_record(game: Any) -> None:
    match, lang = next(_moments(game))
    with in_a_folder() as folder:
        for name, player, _, _ in screens(match, lang):
            try:
                player.save()
            except tl.TabletopError:
                if not player.laptop.covered:
                    # As a page says it, with or without a button.
                    player.presses.heard({"type": "do", "what": "save", "with": ""})
                expect(not os.listdir(folder), f"{name} wrote {os.listdir(folder)} though it refused to")
            else:
                raise Finding(f"{name} wrote a record: {os.listdir(folder)}")

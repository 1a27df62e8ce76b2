"""Every character and every statement of The Wolves of Tabula has words in both languages.
What holds for the messages of every game is tested in tests/generic/test_messages.py."""

from __future__ import annotations

import re

import pytest

from tabletop_lab import Match
from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.content.statements import SHAPES


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_characters_and_statements_have_words(lang: str) -> None:
    wanted = {f"role-{role}" for role in ROLES} | {f"statement-{kind}" for kind in SHAPES if kind != "text"}
    assert sorted(message for message in wanted if not TabulaWolves.words(lang).has(message)) == []


@pytest.mark.parametrize("preset", [None, *sorted(TabulaWolves.Rules.presets)])
def test_whoever_is_named_aloud_in_korean_is_named_politely(preset: str | None) -> None:
    """What the moderator reads aloud stands between quotation marks; a seat in it is followed by 님."""
    aloud = []
    for seed in range(3):
        match = Match(TabulaWolves, 12, seed=seed, rules=preset).run()
        said = (entry.seen_by(None) for entry in match.trace)
        aloud += [line for entry in said if entry and (line := entry.text("ko")).startswith("“") and line.endswith("”")]
    named = [line for line in aloud if re.search(r"P\d", line)]
    assert named
    assert [line for line in named if re.search(r"P\d+(?!\d)(?!, P\d| 님)", line)] == []

"""Every character and every statement of The Wolves of Tabula has words in both languages.
What holds for the messages of every game is tested in tests/generic/test_messages.py."""

from __future__ import annotations

import pytest

from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.content.statements import SHAPES


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_characters_and_statements_have_words(lang: str) -> None:
    wanted = {f"role-{role}" for role in ROLES} | {f"statement-{kind}" for kind in SHAPES if kind != "text"}
    assert sorted(message for message in wanted if not TabulaWolves.words(lang).has(message)) == []

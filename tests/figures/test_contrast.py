"""Every word and every sign of a board stands out from what lies behind it, in the light and in the dark theme."""

import pytest

import tabletop_lab as tl
from tabletop_lab.figures.style import live
from tests.figures.behind import coloured

LETTERS, SIGNS = 4.5, 3.0
"""The contrasts that WCAG 2 asks of text and of signs."""
PLAYERS = {"cetkaik": 2, "fourteen_nights": 4, "tabula_wolves": 9, "tiedie": 6, "void_seeders": 3}
ROOMS = [(1346, 947, 1920, True), (980, 740, 1760), (860, 340, 900)]


@pytest.mark.thorough(keep=5)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", PLAYERS)
def test_words_and_signs_can_be_told_from_what_lies_behind_them(game, theme):
    """The backs of objectives were blue on dark grey, at 1.5 to 1."""
    match = tl.Match(game, players=PLAYERS[game], seed=7).run("random")
    steps, looked_at, faint = match.steps, 0, {}
    for k, room in enumerate((*ROOMS, *ROOMS)):
        match.goto(steps * k // 5)
        viewer = (match.players[0], tl.MODERATOR)[k % 2]
        page = coloured(match, viewer, ("en", "ko")[k % 2], live(*room), theme)
        looked_at += len(page.toned)
        faint |= page.faint(LETTERS, SIGNS)
    assert looked_at > 200
    assert not faint

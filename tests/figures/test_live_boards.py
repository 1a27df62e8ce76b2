"""Boards drawn for the room they have: no text over text, cut off or outside, none too small, at any size of a player.
What the page makes of them is measured in tests/browser/test_every_size.py."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.figures.render import paint
from tabletop_lab.figures.style import live
from tabletop_lab.testing.sample import Market
from tests.registered import registered

# Board (width, height) and width of the player, in CSS pixels, as windows of 900 to 1920 px give them; a projector.
ROOMS = [(760, 272, 760), (760, 440, 860), (740, 430, 1156), (830, 600, 1316), (980, 740, 1760),
         (1330, 880, 1920, True), (872, 560, 1280, True)]  # fmt: skip
TABLES = [("fourteen_nights", 2), ("fourteen_nights", 5), ("tabula_wolves", 7), ("tabula_wolves", 22), ("cetkaik", 2),
          ("market", 4)]  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def sample_is_registered():
    with registered(Market):
        yield


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_text_is_whole_and_large_enough(game, players, lang):
    match = tl.Match(game, players=players, seed=players).run(bots="random")
    wrong = []
    for share in (0.1, 0.45, 0.8, 1):
        match.goto(int(match.steps * share))
        decision = match.decision
        viewer = decision.player if decision is not None and decision.player != NATURE else tl.MODERATOR
        for room in ROOMS:
            form = live(*room)
            page = paint(match, None, viewer, lang, form=form)
            texts = [(text.get_text(), text.get_fontsize()) for text in page.texts if text.get_text()]
            found = page.faults()
            found += [f"{size:.1f} pt: {text}" for text, size in texts if size < form.least - 0.01]
            found += [f"cut: {text}" for text, _ in texts if text.endswith("…")]
            wrong += [f"step {match.step}, {room}: {fault}" for fault in found]
    assert not wrong, "\n".join(wrong[:20])


def test_type_grows_with_the_player_and_more_before_a_projector():
    sizes = [live(800, 400, across).note for across in range(640, 2000, 40)]
    assert sizes == sorted(sizes) and sizes[-1] > sizes[0] + 2
    assert min(live(800, 400, across, True).least for across in (900, 1920)) >= 0.75 * 18


def test_a_low_board_has_the_shared_goal_without_the_card_in_play_under_it():
    """A window of 1000 x 720."""
    match = tl.Match("fourteen_nights", players=4, seed=4).run(bots="random").goto(33)
    assert match.view().resolving
    low, high = (paint(match, None, "P3", "en", form=live(*room)) for room in ((864, 247, 880), (1230, 800, 1880)))
    said = [[text.get_text() for text in page.texts] for page in (low, high)]
    assert low.faults() == high.faults() == []
    assert ["Summer fireworks" in texts for texts in said] == [True, True]
    assert ["Bargaining" in texts for texts in said] == [False, True]

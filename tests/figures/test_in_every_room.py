"""Boards drawn for the room they have, at positions that games of random bots come to: no letter too small, over
another, cut, outside or under a piece. What the page makes of them is measured in tests/browser/test_every_size.py."""

import random

import matplotlib.pyplot as plt
import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.figures.render import paint
from tabletop_lab.figures.style import live
from tabletop_lab.notebook.widget.room import Room
from tabletop_lab.testing.sample import Market
from tests.figures.behind import coloured
from tests.registered import registered

TABLES = [
    ("cetkaik", 2), ("fourteen_nights", 2), ("fourteen_nights", 5), ("tiedie", 3), ("tiedie", 8),
    ("void_seeders", 1), ("void_seeders", 5), ("tabula_wolves", 8), ("tabula_wolves", 15), ("tabula_wolves", 22),
    ("market", 4),
]  # fmt: skip
# Of the board, and how wide the whole player is: from windows of 900 to 1920 px, high and low; before a projector.
ROOMS = [
    Room(560, 480, 900), Room(660, 560, 1000), Room(758, 566, 1280), Room(870, 620, 1440), Room(1290, 800, 1920),
    Room(760, 330, 760), Room(740, 488, 1156), Room(980, 798, 1760),
    Room(830, 570, 1280, large=True), Room(965, 690, 1440, large=True), Room(1330, 860, 1920, large=True),
]  # fmt: skip
POSITIONS = 8
BOARD_SHOWS_SEATS = ("cetkaik", "market")


@pytest.fixture(scope="module", autouse=True)
def sample_is_registered():
    with registered(Market):
        yield


@pytest.mark.thorough(keep=6)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_letter_is_seen_whole(game, players):
    chosen = random.Random(f"{game} {players}")
    match = tl.Match(game, players=players, seed=chosen.randrange(1000)).run("random")
    wrong = []
    for step in sorted({*chosen.sample(range(match.steps), POSITIONS - 1), match.steps}):
        match.goto(step)
        asked = match.decision.player if match.decision else NATURE
        for lang, room in (("en", chosen.choice(ROOMS)), ("ko", chosen.choice(ROOMS))):
            form = room.form(strip=game not in BOARD_SHOWS_SEATS)
            viewer = tl.MODERATOR if asked == NATURE else asked
            page = paint(match, None, viewer, lang, form=form)
            texts = [(text.get_text(), text.get_fontsize()) for text in page.texts if text.get_text()]
            small = [f"{size:.1f} pt: {text}" for text, size in texts if size < form.least - 0.01]
            cut = [f"cut: {text}" for text, _ in texts if "…" in text]
            under = [f"covered: {said}" for said in coloured(match, viewer, lang, form, "light").covered()]
            wrong += [f"step {step}, {lang}, {room}: {fault}" for fault in [*page.faults(), *small, *cut, *under]]
            plt.close(page.fig)
    assert not wrong, "\n" + "\n".join(wrong)


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

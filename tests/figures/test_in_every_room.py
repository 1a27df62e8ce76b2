"""Boards in players of many sizes, at positions that games of random bots come to: no letter over another, none cut."""

import random

import matplotlib.pyplot as plt
import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.figures.render import paint
from tabletop_lab.notebook.widget.room import Room

TABLES = [
    ("cetkaik", 2), ("fourteen_nights", 2), ("fourteen_nights", 5), ("tiedie", 3), ("tiedie", 8),
    ("void_seeders", 1), ("void_seeders", 5), ("tabula_wolves", 7), ("tabula_wolves", 22),
]  # fmt: skip
# Of the board, and how wide the whole player is; the last ones before a projector.
ROOMS = [
    Room(560, 480, 900), Room(660, 560, 1000), Room(758, 566, 1280), Room(870, 620, 1440), Room(1290, 800, 1920),
    Room(830, 570, 1280, large=True), Room(965, 690, 1440, large=True), Room(1330, 860, 1920, large=True),
]  # fmt: skip
POSITIONS = 8


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_letter_lies_over_another_and_none_is_cut(game, players):
    chosen = random.Random(f"{game} {players}")
    match = tl.Match(game, players=players, seed=chosen.randrange(1000)).run("random")
    wrong = []
    for step in sorted(chosen.sample(range(match.steps + 1), POSITIONS)):
        match.goto(step)
        asked = match.decision.player if match.decision else NATURE
        for lang, room in (("en", chosen.choice(ROOMS)), ("ko", chosen.choice(ROOMS))):
            form = room.form(strip=game != "cetkaik")  # its board shows what the seats have
            page = paint(match, None, tl.MODERATOR if asked == NATURE else asked, lang, form=form)
            cut = [f"cut: {text.get_text()}" for text in page.texts if "…" in text.get_text()]
            wrong += [f"step {step}, {lang}, {room}: {fault}" for fault in [*page.faults(), *cut]]
            plt.close(page.fig)
    assert not wrong, "\n" + "\n".join(wrong)

"""The table in words: complete, short, and never more than the view shows.
The same hand-made views as for the picture.
"""

import importlib.util
import itertools
import subprocess
import sys
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.games.fourteen_nights.game import FourteenNights
from tabletop_lab.games.fourteen_nights.presentation import describe, table_facts
from tabletop_lab.notebook.panes.sides import HALF, board_of, eyes

_spec = importlib.util.spec_from_file_location(
    "fourteen_nights_views", Path(__file__).with_name("fourteen_nights_views.py")
)
sample = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(sample)
FOLDER = Path(describe.__file__).parents[1] / "words"


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_hidden_cards_are_never_named(lang):
    words, names = sample.words(lang), {c: card.name(lang) for c, card in FourteenNights.content.cards.items()}
    for players, phase, viewer in itertools.product((2, 3, 5), ("turns", "purchase"), ("P1", None, "MODERATOR")):
        view = sample.view(players, viewer, phase)
        whole = sample.view(players, "MODERATOR", phase)
        texts = [tell(view, sample.decision(), words) for tell in (describe.alt_text, describe.text_board)]
        for player in view.players:
            for card in whole.hands[player]:
                named = [names[card] in text for text in texts]
                assert not any(named) or viewer in (player, "MODERATOR"), (card, named)
        if viewer is not None:
            assert names["R01"] in texts[1]


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_alt_text_is_short_and_leaves_nobody_out(players, lang):
    for phase, viewer in itertools.product(sample.PHASES, ("P1", None, "MODERATOR")):
        view = sample.view(players, viewer, phase, hand=12, resolving=("C20",) if phase == "turns" else ())
        text = describe.alt_text(view, sample.decision() if phase == "turns" else None, sample.words(lang))
        assert len(text) <= 600
        assert text.startswith(sample.words(lang)("board-title"))
        assert all(player in text for player in view.players)
        assert "HIDDEN" not in text


def test_alt_text_tells_what_the_picture_points_at():
    text = describe.alt_text(sample.view(), sample.decision(), sample.words("en"))
    assert "Open to P2: 1 Free plan, 4 Travel support. Barred: 2 Research." in text
    assert "hand 3 (face down)" in text and "Forest trek" in text


def test_text_board_keeps_its_columns():
    for lang, graph in itertools.product(("en", "ko"), sample.GRAPHS):
        view = sample.view(5, None, table_rules=sample.rules(graph=graph))
        lines = describe.text_board(view, sample.decision(), sample.words(lang)).splitlines()
        boxes = [line for line in lines if line[:1] in "┌╔└╚"and line]
        assert len(boxes) == 4 and len({len(line) for line in boxes}) == 1
        assert "╳" in "".join(lines) if graph == "complete" else True
        pairs = ", ".join(f"{a}–{b}" for a, b in view.rules.edges())
        assert any(pairs in line for line in lines)


def test_places_and_happiness_follow_the_three_keys():
    view = sample.view(3, phase="over", happiness={"P1": 22, "P2": 22, "P3": 25}, memory={"P1": 4, "P2": 6, "P3": 0})
    assert table_facts.ranking(view, sample.words("en")) == {"P1": 3, "P2": 2, "P3": 1}


def test_every_message_of_the_board_is_used():
    lines = (FOLDER / "board.en.ftl").read_text(encoding="utf-8").splitlines()
    names = {line.split(" ")[0] for line in lines if line.startswith("board-")}
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    for name in names:
        assert name in code or f'"{name.rsplit("-", 1)[0]}-{{' in code or "board-text-" in name, name


def test_describing_needs_no_matplotlib():
    code = "import sys, tabletop_lab.games.fourteen_nights.presentation.describe; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_half_a_page_has_the_whole_name_of_every_space(lang):
    match = tl.Match("fourteen_nights", players=3, seed=6, lang=lang).run(bots="random", until=60)
    names = {match.words(lang).value("space", n) for n in range(1, 7)}
    for step in range(0, 60, 3):
        here = match.goto(step)
        lines = [line for line, _ in board_of(here, eyes([here]), lang, "light", size=HALF)._lines]
        cut = [line for line in lines if line.endswith("…") and any(name.startswith(line[:-1]) for name in names)]
        assert not cut, (step, cut)

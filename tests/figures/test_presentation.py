"""One class draws and describes a game: typed into a cell, named by a text, or left out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from matplotlib.text import Text

import tabletop_lab as tl
from tabletop_lab import figures
from tabletop_lab.engine import Presentation, TabletopError
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures.storyboard import storyboard_page
from tabletop_lab.notebook.widget.card_options import printed
from tabletop_lab.testing.sample import Market

LAZY = """
import sys, tabletop_lab as tl
games = tl.games()
for game in games.values():
    tl.Match(game).run("random", until=3)
above = ("matplotlib", "tabletop_lab.figures", *(f"tabletop_lab.games.{name}.presentation" for name in games))
print(sorted(name for name in sys.modules if name.startswith(above)))
"""


class Typed(Presentation):
    """What somebody types into a cell."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        page.text(1.0, 1.0, f"day {view.day}", "title")

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        page.text(box[0], box[1] + 1, f"day {view.day}", "label")
        return [None for _ in changed.notes]

    def figures(self) -> Mapping[str, Any]:
        def purse(match: Any, viewer: Any, words: Any, blank: Any) -> Any:
            return blank(2.0, 1.0), f"{match.view(viewer).coins['P1']} coins"

        return {"purse": purse}

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        return f"Day {view.day}."

    def fact_text(self, field: str, value: Any, words: Any) -> str | None:
        return f"{value}!" if field == "coins" else None

    def card_text(self, card: Any, words: Any) -> str:
        return f"worth {card.worth}"


class Plain(Market):
    presentation = Presentation


def written(match: tl.Match) -> list[str]:
    """All letters of the picture."""
    return [text.get_text() for text in match.draw().findobj(Text)]


class Mine(Market):
    presentation = Typed


def test_a_class_typed_into_a_cell_draws_and_says_everything() -> None:
    match = tl.Match(Mine, players=2, seed=3)
    assert written(match) == ["day 1"]
    assert match.alt_text() == "Day 1." and match.board_text() == "Day 1.", "a text board is the description"
    words = match.words("en")
    assert words.fact("coins", 3) == "3!" and words.fact("weather", "rain") == words.value("weather", "rain")
    assert printed(Mine, "G01", "en").startswith("worth ") and printed(Mine, "P1", "en") == ""
    assert figures.game_figures(match) == ("purse",) and figures.game_figure(match, "purse").alt.endswith("coins")
    later = tl.Match(Mine, players=2, seed=3).run("random", until=10)
    assert storyboard_page(later, [6, 10]).faults() == []


def test_a_game_without_one_has_plain_pictures_and_words() -> None:
    match = tl.Match(Plain, players=2, seed=3).run("random", until=10)
    page = figures.paint(match)
    assert page.faults() == [] and (page.w, page.h) != (13.333, 7.5), "as large as the fields need"
    assert match.alt_text().startswith("Little Market. ") and storyboard_page(match, [6, 10]).faults() == []
    assert figures.game_figures(match) == () and presentation_of(Plain).seat_facts(match.view(), "P1") == {}


def test_one_that_only_describes_keeps_the_plain_picture() -> None:
    class Describes(Presentation):
        def describe(self, view: Any, decision: Any, words: Any) -> str:
            return "A market."

    game = type("Told", (Market,), {"presentation": Describes})
    match, plain = tl.Match(game, players=2, seed=3), tl.Match(Plain, players=2, seed=3)
    assert match.alt_text() == "A market." and figures.svg(match.draw()) == figures.svg(plain.draw())


def test_modes_and_edits_look_like_their_game() -> None:
    assert presentation_of(type("Mode", (Mine,), {})) is presentation_of(Mine)


def test_a_class_typed_again_is_used_at_once() -> None:
    game = type("Again", (Market,), {"presentation": Typed})
    assert tl.Match(game, players=2).alt_text() == "Day 1."

    class Typed2(Typed):
        def describe(self, view: Any, decision: Any, words: Any) -> str:
            return "Anew."

    game.presentation = Typed2
    assert tl.Match(game, players=2).alt_text() == "Anew."


@pytest.mark.parametrize(
    "given",
    [".nowhere:Board", "tabletop_lab.nowhere:Board", ".board:Nobody", ".board", "", ":", Market, Typed(), None, 7],
)
def test_what_is_no_presentation_is_said(given: Any) -> None:
    game = type("Wrong", (Market,), {"presentation": given, "__module__": Market.__module__})
    match = tl.Match(game, players=2)
    for look in (match.alt_text, match.board_text, match.draw, lambda: figures.game_figures(match)):
        with pytest.raises(TabletopError) as error:
            look()
        assert "Wrong" in str(error.value) and "Presentation" in str(error.value)
        assert "클래스" in error.value.text("ko") and ".presentation:" in error.value.text("ko")


def test_a_module_that_lacks_something_itself_says_what(tmp_path: Any, monkeypatch: Any) -> None:
    (tmp_path / "drawings_of_mine.py").write_text("import not_installed_at_all\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = type("Lacks", (Market,), {"presentation": "drawings_of_mine:Board"})
    with pytest.raises(ModuleNotFoundError, match="not_installed_at_all"):
        tl.Match(game, players=2).alt_text()


def test_playing_loads_no_drawing() -> None:
    found = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]", found.stdout

"""A game that gives one of its own things the name of a verb is refused when its class is made."""

from __future__ import annotations

import pytest
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine import Game, TabletopError
from tabletop_lab.engine.core.clause import traced
from tabletop_lab.engine.core.reserved import RESERVED
from tabletop_lab.testing.sample import Market


@pytest.mark.parametrize("name", ["look", "end", "window", "ask", "safe_point", "base", "state", "table"])
def test_a_paragraph_with_the_name_of_a_verb_is_refused(name: str) -> None:
    with pytest.raises(TabletopError) as error:
        type("Chapter", (Game,), {name: lambda self: None})
    for lang, hint in (("en", "another name"), ("ko", "다른 이름")):
        text = error.value.text(lang)
        assert "Chapter" in text and name in text and hint in text


def test_so_is_one_in_a_chapter_that_is_no_game() -> None:
    class Chapter:
        def shift(self) -> None:
            """Moves a pawn."""

    with pytest.raises(TabletopError, match="Chapter says what shift is"):
        type("Whole", (Chapter, Game), {})


def test_a_value_is_refused_like_a_function() -> None:
    with pytest.raises(TabletopError, match="says what roll is"):

        class Dice(Game):
            roll = 6


def test_a_verb_that_does_more_plays_the_verb_itself() -> None:
    class Loud(Tiny):
        def tell(self, event, /, **facts):
            super().tell(event, **facts)

    assert tl.Match(Loud, players=2, seed=1).run("random").result


def test_the_engines_own_classes_pass() -> None:
    assert {"ask", "ask_all", "window", "reaction", "roll", "draw", "shuffle", "tell", "look", "end"} <= set(RESERVED)
    assert issubclass(traced(Market), Market)

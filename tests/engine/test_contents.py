"""What the cards of a game are under its rules: asked in one place, chosen after the mode and before the edits."""

from __future__ import annotations

from typing import Any

import pytest
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine import Content, Game, TabletopError
from tabletop_lab.engine.core.modes import playing


class Numbers(Content):
    """Cards called by a number; a larger game has others."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def under(self, rules: Any, game: type[Game]) -> Content:
        return LARGE if rules.largest > 3 else self

    def name(self, card: str, lang: str) -> str | None:
        return self.names.get(card) and f"{self.names[card]} ({lang})"

    def data(self, card: str) -> Any:
        return len(self.names[card])

    def kind(self, card: Any) -> str:
        return "odd" if card in ("one", "three") else ""


SMALL, LARGE = Numbers({"one": "One"}), Numbers({"one": "Uno", "six": "Sei"})


class Cards(Tiny):
    content = SMALL


def test_a_game_without_cards() -> None:
    content = Tiny.content
    assert (content.name("one", "en"), content.data("one"), content.kind("one")) == (None, None, "")
    assert content.under(None, Tiny) is content and playing(Tiny, Tiny.Rules()) is Tiny


def test_the_rules_bring_other_content() -> None:
    assert playing(Cards, Cards.Rules()) is Cards
    large = playing(Cards, Cards.Rules(largest=6))
    assert large.content is LARGE and issubclass(large, Cards) and large.__name__ == "Cards"
    assert playing(Cards, Cards.Rules(largest=5)) is large, "one class for one content"
    assert playing(large, Cards.Rules()) is Cards, "a class that was played brings no content along"


def test_words_know_the_cards_of_their_rules() -> None:
    small, large = (tl.Match(Cards, players=2, rules={"largest": most}).words("ko") for most in (3, 6))
    assert small.card("one") == "One (ko)" and large.card("one") == "Uno (ko)" and small.card("six") == "six"
    assert large.value("card", "six") == "Sei (ko)" and large.card_data("six") == 3


@pytest.mark.parametrize("given", [{}, Content, None, "cards"])
def test_what_is_no_content_is_refused_when_the_class_is_made(given: Any) -> None:
    with pytest.raises(TabletopError) as error:
        type("Wrong", (Game,), {"content": given})
    for lang in ("en", "ko"):
        assert "Wrong" in error.value.text(lang) and "Content" in error.value.text(lang)

"""How facts stand in a message: lists, numbers below nothing, ordinals, and a fact that was not given."""

from __future__ import annotations

import logging

import pytest

from tabletop_lab.engine import Game, Result
from tabletop_lab.testing.sample import Market


class Notes(Game):
    """Says something."""

    name, title, seats = "notes", {"en": "Notes", "ko": "쪽지"}, range(2, 3)
    messages = {
        "en": """
            event-list = { $cards_and } belong to { $players_and }.
            event-change = { SIGN($change) ->
                [plus] up by { SIZE($change) }
                [minus] down by { SIZE($change) }
               *[zero] as before
              }, now { $total }
            event-owed = { $player } owes { $amount } TC.
        """,
        "ko": """
            event-list = { $players_and }: { $cards_and }
            event-change = { $total }점
            event-owed = { JOSA($player, "은/는") } { $amount } TC를 냅니다.
            event-day = { NTH($day) } 날
        """,
    }

    def play(self) -> Result:
        return Result(("P1",))


@pytest.mark.parametrize(
    ("players", "said"),
    [(("P1",), "P1"), (("P1", "P2"), "P1 and P2"), (("P1", "P2", "P3"), "P1, P2 and P3"), ((), "none")],
)
def test_a_list_in_a_sentence(players: tuple[str, ...], said: str) -> None:
    text = Notes.words("en")("event-list", cards=("a", "b"), players=players)
    assert text == f"a and b belong to {said}."


def test_cards_of_a_list_stand_between_quotation_marks() -> None:
    words = Market.words("en"), Market.words("ko")
    english, korean = (each.join_in_sentence("cards", ("G01", "G02")) for each in words)
    assert english == "“Apples” and “Pears”" and korean == "‘사과’, ‘배’"


@pytest.mark.parametrize(
    ("change", "total", "said"),
    [(2, 1, "up by 2, now 1"), (-2, -1, "down by 2, now −1"), (0, -1500, "as before, now −1,500")],
)
def test_a_number_below_nothing_has_a_true_minus(change: int, total: int, said: str) -> None:
    assert Notes.words("en")("event-change", change=change, total=total) == said


def test_ordinals() -> None:
    assert [Notes.words("ko")("event-day", day=day) for day in (1, 3, 11)] == ["첫 번째 날", "세 번째 날", "11번째 날"]


@pytest.mark.parametrize(("lang", "said"), [("en", "P2 owes … TC."), ("ko", "P2는 … TC를 냅니다.")])
def test_a_fact_that_was_not_given_is_not_said_by_its_name(
    lang: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert Notes.words(lang)("event-owed", player="P2") == said
    assert "amount" in caplog.text

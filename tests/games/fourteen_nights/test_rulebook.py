"""The rulebooks of A Dream of Fourteen Nights and the board: amounts of money, connections.
What holds for every rulebook is tested in tests/generic/test_rulebooks.py."""

from __future__ import annotations

import re

from tabletop_lab.games.fourteen_nights import FourteenNights, rules

BOOK = {lang: FourteenNights.rulebook(lang) for lang in ("en", "ko")}


def test_both_languages_give_the_same_amounts() -> None:
    """Amounts of money are written in figures in both; smaller numbers may be words in English."""
    money = re.compile(r"(\d[\d,]*) ?TC|multiple of (\d+)|(\d+)의 배수")
    for clause in BOOK["en"]:
        amounts = [
            sorted({"".join(groups) for groups in money.findall(BOOK[lang][clause].text)} - {"0"}) for lang in BOOK
        ]
        assert amounts[0] == amounts[1], (clause, amounts)


def test_connections_in_the_text_are_those_of_the_board() -> None:
    edges = {f"{a}-{b}" for a, b in rules.EDGES["published"]}
    for book in BOOK.values():
        assert set(re.findall(r"\d-\d", book["FN-2.6"].text)) == edges
        assert set(re.findall(r"\d-\d", re.sub(r"\d(-\d){2,}", "", book["FN-A1"].text))) == edges

"""The cards of the Little Market: one CSV table beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from tabletop_lab.engine import Content
from tabletop_lab.engine.core.content_tables import TableRow, Text, Whole, read_table


class Good(TableRow):
    """One card: its kind, what it costs to put on a stand, what it is worth there, its two names."""

    id: Text
    kind: Literal["fruit", "cloth", "pottery"]
    price: Annotated[Whole, Field(ge=0, le=9)]
    worth: Annotated[Whole, Field(ge=0, le=9)]
    en: Text
    ko: Text


GOODS = {good.id: good for good in read_table(Path(__file__).with_name("goods.csv"), Good)}


class Goods(Content):
    """The cards, for messages, pictures and bots."""

    def name(self, card: str, lang: str) -> str | None:
        """The printed name of a card."""
        return getattr(GOODS[card], lang) if card in GOODS else None

    def data(self, card: str) -> Good:
        """Everything printed on a card."""
        return GOODS[card]

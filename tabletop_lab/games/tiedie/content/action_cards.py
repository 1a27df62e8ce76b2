"""The action cards: each player has one set of them (TD-3.8). The location card is one in team mode alone (TD-3.17)."""

from __future__ import annotations

from collections.abc import Mapping

from .tables import Card

ACTION_CARDS: Mapping[str, Card] = {
    card.id: card
    for card in (
        Card("move", "action", "Move", "이동"),
        Card("attack", "action", "Attack", "공격"),
        Card("evade", "action", "Evade", "회피"),
        Card("accuse", "action", "Accuse", "고발"),
        Card("location", "action", "location card", "위치 카드"),
    )
}

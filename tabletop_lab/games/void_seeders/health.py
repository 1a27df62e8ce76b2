"""What a seat of Void Seeders knows of its own hand and mind, as far as plans ask for it."""

from __future__ import annotations

from typing import Any

from .state import CONTAMINATION

HIGHEST = 5
SHIELD = 2
"""So many contamination cards stay in hand."""


class Health:
    """Cards in hand, contamination, madness."""

    def __init__(self, view: Any, player: str) -> None:
        self.view, self.player, self.game = view, player, view.paragraphs
        self.here: int = view.room.get(player, 0)

    def cards(self) -> int:
        """Action cards in hand."""
        return sum("/" in card for card in self.view.hands[self.player])

    def unread_in_hand(self) -> int:
        """Contamination cards in hand that one has not scanned."""
        return list(self.view.hands[self.player]).count(CONTAMINATION)

    def contamination(self) -> int:
        """How many contamination cards one has, wherever they are: whatever is more than the Action cards."""
        view = self.view
        cards = sum(len(getattr(view, where)[self.player]) for where in ("decks", "hands", "discards", "tainted"))
        return int(cards - len(self.game.deck_of(view.character[self.player])))

    def is_at_a_strong_one(self) -> bool:
        """Whether a Stalker or the Despoiler is in the room, or a Lair: one does not stay."""
        return any(self.game.kind(enemy) not in ("lurker", "whisperer") for enemy in self.game.enemies_at(self.here))

    def should_scan(self) -> bool:
        """Whether contamination in hand is to be scanned: where the check would be one for life as it stands."""
        return bool(self.unread_in_hand()) and self.is_doomed()

    def can_hope_to_scan(self) -> bool:
        """Whether contamination in hand waits for a Rest, a shower or a snack."""
        return bool(self.unread_in_hand())

    def would_recover(self) -> bool:
        """Whether a shower or a snack is worth it."""
        return self.view.madness[self.player] > 3 or self.should_scan()

    def is_doomed(self) -> bool:
        """Whether the contamination check would be one for life as it stands."""
        level, count = self.view.madness[self.player], self.contamination()
        return bool(count and (level == HIGHEST or level + count >= HIGHEST))

    def shield(self) -> int:
        """So many contamination cards stay in hand: they count as cards when something surprises one (VS-7.4)."""
        return SHIELD

    def to_exchange(self) -> list[str]:
        """Action cards one would rather change for others at the end of the round."""
        return []

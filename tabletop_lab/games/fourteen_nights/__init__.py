"""A Dream of Fourteen Nights, for 2 to 5 players: rules, cards, rulebook, drawing and bots."""

from tabletop_lab.games.fourteen_nights.game import FourteenNights

__all__ = ["FourteenNights"]

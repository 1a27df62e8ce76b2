"""Nemesis: Void Seeders, for 1 to 5 players: rules of the base game and of the expansion, ship, decks, rulebook."""

from tabletop_lab.games.void_seeders.game import VoidSeeders

__all__ = ["VoidSeeders"]

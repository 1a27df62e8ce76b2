"""How a game begins in the middle: what a position may leave out, and where the cards lie that it does not name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .nemesis.game import Nemesis
from .nemesis.table import EGGS
from .state import CONTAMINATION, backs_of


class FromTheMiddle(Nemesis):
    """A position says what matters; the rest is as after the setup."""

    def before_position(self, position: Mapping[str, Any]) -> None:
        """Whoever is to be another character gets that one's cards, weapon and quest items."""
        said = position.get("character")
        wanted = {p: who for p, who in said.items() if self.may_be(p, who)} if isinstance(said, Mapping) else {}
        if len(set(wanted.values())) < len(wanted):
            return  # two of a kind: the position is refused
        free = [who for who in self.content.characters if who not in wanted.values()]
        for player in self.players:
            drafted = self.state.character[player]
            if player not in wanted and drafted not in free:
                wanted[player] = next(who for who in free if who not in self.state.character.values())
            if who := wanted.get(player, ""):
                free = [other for other in free if other != who]
                self.state.character[player] = who
        for player in wanted:
            self.deal_character(player)

    def may_be(self, player: Any, who: Any) -> bool:
        """Whether a position says of a seat something that can be."""
        return player in self.players and isinstance(who, str) and who in self.content.characters

    def deal_character(self, player: str) -> None:
        """The things of a character as at the beginning, the weapon in the left hand."""
        state, hero = self.state, self.content.characters[self.state.character[player]]
        for weapon in self.held(player):
            if weapon not in [self.content.characters[state.character[p]].weapon for p in self.players if p != player]:
                state.ammo.pop(weapon, None)
        state.left_hand[player], state.right_hand[player] = [hero.weapon], []
        state.ammo[hero.weapon] = self.content.weapons[hero.weapon].ammo
        state.decks[player] = [f"{player}/{card}" for card in self.deck_of(hero.id)]
        state.quests[player] = list(self.content.quests_of(hero.id))

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        """What no place was named for lies in its deck."""
        state = self.state
        kinds = ("CO", "PO", "SO")
        return {
            **{player: ("decks", player) for player in self.players},
            CONTAMINATION: ("contamination", None),
            **{f"{deck} deck": ("piles", deck) for deck in state.piles},
            **{f"objective {kind}": ("other_objectives", None) for kind in kinds},
            "tile 1": ("first_tiles", None),
            "tile 2": ("second_tiles", None),
            "token": ("tokens", None),
            "coordinates": ("routes", None),
            **{f"engine {engine}": ("engine_tokens", engine) for engine in self.engines.values()},
            "weakness": ("weaknesses", None),
            "number": ("supply", None),
        }

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """What follows from what the position says: who is in a room, which tiles and tokens are left, whose turn."""
        state = self.state
        if "number" in position and "first" not in position:
            state.first = min(self.players, key=state.number.__getitem__)
        for player in self.players:
            if state.status[player] != "aboard":
                state.room.pop(player, None)
        if state.first in self.players:  # if not, the invariants say so
            self.make_crew()
        state.explored = {**self.printed_rooms(), **state.explored}
        if state.turn_of and "actions_left" not in position:
            state.actions_left = 2
        if "backs" not in position:
            state.backs = {player: backs_of(items) for player, items in state.items.items()}
        self.find_objects()
        self.find_tiles()
        if "tokens" not in position:
            self.find_tokens(position)

    def find_objects(self) -> None:
        """What is held lies nowhere, and what lies somewhere or is held is not in the Nest."""
        state = self.state
        held = [thing for player in self.players for thing in self.held(player)]
        for thing in held:
            state.lying.pop(thing, None)
        there = {*held, *state.lying}
        taken = [egg for egg in state.eggs if egg in there]
        free = [egg for egg in EGGS if egg not in there and egg not in state.eggs]
        state.eggs = sorted([egg for egg in state.eggs if egg not in taken] + free[: len(taken)])

    def find_tiles(self) -> None:
        """A tile that lies open, or that somebody has seen, is in no pile."""
        state = self.state
        for room in (*state.explored.values(), *state.seen_first.values(), *state.seen_second.values()):
            for pile in (state.first_tiles, state.second_tiles):
                if room in pile:
                    pile.remove(room)

    def find_tokens(self, position: Mapping[str, Any]) -> None:
        """Where a tile lies open its token is gone; of the others there are as many as places, Lairs that came less."""
        state = self.state
        if "covered" not in position:
            state.covered = [slot for slot in state.covered if slot not in state.explored or slot in self.engines]
        lairs = [token for token in state.tokens if self.content.tokens[token].effect == "lair"]
        come = len(state.lairs) + state.destroyed
        seen = [t for t in state.seen_tokens.values() if self.content.tokens[t].effect == "lair"]
        left = max(0, self.rules.lair_tokens - come - len(seen))
        places = len(state.covered) - len(state.seen_tokens)
        others = [token for token in state.tokens if token not in lairs]
        state.tokens = sorted([*others[: max(0, places - left)], *lairs[:left]])

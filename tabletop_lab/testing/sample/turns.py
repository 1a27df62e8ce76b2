"""LM-3 to LM-5: a day, walking, and the actions at the stalls."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Game, Places, Refusal, clause

from .goods import GOODS
from .rules import MarketRules
from .state import MarketState

SPACES = (1, 2, 3, 4, 5)
GATE, CRATES, TEA_HOUSE, BARTER, SQUARE = SPACES
WAGES = {"sun": 3, "cloud": 2, "rain": 1}
WEIGHTS = (3, 2, 1)
"""What errands bring in by the weather, and how often each weather comes."""
MOST_TOKENS = 2


class Turns(Game):
    """LM-3 to LM-5, in the rulebook's order."""

    state: MarketState
    rules: MarketRules

    @clause("LM-3.1")
    def morning(self) -> None:
        """The weather of the day."""
        self.tell("day_begins", day=self.state.day)
        self.state.weather = self.roll("weather", tuple(WAGES), WEIGHTS)
        self.tell("weather_comes", weather=self.state.weather)

    @clause("LM-3.2")
    def take_turn(self, player: str) -> None:
        """Walk, act there, and perhaps act a second time."""
        self.walk(player)
        self.act_at(player, self.state.pawn[player])
        if self.state.tokens[player]:
            self.act_again(player)

    # --- LM-4: walking -------------------------------------------------------------------------------------------

    @clause("LM-4.1", "LM-4.2")
    def walk(self, player: str) -> None:
        """The pawn goes to another stall within reach."""
        spaces = self.open_stalls(player)
        if not spaces:
            if self.rules.stuck_walker == "stay":
                self.stay(player)
                return
            spaces = self.open_them_all(player)
        space = self.ask(player, "walk", Places(spaces), self.why_not_there)
        self.state.left[player], self.state.pawn[player] = self.state.pawn[player], space
        self.tell("walked", player=player, space=space)

    @clause("LM-4.2")
    def open_stalls(self, player: str) -> tuple[int, ...]:
        """The stalls within reach that were not left just before."""
        last = self.state.left
        left = {"own": (last[player],), "anyone": last.values(), "nobody": ()}[self.rules.closed_stalls]
        return tuple([space for space in self.within_reach(player) if space not in left])

    @clause("LM-4.3")
    def open_them_all(self, player: str) -> tuple[int, ...]:
        """For this walk no stall is closed."""
        self.tell("nothing_closed", player=player)
        return self.within_reach(player)

    @clause("LM-4.3")
    def stay(self, player: str) -> None:
        """Under `stay` the player acts at the pawn's stall."""
        self.tell("stayed", player=player, space=self.state.pawn[player])

    def within_reach(self, player: str) -> tuple[int, ...]:
        """The other stalls that are near enough."""
        here = self.state.pawn[player]
        return tuple([space for space in SPACES if 1 <= abs(space - here) <= self.rules.reach])

    def why_not_there(self, player: str) -> Iterator[Refusal]:
        """Yield why the pawn cannot go to the other stalls."""
        legal = self.open_stalls(player) or self.within_reach(player)
        for space in SPACES:
            if space == self.state.pawn[player]:
                yield Refusal(space, "LM-4.1", "stay", player=player)
            elif space not in self.within_reach(player):
                yield Refusal(space, "LM-4.1", "too_far", space=space)
            elif space not in legal:
                yield Refusal(space, "LM-4.2", "just_left", space=space)

    # --- LM-5: the stalls ----------------------------------------------------------------------------------------

    def act_at(self, player: str, space: int) -> None:
        """Do the action of a stall."""
        self.tell("acts", player=player, space=space)
        if space == GATE:
            self.run_errands(player)
        elif space == CRATES:
            self.open_a_crate(player)
        elif space == TEA_HOUSE:
            self.drink_tea(player)
        elif space == BARTER:
            self.barter(player)
        else:
            self.act_from_the_square(player)

    @clause("LM-5.1")
    def run_errands(self, player: str) -> None:
        """Pay a wage that depends on the weather."""
        wage = WAGES[self.state.weather]
        self.state.coins[player] += wage
        self.tell("earned", player=player, coins=wage)

    @clause("LM-5.2")
    def open_a_crate(self, player: str) -> None:
        """Put a card into the hand, unseen by the others."""
        if not self.state.deck:
            self.tell("crates_empty", player=player)
            return
        card = self.draw("goods", self.state.deck, only=player)
        self.state.hands[player].append(card)
        self.tell("drawn", player=player, card=card, secret={"card": player})
        self.keep_to_the_limit(player)

    @clause("LM-5.3")
    def drink_tea(self, player: str) -> None:
        """Give a token; and somebody whispers what the goods in hand are worth."""
        self.state.tokens[player] = min(MOST_TOKENS, self.state.tokens[player] + 1)
        self.tell("rested", player=player, tokens=self.state.tokens[player])
        worth = sum(GOODS[card].worth for card in self.state.hands[player])
        self.tell("whispered", only=player, player=player, worth=worth)

    @clause("LM-5.4")
    def barter(self, player: str) -> None:
        """Exchange one card of the hand for a new one, if the player likes."""
        hand = self.state.hands[player]
        card = self.ask(player, "barter", (*sorted(hand), "keep"), secret=True)
        if card == "keep":
            self.tell("kept", player=player)
        else:
            self.throw_away(player, card)
            self.open_a_crate(player)

    @clause("LM-5.5")
    def act_from_the_square(self, player: str) -> None:
        """Do the action of any other stall."""
        space = self.ask(player, "action", Places(SPACES[:-1]), self.not_the_square)
        self.act_at(player, space)

    def not_the_square(self, player: str) -> Iterator[Refusal]:
        """Refuse the square itself: it counts as any of the other stalls."""
        yield Refusal(SQUARE, "LM-5.5", "square_itself")

    @clause("LM-5.6")
    def keep_to_the_limit(self, player: str) -> None:
        """A player who holds too many goods discards one."""
        hand = self.state.hands[player]
        while len(hand) > self.rules.hand_limit:
            self.throw_away(player, self.ask(player, "discard", tuple(sorted(hand)), secret=True))

    def throw_away(self, player: str, card: str) -> None:
        """Put a card from the hand onto the open discards."""
        self.state.hands[player].remove(card)
        self.state.discards.append(card)
        self.tell("thrown_away", player=player, card=card)

    @clause("LM-5.7")
    def act_again(self, player: str) -> None:
        """A token lets the player act at the next stall without walking there."""
        here = self.state.pawn[player]
        next_door = [space for space in SPACES if abs(space - here) == 1]
        space = self.ask(player, "again", Places(("stop", *next_door)))
        if space != "stop":
            self.state.tokens[player] -= 1
            self.tell("token_spent", player=player, tokens=self.state.tokens[player])
            self.act_at(player, space)

"""LM-6 and LM-7: the lot of the evening, the sale on the last day, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Game, Refusal, Result, Subsets, clause

from .goods import GOODS
from .rules import MarketRules
from .state import MarketState


class Evenings(Game):
    """LM-6 and LM-7, in the rulebook's order."""

    state: MarketState
    rules: MarketRules

    @clause("LM-6.1")
    def evening(self) -> None:
        """Show a lot, if there are goods left."""
        if self.state.deck:
            self.state.lot = self.draw("lot", self.state.deck)
            self.tell("lot_shown", card=self.state.lot)
            self.award(self.collect_bids())
        else:
            self.tell("no_lot")

    @clause("LM-6.2")
    def collect_bids(self) -> dict[str, int]:
        """All bid at the same time, in secret, at most what they have."""
        coins = self.state.coins
        bids = {player: lambda most=coins[player]: range(most + 1) for player in self.state.order}
        return self.ask_all(bids, "bid", self.too_much, card=self.state.lot)

    def too_much(self, player: str) -> Iterator[Refusal]:
        """Refuse bids on credit."""
        coins = self.state.coins[player]
        yield Refusal(coins + 1, "LM-6.2", "too_much", coins=coins)

    @clause("LM-6.3")
    def award(self, bids: dict[str, int]) -> None:
        """The highest bid is paid and takes the lot; a bid of 0 does not count."""
        best = max(bids.values())
        highest = [player for player in self.state.order if bids[player] == best > 0]
        card, self.state.lot = self.state.lot, ""
        if len(highest) == 1 or (highest and self.rules.tied_bids == "first_in_order"):
            winner = highest[0]
            self.state.coins[winner] -= best
            self.state.stands[winner].append(card)
            self.tell("lot_won", player=winner, card=card, coins=best)
        else:
            self.state.discards.append(card)
            self.tell("lot_unsold", card=card)

    # --- LM-7: the sale ------------------------------------------------------------------------------------------

    @clause("LM-7.1")
    def sale(self) -> None:
        """All choose at the same time which goods in hand they put on their stands, and pay for that."""
        self.state.phase = "sale"
        self.tell("sale_begins")
        offers = {player: self.affordable(player) for player in self.state.order}
        for player, cards in self.ask_all(offers, "sell", self.too_dear).items():
            price = sum(GOODS[card].price for card in cards)
            self.state.coins[player] -= price
            self.state.hands[player] = [card for card in self.state.hands[player] if card not in cards]
            self.state.stands[player] += cards
            self.tell("sold", player=player, cards=cards, coins=price)

    def affordable(self, player: str) -> Subsets:
        """The sets of goods in hand that the player's coins pay for."""
        return Subsets(self.state.hands[player], lambda card: GOODS[card].price, self.state.coins[player])

    def too_dear(self, player: str) -> Iterator[Refusal]:
        """Yield why not all goods can be put on the stand."""
        hand, coins = tuple(sorted(self.state.hands[player])), self.state.coins[player]
        price = sum(GOODS[card].price for card in hand)
        if price > coins:
            yield Refusal(hand, "LM-7.1", "too_dear", cards=hand, price=price, coins=coins)

    @clause("LM-7.2")
    def count(self) -> None:
        """Count what the goods on a stand are worth, and one point for each kind of goods there."""
        for player in self.players:
            goods = [GOODS[card] for card in self.state.stands[player]]
            worth = sum(good.worth for good in goods)
            kinds = len({good.kind for good in goods}) if self.rules.kinds_score else 0
            self.state.score[player] = worth + kinds
            self.tell("scored", player=player, worth=worth, kinds=kinds, score=worth + kinds)

    @clause("LM-7.3")
    def find_the_winner(self) -> Result:
        """The winner has the highest score, then the most coins; players equal in both share the place."""
        score, coins = self.state.score, self.state.coins
        keys = {player: (score[player], coins[player]) for player in self.players}
        ranking = tuple(
            tuple(player for player in self.players if keys[player] == key)
            for key in sorted(set(keys.values()), reverse=True)
        )
        winners, best = ranking[0], max(score.values())
        alone = list(score.values()).count(best) == 1
        reason = "score" if alone else "coins" if len(winners) == 1 else "shared"
        self.state.phase = "over"
        self.tell("game_over", winners=winners, score=best)
        return Result(winners, ranking, dict(score), reason)

"""Bidding: hidden hands, bids that are shown at once, and a card that takes a prize away."""

from dataclasses import dataclass

from tabletop_lab.engine import Game, Refusal, Result, Rules, State, clause, hidden, public, rule, seen_by_owner


class BiddingRules(Rules):
    cards: int = rule(3, "BD-1", help="The number of cards that each seat is dealt.", ge=2, le=3)


@dataclass(slots=True)
class Table(State):
    deck: list[int] = hidden(factory=lambda: [0, 0, 0, *range(1, 10)], pool="card")
    hands: dict[str, list[int]] = seen_by_owner(factory=dict, pool="card")
    prizes: dict[str, int] = public(factory=dict)


class Bidding(Game):
    name, title, seats = "bidding", {"en": "Bidding", "ko": "입찰"}, range(2, 5)
    Rules, State, VETO = BiddingRules, Table, 0
    rulebook_text = {
        "en": """
            ### BD-1 Cards
            There are cards from 1 to 9 and three vetoes, which count 0. Each seat is dealt 3 cards in secret.
            *Options:* cards
            ### BD-2 Bids
            Whoever has cards bids one; all are shown at once. The highest takes the prize, of equals the first seat.
            ### BD-3 Veto
            The seat just below may discard a veto that it still holds in secret, and takes the prize instead.
            ### BD-4 End
            The game is over when nobody has a card. The most prizes win.
            """,
        "ko": """
            ### BD-1 카드
            1부터 9까지의 카드와 0으로 치는 거부 카드 세 장이 있습니다. 자리마다 3장을 비밀로 받습니다.
            *Options:* cards
            ### BD-2 입찰
            카드가 있는 사람은 한 장씩 내고 동시에 공개합니다. 가장 높은 카드가 상을 가져가며, 같으면 앞자리입니다.
            ### BD-3 거부
            바로 아래 자리는 아직 비밀로 쥔 거부 카드를 버리고 대신 상을 가져갈 수 있습니다.
            ### BD-4 끝
            아무도 카드가 없으면 끝납니다. 상이 가장 많은 사람이 이깁니다.
            """,
    }
    messages = {
        "en": """
            prompt-bid = { $player }, which card do you bid?
            prompt-veto = { $player }, do you veto the prize of { $winner }?
            chance-card = card dealt
            choice-bid = bid
            choice-veto = veto
            refused-not_held = { $player } does not hold { $option }.
            event-prize = { $player } takes the prize.
            """,
        "ko": """
            prompt-bid = { $player }, 어떤 카드를 낼까요?
            prompt-veto = { $player }, { $winner }의 상을 거부할까요?
            chance-card = 받은 카드
            choice-bid = 입찰
            choice-veto = 거부
            refused-not_held = { $player } — { $option }: 손에 없는 카드입니다.
            event-prize = { $player } — 상을 가져갑니다.
            """,
    }

    @clause("BD-1")
    def setup(self):
        self.state = new = Table(prizes=dict.fromkeys(self.players, 0))
        new.hands = {p: [self.draw("card", new.deck, only=p) for _ in range(self.rules.cards)] for p in self.players}

    @clause("BD-4")
    def play(self):
        while any(self.state.hands.values()):
            self.safe_point()
            self.one_prize()
        prizes = self.state.prizes
        return Result(tuple(player for player in prizes if prizes[player] == max(prizes.values())), scores=prizes)

    @clause("BD-2")
    def one_prize(self):
        bids = self.ask_all({p: sorted(set(hand)) for p, hand in self.state.hands.items() if hand}, "bid", lambda p: [
            Refusal(n, "BD-2", "not_held", player=p) for n in range(10) if n not in self.state.hands[p]])
        for player, bid in bids.items():
            self.state.hands[player].remove(bid)
        winner, *below = sorted(bids, key=bids.get, reverse=True)
        taker = self.veto(winner, below[0]) if below else winner
        self.state.prizes[taker] += 1
        self.tell("prize", player=taker)

    @clause("BD-3")
    def veto(self, winner, below):
        hand = self.state.hands[below]
        own = [self.VETO] if self.VETO in hand else []
        used = self.reaction(below, "veto", own, may=lambda: len(self.state.hands[below]) > 0, winner=winner)
        return winner if used is None else hand.remove(self.VETO) or below

    @classmethod
    def allowed_differences(cls, difference):
        return {"decision bid"}, {"view hands", "event prize"}  # bids are shown, and so is a veto that is used

"""TD-10.1 to 10.8: search. What is done at a route stands in `routes.py`."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Act

from .routes import Routes

KEEP, BACK_DOWN, BACK_UP = Act("keep"), Act("back_down"), Act("back_up")


class Search(Routes):
    """TD-10.1 to 10.8, in the rulebook's order."""

    # --- search

    @clause("TD-10.2")
    def searches(self, player: str) -> Iterator[Act]:
        """On one's own turn: every token within one square that can be turned up and was not searched this turn."""
        most = self.rules.searches_per_turn
        if self.may_search(player) and (most == "unlimited" or self.state.searches < most):
            for square in self.near(self.state.pawn[player]):
                if square in self.state.tokens and not self.lies_for_good(square) and square not in self.state.searched:
                    yield Act("search", where=square)

    @clause("TD-10.8")
    def may_search(self, player: str) -> bool:
        """Whether a player turns up box tokens at all: a warden and hunters never do."""
        return True

    @clause("TD-10.7")
    def lies_for_good(self, square: str) -> bool:
        """A route or passage that lies face up is not touched again."""
        return square in self.state.open_tokens and self.state.tokens[square] not in self.content.items

    def no_searches(self, player: str) -> Iterator[Refusal]:
        """Why a token of the map cannot be searched."""
        state, offered = self.state, {act.where for act in self.searches(player)}
        near = self.near(state.pawn[player])
        for square in state.tokens:
            act = Act("search", where=square)
            if square in offered:
                continue
            if not self.may_search(player):
                yield Refusal(act, "TD-10.8", "never_searches")
            elif square not in near:
                yield Refusal(act, "TD-10.3", "token_too_far", square=square)
            elif self.lies_for_good(square):
                yield Refusal(act, "TD-10.7", "lies_for_good", square=square)
            elif square in state.searched:
                yield Refusal(act, "TD-10.2", "searched_already", square=square)
            else:
                yield Refusal(act, "TD-10.2", "searched_enough", most=state.searches)

    def act_search(self, player: str, act: Act) -> None:
        """What is found says what comes next."""
        token = self.look_at_a_token(player, act.where)
        if token in self.state.lines:
            self.find_a_route(player, act.where)
        else:
            self.decide_on_what_was_found(player, act.where, token)

    @clause("TD-10.1")
    def look_at_a_token(self, player: str, square: str) -> str:
        """The searcher turns it up; returns it."""
        state = self.state
        state.searched += (square,)
        state.searches += 1
        token: str = state.tokens[square]
        who = None if square in state.open_tokens else player
        self.look("tokens", square, by=who)
        self.tell("searches", player=player, square=square, token=token, secret={"token": who} if who else {})
        return token

    @clause("TD-10.3")
    def decide_on_what_was_found(self, player: str, square: str, token: str) -> None:
        """Nobody else can tell an item that goes back from a passage: the same question, the same end."""
        choices = self.item_choices(player) if token in self.content.items else self.passage_choices(player)
        choice = choices[0]
        if len(choices) > 1:
            choice = self.ask(player, "found", choices, self.no_choices, secret=True, token=token)
        match choice.kind:
            case "keep":
                self.take_from_the_map(player, square)
            case "exchange_up" | "exchange_down":
                self.exchange(player, square, choice.what, face_up=choice.kind == "exchange_up")
            case _:
                self.put_back(player, square, face_up=choice == BACK_UP)

    def no_choices(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why something that was found cannot be kept, exchanged or turned; items may be of another token set."""
        way, _, item = tried.partition(" ")
        if way.startswith("exchange_") and item and item not in self.content.items:
            yield Refusal(tried, "TD-3.12", "no_such_item", token=item)
        is_item = self.state.tokens[self.state.searched[-1]] in self.content.items
        offered = self.item_choices(player) if is_item else self.passage_choices(player)
        exchanges = [Act(f"exchange_{side}", what=item) for item in self.content.items for side in ("down", "up")]
        for act in (KEEP, *exchanges, BACK_DOWN, BACK_UP):
            if act in offered:
                continue
            if not is_item:
                yield Refusal(act, "TD-10.7", "passage_stays")
            elif act == KEEP:
                yield Refusal(act, "TD-10.4", "holds_enough", most=self.carry_limit(player))
            elif act.what:
                yield Refusal(act, "TD-10.5", "not_held", token=act.what)
            else:
                yield Refusal(act, "TD-10.4", "face_down_only")

    @clause("TD-10.4")
    def item_choices(self, player: str) -> tuple[Act, ...]:
        """What may be done with an item that was found."""
        held = self.state.held[player]
        keep = (KEEP,) if len(held) < self.carry_limit(player) else ()
        exchanges = (Act(f"exchange_{side}", what=item) for item in dict.fromkeys(held) for side in ("down", "up"))
        back = (BACK_DOWN, BACK_UP) if self.rules.unkept_item == "choice" else (BACK_DOWN,)
        return tuple(sorted((*keep, *exchanges, *back), key=sort_key))

    @clause("TD-10.4")
    def carry_limit(self, player: str) -> int:
        """How many items a player may hold."""
        return self.rules.carry_limit

    @clause("TD-10.4")
    def take_from_the_map(self, player: str, square: str) -> None:
        """The searcher holds the item; whoever knew it there knows who has it."""
        state = self.state
        known = square in state.open_tokens
        token = state.tokens[square]
        state.searched = tuple([other for other in state.searched if other != square])  # for what may come to lie there
        state.open_tokens = tuple([other for other in state.open_tokens if other != square])
        self.shift(("tokens", square), ("held", player))
        self.tell("keeps", player=player, square=square, token=token, secret={} if known else {"token": player})

    @clause("TD-10.5")
    def exchange(self, player: str, square: str, item: str, *, face_up: bool) -> None:
        """A held token comes to the place of the one found, on the side that its owner likes."""
        state = self.state
        self.take_from_the_map(player, square)
        self.take_out("held", player, item, seen_by=None if face_up else (player,))
        state.tokens[square] = item
        state.searched += (square,)
        self.look("tokens", square, by=None if face_up else player)
        if face_up:
            state.open_tokens += (square,)
        self.tell("puts_down", player=player, square=square, token=item, secret={} if face_up else {"token": player})

    def put_back(self, player: str, square: str, *, face_up: bool) -> None:
        """The token stays where it was; its side may change."""
        state, token = self.state, self.state.tokens[square]
        closed = tuple([other for other in state.open_tokens if other != square])
        state.open_tokens = (*closed, square) if face_up else closed
        if face_up:
            self.look("tokens", square)
            self.tell("opened", player=player, square=square, token=token)
        else:
            self.tell("puts_back", player=player, square=square)

    @clause("TD-10.6")
    def find_a_route(self, player: str, square: str) -> None:
        """It is put back face up at once."""
        self.put_back(player, square, face_up=True)

    @clause("TD-10.7")
    def passage_choices(self, player: str) -> tuple[Act, ...]:
        """A passage cannot be held: it stays in its place, face up or face down as the searcher likes."""
        return (BACK_UP,) if self.rules.passage_found == "must_face_up" else (BACK_DOWN, BACK_UP)

"""TD-3: setting up what all modes share. A mode deals its roles and targets in `deal_roles`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tabletop_lab.engine import Refusal, clause, sort_key
from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.games.tiedie.laid import laid_as, line_of, tile_of
from tabletop_lab.games.tiedie.layout import Terms, legal_places, terms_now, why_no_place

from .table import Table


class Setup(Table):
    """TD-3, in the rulebook's order."""

    def precompute(self) -> None:
        """Raises InvalidRules or InvalidContent where there are more players than start squares or characters."""
        super().precompute()
        if self.players and self.rules.character_assign != "none":
            self.content.check_players(len(self.players))
        if self.rules.map_layout:
            self.check_starts("map_layout", self.content.layout(self.rules.map_layout).values())
        else:
            self.check_starts("tiles_file", self.content.tiles)

    def check_starts(self, where: str, tiles: Iterable[str]) -> None:
        """Each player needs a start square of these tiles (TD-3.10); raises InvalidRules."""
        starts = {number for tile in tiles for number in self.content.tiles[tile_of(tile)[0]].starts}
        missing = [number for number in range(1, len(self.players) + 1) if number not in starts]
        if missing:
            fault = self.broken(where, "layout_start", "TD-3.10", number=missing[0], most=len(self.players))
            raise InvalidRules(fault)

    def setup(self) -> None:
        """The table before the first round."""
        self.state = self.State()
        self.choose_a_start_player()
        self.make_turn_order()
        self.lay_the_map()
        self.make_the_sleep_deck()
        self.deal_action_cards()
        self.deal_characters()
        self.deal_locations()
        self.lay_box_tokens()
        self.put_out_the_guide_board()
        self.deal_roles()
        self.state.phase = "select"

    @clause("TD-3.1")
    def choose_a_start_player(self) -> None:
        """By chance; the start player chooses in which direction turns go round the table."""
        state = self.state
        if self.rules.first_player == "random":
            state.start_player = self.roll("start_player", self.players)
        else:
            state.start_player = self.rules.first_player
        way = self.ask(state.start_player, "direction", ("clockwise", "counterclockwise"))
        seats = self.players if way == "clockwise" else self.players[::-1]
        state.cycle = tuple(seats)
        self.tell("direction", player=state.start_player, way=way)

    @clause("TD-3.2")
    def make_turn_order(self) -> None:
        """Seat order in the direction that was chosen, from the start player on."""
        self.make_order()

    @clause("TD-3.4")
    def lay_the_map(self) -> None:
        """The first tile of the stack lies in the middle; then each player in turn order turns one up."""
        state, rules = self.state, self.rules
        if rules.map_layout:
            state.layout = line_of(self.content.layout(rules.map_layout))
            return
        stack = list(self.content.tiles)
        first = self.draw("tile", stack)
        state.layout = first
        self.tell("first_tile", player=state.start_player, tile=first)
        player = state.start_player
        while stack and (terms := terms_now(self.laid(), stack, self.content.tiles, self.terms_of_placing())):
            player = self.next_in_order(player, state.order)
            self.place_a_tile(player, stack, terms)
        if stack:
            self.check_starts("tiles_file", self.laid().values())

    def laid(self) -> dict[str, str]:
        """Which tile lies in which cell of the map so far."""
        return laid_as(self.state.layout)

    def terms_of_placing(self) -> Terms:
        """How far the map may spread, and whether tiles may be turned."""
        return Terms(self.rules.map_bounds, self.rules.tile_rotation)

    @clause("TD-3.5")
    def place_a_tile(self, player: str, stack: list[str], terms: Terms) -> None:
        """Door to door, and so that the next tile can be connected; a tile that fits nowhere goes under the stack."""
        state, unfit = self.state, list[str]()
        while True:
            tile = self.draw("tile", stack)
            places = legal_places(self.laid(), tile, [*stack, *unfit], self.content.tiles, terms)
            if places:
                break
            unfit.append(tile)
            self.tell("tile_put_under", player=player, tile=tile)
        stack += unfit
        place = self.ask(player, "place_tile", places, self.no_place(tile), tile=tile)
        state.layout = line_of(place.laid(self.laid()))
        self.tell("tile_placed", player=player, tile=tile, beside=place.beside, side=place.side, turns=place.turns)

    def no_place(self, tile: str) -> Callable[..., Iterator[Refusal]]:
        """Why a tile cannot lie on one side of another one."""

        def why_not(player: str, tried: str = "") -> Iterator[Refusal]:
            if found := why_no_place(self.laid(), tile, tried, self.content.tiles, self.terms_of_placing()):
                reason, other = found
                beside, _, side = other.partition(" ")
                yield Refusal(tried, "TD-3.5", reason, tile=tile, beside=beside, side=side)

        return why_not

    @clause("TD-3.6")
    def make_the_sleep_deck(self) -> None:
        """A face-down pile; nobody knows its order."""
        self.state.deck = list(self.content.sleep_deck)

    @clause("TD-3.8")
    def deal_action_cards(self) -> None:
        """One set of four to each player."""
        state = self.state
        for player in self.players:
            state.actions[player] = list(self.action_set(player))
            state.hands[player], state.held[player], state.given_up[player] = [], [], []
            state.streak[player] = state.sleeps_until[player] = state.locked_until[player] = 0

    @clause("TD-3.9")
    def deal_characters(self) -> None:
        """At random or by choice; open on the table."""
        state, pile = self.state, list(self.content.characters)
        if self.rules.character_assign == "none":
            return
        for player in state.order:
            if self.rules.character_assign == "random":
                card = self.draw("character", pile)
            else:
                card = self.ask(player, "character", sorted(pile, key=sort_key), self.no_characters(pile))
                pile.remove(card)
            state.character[player] = card
            self.tell("character", player=player, character=card)

    def no_characters(self, pile: list[str]) -> Callable[[str], Iterator[Refusal]]:
        """Why a character cannot be chosen: somebody has it."""
        taken = [card for card in self.content.characters if card not in pile]
        return lambda player: (Refusal(card, "TD-3.9", "character_taken", character=card) for card in taken)

    @clause("TD-3.10")
    def deal_locations(self) -> None:
        """Location cards 1 to n are dealt; each pawn goes to the start square with that number."""
        state = self.state
        numbers = list(range(1, len(self.players) + 1))
        for player in state.order:
            number = self.draw("location", numbers)
            state.pawn[player] = state.start_square[player] = self.map.name[self.map.starts[number]]
            self.tell("starts_at", player=player, number=number, square=state.pawn[player])

    def lay_box_tokens(self) -> None:
        """One face down on every box space."""
        if self.rules.box_setup == "quick":
            self.lay_box_tokens_quickly()
        else:
            self.lay_all_box_tokens()

    @clause("TD-3.11")
    def lay_all_box_tokens(self) -> None:
        """All tokens are shuffled, one lies face down on every box space, the rest stays out unseen."""
        self.state.box = self.lay_out(self.content.token_pile)

    @clause("TD-3.13")
    def lay_box_tokens_quickly(self) -> None:
        """One route or passage is put out of the play unseen, so that escape is possible."""
        pile = list(self.content.token_pile)
        left_out = self.draw("left_out", [token for token in pile if token not in self.content.items], only=())
        pile.remove(left_out)
        self.tell("left_out", token=left_out, only=())
        self.state.box = [*self.lay_out(pile), left_out]

    def lay_out(self, tokens: Iterable[str]) -> list[str]:
        """One shuffled token comes face down to every box space; returns those that are left over."""
        pile = list(tokens)
        for square in self.map.names(self.map.boxes):
            self.state.tokens[square] = token = self.draw("box_token", pile, only=())
            self.tell("token_lies", square=square, token=token, only=())
        return pile

    @clause("TD-3.14")
    def put_out_the_guide_board(self) -> None:
        """It shows the items that each line needs; all places are empty."""
        self.state.lines = {route: [""] * len(items) for route, items in self.content.lines.items()}

    def deal_roles(self) -> None:
        """TD-3.15 to 3.24: what a mode deals."""

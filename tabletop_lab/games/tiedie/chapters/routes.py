"""TD-10.9 to 10.19: the lines of the guide board, escape, passages, and box tokens that are put back on the map."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Places, Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Act

from .table import Table


class Routes(Table):
    """TD-10.9 to 10.16 and 10.19, in the rulebook's order."""

    # --- routes and lines

    @clause("TD-10.12")
    def route_at(self, square: str) -> str:
        """The route that lies face up on a square; empty where there is none."""
        state = self.state
        if square not in state.open_tokens:
            return ""
        token: str = state.tokens[square]
        return token if token in state.lines else ""

    @clause("TD-10.11")
    def line_acts(self, player: str) -> Iterator[Act]:
        """Within one square of a face-up route: held items onto empty places of its line, or items back from it."""
        if not self.works_lines(player):
            return
        held = self.state.held[player]
        for square in self.near(self.state.pawn[player]):
            if route := self.route_at(square):
                if self.may_search(player):
                    for item in dict.fromkeys(held):
                        if self.empty_place(route, item) >= 0:
                            yield Act("place", where=square, what=item)
                if len(held) < self.carry_limit(player):
                    for item in dict.fromkeys(self.state.lines[route]):
                        if item:
                            yield Act("take", where=square, what=item)

    @clause("TD-10.11")
    def works_lines(self, player: str) -> bool:
        """Not a warden and hunters, who touch no box token; by a reading they may take items back (TD-A74)."""
        return self.may_search(player) or self.rules.role_works_lines

    def empty_place(self, route: str, item: str) -> int:
        """The first empty place of a line that asks for an item; -1 when there is none."""
        places = zip(self.content.lines[route], self.state.lines[route], strict=True)
        return next((i for i, (wanted, lies) in enumerate(places) if wanted == item != lies), -1)

    @clause("TD-10.11")
    def act_place(self, player: str, act: Act) -> None:
        """A held item goes onto the guide board, for everybody to see."""
        route = self.route_at(act.where)
        self.take_out("held", player, act.what)
        self.state.lines[route][self.empty_place(route, act.what)] = act.what
        self.tell("places", player=player, token=act.what, route=route)
        if self.is_open(act.where):
            self.opens_a_route(act.where, route)

    @clause("TD-10.11")
    def act_take(self, player: str, act: Act) -> None:
        """An item comes back from the guide board into the hand, whoever laid it there."""
        state, route = self.state, self.route_at(act.where)
        line, was_open = state.lines[route], self.is_open(act.where)
        line[len(line) - 1 - line[::-1].index(act.what)] = ""
        state.held[player].append(act.what)
        self.look("held", player, act.what)
        self.tell("takes_back", player=player, token=act.what, route=route)
        if was_open:
            self.closes_a_route(act.where, route)

    @clause("TD-10.12")
    def opens_a_route(self, square: str, route: str) -> None:
        """The last place of its line has been filled."""
        self.tell("route_opens", square=square, route=route)

    @clause("TD-10.12")
    def closes_a_route(self, square: str, route: str) -> None:
        """A place of its line is empty again."""
        self.tell("route_closes", square=square, route=route)

    @clause("TD-10.12")
    def is_open(self, square: str) -> bool:
        """Whether an open route lies on a square: face up, and every place of its line is filled."""
        route = self.route_at(square)
        return bool(route) and all(self.state.lines[route])

    def open_routes(self) -> tuple[str, ...]:
        """The squares of the open routes."""
        return tuple([square for square in self.state.open_tokens if self.is_open(square)])

    # --- escape

    @clause("TD-10.13")
    def may_escape(self, player: str) -> bool:
        """A warden and hunters cannot escape."""
        return True

    @clause("TD-10.9", "TD-10.13")
    def goals(self, player: str) -> tuple[str, ...]:
        """Where a movement with Move ends because its owner escapes."""
        at_once = self.rules.escape_when == "on_enter"
        return self.open_routes() if at_once and self.may_escape(player) else ()

    @clause("TD-10.9")
    def escapes_here(self, player: str, *, ended: bool = False) -> bool:
        """A mover with Move who stands on an open route leaves: on entering it, or when the movement has ended."""
        square = self.state.pawn[player]
        if (ended or self.rules.escape_when == "on_enter") and self.may_escape(player) and self.is_open(square):
            self.escape(player)
            return True
        return False

    @clause("TD-10.13")
    def escape_acts(self, player: str) -> Iterator[Act]:
        """By a reading nobody needs Move for it: standing there is enough (TD-A32)."""
        if not self.rules.escape_requires_move and self.may_escape(player) and self.is_open(self.state.pawn[player]):
            yield Act("escape")

    def no_escape(self, player: str) -> Iterator[Refusal]:
        """Why one cannot escape without Move, or from here."""
        here = self.may_escape(player) and self.is_open(self.state.pawn[player])
        if not any(self.escape_acts(player)):
            yield Refusal(Act("escape"), "TD-10.13", "escape_needs_move" if here else "no_open_route_here")

    def no_line_acts(self, player: str, tried: str) -> Iterator[Refusal]:
        """Why an item cannot be put onto a line, or taken from it."""
        kind, square, item, *_ = (*tried.split(), "", "")
        route = self.route_at(square)
        if kind == "place" and route and item in self.content.items and item not in self.content.lines[route]:
            yield Refusal(tried, "TD-3.14", "line_needs_others", route=route, token=item)
        elif tried.startswith("place "):
            yield Refusal(tried, "TD-10.11", "cannot_place")
        elif tried.startswith("take "):
            yield Refusal(tried, "TD-10.11", "cannot_take")

    def act_escape(self, player: str, act: Act) -> None:
        """Leave without Move."""
        self.escape(player)

    @clause("TD-10.13")
    def escape(self, player: str) -> None:
        """The pawn leaves the map if the play goes on; cards and items stay, targets pass on, the line stays filled."""
        square = self.state.pawn.pop(player)
        self.tell("escapes", player=player, square=square)
        self.leave(player, "escaped")
        self.escaped(player)
        self.leaves_behind(player, square)
        self.inherits("", player)

    @clause("TD-10.14")
    def leaves_behind(self, player: str, square: str) -> None:
        """Sleep cards are discarded; items are laid down around the route, or leave the play by a reading (TD-A60)."""
        state = self.state
        if self.rules.escape_items == "leave_play":
            while state.held[player]:
                item = state.held[player][0]
                self.take_out("held", player, item, seen_by=(player,))
                state.box.append(item)
        self.lay_everything_down(player, player, square)

    def escaped(self, player: str) -> None:
        """Whether the play is over now is said by the mode."""
        self.check_end()

    # --- passages

    @clause("TD-10.15", "TD-10.16")
    def passages(self) -> tuple[str, ...]:
        """The two passages, if both lie face up; none if one of them is face down or was not laid out."""
        state = self.state
        found = tuple([square for square in state.open_tokens if self.is_passage(state.tokens[square])])
        return found if len(found) == 2 else ()

    def is_passage(self, token: str) -> bool:
        """Whether a box token is a passage: neither route nor item."""
        return token not in self.state.lines and token not in self.content.items

    # --- redistribution

    @clause("TD-10.19")
    def redistribute(self, owner: str, by: str, tokens: tuple[str, ...] = ()) -> None:
        """Tokens that a player held go to empty box spaces, one each, face down and unseen."""
        state = self.state
        state.loose = list(tokens or state.held[owner])
        alike = len(set(state.loose)) == 1  # then whoever held them knows which one lies where
        for token in state.loose:
            self.take_out("held", owner, token, seen_by=(owner,))
        while state.loose:
            square = self.box_space(owner, by)
            certain = len(set(state.loose)) == 1
            token = state.loose.pop() if certain else self.draw("redistributed", state.loose, only=())
            state.tokens[square] = token
            if alike:
                self.look("tokens", square, by=owner)
            self.tell("redistributed", player=owner, by=by, square=square)
            self.tell("token_lies", square=square, token=token, only=())

    @clause("TD-10.19")
    def box_space(self, owner: str, by: str) -> str:
        """An empty box space: the warden chooses, or chance by a reading (TD-A35)."""
        boxes = self.map.names(self.map.boxes)
        free = tuple([square for square in boxes if square not in self.state.tokens])
        square: str
        if self.rules.redistribute_by == "random":
            square = self.roll("box_space", free)
        else:
            places, why_not = Places(sorted(free, key=sort_key)), self.no_square("TD-10.19", "no_box_space")
            square = self.ask(by, "redistribute", places, why_not, owner=owner)
        return square

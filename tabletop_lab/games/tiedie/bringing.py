"""Which items a seat brings to which line of the guide board, by what everybody can see: so all bring them to one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_lab.engine.core.memo import once

from .acts import Act


class Bringing:
    """What a seat makes of the routes that lie face up and of their lines."""

    view: Any
    game: Any
    player: str

    def lines(self) -> Iterator[tuple[str, str]]:
        """Where routes lie face up, and which."""
        for square in self.view.open_tokens:
            if route := self.game.route_at(square):
                yield square, route

    @once
    def best_line(self) -> str:
        """The route on whose line least is missing; empty while none lies face up."""
        lines = self.view.lines
        return min((route for _, route in self.lines()), key=lambda route: (lines[route].count(""), route), default="")

    def is_wanted(self, token: str) -> bool:
        """Whether a token is an item that is missing on the best line; while no route is known, any item."""
        if token not in self.game.content.items:
            return False
        return not self.best_line or self.game.empty_place(self.best_line, token) >= 0

    def belongs(self, item: str, route: str) -> bool:
        """Whether an item is to be laid on a line: on the best one, or where no other line asks for it."""
        if self.game.empty_place(route, item) < 0:
            return False
        others = (line for other, line in self.game.content.lines.items() if other != route)
        return route == self.best_line or not any(item in line for line in others)

    def is_missed(self, item: str, route: str) -> bool:
        """Whether an item that lies on a line is missing on the best one, and this seat can bring it there."""
        view, game, best = self.view, self.game, self.best_line
        if not best or route == best or len(view.held[self.player]) >= view.rules.carry_limit:
            return False
        return game.works_lines(self.player) and game.empty_place(best, item) >= 0

    def lines_to_work_at(self) -> Iterator[str]:
        """The routes where an item held belongs, or from where one can be taken to a better line."""
        held = self.view.held[self.player]
        for square, route in self.lines():
            lies = (item for item in self.view.lines[route] if item)
            if any(self.belongs(item, route) for item in held) or any(self.is_missed(item, route) for item in lies):
                yield square

    def is_good_at_a_line(self, act: Act) -> bool:
        """Whether to lay an item on a line, or to take it from there."""
        route = self.game.route_at(act.where)
        return self.belongs(act.what, route) if act.kind == "place" else self.is_missed(act.what, route)

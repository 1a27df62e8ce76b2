"""Teams (팀전; 체력전 in teams): dividing, turns that alternate, and a team that has escaped. TD-1.5, 3.3, 13.2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from tabletop_lab.engine import Domain, Refusal, clause, public
from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.games.tiedie.set_up_rules import TEAMS
from tabletop_lab.games.tiedie.state import Count, Player, TiedieState

Team = Annotated[str, Domain(tuple(TEAMS), "TD-1.5")]

FEWEST_IN_TEAMS = 4


@dataclass(slots=True)
class SidesState(TiedieState):
    """What playing in teams adds."""

    team: dict[Player, Team] = public(factory=dict)  # empty when everybody plays alone
    slot: Count = public(0)  # how far this round's list of turns has come, where a small team acts again


class Sides(Tiedie):
    """A mixin of the modes that can be played in teams. Whoever plays alone is a side of one."""

    def precompute(self) -> None:
        """Raises InvalidRules for a division that does not fit the number of players."""
        super().precompute()
        self.check_number_of_players()
        layout, players = self.rules.team_layout, len(self.players)
        if players and self.in_teams() and layout and (len(layout) != players or len(set(layout)) < 2):
            raise InvalidRules(self.broken("team_layout", "no_division", "TD-1.5", layout=layout, players=players))

    def check_number_of_players(self) -> None:
        """TD-1.3: teams need four players; raises InvalidRules."""
        if self.in_teams() and 0 < len(self.players) < FEWEST_IN_TEAMS:
            fault = self.broken("hp_in_teams", "too_few_for_teams", "TD-1.3", players=len(self.players))
            raise InvalidRules(fault)

    def in_teams(self) -> bool:
        """Whether this play is one of teams."""
        return True

    def side_of(self, player: str) -> str:
        """The team of a player, or the player alone."""
        side: str = self.state.team.get(player, player)
        return side

    def same_side(self, one: str, other: str) -> bool:
        """TD-1.4: team mates."""
        return self.side_of(one) == self.side_of(other)

    def no_victim(self, player: str, other: str) -> Iterator[Refusal]:
        """Why somebody cannot be attacked: team mates never."""
        if self.same_side(player, other):
            yield Refusal(other, "TD-1.4", "own_side", target=other)
        else:
            yield from super().no_victim(player, other)

    def members(self, side: str) -> tuple[str, ...]:
        """All members of a side, out of play or not, in turn order."""
        return tuple([player for player in self.state.cycle if self.side_of(player) == side])

    def sides(self) -> tuple[str, ...]:
        """The sides in turn order."""
        return tuple(dict.fromkeys(self.side_of(player) for player in self.state.cycle))

    def sides_in_play(self) -> tuple[str, ...]:
        """The sides with somebody in play, in turn order."""
        return tuple(dict.fromkeys(self.side_of(player) for player in self.in_play()))

    def in_play_of(self, side: str) -> tuple[str, ...]:
        """The members of a side in play, in turn order from the start player on; the first answers for the side."""
        return tuple([player for player in self.in_play() if self.side_of(player) == side])

    # --- TD-1.5, TD-3.3: dividing, turn order

    @clause("TD-1.5")
    def divide_into_teams(self) -> None:
        """By agreement, any division into two teams or more."""
        teams = self.rules.teams(len(self.players))
        self.state.team = dict(zip(self.players, teams, strict=True))
        for team in dict.fromkeys(teams):
            self.tell("team", team=team, players=tuple([p for p in self.players if self.side_of(p) == team]))

    @clause("TD-3.2", "TD-3.3")
    def make_turn_order(self) -> None:
        """Teams alternate, members in sequence; a team without a further member is skipped. The list is made once."""
        state = self.state
        if self.in_teams():
            self.divide_into_teams()
            at = state.cycle.index(state.start_player)
            state.cycle = state.cycle[at:] + state.cycle[:at]
            state.cycle = tuple(dict.fromkeys(self.alternating()))
        super().make_turn_order()

    @clause("TD-3.3")
    def alternating(self) -> list[str]:
        """The first member of each team, then the second, and so on; from a smaller team somebody comes again."""
        teams = [self.members(team) for team in self.sides()]
        longest = max(map(len, teams))
        return [team[k % len(team)] for k in range(longest) for team in teams]

    def action_phase(self) -> None:
        """Members of a smaller team act once a round, or again where others have no partner left (TD-A55)."""
        if not self.in_teams() or self.rules.uneven_teams == "skip_slot":
            super().action_phase()
        else:
            self.next_slot()

    @clause("TD-3.3")
    def next_slot(self) -> None:
        """The next turn of a list in which members of a smaller team stand several times."""
        state, slots = self.state, self.alternating()
        at = slots.index(state.start_player)
        slots = slots[at:] + slots[:at]
        while state.slot < len(slots):
            player, before = slots[state.slot], slots[: state.slot]
            state.slot += 1
            if self.is_waiting(player):
                self.before_the_turn(player)
                if self.is_waiting(player):
                    self.turn(player)
                return
            if player in before and player in self.able() and self.goes_on(player):
                self.turn(player)  # once more: the placed card, if it is left, and free acts
                return
        state.slot = 0
        self.end_of_the_action_phase()

    # --- TD-13.2: a team that has escaped

    @clause("TD-13.2", "TD-13.3")
    def has_escaped(self, side: str) -> bool:
        """Nobody of the side is in play, and all who were not eliminated have escaped (TD-A15)."""
        out, members = self.state.out, self.members(side)
        ways = [out.get(player) for player in members]
        if self.rules.team_escape == "all_members":
            return all(way == "escaped" for way in ways)
        return "escaped" in ways and None not in ways

    @clause("TD-13.2", "TD-13.3")
    def escaped(self, player: str) -> None:
        """An escape ends the play when it completes the side's."""
        self.check_escapes()
        self.check_end()

    @clause("TD-13.2", "TD-13.3", "TD-13.8")
    def check_escapes(self) -> None:
        """The side all of whose remaining members have escaped wins."""
        for side in self.sides():
            if self.has_escaped(side):
                self.wins(self.members(side), "escape")

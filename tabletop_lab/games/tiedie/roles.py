"""What a seat may hope and fear by its role, from what it sees: whom it hunts, who hunts it, where it wants to go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from tabletop_lab.engine import HIDDEN

from .acts import Accusation
from .bringing import Bringing
from .in_hand import InHand
from .map import FAR, Map, bits, distances_around
from .suspicion import Suspicion

LIKELY = 0.15
"""How likely an attack must be for the warden to accuse."""
WARY = 2
"""How many steps farther an aim near the warden seems to somebody with an item."""
BLUFFS = 0.5
"""How often a prisoner who can escape lays Move while the warden may accuse."""
ROUTE, PREY, TOKEN, LINE, IN_NEED, GUARDED = 0, 2, 3, 1, -6, 4
"""So many steps farther or nearer an aim seems to be than it is: what is wanted more seems nearer."""


class Role(Bringing, Suspicion, InHand):
    """Everybody for himself: the part that is the same for all."""

    hunts_first = False
    """Whether prey is worth more than tokens."""
    sleeps_well = False
    """Whether sleep is no danger."""
    stays_awake = False
    """Whether sleep is never chosen: only who is awake accuses."""
    evades = 0.4
    """How often Evade is laid when an attacker may come near."""
    accuses = 0.5
    """How often Accuse is laid by somebody with a suspect."""
    sure = 0.4
    """How likely an accusation must be right."""
    wants_prey = PREY
    """How near prey seems to be."""
    caution = 0
    """How many steps an aim seems farther for each attacker who could come near."""

    def __init__(self, view: Any, player: str) -> None:
        self.view, self.player, self.game = view, player, view.paragraphs
        self.map: Map = self.game.map
        self.pawn: dict[str, str] = view.pawn
        self.reached = {}

    def others(self) -> list[str]:
        """The others in play whose pawns stand on the map."""
        return [player for player in self.view.order if player != self.player and player in self.pawn]

    def prey(self) -> Collection[str]:
        """Whom one would like to attack."""
        return self.others()

    def chased(self) -> Collection[str]:
        """Whom one would go after, too."""
        return self.prey()

    def feared(self) -> Collection[str]:
        """Who might attack."""
        return self.others()

    def dares(self) -> float:
        """How often somebody who can escape lays Move, from 0 to 1."""
        return 1.0

    def accusation(self, accusations: Sequence[Accusation]) -> Accusation | None:
        """The likeliest accusation, if it is likely enough."""
        chances = [(self.chance(accusation), accusation) for accusation in accusations]
        best = max(chances, key=lambda found: found[0], default=None)
        return best[1] if best and best[0] >= self.sure else None

    def has_a_suspect(self) -> bool:
        """Whether Accuse is worth laying: an accusation would be likely enough if it could be made now."""
        named = self.game.named
        accusations = [Accusation("attack", other, name) for other in self.awake_feared() for name in named(other)]
        return self.accusation(accusations) is not None

    def is_tired(self) -> bool:
        """Whether it is time to sleep, before one has to: by night, when one does not go as far as by day."""
        view, rules = self.view, self.view.rules
        if view.streak[self.player] + 1 < self.game.most_active_rounds() or self.holds("drink"):
            return False
        return not self.game.day or rules.move_day <= rules.move_night

    # --- what is near

    def distances(self, square: str) -> bytes:
        """Steps to a square from every other, around pawns that never move again, also through open passages."""
        still = bits(self.map[self.pawn[player]] for player in self.view.out if player in self.pawn)
        passages = tuple(self.map[passage] for passage in self.game.passages())
        return distances_around(self.map, self.map[square], still, passages)

    def reachable_prey(self, steps: int = 0) -> list[str]:
        """Whom an Attack laid now could strike, if nobody moved; `steps`: One Steps paid for it."""
        return self.strikes(self.player, self.prey(), steps)

    def awake_feared(self) -> list[str]:
        """Who might attack this round, for all that is known: nobody who sleeps."""
        view = self.view
        return [p for p in self.feared() if p not in view.asleep and view.sleeps_until[p] < view.round]

    def is_threatened(self) -> bool:
        """Whether somebody feared could strike this seat this round, were nobody to move before."""
        return any(self.strikes(other, (self.player,)) for other in self.awake_feared())

    def is_safe(self) -> bool:
        """Whether everybody feared sleeps this round, as all may know."""
        return not self.awake_feared()

    def danger(self, square: str) -> int:
        """What it costs, in steps, to stand on a square near those who are feared."""
        if not self.caution:
            return 0
        far, most = self.distances(square), self.view.rules.move_day + 1
        coming = (other for other in self.awake_feared() if other not in self.view.turn_over)
        return self.caution * sum(far[self.map[self.pawn[other]]] <= most for other in coming)

    def is_in_a_doorway(self, square: str) -> bool:
        """Whether a door is beside a square."""
        return any(self.map[square] in door for door in self.map.doors)

    def can_escape(self) -> bool:
        """Whether an open route can be entered by a Move of this round."""
        return bool(self.routes()) and self.reaches_a_route(self.player, self.one_steps())

    def routes(self) -> tuple[str, ...]:
        """The open routes by which this seat may escape."""
        routes: tuple[str, ...] = self.game.open_routes() if self.game.may_escape(self.player) else ()
        return routes

    # --- where to go

    def is_worth_a_search(self, square: str) -> bool:
        """A token nobody showed this seat; or an item that is wanted, while one more or a better one can be held."""
        token, held = self.view.tokens[square], self.view.held[self.player]
        if token is HIDDEN:
            return True
        room = len(held) < self.view.rules.carry_limit or not all(map(self.is_wanted, held))
        return room and self.is_wanted(token)

    def distance_to_an_aim(self) -> Callable[[str], int]:
        """How far a square is from the nearest aim, those that are wanted most counted nearer."""
        aims = [(wanted, self.distances(square)) for wanted, square in self.aims()]
        return lambda square: min((wanted + far[self.map[square]] for wanted, far in aims), default=FAR)

    def aims(self) -> Iterator[tuple[int, str]]:
        """Open routes, lines with a place for an item held, tokens, prey: each with what it lacks of being the best."""
        for square in self.routes():
            yield ROUTE, square
        for square in self.lines_to_work_at():
            yield LINE, square
        if self.game.may_search(self.player):
            for square in self.view.tokens:
                if self.is_worth_a_search(square):
                    yield TOKEN + self.hunts_first * 3, square
        for other in self.chased():
            yield self.wants_prey, self.pawn[other]


class TailPlayer(Role):
    """Hunts the target; anybody for a self-target. Anybody may be the hunter."""

    def prey(self) -> Collection[str]:
        """The target."""
        target = self.view.targets.get(self.player, self.player)
        return self.others() if target == self.player else [other for other in self.others() if other == target]

    def targets_of(self, suspect: str) -> list[str]:
        """Not one's own target: hardly two hunt the same."""
        found, own = super().targets_of(suspect), self.view.targets.get(self.player)
        return [other for other in found if other != own] or found


class TeamPlayer(Role):
    """The holder hunts the top card of the team's pile; members of other teams are feared."""

    def prey(self) -> Collection[str]:
        """Whom the team hunts, for its holder."""
        side = self.view.team[self.player]
        if self.view.holder.get(side) != self.player:
            return ()
        targets = {self.game.target_of(side)}
        return [other for other in self.others() if other in targets]

    def feared(self) -> Collection[str]:
        """All of other teams."""
        return [other for other in self.others() if not self.game.same_side(self.player, other)]


class HpPlayer(Role):
    """Everybody who is no team mate is prey, and feared."""

    hunts_first = True

    def prey(self) -> Collection[str]:
        """Opponents."""
        return [other for other in self.others() if not self.game.same_side(self.player, other)]

    feared = prey


class Hunter(Role):
    """Hunts survivors; with one in tow it goes to a passage."""

    hunts_first = True
    sleeps_well = True

    def prey(self) -> Collection[str]:
        """Survivors who are on their feet; nobody with one in tow."""
        view = self.view
        if self.game.load(self.player):
            return ()
        return [other for other in self.others() if other not in view.hunters and other not in view.stunned]

    def feared(self) -> Collection[str]:
        """Survivors on their feet, for whoever has something to lose."""
        view, loaded = self.view, self.game.is_loaded(self.player)
        upright = [other for other in self.others() if other not in (*view.hunters, *view.stunned)]
        return upright if loaded else ()

    def aims(self) -> Iterator[tuple[int, str]]:
        """A passage with a survivor in tow; else stunned survivors who lie there, and prey."""
        if self.game.load(self.player):
            yield from ((ROUTE, square) for square in self.game.exits())
            return
        stunned = (other for other in self.others() if other in self.view.stunned)
        yield from ((LINE, self.pawn[other]) for other in stunned)
        yield from super().aims()

    def has_a_suspect(self) -> bool:
        """Whether a survivor who can escape is out of reach of an Attack."""
        return any(self.reaches_a_route(other) for other in self.game.in_open_rooms())


class Survivor(Role):
    """Searches and escapes, keeps away from hunters; takes the stunned from them and revives those who lie there."""

    evades = 0.9
    wants_prey = IN_NEED  # whoever is carried away is soon out of play
    caution = 3

    def prey(self) -> Collection[str]:
        """Hunters with a load."""
        return [other for other in self.hunters() if self.game.is_loaded(other)]

    def feared(self) -> Collection[str]:
        """Hunters with free hands."""
        return [other for other in self.hunters() if not self.game.load(other)]

    def hunters(self) -> list[str]:
        """Hunters on the map."""
        return [other for other in self.others() if other in self.view.hunters]

    def victims_of(self, suspect: str) -> Collection[str]:
        """Any survivor on their feet."""
        view = self.view
        return [p for p in (self.player, *self.others()) if p not in view.hunters and p not in view.stunned]

    def has_a_suspect(self) -> bool:
        """Whether a hunter may strike somebody who has to sleep and cannot evade, and a sleep card pays for it."""
        view = self.view
        asleep = [p for p in self.victims_of("") if view.sleeps_until[p] >= view.round]
        pays = len(view.hands[self.player]) >= view.rules.survivor_accuse_cost
        return pays and any(self.strikes(hunter, asleep) for hunter in self.awake_feared())

    def chased(self) -> Collection[str]:
        """Hunters with a load, by the survivors who are nearest to them: the others go on searching."""
        return [other for other in self.prey() if self.is_near(other)]

    def is_near(self, other: str) -> bool:
        """Whether this seat is among the survivors on their feet who are nearest to a pawn: one for each hunter."""
        far = self.distances(self.pawn[other])
        helpers = sorted(self.victims_of(""), key=lambda p: (far[self.map[self.pawn[p]]], p))
        return self.player in helpers[: len(self.view.hunters)]

    def aims(self) -> Iterator[tuple[int, str]]:
        """Stunned companions, too, if they are near: beside them they come to."""
        stunned = (other for other in self.others() if other in self.view.stunned)
        yield from ((IN_NEED, self.pawn[other]) for other in stunned if self.is_near(other))
        yield from super().aims()


class Warden(Role):
    """Strips prisoners, and accuses while there are cards to lose: whoever has somebody else in reach."""

    hunts_first = True
    stays_awake = True
    sure = 0.1

    def prey(self) -> Collection[str]:
        """Prisoners who hold tokens or sleep cards."""
        return [other for other in self.others() if self.view.held[other] or self.view.hands[other]]

    def targets_of(self, suspect: str) -> list[str]:
        """Another prisoner: the warden is on no target card (TD-3.23)."""
        return [other for other in super().targets_of(suspect) if other != self.player]

    def chance(self, accusation: Accusation) -> float:
        """As above; and an attack must be likely, or a card of the pile is lost for nothing."""
        if accusation.kind == "attack" and self.attacks(accusation.suspect) < LIKELY:
            return 0.0
        return super().chance(accusation)

    def accusation(self, accusations: Sequence[Accusation]) -> Accusation | None:
        """The last card of the pile is kept, unless more prisoners are free than restrained."""
        restrained, freed = self.game.counts_of_both()
        return super().accusation(accusations) if self.view.accuse_cards > 1 or freed > restrained else None

    def aims(self) -> Iterator[tuple[int, str]]:
        """Whom to strip; else the routes where prisoners have to come, the fullest line first."""
        yield from super().aims()
        yield from ((GUARDED + self.view.lines[route].count(""), square) for square, route in self.lines())


class Prisoner(TailPlayer):
    """As in tail-catching; but the warden is put to sleep, not chased, and whoever could escape may be bluffing."""

    def prey(self) -> Collection[str]:
        """The target, while the prisoners can still be ahead; then the warden alone. The warden only while awake."""
        warden = self.view.warden
        prey = super().prey() if self.can_be_ahead() else [other for other in self.others() if other == warden]
        return [other for other in prey if other != warden or not self.is_put_to_sleep(other)]

    def can_be_ahead(self) -> bool:
        """Whether more would be free than restrained if all but one were removed, and the last one, whom nobody can
        accuse (TD-8.1), escaped."""
        restrained, freed = self.game.counts_of_both()
        return bool(freed + len(self.game.prisoners()) > restrained)

    def chased(self) -> Collection[str]:
        """Other prisoners: nobody is rid of the warden by an attack."""
        return [other for other in self.prey() if other != self.view.warden]

    def danger(self, square: str) -> int:
        """What it costs to end near the warden, for whoever has an item to lose."""
        warden = self.view.warden
        if not self.view.held[self.player] or warden not in self.awake_feared() or warden in self.view.turn_over:
            return 0
        most = self.view.rules.move_day + 1
        return WARY * (self.distances(square)[self.map[self.pawn[warden]]] <= most)

    def dares(self) -> float:
        """Always while the warden cannot accuse; else in half of all cases, so that the warden cannot be sure."""
        return 1.0 if self.is_put_to_sleep(self.view.warden) or not self.game.enough_to_accuse() else BLUFFS

    def is_put_to_sleep(self, player: str) -> bool:
        """Whether somebody sleeps in this round, for all that is known, or has to in the next one."""
        return player in self.view.asleep or self.view.sleeps_until[player] >= self.view.round


def role_of(view: Any, player: str) -> Role:
    """The role of a seat, by what is public.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.games.tiedie.game import Tiedie
    >>> match = Match(Tiedie, players=4, seed=1, rules={"mode": "hunter", "map_layout": "M1", "role_assign": "number"})
    >>> view = match.play("clockwise").view("P1")
    >>> sorted(type(role_of(view, player)).__name__ for player in view.players)
    ['Hunter', 'Survivor', 'Survivor', 'Survivor']
    """
    match view.rules.mode:
        case "tail":
            kind: type[Role] = TailPlayer
        case "team":
            kind = TeamPlayer
        case "hp":
            kind = HpPlayer
        case "hunter":
            kind = Hunter if player in view.hunters else Survivor
        case _:
            kind = Warden if player == view.warden else Prisoner
    return kind(view, player)

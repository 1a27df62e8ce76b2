"""What can come of a moment, and how likely each of it is: exactly, by playing the rules in every way, or by luck.

What plays is tables/every_way.py; what is shown is found_chances.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import count
from math import sqrt
from typing import TYPE_CHECKING, Any

from ..core import labels
from ..core.calls import checked_but
from ..core.chance import RandomStreams, pick, stream
from ..core.errors import TableSignal, TabletopError, echo, is_failure, text_of
from ..core.labels import Orders
from ..core.plainly import as_table, plainly
from ..core.question import Decision
from ..core.strict import seed as checked_seed
from ..core.visibility import MODERATOR, Viewer, may_know
from ..edits.errors import edited_rules
from ..language.localized import localized
from ..tables.every_way import NOBODY, WHOEVER_CAN, EveryWay, Happened, Played, seen_facts
from ..tables.ways import Ways
from ..tables.worlds import Worlds
from .found_chances import Chances
from .history import History
from .trace import BEGINNING

if TYPE_CHECKING:
    from ..core.result import Result

LIMIT = 20_000
"""More ways than these are not gone through: what is found then comes from as many plays by luck as PLAYS."""
PLAYS = 2_000
MOST = 1_000_000


class Way:
    """One way in which it can go, at its end: what `outcome` is given, to say what came of it."""

    __slots__ = ("_table",)

    def __init__(self, table: EveryWay) -> None:
        self._table = table

    @property
    def state(self) -> Any:
        """What lies on the table now."""
        return self._table.game.state

    @property
    def paragraphs(self) -> Any:
        """The functions of the game by its rules and edits, with this state."""
        return self._table.game.paragraphs(self._table.game.rules, self._table.game.state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None if it goes on."""
        return self._table.result

    @property
    def asked(self) -> str:
        """The decision at which this way stops; '' if nobody decides."""
        return self._table.asked[1] if self._table.asked else ""

    @property
    def given(self) -> Any:
        """What the function that was played has returned."""
        return self._table.given

    @property
    def events(self) -> tuple[str, ...]:
        """The names of all events, in order."""
        return tuple(name for name, _ in self._table.told)

    def told(self, event: str) -> list[Mapping[str, Any]]:
        """The facts of each event of that name, in order."""
        return [facts for name, facts in self._table.told if name == event]

    def rolled(self, name: str) -> list[Any]:
        """What each chance of that name gave, in order."""
        return [value for known, value in self._table.rolled if known == name]


Outcome = Callable[[Way], Hashable] | str | Sequence[str] | None


@checked_but("what", "outcome", "until", "answers", "alike", "names", "viewer")
def chances(
    match: Any,
    what: Any = None,
    outcome: Any = None,
    *,
    until: Any = (),
    answers: Any = None,
    alike: Any = None,
    viewer: Viewer = MODERATOR,
    plays: int = 0,
    limit: int = LIMIT,
    seed: object = 0,
    names: Any = None,
) -> Chances:
    """How likely each outcome is, as exact fractions: the rules are played from here in every way chance can go.

    The match stays as it is. Rules, decks and edits count, because they are what is played.

    `what`: an option of the pending decision; or a function of the game that plays a paragraph now
    (`lambda game: game.roll_for_noise("P1")`); None: it goes on as it stands. `outcome`: the name of an event or a
    chance, or several: the first of them that happens (an event by its name, a chance by what it gives; None where none
    does); or a function of a `Way`. Without it: what the function `what` returns. A way ends there, at an event or
    chance named in `until`, and where a seat has more than one option, unless `answers` gives it: {decision: option},
    or a function of the decision. In a window nobody reacts; if somebody could, `.reacting` has the same for the case
    that whoever can does.

    `alike`: {name of a chance or field: function}: outcomes of which the function gives the same are taken as one.
    That they make no difference here is the caller's promise. `viewer`: a seat, for what that seat can know: what it
    does not see is as likely in one place as in another. MODERATOR: the table as it is; a face-down pile has no order.

    `limit`: when there are more ways, the game is played so often by luck as `plays` says (2,000), and the result says
    so. With `plays`, simulated chances stand beside the exact ones in any case; `seed` decides their luck. `names`:
    {outcome: words} for its table and picture.

    Raises IllegalChoice for what is no option, TabletopError for what cannot be used, RuleError where an edit fails.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> found = tl.chances(tl.Match(Market, players=2, seed=3), lambda game: game.morning(), "weather")
    >>> {weather: str(chance) for weather, chance in found.items()}
    {'sun': '1/2', 'cloud': '1/3', 'rain': '1/6'}
    >>> found.exact, found.ways
    (True, 3)
    """
    if not isinstance(match, History):
        raise TabletopError(localized("no_match", "call", name="match", given=echo(match)))
    return _Asked(match, what, outcome, until, answers, alike, viewer, names).found(plays, limit, seed)


class _Asked:
    """A question about chances, understood."""

    def __init__(
        self, match: Any, what: Any, outcome: Any, until: Any, answers: Any, alike: Any, viewer: Any, names: Any
    ) -> None:
        self.match, self.lang = match, match.lang
        self.viewer = match._known(viewer)
        self._paragraph = what if callable(what) else None
        self._outcomes: set[Any] = set()
        stops = self._names("until", until)
        self._outcome: Callable[[Way], Any]
        if callable(outcome):
            self._outcome = outcome
        elif outcome is None:
            if self._paragraph is None:
                raise self._fault("chances_outcome", "outcome", outcome)
            self._outcome = lambda way: way.given
        else:
            wanted = frozenset(self._names("outcome", outcome))
            stops = (*stops, *wanted)
            self._outcome = self._first_of(wanted)
        self._role = outcome if isinstance(outcome, str) else "outcome"
        self._stops = frozenset(stops)
        self._answers = self._answering(answers)
        self._alike = {} if alike is None else self._table("alike", alike)
        if not all(callable(function) for function in self._alike.values()):
            raise self._fault("chances_alike", "alike", alike)
        self.names = {} if names is None else self._table("names", names)
        self._played = self._what(what)
        run = match._run
        if self._paragraph is not None:
            state = run.game.state
        else:
            state = run.checkpoints[-1].state if run.checkpoints else None
        self._worlds = Worlds(state, self.viewer, self._played.rules, self._played.game, self._alike)

    # --- what was asked ----------------------------------------------------------------------------------------------

    def _fault(self, kind: str, name: str, given: object) -> TabletopError:
        return TabletopError(localized(kind, "call", lang=self.lang, name=name, given=echo(given)))

    def _names(self, name: str, given: Any) -> tuple[str, ...]:
        """Names of events and chances; of a list of another class its own methods may fail."""
        try:
            names = (given,) if isinstance(given, str) else tuple(given) if isinstance(given, tuple | list) else None
        except Exception:
            names = None
        plain = None if names is None else plainly(names)
        if plain is None or not all(type(one) is str and one for one in plain) or (name == "outcome" and not plain):
            raise self._fault("chances_outcome" if name == "outcome" else "chances_names", name, given)
        found: tuple[str, ...] = plain
        return found

    def _table(self, name: str, given: Any) -> dict[Any, Any]:
        table = as_table(given)
        if table is None:
            raise self._fault("no_table_given", name, given)
        return table

    @staticmethod
    def _first_of(wanted: frozenset[str]) -> Callable[[Way], Any]:
        def first(way: Way) -> Any:
            return way._table.first if way._table.stopped_at in wanted else None

        return first

    def _answering(self, answers: Any) -> Callable[[Decision], Any] | None:
        if answers is None:
            return None
        if callable(answers):
            return lambda decision: self._theirs("answers", answers, decision)
        given = self._table("answers", answers)
        return lambda decision: given.get(decision.name)

    def _theirs(self, name: str, function: Callable[[Any], Any], given: Any) -> Any:
        """What a function of the caller gives; what it raises is told as its own fault."""
        try:
            return function(given)
        except BaseException as error:
            if not is_failure(error) or isinstance(error, TabletopError | TableSignal):
                raise
            said = partial(text_of, error)
            raise TabletopError(localized("until_failed", "call", lang=self.lang, name=name, error=said)) from error

    def _what(self, what: Any) -> Played:
        match = self.match
        setup, run = match._setup, match._run
        played = Played(setup.game, setup.players, setup.rules, self.viewer)
        if self._paragraph is not None:
            return played._replace(paragraph=lambda game: self._theirs("what", what, game))
        asked = None
        decision = match.decision
        if decision is None:
            raise TabletopError(localized("over", "call", lang=self.lang, name="what"))
        if what is not None:
            if not decision.open_to(self.viewer):
                raise TabletopError(localized("chances_secret", "call", lang=self.lang, name="viewer"))
            asked = decision.player, decision.name, decision.find(what)
        notes = run.notes[run.checkpoints[-1].notes if run.checkpoints else 0 :]
        happened = [known for note in notes if (known := _known(note, self.viewer)) is not None]
        position = None if run.checkpoints else setup.position
        return played._replace(happened=happened, asked=asked, position=position, begun=partial(_luck_of, setup))

    # --- the answer --------------------------------------------------------------------------------------------------

    def found(self, plays: int, limit: int, seed: object) -> Chances:
        for name, number in (("plays", plays), ("limit", limit)):
            if not 0 <= number <= MOST:
                raise self._fault("chances_number", name, number)
        seed = checked_seed(seed, self.lang)
        found, windows = self._exactly(NOBODY, limit) if self._worlds.countable else (None, False)
        if found is None:
            found, windows = self._by_luck(NOBODY, plays or PLAYS, seed)
        elif plays:
            found.simulated, _ = self._by_luck(NOBODY, plays, seed)
        if windows:
            reacting = self._exactly(WHOEVER_CAN, limit)[0] if found.ways else None
            found.reacting = reacting or self._by_luck(WHOEVER_CAN, plays or PLAYS, seed)[0]
        return found

    def _at_table(self, ways: Ways, reacts: str) -> EveryWay:
        return EveryWay(
            self._played, self._worlds, ways, answers=self._answers, alike=self._alike, stops=self._stops,
            reacts=reacts,
        )  # fmt: skip

    def _exactly(self, reacts: str, limit: int) -> tuple[Chances | None, bool]:
        """Every way; None where there are too many of them."""
        ways, sums = Ways(), defaultdict[Any, Fraction](Fraction)
        table = self._at_table(ways, reacts)
        known = 0
        with edited_rules(self._played.game, table):
            while ways.begin():
                known += 1
                if known > limit:
                    return None, table.windows
                if table.play():
                    sums[self._outcome_of(table)] += ways.chance
        table.leave()
        total = sum(sums.values())
        if not total:
            raise TabletopError(localized("chances_none", "call", lang=self.lang, name="viewer"))
        found = {outcome: chance / total for outcome, chance in sums.items()}
        return self._shown(found, ways, counted=known), table.windows

    def _by_luck(self, reacts: str, plays: int, seed: object) -> tuple[Chances, bool]:
        """So many plays by luck, each as heavy as what the viewer knows to have come up is likely in its world.

        A play that cannot have come so is played again, up to ten times as many.
        """
        ways = Ways(stream(seed, "chances"))
        sums, squares = defaultdict[Any, float](float), defaultdict[Any, float](float)
        table = self._at_table(ways, reacts)
        played = 0
        with edited_rules(self._played.game, table):
            for _ in range(10 * plays):
                ways.begin()
                if table.play():
                    weight, outcome = float(ways.chance), self._outcome_of(table)
                    sums[outcome] += weight
                    squares[outcome] += weight * weight
                    played += 1
                    if played == plays:
                        break
        table.leave()
        total, all_squares = sum(sums.values()), sum(squares.values())
        if not total:
            raise TabletopError(localized("chances_none", "call", lang=self.lang, name="viewer"))
        found = {outcome: weight / total for outcome, weight in sums.items()}
        errors = {
            outcome: sqrt(squares[outcome] * (1 - 2 * p) + all_squares * p * p) / total for outcome, p in found.items()
        }
        return self._shown(found, ways, plays=played, errors=errors), table.windows

    def _outcome_of(self, table: EveryWay) -> Any:
        outcome = plainly(self._theirs("outcome", self._outcome, Way(table)))
        try:
            if outcome not in self._outcomes:
                labels.sort_key(outcome)
                self._outcomes.add(outcome)
        except Exception:
            raise self._fault("chances_hash", "outcome", outcome) from None
        return outcome

    def _shown(
        self,
        found: Mapping[Any, Any],
        ways: Ways,
        counted: int = 0,
        plays: int = 0,
        errors: Mapping[Any, float] | None = None,
    ) -> Chances:
        fields = [field.name for field in type(self.match._run.game.state).__dataclass_fields__.values()]
        supposed = tuple(name for name in (*fields, "") if name in ways.supposed)
        order = sorted(found, key=lambda outcome: (-found[outcome], labels.sort_key(outcome)))
        return Chances(
            {outcome: found[outcome] for outcome in order}, ways=counted, plays=plays, errors=errors or {},
            supposes=supposed, game=self.match.game, viewer=self.viewer, lang=self.lang, names=self.names,
            role=self._role,
        )  # fmt: skip


def _known(note: tuple[Any, ...], viewer: Viewer) -> Happened | None:
    """What a viewer knows of a thing that happened."""
    kind, _, name, player, value, facts, _, only, secret, *_ = note
    if name == BEGINNING or not may_know(only, viewer):
        return None
    if kind == "event":
        return Happened("event", "", name, seen_facts(facts, secret, viewer))
    return Happened(kind, "" if kind == "chance" else player, name, value)


def _luck_of(setup: Any) -> Callable[[str, Any, Sequence[float] | None], Any]:
    """What luck gives in the setup that a position takes the place of; the same as in the match."""
    streams, used = RandomStreams(setup.seed), defaultdict[str, Any](count)

    def luck(name: str, outcomes: Any, weights: Sequence[float] | None) -> Any:
        if type(outcomes) is Orders:
            return outcomes.by_luck(lambda: streams.number(name, next(used[name])))
        return pick(outcomes, streams.number(name, next(used[name])), weights)

    return luck


__all__ = ["Chances", "Way", "chances"]

"""Two lines of one match side by side: where they part, and which facts differ at a step, as a viewer may know it.
What edited rules change is found in `divergence`; how a comparison looks is in the notebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Literal

from ..core.errors import TabletopError, echo
from ..core.question import NATURE, Decision
from ..core.visibility import HIDDEN, MODERATOR, Viewer
from ..language.localized import localized
from .divergence import Divergence, Side, changed_rules, side_text
from .trace import Entry

if TYPE_CHECKING:
    from .match import Match


MOST_MOMENTS = 200
"""So many moments after the parting are looked at for a seat that is asked on both sides."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that differs: the field, the seat it belongs to ('' for none), and its value on both sides."""

    field: str
    seat: str
    values: tuple[Any, Any]


class Comparison:
    """Two lines of a match, each a match of its own that can go to any step.

    `names`: the branches. `sides`: a match for each. `ends`: the length of each line.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=3, seed=7).play("2").goto(0).play("3")
    >>> both = Comparison(match, "main", "branch 1")
    >>> divergence = both.first_divergence()
    >>> divergence.step, divergence.before, divergence.after
    (8, 'P3 chooses where to walk: 2 Crates', 'P3 chooses where to walk: 3 Tea house')
    >>> [(fact.field, fact.seat, fact.values) for fact in both.goto(both.last).facts() if fact.field == "pawn"]
    [('pawn', 'P3', (2, 3))]
    """

    def __init__(self, match: Match, a: str, b: str) -> None:
        self.names = (a, b)
        self.sides = (line_of(match, a), line_of(match, b))
        self.ends = tuple(side.steps for side in self.sides)
        self._divergences: dict[Viewer, tuple[Divergence | None, int]] = {}
        self._counted: dict[Viewer, tuple[int, ...]] = {}
        self.step = self.last

    @property
    def last(self) -> int:
        """The step at which the longer line ends."""
        return max(self.ends)

    def first_divergence(self, viewer: Viewer = MODERATOR) -> Divergence | None:
        """Where the lines first go different ways for a viewer: step, clauses, both sides in words (None: nowhere).

        What a viewer may not know makes no difference, and its answers are not counted.
        """
        return self._parted(viewer)[0]

    def _parted(self, viewer: Viewer) -> tuple[Divergence | None, int]:
        """The first divergence, and the step of the match at which it is."""
        if viewer not in self._divergences:
            before = self.step
            self.goto(self.last)
            self._divergences[viewer] = _first_divergence(*self.sides, viewer)
            self._counted[viewer] = tuple(side.step_for(viewer) for side in self.sides)
            self.goto(before)
        return self._divergences[viewer]

    def counted(self, viewer: Viewer) -> tuple[tuple[int, int], ...]:
        """For each side how many answers a viewer knows of where it stands, and at its end."""
        self._parted(viewer)
        return tuple((side.step_for(viewer), end) for side, end in zip(self.sides, self._counted[viewer], strict=True))

    @property
    def by_the_same_rules(self) -> bool:
        """Whether both lines were played by the same rules and code."""
        one, other = self.sides
        return bool(one.rules == other.rules and one.game is other.game)

    def first(self, viewer: Viewer = MODERATOR) -> int:
        """The first moment at which the lines differ; the end, if they never do."""
        divergence, step = self._parted(viewer)
        if divergence is None:
            return self.last
        return next((moment for moment in self.moments if moment > step), self.last)

    @property
    def moments(self) -> list[int]:
        """The steps at which somebody decides in one of the lines, and both ends."""
        return sorted({moment for side in self.sides for moment in side.moments})

    def meet(self, viewer: Viewer = MODERATOR) -> bool:
        """Take each side to its first question, after they part, of a seat that is asked on both sides.

        These are moments that can be compared: a side may have needed more answers to come to that seat. Without such
        a seat both go to `first`, and False is returned.
        """
        divergence, parted = self._parted(viewer)
        met = None if divergence is None else self._meeting(parted, viewer)
        if met is None:
            self.goto(self.first(viewer))
            return False
        for side, step in zip(self.sides, met, strict=True):
            side.goto(step)
        self.step = max(met)
        return True

    def _meeting(self, parted: int, viewer: Viewer) -> tuple[int, int] | None:
        asked: tuple[dict[str, int], dict[str, int]] = ({}, {})
        own = [set(side.moments) for side in self.sides]
        for moment in [moment for moment in self.moments if moment > parted][:MOST_MOMENTS]:
            for side, seats, moments in zip(self.sides, asked, own, strict=True):
                decision = side.goto(moment).decision if moment in moments else None
                if decision is not None and decision.player != NATURE and asked_openly(decision, viewer):
                    seats.setdefault(decision.player, moment)
            for seat in asked[0]:
                if seat in asked[1]:
                    return asked[0][seat], asked[1][seat]
        return None

    def goto(self, step: int) -> Comparison:
        """Take both sides to a step; a line that is over by then stays at its end."""
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= self.last:
            lang = self.sides[0].lang
            raise TabletopError(localized("no_step", "goto", lang=lang, step=echo(step, 40), last=self.last))
        for side, end in zip(self.sides, self.ends, strict=True):
            side.goto(min(step, end))
        self.step = step
        return self

    def facts(self, viewer: Viewer = MODERATOR) -> list[Fact]:
        """What differs between both sides where they stand, as the viewer may know it; a hidden thing never differs.

        Of lists that the viewer does not see, the number is compared.
        """
        one, other = (side.view(viewer).as_dict() for side in self.sides)
        found = []
        for name, value in one.items():
            if self._by_seat(value) and self._by_seat(other[name]):
                found += [
                    Fact(name, seat, (value.get(seat), other[name].get(seat)))
                    for seat in self.sides[0].players
                    if _differ(value.get(seat), other[name].get(seat))
                ]
            elif _differ(value, other[name]):
                found.append(Fact(name, "", (value, other[name])))
        return found

    def _by_seat(self, value: Any) -> bool:
        return isinstance(value, Mapping) and set(value) <= set(self.sides[0].players)


def asked_openly(decision: Decision, viewer: Viewer) -> bool:
    """Whether a viewer may know who is asked there: in a window that is a secret."""
    return viewer in (decision.player, MODERATOR) or decision.window is None and (
        decision.player != NATURE or decision.open_to(viewer)
    )


def line_of(match: Match, name: str) -> Match:
    """A branch of a match (the present one, or another) as a match of its own; raises TabletopError for another name.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=3, seed=7).play("2").goto(0).play("3")
    >>> line_of(match, "main").answers[8].label, match.branch_name
    ('2', 'branch 1')
    """
    if name not in (match.branch_name, *match.branches):
        known = ", ".join((match.branch_name, *match.branches))
        raise TabletopError(localized("no_branch", "branch", lang=match.lang, name=echo(name, 60), known=known))
    side = match.branch()
    if name == match.branch_name:
        side._line = list(match._line)
    else:
        side.branches = dict(match.branches)
        side.switch(name)
    side.branches, side.branch_name = {}, name
    return side.goto(side.steps)


def _differ(one: Any, other: Any) -> bool:
    """Whether two seen values differ, hidden ones only in how many they are."""
    return bool(one != other) and not (one is HIDDEN or other is HIDDEN)


def _first_divergence(a: Match, b: Match, viewer: Viewer) -> tuple[Divergence | None, int]:
    """Where two lines that stand at their ends first differ, thing by thing; and the step of the match there."""
    changes = changed_rules(a.rules, b.rules)

    def differing(
        kind: Literal["event", "end"], step: int, cited: tuple[str, ...], sides: tuple[Side, Side]
    ) -> Divergence:
        was, now = (side_text(side, a.lang, viewer) for side in sides)
        return Divergence(kind, step, cited, was, now, changes, lang=a.lang, _sides=sides, _game=a.game)

    traces = [match.trace.for_player(viewer) for match in (a, b)]
    numbers = zip_longest(*(trace.numbers() for trace in traces))
    for (one, other), counts in zip(zip_longest(*traces), numbers, strict=True):
        if one is not None and other is not None and one.same_as(other):
            continue
        either: list[Entry] = [entry for entry in (other, one) if entry is not None]
        step, count = min(entry.step for entry in either), min(n for n in counts if n is not None)
        return differing("event", count, either[0].clauses, (one or _end(a, viewer), other or _end(b, viewer))), step
    ends = _end(a, viewer), _end(b, viewer)
    if side_text(ends[0], a.lang, viewer) == side_text(ends[1], a.lang, viewer):
        return None, 0
    asked = b.shown_decision(viewer)
    return differing("end", a.step_for(viewer), asked.clauses if asked else (), ends), a.step


def _end(match: Match, viewer: Viewer) -> Side:
    """What a line ends with: its result, or the open question as far as the viewer may know it."""
    if match.result:
        return match._run
    # What chance can still bring is what nobody has drawn yet: it would show what is in hidden hands.
    chance = match.decision is not None and match.decision.player == NATURE
    return None if chance and viewer != MODERATOR else match.shown_decision(viewer)

"""`find`: plays games until a situation comes up, and cuts the match to where it first does."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.errors import TabletopError, is_failure, text_of
from tabletop_lab.engine.core.strict import unknown, whole
from tabletop_lab.engine.core.view import View
from tabletop_lab.engine.core.visibility import MODERATOR, Viewer
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.language.messages import engine_words
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest.arms import MOST_GAMES
from tabletop_lab.playtest.edge_cases import edge_case, keep
from tabletop_lab.playtest.intervals import never
from tabletop_lab.playtest.situations import Happened, Seen, Situation, WhereFailed, situation
from tabletop_lab.playtest.task import Task


@checked
def find(
    game: object,
    where: object,
    n: int = 1000,
    *,
    most: int = 1,
    players: int | None = None,
    rules: object = None,
    variant: object = None,
    bots: object = "random",
    seed: int = 0,
    viewer: object = MODERATOR,
) -> Found:
    """Play up to `n` games until a situation has come up in `most` of them; each match is cut to where it first does.

    `where`: a clause ("LM-4.2", also a chapter), an event ("walked", or {"event": "walked", "space": 3} with some of
    its facts), "tie" (several winners; a side that wins together is one, too), "stalemate" (no winner), or a function
    of the view of `viewer`, which is asked at every question and at the end. The rest is as for `simulate`. Raises
    TabletopError.

    >>> from tabletop_lab.testing.sample import Market
    >>> found = find(Market, {"event": "walked", "space": 3}, players=3)
    >>> found
    Found(market, walked, game 0 after 11 answers, 1 of 1 games)
    >>> found.match.trace.events("walked")[-1].facts["space"], found.match.result
    (3, None)
    """
    task = Task.of(game, players, rules, bots, variant)
    n, most, seed = whole("n", n, 1, MOST_GAMES), whole("most", most, 1, MOST_GAMES), whole("seed", seed)
    seat: Viewer = Match(task.game, len(task.players), seed, task.rules)._known(viewer)  # type: ignore[arg-type]
    looked_for = situation(where, task.game, seat)
    matches: list[Match] = []
    failed: list[tuple[int, str]] = []
    told: set[str] = set()
    played = 0
    for number in range(seed, seed + n):
        played += 1
        try:
            match = _cut(task, looked_for, number, told)
        except BaseException as error:
            if not is_failure(error) or isinstance(error, WhereFailed):
                raise
            if isinstance(error.__cause__, WhereFailed):
                raise error.__cause__ from None
            failed.append((number, text_of(error, "en")))
            continue
        if match is not None:
            matches.append(match)
            if len(matches) == most:
                break
    if not matches and isinstance(looked_for, Happened) and told:
        # Such events came up, and none has a fact of this name: a slip of the pen is not "never in a thousand games".
        for name in looked_for.facts:
            if name not in told:
                raise TabletopError(unknown("fact", name, sorted(told)))
    return Found(looked_for, task, tuple(sorted(matches, key=lambda match: match.step)), played, tuple(failed))


def _cut(task: Task, looked_for: Situation, seed: int, told: set[str]) -> Match | None:
    """The match of one game up to the situation; None if it does not come up. `told` gets the facts of such events."""
    if isinstance(looked_for, Seen):
        return _where_seen(task, looked_for, seed)
    match = Match(task.game, len(task.players), seed, task.rules, bots=task.bots)
    step = looked_for.step(match)
    if step is None and isinstance(looked_for, Happened):
        told.update(name for entry in match.trace.events(looked_for.said) for name in entry.facts)
    return None if step is None else match.goto(step).branch()


def _where_seen(task: Task, looked_for: Seen, seed: int) -> Match | None:
    match = Match(task.game, len(task.players), seed, task.rules)
    match.run(task.bots, until=lambda decision: looked_for.ask(
        View(decision._game.state, looked_for.viewer, match.players, match.rules, match.game)))  # fmt: skip
    return match if match.result is None or looked_for.ask(match.view(looked_for.viewer)) else None


@dataclass(frozen=True, slots=True)
class Found:
    """The matches in which a situation came up, the shortest first, each cut to where it first did.

    `games`: how many were played. `failed`: seed and error of the games that could not be played to their end.
    """

    situation: Situation
    task: Task
    matches: tuple[Match, ...]
    games: int
    failed: tuple[tuple[int, str], ...] = ()

    @property
    def match(self) -> Match:
        """The shortest one; TabletopError if there is none."""
        if not self.matches:
            raise TabletopError(localized("not_found", "call", name="find", said=self.text))
        return self.matches[0]

    def record(self, title: str = "", match: Match | None = None) -> str:
        """An edge case as the text of a record: the answers up to the situation, and what is expected there.

        >>> from tabletop_lab.testing.sample import Market
        >>> print(find(Market, "walked", players=2).record("A first walk").partition("expect:")[2], end="")
        <BLANKLINE>
          events:
          - walked
        """
        match = self.match if match is None else match
        return edge_case(match, title, self.situation.expected(match))

    def save(self, path: str | Path, title: str = "") -> Path:
        """Write the shortest one as a record that can be opened by `tl.load` and kept among the worked examples."""
        return keep(self.match, path, title, self.situation.expected(self.match))

    def text(self, lang: str | None = None) -> str:
        """What was found, and how often, as a sentence."""
        lang = known_language(lang)
        words, played = engine_words(lang), self.games - len(self.failed)
        facts = {"said": self.situation.said, "games": played, "count": len(self.matches)}
        if self.matches:
            match = self.matches[0]
            said = words("found-some", seed=str(match.seed), step=match.step, **facts)
        else:
            said = words("found-none", most=f"{never(played, watching=False):.1%}", **facts)
        return said + (f" {words('found-failed', count=len(self.failed))}" if self.failed else "")

    def __len__(self) -> int:
        return len(self.matches)

    def __repr__(self) -> str:
        what = f"{self.task.game.name}, {self.situation.said}"
        where = f"game {self.matches[0].seed} after {self.matches[0].step} answers, " if self.matches else ""
        return f"Found({what}, {where}{len(self.matches)} of {self.games} games)"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        shown = self.matches[0]._repr_mimebundle_() if self.matches else {}
        return {**shown, "text/plain": self.text()}

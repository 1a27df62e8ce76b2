"""`traits`: what a game is like, in numbers with intervals. What each means and who first used it: docs/measures.md."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine import Bot
from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.bots import seat_bots
from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.errors import is_failure, text_of
from tabletop_lab.engine.core.question import Decision
from tabletop_lab.engine.core.strict import whole
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import Exactly
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest.arms import MOST_GAMES
from tabletop_lab.playtest.intervals import never, normal
from tabletop_lab.playtest.outlook import Course
from tabletop_lab.playtest.said import number
from tabletop_lab.playtest.task import Task

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.engine.core.game import Game

MEASURES = ("decisions", "branching", "choices", "real_options", "lead_changes", "drama", "decided_at")
"""The measures, in the order in which they are shown; each has a message `trait-<name>` and `trait-<name>-is`."""
SHARES = ("choices", "drama", "decided_at")
OFTEN = 20
"""An option that was offered so often to the thinking bot, and never taken, is told as dead."""


@checked
def traits(
    game: object,
    n: int = 20,
    *,
    players: int | None = None,
    rules: object = None,
    variant: object = None,
    bots: object = "random",
    thinker: object = "information_set:40",
    asked: int = 6,
    times: int = 6,
    moments: int = 10,
    playouts: int = 40,
    seed: int = 0,
    progress: bool = True,
) -> Traits:
    """Play `n` games with bots and say what the game is like for whoever plays it so.

    `thinker`: the bot that shows which options are worth choosing: at `asked` questions of each game it is asked
    `times` times, each time with other luck. `moments`, `playouts`: at so many safe points of each game, so many games
    are played on to see who leads, in worlds that an onlooker cannot tell from the true one. The rest is as for
    `simulate`; everything is played in this process. Raises TabletopError.

    >>> from tabletop_lab.testing.sample import Market
    >>> found = traits(Market, 3, players=2, thinker="monte_carlo:10", playouts=8, progress=False)
    >>> list(found.table()["measure"])
    ['decisions', 'branching', 'choices', 'real_options', 'lead_changes', 'drama', 'decided_at']
    """
    task = Task.of(game, players, rules, bots, variant)
    n, seed = whole("n", n, 1, MOST_GAMES), whole("seed", seed)
    for name, given, least in (("asked", asked, 0), ("times", times, 1), ("moments", moments, 1)):
        whole(name, given, least, 10_000)
    playouts = whole("playouts", playouts, 1, 1_000_000)
    thinking = seat_bots(thinker, task.game, task.players)[task.players[0]]
    found = Traits(task)
    from tqdm.auto import tqdm

    for one in tqdm(range(seed, seed + n), unit="game", disable=not progress, delay=0.5):
        try:
            match = Match(task.game, len(task.players), one, task.rules, bots=task.bots)
            row = {"seed": float(one)} | _counted(task, one)
            row |= _thought(match, thinking, asked, times, found.offered)
            course = Course.of(match, task.bots, moments, playouts)
        except Exception as error:
            if not is_failure(error):
                raise
            found.failed.append((one, text_of(error, "en")))
            continue
        row["lead_changes"] = float(course.lead_changes())
        drama, decided = course.drama(), course.decided_at()
        found.rows.append(row | {"drama": _number(drama), "decided_at": _number(decided)})
        found.courses[one] = course
    return found


def _number(value: float | None) -> float:
    return math.nan if value is None else value


def _counted(task: Task, seed: int) -> dict[str, float]:
    """How many questions there were, with how many options, and how many of them left a choice."""
    sizes: list[int] = []

    class Counting(Bot):
        def __init__(self, bot: Bot) -> None:
            self.watched, self.needs_rollouts = bot, bot.needs_rollouts

        def choose(self, decision: Decision, random: Any) -> Any:
            sizes.append(len(decision.options))
            return self.watched.choose(decision, random)

    Match(task.game, len(task.players), seed, task.rules, bots={p: Counting(bot) for p, bot in task.bots.items()})
    count = max(1, len(sizes))
    return {
        "decisions": float(len(sizes)),
        "branching": sum(sizes) / count,
        "choices": sum(size > 1 for size in sizes) / count,
    }


def _thought(match: Match, bot: Bot, asked: int, times: int, offered: dict[Offered, list[int]]) -> dict[str, float]:
    """At some questions with a choice: how many of the options a thinking bot takes at least sometimes."""
    there = [entry.step for entry in match.trace if entry.kind == "decision"]
    points = sorted({there[len(there) * i // asked] for i in range(asked)}) if there and asked else []
    real = []
    for step in points:
        stood = match.branch().goto(step)
        while stood.decision is not None and len(stood.decision.options) < 2 and stood.step < match.step:
            stood.goto(stood.step + 1)
        decision = stood.decision
        if decision is None or len(decision.options) < 2:
            continue
        taken = [labels.label(_choice(bot, decision, f"{match.seed}|{step}|{i}")) for i in range(times)]
        real.append(len(set(taken)))
        for option in decision.labels if len(decision.options) <= 1000 else []:
            count = offered.setdefault((decision.name, option), [0, 0])
            count[0] += times
            count[1] += taken.count(option)
    return {"real_options": sum(real) / len(real) if real else math.nan}


def _choice(bot: Bot, decision: Decision, seed: str) -> Any:
    return bot.choose(decision, stream(seed, "thinking"))


Offered = tuple[str, str]
"""The name of a question, and the label of an option."""


@dataclass
class Traits:
    """What games showed. `rows`: the measures of each game; `offered`: how often an option was offered and taken."""

    task: Task
    rows: list[dict[str, float]] = field(default_factory=list)
    courses: dict[int, Course] = field(default_factory=dict)
    offered: dict[Offered, list[int]] = field(default_factory=dict)
    failed: list[tuple[int, str]] = field(default_factory=list)

    @property
    def game(self) -> type[Game]:
        """The game's class."""
        return self.task.game

    def table(self) -> pd.DataFrame:
        """A row for each measure: its mean over games, the ends of its 95 % interval, and how many games had it.

        Where it is the same in all games there is no interval: they say nothing of how far others may differ.
        """
        import pandas as pd

        lines = []
        for name in MEASURES:
            values = [row[name] for row in self.rows if not math.isnan(row[name])]
            mean = sum(values) / len(values) if values else math.nan
            spread = sum((value - mean) ** 2 for value in values)
            half = normal(math.sqrt(spread / (len(values) - 1)), len(values)) if spread else math.nan
            lines.append((name, mean, mean - half, mean + half, len(values)))
        return pd.DataFrame(lines, columns=["measure", "mean", "low", "high", "games"])

    def dead(self) -> pd.DataFrame:
        """The options that were offered to the thinking bot often and never taken, the most offered first.

        Columns: question, option, offered, most (the share of the times in which it may still be taken).
        """
        import pandas as pd

        lines = [
            (question, option, times, never(times, watching=False))
            for (question, option), (times, taken) in self.offered.items()
            if not taken and times >= OFTEN
        ]
        made = pd.DataFrame(lines, columns=["question", "option", "offered", "most"])
        return made.sort_values("offered", ascending=False, kind="stable", ignore_index=True)

    def text(self, lang: str | None = None) -> str:
        """The traits as lines of words, each with what it means."""
        words = self.game.words(known_language(lang))
        lines = [f"{name}: {value}. {meaning}" for name, value, meaning in self._lines(words)]
        return "\n".join([self._title(words), *lines, *self._notes(words)])

    def _title(self, words: Any) -> str:
        bots = Exactly(words.bot(self.task.bots_text))
        facts = {"title": self.game.title[words.lang], "games": len(self.rows), "bots": bots}
        return str(words("traits-title", **facts))

    def _lines(self, words: Any) -> list[tuple[str, str, str]]:
        lines = []
        for line in self.table().itertuples():
            half, share = (line.high - line.low) / 2, line.measure in SHARES
            most = 1.0 if share else math.inf
            ends = [number(value, half, share) for value in (line.mean, max(0.0, line.low), min(most, line.high))]
            facts = {name: Exactly(one) for name, one in zip(("mean", "low", "high"), ends, strict=True)}
            kind = "none" if not line.games else "alike" if math.isnan(half) else "value"
            value = words(f"traits-{kind}", games=line.games, **facts)
            lines.append((words(f"trait-{line.measure}"), value, words(f"trait-{line.measure}-is")))
        return lines

    def _notes(self, words: Any) -> Sequence[str]:
        dead = self.dead()
        named = [f"{words.choice(line.question, line.option)} ({line.offered})" for line in dead.head(8).itertuples()]
        notes = [words("traits-dead", count=len(dead), named=Exactly("; ".join(named)))] if named else []
        notes += [words("found-failed", count=len(self.failed))] if self.failed else []
        return [*notes, words("traits-belongs")]

    def __repr__(self) -> str:
        return f"Traits({self.game.name}, {len(self.rows)} games)"

    def _repr_html_(self) -> str:
        words = self.game.words(known_language(None))
        rows = "".join(
            f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td><td>{escape(meaning)}</td></tr>'
            for name, value, meaning in self._lines(words)
        )
        notes = "".join(f"<p>{escape(note)}</p>" for note in self._notes(words))
        head = f"<caption>{escape(self._title(words))}</caption>"
        return f'<section lang="{words.lang}"><table>{head}<tbody>{rows}</tbody></table>{notes}</section>'


def explained(lang: str | None = None) -> Mapping[str, str]:
    """What each measure means, in one sentence.

    >>> sorted(explained("en")) == sorted(MEASURES)
    True
    """
    from tabletop_lab.engine.language.messages import engine_words

    words = engine_words(known_language(lang))
    return {name: words(f"trait-{name}-is") for name in MEASURES}

"""`ladder`: how much better one bot plays than another, and what twice the thinking buys.

Ratings are those of Bradley and Terry ("Rank Analysis of Incomplete Block Designs", Biometrika 39, 1952), fitted as
Hunter does ("MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32, 2004), on the scale of Elo:
400 points are odds of ten to one. Bots do not learn, so that the order of the games does not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import combinations, combinations_with_replacement, islice
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.bots import SEARCH, made
from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.engine.core.plainly import plainly
from tabletop_lab.engine.core.seats import seats
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import Exactly, localized
from tabletop_lab.playtest import workers
from tabletop_lab.playtest.arms import asked
from tabletop_lab.playtest.task import Row, Task

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd

    from tabletop_lab.engine.core.game import Game

THINKING = ("information_set:8", "information_set:16", "information_set:32")
"""The bots that show what twice the thinking buys, where nobody says otherwise."""
RESAMPLED = 400
"""So often the groups of games are drawn anew for the intervals."""
ROUNDS = 100
PRIOR = 0.25
"""So many victories each bot is given over each other one, so that a bot that always won has a rating, too."""
PER_POINT = 173.71779276130073
"""400 divided by the natural logarithm of ten."""


@checked
def ladder(
    game: object,
    bots: object = None,
    n: int = 200,
    *,
    players: int | None = None,
    rules: object = None,
    variant: object = None,
    seed: int = 0,
    jobs: int = -1,
    progress: bool = True,
) -> Ladder:
    """Play about `n` games among these bots, each lot of them on the same seed in all turns around the table.

    `bots`: a list of names, at least two (None: those of the game that do not search, and a search bot with three
    budgets). `players`: two or more; None: the fewest at which bots meet. The rest is as for `simulate`. Raises
    TabletopError.

    >>> from tabletop_lab.testing.sample import Market
    >>> found = ladder(Market, ["random", "careful"], 120, players=2, progress=False, jobs=1)
    >>> found, found.elo("careful") > found.elo("random")
    (Ladder(market, 2 bots, 120 games), True)
    """
    cls = catalogue.find(game)
    names = _names(bots, cls)
    n, seed, jobs = asked(n, seed, jobs, None)
    played = playing(cls, cls.Rules.read(rules))
    meeting = next((count for count in played.seats if count > 1), None)
    count = len(seats(played, meeting if players is None else players))
    if count < 2:
        raise TabletopError(localized("ladder_alone", "call", name="players", given=count))
    tables = list(islice(_seatings(names, count, seed), 1 + (n - 1) // count))
    seatings: dict[tuple[str, ...], int] = {}
    tasks: list[Task] = []
    order = []
    for group, (lot, number) in enumerate(tables):
        for turn in range(count):
            seating = lot[turn:] + lot[:turn]
            if seating not in seatings:
                seatings[seating] = len(tasks)
                sitting = {f"P{i}": name for i, name in enumerate(seating, 1)}
                tasks.append(Task.of(cls, count, rules, sitting, variant))
            order.append((seatings[seating], group, number))
    sat, rows = list(seatings), []
    from tqdm.auto import tqdm

    run = workers.run(tasks, order, len(order), workers.processes(jobs, None), None)
    with tqdm(total=len(order), unit="game", disable=not progress, delay=0.5) as bar:
        for (task, group, _), row in run:
            rows.append((sat[task], group, row))
            bar.update()
    return Ladder(cls, tuple(names), tuple(sorted(rows, key=lambda each: each[1])))


def _names(bots: object, game: Any) -> list[str]:
    if bots is None:
        own = [name for name, make in game.bots.items() if not made(make, game, name).needs_rollouts]
        return [*own, *THINKING]
    try:
        given = plainly(bots)
        names = list(given) if type(given) in (list, tuple) else []
    except Exception:  # it only looks like a list
        names = []
    if len(names) < 2 or not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
        known = ", ".join((*game.bots, *SEARCH))
        raise TabletopError(localized("no_ladder", "call", name="bots", given=echo(bots), known=known))
    return names


def _seatings(names: Sequence[str], count: int, seed: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Lots of bots that meet at a table, each with its seed: all lots equally often, in an order of chance."""
    enough = len(names) >= count
    lots = list(combinations(names, count) if enough else combinations_with_replacement(names, count))
    lots = [lot for lot in lots if len(set(lot)) > 1]
    number, random = seed, stream(seed, "ladder")
    while True:
        for lot in sorted(lots, key=lambda lot: random()):
            yield lot, number
            number += 1


@dataclass(frozen=True)
class Ladder:
    """The games of a ladder and what they show. `games`: who sat where, which group, and the row."""

    game: type[Game]
    bots: tuple[str, ...]
    games: tuple[tuple[tuple[str, ...], int, Row], ...]

    def _wins(self) -> np.ndarray:
        """For each group of games on one seed, how often each bot came before each other one."""
        import numpy as np

        place = {name: i for i, name in enumerate(self.bots)}
        wins = np.zeros((1 + max((group for _, group, _ in self.games), default=0), len(place), len(place)))
        by_score = _scores_say_who_won(row for *_, row in self.games)
        for lot, group, row in self.games:
            if row["error"] is not None:
                continue
            worth = _worth(row, len(lot), by_score)
            for (one, mine), (other, theirs) in combinations(zip(lot, worth, strict=True), 2):
                if one != other:
                    better = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                    wins[group, place[one], place[other]] += better
                    wins[group, place[other], place[one]] += 1 - better
        return wins

    def _ratings(self) -> tuple[np.ndarray, np.ndarray]:
        """The ratings, and those of games that are drawn anew group by group."""
        import numpy as np

        wins, random = self._wins(), np.random.default_rng(0)
        drawn = random.multinomial(len(wins), [1 / len(wins)] * len(wins), RESAMPLED)
        total, redrawn = wins.sum(axis=0), np.tensordot(drawn.astype(float), wins, axes=1)
        # Games that one bot always won are all alike, so that drawing them anew says nothing of how often it may lose:
        # for those pairs the share is drawn as Jeffreys' rule has it (Brown, Cai, DasGupta, "Interval Estimation for a
        # Binomial Proportion", Statistical Science 16, 2001).
        for i, j in zip(*np.nonzero((total > 0) & (total.T == 0)), strict=True):
            lost = total[i, j] * random.beta(0.5, total[i, j] + 0.5, RESAMPLED)
            redrawn[:, i, j], redrawn[:, j, i] = total[i, j] - lost, lost
        return _fitted(total[None])[0], _fitted(redrawn)

    def elo(self, bot: str) -> float:
        """The rating of one bot; the mean of all is 0."""
        return float(self._ratings()[0][self.bots.index(bot)])

    def table(self) -> pd.DataFrame:
        """A row for each bot, the best first: elo, the ends of its 95 % interval, games."""
        import numpy as np
        import pandas as pd

        ratings, drawn = self._ratings()
        low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
        low, high = np.minimum(low, ratings), np.maximum(high, ratings)
        played = [sum(name in lot and row["error"] is None for lot, _, row in self.games) for name in self.bots]
        made = pd.DataFrame({"bot": self.bots, "elo": ratings, "low": low, "high": high, "games": played})
        return made.sort_values("elo", ascending=False, ignore_index=True)

    def unbeaten(self) -> list[str]:
        """The bots that came before every other one in every game: how far above, games cannot say."""
        wins = self._wins().sum(axis=0)
        return [name for i, name in enumerate(self.bots) if wins[i].sum() and not wins[:, i].sum()]

    def doublings(self) -> pd.DataFrame:
        """What twice the thinking buys: for each pair of budgets the points between them, with a 95 % interval.

        Columns: bot, budget, twice, elo, low, high.
        """
        import numpy as np
        import pandas as pd

        ratings, drawn = self._ratings()
        lines = []
        for name in self.bots:
            kind, _, budget = name.partition(":")
            twice = f"{kind}:{2 * int(budget)}" if budget.isdecimal() else ""
            if twice in self.bots:
                one, other = self.bots.index(name), self.bots.index(twice)
                low, high = np.quantile(drawn[:, other] - drawn[:, one], (0.025, 0.975))
                lines.append((kind, int(budget), 2 * int(budget), ratings[other] - ratings[one], low, high))
        return pd.DataFrame(lines, columns=["bot", "budget", "twice", "elo", "low", "high"])

    def text(self, lang: str | None = None) -> str:
        """The ladder as lines of words."""
        words = self._words(lang)
        return "\n".join([words("ladder-title", **self._head(words)), *self._lines(words)])

    def _words(self, lang: str | None) -> Any:
        return self.game.words(known_language(lang))

    def _head(self, words: Any) -> dict[str, Any]:
        return {"title": self.game.title[words.lang], "games": len(self.games)}

    def _lines(self, words: Any) -> list[str]:
        lines = [
            words("ladder-bot", bot=Exactly(bot_words(line.bot, words)), **_points(line))
            for line in self.table().itertuples()
        ]
        lines += [
            words("ladder-twice", bot=words.bot(line.bot), budget=line.budget, twice=line.twice, **_points(line))
            for line in self.doublings().itertuples()
        ]
        lines += [words("ladder-unbeaten", bot=Exactly(bot_words(name, words))) for name in self.unbeaten()]
        return [*lines, words("ladder-belongs")]

    def __repr__(self) -> str:
        return f"Ladder({self.game.name}, {len(self.bots)} bots, {len(self.games)} games)"

    def _repr_html_(self) -> str:
        words = self._words(None)
        said = "".join(f"<li>{escape(line)}</li>" for line in self._lines(words)[:-1])
        title, belongs = escape(words("ladder-title", **self._head(words))), escape(words("ladder-belongs"))
        return f'<section lang="{words.lang}"><p>{title}</p><ul>{said}</ul><p>{belongs}</p></section>'


def bot_words(name: str, words: Any) -> str:
    """A bot by its name in words, with its budget."""
    kind, _, budget = name.partition(":")
    return words.bot(kind) + (f" ({budget})" if budget else "")


def _points(line: Any) -> dict[str, Exactly]:
    points = {name: round(getattr(line, name)) for name in ("elo", "low", "high")}
    return {name: Exactly(f"{one:+d}".replace("-", "−") if one else "0") for name, one in points.items()}


def _scores_say_who_won(rows: Iterator[Row]) -> bool:
    """Whether in each game those with the highest score won: then scores also say who came before whom."""
    for row in rows:
        scores = {name[6:]: value for name, value in row.items() if name.startswith("score_")}
        if row["error"] is not None:
            continue
        if not all(isinstance(value, (int, float)) for value in scores.values()):
            return False
        if any(scores[seat] < max(scores.values()) for seat in row["winners"].split("+") if seat):
            return False
    return True


def _worth(row: Row, count: int, by_score: bool) -> list[tuple[bool, float]]:
    """How each seat came out, to be compared."""
    won = row["winners"].split("+")
    return [(f"P{i}" in won, float(row[f"score_P{i}"]) if by_score else 0.0) for i in range(1, count + 1)]


def _fitted(wins: np.ndarray) -> np.ndarray:
    """The ratings of each table of victories: MM iterations, all tables at once; the mean is 0."""
    import numpy as np

    size = wins.shape[-1]
    wins = wins + PRIOR * (1 - np.eye(size))
    met, won = wins + wins.transpose(0, 2, 1), wins.sum(axis=2)
    strength = np.ones(wins.shape[:2])
    for _ in range(ROUNDS):
        strength = won / (met / (strength[:, :, None] + strength[:, None, :])).sum(axis=2)
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
    return np.log(strength) * PER_POINT

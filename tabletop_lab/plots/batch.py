"""What a plot is made of: the finished games of a frame or a study in groups, and words for everything in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError, UnknownGame
from tabletop_lab.engine.core.game import Game
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import Exactly, localized
from tabletop_lab.playtest.intervals import ALPHA, normal, watched, watched_share, wilson
from tabletop_lab.playtest.said import called, column_words, known_variant, listed
from tabletop_lab.playtest.studies import Study

if TYPE_CHECKING:
    import pandas as pd

ALL = ""
"""The one group of a frame that is not divided."""


def frame_of(games: Any) -> pd.DataFrame:
    """The rows of a frame or of a study. Raises TabletopError for anything else."""
    frame = games.frame() if isinstance(games, Study) else games
    if not {"game", "seed", "winners", "error"} <= set(getattr(frame, "columns", ())):
        raise TabletopError(localized("no_frame", "call", name="plots"))
    found: pd.DataFrame = frame
    return found


class Batch:
    """The finished games of a frame, in groups, with words for everything in it."""

    def __init__(
        self, games: Any, column: str, by: str = "", names: Mapping[Any, str] | None = None, lang: str | None = None
    ) -> None:
        self.source = games
        self.watching = isinstance(games, Study) and games.watching  # asked first: it may end meanwhile
        """Whether games are still being played, or were added after somebody had looked."""
        frame = frame_of(games)
        self.watched = False
        """Whether the plot has intervals that then hold at every look."""
        by = "" if by == "variant" and by not in frame else by
        for name in (column, *([by] if by else [])):
            if name not in frame:
                raise TabletopError(unknown("column", name, map(str, frame.columns)))
        failed = frame["error"].notna() & (frame["error"] != "")
        self.frame: pd.DataFrame = frame[~failed]
        self.failed = int(failed.sum())
        if not len(self.frame):
            raise TabletopError(localized("no_rows", "call", name="plots"))
        self.column, self.by, self._names = column, by, dict(names or {})
        self.lang = known_language(lang)
        # A game that was typed into a cell is in no catalogue: its plots speak with the words of every game.
        self.title = " · ".join(dict.fromkeys(map(str, self.frame["game"])))
        game: Any = Game
        if isinstance(games, Study):
            game = games.plan.arms[0].task.game
            self.title = str(game.title.get(self.lang) or self.title)
        else:
            try:
                game = catalogue.find(str(self.frame["game"].iloc[0]))
                self.title = str(game.title.get(self.lang) or self.title)
            except UnknownGame:
                title = frame.attrs.get("title") or {}
                self.title = title.get(self.lang) or next(iter(title.values()), self.title)
        self.words = game.words(self.lang)

    # --- what is in it ------------------------------------------------------------------------------------------------

    def keys(self) -> list[Any]:
        """The values of `by`, in the order in which they come (numbers sorted)."""
        if not self.by:
            return [ALL]
        found = list(dict.fromkeys(self.frame[self.by]))
        return sorted(found) if self.frame[self.by].dtype.kind in "iuf" else found

    def groups(self) -> Iterator[tuple[str, pd.DataFrame]]:
        """Each group with its name."""
        for key in self.keys():
            if self.by:
                yield self.group(key), self.frame[self.frame[self.by] == key]
            else:
                yield self.words("plot-all"), self.frame

    def values(self) -> list[Any]:
        """What stands in the column; of `winners` the seats."""
        if self.column == "winners":
            return self.seats() or sorted({seat for won in self.frame["winners"].dropna() for seat in won.split("+")})
        found = self.frame[self.column].dropna()
        counted = found.value_counts()
        return sorted(counted.index) if found.dtype.kind in "iufb" else list(counted.index)

    def seats(self) -> list[str]:
        """The seats of the games."""
        return [str(name).removeprefix("score_") for name in self.frame if str(name).startswith("score_")]

    def share_of(self, games: pd.DataFrame, value: Any) -> float:
        """The share of the games with that value; a shared victory counts for its part."""
        if self.column != "winners":
            return float((games[self.column] == value).mean())
        return float(sum(_part(won, value) for won in games["winners"].dropna()) / len(games))

    def share_ends(self, share: float, n: int, together: int = 1) -> tuple[float, float, float]:
        """A share with the ends of its interval; `together`: so many of them hold together (Šidák 1967)."""
        self.watched = True
        alpha = 1 - (1 - ALPHA) ** (1 / together)
        if self.watching:
            return (share, *watched_share(share, n, alpha))
        return (share, *wilson(share, n, NormalDist().inv_cdf(1 - alpha / 2)))

    def half(self, values: Any) -> float:
        """Half the interval of a mean; 0 for a single value."""
        self.watched = True
        width = watched if self.watching else normal
        return width(float(values.std()), len(values)) if len(values) > 1 else 0.0

    def even(self) -> float | None:
        """The share that every seat would have, if all games had as many."""
        players = set(self.frame["players"])
        return 1 / int(players.pop()) if len(players) == 1 else None

    def only_first(self) -> Batch:
        """The same with the first variant and the first bots alone: shares of several together mean nothing."""
        row = self.frame.iloc[0]
        same = self.frame["bots"] == row["bots"]
        if "variant" in self.frame:
            same &= self.frame["variant"] == row["variant"]
        self.frame, self.by = self.frame[same], ""
        return self

    def example(self, games: pd.DataFrame, column: str, value: Any) -> tuple[str, str, int]:
        """Variant, bots and seed of the first game with that value, as a point of a plot names it."""
        found = games[games[column] == value]
        return game_of(found.iloc[0] if len(found) else games.iloc[0])

    # --- in words -----------------------------------------------------------------------------------------------------

    def group(self, key: Any) -> str:
        """What a group is called: a preset by its name, a value of a column in its words."""
        if key in self._names:
            return self._names[key]
        if self.by != "variant":
            return f"{self.column_text(self.by)}: {self.words.value(self.by, _plain(key))}"
        return self.variant(key)

    def variant(self, key: Any) -> str:
        """What a variant is called."""
        said = self._names.get(key) or self._variant(str(key))
        return said[:1].upper() + said[1:] if said else called(str(key), self.words)

    def _variant(self, name: str) -> str:
        """A variant of a comparison in words: a preset, a message of the game's own, or the reading it is named by.

        '' for a name that the game does not know.
        """
        if said := known_variant(name, self.words):
            return said
        rules = self._rules(name)
        named = [rule for rule in self.words.game.Rules.model_fields if f'"{rule}":"{name}"' in rules]
        return self.words.value(named[0], name) if named else ""

    def _rules(self, name: str) -> str:
        """The rules of a variant as text; of a study also before its first game is in the frame."""
        if isinstance(self.source, Study):
            return next((arm.task.rules_text for arm in self.source.plan.arms if arm.variant == name), "")
        return str(self.frame.loc[self.frame["variant"] == name, "rules"].iloc[0]) if "rules" in self.frame else ""

    def value(self, value: Any) -> str:
        """A value of the column in words; those of `P2_out` are those of `out`, whichever the seat."""
        of_a_seat = next((seat for seat in self.seats() if self.column.startswith(f"{seat}_")), "")
        return self._names.get(value) or self.words.value(self.column.removeprefix(f"{of_a_seat}_"), _plain(value))

    def column_text(self, column: str) -> str:
        """What a column is called."""
        return column_words(column, self.words)

    def column_title(self) -> str:
        """The name of the column as a title."""
        said = self.column_text(self.column)
        return said[:1].upper() + said[1:]

    def title_of(self, value: Any) -> str:
        """The title of a plot of one value."""
        return f"{self.column_title()}: {self.value(value)}"

    def several(self, column: str) -> bool:
        """Whether the games have several values in a column."""
        return column in self.frame and self.frame[column].nunique() > 1

    @property
    def unit(self) -> str:
        """What the game's rounds are called: its message `unit-round` (a day, a season), else a round."""
        return self.words("unit-round" if self.words.has("unit-round") else "plot-round")

    def sample(self, looked_at: int | None = None) -> str:
        """Which games were played, in one line; `looked_at`: so many of each row were looked at more closely."""
        keys = [name for name in dict.fromkeys((self.by, "bots" if self.by else "")) if name]
        games = sorted({len(group) for _, group in self.frame.groupby(keys)} if keys else {len(self.frame)})
        players = sorted({int(n) for n in self.frame["players"]})
        bots = listed(sorted({self.bot(str(name)) for name in self.frame["bots"]}))
        seeds = self.frame["seed"]
        said = self.words(
            "plot-sample",
            game=self.title, games="–".join(f"{n:,}" for n in dict.fromkeys((games[0], games[-1]))),
            grouped="yes" if self.by else "no",
            players="–".join(str(n) for n in dict.fromkeys((players[0], players[-1]))), bots=bots,
            alone="yes" if players == [1] else "no",
            first=str(seeds.min()), last=str(seeds.max()), failed=self.failed,
        )  # fmt: skip
        study = self.source
        if isinstance(study, Study) and study.done < study.plan.games:
            kind = "plot-partial-watched" if self.watched else "plot-partial"
            said += " · " + self.words(kind, done=study.done, games=study.plan.games)
        elif self.watching and self.watched:
            said += " · " + self.words("plot-watched")
        if looked_at is not None and looked_at < games[-1]:
            said += " · " + self.words("plot-looked-at", games=looked_at)
        return said

    def sample_each(self, values: int) -> str:
        """The same for games of many values, each on the same seeds."""
        return self.sample() + " · " + self.words("plot-each", values=values)

    def bot(self, name: str) -> str:
        """What bots are called."""
        return self.words.bot(name) if name.isidentifier() else self.words("plot-mixed")

    def span(self, low: str, high: str) -> str:
        """An interval of two written numbers."""
        return self.said("plot-span", low=low, high=high)

    def said(self, message: str, **facts: Any) -> str:
        """A message with texts that are written already; each may name the `unit` of the game's rounds."""
        facts = {"unit": self.unit, **facts}
        given = {name: Exactly(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return self.words(message, **given)


def game_of(row: Any) -> tuple[str, str, int]:
    """Variant ('' in a frame without), bots and seed of a row."""
    return str(row.get("variant", "")), str(row["bots"]), int(row["seed"])


def _part(won: str, seat: Any) -> float:
    seats = str(won).split("+")
    return (str(seat) in seats) / len(seats)


def _plain(value: Any) -> Any:
    """A value of a frame as Python writes it: words are found by that."""
    return value.item() if hasattr(value, "item") else value

"""What a plot says: the game, the columns, values and variants of a frame in words, and the line on its sample."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError, UnknownGame
from tabletop_lab.engine.core.game import Game
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized

if TYPE_CHECKING:
    import pandas as pd

ALL = ""
"""The one group of a frame that is not divided."""


class Batch:
    """The finished games of a frame, in groups, with words for everything in it."""

    def __init__(self, frame: Any, column: str, by: str, names: Mapping[Any, str] | None, lang: str | None) -> None:
        if not {"game", "seed", "winners", "error"} <= set(getattr(frame, "columns", ())):
            raise TabletopError(localized("no_frame", "call", name="plots"))
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
        try:
            game = catalogue.find(str(self.frame["game"].iloc[0]))
            self.title = str(game.title.get(self.lang) or self.title)
        except UnknownGame:
            game, title = Game, frame.attrs.get("title") or {}
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
            seats = [str(name).removeprefix("score_") for name in self.frame if str(name).startswith("score_")]
            return seats or sorted({seat for won in self.frame["winners"].dropna() for seat in won.split("+")})
        found = self.frame[self.column].dropna()
        counted = found.value_counts()
        return sorted(counted.index) if found.dtype.kind in "iufb" else list(counted.index)

    def share_of(self, games: pd.DataFrame, value: Any) -> float:
        """The share of the games with that value; a shared victory counts for its part."""
        if self.column != "winners":
            return float((games[self.column] == value).mean())
        return float(sum(_part(won, value) for won in games["winners"].dropna()) / len(games))

    def even(self) -> float | None:
        """The share that every seat would have, if all games had as many."""
        players = set(self.frame["players"])
        return 1 / int(players.pop()) if len(players) == 1 else None

    # --- in words -----------------------------------------------------------------------------------------------------

    def group(self, key: Any) -> str:
        """What a group is called: a preset by its name, a value of a column in its words."""
        if key in self._names:
            return self._names[key]
        if self.by != "variant":
            return f"{self.column_text(self.by)}: {self.words.value(self.by, _plain(key))}"
        said = self._variant(str(key))
        return said[:1].upper() + said[1:] if said else str(key)

    def _variant(self, name: str) -> str:
        """A variant of a comparison in words: a preset, a message of the game's own, or the reading it is named by.

        '' for a name that the game does not know. "days=7" has the message of its parameter, with the value.
        """
        parameter, _, value = name.partition("=")
        for message in (f"preset-{name}", f"variant-{name}", f"variant-{parameter}" if value else ""):
            if message and self.words.has(message):
                return self.words(message, value=int(value) if value.isdecimal() else value)
        rules = str(self.frame.loc[self.frame["variant"] == name, "rules"].iloc[0]) if "rules" in self.frame else ""
        named = [rule for rule in self.words.game.Rules.model_fields if f'"{rule}":"{name}"' in rules]
        return self.words.value(named[0], name) if named else ""

    def value(self, value: Any) -> str:
        """A value of the column in words."""
        return self._names.get(value) or self.words.value(self.column, _plain(value))

    def column_text(self, column: str) -> str:
        """What a column is called."""
        for message in (f"column-{column}", f"field-{column}"):
            if self.words.has(message):
                return self.words(message)
        return column.replace("_", " ")

    def column_title(self) -> str:
        """The name of the column as a title."""
        said = self.column_text(self.column)
        return said[:1].upper() + said[1:]

    def title_of(self, value: Any) -> str:
        """The title of a plot of one value."""
        return f"{self.column_title()}: {self.value(value)}"

    def sample(self) -> str:
        """Which games were played, in one line."""
        games = sorted({len(group) for _, group in self.groups()})
        players = sorted({int(n) for n in self.frame["players"]})
        bots = sorted({self._bot(str(name)) for name in self.frame["bots"]})
        seeds = self.frame["seed"]
        return self.words(
            "plot-sample",
            game=self.title, games="–".join(f"{n:,}" for n in dict.fromkeys((games[0], games[-1]))),
            grouped="yes" if self.by else "no",
            players="–".join(str(n) for n in dict.fromkeys((players[0], players[-1]))), bots=", ".join(bots),
            first=str(seeds.min()), last=str(seeds.max()), failed=self.failed,
        )  # fmt: skip

    def _bot(self, name: str) -> str:
        return self.words.bot(name) if name.isidentifier() else self.words("plot-mixed")


def _part(won: str, seat: Any) -> float:
    seats = str(won).split("+")
    return (str(seat) in seats) / len(seats)


def _plain(value: Any) -> Any:
    """A value of a frame as Python writes it: words are found by that."""
    return value.item() if hasattr(value, "item") else value

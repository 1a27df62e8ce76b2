"""What the games of a batch have in common, and the play of each game as one row.
It is light enough for worker processes: no pandas, no progress bars."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from tabletop_lab.engine import Bot, Game
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.bots import seat_bots
from tabletop_lab.engine.core.errors import RuleError, TabletopError, echo, is_failure
from tabletop_lab.engine.core.modes import default_class_of, playing
from tabletop_lab.engine.core.seats import seats
from tabletop_lab.engine.edits.errors import rule_error
from tabletop_lab.engine.edits.variant import Variant
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.engine.tables.edited_batch import EditedPlayout
from tabletop_lab.engine.tables.hearing import columns_of, made_metrics
from tabletop_lab.playtest.gathering import GATHERED, USE, USED, gathering, table_for, used

Row = dict[str, Any]
LONGEST_MESSAGE = 300
PLAYED_AGAIN = 30
"""Up to so many decisions a game that failed under edited rules is played again as a match."""


def _lay_the_table(game_class: type[Game], players: tuple[str, ...], rules: Any) -> None:
    """Refuse wrong content, and rules that do not fit the number of players, once instead of in every row.

    What only edited rules make wrong is told in the rows, with the clause that was edited.
    """
    if game_class.variant is not None:
        game_class = default_class_of(game_class)
    try:
        Playout(game_class, players, rules, {})
    except TabletopError:
        raise
    except Exception:
        return  # an error in unfinished rules becomes a row with that error


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played with many seeds; its arguments are checked when it is made.

    >>> from tabletop_lab.testing.sample import Market
    >>> task = Task.of(Market, players=2, rules={"days": 2}, bots={"P1": "random", "P2": "random"})
    >>> task.rules_text, task.bots_text, task.players
    ('{"days":2}', 'random', ('P1', 'P2'))
    """

    game: type[Game]
    players: tuple[str, ...]
    rules: Any
    bots: Mapping[str, Bot]
    rules_text: str
    bots_text: str
    edits_text: str = ""
    gather: str = ""
    """What else a row brings, for whoever looks at games again (see again.py): "", "course" or "clauses"; "use":
    a column `clauses`, how many clauses of the rulebook came up in the game."""

    @classmethod
    def of(
        cls,
        game: object,
        players: int | None = None,
        rules: object = None,
        bots: object = "random",
        variant: object = None,
    ) -> Task:
        """Make a task.

        Raises UnknownGame, InvalidRules, InvalidContent, InvalidEdit, or TabletopError for a seat without a bot.

        `variant`: edited code (a Variant, an edited class or an edited match); never a text, so that code that was only
        read from a file cannot run.
        """
        game_class = edited_class(catalogue.find(game), variant)
        read = game_class.Rules.read(rules)
        played = playing(game_class, read)
        seated = seats(played, players)
        _lay_the_table(game_class, seated, read)
        sitting = seat_bots(bots, played, seated)
        empty = [player for player in seated if player not in sitting]
        if empty:
            known = ", ".join(played.bots)
            raise TabletopError(localized("no_bot_sits", "call", name="bots", empty=", ".join(empty), known=known))
        plain = json.dumps(read.differences(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        named = edits_text(game_class.variant)
        return cls(game_class, seated, read, sitting, plain, _bots_text(played, sitting, bots), named)


class Games:
    """The games of one task, played one after another; each gives a row."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._table: Playout | None = None
        self._unplayed: Row = {
            "game": task.game.name, "players": len(task.players), "seed": None, "rules": task.rules_text,
            "bots": task.bots_text, "winners": None, "reason": None, "decisions": 0, "error": None,
        }  # fmt: skip
        if task.edits_text:
            self._unplayed["edits"] = task.edits_text
        self._unplayed |= {f"score_{player}": None for player in task.players}

    def play(self, seed: int) -> Row:
        """Play one game; an error of the game or a bot becomes part of the row."""
        row = self._unplayed.copy()
        row["seed"] = seed
        task, table = self._task, self._table
        try:
            if table is None:
                kind = table_for(task)
                table = self._table = kind(task.game, task.players, task.rules, task.bots)
            table.decisions = 0
            metrics, table.heard = made_metrics(table.game)
            looked = gathering(task.gather, table)
            result = table.run(seed)
            found: Row = {"winners": "+".join(result.winners), "reason": result.reason}
            for player, score in result.scores.items():
                found[f"score_{player}"] = score
            for metric in metrics:
                found |= columns_of(metric, table.game, self._unplayed.keys())
            row |= found
            if task.gather == USE:
                row[USED] = used(table)
            elif looked is not None:
                row[GATHERED] = looked.found(result.winners)
        except BaseException as error:
            if not is_failure(error):
                raise
            row["error"] = _error_text(self._told(error, table, seed) if task.game.variant is not None else error)
        row["decisions"] = table.decisions if table else 0
        return row

    def _told(self, error: BaseException, table: Playout | None, seed: int) -> BaseException:
        """What is wrong with an edited rule that made a game fail.

        A match looks more closely at what such a rule gives, and can say what is allowed; it takes much longer, so only
        games that failed early are played again as one.
        """
        task = self._task
        if table is None or table.decisions <= PLAYED_AGAIN:
            try:
                Match(task.game, len(task.players), seed, task.rules, bots=task.bots)
            except RuleError as told:
                return told
            except BaseException as other:
                if not is_failure(other):
                    raise
        # A metric fails by what an edited rule gave, if it does not fail under the rules as printed.
        by_metric = type(error) is TabletopError and error.__cause__ is not None and isinstance(table, EditedPlayout)
        failed = error.__cause__ if by_metric and not table.fails_as_printed(error) else error
        return rule_error(failed, task.game, table) or error

    def failed(self, seed: int, error: str) -> Row:
        """The row of a game that was not played to its end, for a reason that is not in the game."""
        return self._unplayed | {"seed": seed, "error": error}

    @property
    def columns(self) -> list[str]:
        """The columns that every row has, whatever becomes of its game."""
        return list(self._unplayed)


def edited_class(game: type[Game], variant: object) -> type[Game]:
    """Return the game under a variant; the game itself if the variant is None."""
    if variant is None:
        return game
    of_game = isinstance(variant, Match) or (isinstance(variant, type) and issubclass(variant, Game))
    found = variant.variant if of_game else variant
    if not isinstance(found, Variant):
        raise TabletopError(localized("no_variant", "call", name="variant", given=echo(variant)))
    return found.apply(game)


def edits_text(variant: Variant | None) -> str:
    """Return the name of a variant for a row: its name, what it edits, and a fingerprint of the texts; '' for none.

    >>> edits_text(None)
    ''
    """
    if variant is None:
        return ""
    texts = "\0".join(f"{edit}\0{edit.code}" for edit in variant.edits)
    return f"{variant} #{sha256(texts.encode('utf-8', 'surrogatepass')).hexdigest()[:12]}"


def bots_from(text: str) -> str | dict[str, str]:
    """Read the column `bots`, in the form that `Match.run` takes.

    >>> bots_from("random"), bots_from("P1=balanced,P2=random")
    ('random', {'P1': 'balanced', 'P2': 'random'})
    """
    if "=" not in text:
        return text
    return dict(seat.split("=", 1) for seat in text.split(","))


def _bots_text(game: type[Game], sitting: Mapping[str, Bot], given: object) -> str:
    """Return one name if every seat has the same kind of bot; else `P1=balanced,P2=random`, as on the command line."""

    def name(player: str) -> str:
        said = given.get(player) if isinstance(given, Mapping) else given
        if isinstance(said, str):
            return said
        kind = type(sitting[player])
        return next((known for known, make in game.bots.items() if make is kind), kind.__name__)

    names = {player: name(player) for player in sitting}
    if len(set(names.values())) == 1:
        return next(iter(names.values()))
    return ",".join(f"{player}={names[player]}" for player in sorted(names))


def _error_text(error: BaseException) -> str:
    return "; ".join(echo(error, LONGEST_MESSAGE).splitlines())

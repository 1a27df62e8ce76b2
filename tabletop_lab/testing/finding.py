"""What a check says when it fails: what was seen, which match shows it, what that means, and what to do about it.
A check tests facts with `assert` or `expect`; `advice` above the check says what they mean."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tabletop_lab as tl

SEEN = 1200
"""How many letters of what was seen are shown."""
HERE = Path(__file__).parent
PACKAGE = HERE.parent


@dataclass(frozen=True, slots=True)
class Advice:
    """What a failure means for the game, and what its author can do."""

    means: str
    do: str


class Finding(AssertionError):
    """A failure that explains better than its check what it means and what to do."""

    def __init__(self, seen: str, means: str = "", do: str = "", match: str = "") -> None:
        super().__init__(seen)
        self.means, self.do, self.match = means, do, match


def advice(means: str, do: str) -> Callable[[Any], Any]:
    """Give a check the text that says what its failure means, and what to do.

    >>> @advice("Nobody can win.", "Name the winners.")
    ... def test_winners(): ...
    >>> test_winners.advice.do
    'Name the winners.'
    """

    def tell(check: Any) -> Any:
        check.advice = Advice(means, do)
        return check

    return tell


def expect(holds: object, seen: str, means: str = "", do: str = "") -> None:
    """Fail unless `holds`; without `means` and `do`, those of the check are used.

    >>> expect(1 + 1 == 2, "two")
    >>> expect(False, "options ['3', '1']", do="Sort them.")
    Traceback (most recent call last):
    tabletop_lab.testing.finding.Finding: options ['3', '1']
    """
    if not holds:
        raise Finding(seen, means, do)


# --- the match that shows it ------------------------------------------------------------------------------------------


@dataclass
class _Looked:
    """The match that is being checked."""

    table: dict[str, Any] = field(default_factory=dict)
    match: Any = None


_looked = _Looked()


def look_at(game: type, players: int | None, seed: Any, rules: Any, **more: Any) -> None:
    """Note a table that is played without a match; a failure of the running check will name it."""
    _looked.table = {"game": game, "players": players, "seed": seed, "rules": rules, **more}
    _looked.match = None


def open_match(game: Any, players: int | None = None, seed: Any = 0, rules: Any = None, **more: Any) -> Any:
    """Open a new match; a failure of the running check will name it.

    >>> open_match("fourteen_nights", 2, seed=3).seed
    3
    """
    look_at(tl.games()[game] if isinstance(game, str) else game, players, seed, rules, **more)
    _looked.match = tl.Match(game, players, seed, rules, **more)
    return _looked.match


def forget() -> None:
    """Forget the match that was checked, because another check begins."""
    _looked.table, _looked.match = {}, None


def way_in(game: type) -> str:
    """Return the line of Python that imports a game."""
    outer = game.__qualname__.partition(".")[0]
    return f"from {game.__module__} import {outer}"


def opening(game: type, players: Any, seed: Any, rules: Any, **more: Any) -> str:
    """Return the call that opens a match.

    >>> from tabletop_lab.games.fourteen_nights import FourteenNights
    >>> opening(FourteenNights, 3, 7, {"days": 5})
    "tl.Match(FourteenNights, 3, seed=7, rules={'days': 5})"
    """
    if hasattr(rules, "differences"):
        rules = rules.differences()
    said = [game.__qualname__, str(players if players is not None else game.seats[0]), f"seed={seed!r}"]
    said += [f"rules={rules!r}"] if rules else []
    said += [f"{name}={value!r}" for name, value in more.items()]
    return f"tl.Match({', '.join(said)})"


def played_on(match: Any) -> str:
    """Return the calls that bring a newly opened match to its present state."""
    if match.step == 0:
        return ""
    given = [answer for answer in match._line[: match.step] if match.chance == "ask" or not answer.is_chance]
    try:
        again = tl.Match(match.game, len(match.players), match.seed, match.rules, chance=match.chance)
        again.run(until=match.step)
        if [str(a) for a in again.answers] == [str(a) for a in match.answers]:
            return f".run(until={match.step})"
    except Exception:  # the error is in the game itself: the answers are enough
        pass
    return f"; [match.play(answer) for answer in {[answer.label for answer in given]}]"


def match_lines(table: dict[str, Any], match: Any) -> list[str]:
    """Return which match it was, and the Python code that opens it again."""
    if not table:
        return []
    game = table["game"]
    rules = table["rules"]
    if not isinstance(rules, str) and hasattr(rules, "differences"):
        rules = rules.differences()
    players = len(match.players) if match is not None else table["players"]
    said = [game.name, f"{players} players" if players else "the fewest players", f"seed {table['seed']}"]
    said.append(f"rules {rules}" if rules else "default rules")
    if match is not None:
        said.append(f"step {match.step}")
    call = opening(**table) if players is None else opening(**{**table, "players": players})
    on = played_on(match) if match is not None else ""
    return [", ".join(said), f"import tabletop_lab as tl; {way_in(game)}; match = {call}{on}"]


# --- the text ---------------------------------------------------------------------------------------------------------


def told(error: BaseException, given: Advice | None) -> str:
    """Return the whole text of a failure."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    means, do = (given.means, given.do) if given else ("", "")
    match = ""
    if isinstance(error, Finding):
        means, do, match = error.means or means, error.do or do, error.match
        seen = str(error)
    elif isinstance(error, AssertionError) or type(error).__name__ == "Failed":
        seen = _plainly(str(error)) or _where(error)
    else:
        seen = f"{type(error).__name__}: {error}{_where(error)}"
        if _in_the_game(error):
            means = "The rules themselves stopped with an error, so this match cannot be played on."
            do = "Open the match with the line above, play on with match.run(), and mend the line of the rules."
    seen = seen if len(seen) <= SEEN else seen[:SEEN] + " ..."
    lines = match.splitlines() or match_lines(_looked.table, _looked.match)
    parts = [("Seen", seen.splitlines()), ("Match", lines), ("Means", means.splitlines()), ("Do", do.splitlines())]
    return "\n".join(
        f"{name + ':' if not k else '':<7}{line}" for name, text in parts for k, line in enumerate(text) if line
    )


def _plainly(text: str) -> str:
    """Return the message of an assertion, without pytest's advice on how to see more."""
    return re.sub(r"\n?\s*(?:Use -v to get more diff|Full diff:[\s\S]*|\.\.\.Full output truncated[\s\S]*)", "", text)


def _places(error: BaseException) -> list[tuple[Path, int | None, str, str]]:
    """Return where it happened, innermost first: file, line, function, text."""
    frames = traceback.extract_tb(error.__traceback__)
    return [(Path(frame.filename), frame.lineno, frame.name, frame.line or "") for frame in reversed(frames)]


def is_code_of(game: type | None, file: Path) -> bool:
    """Return whether a file belongs to a game: a file of its package, or its only file."""
    for part in getattr(game, "__mro__", ()):
        own = getattr(sys.modules.get(part.__module__), "__file__", None)
        if own and PACKAGE / "engine" not in Path(own).parents and part is not object:
            package = getattr(sys.modules[part.__module__], "__package__", "")
            if file == Path(own) or (package and Path(own).parent in file.parents):
                return True
    return False


def _in_the_game(error: BaseException) -> bool:
    """Return whether it happened in a rule of the game."""
    return any(is_code_of(_looked.table.get("game"), place[0]) for place in _places(error))


def _where(error: BaseException) -> str:
    """Return the innermost place in the game's own code; if there is none, simply the innermost one."""
    places = _places(error)
    if not places:
        return ""
    game = _looked.table.get("game")
    file, line, name, text = next((place for place in places if is_code_of(game, place[0])), places[0])
    return f"\nin {name}, {file.name}:{line}: {text}"

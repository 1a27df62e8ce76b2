"""Match records: one YAML format for saved games, worked examples, shared edge cases and regression tests.

Loading executes nothing and trusts nothing, unless the user says that the edited rules in a record may run; saving
writes a new file and then renames it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from errno import errorcode
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from ..core.errors import Fault, InvalidPosition, InvalidRecord, RuleError, TabletopError, UnknownGame
from ..core.files import write_whole
from ..core.question import NATURE
from ..edits import in_records
from ..language.localized import Exactly, in_languages
from . import yaml_text
from .expect import check_expectations
from .yaml_text import Items, Table, Text, values

if TYPE_CHECKING:
    from .match import Match

KEYS = ("game", "title", "note", "clauses", "players", "seed", "rules", "edits", "position", "play", "expect")
INSIDE_PLAY = ("expect",)


def to_text(match: Match) -> str:
    """The record of a match: how it was set up and every answer up to the present step.

    Where several choose at the same time, answers that were given before their turn come last.
    """
    record: dict[str, Any] = {"game": match.game.name}
    if match._title:
        record["title"] = match._title
    record |= {"players": len(match.players), "seed": match.seed}
    if rules := match.rules.differences():
        record["rules"] = rules
    if match.variant is not None:
        record["edits"] = in_records.to_plain(match.variant)
    if match.position:
        record["position"] = _plain(match.position)
    given = [*match.answers, *match.given_early]
    play = [{a.name if a.player == NATURE else f"{a.player} {a.name}": a.label} for a in given]
    head = yaml.dump(record, Dumper=in_records.Dumper, allow_unicode=True, sort_keys=False, width=120)
    return head + yaml.safe_dump({"play": play}, allow_unicode=True, sort_keys=False, width=120)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _plain(v) for k, v in value.items()}
    return [_plain(v) for v in value] if isinstance(value, tuple | list) else value


def save(match: Match, path: str | Path) -> Path:
    """Write the record; the old file is replaced only when the new one is complete (see files.py)."""
    path = Path(path)
    try:
        write_whole(path, to_text(match))
    except (OSError, ValueError, yaml.YAMLError) as error:
        raise TabletopError(_not_written(match, path, error)) from None
    return path


def _not_written(match: Match, path: Path, error: Exception) -> Fault:
    """Why a record could not be written, in the system's words where a language has none of its own."""
    reason, name = getattr(error, "strerror", None) or str(error), errorcode.get(getattr(error, "errno", None) or 0)

    def make(lang: str) -> Fault:
        words = match.words(lang)
        why = words(f"system-{name}") if words.has(f"system-{name}") else Exactly(reason[:160])
        return Fault(repr(str(path)), words("wrong-not_written", reason=why))

    return in_languages(match.lang, make)


def load(path: str | Path, *, allow_code: bool = False) -> Match:
    """The match of a record file; InvalidRecord says the line and the reason, and nothing of the file is executed.

    Answers of chance that a record leaves out are made by the match's seed. A record that carries edited rules (code,
    which can do whatever this computer can) is refused unless `allow_code` says that it may run.
    """
    path = Path(path)
    try:
        size = path.stat().st_size
        if size > 4 * yaml_text.LARGEST:
            raise InvalidRecord(Fault(path.name, f"{size:,} bytes are too many", f"at most {4 * yaml_text.LARGEST:,}"))
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InvalidRecord(Fault(path.name, "is not UTF-8 text")) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidRecord(Fault(str(path.name), f"cannot be read: {reason}")) from None
    return loads(text, path.name, allow_code=allow_code)


def loads(text: str, name: str = "record", *, check: bool = False, allow_code: bool = False) -> Match:
    """The match of a record's text. With `check`, every `expect` is compared with it (AssertionError says where).

    `allow_code`: whether edited rules in the record may run.
    """
    record = _Record(text, name, allow_code is True)
    match: Match | None = None
    try:
        match = record.start()
        for _ in record.play(match, check):
            pass
    except RuleError as error:
        raise record.in_edits(error) from error
    except InvalidPosition as error:
        raise record.located(error) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        if match is None or not match.position:
            raise
        reason = f"the rules cannot go on from this position: {type(error).__name__}: {error}"[:200]
        raise record.fault(record.data["position"], reason) from error
    if check and record.expect is not None:
        check_expectations(match, record.expect, name, match.trace[:0], ended=True)
    return match


class _Record:
    """A record that was read and is being played."""

    def __init__(self, text: str, name: str, allow_code: bool) -> None:
        self.name, self.allow_code = name, allow_code
        data = yaml_text.parse(text, name)
        if not isinstance(data, Table):
            raise InvalidRecord(Fault(name, "is no match record", "keys " + ", ".join(KEYS)))
        for key in data:
            if key not in KEYS:
                raise self.fault(key, f"there is no key {key[:40]!r} in a record", ", ".join(KEYS))
        self.data = data
        if not isinstance(data.get("game"), Text):
            raise self.fault(data, "a record names its game", "game: fourteen_nights")
        self.expect = data.get("expect")

    def fault(self, where: object, reason: str, allowed: str = "", clause: str = "") -> InvalidRecord:
        line = getattr(where, "line", None)
        place = f"{self.name}, line {line}" if line else self.name
        return InvalidRecord(Fault(place, reason, allowed, clause))

    def part(self, key: str, kind: type, default: Any) -> Any:
        found = self.data.get(key)
        if found is None or (isinstance(found, Text) and found.value is None):
            return default
        if not isinstance(found, kind):
            words: dict[type, str] = {Table: "a table of names and values", Items: "a list", Text: "one value"}
            raise self.fault(found, f"{key} must be {words[kind]}")
        return found

    def start(self) -> Match:
        from .match import Match

        rules = self.data.get("rules")
        rules = values(rules) if isinstance(rules, Table) else str(self.part("rules", Text, "")) or None
        position = values(self.part("position", Table, Table()))
        players, seed = self.part("players", Text, None), self.part("seed", Text, Text("0", 0, 0))
        if not isinstance(seed.value, int | str):
            raise self.fault(seed, "a seed is a number or a word")
        match: Match | None = None
        try:
            game = str(self.data["game"])
            match = Match(
                in_records.edited_game(game, self.data, self.name, self.allow_code),
                None if players is None else players.value,
                seed.value,
                rules,
                position or None,
                chance="ask",
                title=str(self.part("title", Text, "")),
            )
        except (InvalidRecord, RuleError):
            raise
        except UnknownGame as error:
            known = error.faults[0]
            reason = f"{known.reason}; a game of your own is known after tl.register(YourGame)"
            raise self.fault(self.data["game"], reason, known.allowed) from None
        except TabletopError as error:
            raise self.located(error) from None
        return match

    def in_edits(self, error: RuleError) -> InvalidRecord:
        """The fault of an edited rule of this record."""
        first = error.faults[0]
        return self.fault(self.data["edits"], f"{first.where}: {first.reason}", "", first.clause)

    def located(self, error: TabletopError) -> InvalidRecord:
        """The same faults with the lines of this record."""
        return InvalidRecord(*map(self._placed, error.faults))

    def _placed(self, fault: Fault) -> Fault:
        """A fault with its line, in every language."""
        others = tuple(replace(other, where=self._where(other.where)) for other in fault.others)
        return replace(fault, where=self._where(fault.where), others=others)

    def _where(self, inner: str) -> str:
        """The line of the rule or field an inner fault speaks of."""
        for key in ("rules", "position"):
            table = self.data.get(key)
            if isinstance(table, Table):
                for name in table:
                    if name == inner.partition(".")[0]:
                        return f"{self.name}, line {getattr(name, 'line', table.line)}, {key}.{inner}"
        line = self.data[inner].line if inner in self.data else None
        return f"{self.name}, line {line}" if line else f"{self.name}, {inner}"

    def play(self, match: Match, check: bool) -> Iterator[None]:
        """Give the recorded answers one by one; chances the record leaves out are rolled."""
        told = 0
        items = self._without_the_setup(match, self.part("play", Items, Items()))
        for at, item in enumerate(items):
            if not isinstance(item, Table) or len(item) != 1:
                raise self.fault(item, "an answer is written 'P1 move: 4' or, for chance, 'chore: H03'")
            ((key, value),) = item.items()
            if key == "expect":
                self._let_luck_answer(match, self._next_chance(items[at + 1 :]))
                if check:
                    check_expectations(match, value, self.name, match.trace[told:])
                    told = len(match.trace)
                continue
            player, _, name = key.rpartition(" ")
            if not isinstance(value, Text):
                raise self.fault(value, f"the answer to {key[:40]!r} must be one label")
            self._let_luck_answer(match, "" if player else name)
            self._answer(match, key, player or NATURE, name, value)
            yield
        self._let_luck_answer(match, "")
        match.chance = "auto"

    @staticmethod
    def _without_the_setup(match: Match, items: list[Any]) -> list[Any]:
        """The answers without those of a setup that a position takes the place of; records used to hold them."""
        given = [{f"{player} {name}".strip(): label} for player, name, label in match._run.begun_from]
        head = [{str(k): str(v) for k, v in item.items()} for item in items[: len(given)] if isinstance(item, Table)]
        return items[len(given) :] if given and head == given else items

    @staticmethod
    def _next_chance(items: list[Any]) -> str:
        """The name of the chance that is answered next in the record; '' when a player answers next."""
        keys = (str(next(iter(item))) for item in items if isinstance(item, Table) and item)
        key = next((key for key in keys if key != "expect"), "")
        return "" if " " in key else key

    @staticmethod
    def _let_luck_answer(match: Match, until: str) -> None:
        """Roll the chances that come before the next recorded answer (`until`: the name of a recorded chance)."""
        while (d := match.decision) is not None and d.player == NATURE and d.name != until:
            match.roll()

    def _answer(self, match: Match, key: str, player: str, name: str, value: Text) -> None:
        decision = match.decision
        if decision is None:
            raise self.fault(key, f"{key[:40]!r}: the game is over")
        together = match.decisions.get(player)
        early = together is not None and together.name == name
        if (decision.player, decision.name) != (player, name) and not early:
            asked = decision.name if decision.player == NATURE else f"{decision.player} {decision.name}"
            clause = ", ".join(decision.clauses[:1])
            raise self.fault(key, f"{key[:40]!r} is not asked here", f"{asked}: {decision._legal()}", clause)
        try:
            if player == NATURE:
                match._give(str(value), "record")
            else:
                match.play(str(value), seat=player)
        except RuleError:
            raise
        except TabletopError as error:
            first = error.faults[0]
            raise self.fault(value, f"{key}: {first.reason}", first.allowed, first.clause) from None

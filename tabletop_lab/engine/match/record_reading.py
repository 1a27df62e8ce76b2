"""Reads a match record: what each key may hold, which files it may name, and the answers, given one by one.

A lenient reading leaves out what does not fit and says so; a strict one refuses it. See record.py for saving.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from ..core import catalogue
from ..core.errors import (
    Fault,
    InvalidContent,
    InvalidPosition,
    InvalidRecord,
    InvalidRules,
    RuleError,
    TabletopError,
    UnknownGame,
)
from ..core.question import NATURE, Decision
from ..core.rules import names_files
from ..core.state import fields_of
from ..edits import in_records
from ..language.languages import LANGUAGES
from ..language.localized import in_languages
from ..language.messages import engine_words
from . import yaml_text
from .expect import check_expectations
from .record_files import below
from .yaml_text import Items, Table, Text, values, wrong

Match: TypeAlias = Any
"""The match itself stands in match.py, which reads records."""
VERSION = 1
"""The version of the records that are written. Those without one, from before there were versions, are read as 1."""
KEYS = (
    "version", "game", "title", "note", "clauses", "players", "seed", "rules", "edits", "position", "play", "expect",
)  # fmt: skip
RAW = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What rules raise that are played from a position they cannot go on from."""
MOST_DROPPED = 50
LONGEST_TITLE = 200
TRIES = 60


class Reading:
    """A record that was read and is being played; `dropped` is what a lenient reading left out."""

    def __init__(
        self, text: str, name: str, *, folder: Path | None = None, allow_code: bool = False, allow_files: bool = False,
        lenient: bool = False,
    ) -> None:  # fmt: skip
        self.name, self.folder, self.lenient = name, folder, lenient
        self.allow_code, self.allow_files = allow_code, allow_files
        self.dropped: list[Fault] = []
        self._more = 0
        self.game: Any = None
        data = yaml_text.parse(text, name)
        if not isinstance(data, Table):
            raise wrong("record_none", name, known=", ".join(KEYS))
        self.data = data
        self._check_version()
        for key in [key for key in data if key not in KEYS]:
            self.drop(self.wrong(key, "record_no_key", key=repr(str(key[:40])), known=", ".join(KEYS)))
            del data[key]
        if not isinstance(data.get("game"), Text):
            raise self.wrong(data, "record_no_game")
        self.expect = data.get("expect")

    def _check_version(self) -> None:
        given = self.part("version", Text, None)
        if given is None:
            return
        if type(given.value) is not int or given.value < 1:
            raise self.wrong(given, "record_version", given=repr(str(given[:40])), most=VERSION)
        if given.value > VERSION:
            raise self.wrong(given, "record_newer", given=given.value, most=VERSION)

    # --- what is wrong, and what is left out ------------------------------------------------------------------------

    def wrong(self, where: object, kind: str, **facts: Any) -> InvalidRecord:
        """What is wrong at a part of the record: the message `wrong-<kind>`."""
        return wrong(kind, self.name, getattr(where, "line", None) or 0, **facts)

    def drop(self, error: TabletopError) -> None:
        """Leave out what is wrong, and remember it; a strict reading raises the error."""
        if not self.lenient:
            raise error
        room = MOST_DROPPED - len(self.dropped)
        self.dropped += error.faults[:room]
        self._more += len(error.faults[room:]) + error.more

    def all_dropped(self) -> tuple[Fault, ...]:
        """Everything that was left out; of very much of it, how much more there was."""
        more = [*wrong("record_more_dropped", self.name, count=self._more).faults] if self._more else []
        return (*self.dropped, *more)

    def part(self, key: str, kind: type, default: Any) -> Any:
        """What stands under a key; the default when nothing does."""
        found = self.data.get(key)
        if found is None or (isinstance(found, Text) and found.value is None):
            return default
        if not isinstance(found, kind):
            kinds: dict[type, str] = {Table: "table", Items: "list", Text: "one"}
            self.drop(self.wrong(found, f"record_no_{kinds[kind]}", key=key))
            return default
        return found

    def located(self, error: TabletopError) -> InvalidRecord:
        """The same faults with the lines of this record."""
        return error.retold(InvalidRecord, self._at_its_line)

    def _at_its_line(self, fault: Fault) -> Fault:
        """A fault of a rule or field, at the line where that stands."""
        inner = fault.localized("en").where
        key, line = self._line_of(inner)

        def place(lang: str, where: str) -> str:
            whole = engine_words(lang)("place-line", where=self.name, line=str(line)) if line else self.name
            return f"{whole}, {key}.{where}" if key else whole if line else f"{self.name}, {where}"

        return fault.at(place)

    def _line_of(self, inner: str) -> tuple[str, int]:
        """Where a rule or field stands: 'rules' or 'position' and its line; ('', line) for a key of the record."""
        first = inner.partition(".")[0]
        for key in ("rules", "position"):
            table = self.data.get(key)
            if isinstance(table, Table):
                for name in table:
                    if name == first:
                        return key, getattr(name, "line", table.line)
        found = self.data.get(inner)
        return "", getattr(found, "line", 0) if found is not None else 0

    def in_edits(self, error: RuleError) -> InvalidRecord:
        """The fault of an edited rule of this record."""
        line = getattr(self.data.get("edits"), "line", 0)

        def place(lang: str, where: str) -> str:
            return engine_words(lang)("place-line", where=self.name, line=str(line))

        def told(fault: Fault) -> Fault:
            others = tuple(replace(o, reason=f"{o.where}: {o.reason}") for o in fault.others)
            return replace(fault, reason=f"{fault.where}: {fault.reason}", others=others).at(place)

        return error.retold(InvalidRecord, told)

    def _title(self) -> str | dict[str, str]:
        """The title: a text, or a table with one for each language."""
        found = self.data.get("title")
        if not isinstance(found, Table):
            return str(self.part("title", Text, ""))
        given = {str(lang): str(title) for lang, title in found.items() if isinstance(title, Text)}
        fits = all(title.isprintable() and 0 < len(title) <= LONGEST_TITLE for title in given.values())
        if not given or len(given) < len(found) or not set(given) <= set(LANGUAGES) or not fits:
            self.drop(self.wrong(found, "record_title", known=", ".join(LANGUAGES), most=LONGEST_TITLE))
            return ""
        return given

    # --- how the match begins -----------------------------------------------------------------------------------------

    def start(self, make: type[Match]) -> Match:
        """The match before its first answer; `make`: the class Match."""
        game = self.game = self._game()
        rules, position = self._rules(game), values(self.part("position", Table, Table()))
        players, seed = self.part("players", Text, None), self.part("seed", Text, Text("0", 0, 0))
        title = self._title()
        if type(seed.value) not in (int, str):
            raise self.wrong(seed, "record_seed")
        for tries in range(TRIES):
            try:
                made = make(
                    game, None if players is None else players.value, seed.value, rules, position or None,
                    chance="ask", title=title if isinstance(title, str) else "",
                )  # fmt: skip
                made._title = title
                return made
            except RuleError:
                raise
            except TabletopError as error:
                told = self.located(error)
                last = tries == TRIES - 1
                if last or not self.lenient or not self._leave_out(error, rules, position):
                    raise told from None
                self.drop(told)
        raise AssertionError  # the last try returned or raised

    def _game(self) -> Any:
        try:
            return catalogue.find(in_records.edited_game(str(self.data["game"]), self.data, self.name, self.allow_code))
        except UnknownGame as error:
            known = error.faults[0]

            def make(lang: str) -> Fault:
                said = known.localized(lang)
                return replace(said, reason=engine_words(lang)("wrong-record_unregistered", reason=said.reason))

            fault = in_languages("en", make).at(lambda lang, _: self._line(lang, self.data["game"]))
            raise InvalidRecord(fault) from None
        except InvalidRecord as error:
            if not self.allow_code:
                raise
            self.drop(error)
            return catalogue.find(str(self.data["game"]))

    def _line(self, lang: str, part: Any) -> str:
        return engine_words(lang)("place-line", where=self.name, line=str(part.line))

    def _rules(self, game: Any) -> Any:
        """The rules as Match takes them, with the files they name checked."""
        given = self.data.get("rules")
        if not isinstance(given, Table):
            name = str(self.part("rules", Text, "")) or None
            return None if self.lenient and name not in game.Rules.presets and self._no_preset(game, name) else name
        rules = {str(name): value for name, value in values(given).items()}
        for name, field in game.Rules.model_fields.items():
            if names_files(field) and rules.get(name) and not self.allow_files:
                found = below(self.folder, rules[name])
                if found is None:
                    raise self.wrong(
                        given[name], "record_files", rule=name, file=repr(str(rules[name])[:80]),
                        folder=repr(str(self.folder)) if self.folder else "",
                    )  # fmt: skip
                rules[name] = found
        return rules

    def _no_preset(self, game: Any, name: str | None) -> bool:
        try:
            game.Rules.read(name)
        except InvalidRules as error:
            self.drop(self.located(error))
            return True
        return False

    def _leave_out(self, error: TabletopError, rules: Any, position: Any) -> bool:
        """Take out of rules or position what an error names; False when nothing of it can be left out."""
        if isinstance(error, InvalidPosition) and position:
            as_it_was = repr(position)
            for fault in error.faults:
                _take_out(position, fault)
            known = {field.name for field in fields_of(self.game.State)}
            for name in [name for name in position if name not in known] if error.more else ():
                del position[name]
            if repr(position) == as_it_was:
                position.clear()
            return True
        if not isinstance(rules, dict):
            return False
        fields = self.game.Rules.model_fields
        if isinstance(error, InvalidContent):
            named = [name for name in rules if name in fields and names_files(fields[name])]
        elif isinstance(error, InvalidRules):
            named = [fault.localized("en").where for fault in error.faults]
            if error.more:  # they are many: those that there are not go together
                named += [name for name in rules if name not in fields]
        else:
            named = []
        before = len(rules)
        for name in named:
            rules.pop(name, None)
        if len(rules) == before and fields.keys() & set(named):
            rules.clear()  # what is wrong is a default beside them
        return len(rules) < before

    # --- the answers ----------------------------------------------------------------------------------------------

    def play(self, match: Match, check: bool) -> None:
        """Give the recorded answers one by one; chances the record leaves out are rolled."""
        items = self._without_the_setup(match, self.part("play", Items, Items()))
        at = 0
        try:
            for now in self._played(match, items, check):
                at = now
        except InvalidRecord as error:
            if not self.lenient:
                raise
            self._leave_rest(error.faults[0], len(items) - at)
            self._let_luck_answer(match, "")
        except RAW as error:
            if not self.lenient:
                raise
            reason = f"{type(error).__name__}: {error}"
            self._leave_rest(self.wrong(items[at], "record_failed", error=reason).faults[0], len(items) - at)
        match.chance = "auto"

    def _leave_rest(self, fault: Fault, count: int) -> None:
        """Say why the line of answers ends here, and how many are left out."""

        def make(lang: str) -> Fault:
            said = fault.localized(lang)
            reason = engine_words(lang)("wrong-record_rest", reason=said.reason, count=count)
            return replace(said, reason=reason, others=())

        self.drop(InvalidRecord(in_languages("en", make)))

    def _played(self, match: Match, items: Items, check: bool) -> Iterator[int]:
        told = 0
        for at, item in enumerate(items):
            yield at
            if not isinstance(item, Table) or len(item) != 1:
                raise self.wrong(item, "record_answer")
            ((key, value),) = item.items()
            if key == "expect":
                self._let_luck_answer(match, self._next_chance(items[at + 1 :]))
                if check and not self.dropped:
                    check_expectations(match, value, self.name, match.trace[told:])
                    told = len(match.trace)
                continue
            player, _, name = key.rpartition(" ")
            if not isinstance(value, Text):
                raise self.wrong(value, "record_one_label", key=repr(key[:40]))
            self._let_luck_answer(match, "" if player else name)
            self._answer(match, key, player or NATURE, name, value)
        self._let_luck_answer(match, "")

    @staticmethod
    def _without_the_setup(match: Match, items: Items) -> Items:
        """The answers without those of a setup that a position takes the place of; records used to hold them."""
        given = [{f"{player} {name}".strip(): label} for player, name, label in match._run.begun_from]
        head = [{str(k): str(v) for k, v in item.items()} for item in items[: len(given)] if isinstance(item, Table)]
        return Items(items[len(given) :]) if given and head == given else items

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

    def _answer(self, match: Match, key: Any, player: str, name: str, value: Text) -> None:
        decision, shown = match.decision, repr(str(key[:40]))
        if decision is None:
            raise self.wrong(key, "record_over", key=shown)
        together = match.decisions.get(player)
        early = together is not None and together.name == name
        if (decision.player, decision.name) != (player, name) and not early:
            raise self._not_asked(decision, key, shown)
        try:
            if player == NATURE:
                match._give(str(value), "record")
            else:
                match.play(str(value), seat=player)
        except RuleError as error:
            if not self.lenient:
                raise
            raise self.in_edits(error) from None
        except TabletopError as error:
            raise self._refused(error.faults[0], key, value) from None

    def _not_asked(self, decision: Decision, key: Any, shown: str) -> InvalidRecord:
        """Another question is open than the record answers."""
        asked = decision.name if decision.player == NATURE else f"{decision.player} {decision.name}"

        def make(lang: str) -> Fault:
            (fault,) = self.wrong(key, "record_not_asked", key=shown).faults
            said = fault.localized(lang)
            return replace(said, allowed=f"{asked}: {decision._legal(lang)}", clause=", ".join(decision.clauses[:1]))

        return InvalidRecord(in_languages("en", make))

    def _refused(self, first: Fault, key: str, value: Text) -> InvalidRecord:
        """An answer that the question refuses."""

        def make(lang: str) -> Fault:
            said = first.localized(lang)
            return replace(said, where=self._line(lang, value), reason=f"{key[:40]}: {said.reason}", others=())

        return InvalidRecord(in_languages("en", make))


def _take_out(position: dict[str, Any], fault: Fault) -> None:
    """Remove from a position what a fault names: a card, an entry of a field, or the field."""
    name, _, rest = fault.localized("en").where.partition(".")
    if name not in position:
        return
    entries, card = position[name], dict(fault.facts).get("value") if fault.kind in ("no_card", "two_places") else None
    keys = entries if isinstance(entries, Mapping) else ()
    key = next((key for key in keys if rest.partition(".")[0] == str(key)), None)
    holder, spot = (position, name) if key is None else (entries, key)
    if card is not None and isinstance(holder[spot], list) and card in holder[spot]:
        holder[spot].remove(card)
    else:
        del holder[spot]
        if key is not None and not entries:
            del position[name]

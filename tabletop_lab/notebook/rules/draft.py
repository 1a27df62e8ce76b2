"""Rules while they are being edited: the present values, what differs, what is wrong, in words.
This is the model behind the form; it has no widget and no HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.engine.core.strict import unknown

from ..words import Say

DEFAULT = ""
"""The name shown for the default rules if no preset of the game is equal to them."""
MANY_NUMBERS = 40
"""Named readings and numbers are listed together if there are no more numbers than this."""


class Draft:
    """The values of a form over a game's parameters; nothing is checked before `faults` is called.

    >>> import tabletop_lab as tl
    >>> draft = Draft(tl.Match("fourteen_nights", players=3, seed=7))
    >>> draft.set("recovery_day", 15)
    >>> draft.changed(), [fault.kind for fault in draft.faults]
    (['recovery_day'], ['after_last_day'])
    """

    def __init__(self, match: Any) -> None:
        self.model = type(match.rules)
        self.presets: dict[str, Mapping[str, Any]] = dict(self.model.presets)
        if not any(self.model.read(name) == self.model() for name in self.presets):
            self.presets = {DEFAULT: {}, **self.presets}
        self.faults: list[Fault] = []
        self.start(match.rules)

    @property
    def fields(self) -> Mapping[str, Any]:
        """Every parameter with its pydantic description."""
        return dict(self.model.model_fields)

    def start(self, rules: Any) -> None:
        """Start with the rules of a match: the preset they are equal to, or the defaults with changes."""
        self.rules = rules
        self.values = self._values(rules)
        plain = next(name for name in self.presets if self._preset(name) == self.model())
        self.preset = next((name for name in self.presets if self._preset(name) == rules), plain)
        self.check()

    def choose(self, preset: str) -> None:
        """Take every value from a preset."""
        if preset not in self.presets:
            raise TabletopError(unknown("preset", preset, self.presets))
        self.preset = preset
        self.values = self._values(self._preset(preset))
        self.check()

    def set(self, name: str, value: Any) -> None:
        """Set one value; `faults` says what is wrong with it."""
        self.find(name)
        self.values[name] = tuple(value) if isinstance(value, list) else value
        self.check()

    def reset(self, name: str | None = None) -> None:
        """Set one value, or all of them, back to the preset."""
        if name is None:
            self.choose(self.preset)
        else:
            self.set(name, self.base(self.find(name)))

    def find(self, name: str) -> str:
        """Return the name of a parameter; for an unknown one, the error lists similar names."""
        if name not in self.fields:
            raise TabletopError(*self.model.faults({name: None}))
        return name

    def base(self, name: str) -> Any:
        """The value of a parameter in the preset that is shown."""
        return getattr(self._preset(self.preset), name)

    def changed(self) -> list[str]:
        """The parameters that differ from the preset that is shown."""
        base = self._preset(self.preset)
        return [name for name, value in self.values.items() if not _same(value, getattr(base, name))]

    def given(self) -> dict[str, Any]:
        """The present values, as differences from the defaults."""
        default = self.model()
        return {name: value for name, value in self.values.items() if not _same(value, getattr(default, name))}

    def news(self) -> list[str]:
        """The parameters that differ from the rules of the match."""
        return [name for name, value in self.values.items() if not _same(value, getattr(self.rules, name))]

    def check(self) -> None:
        """Check the values as a whole."""
        self.faults = self.model.faults(self.given())

    def fault(self, name: str) -> Fault | None:
        """What is wrong with one value."""
        return next((fault for fault in self.faults if fault.where == name), None)

    def _preset(self, name: str) -> Any:
        return self.model.read(self.presets[name])

    def _values(self, rules: Any) -> dict[str, Any]:
        return {name: getattr(rules, name) for name in self.fields}


def _same(one: object, other: object) -> bool:
    # True == 1 in Python, but not in a form; tuples of pairs are equal however they are nested in lists.
    return one == other and isinstance(one, bool) == isinstance(other, bool)


# --- the parameters in words ------------------------------------------------------------------------------------------


class RuleTexts:
    """A game's parameters in one language: questions, readings, chapters, sentences about faults."""

    def __init__(self, match: Any, say: Say) -> None:
        self.say, self.book, self.words = say, match.rulebook(say.lang), match.words(say.lang)
        self.fields = type(match.rules).model_fields
        asked = [rule_fields.question_of(field) for field in self.fields.values()]
        self._alone = {question for question in asked if asked.count(question) == 1}

    def chapter(self, name: str) -> str:
        """The chapter of a parameter: that of the first clause it touches."""
        clauses = rule_fields.clauses_of(self.fields[name])
        return str(self.book.chapter_of(clauses[0])) if clauses else ""

    def chapters(self) -> dict[str, list[str]]:
        """Every chapter with its parameters, in the order of the rulebook."""
        found: dict[str, list[str]] = {}
        for name in self.fields:
            found.setdefault(self.chapter(name), []).append(name)
        order = {clause: i for i, clause in enumerate(self.book)}
        return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))

    def title(self, chapter: str) -> str:
        """The title of a chapter."""
        return str(self.book[chapter].title) if chapter in self.book else chapter or self.say("rules-others")

    def label(self, name: str) -> str:
        """What a parameter decides: the question in the rulebook, or its help line."""
        return self._asked(name) or str(self.words.rule_help(name)).strip().removesuffix(".").replace("`", "")

    def named(self, name: str) -> str:
        """What a parameter decides, to stand before a value: without the hints of its help line."""
        return self._asked(name) or self.words.rule_name(name)

    def _asked(self, name: str) -> str:
        """The question in the rulebook that a parameter alone answers; "" if there is none."""
        question = rule_fields.question_of(self.fields[name])
        return str(self.book[question].title) if question in self.book and question in self._alone else ""

    def clauses(self, name: str) -> tuple[str, ...]:
        """The clauses a parameter touches and the question it answers, as far as they are in the rulebook."""
        field = self.fields[name]
        found = (*rule_fields.clauses_of(field), rule_fields.question_of(field))
        return tuple(clause for clause in dict.fromkeys(found) if clause in self.book)

    def value(self, name: str, value: Any) -> str:
        """A value of a parameter in words."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if self.words.has(f"{name}-{value}"):
            return str(self.words.value(name, value))
        if isinstance(value, str) and value in rule_fields.readings(self.fields[name]):
            return value.replace("_", " ")
        return written(value) or self.say("rules-empty")

    def meaning(self, name: str, value: Any) -> str:
        """What a reading means, as the rulebook explains it; '' if it does not."""
        question = rule_fields.question_of(self.fields[name])
        if question not in self.book:
            return ""
        # Rulebooks write true and false as records do.
        named = str(value).lower() if isinstance(value, bool) else str(value)
        found = re.search(rf"^- \*{{0,2}}`{re.escape(named)}`[^:\n]*: (.+)$", self.book[question].text, re.MULTILINE)
        return found[1] if found else ""

    def preset(self, name: str) -> str:
        """The name of a preset."""
        if self.words.has(f"preset-{name}"):
            return str(self.words(f"preset-{name}"))
        return name.replace("_", " ").capitalize() if name else self.say("rules-default")

    def range(self, name: str) -> str:
        """Which numbers a parameter may have; '' for readings and texts."""
        field = self.fields[name]
        low, high = (rule_fields.limits(field).get(limit) for limit in ("ge", "le"))
        if isinstance(field.default, str | bool | tuple) or low is None or high is None:
            return ""
        return self.say("rules-range", low=low, high=high)

    def fault(self, fault: Fault, value: Any) -> str:
        """What is wrong with a value and what is allowed, as a sentence."""
        facts = {**dict(fault.facts), "value": value}
        if fault.kind and self.words.has(f"fault-{fault.kind}"):
            return str(self.words(f"fault-{fault.kind}", **facts))
        known = ("too_large", "too_small", "not_a_number", "no_reading", "no_list", "not_possible", "unknown")
        kind = fault.kind if fault.kind in known else ""
        if kind in ("too_large", "too_small", "not_a_number") and {"ge", "le"} - facts.keys():
            kind = "not_possible"
        field = self.fields.get(fault.where)
        if field is not None and field.annotation is int and (value == "" or isinstance(value, float)):
            facts |= rule_fields.limits(field)
            kind = "empty" if value == "" else "not_whole"
            kind += "_any" if {"ge", "le"} - facts.keys() else ""
        numbers = {"low": facts.get("ge", 0), "high": facts.get("le", 0), "allowed": fault.allowed, "name": fault.where}
        if kind == "no_reading":
            numbers["allowed"] = ", ".join(
                self.value(fault.where, choice) for choice in choices(self.fields[fault.where])
            )
        if kind:
            return self.say(f"fault-{kind}", value=written(value), **numbers)
        allowed = f" ({fault.allowed})" if fault.allowed else ""
        return f"{fault.reason}{allowed}"

    def matches(self, name: str, wanted: str) -> bool:
        """Whether a search finds a parameter: by a clause or its parent, or by words that must all occur."""
        clauses = self.clauses(name)
        chapter = self.chapter(name)
        if re.fullmatch(r"[A-Za-z]+-[A-Za-z]?\d*(\.\d+)*", wanted.strip()):
            clause = wanted.strip().upper()
            return any(c == clause or c.startswith(f"{clause}.") for c in (*clauses, chapter))
        titles = [self.book[clause].title for clause in (*clauses, chapter) if clause in self.book]
        readings = [self.value(name, choice) for choice in choices(self.fields[name])]
        text = " ".join([name, self.label(name), self.words.rule_help(name), *clauses, *titles, *readings]).casefold()
        return all(word in text for word in wanted.casefold().split())


def choices(field: Any) -> tuple[Any, ...]:
    """The readings of a parameter and, if they are few, the numbers that are allowed besides.

    >>> import tabletop_lab as tl
    >>> choices(tl.games()["fourteen_nights"].Rules.model_fields["hand_limit"])[:3]
    ('none', 3, 4)
    """
    if field.annotation is bool:
        return ()
    found = rule_fields.readings(field)
    numbers = list(_numbers(field)) if found else []
    return (*found, *numbers) if len(numbers) <= MANY_NUMBERS else ()


def _numbers(field: Any) -> Iterator[int]:
    for low, high in rule_fields.ranges(field):
        yield from range(low.ge, high.le + 1)


def written(value: Any) -> str:
    """A value as it is typed into the form.

    >>> written(((1, 2), (2, 3))), written(7), written(())
    ('1-2, 2-3', '7', '')
    """
    if isinstance(value, tuple | list):
        return ", ".join("-".join(map(str, part)) if isinstance(part, tuple | list) else str(part) for part in value)
    return str(value)


def read_list(text: str) -> Any:
    """Read a list as it is typed; other text stays as it is, and the rules refuse it.

    >>> read_list("1-2, 2-3"), read_list("7, 14"), read_list(""), read_list("all")
    (((1, 2), (2, 3)), (7, 14), (), 'all')
    """
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if all(re.fullmatch(r"\d+\s*-\s*\d+", part) for part in parts):
        return tuple(tuple(int(n) for n in part.split("-")) for part in parts)
    if all(re.fullmatch(r"-?\d+", part) for part in parts):
        return tuple(int(part) for part in parts)
    return text

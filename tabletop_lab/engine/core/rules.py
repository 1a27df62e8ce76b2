"""The parameters of a game as frozen data: range, readings, help and clauses of each, presets, clear errors.

There is no game and no widget here; editors, tables of differences and saved forms are made from these fields.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import replace
from types import FunctionType
from typing import Any, ClassVar, Literal, Self, TypeVar, get_args, get_origin
from weakref import WeakKeyDictionary

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError, PydanticUndefined

from ..language.localized import Exactly, Speak, in_languages, localized
from .errors import MOST_FAULTS, Fault, InvalidRules, echo
from .memo import memo
from .plainly import as_table, plainly
from .strict import as_whole, exactly_one_of, plain


def rule(
    default: Any, *clauses: str, help: str, title: str = "", question: str = "", names_files: bool = False,
    **limits: Any,
) -> Any:  # fmt: skip
    """One parameter of the rules: its default, the clauses it touches, one line of help, its limits (ge, le).

    `question` is the ID of the question it answers in the rulebook (such as FN-A2), if it is a disputed one.
    `names_files`: its text is the path of a file or folder that the game reads; a record may name only those below its
    own folder, unless the person who loads it allows others.
    """
    extra: Any = {"clauses": list(clauses), "question": question, "names_files": names_files}
    return Field(
        default, title=title or None, description=help, json_schema_extra=extra, validate_default=True, **limits
    )


def refuse(parameter: str, reason: str, allowed: str = "", kind: str = "", **facts: Any) -> PydanticCustomError:
    """The error a validator of several parameters raises: which of them, why, and what would be allowed.

    `kind` names the sentence for it in the game's message files (`fault-<kind>`, filled in with the facts).
    """
    context = {"parameter": parameter, "reason": reason, "allowed": allowed, "kind": kind, "facts": facts}
    return PydanticCustomError("rules", "{reason}", context)


R = TypeVar("R", bound="Rules")
_SPOKEN: WeakKeyDictionary[type[Rules], tuple[str, Speak]] = WeakKeyDictionary()
"""The words of the game that some parameters belong to: in them their faults are told."""
SHOWN = 60
"""So many letters of a value are repeated."""
MOST_TOLD = 200
"""So many faults are looked for where every parameter is told its own."""


class Rules(BaseModel):
    """Base of a game's parameters.

    >>> class Short(Rules):
    ...     days: int = rule(14, "FN-1.2", help="Days a game lasts.", ge=1, le=30)
    >>> Short.read({"days": 7}).differences()
    {'days': 7}
    >>> Short.read({"days": 99})
    Traceback (most recent call last):
    tabletop_lab.InvalidRules: days: 99 is not possible (allowed: 1 to 30) [FN-1.2]
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    @classmethod
    def read(cls, given: object = None) -> Self:
        """Rules from nothing (the defaults), a preset's name, a dict of differences, or a Rules object."""
        if given is None:
            return _defaults(cls)
        if isinstance(given, Rules):
            if isinstance(given, cls):
                return given
            theirs = type(given).__name__
            raise InvalidRules(localized("rules_other", "call", name="rules", theirs=theirs, wanted=cls.__name__))
        given = plainly(given)
        if isinstance(given, str):
            if given not in cls.presets:
                known = ", ".join(cls.presets)
                kind = "no_preset" if known else "no_presets"
                raise InvalidRules(localized(kind, "call", name="rules", wanted=echo(given), known=known))
            given = cls.presets[given]
        if (table := as_table(given)) is None:
            raise InvalidRules(localized("no_rules", "call", name="rules", given=echo(given)))
        return cls._checked(table)

    @classmethod
    def _checked(cls, given: Mapping[Any, Any]) -> Self:
        unknown = [name for name in given if name not in cls.model_fields]
        known = {name: plain(value) for name, value in given.items() if name in cls.model_fields}
        # Python takes 1 for True and 7.0 for 7, and so do the readings of a parameter.
        odd = [
            name
            for name, value in known.items()
            if isinstance(value, int | float | tuple) and _is_odd(value, readings(cls.model_fields[name]))
        ]
        faults = [cls._unknown(name) for name in unknown[:MOST_FAULTS]]
        faults += [cls._not_possible(name, known[name], known[name]) for name in odd]
        try:
            made = cls.model_validate({name: value for name, value in known.items() if name not in odd})
        except ValidationError as error:
            # A parameter of several kinds fails once for each of them.
            faults += dict.fromkeys(cls._fault(e, known) for e in error.errors(include_url=False))
        else:
            if not faults:
                return made
        raise InvalidRules(*faults, more=max(0, len(unknown) - MOST_FAULTS)) from None

    @classmethod
    def _meant(cls, name: str) -> list[str]:
        """Parameters whose name and help have all words of a name, then those written like it: three at most."""
        words = [word for word in name.lower().split("_") if len(word) > 2]
        told = {key: f"{key} {field.description or ''}".lower() for key, field in cls.model_fields.items()}
        meant = [key for key, text in told.items() if len(words) > 1 and all(word in text for word in words)]
        return list(dict.fromkeys([*meant, *difflib.get_close_matches(name, cls.model_fields, n=3)]))[:3]

    @classmethod
    def _unknown(cls, name: object) -> Fault:
        shown = str(name)[:60] if isinstance(name, str) else echo(name, 60)
        near = cls._meant(shown) or sorted(cls.model_fields)
        fault = localized("no_such_rule", "call", name=shown, near=", ".join(near))
        return _of_kind(fault, "unknown")

    @classmethod
    def _fault(cls, error: Any, given: Mapping[Any, Any]) -> Fault:
        context = error.get("ctx", {})
        name = str(context.get("parameter") or (error["loc"][0] if error["loc"] else "rules"))
        field = cls.model_fields.get(name)
        if field is None:
            return cls._unknown(name)
        if error["type"] != "rules":
            return cls._not_possible(name, given.get(name), error["input"])
        permitted = context["allowed"] or allowed(field)
        facts = {"value": given.get(name, field.default), **context["facts"]}
        clause = ", ".join(clauses_of(field))
        return said_by_rules(spoken_by(cls), context["kind"], name, context["reason"], permitted, clause, **facts)

    @classmethod
    def _not_possible(cls, name: str, value: object, given: object) -> Fault:
        """A value that a parameter does not allow, whatever the others are; `given`: the part of it that is wrong."""
        field = cls.model_fields[name]
        clause, facts = ", ".join(clauses_of(field)), (("value", value), *limits(field).items())
        shown = echo(list(given) if isinstance(given, tuple) else given)

        def make(lang: str) -> Fault:
            said = localized("no_such_value", "call", name=name, given=shown).localized(lang)
            return Fault(name, said.reason, allowed(field, lang), clause, _kind(field, value), facts)

        return in_languages("en", make)

    def differences(self) -> dict[str, Any]:
        """What differs from the defaults, as plain data."""
        plain = self.model_dump(mode="json")
        return {
            name: plain[name]
            for name, field in type(self).model_fields.items()
            if getattr(self, name) != field.get_default(call_default_factory=True)
        }

    @classmethod
    def faults(cls, given: Mapping[str, Any]) -> list[Fault]:
        """Everything that is wrong with some differences, also what `read` would find only after the rest is corrected.

        >>> class Tokens(Rules):
        ...     cap: int = rule(2, help="Most tokens.", ge=1, le=5)
        ...     start: int = rule(1, help="Tokens at the start.", ge=0, le=3)
        >>> [fault.where for fault in Tokens.faults({"cap": 9, "start": 9})], Tokens.faults({})
        (['cap', 'start'], [])
        """
        found: dict[str, Fault] = {}
        rest = dict(given)
        while True:
            try:
                cls.read(rest)
                return list(found.values())
            except InvalidRules as error:
                new = [fault for fault in error.faults if fault.where not in found]
                found |= {fault.where: fault for fault in new}
                # Parameters that fail together are looked at again without the faulty ones: each may hide another.
                right = {name: value for name, value in rest.items() if name not in found}
                if not new or right == rest or len(found) >= MOST_TOLD:
                    return list(found.values())
                rest = right

    def plain(self) -> Any:
        """The same parameters and questions on a plain object, whose attributes are read three times as fast.

        Batch play reads rules some thousand times a game; everything else uses the model itself.
        """
        quick = _plain_class(type(self))()
        quick.__dict__.update(self.__dict__)
        return quick

    def changed(self, /, **changes: Any) -> Self:
        """The same rules with some parameters changed; all faults of the whole at once."""
        return type(self).read({**self.differences(), **changes})


@memo
def _defaults(rules: type[R]) -> R:
    """One object is enough, because rules are frozen."""
    return rules.model_validate({})


@memo
def _plain_class(rules: type[Rules]) -> type:
    own = [c for c in rules.__mro__ if issubclass(c, Rules) and c is not Rules]
    questions = {n: f for c in reversed(own) for n, f in vars(c).items() if isinstance(f, FunctionType) and n[0] != "_"}
    return type(rules.__name__, (), questions)


def clauses_of(field: FieldInfo) -> tuple[str, ...]:
    """The clauses a parameter touches."""
    extra = field.json_schema_extra
    return tuple(extra["clauses"]) if isinstance(extra, dict) else ()  # type: ignore[arg-type]


def question_of(field: FieldInfo) -> str:
    """The ID of the question this parameter answers, or ''."""
    extra = field.json_schema_extra
    return str(extra["question"]) if isinstance(extra, dict) else ""


def readings(field: FieldInfo) -> tuple[Any, ...]:
    """The named readings of a parameter (its Literal values); empty for a number or a text."""
    if field.annotation is bool:
        return (True, False)
    parts = [field.annotation, *get_args(field.annotation)]
    return tuple(v for part in parts if get_origin(part) is Literal for v in get_args(part))


def limits(field: FieldInfo) -> dict[str, Any]:
    """The smallest and largest value, as {'ge': ..., 'le': ...}; empty where there is none."""
    found: dict[str, Any] = {}
    for note in field.metadata:
        found |= {name: getattr(note, name) for name in ("ge", "le") if getattr(note, name, None) is not None}
    return found


def belongs_to(rules: type[Rules], game: str, words: Speak) -> None:
    """Whose parameters these are: the words of that game tell what is wrong with them.

    It is the first game that has them, or the same one, typed again: another may borrow them without the words.
    """
    if rules not in _SPOKEN or _SPOKEN[rules][0] in ("", game):  # "": a base class without a name
        _SPOKEN[rules] = game, words


def spoken_by(rules: type[Rules]) -> Speak | None:
    """The words of the game that these are the parameters of."""
    return next((_SPOKEN[part][1] for part in rules.__mro__ if part in _SPOKEN), None)


def names_files(field: FieldInfo) -> bool:
    """Whether a parameter is the path of something that the game reads."""
    extra = field.json_schema_extra
    return bool(extra.get("names_files")) if isinstance(extra, dict) else False


def said_by_rules(
    words: Speak | None, kind: str, name: str, reason: str, permitted: str, clause: str, **facts: Any
) -> Fault:
    """A fault of a parameter: in English as it is given, in other languages the sentence `fault-<kind>` of the game."""
    known = {
        fact: value if isinstance(value, int | float) or (isinstance(value, str) and len(value) <= SHOWN)
        else Exactly(echo(value, SHOWN))
        for fact, value in facts.items()
    }  # fmt: skip

    def make(lang: str) -> Fault:
        said = words(lang) if words else None
        if lang == "en" or said is None or not kind or not said.has(f"fault-{kind}"):
            return Fault(name, reason, permitted, clause, kind, tuple(facts.items()))
        return Fault(name, said(f"fault-{kind}", **known), "", clause, kind, tuple(facts.items()))

    return in_languages("en", make)


def _between(low: Any, high: Any, lang: str) -> str:
    if lang == "ko":
        return f"{low}–{high}" if None not in (low, high) else f"{low} 이상" if high is None else f"{high} 이하"
    return f"{low} to {high}" if None not in (low, high) else f"at least {low}" if high is None else f"at most {high}"


_KINDS = {
    "en": {"int": "a whole number", "str": "a text", "bool": "true or false", "float": "a number", "tuple": "a list"},
    "ko": {"int": "정수", "str": "글", "bool": "true나 false", "float": "수", "tuple": "목록"},
}


def allowed(field: FieldInfo, lang: str = "en") -> str:
    """What a parameter may be, in words."""
    if names := readings(field):
        numbers = [_between(low.ge, high.le, lang) for low, high in ranges(field)]
        return ", ".join([*(str(name).lower() if isinstance(name, bool) else str(name) for name in names), *numbers])
    bounds = limits(field)
    if bounds:
        return _between(bounds.get("ge"), bounds.get("le"), lang)
    if field.default is PydanticUndefined:
        return ""
    return _KINDS[lang].get(type(field.default).__name__, "")


def _kind(field: FieldInfo, value: object) -> str:
    """What is wrong with a value that a single parameter does not allow."""
    if readings(field):
        return "no_reading"
    if isinstance(field.default, tuple):
        return "no_list"
    bounds = limits(field)
    if isinstance(field.default, int | float):
        if isinstance(value, bool) or not isinstance(value, int | float):
            return "not_a_number"
        if "ge" in bounds and value < bounds["ge"]:
            return "too_small"
        if "le" in bounds and value > bounds["le"]:
            return "too_large"
    return "not_possible"


def ranges(field: FieldInfo) -> list[tuple[Any, Any]]:
    """The numbers that are possible beside the readings: (smallest, largest) as pydantic notes them."""
    notes = [note for part in get_args(field.annotation) for note in getattr(part, "__metadata__", ())]
    return [tuple(note.metadata) for note in notes if len(getattr(note, "metadata", ())) == 2]


def _is_odd(value: object, names: tuple[Any, ...]) -> bool:
    """Whether a value equals one of the readings without being it, or is too large to be written."""
    if isinstance(value, int) and not isinstance(value, bool) and as_whole(value) is None:
        return True
    try:
        return value in names and not exactly_one_of(value, names)
    except Exception:  # a value that cannot be compared
        return False


def _of_kind(fault: Fault, kind: str) -> Fault:
    return replace(fault, kind=kind, facts=(), others=tuple(replace(other, kind=kind) for other in fault.others))

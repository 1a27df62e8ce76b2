"""The parameters of a game as frozen data: range, readings, help and clauses of each, presets, clear errors.

There is no game and no widget here; editors, tables of differences and saved forms are made from these fields.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from types import FunctionType
from typing import Any, ClassVar, Literal, Self, TypeVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError, PydanticUndefined

from .errors import Fault, InvalidRules
from .memo import memo


def rule(default: Any, *clauses: str, help: str, title: str = "", question: str = "", **limits: Any) -> Any:
    """One parameter of the rules: its default, the clauses it touches, one line of help, its limits (ge, le).

    `question` is the ID of the question it answers in the rulebook (such as FN-A2), if it is a disputed one.
    """
    extra: Any = {"clauses": list(clauses), "question": question}
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

    model_config = ConfigDict(frozen=True, extra="forbid")
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    @classmethod
    def read(cls, given: object = None) -> Self:
        """Rules from nothing (the defaults), a preset's name, a dict of differences, or a Rules object."""
        if given is None:
            return _defaults(cls)
        if isinstance(given, Rules):
            if isinstance(given, cls):
                return given
            raise InvalidRules(Fault("rules", f"{type(given).__name__} belongs to another game", cls.__name__))
        if isinstance(given, str):
            if given not in cls.presets:
                raise InvalidRules(
                    Fault("rules", f"there is no preset {_short(given)}", ", ".join(cls.presets) or "no presets")
                )
            given = cls.presets[given]
        if not isinstance(given, Mapping):
            raise InvalidRules(
                Fault("rules", f"a {type(given).__name__} is not a set of rules", "a dict, a preset or rules")
            )
        try:
            return cls.model_validate(dict(given))
        except ValidationError as error:
            # A parameter of several kinds fails once for each of them.
            faults = dict.fromkeys(cls._fault(e, given) for e in error.errors(include_url=False))
            raise InvalidRules(*faults) from None

    @classmethod
    def _fault(cls, error: Any, given: Mapping[Any, Any]) -> Fault:
        context = error.get("ctx", {})
        name = str(context.get("parameter") or (error["loc"][0] if error["loc"] else "rules"))
        field = cls.model_fields.get(name)
        if field is None:
            near = difflib.get_close_matches(name, cls.model_fields, n=3) or sorted(cls.model_fields)
            return Fault(name[:60], "there is no such rule", ", ".join(near), kind="unknown")
        clause = ", ".join(clauses_of(field))
        if error["type"] == "rules":
            permitted = context["allowed"] or allowed(field)
            facts = (("value", given.get(name)), *context["facts"].items())
            return Fault(name, context["reason"], permitted, clause, context["kind"], facts)
        value = given.get(name)
        facts = (("value", value), *((limit, number) for limit, number in limits(field).items()))
        return Fault(
            name, f"{_short(error['input'])} is not possible", allowed(field), clause, _kind(field, value), facts
        )

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
                if not new or right == rest:
                    return list(found.values())
                rest = right

    def plain(self) -> Any:
        """The same parameters and questions on a plain object, whose attributes are read three times as fast.

        Batch play reads rules some thousand times a game; everything else uses the model itself.
        """
        quick = _plain_class(type(self))()
        quick.__dict__.update(self.__dict__)
        return quick

    def changed(self, **changes: Any) -> Self:
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


def allowed(field: FieldInfo) -> str:
    """What a parameter may be, in words."""
    if names := readings(field):
        between = [f"{low.ge} to {high.le}" for low, high in ranges(field)]
        return ", ".join([*(str(name).lower() if isinstance(name, bool) else str(name) for name in names), *between])
    bounds = limits(field)
    if "ge" in bounds and "le" in bounds:
        return f"{bounds['ge']} to {bounds['le']}"
    if bounds:
        return f"at least {bounds['ge']}" if "ge" in bounds else f"at most {bounds['le']}"
    if field.default is PydanticUndefined:
        return ""
    return {"int": "a whole number", "str": "a text", "bool": "true or false"}.get(type(field.default).__name__, "")


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


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."

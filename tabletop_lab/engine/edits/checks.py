"""What an edited rule gives to the verbs and puts into the state is looked at here, where a person stands: in the
recorded execution of an edited game. The rules as printed are trusted, and batches of them pay nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ..core import labels
from ..core.copying import hints_of
from ..core.errors import echo, is_failure
from ..core.memo import memo
from ..core.misuse import Misuse
from ..core.option import Option
from ..core.refusal import Refusal
from ..core.state import State, fields_of
from ..core.table import check_audience
from ..language.languages import LANGUAGES

LOOKED_AT = 300
"""So many options are looked at: there may be hundreds of thousands, made when they are asked for."""
LONGEST_NAME, LONGEST_LABEL, LONGEST_SENTENCE = 100, 1_000, 2_000


def check_name(name: object) -> None:
    """Questions, chances and events are called by words."""
    if not isinstance(name, str) or not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Misuse("name", given=echo(name))


def check_options(name: str, options: Any) -> None:
    """Options are a sequence of things that can be written, each in its own way; lazy ones are asked for beforehand."""
    check_name(name)
    listed = hasattr(options, "__getitem__") and hasattr(options, "__len__")
    if isinstance(options, str | bytes | Mapping) or not listed:
        raise Misuse("options", name=name, given=echo(options))
    written: dict[str, Any] = {}
    for option in islice(options, LOOKED_AT):
        if not is_option(option):
            raise Misuse("option", name=name, given=echo(option))
        label = labels.label(option)
        if not isinstance(label, str) or not label.strip() or len(label) > LONGEST_LABEL:
            raise Misuse("option", name=name, given=echo(option))
        other = written.setdefault(label, option)
        if other is not option and (type(other) is not type(option) or other != option):
            raise Misuse("alike", name=name, label=label[:60], given=f"{echo(other)}, {echo(option)}")


def is_option(given: object) -> bool:
    """Texts, numbers, truth values, groups of them, and what is an `Option` by its class.

    >>> [is_option(each) for each in ("x", 99, True, ("R02", 5), None, {}, ["x"])]
    [True, True, True, True, False, False, False]
    """
    if isinstance(given, tuple | frozenset) and not isinstance(given, Option):
        return all(map(is_option, given))
    return isinstance(given, str | int | float | Option)


def check_seats(name: str, seats: Collection[Any], players: Collection[str]) -> None:
    """Only seats of the game are asked."""
    for seat in seats:
        if seat not in players:
            raise Misuse("no_seat", name=name, seat=echo(seat), seats=", ".join(players))


def check_words(decision: Any) -> None:
    """The question and an option of each kind can be said in every language."""
    kinds = {type(option): option for option in islice(decision.options, LOOKED_AT)}
    for lang in LANGUAGES:
        _said(decision.name, lambda lang=lang: decision.text(lang))
        for option in kinds.values():
            _said(decision.name, lambda lang=lang, option=option: decision.option_text(option, lang))
            _said(decision.name, lambda lang=lang, option=option: decision.option_note(option, lang))


def check_explaining(name: str, refused: object) -> None:
    """What says why not is a function."""
    if refused is not None and not callable(refused):
        raise Misuse("explaining", name=name, given=echo(refused))


def check_refusals(refusals: Sequence[Any], game: Any) -> None:
    """What cannot be chosen is a `Refusal`, and can be said in every language."""
    for refusal in refusals:
        if not isinstance(refusal, Refusal) or not all(isinstance(x, str) for x in (refusal.clause, refusal.reason)):
            raise Misuse("refusal", given=echo(refusal))
    for refusal in refusals[:40]:
        refusal.game = game
        for lang in LANGUAGES:
            _said(refusal.reason, lambda lang=lang, refusal=refusal: refusal.text(lang))


def check_event(entry: Any, secret: object, players: Collection[str]) -> None:
    """An event can be said in every language; its secrets are kept from seats."""
    check_name(entry.name)
    if secret is not None:
        if not isinstance(secret, Mapping):
            raise Misuse("secret", given=echo(secret))
        for who in secret.values():
            check_audience(() if who is None else who, players)
    kinds = frozenset((name, type(value)) for name, value in entry.facts.items())
    long = any(isinstance(value, str) and len(value) > LONGEST_LABEL for value in entry.facts.values())
    known = _events_said(entry.game)
    if (entry.name, kinds) in known and not long:
        return
    for lang in LANGUAGES:
        _said(entry.name, lambda lang=lang: entry.text(lang))
    known.add((entry.name, kinds))


@memo
def _events_said(game: type[Any]) -> set[Any]:
    """Events of a class that were said once without a fault, each with the kinds of its facts."""
    return set()


def check_ending(result: Any, game: type[Any]) -> None:
    """The end can be said in every language."""
    for lang in LANGUAGES:
        _said("Result", lambda lang=lang: game.words(lang).ending(result))


def _said(name: str, say: Any) -> None:
    try:
        text = say()
        long = len(text) > LONGEST_SENTENCE
    except BaseException as error:
        if not is_failure(error):
            raise
        raise Misuse("unsaid", name=name, error=echo(error, 120)) from error
    if long:
        raise Misuse("long", name=name, count=len(text), most=LONGEST_SENTENCE)


def check_match(game: Any, players: Sequence[str], rules: object) -> None:
    """Seats and parameters stay as they are: what changes is in the state."""
    for name, given, kept in (("players", game.players, players), ("rules", game.rules, rules)):
        if given is not kept:
            raise Misuse("changed", name=name, given=echo(given))


def check_state(state: object, expected: type[State]) -> None:
    """Every field holds what its type says, strictly: a number is no text, and a list is no tuple."""
    if not isinstance(state, expected):
        raise Misuse("no_state", given=echo(state), wanted=expected.__name__)
    for name, (adapter, wanted) in _adapters(type(state)).items():
        try:
            adapter.validate_python(getattr(state, name), strict=True)
        except AttributeError:
            raise Misuse("field_gone", field=name, wanted=wanted) from None
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            place = ".".join([name, *(str(part) for part in first["loc"])])
            raise Misuse("field", field=place[:60], given=echo(first["input"]), wanted=wanted) from None
    try:
        repr(state)
    except ValueError as error:  # a whole number of thousands of digits cannot be written
        raise Misuse("unsaid", name="state", error=echo(error, 120)) from None


@memo
def _adapters(state_class: type[State]) -> dict[str, tuple[TypeAdapter[Any], str]]:
    hints = hints_of(state_class)
    return {field.name: (TypeAdapter(hints[field.name]), _kind(hints[field.name])) for field in fields_of(state_class)}


def _kind(hint: Any) -> str:
    """A type as Python writes it."""
    return hint.__name__ if isinstance(hint, type) and not getattr(hint, "__args__", None) else str(hint)

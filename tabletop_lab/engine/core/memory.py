"""What seats have seen and remember of fields that are `remembered`: notes that belong to a place in the state.

A note names the item that was seen there. It holds as long as that item lies there, so that rules may use lists and
dicts as they are; an item that leaves a list unseen is taken out by `take_out`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .errors import echo
from .state import Notes, Place, State, fields_by_name, notes_of

EVERYBODY = "*"


def look(state: State, place: Place, by: Iterable[str] | None, item: Any = None) -> None:
    """Seats (None: everybody) see what lies at a place: all of it, or one item of a list."""
    _check(state, place)
    here = _at(state, place)
    if item is not None and item not in here:
        raise ValueError(f"{echo(item)} does not lie in {_named(place)}")
    seen = (item,) if item is not None else here
    known = _notes(state).setdefault(place, {})
    for seat in (EVERYBODY,) if by is None else by:
        before = list(known.get(seat, ()))
        missing = [one for one in dict.fromkeys(seen) for _ in range(seen.count(one) - before.count(one))]
        known[seat] = (*before, *missing)


def shift(state: State, source: Place, target: Place) -> None:
    """The one thing at a place moves to another while everybody watches; who knew it there knows it here."""
    _check(state, source)
    _check(state, target)
    box, key = getattr(state, source[0]), source[1]
    whole = box if key is None else box[key]
    if isinstance(whole, list):
        raise ValueError(f"{_named(source)} is a list: take_out() takes an item out, look() says who saw it")
    knew = {seat for seat, known in notes_of(state).get(source, {}).items() if whole in known}
    if key is not None and fields_by_name(type(state))[source[0]].metadata["visibility"].owner:
        knew.add(key)
    _notes(state).pop(source, None)
    if key is None:
        setattr(state, source[0], "")
    else:
        del box[key]
    there, at = getattr(state, target[0]), target[1]
    if at is None and not isinstance(there, list):
        setattr(state, target[0], whole)
    elif at is None:
        there.append(whole)
    elif isinstance(there.get(at), list):
        there[at].append(whole)
    else:
        there[at] = whole
    known = _notes(state).setdefault(target, {})
    for seat in sorted(knew):
        known[seat] = (*known.get(seat, ()), whole)


def take_out(state: State, place: Place, item: Any, seen_by: Iterable[str] | None) -> None:
    """An item leaves a list. Who did not see which it was (None: everybody saw) no longer knows what lies there."""
    _check(state, place)
    box = getattr(state, place[0])
    pile = box if place[1] is None else box[place[1]]
    pile.remove(item)
    known = notes_of(state).get(place)
    if not known:
        return
    common = known.get(EVERYBODY, ())
    if seen_by is None:
        watchers = set(known)
    else:
        watchers = set(seen_by)
        known = {seat: (*known.get(seat, ()), *common) for seat in watchers if seat in known or common}
    left = {seat: _without(items, item) for seat, items in known.items() if seat in watchers}
    _notes(state)[place] = {seat: items for seat, items in left.items() if items}


def forget(state: State, places: Iterable[Place]) -> None:
    """Nobody remembers what lies there; `(field, None)` means every place of a field."""
    gone = set(places)
    for place in [place for place in notes_of(state) if place in gone or (place[0], None) in gone]:
        del _notes(state)[place]


def forget_what_is_gone(state: State) -> None:
    """After things were laid otherwise: a note counts only for an item that lies where it was seen."""
    for place, known in list(notes_of(state).items()):
        box = getattr(state, place[0])
        there = place[1] is None or place[1] in box
        here = list(_at(state, place)) if there else []
        left = {seat: tuple(one for one, lies in zip(items, shown(list(items), here), strict=True) if lies)
                for seat, items in known.items()}  # fmt: skip
        _notes(state)[place] = {seat: items for seat, items in left.items() if items}


def known_at(state: State, viewer: str | None, place: Place) -> list[Any]:
    """The items a viewer remembers at a place; the moderator's own knowledge does not count."""
    known = notes_of(state).get(place)
    if not known:
        return []
    return [*known.get(viewer or EVERYBODY, ()), *(known.get(EVERYBODY, ()) if viewer else ())]


def shown(items: list[Any], known: list[Any]) -> Iterator[bool]:
    """For each item of a list whether it is one of the known ones; equal items count once for each note."""
    rest = list(known)
    for item in items:
        if item in rest:
            rest.remove(item)
            yield True
        else:
            yield False


def rename(state: State, place: Place, changes: list[tuple[Any, Any]], but: str | None) -> None:
    """In an imagined world with things exchanged, change what others (all but one seat) remember of a place, too."""
    for seat, items in list(notes_of(state).get(place, {}).items()):
        if seat in (but, EVERYBODY):
            continue
        rest, renamed = list(changes), []
        for item in items:
            change = next((change for change in rest if change[0] == item), None)
            if change is not None:
                rest.remove(change)
            renamed.append(item if change is None else change[1])
        _notes(state)[place][seat] = tuple(renamed)


def _notes(state: State) -> Notes:
    if not hasattr(state, "_notes"):
        state._notes = {}
    return state._notes


def _at(state: State, place: Place) -> tuple[Any, ...]:
    box = getattr(state, place[0])
    here = box if place[1] is None else box[place[1]]
    return tuple(here) if isinstance(here, list) else (here,)


def _without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    left = list(items)
    if item in left:
        left.remove(item)
    return tuple(left)


def _check(state: State, place: Place) -> None:
    field = fields_by_name(type(state)).get(place[0])
    if field is None:
        raise ValueError(f"the state has no field {echo(place[0])}")


def _named(place: Place) -> str:
    return place[0] if place[1] is None else f"{place[0]}[{place[1]!r}]"

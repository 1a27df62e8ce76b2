"""The table in words: a few sentences, what stands on a place, a line for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import table_facts as facts


def alt_text(view: Any, decision: Any, words: Any) -> str:
    """The game, round and time, each character, what has appeared, the ship's state, and what is asked."""
    parts = [words("describe-game"), now(view, words)]
    parts += [words("describe-character", **character(view, player, words)) for player in view.players]
    if view.seeders:
        said = [words("describe-seeder", seeder=seeder, slot=slot) for seeder, slot in view.seeders.items()]
        parts.append(words("describe-seeders", seeders=", ".join(map(str, said))))
    if view.lairs:
        parts.append(words("describe-lairs", slots=", ".join(str(slot) for slot in view.lairs.values())))
    for name in ("fire", "malfunction", "airlock"):
        if slots := getattr(view, name):
            parts.append(words(f"describe-{name}", slots=", ".join(map(str, sorted(slots)))))
    seeders, _, mad = facts.bag(view)
    hidden = sum(bool(facts.spot(view, slot).tile) for slot in facts.ship(view).slots)
    parts.append(words("describe-ship", noise=len(view.noise), hidden=hidden, bag=seeders, mad=len(mad)))
    if asked := facts.prompt(decision, words):
        parts.append(asked)
    return " ".join(map(str, parts))


def now(view: Any, words: Any) -> str:
    """Round, step, time; the self-destruct sequence if it runs."""
    said = str(words("describe-round", round=view.round, step=view.step, time=view.time))
    if view.self_destruct >= 0:
        said += " " + str(words("describe-destruct", position=view.self_destruct))
    return said


def character(view: Any, player: str, words: Any) -> dict[str, Any]:
    """What the sentence about a character is told."""
    return {
        "player": player, "who": facts.character_name(view, player, words) or player,
        "status": facts.status(view, player), "slot": view.room.get(player, 0), "pod": view.pod_of.get(player, 0),
        "madness": view.madness.get(player, 1), "light": view.light.get(player, 0),
        "serious": len(facts.wounds(view, player)), "cards": len(facts.hand(view, player)),
    }  # fmt: skip


def fact_text(field: str, value: Any, words: Any) -> str | None:
    """A corridor as a phrase; None for what has words of its own."""
    if isinstance(value, str) and (field in ("noise", "doors") or "-" in value):
        one, _, other = value.partition("-")
        if one.isdigit() and other.isdigit():
            return str(words("fact-corridor", one=one, other=other))
    return None


def standing(view: Any, place: str, words: Any) -> str:
    """What stands and lies in a room, what a corridor holds, how a miniature or a character fares."""
    if place in view.players:
        return str(words("describe-character", **character(view, place, words)))
    if place in (*view.seeders, *view.lairs):
        return str(words("describe-injuries", seeder=place, count=view.injuries.get(place, 0)))
    if place.isdigit() and int(place) in facts.ship(view).slots:
        return ", ".join(in_a_room(view, int(place), words))
    if place in facts.ship(view).corridors:
        found = [words("describe-noise")] if place in view.noise else []
        if door := view.doors.get(place):
            found.append(words(f"describe-door-{door}"))
        return ", ".join(map(str, found))
    ammo = view.ammo.get(place)
    return str(words("describe-ammo", count=ammo)) if ammo is not None else ""


def in_a_room(view: Any, slot: int, words: Any) -> list[str]:
    """Everything in a room, in words."""
    spot = facts.spot(view, slot)
    name = str(words.card(spot.room)) if spot.room else str(words("board-tile", set=spot.tile))
    found = [str(words("describe-seen", room=name)) if spot.seen else name]
    if spot.counter is not None:
        found.append(str(words("describe-items", count=spot.counter)))
    if spot.token:
        known = "" if spot.token == "hidden" else facts.content(view).tokens[spot.token].effect
        found.append(str(words("describe-token", token=known) if known else words("describe-token-hidden")))
    found += [*facts.pawns_at(view, slot)]
    found += [str(words.value("word", thing)) for thing in (*facts.enemies_at(view, slot), *facts.lying_at(view, slot))]
    found += [
        str(words(f"describe-in-{mark}")) for mark in ("fire", "malfunction", "airlock") if slot in getattr(view, mark)
    ]
    return found


def seat_facts(view: Any, player: str) -> Mapping[str, Any]:
    """What the line of a seat says beside its numbers."""
    return {
        "doing": facts.state(view, player), "serious": len(facts.wounds(view, player)),
        "place": view.room.get(player, 0),
    }  # fmt: skip


def seat_line(view: Any, player: str, words: Any) -> str:
    """Everything in front of a player, in one line."""
    parts = [str(words("describe-character", **character(view, player, words)))]
    parts += [str(words.card(wound)) for wound in view.wounds.get(player, ())]
    parts += [str(words("describe-dressed", wound=wound)) for wound in view.dressed.get(player, ())]
    for side, things in zip(("left", "right"), facts.held(view, player), strict=True):
        for thing in things:
            said = str(words.value("word", thing) if facts.is_object(thing) else words.card(thing))
            ammo = facts.ammo(view, thing)
            parts.append(str(words(f"describe-{side}", thing=said if ammo is None else f"{said} ({ammo})")))
    known = [str(words.card(item)) for item in view.items.get(player, ()) if facts.is_open(item)]
    if count := len(view.items.get(player, ())):
        said = str(words("describe-inventory", count=count))
        parts.append(f"{said} ({', '.join(known)})" if known else said)
    parts += [
        str(words("describe-quest", quest=words.card(quest)))
        for quest in view.quests.get(player, ())
        if quest in view.active_quests
    ]
    if player in view.signals:
        parts.append(str(words("describe-signal")))
    parts += [str(words.card(card)) for card in view.objectives.get(player, ()) if facts.is_open(card)]
    return " · ".join(part for part in parts if part)

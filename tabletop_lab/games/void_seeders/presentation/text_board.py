"""The table as lines of text: a line a room with its corridors, the tracks, the players."""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.void_seeders.content.rows_ship import TECHNICAL

from . import describe
from . import table_facts as facts


def text_board(view: Any, decision: Any, words: Any) -> str:
    """Round, rooms, ship, players and question, line by line."""
    lines = [describe.now(view, words)]
    lines += [room_line(view, slot, words) for slot in facts.ship(view).slots]
    lines += ship_lines(view, words)
    lines += [describe.seat_line(view, player, words) for player in view.players]
    if asked := facts.prompt(decision, words):
        lines.append(asked)
    return "\n".join(lines)


def room_line(view: Any, slot: int, words: Any) -> str:
    """A room, what is in it, and its corridors: number>room, ! noise, | a closed door, : a destroyed one."""
    ship = facts.ship(view)
    ways = []
    for corridor in ship.corridors_of[slot]:
        numbers = "".join(map(str, ship.numbers_of(slot, corridor)))
        other = ship.over(slot, corridor)
        mark = {"closed": "|", "destroyed": ":"}.get(view.doors.get(corridor, ""), "")
        noise = "!" if corridor in view.noise else ""
        ways.append(f"{numbers}>{'T' if corridor == TECHNICAL else other}{mark}{noise}")
    return f"{slot:>2} [{' '.join(ways)}] {', '.join(describe.in_a_room(view, slot, words))}"


def ship_lines(view: Any, words: Any) -> list[str]:
    """What concerns the whole ship."""
    targets = facts.course_targets(view)
    course = " ".join(
        f"{'*' if space == view.destination else ''}{space}"
        + (f"={words(f'board-target-{targets[space]}')}" if targets else "")
        for space in facts.COURSES
    )
    states = {number: facts.engine(view, number) or "unknown" for number in (1, 2, 3)}
    engines = " ".join(f"{number}:{words(f'text-engine-{state}')}" for number, state in states.items())
    pods = []
    for section in ("A", "B"):
        for pod in facts.pods_of(view, section):
            locked = words("text-unlocked" if pod in view.unlocked else "text-locked")
            pods.append(" ".join((section, str(pod), str(locked), *facts.riders(view, pod))))
    seeders, _, mad = facts.bag(view)
    return [
        f"{words('board-title-course')}: {course} · {words('board-title-engines')}: {engines}",
        f"{words('board-title-pods')}: {', '.join(pods) or '–'}",
        str(words("text-bag", seeders=seeders, mad=", ".join(mad) or "–", supply=len(view.supply))),
        str(words("text-lairs", destroyed=view.destroyed, eggs=facts.eggs_in_the_nest(view))),
        *(
            f"{words(f'place-{place}')}: {words.card(card)}"
            for place, card in view.revealed.items() if facts.is_open(card)
        ),
    ]  # fmt: skip

"""Lays out thousands of random maps by the rules: `python -m tests.games.tiedie.every_layout --maps 10000`.

Each must hang together, with every start square and box space in reach. What gave way is counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter

from tabletop_lab.games.tiedie.content import load
from tabletop_lab.games.tiedie.layout import Place, Terms, legal_places, terms_now
from tabletop_lab.games.tiedie.map import FAR, Map

KINDS = {
    "free": Terms(),
    "free, unturned": Terms(rotation=False),
    "3x3": Terms("3x3"),
    "3x3, unturned": Terms("3x3", rotation=False),
}


def lay_out(terms: Terms, random: Random) -> tuple[dict[str, str], Counter[str]]:
    """A random map by TD-3.5 and TD-A54, and how often something gave way."""
    tiles, gave_way = load().tiles, Counter[str]()
    stack = random.sample(list(tiles), len(tiles))
    laid = {"0,0": stack.pop()}
    while stack:
        now = terms_now(laid, stack, tiles, terms)
        if now is None:
            gave_way["left out"] += len(stack)
            break
        gave_way["without an open door"] += now.open_door != terms.open_door
        gave_way["turned"] += now.rotation != terms.rotation
        gave_way["spread"] += now.bounds != terms.bounds
        for index in range(len(stack) - 1, -1, -1):
            rest = stack[:index] + stack[index + 1 :]
            if places := legal_places(laid, stack[index], rest, tiles, now):
                break
            gave_way["put under"] += 1
        place: Place = random.choice(places)
        del stack[index]
        laid = place.laid(laid)
    return laid, gave_way


def faults(laid: dict[str, str]) -> Iterator[str]:
    """What keeps a map from being played on."""
    board = Map(laid, load().tiles)
    far = board.distances(0)
    if FAR in far:
        yield "apart"
    if FAR in {far[square] for square in (*board.boxes, *board.starts.values())}:
        yield "out of reach"
    if any(square not in board.linked[there] for square, linked in enumerate(board.linked) for there in linked):
        yield "one-way"
    if len(laid) == len(load().tiles) and (len(board.boxes), board.seats) != (9, 8):
        yield "incomplete"


def survey(maps: int, terms: Terms) -> tuple[Counter[str], Counter[str]]:
    """So many random maps: what is wrong with them, and what gave way."""
    wrong, gave_way = Counter[str](), Counter[str]()
    for seed in range(maps):
        laid, given = lay_out(terms, Random(seed))
        gave_way += given
        wrong.update(faults(laid))
    return wrong, gave_way


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--maps", type=int, default=10_000)
    maps = parser.parse_args().maps
    for kind, terms in KINDS.items():
        begun = perf_counter()
        wrong, gave_way = survey(maps, terms)
        print(f"{kind}: {maps} maps in {perf_counter() - begun:.0f} s; wrong {dict(wrong)}; gave way {dict(gave_way)}")


if __name__ == "__main__":
    main()

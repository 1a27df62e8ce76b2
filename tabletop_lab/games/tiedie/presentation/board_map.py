"""The map as it is laid: rooms, walls, doors, squares and what is printed on them; where a pawn can go.
Tokens are drawn in board_tokens.py, pawns in board_pawns.py.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from tabletop_lab.games.tiedie.content.tiles import IMPASSABLE
from tabletop_lab.games.tiedie.laid import tile_of

from . import table_facts as facts
from .board_laying import cells_asked, draw_cells
from .board_pawns import draw_pawns
from .board_sheet import Sheet, Spot, cells_of, part_of, shape_of, sheet_for, tile_side, tile_squares
from .board_tokens import draw_box_spaces, draw_tokens
from .palette import Ground, ground_of, palette

Point = tuple[float, float]
Box = tuple[float, float, float, float]

BESIDE_WORDS = (1.0, 0.7, 0.5)
"""Shares of the width that the small whole map has beside the words that say what is not shown; the first that fits."""


def draw_map(
    page: Any, view: Any, decision: Any, words: Any, box: tuple[float, float, float, float], chosen: Sequence[str] = ()
) -> Sheet:  # fmt: skip
    """The map within (x, y, w, h), as high up as it can be; its squares and pawns can be pressed by their names."""
    x, y, w, h = box
    rim = 0.055
    seen = focus(view, decision)
    sheet = sheet_for(page, view, x + rim, y + h - rim, w - 2 * rim, h - 2 * rim, seen, extent(view, decision))
    draw_on(page, view, decision, words, sheet, tuple(chosen))
    return sheet


def draw_on(
    page: Any, view: Any, decision: Any, words: Any, sheet: Sheet, chosen: tuple[str, ...] = ()
) -> None:  # fmt: skip
    """The map, or the part of it that a sheet shows."""
    ground = ground_of(page, facts.is_day(view))
    draw_table(page, view, words, sheet, ground, facts.destinations(view, decision))
    draw_cells(page, view, decision, sheet, chosen)
    _reach(page, view, decision, sheet, ground, chosen)
    draw_pawns(page, view, sheet, ground, set(facts.offered(decision, chosen)) | set(chosen))


def draw_table(
    page: Any, view: Any, words: Any, sheet: Sheet, ground: Ground, dotted: Collection[str] = ()
) -> None:  # fmt: skip
    """What lies still: rooms, walls, what is printed on squares, tokens. `dotted`: squares that will have a dot."""
    draw_ground(page, view, sheet, ground)
    _walls(page, view, sheet, ground)
    draw_box_spaces(page, view, sheet, ground)
    _starts(page, view, sheet, ground, dotted)
    draw_tokens(page, view, words, sheet, ground)


def draw_bare(page: Any, view: Any, box: tuple[float, float, float, float]) -> dict[str, Box]:
    """The map by day with nothing on it, in the middle of a box; gives where each square is."""
    board = view.paragraphs.map
    sheet, ground = part_of(view, set(board.room), *box), ground_of(page, True)
    draw_ground(page, view, sheet, ground)
    _walls(page, view, sheet, ground)
    draw_box_spaces(page, view, sheet, ground)
    return {board.name[square]: (*sheet.corner(spot), sheet.s, sheet.s) for spot, square in board.at_spot.items()}


def extent(view: Any, decision: Any) -> tuple[Spot, Spot]:
    """The top left square, and how many squares high and wide: of the map, with the cells that can be laid next."""
    side, (rows, columns) = tile_side(view), shape_of(view)
    cells = cells_asked(view, decision).values()
    top, left = (min([0, *(cell[axis] * side for cell in cells)]) for axis in (0, 1))
    bottom = max([rows, *(row * side + side for row, _ in cells)])
    right = max([columns, *(column * side + side for _, column in cells)])
    return (top, left), (bottom - top, right - left)


def focus(view: Any, decision: Any) -> tuple[str, ...]:
    """What must be seen where not all can be: what can be pressed, where a walk can end, the pawn that it is about."""
    who = decision.player if decision is not None else view.turn_of or view.viewer
    about = [who if who in view.pawn else view.turn_of, *facts.offered(decision), *facts.destinations(view, decision)]
    routes = decision.routes if decision is not None else None
    about += [place for option in decision.options for place in getattr(option, "places", ())] if routes else []
    found = [view.pawn.get(place, place) for place in about if place]
    return tuple(dict.fromkeys(found)) or tuple(view.pawn.values())[:1]


def draw_ground(page: Any, view: Any, sheet: Sheet, ground: Ground) -> None:
    """The squares, each a place of its own; impassable ones are rock, one of them with the name of its tile."""
    board, s = view.paragraphs.map, sheet.s
    rocks = []
    for tile, cell, turns in tile_squares(view, sheet):
        here = []
        for r, row in enumerate(tile.rows):
            for c, mark in enumerate(row):
                spot = _on_table(tile, cell, turns, (r, c))
                x, y = sheet.corner(spot)
                if mark == IMPASSABLE:
                    here.append((spot, (x, y, s, s)))
                else:
                    shape = page.box(x, y, s, s, ground.floor, ground.grid, page.HAIR, r=0, z=2)
                    page.place(board.name[board.at_spot[spot]], shape, x + s / 2, y + s / 2)
        rocks += [box for _, box in here]
        if here:
            _tile_name(page, sheet, ground, tile.id, [spot for spot, _ in sorted(here)])
    page.boxes_of(rocks, ground.rock, ground.rock, page.HAIR, r=0, z=2.1)


def _tile_name(page: Any, sheet: Sheet, ground: Ground, name: str, rocks: Sequence[tuple[int, int]]) -> None:
    """Squares are called by their tile: its name stands on rock, where it is in nobody's way."""
    most = 27 if page.alone else min(50, 62 / page.text_width(name, 72, True))  # points for an inch of the square
    size = max(page.least, min(page.size_of("note"), most * sheet.s))
    if page.text_width(name, size, True) > 0.98 * sheet.s or 1.2 * size / 72 > sheet.s:
        return
    x, y = sheet.middle(rocks[0])
    page.text(x, y, name, colour=ground.ink, bold=True, ha="center", size=size, z=2.5)


def _on_table(tile: Any, cell: tuple[int, int], turns: int, spot: tuple[int, int]) -> tuple[int, int]:
    row, column = tile.turned(spot, turns)
    return cell[0] * tile.side + row, cell[1] * tile.side + column


def _walls(page: Any, view: Any, sheet: Sheet, ground: Ground) -> None:
    """A wall around each tile, open where two doors meet; a door without its other half is shut."""
    board, s = view.paragraphs.map, sheet.s
    opened = {frozenset((board.spot[a], board.spot[b])) for a, b in board.doors}
    walls: set[tuple[Point, Point]] = set()
    shut, jambs = [], []
    for tile, cell, turns in tile_squares(view, sheet):
        doors = tile.doors_turned(turns)
        for way, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            for k in range(tile.side):
                row, column = ((0, k), (k, tile.side - 1), (tile.side - 1, k), (k, 0))[way]
                spot = (cell[0] * tile.side + row, cell[1] * tile.side + column)
                one, other = _edge(sheet, spot, way)
                if frozenset((spot, (spot[0] + down, spot[1] + right))) in opened:
                    jambs.append((one, other))
                    continue
                walls.add(min((one, other), (other, one)))
                if way in doors and k == tile.side // 2:
                    shut.append((_between(one, other, 0.22), _between(one, other, 0.78)))
    thick = max(72 * 0.1 * s, 1.6)
    for a, b in jambs:
        walls |= {(a, _between(a, b, 0.16)), (_between(a, b, 0.84), b)}
    page.lines(_joined(walls), ground.wall, thick, z=2.6)
    page.lines(shut, ground.door, 0.6 * thick, z=2.7)


def _joined(walls: Iterable[tuple[Point, Point]]) -> list[tuple[Point, Point]]:
    """Walls that go on in a straight line as one: where two end upon each other one would see the joint.

    >>> _joined([((0, 0), (0, 1)), ((0, 0), (1, 0)), ((1, 0), (2, 0))])
    [((0, 0), (2, 0)), ((0, 0), (0, 1))]
    """
    found: list[tuple[Point, Point]] = []
    for along, beside in ((0, 1), (1, 0)):
        ways = [(start[beside], start[along], start, end) for start, end in walls if start[beside] == end[beside]]
        lines: list[tuple[Point, Point]] = []
        for _, _, start, end in sorted(ways):
            if lines and lines[-1][1] == start:
                lines[-1] = lines[-1][0], end
            else:
                lines.append((start, end))
        found += lines
    return found


def _edge(sheet: Sheet, spot: tuple[int, int], way: int) -> tuple[Point, Point]:
    """The two ends of an edge of a square: 0 north, 1 east, 2 south, 3 west."""
    (x, y), s = sheet.corner(spot), sheet.s
    ends = (((x, y + s), (x + s, y + s)), ((x + s, y), (x + s, y + s)), ((x, y), (x + s, y)), ((x, y), (x, y + s)))
    (ax, ay), (bx, by) = ends[way]
    return (round(ax, 4), round(ay, 4)), (round(bx, 4), round(by, 4))


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _starts(page: Any, view: Any, sheet: Sheet, ground: Ground, dotted: Collection[str]) -> None:
    """The numbers of the start squares, where nothing stands on them; also on one that can be chosen."""
    board, s = view.paragraphs.map, sheet.s
    taken = {*view.pawn.values(), *view.tokens, *view.visited, *dotted}
    size = max(page.least, min(page.size_of("note"), 30 * s))
    for number, square in board.starts.items():
        if sheet.shows(board.spot[square]):
            x, y = sheet.middle(board.spot[square])
            page.disc(x, y, 0.4 * s, None, ground.soft, page.HAIR, z=2.3, dash=(2, 2))
            if board.name[square] not in taken and 1.25 * size / 72 <= s:
                page.text(x, y, str(number), colour=ground.soft, ha="center", size=size, z=3.5)


def _reach(page: Any, view: Any, decision: Any, sheet: Sheet, ground: Ground, chosen: tuple[str, ...]) -> None:
    """What can be pressed, where the movement can end, and the way that has been walked."""
    board, s = view.paragraphs.map, sheet.s
    offered = [place for place in facts.offered(decision, chosen) if place in board.number]
    for square in (*offered, *(place for place in chosen if place in board.number)):
        if sheet.shows(spot := board.spot[board[square]]):
            x, y = sheet.corner(spot)
            k, line = 0.02 * s if square in view.tokens else 0.09 * s, max(page.RULE, 6 * s)  # around a token
            page.box(x + k, y + k, s - 2 * k, s - 2 * k, ground.act_soft, ground.act, line, 0.14 * s, 3.4)
    for square in facts.destinations(view, decision):
        if sheet.shows(spot := board.spot[board[square]]):
            page.disc(*sheet.middle(spot), 0.15 * s, ground.act, ground.floor, page.LINE, z=3.6)
    way = list(view.visited)
    if decision is not None and chosen and chosen[0] in board.number:
        way = [*way[:-1], *facts.way_to(view, decision, chosen[0])]
    draw_way(page, view, sheet, ground, way)


def draw_way(page: Any, view: Any, sheet: Sheet, ground: Ground, way: Sequence[str]) -> None:
    """A line through the squares of a way."""
    board, s = view.paragraphs.map, sheet.s
    points = [sheet.middle(board.spot[board[square]]) for square in way if sheet.shows(board.spot[board[square]])]
    if len(points) > 1:
        page.line(points, ground.floor, 10 * s + 2, z=3.7)
        page.line(points, ground.act, 10 * s, z=3.8)


def overview(page: Any, view: Any, words: Any, sheet: Sheet, x: float, top: float, w: float, h: float) -> None:
    """Where the part that is shown lies on the whole map, where all pawns are, and which rooms are not shown."""
    (rows, columns), board, side, em = shape_of(view), view.paragraphs.map, tile_side(view), page.size_of("note") / 72
    cells = cells_of(view)
    hidden = [tile_of(cells[cell])[0] for cell in sheet.hidden]
    said, lines = words("board-part", shown=", ".join(hidden)), []
    for share in BESIDE_WORDS:
        s = min(share * w / columns, h / rows)
        room = w - columns * s - 0.6 * em
        lines = page.wrap(said, room, "note", lines=max(int(h / (1.4 * em)), 1)) if hidden and room > 5 * em else []
        if lines and not any(line.endswith("…") or page.text_width(line, "note") > room for line in lines):
            break
    else:
        s, lines = min(w / columns, h / rows), []
    for n, line in enumerate(lines):
        page.text(x + columns * s + 0.6 * em, top - (0.8 + 1.4 * n) * em, line, "note", "soft")
    small, ground = Sheet(x, top, s, (0, 0), (rows, columns), ()), ground_of(page, facts.is_day(view))
    rooms = []
    for _, cell, _ in tile_squares(view, small):
        left, low = small.corner((cell[0] * side + side - 1, cell[1] * side))
        rooms.append((left, low, side * s, side * s))
    page.boxes_of(rooms, ground.floor, ground.wall, page.LINE, r=0, z=2)
    left, low = small.corner((sheet.first[0] + sheet.size[0] - 1, sheet.first[1]))
    page.box(left, low, sheet.size[1] * s, sheet.size[0] * s, None, ground.act, page.STRONG, 0.02, 2.2)
    for player, square in view.pawn.items():
        colour = palette(page).seats[facts.seat(view, player)]
        page.disc(*small.middle(board.spot[board[square]]), max(0.9 * s, 0.03), colour, "card", page.HAIR, z=2.4)

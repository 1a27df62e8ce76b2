"""Many drawings on one page of HTML: each letter, each line of text and each shape is written once, wherever it stands.

Coordinates are kept to a tenth of a point. A shape is written relative to its first point, so that the same shape at
another place is the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from zlib import crc32

from tabletop_lab.figures.sketch import Drawing

WORTH = 44
"""Characters from which on a repeated shape is worth a definition."""
RUN = 8
"""So many shapes make a run, on the average."""
_PATH = re.compile(r'^<path d="([^"]*)" ?([^>]*)/>$')
_WORDS = re.compile(
    r'^<g fill="([^"]*)" transform="translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)">(.*)</g>$', re.DOTALL
)
_PART = re.compile(r"([MLCQZ])([^MLCQZ]*)")
_RELATIVE = re.compile(r"([mlcqz])([^mlcqz]*)")


class Shared:
    """The drawings of a page, and what they have in common.

    >>> pawn = Drawing("0 0 9 9", ('<path d="M1 1L4 1L4 7.25Z" fill="#123456"/>',) * 1)
    >>> moved = Drawing("0 0 9 9", ('<path d="M3 1L6 1L6 7.25Z" fill="#123456"/>',))
    >>> shared = Shared([pawn, moved])
    >>> shared.shapes(moved)
    '<path fill="#123456" d="M3 1l3 0l0 6.2z"/>'
    """

    def __init__(self, drawings: Iterable[Drawing]) -> None:
        drawings = list(drawings)
        count: Counter[str] = Counter()
        self._letters: dict[str, str] = {}
        for drawing in drawings:
            self._letters |= drawing.letters or {}
            count.update(_placed(shape)[0] for shape in drawing.shapes)
        repeated = [made for made, n in count.items() if n > 1 and len(made) > WORTH]
        self._names = {made: f"s{k}" for k, made in enumerate(repeated)}
        self._short = {name: f"l{k}" for k, name in enumerate(self._letters)}
        runs = Counter(run for drawing in drawings for run in self._runs(drawing))
        self._groups = {
            run: f"r{k}" for k, run in enumerate(run for run, n in runs.items() if n > 1 and len(run) > WORTH)
        }

    def defs(self) -> str:
        """What is written once."""
        letters = "".join(f'<path id="{self._short[name]}" d="{_in_tenths(d)}"/>' for name, d in self._letters.items())
        shapes = "".join(self._named(self._letter(made), name) for made, name in self._names.items())
        groups = "".join(f'<g id="{name}">{run}</g>' for run, name in self._groups.items())
        return letters + shapes + groups

    def shapes(self, drawing: Drawing) -> str:
        """The shapes of a drawing."""
        runs = self._runs(drawing)
        return "".join(f'<use href="#{self._groups[run]}"/>' if run in self._groups else run for run in runs)

    def _runs(self, drawing: Drawing) -> list[str]:
        """The shapes in runs that end where a shape says so itself: two drawings that are alike have the same runs."""
        found: list[str] = []
        run = ""
        for shape in drawing.shapes:
            made = self._shape(*_placed(shape))
            run += made
            if crc32(made.encode()) % RUN == 0:
                found.append(run)
                run = ""
        return [*found, run] if run else found

    def _shape(self, made: str, x: str, y: str) -> str:
        if made in self._names:
            at = (f' x="{x}"' if x != "0" else "") + (f' y="{y}"' if y != "0" else "")
            return f'<use href="#{self._names[made]}"{at}/>'
        return self._letter(_put(made, x, y))

    def _letter(self, made: str) -> str:
        return re.sub(r'href="#(t-[^"]+)"', lambda found: f'href="#{self._short[found[1]]}"', made)

    @staticmethod
    def _named(made: str, name: str) -> str:
        head, rest = made.split(" ", 1)
        return f'{head} id="{name}" {rest}'


@lru_cache(maxsize=4096)
def _in_tenths(d: str) -> str:
    """The outline of a letter in tenths of its units, a hundredth of its size each; so that no error adds up.

    >>> _in_tenths("m27.33 -1.41c14.2 0 26.11 7.82 26.11 21.41z")
    'm27.3-1.4c14.2 0 26.1 7.8 26.1 21.4z'
    """
    made: list[str] = []
    here, start = (0.0, 0.0), (0.0, 0.0)
    at = (0, 0)
    for command, numbers in _RELATIVE.findall(d):
        if command == "z":
            made.append("z")
            here, at = start, (round(start[0] * 10), round(start[1] * 10))
            continue
        values = [float(n) for n in numbers.split()]
        points = [(here[0] + x, here[1] + y) for x, y in zip(values[::2], values[1::2], strict=True)]
        ends = [(round(x * 10), round(y * 10)) for x, y in points]
        steps = " ".join(f"{_number(x - at[0])} {_number(y - at[1])}" for x, y in ends)
        made.append(command + steps.replace(" -", "-"))
        here, at = points[-1], ends[-1]
        if command == "m":
            start = here
    return "".join(made)


@lru_cache(maxsize=65536)
def _placed(shape: str) -> tuple[str, str, str]:
    """A shape at the origin, and where it stands."""
    if path := _PATH.match(shape):
        d, x, y = _relative(path[1])
        return f'<path {path[2]}{" " if path[2] else ""}d="{d}"/>', x, y
    if words := _WORDS.match(shape):
        fill, x, y, across, down, letters = words.groups()
        inner = letters.replace(' x="0"', "")
        return f'<g fill="{fill}" transform="scale({across} {down})">{inner}</g>', _tenth(x), _tenth(y)
    return shape, "0", "0"


def _put(made: str, x: str, y: str) -> str:
    """A shape at its place, written without a definition."""
    if made.startswith("<path"):
        return made.replace('d="M0 0', f'd="M{x} {y}', 1)
    if made.startswith("<g ") and (x, y) != ("0", "0"):
        return made.replace('transform="', f'transform="translate({x} {y}) ', 1)
    return made


def _tenth(value: str) -> str:
    return f"{float(value):.1f}".removesuffix(".0").replace("-0.0", "0")


def _relative(d: str) -> tuple[str, str, str]:
    """A path of absolute coordinates as one that begins at the origin; in tenths, so that no error adds up."""
    made: list[str] = []
    here = start = origin = (0, 0)
    first = True
    for command, numbers in _PART.findall(d):
        if command == "Z":
            made.append("z")
            here = start
            continue
        values = [round(float(n) * 10) for n in numbers.split()]
        points = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            if first:
                origin, first = points[0], False
                made.append("M0 0")
            else:
                made.append(f"m{_number(points[0][0] - here[0])} {_number(points[0][1] - here[1])}")
            here = start = points[0]
            continue
        if all(point == here for point in points):
            continue
        steps = " ".join(f"{_number(x - here[0])} {_number(y - here[1])}" for x, y in points).replace(" -", "-")
        made.append(f"{command.lower()}{steps}")
        here = points[-1]
    return "".join(made), _number(origin[0]), _number(origin[1])


@lru_cache(maxsize=8192)
def _number(tenths: int) -> str:
    whole, part = divmod(abs(tenths), 10)
    text = (f"{whole}.{part}" if whole else f".{part}") if part else str(whole)
    return f"-{text}" if tenths < 0 else text

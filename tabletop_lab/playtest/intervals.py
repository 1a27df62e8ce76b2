"""Intervals, and what they are worth: all numbers here are formulas, no games and no tables.

All intervals hold with 95 %. Those "for watching" hold at every look together: whoever stops as soon as something is
seen is wrong in 5 % of studies, not in 40 %.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

ALPHA = 0.05
Z = 1.959963984540054
TIGHTEST_AT = 500
"""The number of games at which the intervals for watching are tightest. It is the same for all studies: a number that
somebody could change after a look would make them wrong."""
_RHO2 = (2 * math.log(1 / ALPHA) + math.log(1 + 2 * math.log(1 / ALPHA))) / TIGHTEST_AT


def effective(values: Sequence[bool], games: Sequence[int]) -> float:
    """How many independent values these are worth: those of one game may be alike, as a side wins or loses as one.

    The number of values, divided by how much larger their variance is when games are drawn instead of values (the
    design effect, Kish 1965); where all values are equal it is the number of games.

    >>> effective([True, True, False, False], [0, 0, 1, 1]), effective([True, True, False, False], [0, 1, 2, 3])
    (2.0, 4.0)
    """
    mean, off = sum(values) / len(values), dict.fromkeys(games, 0.0)
    if not 0 < mean < 1:
        return float(len(off))
    for value, game in zip(values, games, strict=True):
        off[game] += value - mean
    return len(values) / max(1.0, sum(one * one for one in off.values()) / (len(values) * mean * (1 - mean)))


def wilson(share: float, n: float, z: float = Z) -> tuple[float, float]:
    """The interval for a share of `n` games (Wilson 1927); with shared victories it is a little too wide.

    `z`: how many standard errors it reaches, for intervals that hold together.

    >>> [round(end, 3) for end in wilson(0.0, 20)], [round(end, 3) for end in wilson(0.5, 100)]
    ([0.0, 0.161], [0.404, 0.596])
    """
    if n <= 0:
        return 0.0, 1.0
    middle = (share + z * z / 2 / n) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / 4 / n / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def normal(sd: float, n: int) -> float:
    """Half the width of the interval for the mean of `n` values with this standard deviation; infinite below two.

    >>> round(normal(2.0, 100), 3), round(normal(2.0, 10), 3)
    (0.397, 1.431)
    """
    return _student(Z, n - 1) * sd / math.sqrt(n) if n > 1 else math.inf


def watched(sd: float, n: int, alpha: float = ALPHA) -> float:
    """The same for watching: a confidence sequence (normal mixture; Robbins 1970, Waudby-Smith and others 2024).

    `alpha`: how often it may fail, for intervals that hold together.

    >>> round(watched(2.0, 100), 2), round(watched(2.0, 500) / normal(2.0, 500), 2)
    (0.69, 1.55)
    """
    if n < 2:
        return math.inf
    at = n * _RHO2 + 1
    z = math.sqrt(2 * at / (n * _RHO2) * math.log(math.sqrt(at) / alpha))
    return _student(z, n - 1) * sd / math.sqrt(n)


def watched_share(share: float, n: int, alpha: float = ALPHA) -> tuple[float, float]:
    """The interval for watching a share. Two wins and two losses are added, so that it has a width from the start."""
    if n < 2:
        return 0.0, 1.0
    middle = (share * n + 2) / (n + 4)
    half = watched(math.sqrt(middle * (1 - middle)), n, alpha)
    return max(0.0, share - half), min(1.0, share + half)


def p_value(mean: float, sd: float, n: int, watching: bool) -> float:
    """How surprising this mean is where the true one is 0: 1 is not at all.

    >>> round(p_value(0.397, 2.0, 100, False), 3), p_value(0.0, 0.0, 100, True)
    (0.05, 1.0)
    """
    if n < 2 or mean == 0:
        return 1.0
    if sd == 0:
        return 0.0
    z = _unstudent(abs(mean) / sd * math.sqrt(n), n - 1)
    if not watching:
        return math.erfc(z / math.sqrt(2))
    at = n * _RHO2 + 1
    return min(1.0, math.exp(math.log(at) / 2 - z * z * n * _RHO2 / (2 * at)))


def _student(z: float, freedom: int) -> float:
    """So many estimated standard errors are as rare as `z` true ones (Student's t; Wallace 1959).

    The spread of the games is estimated from the games as well. At 95 % that is nothing, but the corrected limit for
    many looks lies far out: with 200 games and 40 looks the normal curve alone gives a finding in 5.7 % of studies.
    Beyond two degrees of freedom the formula is right within one per cent, and never too small.

    >>> round(_student(Z, 9), 3), round(_student(Z, 199), 3)  # the tables say 2.262 and 1.972
    (2.263, 1.972)
    """
    return math.sqrt(freedom * math.expm1((z * (8 * freedom + 3) / (8 * freedom + 1)) ** 2 / freedom))


def _unstudent(t: float, freedom: int) -> float:
    """The other way round.

    >>> round(_unstudent(_student(3.2, 40), 40), 9)
    3.2
    """
    return (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))


def holm(values: Sequence[float]) -> list[float]:
    """The p-values of many looks, corrected so that a false finding is in 5 % of studies, not of looks (Holm 1979).

    >>> [round(p, 3) for p in holm([0.04, 0.001, 0.02])]
    [0.04, 0.003, 0.04]
    """
    order = sorted(range(len(values)), key=values.__getitem__)
    found, largest = [1.0] * len(values), 0.0
    for rank, place in enumerate(order):
        largest = max(largest, min(1.0, (len(values) - rank) * values[place]))
        found[place] = largest
    return found


def never(n: int, watching: bool) -> float:
    """The share of games in which something may still happen that happened in none of `n`.

    >>> round(never(200, False), 4), round(never(200, True), 4)
    (0.0149, 0.0406)
    """
    if n <= 0:
        return 1.0
    return 1 - (ALPHA / (n + 1 if watching else 1)) ** (1 / n)


def games_for(precision: float, sd: float, watching: bool) -> int:
    """How many games it takes until the interval is the mean plus or minus `precision`.

    >>> games_for(0.5, 2.0, False), games_for(0.5, 2.0, True), games_for(0.5, 0.0, False)
    (64, 167, 2)
    """
    width = watched if watching else normal
    low, high = 2, 2
    while width(sd, high) > precision and high < 10**12:
        high *= 2
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if width(sd, middle) <= precision else (middle + 1, high)
    return low

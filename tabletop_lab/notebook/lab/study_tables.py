"""The tables of a study as HTML, whose rows can be pressed: what may be claimed, and the games that stand out."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from tabletop_lab.engine.language.messages import Messages
from tabletop_lab.playtest.said import SHARES, called, ends_of, number, quantity_words

from .words import lab_words


def claims_table(lines: Sequence[Any], words: Messages, by_variant: bool, by_bots: bool = False) -> str:
    """Differences with their intervals, and what may be claimed of each; without any, the means themselves."""
    if not lines:
        return ""
    compared = lines[0].verdict != "base"
    last = words("study-head-verdict") if compared else ""
    names = (words("study-head-what"), words("study-head-difference") if compared else words("study-head-mean"),
             words("study-head-interval"), last)  # fmt: skip
    rows = "".join(_claim(k, line, words, (by_variant, by_bots), compared) for k, line in enumerate(lines))
    return _table(names, rows)


def _claim(k: int, line: Any, words: Messages, by: tuple[bool, bool], compared: bool) -> str:
    """A row; `by`: whether it says which variant, and which bots, it is of."""
    say = lab_words(words.lang)
    what = quantity_words(line.quantity, words)
    of = (called(line.variant, words) if by[0] and compared else "", words.bot(line.bots) if by[1] else "")
    what = " · ".join(part for part in (*of, what) if part)
    if not compared:
        half, share = (line.high - line.low) / 2, line.quantity.startswith(SHARES)
        mean, low, high = (number(value, half, share) for value in (line.mean, line.low, line.high))
        return f"<tr><td>{escape(what)}</td><td>{mean}</td><td>{say('between', low=low, high=high)}</td><td></td></tr>"
    verdict = words(f"verdict-{line.verdict}", pairs=int(line.pairs))
    if line.verdict in ("never", "few") or line.difference != line.difference:
        difference, between = ("0", "") if line.verdict == "never" else ("", "")
    else:
        ends = {name: str(value) for name, value in ends_of(line, words).items()}
        difference, between = ends["difference"], say("between", low=ends["low"], high=ends["high"])
    name = escape(say("open-claim", what=what), quote=True)
    button = f'<button class="ttl-lab-row" title="{name}">{escape(what)}</button>'
    strong = ("<b>", "</b>") if line.verdict == "stands" else ("", "")
    return (
        f'<tr data-do="claim" data-with="{k}"><td>{button}</td><td>{difference}</td><td>{escape(between)}</td>'
        f"<td>{strong[0]}{escape(verdict)}{strong[1]}</td></tr>"
    )


def outliers_table(rows: Sequence[Any], words: Messages, lang: str) -> str:
    """The games that stand out: what was measured, its value there and in the usual game, and which game it is."""
    if not rows:
        return ""
    say = lab_words(lang)
    body = "".join(_outlier(k, row, words) for k, row in enumerate(rows))
    heads = [say(f"head-{name}") for name in ("what", "value", "usual", "game")]
    return f"<h3>{escape(say('outliers'))}</h3>{_table(heads, body)}"


def _outlier(k: int, row: Any, words: Messages) -> str:
    say, what = lab_words(words.lang), quantity_words(row.measure, words)
    apart = row.kind == "difference"
    if apart:
        what = say("changed-by", what=what, variant=called(row.variant, words))
    value, usual = (number(each, fine(each), sign=apart) for each in (row.value, row.mean))
    game = say("seed-of", variant=called(row.variant, words), seed=str(row.seed))
    return (
        f'<tr data-do="outlier" data-with="{k}"><td>{escape(what)}</td><td>{value}</td><td>{usual}</td>'
        f'<td><button class="ttl-lab-row">{escape(game)}</button></td></tr>'
    )


def fine(value: float) -> float:
    """How exactly a value is written: whole numbers as they are, others with two digits.

    >>> fine(36.0), fine(0.97)
    (1.0, 0.02)
    """
    return 1.0 if value == int(value) else 0.02


def _table(heads: Sequence[str], rows: str) -> str:
    named = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f'<table class="ttl-lab-rows"><thead><tr>{named}</tr></thead><tbody>{rows}</tbody></table>'

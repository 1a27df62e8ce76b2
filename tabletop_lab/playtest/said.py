"""What a study may claim, in words: the same sentences for a terminal, a notebook and a report."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib import import_module
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import Exactly, localized
from tabletop_lab.engine.language.messages import Messages, engine_words
from tabletop_lab.playtest import intervals
from tabletop_lab.playtest.tally import END

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.playtest.studies import Study

PAGE = "tabletop_lab.plots.report_page"
"""What makes a page of a report; it is loaded when somebody asks for one, as plots are made above this package."""
SHOWN = 30
"""So many differences are shown in a notebook; the others are counted."""
PRINTED, BASE = "printed", "base"
"""The variant that others are compared with: the rules as they are printed. Both names are said in words."""
LISTED = 8
"""So many measures that are not asked about are named; the others are counted."""
SHARES = (END, "win_share_")
_RANK = {"stands": 0, "open": 1, "few": 2, "never": 3}


def number(value: float, half: float, share: bool = False, sign: bool = False) -> str:
    """A number with as many digits as its interval, plus or minus `half`, allows; a share in per cent.

    The difference of two shares (with its `sign`) is no share: its unit, percentage points, is said by `ends_of`.

    >>> number(-3.14159, 0.4, sign=True), number(0.2345, 0.02, share=True), number(0.03, 0.01, share=True, sign=True)
    ('−3.1', '23 %', '+3')
    >>> number(0.2, 3, sign=True), number(-1575.2, 3)
    ('0', '−1,575')
    """
    value, half = (100 * value, 100 * half) if share else (value, half)
    if not math.isfinite(value):
        return "∞" if value > 0 else "−∞" if value < 0 else "?"
    places = 0 if not 0 < half < math.inf else max(0, min(4, -math.floor(math.log10(half))))
    said = f"{abs(value):,.{places}f}"
    before = "" if not float(said.replace(",", "")) else "−" if value < 0 else "+" if sign else ""
    return f"{before}{said}{' %' if share and not sign else ''}"


def quantity_words(name: str, words: Messages) -> str:
    """A quantity in words; a column of a metric has its own name."""
    for prefix, message in (("win_share_", "win_share"), ("score_", "score_of")):
        if name.startswith(prefix):
            return words(f"quantity-{message}", seat=Exactly(name.removeprefix(prefix)))
    if name.startswith(END):
        return words("quantity-end", reason=Exactly(words.value("reason", name.removeprefix(END))))
    use, colon, thing = name.partition(":")
    if colon:  # how often something was used, such as "bought:R06" or "visited:8"
        said = words.value(use, thing)
        return f"{words.value('use', use)}: {said if said != thing else place_words(thing, words)}"
    return words(f"quantity-{name}") if words.has(f"quantity-{name}") else column_words(name, words)


def place_words(place: str, words: Messages) -> str:
    """A place in words: `space-<place>`, if the game has names for them, in its `unit-place` ("room 4")."""
    name = words.value("space", place)
    return words("unit-place", place=name) if words.has("unit-place") else name


def named_measures(study: Study, words: Messages) -> list[str]:
    """The measures that a study is asked about, everywhere: those that have a name in words, and no seat's alone.

    A seat's share of the victories is asked about too. All measures, if the game names no column of its own: a game
    that was typed into a cell.
    """
    seats, every_game = set(study.plan.arms[0].task.players), engine_words(words.lang)
    found = dict.fromkeys(name for one in study.tally().sums.values() for name in one.values)
    if not any(_named(name, words) and not _named(name, every_game) for name in found):
        return list(found)
    return [
        name for name in found
        if name.startswith(SHARES) or not seats.intersection(name.split("_")) and _named(name, words)
    ]  # fmt: skip


def _named(name: str, words: Messages) -> bool:
    return words.has(f"quantity-{name}") or _column(name, words) is not None


def column_words(name: str, words: Messages) -> str:
    """A column of a batch in words: `column-<name>`, the word of the field, or the name with spaces.

    A column of something, such as `captured_boat` or `P2_out`, has the message `column-captured_of`, `column-out_of`.

    >>> from tabletop_lab.engine.core import catalogue
    >>> [column_words(name, catalogue.find("cetkaik").words("en")) for name in ("captures", "captured_boat")]
    ['captures', 'captured in a game: boat']
    """
    said = _column(name, words)
    return name.replace("_", " ") if said is None else said


def _column(name: str, words: Messages) -> str | None:
    """What the messages call a column; None if they do not."""
    for message in (f"column-{name}", f"field-{name}"):
        if words.has(message):
            return words(message)
    parts = name.split("_")
    cuts = [(parts[1:], parts[:1]), *((parts[:i], parts[i:]) for i in range(len(parts) - 1, 0, -1))]
    for family, of in (("_".join(family), "_".join(of)) for family, of in cuts):
        if words.has(f"column-{family}_of"):
            return words(f"column-{family}_of", of=Exactly(words.value(words.role(family), of)))
    *field, seat = parts
    if field and re.fullmatch(r"P\d+", seat) and (said := _column("_".join(field), words)) is not None:
        return f"{seat}: {said}"  # a field of which every seat has its own
    return None


def called(variant: str, words: Messages) -> str:
    """What a variant is called: that of the printed rules, a preset and one that the game knows by name have words."""
    return words("plot-printed") if variant in (PRINTED, BASE) else known_variant(variant, words) or variant


def known_variant(variant: str, words: Messages) -> str:
    """The name of a preset, or of a variant for which the game has a message; '' of any other.

    "days=7" has the message of its parameter, with the value.

    >>> import tabletop_lab as tl
    >>> known_variant("short", tl.games()["fourteen_nights"].words("en"))
    'Short, seven days'
    """
    parameter, _, value = variant.partition("=")
    for message in (f"preset-{variant}", f"variant-{variant}", f"variant-{parameter}" if value else ""):
        if message and words.has(message):
            said = words(message, value=int(value) if value.isdecimal() else value)
            return said[:1].upper() + said[1:]
    return ""


def lots_in_words(lots: Iterable[str], words: Messages) -> str:
    """The lots of bots of a study; where there are several, each in quotes, since a name can have a comma."""
    return listed(list(dict.fromkeys(words.bot(lot) for lot in lots)))


def listed(names: Sequence[str]) -> str:
    """Names in a line; several stand in quotes, since a name can have a comma.

    >>> listed(["random"]), listed(["random", "random, silent"])
    ('random', '“random”, “random, silent”')
    """
    return names[0] if len(names) == 1 else ", ".join(f"“{name}”" for name in names)


def rest_of(ranked: Sequence[Any], shown: Sequence[Any], words: Messages) -> list[str]:
    """How many differences are not shown: a sentence for each verdict that is among them."""
    left = [line.verdict for line in ranked if line not in shown]
    counts = {"more-stand": left.count("stands"), "rest": left.count("open") + left.count("few"),
              "nevers": left.count("never")}  # fmt: skip
    return [words(f"study-{message}", count=count) for message, count in counts.items() if count]


def seed_of(line: Any) -> int | None:
    """The game that shows a line of the table most; None where no game differs (pandas has no number there)."""
    try:
        return int(line.seed)
    except (TypeError, ValueError):
        return None


def ends_of(line: Any, words: Messages, short: bool = False) -> dict[str, Exactly]:
    """The difference of a line of the table and the ends of its interval, as texts.

    Shares differ by percentage points, which the difference says and its ends do not; `short`: in one word.

    >>> from types import SimpleNamespace as Line
    >>> line = Line(quantity="win_share_P1", difference=0.03, difference_low=-0.04, difference_high=0.1)
    >>> [[str(said) for said in ends_of(line, engine_words(lang)).values()] for lang in ("en", "ko")]
    [['+3 percentage points', '−4', '+10'], ['+3 %p', '−4', '+10']]
    """
    share = line.quantity.startswith(SHARES)
    half = (line.difference_high - line.difference_low) / 2
    values = {"difference": line.difference, "low": line.difference_low, "high": line.difference_high}
    said = {name: Exactly(number(value, half, share, sign=True)) for name, value in values.items()}
    if share:
        kind = "one" if str(said["difference"]).lstrip("+−") == "1" else "other"
        message = "points-short" if short else "points"
        said["difference"] = Exactly(words(f"study-{message}", difference=said["difference"], kind=kind))
    return said


def claim(line: Any, words: Messages, watching: bool = False) -> str:
    """One line of a table of readings as a sentence."""
    what = _what(line, words)
    if _never_came_up(line):
        return words("study-zero", what=what, pairs=int(line.games))
    if line.verdict == "base":
        half, share = (line.high - line.low) / 2, line.quantity.startswith(SHARES)
        said = {name: Exactly(number(getattr(line, name), half, share)) for name in ("mean", "low", "high")}
        return words("study-mean", what=what, **said)
    if line.verdict == "never":
        most = Exactly(number(intervals.never(line.pairs, watching), 0.001, share=True))
        return words("study-never", what=what, pairs=int(line.pairs), most=most)
    if line.verdict == "few" and not line.pairs:
        return f"{what}: {words('study-unmeasured')}"
    if line.verdict == "few":
        return words("study-few", what=what, pairs=int(line.pairs), differing=int(line.differing))
    said_gain = ""
    if line.gain == line.gain and line.gain >= 1.05:
        said_gain = " " + words("study-gain", gain=Exactly(number(line.gain, 0.3)))
    return words(f"study-{line.verdict}", what=what, **ends_of(line, words)) + said_gain


def _what(line: Any, words: Messages) -> Exactly:
    quantity = Exactly(quantity_words(line.quantity, words))
    what = words("study-of-variant", variant=Exactly(called(line.variant, words)), quantity=quantity)
    return Exactly(words("study-with-bots", what=Exactly(what), bots=Exactly(words.bot(line.bots))))


def groups_of(lines: Sequence[Any], words: Messages, watching: bool = False) -> list[str]:
    """The lines of a table of readings under a heading for each verdict, then for each variant and lot of bots.

    The numbers come first and are aligned; what they measure follows.
    """
    shown: list[str] = []
    gains = [line.gain for line in lines if line.verdict == "stands" and line.gain == line.gain]
    for verdict, group in groupby(lines, key=lambda line: line.verdict):
        shown += ["", words(f"study-group-{verdict}")]
        if verdict == "stands" and gains:
            ends = {"low": Exactly(number(min(gains), 0.3)), "high": Exactly(number(max(gains), 0.3))}
            shown.append("  " + words("study-gains", **ends))
        by_arm: dict[tuple[str, str], list[Any]] = {}
        for line in group:
            by_arm.setdefault((line.variant, line.bots), []).append(line)
        for (variant, bots), own in by_arm.items():
            name = Exactly(called(variant, words))
            shown.append("  " + words("study-group-of", variant=name, bots=Exactly(words.bot(bots))))
            cells = [_numbers(line, words, watching) for line in own]
            if verdict == "never":
                shown += _named_together(own, [value for value, _ in cells], words)
                continue
            left, right = (max(len(cell[k]) for cell in cells) for k in (0, 1))
            for line, (value, interval) in zip(own, cells, strict=True):
                shown.append(f"    {value:>{left}}  {interval:<{right}}  {quantity_words(line.quantity, words)}")
    return shown


def _named_together(lines: Sequence[Any], values: Sequence[str], words: Messages) -> list[str]:
    """Quantities that never differed: each bound once, for it says the same of all that were measured in as many games.

    In lines of a terminal's width.
    """
    said = []
    for value in dict.fromkeys(values):
        names = [quantity_words(line.quantity, words) for line, own in zip(lines, values, strict=True) if own == value]
        first, later = f"    {value}  ", " " * (6 + len(value))
        wide = 60 if words.lang == "ko" else 100  # a syllable of Hangul is as wide as two letters
        said += wrap("; ".join(names), wide, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)
    return said


def _never_came_up(line: Any) -> bool:
    """Whether a measured quantity was 0 in every game: "never in n games" says more than a zero."""
    share = line.quantity.startswith(SHARES)
    return bool(line.verdict == "base" and line.mean == line.low == 0 and (share or line.high == 0))


def _numbers(line: Any, words: Messages, watching: bool) -> tuple[str, str]:
    """What a line of the table found, and its interval or nothing."""
    if line.verdict == "never":
        return number(intervals.never(line.pairs, watching), 0.001, share=True), ""
    if line.verdict == "few" and not line.pairs:
        return words("study-unmeasured"), ""
    if line.verdict == "few":
        return words("study-differing", differing=int(line.differing), pairs=int(line.pairs)), ""
    if _never_came_up(line):
        return "0", words("verdict-never", pairs=int(line.games))
    if line.verdict == "base":
        half, share = (line.high - line.low) / 2, line.quantity.startswith(SHARES)
        mean, *ends = (number(value, half, share) for value in (line.mean, line.low, line.high))
        return mean, words("study-interval", low=Exactly(ends[0]), high=Exactly(ends[1]))
    found = ends_of(line, words)
    return str(found["difference"]), words("study-interval", low=found["low"], high=found["high"])


class Report:
    """What the games of a study show so far. A notebook shows it in the language that everything speaks.

    `quantities`: None for the `named_measures`. What is not asked about is told in the head.
    """

    def __init__(self, study: Study, quantities: Sequence[str] | None = None) -> None:
        self.study = study
        asked = named_measures(study, self._words(known_language(None))) if quantities is None else quantities
        self.table: pd.DataFrame = study.readings(asked)
        self.left_out = [] if quantities is not None else [
            name for name in dict.fromkeys(name for one in study.tally().sums.values() for name in one.values)
            if name not in asked
        ]  # fmt: skip
        self.watching = bool(self.table.attrs["watching"])
        self.done = study.done

    def claims(self, lang: str | None = None) -> list[str]:
        """Return a sentence for each line of the table, what stands first."""
        words = self._words(known_language(lang))
        return [claim(line, words, self.watching) for line in self.ranked(base=True)]

    def head(self, lang: str | None = None) -> list[str]:
        """Return what was played, how far it is, and what intervals and verdicts mean."""
        lang = known_language(lang)
        plan, study = self.study.plan, self.study
        game = plan.arms[0].task.game
        words = game.words(lang)
        bots = lots_in_words((arm.bots for arm in plan.arms), words)
        lines = [
            words("study-title", title=Exactly(game.title.get(lang, game.name)), done=self.done, games=plan.games),
            words("study-players", players=len(plan.arms[0].task.players), bots=Exactly(bots), seed=Exactly(plan.seed)),
        ]
        if study.running:
            lines.append(words("study-running"))
        elif study.failed is not None:
            lines.append(words("study-failed", error=Exactly(str(study.failed))))
        elif self.done < plan.games:
            lines.append(words("study-stopped"))
        lines.append(words("study-claim-watched" if self.watching else "study-claim-planned"))
        looks = int((self.table["verdict"] != "base").sum())
        if looks:
            lines.append(words("study-claim-paired", base=Exactly(called(plan.arms[0].variant, words))))
            lines.append(words("study-claim-holm", looks=looks))
        if self.left_out:
            named, more = self.left_out[:LISTED], len(self.left_out) - LISTED
            lines.append(words("study-left-out", names=Exactly(", ".join(named)), more=max(0, more)))
        errors = sum(self.table.groupby(["bots", "variant"])["errors"].first())
        return lines + ([words("study-errors", count=int(errors))] if errors else [])

    def to_text(self, lang: str | None = None) -> str:
        """Return head and claims as lines: what stands, what is not resolved, then what was measured."""
        lang = known_language(lang)
        return "\n".join([*self.head(lang), *groups_of(self.ranked(), self._words(lang), self.watching)])

    def html(self, lang: str | None = None) -> str:
        """Return one page with the plots of the game, all claims, rules, seeds and versions; it needs no other file.

        Both languages are on it; `lang`: the one that is shown first.
        """
        made: str = import_module(PAGE).html_of(self, lang)
        return made

    def save(self, path: str | Path, lang: str | None = None) -> Path:
        """Write that page into a file; it opens offline and needs no scripts. Raises TabletopError."""
        if not isinstance(path, (str, Path)) or Path(path).suffix not in (".html", ".htm"):
            raise TabletopError(localized("no_report_file", "call", name="path", given=echo(str(path))))
        return write_file(path, self.html(lang))

    def _words(self, lang: str) -> Messages:
        found: Messages = self.study.plan.arms[0].task.game.words(lang)
        return found

    def ranked(self, base: bool = True) -> list[Any]:
        """Return the lines of the table, what stands first; without `base` only the differences."""
        lines = [line for line in self.table.itertuples(index=False) if base or line.verdict != "base"]
        return sorted(lines, key=lambda line: (_RANK.get(line.verdict, 4), line.p if line.p == line.p else 1.0))

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        lang = known_language(None)
        words, ranked = self._words(lang), self.ranked(base=False)
        shown = [line for line in (ranked or self.ranked(base=True)) if line.verdict != "never"][:SHOWN]
        title, *rest = self.head(lang)
        items = "".join(f"<li>{escape(claim(line, words, self.watching))}</li>" for line in shown)
        said = rest_of(ranked, shown, words)
        notes = "".join(f"<p>{escape(line)}</p>" for line in (*rest, *said))
        return f'<section lang="{lang}"><h4>{escape(title)}</h4><ul>{items}</ul>{notes}</section>'

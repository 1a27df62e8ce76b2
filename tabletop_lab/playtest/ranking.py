"""The ranking of disputed readings, as a table, as a to-do list and for a notebook.
A reading is ranked by the strongest effect that stands, measured in standard deviations of games as printed."""

from __future__ import annotations

import math
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import Exactly, localized
from tabletop_lab.engine.language.messages import Messages
from tabletop_lab.playtest.said import Report, ends_of, quantity_words

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.playtest.disputed import Ambiguities, Reading

MEASURES = ("decisions", "score", "margin", "clauses")
"""The measures that every game has, beside each seat's share of the victories and the kinds of end.

`clauses`: how many clauses of the rulebook came up in a game."""
FORMS = (".md", ".csv", ".html")
"""As what a ranking can be kept: a list of things to do, a table, a page."""
_ORDER = ("stands", "open", "few", "never", "unplayable")
COLUMNS = [
    "question", "field", "value", "bots", "verdict", "measure", "difference", "low", "high", "strength", "pairs",
    "differing", "disagree", "seed",
]  # fmt: skip

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } caption { font-weight: 600; text-align: start; padding-block: .5rem }
th, td { border: 1px solid; padding: .3rem .6rem; text-align: start; vertical-align: top; font-weight: inherit }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }"""
"""How a page of its own looks."""


def check_file(path: object) -> Path:
    """Refuse a name that does not end in one of the FORMS.

    >>> check_file("list.md").suffix
    '.md'
    """
    if not isinstance(path, (str, Path)) or Path(path).suffix not in FORMS:
        raise TabletopError(localized("no_form", "call", name="path", given=echo(str(path))))
    return Path(path)


class Ranking:
    """The readings, ranked when this was made."""

    def __init__(self, asked: Ambiguities, table: pd.DataFrame) -> None:
        self.asked, self.readings = asked, table
        self.bots = list(dict.fromkeys(arm.bots for arm in asked.study.plan.arms))
        self._lines: dict[tuple[str, str], list[Any]] = {}
        for line in table.itertuples(index=False):
            if line.verdict != "base":
                self._lines.setdefault((line.variant, line.bots), []).append(line)
        sums = asked.study.tally().sums
        self._spread = {
            (key[0], name): values.sd for key, one in sums.items() if key[1] == asked.study.plan.arms[0].variant
            for name, values in one.values.items()
        }  # fmt: skip
        self._differing = {key: (one.differing, one.pairs) for key, one in sums.items()}
        self.order = sorted(asked.all, key=self._rank)

    def strength(self, line: Any) -> float:
        """How large a difference is, in standard deviations of games as printed."""
        spread = self._spread.get((line.bots, line.quantity), 0.0)
        return abs(line.difference) / spread if spread else math.inf if line.difference else 0.0

    def of(self, name: str, bots: str) -> Any:
        """The line that says most of a reading and a lot of bots: what stands, and among it the strongest."""
        return min(self._lines.get((name, bots), []), key=self._weight, default=None)

    def best(self, name: str) -> Any:
        """The line that says most of a reading, of all bots; None if nothing differs in any game."""
        lines = [line for bots in self.bots if (line := self.of(name, bots)) is not None and line.verdict != "never"]
        return min(lines, key=self._weight, default=None)

    def _weight(self, line: Any) -> tuple[int, float]:
        stands = line.verdict == "stands"
        return _ORDER.index(line.verdict), -self.strength(line) if stands else line.p

    def verdict(self, name: str, bots: str) -> str:
        """What may be said of a reading: "never" only if not a single game differs in anything."""
        line = self.of(name, bots)
        if line is None:
            return "few"
        differing, pairs = self._differing[bots, name]
        return "few" if line.verdict == "never" and differing else line.verdict

    def disagree(self, name: str) -> bool:
        """Whether for a measure that stands with one bot the interval of another lies elsewhere altogether."""
        for bots in self.bots:
            for line in self._lines.get((name, bots), []):
                if line.verdict != "stands":
                    continue
                others = [one for b in self.bots if b != bots for one in self._lines[name, b]]
                for other in others:
                    if other.quantity == line.quantity and other.pairs:
                        still = other.verdict == "never"
                        low, high = (0.0, 0.0) if still else (other.difference_low, other.difference_high)
                        if low > line.difference_high or high < line.difference_low:
                            return True
        return False

    def _rank(self, reading: Reading) -> tuple[int, float]:
        if reading.unplayable:
            return _ORDER.index("unplayable"), 0.0
        line = self.best(reading.name)
        if line is None:
            return min((_ORDER.index(self.verdict(reading.name, bots)) for bots in self.bots), default=3), 0.0
        return self._weight(line)

    def table(self) -> pd.DataFrame:
        """Return a row for each reading and bot, the strongest reading first.

        Columns: question, field, value, bots, verdict (as in `readings`, or "unplayable"), the measure that says most,
        its difference to the rules as printed with its interval, strength (in standard deviations of games as
        printed), pairs, differing (games that differ in anything), disagree (between the bots), seed (of the game with
        the largest difference).
        """
        import pandas as pd

        rows = []
        for reading in self.order:
            for bots in self.bots:
                row: dict[str, Any] = dict.fromkeys(COLUMNS)
                field = self.asked.game.Rules.model_fields[reading.field]
                row |= {"question": rule_fields.question_of(field), "field": reading.field, "value": reading.value,
                        "bots": bots, "verdict": "unplayable", "disagree": False}  # fmt: skip
                if not reading.unplayable:
                    differing, pairs = self._differing[bots, reading.name]
                    row |= {"verdict": self.verdict(reading.name, bots), "differing": differing, "pairs": pairs}
                    row["disagree"] = self.disagree(reading.name)
                    if row["verdict"] in ("stands", "open"):
                        line = self.of(reading.name, bots)
                        row |= {"measure": line.quantity, "difference": line.difference, "low": line.difference_low,
                                "high": line.difference_high, "strength": self.strength(line),
                                "seed": line.seed}  # fmt: skip
                rows.append(row)
        kinds = {"pairs": "Int64", "differing": "Int64", "seed": "Int64", "disagree": bool} | dict.fromkeys(
            ("difference", "low", "high", "strength"), float
        )
        return pd.DataFrame(rows, columns=COLUMNS).astype(kinds)

    # --- in words -----------------------------------------------------------------------------------------------------

    def groups(self) -> dict[str, list[Reading]]:
        """The readings that stand with some bot, those that are not resolved, those that never came up."""
        found: dict[str, list[Reading]] = {"todo": [], "rest": [], "none": []}
        for reading in self.order:
            place = self._rank(reading)[0]
            found["todo" if place == 0 else "none" if place == 3 else "rest"].append(reading)
        return found

    def effect(self, reading: Reading, bots: str, words: Messages) -> str:
        """What a reading does with a lot of bots, as a phrase."""
        if reading.unplayable:
            return words("ambiguities-unplayable", reason=Exactly(reading.unplayable.text(words.lang)))
        verdict = self.verdict(reading.name, bots)
        if verdict == "stands":
            line = self.of(reading.name, bots)
            quantity = Exactly(quantity_words(line.quantity, words))
            return words("ambiguities-effect", quantity=quantity, **ends_of(line, words))
        differing, pairs = map(int, self._differing[bots, reading.name])
        return words(f"ambiguities-{verdict}", pairs=pairs, differing=differing)

    def question(self, reading: Reading, lang: str) -> tuple[str, str, str]:
        """The question of the rulebook with its number, what is printed, and the other reading, in words."""
        game, words = self.asked.game, self.asked.game.words(lang)
        asked = rule_fields.question_of(game.Rules.model_fields[reading.field])
        try:
            title = game.rulebook(lang).find(asked).title
        except Exception:  # a game may have no rulebook in this language, or none at all
            title = words.rule_help(reading.field)
        printed, value = (words.rule_value(reading.field, value)
                          for value in (getattr(game.Rules(), reading.field), reading.value))  # fmt: skip
        if reading.unplayable and reading.value is None:
            return f"{asked} {title}", printed, words("ambiguities-others")
        if [rule_fields.question_of(field) for field in game.Rules.model_fields.values()].count(asked) > 1:
            # Of several parameters under one question "no" alone would not say of which.
            what = words.rule_name(reading.field)
            value = value if what == title.rstrip(".?") else f"{what}: {value}"
        return f"{asked} {title}", printed, value

    def head(self, lang: str) -> list[str]:
        """The title, and what may be claimed."""
        words, game = self.asked.game.words(lang), self.asked.game
        said = Report(self.asked.study, list(dict.fromkeys(self.readings["quantity"]))).head(lang)
        title = words("ambiguities-title", title=Exactly(game.title.get(lang, game.name)))
        return [title, *said, words("ambiguities-bots")]

    def markdown(self, lang: str | None = None) -> str:
        """Return the to-do list of the rulebook's author."""
        lang = known_language(lang)
        words, game = self.asked.game.words(lang), self.asked.game
        title, *notes = self.head(lang)
        lines = [f"# {title}", "", *(f"{note}  " for note in notes)]
        for group, readings in self.groups().items():
            if not readings:
                continue
            heading = {"todo": "ambiguities-todo", "rest": "ambiguities-rest", "none": "ambiguities-none"}[group]
            lines += ["", f"## {words(heading)}", ""]
            if group == "todo":
                lines += [words("ambiguities-first"), ""]
            for reading in readings:
                asked, printed, value = self.question(reading, lang)
                mark = " · " + words("ambiguities-disagree") if self.disagree(reading.name) else ""
                box = "- [ ] " if group == "todo" else "- "
                lines.append(f"{box}**{asked}** {value} ({words('ambiguities-printed', value=Exactly(printed))}){mark}")
                if group == "todo":
                    lines += [f"  - {words.bot(bots)}: {self.effect(reading, bots, words)}" for bots in self.bots]
                    lines.append(f"  - `tl.Disputes({game.name!r})[{reading.field!r}].match`")
                elif group == "rest":
                    lines.append(f"  - {'; '.join(self._each(reading, words))}")
        return "\n".join(lines) + "\n"

    def _each(self, reading: Reading, words: Messages) -> list[str]:
        if reading.unplayable:
            return [self.effect(reading, "", words)]
        return [f"{words.bot(bots)}: {self.effect(reading, bots, words)}" for bots in self.bots]

    def save(self, path: str | Path, lang: str | None = None) -> Path:
        """Write the list of things to do (.md), the table (.csv) or a page (.html); gives the path.

        Raises TabletopError for another ending, and if it cannot be written.
        """
        path, lang = check_file(path), known_language(lang)
        if path.suffix == ".md":
            return write_file(path, self.markdown(lang))
        if path.suffix == ".csv":
            return write_file(path, self.table().to_csv(index=False))
        title = escape(self.head(lang)[0])
        head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        page = f'<!DOCTYPE html><html lang="{lang}"><head>{head}</head><body>{self.html(lang)}</body></html>'
        return write_file(path, page + "\n")

    def _repr_html_(self) -> str:
        return self.html()

    def html(self, lang: str | None = None) -> str:
        """Return the ranking as a table, with what may be claimed."""
        lang = known_language(lang)
        words, groups = self.asked.game.words(lang), self.groups()
        title, *notes = self.head(lang)
        heads = [words("ambiguities-head-question"), words("ambiguities-head-reading"), *map(words.bot, self.bots)]
        rows = "".join(self._row(reading, lang, words) for reading in groups["todo"] + groups["rest"])
        never = "; ".join(" – ".join(self.question(reading, lang)[::2]) for reading in groups["none"])
        said = "".join(f"<p>{escape(note)}</p>" for note in notes)
        said += f"<p>{escape(words('ambiguities-none'))}: {escape(never)}</p>" if never else ""
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
        return (
            f'<section lang="{lang}"><table><caption>{escape(title)}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{said}</section>"
        )

    def _row(self, reading: Reading, lang: str, words: Messages) -> str:
        asked, printed, value = self.question(reading, lang)
        mark = f"<br><em>{escape(words('ambiguities-disagree'))}</em>" if self.disagree(reading.name) else ""
        cells = "".join(f"<td>{escape(self.effect(reading, bots, words))}</td>" for bots in self.bots)
        told = f"{escape(value)}<br><small>{escape(words('ambiguities-printed', value=Exactly(printed)))}</small>"
        return f'<tr><th scope="row">{escape(asked)}{mark}</th><td>{told}</td>{cells}</tr>'

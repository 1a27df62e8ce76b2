"""One position under each reading of a disputed rule, side by side: pictures, choices, first difference.
Every column is the same match with the same answers, replayed by the engine; nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.errors import InvalidRules, TabletopError, echo
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures import saved_html
from tabletop_lab.figures.render import AUTO

from .. import markup
from ..may_see import may_see_a_replay
from ..rules.draft import RuleTexts, choices
from ..words import say
from . import readings_small
from .sides import SHOWN, asks_else, board, columns, eyes, flow, inlined, picture, rows

REASONS = 6
"""The most choices named in a column that only other readings offer: so many with their reason, so many without."""

NOTE = 12
"""Pixels of the letters that say which reading is the default."""


class Readings:
    """A match under several values of one parameter: `matches` and `divergences` by value, shown side by side.

    A divergence is None where the value changes nothing up to the present step. `asked`: the user named the values.

    >>> import tabletop_lab as tl
    >>> at = {"first_player": "P1", "pawn": {"P1": 1}, "acted_since": {"P1": [1, 2, 3]}, "last_action": {"P1": [3]}}
    >>> found = readings(tl.Match("fourteen_nights", players=3, seed=1, position=at), "barred_spaces")
    >>> {value: match.decision.labels for value, match in found.matches.items()}["last_acted"]
    ['2']
    """

    def __init__(
        self,
        match: Any,
        field: str,
        values: Sequence[Any],
        viewer: str | None,
        lang: str,
        *,
        asked: bool = True,
        chosen: tuple[str, ...] = (),
        small: bool = False,
    ) -> None:
        self.match, self.field, self.lang, self._chosen = match, field, lang, chosen
        self._is_small = small or bool(chosen)
        self.matches: dict[Any, Any] = {}
        self.divergences: dict[Any, Any] = {}
        for value in values:
            try:
                self.matches[value], self.divergences[value] = match.with_rules({field: value})
            except InvalidRules:
                if asked:  # else the reading needs another value too, such as cards of one's own
                    raise
        self.viewer = viewer or eyes([match, *self.matches.values()])
        self._texts = RuleTexts(match, say(lang))

    def labels(self) -> dict[Any, list[str]]:
        """What can be chosen under each value, as labels (nothing if the game is over)."""
        return {value: match.decision.labels if match.decision else [] for value, match in self.matches.items()}

    # --- in words -------------------------------------------------------------------------------------------------

    def _title(self) -> str:
        question = rule_fields.question_of(self._texts.fields[self.field])
        return f"{question} {self._texts.label(self.field)}".strip()

    def _head(self, value: Any) -> tuple[str, list[str]]:
        """A value in words, and notes about it."""
        notes = []
        default = self._texts.fields[self.field].get_default(call_default_factory=True)
        if value == default:
            notes.append(self._texts.say("readings-default"))
        if value == getattr(self.match.rules, self.field):
            notes.append(self._texts.say("readings-here"))
        return self._texts.value(self.field, value), notes

    def _first(self, value: Any) -> str:
        """Where the match first differs under a value."""
        say, found, new = self._texts.say, self.divergences[value], self.matches[value]
        if found is None:
            return self._offered_else(new) or say("readings-same")
        before, after = found.texts(self.lang, self.viewer, sees_all=True)
        secret = say("div-secret")
        text = say(
            "readings-first",
            step=found.step, clauses=", ".join(found.clauses[:3]), before=before or secret, after=after or secret,
        )  # fmt: skip
        return text if found.last_matching_step is None else f"{text} {say('readings-stops', step=new.step)}"

    def _offered_else(self, match: Any) -> str:
        """How many choices a reading adds and removes where all else is the same, as a sentence; '' if none."""
        here, there = self.match.shown_decision(self.viewer), match.shown_decision(self.viewer)
        if not _same_question(here, there):
            return ""
        before, now = set(here.labels), set(there.labels)
        if before == now:
            return ""
        return self._texts.say("readings-offers", gained=len(now - before), lost=len(before - now))

    def __repr__(self) -> str:
        lines = [self._title()]
        for value in self.matches:
            name, notes = self._head(value)
            decision = self.matches[value].shown_decision(self.viewer)
            asked = decision.full_text(self.lang, self.viewer) if decision else ""
            asked = asked or self._texts.say("over" if self.matches[value].decision is None else "div-secret")
            more = f" ({', '.join(notes)})" if notes else ""
            lines += [f"{value} = {name}{more}", f"  {asked}", f"  {self._first(value)}"]
        return "\n".join(lines)

    # --- as a page ------------------------------------------------------------------------------------------------

    def _repr_html_(self) -> str:
        return saved_html(self.html())

    def html(self) -> str:
        """The columns, with drawings, for a page."""
        if self._is_small:
            return readings_small.laid_out(self._title(), [self._small(value) for value in self.matches], self.lang)
        texts, sides = self._texts, list(self.matches.values())
        close, many = asks_else(sides, self.viewer), len(sides) > 2
        heads, meanings, pictures = [], [], []
        for value, match in self.matches.items():
            name, notes = self._head(value)
            heads.append(escape(name) + (f"<br>{_noted(notes)}" if notes else ""))
            meanings.append(markup.inline(texts.meaning(self.field, value)))
            alt = f"{name}: {match.alt_text(self.viewer, self.lang)}"
            pictures.append(picture(match, self.viewer, self.lang, AUTO, alt, close, self._chosen, half=many))
        rows = [pictures, [self._offers(match) for match in sides], [escape(self._first(v)) for v in self.matches]]
        if any(meanings):
            rows.insert(0, meanings)
        title = f"<b>{escape(self._title())}</b> <code>{escape(self.field)}</code>"
        if many:
            return inlined(f"<p>{title}</p>{flow(heads, *rows, lang=self.lang)}")
        return inlined(columns(heads, *rows, lang=self.lang, caption=title))

    def rows(self) -> str:
        """One row for each reading with its board, large enough to be read; for a page that shows nothing else."""
        cells = []
        for value, match in self.matches.items():
            name, notes = self._head(value)
            small = f" {_noted(notes)}" if notes else ""
            parts = [f"<b>{escape(name)}</b> <code>{escape(str(value))}</code>{small}",
                     markup.inline(self._texts.meaning(self.field, value)), self._offers(match),
                     escape(self._first(value))]  # fmt: skip
            said = "".join(f'<p style="margin:0 0 6px">{part}</p>' for part in parts if part)
            alt = f"{name}: {match.alt_text(self.viewer, self.lang)}"
            cells.append((board(match, self.viewer, self.lang, alt, self._chosen), said))
        title = f"<p><b>{escape(self._title())}</b> <code>{escape(self.field)}</code></p>"
        return inlined(title + rows(cells, lang=self.lang))

    def _offers(self, match: Any) -> str:
        """The question of one column, its choices, and why it lacks those of another column."""
        texts, decision = self._texts, match.shown_decision(self.viewer)
        if decision is None:
            return f'<span class="quiet">{escape(texts.say("over" if match.decision is None else "div-secret"))}</span>'
        asked = [d for d in (m.shown_decision(self.viewer) for m in self.matches.values()) if d is not None]
        same = [d for d in asked if _same_question(d, decision)]
        here = self._options(decision)
        everywhere = set.intersection(*(set(self._options(d)) for d in same)) if len(same) == len(asked) else set()
        # The choices that only this column offers come first: they show what the reading means.
        shown = sorted(here, key=everywhere.__contains__)[:SHOWN]
        parts = [self._option(decision, here[label], "opt" if label in everywhere else "opt new") for label in shown]
        parts += self._more(len(here) - len(shown))
        elsewhere = {label: (d, option) for d in same for label, option in self._options(d).items()}
        missing = {label: found for label, found in elsewhere.items() if label not in here}
        return f"{markup.sentence(decision.text(self.lang))}<br>{' '.join(parts)}{self._missing(decision, missing)}"

    def _small(self, value: Any) -> str:
        """A reading as a lesson shows it, about the places that are pointed out."""
        match, (name, notes) = self.matches[value], self._head(value)
        here, meaning = match.shown_decision(self.viewer), self._texts.meaning(self.field, value)
        asked = [d for d in (m.shown_decision(self.viewer) for m in self.matches.values()) if d is not None]
        same = [d for d in asked if _same_question(d, here)]
        offered = [self._options(d) for d in same]
        everywhere = set.intersection(*map(set, offered)) if len(same) == len(self.matches) else set()
        elsewhere = {label: (d, o) for d, found in zip(same, offered, strict=True) for label, o in found.items()}
        return readings_small.side(
            match, self.viewer, self._chosen, name, notes[:1], meaning, self._options(here) if here else {}, everywhere,
            elsewhere, self._texts.say, len(same) < len(self.matches),
        )  # fmt: skip

    def _options(self, decision: Any) -> dict[str, Any]:
        """The options by their labels; only those that begin at the places pointed out."""
        routes = decision.routes if self._chosen else None
        found = decision.options if routes is None else routes.along(self._chosen)
        return {labels.label(option): option for option in found}

    def _missing(self, decision: Any, missing: Mapping[str, tuple[Any, Any]]) -> str:
        """What only other columns offer: with the reason if the rules give one, else by name."""
        why = [refusal for refusal in decision.refused() if refusal.label in missing][:REASONS]
        reasons = [
            f"<br>✗ {escape(decision.option_text(r.option, self.lang).removesuffix('.'), quote=False)}: "
            f"{markup.sentence(r.text(self.lang))} [{escape(r.clause)}]"
            for r in why
        ]
        unsaid = [found for label, found in missing.items() if label not in [refusal.label for refusal in why]]
        if unsaid:
            gone = [self._option(*found, "opt x") for found in unsaid[:REASONS]] + self._more(len(unsaid) - REASONS)
            head = f'<span class="quiet">{escape(self._texts.say("readings-not-here"))}</span>'
            reasons.append(f"<br>{head} {' '.join(gone)}")
        return "".join(reasons)

    def _more(self, count: int) -> list[str]:
        return [escape(self._texts.say("div-more", count=count))] if count > 0 else []

    def _option(self, decision: Any, option: Any, kind: str) -> str:
        text = escape(str(decision.option_text(option, self.lang)), quote=False)
        return f'<span class="{kind}">{f"<s>{text}</s>" if kind == "opt x" else text}</span>'


def _noted(notes: Sequence[str]) -> str:
    """Notes about a value: in letters of a size of their own, for those of a table are small in a notebook."""
    return f'<span style="font-size:{NOTE}px;font-weight:400">{escape(", ".join(notes))}</span>'


def _same_question(one: Any, other: Any) -> bool:
    """Whether the same seat is asked the same thing, as far as the viewer may know."""
    return one is not None and other is not None and (one.player, one.name) == (other.player, other.name)


def readings(
    match: Any,
    field: str,
    values: Sequence[Any] | None = None,
    viewer: str | None = None,
    lang: str | None = None,
    places: tuple[str, ...] = (),
    small: bool = False,
) -> Readings:
    """Return the match under each reading of a parameter; `values` says which to show (numbers have to be named).

    `viewer`: for whom (None: somebody who may see everything, from the point of view of the seat that decides). Raises
    TabletopError for a parameter without named readings and no `values`, and for a seat from which something is
    hidden; InvalidRules for values that cannot be.
    """
    fields = type(match.rules).model_fields
    if field not in fields:
        raise InvalidRules(*type(match.rules).faults({field: None}))
    if viewer is not None and viewer not in (*match.players, MODERATOR):
        raise TabletopError(localized("no_seat", "viewer", seat=echo(viewer), seats=", ".join(match.players)))
    if viewer is not None:
        may_see_a_replay(match, viewer, "readings", say(lang or match.lang).lang)
    chosen = list(values) if values is not None else list(_named(match, field))
    if not chosen:
        where = rule_fields.allowed(fields[field])
        raise TabletopError(localized("no_readings", "call", name=field, known=where))
    return Readings(match, field, chosen, viewer, say(lang or match.lang).lang, asked=values is not None, chosen=places,
                    small=small)  # fmt: skip


def _named(match: Any, field: str) -> Iterator[Any]:
    """The named readings that are valid together with the present values of the other parameters."""
    model = type(match.rules)
    described = model.model_fields[field]
    named = (True, False) if described.annotation is bool else choices(described)
    for value in named:
        if not model.faults({**match.rules.differences(), field: value}):
            yield value

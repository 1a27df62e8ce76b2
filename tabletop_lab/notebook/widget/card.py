"""The decision card: who decides, the question and its clauses, the choices, the refusals, the bots.
It builds the HTML; every press is reported to the widget."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from html import escape
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.routes import is_meant

from .. import markup
from ..sharing.match_view import MatchView
from ..words import Say, on_a_screen
from .choices import Choices
from .parts import Box, Button, Html
from .sums import sums


class Card:
    """The part of the page that says whose decision it is, why, and what can be chosen."""

    def __init__(self, choices: Choices, do: Callable[[str], None]) -> None:
        self.choices = choices
        self.head = Html("asks")
        self.note, self.reasons, self.bots_label = (Html() for _ in range(3))
        self.go, self.why = Button("ttl-go", lambda: do("go")), Button("", lambda: do("why"))
        self.one, self.turn = Button("ttl-btn", lambda: do("one")), Button("ttl-btn", lambda: do("turn"))
        self.end, self.watch = Button("ttl-btn", lambda: do("end")), Button("ttl-btn", lambda: do("watch"))
        self.goes, self.whybox = Box("ttl-opts goes", self.go), Box("ttl-whybox", self.why, self.reasons)
        self.bots = Box("ttl-bots", self.bots_label, self.one, self.turn, self.watch, self.end, row=True)
        self.widget = Box("ttl-decide", self.head, self.note, choices.widget, self.whybox, self.bots)
        self.why_open = False

    # --- the parts ------------------------------------------------------------------------------------------------

    def show_decision(
        self, decision: Any, players: tuple[str, ...], aside: str, book: Any, picked: str, say: Say
    ) -> None:
        """Show the head of the card: who, what, by which clauses; `aside` says how the reader is involved."""
        seat = players.index(decision.player) if decision.player in players else -1
        self._frame(seat)
        self.head.css = "asks"
        name = f"{markup.shape(seat)} {decision.player}".strip() if seat >= 0 else ""
        who = say("decides", player=name) if seat >= 0 else ""
        # The strip above shows where the question is in the rulebook; the chips are the clauses that define it.
        own = decision.frame.clauses if decision.frame is not None else ()
        chips = "".join(markup.chip(c, book[c].title if c in book else "", on=c == picked) for c in own[:3])
        self.head.value = (
            f'<div class="turn"><b>{escape(who)}</b><span class="quiet">{escape(aside)}</span></div>'
            f'<h3>{escape(decision.text(say.lang))}</h3><div class="ttl-chips">{chips}</div>'
        )

    def show_over(self, match: MatchView, picked: str, say: Say) -> None:
        """Show the end: winners, ranking, scores and the reason."""
        self._frame(-1)
        counted = sums(match, say)
        self.widget.css, self.head.css = "ttl-decide over", "result summed" if counted else "result"
        result = match.result
        won = markup.won(result.winners, say)
        places = result.places
        # Where a score only says once more who has won, the places say it alone.
        told = any(score != (p in result.winners) for p, score in result.scores.items())
        # Who has no place comes last, the higher score first.
        others = [p for group in result.ranking for p in group if p not in places]
        rows = [
            [
                escape(say("placed", place=places[p])) if p in places else "",
                markup.who(p),
                *([_score(result.scores.get(p, ""), say)] if told else []),
            ]
            for p in [*places, *sorted(others, key=lambda p: -result.scores[p])]
        ]
        if not places:
            # The results do not say who came second: winners come first, the others in the order of the table.
            scored = sorted(result.scores, key=lambda p: p not in result.winners)
            rows = [[markup.who(p), _score(result.scores[p], say)] for p in scored]
        reason = match.words(say.lang).value("reason", result.reason) if result.reason else ""
        self.head.value = (
            f'<div class="turn"><b>{escape(say("over"))}</b>'
            + (f"<p>{escape(reason)}</p>" if reason else "")
            + f'</div><h3>{markup.sentence(won)}</h3><div class="rank">{markup.table(rows)}</div>'
            + counted
        )

    def _frame(self, seat: int) -> None:
        self.widget.css = f"ttl-decide seat-{seat + 1}" if seat >= 0 else "ttl-decide"

    def show_why(self, decision: Any, hit: str, say: Say) -> None:
        """Show the reasons, when somebody asks for them; `hit` is the refused thing that was pressed.

        While a piece is picked on the board, only what concerns that piece.
        """
        self.why.description = say("why")
        self.whybox.css = "ttl-whybox open" if self.why_open else "ttl-whybox"
        if not self.why_open or decision is None:
            self.reasons.value = ""
            return
        self.widget.css += " asks-why"
        rows: dict[tuple[str, str], list[str]] = {}
        hits = set()
        for refusal in decision.refused():
            if not self.choices.route.concerns(refusal.option):
                continue
            row = (refusal.clause, refusal.text(say.lang))
            rows.setdefault(row, []).append(decision.option_text(refusal.option, say.lang))
            if is_meant(refusal.option, hit):
                hits.add(row)
        if hit and not hits and (found := decision.why_not(hit)) is not None:
            row = (found.clause, found.text(say.lang))
            rows = {row: [decision.option_text(found.option, say.lang)], **rows}
            hits.add(row)
        if not rows:
            self.reasons.value = f'<p class="ttl-note">{escape(say("why-none"))}</p>'
            return
        items = []
        for (clause, text), names in sorted(rows.items(), key=lambda row: row[0] not in hits):  # what was pressed first
            mark = ' class="hit"' if (clause, text) in hits else ""
            things = "<br>".join(f"<s>{escape(name)}</s>" for name in names)
            items.append(
                f"<li{mark}><span>{things}</span><span>{markup.sentence(text)}</span>"
                f"{markup.chip(clause, small=True, bad=True) if clause else '<span></span>'}</li>"
            )
        self.reasons.value = f'<ul class="ttl-why">{"".join(items)}</ul>'

    def show_note(
        self, text: str = "", error: BaseException | None = None, step: int = 0, say: Say | None = None
    ) -> None:
        """Show a line between question and options: something was saved, refused, or failed."""
        if error is None or say is None:
            self.note.value = f'<div class="ttl-note">{markup.sentence(text)}</div>' if text else ""
        elif isinstance(error, TabletopError):
            self.note.value = f'<div class="ttl-note bad">{markup.sentence(on_a_screen(error, say.lang))}</div>'
        else:
            detail = "".join(traceback.format_exception(error))[-4000:]
            self.note.value = (
                f'<div class="ttl-note bad"><b>{escape(say("error-rule"))}</b>: {escape(repr(error))}<br>'
                f"{escape(say('error-safe', step=step))}<pre>{escape(detail)}</pre></div>"
            )

    def show_bots(self, say: Say, active: bool, playing: bool, turn: str) -> None:
        """Show the buttons that let bots play; `turn`: what the game calls a turn."""
        self.bots_label.value = f'<span class="quiet">{escape(say("bots-play"))}</span>'
        self.one.description, self.turn.description = say("bots-one"), say("bots-turn", turn=turn)
        self.end.description = say("bots-end")
        self.watch.description = f"■ {say('bots-stop')}" if playing else "▶"
        self.watch.tooltip = say("bots-stop" if playing else "bots-watch")
        for button in (self.one, self.turn, self.end, self.watch):
            button.disabled = not active


def _score(score: object, say: Say) -> str:
    """A score with its unit, for the table of the places has no heads: it stands in lines where a player is narrow."""
    if isinstance(score, bool) or not isinstance(score, int):
        return escape(str(score))
    return escape(say("points", count=score, shown=f"{score:,}".replace("-", "−")))

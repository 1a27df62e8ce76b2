"""Who knows what, as a tab of the widget: one row for each thing that not everybody sees; the rest is folded.
It shows what the viewer can tell; the engine decides that."""

from __future__ import annotations

from html import escape

from tabletop_lab.engine.core.visibility import MODERATOR

from .. import markup
from ..sharing.match_view import MatchView
from ..widget.parts import Html
from ..words import Say
from .knowledge import SIGNS, Knowledge


class KnowledgePane:
    """The table for the present viewer."""

    def __init__(self) -> None:
        self.widget = Html("ttl-knows")

    def show(self, match: MatchView, viewer: str | None, say: Say) -> None:
        """Show what each seat knows at this step, as far as `viewer` (None: everybody) can tell."""
        table = Knowledge(match, say, viewer)
        secret = table.secret
        whose = (
            say("knows-eyes", player=viewer)
            if viewer in match.players
            else say("knows-eyes-all" if viewer == MODERATOR else "knows-eyes-public")
        )
        parts = [f'<p class="quiet">{escape(whose)}</p>']
        if secret:
            parts.append(self._table(table, secret, match.players, say))
            used = [d for d in SIGNS if any(d in table.degrees[field].values() for field in secret)]
            key = "".join(f"<li><b>{SIGNS[d]}</b> {escape(say(f'knows-{d}-long'))}</li>" for d in used)
            parts += [f'<ul class="key">{key}</ul>', table.open_to_all()]
        else:
            parts.append(f"<p>{escape(say('knows-nothing-hidden'))}</p>")
        self.widget.value = "".join(parts)

    @staticmethod
    def _table(table: Knowledge, fields: list[str], players: tuple[str, ...], say: Say) -> str:
        head = "".join(f'<th scope="col">{markup.who(player)}</th>' for player in players)

        def cell(degree: str) -> str:
            word, long = escape(say(f"knows-{degree}")), escape(say(f"knows-{degree}-long"), quote=True)
            return f'<td class="d-{degree}" title="{long}"><b>{SIGNS[degree]}</b> <span>{word}</span></td>'

        rows = "".join(
            f'<tr><th scope="row">{escape(table.names[field], quote=False)}</th>'
            f"{''.join(cell(table.degrees[field][player]) for player in players)}</tr>"
            for field in fields
        )
        crowded = ' class="many"' if len(players) > 3 else ""
        caption = f'<caption class="sr">{escape(say("knowledge-caption"))}</caption>'
        first = f'<th scope="col">{escape(say("knows-fact"))}</th>'
        return f"<table{crowded}>{caption}<thead><tr>{first}{head}</tr></thead><tbody>{rows}</tbody></table>"

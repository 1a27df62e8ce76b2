"""Where a match is, for any viewer: what is pending, what happened, what a seat may see, in words and pictures.

Nothing here changes a match; what does is in `history` and `match`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.calls import checked
from ..core.chance import RandomStreams
from ..core.determinize import determinize
from ..core.errors import TabletopError, echo
from ..core.game import Game
from ..core.knowledge import who_knows
from ..core.plainly import plainly
from ..core.presentation import presentation_of
from ..core.question import Decision
from ..core.result import Players, Result
from ..core.state import fields_of
from ..core.strict import seed as checked_seed
from ..core.strict import text
from ..core.view import View
from ..core.visibility import MODERATOR, Viewer, visibility_of
from ..edits.errors import edited_rules
from ..edits.variant import Variant
from ..language.languages import known_language, language
from ..language.localized import localized
from ..tables.answers import Answer, Opened, Setup
from ..tables.recorded import Run
from .differences import Differences
from .trace import Trace

if TYPE_CHECKING:
    from ..language.messages import Messages
    from ..language.rulebook import Rulebook


def painter() -> Any:
    """What draws matches: the package above says where it is, the engine does not know it."""
    return import_module(PAINTER)


PAINTER = ""


class ReadableMatch:
    """The readable side of a match."""

    _lang: str | None
    """The language that the match was given; None: it speaks what everything speaks."""
    chance: str
    """'auto': luck answers chances; 'ask': they wait like decisions."""
    _title: str | dict[str, str]
    """The title that was given, if any; a record may give one for each language."""
    _setup: Setup
    _run: Run
    _line: list[Answer]
    _forced: dict[str, list[str]]
    _early: dict[str, Answer]
    """Answers of a simultaneous choice that were given before their turn."""
    _early_for: tuple[int, str]
    """Which choice they belong to."""

    @property
    def game(self) -> type[Game]:
        """The game's class."""
        return self._setup.game

    @property
    def players(self) -> Players:
        """The seats in clockwise order."""
        return self._setup.players

    @property
    def rules(self) -> Any:
        """The rules the match is played by."""
        return self._setup.rules

    @property
    def seed(self) -> object:
        """What decides the luck of this match."""
        return self._setup.seed

    @property
    def position(self) -> Mapping[str, Any] | None:
        """The partial state the match started from, if not from the setup."""
        return self._setup.position

    @property
    def lang(self) -> str:
        """The language the match speaks: the one it was given, else the one everything speaks (`tl.language`)."""
        return self._lang or language()

    @lang.setter
    def lang(self, lang: str | None) -> None:
        self._lang = lang if lang is None else known_language(lang)

    @property
    def title(self) -> str:
        """The title given to this match, else the game's."""
        return self.title_in(self.lang)

    @title.setter
    def title(self, title: str) -> None:
        self._title = text("title", title, 200, self.lang)

    def title_in(self, lang: str) -> str:
        """The title in a language: the one given to this match, else the game's.

        >>> import tabletop_lab as tl
        >>> tl.Match("cetkaik").title_in("ko")
        '셋카익'
        """
        given = self._title
        if isinstance(given, dict):
            given = given.get(lang) or next(iter(given.values()))
        return given or self.game.title.get(lang) or self.game.name

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        decision = self._run.decision
        if decision is not None and decision.lang != self.lang:
            decision.lang = self.lang  # the match was told to speak another language since it was asked
        return decision

    @property
    def decisions(self) -> dict[str, Decision]:
        """The open questions by seat: all of those who choose at the same time, else the pending one alone."""
        if self._run.together:
            return dict(self._run.together)
        return {} if self.decision is None else {self.decision.player: self.decision}

    @property
    def committed(self) -> tuple[str, ...]:
        """The seats of a simultaneous choice that have answered; they may still change their answer."""
        decision = self.decision
        if decision is None or not self._run.together:
            return ()
        order = list(self._run.together)
        return tuple(seat for i, seat in enumerate(order) if i < order.index(decision.player) or seat in self._early)

    @property
    def given_early(self) -> tuple[Answer, ...]:
        """The answers of a simultaneous choice whose turn has not come yet, in seat order."""
        return tuple(self._early[seat] for seat in self.committed if seat in self._early)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._run.result

    @property
    def step(self) -> int:
        """How many answers (decisions and chances) have been given."""
        return self._run.step

    def step_for(self, viewer: Viewer) -> int:
        """How many of the answers so far a viewer knows of; the moderator knows of all, as `step` counts them.

        >>> from tabletop_lab.engine.match.match import Match
        >>> match = Match("tabula_wolves", players=8, seed=7, rules="silent")
        >>> match.step, match.step_for("P1"), match.step_for(None)
        (8, 1, 0)
        """
        viewer = self._known(viewer)
        return self.step if viewer == MODERATOR else sum(e.kind != "event" for e in self.trace.for_player(viewer))

    def knows_all(self, viewer: Viewer) -> bool:
        """Whether nothing that has happened or lies on the table is hidden from a viewer.

        A replay under other rules plays on with what is hidden: to anybody else it would tell some of that. What
        nobody sees (a face-down deck) does not count.
        """
        viewer = self._known(viewer)
        if viewer == MODERATOR:
            return True
        if any(entry.seen_by(viewer) is not entry for entry in self.trace):
            return False
        seen, there = self.view(viewer), self.view(MODERATOR)
        sights = ((field.name, visibility_of(field, self.rules).who) for field in fields_of(self.game.State))
        return all(getattr(seen, name) == getattr(there, name) for name, who in sights if who != "hidden")

    @property
    def steps(self) -> int:
        """The length of the present line, with what redo can bring back."""
        return len(self._line)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers given so far."""
        return tuple(self._line[: self.step])

    @property
    def moments(self) -> list[int]:
        """The steps of the present line at which somebody decides, and its end."""
        stops = [i for i, answer in enumerate(self._line) if not answer.is_chance or self.chance == "ask"]
        return sorted({*stops, len(self._line)})

    @property
    def trace(self) -> Trace:
        """Everything that happened so far, as the moderator knows it."""
        return Trace(self.game, self._run.entries, players=self.players)

    @property
    def state(self) -> Any:
        """A copy of the whole state (the moderator's knowledge; players and pictures use `view`)."""
        return self._run.game.state.copy()

    def view(self, viewer: Viewer = None) -> View:
        """What a player, the MODERATOR, or everybody (None) may see now."""
        viewer = self._known(viewer)
        return View(self._run.game.state.copy(), viewer, self.players, self.rules, self.game)

    @property
    def windows(self) -> tuple[Opened, ...]:
        """The windows that were opened so far, in order, each with the state at that moment.

        The game may have gone on since: it waits at a window only where somebody can react.
        """
        return tuple(self._run.windows)

    def who_knows(self, viewer: Viewer = MODERATOR) -> dict[str, dict[str, str]]:
        """For every field of the state, what each player knows of it, as far as `viewer` can tell.

        The moderator's table is for the moderator alone: it tells how much each seat sees, and so who is who (only
        wolves see proposals). For what a seat may know give the seat: what others see of such fields is "may" there.
        """
        viewer = self._known(viewer)
        return who_knows(self._run.game.state, self.players, self.rules, viewer)

    def determinize(self, viewer: Viewer, seed: object = 0) -> View:
        """A world that `viewer` cannot tell from the present one, as the moderator of that world would see it."""
        viewer = self._known(viewer)
        streams = RandomStreams(checked_seed(seed, self.lang))
        numbers = iter(range(1 << 30))
        state, number = self._run.game.state, lambda: streams.number("redeal", next(numbers))
        world = determinize(state, viewer, self.rules, number, self.game)
        return View(world, MODERATOR, self.players, self.rules, self.game)

    def broken_invariants(self) -> list[str]:
        """What must always hold and does not (empty for a sound game)."""
        return [str(broken) for broken in self._run.game.invariants()]

    def _known(self, viewer: Viewer) -> Viewer:
        """The viewer as a plain text: whoever shows a view compares it and looks words up by it."""
        viewer = plainly(viewer)
        if viewer is not None and not (isinstance(viewer, str) and viewer in (*self.players, MODERATOR)):
            seats = ", ".join((*self.players, MODERATOR))
            raise TabletopError(localized("no_seat", "viewer", lang=self.lang, seat=echo(viewer, 40), seats=seats))
        return viewer

    @property
    def variant(self) -> Variant | None:
        """What was edited in the code of the rules; None when the code is without edits."""
        variant: Variant | None = self.game.variant
        return variant

    def differences(self) -> Differences:
        """What is played differently from the default rules: parameters (before, after) and edited clauses."""
        return Differences(self.game, self.rules, self.lang)

    @checked
    def words(self, lang: str | None = None) -> Messages:
        """Everything the game says, in a language."""
        return self.game.words(lang or self.lang)

    @checked
    def rulebook(self, lang: str | None = None) -> Rulebook:
        """The rulebook by clause, in a language."""
        return self.game.rulebook(lang or self.lang)

    @checked
    def alt_text(self, viewer: Viewer = None, lang: str | None = None, *, asked: bool = True) -> str:
        """The position in words, as the viewer may know it; without what the open question offers if not `asked`."""
        asked_for = self.shown_decision(viewer) if asked else None
        with edited_rules(self.game):
            return presentation_of(self.game).describe(self.view(viewer), asked_for, self.words(lang))

    @checked
    def board_text(self, lang: str | None = None, viewer: Viewer = None) -> str:
        """The position as a text board for terminals and screen readers."""
        shown = self.view(viewer), self.shown_decision(viewer), self.words(lang)
        with edited_rules(self.game):
            return presentation_of(self.game).text_board(*shown)

    @checked
    def shown_decision(self, viewer: Viewer) -> Decision | None:
        """The pending decision, if the viewer may know its options."""
        decision = self.decision
        return decision if decision is not None and decision.open_to(viewer) else None

    def draw(self, ax: Any = None, viewer: Viewer = None, lang: str | None = None, **style: Any) -> Any:
        """A picture of the position as the viewer may see it (a matplotlib Figure, or drawn into `ax`).

        `form="column"`, "page" or "slide": a figure for print, with `squares`, `arrows` and numbered `callouts`.
        """
        return painter().draw(self, ax=ax, viewer=viewer, lang=lang, **style)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        shown: dict[str, str] = self.draw()._repr_mimebundle_()
        return shown

    def __repr__(self) -> str:
        decision = self.decision
        # Who is asked in a window can be a secret, and whoever prints a match beside a board need not know it.
        state = "over" if decision is None else "a window is open" if decision.window else repr(decision)
        where = f"step {self.step} of {self.steps}"
        waiting = ", ".join(name for name, rest in self._forced.items() if rest)
        forced = f"; set by hand, not come up yet: {waiting}" if waiting else ""
        return f"Match({self.game.name!r}, players={len(self.players)}, seed={self.seed!r}, {where}: {state}{forced})"

"""A question put to a player (or to chance), and what cannot be chosen, with the clause that forbids it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..edits.checks import check_refusals
from ..edits.errors import edited_rules
from ..language.localized import Exactly, in_languages
from . import labels
from .calls import checked
from .clause import Frame, cited_clauses
from .errors import Fault, IllegalChoice, echo
from .plainly import plainly
from .refusal import Refusal
from .routes import Routes, lead_through, single_places
from .table import Window
from .view import View
from .visibility import MODERATOR, Viewer, may_know

if TYPE_CHECKING:
    from .game import Game

NATURE = "nature"
"""The player who answers questions of chance."""

SHOWN = 12
"""How many legal options an error names before it only counts the rest."""
TOLD = 6
"""How many of them are given in words."""
LONGEST = 60
"""An error repeats so many letters of what somebody typed."""
TRIED = 400
"""What somebody typed is looked at if it has at most so many letters."""


def written(choice: object) -> str:
    """How a choice is written, whatever somebody gave: what has no label is told by its kind."""
    try:
        return labels.label(choice)
    except Exception:
        return echo(choice)


class Decision:
    """The pending decision: who, about what, which options, by which clauses.

    `options` may be a lazy sequence; `labels` writes them all out. What cannot be chosen is given by a function of the
    player; where there is too much of it to list, the function has a parameter `tried`, or a lazy family of options a
    method `refusal(wanted)`: they answer for the thing somebody tried. `view` is what the deciding player may see.
    """

    def __init__(
        self,
        game: Game,
        player: str,
        name: str,
        options: Sequence[Any],
        refused: Callable[..., Iterable[Refusal]] | None = None,
        *,
        facts: Mapping[str, Any] | None = None,
        frame: Frame | None = None,
        secret: bool = False,
        simultaneous: bool = False,
        weights: Sequence[float] | None = None,
        window: Window | None = None,
        lang: str = "en",
    ) -> None:
        self._game, self.player, self.name, self.options = game, player, name, options
        self.facts = dict(facts or {})
        self.secret, self.simultaneous, self.weights, self.lang = secret, simultaneous, weights, lang
        self.frame, self.window = frame, window
        self._refused = refused
        self._known_refusals: list[Refusal] | None = None
        self._view: View | None = None

    @property
    def game(self) -> type[Game]:
        """The game's class: its words, rulebook and cards. The table itself is not for bots or pictures: see `view`."""
        return type(self._game)

    @property
    def step(self) -> int:
        """How many answers the deciding player knew of when this was asked (0 in batches).

        The count of the match would tell how many secret answers others gave, and so which roles are left.
        """
        known = getattr(self._game.table, "answers_known_to", None)
        return known(self.player) if known else 0

    @property
    def _at(self) -> int:
        """How many answers the match had when this was asked (0 in batches); bots must not use it."""
        return getattr(self._game.table, "step", 0)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses on the call stack, innermost first."""
        return cited_clauses(self.frame)

    @property
    def labels(self) -> list[str]:
        """Every option as it is written in records and on buttons."""
        return [labels.label(option) for option in self.options]

    @property
    def places(self) -> Mapping[str, Any]:
        """The places of the board that are options by themselves, each with its option (see `Places` and `Option`)."""
        return single_places(self.options, self.players)

    @property
    def routes(self) -> Routes | None:
        """The options as ways over the board, which are pointed out place by place; None for other questions."""
        return Routes(self.options) if lead_through(self.options) else None

    @property
    def rules(self) -> Any:
        """The rules the game is played by."""
        return self._game.rules

    @property
    def players(self) -> tuple[str, ...]:
        """All seats."""
        return self._game.players

    @property
    def view(self) -> View:
        """What the deciding player may see."""
        if self._view is None:
            game = self._game
            self._view = View(game.state, self.player, game.players, game.rules, self.game, game.paragraphs_by)
        return self._view

    def rollouts(self) -> Any:
        """This question, for trying answers out in worlds that the deciding player cannot tell from the present one."""
        return self._game.table.rollouts(self)

    def put_to(self, seat: str, options: Sequence[Any]) -> Decision:
        """The same question to another seat, with options of its own."""
        return Decision(
            self._game, seat, self.name, options, self._refused, facts=self.facts, frame=self.frame,
            secret=self.secret, simultaneous=self.simultaneous, window=self.window, lang=self.lang,
        )  # fmt: skip

    @property
    def prompt(self) -> str:
        """The question as a sentence, in the match's language."""
        return self.text(self.lang)

    @checked
    def text(self, lang: str | None = None) -> str:
        """The question as a sentence."""
        return self.game.words(lang or self.lang).prompt(self)

    @checked
    def option_text(self, option: Any, lang: str | None = None) -> str:
        """An option in words."""
        return self.game.words(lang or self.lang).option(self, option)

    @checked
    def option_note(self, option: Any, lang: str | None = None) -> str:
        """A second line that says what the option does; may be empty."""
        return self.game.words(lang or self.lang).note(self, option)

    def refused(self) -> list[Refusal]:
        """What one would expect to be able to choose and cannot, each with its clause; computed once, when asked."""
        if self._known_refusals is None:
            with edited_rules(self.game, self._game.table):
                refusals = list(self._refused(self.player)) if self._refused else []
                if self.game.variant is not None:
                    check_refusals(refusals, self.game)
                self._known_refusals = sorted(refusals, key=lambda refusal: labels.sort_key(refusal.option))
            for refusal in self._known_refusals:
                refusal.game = self.game
        return list(self._known_refusals)

    def find(self, choice: object) -> Any:
        """The option for an option or its label; IllegalChoice says what is legal and why this is not."""
        choice = plainly(choice)
        try:
            return labels.find(self.options, choice)
        except LookupError:
            pass
        except Exception:
            if isinstance(choice, str):
                raise
            # a thing that cannot even be compared with the options
        wanted = written(choice)
        refusal = self.why_not(wanted)
        kind = "no_outcome" if self.player == NATURE else "no_seat" if self.is_no_seat(wanted) else "no_option"
        raise IllegalChoice(self._fault(kind, wanted, refusal))

    def why_not(self, wanted: str) -> Refusal | None:
        """What forbids a thing that is not among the options; None where the rules have no sentence of their own."""
        if refusal := self._explained(wanted):
            return refusal
        same = (found for found in self.refused() if found.label == wanted)
        return next(same, None) or self._refusal_of(wanted)

    def _refusal_of(self, wanted: str) -> Refusal | None:
        """What the function of refusals says of the very thing that was tried, if it has a parameter `tried`."""
        asked = self._refused
        if asked is None or len(wanted) > TRIED or "tried" not in inspect.signature(asked).parameters:
            return None
        tried = labels.read_like(self.options, wanted)
        with edited_rules(self.game):
            same = (found for found in asked(self.player, tried=tried) if found.label == labels.label(tried))
            refusal = next(same, None)
        if refusal is not None:
            refusal.game = self.game
        return refusal

    def is_no_seat(self, wanted: str) -> bool:
        """Whether somebody named a seat that this table does not have."""
        seats = self.players
        named = re.fullmatch(r"P\d+", wanted) is not None and wanted not in seats
        return named and any(option in seats for option in self.options[:SHOWN] if isinstance(option, str))

    def impossible(self, wanted: str) -> Fault:
        """What is wrong with an outcome that was chosen by hand and cannot come up here."""
        return self._fault("no_outcome", wanted)

    def _fault(self, kind: str, wanted: str, refusal: Refusal | None = None) -> Fault:
        """Why something is not among the options: what forbids it, if that is known."""
        clause = refusal.clause if refusal else ", ".join(self.clauses[:1])
        shown = wanted if len(wanted) <= LONGEST else wanted[: LONGEST - 3] + "..."

        def make(lang: str) -> Fault:
            words = self.game.words(lang)
            facts = {"wanted": Exactly(shown), "written": Exactly(repr(shown)), "seat": Exactly(shown)}
            like = labels.near(self.options, shown) if kind == "no_option" and not refusal else ""
            message = "wrong-no_option_near" if like else f"wrong-{kind}"
            reason = refusal.text(lang) if refusal else words(message, near=Exactly(repr(like)), **facts)
            return Fault(words.asked(self), reason, self._legal(lang), clause, kind, (("chance", self.name),))

        return in_languages(self.lang, make)

    def open_to(self, viewer: Viewer) -> bool:
        """Whether a viewer may know what there is to choose."""
        if self.player == NATURE:
            return may_know(self.facts.get("only"), viewer)
        return not (self.secret or self.simultaneous) or viewer in (self.player, MODERATOR)

    @checked
    def full_text(self, lang: str | None = None, viewer: Viewer = MODERATOR) -> str:
        """Who has to decide what, with the first options, as a sentence; '' for a viewer who may not know.

        What chance can still bring is what nobody has drawn yet. Only the moderator is told: it would show the others
        what is in hidden hands.
        """
        if not self.open_to(viewer):
            return ""
        lang = lang or self.lang
        words, prompt = self.game.words(lang), self.text(lang)
        if self.player == NATURE and viewer != MODERATOR:
            return prompt
        if self.player != NATURE and self.player not in prompt:
            prompt = words("question-asked", player=self.player, prompt=prompt)
        return f"{prompt} ({self._listed(lang, lambda option: self.option_text(option, lang), TOLD)})"

    def _explained(self, wanted: str) -> Refusal | None:
        """What a lazy family of options says itself about something that is not in it (its method `refusal`)."""
        explain = getattr(self.options, "refusal", None)
        refusal: Refusal | None = explain(wanted) if callable(explain) else None
        if refusal is not None:
            refusal.game = self.game
        return refusal

    def _legal(self, lang: str = "en") -> str:
        """The labels of the first options. Labels are English, so in another language each is followed by its words."""
        if lang == "en":
            return self._listed(lang, labels.label, SHOWN)

        def name(option: Any) -> str:
            label, text = labels.label(option), self.option_text(option, lang)
            return text if text.startswith(label) else f"{label}: {text}"

        return self._listed(lang, name, TOLD)

    def _listed(self, lang: str, name: Callable[[Any], str], most: int) -> str:
        shown = [name(option) for option in self.options[:most]]
        more = len(self.options) - len(shown)
        return " | ".join([*shown, *([self.game.words(lang)("options-more", count=more)] if more > 0 else [])])

    def __repr__(self) -> str:
        return f"Decision({self.player} {self.name}: {self._legal()})"

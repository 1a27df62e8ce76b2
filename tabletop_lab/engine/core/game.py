"""The base class of every game: what it declares, and what travels with it.

Its verbs are in verbs.py, limits in bounds.py, positions in positions.py, what testers ask in tested.py. No game, no
picture and no driver is here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from ..language.languages import known_language
from ..language.localized import localized
from . import expansion
from .bots import Bot, RandomBot, are_bots
from .bounds import Bounds
from .content import Content
from .course import Course
from .effects import effect_functions
from .errors import TabletopError, echo
from .positions import Positions
from .presentation import Presentation
from .reserved import check_names
from .result import Players, Result
from .rules import Rules, belongs_to
from .state import State
from .table import NO_TABLE, Table
from .tested import Tested
from .verbs import Verbs

if TYPE_CHECKING:
    from ..language.messages import Messages
    from ..language.rulebook import Rulebook
    from .modes import Modes


class Game(Verbs, Bounds, Positions, Tested):
    """Base class: a game is ordinary Python that reads like its rulebook and asks the table for every decision.

    Subclasses give `name`, `title`, `seats`, `Rules`, `State`, `setup()` and `play()`.
    `play()` must be able to begin at any of its safe points: there, everything that matters stands in `self.state`.
    """

    name: ClassVar[str] = "game"
    title: ClassVar[Mapping[str, str]] = {}
    seats: ClassVar[range] = range(2, 3)
    seats_clause: ClassVar[str] = ""
    Rules: ClassVar[type[Rules]] = Rules
    State: ClassVar[type[State]] = State
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}
    metrics: ClassVar[tuple[type, ...]] = ()
    course: ClassVar[type[Course] | None] = None
    """What each round brings, for whoever asks for it after a batch (see `Course`)."""
    content: ClassVar[Content] = Content()
    """What the cards and tables are; under other rules it may be another one (see `Content`)."""
    presentation: ClassVar[str | type[Presentation]] = Presentation
    """What draws and describes the game: a class, or ".presentation:Mine", which is loaded when somebody looks."""
    messages: ClassVar[Mapping[str, str]] = {}
    """What the game says, by language, as Project Fluent: for a game typed into a notebook, or a subclass's changes."""
    rulebook_text: ClassVar[Mapping[str, str]] = {}
    """The rulebook by language, as Markdown with a heading `### XX-1 Title` for each clause; likewise."""
    spoken: ClassVar[str] = ""
    """The preset of the rules that leaves out what people around a table say aloud; '' where nobody has to talk."""
    all_may_lose: ClassVar[bool] = False
    """Whether a game may end with nobody among the winners."""
    modes: ClassVar[Modes | None] = None
    """The subclasses that play the modes of the game, and the parameter that chooses one (see `Modes`)."""
    expansion_of: ClassVar[type[Game] | None] = None
    """The base game, for an expansion: every paragraph it changes is then declared and checked (see expansion.py)."""
    variant: ClassVar[Any] = None
    """What was edited in the code of this class (see `edits`); None for a game without edits."""
    default_class: ClassVar[type[Game] | None] = None
    """The class without the edits, for an edited one."""
    effect_functions: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """The function for each name of an effect in a table of content; found when the class is made (see `Effects`)."""
    _last_of_expansion: ClassVar[type]

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        check_names(cls, Game)
        if not isinstance(cls.content, Content):
            raise TabletopError(localized("no_content", game=cls.__name__, given=echo(cls.content, 80)))
        if not are_bots(cls.bots):
            raise TabletopError(localized("game_bots", game=cls.__name__, given=echo(cls.bots)))
        if not isinstance(cls.metrics, tuple | list) or not all(isinstance(metric, type) for metric in cls.metrics):
            raise TabletopError(localized("game_metrics", game=cls.__name__, given=echo(cls.metrics)))
        if cls.course is not None and not (isinstance(cls.course, type) and issubclass(cls.course, Course)):
            raise TabletopError(localized("game_course", game=cls.__name__, given=echo(cls.course)))
        cls.effect_functions = effect_functions(cls)
        if {"Rules", "name"} & vars(cls).keys():  # not for a class that is only edited, or has other content
            belongs_to(cls.Rules, "" if cls.name == Game.name else cls.name, cls.words)
        if (base := vars(cls).get("expansion_of")) is not None:
            expansion.check(cls, base)
            cls._last_of_expansion = expansion.last_before(base, cls)

    def __init__(self, table: Table, players: Players, rules: Any, state: Any = None) -> None:
        self.table, self.players, self.rules, self.state = table, players, rules, state
        self.precompute()

    # --- what a game writes ----------------------------------------------------------------------------------

    def precompute(self) -> None:
        """Look up what depends on rules and players only (tables, card data); called before every execution."""

    def setup(self) -> None:
        """Lay out the game: set `self.state`."""
        raise TabletopError(localized("no_setup", "call", name=self.name))

    def play(self) -> Result:
        """The rulebook, top to bottom, from the safe point at which `self.state` stands."""
        raise TabletopError(localized("no_play", "call", name=self.name))

    @classmethod
    def paragraphs(cls, rules: Any, state: Any = None) -> Self:
        """The functions of the game without a table, for whoever asks what the rules (as edited) say: pictures, tables.

        They must not ask players or chance, or tell anything; `state` is what they find as `self.state`.
        """
        asked: Self = object.__new__(vars(cls).get("untraced", cls))
        asked.table, asked.players = NO_TABLE, getattr(state, "players", ())
        asked.rules, asked.state = rules, state
        return asked

    def paragraphs_by(self, view: Any) -> Self:
        """The same by the rules of this table, for a bot at it: what depends on rules and seats is looked up once."""
        known = vars(self).get("_asked")
        if known is None:
            known = self._asked = type(self).paragraphs(self.rules)
        asked: Self = object.__new__(type(known))
        asked.__dict__.update(known.__dict__)
        asked.state, asked.players = view, view.players
        return asked

    @property
    def base(self) -> Self:
        """In an expansion: the paragraphs as the base game says them (cited with their own clauses, and edited)."""
        return cast(Self, super(self._last_of_expansion, self))

    # --- what travels with a game -----------------------------------------------------------------------------

    def clockwise(self, start: str, others: bool = False) -> Players:
        """The seats in turn order from `start`; without `start` itself when `others`."""
        i = self.players.index(start)
        return self.players[i + 1 if others else i :] + self.players[:i]

    @classmethod
    def folder(cls) -> Path | None:
        """Where the game's rulebooks and messages lie: beside it or in its folder `words`; None for a typed game."""
        file = getattr(sys.modules.get(cls.__module__), "__file__", None)
        if not file:
            return None
        words = Path(file).parent / "words"
        return words if words.is_dir() else words.parent

    @classmethod
    def words(cls, lang: str | None = None) -> Messages:
        """Everything the game says, in a language ('en' or 'ko'; None: see `tl.language`)."""
        from ..language.messages import words_of

        return words_of(cls._speaker(), known_language(lang))

    @classmethod
    def rulebook(cls, lang: str | None = None) -> Rulebook:
        """The game's rulebook by clause, in a language ('en' or 'ko'; None: see `tl.language`)."""
        from ..language.rulebook import rulebook_of

        return rulebook_of(cls._speaker(), known_language(lang))

    @classmethod
    def _speaker(cls) -> type[Game]:
        """Twins and edited games say what the game they come from says: its words are read once."""
        own = vars(cls)
        below: type[Game] | None = own.get("untraced") or own.get("default_class")
        return below._speaker() if below else cls

"""The memory of what the rule functions on moving said: the only such memory of Cetkaik.

The remembered answers come from the clause-tagged functions themselves (`plain_moves`, `stepping_moves`,
`throwing_moves`, `via_points`, `tam_step`, `tam_via_points` and all they call), together with what they looked at. What
a piece can do is combined from its plain moves and, for each of its via points, the moves over that one.

A memory keys on

* the class of the game (an edited game has a class of its own) and all functions of that class and of its base classes,
  untagged ones too, as they are when play begins: `_functions`;
* all its rules, field by field;
* of the board, exactly what a rule function asked its `Mover` or `Board` about, as bits of a situation.

A change in any file of the package begins a new process, and with it a new memory. Rule functions that are remembered
get a game without anything that can change. If one reads the state, the players, the table or anything else except the
rules, this is noticed (`ReadsMore`), and from then on nothing is remembered for that game: its functions are called on
every turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

from tabletop_lab.engine.core.errors import Unwinds
from tabletop_lab.engine.core.reserved import RESERVED
from tabletop_lab.games.cetkaik.chapters.reckoning import check_reserve
from tabletop_lab.games.cetkaik.content.pieces import KINDS, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SIDES

from .mover import Mover
from .piece_moves import PieceMoves
from .sight import AllLegs, Kept, Place, Places, Sight
from .situation import SHUT, Planes, Situations
from .tam_memory import TamMemory

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.game import Cetkaik

T = TypeVar("T")

MOST_GAMES, MOST_PIECES, MOST_PARTS, MOST_LEGS, MOST_RESERVES = 24, 60_000, 100_000, 150_000, 50_000
"""How many games, pieces' moves, parts of these, legs and reserves are kept before all of them are forgotten."""
MOST_TOGETHER = 300_000
"""How many things all games together keep, some 1,100 bytes each: about what one may have by itself. The games that
were not played for the longest time forget first."""
OFTEN = 256
"""After so many turns of a game the sum is taken."""

NOT_GIVEN = tuple(name for name in RESERVED if name != "rules")
"""The verbs, the table, the seats and the state: a rule function that is remembered reads none of them."""


class ReadsMore(Unwinds):
    """Raised if a rule function reads more than it is given, so that nothing can be remembered.

    Rules cannot catch it.
    """


class Memory:
    """Everything remembered for one game under one set of rules; `asked` is the game whose rule functions answer."""

    def __init__(self, asked: Cetkaik) -> None:
        self.asked, self.kept = asked, Kept()
        self.planes = {side: Planes(asked, side) for side in SIDES}
        self.situations = Situations(asked)
        self.captures_own = any(asked.may_capture("own", kind, False) for kind in KINDS)
        self.tam = TamMemory(asked)
        self.held: dict[tuple[str, ...], Mapping[str, tuple[str, ...]]] = {}
        self.places: dict[str, Places] = {}
        self.turns = 0
        self.forget()

    def forget(self) -> None:
        """Forget everything; only time is lost."""
        self.legs = {side: AllLegs() for side in SIDES}
        self.kept.legs = 0
        self.forget_pieces()

    def forget_pieces(self) -> None:
        """Forget what whole pieces can do; it is combined again from the legs."""
        for places in self.places.values():
            for place in filter(None, places.values()):
                place.forget()
        self.places = {side: Places(self.asked, self.kept, side, self.legs[side]) for side in SIDES}
        self.sights: dict[str, Sight] = {}
        self.kept.pieces = self.kept.parts = 0

    @property
    def size(self) -> int:
        """How many things are kept."""
        kept, tam = self.kept, self.tam
        whole = kept.legs + kept.parts + kept.pieces + len(self.held) + len(self.situations.known)
        return whole + tam.kept + tam.paths.made

    def forget_everything(self) -> None:
        """Start again, also with tam, hands and situations."""
        self.forget()
        self.tam.forget()
        self.held.clear()
        self.situations.known.clear()

    def pieces(self, board: Mapping[str, str], side: str) -> list[PieceMoves]:
        """Return what each piece of a side can do, in board order."""
        self.turns += 1
        if not self.turns % OFTEN:
            _keep_within(self)
        if self.kept.legs > MOST_LEGS:
            self.forget()
        elif self.kept.pieces > MOST_PIECES or self.kept.parts > MOST_PARTS:
            self.forget_pieces()
        # The sight is put back only when it is up to date: an edited rule may raise an error in between.
        sight = self.sights.pop(side, None) or Sight()
        arrived = sight.update(board, self.planes[side], self.places[side])
        situation = self.situations.of(sight.total)
        if self.captures_own:
            pieces = self._with_own_captures(side, board, situation)
        else:
            pieces = self._pieces(sight, arrived, situation)
        self.sights[side] = sight
        return pieces

    def _pieces(self, sight: Sight, arrived: list[Place], situation: int) -> list[PieceMoves]:
        """Return what the pieces can do; only what depends on a change is computed again."""
        pieces, own = sight.pieces, sight.own
        for place in arrived:
            piece = place.last
            pieces[place.number] = piece if situation & piece.mask == piece.pattern else place.moves(situation)
        changed = 0 if sight.situation < 0 else situation ^ sight.situation
        sight.situation = situation
        for piece in filter(None, pieces) if changed else ():
            mask = piece.mask
            if mask & changed and (pattern := situation & mask) != piece.pattern:
                after = piece.after.get(pattern)
                if after is None or situation & after.mask != after.pattern:
                    after = piece.after[pattern] = cast(Place, own[piece.number]).moves(situation)
                pieces[piece.number] = after
        return list(filter(None, pieces))

    def _with_own_captures(self, side: str, board: Mapping[str, str], situation: int) -> list[PieceMoves]:
        """Return the same if own pieces can be captured.

        Generals protect them too, except a general that is itself moving.
        """
        pieces = [self._place(side, board, square).moves(self._as_seen_from(side, square, board, situation))
                  for square, piece in board.items() if owner(piece) == side]  # fmt: skip
        return sorted(pieces, key=attrgetter("number"))

    def _as_seen_from(self, side: str, origin: str, board: Mapping[str, str], situation: int) -> int:
        """Return the situation with one's own pieces closed that others than that of `origin` protect (CK-9.3)."""
        if not self.captures_own:
            return situation
        own = {square: kind_of(piece) for square, piece in board.items() if owner(piece) == side}
        guarded = closed = 0
        for square, kind in own.items():
            if square != origin:
                guarded |= self.situations.protected(kind, square, situation)
        for square, kind in own.items():
            if guarded >> NUMBER[square] & 1 and not self.asked.may_capture("own", kind, True):
                closed |= 1 << NUMBER[square]
        return situation | closed << SHUT

    def hands(self, pieces: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
        """Return the hands of a reserve, each with the pieces that make it (CK-12.1)."""
        if pieces not in self.held:
            if len(self.held) >= MOST_RESERVES:
                self.held.clear()
            check_reserve(pieces)
            self.held[pieces] = self.asked.held_together(pieces)
        return self.held[pieces]

    def _place(self, side: str, board: Mapping[str, str], origin: str) -> Place:
        return cast(Place, self.places[side][origin, board[origin]])

    def mover(self, board: Mapping[str, str], side: str, origin: str) -> Mover:
        """Return the board as the piece of a square sees it; the piece may belong to either side."""
        total = sum(map(self.planes[side].__getitem__, board.items()))
        situation = self._as_seen_from(side, origin, board, self.situations.of(total))
        return Mover(self._place(side, board, origin), situation)


def remembering(game: Cetkaik, ask: Callable[[Memory], T]) -> T:
    """Return what the rule functions say, from memory; from the game itself if they read more than they are given."""
    own: dict[str, Any] = vars(game)
    if "memory" not in own:
        own["memory"] = _find(game)
    memory: Memory | None = own["memory"]
    if memory is not None:
        try:
            return ask(memory)
        except ReadsMore:
            own["memory"] = _memories[_key(game)] = None
        except Exception:
            if game.variant is None:
                raise
            # An edited rule fails: ask the game at the table, which records the rule that failed.
    return ask(Memory(game))


def _keep_within(played: Memory) -> None:
    """Let other games forget until all together keep no more than they may; the one that is played comes last."""
    key = next((key for key, memory in _memories.items() if memory is played), None)
    if key is not None:
        _memories[key] = _memories.pop(key)  # the order is that of the last turns
    total = sum(memory.size for memory in _memories.values() if memory is not None)
    for memory in list(_memories.values()):
        if total <= MOST_TOGETHER:
            return
        if memory is not None:
            total -= memory.size
            memory.forget_everything()


def forget_all() -> None:
    """Forget everything; tables that are in use keep what they have."""
    _memories.clear()


_memories: dict[tuple[object, ...], Memory | None] = {}
"""None for a game whose rule functions read more than they are given."""


def _find(game: Cetkaik) -> Memory | None:
    key = _key(game)
    if key not in _memories:
        if len(_memories) >= MOST_GAMES:
            _memories.clear()
        try:
            _memories[key] = Memory(_nothing_but_rules(type(game), game.rules))
        except ReadsMore:
            _memories[key] = None
    return _memories[key]


def _key(game: Cetkaik) -> tuple[object, ...]:
    return type(game), _functions(type(game)), type(game.rules), repr(sorted(vars(game.rules).items()))


def _functions(game_class: type) -> tuple[object, ...]:
    """Return every function and property of a class and of its base classes."""
    return tuple([value for each in game_class.__mro__ for value in vars(each).values() if hasattr(value, "__get__")])


def _nothing_but_rules(game_class: type[Cetkaik], rules: Any) -> Cetkaik:
    """Return a game with rules and what is computed from them; its functions raise `ReadsMore` for all else."""
    own = {"__getattr__": _reads_more, "__setattr__": _reads_more, "__module__": game_class.__module__}
    untraced = vars(game_class).get("untraced", game_class)
    no_table = type(game_class.__name__, (untraced,), own)
    for name in NOT_GIVEN:  # after the class is made: a game that is played may not use these names itself
        setattr(no_table, name, property(_reads_more))
    asked: Cetkaik = object.__new__(no_table)
    prepared = vars(game_class.paragraphs(rules))
    vars(asked).update({name: value for name, value in prepared.items() if name != "state"})
    return asked


def _reads_more(asked: object, *what: object) -> NoReturn:
    raise ReadsMore(*what)

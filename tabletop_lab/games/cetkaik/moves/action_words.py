"""An action in words: in a trace by its squares alone, on a button with the pieces of the position.

The sentences are in words/actions.<lang>.ftl; nothing here decides what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_lab.engine import Option
from tabletop_lab.games.cetkaik.content.pieces import TAM, kind_of


class Said(Option):
    """What moves, moves of tam and drops share: their texts."""

    __slots__ = ()

    def words(self, words: Any, decision: Any = None) -> str:
        """Return the action by its squares: "MAU steps on MAI and slides to MY".

        On a button with the pieces and the chance: "Bow MAU steps on the pawn on MAI and slides to MY (31/32)".
        """
        if decision is None:
            return _said(self, words, {})
        text = _said(self, words, decision.view.board)
        odds = _odds(self, decision.view)
        return str(words("act-odds", text=text, odds=odds)) if odds else text

    def note(self, words: Any, decision: Any) -> str:
        """Return what the action needs, captures or costs, each with its clause; '' if there is nothing to say."""
        return " ".join(_notes(self, words, decision))


class Tried(str, Option):
    """An action that is not possible: it has the notation and sorting key of an action, and a text.

    An action without an end stands for all with that beginning; its notation is given separately.
    """

    action: Any

    def __new__(cls, action: Any, written: str = "") -> Tried:
        self = super().__new__(cls, written or action)
        self.action = action
        return self

    @property
    def places(self) -> tuple[str, ...]:
        """The places that the action would touch, so that a screen can show what is refused of one piece."""
        return tuple(self.action.places)

    def words(self, words: Any, decision: Any = None) -> str:
        """Return the action by its squares.

        In a question with the piece that would move, but without captures and chances.
        """
        return _said(self.action, words, {} if decision is None else decision.view.board, captures=False)


def _said(action: Any, words: Any, board: dict[str, str], captures: bool = True) -> str:
    if hasattr(action, "piece"):
        return str(words("act-drop" if action.to else "act-any-drop", piece=action.piece, to=action.to))
    if hasattr(action, "steps") and not action.steps:
        return str(words("act-any-tam", origin=action.origin))
    # An old question may be read when its pieces have gone: then only by squares.
    needed = (action.origin, *(via for via in getattr(action, "vias", (action.via,)) if via))
    known = "at" if all(square in board for square in needed) else "by"
    if hasattr(action, "steps"):
        legs = [
            words(f"{known}-tam-over" if via else "tam-leg", over=_kind(board, via), via=via, to=to)
            for via, to in zip(action.vias, action.steps, strict=True)
        ]
        return str(words("act-tam", origin=action.origin, legs=words("tam-then").join(legs)))
    form = "plain"
    if action.via:
        form = "step" if not action.far else "open" if not action.to else "toward" if action.toward else "slide"
        form = "back" if action.to == action.origin and not action.toward else form
    facts = {"origin": action.origin, "via": action.via, "to": action.to}
    facts |= {"mover": _kind(board, action.origin), "over": _kind(board, action.via)}
    text = str(words(f"{known}-{form}", **facts))
    silent = not captures or form == "back" or action.toward or known == "by"
    target = "" if silent else _kind(board, action.to)
    return str(words("act-capture", text=text, target=target)) if target else text


def _kind(board: dict[str, str], square: str) -> str:
    """Return the kind of the piece on a square; '' for none."""
    return kind_of(board[square]) if square in board else ""


def _odds(action: Any, view: Any) -> str:
    """Return the chance of an action that depends on the sticks, in thirty-seconds if possible; '' if it is certain.

    If the first leg needs a throw too (CK-6.4), an action does not say how far that is.
    """
    if not getattr(action, "to", "") or not (getattr(action, "far", False) or getattr(action, "water", False)):
        return ""
    game = view.paragraphs
    if action.toward or (action.via and game.first_leg_needs_throw()):
        return ""
    # chances.py imports the actions: an import at the top would be circular.
    from tabletop_lab.games.cetkaik.chances import success

    odds = success(action, game)
    if odds == 1:
        return ""
    faces = 2**game.rules.sticks
    return f"{odds * faces}/{faces}" if faces % odds.denominator == 0 else f"{odds.numerator}/{odds.denominator}"


def _notes(action: Any, words: Any, decision: Any) -> Iterator[str]:
    view, rules = decision.view, decision.rules
    side, points = view.side[decision.player], rules.points_of_hands()
    if hasattr(action, "steps"):
        again = view.paragraphs.follows_the_opponent(side)
        if again and rules.tam_again != "allowed":
            yield words("note-act-tam_again", points=points["tam_again"])
        if action.returns and rules.tam_pass != "allowed":
            yield words("note-act-tam_pass", points=points["tam_again"])
    elif not hasattr(action, "piece"):
        if action.far and view.paragraphs.second_leg_needs_throw():
            yield words("note-act-step" if action.to and not action.toward else "note-act-open")
        if action.water:
            yield words("note-act-water", needed=rules.water_need)
        if action.via and view.board.get(action.via) == TAM and rules.step_tam != "allowed":
            yield words("note-act-step_tam", points=points["step_tam"])

"""An expansion declares what it does to each paragraph of its base game; play, trace and edits follow both layers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import (
    Change,
    Game,
    RandomBot,
    Result,
    Rules,
    State,
    adds,
    amends,
    changes,
    clause,
    fills,
    gap,
    public,
    replaces,
    tagged_functions,
)
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.edits.variant import edited, functions_of, source_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout


@dataclass(slots=True)
class ShipState(State):
    round: int = public(1)
    air: int = public(100)


class Chapter:
    """A chapter of the base game."""

    @clause("SH-2")
    def move(self: Any, far: int) -> None:
        self.state.air -= far
        self.tell("moved", air=self.state.air)


class Ship(Chapter, Game):
    """Three rounds: move, meet something, end of the turn."""

    name, seats = "ship", range(1, 2)
    Rules, State = Rules, ShipState

    def setup(self) -> None:
        self.state = ShipState()

    def play(self) -> Result:
        while self.state.round <= 3:
            self.safe_point()
            self.move(self.ask("P1", "far", (1, 2)))
            self.encounter()
            self.end_of_turn("P1")
            self.state.round += 1
        return Result(("P1",), (self.players,), {"P1": self.state.air}, "landed")

    @gap("SH-3")
    def encounter(self) -> None:
        """Every set of strangers says for itself what happens here."""

    @clause("SH-4", "SH-5")
    def end_of_turn(self, player: str) -> None:
        self.breathe(player)
        self.tell("breathed", player=player, air=self.state.air)

    @clause("SH-6")
    def breathe(self, player: str) -> None:
        self.state.air -= 10


class Encounters(Ship):
    """A chapter of the expansion."""

    @fills("SH-3", by="VO-3")
    def encounter(self) -> None:
        self.haunt()


class Void(Encounters):
    name = "void"
    expansion_of = Ship

    @replaces("SH-2", by="VO-2")
    def move(self, far: int) -> None:
        self.tell("drifted", far=far)

    @amends("SH-4", by=("VO-4", "VO-5"))
    def end_of_turn(self, player: str) -> None:
        self.base.end_of_turn(player)
        self.state.air -= 1
        self.tell("shivered", player=player, air=self.state.air)

    @adds("VO-6")
    def haunt(self) -> None:
        self.tell("haunted", air=self.state.air)

    @clause("VO-7")
    def wail(self) -> None: ...


@pytest.fixture(autouse=True)
def the_expansion_is_registered() -> Iterator[None]:
    catalogue.register(Void)
    yield
    catalogue._registered.pop("void", None)


def played(game: Any = Void) -> Match:
    return Match(game, 1).play(1).play(2).play(1)


def air(match: Match) -> int:
    return match.result.scores["P1"]


def told(match: Match) -> list[tuple[str, tuple[str, ...]]]:
    """The events of the first round, with their clauses."""
    events = [entry for entry in match.trace if entry.kind == "event"]
    return [(entry.name, entry.clauses) for entry in events[: len(events) // 3]]


def in_a_batch(game: Any) -> int:
    rules = game.Rules.read()
    quick = Playout(game, ("P1",), rules, {"P1": RandomBot()}).run(5).scores["P1"]
    assert quick == air(Match(game, 1, 5, bots="random"))
    return quick


def test_the_trace_cites_base_and_expansion() -> None:
    match = played()
    assert told(match) == [
        ("drifted", ("VO-2",)),
        ("haunted", ("VO-6", "VO-3")),
        ("breathed", ("SH-4", "SH-5", "VO-4", "VO-5")),
        ("shivered", ("VO-4", "VO-5")),
    ]
    assert air(match) == 100 - 3 * 11 == in_a_batch(Void)


def test_super_is_cited_like_self_base() -> None:
    class Same(Encounters):
        expansion_of = Ship

        @amends("SH-4", by="VO-4")
        def end_of_turn(self, player: str) -> None:
            super().end_of_turn(player)

        def haunt(self) -> None: ...

    assert told(played(Same))[-1] == ("breathed", ("SH-4", "SH-5", "VO-4"))


def test_changes_are_listed() -> None:
    assert changes(Void) == [
        Change("replaces", ("SH-2",), ("VO-2",), "move"),
        Change("fills", ("SH-3",), ("VO-3",), "encounter"),
        Change("amends", ("SH-4",), ("VO-4", "VO-5"), "end_of_turn"),
        Change("adds", (), ("VO-6",), "haunt"),
        Change("adds", (), ("VO-7",), "wail"),
    ]
    assert changes(Ship) == [] and changes(edited(Void, "VO-6", source_of(Void, "VO-6"))) == changes(Void)
    in_play = {clause for _, _, ids in tagged_functions(Void) for clause in ids}
    assert in_play == {"VO-2", "VO-3", "VO-4", "VO-5", "VO-6", "VO-7", "SH-4", "SH-5", "SH-6"}


BASE = ("SH-4", "self.breathe(player)", "self.state.air -= 50", 100 - 3 * 51)
AMENDING = ("VO-5", "-= 1", "-= 3", 100 - 3 * 13)
INHERITED = ("SH-6", "-= 10", "-= 20", 100 - 3 * 21)


@pytest.mark.parametrize(("id", "old", "new", "left"), [BASE, AMENDING, INHERITED])
def test_an_edit_of_either_layer_changes_play(id: str, old: str, new: str, left: int) -> None:
    text = source_of(Void, id)
    assert old in text
    match, divergence = played().with_edit(id, text.replace(old, new))
    assert divergence is not None and divergence.step == 1 and air(match) == left
    assert in_a_batch(edited(Void, id, text.replace(old, new))) == left
    assert source_of(match.game, id) == text.replace(old, new)


def test_edits_of_both_layers_hold_together(tmp_path: Any) -> None:
    match = played()
    for id, old, new, _ in (BASE, AMENDING):
        match, _ = match.with_edit(id, source_of(match.game, id).replace(old, new), name="both")
    assert [str(edit) for edit in match.variant.edits] == ["SH-4 end_of_turn", "VO-5 end_of_turn"]
    assert air(match) == 100 - 3 * 53 == in_a_batch(match.variant.apply(Void))
    assert told(match)[2:] == [("breathed", ("SH-4", "SH-5", "VO-4", "VO-5")), ("shivered", ("VO-4", "VO-5"))]
    read = tl.load(match.save(tmp_path / "void.yaml"), allow_code=True)
    assert air(read) == air(match) and read.game is match.game


@pytest.mark.parametrize(("base", "by"), [("SH-2", "VO-2 (move)"), ("SH-3", "VO-3 (encounter)")])
def test_a_clause_that_is_not_played_names_the_one_that_is(base: str, by: str) -> None:
    with pytest.raises(tl.InvalidEdit) as caught:
        functions_of(Void, base)
    assert f"in this game {base} is replaced by {by[:4]} (allowed: {by})" in str(caught.value)
    assert caught.value.text("ko") != str(caught.value)


BOOK = "### SH-2 Move\nMove.\n\n### SH-3 Strangers\n\n### SH-4 End\nBreathe.\n\n### SH-6 Air\nTen.\n"
MORE = "### VO-2 Drift\nDrift.\n\n### VO-3 Ghosts\nHaunt.\n\n### VO-4 Cold\nShiver.\n\n### VO-6 Haunt\nBoo.\n"


def test_the_rulebook_says_what_the_expansion_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ship, "rulebook_text", {"en": BOOK})
    monkeypatch.setattr(Void, "rulebook_text", {"en": MORE})
    assert {clause.id: clause.changes for clause in Void.rulebook().values()} == {
        "SH-2": ("Played instead in this game: VO-2.",),
        "SH-3": ("What happens here in this game: VO-3.",),
        "SH-4": ("Added to it in this game: VO-4, VO-5.",),
        "SH-6": (),
        "VO-2": ("Played instead of SH-2.",),
        "VO-3": ("What happens in SH-3, which the base game leaves open.",),
        "VO-4": ("Added to SH-4.",),
        "VO-6": (),
    }
    assert {clause.changes for clause in Ship.rulebook().values()} == {()}


def test_a_gap_cannot_be_played() -> None:
    with pytest.raises(tl.engine.TabletopError, match=r"SH-3 \(encounter\) is a gap"):
        Match(Ship, 1).play(1)


# --- declarations that are refused when the class is made ------------------------------------------


def declared(said: Any, function: Any, base: type[Game] = Ship) -> type[Game]:
    own = {function.__name__: said(function), "expansion_of": base}
    return type("Wrong", (base,), own)


def move(self: Any, far: int) -> None: ...
def end_of_turn(self: Any, player: str) -> None: ...
def encounter(self: Any) -> None: ...
def unknown(self: Any) -> None: ...


HIDES = r"Wrong\.move hides Ship\.move \(SH-2\) and does not say so: write @replaces\('SH-2', by=\.\.\.\), @amends"


@pytest.mark.parametrize(
    ("said", "function", "error"),
    [
        (lambda f: f, move, HIDES),
        (clause("VO-2"), move, HIDES),
        (adds("VO-2"), move, HIDES),
        (
            replaces("SH-6", by="V"),
            move,
            "Wrong.move replaces SH-6: no such paragraph there, SH-6 is Ship.breathe; Ship.m",
        ),
        (replaces("SH-9", by="V"), unknown, "Wrong.unknown replaces SH-9: no such paragraph there, Ship has no SH-9$"),
        (replaces("SH-4", by="V"), end_of_turn, "it also hides SH-5, name all clauses of the paragraph"),
        (amends("SH-4", by="V"), end_of_turn, r"it never plays the base paragraph, write self\.base\.end_of_turn\("),
        (amends("SH-3", by="V"), encounter, "Wrong.encounter amends SH-3: it is a gap: write @fills"),
        (fills("SH-2", by="V"), move, "Wrong.move fills SH-2: it is not a gap: write @replaces or @amends"),
    ],
)
def test_declarations_that_are_not_so(said: Any, function: Any, error: str) -> None:
    plain = type(function)(function.__code__, function.__globals__)
    with pytest.raises(TypeError, match=error):
        declared(said, plain)


def test_the_base_game_is_a_base_class() -> None:
    with pytest.raises(TypeError, match="Alone: expansion_of is Ship, which is none of its base classes"):
        type("Alone", (Game,), {"expansion_of": Ship})


def test_an_expansion_of_an_expansion_plays_both_by_super() -> None:
    with pytest.raises(TypeError, match=r"Void\.end_of_turn: an expansion of an expansion has two bases, write super"):
        type("Deeper", (Void,), {"expansion_of": Void})

    class First(Encounters):
        expansion_of = Ship

        @amends("SH-6", by="VO-8")
        def breathe(self, player: str) -> None:
            super().breathe(player)
            self.state.air -= 1

        def haunt(self) -> None: ...

    class Second(First):
        expansion_of = First

        @amends("VO-8", by="DE-8")
        def breathe(self, player: str) -> None:
            super().breathe(player)
            self.tell("gasped")

    assert told(played(Second))[1] == ("gasped", ("DE-8", "SH-4", "SH-5"))
    assert air(played(Second)) == 100 - 4 - 33
    assert [change.by for change in changes(Second)] == [("VO-3",), ("VO-8",), ("DE-8",)]
    new, _ = played(Second).with_edit("SH-6", source_of(Second, "SH-6").replace("10", "20"))
    assert air(new) == 100 - 4 - 63


@pytest.mark.parametrize("word", [replaces, amends, fills])
def test_a_change_names_clauses(word: Any) -> None:
    with pytest.raises(ValueError, match=word.__name__):
        word(by="VO-1")
    with pytest.raises(ValueError, match="clause"):
        word("SH-1", by=())


def test_games_that_are_no_expansion_declare_nothing() -> None:
    class Quick(Ship):
        def move(self, far: int) -> None: ...

    assert Quick.expansion_of is None and changes(Quick) == []

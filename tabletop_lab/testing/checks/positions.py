"""Positions: whatever lies on the table in real play can be begun from, what cannot be is refused by name, and what
is told of a position is what each may know, and no setup that never was."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine import MODERATOR, RandomBot
from tabletop_lab.engine.core.determinize import determinize
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.match.trace import BEGINNING
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.figures.render import sketch

from ..finding import Finding, advice, expect, look_at, open_match
from ..positions import position_of, wrong_values
from ..profiles import examples
from ..tables import tables

DRAWN = 0.2
"""The share of the positions that are drawn, too: that takes longer than all else."""
LONGEST = 2_000
"""How many letters a refusal may have."""


@st.composite
def safe_points(draw: Any, game: Any) -> tuple[dict[str, Any], Any]:
    """A table, and the state at one of the safe points of a game there."""
    table = draw(tables(game))
    match = open_match(**table).run()
    points = match._run.checkpoints
    assume(points)
    return table, points[draw(st.integers(0, len(points) - 1))].state


@advice(
    "What lay on the table at a safe point is refused as a position, or is another one when it is laid again.",
    "Declare in the type of the field all that may stand there (Domain, Length), mend the invariant that is named, "
    "and let `complete_position` change only what a position leaves out.",
)
@given(data=st.data())
@examples(8)
def test_what_lies_on_the_table_is_a_position(game: Any, data: Any) -> None:
    table, state = data.draw(safe_points(game))
    match = open_match(**table, position=position_of(state))
    laid = match.trace[0].facts
    changed = [name for name, value in position_of(state).items() if position_of(state)[name] != _plain(laid[name])]
    expect(not changed, f"fields that are not as the position says: {changed}")
    expect(match.run().result is not None, "the game does not go on from there")


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple | frozenset) else value


@advice(
    "A position that cannot be is neither refused by name nor can it be played on from.",
    "Say in the type of the field what may stand there: Seat, Annotated[int, Domain(range(1, 7), clause)], Length, "
    "Distinct; and yield in `invariants` (or raise in `complete_position`) self.broken(field, kind, clause) for fields "
    "that do not fit together.",
)
@given(data=st.data())
@settings(examples(4), phases=(Phase.explicit, Phase.generate))  # to shrink a failure would take minutes
def test_a_position_that_cannot_be_is_refused_by_name(game: Any, data: Any) -> None:
    """Every field, with values of the wrong kind, out of range, twice, missing and misplaced."""
    table, state = data.draw(safe_points(game))
    luck = Random(data.draw(st.integers(0, 10**6)))
    position = position_of(state)
    for name in position:
        for value in wrong_values(position, name, luck):
            _refused_or_played(table, {**position, name: value}, name, luck)


def _refused_or_played(table: dict[str, Any], position: dict[str, Any], name: str, luck: Random) -> None:
    value = position[name]
    said = f"{name}: {value!r:.300}"
    look_at(**table, position="what was seen at a safe point, with that field")
    try:
        match = tl.Match(**table, position=position)
    except tl.InvalidPosition as error:
        _refused_by_name(error, position, said)
        return
    except Exception as error:
        raise Finding(f"{said} is neither taken nor refused: {type(error).__name__}: {error}") from error
    try:
        viewer, lang = luck.choice([*match.players, None, MODERATOR]), luck.choice(LANGUAGES)
        words = (
            match.alt_text(viewer, lang),
            match.board_text(lang, viewer),
            match.trace.for_player(viewer).to_text(lang),
        )
        if luck.random() < DRAWN:
            sketch(match, viewer=viewer, lang=lang)
        bots = {player: RandomBot() for player in match.players}
        result = Playout(match.game, match.players, match.rules, bots, position=position).run(match.seed)
    except Exception as error:
        raise Finding(f"{said} is taken, and then it fails: {type(error).__name__}: {error}") from error
    expect(all(words) and result is not None, f"{said} is taken, and then nothing is said or the game has no end")


def _refused_by_name(error: tl.InvalidPosition, fields: Any, said: str) -> None:
    for fault in error.faults:
        named = fault.where.split(".")[0] in fields or fault.kind in ("more_faults", "position_stuck")
        expect(named, f"{said} is refused without naming a field: {fault}")
        expect(fault.reason, f"{said} is refused without a reason")
        other = fault.localized("ko")
        expect(other.lang == "ko", f"{said} is refused in English only: {fault}")
    expect(max(len(error.text(lang)) for lang in LANGUAGES) <= LONGEST, f"{said} is refused at too great a length")


@advice(
    "The trace of a match that begins from a position tells what never was.",
    "This is the engine's fault, unless the game's setup() tells something in another way than by its verbs.",
)
@given(data=st.data())
@examples(6)
def test_a_position_is_told_and_no_setup(game: Any, data: Any) -> None:
    """To each what that seat sees of it; nothing was asked, rolled or cited before it."""
    table, state = data.draw(safe_points(game))
    match = open_match(**table, position=position_of(state))
    for viewer in (*match.players, None, MODERATOR):
        told = match.trace.for_player(viewer)
        begins = [entry for entry in told if entry.name == BEGINNING]
        expect(len(begins) == 1 and told[0] is begins[0], f"{viewer}: the position is not told first, and once")
        expect(told[0].clauses == () and told[0].step == 0, f"{viewer}: the position cites {told[0].clauses}")
        expect(told[0].seen_by(viewer).facts == told[0].facts, f"{viewer} is not told what {viewer} sees")
    expect(match.goto(0).trace[0].same_as(match.trace[0]), "after undo the position is told otherwise")


@advice(
    "A seat is told of a position what it may not know: in another world, which it cannot tell from this one, it is "
    "told something else.",
    "Declare the field hidden(), seen_by_owner() or seen_by(...), and let the description of the position say only "
    "what is in the view.",
)
@given(data=st.data())
@examples(6)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(game: Any, data: Any) -> None:
    table, state = data.draw(safe_points(game))
    match = open_match(**table, position=position_of(state))
    viewer = data.draw(st.sampled_from([*match.players, None]))
    here = match.trace[0].seen_by(viewer)
    world = determinize(
        here.value._state, viewer, match.rules, Random(data.draw(st.integers(0, 999))).random, match.game
    )
    try:
        there = tl.Match(**table, position=position_of(world)).trace[0].seen_by(viewer)
    except tl.InvalidPosition:
        assume(False)  # the redeal does not look at the invariants
    expect(here.facts == there.facts, f"{viewer} is told other facts: {_differences(here.facts, there.facts)}")
    for lang in LANGUAGES:
        expect(
            here.text(lang) == there.text(lang), f"{viewer} is told other words: {here.text(lang)} {there.text(lang)}"
        )


def _differences(one: Any, other: Any) -> list[str]:
    return [name for name in one if one[name] != other[name]]

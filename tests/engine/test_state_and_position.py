"""The state: copies, views of every sight, who knows what, redeals; and positions put onto a table.
No rule is tested here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_games import Tiny, TinyState, kind_of

import tabletop_lab as tl
from tabletop_lab.engine import HIDDEN, MODERATOR, Game, RandomBot, Result, State, View, hidden, public, seen_by_owner
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.determinize import determinize
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.engine.core.knowledge import who_knows
from tabletop_lab.engine.match.match import Match  # fmt: skip
from tabletop_lab.engine.match.record import loads, to_text
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.testing.sample import Market
from tests.registered import registered

PLAYERS = ("P1", "P2")


def table() -> TinyState:
    return TinyState(
        score={"P1": 1, "P2": 2},
        money={"P1": 100, "P2": 200},
        hands={"P1": ["A1"], "P2": ["A2", "A3"]},
        piles={"A": ["A4", "A5", "A6"], "B": ["B1", "B2"]},
        shown=["A7"],
        marked={"P1": ["A8", "A21"], "P2": ["A11", "A9"]},
        roles={"P1": "wolf", "P2": "sheep"},
        seen={"A7": True},
        moves=[("P1", 3)],
    )


# --- copies ----------------------------------------------------------------------------------------------------


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = table()
    copy = state.copy()
    assert copy == state and copy is not state
    copy.score["P1"] = 9
    copy.hands["P2"].append("X")
    copy.piles["A"].clear()
    copy.shown.append("X")
    copy.seen["X"] = True
    copy.moves.append(("P2", 1))
    copy.round = 7
    assert state == table()


def test_a_state_of_states_is_copied_too() -> None:
    @dataclass(slots=True)
    class Inner(State):
        items: list[list[int]] = public(factory=list)

    @dataclass(slots=True)
    class Outer(State):
        inner: Inner = public(factory=Inner)
        by_name: dict[str, Inner] = public(factory=dict)

    Outer.__annotations__ = {"inner": Inner, "by_name": dict[str, Inner]}
    outer = Outer(Inner([[1]]), {"a": Inner([[2]])})
    copy = outer.copy()
    copy.inner.items[0].append(5)
    copy.by_name["a"].items.clear()
    assert outer.inner.items == [[1]] and outer.by_name["a"].items == [[2]]


def test_fields_must_be_plain_and_say_who_sees_them() -> None:
    @dataclass(slots=True)
    class NotPlain(State):
        thing: object = public(None)

    NotPlain.__annotations__ = {"thing": object}
    with pytest.raises(TypeError, match="not plain data"):
        NotPlain().copy()

    @dataclass(slots=True)
    class Silent(State):
        number: int = 3

    with pytest.raises(TypeError, match="does not say who may see it"):
        View(Silent(), "P1", PLAYERS, None).number  # noqa: B018


# --- views -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("viewer", "money", "expected"),
    [
        ("P1", "open", {"hands": {"P1": ["A1"], "P2": [HIDDEN, HIDDEN]}, "money": {"P1": 100, "P2": 200}}),
        ("P2", "hidden", {"hands": {"P1": [HIDDEN], "P2": ["A2", "A3"]}, "money": {"P1": HIDDEN, "P2": 200}}),
        (None, "hidden", {"hands": {"P1": [HIDDEN], "P2": [HIDDEN, HIDDEN]}, "money": {"P1": HIDDEN, "P2": HIDDEN}}),
        ("P1", "open", {"piles": {"A": [HIDDEN] * 3, "B": [HIDDEN] * 2}, "shown": ["A7"], "secret": HIDDEN}),
        ("P1", "open", {"marked": {"P1": ["A8", "A21"], "P2": ["A11", HIDDEN]}, "roles": {"P1": "wolf", "P2": HIDDEN}}),
        (None, "open", {"marked": {"P1": ["A21", HIDDEN], "P2": ["A11", HIDDEN]}, "seen": {"A7": True}}),
        (MODERATOR, "hidden", {"secret": 7, "piles": table().piles, "marked": table().marked, "money": table().money}),
    ],
)
def test_views_of_every_sight(viewer: Any, money: str, expected: dict[str, Any]) -> None:
    view = View(table(), viewer, PLAYERS, Tiny.Rules(money=money))
    for name, value in expected.items():
        assert getattr(view, name) == value
    assert view.viewer == viewer and view.players == PLAYERS
    with pytest.raises(AttributeError, match="view of TinyState.* no attribute 'deck'"):
        view.deck  # noqa: B018


@pytest.mark.parametrize("viewer", ["P1", None, MODERATOR])
def test_what_is_done_to_a_view_stays_there(viewer: Any) -> None:
    state, rules = table(), Tiny.Rules(money="hidden")
    view = View(state, viewer, PLAYERS, rules)
    for value in view.as_dict().values():
        for part in (value, *(value.values() if isinstance(value, dict) else ())):
            if isinstance(part, list | dict | set):
                part.clear()
    assert state == table() and view != View(state, viewer, PLAYERS, rules) == View(table(), viewer, PLAYERS, rules)


def test_hidden_is_one_distinct_value() -> None:
    import copy
    import pickle

    assert repr(HIDDEN) == "HIDDEN" and copy.deepcopy(HIDDEN) is HIDDEN and pickle.loads(pickle.dumps(HIDDEN)) is HIDDEN
    with pytest.raises(TypeError):
        bool(HIDDEN)


def test_who_knows_what() -> None:
    rows = who_knows(table(), PLAYERS, Tiny.Rules(money="hidden"))
    assert rows["round"] == {"P1": "all", "P2": "all"}
    assert rows["hands"] == rows["money"] == rows["roles"] == {"P1": "own", "P2": "own"}
    assert rows["piles"] == {"P1": "count", "P2": "count"} and rows["secret"] == {"P1": "none", "P2": "none"}
    assert rows["marked"] == {"P1": "part", "P2": "part"}


@given(seed=st.integers(0, 500), viewer=st.sampled_from([*PLAYERS, None]))
def test_redeals_keep_what_is_seen_and_stay_within_pools(seed: int, viewer: Any) -> None:
    rules, state = Tiny.Rules(money="hidden"), table()
    world = determinize(state, viewer, rules, stream(seed, "test"))
    assert View(world, viewer, PLAYERS, rules) == View(state, viewer, PLAYERS, rules)
    assert state == table(), "the original is untouched"

    def cards(s: TinyState) -> list[str]:
        rows = [*s.hands.values(), *s.piles.values(), s.shown, *s.marked.values()]
        return sorted(card for row in rows for card in row)

    assert cards(world) == cards(state) and set(world.piles["B"]) == {"B1", "B2"}
    assert sorted(world.roles.values()) == sorted(state.roles.values())


def test_redeals_deal_secret_roles_again() -> None:
    """A hidden word beside a player's name is as secret as a card in hand."""
    match = Match(Tiny, players=4)
    seen = {match.determinize("P2", seed).roles["P1"] for seed in range(30)}
    assert seen == {"wolf", "sheep", "dog"}
    assert {match.determinize("P2", seed).roles["P2"] for seed in range(30)} == {"sheep"}
    assert match.determinize(MODERATOR).roles == match.state.roles


def test_redeals_deal_single_hidden_things_again() -> None:
    @dataclass(slots=True)
    class Case(State):
        culprit: str = hidden("", pool=kind_of)
        weapon: str = hidden("", pool=kind_of)
        hands: dict[str, list[str]] = seen_by_owner(factory=dict, pool=kind_of)

    Case.__annotations__ = {"culprit": str, "weapon": str, "hands": dict[str, list[str]]}
    case = Case("A1", "", {"P1": ["A2"], "P2": ["A3", "B1"]})
    worlds = [determinize(case, "P1", None, stream(seed, "test")) for seed in range(30)]
    assert {world.culprit for world in worlds} == {"A1", "A3"}
    assert all(world.weapon == "" and world.hands["P1"] == ["A2"] for world in worlds)


# --- positions ------------------------------------------------------------------------------------------------------


def positioned(**position: Any) -> Match:
    return Match(Tiny, players=2, seed=1, position=position)


def test_a_position_is_merged_into_the_setup_and_cards_are_conserved() -> None:
    match = positioned(round=2, score={"P2": 7}, hands={"P1": ["A3", "A5"]}, shown=["A1"], chosen="B2")
    state = match.state
    assert state.round == 2 and state.score == {"P1": 0, "P2": 7}
    assert state.hands == {"P1": ["A3", "A5"], "P2": []} and state.chosen == "B2" and state.piles["B"] == ["B1"]
    assert not {"A3", "A5", "A1"} & set(state.piles["A"]) and len(state.piles["A"]) == 9
    assert match.broken_invariants() == [] and match.position["round"] == 2
    match.run()
    assert match.result is not None
    assert match.goto(0).state == state, "going back to the start goes back to the position"


@pytest.mark.parametrize(
    ("position", "where", "reason"),
    [
        ({"no_field": 1}, "no_field", "no such field"),
        ({5: 1}, "5", "no such field"),
        ({"round": "many"}, "round", "wrong kind"),
        ({"round": None}, "round", "wrong kind"),
        ({"score": 5}, "score", "wrong kind"),
        ({"score": {"P9": 5}}, "score.P9", "no such entry"),
        ({"score": {"P1": "x"}}, "score.P1", "wrong kind"),
        ({"hands": {"P1": "A1"}}, "hands.P1", "wrong kind"),
        ({"hands": {"P1": [["A1"]]}}, "hands.P1.0", "wrong kind"),
        ({"hands": {"P1": ["Z9"]}}, "hands.P1", "no card 'Z9'"),
        ({"hands": {"P1": ["A1", "A1"]}}, "hands.P1", "two places"),
        ({"hands": {"P1": ["A1"]}, "shown": ["A1"]}, "shown", "two places"),
        ({"chosen": "Q"}, "chosen", "no card 'Q'"),
    ],
)
def test_bad_positions_say_where_and_why(position: dict[Any, Any], where: str, reason: str) -> None:
    with pytest.raises(tl.InvalidPosition) as error:
        Match(Tiny, players=2, position=position)
    fault = error.value.faults[0]
    assert fault.where == where and reason in fault.reason, fault


def test_every_fault_of_a_position_is_reported() -> None:
    with pytest.raises(tl.InvalidPosition) as error:
        positioned(no_field=1, round="x", score={"P1": "y"})
    assert [fault.where for fault in error.value.faults] == ["no_field", "round", "score.P1"]
    for wrong in ([1], "day: 5", 3):
        with pytest.raises(tl.InvalidPosition, match="is not a position"):
            Match(Tiny, position=wrong)  # type: ignore[arg-type]


def test_a_position_that_breaks_an_invariant_is_refused() -> None:
    class Strict(Tiny):
        def invariants(self) -> Any:
            yield from super().invariants()
            if self.state.round > 5:
                yield "no game has so many rounds"

    with pytest.raises(tl.InvalidPosition, match="no game has so many rounds"):
        Match(Strict, players=2, position={"round": 6})


def test_a_game_makes_a_partial_position_whole() -> None:
    """Whoever begins in the middle of a day says no weather; there is some then."""
    position = {"turn": 1, "order": ["P1", "P2"], "coins": {"P2": 9}}
    match = Match(Market, players=2, position=position)
    assert match.state.weather == "cloud" and match.state.coins == {"P1": 5, "P2": 9}
    assert Match(Market, players=2, position=position | {"weather": "rain"}).state.weather == "rain"
    assert match.run().result is not None


# --- what is told of a position -------------------------------------------------------------------------------------


class Laid(Tiny):
    """A setup that asks, draws, tells and looks."""

    def setup(self) -> None:
        super().setup()
        self.state.chosen = self.ask("P1", "keep", tuple(self.state.piles["B"]))
        self.state.piles["B"].remove(self.state.chosen)
        self.state.hands["P1"].append(self.draw("first", self.state.piles["A"], only="P1"))
        self.tell("laid_out", cards=3)


def test_a_setup_that_never_was_is_not_told() -> None:
    """Nobody is asked, nothing is recorded and nothing is heard; what the position leaves open lies as it was dealt."""
    match = Match(Laid, players=2, seed=1, position={"round": 2})
    told = match.trace[0]
    assert (told.name, told.kind, told.step, told.clauses, match.step) == ("begins_from", "event", 0, (), 0)
    assert not {entry.name for entry in match.trace} & {"keep", "first", "laid_out"} and match.answers == ()
    assert match.state.round == 2 and len(match.state.hands["P1"]) == 1 and match.state.chosen
    assert "The match begins from this position." in match.trace.to_text()
    assert "다음 국면에서 시작합니다." in match.trace.to_text("ko")
    assert Match(Laid, players=2, seed=1, position={}).run().trace.events("laid_out"), "without a position it is told"


def test_each_is_told_what_that_seat_sees_of_the_position() -> None:
    match = Match(Laid, players=2, seed=1, rules={"money": "hidden"}, position={"hands": {"P2": ["A3"]}})
    for viewer in ("P1", "P2", None, MODERATOR):
        (told,) = (entry for entry in match.trace.for_player(viewer) if entry.name == "begins_from")
        assert told.facts == match.view(viewer).as_dict()
        assert told.seen_by(viewer).facts == told.facts
    (told,) = match.trace.for_player("P1").events("begins_from")
    assert told.facts["hands"]["P2"] == [HIDDEN] and "A3" not in told.text("en")


def test_a_position_is_told_again_after_undo_and_in_branches_and_records(tmp_path: Any) -> None:
    match = Match(Laid, players=2, seed=1, position={"round": 2}).run()
    text = match.trace.to_text()
    assert match.goto(0).trace[0].same_as(match.branch().trace[0])
    assert match.goto(match.steps).trace.to_text() == text
    with registered(Laid):
        again = tl.load(match.save(tmp_path / "laid.yaml"))
    assert again.trace.to_text() == text and again.state == match.state


def test_a_record_may_still_hold_the_answers_of_a_setup_that_never_was() -> None:
    """As records had them once: they are passed over where they are those of the setup by that seed."""
    match = Match(Laid, players=2, seed=1, position={"round": 2}).run()
    head, play = to_text(match).split("play:\n")
    setup = "".join(
        f"- {f'{player} {name}'.strip()}: {label}\n" for player, name, label in match.goto(0)._run.begun_from
    )
    with registered(Laid):
        again = loads(f"{head}play:\n{setup}{play}")
        assert list(map(str, again.answers)) == list(map(str, match.goto(match.steps).answers))
        with pytest.raises(tl.InvalidRecord, match="is not asked here"):
            loads(f"{head}play:\n{setup.replace('keep: B', 'keep: X')}{play}")


def test_the_luck_of_the_game_goes_on_where_the_setup_left_it() -> None:
    """A batch, a match and one that is played step by step are the same game from a position, too."""
    position = {"round": 2}
    for seed in range(5):
        match = Match(Laid, players=2, seed=seed, position=position).run()
        bots = {player: RandomBot() for player in match.players}
        table = Playout(Laid, match.players, match.rules, bots, position=position)
        assert table.run(seed) == match.result and table.game.state == match.state


def test_hidden_cards_of_one_pool_know_their_kind() -> None:
    assert kind_of("hands", "P1", "B2") == "B"
    assert seen_by_owner(pool=kind_of).metadata["visibility"].pool is kind_of


def read_row(given: Any) -> dict[str, str]:
    """A row of counters as text: a letter for each place, a dot for an empty one."""
    if not isinstance(given, str) or len(given) != 3:
        raise tl.InvalidPosition(Fault("row", f"{given!r} is no row", "three places"))
    if "?" in given:
        raise tl.InvalidPosition(Fault(f"place {given.index('?') + 1}", "'?' is no counter"))
    return {str(at): mark for at, mark in enumerate(given, 1) if mark != "."}


@dataclass(slots=True)
class Row(State):
    row: dict[str, str] = public(factory=dict, read=read_row)
    left: int = public(3)


class RowGame(Game):
    name = "row_game"
    State = Row

    def setup(self) -> None:
        self.state = Row({"1": "o"})

    def play(self) -> Result:
        self.safe_point()
        self.ask("P1", "choose", tuple(sorted(self.state.row)))
        return Result(("P1",))

    def complete_position(self, position: Any) -> None:
        self.state.left -= len(self.state.row)
        if self.state.left < 1:
            raise tl.InvalidPosition(Fault("row", "is full"))


def test_a_field_may_be_read_from_a_text_of_its_own() -> None:
    match = tl.Match(RowGame, position={"row": ".xo"})
    assert match.state == Row({"2": "x", "3": "o"}, 1), "the text is the whole field, nothing of it is merged"
    assert match.position == {"row": ".xo"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("xo", "row: 'xo' is no row (allowed: three places)"),
        ("x?o", "row.place 2: '?' is no counter"),
        ("xox", "row: is full"),
        (7, "row: 7 is no row (allowed: three places)"),
    ],
)
def test_a_faulty_text_of_a_field_points_at_the_place(text: Any, said: str) -> None:
    with pytest.raises(tl.InvalidPosition) as error:
        tl.Match(RowGame, position={"row": text})
    assert str(error.value) == said


def test_a_position_in_which_nothing_can_be_chosen_is_refused() -> None:
    class Stuck(Market):
        name = "stuck_market"

        def choose_where_to_walk(self, player: str, spaces: tuple[int, ...]) -> None:
            self.ask(player, "walk", ())

    with pytest.raises(tl.InvalidPosition, match="position: P1 would have to choose, and there is nothing") as caught:
        tl.Match(Stuck, 2, position={"day": 2})
    assert "고를 것이 하나도 없습니다" in caught.value.text("ko")

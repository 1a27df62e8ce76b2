"""A game with modes: the rules choose the class that plays, and edits, records and batches go by it."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import (
    Game,
    Metric,
    Modes,
    RandomBot,
    Result,
    Rules,
    State,
    clause,
    public,
    rule,
    tagged_functions,
)
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.engine.edits.variant import edited, functions_of, source_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout


class TowerRules(Rules):
    mode: Literal["plain", "storm"] = rule("plain", "TW-1", help="How the tower is built.")


@dataclass(slots=True)
class TowerState(State):
    round: int = public(1)
    height: int = public(0)


class Tower(Game):
    """Three rounds; a player chooses how many stones are laid, and weather comes after each."""

    name, seats = "tower", range(1, 3)
    Rules, State = TowerRules, TowerState

    def setup(self) -> None:
        self.state = TowerState()

    def play(self) -> Result:
        while self.state.round <= 3:
            self.safe_point()
            self.build(self.ask("P1", "stones", (1, 2)))
            self.weather()
            self.state.round += 1
        return Result(("P1",), (self.players,), {"P1": self.state.height}, "built")

    @clause("TW-2")
    def build(self, stones: int) -> None:
        """As many as chosen."""
        self.state.height += stones
        self.tell("built", height=self.state.height)

    @clause("TW-3")
    def weather(self) -> None:
        """Fair."""
        self.tell("fair", height=self.state.height)


class Plain(Tower):
    pass


class Lightning(Metric):
    name, events = "lightning", ("lightning",)

    def __init__(self) -> None:
        self.count = 0

    def hear(self, game: Any, facts: Any) -> None:
        self.count += 1

    def columns(self, game: Any) -> dict[str, Any]:
        return {"lightning": self.count}


class Storm(Tower):
    metrics = (Lightning,)

    @clause("TW-4")
    def weather(self) -> None:
        """One stone falls, after what fair weather does."""
        super().weather()
        self.state.height -= 1
        self.strike()

    @clause("TW-5")
    def strike(self) -> None:
        self.tell("lightning", height=self.state.height)


Tower.modes = Modes("mode", plain=Plain, storm=Storm)

TWICE = source_of(Tower, "TW-2").replace("+= stones", "+= 2 * stones")
FAIR = source_of(Tower, "TW-3").replace('"fair",', '"fine",')
FALLS = source_of(Tower, "TW-4").replace("-= 1", "-= 5")


@pytest.fixture(autouse=True)
def the_tower_is_registered() -> Iterator[None]:
    catalogue.register(Tower)
    yield
    catalogue._registered.pop("tower", None)


def test_a_mode_for_other_seats_is_refused_and_the_match_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = built("plain", stones=(1,))
    monkeypatch.setattr(Storm, "seats", range(2, 4))
    with pytest.raises(tl.engine.core.errors.InvalidRules, match="2 to 3"):
        match.with_rules(mode="storm")
    assert match.step == 1 and match.rules.mode == "plain"


def built(mode: str, game: Any = Tower, stones: tuple[int, ...] = (1, 2, 1)) -> Match:
    match = Match(game, 1, rules={"mode": mode})
    for number in stones:
        match.play(number)
    return match


def height(match: Match) -> int:
    return match.result.scores["P1"]


def told(match: Match) -> list[str]:
    return [entry.name for entry in match.trace if entry.kind == "event"]


def in_a_batch(game: Any, mode: str, seed: int = 3) -> tuple[int, int]:
    """The height of one game in a batch, and in the match of the same seed."""
    rules = Tower.Rules.read({"mode": mode})
    quick = Playout(game, ("P1",), rules, {"P1": RandomBot()}).run(seed)
    return quick.scores["P1"], height(Match(game, 1, seed, rules, bots="random"))


def test_the_rules_choose_the_class_that_plays() -> None:
    assert built("plain").game is Plain and built("storm").game is Storm
    assert [height(built(mode)) for mode in ("plain", "storm")] == [4, 1]
    for asked in (Tower, Plain, Storm):
        assert playing(asked, TowerRules(mode="storm")) is Storm
        assert playing(asked, TowerRules(mode="plain")) is Plain
    assert in_a_batch(Tower, "storm")[0] == in_a_batch(Tower, "plain")[0] - 3


@pytest.mark.parametrize("mode", ["plain", "storm"])
def test_an_edit_of_a_common_paragraph_changes_every_mode(mode: str) -> None:
    match = built(mode)
    new, divergence = match.with_edit("TW-2", TWICE)
    assert divergence is not None and (divergence.step, divergence.clauses[:1]) == (1, ("TW-2",))
    assert height(new) == height(match) + 4
    game = edited(Tower, "TW-2", TWICE)
    default, changed = in_a_batch(Tower, mode), in_a_batch(game, mode)
    assert default[0] == default[1] and changed[0] == changed[1]
    fallen = 3 if mode == "storm" else 0
    assert changed[0] + fallen == 2 * (default[0] + fallen)


def test_an_edit_of_an_overridden_paragraph_changes_that_mode_only() -> None:
    plain, divergence = built("plain").with_edit("TW-4", FALLS, name="heavy storm")
    assert divergence is None and plain.variant.name == "heavy storm" and height(plain) == 4
    storm, divergence = built("storm").with_edit("TW-4", FALLS)
    assert divergence is not None and height(storm) == 4 - 15
    game = edited(Tower, "TW-4", FALLS)
    assert [in_a_batch(game, mode)[0] - in_a_batch(Tower, mode)[0] for mode in ("plain", "storm")] == [0, -12]
    over, _ = plain.with_rules(mode="storm")
    assert height(over) == 4 - 15 and over.variant == plain.variant


def test_a_paragraph_that_only_a_mode_has_is_edited_from_any_mode() -> None:
    assert functions_of(Tower, "TW-5") == functions_of(Storm, "TW-5") == functions_of(Plain, "TW-5") == ("strike",)
    text = source_of(Plain, "TW-5").replace('"lightning"', '"thunder"')
    new, divergence = built("storm").with_edit("TW-5", text)
    assert divergence is not None and told(new)[:3] == ["built", "fair", "thunder"]
    assert {c for _, _, ids in tagged_functions(Plain) for c in ids} == {"TW-2", "TW-3", "TW-4", "TW-5"}
    with pytest.raises(tl.InvalidEdit, match="TW-9"):
        functions_of(Tower, "TW-9")


def test_a_paragraph_that_a_mode_plays_by_super_is_cited_and_edited_there_too() -> None:
    match = built("storm")
    fair = next(entry for entry in match.trace if entry.name == "fair")
    assert fair.clauses == ("TW-3", "TW-4")
    new, divergence = match.with_edit("TW-3", FAIR)
    assert divergence is not None and told(new)[:3] == ["built", "fine", "lightning"] and height(new) == 1


def test_edits_of_the_game_and_of_a_mode_stand_side_by_side() -> None:
    first, _ = built("storm").with_edit("TW-3", FAIR, name="both")
    both, _ = first.with_edit("TW-4", FALLS)
    assert [str(edit) for edit in both.variant.edits] == ["TW-3 weather", "TW-4 weather"]
    assert told(both)[:2] == ["built", "fine"] and height(both) == 4 - 15
    again, _ = both.with_edit("TW-4", FALLS.replace("-= 5", "-= 2"))
    assert len(again.variant.edits) == 2 and height(again) == 4 - 6
    assert "-= 2" in source_of(again.game, "TW-4") and '"fine"' in source_of(again.game, "TW-3")


def test_another_mode_is_a_divergence_and_leads_back() -> None:
    match = built("plain")
    storm, divergence = match.with_rules(mode="storm")
    assert divergence is not None and divergence.step == 1 and divergence.changes == {"mode": ("plain", "storm")}
    assert divergence.clauses[0] == "TW-5" and storm.game is Storm and height(storm) == 1
    back, _ = storm.with_rules(mode="plain")
    assert back.game is Plain and height(back) == 4


def test_records_and_other_processes_keep_mode_and_edits(tmp_path: Any) -> None:
    match, _ = built("storm").with_edit("TW-4", FALLS, name="heavy")
    read = tl.load(match.save(tmp_path / "tower.yaml"), allow_code=True)
    assert height(read) == height(match) and read.game is match.game and read.variant == match.variant
    assert pickle.loads(pickle.dumps(match.game)) is match.game
    frame = tl.simulate(match.game, 4, players=1, rules=match.rules, jobs=1, progress=False)
    assert list(frame["lightning"]) == [3] * 4 and not frame["error"].any()
    tables = tl.simulate(Tower, 4, players=1, rules={"mode": "storm"}, variant=match.variant, jobs=1, progress=False)
    assert list(tables["score_P1"]) == list(frame["score_P1"])


def test_a_subclass_changes_every_mode_and_one_of_a_mode_only_that() -> None:
    class Higher(Tower):
        def build(self, stones: int) -> None:
            self.state.height += 10 * stones

    class Flood(Storm):
        def strike(self) -> None:
            self.state.height = 0

    assert [height(built(mode, Higher)) for mode in ("plain", "storm")] == [40, 37]
    assert [height(built(mode, Flood)) for mode in ("plain", "storm")] == [4, 0]
    new, _ = built("storm", Higher).with_edit("TW-4", FALLS)
    assert height(new) == 40 - 15


def test_a_mode_may_be_the_game_itself_or_a_name_in_a_module() -> None:
    class Walls(Tower):
        pass

    class Thick(Walls):
        def build(self, stones: int) -> None:
            self.state.height += 100

    class Mine(Walls):
        def weather(self) -> None:
            self.state.height += 7

    Walls.modes = Modes("mode", plain=Walls, storm=Thick)
    assert [playing(Walls, TowerRules(mode=mode)) for mode in ("plain", "storm")] == [Walls, Thick]
    assert playing(Thick, TowerRules()) is Walls and playing(Mine, TowerRules()) is Mine
    assert height(built("storm", Mine)) == 321
    Walls.modes = Modes("mode", plain=Walls, storm=f"{__name__}:Storm")
    with pytest.raises(TypeError, match=r"modes of Walls: storm must be a subclass of Walls, not .*Storm"):
        playing(Walls, TowerRules())


@pytest.mark.parametrize(
    ("modes", "said"),
    [
        (Modes("way", plain=Plain, storm=Storm), r"no parameter 'way' \(they have: mode\)"),
        (Modes("mode", plain=Plain), "'mode' chooses between plain, storm, but the classes given are for plain$"),
        (Modes("mode", plain=Plain, storm="no_such_module:Storm"), "is no class 'no_such_module:Storm' for storm$"),
    ],
)
def test_modes_that_do_not_fit(modes: Modes, said: str) -> None:
    class Wrong(Tower):
        pass

    Wrong.modes = modes
    with pytest.raises(TypeError, match=said):
        playing(Wrong, TowerRules())


def test_a_mode_keeps_the_name_of_the_game() -> None:
    class Named(Tower):
        pass

    class Other(Named):
        name = "other"

    Named.modes = Modes("mode", plain=Named, storm=Other)
    with pytest.raises(TypeError, match="storm keeps the name 'tower' of the game, but is called 'other'"):
        playing(Named, TowerRules())

"""What a game adds when hidden things are partly known: redeals that keep to it, families of options that explain
themselves, values that say themselves. A tiny game of two herds stands for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tabletop_lab.engine import HIDDEN, Game, Option, Refusal, Result, State, View, hidden, seen_by_owner
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.determinize import determinize
from tabletop_lab.engine.core.errors import IllegalChoice
from tabletop_lab.engine.core.visibility import MODERATOR, public
from tabletop_lab.engine.match.match import Match


@dataclass(slots=True)
class Herds(State):
    """Everybody holds a sheep or a wolf; P1 has been shown that P2 holds a wolf."""

    animals: dict[str, str] = seen_by_owner(factory=dict, pool="animal")
    told: dict[str, str] = seen_by_owner(factory=dict)
    count: int = public(0)
    secret: int = hidden(0)

    def is_consistent(self, viewer: str | None, asked: Any) -> bool:
        return viewer != "P1" or self.animals["P2"].startswith("wolf")

    def make_consistent(self, viewer: str | None, asked: Any) -> None:
        self.told = {player: told if player == viewer else "" for player, told in self.told.items()}


class Howl(str, Option):
    """A value that says itself."""

    def words(self, words: Any, decision: Any = None) -> str:
        return f"howls {self}" if words.lang == "en" else f"{self} 소리"


class Howls(Sequence[Howl]):
    """As many howls as one likes, of at most five letters."""

    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: Any) -> Any:
        return (Howl("oo"),)[index]

    def find(self, wanted: object) -> Howl:
        if isinstance(wanted, str) and 0 < len(wanted) <= 5 and set(wanted) == {"o"}:
            return Howl(wanted)
        raise LookupError(str(wanted))

    def refusal(self, wanted: str) -> Refusal | None:
        return Refusal(wanted, "HE-1", "too_long", most=5) if set(wanted) == {"o"} else None


class HerdGame(Game):
    name = "herds"
    seats = range(4, 5)
    State = Herds
    messages = {
        "en": "refused-too_long = At most { $most } letters.\nprompt-howl = How?",
        "ko": "refused-too_long = { $most }자까지입니다.\nprompt-howl = 어떻게?",
    }

    def setup(self) -> None:
        animals = ["wolf 1", "wolf 2", "sheep 1", "sheep 2"]
        self.state = Herds({player: animals.pop() for player in self.players}, dict.fromkeys(self.players, "x"))

    def play(self) -> Result:
        said = self.ask("P1", "howl", Howls())
        self.tell("howled", player="P1", howl=said)
        return Result(("P1",), reason="howl")


SEATS = ("P1", "P2", "P3", "P4")


def herds() -> Herds:
    return Herds(dict(zip(SEATS, ("sheep 1", "wolf 1", "wolf 2", "sheep 2"), strict=True)), dict.fromkeys(SEATS, "x"))


def numbers(seed: int) -> Callable[[], float]:
    return stream(seed, "test")


def test_redeals_keep_to_what_is_possible() -> None:
    before = herds()
    worlds = [determinize(before, "P1", None, numbers(seed)) for seed in range(30)]
    for world in worlds:
        assert View(world, "P1", SEATS, None) == View(before, "P1", SEATS, None)
        assert world.animals["P1"] == "sheep 1" and world.animals["P2"].startswith("wolf")
        assert sorted(world.animals.values()) == sorted(before.animals.values())
    assert {world.animals["P3"] for world in worlds} == {"wolf 1", "wolf 2", "sheep 2"}
    others = {determinize(before, "P3", None, numbers(seed)).animals["P2"] for seed in range(30)}
    assert others == {"wolf 1", "sheep 1", "sheep 2"}, "who was told nothing may believe anything"


def test_the_others_secrets_fit_the_new_world() -> None:
    world = determinize(herds(), "P1", None, numbers(1))
    assert world.told == {"P1": "x", "P2": "", "P3": "", "P4": ""}
    assert determinize(herds(), MODERATOR, None, numbers(1)) == herds(), "the moderator has nothing to redeal"
    assert View(herds(), "P2", SEATS, None).told == {"P1": HIDDEN, "P2": "x", "P3": HIDDEN, "P4": HIDDEN}


def test_a_family_of_options_explains_what_is_not_in_it() -> None:
    match = Match(HerdGame, players=4)
    with pytest.raises(IllegalChoice) as error:
        match.play("oooooooo")
    assert (error.value.faults[0].reason, error.value.faults[0].clause) == ("At most 5 letters.", "HE-1")
    with pytest.raises(IllegalChoice, match="not one of the options"):
        match.play("baa")
    assert match.play("ooo").result is not None


@pytest.mark.parametrize(("lang", "said"), [("en", "howls ooo"), ("ko", "ooo 소리")])
def test_a_value_says_itself(lang: str, said: str) -> None:
    match = Match(HerdGame, players=4)
    assert match.decision is not None
    assert match.decision.option_text(Howl("ooo"), lang) == said
    match.play("ooo")
    assert match.answers[-1].label == "ooo"
    assert said in match.trace.to_text(lang)

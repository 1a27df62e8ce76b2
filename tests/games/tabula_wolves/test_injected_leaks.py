"""The test of leaks can fail: leaks of every known kind, put into subclasses of the game, are all found.
The clean game passes the same test in the checks of every game."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from tabletop_lab.engine import Refusal
from tabletop_lab.engine.core.visibility import hidden, public
from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.state import TabulaWolvesState
from tabletop_lab.testing.leaks import leaks

MATCHES = 60
"""In so many games at most a leak has to show."""
NO_TALK = {"talk_rounds": 0, "defence_statements": 0}


class DefaultValue(TabulaWolves):
    """A call says where its holder sits; the first seat stands for a dead one."""

    def say_call(self, role: str) -> None:
        self.tell("call", role=role, seat=[*self.holders(role), "P1"][0])


class OrderOfOptions(TabulaWolves):
    """The wolves come last among those one may vote for."""

    def candidates(self, voters: tuple[str, ...], candidates: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        wolves = self.holders("wolf")
        options = super().candidates(voters, candidates)
        return {voter: tuple(sorted(choice, key=wolves.__contains__)) for voter, choice in options.items()}


class MissingOption(TabulaWolves):
    """The guard cannot choose a wolf."""

    def may_be_guarded_by(self, guard: str) -> tuple[str, ...]:
        return tuple(p for p in super().may_be_guarded_by(guard) if p not in self.holders("wolf"))


class RefusalOfTheTruth(TabulaWolves):
    """Asked why not, the game explains a little too much."""

    def no_candidates(self, player: str, own: Collection[str], candidates: Collection[str]) -> Iterator[Refusal]:
        yield from super().no_candidates(player, own, candidates)
        for wolf in self.holders("wolf"):
            yield Refusal(wolf, "TW-11.4", "a_wolf", target=wolf)


class TellingPrompt(TabulaWolves):
    """A fact of a question that nobody reads aloud, and that nobody should know."""

    def ask_for_tokens(self, name: str, candidates: tuple[str, ...]) -> dict[str, str]:
        options = self.candidates(self.players, candidates)
        return self.ask_all(
            options, name, lambda voter: self.no_candidates(voter, options[voter], candidates), secret=True,
            wolves=len(self.holders("wolf")),
        )  # fmt: skip


class SkippedCall(TabulaWolves):
    """A dead character is not called any more."""

    def is_called(self, role: str) -> bool:
        return bool(self.holders(role)) and super().is_called(role)


class SecretOrderOfCalls(TabulaWolves):
    """The order of the calls follows who holds a card."""

    def calls(self, roles: Collection[str]) -> tuple[str, ...]:
        order = super().calls(roles)
        return (*order[1:], order[0]) if self.state.slip["seer"] < self.state.slip["wolf"] else order


class ExtraQuestion(TabulaWolves):
    """Somebody is asked something in the morning when the wolves raided the first, third, ... of the living."""

    def dawn(self) -> None:
        if self.state.raid_target in self.state.living[::2]:
            self.ask(self.state.living[-1], "mercenary", ("spare",), secret=True)
        super().dawn()


class NamedByTheSecret(TabulaWolves):
    """At a call only those who move are named as the ones who could."""

    def window(self, name: str, seats: Any, options: Any, refused: Any = None, **more: Any) -> Any:
        return super().window(name, lambda: tuple(options) or seats(), options, refused, **more)


class CalledForTheLiving(TabulaWolves):
    """The call is made for all; eyes stay closed for a moment only where somebody is left to move."""

    def window(self, name: str, seats: Any, options: Any, refused: Any = None, **more: Any) -> Any:
        return super().window(name, seats, options, refused, **more) if options else ()


class ARoundLess(TabulaWolves):
    """When the pack agrees, the night goes on at once."""

    def window(self, name: str, seats: Any, options: Any, refused: Any = None, **more: Any) -> Any:
        if name == "raid" and not options and self.state.proposals:
            return ()
        return super().window(name, seats, options, refused, **more)


class SeenInTheWindow(TabulaWolves):
    """Everybody hears how many wolves are asked."""

    def window(self, name: str, seats: Any, options: Any, refused: Any = None, **more: Any) -> Any:
        return super().window(name, seats, options, refused, **more, asked=len(options))


class QuestionToAGhost(TabulaWolves):
    """The dead seer is asked to point as well, where everybody can see her pass the question on."""

    def seer_turn(self) -> None:
        for seer in self.state.slip["seer"]:
            if seer in self.state.ghosts:
                self.ask(seer, "seer", self.state.living)
        super().seer_turn()


class CountedSteps(TabulaWolves):
    """A line tells how many answers were given, the secret ones among them."""

    def say_wake(self) -> None:
        self.tell("talk_open", seconds=self.table.step)


class SignForAll(TabulaWolves):
    """The seer's gesture is seen by everybody when she finds a wolf."""

    def show(self, player: str, power: str, target: str, sign: str) -> None:
        self.note(player, power, target, sign)
        told = None if sign == "wolf" else (player,)
        self.tell("sign", only=told, player=player, power=power, target=target, sign=sign)


class OpenLot(TabulaWolves):
    """Everybody sees that lots are drawn for the place of the token: more than one has died of something."""

    def lay_the_welcome_token(self, dead: tuple[str, ...], fates: dict[str, str]) -> None:
        if self.state.guarded:
            self.roll("tie", dead)
        super().lay_the_welcome_token(dead, fates)


@dataclasses.dataclass(slots=True)
class OpenGuard(TabulaWolvesState):
    guarded: tuple[str, ...] = public(())


@dataclasses.dataclass(slots=True)
class WithAList(TabulaWolvesState):
    found: list[str] = hidden(factory=list)


class OtherState(TabulaWolves):
    """The same game with another class of state."""

    kind: Any = TabulaWolvesState

    def setup(self) -> None:
        super().setup()
        told = {field.name: getattr(self.state, field.name) for field in dataclasses.fields(TabulaWolvesState)}
        self.state = self.kind(**told)


class HiddenMadePublic(OtherState):
    """Whom the guard protects lies on the table."""

    kind = OpenGuard


class LengthOfAList(OtherState):
    """A hidden list grows when the seer finds a wolf: its length is seen."""

    kind = WithAList

    def what_the_seer_sees(self, seer: str, target: str) -> None:
        super().what_the_seer_sees(seer, target)
        if self.role(target) == "wolf":
            self.state.found.append(target)


class OrderOfADict(TabulaWolves):
    """Who became a ghost stands in the order of the cards."""

    def dawn(self) -> None:
        self.state.ghosts = {p: self.state.ghosts[p] for p in self.state.cards if p in self.state.ghosts}
        self.state.ghosts = dict(sorted(self.state.ghosts.items(), key=lambda item: self.state.cards[item[0]]))
        super().dawn()


LEAKY = [
    DefaultValue, OrderOfOptions, MissingOption, RefusalOfTheTruth, TellingPrompt, SkippedCall, SecretOrderOfCalls,
    ExtraQuestion, NamedByTheSecret, CalledForTheLiving, ARoundLess, SeenInTheWindow, QuestionToAGhost, CountedSteps,
    SignForAll, OpenLot, HiddenMadePublic, LengthOfAList, OrderOfADict,
]  # fmt: skip


@pytest.mark.parametrize("game", LEAKY, ids=lambda game: game.__name__)
def test_a_leak_is_found(game: type[TabulaWolves]) -> None:
    found = next(leaks(game, range(MATCHES), lambda seed, players: NO_TALK), None)
    assert found is not None, f"nobody noticed: {game.__doc__}"


def test_the_numbers_of_a_trace_count_only_what_its_reader_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the moderator's numbers a seat could count the secret answers."""
    from tabletop_lab.engine.match.trace import Trace

    monkeypatch.setattr(Trace, "numbers", lambda self: [entry.step for entry in self._entries])
    found = next(leaks(TabulaWolves, range(MATCHES), lambda seed, players: NO_TALK), None)
    assert found is not None and found.kinds == ("trace", "trace")


def test_who_died_of_what_cannot_be_read_from_the_order_of_the_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom the wolves killed, and who went along, would stand in the order of the blows."""
    rules = NO_TALK | {
        "composition": "custom", "strict_composition": False, "welcome_token_rule": "random_dead",
        "custom_cards": "wolf 2, mercenary 4, villager 1",
    }  # fmt: skip
    # Villages of seven, four of which show it: more than one, so that it does not hang on a single roll.
    seeds = range(16 * 70, 16 * (70 + MATCHES), 16)
    assert next(leaks(TabulaWolves, seeds, lambda seed, players: rules), None) is None
    monkeypatch.setattr(TabulaWolves, "forget_the_order", lambda self: None)
    found = next(leaks(TabulaWolves, seeds, lambda seed, players: rules), None)
    assert found is not None and found.kinds == ("view ghosts", "view ghosts")

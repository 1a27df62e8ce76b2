"""A small correct game in a file of its own, and pytest run on it as a user would run it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SOUND = '''
from dataclasses import dataclass
from typing import Annotated

from tabletop_lab.engine import (
    Domain, Game, Refusal, Result, Rules, Seat, State, clause, hidden, public, rule, seen_by_owner,
)

Count = Annotated[int, Domain(range(10), "PB-1")]
Wish = Annotated[int, Domain(range(2, 8), "PB-1")]


class PebbleRules(Rules):
    most: int = rule(3, "PB-2", help="The most pebbles a player may take.", ge=2, le=5)


@dataclass(slots=True)
class Table(State):
    pebbles: Annotated[int, Domain(range(1, 10), "PB-1")] = public(9)
    turn: Count = public(0)
    taken: dict[Seat, Count] = public(factory=dict)
    wishes: dict[Seat, Wish] = seen_by_owner(factory=dict, pool="wish")
    unused: list[Wish] = hidden(factory=lambda: [2, 3, 4, 5, 6, 7], pool="wish")


class Pebbles(Game):
    name, title, seats = "pebbles", {"en": "Pebbles", "ko": "조약돌"}, range(2, 4)
    Rules, State = PebbleRules, Table
    messages = {
        "en": """
            prompt-take = { $player }, how many pebbles do you take?
            option-take = { $option } of them
            choice-take = pebbles taken
            refused-many = Nobody may take { $option }.
            event-rain = It rains. Pebbles left: { $left }.
            chance-sky = sky
            chance-wish = wish
            reason-counted = the pebbles are counted
            """,
        "ko": """
            prompt-take = { $player }, 조약돌을 몇 개 가져갈까요?
            option-take = { $option }개
            choice-take = 가져간 조약돌
            refused-many = { $option }개는 가져갈 수 없습니다.
            event-rain = 비가 옵니다. { $left }개 남았습니다.
            chance-sky = 하늘
            sky-dry = 맑음
            sky-rain = 비
            chance-wish = 소원
            reason-counted = 조약돌을 셌습니다
            field-pebbles = 남은 조약돌
            field-turn = 차례
            field-taken = 가져간 조약돌
            field-wishes = 소원
            field-unused = 나누지 않은 소원
            """,
    }
    rulebook_text = {
        "en": """
            # Pebbles
            ### PB-1 Wishes
            Nine pebbles lie there. Everybody draws a secret wish.
            *Kind:* rule
            ### PB-2 Taking
            Take 1 to 3 pebbles.
            *Options:* most
            *Kind:* rule
            ### PB-3 The sky
            It may rain.
            *Kind:* rule
            ### PB-4 The end
            When no pebble is left they are counted.
            *Kind:* note
            """,
        "ko": """
            # 조약돌
            ### PB-1 소원
            조약돌 아홉 개가 있습니다. 저마다 비밀 소원을 뽑습니다.
            *Kind:* rule
            ### PB-2 가져가기
            1~3개를 가져갑니다.
            *Options:* most
            *Kind:* rule
            ### PB-3 하늘
            비가 올 수 있습니다.
            *Kind:* rule
            ### PB-4 끝
            다 없어지면 셉니다.
            *Kind:* note
            """,
    }

    @clause("PB-1")
    def setup(self):
        self.state = Table(taken=dict.fromkeys(self.players, 0))
        self.state.wishes = {player: self.draw("wish", self.state.unused, only=player) for player in self.players}

    def play(self):
        while self.state.pebbles:
            self.safe_point()
            self.one_turn(self.players[self.state.turn % len(self.players)])
        return self.count()

    @clause("PB-2")
    def one_turn(self, player):
        state, most = self.state, min(self.rules.most, self.state.pebbles)
        taken = self.ask(player, "take", list(range(1, most + 1)), lambda _: [
            Refusal(most + 1, "PB-2", "many"), *[Refusal(more, "PB-2", "many") for more in range(most + 2, 6)]
        ])
        state.pebbles, state.taken[player] = state.pebbles - taken, state.taken[player] + taken
        state.turn += 1
        self.sky()

    @clause("PB-3")
    def sky(self):
        if self.roll("sky", ["dry", "dry", "rain"]) == "rain" and self.state.pebbles:
            self.state.pebbles -= 1
            self.tell("rain", left=self.state.pebbles)

    @classmethod
    def allowed_differences(cls, difference):
        """The points show at the end whose wish came true."""
        yield {"result"}

    def count(self):
        points = {p: n + 4 * (n == self.state.wishes[p]) for p, n in self.state.taken.items()}
        return Result(tuple(p for p in points if points[p] == max(points.values())), scores=points, reason="counted")
'''
"""A game without a fault; a test adds one by replacing a part of the text."""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with nothing but the correct game."""
    (tmp_path / "pebbles.py").write_text(SOUND, encoding="utf-8")
    return tmp_path


@pytest.fixture
def run(folder: Path) -> Run:
    """Run `pytest --game ...` in that folder, in its own process."""
    return partial(run_pytest, folder)


def run_pytest(folder: Path, *options: str, plugin: str = "pytest_tabletop_lab") -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder, in its own process."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment.pop("HYPOTHESIS_PROFILE", None)
    command = [sys.executable, "-m", "pytest", "-p", plugin, "-p", "no:cacheprovider", "-q", *options]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )


def with_fault(folder: Path, old: str, new: str, name: str = "pebbles") -> None:
    """Put a fault into the game."""
    file = folder / f"{name}.py"
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    file.write_text(text.replace(old, new), encoding="utf-8")

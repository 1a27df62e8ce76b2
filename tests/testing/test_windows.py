"""A window or a reaction that is named by what is hidden is noticed; so is a game in which none is ever opened."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tabletop_lab.engine import Game, Result, Rules, State, public, seen_by_owner
from tabletop_lab.testing.checks.windows import test_windows_are_named_by_what_everybody_knows as check_windows
from tabletop_lab.testing.collecting import left_out
from tabletop_lab.testing.finding import Finding, forget, told
from tabletop_lab.testing.subject import Subject


class NoRules(Rules):
    """Nothing can be changed."""


@dataclass(slots=True)
class Hands(State):
    """Everybody holds cards; who is in play is seen by all."""

    hands: dict[str, list[str]] = seen_by_owner(factory=dict)
    playing: list[str] = public(factory=list)

    def in_play(self, seat: str) -> bool:
        """Whether a seat still plays."""
        return seat in self.playing

    @property
    def holders(self) -> list[str]:
        """The seats that hold a card, which everybody sees."""
        return [seat for seat, hand in self.hands.items() if len(hand) > 0]


class Blocks(Game):
    """Two are dealt a card, and one of them may block: named by what everybody sees."""

    name, title, seats = "blocks", {"en": "Blocks"}, range(2, 4)
    Rules, State = NoRules, Hands

    def setup(self) -> None:
        self.state = Hands({seat: [] for seat in self.players}, list(self.players[1:]))

    def play(self) -> Result:
        self.safe_point()
        for seat in self.players[:2]:
            self.state.hands[seat].append(self.draw("card", ["block", "block", "nothing"], only=seat))
        for seat, _ in self.window("block", self.named, self.cards):
            self.state.hands[seat].clear()
        return Result(self.players)

    def named(self) -> list[str]:
        """Who may react."""
        return [seat for seat in self.state.holders if self.state.in_play(seat)]

    def cards(self, seat: str) -> list[str]:
        """What a seat may play."""
        return [card for card in self.state.hands[seat] if card == "block"]


class ByTheHand(Blocks):
    """Named is who holds the card."""

    def named(self) -> list[str]:
        return [seat for seat in self.players if self.cards(seat)]


class AnsweredByTheHand(Blocks):
    """Whether somebody is asked depends on the first card of the hand."""

    def play(self) -> Result:
        self.safe_point()
        self.state.hands["P1"].append(self.draw("card", ["", "block"], only="P1"))
        self.reaction("P1", "block", ["block"], may=lambda: bool(self.state.hands["P1"][0]))
        return Result(self.players)


class Never(Blocks):
    """Nobody holds anything, so the window is never come to."""

    def play(self) -> Result:
        self.safe_point()
        return Result(self.players) if len(self.players) else super().play()


def finding_of(game: type[Game]) -> str:
    forget()
    with pytest.raises(Finding) as error:
        check_windows(game, Subject(game))
    return told(error.value, check_windows.advice)


def test_a_window_named_by_public_facts_passes() -> None:
    """Also where the facts are told by functions and properties of the state."""
    check_windows(Blocks, Subject(Blocks))


def test_a_window_named_by_hidden_cards_is_noticed() -> None:
    text = finding_of(ByTheHand)
    assert "a window names ['P2']; by what everybody knows it would name []" in text
    assert "match = tl.Match(ByTheHand, 2, seed=2)" in text
    assert "let seats() of this window" in text.lower() and "it tells who holds what" in text


def test_a_reaction_that_reads_a_hidden_card_is_noticed() -> None:
    text = finding_of(AnsweredByTheHand)
    assert "TypeError: HIDDEN is neither true nor false" in text and "(may() of a reaction)" in text


def test_a_game_in_which_no_window_is_opened_is_told() -> None:
    assert "no window was opened in any game that was played" in finding_of(Never)


@pytest.mark.parametrize(
    ("call", "asked"), [("self.window('x')", True), ("self.reaction('x')", True), ("'window('", False)]
)
def test_games_without_windows_are_left_out_with_the_reason(
    tmp_path: Path, monkeypatch: Any, call: str, asked: bool
) -> None:
    file = tmp_path / "typed.py"
    file.write_text(call, encoding="utf-8")
    monkeypatch.setattr(Subject, "sources", [file])
    reason = "it opens no window: nothing in its code calls `window` or `reaction`"
    assert ("windows (1)" in left_out(Subject(Blocks)).get(reason, [])) is not asked

"""A window in which the whole table is asked at once: one screen for all, and the laptop only for who wants it."""

from __future__ import annotations

from typing import Any

import pytest
from ipywidgets.widgets import widget as all_widgets

import tabletop_lab as tl
from tabletop_lab.engine import Game, Result
from tabletop_lab.notebook import play
from tests.engine.test_windows import Counters

ENGLISH = """
    prompt-counter = { $player }, do you counter?
    prompt-speak = { $player }, what do you say?
    window-counter = { $caster } casts a spell.
    event-cast = { $player } plays a { $card }.
    """
KOREAN = """
    prompt-counter = { $player }, 맞받아칠까요?
    prompt-speak = { $player }, 뭐라고 할까요?
    window-counter = { $caster } 주문을 겁니다.
    event-cast = { $player } – { $card }.
    """
HELD = {"P1": ("spell",), "P2": ("counter",), "P3": ("counter", "counter"), "P4": ("bluff",)}
OTHER = HELD | {"P2": ("bluff",), "P4": ("counter",)}
NOBODY = dict.fromkeys(HELD, ("bluff",)) | {"P1": ("spell",)}


class Spell(Counters):
    """P1 casts a spell, and the whole table is asked who counters it; then P1 speaks."""

    seats = range(4, 5)
    messages = {"en": ENGLISH, "ko": KOREAN}
    call, once = "open", False

    def play(self) -> Result:
        self.safe_point()
        works = self.cast("P1", "spell")
        self.ask("P1", "speak", ("yes", "no"))
        return Result(("P1",) if works else ("P2",))

    def cast(self, player: str, card: str) -> bool:
        self.state.hands[player].remove(card)
        self.state.played.append((player, card))
        self.tell("cast", player=player, card=card)
        works = True
        for other, counter in self.window(
            "counter", lambda: self.others(player), self.counters, call=self.call, once=self.once, caster=player
        ):
            works = not self.cast(other, counter) and works
        return works


def spell(held: dict[str, tuple[str, ...]], **more: Any) -> Any:
    game: type[Game] = type("Spell", (Spell,), {"dealt": tuple(held.items()), "__module__": __name__, **more})
    return play(tl.Match(game, seed=1), mode="hotseat")


def buttons(player: Any) -> list[str]:
    return [button.description for button in player.stage.handoff.seats.children]


def look(player: Any, seat: str) -> Any:
    """A seat asks for the laptop and takes it."""
    assert player.laptop.face == "call"
    player.anybody(seat)
    assert player.laptop.face == "handoff" and player.laptop.covered
    return player.i_am(seat)


def test_one_screen_for_the_whole_table_then_one_for_who_pressed(page: Any) -> None:
    player = spell(HELD)
    assert player.laptop.covered and player.screen is None, "nobody has the laptop"
    assert "P1 casts a spell. Anybody?" in page() and buttons(player) == ["P2", "P3", "P4"]
    assert player.stage.handoff.go.description == "Nobody"
    player.stage.handoff.seats.children[1].click()
    assert "Pass the laptop to P3" in page() and "do you counter" not in page()
    player.stage.handoff.go.click()
    assert player.viewer == "P3" and "P3, do you counter?" in page()
    assert [str(answer) for answer in player.match.answers] == [], "a look commits nobody"
    player.click("counter")
    assert [str(answer) for answer in player.match.answers] == ["P2 counter: pass", "P3 counter: counter"]
    assert player.laptop.face == "call" and "P3 casts a spell. Anybody?" in page(), "a counter may be countered"


def test_the_screen_is_the_same_whoever_could_react(page: Any) -> None:
    shown = {}
    for name, held in {"held": HELD, "other": OTHER, "nobody": NOBODY}.items():
        player = spell(held)
        shown[name] = [page(), player._repr_mimebundle_()["text/plain"]]
        for seat in ("P2", "P3", "P4"):
            player.anybody(seat)
            shown[name].append(page())
            player.i_am(seat)
            if seat == "P3":  # its cards are the same in both worlds; only in one of them is P2 asked before it
                shown[name].append(page())
            player.click("pass") if player.laptop.acts() else player.done()
            shown[name].append(page())
        player.share_laptop(False)
        for widget in list(all_widgets._instances.values()):
            widget.close()
    assert shown["held"] == shown["other"]
    assert shown["held"][:2] == shown["nobody"][:2]


def test_who_cannot_react_is_shown_that_and_the_table_is_asked_again(page: Any) -> None:
    player = look(spell(HELD), "P4")
    assert not player.laptop.acts() and "Nothing to decide" in player.screen.card.head.value
    with pytest.raises(tl.TabletopError, match="nothing to decide"):
        player.click("counter")
    player.done()
    assert player.laptop.face == "call" and buttons(player) == ["P2", "P3", "P4"]
    look(player, "P3").click("pass")
    assert player.laptop.face == "call" and player.match.step == 0, "who looked and passed can still think again"
    look(player, "P2").hide()
    assert player.laptop.face == "handoff" and player.laptop.seat == "P2"
    player.i_am("P2").click("counter")
    assert [str(answer) for answer in player.match.answers] == ["P2 counter: counter"]


def test_nobody_reacts_and_the_game_goes_on(page: Any) -> None:
    for held in (HELD, NOBODY):
        player = spell(held).anybody()
        assert player.match.decision.name == "speak" and player.laptop.seat == "P1" and not player.laptop.call
        player.i_am("P1").click("yes")
        assert player.match.result.winners == ("P1",)
        with pytest.raises(tl.TabletopError, match="nobody is asked for a reaction"):
            player.anybody("P2")


def handed(player: Any, uses: int) -> tuple[int, int]:
    """Plays the window with so many uses: on how many screens the table was asked, and how often the laptop went."""
    calls = handovers = 0
    while player.match.decision.name == "counter" or player.laptop.order:
        if player.laptop.face == "call":
            calls += 1
            able = [seat for seat in player.laptop.order if uses and "counter" in player.match.state.hands[seat]]
            player.anybody(able[0] if able else "")
        else:
            handovers += 1
            player.i_am(player.laptop.seat)
            used = uses and player.laptop.acts()
            uses -= bool(used)
            player.click("counter" if used else "pass") if player.laptop.acts() else player.done()
    return calls, handovers


@pytest.mark.parametrize(("uses", "open_call", "in_turn"), [(0, (1, 0), (0, 3)), (1, (3, 1), (0, 7))])
def test_how_often_the_laptop_goes(uses: int, open_call: tuple[int, int], in_turn: tuple[int, int]) -> None:
    """Nobody: the table is asked once; one counter: again about the counter, and about the spell once more.

    In turn everybody who is named takes the laptop each time: three, then the two who still hold a card.
    """
    assert handed(spell(HELD), uses) == open_call
    assert handed(spell(HELD, call="round"), uses) == in_turn


def test_where_each_is_asked_once_those_who_come_later_may_still(page: Any) -> None:
    class Quiet(Spell):
        once = True

        def cast(self, player: str, card: str) -> bool:
            for seat, _ in self.window(
                "counter", lambda: ("P2", "P3", "P4"), self.counters, call="open", once=True, caster=player
            ):
                self.tell("cast", player=seat, card="counter")
            return True

    for held in (HELD, HELD | {"P4": ("counter",)}):
        player = play(tl.Match(type("Quiet", (Quiet,), {"dealt": tuple(held.items())})), mode="hotseat")
        look(player, "P3").click("counter")
        assert player.laptop.face == "call" and buttons(player) == ["P4"], "whether or not P4 could"
        player.anybody()
        assert player.match.decision.name == "speak"


def test_bots_answer_by_themselves_and_persons_are_asked() -> None:
    game = type("Spell", (Spell,), {"dealt": tuple(HELD.items()), "__module__": __name__})
    player = play(tl.Match(game, seed=1), mode="hotseat", bots={"P2": "random"})
    assert player.laptop.face == "call" and "P2" not in buttons(player)
    while player.match.decision is not None and player.match.decision.name == "counter" or player.laptop.call:
        player.anybody()
    assert player.match.decision.name == "speak"


def test_undo_hide_and_everyone(page: Any) -> None:
    player = spell(HELD)
    covered = page()
    player.see_as(tl.MODERATOR)
    assert "Everyone may see this?" in page()
    player.hide()
    assert page() == covered
    player.anybody().i_am("P1")
    player.undo()
    assert player.laptop.face == "call" and player.laptop.at == 0
    with pytest.raises(tl.TabletopError, match="no human"):
        player.anybody("P1")
    player.see_as("P3")
    assert player.laptop.face == "handoff" and player.laptop.seat == "P3"


def test_the_call_in_korean(page: Any) -> None:
    player = spell(HELD).speak("ko")
    assert "P1 주문을 겁니다. 반응할 사람이 있나요?" in page() and "아무도 없음" in page()
    assert player.stage.handoff.go.description == "아무도 없음"

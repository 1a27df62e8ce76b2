"""Bots that think while the page stays alive: what is shown, how they are stopped, what stands then.
How it looks and behaves in a browser is tested in tests/browser."""

import asyncio
import re
import time

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Bot
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.testing.sample import Market


class Slow(Bot):
    """Takes the last option, after a while: a turn of more than one answer."""

    name = "slow"
    pause = 0.2

    def choose(self, decision, random):
        time.sleep(self.pause)
        return decision.options[-1]


class Broken(Bot):
    name = "broken"

    def choose(self, decision, random):
        raise ZeroDivisionError("a bot under construction")


@pytest.fixture
def player():
    slow = type("SlowMarket", (Market,), {"bots": {"slow": Slow, "broken": Broken}})
    return MatchWidget(tl.Match(slow, players=3, seed=2))


def press(player, what, value=""):
    player.board._receive(None, {"type": "do", "what": what, "with": value}, [])


def shown(player):
    return re.sub(r"<[^>]+>", " ", player.screen.busy.head.value)


async def until(there):
    """Let the page live until something is there: half a minute at most, for a machine may be busy."""
    for _ in range(600):
        if there():
            return
        await asyncio.sleep(0.05)


def test_quick_bots_answer_before_anybody_is_said_to_think():
    player = MatchWidget(tl.Match(Market, players=3, seed=2))
    by_code = MatchWidget(tl.Match(Market, players=3, seed=2))
    for what, same in (("one", by_code.one_step), ("turn", by_code.to_end_of_turn), ("end", by_code.to_end)):
        press(player, what)
        same()
        assert player.match.trace.to_text() == by_code.match.trace.to_text() and player.busy is None
        assert player.screen.card.widget.children[0] is player.screen.card.head
    assert player.match.result is not None


def test_without_a_running_loop_a_press_waits_for_slow_bots(player):
    press(player, "turn")
    assert player.match.decision.player == "P2" and player.busy is None
    assert [a.by for a in player.match.answers if a.player == "P1"] == ["bot"] * 3


def test_after_a_while_it_is_said_who_thinks_and_progress_stands(player):
    async def watched():
        first = player.match.step
        press(player, "end")
        assert player.busy is not None, "the page is not held up"
        seen = set()
        for _ in range(600):
            await asyncio.sleep(0.05)
            seen.add(shown(player))
            if any("1 s" in text for text in seen) and player.match.step > first + 4:
                break
        assert player.screen.card.widget.children == (player.screen.busy.widget,)
        assert any("P2 is thinking" in text and "“slow”" in text for text in seen)
        assert any("1 s" in text for text in seen)
        assert "busy" in player.screen.card.widget.css.split()
        assert player.match.step > first + 4, "what they have done so far is shown"
        player.speak("ko")
        assert "생각하는 중" in shown(player)
        step = player.match.step
        press(player, "stop")
        assert player.busy is None and step <= player.match.step < step + 30
        stands = player.match.step
        await asyncio.sleep(0.5)
        assert player.match.step == stands, "nothing is answered after stop"
        assert player.screen.card.widget.children[0] is player.screen.card.head

    asyncio.run(watched())


def test_esc_stops_and_another_move_stops_as_well(player):
    async def stopped():
        player.click("3")
        before = player.match.step
        Slow.pause = 5
        press(player, "one")
        assert player.busy is not None
        player.press("Escape")
        assert player.busy is None and player.match.step == before
        press(player, "one")
        player.undo()
        assert player.busy is None and player.match.step < before
        player.redo()
        await asyncio.sleep(0.2)
        assert player.match.step == before

    try:
        asyncio.run(stopped())
    finally:
        Slow.pause = 0.2


def test_an_error_of_a_bot_is_shown_and_told(player):
    player.play_on(False).sit({"P1": "broken"})
    before = player.match.step
    with pytest.raises(tl.BotError, match="failed: ZeroDivisionError: a bot under construction"):
        press(player, "one")
    assert player.match.step == before and "under construction" in player.screen.card.note.value

    class BrokenLater(Broken):
        def choose(self, decision, random):
            time.sleep(0.5)
            return super().choose(decision, random)

    player.match.game.bots["broken"] = BrokenLater

    async def later():
        told = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context["exception"]))
        press(player, "one")
        await until(lambda: told)
        assert [type(error) for error in told] == [tl.BotError]
        assert player.busy is None and "under construction" in player.screen.card.note.value

    asyncio.run(later())


def test_presses_in_two_threads_wait_for_each_other():
    import threading

    player = MatchWidget(tl.Match(Market, players=3, seed=2))
    failed = []

    def presses(what, values):
        try:
            for value in values:
                press(player, what, value)
        except Exception as error:
            failed.append(error)

    both = [
        threading.Thread(target=presses, args=("lang", ["ko", "en"] * 4)),
        threading.Thread(target=presses, args=("clause", ["LM-4.1", "LM-4.2"] * 4)),
    ]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join(60)
    assert failed == [] and player.message == ("", None)
    assert player.lang == "en" and player.screen.clause.shown == "LM-4.2"


def test_slow_bots_that_play_on_can_be_stopped(player):
    async def watched():
        Slow.pause = 3
        task = player.watch(speed=10)
        await until(lambda: "P1 is thinking" in shown(player))
        assert "P1 is thinking" in shown(player)
        player.stop()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert player.busy is None and player.task is None

    try:
        asyncio.run(watched())
    finally:
        Slow.pause = 0.2

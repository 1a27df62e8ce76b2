"""However much a cell changes in widgets, the server drops nothing: it takes some 1,000 messages a second."""

from __future__ import annotations

from typing import Any

import comm
import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import edit_rules, play
from tabletop_lab.notebook.widget import pace
from tabletop_lab.notebook.widget.parts import Html
from tabletop_lab.notebook.widget.region import Region

LIMIT, WINDOW = 1_000, 3.0
"""What JupyterLab's server takes: so many messages a second, on average over so many seconds."""


class Clock:
    """Time that goes on only when somebody waits: what a quick computer does takes none."""

    def __init__(self) -> None:
        self.now, self.sent = 0.0, list[float]()

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def most(self) -> int:
        """The most messages in any such window."""
        return max(sum(1 for at in self.sent if start <= at < start + WINDOW) for start in sorted(set(self.sent)))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock of its own, and a page that takes every message."""
    made = Clock()

    class Page(comm.base_comm.BaseComm):
        def publish_msg(self, msg_type: str, *_: Any, **__: Any) -> None:
            if msg_type != "comm_open":  # the server does not count what is opened
                made.sent.append(made.now)

    monkeypatch.setattr(comm, "create_comm", Page)
    monkeypatch.setattr(pace, "time", made)
    monkeypatch.setattr(pace, "_sent", type(pace._sent)())
    return made


def test_widgets_changed_in_a_loop_lose_no_message(clock: Clock) -> None:
    titles = [Html("ttl-title", ""), Html("ttl-title", "")]
    regions = [Region(title) for title in titles]
    for i in range(2_500):
        for title in titles:
            title.value = str(i)
    assert [region.tree["value"] for region in regions] == ["2499", "2499"]
    assert len(clock.sent) == 5_000 > LIMIT * WINDOW, "without waiting all of these come at once"
    assert clock.most() <= LIMIT * WINDOW


def test_forms_wait_too(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "FREELY", 10)
    match = tl.Match("cetkaik", seed=7)
    forms = [edit_rules(match), edit_rules(match)]
    before = clock.now
    for form in forms:
        form.search("throw")
    assert clock.now > before


def test_many_players_are_opened_without_waiting(clock: Clock) -> None:
    match = tl.Match("fourteen_nights", players=3, seed=7)
    opened = [play(match) for _ in range(30)]
    assert opened and len(clock.sent) < pace.FREELY and clock.now == 0

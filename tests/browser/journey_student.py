"""A student's first turn in each game, from the page the lab opens; `journeys.py` and the suite play it."""

from __future__ import annotations

from tests.browser.journeys import Journey, Stage


def first_look(stage: Stage) -> None:
    """The page as the lab opens it."""
    stage.open("00_start")
    stage.picture("opened")
    stage.key("Shift+Enter", "Shift+Enter", "Shift+Enter")
    stage.page.locator(".ttl .place.target").first.wait_for(timeout=30_000)
    stage.picture("board")
    stage.without_errors()


JOURNEYS: dict[str, Journey] = {"first_look": first_look}

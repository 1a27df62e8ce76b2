"""A student's first turn in each game, from the page the lab opens; `journeys.py` and the suite play it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from tabletop_lab.notebook.lesson.first_turns import BEGIN
from tests.browser.journeys import Journey, Stage
from tests.browser.settled import settled

MOST = 3
"""Actions from the page the lab opens to an answered question."""
TARGET = {"fourteen_nights": "3", "tabula_wolves": "P2", "cetkaik": "CY", "tiedie": "T7(2,4)",
          "void_seeders": "6"}  # fmt: skip
"""The place that is pressed in each game; in TIEDIE it is the end of a way that is drawn already."""
READY = re.compile("^place (target|sel)$")


# How far the answers that are buttons, and no places of the board, reach below their part of the card; how many of all
# answers end below it, and what the line below them says.
HIDDEN = """all => all.map((one) => {
  const end = one.getBoundingClientRect().bottom, bottom = (button) => button.getBoundingClientRect().bottom;
  const below = [...one.querySelectorAll("button")].filter((button) => bottom(button) > end + 2).length;
  const apart = [...one.querySelectorAll("button:not(.on-board)")].map(bottom);
  return [Math.max(0, ...apart) - end, below, parseInt(one.parentElement.dataset.more?.match(/\\d+/)?.[0] || 0)];
}).filter(([much]) => much > 1)"""

LINK = "one => getComputedStyle(one).textDecorationLine === 'underline'"


def all_answers_seen(player: Any) -> None:
    """Demand that an answer which must be scrolled to is counted in the line below: else nobody would know of it.

    A place of the board is an answer that is seen there.
    """
    hidden = player.locator(".ttl-opts:visible").evaluate_all(HIDDEN)
    unsaid = [much for much, below, said in hidden if below != said]
    assert not unsaid, f"answers end {unsaid} px below what is seen, and no line says how many"


def games_to_choose(stage: Stage) -> None:
    """The page as the lab opens it; one key, and the games are there."""
    from playwright.sync_api import expect

    stage.open("00_start")
    assert not stage.page.evaluate("() => window.jupyterapp.shell.currentWidget.context.model.dirty"), "unsaved at once"
    stage.picture("opened")
    stage.key("Shift+Enter")
    cards = stage.page.locator(".ttl-first-card button")
    expect(cards).to_have_count(len(BEGIN), timeout=300_000)
    stage.in_the_window(cards.last)
    links = stage.page.locator(".ttl-first-card a").first
    assert links.evaluate(LINK), "a link looks like any other word"
    stage.picture("games")


def turn(stage: Stage, game: str) -> None:
    """Choose a game, answer its first question on the board; see what came of it."""
    from playwright.sync_api import expect

    page = stage.page
    stage.click(page.locator(".ttl-first-card button").nth(list(BEGIN).index(game)))
    player = page.locator(".ttl-whole-player > .ttl")
    place = player.locator(f'[id="sq-{TARGET[game]}"]')
    expect(place).to_have_class(READY)
    stage.in_the_window(place)
    stage.in_the_window(player.locator(".ttl-decide h3"))
    settled(page)
    stage.picture("question")
    all_answers_seen(player)
    step = player.locator(".ttl-at").inner_text()
    stage.click(place)
    expect(player.locator(".ttl-at")).not_to_have_text(step)
    stage.in_the_window(player.locator(".ttl-trace .ttl-news li:visible"))  # cards come below the lines
    stage.in_the_window(player.locator(".ttl-decide h3"))
    settled(page)
    stage.picture("answered")
    all_answers_seen(player)
    assert stage.actions <= MOST, f"{game}: {stage.actions} actions"
    stage.without_errors()


def first_turn(game: str, stage: Stage) -> None:
    """The whole journey in one game."""
    games_to_choose(stage)
    turn(stage, game)


JOURNEYS: dict[str, Journey] = {game: partial(first_turn, game) for game in BEGIN}

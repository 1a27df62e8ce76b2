"""A turn of each game by the keyboard alone, from the first page of the lab to the projector and back.
Real presses of keys: Tab, arrows, Enter, the numbers printed on the board, P. No mouse comes before: what was pressed
with a mouse has the focus without a ring. `journeys.py` plays each game from a page of its own,
test_journeys_student.py all of them on one."""
from __future__ import annotations

from functools import partial
from typing import Any

from tabletop_lab.notebook.lesson.first_turns import BEGIN
from tests.browser.journey_student import READY, games_to_choose
from tests.browser.journeys import Journey, Stage
from tests.browser.settled import SIZES, settled

# What has the focus, through the shadow roots; whether it can be seen; and where it is.
FOCUS = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const box = at.getBoundingClientRect(), style = getComputedStyle(at), host = at.getRootNode().host || at;
  const line = (one) => one.outlineStyle !== "none" && parseFloat(one.outlineWidth) > 0;
  const ring = at.classList.contains("place") && at.nextElementSibling ? getComputedStyle(at.nextElementSibling) : null;
  return { what: at === document.body ? "" : at.tagName, text: (at.textContent || "").trim().slice(0, 40),
    key: at.dataset?.key || "", card: Boolean(at.closest(".ttl-first-card")),
    player: Boolean(host.closest(".ttl-whole-player")), answers: Boolean(at.closest(".ttl-opts")),
    shown: box.width > 0 && (ring ? ring.stroke !== "none" && parseFloat(ring.strokeWidth) > 0
      : line(style) || style.boxShadow !== "none"), x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""
WHERE = """key => { const host = document.querySelector(".ttl-whole-player .ttl-svg");
  const box = host.shadowRoot.getElementById("sq-" + key).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2]; }"""
FIRST = {"fourteen_nights": ["3"], "tabula_wolves": ["P2"], "cetkaik": ["CY"], "tiedie": ["T7(2,4)"],
         "void_seeders": ["6"]}  # fmt: skip
"""Places of the first answer; a piece of Cetkaik is already lifted, the end of a way in TIEDIE pressed once."""
THEN: dict[str, Any] = {"fourteen_nights": "0", "tabula_wolves": "1", "cetkaik": ["LAI", "LY"], "tiedie": "1",
                        "void_seeders": "1"}  # fmt: skip
"""The second answer, before the projector: a key, or places."""


def focus(stage: Stage) -> dict[str, Any]:
    """Where the focus is."""
    return dict(stage.page.evaluate(FOCUS))


def seen(stage: Stage, after: str) -> dict[str, Any]:
    """Where the focus is, which must be in the player and shown."""
    at = focus(stage)
    assert at["player"] and at["shown"], f"focus lost or not to be seen after {after}: {at}"
    return at


def tab_to(stage: Stage, wanted: str, value: Any = True, key: str = "Tab", most: int = 120) -> None:
    """Press Tab until the focus is at something wanted; what is ours must show it on the way."""
    for _ in range(most):
        at = focus(stage)
        if at["player"] or at["card"]:
            assert at["shown"], f"the focus cannot be seen: {at}"
        if (at[wanted] == value) if value is not True else at[wanted]:
            return
        stage.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted} {value}: {focus(stage)}")


def walk_to(stage: Stage, place: str) -> None:
    """Go from place to place with the arrows."""
    for _ in range(40):
        at = seen(stage, "an arrow")
        if at["key"] == place:
            return
        x, y = stage.page.evaluate(WHERE, place)
        right, down = x - at["x"], y - at["y"]
        way = ("ArrowRight" if right > 0 else "ArrowLeft") if abs(right) > abs(down) else None
        stage.page.keyboard.press(way or ("ArrowDown" if down > 0 else "ArrowUp"))
    raise AssertionError(f"the arrows do not lead to {place}: {focus(stage)}")


def press_places(stage: Stage, places: list[str]) -> None:
    """Go to places and press them with Enter."""
    for place in places:
        tab_to(stage, "key", key="Tab") if not focus(stage)["key"] else None
        walk_to(stage, place)
        stage.page.keyboard.press("Enter")
        settled(stage.page)


def answered(stage: Stage, step: str, after: str) -> None:
    """The match has gone on, and the focus is still in the player."""
    from playwright.sync_api import expect

    expect(stage.page.locator(".ttl-whole-player .ttl-at")).not_to_have_text(step)
    settled(stage.page)
    seen(stage, after)


def turn_by_keys(stage: Stage, game: str) -> None:
    """Choose a game, answer its first question; before the projector the second one; and back."""
    from playwright.sync_api import expect

    page, title = stage.page, stage.page.locator(".ttl-first-card button").nth(list(BEGIN).index(game)).inner_text()
    at, large = page.locator(".ttl-whole-player .ttl-at"), page.locator(".ttl-whole-player > .ttl[popover]")
    tab_to(stage, "text", title, key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f'[id="sq-{FIRST[game][0]}"]')).to_have_class(READY)
    settled(page, quiet=SIZES)
    step = at.inner_text()
    tab_to(stage, "key")
    press_places(stage, FIRST[game])
    answered(stage, step, f"the first answer in {game}")
    page.keyboard.press("p")
    expect(large).to_be_visible()
    settled(page, quiet=SIZES)
    seen(stage, f"P in {game}")
    stage.picture(f"{game}-projector")
    step = at.inner_text()
    if isinstance(THEN[game], str):
        page.keyboard.press(THEN[game])
    else:
        press_places(stage, THEN[game])
    answered(stage, step, f"the second answer in {game}")
    page.keyboard.press("p")
    expect(large).to_have_count(0)
    settled(page, quiet=SIZES)
    seen(stage, f"P again in {game}")
    stage.without_errors()


def alone(game: str, stage: Stage) -> None:
    """The whole journey in one game."""
    games_to_choose(stage)
    turn_by_keys(stage, game)


JOURNEYS: dict[str, Journey] = {game: partial(alone, game) for game in BEGIN}

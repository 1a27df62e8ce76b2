"""The figures that a study shows, and a plot whose marks can be pressed."""

from __future__ import annotations

import re
from functools import partial
from html import escape
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.language.messages import Messages
from tabletop_lab.figures import render
from tabletop_lab.figures.plot_page import Plot
from tabletop_lab.playtest import Study
from tabletop_lab.playtest.said import called, quantity_words

from .games import Which
from .words import lab_words

_VIEW = re.compile(r'viewBox="([-0-9. ]+)"')
USES = ("cards", "places")
"""Plots that are given a use, such as "bought" or "visited"; the others are given quantities."""
LEAST = 24
"""Pixels: what is pressed is at least so wide and high."""


def figures_of(study: Study, lang: str) -> dict[str, str]:
    """What can be drawn of a study, with its words: what variants change, and the plots that its game names."""
    say = lab_words(lang)
    game = study.plan.arms[0].task.game
    words = game.words(lang)
    named: list[Any] = list(presentation_of(game).plots())
    if len({arm.variant for arm in study.plan.arms}) > 1:
        named.insert(0, "differences")
    found = {}
    for one in named:
        name, *given = (one,) if isinstance(one, str) else one
        told = given[:1] if name == "counts" else given  # the other one says which words its columns have
        called_by = partial(words.value, "use") if name in USES else partial(quantity_words, words=words)
        about = ", ".join(dict.fromkeys(called_by(each.strip("_")) for each in told))
        found[" ".join((name, *given))] = f"{say(f'figure-{name}')}{f': {about}' if about else ''}"
    return found or {"length": say("figure-length")}


def drawn(study: Study, key: str, lang: str) -> Plot:
    """A plot of a study by its name there. Raises TabletopError where there is nothing to draw yet."""
    from tabletop_lab import plots

    name, *given = key.split(" ")
    made: Plot = getattr(plots, name)(study, *given, lang=lang)
    return made


def pressable(plot: Plot, theme: str, lang: str, words: Messages) -> str:
    """A plot as HTML: its picture, and over each mark that stands for a game a button; `words`: of the game."""
    svg, points = plot.on_screen(theme)
    view = _VIEW.search(svg)
    assert view is not None
    left, top, wide, high = map(float, view[1].split())
    buttons = []
    for k, point in enumerate(points):
        x, y = point.x + point.width / 2 - left, point.y + point.height / 2 - top
        place = f"left:{100 * x / wide:.3f}%;top:{100 * y / high:.3f}%"
        shares = 100 * point.width / wide, 100 * point.height / high
        size = f"width:max({LEAST}px,{shares[0]:.3f}%);height:max({LEAST}px,{shares[1]:.3f}%)"
        name = escape(point_text(which_of(point), lang, words), quote=True)
        buttons.append(
            f'<button class="ttl-lab-point" data-do="point" data-with="{k}" aria-label="{name}" title="{name}" '
            f'style="{place};{size}"></button>'
        )
    picture = render.img_html(svg, plot.alt, "100%")
    return f'<div class="ttl-lab-plot">{picture}{"".join(buttons)}</div>'


def which_of(point: Any, key: str = "", first: str = "") -> Which:
    """The game that a mark of a plot stands for; of what a variant changes, both games of the seed."""
    pair = key == "differences" and point.variant != first
    return Which(point.variant, point.bots, point.seed, point.measure, pair)


def point_text(which: Which, lang: str, words: Messages) -> str:
    """What a mark is called for whoever does not see it: the variant, what was measured, and the seed."""
    measure = quantity_words(which.measure, words) if which.measure else ""
    name = " · ".join(part for part in (called(which.variant, words), measure) if part)
    return lab_words(lang)("point", game=name, seed=str(which.seed))

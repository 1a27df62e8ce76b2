"""The game of the lesson, up to each moment that it stops at; seed, answers and forced cards are those of its cells."""

import tabletop_lab as tl


def begun():
    """The table before the first move."""
    return tl.Match("fourteen_nights", players=3, seed=6)


def at(moment):
    """The match at a moment: "first card", "free action", "token", "moved", "day 6", "buying", "goal", "scores"."""
    match = begun()
    for answer in ("3", "stop", "2", "stop", "3", "stop", "1", "stop", "4", "stop"):
        match.play(answer)
    match.force("chance", "C02")
    if moment == "first card":
        return match
    match.play("5").play("stop").play("2").play("stop").force("chance", "C29")
    if moment == "free action":
        return match
    for answer in ("6", "5", "stop", "3", "stop", "4"):
        match.play(answer)
    if moment == "token":
        return match
    for answer in ("3", "4", "stop", "1", "stop"):
        match.play(answer)
    for card in ("C16", "C01", "C15"):
        match.force("chance", card)
    match.play("5")
    if moment == "moved":
        return match
    for answer in ("stop", "stop", "3", "6", "1", "stop", "4"):
        match.play(answer)
    if moment == "day 6":
        return match
    match.play("stop").run(bots="balanced", until=lambda asked: asked.name == "purchase")
    if moment == "buying":
        return match
    match.run(bots="balanced", until=lambda asked: asked.name == "contribution")
    if moment == "goal":
        return match
    return match.play("500").play("2000").play("500")

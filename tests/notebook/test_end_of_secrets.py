"""The last screen of a game with secrets: everybody sees how it was decided, and whose view that is."""

import re
from html import unescape

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook.widget.match_widget import MatchWidget

OVER = {"tabula_wolves": (9, 5), "tiedie": (5, 4), "void_seeders": (3, 2)}
NAMED = {"en": ("How it was decided", "How each total came about"), "ko": ("승패가 정해진 과정", "점수가 나온 과정")}


def over(name, lang="en", mode=None):
    players, seed = OVER[name]
    return MatchWidget(tl.Match(name, players=players, seed=seed).run(bots="random"), lang=lang, mode=mode)


def told(player):
    html = player.screen.card.head.value
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("name", OVER)
def test_everybody_sees_how_it_was_decided(name, lang):
    player = over(name, lang)
    assert player.laptop.face == "public" and player.viewer is None
    assert any(title in told(player) for title in NAMED[lang])
    everything = over(name, lang, mode="alone")
    assert told(player) == told(everything), "the same for everybody, however the laptop is shared"


def test_nobody_wins_a_voyage_that_nobody_survives_and_the_sheet_says_so():
    player = over("void_seeders")
    assert "Nobody wins" in told(player) and "Whoever survives and has a fulfilled objective wins" in told(player)
    assert told(player).count("dead") == 3


def test_nobody_wins_where_the_survivor_fails_and_the_sheet_names_the_objective():
    player = MatchWidget(tl.Match("void_seeders", players=3, seed=8).run(bots="survivor"), lang="en")
    assert player.laptop.face == "public" and "Nobody wins" in told(player)
    assert "gone in a pod dead dead" in told(player) and "Objective Secret of the Egg – –" in told(player)
    assert "Fulfilled no – –" in told(player)


@pytest.mark.parametrize("name", OVER)
def test_the_present_view_is_marked_at_the_end(name):
    player = over(name)
    selector = player.screen.seats.selector
    offered = [value for _, value in selector.options]
    assert offered == [*player.match.players, "everybody", "moderator"] and selector.value == "everybody"
    player.presses.pressed("see", "P1")
    assert player.laptop.covered
    player.i_am("P1")
    assert player.screen.seats.selector.value == "P1" and any(title in told(player) for title in NAMED["en"])
    player.presses.pressed("see", "everybody")
    assert player.screen.seats.selector.value == "everybody" and player.laptop.face == "public"


def test_before_the_end_nobody_looks_with_everybody():
    players, seed = OVER["tiedie"]
    player = MatchWidget(tl.Match("tiedie", players=players, seed=seed))
    player.i_am(player.laptop.seat)
    with pytest.raises(tl.TabletopError):
        player.see_as("everybody")


def test_where_one_seat_is_offered_its_button_keeps_the_colour_of_the_seat():
    player = MatchWidget(tl.Match("void_seeders", players=3, seed=2), mode="quick", lang="en")
    marked = set()
    for _ in range(400):
        decision = player.match.decision
        if decision is None:
            break
        if not player.laptop.covered and not player.laptop.order:
            selector = player.screen.seats.selector
            seats = [value for _, value in selector.options if value in player.match.players]
            if seats in (["P2"], ["P3"]):
                marked.add(f"b1s{seats[0][1]}" in selector.css.split())
        player.i_am(player.laptop.seat) if player.laptop.covered else None
        player.click(decision.labels[-1]) if player.laptop.acts() else player.done()
    assert marked == {True}

"""The seed is the deal, and a record holds every card: neither is for a seat's or the public screen.
What else a page may not learn: test_laptop.py, test_table.py. In a terminal: tests/cli."""

from __future__ import annotations

import json

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import play

SEED = 918273645
GAMES = ("cetkaik", "fourteen_nights", "market", "tabula_wolves")


def at_the_table(game, **more):
    return play(tl.Match(game, seed=SEED, **more), mode="moderator")


def seats_screens(player):
    """The player at every screen that is not the moderator's: covers, seats' screens, the public one at the end."""
    for _ in range(6):
        yield player
        if player.laptop.face == "call":
            player.anybody()
        elif player.laptop.covered:
            yield player.i_am(player.laptop.seat)
        if player.laptop.face == "seat" and player.laptop.acts():
            player.click(player.match.decision.options[0])
        elif player.laptop.face == "seat" and player.laptop.order:
            player.done()
    player.i_am(tl.MODERATOR).to_end().hide()
    assert player.laptop.face in ("public", "handoff")
    yield player


def tabs_opened(player):
    """Everything that a screen can be asked to show."""
    if player.screen is not None:
        for tab in player.screen.layout._names:
            player.show_tab(tab)
            yield
    yield


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_of_a_seat_or_of_everybody_holds_the_seed(page, game):
    player = play(tl.Match(game, seed=SEED), mode="hotseat")
    for shown in seats_screens(player):
        for lang in ("en", "ko"):
            shown.speak(lang)
            for _ in tabs_opened(shown):
                assert str(SEED) not in page(), shown
                assert str(SEED) not in json.dumps(shown._repr_mimebundle_(), default=str) + repr(shown)
    player.i_am(tl.MODERATOR)
    assert str(SEED) in page(), "the moderator is told"
    player.hide()
    assert str(SEED) not in page()


@pytest.mark.parametrize("game", GAMES)
def test_nor_does_the_screen_for_a_projector(page, game):
    player = at_the_table(game)
    for _ in tabs_opened(player):
        assert str(SEED) not in page()
    player.public(False)
    assert str(SEED) in page()
    player.public()
    assert str(SEED) not in page()


def test_one_person_sees_the_seed_with_the_moderators_eyes_alone(page):
    player = play(tl.Match("fourteen_nights", seed=SEED))
    assert str(SEED) not in page() + repr(player), "these are the eyes of P1"
    player.see_as(tl.MODERATOR)
    assert str(SEED) in page() and str(SEED) in repr(player)


@pytest.mark.parametrize("mode", ["hotseat", "moderator"])
def test_a_shared_match_begins_with_a_seed_that_nobody_knows(mode):
    seeds, deals = set(), set()
    for _ in range(3):
        player = play(tl.Match("fourteen_nights", players=3), mode=mode)
        seeds.add(player.match.seed)
        deals.add(str(player.match.state.hands))
    assert len(seeds) == 3 and min(seeds) > 0 and len(deals) == 3


def test_where_who_acts_is_secret_that_is_the_default():
    match = tl.Match("tabula_wolves", players=9)
    assert match.seed == 0
    assert play(match).match is match and match.seed != 0, "the same match, dealt anew"


def test_a_seed_that_somebody_chose_is_kept(tmp_path):
    match = play(tl.Match("tabula_wolves", players=9, seed=0)).match
    assert match.seed == 0
    shared = play(tl.Match("tabula_wolves", players=9)).match
    again = tl.load(shared.save(tmp_path / "game.yaml"))
    assert (again.seed, again.state) == (shared.seed, shared.state), "the record keeps it"
    assert play(again).match.seed == shared.seed


def test_a_match_under_way_keeps_its_cards():
    player = play(tl.Match("fourteen_nights", players=3)).click("2")
    held = str(player.match.state.hands)
    player.share_laptop()
    assert player.match.seed == 0 and str(player.match.state.hands) == held
    with pytest.raises(tl.TabletopError, match="has answered"):
        player.match.begin_anew()


def test_another_shared_game_gets_a_seed_that_does_not_follow():
    player = play(tl.Match("fourteen_nights", players=3, seed=SEED), mode="hotseat").i_am(tl.MODERATOR).to_end()
    player.hide()
    player.presses.do("again")
    assert player.match.nobody_has_answered and player.match.seed not in (SEED, SEED + 1)


@pytest.mark.parametrize("mode", ["hotseat", "moderator"])
def test_a_record_is_written_for_the_moderator_alone(mode, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    player = play(tl.Match("fourteen_nights", players=3, seed=SEED), mode=mode)
    for shown in [player] if mode == "moderator" else list(seats_screens(player)):
        for file in ((), ("mine.yaml",)):
            with pytest.raises(tl.TabletopError, match="others hide"):
                shown.save(*file)
        # As a message of the page that no button of this screen sends.
        player.presses.heard({"type": "do", "what": "save", "with": ""})
    assert list(tmp_path.iterdir()) == []
    player.see_as(tl.MODERATOR)
    if player.laptop.covered:
        player.i_am(tl.MODERATOR)
    player.save()
    player.save()
    names = sorted(file.name for file in tmp_path.iterdir())
    assert len(names) == 2 and not [name for name in names if str(SEED) in name], "no file name tells the seed"
    assert tl.load(names[0]).state == player.match.state


FORGED = {
    "branch": "mine", "switch": "main", "rename": "mine", "compare": "main", "rules": "", "edit": "FN-6.2", "save": "",
    "ask": True, "roll": "", "one": "", "turn": "", "end": "", "watch": "", "again": "", "enter cards": "",
    "deal rest": "", "sit": {"P2": "random", "P3": "random"},
}  # fmt: skip
"""What only a moderator's screen has a button for."""


@pytest.mark.parametrize("mode", ["hotseat", "moderator"])
@pytest.mark.parametrize("what", FORGED)
def test_a_forged_message_moves_and_opens_nothing(page, mode, what, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    match = tl.Match("fourteen_nights", players=3, seed=SEED).play("2").start_branch("other").goto(0)
    player = play(match, mode=mode)
    if mode == "hotseat":
        player.i_am("P1")
    before = match.step, match.branch_name, sorted(match.branches), match.chance, dict(player.bots), player.viewer
    player.presses.heard({"type": "do", "what": what, "with": FORGED[what]})
    after = (
        player.match.step, player.match.branch_name, sorted(match.branches), match.chance, dict(player.bots),
        player.viewer,
    )  # fmt: skip
    assert player.match is match and after == before and list(tmp_path.iterdir()) == []
    assert player.editor is None and player.comparing is None
    assert str(SEED) not in page()


def test_what_a_moderator_opened_is_gone_when_all_may_see(page):
    player = play(tl.Match("fourteen_nights", players=3, seed=SEED).run(until=40), mode="moderator").public(False)
    player.edit_rules().set("adjacency", "ring").apply()
    assert "Under the new rules" in page()
    player.public()
    assert "Under the new rules" not in page()
    player.public(False)
    assert player.editor is None
    player.branch("quokka")
    player.compare("main", "quokka")
    assert "quokka" in page()
    player.public()
    assert player.comparing is None and len(player.stage.whole.children) == 1
    assert "quokka" not in page()

"""What a player and the form for rules cost: models and messages, in every mode, for every game."""

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import edit_rules, play
from tests.notebook.counting import cost

PLAYER, RULES = 30, 45
"""The most models, and as many messages: 90 and 150 were promised, 13 and 24 were seen."""
TABLES = [("fourteen_nights", 5), ("cetkaik", 2), ("tabula_wolves", 22)]


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("mode", ["alone", "hotseat", "moderator"])
def test_a_player_costs_few_models_and_messages(monkeypatch, game, players, mode):
    """Opened as `play` opens it; a shared laptop begins behind a cover wherever something is secret."""
    match = tl.Match(game, players=players, seed=7)
    found = cost(monkeypatch, lambda: play(match, mode=mode))
    assert found.models <= PLAYER and found.messages <= PLAYER, found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_screen_behind_a_cover_costs_no_more(monkeypatch, game, players):
    match = tl.Match(game, players=players, seed=7)

    def screen():
        player = play(match, mode="hotseat")
        return player.i_am(player.laptop.seat)

    found = cost(monkeypatch, screen)
    assert found.models <= PLAYER and found.messages <= 2 * PLAYER, found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_form_for_rules_costs_few_models_and_messages(monkeypatch, game, players):
    match = tl.Match(game, players=players, seed=7)
    found = cost(monkeypatch, lambda: edit_rules(match))
    assert found.models <= RULES and found.messages <= RULES, found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_pane_opened_a_player_still_costs_few_models(monkeypatch, game, players):
    match = tl.Match(game, players=players, seed=7)

    def opened():
        player = play(match, mode="alone")
        for name in ("knowledge", "branches", "seats", "keys", "clause"):
            player.show_tab(name)
        return player.why()

    found = cost(monkeypatch, opened)
    assert found.models <= PLAYER, found

"""One person plays, and a room looks on: the view of everybody."""

import re
from html import unescape

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.notebook.widget.room import Room

NAMES = {"en": "Everybody", "ko": "공개"}


def played(game="tabula_wolves", players=9, until=8, **more):
    return tl.play(tl.Match(game, players=players, seed=7).run("random", until=until), mode="alone", **more)


def head(player):
    return player.screen.card.head.value


def note(player):
    """The words of the note, without their markup."""
    return unescape(re.sub("<[^>]*>", "", player.screen.card.note.value)).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_view_of_everybody_can_be_chosen(lang):
    player = played(lang=lang)
    assert [name for name, value in player.screen.seats.selector.options if value == "everybody"] == [NAMES[lang]]
    player.see_as("everybody")
    assert player.viewer is None and player.screen.seats.selector.value == "everybody"
    assert repr(player) == f"MatchWidget({player.match.title}, seen as everybody)"
    assert all(card is HIDDEN for card in player.seen.view().cards.values())


def test_nobody_learns_who_is_asked_in_secret():
    player = played(viewer="everybody", lang="en")
    assert player.match.decision.secret and player.match.decision.player == "P2"
    assert "A secret choice is made now" in head(player) and "P2" not in head(player)
    assert not player.may_choose()
    step = player.seen.step
    player.one_step()
    assert player.seen.step == step, "a secret answer is no step for a room"


def test_a_room_says_aloud_what_it_would_do():
    player = played("fourteen_nights", 3, viewer="everybody", lang="en")
    assert player.may_choose() and "P2 decides" in head(player)
    step = player.match.step
    player.press("2")
    assert player.match.step > step


def test_luck_is_rolled_before_a_room_and_not_chosen_from_what_is_left():
    player = tl.play(tl.Match("fourteen_nights", players=3, seed=7, chance="ask"), mode="alone", viewer="everybody")
    while player.match.decision.player != NATURE:
        player.one_step()
    assert not player.may_choose() and not player.screen.choices.keys
    step = player.match.step
    player.press("g")
    assert player.match.step == step + 1


@pytest.mark.parametrize("viewer", [None, "everybody", "moderator", "P3"])
def test_a_key_looks_with_the_room_and_shows_nothing_more_however_often(viewer):
    player = played("fourteen_nights", 3, viewer=viewer)
    for _ in range(3):
        assert player.press("e").viewer is None
    assert player.see_as("P2").viewer == "P2"


def test_a_note_says_for_whom_a_choice_before_a_room_is():
    player = played("fourteen_nights", 3, viewer="everybody", lang="en")
    assert note(player) == "A choice here answers for ▲ P2."
    player.see_as("P1")
    assert note(player) == "▲ P2 chooses now."


def test_the_history_of_a_room_counts_what_everybody_sees():
    player = played("tabula_wolves", 9, until=30, viewer="everybody")
    steps = player.seen.steps
    assert steps < player.match.steps
    assert player.goto(2).seen.step == 2
    assert player.press("}").seen.step == steps and player.match.step == player.match.steps
    for wrong in (99, "nowhere"):
        with pytest.raises(tl.TabletopError, match=str(wrong)):
            player.goto(wrong)


def test_other_rules_are_not_played_before_a_room_that_does_not_know_the_cards():
    player = played("fourteen_nights", 3, viewer="everybody", lang="en")
    editor = player.edit_rules().set("days", 12)
    with pytest.raises(tl.TabletopError, match="moderator"):
        editor.apply()


def test_where_nothing_is_hidden_there_is_no_such_view():
    player = tl.play(tl.Match("cetkaik", players=2, seed=7))
    assert player.viewers == ("P1", "P2", "moderator")
    assert player.press("e").viewer == player.match.decision.player


def test_a_shared_laptop_has_views_of_its_own():
    player = tl.play(tl.Match("fourteen_nights", players=3, seed=7), mode="hotseat")
    with pytest.raises(tl.TabletopError, match="everybody"):
        player.see_as("everybody")


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_names_that_have_no_room_on_the_board_stand_beside_it(lang):
    """In a room nobody can ask a sign what it means; a window with room for the names has no key."""
    player = played("void_seeders", 3, until=200, lang=lang, size="projector")
    name = player.match.words(lang).card("hibernatorium")

    def key(room):
        player.room = room
        player.screen.show_room()
        return unescape(player.screen.news.widget.value.partition('class="key"')[2])

    small, large = key(Room(734, 590, 1280, large=True)), key(Room(1346, 947, 1920, large=True))
    assert f"{name}</li>" in small and "<b>11</b><svg" in small and not large

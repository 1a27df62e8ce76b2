"""Words beside the signs of the Void Seeders' board where there is room, and whole names."""

import itertools

import pytest

from tabletop_lab.figures.render import paint, sketch
from tabletop_lab.figures.style import live
from tabletop_lab.games.void_seeders.presentation import board_legend
from tabletop_lab.games.void_seeders.presentation import table_facts as facts
from tests.figures.void_seeders_views import ROOMS, moments, played, shown

each_language = pytest.mark.parametrize("lang", ("en", "ko"))
OWN = ("madness", "wounds", "cards", "objectives", "quests", "hands")
# Windows of 1440, 1600 and 1920 pixels, and a projector.
TRACKS = ("time", "destruct", "course", "engines", "pods", "bag", "supply", "lairs", "eggs", "weaknesses")
# Windows of 1000x900, 1280x720, 1280x900, 1440x900, 1600x900 and 1920x1080 pixels, and projectors of 1280 and 1920.
SCREENS = [(868, 321, 884), (759, 429, 1164), (759, 627, 1164), (866, 627, 1324), (1018, 627, 1484),
           (1049, 801, 1804), (885, 494, 1280, True), (1346, 947, 1920, True)]  # fmt: skip
LARGE = [(866, 627, 1330), (940, 800, 1490), (1048, 801, 1800), (1346, 947, 1920, True)]


@each_language
@pytest.mark.parametrize("room", LARGE)
def test_what_three_players_have_is_said_in_words(room, lang):
    """Stars, sheets and hands stood there alone, above an empty line."""
    for match in moments(4, players=3, seed=7)[1:-1]:
        words, view = match.words(lang), match.view("P1")
        said = shown(paint(match, None, "P1", lang, form=live(*room)))
        there = [player for player in match.players if facts.status(view, player) != "dead"]
        assert there
        for name in OWN:
            assert said.count(words(f"board-own-{name}")) == len(there), name
        assert said.count(words("board-own-first")) == (view.first in there)
        assert words.card("hibernatorium") in said, "rooms keep their names"


@pytest.mark.thorough(keep=12)
@each_language
@pytest.mark.parametrize("players", (1, 3, 5))
@pytest.mark.parametrize("room", SCREENS)
def test_each_track_has_its_word(room, players, lang):
    """Clocks, compasses and eggs stood there alone at 1440 pixels, and before a projector."""
    for match in moments(3, players=players, seed=players)[1:]:
        said = set(shown(paint(match, None, "P1", lang, form=live(*room))))
        assert not [name for name in TRACKS if match.words(lang)(f"board-title-{name}") not in said]


@each_language
def test_where_a_track_has_no_word_a_screen_may_explain_its_sign(lang):
    """Beside many answers the board of a small projector is narrow: the words stand there, or below what happened."""
    for players in (1, 4):
        for match in moments(3, players=players, seed=players)[1:]:
            page = sketch(match, "P1", lang, form=live(690, 494, 1280, True))
            said = {*page.written(), *page.explained}
            assert not [name for name in TRACKS if match.words(lang)(f"board-title-{name}") not in said]


@pytest.mark.thorough(keep=10)
@each_language
@pytest.mark.parametrize("players", (2, 4, 5))
@pytest.mark.parametrize("room", [room for room in SCREENS if room[1] > 600])
def test_what_a_tableau_has_no_room_for_stands_in_the_key(room, players, lang):
    """Each word once at least: beside its sign, or in the key, with the seat if it is of that one alone."""
    for match in moments(3, players=players, seed=players)[1:]:
        words, view = match.words(lang), match.view("P1")
        page = paint(match, None, "P1", lang, form=live(*room))
        said = set(shown(page))
        assert "players" in page.parts()
        there = [player for player in match.players if facts.status(view, player) != "dead"]
        has = {name: bool(there) for name in ("madness", "wounds", "cards", "hands")}
        has |= {name: any(getattr(view, name).get(player) for player in there) for name in ("objectives", "quests")}
        has |= {"items": any(facts.backs(view, player) for player in there), "first": view.first in match.players}
        has["contamination"] = any(facts.contaminated(view, player) for player in there)
        has["signal"] = bool(view.signals)
        assert not [name for name, is_there in has.items() if is_there and words(f"board-own-{name}") not in said]
        for player in match.players:
            names = [facts.character_name(view, player, words)]
            held = [things[0] for things in facts.held(view, player) if things and player in there]
            names += [words.card(thing) for thing in held if not facts.is_object(thing)]
            assert not [name for name in names if not {name, f"{player} {name}"} & said], player


@pytest.mark.thorough(keep=8)
@each_language
@pytest.mark.parametrize("players", (3, 5))
@pytest.mark.parametrize("room", [(868, 321, 884), *(room for room in SCREENS if room[1] > 600)])
def test_the_key_says_all_of_the_map(room, players, lang):
    """Beside five tableaux it had no place: the end of their last row has room for it."""
    for match in moments(3, players=players, seed=players)[1:]:
        page = paint(match, None, "P1", lang, form=live(*room))
        signs = {entry.said for entry in board_legend.of_the_map(page, match.view("P1"), match.words(lang))}
        assert signs <= set(shown(page))


@pytest.mark.thorough(keep=9)
@each_language
@pytest.mark.parametrize("players", (3, 5))
@pytest.mark.parametrize("room", [*ROOMS, (734, 494, 1280, True), (885, 494, 1280, True), (1000, 674, 1440, True)])
def test_the_technical_corridors_have_their_whole_name(room, players, lang):
    """“Technical” stood there where it was narrow, and it is not what the rules call them."""
    match = played(players, 7).branch().goto(0)
    said = " ".join(shown(paint(match, None, None, lang, form=live(*room))))
    assert match.words(lang)("board-technical") in said


@each_language
def test_before_a_projector_rooms_have_their_names_also_with_five_players(lang):
    match, form = moments(4, players=5)[2], live(1346, 947, 1920, True)
    words, view = match.words(lang), match.view(None)
    page = sketch(match, None, lang, form=form)
    said = {*page.written(), *(name for _, name in page.explained.values())}
    rooms = [spot.room for slot in facts.ship(view).slots if (spot := facts.spot(view, slot)).room]
    assert len(rooms) > 5
    for room in rooms:
        assert {words.card(room), words("board-short", room=room)} & set(said), room


@each_language
def test_every_character_is_named_beside_its_seat(lang):
    """A long name beside “passed” had no room: the pawn says which seat it is, so the character is told."""
    for match in moments(4, players=5, seed=13)[1:-1]:
        words, view = match.words(lang), match.view("P1")
        said = shown(paint(match, None, "P1", lang, form=live(*LARGE[2])))
        for player in match.players:
            name = facts.character_name(view, player, words)
            assert {name, f"{player} {name}"} & set(said), (player, name)


@each_language
@pytest.mark.parametrize(
    ("room", "alone"),
    [((734, 494, 1280, True), True), ((885, 494, 1280, True), True), ((1346, 947, 1920, True), False)],
)
def test_a_sign_that_stands_in_the_place_of_a_name_is_explained(room, alone, lang):
    match = moments(4, players=3, seed=7)[2]
    page, words, view = sketch(match, "P1", lang, form=live(*room)), match.words(lang), match.view("P1")
    known = {str(slot): spot.room for slot in facts.ship(view).slots if (spot := facts.spot(view, slot)).room}
    assert bool(page.explained) == alone and set(page.explained) <= set(known)
    said = set(page.written())
    for slot, name in known.items():
        whole, short = words.card(name), words("board-short", room=name)
        halves = {tuple(whole.rsplit(" ", k)) for k in (1, 2)}
        assert page.explained.get(slot, ("", ""))[1] == whole or {whole, short} & said or any(
            set(some) <= said for some in halves
        ), name


@each_language
def test_no_hand_lies_on_the_word_of_the_items(lang):
    """With an egg in one hand, the other hand lay on the word."""
    found = 0
    for seed in (1, 4):
        match = played(players=4, seed=seed)
        for step in match.moments[::6]:
            view = match.goto(step).view()
            if not any(facts.is_object(one[0]) for p in match.players for one in facts.held(view, p) if one):
                continue
            page = sketch(match, None, lang, form=live(900, 640, 1300))
            said = match.words(lang)("board-own-items")
            items = [box for box, (_, _, s, *_) in zip(page.words_at(), page._words, strict=True) if s == said]
            signs = page.signs_at(0.2)
            found += len(items)
            for (x, y, w, h), (a, b, wide, high) in itertools.product(items, signs):
                assert x + w <= a or a + wide <= x or y + h <= b or b + high <= y, (seed, step)
    assert found

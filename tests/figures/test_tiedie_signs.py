"""What the board of TIEDIE explains, and how it names and lays out the seats: nobody has to guess a sign."""

import pytest

import tabletop_lab as tl
from tabletop_lab.figures.style import live
from tabletop_lab.games.tiedie.presentation import board_tableau
from tabletop_lab.games.tiedie.presentation.board_key import signs
from tabletop_lab.games.tiedie.presentation.palette import palette
from tests.figures.covered import Looked, looked


def written(match, lang, room):
    """What stands on the board of a match in a room, seen by who decides."""
    decision = match.decision
    who = decision.player if decision is not None and decision.player in match.players else tl.MODERATOR
    page = looked(match, who, lang, live(*room))
    return page, [word.said for word in page.words]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_what_lies_in_front_of_the_players_is_explained_where_it_is_drawn(lang):
    """A target and "+1" beside a card stood in front of the players, and no word said what they are."""
    match = tl.Match("tiedie", players=4, seed=7).run(bots="random")
    words, met = match.words(lang), set()
    for step in range(20, match.steps, 9):
        match.goto(step)
        shown = signs(match.view())
        if not shown or match.decision is None:
            continue
        said = " ".join(written(match, lang, (866, 664, 1316))[1])
        met |= set(shown)
        assert [name for name in shown if words(f"board-key-{name}") not in said] == [], step
    assert met == {"streak", "forced", "lock", "target", "trophies"}


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(("mode", "sign"), [("hp", "health"), ("team", "removals"), ("warden", "pile")])
def test_what_a_mode_counts_is_explained(mode, sign, lang):
    match = tl.Match("tiedie", players=4, seed=7, rules={"mode": mode}).run(bots="random", until=100)
    assert sign in signs(match.view())
    said = " ".join(written(match, lang, (1097, 800, 1866))[1])
    assert match.words(lang)(f"board-key-{sign}") in said


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_seat_that_has_its_number_alone_is_explained(lang):
    """On small squares a seat is "2", and elsewhere "P2"."""
    match = tl.Match("tiedie", players=8, seed=7).run(bots="random", until=100)
    keys = {match.words(lang)("board-key-seat", player=player) for player in match.players}
    small, large = (set(written(match, lang, room)[1]) for room in ((652, 552, 1000), (866, 664, 1316)))
    assert len(keys & small) == 1 and not keys & large


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_marks_of_a_tile_that_is_turned_are_explained(lang):
    match = tl.Match("tiedie", players=4, seed=7).run(bots="random", until=8)
    assert match.decision.name == "place_tile"
    _, said = written(match, lang, (866, 664, 1316))
    assert {match.words(lang)(f"board-key-{name}") for name in ("crate", "door", "rock", "start")} <= set(said)


@pytest.mark.parametrize("players", range(3, 9))
def test_a_seat_has_one_name_on_the_whole_board(players):
    """A triangle has as much of its name as the other forms: nobody is P2 on the map and 2 beside it."""
    match = tl.Match("tiedie", players=players, seed=7).run(bots="random", until=100)
    for room in ((936, 625, 1386), (866, 664, 1316), (1097, 800, 1866)):
        page, said = written(match, "en", room)
        assert set(match.players) <= set(said), room
        for player in match.players:
            assert not any(one.said == player[1:] and _on_a_pawn(page, one) for one in page.words), (room, player)


def _on_a_pawn(page, word):
    """Whether a number is written in bold where a pawn of the round or of a tableau stands: on a piece in colour."""
    x, y = (word.box.x0 + word.box.x1) / 2, (word.box.y0 + word.box.y1) / 2
    fills = [f'fill="{page.c[tone]}"' for tone in palette(page).seats]
    pieces = [path for shape, path, *_ in page.solid if any(fill in shape.svg for fill in fills)]
    return any(path.contains_point((x, y)) for path in pieces)


@pytest.mark.parametrize(("players", "across"), [(3, 2), (4, 3), (5, 2), (5, 3), (7, 2), (8, 3)])
def test_rows_of_seats_have_no_hole(players, across):
    match = tl.Match("tiedie", players=players, seed=7).run(bots="random", until=60)
    page = Looked(live(900, 700, 1400))
    drawn = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board_tableau, "columns", lambda w, h, seats: across)
        patch.setattr(board_tableau, "_tableau", lambda page, view, words, box, player: drawn.append((player, box)))
        board_tableau.draw_tableaux(page, match.view(), match.words("en"), (1, 1, 6, 5))
    assert [player for player, _ in drawn] == list(match.players)
    rows = {}
    for _, (x, y, wide, _) in drawn:
        rows.setdefault(round(y, 4), []).append((x, wide))
    for row in rows.values():
        assert len(row) <= across and row[0][0] == 1 and row[-1][0] + row[-1][1] == pytest.approx(7)
    assert max(map(len, rows.values())) - min(map(len, rows.values())) < 2


def test_an_exit_that_nobody_has_seen_is_called_the_same_in_a_narrow_room():
    for lang in ("en", "ko"):
        words = tl.games()["tiedie"].words(lang)
        whole, short = words("board-line-hidden"), words("board-line-hidden-short")
        assert set(short.split()) <= set(whole.split()), (whole, short)

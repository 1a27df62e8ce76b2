"""The picture of TIEDIE's table in every mode: whole at every size, nothing hidden in it, what can be pressed."""

from functools import cache

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.figures import Page, cards
from tabletop_lab.figures.render import paint, sketch
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.storyboard import storyboard_page
from tabletop_lab.figures.style import SLIDE, THEMES, Form, live
from tabletop_lab.games.tiedie.content.action_cards import ACTION_CARDS
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.games.tiedie.presentation import board, board_counts, palette
from tabletop_lab.games.tiedie.presentation import table_facts as facts
from tabletop_lab.games.tiedie.presentation.board_sheet import sheet_for
from tabletop_lab.games.tiedie.scenes import lay, scene
from tabletop_lab.notebook.widget.room import Room

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))
# Board (width, height) and width of the player, in CSS pixels; a projector.
ROOMS = [(760, 272, 760), (900, 336, 900), (740, 430, 1156), (830, 600, 1316), (980, 740, 1760), (872, 560, 1280, True),
         (632, 815, 1000, True)]  # fmt: skip
TABLES = [("tail", 3, ""), ("tail", 8, "M2"), ("team", 6, "M3"), ("hp", 5, "M1"), ("hunter", 6, "M4"),
          ("warden", 8, "M1")]  # fmt: skip
MODES = [("tail", 5), ("team", 6), ("hp", 4), ("hunter", 6), ("warden", 5)]


@cache
def played(mode="tail", players=5, layout="M1", seed=3):
    return tl.Match(Tiedie, players, seed=seed, rules={"mode": mode, "map_layout": layout}).run("random")


def moment(name, wanted=lambda match: True, **table):
    """The first moment at which a question is asked, of the first match in which it is."""
    for seed in range(20):
        match = played(**({"seed": seed} | table)).branch()
        for step in match.moments:
            match.goto(step)
            if match.decision is not None and match.decision.name == name and wanted(match):
                return match
    raise AssertionError(f"{name} is never asked")


def moments(count=5, **table):
    whole = played(**table)
    return [whole.branch().goto(whole.steps * k // count) for k in range(count + 1)]


def asked_seat(match):
    decision = match.decision
    return decision.player if decision is not None and decision.player != NATURE else None


def shown(page):
    return [text.get_text() for text in page.texts if text.get_text()]


@each_language
@pytest.mark.parametrize(("mode", "players", "layout"), TABLES)
def test_every_text_is_whole_and_large_enough_at_every_size(mode, players, layout, lang):
    wrong = []
    for k, match in enumerate(moments(3, mode=mode, players=players, layout=layout)):
        for room in (*ROOMS[k % 2 :: 2], None):
            form = live(*room) if room else SLIDE
            page = paint(match, None, asked_seat(match) or tl.MODERATOR, lang, list(THEMES)[k % 4], form=form)
            found = page.faults()
            found += [f"cut: {text}" for text in shown(page) if text.endswith("…")]
            sizes = [text.get_fontsize() for text in page.texts if text.get_text()]
            found += [f"{size:.1f} pt" for size in sizes if size < form.least - 0.01]
            wrong += [f"step {match.step}, {room}: {fault}" for fault in found]
    assert not wrong, "\n".join(wrong[:20])


def test_a_token_is_named_only_to_who_has_looked():
    """On a crate with its sign for the finder, a plain crate for the others; the same in the text board."""
    match = moment("found", lambda match: str(match.decision.facts["token"]) in ("IA", "IB", "IC"))
    finder, token = match.decision.player, match.decision.facts["token"]
    square = next(s for s, lies in match.state.tokens.items() if lies == token and s not in match.state.open_tokens)
    name = match.words("en").card(token)
    screen = presentation_of(match.game)
    others = [player for player in match.players if player != finder]
    assert screen.standing(match.view(finder), square, match.words("en")) == name
    for viewer in (*others, None):
        said = screen.standing(match.view(viewer), square, match.words("en"))
        assert said == "a box token that this viewer has not seen"
        assert not facts.is_open(match.view(viewer).tokens[square])
    keys = {viewer: "seen by the viewer" in shown(paint(match, viewer=viewer, form=live(*ROOMS[4])))
            for viewer in (finder, others[0], None)}  # fmt: skip
    assert keys == {finder: True, others[0]: False, None: False}


@pytest.mark.parametrize("room", [(700, 640, 1070), (900, 620, 1560), (860, 560, 1300)])
def test_a_high_map_is_explained_below_what_lies_before_the_players(room):
    match = tl.Match(Tiedie, 4, seed=21).run("random", until=40)
    page = paint(match, viewer="P1", form=live(*room))
    heights = {text.get_text(): text.get_position()[1] for text in page.texts}
    assert "box token" in heights, "a crate is not explained"
    names = {facts.character_name(match.view("P1"), seat, match.words("en")) for seat in match.players}
    lowest = min(y for said, y in heights.items() if said in names)
    assert heights["A Drain"] < heights["box token"] < lowest, "the key lies between tableaux and exits"


def test_cards_in_hand_are_signs_to_their_owner_and_backs_to_others():
    match = next(m for m in moments(12) if any(m.state.hands.values()) and m.state.phase != "over")
    owner = next(p for p in match.players if match.state.hands[p])
    screen, count = presentation_of(match.game), len(match.state.hands[owner])
    own = screen.hand(match.view(owner), owner)
    state = match.state
    mine = [*state.actions[owner], *state.hands[owner], *state.held[owner]]
    assert [one.card for one in own] == mine and state.actions[owner]
    assert sum(one.count for one in screen.hand(match.view(None), owner) if one.deck == "sleep") == count


def test_a_step_is_pressed_on_the_map_and_its_ends_are_marked():
    match = moment("step")
    page = paint(match, viewer=match.decision.player)
    assert set(match.decision.labels) - {"pass"} <= set(page.centers())
    assert set(match.players) - set(match.state.out) <= set(page.centers())
    ends = facts.destinations(match.view(), match.decision)
    assert ends and match.state.pawn[match.decision.player] not in ends
    said = shown(paint(match, viewer=match.decision.player, form=live(*ROOMS[4])))
    assert {"can be chosen", "where the Move can end"} <= set(said)


def test_a_tile_to_lay_has_its_doors_in_its_own_walls_in_each_turn():
    match = moment("place_tile", layout="")
    view, page = match.view(match.decision.player), Sketch(live(*ROOMS[3]))
    board.draw(page, view, match.decision, match.words())
    tile, colour = match.game.content.tiles[match.decision.options[0].tile], palette.ground_of(page, True).door
    drawn = [page._extent_of(shape) for shape in page._shapes if shape.path is not None and colour in shape.svg]
    for turns in range(4):
        x, y, w, h = page.box_of(f"*{turns}")
        inside = [box for box in drawn if x < box[0] and y < box[1] and box[2] < x + w and box[3] < y + h]
        assert len(inside) == len(tile.doors), turns


def test_an_attack_is_pointed_out_from_square_to_victim():
    match = moment("attack", mode="hp", players=4)
    option = match.decision.options[0]
    assert option.places == (option.square, option.victim)
    assert option.square in facts.offered(match.decision)
    assert facts.offered(match.decision, (option.square,))[0] in match.players
    way = facts.way_to(match.view(), match.decision, option.square)
    assert (way[0], way[-1]) == (match.state.pawn[match.decision.player], option.square)
    assert sketch(match).drawing().svg() != sketch(match, chosen=(option.square,)).drawing().svg()


def test_who_accuses_points_at_the_suspect_then_at_the_victim():
    match = moment("accuse")
    option = next(option for option in match.decision.options if option != "pass")
    assert option.places == (option.suspect, option.named)
    assert option.suspect in facts.offered(match.decision)


def test_night_is_dark_and_day_is_light_in_both_themes():
    from tabletop_lab.games.tiedie.presentation.palette import DARK, LIGHT

    for theme, colours in (("light", LIGHT), ("dark", DARK)):
        for time in ("day", "night"):
            match = next(m for m in moments(12) if m.state.pawn and facts.is_day(m.view(None)) == (time == "day"))
            svg = sketch(match, theme=theme).drawing().svg()
            here, other = (colours.day, colours.night) if time == "day" else (colours.night, colours.day)
            assert here.floor in svg and other.floor not in svg, (theme, time)


def test_a_wide_map_is_shown_in_part_around_whoever_moves():
    match = moment("step", players=8, layout="M2", seed=6)
    small, large = (paint(match, viewer=match.decision.player, form=live(*room)) for room in (ROOMS[0], ROOMS[4]))
    assert set(match.decision.labels) - {"pass"} <= set(small.centers()) < set(large.centers())
    sheet = sheet_for(small, match.view(), 0, 3, 2.8, 2.8, [match.state.pawn[match.decision.player]])
    assert sheet.hidden and sheet.s * 72 > small.least


def test_a_room_that_is_higher_than_wide_has_the_whole_map_above_all_else():
    match = moment("step", players=5)
    page = paint(match, viewer=match.decision.player, form=live(*ROOMS[-1]))
    assert set(match.view().paragraphs.map.number) <= set(page.centers())
    assert {"A", "B", "C"} <= {text[0] for text in shown(page)}, "and the ways out below it"


def test_a_small_board_says_in_numbers_what_a_large_one_shows():
    """Targets only to who knows them."""
    match = moment("commit", players=8)
    small, large = live(760, 300, 760), live(900, 700, 1316)
    assert ["players" in paint(match, form=form).parts() for form in (small, large)] == [False, True]
    for viewer in (match.players[0], None):
        lines = [dict(row.by_seat) for row in board_counts.rows(match.view(viewer))]
        assert {p: str(len(cards)) for p, cards in match.state.hands.items()} in lines
        known = {p: "?" for p in match.players} | ({viewer: match.state.targets[viewer]} if viewer else {})
        assert lines[-1] == known


@each_language
@pytest.mark.parametrize("players", (5, 8))
def test_a_projector_explains_the_signs_of_its_numbers(players, lang):
    """Where tableaux have no room, what is counted has a sign alone."""
    match = moment("step", players=players)
    page = paint(match, lang=lang, form=Room(965, 690, 1440, large=True).form(strip=True))
    assert "players" not in page.parts()
    words, said = match.words(lang), shown(page)
    names = [row.name for row in board_counts.rows(match.view())]
    assert {"hands", "held", "target"} <= set(names)
    for name in (*names, "offered", "rock", "wall"):
        assert words(f"board-key-{name}") in said


@pytest.mark.parametrize("size", ((640, 640), (650, 660), (560, 400)))
def test_a_part_of_the_map_holds_all_squares_where_a_move_can_end(size):
    """A square to go to lies in another room: the part has to show both."""
    match, parts, form = played(players=4).branch(), 0, Room(*size, 1024, large=True).form(strip=True)
    for step in match.moments[:120]:
        who = asked_seat(match.goto(step))
        ends = facts.destinations(match.view(who), match.decision)
        if not ends:
            continue
        page = paint(match, viewer=who, form=form)
        parts += not set(match.view().paragraphs.map.number) <= set(page.centers())
        assert set(ends) <= set(page.centers())
    assert parts, "some of them show a part of the map"


@each_language
def test_the_text_board_shows_pawns_walls_and_who_does_what(lang):
    match = moment("step")
    told = match.board_text(lang, match.decision.player)
    rows = [line for line in told.splitlines() if line.startswith(("|", "+"))]
    assert len(rows) == 15 + 4 and {len(row) for row in rows} == {15 * 3 + 4}
    assert all(any(player in row for row in rows) for player in match.state.pawn)
    assert ("acting" if lang == "en" else "행동 중") in told
    assert len(match.alt_text(lang=lang)) < 500


@each_language
def test_a_storyboard_shows_the_map_with_its_call_outs(lang):
    match = played("hp", 4)
    steps = match.moments[20:24]
    page = storyboard_page(match, steps, None, lang)
    assert page.faults() == []
    assert {"1", "2"} <= set(shown(page))


def test_a_pawn_that_went_is_marked_with_an_arrow():
    match = moment("step")
    before, player = match.state.pawn[match.decision.player], match.decision.player
    square = next(label for label in match.decision.labels if label != "pass")
    match.play(square)
    entry = [entry for entry in match.trace if entry.kind == "event" and entry.name == "moves"][-1]
    assert entry.facts["player"] == player
    assert presentation_of(match.game).moves(entry) == [(before, square)]


@each_language
def test_every_card_has_a_face_in_two_sizes_and_says_what_it_does(lang):
    content = played().game.content
    names = [*ACTION_CARDS, *content.sleep_cards, *content.tokens, *content.characters, *content.tiles]
    for name in names:
        for width in (cards.FULL, cards.SMALL):
            assert len(cards.card(Tiedie, name, lang, width=width).shapes) > 4, name
    for name in (*ACTION_CARDS, *content.sleep_cards, *content.tokens, *content.characters):
        page = Page(Form((cards.FULL / 72, cards.FULL * cards.TALL / 72), 0.0, 18, 15, 12.5, 11))
        presentation_of(Tiedie).draw_card(page, name, Tiedie.words(lang))
        assert not any(text.endswith("…") for text in shown(page)) and page.faults() == [], name
        said = presentation_of(Tiedie).card_text(content.data(name), Tiedie.words(lang))
        assert len(said) > 8 and "-text-" not in said, name
    for deck in ("sleep", "token", ""):
        assert cards.back(Tiedie, deck, lang).shapes


@each_language
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_the_score_sheet_adds_up_to_the_result(mode, players, lang):
    match = played(mode, players)
    made = presentation_of(match.game).score(match.view(None), match.trace.for_player(None), match.words(lang))
    assert {player: made.total(player) for player in match.players} == dict(match.result.scores)


@each_language
def test_the_key_beside_a_map_on_a_projector_says_what_the_dots_are(lang):
    """In a column too narrow for the words in one line they stand in two."""
    table = lay(scene("round"), P1="move", P2="attack", P3="evade", P4="accuse", P5="sleep")
    match = table.play("attack P1 P2").play("now").play("move")
    said = shown(paint(match, viewer="P1", lang=lang, form=live(626, 770, 1000, True)))
    assert match.words(lang)("board-key-end") in " ".join(said), said


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_when_the_game_is_over_it_is_nobodys_turn(lang):
    """Who was eliminated last stood in the frame of the one whose turn it is."""
    match = played("warden", 5, seed=0)
    view, words = match.view(), match.words(lang)
    assert view.phase == "over" and view.turn_of and facts.turn_of(view) == ""
    told = presentation_of(match.game).describe(view, None, words)
    assert not [p for p in match.players if words("describe-turn", player=p) in told]


def test_an_action_card_is_shown_when_it_is_turned_up_and_not_when_it_is_only_named():
    shown_by = {"turned_up": 1, "accuses": 0}
    match, screen = played("warden", 5, seed=0), presentation_of(Tiedie)
    for name, count in shown_by.items():
        entries = [entry for entry in match.trace if entry.kind == "event" and entry.name == name]
        assert entries and {len(screen.cards(entry)) for entry in entries} == {count}, name

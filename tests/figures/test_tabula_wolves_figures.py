"""The pictures of The Wolves of Tabula beside its board: timeline, order of the nights, acquaintances, signs, raid.
What the board itself shows is tested in test_tabula_wolves_board.py."""

from functools import cache

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.figures import Page, game_figure, game_figures, png, svg, timeline
from tabletop_lab.figures.style import TEACHING
from tabletop_lab.games.tabula_wolves.presentation import raid_tree
from tabletop_lab.games.tabula_wolves.presentation.chronicle import chronicle
from tabletop_lab.games.tabula_wolves.presentation.timeline import make as make_timeline
from tabletop_lab.testing.sample import Market

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))
EXPLAINED = (
    "night_order", "who_knows_whom", "seer_signs", "raid_tree", "characters", "first_vote", "second_vote", "balance",
    "cycle",
)  # fmt: skip


@cache
def played(seats, bots="random", seed=5, **rules):
    return tl.Match("tabula_wolves", players=seats, seed=seed, rules=rules or "standard").run(bots)


def told(match, viewer):
    return chronicle(match, viewer, match.words())


# --- timeline ---------------------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("seats", (7, 15, 22))
def test_a_timeline_is_without_faults_for_every_viewer(seats, lang):
    match = played(seats, "random" if seats < 15 else "random_blind")
    half = match.branch()
    half.goto(match.moments[len(match.moments) // 2])
    for one, viewer in ((match, None), (match, tl.MODERATOR), (half, "P1"), (half, None)):
        figure = timeline(one, viewer, lang, "dark" if viewer else "light")
        assert figure.faults() == []
        assert all(player in figure.alt for player in one.view().ghosts)


def test_nights_and_days_of_a_timeline_have_their_whole_names():
    words = tl.games()["tabula_wolves"].words("ko")
    page, _ = make_timeline(played(9), None, words, lambda w, h: Page(TEACHING, size=(w, h)))
    said = [text.get_text() for text in page.texts]
    assert "첫 번째 밤" in said and not [text for text in said if text.endswith("번째…")]


def test_a_timeline_before_anything_happened():
    match = tl.Match("tabula_wolves", players=9, seed=1)
    assert timeline(match).faults() == []
    assert [one.kind for one in told(match, None).periods] == ["night"]


def test_every_ghost_ends_where_it_died():
    for match in (played(9), played(15, "random_blind")):
        seen = told(match, tl.MODERATOR)
        names = [f"{one.kind} {one.number}" for one in seen.periods]
        for player in match.players:
            k = seen.death_of(player)
            assert (names[k] if k < len(names) else None) == match.view().ghosts.get(player)
        for player, when in match.view().ghosts.items():
            cell = seen.periods[names.index(when)].cells[player]
            assert cell.death in (("lynched",) if when.startswith("day") else ("raid", "mercenary", "gypsy"))


def test_the_public_timeline_knows_no_cause_of_a_night_and_no_secret():
    match = played(15, "random_blind")
    cells = [cell for one in told(match, None).periods for cell in one.cells.values()]
    assert {cell.death for cell in cells} == {"", "night", "lynched"}
    assert not [line for cell in cells for line in cell.lines]
    every = [cell for one in told(match, tl.MODERATOR).periods for cell in one.cells.values()]
    assert any(kind == "secret" for cell in every for kind, _ in cell.lines)


def test_a_seat_is_told_its_own_secrets_only():
    match = played(15, "random_blind")
    for viewer in match.players:
        for one in told(match, viewer).periods:
            assert {player for player, cell in one.cells.items() if cell.lines} <= {viewer}


def test_the_counts_are_those_of_the_votes():
    match = played(9)
    days = [one for one in told(match, None).periods if one.kind == "day"]
    counts = {(day, player): n for day, player, n in match.view().past_counts}
    drawn = {(one.number, p): c.tokens for one in days for p, c in one.cells.items() if c.tokens}
    assert drawn == {key: n for key, n in counts.items() if n}
    assert not any(value is HIDDEN for value in counts.values())


def test_at_most_five_call_outs_and_the_end_is_one_of_them():
    seen = told(played(22, "random_blind"), tl.MODERATOR)
    assert len(seen.notable) == 5
    assert seen.notable[-1][0].name == "end"


def test_a_figure_is_written_as_svg_png_and_html():
    figure = timeline(played(9))
    assert svg(figure.figure).startswith("<svg") and png(figure.figure, 40)[:4] == b"\x89PNG"
    bundle = figure._repr_mimebundle_()
    assert bundle["text/plain"] == figure.alt and bundle["text/html"].startswith("<img alt=")


# --- pictures that explain --------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("name", EXPLAINED)
def test_explaining_pictures_are_without_faults(name, lang):
    readings = (
        {}, {"extra_medium_role": True, "wolves_know_witch": True, "servant_knows_wolves": True},
        {"guard_twice": "armor_or_self_guard", "mercenary_guarded": "revenge_anyway", "mercenary_choice": True},
        {"guard_twice": "protected_limit", "composition_public": False},
    )  # fmt: skip
    for seats in (7, 15, 22):
        for rules in readings:
            match = tl.Match("tabula_wolves", players=seats, seed=1, rules=rules or "standard")
            figure = game_figure(match, name, None, lang)
            assert figure.faults() == [], (seats, rules)
            assert "{" not in figure.alt and len(figure.alt) > 40


@pytest.mark.parametrize("name", EXPLAINED)
def test_explaining_pictures_do_not_depend_on_the_deal(name):
    drawn = {svg(game_figure(tl.Match("tabula_wolves", players=15, seed=seed), name).figure) for seed in (1, 2)}
    assert len(drawn) == 1


def test_the_order_of_the_nights_is_that_of_the_rules():
    rules = {"night_order": "seer, witch, wolves, guard, medium"}
    alt = game_figure(tl.Match("tabula_wolves", players=15, seed=1, rules=rules), "night_order").alt
    assert "seer → witch → wolves raid → guard → medium → dawn" in alt


def test_a_raid_ends_as_the_rules_say():
    match = tl.Match("tabula_wolves", players=9, seed=1)
    assert raid_tree.fates(match, "villager") == {"target"}
    assert raid_tree.fates(match, "villager", guarded=True) == frozenset()
    assert raid_tree.fates(match, "mercenary") == {"target", "wolf"}
    assert raid_tree.fates(match, "guard", guarded=True) == frozenset()
    assert raid_tree.fates(match, "guard", guarded=True, again=True) == {"target"}
    tough = tl.Match("tabula_wolves", players=9, seed=1, rules={"guard_twice": "innate_armor", "mercenary_dies": False})
    assert raid_tree.fates(tough, "guard") == frozenset()
    assert raid_tree.fates(tough, "mercenary") == {"wolf"}
    limited = tl.Match("tabula_wolves", players=9, seed=1, rules={"guard_twice": "protected_limit"})
    assert raid_tree.fates(limited, "mercenary", guarded=True, again=True) == {"target", "wolf"}
    told = game_figure(limited, "raid_tree").alt
    assert "attacked and protected last night too → the target dies, and the wolf" in told


def test_ties_are_broken_in_the_pictures_as_the_rules_say():
    def both(**rules):
        match = tl.Match("tabula_wolves", players=9, seed=1, rules=rules)
        return [game_figure(match, name).alt for name in ("first_vote", "second_vote")]

    first, second = both()
    assert "P8: 2 seats away P3: 6 seats away P5: 8 seats away The suspects: P8 (fur) and P3 (footprint)." in first
    assert second.endswith("P8 is lynched.")
    first, second = both(tie_break="moderator_clockwise")
    assert "The suspects: P3 (fur) and P5 (footprint)." in first and second.endswith("P3 is lynched.")
    lots, again = {"tie_break": "random"}, {"use_welcome_token": False}
    for rules, ending in ((lots, "Lots are drawn"), (again, "voted on again")):
        assert all(ending in alt and "suspects:" not in alt and "is lynched" not in alt for alt in both(**rules))


def test_the_balance_counts_heads_by_the_reading():
    def alt(viewer=None, **rules):
        return game_figure(tl.Match("tabula_wolves", players=15, seed=1, rules=rules), "balance", viewer).alt

    assert "Wolves 3, Citizens 12. " in alt() and "9 more citizens now" in alt()
    assert "Wolves 3, Citizens 11, Neither 1. " in alt(servant_headcount="neutral")
    hidden = alt(composition_public=False)
    assert "Wolves 3, Citizens 6. " in hidden, "an example: the real composition is secret"
    assert hidden == alt("P1", composition_public=False) != alt(tl.MODERATOR, composition_public=False)


def test_the_cycle_follows_the_procedure_of_the_day():
    def alt(**rules):
        return game_figure(tl.Match("tabula_wolves", players=9, seed=1, rules=rules), "cycle").alt

    assert "seer → wolves raid → medium" in alt() and "evidence → defence → second vote" in alt()
    assert "execute or not" in alt(day_vote_mode="single_suspect")
    assert "evidence" not in alt(day_vote_mode="two_finalists")


def test_the_cycle_is_read_from_left_to_right_in_both_rows():
    page = game_figure(tl.Match("tabula_wolves", players=9, seed=1), "cycle", lang="en").page
    at = {text.get_text(): text.get_position()[0] for text in page.texts}
    for row in (("seer", "wolves raid", "medium"), ("dawn", "discussion", "first vote", "second vote")):
        assert [at[name] for name in row] == sorted(at[name] for name in row)


def test_the_heads_take_the_width_of_the_page():
    for players in (9, 15, 22):
        page = game_figure(tl.Match("tabula_wolves", players=players, seed=1), "balance", lang="en").page
        last = max(text.get_position()[0] for text in page.texts)
        assert page.w - page.margin - last < 0.8, "the middle of the last card"


def test_who_knows_whom_shows_acquaintances_once_and_the_rest_below():
    page = game_figure(tl.Match("tabula_wolves", players=15, seed=1), "who_knows_whom", lang="en").page
    written = [text.get_text() for text in page.texts]
    assert {name: written.count(name) for name in ("wolf", "society", "witch", "servant", "seer")} == {
        "wolf": 2, "society": 2, "witch": 1, "servant": 1, "seer": 1,
    }  # fmt: skip
    assert "The witch and the servant know each other." in written
    one_way = {"servant_knows_wolves": True}
    alt = game_figure(tl.Match("tabula_wolves", players=15, seed=1, rules=one_way), "who_knows_whom", lang="en").alt
    assert "The servant knows the wolf." in alt


def test_a_game_without_pictures_offers_none_and_says_so():
    match = tl.Match(Market, players=2, seed=1)
    assert game_figures(match) == ()
    with pytest.raises(tl.TabletopError, match="no figure 'timeline'"):
        timeline(match)
    with pytest.raises(tl.TabletopError, match="no theme"):
        timeline(played(9), theme="pink")

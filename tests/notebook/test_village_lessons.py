"""The lesson and the rules lab of the wolves: what they tell is what the rules do."""

import re

import nbformat
import pytest

import tabletop_lab as tl
from tabletop_lab.games.tabula_wolves.presentation.questions import QUESTIONS
from tabletop_lab.games.tabula_wolves.village import CARDS, everybody, play_night, village
from tabletop_lab.notebook import exercise
from tabletop_lab.notebook.lesson.eyes import eyes
from tabletop_lab.notebook.lesson.heard import heard
from tabletop_lab.notebook.lesson.village import believed, night
from tabletop_lab.notebook.lesson.village_lab import (
    against_the_first,
    eight,
    exact,
    in_words,
    learned,
    mix,
    nights,
    odds,
    outcomes,
    replayed,
)
from tests.notebooks.pairs import read

DEAD = ["P3", "P4", "P5", "P7", "P8", "P10", "P12", "P13", "P15"]


@pytest.fixture(scope="module")
def lesson():
    """The names that the English lesson has made, and what its exercises hold; no cell fails."""
    before, made, exercises = tl.language(), {}, {}
    try:
        for cell in read("en", "tabula_wolves_walkthrough").cells:
            if cell.cell_type == "code" and cell.id not in ("hotseat", "moderator", "edit"):
                *first, last = cell.source.splitlines()
                exec("\n".join(first), made)
                if last.startswith("exercise("):
                    exercises[cell.id] = eval(last, made)
                else:
                    exec(last, made)
    finally:
        tl.language(before)
    return made, exercises


def test_the_answers_of_the_lesson(lesson):
    _, exercises = lesson
    right = {name: one.question.right for name, one in exercises.items()}
    assert right == {
        "cards-ask": ("5",), "wolves-ask": ("TW-8.4.2",), "morning-ask": ("P1",), "vote-ask": ("P6",),
        "defence-ask": ("a",), "seer-ask": ("TW-8.2",), "claims-ask": ("9",), "bots-ask": ("P2",), "last-ask": ("b",),
        "order-ask": ("TW-8.1",), "signs-ask": ("3",), "witch-ask": ("10",), "mercenary-ask": ("1",),
        "servant-ask": ("P2", "P6", "P9", "P11", "P14"),
    }  # fmt: skip
    assert all(one.right is None for one in exercises.values()), "nothing is answered by running"
    assert len(QUESTIONS) == 10


def test_what_the_lesson_says_of_its_game(lesson):
    match = lesson[0]["match"]
    assert match.result.winners == ("P1", "P2", "P3", "P4", "P5", "P7", "P8") and match.result.reason == "no_wolf_left"
    assert list(match.state.ghosts.items())[:4] == [
        ("P1", "night 1"), ("P2", "day 1"), ("P7", "night 2"), ("P6", "day 2"),
    ]  # fmt: skip
    roles = {seat: match.words("en").card_data(card).role for seat, card in match.state.cards.items()}
    assert [seat for seat, role in roles.items() if role == "wolf"] == ["P6", "P9"]
    assert (roles["P3"], roles["P4"], roles["P2"]) == ("seer", "medium", "villager")


def test_the_ghost_s_token_decided_the_second_suspect():
    votes = dict(P1="P8", P2="P8", P3="P7", P4="P6", P5="P8", P6="P2", P7="P2", P8="P2", P9="P2")
    match = tl.Match("tabula_wolves", players=9, seed=20, rules={"talk_rounds": 1})
    match.play("P5").play("P1").play("P1").play("P1")
    everybody(everybody(match, "talk"), "first_vote", **votes)
    assert match.state.suspects == ("P2", "P8"), "with P1's token before P8 the wolf P6 is no suspect"


def test_the_counter_claim_of_the_bots(lesson):
    bluff = lesson[0]["bluff"]
    said = [(seat, str(what)) for day, seat, what in bluff.state.statements if day == 2]
    assert said[0] == ("P7", "result seer 2 P1 wolf") and ("P1", "result seer 2 P7 wolf") in said[1:]
    assert bluff.state.ghosts["P1"] == "day 2" and bluff.state.winner == "town"
    assert {entry.only for entry in bluff.trace.events("sign")} == {"P7"} or all(
        "P7" in entry.only for entry in bluff.trace.events("sign")
    )


def test_a_bot_believes_the_late_seer_less():
    bluff = tl.Match("tabula_wolves", players=9, seed=89, lang="en")
    bluff.run("careful", until=lambda decision: decision.name == "first_vote" and decision.view.day == 2)
    (_, trust, suspicion), (_, late, more) = believed(bluff, "P3", "P7", "P1").rows
    assert trust > late and more > suspicion
    assert "P3’s trust in P7: 0.6 out of 1" in repr(believed(bluff, "P3", "P7", "P1"))


def test_who_heard_it_stands_behind_what_not_everybody_heard():
    match = tl.Match("tabula_wolves", players=9, seed=20, lang="ko").play("P1").play("P1")
    told = heard(match, "proposed", "raids", "deaths")
    assert "[P6, P9만]" in repr(told) and "[사회자만]" in repr(told)
    assert repr(told).splitlines()[-1].endswith("잃었습니다.”"), "the deaths are for all ears"
    assert told._repr_html_().count("class=tag") == len(told.entries) - 1
    plain = re.sub("<style>.*</style>|<[^>]+>", "", told._repr_html_(), flags=re.DOTALL)
    assert re.search(r"\S P6, P9만", plain), "without a style sheet, too, it stands apart from the sentence"
    rest = [entry.name for entry in heard(match).entries]
    assert rest == ["ghost_card", "welcome_token", "talk_open"], "what came after them is told now, and nothing twice"
    assert not heard(match).entries, "each is told once"
    other = tl.Match("tabula_wolves", players=9, seed=20).play("P1").play("P1")
    assert [entry.name for entry in heard(other, "proposed", "raids", viewer="P3").entries] == []


def test_eyes_show_what_a_seat_may_see():
    match = tl.Match("tabula_wolves", players=9, seed=20, lang="en")
    shown = eyes(match, "P3", tl.MODERATOR)
    first, second = repr(shown).splitlines()
    assert first.startswith("P3 sees: ") and "P6 wolf" not in first and "P6 wolf" in second
    assert shown._repr_html_().count("<img") == 4, "two boards, light and dark"


def test_a_night_tells_what_it_did():
    failed = night(village(), P5="P9", P4="P1", P7="P3", P2="P14", P9="P14")
    assert [entry.name for entry in failed.entries] == ["sign", "robbed", "sign", "sign", "raid_fails", "no_death"]
    assert dict(CARDS) == village().state.cards


def test_questions_are_answered_by_the_rules_in_force():
    table = village(rules={"talk_rounds": 0, "defence_statements": 0, "block_passives": False})
    assert exercise(table, "dead_at_dawn").check("2") and exercise(village(), "dead_at_dawn").check("1")
    with pytest.raises(tl.TabletopError, match="the right answer"):
        exercise(village(), "special", among=[1, 2])


def test_the_tables_of_the_lab():
    met = play_night(village(), P5="P8", P4="P8", P2="P1", P9="P1")
    assert {tuple(row[2:]) for row in outcomes((met, "witch_death_timing"), (met, "witch_death_sign")).rows} == {
        ("P1, P5", "–")
    }
    blocked = play_night(village(), P5="P9", P4="P1", P7="P3", P2="P14", P9="P14")
    none, wolf, pack = (row[1:] for row in learned(blocked, "pack_block_notice", "P2", "P9").rows)
    assert none[0] == none[1] == wolf[0] != wolf[1] == pack[0] == pack[1]
    edge = play_night(village(5, ghosts=dict.fromkeys(DEAD, "day 4"), token="P12"), P2="P1", P9="P1")
    assert [row[3] for row in outcomes((edge, "servant_headcount")).rows] == ["–", "the wolves"]
    frame = outcomes((edge, "servant_headcount")).frame
    assert list(frame.columns) == ["question", "reading", "dead at dawn", "has won"] and len(frame) == 2


def test_every_reading_of_the_guard_differs_in_one_of_the_nights():
    home, away = dict(P4="P1", P7="P7", P2="P7", P9="P7"), dict(P4="P1", P7="P14", P2="P7", P9="P7")
    first = [play_night(village(), **where) for where in (home, away)]
    second = [play_night(village(3, attacks=[[2, "P7", True]]), **where) for where in (home, away)]
    other = play_night(village(3, attacks=[[2, "P14", True]]), P4="P1", P7="P14", P2="P14", P9="P14")
    rows = [tuple(row[1:]) for row in nights("guard_twice", *first, *second, other).rows]
    assert len(rows) == len(set(rows)) == 5
    assert rows[0] == ("nobody", "P7", "P7", "P7", "nobody") and rows[3] == ("nobody", "P7", "P7", "P7", "P14")


def test_a_game_is_replayed_under_other_readings():
    game = tl.Match("tabula_wolves", players=15, seed=4, rules="silent", lang="en").run("random_blind")
    rows = replayed(game, "random_blind", servant_headcount="neutral", suspect_tie_rule="pool_then_token").rows
    assert [row[2:] for row in rows] == [
        ["–", "the town", "2"], ["nowhere", "the town", "2"], ["step 36, TW-11.5", "the wolves", "6"],
    ]  # fmt: skip


def test_counted_shares_lie_about_the_exact_ones():
    mixes = {"plain": mix("wolf 2, villager 6"), "quiet": mix("wolf 2, villager 6", first_night="identify_only")}
    mixes["guard"] = mix("wolf 2, guard 1, villager 5")
    games = tl.compare("tabula_wolves", mixes, n=200, players=8, bots="random_blind", jobs=1, progress=False)
    known = exact(mixes)
    assert list(known) == ["plain", "quiet"] and known["plain"] == float(odds(6, 2)) == 8 / 35
    for name, value in known.items():
        share = (games[games["variant"] == name]["faction"] == "town").mean()
        assert abs(share - value) < 3 * (value * (1 - value) / 200) ** 0.5
    table = against_the_first(games, in_words(mixes, "en"), "en")
    assert [row[0] for row in table.rows] == [
        "wolf 2, villager 6; they only see each other",
        "wolf 2, guard 1, villager 5",
    ]
    assert all(row[4] in ("clear", "not clear") for row in table.rows) and "<table" in table._repr_html_()


def test_a_village_of_eight_is_at_its_first_vote():
    match = everybody(eight("P4"), "first_vote", P1="P2", P2="P5", P3="P2", P4="P5", P5="P8", P6="P8", P7="P1", P8="P3")
    assert match.state.suspects == ("P5", "P8"), "three tied at the top: the two nearest to the token"


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_both_pages_are_there(lang):
    for name in ("tabula_wolves_walkthrough", "tabula_wolves_rules_lab"):
        nbformat.validate(read(lang, name))

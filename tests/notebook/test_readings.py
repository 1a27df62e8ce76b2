"""One position under several readings: what the columns say, in both languages, and what is refused."""

import re
from html import unescape

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import readings

START = {"first_player": "P1", "pawn": {"P1": 2}, "tokens": {"P1": 2, "P2": 0, "P3": 0}}


@pytest.fixture(scope="module")
def stuck():
    """P1 has acted on 1, 2 and 3 and stands on 1: every way is barred."""
    match = tl.Match("fourteen_nights", players=3, seed=1, position=START)
    for answer in ("1", "2", "3", "3", "3"):
        match.play(answer)
    return match


def text(html):
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


def test_every_reading_is_the_same_match_replayed(stuck):
    found = readings(stuck, "stuck_rule")
    assert list(found.matches) == ["lift_restriction", "stay_and_act", "skip_turn"]
    assert found.divergences["lift_restriction"] is None
    for value, match in found.matches.items():
        same, divergence = stuck.with_rules(stuck_rule=value)
        assert match.state == same.state and found.divergences[value] == divergence
    assert stuck.rules.stuck_rule == "lift_restriction" and stuck.decision.labels == ["2", "3"]
    assert found.labels()["skip_turn"] == ["1", "5"], "P2 is asked"


def test_the_page_has_a_picture_with_words_the_choices_and_the_difference(stuck):
    found = readings(stuck, "barred_spaces")
    page = found._repr_html_()
    alts = re.findall(r'<img[^>]* alt="([^"]{40,})"', page)
    assert len(alts) == 3 and alts[1].startswith("the space of the last action: ")
    said = text(page)
    assert "FN-A2 Which spaces are barred after a turn with several actions?" in said
    assert "default, this match" in said and "Only the last action, as it stands when the new turn begins." in said
    assert "✗ 3 Chores: ● P1 acted on 3 Chores in the previous turn. [FN-6.2]" in said
    assert "First difference, step 18 [FN-5.6, FN-5.3]" in said and "Barred: 3 Chores." in said
    assert 'class="opt' not in page and "<script" not in page
    assert repr(found).startswith("FN-A2 Which") and "last_acted = the space of the last action" in repr(found)


def test_korean(stuck):
    found = readings(stuck, "stuck_rule", lang="ko")
    said = text(found._repr_html_())
    assert "인접한 칸이 모두 막혔으면 어떻게 하는가?" in said and "규칙서대로, 이 판" in said
    assert "처음 달라지는 곳, 18단계" in said and "턴을 쉼" in repr(found)
    assert not re.search("[a-z]{4} [a-z]{4}", re.sub(r"\b[a-z_]+\b", lambda m: m[0] if "_" not in m[0] else "", said))


def test_answers_that_stop_fitting_are_said(stuck):
    found = readings(stuck, "adjacency", ["published", "complete", "ring"])
    assert found.divergences["ring"].last_matching_step == found.matches["ring"].step < stuck.step
    assert f"The answers fit up to step {found.matches['ring'].step}" in repr(found)


def test_the_viewer_sees_no_more_than_at_the_table():
    match = tl.Match("fourteen_nights", players=3, seed=6).run("random", until=lambda d: d.name == "purchase")
    seat = match.decision.player
    other = next(player for player in match.players if player != seat)
    page = readings(match, "tc_floor", viewer=other)._repr_html_()
    assert "What changes here is known to others only." in page
    hand = match.words().card(match.state.hands[seat][0])
    assert hand not in page and hand in readings(match, "tc_floor", viewer=seat)._repr_html_()


def test_what_is_refused(stuck):
    with pytest.raises(tl.InvalidRules, match="no such rule"):
        readings(stuck, "nothing")
    with pytest.raises(tl.TabletopError, match="say which values"):
        readings(stuck, "start_tc")
    with pytest.raises(tl.TabletopError, match="no seat"):
        readings(stuck, "stuck_rule", viewer="P9")
    with pytest.raises(tl.InvalidRules):
        readings(stuck, "start_tc", [99])
    assert readings(stuck, "free_plans_score").matches.keys() == {True, False}
    assert "custom" not in readings(stuck, "adjacency").matches, "it needs connections of its own"


def test_what_one_reading_offers_and_another_does_not():
    """Nothing has happened yet; the choices differ, and there are hundreds of them: those that differ come first."""
    start = tl.Match("cetkaik", seed=1, position={"turn": "IA"})
    for lang, single, same in (
        ("en", "Up to here the same happened. 8 choices are new, none is gone.", "Up to here nothing differs"),
        ("ko", "여기까지는 같습니다. 새로 생긴 선택 8가지, 없어진 선택 0가지.", "이 판과 달라지는 것이 없습니다."),
    ):
        found = readings(start, "tam_may_stop", lang=lang)
        more = set(found.labels()[True]) - set(found.labels()[False])
        assert len(more) == 8 and all(label.count(">") == 1 for label in more)
        said = text(found._repr_html_())
        assert single in said and same in said and single in repr(found)
    page = readings(start, "tam_may_stop")._repr_html_()
    assert "Only under other readings: Tam ZO to " in text(page) and "and 2 more" in text(page)
    assert page.count("font-weight:700;white-space:nowrap") == 8, "all that is new is shown, before the rest"


def test_a_column_in_which_nothing_is_new_says_what_is_gone():
    start = tl.Match("cetkaik", seed=1, position={"turn": "IA"})
    found = readings(start, "steppable", ["any", "own"])
    gone = len(set(found.labels()["any"]) - set(found.labels()["own"]))
    assert f"No choice is new, {gone} are gone." in repr(found) and gone > 6
    assert f"and {gone - 6} more" in text(found._repr_html_())


def test_a_reading_that_needs_another_value_beside_it_is_left_out():
    """Cards of one's own cannot be dealt while none are named: only the rules of the game find that out."""
    match = tl.Match("tabula_wolves", players=8, seed=3)
    assert list(readings(match, "composition").matches) == ["house", "basic"]
    with pytest.raises(tl.InvalidRules, match="custom_cards"):
        readings(match, "composition", ["custom"])

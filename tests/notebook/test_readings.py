"""One position under several readings: what the columns say, in both languages, and what is refused."""

import re
from html import unescape

import pytest

import tabletop_lab as tl
from tabletop_lab.games.tabula_wolves.village import village
from tabletop_lab.notebook import readings
from tabletop_lab.playtest import worked_example
from tests.notebook.fair import Fair


@pytest.fixture(scope="module")
def stuck():
    """P1 has come from the crates to the gate: with a reach of 1 nothing else is near, and the crates are closed."""
    position = {"order": ["P1", "P2"], "pawn": {"P1": 2}}
    return played(tl.Match(Fair, players=2, seed=1, rules={"reach": 1}, position=position), "1", "2", "0", "0")


@pytest.fixture(scope="module")
def at_tea():
    """P1 has come to the tea house from the crates, P2 from barter; P1 walks next."""
    position = {"order": ["P1", "P2"], "pawn": {"P1": 2, "P2": 4}, "left": {"P1": 1, "P2": 5}}
    match = tl.Match(Fair, players=2, seed=1, position=position)
    return played(match, "3", "stop", "3", "stop", "0", "0")


def played(match, *answers):
    for answer in answers:
        match.play(answer)
    return match


def text(html):
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


def test_every_reading_is_the_same_match_replayed(stuck):
    found = readings(stuck, "stuck_walker")
    assert list(found.matches) == ["open", "stay"]
    assert found.divergences["open"] is None
    for value, match in found.matches.items():
        same, divergence = stuck.with_rules(stuck_walker=value)
        assert match.state == same.state and found.divergences[value] == divergence
    assert stuck.rules.stuck_walker == "open" and stuck.decision.labels == ["2"]
    assert found.labels()["stay"] == ["3"], "P2 is asked"


def test_the_page_has_a_picture_with_words_and_the_choices(at_tea):
    found = readings(at_tea, "closed_stalls")
    page = found._repr_html_()
    alts = re.findall(r'<img[^>]* alt="([^"]{40,})"', page)
    assert len(alts) == 6 and alts[2] == alts[3] and alts[2].startswith("anybody: "), "light and dark"
    said = text(page)
    assert "LM-A2 By whose last walk must a stall have been left?" in said
    assert "default, this match" in said and "By the last walk of anybody at the table." in said
    assert "✗ 4 Barter: 4 Barter was left just before, so it is closed. [LM-4.2]" in said
    assert "No choice is new, one is gone." in said and "One choice is new, none is gone." in said
    assert 'class="opt' not in page and "<script" not in page
    assert repr(found).startswith("LM-A2 By whose") and "anyone = anybody" in repr(found)


@pytest.mark.parametrize(
    ("lang", "asked", "named"),
    [("en", "TW-A9 How does the servant count when the end is checked?", ["as a citizen", "not at all"]),
     ("ko", "TW-A9 숫자 계산에서 시종을 어떻게 세는가?", ["시민으로", "세지 않음"])],
)  # fmt: skip
def test_a_column_is_headed_by_words_under_the_sentence_of_the_rule(lang, asked, named):
    """The values as programs write them stood below the words, and which is the default in letters of under 11 px."""
    page = readings(village(5), "servant_headcount", viewer="moderator", lang=lang)._repr_html_()
    (caption,), heads = re.findall("<caption[^>]*>(.*?)</caption>", page), re.findall("<th [^>]*>(.*?)</th>", page)
    assert text(caption).strip() == f"{asked} servant_headcount"
    notes = {"en": "default, this match", "ko": "기본값, 이 판"}
    assert [text(head).strip() for head in heads] == [f"{named[0]} {notes[lang]}", named[1]]
    assert "<small" not in page and all(float(size) >= 11 for size in re.findall(r"font-size:([\d.]+)px", page))


def test_the_page_tells_the_first_difference(stuck):
    said = text(readings(stuck, "stuck_walker")._repr_html_())
    assert "First difference, step 8 [LM-4.3, LM-3.2]" in said
    assert "for this walk of P1 nothing is. → Everything within reach is closed: P1 stays at 1 Gate." in said


def test_korean(stuck):
    found = readings(stuck, "stuck_walker", lang="ko")
    said = text(found._repr_html_())
    assert "갈 수 있는 가게가 모두 닫혔으면 어떻게 되는가?" in said and "기본값, 이 판" in said
    assert "처음 달라지는 곳, 8수" in said and "머물러 일함" in repr(found)
    assert not re.search("[a-z]{4} [a-z]{4}", re.sub(r"\b[a-z_]+\b", lambda m: m[0] if "_" not in m[0] else "", said))


def test_answers_that_stop_fitting_are_said(at_tea):
    match = played(at_tea.branch(), "5")
    found = readings(match, "reach", [2, 1])
    assert found.divergences[1].last_matching_step == found.matches[1].step == at_tea.step < match.step
    assert f"The answers fit up to step {at_tea.step}" in repr(found)


def test_the_viewer_sees_no_more_than_at_the_table():
    match = tl.Match(Fair, players=3, seed=2).play("2")
    found = readings(match, "hand_limit", [4, 2])
    found.viewer = "P2"
    page = found._repr_html_()
    assert "What changes here is known to others only." in page
    hand = match.words().card(match.state.hands["P1"][0])
    found.viewer = "P1"
    assert hand not in page and hand in found._repr_html_()
    for viewer in match.players:
        with pytest.raises(tl.TabletopError, match="would give away the cards"):
            readings(match, "hand_limit", [4, 2], viewer=viewer)


def test_what_is_refused(stuck):
    with pytest.raises(tl.InvalidRules, match="no such rule"):
        readings(stuck, "nothing")
    with pytest.raises(tl.TabletopError, match="say which values"):
        readings(stuck, "start_coins")
    with pytest.raises(tl.TabletopError, match="no seat"):
        readings(stuck, "stuck_walker", viewer="P9")
    with pytest.raises(tl.InvalidRules):
        readings(stuck, "start_coins", [99])
    assert readings(stuck, "kinds_score").matches.keys() == {True, False}
    assert "own" not in readings(stuck, "layout").matches, "it needs ways of its own"


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
    assert page.count("font-weight:700;display:inline-block") == 8, "all that is new is shown, before the rest"


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


def test_small_readings_show_a_board_each_and_what_only_some_offer():
    start = {"first_player": "P1", "pawn": {"P1": 2}, "tokens": {"P1": 2, "P2": 0, "P3": 0}}
    stuck = tl.Match("fourteen_nights", players=3, seed=1, position=start, lang="en")
    for answer in ("1", "2", "3", "3", "3"):
        stuck.play(answer)
    page = readings(stuck, "barred_spaces", small=True)._repr_html_()
    sides = page.split('<div class="side long">')[1:]
    assert len(sides) == 3 and all(side.count("<img") == 2 for side in sides), "a board in each theme"
    assert '<span class="opt new">3 Chores</span>' in sides[0] and "<s>" not in sides[0]
    assert "<s>3 Chores</s>" in sides[1] and '<span class="opt">2 Research</span>' in sides[1]
    # Who is not asked the same is not told what others could choose.
    page = readings(stuck, "stuck_rule", small=True)._repr_html_()
    assert "<s>" not in page and page.count("<p>Where does") == 3


def test_small_readings_that_ask_somebody_else_say_whom():
    """Who moves a pawn: the boards look alike, and only the question tells them apart."""
    idle = worked_example("tiedie", 40).goto(1)
    page = readings(idle, "executor", viewer="moderator", small=True, lang="en").html()
    sides = [re.sub(r"<[^>]*>", "", unescape(side)) for side in page.split('<div class="side"')[1:]]
    asked = [re.search(r"Where does \S+?\s?(P\d) move the pawn\?", side) for side in sides]
    assert [found and found[1] for found in asked] == ["P1", "P4", "P3", None]
    assert "Which card does" in sides[3], "nobody moves it: the game goes on"

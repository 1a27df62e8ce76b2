"""The quick way round one laptop: who takes it, what the cover says, that talk is not typed in unless wanted."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.words import say
from tests.notebook.village import village

ONE = ("villager", "seer", "wolf", "villager")


def text(value):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", value)).strip()


def cover(player):
    return text(player.stage.handoff.head.value), text(player.stage.handoff.round.value)


def one_more(player):
    """Whoever is to take the laptop takes it and does what there is to do: who, what, whether it was an answer."""
    seat, looks = player.laptop.seat, not player.laptop.covered
    player.i_am(seat) if not looks else None
    acts = player.laptop.acts()
    name = player.match.decision.name if acts else ""
    player.click(player.match.decision.labels[-1]) if acts else player.done()
    return seat, name


def test_everybody_looks_once_and_then_only_those_who_act_take_the_laptop():
    player = MatchWidget(village(ONE), mode="quick")
    assert player.laptop.covered and player.laptop.how == "quick"
    assert "once" in cover(player)[1]
    visits = [one_more(player) for _ in range(6)]
    assert visits == [("P1", ""), ("P2", ""), ("P3", ""), ("P4", ""), ("P2", "look"), ("P3", "raid")]


def test_the_cover_says_what_the_quick_way_gives_away():
    player = MatchWidget(village(ONE), mode="quick")
    for _ in range(4):
        one_more(player)
    title, told = cover(player)
    assert "Pass the laptop to P2" in title and "closes their eyes" in title
    assert "gives away who acts" in told
    player.speak("ko")
    assert "누가 행동하는지 드러납니다" in cover(player)[1]
    one_more(player), one_more(player)
    assert "gives away" not in cover(player)[1], "everybody votes: that gives nothing away"


def nine_until(name, lang="en"):
    """A quick game of nine up to the first cover before a question of that name."""
    player = MatchWidget(tl.Match("tabula_wolves", players=9, seed=7), mode="quick", lang=lang)
    while player.match.decision.name != name or player.laptop.looking or not player.laptop.covered:
        one_more(player)
    return player


@pytest.mark.parametrize(
    ("lang", "died", "opens", "closes"),
    [
        ("en", "Last night P9 lost their life", "Discuss now", "The discussion is over"),
        ("ko", "지난밤 P9 님이 목숨을 잃었습니다", "동안 토의하십시오", "토의를 마칩니다"),
    ],
)
def test_the_first_cover_of_a_day_tells_who_died_and_opens_the_discussion(lang, died, opens, closes):
    told, _ = cover(nine_until("first_vote", lang))
    assert died in told and opens in told[told.index(died) :]
    assert closes not in told


def test_the_cover_after_a_vote_tells_all_that_the_vote_decided():
    player = nine_until("second_vote")
    said = [e.text("en") for e in player.match.trace.for_player(None) if e.name in ("first_vote_result", "suspect")]
    shown = player.stage.handoff.news(player, say("en"))
    assert len(said) >= 3 and set(said) <= set(shown), "how many votes lie before whom, and who is a suspect"
    assert "choose a side of your token" in shown[-1], "the last line says what is asked now"
    while player.match.decision.name == "second_vote" or player.laptop.order:
        one_more(player)
    assert any("lynched" in line for line in player.stage.handoff.news(player, say("en")))


def test_a_public_vote_goes_round_those_who_vote_and_the_cover_says_why():
    player = nine_until("second_vote")
    living, suspects = player.match.state.living, player.match.state.suspects
    rounds, visits = [], []
    while player.match.decision.name == "second_vote":
        rounds.append(cover(player))
        visits.append(one_more(player))
    assert len(suspects) == 2 and {name for _, name in visits} == {"second_vote"}
    assert [seat for seat, _ in visits] == [seat for seat in living if seat not in suspects]
    for title, told in rounds:
        assert "each of them takes the laptop in turn" in told and "nobody learns" not in told
        assert "gives away" not in told and "closes their eyes" not in title
    assert "그 사람들만 차례로" in cover(nine_until("first_vote", "ko"))[1]
    exact = MatchWidget(tl.Match("tabula_wolves", players=9, seed=7), mode="hotseat")
    assert "nobody learns who acts" in cover(exact)[1]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_screen_of_the_night_offers_no_other_seat(lang):
    player = nine_until("raid", lang)
    seat = player.laptop.seat
    player.i_am(seat)
    offered = [one for _, one in player.screen.seats.selector.options]
    assert offered == [seat, "moderator"] and player.screen.seats.selector.value == seat
    other = next(p for p in player.match.players if p != seat)
    player.presses.pressed("see", other)  # an old page may still ask for it
    note = text(player.screen.card.note.value)
    assert seat in note and "i_am" not in note and "(" not in note
    player.presses.pressed("see", "moderator")
    assert player.laptop.face == "question", "everybody is asked first"


def test_the_moderator_is_offered_no_seat_while_a_secret_is_asked():
    player = nine_until("raid").i_am(tl.MODERATOR)
    assert [one for _, one in player.screen.seats.selector.options] == ["moderator"]


def test_looking_first_shows_the_own_card_and_no_question():
    player = MatchWidget(tl.Match("tabula_wolves", players=9, seed=7), mode="quick")
    player.i_am("P1")
    card = player.match.state.cards["P1"]
    assert card in player.screen.hand.widget.value and "Look at what you were dealt" in player.screen.card.head.value
    assert player.screen.choices.mode == "none"
    with pytest.raises(tl.TabletopError):
        player.click("P2")


def test_moving_through_the_match_does_not_end_the_first_look():
    player = MatchWidget(village(ONE), mode="quick")
    player.i_am("P1").press("{")
    assert player.laptop.looking and "Pass the laptop to P1" in cover(player)[0]
    assert [one_more(player) for _ in range(5)] == [("P1", ""), ("P2", ""), ("P3", ""), ("P4", ""), ("P2", "look")]


def test_the_seat_that_voted_last_is_covered_before_it_acts_by_night():
    player = MatchWidget(tl.Match("tabula_wolves", players=9, seed=7), mode="quick")
    last = ""
    for _ in range(400):
        if player.match.decision is None:
            break
        decision = player.match.decision
        if decision.window is not None and last == decision.player:
            assert player.laptop.covered or player.laptop.acts()
        was_vote = decision.window is None
        last, _ = one_more(player)
        after = player.match.decision
        if was_vote and after is not None and after.window is not None and not player.laptop.looking:
            assert player.laptop.covered, "night has fallen"
    assert player.match.result is not None


def test_the_first_night_of_nine_takes_few_handovers():
    player = MatchWidget(tl.Match("tabula_wolves", players=9, seed=7), mode="quick")
    visits = 0
    while player.match.view().day == 0:
        one_more(player)
        visits += 1
    assert visits <= 9 + 4
    while player.match.view().night == 1:
        one_more(player)
    night = 0
    while player.match.view().day == 1:
        one_more(player)
        night += 1
    assert night <= 6


def test_talk_is_not_typed_in_unless_somebody_wants_it():
    for mode in ("quick", "moderator"):
        match = tl.Match("tabula_wolves", players=8, seed=7)
        player = MatchWidget(match, mode=mode)
        assert (match.rules.talk_rounds, match.rules.defence_statements) == (0, 0) and match.seed == 7
        player.type_talk()
        assert (match.rules.talk_rounds, match.rules.defence_statements) == (2, 1)
        player.type_talk(False)
        assert match.rules.talk_rounds == 0
    wanted = tl.Match("tabula_wolves", players=8, seed=7, rules={"talk_rounds": 1})
    MatchWidget(wanted, mode="quick")
    assert wanted.rules.talk_rounds == 1, "somebody has said how much is to be typed in"
    exact = tl.Match("tabula_wolves", players=8, seed=7)
    MatchWidget(exact)
    assert exact.rules.talk_rounds == 2


def test_nothing_is_dealt_again_once_a_player_has_answered():
    match = tl.Match("tabula_wolves", players=8, seed=7)
    match.play(match.decision.labels[0])
    cards = dict(match.state.cards)
    player = MatchWidget(match, mode="quick")
    assert match.rules.talk_rounds == 2 and match.state.cards == cards and not player.laptop.looking
    with pytest.raises(tl.TabletopError):
        player.type_talk(False)


def test_the_first_cover_offers_the_quick_way_until_somebody_has_looked():
    player = MatchWidget(tl.Match("tabula_wolves", players=8, seed=7))
    quick = player.stage.handoff.quick
    assert "gone" not in quick.css and "Quick way" in quick.description
    player.i_am("P1").hide()
    assert "gone" in quick.css
    quick.click()
    assert player.laptop.how == "hotseat", "a press that comes too late does nothing"
    other = MatchWidget(tl.Match("tabula_wolves", players=8, seed=7))
    other.stage.handoff.quick.click()
    assert other.laptop.how == "quick" and other.laptop.looking and other.laptop.covered
    market = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7), mode="hotseat")
    assert "gone" in market.stage.handoff.quick.css, "there are no rounds to leave out"


def test_a_moderator_is_asked_as_the_one_who_may_see():
    player = MatchWidget(tl.Match("tabula_wolves", players=8, seed=7), mode="moderator")
    player.see_as(tl.MODERATOR)
    title, _ = cover(player)
    assert "Are you the moderator?" in title and "Everyone may see" not in title
    assert player.i_am(tl.MODERATOR).viewer == tl.MODERATOR

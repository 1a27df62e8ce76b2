"""Cards on the screen, and what has just changed: to whom a card is shown, what is counted, what the board marks."""

import re
from types import SimpleNamespace

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import NATURE, Shown
from tabletop_lab.notebook.widget.card_options import CardOptions
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.news import Amount, news_of
from tabletop_lab.testing.sample import Market
from tests.notebook.test_busy import press

BOTS = {"P1": "random", "P2": "random"}


def text(value):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", value)).strip()


def shown(part):
    """The cards that a part names."""
    return [name.split()[0] for name in re.findall(r'data-card="([^"]+)"', part.value)]


def nights(seed=7, **more):
    return MatchWidget(tl.Match("fourteen_nights", players=3, seed=seed), **more)


def researched():
    """P2 has drawn plans, as many as the rules say, and P3 is asked; the match, and what was drawn."""
    match = tl.Match("fourteen_nights", players=3, seed=7)
    held = len(match.state.hands["P2"])
    match.play("2").play("stop")
    return match, match.state.hands["P2"][held:]


def test_drawn_cards_are_shown_to_their_owner_and_their_backs_to_the_others():
    match, cards = researched()
    told = [(event.facts["player"], event.facts["card"]) for event in match.trace.events("plan_drawn")]
    assert cards and match.decision.player == "P3" and told[-len(cards) :] == [("P2", card) for card in cards]
    before = match.branch().undo()
    assert news_of(before, "P2").cards == tuple(Shown(card) for card in cards)
    assert news_of(before, "P3").cards == (Shown(deck="regular_plan"),) * len(cards)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_screen_of_another_seat_holds_the_cards(page, lang):
    match, cards = researched()
    player = MatchWidget(match, mode="hotseat", lang=lang)
    said = [*cards, *map(match.words(lang).card, cards)]

    def held():
        return [one for one in said if one in page()]

    assert cards and held() == [], "a cover holds nothing"
    player.i_am("P3")
    assert held() == [] and "/regular_plan" in page()
    player.see_as("P2").i_am("P2")
    assert held() == said
    player.hide()
    assert held() == [], "the page forgets the cards of a screen that is closed"


def test_what_changed_is_told_from_and_to_with_its_sign_and_in_words():
    player = nights()
    player.click("3")
    told = text(player.screen.news.widget.value)
    assert "TC 3,000 → 4,500 +1,500" in told
    assert "moves from 1 Free plan to 3 Chores" in told and "FN-6.1" in told
    (amount,) = [a for a in player.screen.changed.amounts if a.name == "tc"]
    assert amount == Amount("P2", "tc", 3000, 4500)
    assert [name[0] for name in shown(player.screen.news.widget)] == ["H"]
    assert text(player.screen.seats.row.value).startswith("●&nbsp;P1 Human") and "TC" in player.screen.seats.row.value
    assert "▲&nbsp;P2 TC 3,000 → 4,500 +1,500" in text(player.screen.seats.row.value)
    assert "턴" not in told and "→" in text(player.speak("ko").screen.news.widget.value)


def test_a_loss_has_a_minus_and_an_undone_answer_is_no_news():
    player = nights()
    while not any(a.after < a.before for a in player.screen.changed.amounts):
        player.click(player.match.decision.labels[-1])
    (first, *_) = [a for a in player.screen.changed.amounts if a.after < a.before]
    assert f"−{first.before - first.after:,}" in text(player.screen.news.widget.value)
    before = player.screen.changed.amounts
    assert player.undo().screen.changed.amounts != before
    assert player.redo().screen.changed.amounts == before


def test_it_reaches_back_to_the_last_answer_of_a_person_over_all_bots():
    player = nights(bots=BOTS)
    while player.match.view().day < 4:
        player.click(player.match.decision.labels[0])
    seats = {entry.facts.get("player") for entry in player.screen.changed.entries}
    assert {"P1", "P2"} <= seats and len(player.screen.changed.moves) >= 2
    assert all(entry.kind == "event" and entry.name != "turn_begins" for entry in player.screen.changed.entries)


def test_an_answer_of_which_nothing_came_is_no_end_of_what_just_happened():
    player = nights()
    acted = player.click("3").screen.changed
    assert player.match.decision.name == "extra_action"
    assert player.click("stop").match.decision.player == "P3"
    now = player.screen.changed
    assert now.moves == acted.moves == (("1", "3"),) and now.amounts == acted.amounts
    assert "moves from 1 Free plan to 3 Chores" in text(player.screen.news.widget.value)


def test_the_board_marks_from_where_to_where_something_went():
    player = nights()
    still = player.board.svg
    soft = 'stroke="#59626B" stroke-width="1.6"'
    player.click("3")
    assert player.screen.changed.moves == (("1", "3"),)
    assert player.board.svg.count(soft) > still.count(soft), "brackets at the origin"
    player.goto(0)
    assert player.board.svg == still


def test_all_that_happened_is_one_press_away():
    player = nights().click("3")
    assert player.screen.told.children == (player.screen.news.widget,)
    press(player, "whole", "yes")
    assert player.screen.told.children == (player.screen.trace.widget,)
    assert player.screen.filter.choice in player.screen.filter.widget.children
    player.filter_trace("P1")
    assert player.screen.told.children == (player.screen.trace.widget,)


def test_a_hand_is_looked_at_card_by_card():
    hands = {"P1": ["R35", "R02", "R09"], "P2": ["R17"], "P3": ["R24", "R28"]}
    match = tl.Match("fourteen_nights", players=3, seed=6, position={"day": 5, "hands": hands})
    player = MatchWidget(match)
    seat = match.decision.player
    hand = match.view(seat).hands[seat]
    assert hand == hands["P1"] and shown(player.screen.hand.widget)[: len(hand)] == hand
    press(player, "card", "0")
    assert f"{hand[0]} full" in player.screen.hand.widget.value and "1 of" in text(player.screen.hand.widget.value)
    press(player, "card", "1")
    assert (
        f"{hand[1]} full" in player.screen.hand.widget.value
        and f"{hand[0]} full" not in player.screen.hand.widget.value
    )
    press(player, "card", "1")
    assert " full" not in player.screen.hand.widget.value
    press(player, "card", "99")
    assert " full" not in player.screen.hand.widget.value
    player.see_as("P3")
    assert not set(hand) & set(shown(player.screen.hand.widget))


def test_a_chance_by_hand_shows_the_cards_that_can_come():
    player = nights().ask_chance()
    while player.match.decision.name != "chance":
        player.roll() if player.match.decision.player == NATURE else player.click(player.match.decision.labels[-1])
    cards = re.findall(r'data-do="choose" data-with="([^"]+)"', player.screen.choices.list.value)
    assert cards == list(player.match.decision.labels) == shown(player.screen.choices.list)
    press(player, "choose", cards[3])
    assert "Set to" in player.screen.choices.commit_button.description
    press(player, "commit")
    assert player.match.trace.events("chance_drawn")[-1].facts["card"] == cards[3]


def test_plans_to_buy_are_cards_with_a_box_each():
    match = tl.Match("fourteen_nights", players=3, seed=6).run(until=lambda decision: decision.name == "purchase")
    player = MatchWidget(match)
    hand = match.view(match.decision.player).hands[match.decision.player]
    assert player.screen.choices.mode == "parts" and sorted(shown(player.screen.choices.list)) == sorted(hand)
    cheap = min(hand, key=lambda card: match.game.content.data(card).price)
    press(player, "part", cheap)
    assert player.screen.choices.list.value.count('aria-checked="true"') == 1
    assert player.screen.choices.chosen == cheap or player.screen.choices.commit_button.disabled


def test_a_card_is_sent_once_and_again_to_a_page_that_missed_it():
    player = nights().click("3")
    faces = player.screen.faces
    everything = set(faces.get_state()["faces"])
    sent = []
    faces.observe(lambda change: sent.append(set(change["new"])), "faces")
    player.refresh()
    assert sent == [] and everything
    player.speak("ko")
    assert sent and not sent[0] & everything, "other words are other pictures"
    sent.clear()
    faces._receive(faces, {"type": "lost"}, [])
    assert everything < sent[-1]


def test_captured_pieces_and_hands_are_cards_in_cetkaik():
    match = tl.Match("cetkaik", players=2, seed=9)
    while not any(match.view().reserve.values()):
        match.run("random", until="decision")
    player = MatchWidget(match)
    seat = next(p for p in match.players if match.view().reserve[match.view().side[p]])
    player.see_as(seat)
    assert shown(player.screen.hand.widget) == sorted(set(match.view().reserve[match.view().side[seat]]))


def test_a_game_without_cards_has_no_hand_and_still_tells_what_changed():
    player = MatchWidget(tl.Match("cetkaik", players=2, seed=3))
    assert "gone" in player.screen.hand.widget.css and player.screen.hand.widget.value == ""
    market = MatchWidget(tl.Match(Market, players=3, seed=7))
    market.click("2")
    assert "gone" not in market.screen.hand.widget.css and "goods in hand" in text(market.screen.news.widget.value)


LEAVE = {"en": "press P to leave the projector", "ko": "P 키로 큰 화면을 끝낸 뒤"}


@pytest.mark.parametrize(("lang", "where"), LEAVE.items())
def test_before_a_projector_what_is_left_out_is_found_by_a_key_that_works_there(lang, where):
    player = nights(bots=BOTS, lang=lang)
    while len(player.screen.changed.entries) < 10:
        player.click(player.match.decision.labels[0])
    assert where not in text(player.screen.news.widget.value)
    player.presses.press("p")
    assert player.large and where in text(player.screen.news.widget.value)
    player.presses.press("p")
    assert not player.large and where not in text(player.screen.news.widget.value)


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        (["rest", "none", "brace"], True),
        (["none", "rest", "brace"], True),
        (["rest"], True),
        (["none", "later", "rest"], False),
        (["none"], False),
    ],
)
def test_options_are_cards_wherever_the_word_among_them_stands(options, cards):
    content = SimpleNamespace(name=lambda option, lang: option.title() if option in ("rest", "brace") else None)
    assert CardOptions(object()).among(SimpleNamespace(content=content), options) is cards


def rows(player):
    """What happened, line by line; a card as the name of its picture."""
    found = re.findall(r"<li([^>]*)>(.*?)</li>", player.screen.news.widget.value.partition('class="lines"')[2])
    return [shown(SimpleNamespace(value=told))[0] if "card" in css else text(told) for css, told in found]


def test_a_card_stands_below_the_sentence_that_tells_of_it():
    match, cards = researched()
    told = rows(MatchWidget(match.branch().undo()))
    assert cards and set(cards) <= set(told)
    for card in cards:
        name = match.words("en").card(card)
        assert name in told[told.index(card) - 1], (name, told)


def test_a_card_that_no_line_tells_of_stands_below_them_all():
    """A drawn card in the course of a round."""
    match = tl.Match("void_seeders", players=3, seed=7).run(bots="random").goto(29)
    player = MatchWidget(match, mode="alone")
    news = player.screen.changed
    loose = [card.card for card, told in zip(news.cards, news.places, strict=True) if not told and not card.is_back]
    told = rows(player)
    names = [card for card in told if card in loose]
    assert names and told[-len(names) :] == names and len(told) > len(names)


def test_at_the_end_all_that_happened_is_told():
    """The pane scrolls where it has less room than lines."""
    player = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7).run(bots="random"))
    assert player.match.result is not None and 2 < len(player.screen.changed.entries) <= 8
    assert len([one for one in rows(player) if "FN-" in one]) == len(player.screen.changed.entries)

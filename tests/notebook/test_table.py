"""A real table: the software calls, a moderator enters what the players point at; a projector shows nothing secret."""

from __future__ import annotations

import json
import re

import pytest
from ipywidgets.widgets import widget as all_widgets

import tabletop_lab as tl
from tabletop_lab.notebook import play
from tabletop_lab.notebook.sharing.script import Cue, cues

RULES = {
    "composition": "custom", "custom_cards": "wolf 2, seer 1, villager 5", "talk_rounds": 0, "defence_statements": 0,
}  # fmt: skip
HELD = {"P1": "seer", "P2": "wolf", "P3": "C15"}


def at_the_table(lang="en", **more):
    match = tl.Match("tabula_wolves", players=8, seed=7, rules=RULES, **more)
    return play(match, lang=lang, mode="moderator")


def to_the_second_night(player, raided="P8"):
    """The wolves raid somebody, the village lynches P7; the seer is called."""
    match = player.public(False).deal(HELD).match
    match.play(raided).play(raided)
    while match.decision.name == "first_vote":
        match.play("P7" if match.decision.player != "P7" else "P6")
    while match.decision.name == "second_vote":
        match.play(match.state.evidence["P7"])
    return player.refresh()


def held_by_the_page(before):
    """Everything that widgets made since then tell a page, as text without tags."""
    made = [w for name, w in all_widgets._instances.items() if name not in before]
    told = [json.dumps(w.get_state(), default=str, ensure_ascii=False) for w in made]
    told = [re.sub(r'"(_esm|_css)": "(\\.|[^"])*"', "", text) for text in told]
    return re.sub(r"[●▲■◆⬢]&nbsp;", "", re.sub(r"<[^>]+>", "", "\n".join(told)))


def test_a_night_is_called_entered_and_shown_by_hand():
    player = to_the_second_night(at_the_table())
    assert player.script()[-2:] == [
        Cue("say", "“Night has fallen. Go to sleep, everybody.”"), Cue("say", "“The seer moves.”"),
    ]  # fmt: skip
    assert "look at P1 and enter the answer" in player.screen.card.head.value
    assert [text[:2] for text in player.screen.choices.buttons.texts] == ["P2", "P3", "P4", "P5", "P6"]
    player.screen.choices.buttons.press(0)
    shown = [Cue("show", "P2: thumb up: a wolf", ("P1",)), Cue("say", "“The wolves move.”")]
    assert player.script() == shown
    text = player.screen.script.widget.value
    assert 'class="say now"' in text and "thumb up: a wolf" in text and text.index("thumb") < text.index("wolves move")
    player.click("P4")
    assert player.script()[0] == shown[1], "the line stands until all of the pack have pointed"
    player.click("P4")
    assert Cue("say", "“Last night P4 lost their life.”") in player.script()
    assert not [cue for cue in player.script() if cue.kind == "show"], "who points has seen it: nothing is shown"


def test_the_public_screen_holds_nothing_secret():
    before = set(all_widgets._instances)
    player = to_the_second_night(at_the_table()).click("P2")
    told = held_by_the_page(before)
    assert "thumb up" in told and "P1 looks at the own card" not in player.screen.script.widget.value
    secrets = [entry.text() for entry in player.match.trace if entry.seen_by(None) is None]
    assert any(text in told for text in secrets)
    player.public()
    told = held_by_the_page(before)
    assert player.viewer is None and "The wolves move" in told and "The moderator is asking." in told
    assert [text for text in secrets if text in told] == []
    for sign in ("thumb", player.match.decision.prompt, "P2, wolf", "Seen by P", "moderator sees"):
        assert sign not in told, sign
    for verb in (player.undo, player.redo, lambda: player.goto(3), lambda: player.click("P4"), player.to_end):
        with pytest.raises(tl.TabletopError):
            verb()
    assert player.match.decision.name == "raid" and player.press("4").press("Escape").viewer is None
    with pytest.raises(tl.TabletopError, match="nobody takes the laptop"):
        player.i_am("P1")
    player.screen.card.go.click()
    assert "Are you the moderator?" in held_by_the_page(before) and player.laptop.covered
    player.stage.handoff.other.click()
    assert player.viewer is None and not player.laptop.covered
    player.screen.card.go.click()
    player.stage.handoff.go.click()
    assert player.viewer == tl.MODERATOR and player.click("P4").match.decision.player == "P3"
    player.screen.layout.hide.click()
    assert player.viewer is None


def test_the_public_screen_does_not_tell_how_many_answered():
    """Votes that were entered, and rounds of the pack, leave the picture and the numbers as they were."""
    player = to_the_second_night(at_the_table()).click("P2")
    shown = []
    for _ in range(2):
        player.public()
        seen = player.seen
        shown.append((seen.step, seen.steps, seen.alt_text(), [e.text() for e in seen.trace], seen.decision.text("en")))
        player.public(False).click("P4" if len(shown) == 1 else "P5")
    assert shown[0] == shown[1]


def test_a_call_that_nobody_answers_says_how_long_to_wait():
    player = to_the_second_night(at_the_table(), raided="P1")
    assert player.match.decision.name == "raid", "the seer is dead"
    assert player.script()[-3:] == [
        Cue("say", "“The seer moves.”"), Cue("wait", "Wait as long as with others: nobody answers."),
        Cue("say", "“The wolves move.”"),
    ]  # fmt: skip
    assert "wait" not in [cue.kind for cue in cues(player.match, "en", None)], "that is for the moderator alone"


def test_cards_are_entered_seat_by_seat_or_dealt_by_the_software():
    player = at_the_table(chance="ask").public(False)
    deal = player.screen.deal
    assert "Which card does P1 hold?" in re.sub(r"<[^>]+>|[●▲]&nbsp;", "", player.screen.card.head.value)
    texts = deal.buttons.texts
    assert texts == [
        "wolf with bared claws · C01", "sharp-fanged wolf · C15", "villager ×5", "seer who lays curses · C05",
    ]  # fmt: skip
    deal.buttons.press(3)
    player.click("C15").undo().click("C15")
    assert len(player.screen.deal.buttons.items) == 2 + 0, "one wolf, and villagers"
    player.screen.deal.rest.click()
    match = player.match
    assert (match.state.cards["P1"], match.state.cards["P2"], match.chance) == ("C05", "C15", "auto")
    assert match.decision.name == "raid" and match.trace[4].by == "forced"
    assert player.screen.deal.again in player.screen.card.widget.children
    player.screen.deal.again.click()
    assert (match.step, match.chance) == (0, "ask")


def test_cards_can_be_entered_from_python_and_mistakes_leave_the_match():
    player = at_the_table()
    before = player.match.answers
    for wrong in ({"P9": "seer"}, {"P1": "witch"}, {"P1": "seer", "P2": "seer"}, {"P1": "C99"}):
        with pytest.raises(tl.TabletopError):
            player.deal(wrong)
        assert player.match.answers == before and player.match.chance == "auto"
    player.deal({"P8": "wolf", "P7": "wolf", "P4": "seer"})
    slip = player.match.state.slip
    assert slip["wolf"] == ("P7", "P8") and slip["seer"] == ("P4",) and len(slip["villager"]) == 5
    player.public(False).click("P1")
    assert player.screen.deal.again not in player.screen.card.widget.children, "somebody has answered"
    with pytest.raises(tl.TabletopError, match="not the screen of a moderator"):
        play(tl.Match("tabula_wolves", players=8)).deal({})


def test_the_same_in_korean():
    player = to_the_second_night(at_the_table("ko")).click("P4")
    assert player.script() == [
        Cue("show", "P4 – 엄지를 아래로: 늑대가 아닙니다", ("P1",)), Cue("say", "“늑대가 움직입니다.”"),
    ]  # fmt: skip
    assert "P2를 보고 답을 넣으세요" in player.screen.card.head.value
    assert player.screen.layout.hide.description == "모두가 보는 화면 · Esc"
    player.public()
    assert "사회자가 묻고 있습니다." in player.screen.card.head.value


def test_other_games_show_every_secret_by_hand():
    match = tl.Match("fourteen_nights", players=3, seed=6).run(until=120)
    player = play(match, mode="moderator").public(False)
    assert player.viewer == tl.MODERATOR and player.screen.script.widget.value.startswith("<ol>")
    with pytest.raises(tl.TabletopError, match="no cards are dealt"):
        player.deal({})
    assert player.match.decision is not None


def test_the_way_is_chosen_among_the_seats():
    player = play(tl.Match("fourteen_nights", players=3, seed=6))
    player.show_tab("seats").screen.laptop._buttons.enter("moderator")
    assert player.laptop.at_table and player.viewer is None and repr(player).endswith("before a real table: public)")
    assert "real table" in player._repr_mimebundle_()["text/plain"]
    player.show_tab("seats").screen.laptop._buttons.enter("alone")
    assert player.laptop.covered, "from a public screen everybody has to agree first"
    player.stage.handoff.go.click()
    assert not player.laptop.on and player.laptop.how == "alone"

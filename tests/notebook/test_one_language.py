"""What the widgets and the learning aids put on a screen in Korean: no word of English is left in it.
The words of the games themselves are tested in tests/generic, the terminal in tests/cli."""

import re
from html import unescape

import pytest
from ipywidgets import Widget

import tabletop_lab as tl
from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.core import catalogue
from tabletop_lab.notebook import compare_branches, exercise, quiz, readings, who_knows
from tabletop_lab.notebook.panes.disputes_pane import DisputesPane
from tabletop_lab.notebook.rules.editor import RulesEditor
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.parts import Html
from tabletop_lab.notebook.widget.region import Region
from tabletop_lab.playtest import Disputes
from tabletop_lab.testing.sample import Market

GAMES = sorted(tl.games())
EXACT = re.compile(r"\w+\([^()]*\)|%%rule|‘[^’]*’|“Welcome!”|Welcome!|\bEsc\b|\bEN\b")
"""Calls to write in a cell, what somebody typed, what is printed on a component, keys."""
NAMES = re.compile(r"(?<![A-Za-z])(P\d+|[A-Z]{1,3}|[A-Z]\d{2,3}|[A-Z]{2}-[A-Z]?[\d.]*\d[a-z]?)(?![A-Za-z])")


def english(html, also=()):
    """The English words a reader sees or hears, without code, names of parameters and labels."""
    html = re.sub(r"<(code|pre|kbd|svg|style)\b.*?</\1>", " ", html, flags=re.DOTALL)
    spoken = " ".join(re.findall(r'\b(?:alt|title|aria-label|placeholder)="([^"]*)"', html))
    text = unescape(re.sub(r"<[^>]+>", " ", html) + " " + unescape(spoken))
    for name in sorted(also, key=len, reverse=True):
        text = re.sub(rf"(?<![\w]){re.escape(name)}(?![\w])", " ", text)
    return re.findall("[A-Za-z]{2,}", NAMES.sub(" ", EXACT.sub(" ", text)))


def inside(widget):
    """A widget, the widgets in it, and the parts in its regions."""
    yield widget
    yield from widget.part.inside() if isinstance(widget, Region) else ()
    for child in getattr(widget, "children", ()):
        yield from inside(child) if isinstance(child, Widget) else ()


def shown(root):
    """Everything in a widget that is read: its HTML, the words on buttons, in lists and on tabs."""
    for widget in inside(root):
        for name in ("value", "description", "placeholder", "tooltip"):
            text = getattr(widget, name, "")
            if isinstance(text, str) and (name != "value" or isinstance(widget, Html)):
                yield text
        yield from getattr(widget, "texts", ())
        for named in (getattr(widget, "aria", None) or {}).values():
            yield named.get("aria-label", "")
        for label in (getattr(widget, "state", None) or {}).get("labels", {}).values():
            yield str(label)
        for option in getattr(widget, "options", None) or ():
            yield str(option[0] if isinstance(option, tuple) else option)


def parameters(game):
    return tuple(catalogue.find(game).Rules.model_fields)


@pytest.mark.parametrize("game", GAMES)
def test_the_player_with_bots_chance_and_reasons(game):
    match = tl.Match(game, seed=9, lang="ko")
    bots = dict(zip(match.players[1:], tl.games()[game].bots, strict=False))
    player = MatchWidget(match, mode="alone", bots=bots)
    for step in range(14):
        if step == 3:
            player.why()
        if step == 5:
            player.ask_chance()
        player.screen.layout.tab(("seats", "keys", "branches", "clause", "knowledge")[step % 5])
        for text in shown(player.stage.whole):
            assert not english(text, parameters(game)), text
        player.one_step()


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_told_in_the_language_of_the_screen(game):
    player = MatchWidget(tl.Match(game, seed=9), lang="ko", mode="alone")
    for what, value in [("undo", ""), ("redo", ""), ("rename", ""), ("branch", "x" * 80), ("roll", ""), ("play", "?"),
                        ("clause", "?"), ("switch", "?"), ("compare", "?"), ("enter cards", "")]:  # fmt: skip
        player.presses.pressed(what, value)
        note = player.screen.card.note.value
        said = re.sub(r"\(할 수 있는 것: .*|'\?'|“\?”.*", "", note)
        assert re.search("[가-힣]", said) and not english(said), note
        assert "allowed" not in note and "more" not in note
    player.speak("en")
    player.presses.pressed("redo", "")
    assert "there is nothing to redo" in player.screen.card.note.value


def test_what_a_shared_laptop_refuses():
    player = MatchWidget(tl.Match(Market, players=3, seed=2, lang="ko"), mode="hotseat")
    player.i_am(player.laptop.seat)
    player.presses.pressed("end", "")
    note = player.screen.card.note.value
    assert "다른 사람이 숨긴 것이 드러날 수 있습니다" in note and "i_am" not in note, "who presses reads no Python"
    with pytest.raises(tl.TabletopError, match="^노트북|화면|사람") as error:
        player.hide().click("2")
    assert error.value.text("en") == "click: the screen is covered (allowed: i_am('P1'))"


def test_a_chance_that_is_asked_is_told_in_one_sentence():
    player = MatchWidget(tl.Match(Market, players=2, seed=9, lang="ko"), mode="alone").ask_chance().goto(0)
    assert player.match.decision.player == tl.NATURE
    spoken = player.screen.layout.status
    assert "운이 정합니다: 상자의 물건. 나올 수 있는 것 24가지." in spoken.value
    assert "Chance decides: goods from the crates. 24 outcomes." in player.speak("en").screen.layout.status.value


def test_bots_have_names_in_words():
    said = {"en": "bot-coins_first = coins first", "ko": "bot-coins_first = 동전 먼저"}
    game = type("Greedy", (Market,), {"bots": {"coins_first": RandomBot, "random": RandomBot}, "messages": said})
    player = MatchWidget(tl.Match(game, players=3, seed=7, lang="ko"), bots={"P2": "coins_first"}, mode="alone")
    assert "봇: 동전 먼저" in player.screen.seats.row.value
    assert "Bot: coins first" in player.speak("en").screen.seats.row.value
    (drop,) = [w for w in player.screen.seats.people.inside() if getattr(w, "value", None) == "coins_first"]
    assert ("Bot: random", "random") in drop.options
    for game in tl.games().values():
        for bot in game.bots:
            assert game.words("ko").has(f"bot-{bot}") and game.words("en").has(f"bot-{bot}"), bot


@pytest.mark.parametrize("game", GAMES)
def test_the_form_and_what_it_changes(game):
    match = tl.Match(game, seed=20, lang="ko").run(until=40)
    tried = 0
    for name, field in type(match.rules).model_fields.items():
        values = getattr(field.annotation, "__args__", ())
        if tried == 6 or not values or not all(isinstance(value, str) for value in values):
            continue
        for value in values:
            try:
                _, found = match.with_rules({name: value})
            except tl.TabletopError:
                continue
            if found is None or found.kind == "event":
                continue
            tried += 1
            editor = RulesEditor(match).set(name, value).apply()
            for text in shown(editor.frame):
                assert not english(text, parameters(game)), text
            page = readings(match, name, [getattr(match.rules, name), value])
            assert not english(page._repr_html_(), parameters(game))
            lines = [line for line in repr(page).splitlines() if not re.match(r"\w+ = ", line)]
            assert not english("\n".join(lines)), repr(page)
    assert tried


@pytest.mark.parametrize("game", GAMES)
def test_branches_side_by_side(game):
    match = tl.Match(game, seed=4, lang="ko")
    options = match.decision.labels
    for option in options[:2]:
        match.goto(0).play(option).run(until=30)
    for viewer in ("P1", None, tl.MODERATOR):
        both = compare_branches(match, "본줄기", "가지 1", viewer=viewer)
        assert not english(both._repr_html_()) and not english(both.to_text()), both.to_text()


@pytest.mark.parametrize("game", GAMES)
def test_learning_aids(game):
    match = tl.Match(game, seed=3, lang="ko").run(until=60)
    assert not english(who_knows(match)._repr_html_())
    sheet = quiz(match, 6).to_text()
    labels = re.findall(r"^  [☐○] (\S+)  ", sheet, re.MULTILINE)
    assert not english(sheet, labels), sheet
    for kind in ("legal", "refused", "clause"):
        try:
            one = exercise(tl.Match(game, seed=2, lang="ko").run(until=20), kind)
        except tl.TabletopError:  # the position has no such question
            continue
        assert repr(one).startswith("연습 문제: ") and not english(repr(one)), repr(one)


@pytest.mark.parametrize("game, field", [("market", "closed_stalls"), ("cetkaik", "null_move")])
def test_disputed_rules(game, field):
    pane = DisputesPane(Disputes(game, (), games=1), field, "ko")
    assert "봇 무작위의 판" in pane.source.value and repr(pane).startswith(f"{field}: 봇 무작위의 판(")
    labels = [str(value) for value in pane.readings.matches]
    for text in (*shown(pane.widget), repr(pane)):
        assert not english(text, (*parameters(game), *labels)), text


def test_the_switch_of_a_widget_sets_the_language_of_what_is_opened_next():
    first = tl.play(tl.Match(Market, players=2, seed=3))
    first.speak("ko")
    assert tl.language() == "ko" and tl.play(tl.Match(Market, players=2, seed=3)).lang == "ko"
    assert tl.play(tl.Match(Market, players=2, seed=3, lang="en")).lang == "en"


def test_the_screen_calls_a_turn_as_its_game_does():
    """Void Seeders has another Korean word for it: the buttons of the bots and the keys use that one."""
    for game, word, other in (("void_seeders", "차례", "턴"), ("fourteen_nights", "턴", "차례")):
        screen = MatchWidget(tl.Match(game, players=2, seed=1), lang="ko", mode="alone").screen
        assert screen.card.turn.description == f"{word} 끝까지"
        assert f"{word} 끝까지" in screen.layout.keys.value and f"{other} 끝까지" not in screen.layout.keys.value

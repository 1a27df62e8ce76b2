"""What is wrong with a composition is said in both languages; the number of the third wolf; switches explained."""

from __future__ import annotations

import logging
import re
from io import StringIO
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.cli.terminal import Terminal
from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.engine.core.rules import question_of
from tabletop_lab.games.tabula_wolves.content import composition
from tabletop_lab.games.tabula_wolves.presentation import table_facts
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
from tabletop_lab.notebook.rules.draft import RuleTexts
from tabletop_lab.notebook.rules.editor import RulesEditor
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.parts import Html
from tabletop_lab.notebook.words import say

FOLDER = Path(composition.__file__).parents[1] / "words"
WRONG = [
    (8, {"custom_cards": "wolf 2, villager 6"}),
    (9, {"compositions_file": "eight.csv"}),
    (8, {"composition": "custom", "custom_cards": "wolf two, troll 1, villager 3"}),
    (8, {"composition": "custom", "custom_cards": "villager 8"}),
    (8, {"composition": "custom", "custom_cards": "wolf 5, mason 1, witch 1, medium 1", "medium_in_game": False}),
    (20, {"composition": "custom", "custom_cards": "wolf 2, villager 18"}),
]  # fmt: skip


def faults(tmp_path: Path) -> list:
    (tmp_path / "eight.csv").write_text("players,wolf,seer,villager\n8,2,1,5\n")
    found = []
    for players, rules in WRONG:
        if file := rules.get("compositions_file"):
            rules = {**rules, "compositions_file": str(tmp_path / file)}
        with pytest.raises(InvalidRules) as error:
            tl.Match("tabula_wolves", players=players, rules=rules)
        found += error.value.faults
    return found


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_fault_of_a_composition_has_words_and_no_word_is_left_over(lang, tmp_path, caplog):
    found = faults(tmp_path)
    texts = RuleTexts(tl.Match("tabula_wolves", players=8, lang=lang), say(lang))
    with caplog.at_level(logging.WARNING):
        said = {fault.kind: texts.fault(fault, "") for fault in found}
    assert not caplog.records
    text = (FOLDER / f"composition.{lang}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^fault-(\S+) =", text, re.MULTILINE)) == set(said)
    for kind, sentence in said.items():
        assert bool(re.search("[\uac00-\ud7a3]", sentence)) == (lang == "ko"), kind
    assert said["cards_for_players"].endswith({"en": "Name as many cards as players.", "ko": "수를 맞추세요."}[lang])
    assert {"en": "witch", "ko": "마녀"}[lang] in said["too_few_players"]


def test_the_form_says_it_in_its_language():
    editor = RulesEditor(tl.Match("tabula_wolves", players=8), lang="ko")
    editor.set("composition", "custom").set("custom_cards", "wolf 2, villager 5")
    editor._pressed("apply", "")
    shown = " ".join(part.value for part in vars(editor.form).values() if isinstance(part, Html))
    assert "카드가 7장인데 플레이어는 8명입니다" in shown and "cards for" not in shown


@pytest.mark.parametrize("number", [2, 21, 24, 99])
def test_the_third_wolf_is_drawn_with_its_number(number):
    match = tl.Match("tabula_wolves", players=16, seed=3, rules={"third_wolf_number": number})
    view = match.view(tl.MODERATOR)
    wolves = sorted(table_facts.card_number(view, player) for player in match.state.slip["wolf"])
    assert wolves == sorted([1, 15, number])
    others = [table_facts.card_number(view, p) for p in match.players if p not in match.state.slip["wolf"]]
    assert number not in others and len(set(others)) == 13


@pytest.mark.parametrize("number", [1, 19, 23])
def test_the_third_wolf_takes_no_number_of_another_character(number):
    with pytest.raises(InvalidRules, match="another character's card"):
        TabulaWolvesRules.read({"third_wolf_number": number})


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_readings_of_switches_are_explained(lang):
    texts = RuleTexts(tl.Match("tabula_wolves", players=8), say(lang))
    switches = [name for name, field in texts.fields.items() if field.annotation is bool]
    silent = {name for name in switches for value in (True, False) if not texts.meaning(name, value)}
    assert silent == {name for name in switches if question_of(texts.fields[name]) not in texts.book}
    assert len(silent) < len(switches) / 2
    explained = {"en": "Yes: he decides.", "ko": "할 수 있습니다. 용병이 정합니다."}
    assert texts.meaning("mercenary_choice", True) == explained[lang]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_game_without_a_winner_says_so(lang):
    rules = {"max_days": 1, "day_vote_mode": "single_suspect", "first_night": "moderator_victim", "talk_rounds": 0}
    match = tl.Match("tabula_wolves", players=8, rules={**rules, "defence_statements": 0}, lang=lang)
    while match.decision is not None:
        labels = match.decision.labels
        match.play("spare" if "spare" in labels else labels[0])
    assert (match.result.reason, match.result.winners) == ("no_decision", ())
    head = MatchWidget(match, mode="alone").screen.card.head.value
    assert {"en": ">Nobody wins<", "ko": ">이긴 사람이 없습니다<"}[lang] in head
    out = StringIO()
    terminal = Terminal(match, {}, lang, out)
    terminal.watch()
    assert {"en": "\nNobody wins.\n", "ko": "\n이긴 사람이 없습니다.\n"}[lang] in out.getvalue()

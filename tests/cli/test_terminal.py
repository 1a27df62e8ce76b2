"""`tabletop-lab play`: a game by hand in the terminal, and everything that can be typed there."""

import io
import re
import sys

import tabletop_lab as tl
from tabletop_lab.cli import terminal
from tabletop_lab.cli.terminal import Terminal
from tabletop_lab.testing.sample import Market
from tests.cli.commands import run


def talk(script, players=3, seed=6, bots=None, lang="en", match=None):
    """What the terminal writes for these lines."""

    class Paper:
        text = ""

        def write(self, text):
            self.text += text

        def flush(self):
            pass

    paper = Paper()
    match = match or tl.Match(Market, players=players, seed=seed, lang=lang)
    Terminal(match, bots or {}, lang, paper).talk(script)
    return paper.text, match


def test_a_whole_game_by_hand_in_the_terminal():
    def lines():
        while match.decision is not None:
            yield match.decision.labels[-1]

    match = tl.Match(Market, players=3, seed=6)
    text, _ = talk(lines(), match=match)
    assert match.result is not None
    assert "Game over" in text
    assert f"1. {match.result.ranking[0][0]}" in text


def test_every_command_and_every_mistake_leaves_the_match_sound():
    script = (
        "2|why 2|why 3|why 99|why|9|bogus|stop|undo|undo|undo|redo|clause lm-4.2|clause XX|view P9|view P1|options|"
        "view|options free|lang ko|lang xx|board|bot|trace|save|help|?|clause|  |end|why|options|2|undo|q|never read"
    )
    text, match = talk(script.split("|"))
    for said in (
        "P2 has to leave the stall", "is possible: just type it", "there is no clause", "there is no seat", "Only P",
        "Type a number to choose", "LM-4.2  Closed stalls", "되돌리기", "게임 끝",
    ):  # fmt: skip
        assert said in text, said
    assert "never read" not in text
    assert match.decision is not None


def test_input_that_ends_ends_the_talk():
    text, match = talk([])
    assert text.count("> ") == 1
    assert match.step == tl.Match(Market, players=3, seed=6).step


def test_numbers_stand_for_options_that_are_no_numbers():
    match = tl.Match(Market, players=3, seed=6)
    match.run(until=lambda decision: decision.name == "sell")
    player, name = match.decision.player, match.decision.labels[1]
    _, match = talk(["2"], match=match)
    assert str(match.answers[-1]) == f"{player} sell: {name}"


def test_a_number_that_was_not_listed_plays_nothing(monkeypatch):
    monkeypatch.setattr(terminal, "LISTED", 2)
    match = tl.Match("tabula_wolves", players=9, seed=7, rules="silent")
    while match.decision.name != "first_vote":
        match.run("random", until=match.step + 1)
    step, last = match.step, str(len(match.decision.options))
    text, _ = talk([last], match=match)
    assert f"Option {last} was not listed. Type: options" in text and match.step == step
    talk(["options", last], match=match)
    assert match.step > step, "options lists all of them"


def test_another_seat_sees_neither_options_nor_reasons():
    text, match = talk(["2", "view P1", "why", "options"])
    before, after = text.split("You now see P1")
    assert "Only P2 may see the options" in after
    assert "has to leave the stall" not in after
    held = match.words("en").join(match.words("en").card(card) for card in match.state.hands["P2"])
    assert held in before and held not in after


def test_bots_alone_play_to_the_end_and_print_the_trace(capsys):
    code, out, _ = run(capsys, "play", "market", "--players", "2", "--bots", "all=random", "--lang", "ko")
    assert code == 0
    assert "3일째" in out
    assert "LM-7.3" in out
    assert "승자" in out


def test_a_saved_match_goes_on(capsys, monkeypatch, tmp_path):
    talk(["3", f"save {tmp_path / 'match.yaml'}"])
    monkeypatch.setattr(sys, "stdin", iter(["stop\n"]))
    code, out, _ = run(capsys, "play", "--load", str(tmp_path / "match.yaml"))
    assert code == 0
    assert "No, end the turn" in out
    code, out, err = run(capsys, "play", "cetkaik", "--load", str(tmp_path / "match.yaml"))
    assert (code, out) == (2, "") and "match.yaml is a match of market, not of cetkaik" in err


def test_people_play_with_a_seed_that_nobody_knows(capsys, monkeypatch):
    seeds = set()
    for _ in range(2):
        code, out, _ = run(capsys, "play", "market", "--bots", "all=random")
        assert code == 0
        seeds.add(re.search(r"The seed is (\d+)", out)[1])
    assert len(seeds) == 2, "who watches bots sees everything, and can play it again"
    first, second = (run(capsys, "play", "market", "--bots", "all=random", "--seed", "5")[1] for _ in range(2))
    assert first == second and "The seed is 5" in first
    monkeypatch.setattr(sys, "stdin", io.StringIO("board\ntrace\nhelp\nview P2\nview moderator\n"))
    text = run(capsys, "play", "market", "--players", "3")[1]
    seen_by_seats, _, by_the_moderator = text.partition("You now see everything")
    assert "seed" not in seen_by_seats and "The seed is" in by_the_moderator


def test_steps_are_counted_as_the_seat_counts_them():
    match = tl.Match("tabula_wolves", players=8, seed=4, rules="silent")
    match.run(until=lambda decision: decision.name == "first_vote")
    seat = match.decision.player
    told = talk([match.decision.labels[0], "undo"], match=match)[0]
    assert match.step > match.step_for(seat)
    assert f"Back at step {match.step_for(seat)}." in told and f"step {match.step}." not in told


def test_a_korean_table_says_everything_in_korean():
    def said(line, match):
        return talk([line], match=match, lang="ko")[0].split("> ", 1)[1].removesuffix("> \n")

    match = tl.Match(Market, players=3, seed=6, lang="ko")
    mistakes = {
        "undo": "되돌리기: 이 판의 첫 결정입니다\n",
        "redo": "다시 하기: 다시 할 것이 없습니다\n",
        "9": "P3, 갈 곳: ‘9’: 여기에는 이런 선택지가 없습니다 (할 수 있는 것: 2 상자 | 3 찻집) [LM-4.1]\n",
        "view P9": "시점: 'P9' 자리는 없습니다 (할 수 있는 것: P1, P2, P3, moderator)\n",
        "bot clever": "봇: 'clever' 봇은 이 게임에 없습니다 "
        "(할 수 있는 것: random, careful, monte_carlo, information_set)\n",
        "save /nowhere/x.yaml": "'/nowhere/x.yaml': 저장할 수 없습니다: 그런 폴더가 없습니다\n",
    }
    assert {line: said(line, match) for line in mistakes} == mistakes
    assert said("clause 9", match).startswith("조항: '9' 조항은 없습니다 (할 수 있는 것: LM-1, LM-2, ")
    over = match.branch().run()
    assert said("1", over) == "고르기: 게임이 끝나서 정할 것이 없습니다 (할 수 있는 것: undo(), goto(step))\n"
    # A match that was opened in English speaks Korean as soon as the table does.
    text, _ = talk(["lang ko", "9"], match=tl.Match(Market, players=3, seed=6))
    assert text.endswith(mistakes["9"] + "> \n")
    _, village = talk(["why"], match=tl.Match("tabula_wolves", seed=3, lang="ko"), lang="ko")
    text, _ = talk(["why"], match=village.run(until=lambda decision: decision.name == "talk"), lang="ko")
    assert "이 늑대일지도 모릅니다: 이런 말은 다른 사람에 대해서만 합니다.  [TW-10.4]" in text

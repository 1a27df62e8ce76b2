"""The tester in a lesson: what it shows of a report, in both languages; cells that were typed; a game that leaks."""

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook.lesson.tester import Checked, check_game, typed

GAME = """
@dataclass(slots=True)
class Bowl(State):
    turn: int = public(0)
    numbers: dict[str, int] = seen_by_owner(factory=dict, pool="number")
    rest: list[int] = hidden(factory=lambda: [1, 2, 3, 4], pool="number")
class Higher(Game):
    name, title, seats, State = "higher", {"en": "Higher", "ko": "더 높이"}, range(2, 3), Bowl
    messages = {"en": "chance-number = number", "ko": "chance-number = 숫자"}
    @clause("HI-1")
    def setup(self):
        self.state = Bowl()
        self.state.numbers = {player: self.draw("number", self.state.rest, only=player) for player in self.players}
    @clause("HI-2")
    def play(self):
        while self.state.turn < 2:
            self.safe_point()
            self.ask(self.players[self.state.turn], "bid", [1, 2])
            self.state.turn += 1
        return Result(self.players, reason="over")
"""
REPORT = """F
Seen:  P1 can tell two worlds apart
         in the one: 5
Match: import tabletop_lab as tl
Means: They look alike.
Do:    Hide it.
=== left out ===
nothing
FAILED higher/leaks::test_worlds[default rules]
1 failed, 76 deselected in 7.14s
"""


def test_a_report_is_shown_in_its_parts():
    shown = Checked(REPORT, "en")
    assert (shown.passed, shown.failed) == (0, ["leaks"])
    assert shown.lines()[0] == ("Seen", "P1 can tell two worlds apart\nin the one: 5")
    assert [head for head, _ in shown.lines()] == ["Seen", "The match", "What it means", "What to do"]
    assert repr(Checked("78 passed in 3s", "en")) == "All 78 checks passed."


def test_a_korean_page_has_no_advice_in_english():
    shown = Checked(REPORT, "ko")
    assert shown.lines() == [("그때의 판", "import tabletop_lab as tl")]
    assert shown.headline() == "통과하지 못한 검사: leaks. 숨긴 것을 누군가 알아챌 수 있습니다."
    assert "apart" not in shown._repr_html_() and 'lang="ko"' in shown._repr_html_()


def test_the_tester_finds_what_is_hidden_and_shown_all_the_same():
    assert check_game(GAME, "leaks", examples=2).failed == []
    turn, added = "            self.state.turn +=", "            self.state.sum = sum(self.state.numbers.values())\n"
    leaking = GAME.replace("    turn: int", "    sum: int = public(0)\n    turn: int").replace(turn, added + turn)
    found = check_game(leaking, "leaks", examples=2)
    assert found.failed == ["leaks"] and "view sum" in found.parts()["Seen"]


def test_cells_are_found_by_how_they_begin():
    from IPython.core.interactiveshell import InteractiveShell

    with pytest.raises(tl.TabletopError, match="no cell that was run begins with class Bowl"):
        typed("class Bowl")
    shell = InteractiveShell.instance()
    try:
        shell.user_ns["In"] = ["", "class Bowl: a = 1", "x = 2", "class Bowl: a = 3"]
        assert typed("class Bowl", "x") == "class Bowl: a = 3\n\nx = 2"
    finally:
        InteractiveShell.clear_instance()

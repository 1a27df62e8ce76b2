"""An option pointed out place by place: what can come next, what is played, what is taken back."""

from dataclasses import dataclass

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Option
from tabletop_lab.engine.core.routes import Routes, lead_through
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.route_picking import RoutePicking


@dataclass(frozen=True)
class Way(Option):
    places: tuple[str, ...]

    def __str__(self):
        return ">".join(self.places)


@dataclass
class Question:
    options: list

    @property
    def routes(self):
        return Routes(self.options) if lead_through(self.options) else None

    def find(self, name):
        return next(option for option in self.options if str(option) == name)


WAYS = [Way(tuple(text)) for text in ("AB", "AC", "ABC", "ABD", "EC", "EBA")]


@pytest.fixture
def route():
    route = RoutePicking()
    route.follow(Question(WAYS))
    return route


def test_what_can_come_next():
    ahead = Routes(WAYS).ahead(("A",))
    assert (sorted(ahead.ends), sorted(ahead.on)) == (["B", "C"], ["B"])
    assert [str(way) for way in Routes(WAYS).along(("A", "B"))] == ["A>B", "A>B>C", "A>B>D"]
    assert lead_through(WAYS) and lead_through(["pass", *WAYS])
    assert not lead_through(["A", "B"]) and not lead_through([])


@pytest.mark.parametrize(
    ("presses", "played", "picked"),
    [
        ("AC", "A>C", "AC"),  # the only meaning: played at once
        ("AB", "", "AB"),  # it ends here, or goes on
        ("ABB", "A>B", "AB"),  # the same place again: it ends here
        ("ABD", "A>B>D", "ABD"),
        ("AA", "", ""),  # the first place again takes it back
        ("AE", "", "E"),  # another beginning
        ("AX", "", "A"),  # nothing lies there
        ("X", "", ""),
    ],
)
def test_presses(route, presses, played, picked):
    said = [route.press(place) for place in presses]
    assert (said[-1], "".join(route.picked)) == (played, picked)
    assert not any(said[:-1])


def test_marks_and_back(route):
    assert route.marks() == {"A": "target", "E": "target"}
    route.press("A")
    route.press("B")
    assert route.marks() == {"A": "sel", "B": "sel", "C": "target", "D": "target"}
    assert [str(way) for way in route.complete] == ["A>B"]
    assert route.back() and route.picked == ("A",) and route.back() and not route.back()


def test_another_question_begins_anew_and_the_same_one_does_not(route):
    question = Question(WAYS)
    route.follow(question)
    route.press("A")
    route.follow(question)
    assert route.picked == ("A",)
    route.follow(Question(WAYS))
    assert route.picked == ()
    route.follow(Question(["A", "B"]))
    assert not route.open and route.press("A") == "" and route.marks() == {}


def test_a_row_of_the_list_points_out_its_whole_way(route):
    route.point_out("A>B>D")
    assert route.picked == ("A", "B", "D")
    assert route.press("D") == "A>B>D"


def test_a_piece_that_can_only_return_has_its_origin_as_a_target_and_can_be_played():
    """TE steps on the king on ZA: the only way on is back to TE."""
    match = tl.Match("cetkaik", players=2, seed=0)
    while match.step < 4:
        match.run("random", until="decision")
    player = MatchWidget(match)
    for place in ("TE", "ZA"):
        player.board.click(place)
    assert player.board.state["marks"] == {"TE": "target", "ZA": "sel"}
    choices = player.screen.choices
    assert choices.chosen == "TE^ZA>TE" and not choices.commit_button.disabled
    assert player.press("Enter").match.step > 4


def test_why_not_another_speaks_of_the_chosen_piece_alone():
    match = tl.Match("cetkaik", players=2, seed=0)
    player = MatchWidget(match).why()
    listed = player.screen.card.reasons.value
    refused = list(match.decision.refused())
    origins = {refusal.option.places[0] for refusal in refused}
    assert len(origins) > 3 and listed.count("<s>") == len(refused)
    origin = sorted(origins)[0]
    player.board.click(origin)
    mine = [refusal for refusal in refused if refusal.option.places[0] == origin]
    assert 0 < player.screen.card.reasons.value.count("<s>") == len(mine) < len(refused)


def test_a_list_without_options_is_no_listbox():
    """Before a piece is pressed the list only says what to press."""
    player = MatchWidget(tl.Match("cetkaik", seed=3))
    choices = player.screen.choices
    assert 'role="listbox"' not in choices.list.value and "ways" in choices.list.value


def test_a_listbox_holds_options_alone():
    """The buttons that go back along the way are beside it."""
    player = MatchWidget(tl.Match("cetkaik", seed=3))
    choices = player.screen.choices
    player.board.click(next(iter(player.match.decision.options)).places[0])
    before, _, after = choices.list.value.partition('role="listbox"')
    assert 'data-do="route"' in before and 'role="option"' not in before
    assert 'role="option"' in after and 'data-do="route"' not in after

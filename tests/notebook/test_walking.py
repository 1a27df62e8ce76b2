"""An option pointed out place by place: what can come next, what is played, what is taken back."""

from dataclasses import dataclass

import pytest

from tabletop_lab.engine.core.routes import Routes
from tabletop_lab.notebook.walking import Walk


@dataclass(frozen=True)
class Way:
    route: tuple[str, ...]

    def __str__(self):
        return ">".join(self.route)


@dataclass
class Question:
    options: list

    def find(self, name):
        return next(option for option in self.options if str(option) == name)


WAYS = [Way(tuple(text)) for text in ("AB", "AC", "ABC", "ABD", "EC", "EBA")]


@pytest.fixture
def walk():
    walk = Walk()
    walk.follow(Question(WAYS))
    return walk


def test_what_can_come_next():
    ahead = Routes(WAYS).ahead(("A",))
    assert (sorted(ahead.ends), sorted(ahead.on)) == (["B", "C"], ["B"])
    assert [str(way) for way in Routes(WAYS).along(("A", "B"))] == ["A>B", "A>B>C", "A>B>D"]
    assert not Routes.lead_through(["A", "B"]) and not Routes.lead_through([]) and Routes.lead_through(WAYS)


@pytest.mark.parametrize(
    ("presses", "played", "walked"),
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
def test_presses(walk, presses, played, walked):
    said = [walk.press(place) for place in presses]
    assert (said[-1], "".join(walk.walked)) == (played, walked)
    assert not any(said[:-1])


def test_marks_and_back(walk):
    assert walk.marks() == {"A": "target", "E": "target"}
    walk.press("A")
    walk.press("B")
    assert walk.marks() == {"A": "sel", "B": "sel", "C": "target", "D": "target"}
    assert [str(way) for way in walk.complete] == ["A>B"]
    assert walk.back() and walk.walked == ("A",) and walk.back() and not walk.back()


def test_another_question_begins_anew_and_the_same_one_does_not(walk):
    question = Question(WAYS)
    walk.follow(question)
    walk.press("A")
    walk.follow(question)
    assert walk.walked == ("A",)
    walk.follow(Question(WAYS))
    assert walk.walked == ()
    walk.follow(Question(["A", "B"]))
    assert not walk.open and walk.press("A") == "" and walk.marks() == {}


def test_a_row_of_the_list_points_out_its_whole_way(walk):
    walk.point_out("A>B>D")
    assert walk.walked == ("A", "B", "D")
    assert walk.press("D") == "A>B>D"

"""What keeps a click quick in the page: what is sent first, and what the style sheet looks at."""

import re

import tabletop_lab as tl
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.widget.region import STYLE


def test_the_board_is_sent_before_the_question_is_made(monkeypatch):
    player = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7))
    screen, order = player.screen, []
    made = screen.card.show_decision
    monkeypatch.setattr(screen.card, "show_decision", lambda *given: [order.append("question"), made(*given)])
    player.board.observe(lambda _: order.append("board"), "picture")
    screen.layout.card.observe(lambda _: order.append("card"), "tree")
    player.click("3")
    assert order[:3] == ["board", "question", "card"]


def test_selectors_that_look_inside_name_classes_alone():
    # With a tag, a position or a :not() inside, the browser looks again at every element that comes or goes.
    inside = re.findall(r":has\(((?:[^()]|\([^()]*\))*)\)", STYLE)
    assert inside
    assert [one for one in inside if not re.fullmatch(r"(?:[> ]*(?:\.[\w-]+)+)+", one)] == []


def test_python_says_what_the_style_sheet_would_have_to_count():
    def seats(count):
        return MatchWidget(tl.Match("fourteen_nights", players=count, seed=7)).screen.seats.crowd

    assert [seats(count) for count in (3, 4, 5)] == ["", " four", " four five"]
    player = MatchWidget(tl.Match("cetkaik", seed=7))
    assert player.screen.choices.widget.css == "ttl-pick finds" and "ttl-list ways" in player.screen.choices.list.value
    player = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7))
    assert player.screen.choices.widget.css == "ttl-pick"

"""A place that several answers lead to: a press shows the way, a second one goes it; and why not for any other."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.presentation import presentation_of


@pytest.fixture(scope="module")
def moving():
    """P1 has turned up Move by day, on a map of the box."""
    match = tl.Match("tiedie", players=4, seed=3, rules={"map_layout": "M1", "character_assign": "none"})
    while match.decision.name != "turn":
        match.play({"commit": "move", "accuse": "pass"}.get(match.decision.name, match.decision.labels[0]))
    return match


@pytest.fixture
def widget(moving):
    return tl.play(moving.branch(), mode="alone")


def ways(widget):
    decision = widget.match.decision
    return presentation_of(widget.match.game).journeys(decision.view, decision)


def test_the_answers_lead_to_the_place(moving):
    decision = moving.decision
    found = presentation_of(moving.game).journeys(decision.view, decision)
    assert len(found) > 3 and all(answers[0] == "move" and answers[-1] == place for place, answers in found.items())
    for place, answers in found.items():
        there = moving.branch()
        for answer in answers:
            there.play(answer)
        assert there.state.pawn[decision.player] == place and there.state.left == 0
        assert there.decision.name != "step"


def test_the_first_press_shows_the_way_and_the_second_goes_it(widget):
    player, found = widget.match.decision.player, ways(widget)
    place = max(found, key=lambda one: len(found[one]))
    step, marks = widget.match.step, widget.board.state["marks"]
    assert marks[place] == "target"
    before = widget.board.svg
    widget.board.click(place)
    assert widget.match.step == step and widget.board.state["marks"][place] == "sel"
    assert widget.board.svg != before and f"{len(found[place]) - 1} steps to {place}" in widget.message[0]
    assert widget.screen.card.go.description == f"Go to {place}"
    widget.board.click(place)
    assert widget.match.step == step + len(found[place]) and widget.match.state.pawn[player] == place


@pytest.mark.parametrize("press", ["Enter", "g"])
def test_keys_go_there_and_escape_takes_the_way_back(widget, press):
    place, player = next(iter(ways(widget))), widget.match.decision.player
    step = widget.match.step
    widget.board.click(place)
    widget.press("Escape")
    assert widget.board.state["marks"][place] == "target" and widget.message == ("", None)
    widget.press(press) if press == "Enter" else None
    assert widget.match.step == step
    widget.board.click(place)
    widget.press(press)
    assert widget.match.state.pawn[player] == place


def test_another_place_is_picked_instead_and_what_is_no_end_is_told_why(widget):
    one, other = list(ways(widget))[:2]
    widget.board.click(one)
    widget.board.click(other)
    marks = widget.board.state["marks"]
    assert (marks[one], marks[other]) == ("target", "sel")
    stands = widget.match.state.pawn[widget.match.decision.player]
    widget.board.click(stands)
    assert "TD-5.2" in widget.screen.card.reasons.value and 'class="hit"' in widget.screen.card.reasons.value


def test_the_way_ends_where_somebody_else_is_asked():
    """As where a Long Hat stops a jump: the answers after it are not given."""
    match = tl.Match("tiedie", players=3, seed=1, rules={"map_layout": "M1", "character_assign": "none"})
    while match.decision.name != "commit":
        match.play(match.decision.labels[0])
    first, step = match.decision.player, match.step
    tl.play(match, mode="alone").playing.through(["move", "move"])
    assert match.step == step + 1 and match.decision.player != first


def test_few_ways_are_buttons_that_the_board_narrows():
    for seed in range(40):
        match = tl.Match("tiedie", players=4, seed=seed, rules={"map_layout": "M1"}).run("random")
        for step in match.moments:
            decision = match.goto(step).decision
            asked = decision is not None and decision.name == "accuse" and decision.routes
            if asked and 4 < len(decision.options) <= 9:
                break
        else:
            continue
        break
    widget = tl.play(match, mode="alone")
    choices = widget.screen.choices
    assert choices.mode == "buttons" and len(choices.buttons.items) == len(decision.options)
    suspect = next(option.suspect for option in decision.options if option != "pass")
    widget.board.click(suspect)
    assert choices.route.picked == (suspect,)
    assert len(choices.buttons.items) == sum(getattr(option, "suspect", "") == suspect for option in decision.options)
    widget.press("Escape")
    assert len(choices.buttons.items) == len(decision.options)


def test_a_square_may_stand_for_an_act():
    """A press on a token in reach searches it: the square is the place of the act `search T5(2,2)`."""
    match = tl.Match("tiedie", players=4, seed=3, rules={"map_layout": "M1"}).run("random")
    wanted = next(step for step in match.moments if match.goto(step).decision and match.decision.name == "turn"
                  and any(label.startswith("search") for label in match.decision.labels))  # fmt: skip
    widget = tl.play(match.goto(wanted), mode="alone")
    square = next(iter(match.decision.places))
    widget.board.click(square)
    assert widget.message == ("", None) and match.step == wanted + 1
    assert match.trace.events()[-1].facts["square"] == square


def test_who_can_pass_finds_that_in_a_long_list_too():
    for seed in range(60):
        match = tl.Match("tiedie", players=8, seed=seed, rules={"map_layout": "M1"}).run("random", until=200)
        wanted = [step for step in match.moments if match.goto(step).decision and match.decision.name == "accuse"
                  and len(match.decision.options) > 24]  # fmt: skip
        if wanted:
            break
    widget = tl.play(match.goto(wanted[0]), mode="alone")
    choices = widget.screen.choices
    assert choices.mode == "list" and choices.list.value.count('role="option"') == 1
    assert 'data-with="pass"' in choices.list.value

"""Questions from positions: answered by the engine, the same in both languages, silent about what is hidden."""

from collections import Counter

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.teach.questions import KINDS, follows, questions
from tabletop_lab.testing.sample import Market


@pytest.fixture(scope="module")
def match():
    return tl.Match(Market, players=3, seed=7, rules={"days": 6}).run("random")


@pytest.fixture(scope="module")
def sheet(match):
    return questions(match, 16, seed=3)


def every_text(question, lang):
    return "\n".join([question.to_text(lang, answers=True), question.context(lang), question.position(lang)])


def test_all_kinds_come_up_and_none_twice(sheet):
    assert len(sheet) == 16 and {q.kind for q in sheet} == set(KINDS)
    assert len({(q.kind, q.asked["en"]) for q in sheet}) == 16


def test_each_has_right_and_wrong_answers(sheet):
    for question in sheet:
        keys = {choice.key for choice in question.choices}
        assert question.right and set(question.right) < keys
        assert question.several or len(question.right) == 1
        assert question.check(question.right) and not question.check(sorted(keys - set(question.right)))
        assert not question.check([])
        assert len({choice.text("ko") for choice in question.choices}) == len(keys)
        with pytest.raises(tl.TabletopError, match="not one of the answers"):
            question.check("no such key")


def test_legal_and_refused_agree_with_the_match(match):
    for question in questions(match, 8, seed=1, kinds=("legal", "refused")):
        there = match.branch().goto(question.step)
        if question.kind == "legal":
            assert set(question.right) <= set(there.decision.labels)
            for choice in question.choices:
                if choice.key not in question.right:
                    with pytest.raises(tl.IllegalChoice):
                        there.branch().play(choice.key)
        else:
            assert question.right[0] in {r.clause for r in there.decision.refused()}


def test_what_happens_next_was_really_played(match):
    for question in questions(match, 5, seed=2, kinds=("next",)):
        there = match.branch().goto(question.step)
        done = match.answers[question.step]
        right = next(c for c in question.choices if c.key in question.right)
        assert right.texts == follows(there, done.label, question.player)
        assert all(choice.text(lang).strip() for choice in question.choices for lang in LANGUAGES)


def test_the_same_seed_asks_the_same_in_every_language(match):
    one, other = questions(match, 6, seed=5, lang="en"), questions(match, 6, seed=5, lang="ko")
    assert [(q.step, q.kind, q.right) for q in one] == [(q.step, q.kind, q.right) for q in other]
    assert one.to_text("ko") == other.to_text()
    assert [q.step for q in one] != [q.step for q in questions(match, 6, seed=6)]


def led(sheet):
    return [question.clauses[0] for question in sheet]


SET_UP = {"tiedie": ({"map_layout": "M1"}, "commit")}
"""Where players set up the table: a map that lies there, and the first question of the play itself. Before it there is
too little to ask about."""


@pytest.mark.parametrize("game", sorted(tl.games()))
def test_another_seed_mixes_the_answers_even_of_the_first_position(game):
    rules, begin = SET_UP.get(game, ({}, ""))
    first = tl.Match(game, seed=7, rules=rules)
    if begin:
        first.run(until=lambda decision: decision.name == begin)
    keys = [tuple(q.right for q in questions(first, 8, seed)) for seed in range(4)]
    single = [q for seed in range(12) for q in questions(first, 8, seed) if not q.several]
    places = Counter(("ABCD"[[c.key for c in q.choices].index(q.right[0])]) for q in single)
    assert len(set(keys)) == 4 and [q.right for q in questions(first, 8, 2)] == list(keys[2])
    assert set(places) == set("ABCD") and max(places.values()) <= 0.34 * places.total(), "no letter is the better guess"
    assert any(
        [c.key for c in one.choices] != sorted(c.key for c in one.choices) for one in single if one.kind == "clause"
    )


def test_no_clause_is_asked_for_twice_while_there_are_others():
    for game, clauses in (("fourteen_nights", 8), ("tabula_wolves", 8), ("cetkaik", 8)):
        played = tl.Match(game, seed=7).run("random", until=30)
        for seed in range(3):
            assert len(set(led(questions(played, 8, seed)))) == clauses, (game, seed)
    few = led(questions(tl.Match("cetkaik", seed=7), 8))
    assert len(set(few[:5])) == 5, "the five that there are come first"


def test_what_is_allowed_is_not_given_away_by_another_question(match):
    for seed in range(4):
        asked = [q for q in questions(match, 8, seed, together=True) if q.kind != "clause"]
        legal = {q.step for q in asked if q.kind == "legal"}
        assert legal and not legal & {q.step for q in asked if q.kind != "legal"}


def test_a_sheet_may_stand_on_fewer_positions(match):
    def positions(together):
        return sum(
            len({q.step for q in questions(match, 8, seed, together=together) if q.kind != "clause"})
            for seed in range(6)
        )

    assert positions(together=True) < positions(together=False)


def test_explanations_quote_the_rulebook(match, sheet):
    for question in sheet:
        for lang in LANGUAGES:
            book = match.rulebook(lang)
            assert question.clauses
            assert any(book[c].text in question.explanation(lang) for c in question.clauses if c in book)


def test_a_worksheet_keeps_its_answers_to_the_end(sheet):
    text = sheet.to_text("en")
    before, _, after = text.partition("\nAnswers\n")
    assert "Right:" not in before and after.count("Right:") == len(sheet)
    assert "Answers" not in sheet.to_text("en", answers=False)
    assert "문제" in sheet.to_text("ko") and "None" not in text and "HIDDEN" not in text


def test_positions_do_not_give_the_answer_away(match):
    for question in questions(match, 6, kinds=("legal",)):
        assert "Open to" not in question.position("en")


@pytest.mark.parametrize("viewer", ("P1", None))
def test_the_asked_seat_is_told_nothing_hidden(match, viewer):
    for question in [q for seed in range(2) for q in questions(match, 12, seed, viewer=viewer)]:
        assert viewer is None or question.player == viewer
        there = match.branch().goto(question.step)
        whole, seen = there.state, there.view(question.player)
        hidden = {
            card
            for player, cards in whole.hands.items()
            for card, shown in zip(cards, seen.hands[player], strict=True)
            if shown is HIDDEN
        }
        hidden |= set(whole.deck)
        trace = there.trace.for_player(question.player)
        for lang in LANGUAGES:
            known = trace.to_text(lang) + "".join(c.text for c in match.rulebook(lang).values())
            said = every_text(question, lang)
            names = {match.game.content.name(card, lang) for card in hidden}
            assert not [name for name in names if name in said and name not in known], (question, lang)


def test_secret_questions_are_only_put_to_their_seat(match):
    for question in questions(match, 12, seed=9, viewer="P1"):
        decision = match.branch().goto(question.step).decision
        assert decision.player == "P1" or not (decision.secret or decision.simultaneous)


def test_a_match_not_yet_played_has_questions_of_its_first_position():
    match = tl.Match(Market, players=2, seed=1)
    assert 1 <= len(questions(match, 5)) <= 5
    assert len(questions(match, 0)) == 0


def test_wrong_wishes_are_refused(match):
    for wrong in ({"kinds": ("riddle",)}, {"kinds": ()}, {"viewer": "P9"}, {"lang": "xx"}):
        with pytest.raises(tl.TabletopError):
            questions(match, 3, **wrong)


def test_the_match_stays_as_it_was(match):
    before = match.step, match.steps, match.chance, dict(match.branches)
    questions(match, 8, seed=8)
    assert before == (match.step, match.steps, match.chance, dict(match.branches))

"""Pictures of real matches: the whole way from rules to SVG, for every viewer and every open question on the way.
How each game draws its board is tested in the files of that game.
"""

import warnings
from base64 import b64decode

import pytest
from matplotlib.figure import Figure

import tabletop_lab as tl
from tabletop_lab.figures import draw, img_html, paint, png, svg
from tabletop_lab.testing.sample import Market

pytestmark = pytest.mark.filterwarnings("error::UserWarning")


@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, {}), (3, {"days": 3, "hand_limit": 2}), (4, {"closed_stalls": "anyone", "coins_seen": "hidden"})],
)
def test_every_question_of_a_match_can_be_drawn(players, rules):
    match = tl.Match(Market, players=players, seed=5, rules={"days": 2} | rules)
    seen = set()
    while match.decision is not None:
        decision = match.decision
        if (decision.name, decision.player) not in seen:
            seen.add((decision.name, decision.player))
            for viewer, lang in ((decision.player, "en"), (tl.MODERATOR, "ko"), (None, "en")):
                page = paint(match, viewer=viewer, lang=lang)
                assert page.faults() == [], (decision.name, viewer)
                assert list(page.places) == ["1", "2", "3", "4", "5"]
                assert match.alt_text(viewer, lang) and match.board_text(lang, viewer)
        match.run(bots="random", until=match.step + 1)
    assert {name for name, _ in seen} >= {"walk", "bid", "sell"}
    page = paint(match, viewer=None)
    assert page.faults() == []


def test_the_scores_on_the_picture_are_those_of_the_result():
    match = tl.Match(Market, players=4, seed=11).run(bots="random")
    drawn = [t.get_text() for t in paint(match, viewer=None).texts]
    for player, score in match.result.scores.items():
        assert sum(text.endswith(f"Score {score}") for text in drawn) == list(match.result.scores.values()).count(score)
        assert f"{player}: coins {match.state.coins[player]}" in match.alt_text(None, "en")


def test_a_secret_question_is_not_shown_to_others():
    match = tl.Match(Market, players=3, seed=2, rules={"days": 1})
    match.run(bots="random", until=lambda decision: decision.name == "sell")
    asked = match.decision
    other = next(p for p in match.players if p != asked.player)
    own, theirs = (
        {t.get_text() for t in paint(match, viewer=viewer).texts} for viewer in (asked.player, other)
    )
    prompt = asked.text("en")
    assert any(prompt[:12] in text for text in own) and not any(prompt in text for text in theirs)


def test_pictures_go_into_axes_of_another_figure():
    match = tl.Match(Market, players=2, seed=1)
    figure = Figure(figsize=(10, 4))
    left, right = figure.subplots(1, 2)
    assert draw(match, ax=left) is figure
    right.plot([1, 2, 3])
    text = svg(figure)
    assert text.count('id="sq-') == 5 and "<image" not in text
    page = paint(match, ax=Figure(figsize=(13.333, 7.5)).add_axes((0, 0, 1, 1)))
    alone = paint(match)
    for key, (x, y) in alone.centers().items():
        assert page.centers()[key] == pytest.approx([x, y], abs=0.1)


def test_file_contents():
    match = tl.Match(Market, players=2, seed=1)
    figure = match.draw(viewer="P1", lang="ko", theme="dark")
    text = svg(figure)
    assert text == svg(figure) and text.startswith("<svg") and "<text" not in text
    assert png(figure, 50)[:4] == b"\x89PNG" and figure.dpi == 150
    html = img_html(text, match.alt_text("P1", "ko"), "100%")
    assert b64decode(html.split("base64,")[1].removesuffix('">')).decode() == text
    assert 'alt="작은 장터' in html


def test_wrong_theme_and_viewer_are_explained():
    match = tl.Match(Market, players=2, seed=1)
    with pytest.raises(tl.TabletopError, match="light, dark"):
        draw(match, theme="sepia")


def test_drawing_leaves_matplotlib_as_it_was():
    import matplotlib

    before = dict(matplotlib.rcParams)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", matplotlib.MatplotlibDeprecationWarning)
        svg(tl.Match(Market, players=2, seed=1).draw())
        assert dict(matplotlib.rcParams) == before


def test_a_picture_is_quick(benchmark):
    match = tl.Match(Market, players=3, seed=1)
    match.run(bots="random", until=40)
    assert len(benchmark(lambda: svg(draw(match, viewer="P1")))) > 40_000

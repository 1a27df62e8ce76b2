"""The panes of the playtest lab: a study while it runs, and from its rows and marks to the very game.
Also rankings, what was found, plots, and positions that are kept."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab import plots
from tabletop_lab.engine import TabletopError
from tabletop_lab.notebook import explore
from tabletop_lab.notebook.lab.figures import figures_of
from tabletop_lab.notebook.lab.ticking import Ticking
from tabletop_lab.playtest import find
from tabletop_lab.playtest.measured import measured_at
from tabletop_lab.testing.sample import Market

VARIANTS = {"base": {}, "short": {"days": 1}}
PRINTED = re.compile(r"\b(P\d+|[A-Z]{2}-[A-Z]?[\d.]+[a-z]?|T\d+\(\d,\d\)|[A-Z]+(?= (?:칸|square)))")
"""Seats, clauses, and squares as they are printed on a board: the same in both languages."""


@pytest.fixture(scope="module")
def study():
    return tl.study(Market, VARIANTS, n=40, players=3, jobs=1, progress=False).wait()


@pytest.mark.parametrize("game", ["fourteen_nights", "tabula_wolves", "cetkaik", "tiedie", "void_seeders"])
def test_every_figure_of_a_game_has_a_name_in_both_languages(game, capsys):
    asked = tl.study(game, n=1, jobs=1, progress=False).wait()
    named = {lang: figures_of(asked, lang) for lang in ("en", "ko")}
    assert len(named["en"]) > 4 and [key for key, name in named["ko"].items() if re.search("[a-zA-Z]", name)] == []
    assert not [key for key, name in named["en"].items() if "_" in name] and capsys.readouterr().err == ""


@pytest.fixture
def pane(study):
    return explore(study, lang="en")


def test_a_study_shows_how_far_it_is_and_what_changes(pane):
    assert "80 of 80 games" in pane.progress.value and 'value="1.0000"' in pane.progress.value
    assert pane.stop_button.disabled and pane.go_button.disabled
    assert pane.title.value == "<h2>Little Market · As printed · One day</h2>"
    rows = re.findall(r'<tr data-do="claim".*?</tr>', pane.said.value)
    assert "decisions a game" in "".join(rows) and "<b>stands</b>" in rows[0]
    assert "All planned games were played." in pane.said.value
    stand, looks = map(int, re.match(r"(\d+) of (\d+) differences stand", pane.plot.title).groups())
    more = sum(map(int, re.findall(r"(\d+) (?:more differences|quantities)", pane.said.value)))
    more += len(re.findall("One more difference|One quantity", pane.said.value))
    assert len(rows) == len(pane.claims) == max(8, stand)
    assert "".join(rows).count("<b>stands</b>") == stand and len(rows) + more == looks


def test_an_outlier_opens_where_its_measure_was_made(pane):
    visits = [(k, row) for k, row in enumerate(pane.outliers) if row.measure.startswith("visits")]
    k, row = next((k, row) for k, row in visits if row.kind != "difference")
    pane.bridge._receive(pane.bridge, {"type": "do", "what": "outlier", "with": str(k)}, [])
    match = pane.player.match
    assert (match.seed, match.step) == (row.seed, measured_at(match, row.measure))
    assert pane.widget.children == (pane.frame, pane.player.stage.whole) and pane.player.viewer == "moderator"
    variant = "As printed" if row.variant == "base" else row.variant
    assert f"“{variant}”, the game of seed {row.seed}" in pane.told.value
    assert f": {row.value:g}</b>" in pane.told.value and "LM-" in pane.told.value
    pane.close_button.click()
    assert pane.widget.children == (pane.frame,) and pane.opened is None


def test_a_claim_opens_both_games_where_they_part(pane):
    k = next(k for k, line in enumerate(pane.claims) if line.quantity == "decisions")
    pane.pressed("claim", str(k))
    line, match = pane.claims[k], pane.player.match
    found = pane.study.part("short", int(line.seed))
    assert (match.seed, match.step) == (line.seed, found.match.step)
    assert match.rules.days == 3 and "short" in match.branches and pane.player.comparing is not None
    assert found.divergence.before in pane.told.value and found.divergence.after in pane.told.value
    compared = pane.player.comparing.compared
    assert compared.has_met and len({side.decision.player for side in compared.both.sides}) == 1
    assert (pane.bridge.wanted, pane.player.comparing.bridge.wanted) == (".ttl-lab-told h3", "")
    pane.press_outlier(0)
    assert pane.player.comparing is None or pane.outliers[0].kind == "difference"


def test_a_mark_of_the_figure_opens_its_game(pane):
    buttons = re.findall(r'data-do="point" data-with="(\d+)" aria-label="([^"]*)"', pane.figure.value)
    assert [int(k) for k, _ in buttons] == [*range(len(pane.plot.points))] and buttons
    point = pane.plot.points[-1]
    assert f"seed {point.seed}: open this game" in buttons[-1][1]
    pane.pressed("point", buttons[-1][0])
    assert (pane.player.match.seed, pane.opened.which.variant) == (point.seed, point.variant)
    for name in [name for _, name in pane.pick.options]:
        assert pane.draw(name).plot is not None and "<img" in pane.figure.value


@pytest.mark.parametrize("game", ["fourteen_nights", "tabula_wolves", "cetkaik", "tiedie", "void_seeders"])
def test_marks_of_figures_are_called_in_words(game):
    asked = tl.study(game, n=3, jobs=1, progress=False).wait()
    for lang, foreign in (("en", "[_가-힣]"), ("ko", "[_A-Za-z]")):
        pane, names = explore(asked, lang=lang), []
        for _, key in pane.pick.options:
            names += re.findall(r'data-do="point" data-with="\d+" aria-label="([^"]*)"', pane.draw(key).figure.value)
        assert names and [name for name in names if re.search(foreign, PRINTED.sub("", name))] == []
    assert len(set(names)) > 1 and "규칙 그대로 · " in names[0]


def test_a_study_is_stopped_and_goes_on_and_is_followed():
    study = tl.study(Market, VARIANTS, n=50_000, players=3, jobs=1, progress=False)
    pane = explore(study, lang="en")
    assert study.running and pane._look() is True
    stop, study.stop = study.stop, lambda **_: None  # somebody who looks before a busy computer has stopped
    pane.stop_button.click()
    assert pane.stop_button.disabled and pane.go_button.disabled and "Stopping …" in pane.progress.value
    study.stop = stop
    study.stop(wait=False)
    study.wait()
    stopped = study.done
    assert 0 < stopped < 100_000 and pane._look() is False
    assert pane.stop_button.disabled and not pane.go_button.disabled
    assert f"{stopped} of 100000 games" in pane.progress.value.replace(",", "")
    assert "as often as one likes" in pane.said.value and "as often as one likes" in pane.plot.alt
    pane.go_button.click()
    assert study.running
    pane.stop()
    study.wait()
    assert study.done >= stopped


def test_nobody_looks_any_more_when_it_is_over():
    looks = []
    ticking = Ticking(lambda: looks.append(1) or len(looks) < 3)
    ticking.start()
    assert looks == [] and ticking._task is None, "without a notebook there is no loop"


def test_both_languages(pane):
    pane.press_outlier(0)
    pane.languages.enter("ko")
    try:
        assert pane.title.value == "<h2>작은 장터 · 규칙 그대로 · 하루</h2>"
        assert pane.stop_button.description == "멈추기"
        assert pane.press_claim(0).player.comparing.compared.names == ("규칙 그대로", "short")
        pane.press_outlier(0)
        assert "눈에 띄는 판" in pane.odd.value and pane.player.lang == "ko" and "의 판" in pane.told.value
    finally:
        pane.languages.enter("en")


def test_a_position_is_kept_as_an_edge_case(pane, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pane.press_outlier(0)
    pane.name.enter("a long market")
    pane.keep_button.click()
    (file,) = tmp_path.glob("edge-case-market-*.yaml")
    assert f"Kept in {file.name}" in pane.message.value
    kept = tl.load(file)
    assert kept.title_in("en") == "a long market" and kept.step == pane.player.match.step
    assert kept.answers[-1].same_as(pane.player.match.answers[-1])
    pane.keep_button.click()
    assert len([*tmp_path.glob("*.yaml")]) == 2, "nothing is overwritten"


def test_what_cannot_be_opened_is_told(pane):
    from tabletop_lab.notebook.lab.games import Which

    pane.open(Which("long", "random", 3))
    assert 'role="alert"' in pane.message.value and "there is no variant" in pane.message.value


def test_a_ranking_opens_both_games_and_a_position():
    fields = ["tied_bids", "closed_stalls"]
    asked = tl.ambiguities(Market, n=40, players=2, fields=fields, jobs=1, progress=False).wait()
    pane = explore(asked, lang="en")
    assert len(pane.rows) >= 1 and "LM-A" in pane.said.value
    pane.pressed("reading", "0 1")
    bots = asked.ranking().bots[1]
    assert (pane.opened.which.variant, pane.opened.which.bots) == (pane.rows[0].name, bots)
    assert pane.rows[0].name in pane.player.match.branches
    pane.pressed("position", "0")
    assert pane.player.match.step == asked.position(pane.rows[0].field).match.step
    assert "<table" in pane.told.value


def test_what_was_found_is_opened_and_kept(tmp_path):
    found = find(Market, {"event": "walked", "space": 3}, players=3, most=2)
    pane = explore(found, lang="en")
    assert (pane.player.match.seed, pane.player.match.step) == (found.matches[0].seed, found.matches[0].step)
    pane.pressed("match", "1")
    assert pane.player.match.seed == found.matches[1].seed
    pane.keep("the tea house", tmp_path / "tea.yaml")
    assert "walked:\n" in (tmp_path / "tea.yaml").read_text()
    assert tl.load(tmp_path / "tea.yaml").step == pane.player.match.step


def test_a_plot_of_a_frame_opens_its_games():
    games = tl.simulate("fourteen_nights", n=30, players=3, jobs=1, progress=False)
    pane = explore(plots.distribution(games, "decisions"), lang="en")
    point = pane.plot.points[0]
    pane.pressed("point", "0")
    assert pane.player.match.seed == point.seed and pane.player.match.result is not None


def test_what_holds_no_games_is_refused():
    with pytest.raises(TabletopError, match="explore: there are no games in 'x'"):
        explore("x")


def test_few_models(study, page):
    before = page().count("_model_name")
    explore(study, lang="en")
    assert page().count("_model_name") - before <= 5


def test_a_claim_without_a_game_that_differs_opens_nothing():
    """A quantity that is the same in every pair has no game that shows it: pandas has no number there."""
    study = tl.study(Market, {"base": {}, "same": {}, "short": {"days": 1}}, n=12, players=3, jobs=1, progress=False)
    pane = explore(study.wait(), lang="en")
    for k, line in enumerate(pane.claims):
        pane.close_game().press_claim(k)
        assert (pane.opened is None) == (line.verdict == "never"), line.quantity

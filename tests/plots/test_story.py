"""The plots that each game names can be drawn, with room for every text; the report of a study is one page."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Presentation
from tabletop_lab.testing.sample import Market

GAMES = {
    "fourteen_nights": ({"standard": {}, "short": "short"}, 3, "random", "en", 40),
    "tabula_wolves": ({"silent": "silent"}, 9, "random", "ko", 40),
    "cetkaik": ({"base": {}}, 2, "random", "en", 5),
    "tiedie": ({"base": {}}, 4, "random", "ko", 20),
    "void_seeders": ({"base": {}}, 2, "random", "ko", 20),
}


@pytest.mark.thorough(keep=3)
@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_game(game):
    variants, players, bots, lang, n = GAMES[game]
    study = tl.study(game, variants, n=n, players=players, bots=bots, progress=False, jobs=1).wait()
    plots = tl.plots.story(study, lang=lang)
    named = tl.plots.story.__globals__["presentation_of"](tl.games()[game]).plots()
    assert len(plots) == len(named) + (len(variants) > 1)  # none was left out
    if game == "fourteen_nights":  # what the count leaves out is named
        assert "one seat’s alone or have no name in words: score_P1, " in " ".join(study.report().head("en"))
    for plot in plots:
        assert plot.faults() == [], plot.alt
        assert plot.points and all(point.variant in variants and 0 <= point.seed < n for point in plot.points)
        assert not re.search(r"[a-z]_[a-z]", plot.alt.replace("fourteen_nights", "")), plot.alt  # names, not codes
        if lang == "ko":
            assert re.search("[가-힣]", plot.title)


@pytest.fixture(scope="module")
def study():
    return tl.study(Market, {"base": {}, "rich": {"start_coins": 20}}, n=60, players=2, progress=False, jobs=1).wait()


def test_the_title_of_scores_claims_a_difference_only_if_it_stands(study):
    assert tl.plots.scores(study, lang="en").title.startswith("Rich: +") or "rich" in tl.plots.scores(study).title
    same = tl.study(Market, {"base": {}, "again": {}}, n=60, players=2, progress=False, jobs=1).wait()
    assert tl.plots.scores(same, lang="en").title == "No variant clearly changes the mean score"
    few = tl.study(Market, {"base": {}, "rich": {"start_coins": 20}}, n=20, players=2, progress=False, jobs=1).wait()
    assert tl.plots.scores(few, lang="en").title == "Too few games to say anything of the variants"
    assert tl.plots.differences(same, lang="en").title == "Nothing ever differed in 60 games"
    assert "never came up in 60 games" in " ".join(
        t.get_text() for t in tl.plots.differences(same, lang="en").page.texts
    )


def test_a_sweep_claims_a_change_only_if_its_ends_differ(study):
    frame = tl.compare(Market, {"a": {}, "b": {"start_coins": 20}}, n=60, players=2, jobs=1, progress=False)
    frame["game"] = "fourteen_nights"  # whose rules do not know the parameter
    with pytest.raises(tl.TabletopError, match="start_coins"):
        tl.plots.sweep(frame, "start_coins")
    title = tl.plots.sweep(study, "start_coins", "decisions", lang="en").title
    assert ": up from" in title or ": down from" in title or "no clear change" in title
    up = tl.plots.sweep(study, "start_coins", "score", lang="en")
    assert up.title.startswith("Mean score of the seats: up from") and len(up.points) == 2


def test_a_game_may_name_only_plots_that_there_are(study, monkeypatch):
    monkeypatch.setattr(Presentation, "plots", lambda self: ("seats", ("tower", "x")))
    with pytest.raises(tl.TabletopError, match="names a plot 'tower' that there is not"):
        tl.plots.story(study)


def test_a_report_is_one_page_in_both_languages_that_needs_nothing_else(study, tmp_path):
    page = study.report().save(tmp_path / "report.html", "ko").read_text(encoding="utf-8")
    assert page.startswith('<!doctype html>\n<html lang="ko">') and "<script" not in page
    assert not re.search(r'(src|href|srcset)="(?!data:)', page) and "url(" not in page
    english, korean = (re.search(rf'<div class="{lang}" lang="{lang}">.*?(?=<div class="..?"|</main>)', page, re.S)[0]
                       for lang in ("en", "ko"))  # fmt: skip
    count = len(tl.plots.story(study))
    assert english.count("<figure>") == korean.count("<figure>") == count >= 4
    assert len(re.findall('<img alt="[^"]{40,}"', page)) == 2 * count
    assert (
        "seeds" in english
        and "0–59" in english
        and "tabletop_lab" in english
        and "Little Market: 120 of 120" in english
    )
    looks = re.search(r"(\d+) differences were looked at together", english)[1]
    (stand,) = re.findall(rf"(\d+) of {looks} differences stand", english.partition("<figcaption>")[2])[:1]
    assert english.count("This stands.") == int(stand)
    assert "시드" in korean and "작은 장터: 전체 120판 중 120판" in korean
    assert "#in-ko:checked~main .en{display:none}" in page and 'id="in-ko" checked' in page
    with pytest.raises(tl.TabletopError, match="ends in .html"):
        study.report().save(tmp_path / "report.docx")


def test_what_is_no_study_is_refused(study):
    frame = study.frame()
    for make in (
        lambda: tl.plots.rounds(frame, "coins"),
        lambda: tl.plots.differences(frame),
        lambda: tl.plots.clauses(3),
    ):
        with pytest.raises(tl.TabletopError, match="needs a study"):
            make()
    with pytest.raises(tl.TabletopError, match="coins"):
        tl.plots.rounds(study, "gold")


def test_what_is_there_after_the_last_day_is_not_another_day():
    """*Fourteen Nights* is looked at each dawn and after the last day; a value stands at the end of its line."""
    variants = {"standard": {}, "short": "short"}
    study = tl.study("fourteen_nights", variants, n=12, players=3, progress=False, jobs=1).wait()
    for lang, end in (("en", "end"), ("ko", "끝")):
        plot = tl.plots.rounds(study, "memory", lang=lang)
        page = plot.page
        texts = [text.get_text() for text in page.texts]
        assert texts.count(end) == 2 and "15" not in texts and plot.faults() == []
        values = [text for text in page.texts if text.get_ha() == "right" and text.get_fontweight() == "bold"]
        assert len(values) == len(page.points) == 2
        for text, point in zip(values, page.points, strict=True):
            x, y = text.get_position()
            assert abs(72 * x - point.x - point.width / 2) < 5, "at the end of the line"
            assert abs(72 * (page.h - y) - point.y - point.height / 2) < 15, "beside its point"
    rows = [text.get_text() for text in tl.plots.counts(study, "visits_", "space", lang="en").page.texts]
    assert {"Free plan", "Research", "Chores"} <= set(rows) and not any("main actions on" in row for row in rows)


def test_a_reading_under_a_shared_question_says_what_it_answers():
    """FN-A28 is answered by two parameters; "4" beside it alone would be no answer."""
    told = {"n": 40, "players": 3, "bots": ["random"], "progress": False, "jobs": 1}
    asked = tl.ambiguities("fourteen_nights", fields=["minor_trait_scoring", "conversion_gain"], **told).wait()
    alt = tl.plots.ambiguities(asked, lang="en").alt
    assert "What unconverted points of a minor trait score: 0 points: " in alt
    assert "Memory one conversion gives: 4: " in alt
    few = tl.ambiguities("fourteen_nights", fields=["reshuffle_timing"], **told | {"n": 1}).wait()
    assert ". ." not in tl.plots.ambiguities(few, lang="en").alt


def test_seats_that_win_together_count_as_one_game():
    """All villagers of a village win or lose together, so more of them on the same games say no more."""
    study = tl.study("tabula_wolves", {"silent": "silent"}, n=40, players=9, progress=False, jobs=1).wait()
    table, words = study.cards(), tl.games()["tabula_wolves"].words("en")
    counts = table["card"].value_counts()
    assert counts["villager"] == 5 * counts["seer"] == 200
    alt = tl.plots.cards(study, "role", lang="en").alt
    found = {card: re.search(rf"{words.value('role', card)} (\d+ % \([^)]*\))", alt)[1] for card in counts.index}
    assert found["villager"] == found["seer"], "the same games, the same share, the same interval"

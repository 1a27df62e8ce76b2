"""Plots of batches: what is counted is what is drawn, in both themes and languages, with room for every text."""

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab import plots
from tabletop_lab.figures.plot_page import SMALLEST
from tabletop_lab.plots.batch import Batch
from tabletop_lab.testing.sample import Market
from tabletop_lab.testing.speech import foreign_word

pytestmark = pytest.mark.filterwarnings("error::UserWarning")

NAMED = ("standard", "quiet", "%p")
"""What stands so in both languages: names of variants, points of per cent."""


def frame(**columns):
    """A frame as `compare` gives it: 40 games of each of two variants."""
    rows = {"variant": ["standard"] * 40 + ["quiet"] * 40, "game": "tabula_wolves", "players": 9, "bots": "random"}
    rows |= {"seed": [*range(40)] * 2, "error": None, "faction": ["town"] * 10 + ["wolves"] * 50 + ["town"] * 20}
    rows |= {
        "winners": ["P1+P2"] * 20 + ["P1"] * 60,
        "days": [2] * 30 + [3] * 10 + [4] * 40,
        "score_P1": 1,
        "score_P2": 0,
    }
    return pd.DataFrame(rows | columns)


def drawn(plot):
    return [text.get_text() for text in plot.page.texts]


@pytest.mark.parametrize("theme", ("light", "dark", "contrast"))
@pytest.mark.parametrize("lang", ("en", "ko"))
def test_no_text_is_cut_or_covers_another(lang, theme):
    more = {"lang": lang, "theme": theme}
    exact = {"standard": 0.22, "quiet": 0.5}
    made = (
        plots.share(frame(), "faction", by="variant", of="town", expected=exact, **more),
        plots.share(frame(), "faction", by="variant", **more),
        plots.share(frame(), **more),
        plots.distribution(frame(), "days", **more),
        plots.distribution(frame(days=[*range(0, 4000, 50)]), "days", by="faction", **more),
    )
    for plot in made:
        assert plot.faults() == [], plot.alt
        assert not [text for text in drawn(plot) if "…" in text], plot.alt
        assert not [text for text in drawn(plot) if foreign_word(text, lang, NAMED)], plot.alt
        assert min(text.get_fontsize() for text in plot.page.texts) >= 8.5


def test_shares_are_those_of_the_frame_with_wilson_intervals():
    plot = plots.share(frame(), "faction", by="variant", of="town", lang="en")
    assert plot.alt.startswith("Won by: the town. Standard 25 % (14–40); quiet 50 % (35–65).")
    assert {"25 %", "14–40", "50 %", "35–65"} <= set(drawn(plot))
    assert "Standard error of a share: 7.9 percentage points at most. Intervals by Wilson’s method." in drawn(plot)
    assert "40 games a row · 9 players" in plot.alt and "seeds 0 to 39" in plot.alt


def test_a_shared_victory_is_split_and_seats_are_held_against_equal_chances():
    plot = plots.share(frame(players=2), lang="en")
    assert "P1 88 %" in plot.alt and "P2 12 %" in plot.alt and "equal chances" in drawn(plot)
    assert "equal chances" not in drawn(plots.share(frame(players=[2, 3] * 40)))


def test_an_exact_share_stands_beside_what_was_counted():
    plot = plots.share(frame(), "faction", by="variant", of="town", expected={"quiet": 0.5}, lang="en")
    assert [text for text in drawn(plot) if "exact" in text][1:] == ["exact 50.0 %"]


def test_a_distribution_says_medians_and_means():
    plot = plots.distribution(frame(), "days", lang="en")
    assert "Standard: 2 (2.25 ± 0.07); quiet: 4 (4.00 ± 0.00)" in plot.alt
    assert drawn(plot)[0] == "Days in a game"
    korean = plots.distribution(frame(), "days", lang="ko")
    assert drawn(korean)[0] == "한 판의 낮 수" and "표준: 2 (2.25 ± 0.07)" in korean.alt


def test_games_that_failed_are_left_out_and_counted():
    failed = frame(error=["broken"] * 4 + [None] * 76)
    assert "without 4 that failed" in plots.share(failed, "faction", lang="en").alt
    assert "town 34 %" in plots.share(failed, "faction", lang="en").alt
    with pytest.raises(tl.TabletopError, match="no game of this frame was finished"):
        plots.share(frame(error="broken"))


def test_a_plot_follows_the_theme_of_the_page_or_has_one():
    both = plots.distribution(frame(), "days")._repr_mimebundle_()["text/html"]
    one = plots.distribution(frame(), "days", theme="dark")._repr_mimebundle_()["text/html"]
    assert both.count("<img") == 2 and 'class="tl-dark" style="display:none"' in both and one.count("<img") == 1


def test_letters_have_eleven_pixels_in_a_notebook():
    plot = plots.share(frame(), "faction", by="variant", lang="en")
    svg, points = plot.on_screen()
    across = float(svg.split('width="')[1].split("pt")[0])
    assert SMALLEST / across * 505 >= 11, "a study beside the list of files at 1440 px has a figure of 505 px"
    assert across < 482 and [point.seed for point in points] == [point.seed for point in plot.points]
    assert all(0 < point.x < across - point.width for point in points)


def test_what_cannot_be_plotted_is_refused_by_name():
    for wrong, of in (("colour", "faction"), ("faction", "days")):
        with pytest.raises(tl.TabletopError, match=of):
            plots.distribution(frame(), wrong)
    with pytest.raises(tl.TabletopError, match="pink"):
        plots.share(frame(), theme="pink")
    with pytest.raises(tl.TabletopError, match="compare"):
        plots.share(pd.DataFrame({"x": [1]}))


def test_a_game_of_no_catalogue_is_plotted_too():
    games = tl.simulate(Market, n=6, players=3, bots="random", jobs=1, progress=False).assign(game="typed_in_a_cell")
    plot = plots.share(games, lang="ko")
    assert plot.faults() == [] and "작은 장터 · 6판 · 3인" in plot.alt
    games.attrs.clear()  # as of a file
    assert "typed_in_a_cell · 6판 · 3인" in plots.share(games, lang="ko").alt
    assert plots.distribution(games, "score_P1", lang="ko").faults() == []


@pytest.mark.parametrize(
    ("game", "variants", "en", "ko"),
    [
        ("fourteen_nights", ("standard", "last_acted", "crowded"),
         ("Standard", "The space of the last action", "No room beside another pawn"),
         ("표준", "마지막으로 행동한 칸", "다른 말이 있는 칸에 못 감")),
        ("cetkaik", ("water_need=3", "water_need=0", "own"),
         ("Entering water: 3 dark faces", "Entering water: no throw", "own"),
         ("다암놔아에 들어가기: 어두운 면 3개", "다암놔아에 들어가기: 던지지 않음", "own")),
    ],
)  # fmt: skip
def test_variants_are_called_by_words_not_by_names_of_code(game, variants, en, ko):
    three = [name for name in variants for _ in range(20)]
    rules = ['{"barred_spaces":"last_acted"}' if name == "last_acted" else "{}" for name in three]
    games = frame().head(60).assign(game=game, variant=three, rules=rules)
    for lang, wanted in (("en", en), ("ko", ko)):
        plot = plots.distribution(games, "days", lang=lang)
        assert plot.faults() == []
        assert all(f"{name}: " in plot.alt for name in wanted), plot.alt


def test_a_variant_has_its_name_before_its_first_game_is_there():
    """Somebody looks at a study while its games are finished, one after the other."""
    variants = {"any": {}, "own_space_only": {"extra_action_scope": "own_space_only"}}
    study = tl.study("fourteen_nights", variants, n=2, players=3, jobs=1, progress=False).wait()
    batch = Batch(study, "winners", "variant", None, "en")
    named = batch.variant("own_space_only")
    batch.frame = batch.frame[batch.frame["variant"] == "any"]
    assert batch.variant("own_space_only") == named != "own_space_only"


def test_each_mark_of_a_game_names_it_and_is_found_in_the_drawing():
    plot = plots.distribution(frame(), "days", lang="en")
    bars = {(point.variant, point.seed): point for point in plot.points}
    assert {*bars} == {("standard", 0), ("standard", 30), ("quiet", 0)}  # 2 and 3 days; 4 days
    assert {point.measure for point in plot.points} == {"days"} and {point.bots for point in plot.points} == {"random"}
    height = float(plot.svg().split('height="')[1].split("pt")[0])
    assert all(0 < p.x < 482 - p.width and 0 < p.y < height - p.height for p in plot.points)
    for k in range(len(plot.points)):
        assert plot.svg().count(f'data-point="{k}"') == 1
    assert f'data-point="{len(plot.points)}"' not in plot.svg()
    two, three = bars["standard", 0], bars["standard", 30]
    assert two.x < three.x and two.height == pytest.approx(3 * three.height, abs=0.1)


def test_a_seat_is_said_to_be_better_only_if_the_games_say_so():
    even = frame(winners=["P1", "P2"] * 40, players=2)
    assert plots.seats(even, lang="en").title == "No seat is clearly better than another"
    often = frame(winners=["P1", "P1", "P1", "P2"] * 20, players=2)
    plot = plots.seats(often, lang="en")
    assert plot.title == "P1 wins more often than an equal share: 75 %" and "40 games" in plot.alt  # of one variant
    assert "P1 75 % (58–87)" in plot.alt and "p = 0.002" in plot.alt
    assert plots.seats(often, lang="ko").title == "P1이 고른 승률보다 자주 이긴다: 75 %"
    assert [point.seed for point in plot.points] == [0, 3]
    second = plots.seats(often.assign(began=["P2"] * 80), "began", lang="en")
    assert second.title.startswith("Whoever is second to play wins more often")


def test_sides_are_told_apart_only_if_their_intervals_are():
    assert plots.sides(frame(), "faction", lang="en").title.startswith("The wolves: 75 % of the games, more often than")
    close = frame(faction=["town", "wolves"] * 40)
    assert "not clearly more often than" in plots.sides(close, "faction", lang="en").title


def test_a_plot_is_saved_at_170_millimetres(tmp_path):
    plot = plots.seats(frame(players=2), lang="en")
    written = plot.save(tmp_path / "seats.svg").read_text()
    assert f'width="{170 / 25.4 * 72:.2f}pt"' in written
    assert plot.save(tmp_path / "seats.pdf").read_bytes()[:5] == b"%PDF-"
    from PIL import Image

    assert Image.open(plot.save(tmp_path / "seats.png")).size[0] == int(170 / 25.4 * 300)
    with pytest.raises(tl.TabletopError, match="svg, .pdf or .png"):
        plot.save(tmp_path / "seats.doc")


def test_intervals_of_a_watched_study_hold_at_every_look():
    """Games that were added after a look: shares, means and differences have wider intervals, and the plot says so."""
    told = {"n": 80, "players": 2, "jobs": 1, "progress": False}
    once = tl.study(Market, {"base": {}, "long": {"days": 4}}, **told).wait()
    watched = tl.study(Market, {"base": {}, "long": {"days": 4}}, **told | {"n": 40}).wait().resume(80, jobs=1).wait()
    assert once.frame().equals(watched.frame())
    for make in (plots.share, plots.seats, lambda *games, **look: plots.sweep(*games, "days", "decisions", **look)):
        said = [make(study, lang="en") for study in (once, watched)]
        assert ["as often as one likes" in plot.alt for plot in said] == [False, True]
        assert said[1].faults() == []
    wider, ends = (plots.batch.Batch(study, "winners").share_ends(0.5, 80) for study in (watched, once))
    assert wider[1] < ends[1] < 0.5 < ends[2] < wider[2]

"""What a batch counts agrees with itself, and every column has words."""

from __future__ import annotations

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.metrics import CAUSES, METRICS


def test_the_columns_of_some_games_agree() -> None:
    games = tl.simulate(VoidSeeders, n=12, players=3, bots="objective", seed=1, progress=False)
    assert games["error"].isna().all()
    parts = [f"panics_{how}" for how in ("raised", "applied", "partial", "cancelled")]
    assert (games[parts].sum(axis=1) == games["panics"]).all() and (games[parts] >= 0).all(axis=None)
    causes = [f"died_of_{cause}" for cause in ("wounds", *CAUSES.values())]
    assert (games[causes].sum(axis=1) == games["deaths"]).all() and (games["deaths"] + games["survivors"] == 3).all()
    by = [f"encounters_{cause}" for cause in ("by_move", "at_a_lair", "otherwise")]
    assert (games[by].sum(axis=1) == games["encounters"]).all() and games["encounters"].sum() > 0
    assert (games["surprises"] <= games["encounters"]).all() and games["surprises"].sum() > 0
    assert (games["madness_1"] == 1).all() and (games["lairs_destroyed"] <= games["lairs_found"]).all()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_column_has_words(lang: str) -> None:
    match = tl.Match(VoidSeeders, 1, seed=1).run("random")
    game = match.view(tl.MODERATOR).paragraphs
    words = VoidSeeders.words(lang)
    columns = [column for metric in METRICS for column in metric().columns(game) if not column.startswith("P1_")]
    assert [column for column in columns if words(f"column-{column}") is None] == []

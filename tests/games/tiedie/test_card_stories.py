"""What search, sleep cards and characters do where no reading is in question: the stories of stories_cards.yaml."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabletop_lab.engine.match import record
from tests.games.tiedie.stories import PLAIN, begins

STORIES = yaml.safe_load(Path(__file__).with_name("stories_cards.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["story"])
def test_the_story_comes_true(story: dict[str, Any]) -> None:
    told = {
        "game": "tiedie",
        "players": 3,
        "seed": 1,
        "rules": PLAIN | story.get("rules", {}),
        "position": begins(story["position"]),
        "play": story["play"],
    }
    match = record.loads(json.dumps(told, indent=1), story["story"], check=True)
    assert match.broken_invariants() == []

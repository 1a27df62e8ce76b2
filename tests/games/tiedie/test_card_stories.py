"""What search, sleep cards and characters do where no reading is in question: the stories of stories_cards.yaml."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.tiedie.stories import tell

STORIES = yaml.safe_load(Path(__file__).with_name("stories_cards.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["story"])
def test_the_story_comes_true(story: dict[str, Any]) -> None:
    tell(story["story"], story["play"], rules=story.get("rules"), position=story["position"])

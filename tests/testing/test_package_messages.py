"""The message files of the packages that know no game; those of the games are read by the checks of every game."""

from pathlib import Path

import pytest

import tabletop_lab
from tabletop_lab.testing.checks.messages import selectors_of_words

FILES = sorted(Path(tabletop_lab.__file__).parent.glob("*/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_messages_choose_by_the_value_not_by_its_words(file: Path) -> None:
    assert selectors_of_words(file.read_text(encoding="utf-8")) == []


def test_a_selector_of_words_is_found() -> None:
    wrong = "said = { $reason ->\n    [shared] together\n   *[other] alone\n}"
    assert len(selectors_of_words(wrong)) == 1
    assert selectors_of_words(wrong.replace("$reason", "$reason_is")) == []

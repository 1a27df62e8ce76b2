"""The message files of the packages that know no game; those of the games are read by the checks of every game."""

import re
from collections import Counter
from pathlib import Path

import pytest

import tabletop_lab
from tabletop_lab.testing.checks.messages import selectors_of_words

PACKAGE = Path(tabletop_lab.__file__).parent
FILES = sorted(file for file in PACKAGE.rglob("*.ftl") if "games" not in file.parts and "sample" not in file.parts)
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_messages_choose_by_the_value_not_by_its_words(file: Path) -> None:
    assert selectors_of_words(file.read_text(encoding="utf-8")) == []


FOLDERS = sorted({(file.parent, file.suffixes[0]) for file in FILES})


@pytest.mark.parametrize(("folder", "lang"), FOLDERS, ids=lambda part: getattr(part, "name", part))
def test_no_message_is_written_twice(folder: Path, lang: str) -> None:
    """Of two messages of one name the later one would win in silence."""
    texts = [file.read_text(encoding="utf-8") for file in FILES if (file.parent, file.suffixes[0]) == (folder, lang)]
    found = Counter(name for text in texts for name in MESSAGE.findall(text))
    assert found and [name for name, count in found.items() if count > 1] == []


def test_a_selector_of_words_is_found() -> None:
    wrong = "said = { $reason ->\n    [shared] together\n   *[other] alone\n}"
    assert len(selectors_of_words(wrong)) == 1
    assert selectors_of_words(wrong.replace("$reason", "$reason_is")) == []

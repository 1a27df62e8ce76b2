"""Random edits of a rulebook and of the records that it shows: each is caught with its line, or harmless by a reason.

`python -m tests.studio.mutations [N] [SEED]` makes N edits (50) of the rulebooks of Fourteen Nights and prints each.
Edits of the rules as code are not made here: a record that plays differently under them is caught like an edited one.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.playtest import worked_examples
from tabletop_lab.studio import BookError
from tabletop_lab.studio.assembled import assembled
from tabletop_lab.studio.making import PAPERS

GAME = FourteenNights
HARMLESS = {
    "other clause": "another clause that exists was named: only a reader can tell",
    "prose": "a word of a sentence: what a sentence means, only a reader can tell",
    "the same": "the record still plays and shows what it expects",
}


@dataclass(frozen=True)
class Edit:
    """What was done to which line; `record`: to a record of that name; `may`: why it may stay unseen."""

    what: str
    lang: str
    line: int
    text: str
    record: str = ""
    may: str = ""


Make = Callable[[random.Random, list[str], set[str]], tuple[int, str, str] | None]


def _of(lines: list[str], pattern: str) -> list[int]:
    return [k for k, line in enumerate(lines) if re.search(pattern, line)]


def _changed(pattern: str, new: str, may: str = "") -> Make:
    """An edit of a line in which the pattern is found: its first group becomes `new`."""

    def make(luck: random.Random, lines: list[str], ids: set[str]) -> tuple[int, str, str] | None:
        k = luck.choice(_of(lines, pattern))
        found = re.search(pattern, lines[k])
        assert found is not None
        return k, lines[k][: found.start(1)] + new + lines[k][found.end(1) :], may

    return make


def _cited(luck: random.Random, lines: list[str], ids: set[str]) -> tuple[int, str, str]:
    """One digit of a clause that a sentence names."""
    k = luck.choice([k for k in _of(lines, r"\(FN-\d+\.\d+\)") if not lines[k].startswith(("*", ":"))])
    cited = luck.choice(re.findall(r"FN-\d+\.\d+", lines[k]))
    new = cited[:-1] + str((int(cited[-1]) + luck.randint(1, 8)) % 10)
    return k, lines[k].replace(cited, new), HARMLESS["other clause"] if new in ids else ""


def _word(luck: random.Random, lines: list[str], ids: set[str]) -> tuple[int, str, str]:
    k = luck.choice([k for k in _of(lines, r"^[A-Z가-힣]\S+ \S+ \S+ ")])
    words = lines[k].split(" ")
    del words[luck.randrange(1, 3)]
    return k, " ".join(words), HARMLESS["prose"]


EDITS: dict[str, Make] = {
    "a digit of a clause": _cited,
    "a word of a sentence": _word,
    "the name of a record": _changed(r"^:::\{(?:example|storyboard)\} (\w+)", "00_gone"),
    "a step": _changed(r"^:steps?: .*?(\d+)$", "999"),
    "a viewer": _changed(r"^:viewer: (\w+)$", "P9"),
    "a place": _changed(r"^\d+\. `(\w+)`", "nowhere"),
    "a card": _changed(r"^:::\{cards\} (\w+)", "X99"),
    "a term": _changed(r"^:::\{term\} ([\w ]+)", "dragon"),
    "a directive": _changed(r"^:::\{(\w+)\}", "pictrue"),
    "an option": _changed(r"^:(viewer|steps?|caption|height):", "colour"),
    "a closing fence": _changed(r"^(:::)$", ""),
    "a parameter": _changed(r"^\*Options:\* (\w+)", "no_such_rule"),
    "a kind": _changed(r"^\*Kind:\* (\w+)", "law"),
    "the number of a clause": _changed(r"^### (FN-\d+\.\d+) ", "FN-99.9"),
    "a picture": _changed(r"^:::\{figure\} (\w+)", "moon"),
    "a question": _changed(r"^:::\{reading\} (\S+)", "FN-1.2"),
}


def edits(count: int, seed: int) -> list[Edit]:
    """So many edits, of all kinds in turn, by luck; every fifth one of a record."""
    luck, found = random.Random(seed), list[Edit]()
    while len(found) < count:
        lang = luck.choice(("en", "ko"))
        lines = (GAME.folder() / f"rulebook.{lang}.md").read_text(encoding="utf-8").splitlines()
        if len(found) % 5 == 4:
            found.append(_record(luck, lang, lines))
            continue
        ids = {one[1] for line in lines if (one := re.match(r"^##+ (FN-\S+)", line))}
        what = list(EDITS)[len(found) % len(EDITS)]
        made = EDITS[what](luck, lines, ids)
        if made:
            k, text, may = made
            found.append(Edit(what, lang, k + 1, text, may=may))
    return found


def _record(luck: random.Random, lang: str, lines: list[str]) -> Edit:
    """A number in the answers or expectations of a record that the rulebook shows."""
    k = luck.choice(_of(lines, r"^:::\{(?:example|storyboard)\} \w+"))
    name = lines[k].split()[-1]
    text = next(file for file in worked_examples(GAME) if file.stem == name).read_text(encoding="utf-8")
    own = text.splitlines()
    where = luck.choice(_of(own, r"^ *- (?:P\d|expect).*\b\d+\b"))
    numbers = list(re.finditer(r"(?<![\w.-])\d+(?![\w.])", own[where])) or list(re.finditer(r"\d+", own[where]))
    one = luck.choice(numbers)
    own[where] = own[where][: one.start()] + str(int(one[0]) + luck.randint(1, 3)) + own[where][one.end() :]
    return Edit("a record", lang, k + 1, "\n".join(own) + "\n", name, HARMLESS["the same"])


def said(edit: Edit, folder: Path) -> str:
    """What the book says of an edit; empty if it can be made."""
    for lang in ("en", "ko"):
        text = (GAME.folder() / f"rulebook.{lang}.md").read_text(encoding="utf-8").splitlines()
        if lang == edit.lang and not edit.record:
            text[edit.line - 1] = edit.text
        (folder / f"rulebook.{lang}.md").write_text("\n".join(text) + "\n", encoding="utf-8")
    for old in folder.glob("*.yaml"):
        old.unlink()
    if edit.record:
        (folder / f"{edit.record}.yaml").write_text(edit.text, encoding="utf-8")
    try:
        assembled(GAME, edit.lang, PAPERS["a5"], folder if edit.record else None, folder=folder)
    except BookError as error:
        return error.text("en")
    return ""


def judged(edit: Edit, told: str) -> str:
    """"caught", "harmless" with its reason, or "MISSED"."""
    at = {int(line) for line in re.findall(rf"rulebook\.{edit.lang}\.md:(\d+):", told)}
    near = {edit.line, *({line for line in at if edit.line - 12 <= line < edit.line} if "fence" in edit.what else ())}
    if at & near:
        return "caught"
    return f"harmless: {edit.may}" if not told and edit.may else "MISSED"


def main(count: int = 50, seed: int = 1) -> int:
    """Make the edits and print what became of each; 1 if one was missed."""
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        for edit in edits(count, seed):
            told = said(edit, Path(place))
            verdict = judged(edit, told)
            results[verdict.partition(":")[0]] += 1
            first = told.splitlines()[0][:150] if told else ""
            print(f"{verdict} | {edit.what} | rulebook.{edit.lang}.md:{edit.line} {edit.record} | {first}", flush=True)
    print(dict(results))
    return 1 if results["MISSED"] else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))

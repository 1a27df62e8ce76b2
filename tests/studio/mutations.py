"""Random edits of rulebooks, records and rules: each is caught with its line, or harmless by a stated reason.

`python -m tests.studio.mutations [N] [SEED]` makes N edits (50), spread over the rulebooks, records and rules of all
games, and prints each. An edited rule is a parameter with another value than the one under which a record was made.
`python -m tests.studio.mutations code [N] [SEED]` edits the code of N rules instead: a number or a comparison in a
function that an example of the rulebook comes to.
"""

from __future__ import annotations

import ast
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import yaml

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.catalogue import games
from tabletop_lab.engine.core.errors import InvalidEdit
from tabletop_lab.engine.edits.variant import edited, functions_of, source_of
from tabletop_lab.engine.match.record import load
from tabletop_lab.playtest import worked_examples
from tabletop_lab.studio import BookError
from tabletop_lab.studio.assembled import assembled
from tabletop_lab.studio.making import PAPERS

GAMES = games()
HARMLESS = {
    "other clause": "another clause that exists was named: only a reader can tell",
    "prose": "a word of a sentence: what a sentence means, only a reader can tell",
    "the same": "the record still plays and shows what it expects",
    "code": "all examples of the rulebook still play and show what they expect",
}


@dataclass(frozen=True)
class Edit:
    """What was done to which line; `record`: to a record of that name; `may`: why it may stay unseen."""

    game: str
    what: str
    lang: str
    line: int
    text: str
    record: str = ""
    may: str = ""
    code: bool = False
    """`text` is the function of the clause that `record` names."""


Make = Callable[[random.Random, list[str], set[str]], tuple[int, str, str] | None]


def _of(lines: list[str], pattern: str) -> list[int]:
    return [k for k, line in enumerate(lines) if re.search(pattern, line)]


def _changed(pattern: str, new: str, may: str = "") -> Make:
    """An edit of a line in which the pattern is found: its first group becomes `new`."""

    def make(luck: random.Random, lines: list[str], ids: set[str]) -> tuple[int, str, str] | None:
        lines_found = _of(lines, pattern)
        if not lines_found:
            return None
        k = luck.choice(lines_found)
        found = re.search(pattern, lines[k])
        assert found is not None
        return k, lines[k][: found.start(1)] + new + lines[k][found.end(1) :], may

    return make


def _cited(luck: random.Random, lines: list[str], ids: set[str]) -> tuple[int, str, str] | None:
    """One digit of a clause that a sentence names."""
    clause = r"[A-Z]+-\d+\.\d+(?![\w.])"
    told = [k for k in _of(lines, rf"{clause}") if not lines[k].startswith(("*", ":", "#"))]
    if not told:
        return None
    k = luck.choice(told)
    cited = luck.choice(re.findall(clause, lines[k]))
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
    "the number of a clause": _changed(r"^### [A-Z]+-(\d+\.\d+) ", "99.9"),
    "a picture": _changed(r"^:::\{figure\} (\w+)", "moon"),
    "a question": _changed(r"^:::\{reading\} [A-Z]+-(\S+)", "1.1"),
}


def lines_of(game: str, lang: str) -> list[str]:
    """The rulebook of a game, line by line."""
    return (GAMES[game].folder() / f"rulebook.{lang}.md").read_text(encoding="utf-8").splitlines()


def edits(count: int, seed: int) -> list[Edit]:
    """So many edits, of all kinds and games in turn, by luck; every fifth one of a record, the next of a rule."""
    luck, found = random.Random(seed), list[Edit]()
    tries = 0
    while len(found) < count:
        game, lang = list(GAMES)[(tries + tries // 5) % len(GAMES)], luck.choice(("en", "ko"))
        what = list(EDITS)[tries % len(EDITS)]
        tries += 1
        lines = lines_of(game, lang)
        if len(found) % 5 >= 3:
            found += [made for made in [(_record, _rule)[len(found) % 5 - 3](luck, game, lang, lines)] if made]
            continue
        ids = {one[1] for line in lines if (one := re.match(r"^##+ ([A-Z]+-\S+)", line))}
        made = EDITS[what](luck, lines, ids)
        if made:
            k, text, may = made
            found.append(Edit(game, what, lang, k + 1, text, may=may))
    return found


def _shown(luck: random.Random, game: str, lines: list[str]) -> tuple[int, str, str]:
    """A record that the rulebook shows: the line in which it does, its name and its text."""
    k = luck.choice(_of(lines, r"^:::\{(?:example|storyboard)\} \w+"))
    name = lines[k].split()[-1]
    file = next(file for file in worked_examples(GAMES[game]) if file.stem == name)
    return k, name, file.read_text(encoding="utf-8")


def _record(luck: random.Random, game: str, lang: str, lines: list[str]) -> Edit | None:
    """A number in the answers or expectations of a record that the rulebook shows."""
    k, name, text = _shown(luck, game, lines)
    own = text.splitlines()
    numbered = _of(own, r"^ *- (?:P\d|expect|chance).*\b\d+\b")
    if not numbered:
        return None
    where = luck.choice(numbered)
    numbers = list(re.finditer(r"(?<![\w.-])\d+(?![\w.])", own[where])) or list(re.finditer(r"\d+", own[where]))
    one = luck.choice(numbers)
    own[where] = own[where][: one.start()] + str(int(one[0]) + luck.randint(1, 3)) + own[where][one.end() :]
    return Edit(game, "a record", lang, k + 1, "\n".join(own) + "\n", name, HARMLESS["the same"])


def _rule(luck: random.Random, game: str, lang: str, lines: list[str]) -> Edit | None:
    """One rule of a record that the rulebook shows: another reading, another number, the other of yes and no."""
    record: dict[str, Any] = {"rules": ""}
    while isinstance(record.get("rules"), str):  # the name of a preset
        k, name, text = _shown(luck, game, lines)
        record = yaml.safe_load(text)
    fields = {
        key: field for key, field in GAMES[game].Rules.model_fields.items()
        if type(field.default) in (bool, int) and key not in (record.get("rules") or {})
    }  # fmt: skip
    key = luck.choice(sorted(fields))
    was = fields[key].default
    record["rules"] = {**(record.get("rules") or {}), key: not was if type(was) is bool else was + 1}
    text = yaml.safe_dump(record, allow_unicode=True, sort_keys=False)
    return Edit(game, f"the rule {key}", lang, k + 1, text, name, HARMLESS["the same"])


def code_edits(count: int, seed: int) -> list[Edit]:
    """So many edits of code, of all games in turn: each in a function that an example of the rulebook comes to."""
    luck, found = random.Random(seed), list[Edit]()
    while len(found) < count:
        game, lang = list(GAMES)[len(found) % len(GAMES)], luck.choice(("en", "ko"))
        line, name, _ = _shown(luck, game, lines_of(game, lang))
        match = load(next(file for file in worked_examples(GAMES[game]) if file.stem == name))
        clauses = sorted({clause for entry in match.trace for clause in entry.clauses})
        clause = luck.choice(clauses)
        functions = functions_of(match.game, clause)
        if not functions:
            continue
        text = source_of(match.game, clause, luck.choice(functions))
        if made := _other_code(luck, text):
            found.append(Edit(game, f"the code of {clause}", lang, line + 1, made, clause, HARMLESS["code"], code=True))
    return found


OTHER = {ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
         ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}  # fmt: skip


def _other_code(luck: random.Random, text: str) -> str:
    """A function with one number one larger, or one comparison the other way; empty if it has neither."""
    tree = ast.parse(text)
    body = [node for line in tree.body[0].body for node in ast.walk(line)]  # type: ignore[attr-defined]
    places = [one for one in body if isinstance(one, ast.Compare) or (isinstance(one, ast.Constant)
              and type(one.value) is int)]  # fmt: skip
    if not places:
        return ""
    one = luck.choice(places)
    if isinstance(one, ast.Constant):
        one.value = int(str(one.value)) + 1
    else:
        one.ops[0] = OTHER[type(one.ops[0])]()
    return ast.unparse(tree) + "\n"


def said_of_code(edit: Edit) -> str:
    """What the book says when a game is played by edited code, as it is after its file was edited."""
    try:
        other = edited(edit.game, edit.record, edit.text)
    except InvalidEdit as error:
        return f"rulebook.{edit.lang}.md:{edit.line}: {error}"
    find = catalogue.find
    with mock.patch.object(catalogue, "find", lambda game: other if game == edit.game else find(game)):
        try:
            assembled(other, edit.lang, PAPERS["a5"], folder=GAMES[edit.game].folder())
        except BookError as error:
            return error.text("en")
    return ""


def said(edit: Edit, folder: Path) -> str:
    """What the book says of an edit; empty if it can be made."""
    for lang in ("en", "ko"):
        text = lines_of(edit.game, lang)
        if lang == edit.lang and not edit.record:
            text[edit.line - 1] = edit.text
        (folder / f"rulebook.{lang}.md").write_text("\n".join(text) + "\n", encoding="utf-8")
    for old in folder.glob("*.yaml"):
        old.unlink()
    if edit.record:
        (folder / f"{edit.record}.yaml").write_text(edit.text, encoding="utf-8")
    try:
        assembled(GAMES[edit.game], edit.lang, PAPERS["a5"], folder if edit.record else None, folder=folder)
    except BookError as error:
        return error.text("en")
    return ""


def _near(edit: Edit, at: set[int]) -> set[int]:
    """The lines of a fault that name the edit: its own, an option of its directive, wherever its record is shown."""
    lines = lines_of(edit.game, edit.lang)
    if edit.code:  # every example that comes to it, and nothing else
        return {k + 1 for k in range(len(lines)) if lines[k].startswith(":")}
    if edit.record:
        shown = _of(lines, rf"^:.*\b{edit.record}\b")
        return {max(j for j in range(k + 1) if lines[j].startswith(":::{")) + 1 for k in shown}
    if "fence" in edit.what:
        return {edit.line, *(line for line in at if edit.line - 12 <= line < edit.line)}
    below = edit.line
    while lines[edit.line - 1].startswith(":::{") and re.match(r":\w", lines[below]):
        below += 1
    return set(range(edit.line, below + 1))


def judged(edit: Edit, told: str) -> str:
    """"caught", "harmless" with its reason, or "MISSED"."""
    at = {int(line) for line in re.findall(rf"rulebook\.{edit.lang}\.md:(\d+):", told)}
    if at & _near(edit, at):
        return "caught"
    return f"harmless: {edit.may}" if not told and edit.may else "MISSED"


def main(count: int = 50, seed: int = 1, *, code: bool = False) -> int:
    """Make the edits and print what became of each; 1 if one was missed."""
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        for edit in code_edits(count, seed) if code else edits(count, seed):
            told = said_of_code(edit) if code else said(edit, Path(place))
            verdict = judged(edit, told)
            results[verdict.partition(":")[0]] += 1
            first = told.splitlines()[0][:150] if told else ""
            where = f"rulebook.{edit.lang}.md:{edit.line} {edit.record}"
            print(f"{verdict} | {edit.game} | {edit.what} | {where} | {first}", flush=True)
    print(dict(results))
    return 1 if results["MISSED"] else 0


if __name__ == "__main__":
    of_code = sys.argv[1:2] == ["code"]
    sys.exit(main(*map(int, sys.argv[1 + of_code :][:2]), code=of_code))

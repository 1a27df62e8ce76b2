"""The rulebooks of Void Seeders and its words of rules, by the checks of every game and some of its own."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.engine.core.rules import clauses_of, question_of, readings
from tabletop_lab.engine.language.glossary import read
from tabletop_lab.engine.language.rulebook import Rulebook
from tabletop_lab.games.void_seeders.content.box import load
from tabletop_lab.games.void_seeders.content.loading import Readings
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.nemesis import rules
from tabletop_lab.games.void_seeders.nemesis.rules import NemesisRules
from tabletop_lab.games.void_seeders.rules import VoidSeedersRules
from tabletop_lab.notebook.markup import prose
from tabletop_lab.testing.checks import rule_words, rulebooks
from tests.games.void_seeders.facts import FACTS
from tests.generic.test_glossary import MORE_NOUNS, misfits, of_files, other_names

FOLDER = VoidSeeders.folder()
LANGS = ("en", "ko")
BOOK = {lang: Rulebook.parse((FOLDER / f"rulebook.{lang}.md").read_text(encoding="utf-8")) for lang in LANGS}
LANGUAGES = pytest.mark.parametrize("lang", LANGS)
ELSEWHERE = {"test_faults_are_told_in_words"}
"""A check that needs the log; it is called below."""
FIELDS = VoidSeedersRules.model_fields
ONE_READING = (23, 27, 36, 38, 39, 40, 54, 55, 56, 57, 59, 60)
"""The readings of which there is one only, so that they are no parameters."""


def generic() -> Iterator[Any]:
    """Every check of rulebooks and words of rules, once for each language where it asks for one."""
    for module in (rulebooks, rule_words):
        for name, check in vars(module).items():
            if name.startswith("test_") and name not in ELSEWHERE:
                langs = LANGS if "lang" in inspect.signature(check).parameters else ("",)
                yield from (pytest.param(check, lang, id=f"{name}-{lang}".strip("-")) for lang in langs)


@pytest.mark.parametrize(("check", "lang"), list(generic()))
def test_as_for_every_game(check: Callable[..., None], lang: str) -> None:
    known = {"game": VoidSeeders, "facts": FACTS, "lang": lang}
    check(**{name: known[name] for name in inspect.signature(check).parameters})


# --- clauses --------------------------------------------------------------------------------------------------------


def test_the_book_has_every_clause_of_the_catalogue() -> None:
    printed = [clause for clause in BOOK["en"].values() if clause.kind not in ("chapter", "reading")]
    assert Counter(clause.id[:2] for clause in printed) == {"VS": 100, "NB": 87}
    assert [clause.id for clause in printed if clause.kind == "house"] == ["VS-6.5", "VS-6.7", "VS-6.8", "VS-6.9"]


@LANGUAGES
def test_each_clause_of_the_expansion_stands_beside_those_of_the_base_game(lang: str) -> None:
    book = list(BOOK[lang])
    assert book[book.index("NB-4.4") : book.index("NB-4.7") + 1] == ["NB-4.4", "VS-4.5", "VS-4.6", "NB-4.7"]
    assert book[book.index("NB-9.5") + 1] == "VS-9.1" and book[book.index("NB-14.6") + 1] == "VS-14.1"
    assert BOOK[lang].chapter_of("VS-9.2") == "NB-9" and BOOK[lang].chapter_of("VS-A68") == "VS-A"
    for base, by in (("NB-4.10", "VS-9.8"), ("NB-9.5", "VS-9.2"), ("NB-3.12", "VS-6.6"), ("NB-7.0", "VS-7.1")):
        assert by in BOOK[lang][base].text, (base, by)


def test_a_letter_after_its_number_belongs_to_a_clause() -> None:
    assert {"VS-1.16b", "VS-7.5b", "VS-11.6a"} <= set(BOOK["en"])
    named: list[str] = []
    prose("See VS-11.6a, VS-1.16b에 and NB-3.1.", lambda clause: named.append(clause) is None)
    assert named == ["VS-11.6a", "VS-1.16b", "NB-3.1"]


# --- amounts and tables in the text ---------------------------------------------------------------------------------

NAMES = {
    "en": {"miss": "miss", "lurker": "Lurker", "whisperer": "Whisperer", "stalker": "Stalker", "despoiler": "Despoiler",
           "one_hit": "one hit", "two_hits": "two hits"},
    "ko": {"miss": "빗나감", "lurker": "허상", "whisperer": "속삭임", "stalker": "그림자", "despoiler": "악몽",
           "one_hit": "명중 하나", "two_hits": "명중 둘"},
}  # fmt: skip


def told(reading: str, lang: str) -> dict[str, str]:
    """What a reading says of each of its values."""
    return dict(re.findall(r"^- \*{0,2}`([^`]+)`[^:\n]*: (.+)$", BOOK[lang][reading].text, re.MULTILINE))


def kinds_in(text: str, lang: str) -> list[str]:
    """The faces and kinds a text names, in its order."""
    found = re.findall("|".join(NAMES[lang].values()), text, re.IGNORECASE)
    back = {name.casefold(): kind for kind, name in NAMES[lang].items()}
    return [back[name.casefold()] for name in found]


@LANGUAGES
def test_dice_are_told_as_they_are_rolled(lang: str) -> None:
    assert {die: tuple(kinds_in(text, lang)) for die, text in told("VS-A4", lang).items()} == rules.COMBAT_DICE
    assert kinds_in(BOOK[lang]["VS-8.8"].text, lang)[-5:] == list(rules.FACES.values())
    faces = Counter(map(str, VoidSeedersRules().noise_faces()))
    assert faces == Counter({"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1})
    assert VoidSeedersRules().combat_die_faces() == rules.COMBAT_DICE["scan"]


@LANGUAGES
def test_the_madness_track_is_told_as_it_is(lang: str) -> None:
    for name, text in told("VS-A2", lang).items():
        track = load(readings=Readings(level_map=name)).madness.values()
        own = [level.apparition for level in track]
        assert kinds_in(text, lang)[: len(set(own))] == list(dict.fromkeys(own)), name
        levels = [len(re.findall(r"\d", part)) for part in re.findall(r"\d(?: and \d|[과와] \d)?", text)]
        assert levels == list(Counter(own).values()), name
    downs = {
        name: {n: level.down for n, level in load(readings=Readings(madness_arrows=name)).madness.items() if level.down}
        for name in told("VS-A1", lang)
    }
    every = {2: 1, 3: 2, 4: 3, 5: 4}
    barred = {"all_but_3to2": {3}, "lock_5": {3, 5}, "lock_upper": {3, 4, 5}, "free": set()}
    assert downs == {name: {n: to for n, to in every.items() if n not in up} for name, up in barred.items()}
    found = re.findall(r"from (\d) to (\d)" if lang == "en" else r"(\d)에서 (\d)", told("VS-A1", lang)["all_but_3to2"])
    assert {int(a): int(b) for a, b in found} == downs["all_but_3to2"]


@LANGUAGES
def test_slots_and_tokens_are_told_as_they_are(lang: str) -> None:
    for name, text in told("VS-A49", lang).items():
        assert tuple(map(int, re.findall(r"\d+", text))) == rules.ROOM2_SLOTS[name]
    for name, text in told("VS-A50", lang).items():
        pairs = [(int(a), int(b)) for a, b in re.findall(r"(\d+)\D+(\d+)", text)]
        assert {max(pair): min(pair) for pair in pairs} == rules.ENGINE_SLOTS[name]
    for name, text in told("VS-A53", lang).items():
        numbers = list(map(int, re.findall(r"\d+", text)))
        bag = load(readings=Readings(token_numbers=name)).bag
        assert dict(zip(numbers[::2], numbers[1::2], strict=True)) == bag and sum(bag.values()) == 16
    pods = BOOK[lang]["VS-1.7"].text
    own = [VoidSeedersRules().pods(players) for players in range(1, 6)]
    assert own == [2, 2, 3, 3, 4] and all(str(n) in pods for n in own)


@LANGUAGES
def test_the_ship_and_its_rooms_are_told_as_they_are(lang: str) -> None:
    box, book = load(), BOOK[lang]
    counts = [len(box.ship.slots), len(box.ship.corridors), len(box.ship.entrances)]
    counts[1] -= "technical" in box.ship.corridors
    told_of = [int(n) for n in re.findall(r"(\d+)(?: rooms| corridors|개|곳)", book["NB-1.1"].text)]
    assert counts == [21, 28, 8] and set(counts) <= set(told_of)
    titles = {book[clause].title for clause in book if re.match(r"(NB|VS)-11\.", clause)}
    sections = {"en": "Evacuation Sections A and B", "ko": "탈출실 A와 B"}[lang]
    lists = book["NB-1.3"].text.split("\n- ")
    for room in box.rooms.values():
        if re.match("engine[123]|evac_", room.id):
            continue
        assert room.name(lang) in titles, room.id
        if room.set in ("1", "2"):
            assert room.name(lang) in lists[int(room.set)], room.id
        assert (room.name(lang) in lists[3]) == (room.tier == 2), room.id
    assert sections in lists[1]


@LANGUAGES
def test_decks_are_as_large_as_is_told(lang: str) -> None:
    box, book = load(), BOOK[lang]
    for clause, amount in (
        ("VS-1.4", len(box.tokens)), ("VS-1.5", len(box.coordinates)), ("VS-1.19", len(box.action_decks["scout"])),
    ):  # fmt: skip
        assert re.search(rf"(?<!\d){amount}(?!\d)", book[clause].text), (clause, amount)
    six = {"en": "six", "ko": "6"}[lang]
    assert len(box.characters) == 6 and six in book["VS-1.17"].text


# --- parameters and readings ----------------------------------------------------------------------------------------


def test_every_clause_of_a_parameter_exists() -> None:
    for name, field in FIELDS.items():
        assert clauses_of(field) and str(field.description).endswith("."), name
        for clause in (*clauses_of(field), *filter(None, [question_of(field)])):
            assert clause in BOOK["en"], (name, clause)


@LANGUAGES
def test_a_parameter_names_every_clause_that_names_it(lang: str) -> None:
    for clause in BOOK[lang].values():
        for name in clause.options:
            assert clause.id in (*clauses_of(FIELDS[name]), question_of(FIELDS[name])), (name, clause.id)


def test_every_reading_is_a_parameter_or_has_one_answer() -> None:
    asked = {clause.id for clause in BOOK["en"].values() if clause.options and clause.kind == "reading"}
    assert asked == {question_of(field) for field in FIELDS.values()} - {""}
    alone = [c.id for c in BOOK["en"].values() if c.kind == "reading" and not c.options]
    assert alone == [f"VS-A{n}" for n in ONE_READING]
    for lang, begin in (("en", "There is one reading: "), ("ko", "해석은 하나입니다. ")):
        assert all(BOOK[lang][reading].text.startswith(begin) for reading in alone)
    assert all(len(readings(FIELDS[name])) >= 2 for r in asked for name in BOOK["en"][r].options)


def test_dials_of_the_base_game_are_those_of_its_rules() -> None:
    base = set(NemesisRules.model_fields)
    assert base < set(FIELDS) and issubclass(VoidSeedersRules, NemesisRules)
    for name, field in FIELDS.items():
        of_base = any(clause.startswith("NB-") for clause in clauses_of(field))
        if not of_base and name in base:
            assert all(re.match("VS-(1|9)[.]", clause) for clause in clauses_of(field)), name
    assert {name for name in base if name in NemesisRules.presets} == set()


def test_wrong_rules_are_told_in_both_languages(caplog: pytest.LogCaptureFixture) -> None:
    rule_words.test_faults_are_told_in_words(VoidSeeders, caplog, FACTS)
    assert len(FACTS.faults) == 6


def test_presets() -> None:
    assert VoidSeedersRules.read("printed_seed") == VoidSeedersRules()
    assert VoidSeedersRules().tier == "full" and VoidSeedersRules().pod_wait and VoidSeedersRules().interrupt_action
    careful = VoidSeedersRules.read("careful_table").differences()
    for lang, word in (("en", "careful table"), ("ko", "꼼꼼한 자리")):
        named = {c.options[0] for c in BOOK[lang].values() if c.kind == "reading" and word in c.text}
        assert named == set(careful), lang
    lesson, core = (VoidSeedersRules.read(name).differences() for name in ("first_lesson", "tier1"))
    assert core.items() < lesson.items() and lesson["time_length"] == 8


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"slots_file": "mine.csv", "room2_slots": "f3"}, "room2_slots"),
        ({"bag_file": "mine.csv", "token_numbers": "F4_trim"}, "token_numbers"),
        ({"combat_faces": "miss 1", "combat_die": "double_miss"}, "combat_die"),
    ],
)
def test_what_is_printed_and_what_is_ones_own_cannot_both_be_chosen(given: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidRules) as error:
        VoidSeedersRules.read(given)
    assert [fault.where for fault in error.value.faults] == [said]


# --- words ----------------------------------------------------------------------------------------------------------


@LANGUAGES
def test_no_text_calls_a_term_by_another_name(lang: str) -> None:
    terms = read(FOLDER / "glossary.yaml")
    assert len(terms) >= 60
    texts = list(of_files([FOLDER], lang))
    assert other_names(terms, texts, lang) == []
    whole = "\n".join(text for _, text in texts).casefold()
    assert [term.name[lang] for term in terms if term.name[lang].casefold() not in whole] == []


def test_terms_have_a_meaning_and_particles_fit_them() -> None:
    terms = read(FOLDER / "glossary.yaml")
    for term in terms:
        for lang in LANGS:
            assert 8 < len(term.means[lang]) < 130 and term.wrong_in(term.name[lang], lang) == [], term.name
        assert re.search("[가-힣]", term.means["ko"]) and not re.search("[가-힣]", term.means["en"])
    for lang in LANGS:
        assert len({term.name[lang] for term in terms}) == len(terms)
    nouns = {term.name["ko"] for term in terms} | set(MORE_NOUNS)
    assert misfits(nouns, of_files([FOLDER], "ko")) == []

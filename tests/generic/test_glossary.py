"""Each thing has one name: no text of a game, no message and no notebook calls a term of the glossary otherwise."""

import re
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.language import glossary as terms
from tabletop_lab.engine.language.korean import particle
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.notebook import glossary, play
from tests.notebooks.pairs import NAMES, read
from tests.notebooks.prose import of_markdown

ROOT = Path(__file__).parents[2]
SCREENS = [ROOT / "tabletop_lab" / folder for folder in ("engine/language", "notebook", "cli")]
GAMES = ("cetkaik", "fourteen_nights", "tabula_wolves", "tiedie", "void_seeders")
ALSO = {"00_start": ("fourteen_nights",), "playtest_lab": ("fourteen_nights", "tabula_wolves")}
"""Notebooks for all games, and the games that they play."""
GAMES_SAY = {"turn", "bot"}
"""What a screen calls in one way and a game may call otherwise: whose turn it is; a row of a board that is named AI."""
PAIRS = ("이/가", "을/를", "은/는", "과/와")
MORE_NOUNS = ("규칙서", "규칙", "카드", "덱", "말", "점수", "특성", "플레이어", "용의자", "마녀", "무녀", "장군")


def of_files(folders, lang):
    """Rulebooks and messages, without comments and the names of messages: (where, text)."""
    for folder in folders:
        for file in sorted([*folder.glob(f"*.{lang}.ftl"), *folder.glob(f"*.{lang}.md")]):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if file.suffix == ".md" or not line.startswith("#"):
                    yield f"{file.name}:{number}", re.sub(r"^ *[\w-]+ = ", "", line)


def of_notebooks(names, lang):
    for name in names:
        for cell in read(lang, name).cells:
            if cell.cell_type == "markdown":
                yield f"{lang}/{name}: {cell.id}", of_markdown(cell.source)


def misfits(nouns, texts):
    """Where a Korean noun stands with the particle that belongs to another last sound: (where, what stands there)."""
    right = {particle(noun, pair) for noun in nouns for pair in PAIRS}
    wrong = {noun + end for noun in nouns for pair in PAIRS for end in pair.split("/")} - right
    pattern = re.compile(rf"(?<![가-힣])({'|'.join(map(re.escape, sorted(wrong, key=len, reverse=True)))})(?![가-힣])")
    return [(where, found) for where, text in texts for found in pattern.findall(text)]


def other_names(found, texts, lang):
    return [
        (where, term.name[lang], word) for where, text in texts for term in found for word in term.wrong_in(text, lang)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_notebooks_keep_to_their_terms(game, lang):
    found = terms.terms_of(tl.games()[game])
    assert len(found) >= 8
    own = {term.name["en"] for term in found} | GAMES_SAY
    found += tuple(term for term in terms.read(terms.SCREENS) if term.name["en"] not in own)
    notebooks = [name for name in NAMES if name.startswith(game) or game in ALSO.get(name, ())]
    texts = [*of_files([tl.games()[game].folder()], lang), *of_notebooks(notebooks, lang)]
    assert len(texts) > 500 and other_names(found, texts, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screens_keep_to_theirs(lang):
    shared = [name for name in NAMES if not name.startswith(GAMES)]
    texts = [*of_files(SCREENS, lang), *of_notebooks(shared, lang)]
    assert len(texts) > 700 and other_names(terms.read(terms.SCREENS), texts, lang) == []


def test_particles_fit_the_last_sound_of_their_noun():
    """A noun that was replaced by another one keeps its old particle if nobody looks."""
    folders = [tl.games()[game].folder() for game in GAMES]
    known = [*terms.read(terms.SCREENS), *(term for game in GAMES for term in terms.terms_of(tl.games()[game]))]
    nouns = {term.name["ko"] for term in known if re.search("[가-힣]$", term.name["ko"])} | set(MORE_NOUNS)
    texts = [*of_files([*folders, *SCREENS], "ko"), *of_notebooks(NAMES, "ko")]
    assert len(nouns) > 50 and misfits(nouns, texts) == []
    assert misfits(nouns, [("here", "“늑대이 모두 죽었습니다.” 공식 규칙서과 말을 봅니다. 마을과 계절은")]) == [
        ("here", "늑대이"), ("here", "규칙서과"),
    ]  # fmt: skip


def test_a_particle_after_what_is_put_in_is_chosen_by_it():
    """A name or a number is known in play only: JOSA chooses, or a noun follows."""
    texts = [*of_files([*(tl.games()[game].folder() for game in GAMES), *SCREENS], "ko")]
    fixed = re.compile(r"(?:\}[’”]|\$\w+ \})(?:을|를|은|는|이|가|과|와|으로|로)(?![가-힣])")
    assert [(where, text) for where, text in texts if fixed.search(text)] == []
    assert fixed.search("카드 ‘{ $card }’를 뽑았습니다") and fixed.search("레벨이 { $level }이 됩니다")


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_term_has_a_name_and_one_line_of_meaning_in_both_languages(game):
    found = terms.terms_of(tl.games()[game]) if game else terms.read(terms.SCREENS)
    for term in found:
        for lang in LANGUAGES:
            assert term.name[lang] and 8 < len(term.means[lang]) < 130, term.name
            assert term.wrong_in(term.name[lang], lang) == []
        assert re.search("[가-힣]", term.means["ko"]) and not re.search("[가-힣]", term.means["en"])
        assert set(term.never) <= set(LANGUAGES)
    names = [term.name["en"] for term in found]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_terms_of_a_game_stand_in_its_words(game, lang):
    texts = "\n".join(text for _, text in of_files([tl.games()[game].folder()], lang)).casefold()
    lost = [term.name[lang] for term in terms.terms_of(tl.games()[game]) if term.name[lang].casefold() not in texts]
    assert lost == []


def test_english_says_whose_a_thing_is():
    """Nothing is "the own card": it is your own, their own or that player's."""
    texts = [*of_files([*(tl.games()[game].folder() for game in GAMES), *SCREENS], "en"), *of_notebooks(NAMES, "en")]
    odd = re.compile(r"\b(the|all|each|no|not|from|for) own\b|\b(?:is|are) of no importance\b", re.IGNORECASE)
    assert len(texts) > 5000 and [(where, found[0]) for where, text in texts if (found := odd.search(text))] == []
    assert odd.search("Draw from the own deck") and not odd.search("Draw from your own deck, on its own")


def test_a_second_name_is_found():
    found = terms.terms_of(tl.games()["fourteen_nights"])
    assert other_names(found, [("here", "P1의 차례입니다. 차례대로 합니다.")], "ko") == [("here", "턴", "차례")]


def test_the_table_in_a_notebook():
    match = tl.Match("fourteen_nights", players=2, seed=1, lang="ko")
    assert repr(glossary(match, "결심 토큰")).startswith("결심 토큰: 같은 턴에")
    page = glossary("cetkaik", lang="ko")._repr_html_()
    assert '<th scope="row"' in page and "레이트" in page and ">rate<" in page
    assert repr(glossary(match, "TC", "seed", lang="en")).count("\n") == 1
    with pytest.raises(tl.TabletopError, match="the glossary has no term 'luck'"):
        glossary("fourteen_nights", "luck", lang="en")


def test_a_clause_of_the_player_explains_its_terms():
    for lang, said, title in (("ko", "막힌 칸", "용어"), ("en", "barred space", "Terms")):
        player = play(tl.Match("fourteen_nights", players=2, seed=1, lang=lang)).show_clause("FN-6.2")
        shown = player.screen.clause.widget.value
        assert f"<b>{said}</b>" in shown and f"<summary>{title}</summary>" in shown
        meaning = next(term.means[lang] for term in terms.read(terms.SCREENS) if term.name["en"] == "seed")
        assert meaning in shown

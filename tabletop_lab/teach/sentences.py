"""The sentences of a rulebook's clauses, and which of them can be shown or asked about alone."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

LONG = 170
"""Letters from which the text of a clause is shown by its first sentences alone."""
TOGETHER = 12
"""So many letters of difference in length weigh less than one sentence for two."""
SHORTEST, LONGEST = 20, 260
"""Letters of a sentence that is shown alone."""
_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_END = re.compile(r"(?<=[.!?])\s+|(?<=[.][”’)])\s+")
_LISTED = re.compile(r"\s*(?:[-|>]|\d+\. )")
_ROW = re.compile(r"^- ([^:`*\n]{2,50}): ([^`*\n]{1,90})$", re.MULTILINE)
_TELLS = re.compile(r"[a-z가-힣]|^\d+\.$")
"""A line of a list with clause numbers alone tells nothing."""
_MARKED = re.compile(r"[`*|]|:$|^\(")
_LEANS = {
    "en": re.compile(
        r"(?:It|They|This|That|These|Those|Then|Both|He|She|Its|Their|So|But|And|Or|Otherwise|Else|There(?! (?:is|are))"
        r"|Each of them|Also|Here|The same|The (?:first|second|other|others|rest)|Neither|Such|Until then|All of them"
        r"|If not|Without (?:one|it))\b"
        r"|.*\b(?:on|of|from|in|by|for|after|than) (?:this|these|it)\b[.;,]"
    ),
    "ko": re.compile(
        r"(?:그|이|저|그것|이것|이때|그때|이런|그런|이렇게|그렇게|그러나|그러면|그래서|그리고|하지만|다만|또|또한|둘|나머지"
        r"|아니면|여기|거기|같은|그다음|그래도|따라서)(?=[\s,은는이가을를도에의])"
    ),
}
"""A sentence like this leans upon the one before it."""
_NUMBER = {
    "en": re.compile(r"(?<![\w.,/×–−+-])\d{1,3}(?![\w/×–−+-]|[.,:]\d| to \d)(?<!\d to \d)(?<!\d to \d\d)"),
    "ko": re.compile(r"(?<![A-Za-z\d.,/×–−+-])\d{1,3}(?![A-Za-z\d/×–−+~-]|[.,:]\d|번)"),
}
"""A number that counts something: no part of a name, of a range or of a sum."""
_NAMES = re.compile(
    r"\b(?:slots?|spaces?|clauses?|modes?|positions?|levels?|steps?|numbers?|marked|rooms?|rows?|rounds?|days?|cards?"
    r"|sections?|phases?|squares?|wol(?:f|ves)|villagers|from|or|and|\d,) $",
    re.IGNORECASE,
)
"""What stands before a number that is a name (slot 11) or one of several."""
_SERIES = re.compile(r"(?:,? (?:and|or) |, )\d|(?:과|와|이나|나) \d")
"""What stands behind a number that others follow."""
_ONE = re.compile(r"(?<![\w.])1(?= [a-z])")
"""The word behind it tells that it is one."""


def sentences(text: str) -> list[str]:
    """The sentences of a clause, without its lists and tables.

    >>> sentences("It ends. (Not at once.) Then:\\n- a table")
    ['It ends.', '(Not at once.)', 'Then:']
    """
    lines: list[str] = []
    for line in text.splitlines():
        if not _LISTED.match(line):
            lines.append(line)
        elif lines and lines[-1].rstrip().endswith(":"):
            break  # what stands behind such a list belongs to it
    said = " ".join(" ".join(lines).split())
    return _END.split(said) if said else []


def paired(one: list[str], two: list[str]) -> list[tuple[range, range]]:
    """Which sentences of a text are which of its translation: one or two of each, by their lengths.

    >>> paired(["Long words stand here, and more.", "Short."], ["긴 말이 여기 있습니다.", "더 있습니다.", "끝."])
    [(range(0, 1), range(0, 2)), (range(1, 2), range(2, 3))]
    """
    if not one or not two:
        return []
    share = sum(map(len, two)) / sum(map(len, one))
    best: dict[tuple[int, int], tuple[float, list[tuple[range, range]]]] = {(0, 0): (0.0, [])}
    for at in product(range(len(one) + 1), range(len(two) + 1)):
        for a, b in ((1, 1), (1, 2), (2, 1), (1, 3)):
            before = best.get((at[0] - a, at[1] - b))
            if before is None:
                continue
            left, right = range(at[0] - a, at[0]), range(at[1] - b, at[1])
            gap = abs(sum(len(one[k]) for k in left) * share - sum(len(two[k]) for k in right))
            cost = before[0] + gap + TOGETHER * (a + b - 2)
            if at not in best or cost < best[at][0]:
                best[at] = cost, [*before[1], (left, right)]
    return best.get((len(one), len(two)), (0.0, []))[1]


def rows(text: str) -> list[tuple[str, str]]:
    """The lines of a clause's lists that say something of a thing.

    >>> rows("Ten cards.\\n- One Step: 12.\\n- Peek: 7.\\n- no name")
    [('One Step', '12.'), ('Peek', '7.')]
    """
    found = [(name.strip(), said.strip()) for name, said in _ROW.findall(text)]
    return [one for one in found if _TELLS.search(one[1]) and len(_END.split(one[1])) == 1]


def beginning(text: str) -> str:
    """The text of a clause in a line; of a long one the first sentences.

    >>> beginning("One sentence. " + "word " * 40 + "end.")
    'One sentence.'
    """
    found = ""
    for sentence in sentences(text):
        if found and len(found) + len(sentence) > LONG:
            break
        found = f"{found} {sentence}".strip()
    return found


def stands_alone(sentence: str, lang: str) -> bool:
    """Whether a sentence says something without the one before it.

    >>> stands_alone("Water never moves.", "en"), stands_alone("It never moves at all.", "en")
    (False, False)
    """
    fits = (SHORTEST if lang == "en" else SHORTEST // 2) <= len(sentence) <= LONGEST
    return fits and not _MARKED.search(sentence) and not leans(sentence, lang)


def leans(sentence: str, lang: str) -> bool:
    """Whether a sentence goes on with the one before it.

    >>> leans("Otherwise it stays.", "en"), leans("그러면 끝납니다.", "ko"), leans("이동합니다.", "ko")
    (True, True, False)
    """
    return _LEANS[lang].match(sentence) is not None


def numbers(sentence: str, lang: str) -> list[str]:
    """The numbers in a sentence that count something, in its order.

    >>> numbers("In slot 11 everybody draws 3 cards (CK-1.2).", "en"), numbers("6번 칸에서 3장을 뽑습니다.", "ko")
    (['3'], ['3'])
    """
    found = [one for one in _NUMBER[lang].finditer(sentence) if not _ONE.match(sentence, one.start())]
    return [
        one[0] for one in found
        if not _NAMES.search(sentence[: one.start()]) and not _SERIES.match(sentence[one.end() :])
    ]  # fmt: skip


def without(sentence: str, number: str, lang: str) -> str:
    """The sentence with a gap in the place of its number.

    >>> without("Everybody draws 3 cards.", "3", "en")
    'Everybody draws ____ cards.'
    """
    return _NUMBER[lang].sub(lambda one: "____" if one[0] == number else one[0], sentence)


def says_number(sentence: str, number: int) -> bool:
    """Whether an English sentence has this number, in digits or as a word.

    >>> says_number("The four seasons.", 4), says_number("Fourteen days.", 4)
    (True, False)
    """
    word = f"|{_WORDS[number]}" if number < len(_WORDS) else ""
    return re.search(rf"\b(?:{number:,}|{number}{word})\b", sentence, re.IGNORECASE) is not None


def uses(text: str, term: str, lang: str) -> bool:
    """Whether a text has a term, with a plural in English or a particle in Korean.

    >>> uses("Two plans.", "plan", "en"), uses("An airplane.", "plan", "en"), uses("계획을 버립니다.", "계획", "ko")
    (True, False, True)
    """
    return _term(term, lang).search(text) is not None


def left_out(sentence: str, term: str, lang: str) -> str:
    """The sentence with a gap in the place of a term; '' where the term does not stand there just once.

    What is beside the gap does not tell which term it is: a Korean particle has both its forms.

    >>> left_out("Discards a plan from hand.", "plan", "en"), left_out("계획을 버립니다.", "계획", "ko")
    ('Discards a(n) ____ from hand.', '____을(를) 버립니다.')
    """
    if lang == "en":
        gap, count = re.subn(rf"(?:\b(an?) )?{_term(term, lang).pattern}", _article, sentence, flags=re.IGNORECASE)
    else:
        gap, count = _term(term, lang).subn(lambda one: f"____{_PARTICLES.get(one[1] or '', '')}", sentence)
    return gap if count == 1 and sentence.casefold().count(term.casefold()) == 1 else ""


def _article(found: re.Match[str]) -> str:
    """The gap with an article that fits every term."""
    return f"{found[1][0]}(n) ____" if found[1] else "____"


@cache
def _term(term: str, lang: str) -> re.Pattern[str]:
    name = re.escape(term)
    if lang == "en":
        return re.compile(rf"(?<![\w-]){name}(?:e?s)?(?![\w-])", re.IGNORECASE)
    return re.compile(rf"(?<![가-힣]){name}({'|'.join(sorted(_PARTICLES, key=len, reverse=True))})?(?![가-힣])")


_PARTICLES = {
    "으로": "(으)로", "로": "(으)로", "은": "은(는)", "는": "은(는)", "이": "이(가)", "가": "이(가)", "을": "을(를)",
    "를": "을(를)", "과": "과(와)", "와": "과(와)", "이나": "(이)나", "나": "(이)나",
    **{one: one for one in ("의", "에", "에서", "에게", "도", "만", "마다", "까지", "부터", "보다", "에는", "에도")},
    **{one: one for one in ("에서는", "이다", "입니다", "들이", "들은", "하나")},
}  # fmt: skip
"""The Korean particles that may follow a term, each in the form that fits every term."""

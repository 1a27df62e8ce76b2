"""Korean particles, in the form that fits the last sound of the word before them; and ordinals."""

from __future__ import annotations

_DIGITS_WITH_FINAL = {"0": "ㅇ", "1": "ㄹ", "3": "ㅁ", "6": "ㄱ", "7": "ㄹ", "8": "ㄹ"}
_NATIVE = ("", "첫", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열")
_LETTERS_WITH_FINAL = {"l": "ㄹ", "m": "ㅁ", "n": "ㄴ", "r": "ㄹ"}


def final_sound(word: str) -> str:
    """'' when the word ends in a vowel, 'ㄹ' when in that letter, else another final consonant.

    >>> [final_sound(w) for w in ("나무", "길", "집", "P2", "P3", "3,500 TC", "‘집’", "R07")]
    ['', 'ㄹ', 'ㅇ', '', 'ㅁ', '', 'ㅇ', 'ㄹ']
    """
    letter = next((c for c in reversed(word) if c.isalnum()), "")
    if "가" <= letter <= "힣":
        final = (ord(letter) - ord("가")) % 28
        return "" if final == 0 else "ㄹ" if final == 8 else "ㅇ"
    if letter.isdigit():
        return _DIGITS_WITH_FINAL.get(letter, "")
    return _LETTERS_WITH_FINAL.get(letter.lower(), "")


def particle(word: str, pair: str) -> str:
    """The word with the fitting particle of a pair such as '이/가', '을/를', '은/는', '과/와', '으로/로'.

    >>> particle("P2", "이/가"), particle("길", "으로/로"), particle("집", "으로/로"), particle("조사하기", "을/를")
    ('P2가', '길로', '집으로', '조사하기를')
    """
    after_consonant, _, after_vowel = pair.partition("/")
    final = final_sound(word)
    if pair == "으로/로" and final == "ㄹ":
        final = ""
    return word + (after_consonant if final else after_vowel)


def nth(number: int) -> str:
    """An ordinal: in words up to ten, as they are spoken.

    >>> nth(1), nth(4), nth(12)
    ('첫 번째', '네 번째', '12번째')
    """
    return f"{_NATIVE[number]} 번째" if 0 < number < len(_NATIVE) else f"{number}번째"

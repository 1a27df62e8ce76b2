"""Options as labels: the lazy families of subsets against brute force, and finding an option by what a person wrote.
No game is played here."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop_lab.engine import Option, Subsets
from tabletop_lab.engine.core.labels import find, label, sort_key


def test_subsets_agree_with_brute_force() -> None:
    @given(
        st.dictionaries(st.sampled_from([f"C{i}" for i in range(1, 14)]), st.integers(0, 9), max_size=8),
        st.integers(0, 30),
    )
    def check(prices: dict[str, int], budget: int) -> None:
        subsets = Subsets(list(prices), prices.get, budget)
        ordered = sorted(prices, key=sort_key)
        wanted = [
            c for n in range(len(ordered) + 1) for c in combinations(ordered, n) if sum(map(prices.get, c)) <= budget
        ]
        wanted.sort(key=sort_key)
        assert list(subsets) == wanted == [subsets[i] for i in range(len(subsets))]
        assert subsets[:] == wanted and subsets[-1] == wanted[-1] and subsets[1:3] == wanted[1:3]
        for choice in wanted:
            assert choice in subsets and tuple(reversed(choice)) in subsets
            assert find(subsets, label(choice)) == choice == find(subsets, list(choice))
        for n in range(len(ordered) + 1):
            for choice in combinations(ordered, n):
                assert (choice in subsets) == (choice in wanted)
        assert "C99" not in subsets and ("C1", "C1") not in subsets and 5 not in subsets
        with pytest.raises(IndexError):
            subsets[len(subsets)]

    check()


def test_subsets_of_many_cards_are_counted_without_being_listed() -> None:
    cards = [f"R{i:02}" for i in range(40)]
    every = Subsets(cards)
    assert len(every) == 2**40
    assert (
        every[0] == ()
        and every[1] == ("R00",)
        and every[-1] == ("R39",)
        and every[2**39] == tuple(cards[:1] + cards[39:])
    )
    assert Subsets(cards, lambda card: 500, 1000)[3] == ("R00", "R02")
    with pytest.raises(ValueError):
        Subsets(cards, lambda card: -1, 5)
    assert list(Subsets(["R01", "R02"], {"R01": 0, "R02": 1}.get, -5)) == [(), ("R01",)], (
        "debt buys nothing but what is free"
    )


def test_an_option_of_its_own_class_says_where_it_stands() -> None:
    @dataclass(frozen=True, slots=True)
    class Leap(Option):
        far: int

        @property
        def label(self) -> str:
            return f"leap {9 - self.far}"

        @property
        def order(self) -> tuple[int, ...]:
            return (self.far,)

    near, far = Leap(1), Leap(2)
    assert sorted([far, ("a",), near, 7, "stop"], key=sort_key) == ["stop", 7, ("a",), near, far]

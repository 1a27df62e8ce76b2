"""The answers and chances of one world, repeated in another one as far as possible. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from tabletop_lab.engine.core.labels import find, label


def chance_of(*key: object) -> float:
    """Return a number in [0, 1) that depends only on the key."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=6).digest(), "big") / 2**48


@dataclass
class Book:
    """The answers and chances of the first world, repeated in the second as far as possible."""

    seed: object
    exchanged: Mapping[str, str] = field(default_factory=dict)
    """Seats whose secrets were exchanged: the new holder of a secret answers as its holder did in the first world."""
    written: dict[Any, str] = field(default_factory=dict)
    read: Mapping[Any, str] = field(default_factory=dict)
    _times: Counter[Any] = field(default_factory=Counter)

    def choose(self, moment: int, name: str, player: str, options: Any) -> Any:
        """Repeat the answer of the same seat to the same question at the same moment of the public game.

        If there is none: the answer of the seat that held its secret, else of anybody who was asked the same. If that
        is not an option: one that means the exchanged seat, else any.
        """
        keys = [self._key(moment, name, who) for who in (player, self.exchanged.get(player, player), "")]
        known = next((self.read[key] for key in keys if key in self.read), "")
        for wanted in (known, self.exchanged.get(known, "")):
            found = wanted and self._found(options, wanted)
            if found is not None and found != "":
                break
        else:
            found = options[int(chance_of(self.seed, keys[0]) * len(options))]
        self._write(moment, name, player, found)
        self._write(moment, name, "", found)
        return found

    def outcome(self, moment: int, name: str, outcomes: Any, lucky: Callable[[], Any]) -> Any:
        """Repeat the outcome of a chance if it is possible; else draw one."""
        known = self.read.get(self._key(moment, name, "nature"))
        found = self._found(outcomes, known) if known is not None else None
        found = lucky() if found is None else found
        self._write(moment, name, "nature", found)
        return found

    def _key(self, moment: int, name: str, who: str) -> Any:
        return (moment, name, who, self._times[moment, name, who])

    def _write(self, moment: int, name: str, who: str, found: Any) -> None:
        self.written[self._key(moment, name, who)] = label(found)
        self._times[moment, name, who] += 1

    @staticmethod
    def _found(options: Any, wanted: str) -> Any:
        try:
            return find(options, wanted)
        except LookupError:
            return None

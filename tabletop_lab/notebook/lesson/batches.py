"""For rules labs: how sure a difference between variants is, and what the readings of a rule are called in plots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.plots.batch import Batch

from ..words import say
from .tables import Table


def apart(frame: Any, column: str, names: Mapping[Any, str] | None = None, lang: str | None = None) -> Table:
    """The mean of a column in each variant against that in the first, on the same seeds, in standard errors."""
    words = say(known_language(lang))
    values = {name: frame[frame["variant"] == name].set_index("seed")[column].astype(float)
              for name in dict.fromkeys(frame["variant"])}  # fmt: skip
    first, *others = values
    called = Batch(frame, column, "variant", names, lang).variant
    rows = []
    for name in others:
        difference = (values[name] - values[first]).dropna()
        error = float(difference.std()) / sqrt(len(difference))
        away = float(difference.mean()) / error if error else 0.0
        clear = words("lab-clear" if abs(away) > 2 else "lab-unclear")
        signed = (f"{difference.mean():+.2f}", f"{error:.2f}", f"{away:+.1f}")
        rows.append([called(name), *(text.replace("-", "−") for text in signed), clear])
    heads = [words(name) for name in ("lab-variant", "lab-difference", "lab-error", "lab-away", "lab-says")]
    return Table(heads, rows, words.lang)


def reading_names(game: Any, field: str, values: Sequence[Any], lang: str | None = None) -> dict[str, str]:
    """What some readings are called, for plots: each variant bears the name of its reading.

    >>> reading_names("tiedie", "witness_rule", ["day", "never"], "en")["never"]
    'never'
    """
    words = catalogue.find(game).words(known_language(lang))
    return {str(value): words.value(field, value) for value in values}

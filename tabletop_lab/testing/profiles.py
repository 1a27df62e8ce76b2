"""How many examples Hypothesis makes up, and that they are the same on every machine.
Loaded before the checks are imported: they take their share of it then."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

NORMAL = 25
"""Examples of a check that asks for no share of its own."""
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]


def load(examples: int = 0) -> None:
    """Load the profile HYPOTHESIS_PROFILE names (`ci`; `nightly` looks further), or one with so many examples."""
    settings.register_profile(
        "ci", max_examples=NORMAL, deadline=None, derandomize=True, suppress_health_check=_SLOW_IS_FINE
    )
    settings.register_profile("nightly", max_examples=500, deadline=None, suppress_health_check=_SLOW_IS_FINE)
    settings.register_profile("chosen", settings.get_profile("ci"), max_examples=examples or NORMAL)
    settings.load_profile("chosen" if examples else os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def share(count: int) -> int:
    """Of things counted for the normal profile, as many as another profile looks at; at least one.

    >>> share(60) >= 1
    True
    """
    return max(1, count * settings().max_examples // NORMAL)


def examples(count: int) -> settings:
    """So many examples in the normal profile, and as many times more or fewer in another."""
    return settings(max_examples=share(count))

"""How many examples Hypothesis makes; they are the same on every machine.
This is loaded before the checks, which take their share of the number when they are imported."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

NORMAL = 25
"""The number of examples of a check that does not ask for a share of its own."""
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]


def load(examples: int = 0) -> None:
    """Load the profile that HYPOTHESIS_PROFILE names (`ci`; `nightly` has more), or one with `examples` examples."""
    settings.register_profile(
        "ci", max_examples=NORMAL, deadline=None, derandomize=True, suppress_health_check=_SLOW_IS_FINE
    )
    settings.register_profile("nightly", max_examples=500, deadline=None, suppress_health_check=_SLOW_IS_FINE)
    settings.register_profile("chosen", settings.get_profile("ci"), max_examples=examples or NORMAL)
    settings.load_profile("chosen" if examples else os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def share(count: int) -> int:
    """Return how many things the present profile checks, given the normal number; at least one.

    >>> share(60) >= 1
    True
    """
    return max(1, count * settings().max_examples // NORMAL)


def examples(count: int) -> settings:
    """Return settings for that many examples in the normal profile, and more or fewer in the others."""
    return settings(max_examples=share(count))

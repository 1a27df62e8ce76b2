"""What every test shares: reproducible Hypothesis profiles and a quiet, display-free matplotlib.
No fixtures of one game or one layer belong here."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("MPLBACKEND", "Agg")

# The same examples on every machine: a failing run can be repeated. `nightly` looks further, with fresh examples.
_slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("ci", max_examples=25, deadline=None, derandomize=True, suppress_health_check=_slow_is_fine)
settings.register_profile("nightly", max_examples=500, deadline=None, suppress_health_check=_slow_is_fine)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

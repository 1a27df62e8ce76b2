"""A table of speeds at the end of `make bench`; in ordinary test runs the benchmarks run once and nothing is timed."""

import pytest

RATES = pytest.StashKey[list]()


@pytest.fixture
def timed(benchmark, request):
    """Return timed(function, unit, count, rounds): it times the function and notes the `unit`s per second."""

    def timed(function, unit, count=1, rounds=5, **more):
        result = benchmark.pedantic(function, rounds=1 if benchmark.disabled else rounds, **more)
        if not benchmark.disabled:
            rate = count / benchmark.stats.stats.median
            benchmark.extra_info[f"{unit}_per_second"] = round(rate)
            request.config.stash.setdefault(RATES, []).append((request.node.name, rate, unit))
        return result

    return timed


def pytest_terminal_summary(terminalreporter, config):
    if rates := config.stash.get(RATES, []):
        terminalreporter.section("a second (median round)")
        for name, rate, unit in rates:
            terminalreporter.write_line(f"{name.removeprefix('test_'):<44}{rate:>14,.1f} {unit}")

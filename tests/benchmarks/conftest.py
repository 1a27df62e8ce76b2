"""A table of speeds at the end of `make bench`; in ordinary test runs the benchmarks run once and nothing is timed."""

import pytest

RATES, BESIDE = pytest.StashKey[list](), pytest.StashKey[list]()


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


@pytest.fixture
def beside(benchmark, request):
    """Return beside(rates): notes how fast our game, which is the first, and its peers were in one run."""

    def beside(rates):
        if not benchmark.disabled:
            request.config.stash.setdefault(BESIDE, []).append(rates)

    return beside


def pytest_terminal_summary(terminalreporter, config):
    if rates := config.stash.get(RATES, []):
        terminalreporter.section("a second (median round)")
        for name, rate, unit in rates:
            terminalreporter.write_line(f"{name.removeprefix('test_'):<44}{rate:>14,.1f} {unit}")
    if found := config.stash.get(BESIDE, []):
        terminalreporter.section("beside other libraries: decisions a second of processor time (best round), ratio")
        for rates in found:
            (name, own), *peers = rates.items()
            terminalreporter.write_line(f"{name:<44}{own:>14,.0f}")
            for peer, rate in peers:
                terminalreporter.write_line(f"    {peer:<40}{rate:>14,.0f}{own / rate:>12.2f}")

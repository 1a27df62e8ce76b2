"""The sample game, on which the tests of the engine stand, passes every check of the tester that applies to it."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.testing.conftest import ROOT


def test_the_little_market_passes() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:nbval"]
    done = subprocess.run(
        [*command, "--game-examples", "5", "--game", "tabletop_lab.testing.sample:Market"],
        cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "failed" not in done.stdout and "skipped" not in done.stdout

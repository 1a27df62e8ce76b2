"""A study on a dask cluster: the same rows as here, also when one of its workers is killed half-way."""

import os
import signal

import pandas as pd
import pytest
from distributed import Client, LocalCluster

from tabletop_lab.playtest import study, workers
from tests.playtest.hard_bots import KilledOnce

RULES = {"base": {}, "wheel": {"adjacency": "wheel"}}
QUIET = {"progress": False, "players": 2}


@pytest.fixture(scope="module")
def cluster():
    """Two workers in processes of their own, as they would be on other computers."""
    given = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "host": "127.0.0.1"}
    with LocalCluster(silence_logs=50, **given) as made:
        yield made


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(workers, "PILOT_SECONDS", 0.0)
    monkeypatch.setattr(workers, "WORTH_A_POOL", 0.0)
    monkeypatch.setattr(workers, "CHUNK_SECONDS", 0.05)


@pytest.fixture(scope="module")
def here():
    return study("fourteen_nights", RULES, 60, jobs=1, **QUIET).wait().frame()


def test_the_same_rows_at_an_address_and_by_a_client(cluster, here):
    by_address = study("fourteen_nights", RULES, 60, where=cluster.scheduler_address, **QUIET).wait()
    pd.testing.assert_frame_equal(by_address.frame(), here)
    with Client(cluster, set_as_default=False) as client:
        pd.testing.assert_frame_equal(study("fourteen_nights", RULES, 60, where=client, **QUIET).wait().frame(), here)
        assert client.status == "running", "a Client of somebody else stays open"


def test_the_same_rows_with_a_worker_killed_half_way(cluster, here):
    with Client(cluster, set_as_default=False) as client:
        (first, _) = client.run(os.getpid).values()
        found = study("fourteen_nights", RULES, 60, where=client, **QUIET)
        while found.done < 10:
            pass
        assert found.done < 120
        os.kill(first, signal.SIGKILL)
        pd.testing.assert_frame_equal(found.wait().frame(), here)


def test_a_pool_whose_worker_is_killed_gives_the_same_rows(here, tmp_path):
    """A bot that takes the first option, and in one process once ends it."""
    (tmp_path / "never").touch()
    alone = study("fourteen_nights", RULES, 20, bots=KilledOnce(str(tmp_path / "never")), jobs=1, **QUIET).wait()
    with pytest.warns(UserWarning, match="died"):
        pool = study("fourteen_nights", RULES, 20, bots=KilledOnce(str(tmp_path / "once")), jobs=2, **QUIET).wait()
    assert (tmp_path / "once").exists()
    pd.testing.assert_frame_equal(pool.frame(), alone.frame())

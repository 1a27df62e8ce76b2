"""What it costs to play elsewhere: `python -m tests.playtest.places [GAMES]`.

The same games of Fourteen Nights here, on the pool with one and two workers, and on a dask cluster with two workers.
Rows must be equal. Printed: seconds by the clock (they mean something only on a machine that does nothing else), and
processor time of this process and of all that it started, which a busy machine hardly changes. Reads /proc.
"""

import os
import sys
import threading
import time
from pathlib import Path

from tabletop_lab.playtest import study

TICKS = os.sysconf("SC_CLK_TCK")


class Used:
    """Processor time of this process and its descendants while it is entered, by looking every tenth of a second."""

    def __enter__(self):
        self._began, self._at = time.perf_counter(), self._look()
        self._most, self._end = dict(self._at), threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._end.set()
        self._thread.join()
        self.wall = time.perf_counter() - self._began
        spent = {pid: most - self._at.get(pid, 0.0) for pid, most in self._most.items()}
        self.own = spent.pop(os.getpid())
        self.others = sum(spent.values())

    def _watch(self):
        while True:
            last = self._end.wait(0.1)
            for pid, seconds in self._look().items():
                self._most[pid] = max(self._most.get(pid, 0.0), seconds)
            if last:
                return

    @staticmethod
    def _look():
        parents, seconds = {}, {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            pid = int(stat.parent.name)
            parents[pid], seconds[pid] = int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS
        mine = {os.getpid()}
        while more := {pid for pid, parent in parents.items() if parent in mine} - mine:
            mine |= more
        return {pid: seconds[pid] for pid in mine}


def measured(name, games, **where):
    """Play the games and print what it took; the rows."""
    with Used() as used:
        found = study("fourteen_nights", {"base": {}}, games, players=4, seed=1, progress=False, **where).wait()
    print(f"{name:22} {used.wall:7.1f} s by the clock, processor: {used.own:6.2f} s here, {used.others:6.2f} s there, "
          f"{used.own + used.others:6.2f} s together", flush=True)  # fmt: skip
    return found.frame()


def main(games="20000"):
    """One line for each place."""
    from distributed import Client, LocalCluster

    n = int(games)
    study("fourteen_nights", {"base": {}}, 200, players=4, jobs=1, progress=False).wait()
    here = measured("here", n, jobs=1)
    assert here.equals(measured("pool, 2 workers", n, jobs=2))
    given = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "host": "127.0.0.1"}
    with LocalCluster(silence_logs=50, **given) as cluster, Client(cluster, set_as_default=False) as client:
        study("fourteen_nights", {"base": {}}, 400, players=4, where=client, progress=False).wait()
        assert here.equals(measured("dask, 2 workers", n, where=client))


if __name__ == "__main__":
    main(*sys.argv[1:])

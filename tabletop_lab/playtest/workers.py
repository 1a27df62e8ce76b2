"""Plays the games of a batch: in this process, in worker processes, or on any concurrent.futures.Executor.
Nothing here knows what a game is; results come back in the order in which they are ready."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
import warnings
from collections import OrderedDict
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from types import ModuleType
from typing import Any

from tabletop_lab.engine.core.errors import echo
from tabletop_lab.playtest.task import Games, Row, Task

PILOT_SECONDS = 0.3
"""Seconds of games played in this process first, to learn how long one takes."""
WORTH_A_POOL = 2.0
"""Seconds of work below which starting worker processes does not pay."""
CHUNK_SECONDS = 0.5
CHUNKS_UNDER_WAY = 3
"""How many chunks each worker has: enough that none waits, few enough that an interrupt takes effect soon."""

REMEMBERED = 10_000
"""How many tasks are kept as bytes."""

MOST_DEATHS = 5
"""Games that end their worker processes before the rest of a batch is given up."""

Job = tuple[int, int, int]
"""Which task, which row, which seed."""
Done = tuple[Job, Row]


class CannotImport(Exception):
    """Raised if a worker process cannot import what a task is made of."""


def run(
    tasks: Sequence[Task], jobs: Iterable[Job], total: int, at_once: int, executor: Executor | None
) -> Generator[Done, None, None]:
    """Play every job, `total` of them; the caller may stop at any time by closing the iterator."""
    rest = iter(jobs)
    if executor is None and at_once == 1:
        yield from _here(tasks, rest)
        return
    started, played = time.perf_counter(), 0
    for done in _here(tasks, rest):
        yield done
        played += 1
        if time.perf_counter() - started > PILOT_SECONDS:
            break
    seconds = (time.perf_counter() - started) / max(1, played)
    left = total - played
    if not left:
        return
    if executor is None and left * seconds < WORTH_A_POOL:
        yield from _here(tasks, rest)
        return
    packed = _Packed(tasks)
    if not all(map(packed.fits, range(len(tasks)))):
        warnings.warn("worker processes cannot import this game or bot, so it is played in one process", stacklevel=4)
        yield from _here(tasks, rest)
        return
    size = max(1, min(int(CHUNK_SECONDS / seconds), left // (4 * at_once)))
    lost: list[Job] = []
    try:
        yield from _there(tasks, packed, rest, size, at_once, executor, lost)
        return
    except CannotImport as error:
        warnings.warn(f"the worker processes gave up ({error}); going on in one process", stacklevel=4)
        yield from _here(tasks, [*lost, *rest])
        return
    except BrokenExecutor as error:
        warnings.warn(f"a worker process died ({error}); its games are played again, each by itself", stacklevel=4)
    yield from _after_a_death(tasks, packed, lost, rest, size, at_once)


def _here(tasks: Sequence[Task], jobs: Iterable[Job]) -> Iterator[Done]:
    games: dict[int, Games] = {}
    for job in jobs:
        if job[0] not in games:
            games[job[0]] = Games(tasks[job[0]])
        yield job, games[job[0]].play(job[2])


def _after_a_death(
    tasks: Sequence[Task], packed: _Packed, lost: list[Job], rest: Iterator[Job], size: int, at_once: int
) -> Iterator[Done]:
    """Go on in new worker processes. What was under way is played game by game: a game that ends its process again is
    told in its row. It is never played here, where it would end this process."""
    deaths = 0
    while True:
        again, lost = lost, []
        for job in again:
            if deaths >= MOST_DEATHS:
                yield job, Games(tasks[job[0]]).failed(job[2], f"not played: {deaths} worker processes died before it")
                continue
            try:
                yield from _there(tasks, packed, iter([job]), 1, 1, None, [])
            except BrokenExecutor:
                deaths += 1
                yield job, Games(tasks[job[0]]).failed(job[2], "the worker process died during this game")
        if deaths >= MOST_DEATHS:
            for job in rest:
                yield job, Games(tasks[job[0]]).failed(job[2], f"not played: {deaths} worker processes died before it")
        try:
            yield from _there(tasks, packed, rest, size, at_once, None, lost)
            return
        except BrokenExecutor:
            continue


def _there(
    tasks: Sequence[Task],
    packed: _Packed,
    jobs: Iterator[Job],
    size: int,
    at_once: int,
    executor: Executor | None,
    lost: list[Job],
) -> Iterator[Done]:
    """Play on the executor, or on our own worker processes; `lost` gets the jobs whose workers died."""
    own = executor is None
    pool = executor or _process_pool(at_once)
    under_way: dict[Future[bytes], list[Job]] = {}
    alone: list[Job] = []
    try:
        while True:
            while len(under_way) < CHUNKS_UNDER_WAY * at_once:
                chunk = [alone.pop()] if alone else list(islice(jobs, size))
                if not chunk:
                    break
                lost[:] = [job for handed in under_way.values() for job in handed] + alone + chunk
                with _main_left_out():
                    under_way[pool.submit(play_chunk, pickle.dumps((packed.of(chunk), chunk)))] = chunk
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                lost[:] = [job for handed in under_way.values() for job in handed] + alone
                rows = _rows_of(future, tasks, under_way[future])
                handed = under_way.pop(future)
                if rows is None:  # one game is to blame: it is found by playing each by itself
                    alone += reversed(handed)
                else:
                    yield from zip(handed, rows, strict=True)
    finally:
        for future in under_way:
            future.cancel()
        if own:
            pool.shutdown(wait=False, cancel_futures=True)


def _rows_of(future: Future[bytes], tasks: Sequence[Task], jobs: Sequence[Job]) -> list[Row] | None:
    """The rows of a chunk; None when they cannot be sent back, as when every worker that tried it was lost.

    Of a single game the row says why.
    """
    try:
        rows: list[Row] = pickle.loads(future.result())
        return rows
    except (BrokenExecutor, CannotImport):
        raise
    except ImportError as error:
        raise CannotImport(str(error)) from None
    except Exception as error:
        return [Games(tasks[task]).failed(seed, echo(error)) for task, _, seed in jobs] if len(jobs) == 1 else None


def play_chunk(chunk: bytes) -> bytes:
    """Play some jobs and give their rows; this is what runs in a worker.

    What goes there and back are bytes: dask looks at each number of anything else, which costs a quarter of a game.
    """
    packed, jobs = pickle.loads(chunk)
    try:
        games = {place: Games(_unpack(one)) for place, one in packed.items()}
    except (ImportError, AttributeError) as error:
        raise CannotImport(str(error)) from None
    return pickle.dumps([games[task].play(seed) for task, _, seed in jobs])


@lru_cache(maxsize=256)
def _unpack(packed: bytes) -> Task:
    task: Task = pickle.loads(packed)
    return task


class _Packed:
    """The tasks as bytes, each made when a chunk first needs it: only the tasks of a chunk travel with it."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks = tasks
        self._bytes: OrderedDict[int, bytes] = OrderedDict()

    def of(self, jobs: Iterable[Job]) -> dict[int, bytes]:
        return {place: self._one(place) for place in dict.fromkeys(job[0] for job in jobs)}

    def fits(self, place: int) -> bool:
        """Whether worker processes can have it; not if something in it was defined in a notebook or a script."""
        try:
            return b"__main__" not in self._one(place)
        except (pickle.PicklingError, AttributeError, TypeError):
            return False

    def _one(self, place: int) -> bytes:
        if place not in self._bytes:
            self._bytes[place] = pickle.dumps(self._tasks[place])
            if len(self._bytes) > REMEMBERED:
                self._bytes.popitem(last=False)
        return self._bytes[place]


def _process_pool(at_once: int) -> Executor:
    """Make worker processes.

    They are never forked: a Jupyter kernel has threads and sockets that a copy must not share.
    """
    context: Any = multiprocessing.get_context("spawn" if os.name == "nt" else "forkserver")
    if os.name != "nt":
        context.set_forkserver_preload([__name__])
    return ProcessPoolExecutor(at_once, mp_context=context, initializer=_begin_to_work)


def _begin_to_work() -> None:
    """In a new worker: interrupts are the parent's, and without the parent there is nothing to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True, name="parent").start()


def _end_with_the_parent() -> None:
    """A parent that is killed tells nobody, and a worker holds all the pipes open at which it and the others wait.

    When the last worker is gone, the process that forked them and the resource tracker see that and end too.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _main_left_out() -> Iterator[None]:
    """Hide the user's script from new workers: they would run it again, and they do not need it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def processes(jobs: int, executor: Executor | None) -> int:
    """Return how many chunks are worked on at once; -1 means one per core, or as many as an executor has workers."""
    if jobs > 0:
        return jobs
    if own := getattr(executor, "_max_workers", None):
        return int(own)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

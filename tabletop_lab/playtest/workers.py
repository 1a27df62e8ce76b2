"""Plays the games of a batch: in this process, in worker processes, or on any concurrent.futures.Executor.
Nothing here knows what a game is; results come back in the order in which they are ready."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import time
import warnings
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from types import ModuleType
from typing import Any

from tabletop_lab.playtest.task import Games, Row, Task

PILOT_SECONDS = 0.3
"""Seconds of games played in this process first, to learn how long one takes."""
WORTH_A_POOL = 2.0
"""Seconds of work below which starting worker processes does not pay."""
CHUNK_SECONDS = 0.5
CHUNKS_UNDER_WAY = 3
"""How many chunks each worker has: enough that none waits, few enough that an interrupt takes effect soon."""

Job = tuple[int, int, int]
"""Which task, which row, which seed."""
Done = tuple[Job, Row]


class CannotImport(Exception):
    """Raised if a worker process cannot import what a task is made of."""


def run(
    tasks: Sequence[Task], jobs: Sequence[Job], at_once: int, executor: Executor | None
) -> Generator[Done, None, None]:
    """Play every job; the caller may stop at any time by closing the iterator."""
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
    left = len(jobs) - played
    if not left:
        return
    if executor is None and left * seconds < WORTH_A_POOL:
        yield from _here(tasks, rest)
        return
    packed = _pack(tasks)
    if packed is None:
        warnings.warn("worker processes cannot import this game or bot, so it is played in one process", stacklevel=4)
        yield from _here(tasks, rest)
        return
    size = max(1, min(int(CHUNK_SECONDS / seconds), left // (4 * at_once)))
    lost: list[Job] = []
    try:
        yield from _there(packed, rest, size, at_once, executor, lost)
    except (BrokenExecutor, CannotImport) as error:
        warnings.warn(f"the worker processes gave up ({error}); going on in one process", stacklevel=4)
        yield from _here(tasks, [*lost, *rest])


def _here(tasks: Sequence[Task], jobs: Iterable[Job]) -> Iterator[Done]:
    games = [Games(task) for task in tasks]
    for job in jobs:
        yield job, games[job[0]].play(job[2])


def _there(
    packed: bytes, jobs: Iterator[Job], size: int, at_once: int, executor: Executor | None, lost: list[Job]
) -> Iterator[Done]:
    """Play on the executor, or on our own worker processes; `lost` gets the jobs whose workers died."""
    own = executor is None
    pool = executor or _process_pool(at_once)
    under_way: dict[Future[list[Row]], list[Job]] = {}
    try:
        while True:
            while len(under_way) < CHUNKS_UNDER_WAY * at_once and (chunk := list(islice(jobs, size))):
                lost[:] = [job for handed in under_way.values() for job in handed] + chunk
                with _main_left_out():
                    under_way[pool.submit(play_chunk, packed, chunk)] = chunk
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                lost[:] = [job for handed in under_way.values() for job in handed]
                yield from zip(under_way[future], future.result(), strict=True)
                del under_way[future]
    finally:
        for future in under_way:
            future.cancel()
        if own:
            pool.shutdown(wait=False, cancel_futures=True)


def play_chunk(packed: bytes, jobs: Sequence[Job]) -> list[Row]:
    """Play some jobs; this is what runs in a worker."""
    try:
        tasks = _unpack(packed)
    except (ImportError, AttributeError) as error:
        raise CannotImport(str(error)) from None
    games = [Games(task) for task in tasks]
    return [games[task].play(seed) for task, _, seed in jobs]


@lru_cache(maxsize=4)
def _unpack(packed: bytes) -> Sequence[Task]:
    tasks: Sequence[Task] = pickle.loads(packed)
    return tasks


def _pack(tasks: Sequence[Task]) -> bytes | None:
    """Return the tasks as bytes for the workers; None if something in them was defined in a notebook or a script."""
    try:
        packed = pickle.dumps(tuple(tasks))
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
    return None if b"__main__" in packed else packed


def _process_pool(at_once: int) -> Executor:
    """Make worker processes.

    They are never forked: a Jupyter kernel has threads and sockets that a copy must not share.
    """
    context: Any = multiprocessing.get_context("spawn" if os.name == "nt" else "forkserver")
    if os.name != "nt":
        context.set_forkserver_preload([__name__])
    return ProcessPoolExecutor(at_once, mp_context=context, initializer=_leave_interrupts_to_the_parent)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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

"""A large study in one folder: `python -m tests.playtest.a_million [GAMES] [FOLDER] [drawn]`.

Plays that many games of Fourteen Nights (a million, in a folder that is made for it), and says what the folder holds,
how much memory it took, and how long three queries take. `drawn`: the rows are drawn from 2,000 games that were played
before, so that the study, the store and the queries do all their work and only the play is left out: minutes in place
of half an hour. A folder that holds a part already is continued.
"""

import random
import resource
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time

from tabletop_lab.playtest import simulate, study, workers

QUERIES = {
    "mean score by variant": "SELECT variant, avg(score_P1), stddev(score_P1) FROM games GROUP BY variant",
    "how games ended": "SELECT reason, count(*) FROM games GROUP BY reason",
    "the five longest games": "SELECT seed, decisions FROM games ORDER BY decisions DESC, seed LIMIT 5",
}
VARIANTS = {"base": {}, "wheel": {"adjacency": "wheel"}}


@contextmanager
def rows_drawn():
    """Workers that play nothing: each row is drawn from games of the same rules, with its own seed."""
    given = {"players": 4, "bots": "random", "jobs": 1, "progress": False}
    frames = [simulate("fourteen_nights", 2000, rules=rules, **given) for rules in VARIANTS.values()]
    played = [frame.astype(object).where(frame.notna(), None).to_dict("records") for frame in frames]
    luck = random.Random(1)

    def run(tasks, jobs, total, at_once, executor):
        for job in jobs:
            yield job, luck.choice(played[job[0]]) | {"seed": job[2]}

    real, workers.run = workers.run, run
    try:
        yield
    finally:
        workers.run = real


def main(*given):
    """Print what was measured."""
    games = next((int(word) for word in given if word.isdigit()), 1_000_000)
    folder = next((Path(word) for word in given if not word.isdigit() and word != "drawn"), None)
    with tempfile.TemporaryDirectory() as made:
        folder = folder or Path(made)
        began = process_time()
        if "drawn" in given:
            with rows_drawn():
                found = study("fourteen_nights", VARIANTS, games // 2, players=4, folder=folder, progress=False).wait()
        else:
            found = study("fourteen_nights", VARIANTS, games // 2, players=4, folder=folder).wait()
        print(f"{found.done:,} rows in {process_time() - began:,.0f} s of this process", flush=True)
        size = sum(file.stat().st_size for file in folder.iterdir())
        columns = found.query("SELECT * FROM games LIMIT 1").shape[1]
        print(f"{size / 1e6:.1f} MB, {columns} columns, {len(list(folder.iterdir()))} files")
        for name, sql in QUERIES.items():
            began, worked = perf_counter(), process_time()
            found.query(sql)
            print(f"{name}: {perf_counter() - began:.2f} s, {process_time() - worked:.2f} s of the processor")
        began = process_time()
        found.readings()
        print(f"all readings: {process_time() - began:.1f} s of the processor")
        print(f"most memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3:,.0f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])

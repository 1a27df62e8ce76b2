"""A plugin of the run of the notebooks (`make test`): a notebook that is run and saved is hardly larger than before.

The first save should not make a class send megabytes around, nor a comparison of two files show pictures only.
The largest notebook is run first: what takes longest should not be what all wait for at the end.
"""

import json
import os

import pytest

from tabletop_lab.figures.in_the_notebook import VARIABLE

LARGER = 4 / 3
"""How much larger a notebook may be after a run than it is shipped."""
_saved = pytest.StashKey()


def size_of(outputs):
    """Bytes that outputs take in the file of a notebook.

    >>> size_of([{"text": "셋"}])
    17
    """
    return len(json.dumps(outputs, ensure_ascii=False).encode())


def check(path, before, after):
    """AssertionError if the file grows too much when outputs of `after` bytes take the place of `before` bytes."""
    shipped = path.stat().st_size
    saved = shipped - before + after
    assert saved <= shipped * LARGER, f"{path.name}: {shipped} bytes as shipped, {saved} after a run: make pictures"


def pytest_collection_modifyitems(items):
    """The largest notebook first; the cells of one stay together and in order."""
    items.sort(key=lambda item: (-item.path.stat().st_size, str(item.path)))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    """The kernel is told the path of its notebook, as by JupyterLab: pictures that the file has are not made again."""
    os.environ[VARIABLE] = str(item.path)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item, nextitem):
    """Count what the cells of a notebook show; after its last cell compare."""
    if not hasattr(item, "test_outputs"):
        return
    before, after = item.parent.stash.get(_saved, (0, 0))
    before, after = before + size_of(item.cell.get("outputs", [])), after + size_of(item.test_outputs or [])
    item.parent.stash[_saved] = before, after
    if nextitem is None or nextitem.parent is not item.parent:
        check(item.parent.path, before, after)

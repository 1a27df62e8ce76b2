"""The shipped notebooks are signed for this computer, as `jupyter trust` does: their pictures then follow the theme of
the page before anything is run. JupyterLab takes the style out of the outputs of a notebook it does not trust."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from pathlib import Path


def trust(files: Iterable[Path]) -> None:
    """Sign those of the files that are notebooks; where no signature can be kept, they are shown without style."""
    import nbformat
    from jupyter_core.paths import jupyter_data_dir
    from nbformat.sign import NotebookNotary

    notebooks = [file for file in files if file.suffix == ".ipynb"]
    if not notebooks:
        return
    try:
        Path(jupyter_data_dir()).mkdir(parents=True, exist_ok=True)
        with NotebookNotary(data_dir=jupyter_data_dir()) as notary:
            for file in notebooks:
                notary.sign(nbformat.read(file, as_version=4))
    except (OSError, sqlite3.Error) as error:
        logging.getLogger(__name__).info("notebooks are not signed: %s", error)

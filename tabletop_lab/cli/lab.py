"""`tabletop-lab` without a command: opens JupyterLab on the start notebook, with its own settings.
It changes neither the user's configuration nor a file that the user has changed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli import shipped
from tabletop_lab.engine.language.languages import language

CONFIG = Path(__file__).parent / "_jupyter"


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "ko"), help="your language; remembered (default: the computer's)")
    parser.add_argument("--dir", type=Path, help="folder for your notebooks (default: ~/tabletop-lab)")
    parser.add_argument("--port", type=int, help="port of the server (default: the first free one from 8888)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--allow-root", action="store_true", help="needed when you are root (containers)")


def arguments(options: argparse.Namespace, target: Path, rest: Sequence[str]) -> list[str]:
    """Return the command line for JupyterLab."""
    args = [
        f"--ServerApp.root_dir={target}",
        f"--LabApp.default_url=/lab/tree/{shipped.start(language())}",
        "--ServerApp.jpserver_extensions={'tabletop_lab.cli.nodelay': True}",
    ]
    if options.port is not None:
        args.append(f"--port={options.port}")
    if options.no_browser:
        args.append("--no-browser")
    if options.allow_root:
        args.append("--allow-root")
    return [*args, *rest]


def run(options: argparse.Namespace, rest: Sequence[str]) -> int:
    if options.lang:
        words.remember_language(options.lang)
    target = (options.dir or shipped.default_target()).expanduser().resolve()
    try:
        copied = shipped.copy_to(target)
    except OSError as error:
        print(
            f"tabletop-lab: cannot write to {target}: {error.strerror}; name another folder with --dir", file=sys.stderr
        )
        return 2
    print(f"tabletop-lab: your notebooks are in {target}", flush=True)
    for name in copied.kept:
        print(f"tabletop-lab: {name} is yours now and was left alone; the shipped one is {shipped.folder() / name}")
    paths = [str(CONFIG), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(p for p in paths if p)
    from jupyterlab.labapp import main as jupyterlab

    sys.argv = ["jupyter-lab", *arguments(options, target, rest)]
    return int(jupyterlab() or 0)

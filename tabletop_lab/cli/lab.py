"""`tabletop-lab` without a command: opens JupyterLab on the start notebook, with its own settings.
It changes neither the user's configuration nor a file that the user has changed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tabletop_lab.cli import options as words
from tabletop_lab.cli import shipped, trusted
from tabletop_lab.cli.parser import Parser, spoken
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.languages import language
from tabletop_lab.notebook.words import Say

CONFIG = Path(__file__).parent / "_jupyter"
"""The settings of our JupyterLab; the folder of a language has those of that language alone."""
PORTS = range(65536)
"""0: any that is free."""


def parser(tell: Say | None = None) -> Parser:
    tell = tell or spoken()
    parser = Parser("", tell, epilog=tell("help-commands"), formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add("--version", action="store_true")
    parser.add("--lang", choices=("en", "ko"))
    parser.add("--dir", type=Path)
    parser.add("--port", type=int)
    parser.add("--no-browser", action="store_true")
    parser.add("--allow-root", action="store_true")
    return parser


def refuse_unknown(reader: Parser, rest: Sequence[str]) -> None:
    """SystemExit for an option that neither we nor JupyterLab know, OSError for a file that is not there."""
    if not rest:
        return
    from jupyterlab.labapp import LabApp

    with_value = {f"{'--' if len(name) > 1 else '-'}{name}" for name in LabApp.aliases}
    alone = {f"{'--' if len(name) > 1 else '-'}{name}" for name in LabApp.flags}
    words = iter(rest)
    for word in words:
        name, equals, _ = word.partition("=")
        if name in with_value:
            if not equals:
                next(words, None)
        elif not word.startswith("-"):
            Path(word).stat()
        elif "." not in name and name not in alone:
            reader.unknown(name, with_value | alone)


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
    tell = spoken()
    if options.port is not None and options.port not in PORTS:
        raise TabletopError(tell("lab-no-port", port=str(options.port), last=str(PORTS[-1])))
    target = (options.dir or shipped.default_target()).expanduser().resolve()
    try:
        copied = shipped.copy_to(target)
    except OSError as error:
        said = tell("lab-no-folder", folder=str(target), reason=error.strerror or str(error))
        print(f"tabletop-lab: {said}", file=sys.stderr)
        return 2
    trusted.trust(target / name for name in (*copied.new, *copied.renewed))
    print(f"tabletop-lab: {tell('lab-folder', folder=str(target))}", flush=True)
    for name in copied.kept:
        print(f"tabletop-lab: {tell('lab-kept', file=name, shipped=str(shipped.folder() / name))}")
    paths = [str(CONFIG / language()), str(CONFIG), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(p for p in paths if p)
    from jupyterlab.labapp import main as jupyterlab

    sys.argv = ["jupyter-lab", *arguments(options, target, rest)]
    return int(jupyterlab() or 0)

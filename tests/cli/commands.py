"""A command, and what it wrote."""

from tabletop_lab.cli import main


def run(capsys, *words):
    """The exit code, and what was written to each stream."""
    code = main(list(words))
    out, err = capsys.readouterr()
    return code, out, err

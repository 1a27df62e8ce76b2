"""The untold twin of a game, for batches: statements that tell somebody something nobody listens to are left out.

A game tells a few hundred events; with no trace to write them to, building their facts costs a fifth of a playout.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
from types import CodeType, FunctionType
from typing import Any

from .clause import clauses_of
from .leave_out import LeaveOut, does_nothing
from .memo import memo


@memo
def untold(game_class: type, heard: frozenset[str], safe: bool = False) -> type:
    """The same game without `self.tell("event", ...)` for events outside `heard`, and without its safe points.

    `safe`: keep the safe points, for bots that fork. Only whole statements with harmless arguments go, then calls of
    methods in which nothing is left. A function that cannot be read again, or was edited, stays as it is.

    >>> from tabletop_lab.testing.sample import Market
    >>> quiet = untold(Market, frozenset({"walked"}))
    >>> "earned" in quiet.run_errands.__code__.co_consts, "walked" in quiet.walk.__code__.co_consts
    (False, True)
    """
    functions = {name: inspect.getattr_static(game_class, name, None) for name in dir(game_class)}
    trees: dict[str, ast.Module | None] = {}
    silent: set[str] = set()
    new = {"tell", "safe_point"}
    while new:  # a method that does nothing any more makes others shorter, which may then do nothing either
        for name, function in functions.items():
            if isinstance(function, FunctionType) and new & set(function.__code__.co_names):
                tree = trees[name] if name in trees else trees.setdefault(name, _tree(function))
                if tree is not None:
                    LeaveOut(heard, safe, silent).shorten(_definition(tree))
        empty = {name for name, tree in trees.items() if tree is not None and does_nothing(_definition(tree))}
        new = empty - silent
        silent |= new
    quiet = {name: _compiled(functions[name], tree) for name, tree in trees.items() if tree is not None}
    if not quiet:
        return game_class
    return type(game_class.__name__, (game_class,), {**quiet, "__module__": game_class.__module__})


def _tree(function: FunctionType) -> ast.Module | None:
    """The function's text as a tree without its tag; None when it is not safe to compile it anew."""
    if function.__closure__ or hasattr(function, "__edit__"):  # it uses super(), or its loops are counted
        return None
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError, SyntaxError, ValueError):
        return None
    definition = tree.body[0]
    tags = 1 if clauses_of(function) else 0
    if not isinstance(definition, ast.FunctionDef) or len(definition.decorator_list) != tags:
        return None
    if definition.name != function.__name__:  # the file has changed since it was imported
        return None
    definition.decorator_list = []
    return tree


def _definition(tree: ast.Module) -> ast.FunctionDef:
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    return definition


def _compiled(function: FunctionType, tree: ast.Module) -> FunctionType:
    """The function from a changed tree, with everything else as it was."""
    ast.increment_lineno(ast.fix_missing_locations(tree), function.__code__.co_firstlineno - 1)
    flags = function.__code__.co_flags & __future__.annotations.compiler_flag
    module: Any = compile(tree, function.__code__.co_filename, "exec", flags=flags, dont_inherit=True)
    code = next(c for c in module.co_consts if isinstance(c, CodeType) and c.co_name == function.__name__)
    shorter = FunctionType(code, function.__globals__, function.__name__, function.__defaults__)
    shorter.__kwdefaults__ = function.__kwdefaults__
    shorter.__dict__.update(function.__dict__)
    shorter.__doc__, shorter.__qualname__ = function.__doc__, function.__qualname__
    return shorter

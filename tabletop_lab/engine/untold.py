"""The untold twin of a game, for batches: statements that tell somebody something nobody listens to are left out.

A game tells a few hundred events; with no trace to write them to, building their facts costs a tenth of a playout.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
from types import CodeType, FunctionType
from typing import Any

from .clause import clauses_of
from .memo import memo

_HARMLESS = (
    ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.BinOp, ast.UnaryOp,
    ast.BoolOp, ast.Compare, ast.IfExp, ast.keyword, ast.Starred, ast.expr_context, ast.operator, ast.unaryop,
    ast.boolop, ast.cmpop,
)  # fmt: skip
_HARMLESS_CALLS = {"len", "tuple", "sum", "sorted", "min", "max"}


@memo
def untold(game_class: type, heard: frozenset[str], safe: bool = False) -> type:
    """The same game without `self.tell("event", ...)` for events outside `heard`, and without its safe points.

    `safe`: keep the safe points, for bots that fork. Only whole statements with harmless arguments go; a function that
    cannot be read again stays as it is.

    >>> from tabletop_lab.engine import catalogue
    >>> game = catalogue.find("fourteen_nights")
    >>> quiet = untold(game, frozenset({"moved"}))
    >>> "was_moved" in quiet.force.__code__.co_consts, "moved" in quiet.move.__code__.co_consts
    (False, True)
    """
    quiet = {}
    for name in dir(game_class):
        function = inspect.getattr_static(game_class, name, None)
        if isinstance(function, FunctionType) and {"tell", "safe_point"} & set(function.__code__.co_names):
            shorter = _without_tells(function, heard, safe)
            if shorter is not None:
                quiet[name] = shorter
    return (
        type(game_class.__name__, (game_class,), {**quiet, "__module__": game_class.__module__})
        if quiet
        else game_class
    )


def _without_tells(function: FunctionType, heard: frozenset[str], safe: bool) -> FunctionType | None:
    """The function compiled anew without its untold statements; None when that is not safe."""
    if function.__closure__:  # it uses super() or a variable of another function
        return None
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError, SyntaxError, ValueError):
        return None
    definition = tree.body[0]
    tags = 1 if clauses_of(function) else 0
    if not isinstance(definition, ast.FunctionDef) or len(definition.decorator_list) != tags:
        return None
    definition.decorator_list = []
    _LeaveOut(heard, safe).visit(definition)
    ast.increment_lineno(ast.fix_missing_locations(tree), function.__code__.co_firstlineno - 1)
    flags = function.__code__.co_flags & __future__.annotations.compiler_flag
    module = compile(tree, function.__code__.co_filename, "exec", flags=flags, dont_inherit=True)
    code = next(c for c in module.co_consts if isinstance(c, CodeType) and c.co_name == function.__name__)
    shorter = FunctionType(code, function.__globals__, function.__name__, function.__defaults__)
    shorter.__kwdefaults__ = function.__kwdefaults__
    shorter.__dict__.update(function.__dict__)
    shorter.__doc__, shorter.__qualname__ = function.__doc__, function.__qualname__
    return shorter


class _LeaveOut(ast.NodeTransformer):
    def __init__(self, heard: frozenset[str], safe: bool) -> None:
        self.heard, self.safe = heard, safe

    def visit_Expr(self, node: ast.Expr) -> Any:
        return ast.copy_location(ast.Pass(), node) if self._is_untold(node.value) else node

    def _is_untold(self, call: ast.expr) -> bool:
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            return False
        if not (isinstance(call.func.value, ast.Name) and call.func.value.id == "self"):
            return False
        if call.func.attr == "safe_point":  # a batch never goes back to one, but for bots that fork
            return not self.safe
        if call.func.attr != "tell" or not call.args:
            return False
        events = call.args[0]
        names = [events.body, events.orelse] if isinstance(events, ast.IfExp) else [events]
        if any(not isinstance(name, ast.Constant) or name.value in self.heard for name in names):
            return False
        return all(_is_harmless(part) for part in (*call.args, *call.keywords))


def _is_harmless(node: ast.AST) -> bool:
    """Whether leaving out the expression changes nothing else: no calls but of plain functions, nothing assigned."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            if not (isinstance(part.func, ast.Name) and part.func.id in _HARMLESS_CALLS):
                return False
        elif not isinstance(part, _HARMLESS):
            return False
    return True

"""Leaves out of a function's syntax tree what does nothing: untold events, and all that was only there to tell them.

Knows no game and compiles nothing: see `untold`.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

_HARMLESS = (
    ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.BinOp, ast.UnaryOp,
    ast.BoolOp, ast.Compare, ast.IfExp, ast.keyword, ast.Starred, ast.expr_context, ast.operator, ast.unaryop,
    ast.boolop, ast.cmpop,
)  # fmt: skip
_HARMLESS_CALLS = {"len", "tuple", "sum", "sorted", "min", "max"}
_HARMLESS_METHODS = {"items", "keys", "values"}
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class LeaveOut(ast.NodeTransformer):
    """Leaves out statements that tell events outside `heard`, safe points unless `safe`, and calls of `silent` methods.

    With them go loops and branches in which nothing is left, and names that nothing reads any more.
    """

    def __init__(self, heard: Collection[str], safe: bool, silent: Collection[str] = ()) -> None:
        self.heard, self.safe, self.silent = heard, safe, silent
        self._function: ast.FunctionDef

    def shorten(self, function: ast.FunctionDef) -> None:
        """Change the function's tree; what one pass leaves without a use, the next leaves out."""
        self._function = function
        before = -1
        while before != (now := sum(1 for _ in ast.walk(function))):
            before = now
            self.visit(function)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if getattr(node, "body", None) == []:
            first = ast.Pass()
            node.body = [ast.copy_location(first, node) if isinstance(node, ast.stmt) else first]  # type: ignore[attr-defined]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if self._is_idle(node.value) else node

    def visit_For(self, node: ast.For) -> ast.AST | None:
        self.generic_visit(node)
        idle = _is_empty(node.body) and not node.orelse and is_harmless(node.iter)
        names = [name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)]
        return None if idle and not any(name in set(_read(self._function, name)) for name in names) else node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        self.generic_visit(node)
        return None if _is_empty(node.body) and not node.orelse and is_harmless(node.test) else node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        name = node.targets[0]
        unread = len(node.targets) == 1 and isinstance(name, ast.Name) and not any(_read(self._function, name.id))
        return None if unread and is_harmless(node.value) else node

    def _is_idle(self, call: ast.expr) -> bool:
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            return False
        if not (isinstance(call.func.value, ast.Name) and call.func.value.id == "self"):
            return False
        if call.func.attr == "safe_point":  # a batch never goes back to one, but for bots that fork
            return not self.safe
        if call.func.attr in self.silent:
            return all(is_harmless(part) for part in (*call.args, *call.keywords))
        if call.func.attr != "tell" or not call.args:
            return False
        events = call.args[0]
        names = [events.body, events.orelse] if isinstance(events, ast.IfExp) else [events]
        if any(not isinstance(name, ast.Constant) or name.value in self.heard for name in names):
            return False
        return all(is_harmless(part) for part in (*call.args, *call.keywords))


def does_nothing(function: ast.FunctionDef) -> bool:
    """Whether a function has no statement but its docstring."""
    return _is_empty(function.body)


def _is_empty(body: list[ast.stmt]) -> bool:
    return all(
        isinstance(one, ast.Pass) or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        for one in body
    )


def is_harmless(node: ast.AST) -> bool:
    """Whether leaving out the expression changes nothing else: no calls but of plain functions, nothing assigned."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            plain = isinstance(part.func, ast.Name) and part.func.id in _HARMLESS_CALLS
            looks = isinstance(part.func, ast.Attribute) and part.func.attr in _HARMLESS_METHODS and not part.args
            if not plain and not looks:
                return False
        elif not isinstance(part, _HARMLESS):
            return False
    return True


def _read(node: ast.AST, name: str) -> Iterator[str]:
    """The name once for every place that reads it, but not inside loops and comprehensions that bind it themselves."""
    if isinstance(node, ast.Name) and node.id == name and not isinstance(node.ctx, ast.Store):
        yield name
    elif isinstance(node, ast.Global | ast.Nonlocal) and name in node.names:
        yield name  # others may read it
    elif isinstance(node, ast.For) and _binds(node.target, name):
        for part in (node.iter, *node.orelse):
            yield from _read(part, name)
    elif isinstance(node, _COMPREHENSIONS) and any(_binds(loop.target, name) for loop in node.generators):
        yield from _read(node.generators[0].iter, name)
    else:
        if isinstance(node, ast.AugAssign) and _binds(node.target, name):
            yield name
        for part in ast.iter_child_nodes(node):
            yield from _read(part, name)


def _binds(target: ast.expr, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(target))

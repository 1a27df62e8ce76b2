"""Turns the edited text of a rule into a class with that one function: parsed, checked, compiled in the place of the
rule. Which function a clause means, and what a variant is, is explained in variant.py."""

from __future__ import annotations
import __future__

import ast
import inspect
import linecache
import traceback
from types import CodeType
from typing import TYPE_CHECKING, Any, cast

from ..core.clause import clauses_of, plays_base
from ..core.errors import InvalidEdit, echo, is_failure
from ..language.localized import localized
from . import guard
from .syntax import kind_of

if TYPE_CHECKING:
    from .variant import RuleEdit

LONGEST = 100_000
"""Characters an edited rule may have."""
_FUTURE = __future__.annotations.compiler_flag
_TOO_MUCH = (ValueError, RecursionError, MemoryError, OverflowError, SystemError)
"""What Python raises for a text that it cannot hold: nested too deep, numbers too long, characters that are none."""
_BASE, _TICK, _GIVEN, _MAKER = "__base__", "__tick__", "__given__", "__edited__"

Parameter = tuple[str, str, bool]
"""Name, kind, and whether it may be left out."""


def layer(game: type[Any], edit: RuleEdit) -> type[Any]:
    """A subclass of the game in which the function of the edit is replaced; raises InvalidEdit.

    The text can use what the original could use: the names of its module and of the functions around it. `super()`
    gives the rule as it was before the edit; where the original itself plays what it overrides, `super()` gives that,
    as there. Nothing of the text is executed before it is checked.
    """
    original = inspect.unwrap(getattr(game, edit.function))
    owner = next(c for c in game.__mro__ if edit.function in vars(c))
    definition = _definition(edit)
    _check_parameters(edit, definition, original)
    around = dict(zip(original.__code__.co_freevars, original.__closure__ or (), strict=True))
    around.pop("__class__", None)
    code = _compiled(edit, definition, owner.__name__, tuple(around))
    _show_lines(edit)
    made: dict[str, Any] = {}
    guard.refill()
    try:
        # Separate locals: nothing is left behind in the module whose names the text uses.
        exec(code, original.__globals__, made)
        cells = [cell.cell_contents for cell in around.values()]
        new = cast("type[Any]", made[_MAKER](game, guard.tick, guard.given, *cells))
    except BaseException as error:  # decorators and default values are the user's own code
        if not is_failure(error):
            raise
        raise _failed(edit, error, definition.lineno) from error
    function = vars(new)[edit.function]
    if not inspect.isfunction(function):
        raise _fault(edit, definition.lineno, "edit_decorators", made=type(function).__name__)
    if inspect.isgeneratorfunction(function) != inspect.isgeneratorfunction(original):
        asked_for = inspect.isgeneratorfunction(original)
        raise _fault(edit, definition.lineno, "edit_without_yield" if asked_for else "edit_with_yield")
    if plays_base(original) and "__class__" in function.__code__.co_freevars:
        cell = (function.__closure__ or ())[function.__code__.co_freevars.index("__class__")]
        cell.cell_contents = owner
    if not clauses_of(function):
        function.__clauses__ = clauses_of(original)  # type: ignore[attr-defined]
    function.__edit__ = edit  # type: ignore[attr-defined]
    function.__qualname__ = f"{owner.__qualname__}.{edit.function}"
    new.__qualname__, new.__module__ = owner.__qualname__, game.__module__
    return new


def function_name(clause: str, text: str, line: int = 1) -> str:
    """The name of the one function in a text; raises InvalidEdit when there is not exactly one."""
    return _parse(f"{clause}", text, line).name


def _definition(edit: RuleEdit) -> ast.FunctionDef:
    definition = _parse(f"{edit.clause} {edit.function}", edit.code, edit.line)
    if definition.name != edit.function:
        raise _fault(edit, definition.lineno, "edit_called", name=repr(definition.name[:40]), wanted=edit.function)
    return definition


def _parse(where: str, text: str, first: int) -> ast.FunctionDef:
    if len(text) > LONGEST:
        raise _refused(where, first, "edit_long", count=len(text), most=LONGEST)
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        kind, facts = kind_of(error)
        raise _refused(where, first + (error.lineno or 1) - 1, kind, **facts) from None
    except _TOO_MUCH as error:
        raise _refused(where, first, "edit_unreadable", error=echo(error, 100)) from None
    ast.increment_lineno(tree, first - 1)
    for statement in tree.body:
        if isinstance(statement, ast.AsyncFunctionDef):
            raise _refused(where, statement.lineno, "edit_async")
        if not isinstance(statement, ast.FunctionDef):
            raise _refused(where, statement.lineno, "edit_beside")
    if len(tree.body) != 1:
        line = tree.body[1].lineno if tree.body else first
        raise _refused(where, line, "edit_many" if tree.body else "edit_nothing", count=len(tree.body))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    return definition


def _compiled(edit: RuleEdit, definition: ast.FunctionDef, owner: str, around: tuple[str, ...]) -> CodeType:
    """The function inside a class of the owner's name (for private names and super()), made by a function."""
    documented = ast.get_docstring(definition, clean=False) is not None
    try:
        _Ticking().visit(definition)
        definition.body.insert(1 if documented else 0, ast.Expr(_tick()))
        given = ", ".join((_BASE, _TICK, _GIVEN, *around))
        tree = ast.parse(f"def {_MAKER}({given}):\n    class {owner}({_BASE}): pass\n    return {owner}\n")
        tree.body[0].body[0].body[:] = [definition]  # type: ignore[attr-defined]
        ast.fix_missing_locations(tree)
        return cast(CodeType, compile(tree, edit.file, "exec", flags=_FUTURE, dont_inherit=True))
    except SyntaxError as error:
        kind, facts = kind_of(error)
        raise _fault(edit, error.lineno or edit.line, kind, **facts) from None
    except _TOO_MUCH as error:
        raise _fault(edit, edit.line, "edit_unreadable", error=echo(error, 100)) from None


class _Ticking(ast.NodeTransformer):
    """Counts every round of every loop and comprehension; not what goes on inside one call of a C function. What the
    rule itself gives, not a function within it, is looked at."""

    _within = 0

    def _loop(self, node: Any) -> Any:
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(_tick()))
        return node

    visit_For = visit_While = _loop

    def _function(self, node: Any) -> Any:
        self._within += 1
        self.generic_visit(node)
        self._within -= 1
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_Lambda = _function

    def visit_Return(self, node: ast.Return) -> Any:
        self.generic_visit(node)
        if self._within == 1 and node.value is not None:
            node.value = ast.copy_location(ast.Call(ast.Name(_GIVEN, ast.Load()), [node.value], []), node.value)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        self.generic_visit(node)
        node.ifs.insert(0, ast.UnaryOp(ast.Not(), _tick()))
        return node


def _tick() -> ast.Call:
    return ast.Call(ast.Name(_TICK, ast.Load()), [], [])


def _show_lines(edit: RuleEdit) -> None:
    """Tracebacks and inspect.getsource show the edited lines, numbered as the user sees them."""
    text = "\n" * (edit.line - 1) + edit.code
    linecache.cache[edit.file] = (len(text), None, text.splitlines(keepends=True), edit.file)


def _failed(edit: RuleEdit, error: BaseException, line: int) -> InvalidEdit:
    for frame, at in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename == edit.file:
            line = at
    return _fault(edit, line, "edit_failed", error=echo(error, 200))


def _fault(edit: RuleEdit, line: int, kind: str, **facts: Any) -> InvalidEdit:
    return _refused(f"{edit.clause} {edit.function}", line, kind, **facts)


def _refused(where: str, line: int, kind: str, **facts: Any) -> InvalidEdit:
    return InvalidEdit(localized(kind, "line", where=where, line=str(line), **facts), line=line)


def _check_parameters(edit: RuleEdit, definition: ast.FunctionDef, original: Any) -> None:
    """Whoever calls the rule must be able to call the edited one in the same way."""
    signature = inspect.signature(original)
    needed: list[Parameter] = [
        (p.name, p.kind.name, p.default is not p.empty or p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD))
        for p in signature.parameters.values()
    ]
    given = _parameters(definition.args)
    by_name = {parameter[0]: parameter for parameter in given}
    in_order = [name for name, kind, _ in given if kind.startswith("POSITIONAL")]
    wanted = [name for name, kind, _ in needed if kind.startswith("POSITIONAL")]
    known = {name for name, _, _ in needed}
    wrong = which = ""
    for name, kind, optional in needed:
        if name not in by_name:
            wrong, which = "edit_parameter_missing", name
        elif by_name[name][1] != kind or (optional and not by_name[name][2]):
            wrong, which = "edit_parameter_other", name
    if not wrong and in_order[: len(wanted)] != wanted:
        wrong = "edit_parameter_order"
    for name, _, optional in given:
        if not wrong and name not in known and not optional:
            wrong, which = "edit_parameter_new", name
    if wrong:
        shown = ", ".join(p.name if p.default is p.empty else f"{p.name}=..." for p in signature.parameters.values())
        raise _fault(edit, definition.lineno, wrong, name=which, wanted=f"def {edit.function}({shown})")


def _parameters(args: ast.arguments) -> list[Parameter]:
    placed = [*((a.arg, "POSITIONAL_ONLY") for a in args.posonlyargs)]
    placed += [(a.arg, "POSITIONAL_OR_KEYWORD") for a in args.args]
    first_optional = len(placed) - len(args.defaults)
    found = [(name, kind, i >= first_optional) for i, (name, kind) in enumerate(placed)]
    if args.vararg:
        found.append((args.vararg.arg, "VAR_POSITIONAL", True))
    named = zip(args.kwonlyargs, args.kw_defaults, strict=True)
    found += [(a.arg, "KEYWORD_ONLY", default is not None) for a, default in named]
    if args.kwarg:
        found.append((args.kwarg.arg, "VAR_KEYWORD", True))
    return found

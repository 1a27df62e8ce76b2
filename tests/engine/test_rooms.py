"""The engine's files: no import circle of more than three, and nothing above the engine is named in its code."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import tabletop_lab.engine
from tabletop_lab.engine.core.catalogue import GROUP

ENGINE = Path(tabletop_lab.engine.__file__).parent
ABOVE = ("games", "playtest", "figures", "teach", "testing", "notebook", "cli")


def module(path: Path) -> str:
    """The dotted name of a file."""
    parts = path.relative_to(ENGINE.parents[1]).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(name: str, tree: ast.AST, known: Mapping[str, Path]) -> Iterator[str]:
    """What a module imports of the engine, wherever it says so: also inside functions, also for types alone."""
    package = name.split(".") if known[name].name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1], *([node.module] if node.module else [])]
            start = ".".join(base) if node.level else node.module or ""
            for one in node.names:
                full = f"{start}.{one.name}"
                yield full if full in known else start
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


def reached(start: str, graph: Mapping[str, set[str]]) -> set[str]:
    """Every module that is reached from one, by any number of imports."""
    found: set[str] = set()
    rest = [start]
    while rest:
        for other in graph[rest.pop()] - found:
            found.add(other)
            rest.append(other)
    return found


def test_no_import_circle_of_more_than_three_files() -> None:
    known = {module(path): path for path in ENGINE.rglob("*.py") if path.parent != ENGINE}
    trees = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in known.items()}
    graph = {name: {other for other in imported(name, tree, known) if other in known and other != name}
             for name, tree in trees.items()}  # fmt: skip
    assert len(graph) > 40 and sum(map(len, graph.values())) > 100
    after = {name: reached(name, graph) for name in graph}
    circles = {frozenset({name, *(o for o in after[name] if name in after[o])}) for name in graph}
    assert [sorted(circle) for circle in circles if len(circle) > 3] == []


def test_nothing_above_the_engine_is_named_in_its_code() -> None:
    named = []
    for path in ENGINE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts = {id(node.body[0].value) for node in ast.walk(tree) if hasattr(node, "body")
                 and isinstance(node.body, list) and node.body and isinstance(node.body[0], ast.Expr)}  # fmt: skip
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) else getattr(node, "module", None)
            if isinstance(text, str) and id(node) not in texts and text != GROUP:
                named += [(path.name, text) for above in ABOVE if f"tabletop_lab.{above}" in text]
    assert named == []

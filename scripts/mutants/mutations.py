"""Small deliberate errors in `rentier/rules`: list all of them, and put one into the running rules.

An error changes one place of one function: a comparison, a condition, a whole number, `and`/`or`, `+`/`-`, or a call
whose result is not used. Only code inside functions is changed, so `names.py` (constants) has no errors.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType

TURNED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
NEGATING = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # turned, these are inverted already


@dataclass(frozen=True)
class Mutant:
    """One error: `was` at byte `start` of the module's source becomes `now`."""

    module: str  # `rentier.rules.rent`
    function: str  # `rent_due`, `State.__init__`
    kind: str  # comparison, condition, constant, call, and-or, plus-minus
    line: int
    lines: tuple[int, int]  # first and last line whose execution means that the place was reached
    start: int
    was: str
    now: str
    key: str  # stays the same while the function's text does, wherever the function is in its file


def mutants_of(module: str, source: bytes) -> list[Mutant]:
    """Every error that can be made in the functions of this module."""
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    found = []
    for name, function in functions(ast.parse(source)):
        begin, end = span(function, starts)
        own = sha256(f"{module} {name} ".encode() + source[begin:end]).hexdigest()
        for lines, change in changes(function, source, starts):
            place = f"{own} {change.start - begin} {change.stop - begin} {change.now}"
            key = sha256(place.encode()).hexdigest()[:16]
            line = source.count(b"\n", 0, change.start) + 1
            was = source[change.start : change.stop].decode()
            found.append(Mutant(module, name, change.kind, line, lines, change.start, was, change.now, key))
    return found


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods of a module with their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, ast.FunctionDef))


def span(node: ast.expr | ast.stmt, starts: list[int]) -> tuple[int, int]:
    """Where the text of a node begins and ends, in bytes of the source."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset


@dataclass(frozen=True)
class Change:
    """A new text for a part of the source."""

    kind: str
    start: int
    stop: int
    now: str


def changes(function: ast.FunctionDef, source: bytes, starts: list[int]) -> Iterator[tuple[tuple[int, int], Change]]:
    """All changes within a function's body, each with the lines of the statement that it is part of."""
    for statement in ast.walk(ast.Module(function.body, [])):
        if isinstance(statement, ast.stmt):
            own = parts(statement)
            last = max((part.end_lineno or 0 for part in own), default=statement.lineno)
            for change in changes_of(statement, own, source, starts):
                yield (statement.lineno, last), change


def parts(statement: ast.stmt) -> list[ast.expr]:
    """The expressions of a statement itself, without those of statements inside it and without annotations."""
    if isinstance(statement, ast.AnnAssign):
        return [statement.value] if statement.value else []
    fields = [value for _, value in ast.iter_fields(statement)]
    flat = [one for value in fields for one in (value if isinstance(value, list) else [value])]
    return [one for one in flat if isinstance(one, ast.expr)]


def changes_of(statement: ast.stmt, own: list[ast.expr], source: bytes, starts: list[int]) -> Iterator[Change]:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        yield Change("call", *span(statement, starts), "pass")
    if isinstance(statement, ast.AugAssign):
        yield from plus_minus(statement.op, statement.target, statement.value, source, starts)
    if isinstance(statement, ast.If | ast.While):
        yield from inverted(statement.test, source, starts)
    for part in own:
        for node in ast.walk(part):
            yield from changes_at(node, source, starts)


def changes_at(node: ast.AST, source: bytes, starts: list[int]) -> Iterator[Change]:
    """The changes of one node of an expression."""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        for i, operator in enumerate(node.ops):
            was, now = TURNED[type(operator)]
            yield operator_change("comparison", sides[i], sides[i + 1], was, now, source, starts)
    elif isinstance(node, ast.BoolOp):
        was, now = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        yield swapped_bool(node, was, now, source, starts)
        for value in node.values:
            yield from inverted(value, source, starts)
    elif isinstance(node, ast.IfExp):
        yield from inverted(node.test, source, starts)
    elif isinstance(node, ast.comprehension):
        for condition in node.ifs:
            yield from inverted(condition, source, starts)
    elif isinstance(node, ast.BinOp):
        yield from plus_minus(node.op, node.left, node.right, source, starts)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Change("constant", *span(node, starts), str(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield Change("constant", *span(node, starts), str(node.value + 1))


def inverted(test: ast.expr, source: bytes, starts: list[int]) -> Iterator[Change]:
    """The opposite condition; nothing for a single `==`, which is turned already."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATING):
        return
    start, stop = span(test, starts)
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = span(test.operand, starts)
        yield Change("condition", start, stop, f"({source[inner[0] : inner[1]].decode()})")
    else:
        yield Change("condition", start, stop, f"not ({source[start:stop].decode()})")


def plus_minus(
    operator: ast.operator, left: ast.expr, right: ast.expr, source: bytes, starts: list[int]
) -> Iterator[Change]:
    if isinstance(operator, ast.Add):
        yield operator_change("plus-minus", left, right, "+", "-", source, starts)
    elif isinstance(operator, ast.Sub):
        yield operator_change("plus-minus", left, right, "-", "+", source, starts)


def operator_change(
    kind: str, left: ast.expr, right: ast.expr, was: str, now: str, source: bytes, starts: list[int]
) -> Change:
    """Another operator between two operands."""
    start = source.index(was.encode(), span(left, starts)[1], span(right, starts)[0])
    return Change(kind, start, start + len(was), now)


def swapped_bool(node: ast.BoolOp, was: str, now: str, source: bytes, starts: list[int]) -> Change:
    """`a and b and c` with `or` everywhere, or the other way round, each operand in parentheses of its own."""
    texts = [source[slice(*span(value, starts))].decode() for value in node.values]
    return Change("and-or", *span(node, starts), f" {now} ".join(f"({text})" for text in texts))


def applied(source: bytes, mutant: Mutant) -> bytes:
    """The module's source with the error in it."""
    stop = mutant.start + len(mutant.was.encode())
    return source[: mutant.start] + mutant.now.encode() + source[stop:]


def changed_line(source: bytes, mutant: Mutant) -> tuple[str, str]:
    """The source from the first to the last changed line, before and after, without indentation."""
    begin = source.rindex(b"\n", 0, mutant.start) + 1
    stop = source.index(b"\n", mutant.start + len(mutant.was.encode()))
    after = applied(source, mutant)
    return source[begin:stop].decode().strip(), after[begin : stop + len(after) - len(source)].decode().strip()


def install(mutant: Mutant, source: bytes) -> None:
    """Puts the error into the imported module: the function keeps its identity and gets the code with the error."""
    module = sys.modules[mutant.module]
    target: object = module
    for name in mutant.function.split("."):
        target = getattr(target, name)
    assert isinstance(target, FunctionType)
    target.__code__ = code_of(compile(applied(source, mutant), str(module.__file__), "exec"), mutant.function)


def code_of(code: CodeType, function: str) -> CodeType:
    """The code of a function or method inside a module's code."""
    inner = {one.co_name: one for one in code.co_consts if isinstance(one, CodeType)}
    first, _, rest = function.partition(".")
    return code_of(inner[first], rest) if rest else inner[first]


def sources(folder: Path) -> dict[str, bytes]:
    """The source of every module of the rules that has functions, by the module's name."""
    files = sorted(folder.glob("*.py"))
    return {f"rentier.rules.{file.stem}": file.read_bytes() for file in files if file.stem != "__init__"}

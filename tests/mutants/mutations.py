"""The small changes that are made to a source file, each of them alone."""

import ast
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
FUNCTIONS = {
    one: other
    for pair in (("some", "every"), ("any", "all"), ("min", "max"), ("surely", "perhaps"))
    for one, other in (pair, pair[::-1])
}
"""Functions of which one is called instead of the other."""
ATTRIBUTES = {"low": "high", "high": "low"}
FOR_READERS = frozenset({"metadata", "description", "examples", "strict"})
"""Arguments that only document a member, or what is certain anyway."""
LARGE = 1_000
"""Such numbers bound work or memory, and one more or less makes no difference."""
FOR_PYTHON = frozenset({"dataclass", "frozen", "field", "cache", "lru_cache"})
"""Calls that say how something is kept in memory."""


Key = tuple[str, str, str, str]
"""The file, the function, the lines before and after."""


@dataclass(frozen=True, slots=True)
class Change:
    """A replacement of the bytes of a source from ``start`` to ``end``."""

    start: int
    end: int
    new: str


@dataclass(frozen=True)
class Mutation:
    """One change to the source of one file."""

    file: str
    """The path of the file, below the root of the sources."""
    function: str
    """The qualified name of the function or class that is changed; empty outside of all."""
    source: bytes
    change: Change

    @cached_property
    def mutated(self) -> bytes:
        """The whole source with the change made."""
        return self.source[: self.change.start] + self.change.new.encode() + self.source[self.change.end :]

    @cached_property
    def line(self) -> int:
        """The number, from 1, of the first line that changes."""
        return self.source.count(b"\n", 0, self.change.start) + 1

    @cached_property
    def before(self) -> str:
        """The lines that change, as they are, without indentation."""
        return _lines_around(self.source, self.change.start, self.change.end)

    @cached_property
    def after(self) -> str:
        """The same lines with the change made."""
        return _lines_around(self.mutated, self.change.start, self.change.start + len(self.change.new.encode()))

    @property
    def changes_anything(self) -> bool:
        """Whether the mutated source is Python, and another program."""
        try:
            return ast.dump(ast.parse(self.mutated)) != ast.dump(ast.parse(self.source))
        except SyntaxError:
            return False

    @property
    def key(self) -> Key:
        """What tells this mutation from others, also when lines are added elsewhere in the file."""
        return self.file, self.function, self.before, self.after


def _lines_around(source: bytes, start: int, end: int) -> str:
    first = source.rfind(b"\n", 0, start) + 1
    last = source.find(b"\n", end)
    lines = source[first : last if last >= 0 else len(source)].decode().splitlines()
    return "\n".join(line.strip() for line in lines)


def mutations(file: str, source: bytes) -> Iterator[Mutation]:
    """Every mutation of a file, each once, in the order of the source."""
    seen: set[Key] = set()
    for function, change in _Finder(source).found:
        mutation = Mutation(file, function, source, change)
        if mutation.key not in seen and mutation.before != mutation.after:
            seen.add(mutation.key)
            yield mutation


class _Finder(ast.NodeVisitor):
    """Finds the changes that can be made to a source, each with the function in which it is."""

    def __init__(self, source: bytes) -> None:
        self.found: list[tuple[str, Change]] = []
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._scope: list[str] = []
        self._returned = ""
        """The type that the function returns."""
        self.visit(ast.parse(source))

    # Where things stand

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr | ast.stmt) -> str:
        return self._source[self._start(node) : self._end(node)].decode()

    def _operand(self, node: ast.expr | ast.stmt) -> str:
        text = self._text(node)
        return text if isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.Constant) else f"({text})"

    def _replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        self.found.append((".".join(self._scope), Change(self._start(node), self._end(node), new)))

    def _replace_between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replaces the operator ``old`` that stands between two operands."""
        place = self._source.find(old.encode(), self._end(left), self._start(right))
        self.found.append((".".join(self._scope), Change(place, place + len(old), new)))

    def _drop_one(self, node: ast.expr | ast.stmt, parts: Sequence[ast.expr]) -> None:
        """Leaves out each of several parts that commas separate."""
        for part, following in itertools.pairwise(parts):
            self._cut(self._start(part), self._start(following))
        self._cut(self._end(parts[-2]), self._end(parts[-1]))

    def _cut(self, start: int, end: int) -> None:
        self.found.append((".".join(self._scope), Change(start, end, "")))

    # What is passed over

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text with values in it: what stands inside has no position of its own before Python 3.12."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """The annotation of a parameter."""

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in FOR_READERS:
            self.generic_visit(node)

    # Functions and statements

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if not any(_named(base) == "Protocol" for base in node.bases):
            self._within(node.name, node.decorator_list, node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not any(_named(decorator) == "overload" for decorator in node.decorator_list):
            defaults = [default for default in (*node.args.defaults, *node.args.kw_defaults) if default]
            returned, self._returned = self._returned, _named(node.returns) if node.returns else ""
            self._within(node.name, [*node.decorator_list, *defaults], node.body)
            self._returned = returned

    def _within(self, name: str, before: Sequence[ast.expr], body: Sequence[ast.stmt]) -> None:
        self._scope.append(name)
        for part in (*before, *body):
            self.visit(part)
        self._scope.pop()

    def visit_If(self, node: ast.If) -> None:
        if _named(node.test) != "TYPE_CHECKING":
            self._negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._replace(condition, "True")
        self.generic_visit(node)

    def _negate(self, condition: ast.expr) -> None:
        """Turns a condition round that has no operator which is changed by itself."""
        if isinstance(condition, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.NamedExpr):
            self._replace(condition, f"not ({self._text(condition)})")

    def visit_Expr(self, node: ast.Expr) -> None:
        match node.value:
            case ast.Constant():
                return  # a docstring
            case ast.Yield() | ast.YieldFrom():
                self._replace(node, "yield from ()")
            case _:
                self._replace(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._replace(node, "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._replace(node, "pass")
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self._replace_between(node.target, node.value, f"{old}=", f"{new}=")
        self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self._replace(node, "continue")

    def visit_Raise(self, node: ast.Raise) -> None:
        self._replace(node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._replace(node, "pass")
            return
        if self._returned == "bool":
            self._negate(node.value)
        self.generic_visit(node)

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, node.comparators, strict=False):
            self._replace_between(left, right, *COMPARISONS[type(operator)])
            if isinstance(operator, ast.In | ast.NotIn) and isinstance(right, ast.Tuple | ast.List | ast.Set):
                self._drop_parts(right, right.elts)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._replace_between(left, right, old, new)
        for left_out in node.values:
            others = [self._operand(value) for value in node.values if value is not left_out]
            self._replace(node, f" {old} ".join(others))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._replace(node, self._operand(node.operand))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC and (self._scope or not isinstance(node.op, ast.BitOr)):  # else it is a type
            self._replace_between(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value))
        elif isinstance(node.value, int) and node.value < LARGE:
            self._replace(node, str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        name = _named(node.func)
        if name in FOR_PYTHON:
            return
        if isinstance(node.func, ast.Name) and name in FUNCTIONS:
            self._replace(node.func, FUNCTIONS[name])
        if name == "all_hold":
            self._drop_parts(node, node.args)
        described = bool(node.args) and isinstance(node.args[0], ast.Constant) and str(node.args[0].value).endswith(".")
        for part in (node.func, *(() if described else node.args), *node.keywords):  # what follows a description is an example
            self.visit(part)

    def _drop_parts(self, node: ast.expr | ast.stmt, parts: Sequence[ast.expr]) -> None:
        if len(parts) > 1:
            self._drop_one(node, parts)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.visit(node.value)
        if node.attr in ATTRIBUTES and isinstance(node.ctx, ast.Load):
            end = self._end(node)
            self.found.append((".".join(self._scope), Change(end - len(node.attr), end, ATTRIBUTES[node.attr])))


def _named(node: ast.expr) -> str:
    """The last part of a name."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
        case ast.Subscript(value=value):
            return _named(value)
        case _:
            return ""

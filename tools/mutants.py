"""Mutants: every small mistake that a rule function could contain, one at a time.

A mutant replaces one node of one function. Six operators make them: `comparison`, `boundary`,
`condition`, `returned`, `dropped` and `swapped`. Assertions, texts and annotations are left alone,
and so are modules that are written from others, for they hold no rule of their own.
"""

import ast
import copy
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from tools import ROOT

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
LEFT_ALONE = {"annotation", "args", "decorator_list", "returns", "pattern"}
CONSTANTS = {"int": [0], "str": [""], "bool": [True, False], "tuple": [()], "list": [[]]}
UNSWAPPED = {"batty", "cast", "distance", "gated", "isinstance", "max", "min"}
"""Whose arguments may change places: no rule hangs on their order."""
WRITTEN = "Written by `make docs`"  # so says the docstring of a module that nobody edits
ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+\d*|-\d+)+\b")
RANGE = re.compile(r"\b([A-Z]{2}(?:-[A-Z]+\d*)+-)(\d+)(?: to |\.\.)(?:\1)?(\d+)\b")

Function = ast.FunctionDef


class Mutant(NamedTuple):
    """One node of a function, and what stands in its place."""

    name: str  # module, function, operator and number: stays when lines move
    game: str
    path: Path
    line: int
    function: str
    ids: tuple[str, ...]  # the rules that its function serves
    tree: ast.Module
    slot: tuple[ast.AST, str, int | None]
    new: ast.AST

    @property
    def place(self) -> str:
        """File and line, as an editor opens them."""
        return f"{self.path.relative_to(ROOT)}:{self.line}"

    @property
    def change(self) -> str:
        """What the function says, and what the mutant says, in one line."""
        before, after = (" ".join(ast.unparse(n).split()) for n in (held(self.slot), self.new))
        return f"{before[:60]} → {after[:60]}"


def mutants_of(game: str) -> list[Mutant]:
    """All mutants of the rules of a game."""
    folder = ROOT / "src" / "dedale" / "games" / game
    paths = sorted([*folder.glob("rules.py"), *folder.glob("rules/**/*.py")])
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("**/*.py")]
    early = set().union(*map(called_at_import, trees))
    return [mutant for path in paths for mutant in mutants_in(game, path, early)]


def mutants_in(game: str, path: Path, early: set[str]) -> Iterator[Mutant]:
    """The mutants of one file, but of no function that runs before a mutant can take its place."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    if WRITTEN in (ast.get_docstring(tree) or ""):
        return
    module = str(path.relative_to(ROOT / "src/dedale/games").with_suffix("")).replace("/", ".")
    for name, function, texts in functions(tree, source):
        if function.name in early:
            continue
        numbers: Counter[str] = Counter()
        ids = next((found for text in texts if (found := rule_ids(text))), ())
        for operator, slot, new in edits(function):
            numbers[operator] += 1
            title = f"{module}.{name} {operator} {numbers[operator]}"
            line = getattr(held(slot), "lineno", function.lineno)
            yield Mutant(title, game, path, line, name, ids, tree, slot, new)


def functions(tree: ast.Module, source: str) -> Iterator[tuple[str, Function, list[str]]]:
    """Functions and methods, with the texts that may name their rules, nearest first."""
    lines = source.splitlines()
    whole = ast.get_docstring(tree) or ""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node, [written_in(lines, node), whole]
        elif isinstance(node, ast.ClassDef):
            told = ast.get_docstring(node) or ""
            for inner in (n for n in node.body if isinstance(n, Function)):
                yield f"{node.name}.{inner.name}", inner, [written_in(lines, inner), told, whole]


def written_in(lines: list[str], function: Function) -> str:
    """The lines of a function, with their comments."""
    return "\n".join(lines[function.lineno - 1 : function.end_lineno])


def called_at_import(tree: ast.Module) -> set[str]:
    """The names that a module calls, or decorates with, while it is imported."""
    found: set[str] = set()
    nodes: list[ast.AST] = list(tree.body)
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            nodes += getattr(node, "decorator_list", [])
            names: Iterable[ast.AST] = getattr(node, "decorator_list", [])
        else:
            nodes += ast.iter_child_nodes(node)
            names = [node.func] if isinstance(node, ast.Call) else []
        found |= {name.id for name in names if isinstance(name, ast.Name)}
    return found


def rule_ids(text: str) -> tuple[str, ...]:
    """The rules that a text names: `CL-DP-5`, `CL-DP-1 to CL-DP-4`, or the chapter `CL-DP`."""
    found = ID.findall(text)
    for chapter, first, last in RANGE.findall(text):
        found += [f"{chapter}{number}" for number in range(int(first), int(last) + 1)]
    return tuple(dict.fromkeys(found))


def mutated(mutant: Mutant) -> CodeType:
    """The code of the mutated function."""
    put(mutant.slot, mutant.new)
    ast.fix_missing_locations(mutant.tree)
    return code_of(compile(mutant.tree, str(mutant.path), "exec"), mutant.function)


def code_of(code: CodeType, function: str) -> CodeType:
    """The code of a function inside the code of its module."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    for one in inner:
        if one.co_qualname == function:
            return one
    return next(code_of(one, function) for one in inner if function.startswith(one.co_qualname))


def held(slot: tuple[ast.AST, str, int | None]) -> Any:
    """What stands in a slot."""
    parent, field, index = slot
    value = getattr(parent, field)
    return value if index is None else value[index]


def put(slot: tuple[ast.AST, str, int | None], new: ast.AST) -> None:
    """Put another node into a slot."""
    parent, field, index = slot
    if index is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[index] = new


def edits(function: Function) -> Iterator[tuple[str, tuple[ast.AST, str, int | None], ast.AST]]:
    """Every edit of a function: the operator, where, and what comes there."""
    bound = Counter(stored(function))
    for slot, owner in slots(function, function):
        node = held(slot)
        for name, operator in OPERATORS.items():
            for new in operator(node, owner, bound):
                yield name, slot, ast.copy_location(new, node)


def slots(
    node: ast.AST, owner: Function
) -> Iterator[tuple[tuple[ast.AST, str, int | None], Function]]:
    """The places of a function that can be edited, each with the function that it returns from."""
    inner = node if isinstance(node, Function) else owner
    for field, value in ast.iter_fields(node):
        if field in LEFT_ALONE and not isinstance(node, ast.Call):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not left_alone(child):
                yield (node, field, index), inner
                yield from slots(child, inner)


def left_alone(node: ast.AST) -> bool:
    """Docstrings, assertions and formatted texts are no rules."""
    said = node.value if isinstance(node, ast.Expr) else None
    never = isinstance(said, ast.Call) and ast.unparse(said.func) == "assert_never"
    return never or isinstance(said, ast.Constant) or isinstance(node, ast.Assert | ast.JoinedStr)


def stored(function: Function) -> Iterator[str]:
    """The names that a function gives a value to, its arguments included."""
    for node in ast.walk(function):
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def comparisons(node: ast.AST, *_: object) -> Iterator[ast.AST]:
    """`<` becomes `<=`, `==` becomes `!=`, and so on."""
    if isinstance(node, ast.Compare):
        for index, sign in enumerate(node.ops):
            new = copy.copy(node)
            new.ops = [*node.ops[:index], FLIPPED[type(sign)](), *node.ops[index + 1 :]]
            yield new


def boundaries(node: ast.AST, *_: object) -> Iterator[ast.AST]:
    """A number is one higher, or one lower."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def conditions(node: ast.AST, *_: object) -> Iterator[ast.AST]:
    """A condition is negated, and `and` becomes `or`."""
    if isinstance(node, ast.BoolOp):
        new = copy.copy(node)
        new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield new
    test = getattr(node, "test", None) or getattr(node, "guard", None)
    if test is not None and not is_equality(test):
        field = "test" if hasattr(node, "test") else "guard"
        yield changed(node, field, negated(test))
    if isinstance(node, ast.comprehension):
        for index, own in enumerate(node.ifs):
            if not is_equality(own):
                ifs = [*node.ifs[:index], negated(own), *node.ifs[index + 1 :]]
                yield changed(node, "ifs", ifs)


def is_equality(test: ast.expr) -> bool:
    """Whether flipping the comparison negates it already."""
    order = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    return (
        isinstance(test, ast.Compare) and len(test.ops) == 1 and not isinstance(test.ops[0], order)
    )


def negated(test: ast.expr) -> ast.expr:
    """The opposite of a condition."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def changed(node: ast.AST, field: str, value: object) -> ast.AST:
    """A copy of a node with another value."""
    new = copy.copy(node)
    setattr(new, field, value)
    return new


def returns(node: ast.AST, owner: Function, *_: object) -> Iterator[ast.AST]:
    """A constant is returned, whatever was found out."""
    if not isinstance(node, ast.Return) or node.value is None or owner.returns is None:
        return
    kind = re.split(r"\W", ast.unparse(owner.returns))[0]
    for value in CONSTANTS.get(kind, [None]):
        new = ast.parse(repr(value), mode="eval").body
        if ast.dump(new) != ast.dump(node.value):
            yield ast.Return(new)


def drops(node: ast.AST, _: object, bound: Counter[str]) -> Iterator[ast.AST]:
    """A statement is left out; a name that has no other value keeps its own."""
    if isinstance(
        node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Raise | ast.Delete
    ):
        yield ast.Pass()
    if isinstance(node, ast.Assign):
        names = [n.id for target in node.targets for n in ast.walk(target) if is_stored(n)]
        if all(bound[name] > 1 for name in names):
            yield ast.Pass()


def is_stored(node: ast.AST) -> bool:
    """Whether a node is a name that gets a value."""
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def swaps(node: ast.AST, *_: object) -> Iterator[ast.AST]:
    """Two neighbouring arguments change places."""
    if not isinstance(node, ast.Call) or ast.unparse(node.func) in UNSWAPPED:
        return
    for index in range(len(node.args) - 1):
        pair = node.args[index : index + 2]
        plain = not any(isinstance(one, ast.Starred | ast.Constant) for one in pair)
        if plain and ast.dump(pair[0]) != ast.dump(pair[1]):
            yield changed(node, "args", [*node.args[:index], *pair[::-1], *node.args[index + 2 :]])


OPERATORS: dict[str, Callable[..., Iterator[ast.AST]]] = {
    "comparison": comparisons,
    "boundary": boundaries,
    "condition": conditions,
    "returned": returns,
    "dropped": drops,
    "swapped": swaps,
}

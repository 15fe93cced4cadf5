"""Translates one Python function to JavaScript; script.py resolves its names, python.ts implements its operations."""

import ast
import builtins
import dataclasses
import inspect
import json
import textwrap
import types
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fogcity.pocket.script import Functions

OPERATORS = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "shr",
}
COMPARISONS = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
    ast.In: "isin",
    ast.NotIn: "notin",
}
RESERVED = {"var", "new", "function", "this", "delete", "switch", "case", "default", "typeof", "void", "enum", "let"}
NOWHERE = object()


class NotForBrowsers(Exception):
    """A function uses something that cannot be written for browsers."""


def safe(name: str) -> str:
    """A name that JavaScript can have, too."""
    return f"{name}_" if name in RESERVED or name in ("py", "door") else name


class Writer:
    """The JavaScript of one function."""

    def __init__(self, script: "Functions", function: types.FunctionType) -> None:
        self._script, self._function = script, function
        source = textwrap.dedent(inspect.getsource(function))
        (tree,) = ast.parse(source).body
        if not isinstance(tree, ast.FunctionDef):
            raise NotForBrowsers(f"{function.__qualname__} is no function with a name")
        self._tree = tree
        self._locals = {part.arg for part in parameters(tree)} | _assigned(tree) | _functions(tree)
        self._of_game = function.__qualname__.partition(".")[0] in {kind.__name__ for kind in script.kind.__mro__}
        self._matches = 0

    def write(self, name: str) -> str:
        """The whole function under a name."""
        return self._written(self._tree, name, self._signature())

    def _written(self, tree: ast.FunctionDef, name: str, signature: str) -> str:
        inner = [safe(local) for local in sorted(_assigned(tree) - {part.arg for part in parameters(tree)})]
        declared = f"let {', '.join(inner)};\n" if inner else ""
        star = "*" if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in _own(tree)) else ""
        return f"function{star} {name}({signature}) {{\n{declared}{self._block(tree.body)}return null;\n}}"

    def _inner(self, tree: ast.FunctionDef) -> str:
        """A function in this one, which sees its names; without defaults."""
        if tree.args.defaults or tree.args.kw_defaults:
            raise self._unknown(tree, "a default of a function in another")
        before = self._locals
        self._locals = before | {part.arg for part in parameters(tree)} | _assigned(tree) | _functions(tree)
        text = self._written(tree, safe(tree.name), ", ".join(safe(part.arg) for part in parameters(tree)))
        self._locals = before
        return text

    def _unknown(self, node: ast.AST, what: str) -> NotForBrowsers:
        line = self._function.__code__.co_firstlineno + getattr(node, "lineno", 1) - 1
        return NotForBrowsers(f"{self._function.__code__.co_filename}:{line}: {what} is not known in browsers")

    def _signature(self) -> str:
        defaults = inspect.signature(self._function).parameters
        parts = []
        for part in parameters(self._tree):
            default = defaults[part.arg].default
            rest = "..." if part is self._tree.args.vararg else ""
            value = "" if default is inspect.Parameter.empty else f" = {self._script.reference(default)}"
            parts.append(f"{rest}{safe(part.arg)}{value}")
        return ", ".join(parts)

    # --- statements ---------------------------------------------------------------------------------------------

    def _block(self, body: list[ast.stmt]) -> str:
        return "".join(self._statement(statement) + "\n" for statement in body)

    def _statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.Assert():
                return ""
            case ast.Expr(value=value):
                return f"{self._expr(value)};"
            case ast.Return(value=value):
                return f"return {self._expr(value) if value else 'null'};"
            case ast.Assign(targets=targets, value=value):
                text, last = self._expr(value), targets[-1]
                if len(targets) == 1:
                    return self._set(last, text)
                return f"{{ const t = {text}; {' '.join(self._set(target, 't') for target in targets)} }}"
            case ast.AnnAssign(target=target, value=value):
                return self._set(target, self._expr(value)) if value else ""
            case ast.AugAssign(target=target, op=op, value=value):
                now = f"py.{OPERATORS[type(op)]}({self._expr(target)}, {self._expr(value)}, true)"
                return self._set(target, now)
            case ast.If(test=test, body=body, orelse=orelse):
                other = f" else {{\n{self._block(orelse)}}}" if orelse else ""
                return f"if ({self._test(test)}) {{\n{self._block(body)}}}{other}"
            case ast.For(target=target, iter=over, body=body, orelse=[]):
                begin = self._set(target, "$item")
                return f"for (const $item of py.iter({self._expr(over)})) {{\n{begin}\n{self._block(body)}}}"
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self._test(test)}) {{\n{self._block(body)}}}"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
            case ast.Raise(exc=value) if value is not None:
                return f"throw {self._expr(value)};"
            case ast.Match():
                return self._match(node)
            case ast.Try(body=body, handlers=handlers, orelse=[], finalbody=[]):
                return f"try {{\n{self._block(body)}}} catch ($error) {{\n{self._handlers(handlers)}}}"
            case ast.FunctionDef():
                return self._inner(node)
        raise self._unknown(node, type(node).__name__)

    def _handlers(self, handlers: list[ast.ExceptHandler]) -> str:
        text = "throw $error;\n"
        for handler in reversed(handlers):
            kinds = self._expr(handler.type) if handler.type else "Error"
            name = f"{safe(handler.name)} = $error;\n" if handler.name else ""
            text = f"if (py.isinstance($error, {kinds})) {{\n{name}{self._block(handler.body)}}} else {{\n{text}}}\n"
        return text

    def _set(self, target: ast.expr, value: str) -> str:
        match target:
            case ast.Name(id=name):
                return f"{safe(name)} = {value};"
            case ast.Tuple() | ast.List():
                return f"{self._pattern(target)} = py.iter({value});"
            case ast.Subscript(value=holder, slice=index):
                return f"py.put({self._expr(holder)}, {self._index(index)}, {value});"
        raise self._unknown(target, "to set this")

    def _pattern(self, target: ast.expr) -> str:
        match target:
            case ast.Name(id=name):
                return safe(name)
            case ast.Starred(value=value):
                return f"...{self._pattern(value)}"
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return f"[{', '.join(map(self._pattern, parts))}]"
        raise self._unknown(target, "to set this")

    def _match(self, node: ast.Match) -> str:
        self._matches += 1
        label, subject = f"match{self._matches}", f"subject{self._matches}"
        cases = []
        for case in node.cases:
            test, sets = self._case(case.pattern, subject)
            guard = f"if ({self._test(case.guard)}) " if case.guard else ""
            inner = f"{''.join(sets)}{guard}{{\n{self._block(case.body)}break {label};\n}}"
            cases.append(f"if ({test}) {{\n{inner}\n}}")
        return f"{label}: {{\nconst {subject} = {self._expr(node.subject)};\n" + "\n".join(cases) + "\n}"

    def _case(self, pattern: ast.pattern, subject: str) -> tuple[str, list[str]]:
        match pattern:
            case ast.MatchValue(value=value):
                return f"py.eq({subject}, {self._expr(value)})", []
            case ast.MatchSingleton(value=value):
                return f"{subject} === {json.dumps(value)}", []
            case ast.MatchAs(pattern=None, name=None):
                return "true", []
            case ast.MatchAs(pattern=None, name=str(name)):
                return "true", [f"{safe(name)} = {subject};\n"]
            case ast.MatchClass(cls=cls, patterns=[], kwd_attrs=names, kwd_patterns=patterns):
                test, sets = f"py.isinstance({subject}, {self._expr(cls)})", []
                for name, part in zip(names, patterns, strict=True):
                    its_test, its_sets = self._case(part, f"{subject}.{name}")
                    test += "" if its_test == "true" else f" && {its_test}"
                    sets += its_sets
                return test, sets
            case ast.MatchOr(patterns=patterns):
                return " || ".join(f"({self._case(part, subject)[0]})" for part in patterns), []
        raise self._unknown(pattern, "this pattern")

    # --- expressions --------------------------------------------------------------------------------------------

    def _test(self, node: ast.expr) -> str:
        return f"py.bool({self._expr(node)})"

    def _static(self, node: ast.expr) -> Any:
        """The object that an expression stands for whenever the function runs; NOWHERE for all others."""
        if isinstance(node, ast.Name) and node.id not in self._locals:
            names = {**inspect.getclosurevars(self._function).nonlocals, **self._function.__globals__}
            return names.get(node.id, getattr(builtins, node.id, NOWHERE))
        if isinstance(node, ast.Attribute):
            if self._of_game and isinstance(node.value, ast.Name) and node.value.id == "self":
                held = inspect.getattr_static(self._script.kind, node.attr, NOWHERE)
                return held if isinstance(held, types.ModuleType) else NOWHERE
            holder = self._static(node.value)
            if isinstance(holder, types.ModuleType):
                return getattr(holder, node.attr)
        return NOWHERE

    def _expr(self, node: ast.expr) -> str:
        found = self._static(node)
        if found is not NOWHERE:
            return self._script.reference(found)
        match node:
            case ast.Constant(value=value):
                return self._script.reference(value)
            case ast.Name(id=name):
                return safe(name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if self._of_game:
                self._script.want(name)
                return f"self.{name}"
            case ast.Attribute(value=value, attr=name):
                return f"{self._expr(value)}.{name}"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                return f"py.{OPERATORS[type(op)]}({self._expr(left)}, {self._expr(right)})"
            case ast.UnaryOp(op=ast.Not(), operand=value):
                return f"!{self._test(value)}"
            case ast.UnaryOp(op=ast.USub(), operand=value):
                return f"py.sub(0, {self._expr(value)})"
            case ast.UnaryOp(op=ast.UAdd(), operand=value):
                return f"py.positive({self._expr(value)})"
            case ast.BoolOp(op=op, values=values):
                how = "both" if isinstance(op, ast.And) else "either"
                text = self._expr(values[-1])
                for value in reversed(values[:-1]):
                    text = f"py.{how}({self._expr(value)}, () => {text})"
                return text
            case ast.Compare():
                return self._compare(node)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self._test(test)} ? {self._expr(body)} : {self._expr(orelse)})"
            case ast.Subscript(value=value, slice=index):
                return f"py.get({self._expr(value)}, {self._index(index)})"
            case ast.Call():
                return self._call(node)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return f"[{', '.join(map(self._item, parts))}]"
            case ast.Set(elts=parts):
                return f"new Set([{', '.join(map(self._item, parts))}])"
            case ast.Dict(keys=keys, values=values):
                pairs = zip(keys, values, strict=True)
                items = (
                    f"[{self._expr(key)}, {self._expr(value)}]" if key else f"...{self._expr(value)}"
                    for key, value in pairs
                )
                return f"new Map([{', '.join(items)}])"
            case ast.ListComp(elt=part, generators=loops):
                return f"[...{self._loops(loops, self._expr(part))}]"
            case ast.GeneratorExp(elt=part, generators=loops):
                return self._loops(loops, self._expr(part))
            case ast.SetComp(elt=part, generators=loops):
                return f"new Set({self._loops(loops, self._expr(part))})"
            case ast.DictComp(key=key, value=value, generators=loops):
                return f"new Map({self._loops(loops, f'[{self._expr(key)}, {self._expr(value)}]')})"
            case ast.JoinedStr(values=values):
                return f"({' + '.join(map(self._piece, values)) or json.dumps('')})"
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                return f"({safe(name)} = {self._expr(value)})"
            case ast.Lambda(args=given, body=body):
                return f"(({', '.join(safe(part.arg) for part in given.args)}) => {self._expr(body)})"
            case ast.Yield(value=value):
                return f"yield {self._expr(value) if value else 'null'}"
            case ast.YieldFrom(value=value):
                return f"yield* py.iter({self._expr(value)})"
        raise self._unknown(node, type(node).__name__)

    def _item(self, node: ast.expr) -> str:
        return f"...py.iter({self._expr(node.value)})" if isinstance(node, ast.Starred) else self._expr(node)

    def _piece(self, node: ast.expr) -> str:
        """A part of a text with values in it."""
        if isinstance(node, ast.Constant):
            return json.dumps(node.value)
        assert isinstance(node, ast.FormattedValue)
        value = f"py.repr({self._expr(node.value)})" if node.conversion == ord("r") else self._expr(node.value)
        return f"py.format({value}, {self._expr(node.format_spec) if node.format_spec else json.dumps('')})"

    def _compare(self, node: ast.Compare) -> str:
        parts = [node.left, *node.comparators]
        tests = []
        for left, op, right in zip(parts, node.ops, parts[1:], strict=False):
            if isinstance(op, ast.Is | ast.IsNot):
                tests.append(f"({self._expr(left)} {'===' if isinstance(op, ast.Is) else '!=='} {self._expr(right)})")
            else:
                tests.append(f"py.{COMPARISONS[type(op)]}({self._expr(left)}, {self._expr(right)})")
        return tests[0] if len(tests) == 1 else f"({' && '.join(tests)})"

    def _index(self, node: ast.expr) -> str:
        match node:
            case ast.Slice(lower=lower, upper=upper, step=step):
                ends = (self._expr(end) if end else "null" for end in (lower, upper, step))
                return f"py.slice({', '.join(ends)})"
            case ast.Tuple(elts=parts):
                return f"py.axes({', '.join(map(self._index, parts))})"
        return self._expr(node)

    def _loops(self, loops: list[ast.comprehension], yielded: str) -> str:
        """A generator, from inside out."""
        text = f"yield {yielded};"
        for loop in reversed(loops):
            for test in reversed(loop.ifs):
                text = f"if ({self._test(test)}) {{ {text} }}"
            names = sorted(_names(loop.target))
            declared = f"let {', '.join(map(safe, names))}; "
            begin = self._set(loop.target, "$item")
            text = f"for (const $item of py.iter({self._expr(loop.iter)})) {{ {declared}{begin} {text} }}"
        return f"(function* () {{ {text} }})()"

    # --- calls --------------------------------------------------------------------------------------------------

    def _call(self, node: ast.Call) -> str:
        found = self._static(node.func)
        wrapped = inspect.unwrap(found) if callable(found) else found
        if isinstance(wrapped, types.FunctionType) and not hasattr(found, "py_func"):
            if self._script.reference(found).startswith("py."):
                return f"{self._script.reference(found)}({self._loose(node)})"
            return f"{self._script.reference(found)}({self._fitted(node, list(inspect.signature(wrapped).parameters))})"
        if isinstance(found, type) and dataclasses.is_dataclass(found):
            names = [part.name for part in dataclasses.fields(found)]
            return f"new {self._script.reference(found)}({self._fitted(node, names)})"
        if isinstance(found, type) and issubclass(found, Exception | Counter):
            return f"new {self._script.reference(found)}({self._loose(node)})"
        if found is not NOWHERE:
            return f"{self._script.reference(found)}({self._loose(node)})"
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if self._of_game:
                self._script.want(name)
                return f"self.{name}({self._loose(node)})"
            case ast.Attribute(value=value, attr=name):
                given = self._loose(node)
                self._script.call(name)
                return f"py.call({self._expr(value)}, {json.dumps(name)}{', ' if given else ''}{given})"
        return f"{self._expr(node.func)}({self._loose(node)})"

    def _loose(self, node: ast.Call) -> str:
        """Arguments for something that python.ts has: names come last, in one object."""
        given = [self._item(part) for part in node.args]
        named = [f"{part.arg}: {self._expr(part.value)}" for part in node.keywords if part.arg and part.arg != "strict"]
        return ", ".join([*given, *([f"{{ {', '.join(named)} }}"] if named else [])])

    def _fitted(self, node: ast.Call, names: list[str]) -> str:
        """Arguments in the order of a function's parameters."""
        given = [self._item(part) for part in node.args]
        named = {part.arg: self._expr(part.value) for part in node.keywords}
        if None in named:
            return f"...py.fitted([{', '.join(given)}], {named[None]}, {json.dumps(names)})"
        if not named:
            return ", ".join(given)
        rest = names[len(given) :]
        last = max(rest.index(name) for name in named if name is not None)
        return ", ".join([*given, *(named.get(name, "undefined") for name in rest[: last + 1])])


def parameters(tree: ast.FunctionDef) -> list[ast.arg]:
    """The parameters of a function in order."""
    given = tree.args
    ends = [part for part in (given.vararg, given.kwarg) if part is not None]
    return [*given.posonlyargs, *given.args, *given.kwonlyargs, *ends]


def _functions(tree: ast.FunctionDef) -> set[str]:
    """The names of the functions in a function."""
    return {node.name for node in _own(tree) if isinstance(node, ast.FunctionDef)}


def _own(tree: ast.FunctionDef) -> list[ast.AST]:
    """All parts of a function but those of functions in it."""
    found: list[ast.AST] = []
    todo: list[ast.AST] = list(tree.body)
    while todo:
        node = todo.pop()
        found.append(node)
        if not isinstance(node, ast.Lambda | ast.FunctionDef):
            todo += ast.iter_child_nodes(node)
    return found


def _assigned(tree: ast.FunctionDef) -> set[str]:
    """The names that a function sets itself, those of its comprehensions and matches included."""
    names = {node.id for node in _own(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    names |= {node.name for node in _own(tree) if isinstance(node, ast.MatchAs | ast.ExceptHandler) and node.name}
    lambdas = [node for node in ast.walk(tree) if isinstance(node, ast.Lambda)]
    return names | {part.arg for node in lambdas for part in node.args.args}


def _names(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}

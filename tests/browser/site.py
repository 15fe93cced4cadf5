"""A site of files alone (`make site`), served until nobody needs it or it is stopped."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).parents[2] / "web" / "site.py"
KEPT = """(async () => {
  if (navigator.serviceWorker.controller === null) return false;
  const files = await (await fetch("/later.json")).json();
  return (await Promise.all(files.map((file) => caches.match("/" + file)))).every(Boolean);
})()"""
"""Whether a page and all that bots know is kept, so that no network is needed any more."""


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that says nothing of what it is asked for."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def served_site(folder: Path) -> Iterator[tuple[str, threading.Event]]:
    """The address of a new site in a folder, and what stops its server for good once it is set."""
    subprocess.run([sys.executable, str(SITE), str(folder)], check=True)
    stop = threading.Event()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()

        def end() -> None:
            stop.wait()
            server.shutdown()
            server.server_close()

        ending = threading.Thread(target=end, daemon=True)
        ending.start()
        yield f"http://localhost:{server.server_port}", stop
        stop.set()
        ending.join()

"""Ports for servers that tests start."""

import contextlib
import random
import socket

FOR_SERVERS = range(11_000, 32_000)
"""Below the ports that systems give to clients: one of those may be taken again before the server is up."""


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.SystemRandom().choice(FOR_SERVERS)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port

"""PyTorch is no part of the locked environment, since its packages take gigabytes: what needs it says so."""

from importlib.util import find_spec

NEED_TORCH = ["test_networks.py", "test_training.py"]
collect_ignore = [] if find_spec("torch") else NEED_TORCH


def pytest_report_header() -> str:
    """Never left out silently."""
    if collect_ignore:
        return f"learning: PyTorch is not installed, so {' and '.join(NEED_TORCH)} are left out"
    return "learning: with PyTorch"

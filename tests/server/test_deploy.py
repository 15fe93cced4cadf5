"""The files for hosts in deploy/: they name what there is, and the service is locked up."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram

from fogcity.server import metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SERIES = {Counter: ("_total",), Gauge: ("",), Histogram: ("_bucket", "_count", "_sum")}


def series() -> set[str]:
    """The names of all series that a server shows."""
    found = set()
    for metric in vars(metrics).values():
        if isinstance(metric, Counter | Gauge | Histogram):
            found |= {f"{metric._name}{end}" for end in SERIES[type(metric)]}
    return found


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_dashboard_and_alerts_ask_for_numbers_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    asked = set(re.findall(r"\bfogcity_[a-z_]+\b", text))
    assert asked
    assert asked <= series()


def test_the_dashboard_shows_the_queue_of_bots_and_how_long_actions_take() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    for name in ("fogcity_bot_queue", "fogcity_bot_wait_seconds", "fogcity_action_seconds", "fogcity_connections"):
        assert name in asked
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_the_service_is_locked_up() -> None:
    """What locks it up is there on any machine; systemd judges the whole where it is installed."""
    unit = (DEPLOY / "fogcity.service").read_text(encoding="utf-8").splitlines()
    for name in (
        "NoNewPrivileges=",
        "ProtectSystem=strict",
        "PrivateDevices=",
        "CapabilityBoundingSet=",
        "SystemCallFilter=",
    ):
        assert any(line.startswith(name) for line in unit), name
    if shutil.which("systemd-analyze") is None:
        return
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=40", str(DEPLOY / "fogcity.service")]
    judged = subprocess.run(command, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout


def test_proxies_hide_metrics_and_pass_sockets_on() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert "location = /metrics { return 404; }" in nginx
    assert "return 301 https://$host$request_uri;" in nginx
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in nginx
    assert "/metrics" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_the_guide_names_every_file() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(f"deploy/{file.name}" in guide for file in DEPLOY.iterdir())

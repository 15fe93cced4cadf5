"""The files for hosts in deploy/: they name what there is, and the service is locked up."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from ports import free_port
from server.harness import Person, get, serving, settings, wait_for

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SERIES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_dashboard_and_alerts_ask_for_numbers_that_there_are(file: str, base: str) -> None:
    """They are in what a server answers, with the labels that are asked for."""
    text = (DEPLOY / file).read_text(encoding="utf-8")
    shown = list(text_string_to_metric_families(get(f"{base}/metrics").text))
    asked = set(re.findall(r"\bfogcity_[a-z_]+\b", text))
    assert asked
    assert asked <= {f"{family.name}{end}" for family in shown for end in SERIES.get(family.type, ())}
    with Person(base) as one:
        table = one.new_table("me", "bot", first=1)["table"]["id"]
        wait_for(lambda: one.state(table)["table"]["my_turn"])  # a bot has played
        one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
        one.refused("not_found", "GET", "/api/tables/0000000000000000")
    shown = list(text_string_to_metric_families(get(f"{base}/metrics").text))
    labels = {label for family in shown for sample in family.samples for label in sample.labels}
    by = {label for group in re.findall(r"by \(([a-z, ]+)\)", text) for label in group.split(", ")}
    assert by | set(re.findall(r'[{,]([a-z]+)(?:=~|!=)\\?"', text)) <= labels


def test_the_time_of_every_action_is_measured(base: str) -> None:
    """The alert for slow actions asks for it. (Bots at tables of other tests may be counted, too.)"""

    def measured() -> float:
        shown = text_string_to_metric_families(get(f"{base}/metrics").text)
        (family,) = (family for family in shown if family.name == "fogcity_action_seconds")
        return next(sample.value for sample in family.samples if sample.name.endswith("_count"))

    with Person(base) as one:
        table = one.new_table("me", "me", first=0)["table"]["id"]
        before = measured()
        state = one.state(table)
        action = state["seen"][0]["actions"][0]["text"]
        one.ask("POST", f"/api/tables/{table}/actions", seat=0, ply=0, action=action)
    assert measured() > before


def test_every_alert_is_tried_and_says_what_to_do() -> None:
    """By promtool in `make hosting`: each must be expected to fire there, with its own words, and not to fire."""
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    alerts = {rule["alert"]: rule["annotations"] for group in groups for rule in group["rules"]}
    trials = yaml.safe_load(Path(__file__).with_name("alerts.yml").read_text(encoding="utf-8"))["tests"]
    expected = [(trial["alertname"], trial["exp_alerts"]) for test in trials for trial in test["alert_rule_test"]]
    for name, told in alerts.items():
        fired = [alert["exp_annotations"] for tried, found in expected if tried == name for alert in found]
        assert fired, name
        assert all(annotations == told for annotations in fired)
        assert (name, []) in expected


def test_the_images_health_check(own_database: str) -> None:
    """The command of the Containerfile, at another port: it fails where nothing answers."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    (written,) = re.findall(r"HEALTHCHECK .*\n *CMD (\[.*\])", text)
    name, *arguments = json.loads(written)
    assert name == "python"
    with serving(settings(own_database)) as base:
        for port, code in ((base.rpartition(":")[2], 0), (str(free_port()), 1)):
            command = [sys.executable, *(argument.replace("8000", port) for argument in arguments)]
            assert subprocess.run(command, stderr=subprocess.DEVNULL).returncode == code


def test_what_is_not_copied_into_the_image() -> None:
    """Nothing that the build needs is left out, and everything that git ignores is."""
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for name in ("pyproject.toml", "requirements.lock", "hatch_build.py", "README.md", "LICENSE", "src", "web"):
        assert (ROOT / name).exists()
        assert name not in left_out
    assert {".*", "**/node_modules", "**/__pycache__", "src/fogcity/server/static"} <= set(left_out)


def test_the_service_has_a_home_that_it_may_see() -> None:
    """ProtectHome hides /home, where the driver of PostgreSQL looks for certificates."""
    unit = dict(
        line.split("=", 1)
        for line in (DEPLOY / "fogcity.service").read_text(encoding="utf-8").splitlines()
        if line.startswith(("StateDirectory=", "ProtectHome=", "Environment=HOME"))
    )
    assert unit["ProtectHome"] == "yes"
    assert unit["Environment"] == f"HOME=/var/lib/{unit['StateDirectory']}"


def test_the_service_may_do_what_the_server_asks_for() -> None:
    """`@resources` is forbidden: what bots, the compiler and the server need of it is allowed afterwards."""
    lines = (DEPLOY / "fogcity.service").read_text(encoding="utf-8").splitlines()
    filters = [line.partition("=")[2] for line in lines if line.startswith("SystemCallFilter=")]
    assert "@resources" in filters[-2]
    assert {"prlimit64", "setpriority"} <= set(filters[-1].split())  # resource.setrlimit and os.nice


def test_the_dashboard_shows_the_queue_of_bots_and_how_long_actions_take() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    for name in ("fogcity_bot_queue", "fogcity_bot_wait_seconds", "fogcity_action_seconds", "fogcity_connections"):
        assert name in asked
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_the_service_is_locked_up() -> None:
    """What locks it up is there; `make hosting` lets systemd judge the whole."""
    unit = (DEPLOY / "fogcity.service").read_text(encoding="utf-8").splitlines()
    for name in (
        "NoNewPrivileges=",
        "ProtectSystem=strict",
        "PrivateDevices=",
        "CapabilityBoundingSet=",
        "SystemCallFilter=",
    ):
        assert any(line.startswith(name) for line in unit), name


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

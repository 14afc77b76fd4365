#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the alerts and the dashboard that are shipped for Prometheus and Grafana: a running server has each metric, each alert
names a section of the guide for operators, and Prometheus itself (promtool, if it is installed) accepts the rules and the metrics
and raises the alerts as alerts.test.yml says: alerts.py TRIAGED."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.request

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "tests" / "support"))
# pylint: disable=wrong-import-position
from servers import Authority, Folder, Triaged, wait_until  # noqa: E402 (the path comes first)

rules = root / "resources/examples/triaged.rules.yml"
dashboard = root / "resources/examples/triaged.dashboard.json"
# Written by the command for the nightly backup in the guide.
BY_OPERATORS = {"triaged_backup_time_seconds"}
METRIC = r"\b(?:triaged|process)_[a-z_]+"
LINTS = 3  # promtool's exit status for metrics that it can read, and whose names or help texts it would choose otherwise


def metrics_on(page):
    return set(re.findall(rf"^({METRIC})", page, re.M))


def metrics_of_a_server(program, needed):
    """Returns the page of a server that has every part with metrics, after a request. Waits until it has the needed metrics,
    because the server leaves out what it has not measured yet."""
    folder = Folder()
    certificate, key = Authority(folder).issue("server", "triaged.example")
    server = Triaged(folder, program, ["--data-dir", folder / "data", "--tls-cert", certificate, "--tls-key", key, "--classifier",
                                       "openai", "--classifier-url", "http://127.0.0.1:9", "--classifier-model", "none"]).start()
    try:
        subprocess.run(["curl", "-sS", "-o", "/dev/null", "--cacert", folder / "authority.pem", server.url + "/api/v0/me"], check=True)
        page = ""

        def is_complete():
            nonlocal page
            with urllib.request.urlopen(server.metrics_url, timeout=60) as answer:
                page = answer.read().decode()
            return "\ntriaged_database_up 1\n" in page and needed <= metrics_on(page)

        try:
            wait_until(is_complete, "the page has all metrics")
        except TimeoutError as fault:
            print(fault, file=sys.stderr)  # the caller names those that are missing
        return page
    finally:
        server.server.end()
        folder.remove()


def faults_of_dashboard(sections):
    panels = json.loads(dashboard.read_text())["panels"]
    if len({panel["id"] for panel in panels}) != len(panels):
        yield "two panels of the dashboard have the same id"
    for panel in panels:
        if not panel["title"] or not all(target["expr"] for target in panel["targets"]):
            yield f"panel {panel['id']} has no title or no expression"
        pages = panel.get("description", "").partition("operations.md, ")[2]
        for section in pages.split("; ") if pages else []:
            if section not in sections:
                yield f"the guide for operators has no section {section}"


def main():
    text = rules.read_text()
    guide = (root / "resources/docs/operations.md").read_text()
    sections = set(re.findall(r"^##+ (.+)$", guide, re.M))
    needed = set(re.findall(METRIC, text + dashboard.read_text())) - BY_OPERATORS
    page = metrics_of_a_server(sys.argv[1], needed)
    faults = list(faults_of_dashboard(sections))
    faults += [f"the server has no metric {metric}" for metric in sorted(needed - metrics_on(page))]
    for metric in BY_OPERATORS:
        if metric not in guide:
            faults.append(f"the guide for operators does not say how {metric} is written")
    named = re.findall(r'runbook: "operations.md, (.+)"', text)
    if len(named) != len(re.findall(r"- alert:", text)):
        faults.append("an alert names no section of the guide for operators")
    faults += [f"the guide for operators has no section {section}" for section in named if section not in sections]
    promtool = shutil.which("promtool")
    for command, data, passes in ((["check", "rules", rules], None, (0,)), (["check", "metrics"], page, (0, LINTS)),
                                  (["test", "rules", pathlib.Path(__file__).with_name("alerts.test.yml")], None, (0,))):
        if promtool and subprocess.run([promtool, *command], check=False, input=data, text=True).returncode not in passes:
            faults.append(f"promtool {command[0]} {command[1]} fails")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())

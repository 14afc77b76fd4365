#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the alerts that are shipped for Prometheus: each metric exists in the server, each alert names a section of the guide
for operators, and Prometheus itself (promtool, if it is installed) accepts the rules and raises them as alerts.test.yml says."""
import pathlib
import re
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
rules = root / "resources/examples/triaged.rules.yml"
# Written by the command for the nightly backup in the guide.
BY_OPERATORS = {"triaged_backup_time_seconds"}


def main():
    text = rules.read_text()
    guide = (root / "resources/docs/operations.md").read_text()
    source = "".join(path.read_text() for path in (root / "backend").rglob("*.cpp"))
    faults = []
    for metric in sorted(set(re.findall(r"\btriaged_[a-z_]+", text)) - BY_OPERATORS):
        if f'"{re.sub("_count$", "", metric)}"' not in source:
            faults.append(f"the server has no metric {metric}")
    for metric in BY_OPERATORS:
        if metric not in guide:
            faults.append(f"the guide for operators does not say how {metric} is written")
    sections = re.findall(r'runbook: "operations.md, (.+)"', text)
    if len(sections) != len(re.findall(r"- alert:", text)):
        faults.append("an alert names no section of the guide for operators")
    for section in sections:
        if not re.search(rf"^##+ {re.escape(section)}$", guide, re.M):
            faults.append(f"the guide for operators has no section {section}")
    promtool = shutil.which("promtool")
    for command in (["check", "rules", rules], ["test", "rules", pathlib.Path(__file__).with_name("alerts.test.yml")]):
        if promtool and subprocess.run([promtool, *command], check=False).returncode:
            faults.append(f"promtool {command[0]} rules fails")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""Describes the machine of a measurement."""

import os
import pathlib
import platform
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[4]


def machine():
    """Returns the processor, the system, the versions and the load of this machine."""
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown")
    commit = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"], capture_output=True, text=True,
                            check=False).stdout.strip()
    node = shutil.which("node")
    node = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip() if node else None
    return {"cpu": model, "cores": os.cpu_count(), "kernel": platform.release(), "commit": commit, "node": node,
            "load": os.getloadavg()}

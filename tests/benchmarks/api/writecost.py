#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the CPU time of PostgreSQL for writing an item, what follows in the background included."""

import argparse
import concurrent.futures
import datetime
import http.client
import json
import pathlib
import random
import signal
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tests" / "support"))

# pylint: disable=wrong-import-position
from servers import Folder, Postgres, Triaged, wait_until  # noqa: E402

WORDS = "export crash invoice dark mode login slow page button search filter missing wrong report refund".split()
CONNECTIONS = 4
PAUSE = 0.5
FIRST = 200  # items that are there before


class Caller:
    """One connection of an administrator."""

    def __init__(self, server, token):
        self.line = http.client.HTTPConnection(server.address)
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, method, path, body=None):
        self.line.request(method, "/api/v0" + path, None if body is None else json.dumps(body), self.headers)
        answer = self.line.getresponse()
        text = answer.read()
        assert answer.status < 300, text
        return json.loads(text) if text else None


def is_counted(caller, since):
    """Returns true if nothing waits for routing, and statistics have what was written until then. Asks seldom, as that costs, too."""
    time.sleep(PAUSE)
    period = caller.call("GET", "/statistics/buffers")["meta"]
    pending = caller.call("GET", "/feedback?routing_status=pending&per_page=1")["meta"]["total"]
    return pending == 0 and datetime.datetime.fromisoformat(period["generated_at"].replace("Z", "+00:00")) > since


def measure(postgres, callers, name, items, act):
    """Acts on each item over several connections; prints what that cost."""
    before = postgres.cpu_seconds()
    with concurrent.futures.ThreadPoolExecutor(CONNECTIONS) as pool:
        parts = [items[number::CONNECTIONS] for number in range(CONNECTIONS)]
        made = list(pool.map(lambda work: [act(work[0], item) for item in work[1]], zip(callers, parts)))
    since = datetime.datetime.now(datetime.timezone.utc)
    wait_until(lambda: is_counted(callers[0], since), "what follows the writes")
    cost = (postgres.cpu_seconds() - before) / len(items) * 1000
    print(f"| {name} | {cost:.2f} |", flush=True)
    return [each for part in made for each in part]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("triaged", nargs="?", default=str(ROOT / "build" / "bin" / "triaged"))
    parser.add_argument("--items", type=int, default=1000)
    options = parser.parse_args()
    folder = Folder()
    postgres = Postgres(folder, settings={"fsync": "off", "autovacuum": "off"}).start()
    postgres.make_database()
    server = Triaged(folder, options.triaged, ["--database", postgres.conninfo(), "--rate-limit", "off"]).start()
    try:
        token = server.token("bench")
        callers = [Caller(server, token) for _ in range(CONNECTIONS)]
        buffers = [callers[0].call("POST", "/buffers", {"name": word, "routing_instructions": word})["data"]["id"]
                   for word in WORDS[:4]]
        chosen = random.Random(1)
        texts = [" ".join(chosen.choices(WORDS, k=20)) for _ in range(FIRST + options.items)]
        create = lambda caller, text: caller.call("POST", "/feedback", {"description": text})["data"]["id"]  # noqa: E731
        for text in texts[:FIRST]:
            create(callers[0], text)
        wait_until(lambda: is_counted(callers[0], datetime.datetime.now(datetime.timezone.utc)), "the first items")
        postgres.sql("analyze")  # as PostgreSQL does by itself within a minute: empty tables have other plans
        print("| write | CPU of PostgreSQL, ms an item |\n|---|---|")
        items = measure(postgres, callers, "create, route", texts[FIRST:], create)
        measure(postgres, callers, "patch the title", items, lambda caller, item: caller.call(
            "PATCH", f"/feedback/{item}", {"title": "Title"}))
        measure(postgres, callers, "assign", items, lambda caller, item: caller.call(
            "PUT", f"/buffers/{buffers[3]}/feedback/{item}"))
        measure(postgres, callers, "done", items, lambda caller, item: caller.call(
            "PATCH", f"/feedback/{item}/triage", {"state": "done"}))
    finally:
        server.server.end()
        postgres.server.end(signal.SIGINT)
        folder.remove()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Upgrades a large database of an older version beside an older backend that goes on serving, and follows the job that indexes
its texts again, killed twice. Exits with 1 if a total changes, the older backend fails, or the job loses or repeats work."""

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import types

from bench.cluster import Cluster
from bench.data import Dataset
from bench.latency import Client
from bench.processes import BenchmarkError, Service

PAUSE = 0.05  # seconds between two requests of those who use the server
REST = 15  # seconds in which they are measured alone
PATIENCE = 4 * 3600  # seconds for all texts
KILLS = 2
UNTOLD = "select count(*) from feedback_search where not lexemes @@ '''@'':*'::tsquery"


def serve(triaged, directory):
    return Service("triaged", [triaged, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off", "--log-level", "error",
                               "--rate-limit", "full=off,widget=off,address=off", "--data-dir", f"{directory}/data"],
                   f"{directory}/triaged.log", PATIENCE)


class People:
    """Others who read a list, search and create an item in turn, until they are stopped; with their times."""

    def __init__(self, port, readers, writer):
        self.times = {"list": [], "search": [], "create": []}
        self.created = 0
        self.failures = []
        self._stopped = threading.Event()
        self._work = (port, readers, writer)
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self):
        port, readers, writer = self._work
        reader, creator = Client(port, readers), Client(port, writer)
        number = 0
        while not self._stopped.is_set():
            number += 1
            try:
                self.times["list"].append(reader.get("/api/v0/feedback")[0])
                self.times["search"].append(reader.get("/api/v0/feedback?search=refund")[0])
                begin = time.perf_counter()
                creator.post("/api/v0/feedback", {"description": f"The export of report {number} stops halfway."})
                self.times["create"].append((time.perf_counter() - begin) * 1000)
                self.created += 1
            except Exception as error:  # a failure of any kind is a result
                self.failures.append(str(error))
                reader, creator = Client(port, readers), Client(port, writer)
            self._stopped.wait(PAUSE)

    def stop(self):
        self._stopped.set()
        self._thread.join()
        return self


def row(name, seconds, people):
    cells = []
    for times in people.times.values():
        ordered = sorted(times) or [0.0]
        cells.append(f"{statistics.median(ordered):.1f} / {ordered[int(0.95 * (len(ordered) - 1))]:.1f} / {ordered[-1]:.0f}")
    print(f"| {name} | {seconds:.0f} | " + " | ".join(cells) + f" | {len(people.failures)} |", flush=True)


def totals(port, organization):
    """Returns the totals of all buffers and of the filters that both versions know."""
    client = Client(port, organization.token)
    queries = ["", "needs_review=true", "needs_review=false", "unassigned=true", "unassigned=false", "routing_status=failed",
               "routing_status=routed", "created_after=2025-03-01T00:00:00Z", f"search={next(iter(organization.facts['rare']))}"]
    queries += [f"buffer_id={slug}" for slug in organization.facts["buffers"]]
    found = {}
    for query in queries:
        found[query] = json.loads(client.get(f"/api/v0/feedback?limit=1&{query}")[1])["meta"]["total"]
    client.close()
    return found


def expect_same(what, before, after):
    wrong = {query: (number, after[query]) for query, number in before.items() if after[query] != number}
    if wrong:
        raise BenchmarkError(f"{what}: totals changed: {wrong}")
    print(f"{len(before)} totals are the same: {what}", flush=True)


def upgrade(given, directory, old, cluster, large, side):
    """Starts the newer backend beside the older one, which people go on using. Returns the newer one."""
    before = totals(old.port, large)
    people = People(old.port, large.token, side.token)
    time.sleep(REST)
    row("older backend alone", REST, people.stop())
    created = people.created
    people = People(old.port, large.token, side.token)
    begin = time.monotonic()
    new = serve(given.new, directory)
    row("migrations beside the older backend", time.monotonic() - begin, people.stop())
    created += people.created
    print(cluster.query("select number || ' ' || name || ' ' || to_char(applied_at - lag(applied_at) over (order by number), "
                        "'MI:SS.MS') from schema_migration order by number desc limit 14"), flush=True)
    failures = list(people.failures)
    people = People(old.port, large.token, side.token)
    time.sleep(REST)
    row("older backend beside the newer one", REST, people.stop())
    failures += people.failures
    created += people.created
    expect_same("older backend after the upgrade", before, totals(old.port, large))
    expect_same("newer backend after the upgrade", before, totals(new.port, large))
    if failures:
        raise BenchmarkError(f"the older backend failed: {failures[:3]}")
    total = json.loads(Client(new.port, side.token).get("/api/v0/feedback?limit=1")[1])["meta"]["total"]
    if total != side.facts["items"] + created:
        raise BenchmarkError(f"{created} items were created, and {total - side.facts['items']} are there")
    return new, before


def follow(given, directory, new, cluster, large, side):
    """Waits until all texts are indexed again, and kills the backend meanwhile."""
    texts = left = int(cluster.query(UNTOLD))
    begin = time.monotonic()
    kills = 0
    people = People(new.port, large.token, side.token)
    while left > 0 and time.monotonic() - begin < PATIENCE:
        time.sleep(10)
        now = int(cluster.query(UNTOLD))
        if now > left:
            raise BenchmarkError(f"{now - left} texts lost their language")
        left = now
        print(f"  {left:,} texts left after {time.monotonic() - begin:.0f} s", flush=True)
        if kills < KILLS and left < texts * (KILLS - kills) / (KILLS + 1):
            people.stop()
            os.kill(new.pid, signal.SIGKILL)
            new.process.wait()
            new = serve(given.new, directory)
            people = People(new.port, large.token, side.token)
            kills += 1
    seconds = time.monotonic() - begin
    row(f"indexing {texts:,} texts again, {texts / max(seconds, 1):.0f} a second", seconds, people.stop())
    people = People(new.port, large.token, side.token)
    time.sleep(REST)
    row("newer backend alone", REST, people.stop())
    wrong = cluster.query("select count(*) from (select organization, language_of(lexemes) as language, count(*) as feedback from "
                          "feedback_search group by 1, 2) c full join (select * from language_total where feedback <> 0) t "
                          "using (organization, language) where c.feedback is distinct from t.feedback")
    if left > 0 or wrong != "0":
        raise BenchmarkError(f"{left} texts are left, {wrong} counts of languages are wrong")
    return new


def run(given, directory):
    os.chmod(directory, 0o711)  # PostgreSQL may run as another user
    tools = types.SimpleNamespace(triaged=os.path.abspath(given.old), generate=os.path.abspath(given.generate),
                                  words=os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                                     "../../../backend/routing/text/background.txt"))
    old = serve(given.old, directory)
    cluster = Cluster(f"{directory}/data")
    new = None
    try:
        dataset = Dataset(tools, cluster, directory)
        large, side = dataset.organization("large", given.items), dataset.organization("side", 100)
        print(f"load {os.getloadavg()[0]:.1f}\n| step | seconds | list p50 / p95 / max, ms | search | create | failures |\n"
              "|---|---|---|---|---|---|", flush=True)
        new, before = upgrade(given, directory, old, cluster, large, side)
        old.end()
        new = follow(given, directory, new, cluster, large, side)
        expect_same("newer backend after indexing", before, totals(new.port, large))
    finally:
        old.end()
        if new:
            new.end()
        cluster.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", help="the program of the older version")
    parser.add_argument("generate", help="benchmark_generate of the older version")
    parser.add_argument("new", help="the program of the newer version")
    parser.add_argument("--items", type=int, default=1_000_000)
    parser.add_argument("--directory", help="an empty folder for the data; it is kept")
    given = parser.parse_args()
    directory = given.directory or tempfile.mkdtemp(prefix="triage-upgrade-", dir=os.environ.get("TMPDIR", "/var/tmp"))
    os.makedirs(directory, exist_ok=True)
    try:
        run(given, directory)
        return 0
    except (BenchmarkError, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        if not given.directory:
            shutil.rmtree(directory, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

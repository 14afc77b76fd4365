#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Upgrades a large database of an older version beside an older backend that goes on serving, killed on the way if wanted, and
follows the job that indexes its texts again, killed twice. Exits with 1 if a total changes, a count differs from its rows, the
older backend fails, or the job loses or repeats work."""

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
from worklists import work_on

PAUSE = 0.05  # seconds between two requests of those who use the server
REST = 15  # seconds in which they are measured alone
PATIENCE = 4 * 3600  # seconds for all texts
KILLS = 2
KILLED_AFTER = (1, 4, 15)  # seconds of migrating after which --kill kills the newer backend
UNTOLD = "select count(*) from feedback_search where not lexemes @@ '''@'':*'::tsquery"

# Pairs of a count by SQL and the same by triggers: both have the same columns.
KEPT = {
    "language_total": ("select organization, language_of(lexemes) collate \"C\", count(*) from feedback_search "
                       "where language_of(lexemes) is not null group by 1, 2",
                       "select organization, language, feedback from language_total where feedback <> 0"),
    "language_buffer_total": ("select m.organization, m.buffer, language_of(s.lexemes) collate \"C\", count(*) from feedback_buffer m "
                              "join feedback_search s using (organization, feedback) where language_of(s.lexemes) is not null "
                              "group by 1, 2, 3",
                              "select organization, buffer, language, feedback from language_buffer_total where feedback <> 0"),
    "record_total": ("with record as (select t.*, language_of(s.lexemes) as told from feedback_triage t "
                     "join feedback_search s using (organization, feedback)), "
                     "cell as (select *, '' as cell_tag, 0::bigint as buffer from record "
                     "union all select r.*, u.tag, 0 from record r cross join lateral unnest(r.tags) as u (tag) "
                     "union all select r.*, '', m.buffer from record r join feedback_buffer m using (organization, feedback) "
                     "union all select r.*, u.tag, m.buffer from record r cross join lateral unnest(r.tags) as u (tag) "
                     "join feedback_buffer m using (organization, feedback)) "
                     "select organization, cell_tag collate \"C\", buffer, l.language collate \"C\", state, snoozed_until is not null, coalesce(owner, 0), "
                     "is_duplicate, count(*) from cell cross join lateral (values (''), (told)) as l (language) "
                     "where l.language is not null group by 1, 2, 3, 4, 5, 6, 7, 8",
                     "select organization, tag, buffer, language, state, snoozed, owner, duplicate, items from record_total "
                     "where items <> 0"),
}


def serve(triaged, directory):
    return Service("triaged", [triaged, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off", "--log-level", "error",
                               "--rate-limit", "full=off,widget=off,address=off", "--data-dir", f"{directory}/data"],
                   f"{directory}/triaged.log", PATIENCE)


class People:
    """Others who read a list and search in turn, and one who creates items, until they are stopped; with their times."""

    def __init__(self, port, readers, writer):
        self.times = {"list": [], "search": [], "create": []}
        self.created = 0
        self.failures = []
        self._stopped = threading.Event()
        self._threads = [threading.Thread(target=self._run, args=(port, token, act))
                         for token, act in ((readers, self._read), (writer, self._create))]
        for thread in self._threads:
            thread.start()

    def _read(self, client, _number):
        self._note("list", client.get, "/api/v0/feedback")
        self._note("search", client.get, "/api/v0/feedback?search=refund")

    def _create(self, client, number):
        self._note("create", client.post, "/api/v0/feedback", {"description": f"The export of report {number} stops halfway."})
        self.created += 1

    def _note(self, kind, act, *arguments):
        begin = time.perf_counter()
        try:
            act(*arguments)
        finally:
            self.times[kind].append((time.perf_counter() - begin) * 1000)

    def _run(self, port, token, act):
        client = Client(port, token)
        number = 0
        while not self._stopped.is_set():
            number += 1
            try:
                act(client, number)
            except Exception as error:  # a failure of any kind is a result
                self.failures.append(str(error))
                client = Client(port, token)
            self._stopped.wait(PAUSE)

    def stop(self):
        self._stopped.set()
        for thread in self._threads:
            thread.join()
        return self


class Space:
    """Watches how much space a folder takes, until it is stopped."""

    def __init__(self, directory):
        self._directory = directory
        self.before = self.most = self._now()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()

    def _now(self):
        done = subprocess.run(["du", "-sm", self._directory], capture_output=True, text=True, check=False)
        return int(done.stdout.split()[0])  # files that vanish meanwhile make it fail, and it counts the others

    def _watch(self):
        while not self._stopped.wait(1):
            self.most = max(self.most, self._now())

    def stop(self):
        self._stopped.set()
        self._thread.join()
        now = self._now()
        return f"{self.before:,} MiB before, {max(self.most, now):,} MiB at most, {now:,} MiB after"


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


def expect_kept(cluster):
    """Compares the counts that triggers keep with what the rows say."""
    for table, (rows, kept) in KEPT.items():
        wrong = cluster.query(f"with r as ({rows}), k as ({kept}) select (select count(*) from (select * from r except select * "
                              "from k) d) + (select count(*) from (select * from k except select * from r) d)")
        if wrong != "0":
            raise BenchmarkError(f"{wrong} rows of {table} are wrong")
        print(f"{cluster.query(f'select count(*) from ({kept}) k')} rows of {table} are right", flush=True)


def kill_on_the_way(given, directory, cluster):
    """Starts the newer backend and kills it, several times."""
    for seconds in KILLED_AFTER:
        process = subprocess.Popen([given.new, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off", "--data-dir",
                                    f"{directory}/data"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   start_new_session=True)
        time.sleep(seconds)
        ended = process.poll()
        process.kill()
        process.wait()
        print(f"killed after {seconds} s{'' if ended is None else ', when it had ended'}: schema "
              f"{cluster.query('select max(number) from schema_migration')}", flush=True)


def upgrade(given, directory, old, cluster, large, side):
    """Starts the newer backend beside the older one, which people go on using. Returns the newer one."""
    before = totals(old.port, large)
    people = People(old.port, large.token, side.token)
    time.sleep(REST)
    row("older backend alone", REST, people.stop())
    created = people.created
    people = People(old.port, large.token, side.token)
    space = Space(f"{directory}/data")
    begin = time.monotonic()
    if given.kill:
        kill_on_the_way(given, directory, cluster)
    new = serve(given.new, directory)
    row("migrations beside the older backend", time.monotonic() - begin, people.stop())
    created += people.created
    print(f"space: {space.stop()}", flush=True)
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
    expect_kept(cluster)
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
        if cluster.query("select to_regclass('feedback_triage') is not null and not exists (select from feedback_triage)") == "t":
            work_on(cluster, large.number)
            cluster.query("vacuum analyze")
        untold = int(cluster.query(UNTOLD)) if cluster.query("select to_regclass('language_total') is not null") == "t" else "all"
        print(f"{untold} texts have no language yet", flush=True)
        print(f"load {os.getloadavg()[0]:.1f}\n| step | seconds | list p50 / p95 / max, ms | search | create | failures |\n"
              "|---|---|---|---|---|---|", flush=True)
        if given.prepare:
            return
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
    parser.add_argument("--kill", action="store_true", help="kills the newer backend while it migrates")
    parser.add_argument("--prepare", action="store_true", help="makes the data of the older version, and ends")
    parser.add_argument("--directory", help="a folder for the data, empty or prepared; it is kept")
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

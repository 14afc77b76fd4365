#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what very many small organizations cost on one server: while nobody works, at the start, and under load."""

import argparse
import hashlib
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
import zlib

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "api")]
# pylint: disable=wrong-import-position
from bench.cluster import Cluster, program  # noqa: E402
from bench.latency import Client  # noqa: E402
from bench.load import percentile  # noqa: E402
from bench.machine import machine  # noqa: E402
from bench.processes import (BenchmarkError, Service, database_seconds, program_seconds, resident_memory, stop_at_signals,  # noqa: E402
                             wait_until)
from bench.report import Goals  # noqa: E402

ROOT = HERE.parents[2]
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MAX_IDLE = 1  # percent of a core, of server and PostgreSQL together
MAX_START = 3  # seconds
MAX_MEMORY = 200  # MiB of the server after the load
MAX_MEDIAN = 3  # milliseconds of reading one list on one connection
MAX_TAIL = 32  # milliseconds, the 99th percentile on CONNECTIONS
BETWEEN_SCRAPES = 15  # seconds, as a Prometheus of an operator does
LEAST_RATE = 0.8  # of the rate in FEW organizations
FEW = 10
FIRST = 4  # organizations whose list is read immediately after the start
CONNECTIONS = 16
AT_ONCE = 10_000  # organizations that one statement copies
# A copy has another number, slug and tokens; everything else only refers within its organization.
REPLACED = {("organization", "slug"): "t.slug || '-' || g", ("token", "id"): "t.id + g",
            ("token", "hash"): "h"}


def token_of(number):
    """Returns the token of the copy with that number: prefix, secret and checksum, as the server makes them."""
    text = "ib_" + str(number).rjust(43, "0")
    rest, digits = zlib.crc32(text.encode()), ""
    for _ in range(6):
        rest, digit = divmod(rest, 62)
        digits = ALPHABET[digit] + digits
    return text + digits


class Stage:
    """A server with its own PostgreSQL, in which one organization is copied many times. Stops and removes both on exit."""

    def __init__(self, build, items):
        self.triaged, self.items = str(build / "bin/triaged"), items
        self.directory = tempfile.mkdtemp(prefix="triage-organizations-", dir=os.environ.get("TMPDIR", "/var/tmp"))
        os.chmod(self.directory, 0o711)  # PostgreSQL may run as another user
        self.service = self.cluster = None
        self.copies = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.directory, ignore_errors=True)

    def start(self):
        """Returns the seconds until the server is ready."""
        began = time.monotonic()
        self.service = Service("triaged", [
            self.triaged, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0", "--log-level", "error", "--rate-limit", "off",
            "--data-dir", f"{self.directory}/data"], f"{self.directory}/triaged.log")
        took = time.monotonic() - began
        self.cluster = Cluster(f"{self.directory}/data")
        return took

    def stop(self):
        if self.service:
            self.service.end()
        if self.cluster:
            self.cluster.end()
        self.service = self.cluster = None

    def command(self, *arguments):
        done = subprocess.run([self.triaged, *arguments, "--json", "--data-dir", f"{self.directory}/data"],
                              capture_output=True, text=True, timeout=120, check=False)
        if done.returncode != 0:
            raise BenchmarkError(f"triaged {arguments[0]}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def make_first(self):
        """Creates the organization that is copied."""
        self.command("org", "create", "--name", "Small", "--slug", "small")
        self.command("member", "add", "--org", "small", "--name", "Ada", "--email", "ada@bench.example", "--role", "admin")
        token = self.command("token", "create", "--org", "small", "--member", "ada@bench.example", "--name", "key", "--kind",
                             "full_access")["token"]
        client = Client(self.service.port, token)
        client.post("/api/v0/buffers", {"name": "Crashes"})
        for number in range(self.items):
            client.post("/api/v0/feedback", {"description": f"It crashes when the window is closed, {number}"})
        client.close()
        self.settle()

    def settle(self):
        behind = "select (select count(*) from routing_job) + (select count(*) from organization_state s left join " \
                 "statistics_position p using (organization) where p.change is distinct from s.change)"
        if not wait_until("routing and statistics", lambda: self.cluster.query(behind) == "0", 1800):
            raise BenchmarkError("the server does not finish its work")
        time.sleep(3)

    def copy_statement(self, table, columns):
        values = ", ".join("t.organization + g" if column == "organization" else REPLACED.get((table, column), f't."{column}"')
                           for column in columns)
        names = ", ".join(f'"{column}"' for column in columns)
        return f"insert into {table} ({names}) overriding system value select {values} from {table} t, numbers where t.organization = {self.first}"

    def copy(self, count):
        """Adds copies of the first organization, with all of its rows."""
        self.first = self.cluster.query("select organization from organization where slug = 'small'")
        tables = {}
        for line in self.cluster.query(
                "select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid "
                "where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped "
                "and a.attgenerated = '' and exists (select from pg_attribute o where o.attrelid = c.oid "
                "and o.attname = 'organization') order by c.relname, a.attnum").split("\n"):
            table, column = line.split("|")
            tables.setdefault(table, []).append(column)
        while self.copies < count:
            most = min(AT_ONCE, count - self.copies)
            numbers = range(self.copies + 1, self.copies + most + 1)
            hashes = ",".join(f"('\\x{hashlib.sha256(token_of(n).encode()).hexdigest()}'::bytea,{n})" for n in numbers)
            script = pathlib.Path(self.directory, "copy.sql")
            script.write_text(
                "begin; set local session_replication_role = replica; set local synchronous_commit = off;\n"
                f"create temp table numbers on commit drop as select g, h from (values {hashes}) as v (h, g);\n"
                + ";\n".join(self.copy_statement(table, columns) for table, columns in tables.items())
                + ";\ncommit;\n", encoding="utf-8")
            subprocess.run([program("psql"), "-Xq", "-v", "ON_ERROR_STOP=1", "-d", self.cluster.conninfo, "-f", script], check=True,
                           timeout=1800)
            self.copies += most
        self.cluster.query("vacuum analyze")
        self.cluster.query("checkpoint")


def idle(stage, seconds):
    """Returns the percent of a core that the server and PostgreSQL take while nothing happens but that metrics are read."""
    before = program_seconds(stage.service.pid), database_seconds(stage.cluster.pid)
    began = time.monotonic()
    while (left := began + seconds - time.monotonic()) > 0:
        with urllib.request.urlopen(stage.service.metrics_url, timeout=60) as answer:
            answer.read()
        time.sleep(min(BETWEEN_SCRAPES, left))
    took = time.monotonic() - began
    after = program_seconds(stage.service.pid), database_seconds(stage.cluster.pid)
    return [(later - earlier) * 100 / took for earlier, later in zip(before, after)]


def in_turn(stage, tokens, connections, act):
    """Acts with each token on several connections. Returns the milliseconds of all acts, and the rate."""
    times, rest, lock = [], iter(tokens), threading.Lock()

    def work():
        while True:
            with lock:
                token = next(rest, None)
            if token is None:
                return
            client = Client(stage.service.port, token)
            began = time.perf_counter()
            act(client)
            took = (time.perf_counter() - began) * 1000
            client.close()
            with lock:
                times.append(took)

    threads = [threading.Thread(target=work) for _ in range(connections)]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times, len(times) / (time.monotonic() - began)


def create(stage, tokens):
    """Creates an item with each token. Returns creations and routed items a second, and the CPU milliseconds of each."""
    spent = program_seconds(stage.service.pid) + database_seconds(stage.cluster.pid)
    began = time.monotonic()
    _, rate = in_turn(stage, tokens, CONNECTIONS,
                      lambda client: client.post("/api/v0/feedback", {"description": "The window is closed when it crashes"}))
    if not wait_until("all is routed", lambda: stage.cluster.query("select count(*) from routing_job") == "0", 1800):
        raise BenchmarkError("items are not routed")
    routed = len(tokens) / (time.monotonic() - began)
    spent = program_seconds(stage.service.pid) + database_seconds(stage.cluster.pid) - spent
    return {"created": rate, "routed": routed, "cpu": spent * 1000 / len(tokens)}


def measure(stage, options):
    figures = {"organizations": options.organizations, "items": options.items}
    stage.start()
    stage.make_first()
    began = time.monotonic()
    stage.copy(options.organizations)
    figures["copied"] = time.monotonic() - began
    figures["database"] = int(stage.cluster.query("select pg_database_size(current_database())")) / 2**20
    print(f"{options.organizations:,} organizations: {figures['database']:.0f} MiB, copied in {figures['copied']:.0f} s", flush=True)
    stage.stop()
    figures["start"] = stage.start()
    figures["start_cpu"] = program_seconds(stage.service.pid)
    figures["first"] = in_turn(stage, map(token_of, range(1, FIRST + 1)), 1, lambda client: client.get("/api/v0/feedback"))[0]
    stage.settle()
    figures["memory_after_start"] = resident_memory(stage.service.pid)
    figures["idle"] = idle(stage, options.seconds)
    draw = random.Random(7)
    sample = [token_of(draw.randrange(1, stage.copies + 1)) for _ in range(options.touched)]
    figures["alone"] = in_turn(stage, sample[:500], 1, lambda client: client.get("/api/v0/feedback"))[0]
    figures["together"] = in_turn(stage, sample, CONNECTIONS, lambda client: client.get("/api/v0/feedback"))[0]
    few = [token_of(1 + n % FEW) for n in range(options.touched)]
    figures["few"] = create(stage, few)
    figures["many"] = create(stage, sample)
    stage.settle()
    figures["memory_after_load"] = resident_memory(stage.service.pid)
    figures["idle_after_load"] = idle(stage, options.seconds)
    return figures


def report(figures):
    for name in ("idle", "idle_after_load"):
        server, database = figures[name]
        print(f"{name.replace('_', ' ')}: server {server:.2f} %, PostgreSQL {database:.2f} % of a core")
    print(f"start {figures['start']:.1f} s, {figures['start_cpu']:.2f} s of processor time of the server; the first lists after it: "
          f"{', '.join(f'{each:.1f}' for each in figures['first'])} ms")
    print(f"memory {figures['memory_after_start']:.0f} MiB after the start, {figures['memory_after_load']:.0f} MiB after the load")
    for name, title in (("alone", "list of a random one, one connection"), ("together", f"the same, {CONNECTIONS} connections")):
        times = sorted(figures[name])
        print(f"{title}: median {percentile(times, 50):.1f} ms, p99 {percentile(times, 99):.1f} ms")
    for name, title in (("few", f"in {FEW}"), ("many", "in random ones")):
        each = figures[name]
        print(f"creating {title}: {each['created']:.0f} a second, routed {each['routed']:.0f} a second, "
              f"{each['cpu']:.2f} ms of processor time each")
    goals = Goals()
    for name, title in (("idle", "idle"), ("idle_after_load", "idle after the load")):
        goals.at_most(f"{title}, server and PostgreSQL together", sum(figures[name]), MAX_IDLE, "% of a core")
    goals.at_most("start", figures["start"], MAX_START, "s")
    goals.at_most("memory after the load", figures["memory_after_load"], MAX_MEMORY, "MiB")
    goals.at_most("list of a random one, one connection, median", percentile(sorted(figures["alone"]), 50), MAX_MEDIAN, "ms")
    goals.at_most(f"the same, {CONNECTIONS} connections, p99", percentile(sorted(figures["together"]), 99), MAX_TAIL, "ms")
    for name in ("created", "routed"):
        goals.at_least(f"{name} in random ones, of the rate in {FEW}", figures["many"][name] / figures["few"][name], LEAST_RATE, "")
    goals.print()
    return goals


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="Exit status: 0 all goals are reached, 1 at least one is missed, 2 it could not be measured.")
    parser.add_argument("--build", type=pathlib.Path, metavar="DIR", default=ROOT / "build", help="build to measure")
    parser.add_argument("--organizations", type=int, default=100_000, metavar="N")
    parser.add_argument("--items", type=int, default=3, metavar="N", help="of each organization")
    parser.add_argument("--touched", type=int, default=10_000, metavar="N", help="requests of each kind")
    parser.add_argument("--seconds", type=int, default=60, metavar="N", help="for which it is idle, twice")
    parser.add_argument("--json", metavar="FILE", help="file for all figures")
    options = parser.parse_args()
    stop_at_signals()
    try:
        with Stage(options.build.resolve(), options.items) as stage:
            figures = measure(stage, options)
    except (BenchmarkError, OSError, subprocess.SubprocessError) as error:
        print(f"measure.py: {error}", file=sys.stderr)
        return 2
    goals = report(figures)
    if options.json:
        figures["machine"] = machine()
        pathlib.Path(options.json).write_text(json.dumps(figures, indent=1), encoding="utf-8")
    return 0 if goals.reached() else 1


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the API of a release build against PostgreSQL's own limit and against a Fastify peer. Started by ../run."""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from . import report
from .cases import Cases, statements
from .cluster import Cluster
from .data import Dataset, verify, verify_feed
from .machine import machine
from .measure import Bench, rounds_of
from .processes import BenchmarkError, Service, stop_at_signals

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent.parent
NAMES = ["create", "get", "first", "deep", "pages", "buffer", "review", "rare", "common", "latency", "plots", "wake"]
BYTES_PER_ITEM = 4000
WRITTEN_TO = 10_000  # number of items in the organizations for creates


class Tools:
    """The paths of the programs of the build."""

    def __init__(self, build):
        self.triaged = str(build / "bin/triaged")
        self.generate = str(build / "bin/benchmark_generate")
        self.words = str(ROOT / "backend/routing/text/background.txt")


class Options:
    """The options of the command line."""

    def __init__(self, arguments):
        self.quick = arguments.quick
        default = "10000" if self.quick else "10000,1000000"
        self.items = sorted({int(number) for number in (arguments.items or default).split(",")})
        self.seconds = arguments.seconds or (2 if self.quick else 5)
        self.rounds = arguments.rounds or (1 if self.quick else 3)
        self.waiting = arguments.waiting
        self.only = arguments.only or NAMES
        self.json = arguments.json
        self.keep = arguments.keep
        self.build = pathlib.Path(arguments.build).resolve()

    def wants(self, name):
        return name in self.only

    def described(self):
        return {"items": self.items, "seconds": self.seconds, "rounds": self.rounds, "waiting": self.waiting,
                "only": self.only}


def parse():
    parser = argparse.ArgumentParser(
        prog="tests/benchmarks/api/run", description=__doc__.split(". Started")[0] + ".",
        epilog="Exit status: 0 all goals are reached, 1 at least one is missed, 2 it could not be measured.")
    parser.add_argument("--quick", action="store_true", help="10,000 items, 1 round of 2 seconds: checks that the benchmark works")
    parser.add_argument("--items", metavar="N,N", help="sizes of the organizations (default: 10000,1000000)")
    parser.add_argument("--seconds", type=int, metavar="N", help="seconds of load for each case and side (default: 5)")
    parser.add_argument("--rounds", type=int, metavar="N", help="number of rounds, each in a different order (default: 3)")
    parser.add_argument("--waiting", type=int, metavar="N", default=1000,
                        help="clients that wait for changes besides the measured one (default: 1000)")
    parser.add_argument("--only", nargs="+", choices=NAMES, metavar="CASE", help="cases to measure, of: " + " ".join(NAMES))
    parser.add_argument("--json", metavar="FILE", help="file for all figures")
    parser.add_argument("--keep", metavar="DIR", help="directory for the data, which is kept and reused by the next run")
    parser.add_argument("--build", metavar="DIR", default=str(ROOT / "build"),
                        help="build to measure instead of the release build (without building it)")
    return Options(parser.parse_args())


def limits_off(triaged):
    """Returns the arguments that disable the limits of one token and of one address, which make all requests; none for limits
    that triaged does not have."""
    text = subprocess.run([triaged, "serve", "--help"], capture_output=True, text=True, check=False).stdout
    limits = {"--rate-limit": "off", "--connections-per-peer": "0"}
    return [word for name, value in limits.items() if name in text for word in (name, value)]


def make_room(directory, options):
    made = sum(options.items) + 3 * WRITTEN_TO
    free = shutil.disk_usage(directory).free
    if free < made * BYTES_PER_ITEM:
        raise BenchmarkError(f"{directory} has too little room: {made * BYTES_PER_ITEM / 1e9:.1f} GB are needed; "
                             "name another place with TMPDIR or --keep")


class Session:
    """The programs that run during the measurement. Stops all of them on exit, whatever happens."""

    def __init__(self, options):
        self.options = options
        self.tools = Tools(options.build)
        self.directory = options.keep or tempfile.mkdtemp(prefix="triage-bench-", dir=os.environ.get("TMPDIR", "/var/tmp"))
        os.makedirs(self.directory, exist_ok=True)
        os.chmod(self.directory, 0o711)  # PostgreSQL may run as another user
        self.services = []
        self.cluster = None

    def __enter__(self):
        return self

    def start(self):
        make_room(self.directory, self.options)
        command = [self.tools.triaged, "serve", "--listen", "127.0.0.1:0", "--log-level", "warning",
                   "--data-dir", f"{self.directory}/data", *limits_off(self.tools.triaged)]
        triaged = self._service("triaged", command)
        self.cluster = Cluster(f"{self.directory}/data")
        return triaged

    def start_peer(self, organizations):
        tokens = {each.token: {"organization": each.number, "slug": each.slug} for each in organizations}
        config = pathlib.Path(self.directory, "peer.json")
        config.touch(0o600)
        config.write_text(json.dumps({"host": self.cluster.socket, "user": "triage", "database": "triage",
                                      "tokens": tokens}))
        return self._service("the peer", ["node", str(HERE / "peer/server.js"), str(config)])

    def _service(self, name, command):
        service = Service(name, command, f"{self.directory}/{command[0].rsplit('/', 1)[-1]}.log")
        self.services.append(service)
        return service

    def __exit__(self, *_):
        for service in reversed(self.services):
            service.end()
        if self.cluster:
            self.cluster.end()
        if not self.options.keep:
            shutil.rmtree(self.directory, ignore_errors=True)


def measure(session, options):
    triaged = session.start()
    data = Dataset(session.tools, session.cluster, session.directory)
    sized = {items: data.organization(f"items-{items}", items) for items in options.items}
    writing = {side: data.organization(f"create-{side}", WRITTEN_TO) for side in ("triaged", "fastify", "pgbench")}
    print("Checking the data through the API …", flush=True)
    for organization in sized.values():
        verify(organization, triaged.url)
    verify_feed(sized[min(sized)], triaged.url)
    peer = session.start_peer([*sized.values(), writing["fastify"]])
    verify(sized[min(sized)], peer.url, is_peer=True)

    bodies = subprocess.run([session.tools.generate, "--words", session.tools.words, "--bodies", "2000", "--seed", "7"],
                            capture_output=True, text=True, check=True).stdout.splitlines()
    cases = [case for case in Cases(statements(HERE / "statements.sql"), sized, writing, bodies).all()
             if options.wants(case.name.split("-")[0])]
    bench = Bench(triaged, peer, session.cluster, options, session.directory, HERE / "wrk/requests.lua")
    started = time.monotonic()
    rounds = rounds_of(bench, cases, sized, writing, options)
    print(f"Measured for {time.monotonic() - started:.0f} s", flush=True)
    return conclude(options, rounds, cases, sized, bench.peak_memory())


def conclude(options, rounds, cases, sized, memory):
    rows = report.summary(rounds, cases)
    if rows:
        report.print_rows(rows)
    report.print_latencies(rounds, sized)
    goals = report.goals_of(rounds, rows, sized, memory)
    goals.print()
    if options.json:
        result = {"options": options.described(), "machine": machine(), "cases": rows, "goals": goals.all,
                  "memory": memory, "rounds": rounds}
        pathlib.Path(options.json).write_text(json.dumps(result, indent=1))
    return 0 if goals.reached() else 1


def main():
    options = parse()
    stop_at_signals()
    try:
        with Session(options) as session:
            return measure(session, options)
    except (BenchmarkError, OSError, subprocess.SubprocessError) as error:
        print(f"run: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("run: interrupted", file=sys.stderr)
    return 2


sys.exit(main())

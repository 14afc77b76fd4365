# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the rounds: every case on every side, each round in a different order."""

import time

from . import latency, longpoll
from .load import pgbench, wrk
from .processes import database_seconds, peak_memory, program_seconds, resident_memory

SIDES = ["triaged", "fastify", "pgbench"]
PEER_WARM_UP = 5  # seconds


class Bench:
    """The running programs, the data, and the amount of measurements."""

    def __init__(self, triaged, peer, cluster, options, scratch, requests_script):
        self.servers = {"triaged": triaged, "fastify": peer}
        self.cluster = cluster
        self.options = options
        self.scratch = scratch
        self.requests_script = requests_script

    def _load(self, case, side, seconds):
        """Returns the figures of one case on one side, with its CPU time."""
        organization = case.organizations[side]
        server = self.servers.get(side)
        own = program_seconds(server.pid) if server else 0.0
        database = database_seconds(self.cluster.pid)
        if server:
            figures = wrk(server.url, case, organization, self.scratch, self.requests_script, seconds)
        else:
            figures = pgbench(self.cluster, case, self.scratch, seconds)
        self.cluster.settle()
        per_request = 1e6 / max(figures["requests"], 1)
        if server:
            figures["cpu"] = (program_seconds(server.pid) - own) * per_request
        figures["database_cpu"] = (database_seconds(self.cluster.pid) - database) * per_request
        if case.post:
            left = self.cluster.forget_jobs(organization.number)
            if side == "triaged":
                figures["routed"] = max(0, figures["requests"] - left)
        return figures

    def cases(self, cases, number):
        """Runs one round of load."""
        results = {}
        for case in cases:
            results[case.name] = {}
            sides = SIDES[number % 3:] + SIDES[:number % 3]
            for side in sides:
                if case.post:
                    # After a checkpoint PostgreSQL writes full pages into the WAL; that must not happen during the measurement.
                    self.cluster.query("checkpoint")
                    self._load(case, side, 1)
                figures = self._load(case, side, self.options.seconds)
                results[case.name][side] = figures
                print(f"  {case.title:<26}{side:<9}{figures['rate']:>10,.0f}/s  p95 {figures.get('p95', 0):>8.1f} ms"
                      f"  errors {figures['errors']}" + (f"  memory {self.memory()}" if side == "triaged" else ""),
                      flush=True)
        return results

    def warm_up(self, cases):
        """Warms up plans, caches and connections. The peer takes longer, because its engine compiles frequently called
        code."""
        for case in cases:
            for side in SIDES:
                self._load(case, side, PEER_WARM_UP if side == "fastify" else 1)
            print(f"  warm {case.title:<26} memory {self.memory()}", flush=True)

    def memory(self):
        pid = self.servers["triaged"].pid
        return f"{resident_memory(pid):.0f} MiB, peak {peak_memory(pid):.0f} MiB"

    def latencies(self, sized, number):
        """Measures the latencies of a single client without other load."""
        server = self.servers["triaged"]
        largest = sized[max(sized)]
        counts = (100, 16, 12) if self.options.quick else (300, 48, 24)
        results = {"first_pages": latency.first_pages(server.port, sized, counts[0])}
        for kind, count in zip(("rare", "common"), counts[1:]):
            times, wrong = latency.searches(server.port, largest, kind, count, 60)
            results[f"search_{kind}"] = times
            results[f"search_{kind}_wrong"] = wrong
            times, wrong = latency.searches(server.port, largest, kind, count, 60, latency.Edits)
            results[f"edited_{kind}"] = times
            results[f"edited_{kind}_wrong"] = wrong
        print(f"  round {number + 1}: first pages and searches of a single client: done", flush=True)
        return results

    def plots(self, sized):
        """Measures the statistics for a single client, and the time in which the database counts the same items."""
        largest = sized[max(sized)]
        times, total = latency.plots(self.servers["triaged"].port, largest, 5 if self.options.quick else 20)
        begin = time.perf_counter()
        counted = self.cluster.query(
            "select sum(n) from (select date_trunc('day', created_at), count(*) as n from feedback "
            f"where organization = {largest.number} and created_at between '2024-12-31' and '2026-01-01' group by 1) days")
        scan = (time.perf_counter() - begin) * 1000
        print(f"  plots of a single client: done; counting the items of the same period one by one took {scan:.0f} ms", flush=True)
        return {"plots": times, "plots_scan": scan, "plots_wrong": abs(total - int(counted))}

    def wake_ups(self, organization):
        """Measures how soon a waiting client receives a change."""
        changes = 30 if self.options.quick else max(40, 120 // self.options.rounds)
        received = longpoll.wake_up(self.servers["triaged"], organization, changes, self.options.waiting)
        print(f"  {changes} changes with {self.options.waiting} others waiting: "
              f"{received['heard_by_all']} received by all", flush=True)
        return {"wake_after_answer": received["after_answer"], "wake_after_request": received["after_request"],
                "wake_heard_by_all": received["heard_by_all"]}

    def peak_memory(self):
        return peak_memory(self.servers["triaged"].pid)


def rounds_of(bench, cases, sized, writing, options):
    """Runs all rounds. If a later one is interrupted, returns the earlier ones."""
    rounds = []
    bench.warm_up(cases)
    for number in range(options.rounds):
        print(f"Round {number + 1} of {options.rounds}", flush=True)
        entry = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())}
        rounds.append(entry)
        entry.update(bench.cases(cases, number))
        if options.wants("latency"):
            entry.update(bench.latencies(sized, number))
        if options.wants("plots"):
            entry.update(bench.plots(sized))
        if options.wants("wake"):
            entry.update(bench.wake_ups(writing["triaged"]))
        entry["memory"] = bench.peak_memory()
    return rounds

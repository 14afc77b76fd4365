#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the leader of a Patroni cluster again and again while clients write through HAProxy and two backends, and checks that no
acknowledged write is lost, that writes succeed again soon, and that clients see nothing but 503 meanwhile.

Three kills take about a minute, because Patroni's leases end only after seconds, and each kill waits until both nodes work."""

import argparse
import collections
import itertools
import os
import sys
import time
import traceback

from faults import HEAD, ROOT, SKIPPED, Run, in_words, print_table  # also finds the modules of tests/support
from load import Follower, Load
from patronicluster import Cluster, accepts_short_ttl, missing
from scenarios import OneOfTwoKilled
from servers import wait_until

MAX_OUTAGE = 10  # seconds without a successful write …
MAX_OUTAGE_OF_LONG_TTL = 30  # … and where Patroni does not accept the short ttl of the example, if it is killed too
STEADY = 3  # seconds of load before each kill

Kill = collections.namedtuple("Kill", "number killed node leader outage answers redundant")


class LeaderKilled(OneOfTwoKilled):
    """leader of PostgreSQL killed"""

    allowed = {503}

    def __init__(self, folder, triaged):
        super().__init__(folder, triaged)
        self.cluster = Cluster(folder)

    @classmethod
    def missing(cls):
        return missing()

    def make_postgres(self):
        return self.cluster

    def make_database(self):
        """Does nothing: the cluster comes with its database."""

    def clean_up(self):
        self.postgres = None
        super().clean_up()
        self.cluster.clean_up()


def kill_postgres(leader):
    leader.kill_postgres()


def kill_all(leader):
    leader.kill()


def kill_patroni(leader):
    leader.kill_patroni()


KINDS = {"PostgreSQL": kill_postgres, "all": kill_all, "Patroni": kill_patroni}


class Drill(Run):
    """Kills the leader several times under one load."""

    def __init__(self, triaged, kills, clients):
        super().__init__(LeaderKilled, triaged, 0, clients)
        self.count = kills
        self.kills = []

    def under_load(self, address, token):
        load = Load(address, token, self.fault.allowed, self.clients, pause=0.05)
        load.start()
        follower = Follower(address, token, load.ledger, self.fault.allowed)
        follower.start()
        wait_until(lambda: len(load.ledger.successes) > 20 * self.clients, "the load is under way")
        for number, kind in zip(range(1, self.count + 1), itertools.cycle(KINDS)):
            self.kill(number, kind, load.ledger)
        ended = time.monotonic()
        time.sleep(STEADY)
        load.end()
        try:
            wait_until(lambda: not follower.missing(), "everything new arrives in the change feed")
        except TimeoutError:
            self.wrong.append(f"{len(follower.missing())} items were left out of the change feed")
        follower.ended.set()
        unanswered = {status: count for status, count in load.ledger.answers.items() if not isinstance(status, int)}
        if unanswered:
            self.wrong.append(f"connections failed: {in_words(unanswered)}")
        routed = self.wait_for_routing(address, token)
        return self.judge(load, load.ledger.first_success_after(ended) - ended, routed)

    def kill(self, number, kind, ledger):
        """Kills the leader, waits until both nodes work again, and measures the outage in between."""
        cluster = self.fault.cluster
        leader = cluster.wait_until_redundant()
        time.sleep(STEADY)
        before = collections.Counter(ledger.answers)
        first = leader.postmaster()
        killed = time.monotonic()
        KINDS[kind](leader)
        if kind != "Patroni":  # without Patroni, PostgreSQL continues as the leader
            wait_until(lambda: cluster.primary() not in (None, first), "there is a leader again")
        recovered = time.monotonic()
        wait_until(lambda: ledger.first_success_after(recovered), "a write succeeds again")
        if kind == "all":
            leader.start()
        now_leader = cluster.wait_until_redundant()
        healed = time.monotonic()
        outage = ledger.longest_outage(killed)
        self.kills.append(Kill(number, kind, leader.name, now_leader.name, f"{outage:.1f}", in_words(ledger.answers - before),
                               f"{healed - killed:.1f}"))
        print("  ".join(str(cell) for cell in self.kills[-1]), flush=True)
        if outage > (MAX_OUTAGE_OF_LONG_TTL if kind == "all" and not accepts_short_ttl() else MAX_OUTAGE):
            self.wrong.append(f"kill {number} ({kind}): no write succeeded for {outage:.1f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", default=os.path.join(ROOT, "build", "bin", "triaged"))
    parser.add_argument("--kills", type=int, default=20, help="number of times that the leader is killed (20)")
    parser.add_argument("--clients", type=int, default=8, help="number of concurrent clients (8)")
    options = parser.parse_args()
    if lacking := missing():
        print(f"failover is skipped, it needs {lacking}")
        return SKIPPED
    drill = Drill(options.triaged, options.kills, options.clients)
    rows = []
    try:
        rows.append(drill.go())
    except Exception as error:  # pylint: disable=broad-except
        traceback.print_exc()
        drill.wrong.append(str(error))
    print_table(Kill("kill", "killed", "leader", "then", "outage s", "answers", "redundant s"), drill.kills)
    if rows:
        print()
        print_table(HEAD, rows)
    print(*drill.wrong, sep="\n")
    return 1 if drill.wrong else 0


if __name__ == "__main__":
    sys.exit(main())

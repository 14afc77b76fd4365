# SPDX-License-Identifier: GPL-3.0-or-later
"""Injects faults under load and checks that the system recovers without losing or duplicating data.

Takes longer than a minute in each of its three parts, because PostgreSQL restarts and connections run into their time
limits in each fault."""

import argparse
import collections
import json
import os
import sys
import time
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "support"))
# pylint: disable=wrong-import-position
import scenarios  # noqa: E402
from load import Line, Load, compare  # noqa: E402
from servers import Folder, wait_until  # noqa: E402

SKIPPED = 77

Row = collections.namedtuple("Row", "fault acknowledged answers lost doubled outage recovery routed verdict")
HEAD = Row("fault", "acknowledged", "answers", "lost", "doubled", "outage s", "recovery s", "routed s", "")


def make_buffer(address, token):
    """Creates a buffer, so that items can be routed."""
    answer = Line(address, token).ask("POST", "/buffers", {"name": "Crashes", "routing_instructions": "The program crashes."})
    if not answer.succeeded:
        raise RuntimeError(f"no buffer: {answer.status} {answer.body!r}")


def pending(address, token):
    """Returns the number of items that wait for routing; None if the request fails."""
    answer = Line(address, token).ask("GET", "/feedback?routing_status=pending&limit=1")
    return total_of(answer) if answer.succeeded else None


def in_words(answers):
    """Returns the number of responses by status, with all successes as one."""
    counts = collections.Counter()
    for status, count in answers.items():
        counts["2xx" if isinstance(status, int) and 200 <= status < 300 else str(status)] += count
    return ", ".join(f"{status}: {count}" for status, count in sorted(counts.items()))


class Run:
    """Runs one fault under load."""

    def __init__(self, kind, triaged, seconds, clients):
        self.folder = Folder()
        self.fault = kind(self.folder, triaged)
        self.seconds, self.clients = max(seconds, kind.seconds), clients
        self.wrong = []

    def go(self):
        try:
            address = self.fault.prepare()
            token = self.fault.backends[0].token("faults")
            wait_until(lambda: Line(address, token).ask("GET", "/me").succeeded, "clients are answered")
            make_buffer(address, token)
            return self.under_load(address, token)
        finally:
            self.fault.clean_up()
            self.keep_logs()
            self.folder.remove()

    def under_load(self, address, token):
        load = Load(address, token, self.fault.allowed, self.clients)
        self.fault.begin(load)
        load.start()
        ledger = load.ledger
        wait_until(lambda: len(ledger.successes) > 20 * self.clients, "the load is under way")
        self.fault.strike()
        self.fault.last(self.seconds)
        self.fault.heal()
        healed = time.monotonic()
        wait_until(lambda: ledger.first_success_after(healed), "a write succeeds again")
        enough = len(ledger.successes) + 20 * self.clients
        wait_until(lambda: len(ledger.successes) > enough, "the load goes on")
        load.end()
        recovery = ledger.first_success_after(healed) - healed
        routed = self.wait_for_routing(address, token)
        # A thread that was idle since then may still have to reconnect.
        for backend in self.fault.backends:
            try:
                wait_until(backend.is_well, f"{backend.url} is well")
            except TimeoutError as error:
                self.wrong.append(str(error))
        self.wrong += self.fault.end()
        return self.judge(load, recovery, routed)

    def wait_for_routing(self, address, token):
        begun = time.monotonic()
        try:
            wait_until(lambda: pending(address, token) == 0, "everything new is routed")
        except TimeoutError as error:
            self.wrong.append(str(error))
        return time.monotonic() - begun

    def judge(self, load, recovery, routed):
        ledger = load.ledger
        stored = load.stored()
        meta = Line(load.address, load.token).ask("GET", "/feedback?limit=1")
        total = total_of(meta)
        lost, doubled, wrong = compare(ledger, stored, total, self.fault.items)
        self.wrong += wrong
        waiting = [each["id"] for each in stored.get("feedback", []) if each["routing_status"] != "routed"]
        if waiting:
            self.wrong.append(f"{len(waiting)} items are not routed, {waiting[0]} among them")
        gave_up = sum(each.gave_up for each in load.clients)
        if gave_up:
            self.wrong.append(f"{gave_up} writes were given up")
        self.wrong += [f"{count} × {fault}" for fault, count in ledger.faults.items()]
        if lost or doubled:
            self.wrong += lost[:5] + doubled[:5]
        return Row(self.fault.__doc__, ledger.acknowledged(), in_words(ledger.answers), len(lost), len(doubled),
                   f"{ledger.longest_outage():.1f}", f"{recovery:.1f}", f"{routed:.1f}", "FAILED" if self.wrong else "well")

    def keep_logs(self):
        """Keeps the logs of a failed run in the folder TRIAGE_FAULT_LOGS, if set."""
        keep = os.environ.get("TRIAGE_FAULT_LOGS")
        if not keep:
            return
        os.makedirs(keep, exist_ok=True)
        for name in os.listdir(self.folder.path):
            if name.endswith(".log"):
                with open(self.folder / name, "rb") as source, \
                        open(os.path.join(keep, f"{type(self.fault).__name__}-{name}"), "wb") as target:
                    target.write(source.read())


def total_of(answer):
    return json.loads(answer.body)["meta"]["total"] if answer.succeeded else -1


def print_table(head, rows):
    cells = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(head))]
    for row in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="NAME", action="append", choices=scenarios.ALL, help=", ".join(scenarios.ALL))
    parser.add_argument("--part", default="1/1", help="1/3 takes the first, the fourth and so on of the faults (1/1)")
    parser.add_argument("--triaged", default=os.path.join(ROOT, "build", "bin", "triaged"))
    parser.add_argument("--seconds", type=float, default=15, help="duration of each fault in seconds (15)")
    parser.add_argument("--clients", type=int, default=8, help="number of concurrent clients (8)")
    options = parser.parse_args()
    rows, wrong, skipped = [], [], []
    part, parts = map(int, options.part.split("/"))
    for name in (options.only or list(scenarios.ALL))[part - 1::parts]:
        kind = scenarios.ALL[name]
        if missing := kind.missing():
            skipped.append(f"{name} is skipped, it needs {missing}")
            continue
        run = Run(kind, options.triaged, options.seconds, options.clients)
        print(f"{name} …", flush=True)
        try:
            rows.append(run.go())
        except Exception as error:  # pylint: disable=broad-except
            traceback.print_exc()
            rows.append(Row(kind.__doc__, "", "", "", "", "", "", "", "FAILED"))
            run.wrong.append(str(error))
        wrong += [f"{name}: {each}" for each in run.wrong]
    print_table(HEAD, rows)
    print(*skipped, *wrong, sep="\n")
    if wrong:
        return 1
    return SKIPPED if not rows else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges twenty suggested groups of the demo by one key each, compares each decision, and undoes them."""

import contextlib
import re
import sys
import time

import stage
from corrections import DemoServer
from disk import Files

GROUPS = 20
LONGEST = 60  # seconds of script time


class Queue:
    """A person at the queue of suggested duplicates, who judges by key and remembers what was judged."""

    def __init__(self, screen, server, setup):
        self.server, self.files = server, Files(screen.home)
        self.client = stage.Client(screen, setup, server)
        self.client.start()
        self.client.wait_synced()
        self.groups = server.rest.all("/duplicates")

    def press(self, key):
        self.client.fingers.key(key)

    def open(self):
        self.press("g")
        self.press("c")
        self.client.find("dialog", "Suggested duplicates")
        self.settle_at(1)

    def place(self):
        """Returns the number of the group that is shown: "3 of 22 · the same with a probability of 87%"."""
        dialog = self.client.window.find("dialog", "Suggested duplicates")
        for node in stage.walk(dialog) if dialog else ():
            found = re.match(r"(\d+) of \d+ · ", node.get_name() or "")
            if found:
                return int(found.group(1))
        return None

    def settle_at(self, number):
        stage.wait_until(lambda: self.place() == number, f"the queue shows group {number}, not {self.place()}", 10)

    def sent(self):
        stage.wait_until(lambda: self.files.waiting()[0] == 0, "nothing waits", 60)
        self.client.wait_synced()

    def original_of(self, item):
        return self.server.rest.get(f"/feedback/{item}/triage")["duplicate_of"]

    def is_suggested(self, group):
        known = {(each["into"], *each["feedback_ids"]) for each in self.server.rest.all("/duplicates")}
        return (group["into"], *group["feedback_ids"]) in known


def duplicates(screen, setup, report):
    server = DemoServer(screen, setup)
    queue = Queue(screen, server, setup)
    report.add(22, "suggested groups of the demo", len(queue.groups), GROUPS, is_least=True)
    judged = queue.groups[:GROUPS]
    queue.open()
    began = time.monotonic()
    for number in range(len(judged)):
        # Every third group is not the same.
        queue.press("shift+d" if number % 3 == 2 else "d")
        if number + 1 < len(queue.groups):
            queue.settle_at(number + 2)
    seconds = time.monotonic() - began
    queue.sent()
    # The original of one group may become a duplicate in a later one, with its duplicates.
    originals = {each: group["into"] for number, group in enumerate(judged) if number % 3 != 2
                 for each in group["feedback_ids"]}

    def expected(item):
        return expected(originals[item]) if item in originals else item

    wrong = 0
    for group in judged:
        is_right = all((queue.original_of(each) or each) == expected(each) for each in group["feedback_ids"])
        wrong += not is_right or queue.is_suggested(group)
    report.add(22, f"seconds for {len(judged)} groups by one key each", seconds, LONGEST)
    report.add(22, f"decisions that the server has otherwise, of {len(judged)}", wrong, 0)
    undo(queue, report, judged)
    queue.client.end()


def undo(queue, report, judged):
    for number in range(len(judged), 0, -1):
        queue.press("ctrl+z")
        queue.settle_at(number)
    queue.sent()
    items = [each for group in judged for each in (group["into"], *group["feedback_ids"])]

    def merged():
        return sum(queue.original_of(each) is not None for each in items)

    # The last undo may be on its way to the outbox while nothing waits there yet.
    with contextlib.suppress(AssertionError):
        stage.wait_until(lambda: merged() == 0, "nothing is merged", 10)
    report.add(22, f"items that are duplicates after {len(judged)} times undo", merged(), 0)
    report.add(22, "groups that are not suggested again", sum(not queue.is_suggested(each) for each in judged), 0)


def main():
    setup = stage.options(__doc__)
    if lacking := stage.missing():
        print("missing:", ", ".join(lacking), file=sys.stderr)
        return 2
    report = stage.Report()
    with stage.Screen("1400x900") as screen:
        try:
            duplicates(screen, setup, report)
        except BaseException:
            screen.picture("/tmp/triage-desk-measured.png")
            print("screenshot: /tmp/triage-desk-measured.png", file=sys.stderr)
            raise
    return report.status()


if __name__ == "__main__":
    sys.exit(main())

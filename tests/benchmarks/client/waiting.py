#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the memory of changes that wait: two moves of more than 40 % of all items while the server does not respond."""

import re
import sys
import threading
import time

import handling
import stage
from disk import Files

SHARE = 42  # percent of all items that move twice
SETTLED = 5  # seconds without a new operation
OVERTAKES = 2  # seconds in which a small act is at the server beside a large one
INTERVAL = 0.1  # seconds between two samples


class Peak:
    """Samples the memory of the client until it is left, and keeps the highest value in MiB."""

    def __init__(self, client):
        self.client, self.value = client, 0.0
        self.ended = threading.Event()
        self.sampler = threading.Thread(target=self._sample)

    def _sample(self):
        while not self.ended.wait(INTERVAL):
            self.value = max(self.value, self.client.memory())

    def __enter__(self):
        self.sampler.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.sampler.join()


def gather(desk):
    """Moves almost half of all items into the first buffer, at the server."""
    rest_api = desk.server.rest
    buffers = rest_api.buffers()
    goal = rest_api.total() * SHARE // 100
    for other in buffers[1:-2]:
        if handling.count(desk, buffers[0]) >= goal:
            break
        rest_api.move_all(other["id"], buffers[0]["id"])
    desk.client.wait_synced()
    time.sleep(2)
    desk.client.wait_synced()
    used = buffers[0], buffers[-2], buffers[-1]
    names = [each["name"] for each in used]
    return *used, next(each for each in rest_api.buffers() if each["name"] not in names)


def move(desk, files, source, target):
    """Moves everything in the source by key; returns the number of operations in the outbox when no more are added."""
    desk.go(source["name"])
    before = sum(files.waiting())
    handling.ask_bulk(desk, target["name"])
    handling.confirm(desk)
    stage.wait_until(lambda: sum(files.waiting()) > before, "changes wait")
    known, since = 0, time.monotonic()
    while time.monotonic() - since < SETTLED:
        now = sum(files.waiting())
        if now != known:
            known, since = now, time.monotonic()
        time.sleep(INTERVAL)
    return known


def waiting_changes(desk, screen, report):
    first, second, third, other = gather(desk)
    size = handling.count(desk, first)
    before, files = desk.client.memory(), Files(screen.home)
    desk.server.stall()
    with Peak(desk.client) as peak:
        waiting = move(desk, files, first, second)
        print(f"     {size} moved, {waiting} operations: {before:.1f} to {desk.client.memory():.1f} MiB", flush=True)
        waiting = move(desk, files, second, third)
        print(f"     all there moved on, {waiting} operations: {desk.client.memory():.1f} MiB", flush=True)
    report.add(2, f"{waiting} operations that wait: highest memory, MiB", peak.value, 120)
    desk.client.end(at_once=True)
    desk.client.start(rows=0)  # the list in view may be empty now
    time.sleep(5)
    report.add(2, "memory after a start with these changes, MiB", desk.client.memory(), 120)
    overtaking(desk, files, other, report)


def overtaking(desk, files, other, report):
    """Closes an item of another buffer while the many changes are sent."""
    desk.go(other["name"])  # the list that was in view is empty now, and has no place
    stage.wait_until(desk.client.rows, "the items of another buffer")
    desk.measure_places()
    item = re.search(r"Feedback (\w{13}),", desk.client.current_row()).group(1)
    desk.server.stall(False)
    waiting = files.waiting()[0]
    stage.wait_until(lambda: files.waiting()[0] < waiting, "the many changes are being sent")
    desk.fingers.key("e")
    began = time.monotonic()
    stage.wait_until(lambda: desk.server.rest.get(f"/feedback/{item}/triage")["state"] == "done", "the item is done", 120)
    report.add(2, f"one item, closed beside {files.waiting()[0]} changes that wait: at the server, s",
               time.monotonic() - began, OVERTAKES)


def main():
    setup = stage.options(__doc__)

    def measured(screen, server, report):
        desk = handling.Desk(screen, server, setup)
        waiting_changes(desk, screen, report)
        desk.client.end(at_once=True)

    return stage.run(setup, [measured])


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures first sync with a kill, cold start with an unresponsive server, memory, idle load, and changes by others."""

import statistics
import sys
import time

import stage
from stopwatch import percentile


def first_sync(client, server, report):
    usable = client.start()
    time.sleep(max(0, 3 - usable))
    before = client.rows()
    client.end(at_once=True)
    again = time.monotonic()
    client.start()
    kept = client.rows()
    items = server.rest.total()
    stage.wait_until(lambda: client.rows() >= items, "all items", 300)
    report.add(9, "first rows of the first sync, s", usable, 2)
    report.add(9, "first sync, one kill included, s", 3 + time.monotonic() - again, 60)
    report.add(9, "items fetched twice after the kill", max(0, before - kept), 0)


def cold_start(client, server, report):
    client.wait_synced()
    seconds = []
    for _ in range(5):
        client.end()
        server.stall()
        seconds.append(client.start())
        server.stall(False)
    report.add(1, "cold start, server stalled, median of 5, s", statistics.median(seconds), 0.7)
    report.add(1, "cold start, server stalled, slowest of 5, s", max(seconds), 1.2)


def place_kept(client, report):
    """Checks that the client restores its place after a kill."""
    for key in ("Home", *"jjjjjjj"):
        client.fingers.key(key)
        time.sleep(0.1)
    time.sleep(2.5)  # stored at most once a second
    before = client.current_row().split(",")[0]
    client.end(at_once=True)
    client.start()
    time.sleep(2)
    after = client.current_row().split(",")[0]
    report.holds(10, "the current row is the same after kill -9", bool(before) and before == after, f"{before} and {after}")


def live_sync(client, server, report):
    client.wait_synced()
    client.fingers.key("Home")
    time.sleep(3)
    seconds = []
    for number in range(21):
        text = f"Measured just now, number {number}, {time.time():.0f}"
        server.rest.post(text)
        began = time.monotonic()
        stage.wait_until(lambda: client.list.get_child_at_index(0).get_name().startswith(text), text)
        seconds.append(time.monotonic() - began)
    report.add(7, "others' feedback, median of 21, s", statistics.median(seconds), 0.3)
    report.add(7, "others' feedback, p95 of 21, s", percentile(seconds, 95), 1)


def at_rest(client, report, seconds):
    time.sleep(5)
    before, began = client.processor(), time.monotonic()
    time.sleep(seconds)
    report.add(12, f"processor at rest over {seconds} s, % of a core",
               (client.processor() - before) / (time.monotonic() - began) * 100, 0.5)
    report.add(2, "memory, MiB", client.memory(), 120)


def looked_through(client, report):
    """Measures memory after scrolling through everything and searching."""
    fingers = client.fingers
    fingers.key("Home")
    x, y, width, height = client.area(client.list)
    fingers.move((x + width // 3, y + height // 2))
    for _ in range(600):
        fingers.press(5)
        time.sleep(0.005)
    fingers.key("End")
    time.sleep(1)
    for word in ("card", "login", "slow"):
        fingers.key("slash")
        time.sleep(0.3)
        for letter in word:
            fingers.key(letter)
            time.sleep(0.3)
        fingers.key("ctrl+a")
        fingers.key("BackSpace")
    time.sleep(2)
    report.add(2, "memory after scrolling and searching, MiB", client.memory(), 160)


def main():
    setup = stage.options(__doc__, rest=300)

    def measured(screen, server, report):
        client = stage.Client(screen, setup, server)
        first_sync(client, server, report)
        cold_start(client, server, report)
        place_kept(client, report)
        live_sync(client, server, report)
        at_rest(client, report, setup.rest)
        looked_through(client, report)
        client.end()

    return stage.run(setup, [measured])


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the handling of other people's changes: after an absence, and continuously for hours."""

import sys
import time

import stage
from disk import Files
from wire import Wire

MISSED = 10_000


def change_many(server, count):
    """Toggles the review flag of that many items. New feedback would be slower, because its rate is limited."""
    items = [item for page in range(1, count // 100 + 1) for item in server.rest.get(f"/feedback?limit=100&page={page}")]
    server.many([("PATCH", f"/feedback/{item['id']}", {"needs_review": not item["needs_review"]}) for item in items], hands=3)
    return len(items)


def newest(client):
    return client.list.get_child_at_index(0).get_name() if client.rows() else ""


def wait_for(client, server, text):
    stage.wait_until(lambda: text in newest(client), text, 120)


def reconnecting(client, wire, server, report):
    taken = []
    for number in range(3):
        wire.cut()
        time.sleep(4)
        text = f"While the wire was cut, {number}, {time.time():.0f}"
        server.rest.post(text)
        wire.mend()
        began = time.monotonic()
        wait_for(client, server, text)
        taken.append(time.monotonic() - began)
    report.add(7, "after the wire was cut, slowest of 3, s", max(taken), 3)


def missed(client, wire, server, report, count):
    wire.cut()
    time.sleep(2)
    count = change_many(server, count)
    text = f"The last one missed, {time.time():.0f}"
    server.rest.post(text)
    wire.mend()
    began = time.monotonic()
    client.fingers.key("F5")
    wait_for(client, server, text)
    client.wait_synced()
    report.add(7, f"{count} changes missed, all here again, s", time.monotonic() - began, 15)


def growing(client, server, report, minutes, rate):
    """Measures memory after everything was viewed once, and after a stream of changes of that duration."""
    client.fingers.key("End")
    time.sleep(2)
    client.fingers.key("Home")
    time.sleep(20)
    known = [item["id"] for page in range(1, 21) for item in server.rest.get(f"/feedback?limit=100&page={page}")]
    stream(server, known, 60, rate)  # allocates what is needed once
    before = client.memory()
    used = client.processor()
    sent = stream(server, known, minutes * 60, rate)
    time.sleep(15)
    client.wait_synced()
    share = (client.processor() - used) / (minutes * 60) * 100
    print(f"     {sent} changes in {minutes} min, {before:.1f} to {client.memory():.1f} MiB, {share:.1f} % of a core", flush=True)
    report.add(2, f"growth in {minutes} min at {rate} changes/s, for an hour, MiB",
               (client.memory() - before) * max(1, 60 / minutes) if client.memory() - before > 1 else client.memory() - before, 5)


def stream(server, known, seconds, rate):
    began, sent = time.monotonic(), 0
    while time.monotonic() - began < seconds:
        flagged = sent // len(known) % 2 == 0
        server.rest.call("PATCH", f"/feedback/{known[sent % len(known)]}", {"needs_review": flagged})
        sent += 1
        time.sleep(max(0, began + sent / rate - time.monotonic()))
    return sent


def main():
    setup = stage.options(__doc__, minutes=60, rate=5, missed=MISSED)

    def measured(screen, server, report):
        wire = Wire(server.port)
        client = stage.Client(screen, setup, server, url=wire.url)
        client.start()
        client.wait_synced()
        report.add(2, "memory after the first sync, MiB", client.memory(), 120)
        reconnecting(client, wire, server, report)
        if setup.missed:
            missed(client, wire, server, report, setup.missed)
        if setup.minutes:
            growing(client, server, report, setup.minutes, setup.rate)
        report.holds(2, "both databases are sound", Files(screen.home).are_sound())
        client.end()

    return stage.run(setup, [measured])


if __name__ == "__main__":
    sys.exit(main())

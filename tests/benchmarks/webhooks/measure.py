#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures webhooks: measure.py [--build DIR] [--only NAME]… [--seconds N] [--kills N]. README.md beside it tells what."""

import argparse
import datetime
import itertools
import json
import os
import pathlib
import sys
import threading
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "tests" / "benchmarks" / "fairness")]

# pylint: disable=wrong-import-position
from connections import Crowd, request  # noqa: E402
from servers import Folder, Postgres, Process, Triaged, free_port, wait_until  # noqa: E402

CREATES = 500  # a second
HINDRANCES = ("hanging", "dripping", "redirecting", "failing", "gone")


class Message:
    """A message as the receiver logged it."""

    def __init__(self, line):
        self.arrived, self.id, self.digest, self.event, at, self.subject = line.split()
        self.arrived = float(self.arrived)
        self.lag = self.arrived - datetime.datetime.fromisoformat(at.replace("Z", "+00:00")).timestamp()


class Stage:
    """A server with its own PostgreSQL, and a receiver."""

    def __init__(self, triaged):
        self.folder = Folder()
        self.postgres = Postgres(self.folder).start()
        self.postgres.make_database()
        self.server = Triaged(self.folder, triaged, [
            "--database", self.postgres.conninfo(), "--data-dir", self.folder / "data", "--rate-limit", "off",
            "--webhook-allow-networks", "127.0.0.0/8", "--secret-key-file", self.folder / "secret.key"]).start()
        self.port = free_port()
        self.log = self.folder / "messages.log"
        self.receiver = Process(self.folder / "receiver.log", [
            sys.executable, os.path.join(os.path.dirname(__file__), "receiver.py"), str(self.port), self.log])
        self.tokens = map("bench-{}".format, itertools.count())

    def organization(self):
        token = self.server.token(next(self.tokens))
        self.call(token, "PATCH", "/organization", {"settings": {"ai_routing_enabled": False}})
        return token

    def call(self, token, method, path, body=None):
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        asked = urllib.request.Request(self.server.url + "/api/v0" + path, method=method, headers=headers,
                                       data=None if body is None else json.dumps(body).encode())
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return json.load(answer)["data"] if answer.status != 204 else None

    def hook(self, token, path, events=("feedback.created",), **more):
        return self.call(token, "POST", "/webhooks", {"url": f"http://127.0.0.1:{self.port}/{path}", "events": list(events),
                                                      **more})["id"]

    def memory(self):
        """Returns the largest resident memory so far, in MiB."""
        with open(f"/proc/{self.server.server.process.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmHWM")) / 1024

    def messages(self):
        try:
            with open(self.log, encoding="ascii") as file:
                return [Message(line) for line in file if line.endswith("\n")]
        except FileNotFoundError:
            return []

    def forget(self):
        if os.path.exists(self.log):
            os.truncate(self.log, 0)

    def settle(self):
        wait_until(lambda: self.postgres.sql("select count(*) from routing_job") == ["0"], "everything is routed", 300)

    def create(self, token, seconds, rate, connections=16):
        """Creates items at a rate for that time. Returns the number of responses by status."""
        begun = time.monotonic()
        texts = (request("POST", "/api/v0/feedback", token, {"description": f"The export {number} crashes on my phone."})
                 for number in itertools.count())
        turns = itertools.count()

        def paced():
            if rate is not None:
                time.sleep(max(0.0, begun + next(turns) / rate - time.monotonic()))
            return next(texts)
        return Crowd(int(self.server.url.rpartition(":")[2]), ["127.0.0.1"], connections, paced).run(begun + seconds)

    def end(self):
        self.receiver.kill()
        self.server.server.end()
        self.postgres.server.kill()
        self.folder.remove()


def share(sorted_values, part):
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * part))] if sorted_values else float("nan")


def throughput(stage, options):
    """A webhook is notified of every item while 500 are created a second."""
    token = stage.organization()
    stage.hook(token, "good")
    begun = time.time()
    answers = stage.create(token, options.seconds, CREATES)
    ended = time.time()
    created = answers.get(201, 0)
    wait_until(lambda: len(stage.messages()) >= created, "every message arrives", 300)
    messages = stage.messages()
    during = sum(message.arrived <= ended for message in messages)
    lags = sorted(message.lag for message in messages)
    minute = during / (ended - begun) * 60
    print(f"throughput: {created / (ended - begun):.0f} creates/s, {minute:.0f} deliveries a minute meanwhile, "
          f"first attempt after {share(lags, 0.5) * 1000:.0f} ms (p50), {share(lags, 0.99) * 1000:.0f} ms (p99)")
    return set(answers) == {201} and minute >= 10000


def isolation(stage, options):
    """Receivers that hang, drip, redirect and fail stand beside a good one, which hears in time."""
    token = stage.organization()
    for path in HINDRANCES:
        stage.hook(token, path)
    stage.hook(token, "good")
    answers = stage.create(token, options.seconds, 30, connections=4)
    created = answers.get(201, 0)
    wait_until(lambda: len(stage.messages()) >= created, "every message arrives", 120)
    lags = sorted(message.lag for message in stage.messages())
    print(f"isolation: {created} messages beside {', '.join(HINDRANCES)}: {share(lags, 0.5) * 1000:.0f} ms (p50), "
          f"{share(lags, 0.99) * 1000:.0f} ms (p99)")
    return share(lags, 0.99) < 1


def kills(stage, options):
    """The server is killed again and again under load. No message is missing, and those sent twice are the same."""
    token = stage.organization()
    stage.hook(token, "good")
    acknowledged = set()
    over = threading.Event()

    def write(writer):
        number = 0
        while not over.is_set():
            number += 1
            asked = urllib.request.Request(
                stage.server.url + "/api/v0/feedback", data=json.dumps({"description": f"{writer} {number}"}).encode(),
                headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json",
                         "Idempotency-Key": f"{writer}-{number}"})
            while True:
                try:
                    with urllib.request.urlopen(asked, timeout=30) as answer:
                        acknowledged.add(json.load(answer)["data"]["id"])
                    break
                except (OSError, ValueError):
                    time.sleep(0.02)
    writers = [threading.Thread(target=write, args=(f"writer {i}",)) for i in range(6)]
    for each in writers:
        each.start()
    for _ in range(options.kills):
        time.sleep(0.4)
        stage.server.server.kill()
        stage.server.start()
    over.set()
    for each in writers:
        each.join()
    wait_until(lambda: acknowledged <= {message.subject for message in stage.messages()}, "every item is told", 300)
    messages = stage.messages()
    digests, subjects = {}, {}
    for message in messages:
        digests.setdefault(message.id, set()).add(message.digest)
        subjects.setdefault(message.subject, set()).add(message.id)
    different = sum(len(each) > 1 for each in digests.values())
    doubled = sum(len(each) > 1 for each in subjects.values())
    print(f"kills: {options.kills} kills, {len(acknowledged)} items, {len(messages)} messages, none missing, "
          f"{different} ids with different bytes, {doubled} events with two ids")
    return not different and not doubled


def beside(stage, title, load):
    """Puts a load of others on the server, and tells another organization's webhook of an item twice a second: from the load
    on for ten seconds. Then stops the server."""
    other = stage.organization()
    stage.hook(other, "good")
    created = 0

    def tell():
        nonlocal created
        begun = time.monotonic()
        while time.monotonic() < begun + WATCHED or not over.is_set():
            stage.call(other, "POST", "/feedback", {"description": f"Item {created}"})
            created += 1
            time.sleep(0.5)
    over = threading.Event()
    teller = threading.Thread(target=tell)
    teller.start()
    load()
    over.set()
    teller.join()
    wait_until(lambda: len(stage.messages()) >= created, "the other organization is notified", 120)
    slowest = max(message.lag for message in stage.messages())
    memory = stage.memory()
    begun = time.monotonic()
    stage.server.server.process.terminate()
    status = stage.server.server.process.wait(60)
    ended = time.monotonic() - begun
    print(f"{title}: slowest message of another organization {slowest * 1000:.0f} ms, memory {memory:.0f} MiB, "
          f"SIGTERM {ended:.1f} s (status {status})", flush=True)
    return slowest < 1 and memory < 150 and ended < 10 and status == 0


WATCHED = 10  # seconds
LONG = "\U0001f600" * 4990
TEMPLATE = {"format": "template", "template": json.dumps({"text": "{{data.description}}" * 50})}


def templates(stage, options, items, **hooks):
    """Twenty webhooks of one organization whose messages are as large as the rules allow."""
    token = stage.organization()
    for _ in range(20):
        stage.hook(token, "quiet", **{"events": ("*",), **hooks})

    def load():
        for number in range(int(items * options.scale)):
            text = LONG if "template" not in hooks else ("x" * 4990)
            stage.call(token, "POST", "/feedback", {"description": f"{number} {text}"})
    return beside(stage, f"20 webhooks, {items} long items, {'template' if 'template' in hooks else 'standard'}", load)


def hung(stage, _options):
    """120 webhooks of six organizations hang, with sixty messages each."""
    tokens = [stage.organization() for _ in range(6)]
    for token in tokens:
        for _ in range(20):
            stage.hook(token, "hanging")

    def load():
        for number in range(60):
            for token in tokens:
                stage.call(token, "POST", "/feedback", {"description": f"Item {number}"})
    return beside(stage, "120 hanging receivers of six organizations, 60 messages each", load)


def many(stage, options):
    """One ordinary webhook and ten thousand ordinary items."""
    token = stage.organization()
    stage.hook(token, "quiet")
    lines = [json.dumps({"external_id": str(number), "description": f"The export {number} crashes."})
             for number in range(int(10_000 * options.scale))]

    def load():
        for first in range(0, len(lines), 1000):
            part = {"format": "json_lines", "source": "load.jsonl", "last": True, "data": "\n".join(lines[first:first + 1000]) + "\n"}
            stage.call(token, "POST", "/import", part)
    return beside(stage, "10 000 ordinary items", load)


def large(items):
    return lambda stage, options: templates(stage, options, items, events=("feedback.created",), **TEMPLATE)


BESIDE = {**{f"templates-{items}": large(items) for items in (5, 10, 20, 60, 120, 500)},
          "long": lambda stage, options: templates(stage, options, 500), "many": many, "hung": hung}
CASES = {"throughput": throughput, "isolation": isolation, "kills": kills, **BESIDE}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=str(ROOT / "build"))
    parser.add_argument("--only", nargs="+", choices=CASES, default=list(CASES))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--scale", type=float, default=1, help="the share of the items of the other rows")
    options = parser.parse_args()
    missed = 0
    for name in options.only:
        stage = Stage(os.path.join(options.build, "bin", "triaged"))
        try:
            missed += not CASES[name](stage, options)
        finally:
            stage.end()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

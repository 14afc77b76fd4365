#!/usr/bin/env python3
"""Measures the desktop client from outside: first sync, restart after a kill, cold start, memory, rest, live sync."""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "e2e"), str(HERE.parent / "api")]

from bench.cluster import Cluster  # noqa: E402
from screen import Screen, Window, missing, wait_until  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A backend with one organization of made-up feedback."""

    def __init__(self, screen, build, items, notes):
        self.data = os.path.join(screen.home, "server")
        os.chmod(screen.home, 0o711)
        os.mkdir(self.data, 0o711)
        self.triaged = str(build / "bin/triaged")
        serve = screen.start([self.triaged, "serve", "--listen", "127.0.0.1:0", "--data-dir", self.data],
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = json.loads(serve.stdout.readline())["base_url"]
        self.command("org", "create", "--name", "Large", "--slug", "large")
        self.command("member", "add", "--org", "large", "--name", "Ada", "--email", "ada@bench.example",
                     "--role", "admin")
        self.token = self.command("token", "create", "--org", "large", "--member", "ada@bench.example", "--name",
                                  "bench", "--kind", "full_access")["token"]
        words = HERE.parents[2] / "backend/routing/background.txt"
        subprocess.run([build / "bin/benchmark_generate", "--words", words, "--database", Cluster(self.data).conninfo,
                        "--org", "large", "--items", str(items), "--notes", str(notes)],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def command(self, *arguments):
        done = subprocess.run([self.triaged, *arguments, "--json", "--data-dir", self.data], check=True,
                              stdout=subprocess.PIPE, text=True)
        return json.loads(done.stdout)

    def post(self, text):
        request = urllib.request.Request(
            self.url + "/api/v0/feedback", json.dumps({"description": text}).encode(),
            {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"})
        urllib.request.urlopen(request, timeout=30).close()


class Client:
    """One run of the client after another, with the same settings and caches."""

    def __init__(self, screen, build, server):
        self.screen = screen
        self.command = [str(build / "bin/triage-desk")]
        self.environment = screen.client_environment(TRIAGE_DESK_SERVER=server.url, TRIAGE_DESK_TOKEN=server.token)

    def start(self):
        """Gives the seconds from the start to the first rows."""
        began = time.monotonic()
        self.process = self.screen.start(self.command, env=self.environment)
        self.window = Window(self.process)
        self.list = None
        wait_until(lambda: self.rows() > 0, "the first rows")
        return time.monotonic() - began

    def rows(self):
        self.list = self.list or self.window.find("list", "Feedback list")
        return self.list.get_child_count() if self.list else 0

    def end(self, at_once=False):
        self.process.kill() if at_once else self.process.terminate()
        self.process.wait(30)

    def memory(self):
        """MiB, what is shared counted in shares."""
        for line in open(f"/proc/{self.process.pid}/smaps_rollup"):
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
        return 0

    def processor(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def first_sync(client, items):
    usable = client.start()
    time.sleep(max(0, 3 - usable))
    before = client.rows()
    client.end(at_once=True)
    again = time.monotonic()
    client.start()
    kept = client.rows()
    wait_until(lambda: client.rows() >= items, "all items", 300)
    yield "first rows of the first sync, s", usable, 2
    yield "first sync, one kill included, s", 3 + time.monotonic() - again, 60
    yield "items fetched twice after the kill", max(0, before - kept), 0


def cold_start(client):
    seconds = []
    for _ in range(5):
        client.end()
        seconds.append(client.start())
    yield "cold start, median of 5, s", statistics.median(seconds), 0.7


def at_rest(client, seconds):
    time.sleep(5)
    before, began = client.processor(), time.monotonic()
    time.sleep(seconds)
    share = (client.processor() - before) / (time.monotonic() - began) * 100
    yield "processor at rest, % of a core", share, 0.5
    yield "memory, MiB", client.memory(), 120


def live_sync(client, server):
    seconds = []
    for number in range(11):
        text = f"Measured just now, number {number}"
        server.post(text)
        began = time.monotonic()
        wait_until(lambda: client.list.get_child_at_index(0).get_name().startswith(text), text)
        seconds.append(time.monotonic() - began)
    yield "others' feedback, median, s", statistics.median(seconds), 0.3
    yield "others' feedback, slowest of 11, s", max(seconds), 1


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=pathlib.Path, default=HERE.parents[2] / "build")
    parser.add_argument("--items", type=int, default=100_000)
    parser.add_argument("--notes", type=int, default=300_000)
    parser.add_argument("--rest", type=int, default=300, help="seconds")
    options = parser.parse_args()
    if lacking := missing():
        print("missing:", ", ".join(lacking), file=sys.stderr)
        return 2
    failed = False
    with Screen() as screen:
        server = Server(screen, options.build, options.items, options.notes)
        client = Client(screen, options.build, server)
        for part in (first_sync(client, options.items), cold_start(client), at_rest(client, options.rest),
                     live_sync(client, server)):
            for what, value, goal in part:
                failed |= value > goal
                print(f"{what:40} {value:10.2f}   goal {goal:g}{'   MISSED' if value > goal else ''}", flush=True)
        client.end()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures a file of CSV that is sent in one request with curl: the rate, the memory of triaged, what another organization
notices, and undoing the import. Exits with 1 if a count is wrong or the memory grows by more than the goal."""

import argparse
import json
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from bench.cluster import Cluster
from bench.latency import Client
from bench.processes import BenchmarkError, Service, peak_memory, resident_memory

MOST_MEMORY = 150  # MiB above what the server had at rest
REST = 10  # seconds in which the other organization is measured alone
PAUSE = 0.1  # seconds between two requests of the other organization
PATIENCE = 4 * 3600  # seconds for the upload, and for undoing it
WORDS = (
    "export crash invoice dark mode login slow page button search filter missing wrong report upload file error password reset "
    "email notification settings billing refund price plan mobile app tablet screen freeze loading table column sort chart"
).split()


def write_file(path, items):
    """Writes rows of about 300 bytes, half of them in one of twelve buffers."""
    chosen = random.Random(42)
    texts = [" ".join(chosen.choices(WORDS, k=36)) for _ in range(5000)]
    with open(path, "w", encoding="utf-8", newline="") as out:
        out.write("external_id,title,description,submitted_by,buffers\r\n")
        for number in range(items):
            buffer = f"Buffer {number % 24}" if number % 24 < 12 else ""
            out.write(f'T-{number},Number {number},"{chosen.choice(texts)}, number {number}",user-{number % 5000},{buffer}\r\n')


class Organization:
    def __init__(self, stage, slug):
        mail = f"ada@{slug}.example"
        stage.command("org", "create", "--name", slug, "--slug", slug)
        stage.command("member", "add", "--org", slug, "--name", "Ada", "--email", mail, "--role", "admin")
        self.port = stage.service.port
        self.token = stage.command("token", "create", "--org", slug, "--member", mail, "--name", "load", "--kind",
                                   "full_access")["token"]

    def read(self, path):
        client = Client(self.port, self.token)
        try:
            return json.loads(client.get(path)[1])
        finally:
            client.close()


class Stage:
    """A server with its own PostgreSQL and the default settings, without limits of rates."""

    def __init__(self, triaged):
        self.triaged = triaged
        self.directory = tempfile.mkdtemp(prefix="triage-upload-", dir=os.environ.get("TMPDIR", "/var/tmp"))
        os.chmod(self.directory, 0o711)  # PostgreSQL may run as another user
        self.data = f"{self.directory}/data"
        self.service = Service("triaged", [triaged, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off",
                                           "--log-level", "error", "--rate-limit", "full=off,widget=off,address=off",
                                           "--data-dir", self.data], f"{self.directory}/triaged.log")
        self.cluster = Cluster(self.data)

    def command(self, *arguments):
        done = subprocess.run([self.triaged, *arguments, "--json", "--data-dir", self.data], capture_output=True, text=True,
                              timeout=120, check=False)
        if done.returncode != 0:
            raise BenchmarkError(f"triaged {arguments[0]}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def end(self):
        self.service.end()
        self.cluster.end()
        shutil.rmtree(self.directory, ignore_errors=True)


class Others:
    """Another organization that reads its list and creates items in turn."""

    def __init__(self, organization):
        self.organization = organization
        self.times = {"GET": [], "POST": []}
        self.failure = None
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._work)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ends.set()
        self._thread.join()

    def _work(self):
        try:
            client = Client(self.organization.port, self.organization.token)
            number = 0
            while not self._ends.wait(PAUSE):
                number += 1
                self.times["GET"].append(client.get("/api/v0/feedback")[0])
                begin = time.perf_counter()
                client.post("/api/v0/feedback", {"description": f"The export of page {number} crashes."})
                self.times["POST"].append((time.perf_counter() - begin) * 1000)
            client.close()
        except Exception as failure:  # pylint: disable=broad-except  # told by the main thread
            self.failure = failure

    def told(self):
        if self.failure:
            raise BenchmarkError(f"the other organization: {self.failure}")
        parts = []
        for method, times in self.times.items():
            ordered = sorted(times)
            parts.append(f"{method} p50 {statistics.median(ordered):.1f} p99 {ordered[int(len(ordered) * 0.99)]:.1f} "
                         f"max {ordered[-1]:.1f} ms ({len(ordered)})")
        return ", ".join(parts)


def forget_peak(pid):
    """Lets the system count the peak of a process from now on."""
    pathlib.Path(f"/proc/{pid}/clear_refs").write_text("5", encoding="ascii")


def expect(what, found, expected):
    if found != expected:
        raise BenchmarkError(f"{what}: {found} instead of {expected}")


def upload(stage, organization, file, items):
    """Sends the file and follows its progress. Returns the import and the seconds."""
    begin = time.monotonic()
    curl = subprocess.Popen(
        ["curl", "-sS", "-X", "POST", "-T", file, "-H", f"Authorization: Bearer {organization.token}", "-H",
         "Content-Type: text/csv", f"{stage.service.url}/api/v0/import?source=upload.csv&route=false"], stdout=subprocess.PIPE)
    memory = line = told = 0
    while curl.poll() is None:
        time.sleep(1)
        newest = organization.read("/api/v0/import?limit=1")["data"]
        seen = newest[0]["line"] if newest else 0
        if seen < line:
            raise BenchmarkError(f"the progress went back from line {line} to {seen}")
        line = seen
        memory = max(memory, resident_memory(stage.service.pid))
        if line >= told + items // 10:
            told = line
            print(f"    {time.monotonic() - begin:.0f} s: line {line:,}, {resident_memory(stage.service.pid):.0f} MiB",
                  flush=True)
        if time.monotonic() - begin > PATIENCE:
            curl.kill()
            raise BenchmarkError("the upload does not end")
    answer = json.loads(curl.stdout.read())
    if "data" not in answer:
        raise BenchmarkError(f"the upload was refused: {answer}")
    return answer["data"], time.monotonic() - begin


def undo(organization, identifier):
    """Takes the import back. Returns it and the seconds."""
    begin = time.monotonic()
    client = Client(organization.port, organization.token)
    client.connection.request("POST", f"/api/v0/import/{identifier}/undo", headers=client.headers)
    answer = client.connection.getresponse()
    answer.read()
    client.close()
    expect("the answer to undo", answer.status, 202)
    while time.monotonic() - begin < PATIENCE:
        found = organization.read(f"/api/v0/import/{identifier}")["data"]
        if found["state"] == "undone":
            return found, time.monotonic() - begin
        time.sleep(0.5)
    raise BenchmarkError("undoing does not end")


def measure(stage, items):
    file = f"{stage.directory}/upload.csv"
    write_file(file, items)
    size = os.path.getsize(file) / 1e6
    loading, other = Organization(stage, "loading"), Organization(stage, "other")
    pid = stage.service.pid
    with Others(other) as alone:
        time.sleep(REST)
    rest = resident_memory(pid)
    forget_peak(pid)
    print(f"{items:,} rows, {size:.0f} MB; {rest:.0f} MiB at rest; load {os.getloadavg()[0]:.1f}", flush=True)
    with Others(other) as meanwhile:
        stored, seconds = upload(stage, loading, file, items)
    peak = peak_memory(pid)
    expect("created", stored["created"], items)
    expect("failed", stored["failed"], 0)
    expect("state", stored["state"], "done")
    expect("items", loading.read("/api/v0/feedback?limit=1")["meta"]["total"], items)
    print(f"upload: {seconds:.0f} s, {items / seconds:,.0f} rows/s, {size / seconds:.2f} MB/s; peak {peak:.0f} MiB, "
          f"{peak - rest:+.0f}; load {os.getloadavg()[0]:.1f}")
    print(f"other organization alone: {alone.told()}")
    print(f"during the upload: {meanwhile.told()}", flush=True)
    forget_peak(pid)
    with Others(other) as during:
        undone, seconds = undo(loading, stored["id"])
    expect("removed", undone["removed"], items)
    expect("items that stay", loading.read("/api/v0/feedback?limit=1")["meta"]["total"], 0)
    print(f"undo: {seconds:.0f} s, {items / seconds:,.0f} rows/s; peak {peak_memory(pid):.0f} MiB")
    print(f"during undo: {during.told()}", flush=True)
    if peak - rest > MOST_MEMORY:
        raise BenchmarkError(f"the memory grew by {peak - rest:.0f} MiB, more than {MOST_MEMORY}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("triaged", help="the program")
    parser.add_argument("--items", type=int, default=1_000_000)
    given = parser.parse_args()
    stage = Stage(os.path.abspath(given.triaged))
    try:
        measure(stage, given.items)
    except BenchmarkError as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        stage.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())

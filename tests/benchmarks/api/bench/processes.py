# SPDX-License-Identifier: GPL-3.0-or-later
"""Processes that the benchmark starts: their addresses, what they cost, how they end."""

import json
import os
import pathlib
import select
import signal
import subprocess
import time

TICKS = os.sysconf("SC_CLK_TCK")


class BenchmarkError(Exception):
    """Something that is not a measurement went wrong; the sentence is for the person at the terminal."""


class Service:
    """A program that prints one line of JSON when it is ready, and ends at SIGTERM."""

    def __init__(self, name, command, log, seconds=120):
        self.name = name
        self.log = open(log, "ab")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, start_new_session=True)
        self.pid = self.process.pid
        ready = self._line(seconds)
        self.url = ready["base_url"]
        self.port = int(self.url.rsplit(":", 1)[1])

    def _line(self, seconds):
        readable, _, _ = select.select([self.process.stdout], [], [], seconds)
        line = self.process.stdout.readline() if readable else b""
        if not line:
            self.end()
            raise BenchmarkError(f"{self.name} did not start; it says why in {self.log.name}")
        return json.loads(line)

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
        self.process.stdout.close()
        self.log.close()


def _stat(pid):
    """utime + stime, those of its buried children, and the parent; nothing where there is no such process."""
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14]), int(fields[1])


def program_seconds(pid):
    """CPU seconds of a process and all its threads."""
    stat = _stat(pid)
    return stat[0] / TICKS if stat else 0.0


def database_seconds(postmaster):
    """CPU seconds of a PostgreSQL server: the first process, its children, and the children that have ended."""
    stat = _stat(postmaster)
    if not stat:
        return 0.0
    total = stat[0] + stat[1]
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            child = _stat(entry)
            if child and child[2] == postmaster:
                total += child[0]
    return total / TICKS


def peak_memory(pid):
    """The most memory that a process had, in MiB."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def wait_until(what, condition, seconds):
    """Whether the condition came true in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.1)
    print(f"    (waited {seconds} s for {what} in vain)", flush=True)
    return False

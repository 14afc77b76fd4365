# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts and stops processes of the benchmark and measures their CPU time and memory."""

import json
import os
import pathlib
import select
import signal
import subprocess
import time

TICKS = os.sysconf("SC_CLK_TCK")


class BenchmarkError(Exception):
    """An error outside the measurements. The message is for the user."""


class Service:
    """A program that prints one line of JSON when it is ready, and exits on SIGTERM."""

    def __init__(self, name, command, log, seconds=120):
        self.name = name
        self.log = open(log, "ab")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, start_new_session=True)
        self.pid = self.process.pid
        ready = self._line(seconds)
        self.url, self.metrics_url = ready["base_url"], ready.get("metrics_url")
        self.port = int(self.url.rsplit(":", 1)[1])

    def _line(self, seconds):
        readable, _, _ = select.select([self.process.stdout], [], [], seconds)
        line = self.process.stdout.readline() if readable else b""
        if not line:
            self.end()
            raise BenchmarkError(f"{self.name} did not start; see {self.log.name}")
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
    """Returns utime + stime, those of waited-for children, and the parent; None if the process does not exist."""
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14]), int(fields[1])


def program_seconds(pid):
    """Returns the CPU seconds of a process with all its threads."""
    stat = _stat(pid)
    return stat[0] / TICKS if stat else 0.0


def database_seconds(postmaster):
    """Returns the CPU seconds of a PostgreSQL server: the first process and its children, including exited ones."""
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


def _memory(pid, field):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1]) / 1024
    return 0.0


def peak_memory(pid):
    """Returns the peak memory of a process in MiB."""
    return _memory(pid, "VmHWM")


def resident_memory(pid):
    """Returns the current memory of a process in MiB."""
    return _memory(pid, "VmRSS")


def wait_until(what, condition, seconds):
    """Waits for the condition; returns whether it became true in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.1)
    print(f"    (timed out after {seconds} s: {what})", flush=True)
    return False


def stop_at_signals():
    def stop(number, _):
        raise BenchmarkError(f"stopped by {signal.Signals(number).name}")

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)

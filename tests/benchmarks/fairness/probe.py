# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what the other organization sees: the times and responses of its list, its posts and the readiness check."""

import http.client
import json
import multiprocessing
import os
import threading
import time

from bench.load import percentile

ADDRESS = "127.0.0.3"
PAUSE = 0.025  # seconds between a response and the next request of the same kind
PATIENCE = 30  # seconds until a request counts as not answered
LONG = "\U0001f600" * 2750  # 33 KB, as JSON has them: more than arrives together with the head
OPERATIONS = {"GET /feedback": ("GET", "/api/v0/feedback", ""), "POST /feedback": ("POST", "/api/v0/feedback", ""),
              "POST /feedback, 33 KB": ("POST", "/api/v0/feedback", LONG), "GET /readyz": ("GET", "/readyz", "")}


class Figures:
    """The times of one operation in milliseconds, and its failures."""

    def __init__(self, times, failures):
        self.times, self.failures = sorted(times), failures

    def described(self):
        times = self.times or [float("inf")]
        return {"median": percentile(times, 50), "p99": percentile(times, 99), "slowest": times[-1],
                "count": len(self.times), "failures": self.failures}


def _ask(line, method, path, text, headers, number):
    body = None
    if method == "POST":
        headers = {**headers, "Content-Type": "application/json"}
        body = json.dumps({"description": f"Item {number} of the other organization cannot be printed. {text}"})
    line.request(method, path, body, headers)
    answer = line.getresponse()
    answer.read()
    return answer.status


def _repeat(port, token, method, path, text, end, times, failures):
    line = None
    number = 0
    while not end.is_set():
        number += 1
        began = time.perf_counter()
        try:
            line = line or http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(ADDRESS, 0))
            status = _ask(line, method, path, text, {"Authorization": f"Bearer {token}"}, number)
        except TimeoutError:
            status = "no answer"
        except (OSError, http.client.HTTPException) as error:
            status = type(error).__name__
        times.append((time.perf_counter() - began) * 1000)
        if not isinstance(status, int):
            line = None
        if not isinstance(status, int) or not 200 <= status < 300:
            failures[str(status)] = failures.get(str(status), 0) + 1
        end.wait(PAUSE)


def _measure(port, token, end, result):
    """Runs in a process of its own, so that the load of this benchmark takes no time from it."""
    try:
        os.nice(-10)
    except PermissionError:
        pass
    found = {name: ([], {}) for name in OPERATIONS}
    over = threading.Event()
    threads = [threading.Thread(target=_repeat, args=(port, token, *OPERATIONS[name], over, *found[name])) for name in found]
    for each in threads:
        each.start()
    end.wait()
    over.set()
    for each in threads:
        each.join(2 * PATIENCE)
    result.send(found)


class Probe:
    """Measures from start() until stop()."""

    def __init__(self, port, token):
        context = multiprocessing.get_context("fork")
        self.end = context.Event()
        self.result, theirs = context.Pipe(duplex=False)
        self.process = context.Process(target=_measure, args=(port, token, self.end, theirs), daemon=True)

    def start(self):
        self.process.start()
        return self

    def stop(self):
        """Returns the figures of each operation."""
        self.end.set()
        found = self.result.recv()
        self.process.join()
        return {name: Figures(*each) for name, each in found.items()}

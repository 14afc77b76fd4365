# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures latencies as seen by a single client with sequential requests."""

import http.client
import json
import time

from . import identifiers


class Client:
    """A client with one keep-alive connection."""

    def __init__(self, port, token):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path):
        """Returns the milliseconds and the body."""
        begin = time.perf_counter()
        self.connection.request("GET", path, headers=self.headers)
        answer = self.connection.getresponse()
        body = answer.read()
        took = (time.perf_counter() - begin) * 1000
        if answer.status != 200:
            raise http.client.HTTPException(f"{path}: {answer.status}")
        return took, body

    def post(self, path, value):
        return self._write("POST", path, value)

    def patch(self, path, value):
        return self._write("PATCH", path, value)

    def _write(self, method, path, value):
        self.connection.request(method, path, json.dumps(value),
                                {**self.headers, "Content-Type": "application/json"})
        answer = self.connection.getresponse()
        body = answer.read()
        if answer.status not in (200, 201):
            raise http.client.HTTPException(f"{path}: {answer.status} {body[:200]!r}")
        return json.loads(body)

    def close(self):
        self.connection.close()


def first_pages(port, sized, count):
    """Returns the times of first pages. Sizes alternate, so that a busy moment affects all of them."""
    clients = {items: Client(port, organization.token) for items, organization in sized.items()}
    times = {items: [] for items in sized}
    for _ in range(count):
        for items, client in clients.items():
            times[items].append(client.get("/api/v0/feedback")[0])
    for client in clients.values():
        client.close()
    return times


PERIODS = {"30 days": "from=2025-05-01&to=2025-05-30", "366 days": "from=2024-12-31&to=2025-12-31"}
PLOTS = ["feedback-per-day", "buffers", "routing", "confidence", "clients", "targets", "triage-time"]


def plots(port, organization, count):
    """Returns the times of each plot for a month and for the longest period, which contains all items, measured in turn."""
    client = Client(port, organization.token)
    times = {f"{plot}, {period}": [] for plot in PLOTS for period in PERIODS}
    for _ in range(count):
        for plot in PLOTS:
            for period, query in PERIODS.items():
                times[f"{plot}, {period}"].append(client.get(f"/api/v0/statistics/{plot}?{query}")[0])
    _, body = client.get(f"/api/v0/statistics/feedback-per-day?{PERIODS['366 days']}")
    client.close()
    return times, sum(json.loads(body)["data"]["total"])


class Notes:
    """Writes a note before each search: it increments the organization's change number."""

    def __init__(self, client, item):
        self.client, self.path = client, f"{item}/notes"

    def write(self, _):
        self.client.post(self.path, {"text": "Measured."})

    def end(self):
        """Does nothing: notes do not change the results of searches."""


class Edits:
    """Changes a text before each search: the index of the organization is then another one."""

    def __init__(self, client, item):
        self.client, self.path = client, item
        self.title = json.loads(client.get(item)[1])["data"]["title"]

    def write(self, number):
        self.client.patch(self.path, {"title": f"{self.title or ''} measured{number}".strip()})

    def end(self):
        self.client.patch(self.path, {"title": self.title})


def searches(port, organization, kind, count, seconds, writing=Notes):
    """Returns the times of sequential searches. No search can reuse the result of an earlier one, because something is written
    before each. Every total must be exact."""
    client = Client(port, organization.token)
    words = organization.facts[kind]
    writer = writing(client, "/api/v0/feedback/" + identifiers.encode(organization.facts["first_id"]))
    times, wrong = [], 0
    deadline = time.monotonic() + seconds
    for number in range(count):
        if time.monotonic() > deadline and number >= len(words):
            break
        word = list(words)[number % len(words)]
        writer.write(number)
        took, body = client.get(f"/api/v0/feedback?search={word}")
        times.append(took)
        wrong += json.loads(body)["meta"]["total"] != words[word]
    writer.end()
    client.close()
    return times, wrong

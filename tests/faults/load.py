# SPDX-License-Identifier: GPL-3.0-or-later
"""Clients that write during a fault and keep a ledger: every acknowledged change must exist exactly once."""

import bisect
import collections
import http.client
import json
import random
import threading
import time
import uuid

from servers import PATIENCE

LONGEST_IDLE = 20  # seconds; a server closes a connection after 60


class Answer:
    """A response, or the name of the failure that came instead."""

    def __init__(self, status, headers=None, body=b""):
        self.status, self.headers, self.body = status, headers or {}, body

    @property
    def succeeded(self):
        return isinstance(self.status, int) and 200 <= self.status < 300

    def data(self):
        return json.loads(self.body)["data"]

    def fault(self, allowed):
        """Returns why a client could not handle the response; None if it can."""
        if not isinstance(self.status, int) or self.succeeded:
            return None
        if self.status not in allowed:
            return f"{self.status}: {self.body[:300]!r}"
        if not self.headers.get("Content-Type", "").startswith("application/problem+json"):
            return f"{self.status} as {self.headers.get('Content-Type')}"
        if self.status == 503 and not self.headers.get("Retry-After"):
            return "503 without Retry-After"
        return None


class FinalResponse(http.client.HTTPResponse):
    """A response after the interim ones, such as 102, that a server sends while a request takes long."""

    def _read_status(self):
        while True:
            version, status, reason = super()._read_status()
            if not http.client.SWITCHING_PROTOCOLS < status < http.client.OK:
                return version, status, reason
            http.client.parse_headers(self.fp)


class Line:
    """The connection of a client. Reconnects after a failure, and after a time without requests."""

    def __init__(self, address, token):
        self.address, self.token, self.line, self.used_at = address, token, None, 0.0

    def ask(self, method, path, body=None, key=None, timeout=40):
        headers = {"Authorization": f"Bearer {self.token}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(body).encode()
        if key:
            headers["Idempotency-Key"] = key
        if time.monotonic() - self.used_at > LONGEST_IDLE:
            self.close()
        try:
            if not self.line:
                self.line = http.client.HTTPConnection(self.address, timeout=timeout)
                self.line.response_class = FinalResponse
            self.line.request(method, "/api/v0" + path, body, headers)
            answer = self.line.getresponse()
            response = Answer(answer.status, answer.headers, answer.read())
            self.used_at = time.monotonic()
            return response
        except ConnectionRefusedError:
            return self._broken("refused")
        except TimeoutError:
            return self._broken("no answer")
        except (OSError, http.client.HTTPException):
            return self._broken("cut off")

    def _broken(self, how):
        self.close()
        return Answer(how)

    def close(self):
        if self.line:
            self.line.close()
        self.line = None


class Ledger:
    """The requests of all clients and their responses."""

    def __init__(self):
        self.lock = threading.Lock()
        self.items = {}  # description -> id, if acknowledged
        self.notes = {}  # text -> id
        self.titles = {}  # item -> (last acknowledged number, last number sent)
        self.unknown = set()  # sent without a key, with unknown result
        self.answers = collections.Counter()
        self.faults = collections.Counter()
        self.successes = []

    def count(self, answer, allowed, wrote):
        fault = answer.fault(allowed)
        with self.lock:
            self.answers[answer.status] += 1
            if fault:
                self.faults[fault] += 1
            if answer.succeeded and wrote:
                self.successes.append(time.monotonic())

    def acknowledged(self):
        return len(self.items) + len(self.notes) + sum(last for last, _ in self.titles.values())

    def longest_outage(self, since=0.0):
        """Returns the longest time between two successful writes of any client, the second of them after the moment."""
        times = sorted(self.successes)
        times = times[max(0, bisect.bisect(times, since) - 1):]
        return max((after - before for before, after in zip(times, times[1:])), default=0.0)

    def first_success_after(self, moment):
        return min((each for each in self.successes if each >= moment), default=None)


class Client(threading.Thread):
    """A client that writes feedback, notes and titles, and retries as the server asks."""

    def __init__(self, number, address, token, ledger, allowed, pause):
        super().__init__(daemon=True)
        self.number, self.ledger, self.allowed, self.pause = number, ledger, allowed, pause
        self.line = Line(address, token)
        self.random = random.Random(number)
        self.ended = threading.Event()
        self.own = None  # an item whose title only this client changes
        self.gave_up = 0

    def run(self):
        while not self.ended.is_set():
            self.random.choices((self.post, self.post_without_key, self.note, self.retitle, self.read),
                                (50, 10, 15, 15, 10))[0]()
            time.sleep(self.pause)
        self.line.close()

    def ask(self, method, path, body=None, key=None):
        answer = self.line.ask(method, path, body, key)
        self.ledger.count(answer, self.allowed, method != "GET")
        return answer

    def insist(self, method, path, body, key=None):
        """Repeats the request until it succeeds or the patience ends."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = self.ask(method, path, body, key)
            if answer.succeeded:
                return answer
            if isinstance(answer.status, int) and answer.status < 500:
                break  # it will never be accepted
            time.sleep(0.1)
        self.gave_up += 1
        return None

    def post(self):
        text = f"Item {uuid.uuid4()} of client {self.number} crashes at the start"
        answer = self.insist("POST", "/feedback", {"description": text}, str(uuid.uuid4()))
        if answer:
            made = answer.data()["id"]
            with self.ledger.lock:
                self.ledger.items[text] = made
            if self.own is None:
                self.own = made

    def post_without_key(self):
        text = f"Item {uuid.uuid4()} of client {self.number} without a key"
        answer = self.ask("POST", "/feedback", {"description": text})
        with self.ledger.lock:
            if answer.succeeded:
                self.ledger.items[text] = answer.data()["id"]
            else:
                self.ledger.unknown.add(text)

    def note(self):
        if self.own is None:
            return
        text = f"Note {uuid.uuid4()}"
        answer = self.insist("POST", f"/feedback/{self.own}/notes", {"text": text}, str(uuid.uuid4()))
        if answer:
            with self.ledger.lock:
                self.ledger.notes[text] = answer.data()["id"]

    def retitle(self):
        if self.own is None:
            return
        acknowledged, sent = self.ledger.titles.get(self.own, (0, 0))
        self.ledger.titles[self.own] = (acknowledged, sent + 1)
        if self.ask("PATCH", f"/feedback/{self.own}", {"title": f"Title {sent + 1}"}).succeeded:
            self.ledger.titles[self.own] = (sent + 1, sent + 1)

    def read(self):
        self.ask("GET", "/feedback?limit=10")


class Follower(threading.Thread):
    """A client that follows the change feed and remembers the feedback that it was sent."""

    WAIT = 20  # seconds that the server may hold a request

    def __init__(self, address, token, ledger, allowed):
        super().__init__(daemon=True)
        self.line, self.ledger, self.allowed = Line(address, token), ledger, allowed
        self.ended = threading.Event()
        self.seen = set()

    def run(self):
        cursor = "0"
        while not self.ended.is_set():
            answer = self.line.ask("GET", f"/changes?limit=1000&wait={self.WAIT}&since={cursor}")
            self.ledger.count(answer, self.allowed, False)
            if not answer.succeeded:
                time.sleep(0.1)
                continue
            page = json.loads(answer.body)
            self.seen.update(change["id"] for change in page["data"] if change["type"] == "feedback")
            cursor = page["meta"]["cursor"]
        self.line.close()

    def missing(self):
        """Returns the acknowledged items that it was not sent."""
        return set(self.ledger.items.values()) - self.seen


class Load:
    """Runs several clients concurrently."""

    def __init__(self, address, token, allowed, clients=8, pause=0.02):
        self.address, self.token, self.allowed, self.pause = address, token, allowed, pause
        self.ledger = Ledger()
        self.clients = [Client(number, address, token, self.ledger, allowed, pause) for number in range(clients)]

    def separate_client(self):
        """Returns a client with a ledger of its own that does nothing by itself."""
        return Client(len(self.clients), self.address, self.token, Ledger(), self.allowed, self.pause)

    def start(self):
        for each in self.clients:
            each.start()

    def end(self):
        for each in self.clients:
            each.ended.set()
        for each in self.clients:
            each.join(2 * PATIENCE)

    def stored(self):
        """Returns all objects of the change feed, by kind."""
        line = Line(self.address, self.token)
        found = collections.defaultdict(dict)
        cursor = "0"
        while True:
            answer = line.ask("GET", f"/changes?limit=1000&since={cursor}")
            if not answer.succeeded:
                raise RuntimeError(f"cannot read the feed: {answer.status} {answer.body[:200]!r}")
            page = json.loads(answer.body)
            for change in page["data"]:
                if change["op"] == "upsert":
                    found[change["type"]][change["id"]] = change["data"]
            cursor = page["meta"]["cursor"]
            if not page["meta"]["has_more"]:
                line.close()
                return {kind: list(objects.values()) for kind, objects in found.items()}


def compare(ledger, stored, total, others=0):
    """Compares the ledger with what is stored, with that number of items of others. Returns the acknowledged changes that are missing, duplicated objects, and other errors."""
    lost, doubled, wrong = [], [], []
    for kind, member, expected in (("feedback", "description", ledger.items), ("note", "text", ledger.notes)):
        there = collections.defaultdict(list)
        for each in stored.get(kind, []):
            there[each[member]].append(each["id"])
        for text, number in expected.items():
            if number not in there[text]:
                lost.append(f"{kind} {number}")
        # Activities written by the backend may have the same text on many items.
        doubled += [f"{kind} {ids[:2]}" for text, ids in there.items()
                    if len(ids) > 1 and (kind == "feedback" or text.startswith("Note "))]
    titles = {each["id"]: each.get("title") for each in stored.get("feedback", [])}
    for item, (acknowledged, sent) in ledger.titles.items():
        shown = int((titles.get(item) or "Title 0").removeprefix("Title "))
        if shown < acknowledged:
            lost.append(f"title {acknowledged} of {item}: it is {shown}")
        elif shown > sent:
            wrong.append(f"title {shown} of {item} was never sent")
    here = len(stored.get("feedback", []))
    if total != here:
        wrong.append(f"the total says {total}, {here} are there")
    if not len(ledger.items) <= here - others <= len(ledger.items) + len(ledger.unknown):
        wrong.append(f"{here} items of {len(ledger.items)} acknowledged and {len(ledger.unknown)} unknown")
    return lost, doubled, wrong

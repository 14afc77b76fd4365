# SPDX-License-Identifier: GPL-3.0-or-later
"""Defines the kinds of load that one organization puts on the server."""

import collections
import http.client
import itertools
import json
import random
import socket
import string
import threading
import time

from connections import Crowd, request, trickle

ADDRESS = "127.0.0.2"
ORIGIN = "https://shop.example"
MIB = 1 << 20
OWN = "slowest own change, ms"
WORDS = (
    "export crash invoice dark mode login slow page button search filter missing wrong report upload file error password reset "
    "email notification settings billing refund price plan mobile app tablet screen freeze loading table column sort chart"
).split()


def body_of_keys(count):
    """Returns a JSON object with that number of unknown keys of three characters, 8 bytes each."""
    names = itertools.islice(itertools.product(string.ascii_letters + string.digits, repeat=3), count)
    return b'{"description":"x",' + ",".join(f'"{"".join(name)}":1' for name in names).encode() + b"}"


def lines_of(count, tag, rng, **members):
    """Returns lines of an import, with texts of about 200 characters."""
    lines = []
    for number in range(count):
        item = {"external_id": f"{tag}-{number}", "title": " ".join(rng.choices(WORDS, k=4)),
                "description": " ".join(rng.choices(WORDS, k=30)) + f" {number}", **members}
        lines.append(json.dumps(item))
    return lines


def import_lines(port, token, lines):
    """Imports the lines in parts of 1,000; returns the number of responses by status. Stops at a failure."""
    answers = collections.Counter()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=120, source_address=(ADDRESS, 0))
    part = {"format": "json_lines", "source": "load.jsonl"}
    for first in range(0, len(lines), 1000):
        chosen = lines[first:first + 1000]
        body = {**part, "data": "\n".join(chosen) + "\n", "last": first + 1000 >= len(lines)}
        status, answer = call(line, "POST", "/api/v0/import", token, body)
        answers[status] += 1
        if status != 200:
            break
        part = {"format": "json_lines", "import_id": answer["data"]["id"], "first_line": first + 1001}
    line.close()
    return dict(answers)


def call(line, method, path, token, body=None):
    """Returns the status and the JSON of a response."""
    headers = {"Authorization": f"Bearer {token}"}
    if body is not None:
        headers["Content-Type"] = "application/json"
    line.request(method, path, None if body is None else json.dumps(body), headers)
    answer = line.getresponse()
    text = answer.read()
    return answer.status, json.loads(text) if text else None


class Load:
    """One kind of load. prepare() runs before the measurement, run() during it, in a process of its own."""

    name = title = ""
    lasting = False  # it ends when its work is done, not after some seconds
    keeps_memory = False  # the memory of the server may not grow by it

    def __init__(self, stage):
        self.stage = stage

    def prepare(self):
        """Creates what the load needs."""

    def run(self, deadline):
        """Puts the load on the server until the deadline at the latest; returns the number of responses by status."""
        raise NotImplementedError

    def check(self):
        """Checks after the measurement that the work was done."""

    def crowd(self, count, next_request, sources=(ADDRESS,), **more):
        return Crowd(self.stage.port, sources, count, next_request, **more)


class Keys(Load):
    name = "keys"

    def prepare(self):
        count = self.stage.scaled(100_000)
        self.title = f"bodies of {count:,} keys, widget token"
        self.text = request("POST", "/api/v0/feedback", self.stage.busy.widget, body_of_keys(count), ORIGIN)

    def run(self, deadline):
        return self.crowd(2, lambda: self.text).run(deadline)


class Unauthenticated(Load):
    name = "unauthenticated"
    keeps_memory = True

    def prepare(self):
        self.count = self.stage.scaled(300)
        self.title = f"{self.count} MB without a token, on {self.count} sockets"
        body = request("POST", "/api/v0/feedback", None, b"x" * MIB)
        self.text = body[:len(body) - 8576]  # 1,040,000 bytes of the body: it never ends

    def run(self, deadline):
        return self.crowd(self.count, lambda: self.text, reconnect=1).run(deadline)


class Import(Load):
    name = "import"
    lasting = True

    def prepare(self):
        count = self.stage.scaled(100_000)
        self.title = f"import of {count:,} items"
        self.lines = lines_of(count, "row", random.Random(1), buffers=["Large"])

    def run(self, deadline):
        return import_lines(self.stage.port, self.stage.busy.token, self.lines)


class Reactions(Load):
    name = "reactions"
    title = "reactions to new targets, 64 connections"

    def run(self, deadline):
        numbers = itertools.count()

        def next_request():
            target = {"type": "rest_endpoint", "metadata": {"method": "GET", "path": f"/v1/{next(numbers)}"}}
            body = {"target": target, "reaction_value": 1, "user_id": f"user-{next(numbers)}"}
            return request("POST", "/api/v0/reactions", self.stage.busy.widget, body, ORIGIN)

        return self.crowd(64, next_request).run(deadline)


class Searches(Load):
    name = "searches"
    title = "searches of 120 words, 8 connections"

    def prepare(self):
        rng = random.Random(2)
        self.beginnings = ["".join(letters) for letters in itertools.islice(itertools.product("bcdfgklm", "aeiou", "nprst"), 160)]
        lines = []
        for number in range(100):
            words = [beginning + "".join(rng.choices(string.ascii_lowercase, k=3)) for beginning in self.beginnings * 4]
            rng.shuffle(words)
            lines.append(json.dumps({"external_id": f"T-{number}", "description": " ".join(words)[:5000]}))
        self.stage.texts.fill(lines)

    def run(self, deadline):
        rng = random.Random(3)

        def next_request():
            words = "+".join(rng.sample(self.beginnings, 120))
            return request("GET", f"/api/v0/feedback?limit=100&search={words}", self.stage.texts.token)

        return self.crowd(8, next_request).run(deadline)


class Organizations(Load):
    """Searches of several organizations, each on many more connections than the queue has places for it."""

    keeps_memory = True
    CONNECTIONS = 1100  # of each organization
    ADDRESSES = 5  # of each organization, as one address has a limit of connections

    def prepare(self):
        self.connections = self.stage.scaled(self.CONNECTIONS)
        self.title = f"{self.COUNT} organizations, searches on {self.connections:,} connections each"
        self.busy = [self.stage.organization(f"busy-{number}") for number in range(self.COUNT)]
        lines = lines_of(self.stage.scaled(2000), "many", random.Random(6))
        for each in self.busy:
            if not each.items():
                each.fill(lines)

    def run(self, deadline):
        rng = random.Random(7)
        turns = itertools.cycle(self.busy)

        def next_request():
            words = "+".join(rng.sample(WORDS, 3))
            return request("GET", f"/api/v0/feedback?limit=100&search={words}", next(turns).token)

        sources = [f"127.0.1.{number + 1}" for number in range(self.COUNT * self.ADDRESSES)]
        return self.crowd(self.connections * self.COUNT, next_request, sources=sources).run(deadline)


class TwoOrganizations(Organizations):
    name = "two"
    COUNT = 2


class FiveOrganizations(Organizations):
    name = "five"
    COUNT = 5


class Bodies(Load):
    """Bodies of which a byte comes now and then, of one address and by a public token."""

    name = "bodies"
    keeps_memory = True

    def prepare(self):
        self.count = self.stage.scaled(250)
        self.title = f"slow bodies of one address, {self.count} × 340 KB, widget token"

    def run(self, deadline):
        text = request("POST", "/api/v0/feedback", self.stage.busy.widget, b"x" * 340_000, ORIGIN)
        return trickle(self.crowd(self.count, lambda: text[:-1000]), deadline)


class Readers(Load):
    """Clients that take a kilobyte of a long page now and then."""

    name = "readers"
    keeps_memory = True

    def prepare(self):
        self.count = self.stage.scaled(250)
        self.title = f"slow readers of one address, {self.count} pages of a megabyte"
        lines = [json.dumps({"external_id": f"L-{number}", "description": "\u6f22" * 3600}) for number in range(100)]
        self.long = self.stage.organization("long")
        if not self.long.items():
            for first in range(0, 100, 20):  # a part of an import has a limit of bytes
                self.long.fill(lines[first:first + 20])

    def run(self, deadline):
        text = request("GET", "/api/v0/feedback?limit=100", self.long.token)
        return trickle(self.crowd(self.count, lambda: text, buffer=4096), deadline, reads=1024)


class Webhooks(Load):
    """Messages of webhooks, as large as the rules allow."""

    name = "webhooks"
    keeps_memory = True
    HOOKS = 20  # of an organization, which is the limit

    def prepare(self):
        self.count = self.stage.scaled(500)
        self.title = f"{self.HOOKS} webhooks with a template of 250 KB, {self.count} long items"
        self.hooked = [self.stage.organization("hooked")]
        template = {"format": "template", "template": json.dumps({"text": "{{data.description}}" * 50})}
        self.hook("quiet", **template)

    def hook(self, path, **more):
        for each in self.hooked:
            line = http.client.HTTPConnection("127.0.0.1", self.stage.port, timeout=60, source_address=(ADDRESS, 0))
            for _ in range(self.HOOKS):
                hook = {"url": f"{self.stage.receiver()}/{path}", "events": ["feedback.created"], **more}
                status, answer = call(line, "POST", "/api/v0/webhooks", each.token, hook)
                if status != 201:
                    raise RuntimeError(f"cannot create a webhook: {answer}")
            line.close()

    def run(self, deadline):
        answers = collections.Counter()
        text = "x" * 4990
        for first in range(0, self.count, 40):  # a part of an import has a limit of bytes
            for each in self.hooked:
                lines = [json.dumps({"external_id": f"W-{first + number}", "description": text}) for number in range(40)]
                answers.update(import_lines(self.stage.port, each.token, lines))
        time.sleep(max(0, deadline - time.monotonic()))
        return dict(answers)


class Hanging(Webhooks):
    name = "hanging"

    def prepare(self):
        self.count = self.stage.scaled(80)
        self.hooked = [self.stage.organization(f"hanging-{number}") for number in range(6)]
        self.title = f"{len(self.hooked) * self.HOOKS} hanging receivers of six organizations, {self.count} messages each"
        self.hook("hanging")


class Research(Load):
    name = "research"
    keeps_memory = True

    def prepare(self):
        self.count = self.stage.scaled(2500)
        self.title = f"{self.count:,} research questions of one organization"

    def run(self, deadline):
        questions = iter([request("POST", "/api/v0/research", self.stage.busy.token,
                                  {"question": f"What do people say about {WORDS[number % len(WORDS)]}, case {number}?"})
                          for number in range(self.count)])
        answers = self.crowd(8, lambda: next(questions, None)).run(deadline)
        time.sleep(max(0, deadline - time.monotonic()))
        return answers


class Previews(Load):
    name = "previews"
    title = "8 routing previews at once, taught items"

    def prepare(self):
        rng = random.Random(4)
        lines = []
        for number in range(self.stage.scaled(1500)):
            lines += lines_of(1, f"P{number}", rng, buffers=[{"buffer": f"Buffer {number % 6}", "by_hand": True}])
        self.stage.taught.fill(lines)

    def run(self, deadline):
        text = request("POST", "/api/v0/routing/preview", self.stage.taught.token,
                       {"assign_threshold": 0.9, "review_threshold": 0.5})
        return self.crowd(8, lambda: text).run(deadline)


class OfLargeBuffer(Load):
    """One request about a large buffer, and beside it changes of titles of items in it on six connections."""

    lasting = True
    PATCHES = 6

    def prepare(self):
        self.count = self.stage.scaled(200_000)
        self.large = self.stage.busy.large_buffer(self.count)
        self.items = self.stage.busy.items_of(self.large)

    def act(self):
        """Returns the method, the path and the body of the request."""
        raise NotImplementedError

    def _act(self, answers, deadline, over):
        """Sends the request until it succeeds, because the server may need several for a large buffer."""
        line = http.client.HTTPConnection("127.0.0.1", self.stage.port, timeout=600, source_address=(ADDRESS, 0))
        began = time.monotonic()
        status, sent = 503, 0
        try:
            while status == 503 and time.monotonic() < deadline:
                time.sleep(min(sent, 1))
                sent += 1
                status, _ = call(line, *self.act()[:2], self.stage.busy.token, *self.act()[2:])
        except (OSError, http.client.HTTPException) as error:
            status = type(error).__name__
        answers[f"{self.name}: {status} after {time.monotonic() - began:.1f} s and {sent} requests"] = 1
        over.set()

    def _change(self, answers, deadline, over):
        """Changes other items of the buffer one by one, and notes the slowest change."""
        line = http.client.HTTPConnection("127.0.0.1", self.stage.port, timeout=600, source_address=(ADDRESS, 0))
        slowest = 0
        for number, item in enumerate(itertools.cycle(self.items[::-1])):
            began = time.monotonic()
            status, _ = call(line, "PATCH", f"/api/v0/feedback/{item}", self.stage.busy.token, {"title": f"Own {number}"})
            slowest = max(slowest, 1000 * (time.monotonic() - began) if status == 200 else float("inf"))
            if over.is_set() or time.monotonic() > deadline:
                break
            time.sleep(0.05)
        answers[OWN] = slowest

    def run(self, deadline):
        answers, over = {}, threading.Event()
        threads = [threading.Thread(target=each, args=(answers, deadline, over), daemon=True) for each in (self._act, self._change)]
        for each in threads:
            each.start()
        numbers = itertools.count()

        def next_request():
            number = next(numbers)
            path = f"/api/v0/feedback/{self.items[number % len(self.items)]}"
            return request("PATCH", path, self.stage.busy.token, {"title": f"Title {number}"})

        # What the server goes on with after its response is measured, too.
        least = time.monotonic() + self.stage.seconds
        patches = self.crowd(self.PATCHES, next_request).run(deadline, lambda: over.is_set() and time.monotonic() > least)
        threads[1].join(10)
        return {**answers, **patches}


class MoveAll(OfLargeBuffer):
    name = "move"

    def prepare(self):
        super().prepare()
        self.title = f"move-all of {self.count:,} items, with patches"
        self.target = self.stage.busy.new_buffer()

    def act(self):
        return "POST", f"/api/v0/buffers/{self.large}/move-all", {"destination_buffer_id": self.target}


class Delete(OfLargeBuffer):
    name = "delete"

    def prepare(self):
        super().prepare()
        self.title = f"delete of a buffer of {self.count:,}, with patches"

    def act(self):
        return "DELETE", f"/api/v0/buffers/{self.large}"


class Leave(Load):
    """A customer who leaves. The dump of the database has nothing of theirs afterwards."""

    name = "leave"
    lasting = True

    def prepare(self):
        count = self.stage.scaled(200_000)
        self.title = f"org delete of {count:,} items"
        print(f"Importing {count:,} items …", flush=True)
        self.stage.organization("leaving").fill(lines_of(count, "leaver", random.Random(8), buffers=["Large"], tags=["leaver"]))
        self.traces = self.stage.traces_of("leaving")

    def run(self, deadline):
        began = time.monotonic()
        self.stage.command("org", "delete", "leaving", "--confirm", "leaving", timeout=deadline - began)
        return {f"deleted after {time.monotonic() - began:.1f} s": 1}

    def check(self):
        self.stage.expect_none_in_dump(self.traces)


LOADS = {kind.name: kind for kind in (Keys, Unauthenticated, Bodies, Readers, Searches, TwoOrganizations, FiveOrganizations,
                                      Webhooks, Hanging, Research, Previews, Reactions, Import, MoveAll, Delete,
                                      Leave)}

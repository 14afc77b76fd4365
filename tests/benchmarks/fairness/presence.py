# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets many people look at one list: each follows the changes with the presence, and reports what it looks at."""

import asyncio
import contextlib
import gzip
import json
import random
import time

from bench.processes import BenchmarkError, database_seconds, program_seconds
from connections import request

PEOPLE = 200
RENEWAL = 10  # seconds without a request that renews the report, after which the client repeats it
REPETITION = 30  # seconds after which it does so anyway
LOOK = 10  # seconds after which a person goes on to another item, every second time
WAIT = 25  # seconds for which a request waits
SOURCES = ("127.0.0.2", "127.0.0.3")  # the server limits connections by address


class Line:
    """A connection that sends one request after the other."""

    def __init__(self, port, token, source):
        self.port, self.token, self.source, self.streams = port, token, source, None

    async def send(self, method, path, body=None):
        if not self.streams:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        reader, writer = self.streams
        text = request(method, path, self.token, body)
        writer.write(text.replace(b"\r\n\r\n", b"\r\nAccept-Encoding: gzip\r\n\r\n", 1))
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = [line.split(":")[1] for line in head.split("\r\n") if line.startswith("content-length:")]
        content = await reader.readexactly(int(length[0])) if length else b""
        status = int(head.split(" ")[1])
        if status >= 300:
            raise BenchmarkError(f"{method} {path}: {status}")
        if "\r\ncontent-encoding: gzip" in head:
            content = gzip.decompress(content)
        return json.loads(content) if content else {}

    async def close(self):
        if self.streams:
            self.streams[1].close()
            await asyncio.gather(self.streams[1].wait_closed(), return_exceptions=True)
            self.streams = None


@contextlib.asynccontextmanager
async def line_of(*where):
    """Yields a line that is closed in the end, also of a task that is cancelled: the server limits open connections."""
    line = Line(*where)
    try:
        yield line
    finally:
        await line.close()


class Crowd:
    """The people of an organization, and how many answers they got."""

    def __init__(self, port, administrator, items):
        self.port, self.administrator, self.items = port, administrator, items
        self.random = random.Random(41)
        self.answers = self.reports = self.seen = 0
        self.followed = {}  # when the request with a token was sent that renews its report

    async def hire(self, number):
        """Returns the tokens and addresses of that many new members."""
        hired = []
        async with line_of(self.port, self.administrator, SOURCES[0]) as line:
            for name in (f"person{one}" for one in range(number)):
                member = await line.send("POST", "/api/v0/members",
                                         {"name": name, "email": f"{name}@bench.example", "role": "member"})
                token = await line.send("POST", "/api/v0/tokens",
                                        {"name": name, "kind": "full_access", "member_id": member["data"]["id"]})
                hired.append((token["data"]["token"], SOURCES[len(hired) % len(SOURCES)]))
        return hired

    async def follow(self, token, source, with_presence):
        async with line_of(self.port, token, source) as line:
            cursor, tag = "now", "0"
            while True:
                known = f"&presence={tag}" if with_presence else ""
                self.followed[token] = time.monotonic()
                answer = (await line.send("GET", f"/api/v0/changes?since={cursor}&wait={WAIT}{known}"))["meta"]
                cursor, presence = answer["cursor"], answer.get("presence")
                self.answers += 1
                if presence:
                    tag, self.seen = presence["tag"], len(presence["people"])

    async def look(self, token, source):
        async with line_of(self.port, token, source) as line:
            await asyncio.sleep(self.random.random() * LOOK)
            report, reported = None, 0
            while True:
                if not report or self.random.random() < 0.5:
                    report = {"feedback_id": self.random.choice(self.items), "editing": self.random.random() < 0.1}
                    reported = 0
                now = time.monotonic()
                if now - reported >= REPETITION or now - max(reported, self.followed[token]) >= RENEWAL:
                    await line.send("PUT", "/api/v0/presence", report)
                    self.reports, reported = self.reports + 1, now
                await asyncio.sleep(LOOK)

    async def measure(self, stage, acts, seconds):
        """Returns the percentages of a core that the server and PostgreSQL take while the people do these acts."""
        tasks = [asyncio.create_task(act) for act in acts]
        try:
            await asyncio.sleep(LOOK + 5)  # everybody is there
            before = program_seconds(stage.pid), database_seconds(stage.cluster.pid)
            self.answers = self.reports = 0
            began = time.monotonic()
            done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
            took = time.monotonic() - began
            after = program_seconds(stage.pid), database_seconds(stage.cluster.pid)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return [(now - then) * 100 / took for now, then in zip(after, before)]


async def run(stage, people, seconds):
    """Returns what the presence of the people costs: as they all look at items, and before, as they only wait for changes."""
    crowd = Crowd(stage.port, stage.other.token, stage.other.items_of(stage.other.buffers()[0]["id"]))
    hired = await crowd.hire(people)
    quiet = await crowd.measure(stage, [crowd.follow(*person, False) for person in hired], seconds)
    busy = await crowd.measure(stage, [act for person in hired for act in (crowd.follow(*person, True), crowd.look(*person))], seconds)
    return {"people": people, "seen": crowd.seen, "answers": crowd.answers / seconds, "reports": crowd.reports / seconds,
            "server": busy[0] - quiet[0], "database": busy[1] - quiet[1], "quiet": quiet}


def cost_of_presence(stage):
    return asyncio.run(run(stage, stage.scaled(PEOPLE), max(5, 45 * min(1, stage.scale))))

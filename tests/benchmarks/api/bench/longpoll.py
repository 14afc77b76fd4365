# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how soon a waiting client receives a change while many others wait for it too."""

import multiprocessing
import re
import resource
import select
import socket
import time

from . import identifiers
from .latency import Client

WAIT = 30
CURSOR = re.compile(rb'"cursor":"([^"]+)"')
LENGTH = re.compile(rb"(?i)\r\ncontent-length: *(\d+)")


class Waiter:
    """A connection that requests changes again after each response."""

    def __init__(self, port, token, cursor):
        self.head = (f" HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n\r\n").encode()
        self.cursor = cursor
        self.received = b""
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self):
        self.socket.sendall(b"GET /api/v0/changes?wait=%d&since=%s" % (WAIT, self.cursor) + self.head)

    def answer(self):
        """Reads the available bytes. Returns the body if the response is complete, otherwise None."""
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server closed a connection that waited for changes")
        self.received += data
        head = self.received.find(b"\r\n\r\n")
        if head < 0:
            return None
        length = int(LENGTH.search(self.received, 0, head + 2)[1])
        if len(self.received) < head + 4 + length:
            return None
        body, status = self.received[head + 4:], self.received[9:12]
        self.received = b""
        if status != b"200":
            raise ConnectionError(f"a waiting client received {status.decode()}")
        self.cursor = CURSOR.search(body)[1]
        return body


def _crowd(port, token, cursor, count, ready, answered, failed, end):
    """Runs the other waiting clients in a separate process."""
    try:
        waiters = {}
        poll = select.epoll()
        for _ in range(count):
            waiter = Waiter(port, token, cursor)
            waiters[waiter.socket.fileno()] = waiter
            poll.register(waiter.socket, select.EPOLLIN)
            waiter.ask()
        ready.set()
        while not end.is_set():
            for number, _ in poll.poll(0.2):
                waiter = waiters[number]
                body = waiter.answer()
                if body is None:
                    continue
                waiter.ask()
                if b'"data":[]' not in body:
                    answered.value += 1
    except (OSError, ConnectionError, TypeError) as error:
        print(f"    (the waiting clients exited: {error})", flush=True)
        failed.set()
        ready.set()


def cursor_at_end(organization, url):
    cursor = "0"
    while True:
        page = organization.get(url, f"/api/v0/changes?limit=1000&since={cursor}")
        cursor = page["meta"]["cursor"]
        if not page["meta"]["has_more"]:
            return cursor.encode()


def wake_up(server, organization, changes, others):
    """Returns, for each change, the milliseconds from the response to the change until the response to the measured
    waiting client, and the milliseconds from the request of the change."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    cursor = cursor_at_end(organization, server.url)
    context = multiprocessing.get_context("fork")
    ready, failed, end = context.Event(), context.Event(), context.Event()
    answered = context.Value("q", 0, lock=False)
    crowd = context.Process(target=_crowd, daemon=True, args=(
        server.port, organization.token, cursor, others, ready, answered, failed, end))
    crowd.start()
    try:
        if not ready.wait(60) or failed.is_set():
            raise ConnectionError("cannot connect the waiting clients")
        time.sleep(1)  # the last requests may be in flight
        return _measure(server, organization, cursor, changes, others, answered)
    finally:
        end.set()
        crowd.join(10)
        if crowd.is_alive():
            crowd.kill()
            crowd.join()


def _measure(server, organization, cursor, changes, others, answered):
    writer = Client(server.port, organization.token)
    item = identifiers.encode(organization.facts["first_id"])
    measured = Waiter(server.port, organization.token, cursor)
    after_answer, after_request, complete = [], [], 0
    measured.ask()
    for number in range(changes):
        before = answered.value
        begin = time.perf_counter()
        with_answer = _post_and_wait(writer, measured, f"/api/v0/feedback/{item}/notes")
        after_answer.append(max(0.0, with_answer[1] - with_answer[0]) * 1000)
        after_request.append((with_answer[1] - begin) * 1000)
        measured.ask()
        # Makes the next change when all clients have received this one and wait again.
        deadline = time.monotonic() + 5
        while answered.value < before + others and time.monotonic() < deadline:
            time.sleep(0.005)
        complete += answered.value >= before + others
        time.sleep(0.02)
    writer.close()
    measured.socket.close()
    return {"after_answer": after_answer, "after_request": after_request, "heard_by_all": complete}


def _post_and_wait(writer, measured, path):
    """Returns the time of the response to the change and the time of the response to the waiting client."""
    text = b'{"text":"Something changed."}'
    writer.connection.putrequest("POST", path)
    for name, value in {**writer.headers, "Content-Type": "application/json", "Content-Length": len(text)}.items():
        writer.connection.putheader(name, str(value))
    writer.connection.endheaders(text)
    written = received = None
    poll = select.poll()
    poll.register(writer.connection.sock, select.POLLIN)
    poll.register(measured.socket, select.POLLIN)
    deadline = time.monotonic() + 30
    while written is None or received is None:
        if time.monotonic() > deadline:
            raise ConnectionError("a change was not announced within 30 seconds")
        for number, _ in poll.poll(1000):
            now = time.perf_counter()
            if number == measured.socket.fileno():
                if measured.answer() is not None:
                    received = now
            else:
                answer = writer.connection.getresponse()
                answer.read()
                written = now
    return written, received

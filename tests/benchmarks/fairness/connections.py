# SPDX-License-Identifier: GPL-3.0-or-later
"""Sends requests over many connections from one thread, without regard for the server's Retry-After."""

import collections
import itertools
import json
import re
import select
import socket
import time

PAUSE = 0.01  # seconds until the next request of a connection whose request was refused
RECONNECT = 0.05  # seconds until another connection takes the place of one that was closed
LENGTH = re.compile(rb"(?i)\r\ncontent-length: *(\d+)")
CLOSES = re.compile(rb"(?i)\r\nconnection: *close")


def request(method, path, token=None, body=None, origin=None):
    """Returns the bytes of a request. A body that is not bytes is sent as JSON."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if origin:
        lines.append(f"Origin: {origin}")
    if body is not None:
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + (body or b"")


class Connection:
    """One keep-alive connection and its request under way."""

    def __init__(self, port, source, buffer=0):
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(10)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self.unsent, self.received, self.busy, self.next = b"", b"", False, 0.0

    def begin(self, text):
        self.unsent, self.received, self.busy = memoryview(text), b"", True
        self.send()

    def send(self):
        try:
            self.unsent = self.unsent[self.socket.send(self.unsent):]
        except BlockingIOError:
            pass

    def receive(self):
        """Returns the status of a complete response, None if more bytes are needed."""
        try:
            data = self.socket.recv(1 << 16)
        except BlockingIOError:
            return None
        if not data:
            raise ConnectionError("closed")
        self.received += data
        head = self.received.find(b"\r\n\r\n")
        if head < 0:
            return None
        length = LENGTH.search(self.received, 0, head + 2)
        if length and len(self.received) < head + 4 + int(length[1]):
            return None
        self.busy = False
        return int(self.received[9:12])

    def is_reusable(self):
        """Returns false if the server closes the connection after its response, or responded before the end of the request."""
        return not self.unsent and not CLOSES.search(self.received, 0, self.received.find(b"\r\n\r\n") + 2)


class Crowd:
    """Several connections, each of which sends the next request as soon as it has its response. The sources are the addresses
    from which they come, in turn."""

    def __init__(self, port, sources, count, next_request, reconnect=RECONNECT, buffer=0):
        self.port, self.sources, self.reconnect, self.buffer = port, itertools.cycle(sources), reconnect, buffer
        self.next_request = next_request
        self.places = collections.deque([0.0] * count)  # when a new connection may be made, earliest first
        self.poll = select.epoll()
        self.connections = {}
        self.answers = collections.Counter()

    def run(self, deadline, is_over=lambda: False):
        """Sends until the deadline, or until there are no more requests. Returns the number of responses by status."""
        while time.monotonic() < deadline and not is_over():
            self._connect()
            self._begin()
            if self.next_request is None and not any(each.busy for each in self.connections.values()):
                break
            for number, events in self.poll.poll(0.01):
                self._handle(self.connections[number], events)
        for each in list(self.connections.values()):
            if each.busy:
                self.answers["unanswered"] += 1
            self._close(each)
        return dict(self.answers)

    def _connect(self):
        while self.places and time.monotonic() >= self.places[0]:
            self.places.popleft()
            try:
                connection = Connection(self.port, next(self.sources), self.buffer)
            except OSError:
                self.answers["refused"] += 1
                self.places.append(time.monotonic() + self.reconnect)
                return
            self.connections[connection.socket.fileno()] = connection
            self.poll.register(connection.socket, select.EPOLLIN)

    def _begin(self):
        now = time.monotonic()
        for connection in list(self.connections.values()):
            if connection.busy or now < connection.next or self.next_request is None:
                continue
            text = self.next_request()
            if text is None:
                self.next_request = None
                return
            try:
                connection.begin(text)
            except OSError:
                self._cut(connection)
                continue
            if connection.unsent:
                self.poll.modify(connection.socket, select.EPOLLIN | select.EPOLLOUT)

    def _handle(self, connection, events):
        try:
            if events & select.EPOLLOUT and connection.unsent:
                connection.send()
                if not connection.unsent:
                    self.poll.modify(connection.socket, select.EPOLLIN)
            if not events & (select.EPOLLIN | select.EPOLLHUP | select.EPOLLERR):
                return
            status = connection.receive()
        except OSError:
            self._cut(connection)
            return
        if status is None:
            return
        self.answers[status] += 1
        if not 200 <= status < 300:
            connection.next = time.monotonic() + PAUSE
        if not connection.is_reusable():
            self._close(connection)

    def _cut(self, connection):
        if connection.busy:
            self.answers["cut off"] += 1
        self._close(connection)

    def _close(self, connection):
        self.poll.unregister(connection.socket)
        del self.connections[connection.socket.fileno()]
        connection.socket.close()
        self.places.append(time.monotonic() + self.reconnect)


def trickle(crowd, deadline, reads=0):
    """Keeps a request of each connection under way until the deadline: a second has one more byte of it, or that many bytes of its
    response. Returns the number of connections that the server ended, and of those that it kept."""
    answers = collections.Counter()
    open_ones = []
    moment = time.monotonic()
    while time.monotonic() < deadline:
        while crowd.places and time.monotonic() < deadline:
            crowd.places.popleft()
            try:
                connection = Connection(crowd.port, next(crowd.sources), crowd.buffer)
                connection.begin(crowd.next_request())
                open_ones.append(connection)
            except OSError:
                answers["refused"] += 1
        moment = max(time.monotonic(), moment + 1)
        for connection in list(open_ones):
            if not _goes_on(connection, reads, answers):
                open_ones.remove(connection)
                connection.socket.close()
                crowd.places.append(0.0)
        time.sleep(max(0, min(moment, deadline) - time.monotonic()))
    answers["kept"] = len(open_ones)
    for connection in open_ones:
        connection.socket.close()
    return dict(answers)


def _goes_on(connection, reads, answers):
    """Moves some bytes. Returns false if the server ended the connection."""
    try:
        if connection.unsent:
            connection.send()
        elif not reads:
            connection.socket.send(b"x")
        data = connection.socket.recv(reads or 1024)
    except BlockingIOError:
        return True
    except OSError:
        answers["closed"] += 1
        return False
    if data and reads:
        return True
    answers[int(data[9:12]) if data.startswith(b"HTTP/") else "closed"] += 1
    return False

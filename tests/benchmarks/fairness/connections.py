# SPDX-License-Identifier: GPL-3.0-or-later
"""Sends requests over many connections from one thread, without regard for the server's Retry-After."""

import collections
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

    def __init__(self, port, source):
        self.socket = socket.create_connection(("127.0.0.1", port), source_address=(source, 0), timeout=10)
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
    """Several connections, each of which sends the next request as soon as it has its response."""

    def __init__(self, port, source, count, next_request, reconnect=RECONNECT):
        self.port, self.source, self.reconnect = port, source, reconnect
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
                connection = Connection(self.port, self.source)
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

# SPDX-License-Identifier: GPL-3.0-or-later
"""A network between a program and the servers that loses, cuts, repeats and reorders what it carries."""

import http.client
import socket
import threading

from load import Answer, FinalResponse
from servers import PATIENCE

# Each of these leaves the program without an answer, so that it sends its request again.
LOSSES = ("request lost", "request cut", "answer lost", "answer cut")
# The program hangs up while the server works, or the request arrives at two servers at once. Only a request with a key is safe then.
WITH_KEY = ("hung up", "sent twice")
# The request arrives when something else has happened.
HELD = ("held", "held in its middle")
# The server is killed while it works. The program turns to the other one.
KILLED = "server killed"


def read_request(line):
    """Returns head and body of a request as they are sent."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += receive(line)
    head, _, body = received.partition(b"\r\n\r\n")
    length = next((int(each.partition(b":")[2]) for each in head.split(b"\r\n") if each.lower().startswith(b"content-length:")), 0)
    while len(body) < length:
        body += receive(line)
    return head + b"\r\n\r\n", body


def receive(line):
    piece = line.recv(65536)
    if not piece:
        raise ConnectionResetError("the other side has hung up")
    return piece


def connect(address):
    host, _, port = address.rpartition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def read_answer(line, method):
    """Returns the response to a request of that method."""
    response = FinalResponse(line, method=method)
    response.begin()
    return Answer(response.status, response.headers, response.read())


def as_sent(answer):
    """Returns head and body of a response, with the length as its first header: what is cut behind the head is seen to be cut."""
    head = [f"HTTP/1.1 {answer.status} -", f"Content-Length: {len(answer.body)}"]
    head += [f"{name}: {value}" for name, value in answer.headers.items() if name.lower() not in ("content-length", "transfer-encoding", "connection")]
    if answer.status == 204:
        head.pop(1)
    return "\r\n".join([*head, "Connection: close", "", ""]).encode(), answer.body


class Passage:
    """Carries one request. part: the share of what is cut that still arrives. held: is there before what is held goes on."""

    def __init__(self, addresses, kind, part=0.5, held=None):
        self.addresses, self.kind, self.part = addresses, kind, part
        self.held = held or threading.Event()
        self.paused = threading.Event()  # a held request has come
        self.answers = []  # of the servers, whether or not the program receives them
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def finish(self):
        """Waits until the server has done with the request."""
        self.thread.join(PATIENCE)
        self.listener.close()

    def _run(self):
        try:
            client, _ = self.listener.accept()
            with client:
                client.settimeout(PATIENCE)
                self._carry(client, *read_request(client))
        except (OSError, http.client.HTTPException):
            pass  # the program sees that it has no answer
        finally:
            self.paused.set()

    def _carry(self, client, head, body):
        method = head.split(b" ", 1)[0].decode()
        if self.kind == "request lost":
            return
        if self.kind == "request cut":
            with connect(self.addresses[0]) as server:
                server.sendall((head + body)[:int(len(head + body) * self.part)])
            return
        if self.kind == "sent twice":
            servers = [connect(each) for each in self.addresses[:2]]
            for server in servers:
                server.sendall(head + body)
            for server in servers:
                with server:
                    self.answers.append(read_answer(server, method))
            client.sendall(b"".join(as_sent(self.answers[-1])))
            return
        with connect(self.addresses[0]) as server:
            if self.kind == "held in its middle":
                sent = len(head) + int(len(body) * self.part)
                server.sendall((head + body)[:sent])
                self._pause()
                server.sendall((head + body)[sent:])
            else:
                if self.kind == "held":
                    self._pause()
                server.sendall(head + body)
            if self.kind == "hung up":
                client.shutdown(socket.SHUT_RDWR)
                server.shutdown(socket.SHUT_WR)
            answer = read_answer(server, method)
            if answer.status == 408 and self.kind == "held in its middle":
                return  # on a busy machine, the server does not wait for the rest
            self.answers.append(answer)
        head, body = as_sent(self.answers[0])
        if self.kind == "answer cut" and body:
            client.sendall(head + body[:int(len(body) * self.part)])
        elif self.kind in HELD:
            client.sendall(head + body)

    def _pause(self):
        self.paused.set()
        self.held.wait(PATIENCE)


class Wire:
    """A network between a client and the servers, which it reaches in turn, that can be gone or lose all responses for a while."""

    def __init__(self, addresses):
        self.addresses, self.turn, self.is_gone, self.loses = addresses, 0, False, False
        self.lines, self.lock = set(), threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._run, daemon=True).start()

    def cut(self):
        self.is_gone = True
        self._hang_up()

    def mend(self):
        self.is_gone = self.loses = False

    def lose_answers(self):
        self.loses = True

    def close(self):
        self.cut()
        self.listener.close()

    def _hang_up(self):
        with self.lock:
            lines = list(self.lines)
        for line in lines:
            try:
                line.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # it ended by itself

    def _run(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._join, args=(client,), daemon=True).start()

    def _join(self, client):
        self.turn += 1
        try:
            with client, connect(self.addresses[self.turn % len(self.addresses)]) as server:
                with self.lock:
                    self.lines |= {client, server}
                if self.is_gone:
                    return
                client.settimeout(None)
                server.settimeout(None)
                back = threading.Thread(target=self._pump, args=(server, client, True), daemon=True)
                back.start()
                self._pump(client, server, False)
                back.join()
        except OSError:
            pass  # the server is being started
        finally:
            with self.lock:
                self.lines = {each for each in self.lines if each.fileno() >= 0}

    def _pump(self, source, target, is_answer):
        try:
            while (piece := source.recv(65536)) and not (is_answer and self.loses):
                target.sendall(piece)
        except OSError:
            pass  # one side has hung up
        for line in (source, target):
            try:
                line.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

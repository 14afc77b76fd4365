# SPDX-License-Identifier: GPL-3.0-or-later
"""A proxy between client and server that can cut connections and lose responses. The port of the server may change."""

import socket
import threading


class Wire:
    def __init__(self, port):
        self.target = port
        self.is_whole = True
        self.loses_answers = False
        self.ends = set()
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        self.is_whole = False
        self._drop()

    def mend(self):
        self.is_whole = True
        self.loses_answers = False

    def lose_answers(self):
        """Forwards requests but discards their responses."""
        self.loses_answers = True

    def close(self):
        self.listener.close()
        self._drop()

    def _drop(self):
        with self.lock:
            ends, self.ends = self.ends, set()
        for end in ends:
            self._close(end)

    def _close(self, end):
        with self.lock:
            self.ends.discard(end)
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # closed by the other side
        end.close()

    def _accept(self):
        while True:
            try:
                near = self.listener.accept()[0]
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.target), 5) if self.is_whole else None
            except OSError:
                far = None
            if not far:
                near.close()
                continue
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self.lock:
                self.ends |= {near, far}
            for source, sink, answers in ((near, far, False), (far, near, True)):
                threading.Thread(target=self._carry, args=(source, sink, answers), daemon=True).start()

    def _carry(self, source, sink, answers):
        try:
            while data := source.recv(1 << 18):
                if not (answers and self.loses_answers):
                    sink.sendall(data)
        except OSError:
            pass  # cut
        self._close(source)
        self._close(sink)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The client of a person, without a screen, and what its cache has."""

import os
import pathlib
import sqlite3
import subprocess

import judges
from servers import Process, plain_environment

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"  # of identifiers


def number_of(identifier):
    """Returns the number that an identifier stands for, as the cache has it; None for none."""
    if identifier is None:
        return None
    value = 0
    for digit in identifier:
        value = value * 32 + DIGITS.index(digit)
    return value


def program_beside(triaged):
    return os.path.join(os.path.dirname(triaged), "triage-desk")


class Desk:
    """A client that follows an organization through one server, and can be killed at any time."""

    def __init__(self, folder, program, name, server, token):
        self.home, self.log, self.program, self.process = folder / name, folder / f"{name}.log", program, None
        os.makedirs(self.home, 0o700)
        kept = {key: value for key, value in plain_environment().items() if not key.startswith("XDG_")}
        self.environment = {**kept, "HOME": self.home, "XDG_RUNTIME_DIR": self.home, "QT_QPA_PLATFORM": "offscreen",
                            "TRIAGE_DESK_SERVER": server.url, "TRIAGE_DESK_TOKEN": token}

    def start(self):
        self.process = Process(self.log, [self.program], env=self.environment, stdout=subprocess.DEVNULL)
        return self

    def kill(self):
        self.process.kill()

    def differences(self, state, feed):
        """Returns how what the client shows differs from what the server has."""
        if not self.process.is_running():
            return [f"the client ends with {self.process.process.returncode}: {self.process.words()[-500:]}"]
        caches = list(pathlib.Path(self.home, ".cache").rglob("cache.db"))
        if len(caches) != 1:
            return [f"the client has {len(caches)} caches"]
        try:
            cached = self.items(caches[0])
        except sqlite3.OperationalError as fault:  # it makes its tables
            return [f"the cache of the client cannot be read: {fault}"]
        notes = {}
        for note in feed.of("note").values():
            if not note.get("activity"):
                notes.setdefault(note["feedback_id"], []).append(note["text"])
        stored = {number_of(item["id"]): [item["title"], item["description"], item["needs_review"],
                                          sorted(map(number_of, item["buffer_ids"])),
                                          ["open", "done", "declined"].index(item["triage"]["state"]),
                                          number_of(item["triage"]["owner_id"]), number_of(item["triage"]["duplicate_of"]),
                                          sorted(notes.get(item["id"], []))] for item in state.items}
        return [f"the client's cache and the server: {each}" for each in judges.differences(cached, stored)][:5]

    @staticmethod
    def items(path):
        cache = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=10)
        try:
            cache.execute("begin")
            buffers, notes = {}, {}
            for buffer, feedback in cache.execute("select m.buffer, m.feedback from membership m join buffer b on b.id = m.buffer"):
                buffers.setdefault(feedback, []).append(buffer)
            for feedback, text in cache.execute("select feedback, text from note where kind = 0"):
                notes.setdefault(feedback, []).append(text)
            return {row[0]: [row[1], row[2], bool(row[3]), sorted(buffers.get(row[0], [])), *row[4:], sorted(notes.get(row[0], []))]
                    for row in cache.execute("select id, title, description, needs_review, state, owner, original from feedback")}
        finally:
            cache.close()

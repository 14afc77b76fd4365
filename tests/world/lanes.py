# SPDX-License-Identifier: GPL-3.0-or-later
"""Many pairs of organizations that live next to each other in one world, each pair in a lane: a process of its own. The first lane
is the process of the world; what concerns all of them happens there, while the others stand still between two steps."""

import contextlib
import fcntl
import multiprocessing
import random
import select
import time
import traceback

from load import Line

PROCESSES = multiprocessing.get_context("fork")
BETWEEN_TWO = 1900  # acts of all lanes between two troubles of one of the kinds that happen in the first lane only


class Pool:
    """Connections of the programs of an organization, which stay open between their requests."""

    def __init__(self):
        self.idle = {}  # by address and token

    def take(self, address, token):
        """Returns a connection that nobody else uses, and that the server has not closed."""
        try:
            line = self.idle[address, token].pop()
        except (KeyError, IndexError):
            return Line(address, token)
        if line.line and line.line.sock and select.select([line.line.sock], [], [], 0)[0]:
            line.close()
        return line

    def give(self, line):
        self.idle.setdefault((line.address, line.token), []).append(line)

    def close(self):
        for lines in self.idle.values():
            for line in lines:
                line.close()
        self.idle = {}


class Gate:
    """Lets the steps of all lanes go on next to each other, or one of them alone."""

    def __init__(self, path):
        self.path, self.is_open, self.closed_for = path, PROCESSES.Event(), 0.0  # seconds
        self.is_open.set()

    @contextlib.contextmanager
    def together(self):
        with open(self.path, encoding="ascii") as file:  # a lock belongs to what opened the file
            while True:
                self.is_open.wait()
                fcntl.flock(file, fcntl.LOCK_SH)
                if self.is_open.is_set():
                    break
                fcntl.flock(file, fcntl.LOCK_UN)
            yield

    @contextlib.contextmanager
    def alone(self):
        begun = time.monotonic()
        self.is_open.clear()
        try:
            with open(self.path, encoding="ascii") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                yield
        finally:
            self.is_open.set()
            self.closed_for += time.monotonic() - begun


class Lanes:
    """The lanes of a world, in which one life follows the other: some steps of a new pair of organizations. A life has a seed of its
    own, the seed of the world, a dot, and its number, so that it can be repeated alone. Of the kinds of trouble that happen in the first
    lane only, one follows the other there, whenever all lanes have done some more acts."""

    def __init__(self, world, live, count, acts, minutes, of_first):
        self.world, self.live, self.count, self.seed = world, live, count, world.seed
        self.most, self.end = acts, time.monotonic() + minutes * 60 if minutes else None
        self.begun, self.judged = PROCESSES.Value("q", 0), PROCESSES.Value("q", 0)  # lives; acts
        self.restored = PROCESSES.Value("q", 0)  # how often everything was set back
        self.gate = Gate(world.folder.write("gate", ""))
        self.notes, self.read = world.folder.write("notes", ""), 0  # of what happened to all lanes; bytes that this lane has read
        self.said, self.fault = PROCESSES.SimpleQueue(), None
        self.of_first, self.happened = of_first, 0
        world.troubles = [name for name in world.troubles if name not in of_first]

    def run(self):
        """Lives until there were as many acts as wanted, or the time is over. Returns the first fault: the seed of its life, the kinds
        of trouble in it, its history, and what is wrong. None if there is none."""
        others = [PROCESSES.Process(target=self._other_lane, daemon=True) for _ in range(self.count - 1)]
        for each in others:
            each.start()
        try:
            self._lane(self._hear)
            while not self.fault and any(each.is_alive() for each in others):
                self._hear()
                time.sleep(0.05)
            self._hear()
            if not self.fault and any(each.exitcode for each in others):
                self.fault = (self.seed, self.world.troubles, [], "a lane ended by itself")
        finally:
            for each in others:
                each.terminate()
                each.join()
        return self.fault

    def is_over(self):
        """The first lane does not end before what is due has happened."""
        has_all = self.judged.value >= self.most and not (self.world.is_first and self._owed())
        return bool(self.fault) or has_all or bool(self.end and time.monotonic() > self.end)

    def due(self):
        """Returns the kinds of trouble that happen now in the first lane. In each round, each kind happens once."""
        kinds = []
        for number in range(self.happened, self.happened + self._owed()):
            around, place = divmod(number, len(self.of_first))
            kinds.append(random.Random(f"{self.seed}:round {around}").sample(self.of_first, len(self.of_first))[place])
        self.happened += len(kinds)
        return kinds

    def note(self, kind):
        """Notes that a kind of trouble happens to all lanes."""
        with open(self.notes, "a", encoding="ascii") as file:
            file.write(f"{kind}\n")

    def new_notes(self):
        """Returns the kinds that were noted since the last call in this lane."""
        with open(self.notes, "rb") as file:
            file.seek(self.read)
            words = file.read()
        self.read += len(words)
        return words.decode().split()

    def _owed(self):
        """Returns how many troubles of the first lane are due and did not happen yet."""
        acts = min(self.judged.value, self.most)
        return int(acts * self.world.often * len(self.of_first) / BETWEEN_TWO) - self.happened

    def count_judged(self, acts):
        with self.judged.get_lock():
            self.judged.value += acts

    def _hear(self):
        """Takes what other lanes said."""
        while not self.said.empty():
            fault, counts = self.said.get()
            self.fault = self.fault or fault
            self.world.add_counts(counts)

    def _other_lane(self):
        self.world.become_lane()
        try:
            self._lane(lambda: None)
        except Exception:  # whatever it is, the lane has judged nothing since
            self.said.put(((self.world.seed, self.world.troubles, [], traceback.format_exc()), self.world.taken_counts()))

    def _lane(self, between):
        """between() is called between steps."""
        while not self.is_over():
            with self.begun.get_lock():
                self.begun.value += 1
                number = self.begun.value
            self.world.seed = f"{self.seed}.{number}"
            history, wrong = self.live(self.world, f"life{number}", between)
            fault = (self.world.seed, self.world.troubles, history, wrong) if wrong else None
            if multiprocessing.parent_process():
                self.said.put((fault, self.world.taken_counts()))
            else:
                self.fault = self.fault or fault

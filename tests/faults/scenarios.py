# SPDX-License-Identifier: GPL-3.0-or-later
"""Defines one class per fault: how to inject it, and how to heal it."""

import collections
import json
import os
import shutil
import signal
import subprocess
import threading
import time

from load import Line
from servers import Postgres, Process, Triaged, free_port, migrated, wait_until

FAKETIME = "libfaketime.so.1"


def faketime_library():
    for folder in ("x86_64-linux-gnu", "aarch64-linux-gnu"):
        path = f"/usr/lib/{folder}/faketime/{FAKETIME}"
        if os.path.exists(path):
            return path
    return None


def program(name):
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


class Fault:
    """One backend on one PostgreSQL, and a fault of them. During the fault clients may get 503 and no other error."""

    allowed = {503}
    seconds = 3  # at least, so that the fault has an effect
    items = 0  # that it stores itself

    def __init__(self, folder, triaged):
        self.folder, self.program = folder, triaged
        self.postgres = None
        self.backends = []
        self.processes = []

    @classmethod
    def missing(cls):
        """Returns a requirement that the machine lacks, or None."""
        return None

    def prepare(self):
        """Starts the servers and returns the address for clients."""
        self.postgres = self.make_postgres().start()
        self.make_database()
        self.backends = [self.make_backend().start()]
        return self.backends[0].address

    def make_postgres(self, **more):
        return Postgres(self.folder, like=migrated(self.program), **more)

    def make_database(self):
        """Makes the database if make_postgres() did not."""

    def make_backend(self, name="triaged", **more):
        return Triaged(self.folder, self.program, ["--database", self.postgres.conninfo(), "--rate-limit", "off"], name,
                       **more)

    def begin(self, load):
        """Prepares what needs the running servers, before the load."""

    def strike(self):
        raise NotImplementedError

    def end(self):
        """Returns what is wrong after the load, besides what is lost or doubled."""
        return []

    def last(self, seconds):
        """Keeps the fault active for that time."""
        time.sleep(seconds)

    def heal(self):
        raise NotImplementedError

    def clean_up(self):
        for backend in self.backends:
            if backend.server:
                backend.server.kill()
        for process in self.processes:
            process.kill()
        if self.postgres and self.postgres.server and self.postgres.server.is_running():
            self.postgres.server.end(signal.SIGINT)


class Restarted(Fault):
    """PostgreSQL restarted"""

    def strike(self):
        self.postgres.server.end(signal.SIGINT)

    def heal(self):
        self.postgres.start()


class Killed(Fault):
    """PostgreSQL killed"""

    def strike(self):
        self.postgres.server.kill()

    def heal(self):
        self.postgres.start()


class CrashedBackend(Fault):
    """a process of PostgreSQL killed"""

    def strike(self):
        rows = self.postgres.sql("select pid from pg_stat_activity where usename = 'triage' limit 1")
        os.kill(int(rows[0]), signal.SIGKILL)  # PostgreSQL then ends all sessions and recovers

    def heal(self):
        pass


class NoConnections(Fault):
    """PostgreSQL without connections"""

    def make_postgres(self):
        return super().make_postgres(settings={"max_connections": "40"})

    def strike(self):
        self.held = []
        self.ended = threading.Event()
        self.takers = [threading.Thread(target=self._take) for _ in range(4)]
        self.takers.append(threading.Thread(target=self._end_others))
        for each in self.takers:
            each.start()

    def _take(self):
        """Occupies every connection that becomes free."""
        while not self.ended.is_set():
            line = self.postgres.connect()
            if line:
                self.held.append(line)

    def _end_others(self):
        """Ends the connections of the backend."""
        while not self.ended.wait(0.1):
            try:
                self.postgres.sql("select pg_terminate_backend(pid) from pg_stat_activity"
                                  " where usename = 'triage' and application_name <> ''")
            except subprocess.CalledProcessError:
                pass  # a refused connection occupies a slot for a moment, including those reserved for superusers

    def heal(self):
        self.ended.set()
        for each in self.takers:
            each.join()
        for line in self.held:
            line.close()

    def clean_up(self):
        if hasattr(self, "ended"):
            self.heal()
        super().clean_up()


class SmallDisk(Fault):
    """A separate file system, for filling it up."""

    size = "96m"

    @classmethod
    def missing(cls):
        return None if os.geteuid() == 0 and program("mount") else "the right to mount a file system"

    def mount(self):
        self.disk = self.folder / "disk"
        os.mkdir(self.disk)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={self.size}", "tmpfs", self.disk], check=True)
        shutil.chown(self.disk, "postgres", "postgres")

    def make_database(self):
        self.postgres.make_database()

    def fill(self):
        with open(os.path.join(self.disk, "ballast"), "wb", buffering=0) as ballast:
            try:
                while ballast.write(b"x" * 65536):
                    pass
            except OSError:
                pass

    def clean_up(self):
        super().clean_up()
        if hasattr(self, "disk"):
            subprocess.run(["umount", "-l", self.disk], check=False)


class NoRoomForTables(SmallDisk):
    """disk full: tables"""

    def make_postgres(self):
        self.mount()
        return Postgres(self.folder)

    def make_database(self):
        tables = os.path.join(self.disk, "tables")
        os.mkdir(tables)
        shutil.chown(tables, "postgres", "postgres")
        self.postgres.sql(f"create tablespace tiny location '{tables}'", database="postgres")
        self.postgres.make_database("tiny")

    def strike(self):
        self.fill()

    def heal(self):
        os.remove(os.path.join(self.disk, "ballast"))


class NoRoomForWal(SmallDisk):
    """disk full: WAL"""

    def make_postgres(self):
        self.mount()
        return Postgres(self.folder, wal=self.disk, settings={"max_wal_size": "16MB", "min_wal_size": "2MB"})

    def strike(self):
        self.fill()

    def heal(self):
        os.remove(os.path.join(self.disk, "ballast"))
        if not self.postgres.server.is_running() or not self.postgres.is_ready():
            self.postgres.server.end(signal.SIGQUIT)
            self.postgres.start()


class Slow(Fault):
    """PostgreSQL slow"""

    rest, work = 0.4, 0.02

    def strike(self):
        self.ended = threading.Event()
        self.brake = threading.Thread(target=self._brake)
        self.brake.start()

    def _tell(self, number):
        for process in self.postgres.processes():
            try:
                os.kill(process, number)
            except ProcessLookupError:
                pass

    def _brake(self):
        while not self.ended.wait(self.work):
            self._tell(signal.SIGSTOP)
            self.ended.wait(self.rest)
            self._tell(signal.SIGCONT)
        self._tell(signal.SIGCONT)

    def heal(self):
        self.ended.set()
        self.brake.join()

    def clean_up(self):
        if hasattr(self, "ended"):
            self.heal()
        super().clean_up()


class Frozen(Slow):
    """PostgreSQL frozen"""

    seconds = 28  # statements time out after twenty
    allowed = {503, 504}

    def _brake(self):
        """Freezes processes that are started later, too."""
        while not self.ended.wait(0.02):
            self._tell(signal.SIGSTOP)
        self._tell(signal.SIGCONT)


class ClockOfTheBackend(Fault):
    """clock set back: backend"""

    allowed = frozenset()

    @classmethod
    def missing(cls):
        return None if faketime_library() else "libfaketime"

    def clock(self):
        """Returns the environment that makes the wall clock of a program adjustable."""
        self.set_clock("+0")
        return {"LD_PRELOAD": faketime_library(), "FAKETIME_TIMESTAMP_FILE": self.folder / "clock", "FAKETIME_NO_CACHE": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1"}

    def set_clock(self, offset):
        self.folder.write("clock.new", f"{offset}\n")
        os.chmod(self.folder / "clock.new", 0o644)
        os.replace(self.folder / "clock.new", self.folder / "clock")

    def make_backend(self, name="triaged", **more):
        return super().make_backend(name, environment=self.clock(), **more)

    def strike(self):
        self.set_clock("-3600")

    def heal(self):
        self.set_clock("+0")


class ClockOfTheDatabase(ClockOfTheBackend):
    """clock set back: PostgreSQL"""

    # When the clock goes forward again, PostgreSQL considers the running statements timed out.
    allowed = {503}

    def make_postgres(self):
        return super().make_postgres(environment=self.clock())

    def last(self, seconds):
        super().last(seconds)
        wait_until(lambda: self.postgres.sql("select count(*) from routing_job where due_at >"
                                             " clock_timestamp() + interval '30 minutes'") == ["0"],
                   "nothing waits for the time to come again")

    def make_backend(self, name="triaged", **more):
        return Fault.make_backend(self, name, **more)


class BackendKilled(Fault):
    """triaged killed"""

    def strike(self):
        self.backends[0].server.kill()

    def heal(self):
        self.backends[0].start()


class KilledInAMove(BackendKilled):
    """triaged killed in a move"""

    items = 5_000

    def begin(self, load):
        """Fills a buffer, for moving its items into another one."""
        self.load = load
        self.source, self.destination = (self.buffer_of(name) for name in ("Before", "After"))
        part = {"format": "json_lines", "source": "stock.jsonl"}
        for first in range(0, self.items, 1000):
            lines = [json.dumps({"description": f"Stock {number}", "buffers": ["Before"]})
                     for number in range(first, first + 1000)]
            answer = self.ask("POST", "/import", {**part, "data": "\n".join(lines) + "\n",
                                                  "last": first + 1000 >= self.items})
            part = {"format": "json_lines", "import_id": answer["id"], "first_line": first + 1001}

    def ask(self, method, path, body=None):
        answer = Line(self.load.address, self.load.token).ask(method, path, body)
        if not answer.succeeded:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        return answer.data()

    def buffer_of(self, name):
        return self.ask("POST", "/buffers", {"name": name})["id"]

    def count(self, buffer):
        return self.ask("GET", f"/buffers/{buffer}")["feedback_count"]

    def strike(self):
        self.mover = Mover(self.load, self.source, self.destination)
        self.mover.start()
        wait_until(lambda: self.count(self.destination) > 0, "the move has begun")
        super().strike()
        if self.postgres.sql("select count(*) from buffer_move where ended_at is null") != ["1"]:
            raise RuntimeError("the move had ended before triaged was killed")

    def end(self):
        """Returns what is wrong after the load."""
        self.mover.join()
        wrong = [f"{count} × {fault} to the move" for fault, count in self.mover.client.ledger.faults.items()]
        # Items of the clients may have been routed into the source before the end of the move.
        activities = collections.Counter(note["feedback_id"] for note in self.load.stored()["note"]
                                         if note["text"] == "Moved from Before to After.")
        if not self.items <= len(activities) == self.mover.moved:
            wrong.append(f"the move of {self.items} items says {self.mover.moved}, {len(activities)} have an activity")
        if set(activities.values()) != {1}:
            wrong.append(f"an item was moved {max(activities.values(), default=0)} times")
        arrived, listed = self.count(self.destination), self.listed(self.destination)
        if arrived != listed or arrived < len(activities):
            wrong.append(f"{len(activities)} items were moved, {arrived} are counted, {listed} are there")
        return wrong

    def listed(self, buffer):
        answer = Line(self.load.address, self.load.token).ask("GET", f"/buffers/{buffer}/feedback?limit=1")
        return json.loads(answer.body)["meta"]["total"]


class Mover(threading.Thread):
    """Moves all items of a buffer, and sends the request again until it is answered."""

    def __init__(self, load, source, destination):
        super().__init__(daemon=True)
        self.source, self.destination = source, destination
        self.client = load.separate_client()
        self.moved = None

    def run(self):
        answer = None
        while answer is None or answer.status == 202:  # it still runs: the same request waits for its end
            answer = self.client.insist("POST", f"/buffers/{self.source}/move-all",
                                        {"destination_buffer_id": self.destination}, "the-move")
            if not answer:
                return
        self.moved = json.loads(answer.body)["moved_count"]


class OneOfTwoKilled(Fault):
    """one of two killed, behind HAProxy"""

    allowed = {502, 503}

    @classmethod
    def missing(cls):
        return None if program("haproxy") else "haproxy"

    def prepare(self):
        self.postgres = self.make_postgres().start()
        self.make_database()
        self.backends = [self.make_backend(name).start() for name in ("one", "two")]
        port = free_port()
        text = proxied_example(port, [backend.address for backend in self.backends])
        self.processes.append(Process(self.folder / "haproxy.log",
                                      [program("haproxy"), "-db", "-f", self.folder.write("haproxy.cfg", text)]))
        return f"127.0.0.1:{port}"

    def strike(self):
        self.backends[0].server.kill()

    def heal(self):
        self.backends[0].start()


def proxied_example(port, addresses):
    """Returns the proxy example for operators, without TLS and with different addresses."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with open(os.path.join(root, "resources", "examples", "haproxy.cfg"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    servers = iter(addresses)
    kept = []
    for line in lines:
        words = line.split()
        if words[:1] == ["bind"]:
            line = f"    bind 127.0.0.1:{port}"
        elif words[:1] == ["server"]:
            line = f"    server {words[1]} {next(servers)}"
        elif words[:1] in (["user"], ["group"]) or words[:2] == ["log", "/dev/log"]:
            continue
        kept.append(line)
    return "\n".join(kept) + "\n"


ALL = {
    "restart": Restarted, "kill": Killed, "crash": CrashedBackend, "connections": NoConnections, "disk": NoRoomForTables,
    "wal": NoRoomForWal, "slow": Slow, "frozen": Frozen, "clock-backend": ClockOfTheBackend,
    "clock-database": ClockOfTheDatabase, "backend": BackendKilled, "move": KilledInAMove, "two-backends": OneOfTwoKilled,
}

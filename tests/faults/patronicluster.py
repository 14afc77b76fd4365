# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the high-availability example for operators on loopback: etcd on three addresses, Patroni with PostgreSQL on two."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import threading
import urllib.error
import urllib.request

from scenarios import program
from servers import PATIENCE, Process, wait_until

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NETWORK = "10.0.0."  # of the machines in the examples
NODES = ("one", "two")
MEMBERS = ("one", "two", "three")


def missing():
    """Returns the programs that the machine lacks, or None."""
    absent = [name for name in ("patroni", "etcd", "haproxy", "pg_config") if not program(name)]
    return ", ".join(absent) or None


def accepts_short_ttl():
    """Returns whether Patroni accepts a ttl of less than 20 seconds, as versions before 3.2 do."""
    words = subprocess.run([program("patroni"), "--version"], check=True, capture_output=True, text=True).stdout.split()
    return tuple(int(number) for number in words[1].split(".")[:2]) < (3, 2)


def replaced(text, *replacements):
    """Returns the text with replacements. Fails if a text to be replaced is missing."""
    for old, new in replacements:
        if old not in text:
            raise AssertionError(f"the example has no line with {old}")
        text = text.replace(old, new)
    return text


def as_postgres():
    """Returns the arguments of Popen that run a program as the user postgres, because PostgreSQL refuses root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


class Network:
    """Takes the place of the private network of the examples: addresses of loopback that other runs do not use."""

    def __init__(self, folder):
        self.folder = folder
        self.prefix = f"127.{random.randint(2, 250)}.{random.randint(0, 250)}."

    def example(self, name):
        with open(os.path.join(ROOT, "resources", "examples", name), encoding="utf-8") as file:
            return replaced(file.read(), (NETWORK, self.prefix))

    def directory(self, name):
        """Creates a directory of the user who runs PostgreSQL."""
        path = self.folder / name
        os.makedirs(path, 0o755, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(path, "postgres", "postgres")
        return path


class Etcd:
    """One member of etcd."""

    def __init__(self, network, name):
        number = MEMBERS.index(name)
        home = network.directory(f"etcd-{name}")
        text = network.example("etcd.yml")
        marked = ("name: one ", f"name: {name} ")
        # The list of members has all addresses; the other lines have the member's own.
        own = f"{network.prefix}2{number + 1}:"
        lines = [line if line.startswith("initial-cluster:") else line.replace(f"{network.prefix}21:", own)
                 for line in replaced(text, marked, ("/var/lib/etcd/triaged", os.path.join(home, "data"))).splitlines()]
        config = network.folder.write(f"etcd-{name}.yml", "\n".join(lines) + "\n")
        self.health = f"http://{own}2379/health"
        self.process = Process(network.folder / f"etcd-{name}.log",
                               [program("etcd"), "--config-file", config, "--log-level", "warn"], cwd=home, **as_postgres())

    def is_well(self):
        try:
            with urllib.request.urlopen(self.health, timeout=2) as answer:
                return json.load(answer)["health"] == "true"
        except (urllib.error.URLError, OSError, ValueError):
            return False


class Node:
    """A machine with Patroni and its PostgreSQL."""

    def __init__(self, network, name):
        self.name, self.folder = name, network.folder
        self.address = f"{network.prefix}1{NODES.index(name) + 1}"
        self.home = network.directory(f"node-{name}")
        self.data = os.path.join(self.home, "data")
        bins = subprocess.run(["pg_config", "--bindir"], check=True, capture_output=True, text=True).stdout.strip()
        text = replaced(network.example("patroni.yml"), ("name: one ", f"name: {name} "),
                        (f"{network.prefix}11:5432 ", f"{self.address}:5432 "),
                        (f"{network.prefix}11:8008 ", f"{self.address}:8008 "),
                        (f"{network.prefix}0/24", "127.0.0.0/8"),  # connections on loopback come from 127.0.0.1
                        ("/usr/lib/postgresql/15/bin", bins), ("/var/lib/postgresql/15/triaged", self.data),
                        ("/var/lib/postgresql/.pgpass.patroni", os.path.join(self.home, "pgpass")),
                        ("/var/run/postgresql", self.home))
        self.config = network.folder.write(f"patroni-{name}.yml", text)
        self.process = None
        self.keeper = None
        self.stopped = threading.Event()

    def start(self):
        """Starts Patroni, and starts it again when it ends, as its systemd service does."""
        self.stopped.clear()
        self._launch()
        self.keeper = threading.Thread(target=self._keep, daemon=True)
        self.keeper.start()
        return self

    def _launch(self):
        self.process = Process(self.folder / f"patroni-{self.name}.log", [program("patroni"), self.config], cwd=self.home,
                               **as_postgres())

    def _keep(self):
        while not self.stopped.wait(0.1):
            if not self.process.is_running():
                self._launch()

    def role(self):
        """Returns what Patroni says about this node, or an empty object."""
        try:
            with urllib.request.urlopen(f"http://{self.address}:8008/patroni", timeout=2) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            return json.loads(error.read() or b"{}")
        except (urllib.error.URLError, OSError, ValueError):
            return {}

    def postmaster(self):
        """Returns the first process of PostgreSQL, or None."""
        try:
            with open(os.path.join(self.data, "postmaster.pid"), encoding="ascii") as file:
                pid = int(file.readline())
            with open(f"/proc/{pid}/comm", encoding="ascii") as file:
                return pid if file.read().strip() == "postgres" else None
        except (OSError, ValueError):
            return None

    def kill_postgres(self):
        """Kills PostgreSQL with all its processes."""
        first = self.postmaster()
        if first is None:
            return
        with open(f"/proc/{first}/task/{first}/children", encoding="ascii") as file:
            others = [int(word) for word in file.read().split()]
        for process in [first, *others]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def kill_patroni(self):
        """Kills Patroni alone, which is then started again."""
        killed = self.process
        killed.kill()
        wait_until(lambda: self.process is not killed, "Patroni is started again")

    def kill(self):
        """Kills everything, as a power failure does. Patroni is not started again until start()."""
        self.stopped.set()
        self.keeper.join()
        self.process.tell(signal.SIGKILL)
        self.kill_postgres()
        self.process.process.wait(PATIENCE)

    def clean_up(self):
        if self.keeper:
            self.kill()


class Cluster:
    """etcd and both nodes, with a role and a database for the backend."""

    def __init__(self, folder):
        self.network = Network(folder)
        self.members, self.nodes = [], []

    def start(self):
        for name in MEMBERS:
            self.members.append(Etcd(self.network, name))
        wait_until(lambda: all(member.is_well() for member in self.members), "etcd is healthy")
        for name in NODES:
            self.nodes.append(Node(self.network, name).start())
            wait_until(self.leader, "there is a leader")
        self.sql("create role triaged login password 'CHANGE-ME-1'")
        self.sql("create database triaged owner triaged")
        self.wait_until_redundant()
        return self

    def conninfo(self):
        """Returns the setting that the example gives to every triaged."""
        return re.search(r'^# +database = "(.*)"$', self.network.example("patroni.yml"), re.MULTILINE)[1]

    def sql(self, statement):
        """Returns the rows of a statement that the leader executes as superuser."""
        conninfo = self.conninfo().replace("dbname=triaged user=triaged password=CHANGE-ME-1",
                                           "dbname=postgres user=postgres password=CHANGE-ME-2")
        done = subprocess.run(["psql", "-XAtqd", conninfo, "-v", "ON_ERROR_STOP=1", "-c", statement], check=True,
                              capture_output=True, text=True)
        return done.stdout.splitlines()

    def leader(self):
        return next((node for node in self.nodes if node.role().get("role") in ("master", "primary")), None)

    def primary(self):
        """Returns the first process of the leader's PostgreSQL, or None."""
        leader = self.leader()
        return leader and leader.postmaster()

    def wait_until_redundant(self):
        """Waits until the leader has a synchronous standby, so that it may fail. Returns the leader."""
        def redundant():
            roles = {node: node.role() for node in self.nodes}
            leaders = [node for node, role in roles.items() if role.get("role") in ("master", "primary")]
            standbys = [node for node, role in roles.items() if role.get("sync_standby")]
            return leaders[0] if len(leaders) == 1 and standbys and standbys[0] is not leaders[0] else None
        return wait_until(redundant, "the leader has a synchronous standby")

    def clean_up(self):
        for node in self.nodes:
            node.clean_up()
        for member in self.members:
            member.process.kill()

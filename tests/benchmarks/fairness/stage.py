# SPDX-License-Identifier: GPL-3.0-or-later
"""Provides the server of the measurement and its organizations."""

import http.client
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "api"), str(HERE.parents[1] / "support")]
# pylint: disable=wrong-import-position
from bench.cluster import Cluster, program  # noqa: E402
from bench.latency import Client  # noqa: E402
from bench.processes import BenchmarkError, Service, wait_until  # noqa: E402
from loads import ORIGIN, import_lines, lines_of  # noqa: E402
from servers import free_port  # noqa: E402

SOON = 1000  # milliseconds in which a list is read when nothing else is under way
SETTLED = 3  # seconds in which models are fitted to items that were routed
PATIENCE = 240  # seconds until the server must have finished what a load left behind


class Organization:
    """An organization with the tokens of its administrator and of a widget."""

    def __init__(self, stage, slug):
        self.stage = stage
        stage.command("org", "create", "--name", slug, "--slug", slug)
        stage.command("member", "add", "--org", slug, "--name", "Ada", "--email", "ada@bench.example", "--role", "admin")
        self.token = self._token(slug, "full_access")
        self.widget = self._token(slug, "widget", "--origin", ORIGIN)

    def _token(self, slug, kind, *more):
        return self.stage.command("token", "create", "--org", slug, "--member", "ada@bench.example", "--name", kind, "--kind",
                                  kind, *more)["token"]

    def client(self):
        return Client(self.stage.port, self.token)

    def fill(self, lines):
        answers = import_lines(self.stage.port, self.token, lines)
        if set(answers) != {200}:
            raise BenchmarkError(f"cannot import: {answers}")

    def items(self):
        """Returns the number of items."""
        client = self.client()
        total = json.loads(client.get("/api/v0/feedback?limit=1")[1])["meta"]["total"]
        client.close()
        return total

    def buffers(self):
        client = self.client()
        found = json.loads(client.get("/api/v0/buffers?limit=100")[1])["data"]
        client.close()
        return found

    def new_buffer(self):
        client = self.client()
        made = client.post("/api/v0/buffers", {"name": f"Target {len(self.buffers())}"})["data"]["id"]
        client.close()
        return made

    def large_buffer(self, count):
        """Returns the largest buffer, after it was filled up to that number of items."""
        def largest():
            return max(self.buffers(), key=lambda buffer: buffer["feedback_count"], default={"id": None, "feedback_count": 0})

        held = largest()
        if held["feedback_count"] < count:
            print(f"Importing {count - held['feedback_count']:,} items …", flush=True)
            tag = f"fill-{time.monotonic_ns()}"
            name = held["id"] or "Large"
            self.fill(lines_of(count - held["feedback_count"], tag, self.stage.random, buffers=[name]))
        return largest()["id"]

    def items_of(self, buffer):
        client = self.client()
        page = json.loads(client.get(f"/api/v0/feedback?buffer_id={buffer}&limit=100")[1])
        client.close()
        return [item["id"] for item in page["data"]]


class Stage:
    """A server with its own PostgreSQL and the default settings. Stops both on exit."""

    def __init__(self, build, scale, seconds):
        self.triaged = str(build / "bin/triaged")
        self.scale, self.seconds = scale, seconds
        self.random = random.Random(5)
        self.directory = tempfile.mkdtemp(prefix="triage-fairness-", dir=os.environ.get("TMPDIR", "/var/tmp"))
        os.chmod(self.directory, 0o711)  # PostgreSQL may run as another user
        self.service = self.cluster = self.receiving = None

    def __enter__(self):
        return self

    def start(self):
        self.service = Service("triaged", [
            self.triaged, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off", "--log-level", "error", "--webhook-allow-networks",
            "127.0.0.0/8", "--data-dir", f"{self.directory}/data"], f"{self.directory}/triaged.log")
        self.cluster = Cluster(f"{self.directory}/data")
        self.port, self.pid = self.service.port, self.service.pid
        self.organizations = {}
        self.other, self.busy, self.texts, self.taught = (
            self.organization(slug) for slug in ("other", "busy", "texts", "taught"))
        self.other.fill(lines_of(2000, "other", self.random, buffers=["Received"]))

    def receiver(self):
        """Returns the address of a receiver of webhooks, which is started when it is first needed."""
        if not self.receiving:
            self.receiver_port = free_port()
            self.receiving = subprocess.Popen([sys.executable, str(HERE.parent / "webhooks" / "receiver.py"),
                                               str(self.receiver_port), f"{self.directory}/messages.log"])
        return f"http://127.0.0.1:{self.receiver_port}"

    def organization(self, slug):
        """Returns the organization, which is created when it is first needed."""
        if slug not in self.organizations:
            self.organizations[slug] = Organization(self, slug)
        return self.organizations[slug]

    def command(self, *arguments, timeout=120):
        done = subprocess.run([self.triaged, *arguments, "--json", "--data-dir", f"{self.directory}/data"],
                              capture_output=True, text=True, timeout=timeout, check=False)
        if done.returncode != 0:
            raise BenchmarkError(f"triaged {arguments[0]}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def traces_of(self, slug):
        """Returns the values by which a dump shows that something of an organization is there: its number and slug, and the
        identifiers of its items, members and tokens."""
        number = self.cluster.query(f"select organization from organization where slug = '{slug}'")
        found = {number, slug}
        for table in ("feedback", "member", "token"):
            found.update(self.cluster.query(f"select id from {table} where organization = {number}").split())
        return found

    def expect_none_in_dump(self, traces):
        with subprocess.Popen([program("pg_dump"), "-d", self.cluster.conninfo], stdout=subprocess.PIPE, text=True) as dump:
            table, lines = "", 0
            for line in dump.stdout:
                lines += 1
                if line.startswith("COPY "):
                    table = line.split(" (")[0]
                elif table and not traces.isdisjoint(line.rstrip("\n").split("\t")):
                    raise BenchmarkError(f"the dump still has in {table}: {line[:200]}")
        if dump.returncode != 0 or not lines:
            raise BenchmarkError("the database cannot be dumped")
        print(f"    none of {len(traces):,} identifiers is in pg_dump", flush=True)

    def scaled(self, count):
        return max(1, int(count * self.scale))

    def settle(self):
        """Waits until nothing of the last load is under way and the server answers soon."""
        def answers_soon():
            client = self.other.client()
            try:
                return client.get("/api/v0/feedback")[0] < SOON
            except (OSError, http.client.HTTPException):
                return False
            finally:
                client.close()

        time.sleep(1)
        wait_until("the server to answer soon", answers_soon, PATIENCE)
        # Routing learns from items that a load imported before, which takes memory, too.
        wait_until("everything is routed", lambda: self.cluster.query("select count(*) from routing_job") == "0", PATIENCE)
        time.sleep(SETTLED)
        self.cluster.settle()

    def __exit__(self, *_):
        if self.service:
            self.service.end()
        if self.cluster:
            self.cluster.end()
        if self.receiving:
            self.receiving.kill()
        shutil.rmtree(self.directory, ignore_errors=True)

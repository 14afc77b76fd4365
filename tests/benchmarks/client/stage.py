# SPDX-License-Identifier: GPL-3.0-or-later
"""Provides a backend with generated feedback, the client on a virtual screen, and the report of the measurements."""

import argparse
import contextlib
import http.client
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import urllib.parse
import warnings
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "e2e"), str(HERE.parents[1] / "support"), str(HERE.parent / "api")]

from bench.cluster import Cluster  # noqa: E402
from screen import VIEWS, Screen, Window, missing, role_of, wait_until  # noqa: E402, F401

from fingers import Fingers  # noqa: E402
from picture import Picture  # noqa: E402
from stopwatch import reaction, rest  # noqa: E402, F401

TICKS = os.sysconf("SC_CLK_TCK")
MEBI = 1024


def options(description, items=100_000, notes=300_000, **more):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--build", type=pathlib.Path, default=HERE.parents[2] / "build")
    parser.add_argument("--items", type=int, default=items)
    parser.add_argument("--notes", type=int, default=notes)
    parser.add_argument("--data", type=pathlib.Path, help="the backend's folder, filled once and used again; "
                        "its parents must be open to the user who runs PostgreSQL")
    for name, value in more.items():
        kind = {"type": type(value)} if not isinstance(value, bool) else {"action": "store_true"}
        parser.add_argument("--" + name.replace("_", "-"), default=value, **kind)
    return parser.parse_args()


class Rest:
    """A client of the server's API with a keep-alive connection."""

    def __init__(self, url, token):
        self.address = urllib.parse.urlsplit(url).netloc
        self.headers = {"Authorization": f"Bearer {token}"}
        self.connection = None

    def call(self, method, path, body=None):
        headers = dict(self.headers)
        if body is not None:
            kind = "application/merge-patch+json" if method == "PATCH" else "application/json"
            headers["Content-Type"] = kind
            body = json.dumps(body).encode()
        if method == "POST":
            self.connection = None  # not retried if an old connection turns out to be closed
        for attempt in range(2):
            try:
                self.connection = self.connection or http.client.HTTPConnection(self.address, timeout=120)
                self.connection.request(method, "/api/v0" + path, body, headers)
                answer = self.connection.getresponse()
                text = answer.read()
                break
            except (OSError, http.client.HTTPException):
                self.connection = None  # closed while idle
                if attempt or method == "POST":
                    raise
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:300]!r}")
        whole = json.loads(text) if text else {}
        self.meta = whole.get("meta", {})
        return whole.get("data")

    def get(self, path):
        return self.call("GET", path)

    def all(self, path):
        """Returns the items of all pages."""
        items, page = [], 1
        while found := self.get(f"{path}{'&' if '?' in path else '?'}limit=100&page={page}"):
            items += found
            page += 1
        return items

    def total(self):
        self.get("/feedback?limit=1")
        return self.meta["total"]

    def post(self, text):
        return self.call("POST", "/feedback", {"description": text})

    def buffers(self):
        """Returns the buffers, largest first."""
        return sorted(self.all("/buffers"), key=lambda buffer: -buffer["feedback_count"])

    def move_all(self, source, target):
        return self.call("POST", f"/buffers/{source}/move-all", {"destination_buffer_id": target})


class Server:
    """A backend with one organization of generated feedback. It can be stalled, killed and restarted."""

    def __init__(self, screen, setup):
        self.screen, self.setup = screen, setup
        self.triaged = str(setup.build / "bin/triaged")
        self.data = str(setup.data or os.path.join(screen.home, "server"))
        os.chmod(screen.home, 0o711)
        os.makedirs(self.data, 0o711, exist_ok=True)
        self.port = 0
        self.start()
        known = pathlib.Path(self.data, "bench-token")
        if not known.exists():
            self._fill()
            known.write_text(self.token)
        self.token = known.read_text()
        self.rest = Rest(self.url, self.token)

    def start(self):
        self.process = self.screen.start(
            [self.triaged, "serve", "--listen", f"127.0.0.1:{self.port}", "--metrics-listen", "off", "--data-dir", self.data],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = json.loads(self.process.stdout.readline())["base_url"]
        self.port = urllib.parse.urlsplit(self.url).port

    def end(self, at_once=False):
        self.process.kill() if at_once else self.process.terminate()
        self.process.wait(60)

    def stall(self, on=True):
        """Suspends the server: it accepts connections but does not respond."""
        os.kill(self.process.pid, signal.SIGSTOP if on else signal.SIGCONT)

    def _fill(self):
        self.command("org", "create", "--name", "Large", "--slug", "large")
        self.command("member", "add", "--org", "large", "--name", "Ada", "--email", "ada@bench.example", "--role", "admin")
        self.token = self.command("token", "create", "--org", "large", "--member", "ada@bench.example", "--name", "bench",
                                  "--kind", "full_access")["token"]
        words = HERE.parents[2] / "backend/routing/text/background.txt"
        subprocess.run([self.setup.build / "bin/benchmark_generate", "--words", words, "--database",
                        Cluster(self.data).conninfo, "--org", "large", "--items", str(self.setup.items), "--notes",
                        str(self.setup.notes)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def command(self, *arguments):
        done = subprocess.run([self.triaged, *arguments, "--json", "--data-dir", self.data], check=True,
                              stdout=subprocess.PIPE, text=True)
        return json.loads(done.stdout)

    def many(self, calls, hands=4):
        """Sends (method, path, body) requests over several connections; returns the responses in order."""
        calls = list(calls)

        def work(number):
            rest = Rest(self.url, self.token)
            return [rest.call(*call) for call in calls[number::hands]]

        with ThreadPoolExecutor(hands) as pool:
            parts = list(pool.map(work, range(hands)))
        return [parts[number % hands][number // hands] for number in range(len(calls))]


warnings.simplefilter("ignore", DeprecationWarning)  # for names that all versions of at-spi2 have


class Client:
    """Consecutive runs of the client with the same settings and caches."""

    def __init__(self, screen, setup, server, url=None, **environment):
        self.screen = screen
        self.command = [str(setup.build / "bin/triage-desk")]
        self.environment = screen.client_environment(TRIAGE_DESK_SERVER=url or server.url,
                                                     TRIAGE_DESK_TOKEN=server.token, **environment)
        self.fingers = Fingers()
        self.picture = Picture(screen.framebuffer)
        self.scale = float(environment.get("QT_SCALE_FACTOR", 1))
        self.process = None

    def start(self, rows=1):
        """Returns the seconds from the start to the first rows."""
        began = time.monotonic()
        self.process = self.screen.start(self.command, env=self.environment)
        self.window = Window(self.process)
        self.window.atspi.get_desktop(0).set_cache_mask(self.window.atspi.Cache.NONE)
        self.list = None
        wait_until(lambda: self.rows() >= rows, "the first rows")
        return time.monotonic() - began

    def rows(self):
        try:
            self.list = self.list or self.find_list()
            return self.list.get_child_count() if self.list else 0
        except Exception:  # the program exits
            self.list = None
            return 0

    def find_list(self):
        """Finds the list in any language: with TRIAGE_DESK_A11Y_IDS, by its identifier."""
        if "TRIAGE_DESK_A11Y_IDS" not in self.environment:
            return self.window.find("list", "Feedback list")
        application = self.window.application()
        return next((node for node in (walk(application) if application else ())
                     if node.get_description() == "id:feedbackList"), None)

    def end(self, at_once=False):
        self.process.kill() if at_once else self.process.terminate()
        self.process.wait(30)

    def is_alive(self):
        return self.process.poll() is None

    def is_up_to_date(self):
        label = self.window.find("label", "Connection")
        return bool(label) and "Up to date" in label.get_description()

    def wait_synced(self, seconds=300):
        wait_until(self.is_up_to_date, "the client is up to date", seconds)

    def area(self, node):
        box = node.get_component_iface().get_extents(self.window.atspi.CoordType.SCREEN)
        return tuple(round(value * self.scale) for value in (box.x, box.y, box.width, box.height))

    def find(self, role, name):
        return self.window.wait_for(role, name, 10)

    def current_row(self):
        """Returns the accessible description of the current row, which identifies its item."""
        for row in self.window.rows(self.list):
            if self.window.has_state(row, "FOCUSED"):
                return row.get_description()
        return ""

    def memory(self):
        """Returns the proportional set size in MiB."""
        for line in open(f"/proc/{self.process.pid}/smaps_rollup"):
            if line.startswith("Pss:"):
                return int(line.split()[1]) / MEBI
        return 0

    def processor(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def walk(node):
    yield node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child:
            yield from walk(child)


def walk_views(node):
    """Yields the lists and tables below the node, without their content."""
    if role_of(node) in VIEWS:
        yield node
        return
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child:
            yield from walk_views(child)


def push(button):
    """Presses a button through accessibility. A button that closes its window may not respond."""
    action = button.get_action_iface()
    with contextlib.suppress(Exception):
        action.do_action(0)


class Report:
    """Prints one line per measurement and provides the exit status."""

    def __init__(self):
        self.failed = False

    def add(self, goal, what, value, limit, is_least=False):
        missed = value is None or (value < limit if is_least else value > limit)
        self.failed |= missed
        shown = "never" if value is None else f"{value:.3f}".rstrip("0").rstrip(".")
        print(f"{goal:>3}  {what:56} {shown:>9}   {'at least' if is_least else 'at most':8} {limit:<6g}"
              f" {'MISSED' if missed else 'ok':6}  load {os.getloadavg()[0]:.1f}", flush=True)

    def holds(self, goal, what, is_so, why=""):
        self.failed |= not is_so
        print(f"{goal:>3}  {what:56} {'ok' if is_so else 'MISSED'}  {why}  load {os.getloadavg()[0]:.1f}", flush=True)

    def status(self):
        return 1 if self.failed else 0


def run(setup, parts, size="1400x900", **environment):
    """Runs the parts with the screen, the server and the report."""
    if lacking := missing():
        print("missing:", ", ".join(lacking), file=sys.stderr)
        return 2
    report = Report()
    with Screen(size) as screen:
        server = Server(screen, setup)
        try:
            for part in parts:
                part(screen, server, report)
        except BaseException:
            path = os.path.join(tempfile.gettempdir(), "triage-desk-measured.png")
            screen.picture(path)
            print("screenshot:", path, file=sys.stderr)
            raise
    return report.status()

# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs PostgreSQL, triaged and other programs for the duration of a test."""

import atexit
import functools
import json
import os
import random
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import tempfile
import time
import urllib.error
import urllib.request


# Seconds until what must happen has happened. Only a run in which something hangs takes that long, so that no verdict depends on how
# fast the machine is, or whether it stood still for a while.
PATIENCE = 300


def wait_until(condition, what, seconds=PATIENCE, pause=0.02):
    """Waits until the condition returns a true value and returns it. pause: seconds between two looks."""
    end = time.monotonic() + seconds
    while not (result := condition()):
        if time.monotonic() > end:
            raise TimeoutError(f"timed out: {what}")
        time.sleep(pause)
    return result


def first_passing_port():
    """Returns the first ephemeral port, from which on the system assigns ports to connections."""
    with open("/proc/sys/net/ipv4/ip_local_port_range", encoding="ascii") as file:
        return int(file.read().split()[0])


def free_port():
    """Returns a free port below the ephemeral ports, so that it is still free after a server on it was killed."""
    for port in random.sample(range(10000, max(first_passing_port(), 12000)), 1000):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass
    raise RuntimeError("no port is free")


def plain_environment():
    """Returns the environment without the settings of a server of this machine."""
    return {key: value for key, value in os.environ.items() if not key.startswith("TRIAGED_")}


def run_command(command, environment):
    """Runs a command of triaged and returns what it printed. The error of one that fails has its message."""
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} ends with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout


class Folder:
    """A temporary directory that other users may traverse."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="triage-", dir="/tmp")
        os.chmod(self.path, 0o755)

    def __truediv__(self, name):
        return os.path.join(self.path, name)

    def write(self, name, text):
        with open(self / name, "w", encoding="utf-8") as file:
            file.write(text)
        return self / name

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)


class Process:
    """A program that runs until it is stopped. Its log is a file."""

    def __init__(self, log, command, **more):
        self.log = log
        with open(log, "ab") as out:
            more = {"stdin": subprocess.DEVNULL, "stdout": out, "stderr": out, **more}
            self.process = subprocess.Popen(command, **more)

    @property
    def pid(self):
        return self.process.pid

    def is_running(self):
        return self.process.poll() is None

    def tell(self, number):
        if self.is_running():
            self.process.send_signal(number)

    def kill(self):
        self.tell(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def end(self, number=signal.SIGTERM):
        """Returns the exit status."""
        self.tell(number)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def words(self):
        with open(self.log, encoding="utf-8", errors="replace") as file:
            return file.read()


class Postgres:
    """A separate PostgreSQL on a Unix socket. The backend is not a superuser in it, as in production. like: the data directory
    of another one that was stopped, of which it begins as a copy."""

    def __init__(self, folder, name="postgres", settings=None, wal=None, environment=None, like=None):
        bins = subprocess.run(["pg_config", "--bindir"], check=True, capture_output=True, text=True).stdout.strip()
        self.bins = bins
        self.folder = folder / name
        self.data = os.path.join(self.folder, "data")
        self.environment = dict(os.environ, **(environment or {}))
        self.user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        self.server = None
        os.mkdir(self.folder, 0o755)
        self._own(self.folder)
        command = [os.path.join(bins, "initdb"), "-D", self.data, "-U", "postgres", "--auth=trust", "--no-sync",
                   "--encoding=UTF8", "--locale=C.UTF-8"]
        if like:
            command = ["cp", "-a", like, self.data]
        elif wal:
            self._own(wal)
            command += ["--waldir", os.path.join(wal, "wal"), "--wal-segsize=1"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.user)
        lines = {"listen_addresses": "", "unix_socket_directories": self.folder, **(settings or {})}
        with open(os.path.join(self.data, "postgresql.conf"), "a", encoding="utf-8") as file:
            file.writelines(f"{key} = '{value}'\n" for key, value in lines.items())

    def _own(self, path):
        if os.geteuid() == 0:
            shutil.chown(path, "postgres", "postgres")

    def conninfo(self, user="triage", database="triage"):
        return f"host={self.folder} user={user} dbname={database}"

    def start(self):
        """Starts the server, also after it was killed and its remaining processes need a moment to exit."""
        for _ in range(100):
            self.server = Process(os.path.join(os.path.dirname(self.folder), "postgres.log"),
                                  [os.path.join(self.bins, "postgres"), "-D", self.data], cwd=self.folder,
                                  env=self.environment, **self.user)
            while self.server.is_running():
                if self.is_ready():
                    return self
                time.sleep(0.02)
            time.sleep(0.1)
        raise RuntimeError(self.server.words()[-2000:])

    def is_ready(self):
        return subprocess.run([os.path.join(self.bins, "pg_isready"), "-q", "-h", self.folder], check=False).returncode == 0

    def make_database(self, tablespace=None):
        self.sql("create role triage login", database="postgres")
        where = f" tablespace {tablespace}" if tablespace else ""
        self.sql(f"create database triage owner triage{where}", database="postgres")

    def sql(self, statement, database="triage"):
        """Returns the rows, with columns separated by |."""
        done = subprocess.run(
            [os.path.join(self.bins, "psql"), "-XAtqd", self.conninfo("postgres", database), "-v", "ON_ERROR_STOP=1"],
            input=statement, check=True, capture_output=True, text=True)
        return done.stdout.splitlines()

    def processes(self):
        """Returns the processes of the server except the first."""
        with open(f"/proc/{self.server.pid}/task/{self.server.pid}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]

    def cpu_seconds(self):
        """Returns the CPU time of all processes of the server, including those that ended."""
        def of(process, fields):
            try:
                with open(f"/proc/{process}/stat", encoding="ascii") as file:
                    return sum(int(word) for word in file.read().rpartition(")")[2].split()[11:11 + fields])
            except FileNotFoundError:  # it has ended since
                return 0
        ticks = of(self.server.pid, 4) + sum(of(process, 2) for process in self.processes())
        return ticks / os.sysconf("SC_CLK_TCK")

    def connect(self, user="triage"):
        """Opens an idle connection; None if no slot is free."""
        line = socket.socket(socket.AF_UNIX)
        line.connect(os.path.join(self.folder, ".s.PGSQL.5432"))
        words = f"user\0{user}\0database\0triage\0\0".encode()
        line.sendall(struct.pack("!II", len(words) + 8, 196608) + words)
        if line.recv(1) == b"R":
            return line
        line.close()
        return None


class Triaged:
    """The backend. Keeps its address after a restart."""

    def __init__(self, folder, program, arguments, name="triaged", environment=None):
        self.program = program
        shared = ("--data-dir", "--database", "--secret-key-file")
        self.where = [word for i, word in enumerate(arguments) if word in shared or (i and arguments[i - 1] in shared)]
        self.arguments = ["--metrics-listen", f"127.0.0.1:{free_port()}", *arguments]
        if "--listen" not in arguments:
            self.arguments += ["--listen", f"127.0.0.1:{free_port()}"]
        self.log = folder / f"{name}.log"
        # Keeps the test away from the key of a server of this machine.
        own = {} if "--data-dir" in arguments else {"TRIAGED_SECRET_KEY_FILE": folder / "secret.key"}
        self.environment = {**plain_environment(), **own, **(environment or {})}
        self.server = None
        self.url = self.metrics_url = ""

    def start(self):
        self.server = Process(self.log, [self.program, "serve", *self.arguments], stdout=subprocess.PIPE,
                              env=self.environment)
        line = self.server.process.stdout.readline()
        if not line:
            raise RuntimeError(self.server.words()[-2000:])
        ready = json.loads(line)
        self.url, self.metrics_url = ready["base_url"], ready["metrics_url"]
        return self

    @property
    def address(self):
        return self.url.partition("//")[2]

    def command(self, *arguments):
        return json.loads(run_command([self.program, *arguments, *self.where, "--json"], self.environment))

    def token(self, slug):
        """Creates an organization and returns the token of its administrator."""
        self.command("org", "create", "--name", slug, "--slug", slug)
        mail = f"admin@{slug}.example"
        self.command("member", "add", "--org", slug, "--name", "Admin", "--email", mail, "--role", "admin")
        return self.command("token", "create", "--org", slug, "--member", mail, "--name", "test", "--kind",
                            "full_access")["token"]

    def is_well(self):
        try:
            with urllib.request.urlopen(self.url + "/readyz", timeout=10) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def metric(self, name):
        with urllib.request.urlopen(self.metrics_url, timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        return float(next(line.split()[-1] for line in lines if line.startswith(name + " ")))


@functools.lru_cache
def migrated(program):
    """Returns the data directory of a PostgreSQL in which that triaged made its tables, for tests that do not test how it does.
    It is removed when the test ends."""
    folder = Folder()
    atexit.register(folder.remove)
    postgres = Postgres(folder).start()
    postgres.make_database()
    # A server would store the fingerprint of its key.
    run_command([program, "migrate", "--database", postgres.conninfo()], plain_environment())
    postgres.server.end(signal.SIGINT)
    return postgres.data


class Authority:
    """A private certificate authority, which no program trusts by default."""

    def __init__(self, folder):
        self.folder = folder
        self.file = folder / "authority.pem"
        # Python 3.13 rejects authorities without a key usage extension.
        self._make("authority", "basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign")

    def issue(self, name, host):
        """Issues a certificate for localhost, 127.0.0.1 and the host; returns the files of the certificate and its key."""
        self._make(name, "basicConstraints=critical,CA:FALSE\nsubjectAltName=DNS:localhost,IP:127.0.0.1,DNS:" + host,
                   "-CA", self.file, "-CAkey", self.folder / "authority.key")
        return self.folder / f"{name}.pem", self.folder / f"{name}.key"

    def _make(self, name, extensions, *more):
        conf = self.folder.write(
            f"{name}.conf", f"[req]\nprompt=no\ndistinguished_name=dn\nx509_extensions=ext\n[dn]\nCN={name}\n[ext]\n"
            f"{extensions}\nsubjectKeyIdentifier=hash\nauthorityKeyIdentifier=keyid\n")
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-days", "2",
             "-config", conf, "-keyout", self.folder / f"{name}.key", "-out", self.folder / f"{name}.pem", *more],
            check=True, capture_output=True)

    def context(self):
        """Returns a TLS context that trusts only this authority."""
        return ssl.create_default_context(cafile=self.file)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Controls the PostgreSQL server that triaged runs in its data directory."""

import glob
import os
import pathlib
import signal
import subprocess

from .processes import BenchmarkError, wait_until

USER = "triage"
DATABASE = "triage"


def program(name):
    """Returns the path of the newest installed PostgreSQL program of that name."""
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), key=lambda path: int(path.split("/")[4]))
    if not found:
        raise BenchmarkError(f"{name} is missing: install the packages of the section [run] of installer/packages")
    return found[-1]


class Cluster:
    def __init__(self, data_directory):
        self.pid_file = pathlib.Path(data_directory, "postgres/data/postmaster.pid")
        lines = self.pid_file.read_text().splitlines()
        self.pid = int(lines[0])
        self.socket = lines[4]
        self.conninfo = f"host={self.socket} port=5432 user={USER} dbname={DATABASE}"

    def query(self, sql):
        """Returns the output of psql without decoration."""
        done = subprocess.run(
            [program("psql"), "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", self.conninfo, "-c", sql],
            capture_output=True, text=True, timeout=300, check=False)
        if done.returncode != 0:
            raise BenchmarkError(f"psql: {done.stderr.strip()}")
        return done.stdout.strip()

    def settle(self, seconds=60):
        """Waits until statements of disconnected clients have ended."""
        busy = "select count(*) from pg_stat_activity where backend_type = 'client backend' " \
               "and state <> 'idle' and pid <> pg_backend_pid()"
        wait_until("running statements", lambda: self.query(busy) == "0", seconds)

    def forget_jobs(self, organization):
        """Deletes the routing jobs of a round of creates, which would disturb the next round. Returns their number."""
        return int(self.query("with gone as (delete from routing_job "
                              f"where organization = {organization} returning 1) select count(*) from gone"))

    def end(self):
        """Stops our server if triaged did not."""
        if self.pid_file.exists() and os.path.exists(f"/proc/{self.pid}"):
            os.kill(self.pid, signal.SIGINT)
            wait_until("PostgreSQL to end", lambda: not os.path.exists(f"/proc/{self.pid}"), 30)

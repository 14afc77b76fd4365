#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Snoozes end within five seconds of their time, by the clock of the database, whatever stops, starts or changes the time."""

import argparse
import datetime
import email.utils
import json
import os
import signal
import sys
import time
import urllib.error
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "support"))
sys.path.insert(0, os.path.join(ROOT, "tests", "faults"))

from scenarios import faketime_library
from servers import Folder, Postgres, Triaged, migrated, wait_until

SKIPPED = 77
ITEMS = 250  # more than one transaction wakes
LATEST = 20  # seconds
HOUR = 3600


class Clock:
    """A wall clock of a program that can be set, while its monotonic clock goes on."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name
        self.set(0)
        self.environment = {"LD_PRELOAD": faketime_library(), "FAKETIME_TIMESTAMP_FILE": folder / name,
                            "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}

    def set(self, offset):
        self.folder.write(self.name + ".new", f"{offset:+d}\n")
        os.chmod(self.folder / (self.name + ".new"), 0o644)
        os.replace(self.folder / (self.name + ".new"), self.folder / self.name)


class Desk:
    """A backend with a database of its own, each with its own clock, and sleeping items."""

    def __init__(self, folder, program):
        self.database_clock, self.backend_clock = Clock(folder, "database.clock"), Clock(folder, "backend.clock")
        self.postgres = Postgres(folder, environment=self.database_clock.environment, like=migrated(program)).start()
        self.backend = Triaged(folder, program, ["--database", self.postgres.conninfo(), "--rate-limit", "off"],
                               environment=self.backend_clock.environment).start()
        self.token = self.backend.token("snoozes")
        lines = "".join(json.dumps({"description": f"item {number}"}) + "\n" for number in range(ITEMS))
        self.ask("POST", "/import", {"format": "json_lines", "data": lines, "route": False, "last": True})
        self.first = self.ask("GET", "/feedback?limit=1")["data"][0]["id"]

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.backend.url + "/api/v0" + path, method=method,
                                         data=None if body is None else json.dumps(body).encode())
        request.add_header("Authorization", "Bearer " + self.token)
        if body is not None:
            request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def now(self):
        """Returns the time of the database."""
        seconds = self.postgres.sql("select extract(epoch from clock_timestamp())")[0]
        return datetime.datetime.fromtimestamp(float(seconds), datetime.timezone.utc)

    def answered_at(self):
        """Returns the time that the backend's answer says."""
        request = urllib.request.Request(self.backend.url + "/api/v0/me")
        request.add_header("Authorization", "Bearer " + self.token)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return email.utils.parsedate_to_datetime(answer.headers["Date"])

    def snooze(self, seconds):
        """Lets all items sleep for that time, one of them by a request; for longer on a machine that stood still meanwhile. Returns when
        they may be awake, as time.monotonic()."""
        due = time.monotonic() + seconds
        until = (self.now() + datetime.timedelta(seconds=seconds)).isoformat()
        self.postgres.sql("insert into feedback_triage (organization, feedback, snoozed_until, updated_at)"
                          f" select organization, id, '{until}', now() from feedback"
                          " on conflict (organization, feedback) do update set snoozed_until = excluded.snoozed_until")
        self.ask("PATCH", f"/feedback/{self.first}/triage", {"snoozed_until": until})
        if self.asleep() == ITEMS:
            return due
        wait_until(lambda: self.asleep() == 0, "all items are awake")
        self.forget()
        return self.snooze(seconds * 4)

    def forget(self):
        """Removes what the timelines say."""
        self.postgres.sql("delete from note where text = 'Ended the snooze.'")

    def asleep(self):
        """Returns the number of items that sleep; nothing while the backend is away."""
        try:
            return self.ask("GET", "/feedback?snoozed=true&limit=1")["meta"]["total"]
        except (urllib.error.URLError, OSError):
            return None

    def close(self):
        self.backend.server.kill()
        self.postgres.server.end(signal.SIGINT)


# Each returns from when on the items may be awake, as time.monotonic().

def undisturbed(desk):
    """nothing happens"""
    return desk.snooze(3)


def backend_killed(desk):
    """triaged killed before, started after"""
    due = desk.snooze(2)
    desk.backend.server.kill()
    time.sleep(4)
    desk.backend.start()
    return max(due, time.monotonic())


def backend_restarted(desk):
    """triaged restarted before"""
    due = desk.snooze(4)
    desk.backend.server.end()
    desk.backend.start()
    return max(due, time.monotonic())


def database_restarted(desk):
    """PostgreSQL stopped before, started after"""
    due = desk.snooze(2)
    desk.postgres.server.end(signal.SIGINT)
    time.sleep(4)
    desk.postgres.start()
    return max(due, time.monotonic())


def backend_back(desk):
    """clock of triaged set back by an hour"""
    due = desk.snooze(3)
    desk.backend_clock.set(-HOUR)
    return due


def backend_ahead(desk):
    """clock of triaged set ahead by an hour"""
    due = desk.snooze(4)
    desk.backend_clock.set(HOUR)
    return due


def database_back(desk):
    """clock of PostgreSQL set back by an hour"""
    desk.database_clock.set(-HOUR)
    wait_until(lambda: desk.now() < datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=30),
               "the clock is set")
    return desk.snooze(3)


def database_ahead(desk):
    """clock of PostgreSQL set ahead by an hour"""
    desk.snooze(HOUR // 2)
    desk.database_clock.set(HOUR)
    return time.monotonic()


def lateness(desk, act):
    """Returns how many seconds after their time the last item was awake, and what is wrong."""
    due = act(desk)
    while time.monotonic() < due:
        asleep = desk.asleep()
        if asleep not in (ITEMS, None) and time.monotonic() < due:  # whatever the machine did meanwhile
            return 0, "items woke before their time"
        time.sleep(0.1)
    wait_until(lambda: desk.asleep() == 0, "all items are awake", 30)
    late = time.monotonic() - due
    told = int(desk.postgres.sql("select count(*) from note where text = 'Ended the snooze.'")[0])
    desk.forget()
    # Clients, which end snoozes in their lists, go by this time.
    wait_until(lambda: abs(desk.answered_at() - desk.now()) < datetime.timedelta(minutes=5), "answers have the time of the database")
    if told != ITEMS:
        return late, f"{told} timelines say so, not {ITEMS}"
    return late, f"{late:.1f} s are too late" if late > LATEST else None


ALL = [undisturbed, backend_killed, backend_restarted, database_restarted, backend_back, backend_ahead, database_back,
       database_ahead]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", default=os.path.join(ROOT, "build", "bin", "triaged"))
    options = parser.parse_args()
    if not faketime_library():
        print("skipped, it needs libfaketime")
        return SKIPPED
    wrong = 0
    for act in ALL:
        folder = Folder()
        desk = None
        try:
            desk = Desk(folder, options.triaged)
            late, fault = lateness(desk, act)
        except (TimeoutError, AssertionError, urllib.error.URLError) as error:
            late, fault = float("nan"), f"{type(error).__name__}: {error}"
        finally:
            if desk:
                desk.close()
            folder.remove()
        wrong += fault is not None
        print(f"{act.__doc__:45} {max(late, 0):5.1f} s  {fault or 'well'}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets the server look for duplicates among older items while people merge and delete some of them, and disturbs it: nothing is
lost, no suggestion names a deleted item, no group has another level, and other organizations do not wait.

Takes about a minute, because the server rests for a second after each round of that work."""

import argparse
import json
import os
import random
import signal
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "support"))
sys.path.insert(0, os.path.join(ROOT, "tests", "faults"))

from load import PATIENCE, Line
from scenarios import NoRoomForTables
from servers import Folder, Postgres, Triaged, migrated, wait_until

PAIRS = 120  # of items that say the same, in each organization
NEIGHBOURS = 50  # times as many items, in the large organization
PART = 1000  # items of one request
# Parts of words that no other text shares by chance.
SYLLABLES = ["ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "wo", "zu"]

LEFT = "select count(*) from duplicate_backlog"
GONE = ("select count(*) from duplicate_suggestion s where (select count(*) from feedback f where f.organization = s.organization"
        " and f.id in (s.feedback, s.other)) <> 2")
DEEP = ("select count(*) from feedback_triage t join feedback_triage o on o.organization = t.organization"
        " and o.feedback = t.duplicate_of where o.duplicate_of is not null")
MISCOUNTED = ("select count(*) from feedback_triage t where duplicate_count <> (select count(*) from feedback_triage d"
              " where d.organization = t.organization and d.duplicate_of = t.feedback)")
# Pairs of the small organization that are there and not merged, without a suggestion.
LOST = ("select count(*) from feedback a join feedback b on b.organization = a.organization and b.title = a.title and b.id > a.id"
        " left join feedback_triage t on t.organization = b.organization and t.feedback = b.id"
        " left join feedback_triage u on u.organization = a.organization and u.feedback = a.id"
        " where a.organization = (select organization from organization where slug = 'small')"
        " and a.title like 'Pair %' and t.duplicate_of is null and u.duplicate_of is null"
        " and not exists (select from duplicate_suggestion s where s.organization = a.organization and s.feedback = b.id"
        " and s.other = a.id)")
FOUND = ("select count(*) from duplicate_suggestion where outcome is null"
         " and organization = (select organization from organization where slug = 'small')")


def words(dice, count):
    return " ".join("".join(dice.choices(SYLLABLES, k=4)) for _ in range(count))


def lines_of(pairs, others, dice):
    """Returns items of which each pair says the same, and others, in any order."""
    lines = []
    for number in range(pairs):
        text = words(dice, 14)
        for _ in range(2):
            lines.append({"title": f"Pair {number}", "description": f"The export stops: {text} {words(dice, 1)}"})
    lines += [{"description": f"A wish: {words(dice, 14)}"} for _ in range(others)]
    dice.shuffle(lines)
    return lines


class People(threading.Thread):
    """People who merge items into each other and delete some, on both backends, until they are stopped."""

    def __init__(self, addresses, token, seed):
        super().__init__(daemon=True)
        self.lines = [Line(address, token) for address in addresses]
        self.dice = random.Random(seed)
        self.ended = threading.Event()
        self.done, self.wrong = {}, []
        self.slowest = 0.0

    def run(self):
        while not self.ended.wait(0.25):
            line = self.dice.choice(self.lines)
            page = line.ask("GET", f"/feedback?limit=20&page={self.dice.randint(1, 8)}")
            if not page.succeeded:
                continue
            ids = [item["id"] for item in page.data()]
            if len(ids) < 4:
                continue
            chosen = self.dice.sample(ids, 3)
            begin = time.monotonic()
            if self.dice.random() < 0.2:
                answer = line.ask("DELETE", f"/feedback/{chosen[0]}")
            else:
                answer = line.ask("POST", "/merges", {"into": chosen[0], "feedback_ids": chosen[1:]})
            if answer.succeeded:
                self.slowest = max(self.slowest, time.monotonic() - begin)
            self.done[answer.status] = self.done.get(answer.status, 0) + 1
            if answer.status in (500, 504):
                self.wrong.append(f"{answer.status}: {answer.body[:200]!r}")

    def stop(self):
        self.ended.set()
        self.join()


class Desk:
    """Two backends on one database, and organizations with items that duplicates were not looked for yet."""

    disk = None

    def __init__(self, folder, program, options):
        self.folder = folder
        self.make_database(program)
        self.backends = [Triaged(folder, program, ["--database", self.postgres.conninfo(), "--rate-limit", "off"], name)
                         for name in ("one", "two")]
        for backend in self.backends:
            backend.start()
        self.tokens = {}
        for name, others in options:
            self.tokens[name] = self.backends[0].token(name)
            self.store(self.tokens[name], lines_of(PAIRS, others, random.Random(name)))

    def make_database(self, program):
        self.postgres = Postgres(self.folder, like=migrated(program)).start()

    def store(self, token, items):
        line = Line(self.backends[0].address, token)
        part = {"format": "json_lines", "source": "items.jsonl", "route": False}
        for first in range(0, len(items), PART):
            data = "".join(json.dumps(item) + "\n" for item in items[first:first + PART])
            answer = line.ask("POST", "/import", {**part, "data": data, "last": first + PART >= len(items)})
            if not answer.succeeded:
                raise RuntimeError(f"import: {answer.status} {answer.body[:300]!r}")
            part = {"format": "json_lines", "import_id": answer.data()["id"], "first_line": first + PART + 1, "route": False}
        line.close()

    def begin(self):
        """Makes all items older than the first look for duplicates."""
        self.postgres.sql("insert into duplicate_backlog (organization, before)"
                          " select organization, max(id) + 1 from feedback group by organization")
        for backend in self.backends:  # the job looks for work once a minute, and after a start
            backend.server.end()
            backend.start()

    def left(self, name=None):
        where = f" where organization = (select organization from organization where slug = '{name}')" if name else ""
        return int(self.postgres.sql(LEFT + where)[0])

    def faults(self):
        """Returns what is wrong once nothing is left to do."""
        found = [(GONE, "suggestions name items that are gone"), (DEEP, "duplicates of duplicates"),
                 (MISCOUNTED, "counts of duplicates are wrong"), (LOST, "pairs have no suggestion")]
        numbers = [(int(self.postgres.sql(query)[0]), what) for query, what in found]
        return [f"{number} {what}" for number, what in numbers if number]

    def close(self):
        for backend in self.backends:
            if backend.server:
                backend.server.kill()
        self.postgres.server.end(signal.SIGINT)


class SmallDesk(Desk):
    """The same with the tables on a small disk."""

    def make_database(self, program):
        self.disk = NoRoomForTables(self.folder, None)
        self.disk.size = "200m"
        self.postgres = self.disk.postgres = self.disk.make_postgres().start()
        self.disk.make_database()

    def close(self):
        super().close()
        self.disk.postgres = None
        self.disk.clean_up()


# Each disturbs the desk until the work is done or the patience ends.

def second_backend(desk):
    """a second backend"""
    wait_until(lambda: desk.left() == 0, "nothing is left", PATIENCE)


def killed(desk):
    """either backend killed, again and again"""
    number = 0
    end = time.monotonic() + PATIENCE
    while desk.left() and time.monotonic() < end:
        time.sleep(0.4 + 0.3 * (number % 4))  # in every moment of a round of one second
        backend = desk.backends[number % 2]
        backend.server.kill()
        backend.start()
        number += 1
    wait_until(lambda: desk.left() == 0, "nothing is left", PATIENCE)


def disk_full(desk):
    """a full disk"""
    desk.disk.strike()
    time.sleep(5)
    if desk.left() == 0:
        raise AssertionError("everything was done although the disk was full")
    desk.disk.heal()
    wait_until(lambda: desk.left() == 0, "nothing is left", PATIENCE)


def large_neighbour(desk):
    """an organization with 50 times the items beside it"""
    wait_until(lambda: desk.left("small") == 0, "nothing is left of the small one", PATIENCE)
    if desk.left("large") == 0:
        raise AssertionError("the large one was not at work any more")
    desk.postgres.sql("delete from duplicate_backlog")  # it takes some minutes


ALL = [(second_backend, Desk, [("small", 60)]), (killed, Desk, [("small", 60)]), (disk_full, SmallDesk, [("small", 600)]),
       (large_neighbour, Desk, [("small", 60), ("large", NEIGHBOURS * (2 * PAIRS + 60))])]


def run(act, kind, organizations, program):
    """Returns how long the work took, the slowest answer to people, and what is wrong."""
    folder = Folder()
    desk = people = None
    try:
        desk = kind(folder, program, organizations)
        people = People([backend.address for backend in desk.backends], desk.tokens["small"], 31)
        desk.begin()
        begin = time.monotonic()
        people.start()
        act(desk)
        took = time.monotonic() - begin
        people.stop()
        wrong = people.wrong[:3] + desk.faults()
        if not people.done.get(201):
            wrong.append(f"nobody could merge anything: {people.done}")
        if desk.disk and not people.done.get(503):
            wrong.append(f"nobody noticed that the disk was full: {people.done}")
        if int(desk.postgres.sql(FOUND)[0]) < PAIRS // 2:
            wrong.append("too few suggestions remain for a comparison")
        return took, people.slowest, wrong
    finally:
        if people:
            people.ended.set()
        if desk:
            desk.close()
        folder.remove()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", default=os.path.join(ROOT, "build", "bin", "triaged"))
    parser.add_argument("--only", nargs="+", help="names of acts")
    options = parser.parse_args()
    failed = 0
    for act, kind, organizations in ALL:
        if options.only and act.__name__ not in options.only:
            continue
        if kind is SmallDesk and NoRoomForTables.missing():
            print(f"{act.__doc__:50} skipped, it needs {NoRoomForTables.missing()}", flush=True)
            continue
        try:
            took, slowest, wrong = run(act, kind, organizations, options.triaged)
        except (TimeoutError, AssertionError, RuntimeError, OSError) as error:
            took, slowest, wrong = float("nan"), float("nan"), [f"{type(error).__name__}: {error}"]
        failed += bool(wrong)
        print(f"{act.__doc__:50} {took:5.1f} s, people waited {slowest * 1000:5.0f} ms at most  {'; '.join(wrong) or 'well'}",
              flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives every queue of work in the background work on two servers, and disturbs it: a server is killed in the middle, the clock of
the database is set back, a piece of work fails always, the disk is full. Everything is done once all the same, and a piece that
fails is set aside and holds up no other. A new queue gets its faults by a row in QUEUES.

Takes half a minute, because servers look only every five seconds for the work of those that are gone."""

import argparse
import collections
import http.server
import json
import os
import signal
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "support"))
sys.path.insert(0, os.path.join(ROOT, "tests", "faults"))

from load import Line
from scenarios import NoRoomForTables
from servers import PATIENCE, Folder, Postgres, Triaged, migrated, wait_until

ITEMS = 600  # of a large change: more than its request does by itself
LEASE = 3600  # seconds: nothing but the end of its session ends a claim


class Queue:
    """A queue. Pieces of work have names, which its statements find. In the text of statements, {name} stands for the name of a
    piece, or the beginning of several.

    worker: the thread that does them. table: holds the pieces. effect: what a worker changes when it does a piece, as the event of a trigger; piece: holds for the rows
    of the piece there. arrival: what puts a piece into the queue. done: counts what was done of a piece; times: what it is in the end.
    failed: counts the pieces that were given up. last_attempt: the claims before the one after which that happens."""

    def __init__(self, name, worker, table, make, effect, piece, done, times=1, arrival=None, failed=None, last_attempt=1):
        self.name, self.worker, self.table, self.make, self.effect, self.piece = name, worker, table, make, effect, piece
        self.done, self.times = done, times
        self.arrival = arrival or f"insert on {table}"
        self.failed = failed
        self.failed_count = failed or f"select count(*) from {table} where set_aside_at is not null"
        self.last_attempt = last_attempt


def wait_at_most(seconds, condition):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.1)


# Each makes a piece of work by requests of an organization.

def item(desk, name):
    desk.ask("POST", "/feedback", {"description": name})


def told_item(desk, name):
    item(desk, f"{name} and told")


def question(desk, name):
    desk.ask("POST", "/research", {"question": name})


def imported(desk, name, buffers=()):
    lines = "".join(json.dumps({"description": f"Item {number} of {name}", "buffers": buffers}) + "\n" for number in range(ITEMS))
    return desk.ask("POST", "/import", {"format": "json_lines", "source": name, "data": lines, "route": False, "last": True})["id"]


def undone_import(desk, name):
    desk.ask("POST", f"/import/{imported(desk, name)}/undo")


def full_buffer(desk, name):
    made = desk.ask("POST", "/buffers", {"name": name})["id"]
    imported(desk, name, [made])
    return made


def move(desk, name):
    source, target = full_buffer(desk, name), desk.ask("POST", "/buffers", {"name": f"Target {name}"})["id"]
    # Is answered when all is moved, which is later than the fault.
    threading.Thread(target=desk.line().ask, daemon=True,
                     args=("POST", f"/buffers/{source}/move-all", {"destination_buffer_id": target})).start()


def deleted_buffer(desk, name):
    desk.ask("DELETE", f"/buffers/{full_buffer(desk, name)}")


BY_WORKER = "old.claimed_by is not null"  # and not by the request that begins the work
BUFFER = "exists (select from buffer b where b.organization = {row}.organization and b.id = {row}.{column} and b.name like '{{name}}%')"

QUEUES = [
    # A last state of their own instead of a mark: people see it.
    Queue("routing", "router", "routing_job", item, "update of routing_status on feedback",
          "new.description = '{name}' and new.routing_status <> 'failed'",
          "select count(*) from feedback where description = '{name}' and routing_status not in ('pending', 'failed')",
          failed="select count(*) from feedback where routing_status = 'failed'", last_attempt=7),
    Queue("research", "researcher", "research_job", question, "update of status on research",
          "new.question like '{name}%' and new.status = 'answered'",
          "select count(*) from research where question like '{name}%' and status = 'answered'",
          failed="select count(*) from research where status = 'failed'", last_attempt=4),
    Queue("import undo", "finisher", "import", undone_import, "update of removed on import", f"{BY_WORKER} and old.source like '{{name}}%'",
          "select coalesce(sum(removed), 0) from import where source like '{name}%' and state = 'undone'", ITEMS,
          arrival="update of state on import"),
    Queue("move", "finisher", "buffer_move", move, "update of done_to on buffer_move",
          f"{BY_WORKER} and {BUFFER.format(row='old', column='source')}",
          "select count(*) from note where text like 'Moved from {name}%'", ITEMS),
    Queue("follow-up", "finisher", "follow_up", deleted_buffer, "update of done_to or delete on follow_up",
          f"{BY_WORKER} and {BUFFER.format(row='old', column='subject')}",
          "select count(*) from buffer b join feedback_buffer m on m.organization = b.organization and m.buffer = b.id"
          " join feedback f on f.organization = m.organization and f.id = m.feedback and f.live_buffers = 0"
          " where b.name like '{name}%' and b.deleted_at is not null"
          " and not exists (select from follow_up w where w.organization = b.organization and w.subject = b.id)", ITEMS),
    Queue("deliveries", "sender", "webhook_delivery", told_item, "update of state on webhook_delivery",
          f"{BY_WORKER} and exists (select from feedback f where f.organization = old.organization and f.id = old.subject"
          " and f.description like '{name} and told%')",
          "select count(*) from webhook_delivery d join feedback f on f.organization = d.organization and f.id = d.subject"
          " where f.description like '{name} and told%' and d.state = 'delivered'"),
]


class Receiver(http.server.BaseHTTPRequestHandler):
    """Receives webhooks and counts the different messages."""

    protocol_version = "HTTP/1.1"
    messages = collections.Counter()

    def do_POST(self):  # pylint: disable=invalid-name
        self.rfile.read(int(self.headers["Content-Length"]))
        self.messages[self.headers["webhook-id"]] += 1
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):  # pylint: disable=arguments-differ
        pass


class DeskOfQueue:
    """The organization in which a queue has its work: a piece that is held up holds the lock of its organization, too."""

    def __init__(self, backends, token):
        self.backends, self.token = backends, token

    def line(self):
        return Line(next(each.address for each in self.backends if each.server.is_running()), self.token)

    def ask(self, method, path, body=None):
        line = self.line()
        answer = line.ask(method, path, body)
        line.close()
        if not answer.succeeded:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        return answer.data() if answer.body else None


class Servers:
    """Two backends on one database, on a disk that can be filled if that is possible, and a receiver of webhooks."""

    disk = postgres = receiver = None
    backends = ()

    def start(self, folder, program):
        self.disk = None if NoRoomForTables.missing() else NoRoomForTables(folder, None)
        if self.disk:
            self.disk.size = "160m"
            self.postgres = self.disk.postgres = self.disk.make_postgres().start()
            self.disk.make_database()
        else:
            self.postgres = Postgres(folder, like=migrated(program)).start()
        self.receiver = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        threading.Thread(target=self.receiver.serve_forever, daemon=True).start()
        self.backends = [
            Triaged(folder, program, ["--database", f"{self.postgres.conninfo()}", "--rate-limit", "off",
                                      "--webhook-allow-networks", "127.0.0.0/8", "--secret-key-file", folder / "key"], name).start() for name in ("one", "two")]
        self.desks = {queue: DeskOfQueue(self.backends, self.backends[0].token(queue.name.replace(" ", "-"))) for queue in QUEUES}
        for queue, desk in self.desks.items():
            if queue.table == "webhook_delivery":
                desk.ask("POST", "/webhooks", {"url": f"http://127.0.0.1:{self.receiver.server_port}/", "events": ["feedback.created"]})
        self.sql("create table held (is_held boolean); grant select on held to public")

    def sql(self, text):
        return self.postgres.sql(text)

    def counts(self, texts, name=""):
        """Returns the numbers that each of the statements finds."""
        texts = ", ".join(f"({text})" for text in texts).replace("{name}", name)
        return [int(number) for number in self.sql(f"select {texts}")[0].split("|")]

    def add_triggers(self, name, queues, event, condition, action):
        """Adds a trigger for each queue. Event and condition are functions of the queue."""
        for number, queue in enumerate(queues):
            self.sql(f"create function {name}_{number}() returns trigger language plpgsql as $$ begin"
                     f" if {condition(queue)} then {action} end if; return coalesce(new, old); end $$;"
                     f" create trigger {name} before {event(queue)} for each row execute function {name}_{number}()")

    def drop_triggers(self, name):
        for each in self.sql(f"select oid::regprocedure from pg_proc where proname ~ '^{name}_[0-9]+$'"):
            self.sql(f"drop function {each} cascade")

    def hold(self, name, queues):
        """Lets workers wait where they have done a piece with that name, but for what they store last."""
        self.sql("insert into held values (true)")
        self.add_triggers("hold", queues, lambda queue: queue.effect, lambda queue: queue.piece.replace("{name}", name),
                          "while exists (select from held) loop perform pg_sleep(0.02); end loop;")

    def held(self):
        """Returns the number of workers that wait there."""
        return self.counts(["select count(*) from pg_stat_activity where wait_event = 'PgSleep'"])[0]

    def release(self):
        self.sql("delete from held")
        self.drop_triggers("hold")

    def make(self, name, queues=tuple(QUEUES)):
        for queue in queues:
            queue.make(self.desks[queue], name)

    def wrong(self, name, queues=tuple(QUEUES)):
        """Returns which pieces are not done exactly once."""
        counts = zip(queues, self.counts([queue.done for queue in queues], name))
        return [f"{queue.name}: {count} of {queue.times}" for queue, count in counts if count != queue.times]

    def wrong_soon(self, name, queues=tuple(QUEUES)):
        """Returns the same when nothing is wrong any more, or when the patience ends."""
        wait_at_most(PATIENCE, lambda: not self.wrong(name, queues))
        return self.wrong(name, queues)

    def close(self):
        for backend in self.backends:
            backend.server.kill()
        if self.postgres:
            self.postgres.server.end(signal.SIGINT)
        if self.receiver:
            self.receiver.shutdown()
        if self.disk:
            self.disk.postgres = None
            self.disk.clean_up()


# Each returns what is wrong. All run on two servers, and want every piece done exactly once; how servers share what is in a queue is
# tested in tst_claims.

def clock_set_back(servers):
    """the clock of the database is set back by an hour"""
    servers.add_triggers("later", QUEUES, lambda queue: queue.arrival, lambda queue: "true",
                         "new.due_at := new.due_at + interval '1 hour';")
    servers.make("Late")
    wrong = servers.wrong_soon("Late")
    servers.drop_triggers("later")
    return wrong


def killed(servers):
    """a server is killed in the middle of a piece, and the other one goes on"""
    wrong = []
    one, two = servers.backends
    servers.add_triggers("lease", QUEUES, lambda queue: f"update of claimed_by on {queue.table}", lambda queue: "new.claimed_by is not null",
                         f"new.delay_seconds := {LEASE}; new.due_at := clock_timestamp() + interval '{LEASE} s';")
    # The pieces of one worker, which does one after the other, are held in different rounds.
    workers = collections.Counter()
    rounds = collections.defaultdict(list)
    for queue in QUEUES:
        rounds[workers[queue.worker]].append(queue)
        workers[queue.worker] += 1
    for queues in rounds.values():
        two.server.tell(signal.SIGSTOP)
        servers.hold("Interrupted", queues)
        servers.make("Interrupted", queues)
        wait_until(lambda: servers.held() == len(queues), f"it is in the middle of {[queue.name for queue in queues]}")
        one.server.kill()
        two.server.tell(signal.SIGCONT)
        servers.release()
        wrong += servers.wrong_soon("Interrupted", queues)
        one.start()
    servers.drop_triggers("lease")
    return wrong


def poison(servers):
    """a piece of work fails whenever it is done"""
    servers.add_triggers("refuse", QUEUES, lambda queue: queue.effect, lambda queue: queue.piece.replace("{name}", "Poison"),
                         "raise exception 'poison';")
    servers.make("Poison")
    servers.make("Wholesome")

    wrong = servers.wrong_soon("Wholesome")

    def failed():
        return servers.counts([queue.failed_count for queue in QUEUES])

    def hasten():
        """Ends the times between attempts; returns whether every queue gave its piece up."""
        for queue in QUEUES:
            servers.sql(f"update {queue.table} set due_at = clock_timestamp(), attempts = greatest(attempts, {queue.last_attempt})"
                        " where last_error is not null and claimed_by is null and set_aside_at is null")
        return failed() == [1] * len(QUEUES)

    wait_at_most(PATIENCE, hasten)
    wrong += [f"{queue.name}: {count} given up" for queue, count in zip(QUEUES, failed()) if count != 1]
    marked = sum(not queue.failed for queue in QUEUES)
    reported = [backend.metric("triaged_work_set_aside") for backend in servers.backends]
    if reported != [marked, marked]:
        wrong.append(f"the metric says {reported}, not {marked}")
    servers.drop_triggers("refuse")

    def set_aside():
        """Ends the time until the next attempt; returns what is still set aside in each queue."""
        for queue in QUEUES:
            servers.sql(f"update {queue.table} set due_at = clock_timestamp() where set_aside_at is not null and claimed_by is null")
        return servers.counts([f"select count(*) from {queue.table} where set_aside_at is not null" for queue in QUEUES])

    wait_at_most(PATIENCE, lambda: not any(set_aside()))
    wrong += [f"{queue.name}: {count} set aside after they succeeded" for queue, count in zip(QUEUES, set_aside()) if count]
    wait_at_most(PATIENCE, lambda: not any(backend.metric("triaged_work_set_aside") for backend in servers.backends))
    wrong += [f"the metric of {backend.name} still says that work is set aside" for backend in servers.backends
              if backend.metric("triaged_work_set_aside")]
    return wrong


def disk_full(servers):
    """the disk is full"""
    servers.hold("Roomy", QUEUES)
    servers.make("Roomy")
    wait_until(lambda: servers.held() >= len({queue.worker for queue in QUEUES}), "every worker is in the middle")
    servers.disk.strike()
    servers.release()
    # What finds room in the pages that are there is done. The parts of large changes need new ones.
    wait_until(lambda: servers.postgres.server.words().count("No space left on device") > 3, "the disk is full")
    wrong = [] if servers.wrong("Roomy") else ["everything was done although the disk was full"]
    servers.disk.heal()
    return wrong + servers.wrong_soon("Roomy")


ALL = [clock_set_back, killed, disk_full, poison]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", default=os.path.join(ROOT, "build", "bin", "triaged"))
    parser.add_argument("--only", nargs="+", help="names of faults")
    options = parser.parse_args()
    folder, servers, failed = Folder(), Servers(), 0
    try:
        servers.start(folder, options.triaged)
        for fault in ALL:
            if options.only and fault.__name__ not in options.only:
                continue
            if fault is disk_full and not servers.disk:
                print(f"{fault.__doc__:75} skipped, it needs {NoRoomForTables.missing()}", flush=True)
                continue
            begun = time.monotonic()
            wrong = fault(servers)
            failed += bool(wrong)
            print(f"{fault.__doc__:75} {time.monotonic() - begun:5.1f} s  {'; '.join(wrong) or 'well'}", flush=True)
        sent, = servers.counts(["select count(*) from webhook_delivery where state = 'delivered'"])
        if len(Receiver.messages) < sent:
            failed += 1
            print(f"{sent} messages are delivered, {len(Receiver.messages)} were received")
    finally:
        servers.close()
        folder.remove()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

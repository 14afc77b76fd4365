#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets programs of two organizations act at random on two servers, and judges what they find.

Every operation of the OpenAPI document takes part. A seed decides the acts; servers and PostgreSQL are killed and started in
between. A failure prints the seed and the shortest history that was found to lead to it."""

import argparse
import collections
import contextlib
import datetime
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [os.path.join(ROOT, "tests", "support"), os.path.join(ROOT, "tests", "faults")]
# pylint: disable=wrong-import-position
import judges  # noqa: E402
import network  # noqa: E402
from acts import Draw, WITHOUT_RECEIPT  # noqa: E402
from desk import Desk, program_beside, remove_shared  # noqa: E402
from judges import Violation  # noqa: E402
from lanes import Lanes, Pool  # noqa: E402
from load import Answer, Line  # noqa: E402
from snoozes import Clock  # noqa: E402
from troubles import ALONE, OF_ALL, OF_EACH_LANE, OF_FIRST_LANE, OF_PERSONS, TROUBLES, missing, put_on_small_disks  # noqa: E402
from servers import PATIENCE, Folder, Postgres, Triaged, migrated, wait_until  # noqa: E402

AT_ONCE = 6  # requests of a burst
BETWEEN_JUDGEMENTS = 60  # steps
SELDOM = 0.2  # seconds between two looks for what servers do by themselves; other lanes go on meanwhile
LEAST = 0.25  # share of what the last judgement looks at, in those before it
JUDGES = (judges.buffers_count_their_items, judges.duplicates_are_flat, judges.tags_count_their_items, judges.cursors_agree,
          judges.searches_find_words)
# The kind of what a path of a new resource names.
KINDS = {"feedback": "feedback", "buffers": "buffer", "views": "view", "members": "member", "tokens": "token", "webhooks": "webhook",
         "merges": "merge", "moves": "move", "import": "import", "research": "research", "tag-changes": "tag_change"}
# Paths of what stays until it is deleted by its path.
LASTING = re.compile(r"/api/v0/(feedback|buffers|webhooks)/\w+")
# Lists of what has no path of its own when it is made.
LISTED = {"targets": "target", "deliveries": "delivery"}
# Acts that can be undone, with the path that undoes them. Of an import, it is a whole one that is stored.
UNDONE = {"createMerge": lambda _, body: f"/merges/{body['id']}/undo", "moveAllFeedback": lambda _, body: f"/moves/{body['move_id']}/undo",
          "deleteTag": lambda _, body: f"/tag-changes/{body['id']}/undo", "renameTag": lambda _, body: f"/tag-changes/{body['id']}/undo",
          "deleteBuffer": lambda path, _: f"{path.partition('?')[0]}/restore", "importPart": lambda _, body: f"/import/{body['id']}/undo"}

# Each of these makes one thing. The text of the member tells it from all others.
MARKED = {"createFeedback": "description", "createNote": "text", "createBuffer": "name", "createView": "name", "createResearch": "question"}
# The tables with rows whose organization is as the condition says.
ROWS_OF = """with owned as materialized (
    select relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization' and not a.attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace
)
select relname from owned
where (xpath('//n/text()', query_to_xml(format('select count(*) as n from %I where organization {}', relname), false, true, '')))[1]::text <> '0'"""
UNDONE_AT_ONCE = 0.024  # share of the steps, times --often if that is less than 1
UNDONE_LEAST = 0.25  # of that share
BEFORE_UNDONE = ("kill", "stop")  # troubles that are drawn before it, as in the seeds of found.py
ENOUGH = 100_000  # acts in lanes, in which each kind of trouble happens
OFTEN_IN_LANES = 0.02
IN_THE_WAY = 0.2  # share of the writes that a bad network carries

# One request. way: what the network does with it, or None.
Act = collections.namedtuple("Act", "server tenant caller operation path body key is_foreign way part")


class Tenant:
    """An organization with its programs, and the identifiers that they know."""

    def __init__(self, world, name):
        self.name, self.feed, self.desks = name, judges.Feed(), []
        self.lines = Pool()
        self.made, self.marks = {}, set()  # what is acknowledged and not deleted since; texts that one thing has at most
        self.listed = {}  # what lists had in the last judgement
        self.pool = collections.defaultdict(list)
        admin = world.servers[0].token(name)
        self.tokens = {"admin": admin}
        line = Line(world.servers[0].address, admin)
        self.protected = {judges.read(line, "/me")["data"]["member"]["id"]}
        member = judges.ask(line, "POST", "/members", {"name": "Mel", "email": f"mel@{name}.example", "role": "member"}).data()
        self.protected.add(member["id"])
        self.pool["member"] = sorted(self.protected)
        for kind, more in (("member", {"kind": "full_access"}), ("reader", {"kind": "full_access", "read_only": True}),
                           ("widget", {"kind": "widget", "allowed_origins": ["*"]})):
            made = judges.ask(line, "POST", "/tokens", {"name": kind, "member_id": member["id"], **more})
            if not made.succeeded:
                raise RuntimeError(f"no token: {made.status} {made.body!r}")
            self.tokens[kind] = made.data()["token"]
        self.protected |= {each["id"] for each in judges.read(line, "/tokens")["data"]}
        for buffer, words in (("Crashes", "crashes freezes export rows"), ("Billing", "charged refund payment"), ("Looks", "logo pale colour")):
            self.learn(judges.ask(line, "POST", "/buffers", {"name": buffer, "routing_instructions": words}), "/buffers")
        self.first_buffers = set(self.pool["buffer"])
        line.close()

    def close(self):
        self.lines.close()
        for desk in self.desks:
            desk.close()

    def learn(self, answer, path):
        """Remembers what the answer to a write made."""
        if not (isinstance(answer.status, int) and answer.status in (200, 201, 202)) or not answer.body:
            return
        if answer.headers.get("Content-Type", "").partition(";")[0] != "application/json":  # a file
            return
        body = json.loads(answer.body)
        if "move_id" in body:
            self.remember("move", body["move_id"])
        if answer.status == 201 and LASTING.fullmatch(answer.headers.get("Location", "")):
            self.made[answer.headers["Location"].removeprefix("/api/v0")] = answer.headers.get("X-Request-Id")
        where = answer.headers.get("Location", "").removeprefix("/api/v0").strip("/").split("/")
        parts = path.split("?")[0].strip("/").split("/")
        data = body.get("data", body)
        if isinstance(data, list):
            for each in data if parts[-1] in LISTED else []:
                self.remember(LISTED[parts[-1]], each["id"])
            return
        identifier = data.get("id")
        if identifier and where[0] in KINDS:
            self.remember(KINDS[where[0]], identifier)
        elif identifier and parts[0] in KINDS and len(parts) == 1:
            self.remember(KINDS[parts[0]], identifier)
        elif identifier and parts[0] == "tags":
            self.remember("tag_change", identifier)

    def remember(self, kind, identifier):
        if identifier not in self.pool[kind]:
            self.pool[kind].append(identifier)


def kinds_of(troubles, numbers):
    """Returns the kinds of trouble that are drawn, with those of the steps between others."""
    return {*troubles, *(str(each).partition(":")[2] for each in numbers)} - {""}


def first_end(seed):
    return sum(map(ord, str(seed)))


class World:
    """Two servers on one PostgreSQL, and the kinds of trouble that they have."""

    def __init__(self, triaged, seed, troubles, often=1.0, size=1, between=()):
        """between: steps between the others, such as "812:disk"."""
        self.seed, self.folder, self.servers, self.is_first = seed, Folder(), [], True
        self.token_ends = first_end(seed)  # the number of the next one, which chooses its way
        self.troubles, self.often, self.clocks, self.disks = troubles, often, [], {}
        self.between, self.kinds_in_it = between, kinds_of(troubles, between)
        self.size = size  # how many pairs of organizations live in it at a time
        self.logs_read = collections.Counter()  # bytes of each
        self.draw, self.lanes = None, None
        self.counts, self.ways, self.commands = (collections.Counter() for _ in range(3))
        # acts of this process: each time that a request is sent and answered, and each command of a person; kinds: of acts; happened:
        # troubles by kind
        self.acts, self.kinds, self.happened = 0, collections.Counter(), collections.Counter()
        # Programs that are killed lose nothing that they wrote to a file, and leave no half of a page; a machine without power may.
        settings = {"fsync": "off", "full_page_writes": "off", "max_wal_size": "256MB"} if size > 1 else None
        self.postgres = Postgres(self.folder, like=migrated(triaged), settings=settings)
        self.triaged = triaged

    def start(self):
        if "disk" in self.kinds_in_it:
            self.disks = put_on_small_disks(self.postgres, self.folder, self.size)
        self.postgres.start()
        for name in ("one", "two"):
            if "clock" in self.kinds_in_it:
                self.clocks.append(Clock(self.folder, f"{name}.clock"))
            self.servers.append(Triaged(self.folder, self.triaged, ["--database", self.postgres.conninfo(), "--rate-limit", "off",
                                                                    "--webhook-allow-networks", "127.0.0.0/8"], name,
                                        environment=self.clocks[-1].environment if self.clocks else None))
            self.servers[-1].start()
        with urllib.request.urlopen(self.servers[0].url + "/openapi.json", timeout=30) as answer:
            document = json.load(answer)
        self.draw = Draw(document)

    def close(self):
        for server in self.servers:
            if server.server:
                server.server.kill()
                remove_shared(server.server.pid)
        if self.postgres.server:
            self.postgres.server.end(signal.SIGINT)
        for disk in self.disks.values():
            subprocess.run(["umount", "-l", disk], check=False)
        self.folder.remove()

    def admin(self, tenant):
        return Line(self.servers[0].address, tenant.tokens["admin"])

    def open_desks(self, tenants):
        """Lets persons work, if this world has any: two in the first organization, whose acts meet, and one in the other."""
        if self.kinds_in_it.intersection(OF_PERSONS):
            for tenant, names in zip(tenants, (("Pat", "Kim"), ("Pat",))):
                for name in names:
                    tenant.desks.append(Desk(self, program_beside(self.triaged), tenant, name))
                    tenant.desks[-1].start()

    # Lanes

    def become_lane(self):
        """What concerns all lanes happens in the first one, which is another process."""
        self.troubles, self.is_first = [name for name in self.troubles if name in OF_EACH_LANE], False
        self.kinds_in_it = set(self.troubles)
        self.taken_counts()

    def all_counts(self):
        return self.counts, self.ways, self.commands, self.kinds, self.happened

    def taken_counts(self):
        counts = [collections.Counter(each) for each in self.all_counts()]
        for each in self.all_counts():
            each.clear()
        return counts

    def add_counts(self, counts):
        for own, more in zip(self.all_counts(), counts):
            own.update(more)

    def begin_life(self):
        """Forgets what happened in the life before. Returns how often a backup was restored."""
        self.token_ends = first_end(self.seed)
        for clock in self.clocks if self.is_first else []:
            clock.set(0)
        if self.lanes:
            self.lanes.new_notes()
        return self.restored()

    def due(self, number):
        """Returns the steps that come before the one of that number: those that are drawn by the acts of all lanes, or without lanes those
        that were asked for."""
        if not self.lanes:
            return [each for each in self.between if each.partition(":")[0] == str(number)]
        return [f"{number}:{kind}" for kind in self.lanes.due()] if self.is_first else []

    def from_first_lane(self, number):
        """Returns what happened there to all lanes, as steps before the one of that number: a repetition of this lane does them itself."""
        return [(f"{number}:{kind}", "in the first lane") for kind in self.lanes.new_notes()] if self.lanes and not self.is_first else []

    def restored(self):
        """Returns how often a backup was restored."""
        return self.lanes.restored.value if self.lanes else 0

    def alone(self):
        """While it lasts, no other lane does a step."""
        return self.lanes.gate.alone() if self.lanes else contextlib.nullcontext()

    def note_restore(self):
        """Other lanes begin with new organizations."""
        if self.lanes:
            self.lanes.restored.value += 1

    def together(self):
        return self.lanes.gate.together() if self.lanes and not self.is_first else contextlib.nullcontext()

    # Acts

    def count(self, kind, acts=1):
        self.acts += acts
        self.kinds[kind] += acts

    def step(self, tenants, number):
        """Does the step of that number. It depends on the seed, the number, and what was done before."""
        dice = random.Random(f"{self.seed}:{number}")
        if kind := str(number).partition(":")[2]:
            return self.happen(kind, tenants, dice)
        chance = dice.random()
        for name, share in self.shares():
            if 0 <= chance < share:
                return self.happen(name, tenants, dice) if name else self.undone(tenants, dice)
            chance -= share
        acts = [self.drawn(tenants, dice) for _ in range(AT_ONCE if dice.random() < 0.1 else 1)]
        acts = [each for each in acts if each]
        if len(acts) == 1:
            return self.act(acts[0])
        return self.act_at_once(acts)

    def shares(self):
        """Yields the kinds of trouble with their shares of the steps, and that of what is undone at once, without a name."""
        first = [name for name in BEFORE_UNDONE if name in self.troubles]
        for name in first + [None] + [name for name in self.troubles if name not in first]:
            often = max(self.often, 1) if name == "person" else self.often
            yield name, TROUBLES[name][1] * often / 1000 if name else UNDONE_AT_ONCE * min(max(self.often, UNDONE_LEAST), 1)

    def happen(self, name, tenants, dice):
        """Lets a kind of trouble happen."""
        self.happened[name] += 1
        with self.alone() if name in ALONE else contextlib.nullcontext():
            if self.lanes and name in OF_ALL:
                self.lanes.note(name)
            return TROUBLES[name][0](self, tenants, dice)

    def act_at_once(self, acts):
        """Does all of the acts at the same time, except that what the network holds arrives after the others. Returns them in the
        order in which they were answered, which the database decides."""
        said, faults, threads, held = [], [], [], threading.Event()
        for each in acts:
            threads.append(threading.Thread(target=self.act_in_thread, args=(said, faults, each, held), daemon=True))
            threads[-1].start()
        for each, act in zip(threads, acts):
            if act.way not in network.HELD:
                each.join()
        held.set()
        for each in threads:
            each.join()
        if faults:
            raise Violation(faults[0])
        return " || ".join(said)

    def drawn(self, tenants, dice):
        """Draws one act."""
        tenant = dice.choice(tenants)
        other = next((each for each in tenants if each is not tenant), tenant)
        operation = self.draw.operation(dice)
        is_foreign = dice.random() < 0.05 and "{" in operation.path and "tag_name" not in operation.path
        request = self.draw.request(operation, dice, other.pool if is_foreign else tenant.pool)
        caller = dice.choices(list(tenant.tokens), [8, 5, 1, 1])[0]
        if not request or (operation.method in ("PATCH", "DELETE", "POST") and any(each in request[0] for each in tenant.protected | other.protected)):
            return None
        takes_key = operation.method == "POST" and operation.name not in WITHOUT_RECEIPT
        way, key = None, f"{self.seed}-{dice.getrandbits(64):x}" if takes_key and dice.random() < 0.3 else None
        if (takes_key or operation.method in ("PATCH", "PUT", "DELETE")) and dice.random() < IN_THE_WAY:
            way = dice.choice(network.LOSSES + network.HELD + (network.WITH_KEY if takes_key else ()))
            key = f"{self.seed}-{dice.getrandbits(64):x}" if takes_key else None
        body, marked = request[1], MARKED.get(operation.name)
        if key and marked and isinstance((body or {}).get(marked), str):
            body[marked] = f"{body[marked][:60]} {key}"
            tenant.marks.add(key)
        return Act(dice.choice(self.servers), tenant, caller, operation, *request, key, is_foreign and other is not tenant, way, dice.random())

    def act_in_thread(self, said, faults, act, held):
        try:
            said.append(self.act(act, held))
        except Exception as fault:  # pylint: disable=broad-except
            faults.append(str(fault) if isinstance(fault, Violation) else f"{act.operation.name} {act.path}: {fault!r}")

    def act(self, act, held=None):
        """Sends the request, as often as needed to know its outcome, and judges the response. held: until when the network holds
        it; None: it does not."""
        tenant, operation = act.tenant, act.operation
        if operation.method == "DELETE":
            tenant.made.pop(act.path.partition("?")[0], None)
        line = tenant.lines.take(act.server.address, tenant.tokens[act.caller])
        said = f"{tenant.name} {act.caller}: {operation.name} {operation.method} {act.path} {json.dumps(act.body, ensure_ascii=False) if act.body else ''}"
        answer, said = self.carried(act, line, said, held) if act.way else (line.ask(operation.method, act.path, act.body, act.key), said)
        said += f" → {answer.status}"
        self.judge_answer(said, operation, answer)
        if act.is_foreign and answer.succeeded:
            raise Violation(f"{said}: an identifier of another organization is accepted")
        if act.key and answer.succeeded:
            again = line.ask(operation.method, act.path, act.body, act.key)
            self.count("repeated requests")
            if isinstance(again.status, int) and again.status < 500:
                judges.same_answer(said, answer, again)
        tenant.lines.give(line)
        if answer.succeeded:
            tenant.learn(answer, act.path)
        self.counts[operation.name, answer.status] += 1
        self.ways[act.way] += 1
        self.count("requests")
        return said

    def carried(self, act, line, said, held):
        """Lets a bad network carry the request, sends it again if no answer arrived, and judges that it was done once. Returns the answer
        that the program has in the end."""
        if held is None and act.way in network.HELD:
            held = threading.Event()
            held.set()
        others = [each.address for each in self.servers if each is not act.server]
        if act.way == network.KILLED:
            answer = line.ask(act.operation.method, act.path, act.body, act.key)
            line.close()
            line.address = others[0]
            return (answer if isinstance(answer.status, int) else
                    judges.ask(line, act.operation.method, act.path, act.body, act.key)), f"{said} ({act.way})"
        passage = network.Passage([act.server.address, *others], act.way, act.part, held)
        answer = Line(passage.address, act.tenant.tokens[act.caller]).ask(act.operation.method, act.path, act.body, act.key)
        said += f" ({act.way})"
        is_sent_again = not isinstance(answer.status, int)
        if is_sent_again:
            # The other server may be the one that is reached now.
            if act.part < 0.5 and others:
                line.close()
                line.address = others[0]
            answer = judges.ask(line, act.operation.method, act.path, act.body, act.key)
        passage.finish()
        if act.way in network.LOSSES[:2] and answer.headers.get("Idempotency-Replayed"):
            raise Violation(f"{said}: a request that did not arrive completely is done")
        self.count("repeated requests", len(passage.answers) - (not is_sent_again))  # act() counts the one that is answered last
        for first in passage.answers:
            self.judge_answer(f"{said} → {first.status}, which is lost", act.operation, first)
            if act.key and first.succeeded and answer.status < 500:
                judges.same_answer(said, first, answer)
        return answer, said

    def judge_answer(self, said, operation, answer):
        if not isinstance(answer.status, int):
            raise Violation(f"{said}: no answer")
        # A server that is overloaded may say so at any time.
        if answer.status not in operation.statuses or (answer.status >= 500 and answer.status != 503):
            raise Violation(f"{said}: {answer.body[:400]!r}")
        fault = Answer.fault(answer, operation.statuses)
        if fault:
            raise Violation(f"{said}: {fault}")

    def undone(self, tenants, dice):
        """Does something that can be undone, undoes it, and compares what there was before with what there is after."""
        tenant = dice.choice(tenants)
        name = dice.choice(list(UNDONE))
        operation = next(each for each in self.draw.operations if each.name == name)
        request = self.draw.request(operation, dice, tenant.pool)
        if not request:
            return None
        if name == "importPart":
            request = "/import", {**request[1], "dry_run": False}
        line = Line(self.servers[0].address, tenant.tokens["admin"])
        for desk in tenant.desks:
            desk.settle()  # what it has not sent would arrive between act and undo
        self.wait_for_rest(line)
        before = judges.State(line)
        answer = line.ask(operation.method, request[0], request[1])
        said = f"{tenant.name}: {operation.name} {request[0]} {json.dumps(request[1], ensure_ascii=False)} → {answer.status}, undone"
        self.judge_answer(said, operation, answer)
        self.count("requests")
        if not answer.succeeded:
            return said
        body = json.loads(answer.body or b"{}")
        self.wait_for_move(line, body)
        undo = judges.ask(line, "POST", UNDONE[operation.name](request[0], body.get("data", body)))
        self.count("undos")
        if not undo.succeeded:
            raise Violation(f"{said}: the undo is answered {undo.status} {undo.body[:300]!r}")
        end = time.monotonic() + PATIENCE
        while wrong := judges.changed(before, judges.State(line)):
            if time.monotonic() > end:
                raise Violation(f"{said}: {'; '.join(wrong[:3])} (the undo: {undo.body[:600]!r})")
            time.sleep(0.2)
        return said

    @staticmethod
    def wait_for_move(line, body):
        if "move_id" in body:
            wait_until(lambda: judges.read(line, f"/moves/{body['move_id']}")["data"]["status"] != "running", "a move ends")

    # Judgement

    def judge(self, tenants, number, is_last=True):
        """Requires that all is right. Before the last judgement, only a part of it is looked at."""
        share = 1 if is_last else LEAST
        for tenant in tenants:
            lines = [(f"server {i + 1}", tenant.lines.take(server.address, tenant.tokens["admin"])) for i, server in enumerate(self.servers)]
            self.wait_for_rest(lines[0][1])
            end = time.monotonic() + PATIENCE
            # What follows a change in the background may be on its way; snoozes wake at any time.
            while wrong := self.wrong(tenant, lines, random.Random(f"{self.seed}:judgement {number}"), share):
                if time.monotonic() > end:
                    raise Violation("; ".join(wrong[:5]))
                time.sleep(0.5)
            if is_last:
                tenant.listed = judges.listed(lines[-1][1], self.draw.operations)
            if is_last and (wrong := self.wrong_statistics(tenant, lines[0][1])):
                raise Violation("; ".join(wrong[:5]))
            for _, line in lines:
                tenant.lines.give(line)
        if wrong := judges.of_both(tenants) + self.contradictions(tenants):
            raise Violation("; ".join(wrong[:5]))

    def contradictions(self, tenants):
        """Returns the new lines of servers and clients that say that an invariant does not hold in them."""
        found = []
        for log in [server.log for server in self.servers if self.is_first] + [desk.log for tenant in tenants for desk in tenant.desks]:
            with open(log, "rb") as file:
                file.seek(self.logs_read[log])
                text = file.read()
            self.logs_read[log] += len(text)
            if b"invariant.violated" in text:
                found += [line for line in text.decode(errors="replace").splitlines() if "invariant.violated" in line]
        return found

    def wait_for_rest(self, line):
        wait_until(lambda: judges.read(line, "/feedback?routing_status=pending&limit=1")["meta"]["total"] == 0, "everything is routed",
                   pause=SELDOM)
        wait_until(lambda: not [each for each in judges.read(line, "/import?limit=100")["data"] if each["state"] == "undoing"],
                   "imports are undone", pause=SELDOM)

    def wrong(self, tenant, lines, dice, share):
        if share < 1:
            lines = dice.sample(lines, 1)
        state = judges.State(lines[0][1])
        wrong = judges.lists_agree(state, lines, dice, share)
        wrong += [fault for judge in JUDGES if dice.random() < share for fault in judge(state, lines)]
        tenant.feed.follow(lines[-1][1])
        for desk in tenant.desks:
            wrong += desk.differences(state, tenant.feed)
        wrong += judges.feed_agrees(state, tenant.feed) + judges.history_agrees(state, tenant)
        return wrong + judges.lost(tenant, state, lines, dice) + judges.twice(tenant)

    def remove(self, tenants):
        """Removes the organizations one after the other: nothing of them is left, and those that stay have what they had."""
        known = {tenant.name: self.postgres.sql(f"select organization from organization where slug = '{tenant.name}'")[0] for tenant in tenants}
        staying = tenants[1:]
        for tenant in staying:
            self.wait_for_rest(self.admin(tenant))
            wait_until(lambda each=known[tenant.name]: not self.postgres.sql(f"select 1 from follow_up where organization = {each}"),
                       "what follows a change is done", pause=SELDOM)
        states = [judges.State(self.admin(tenant)) for tenant in staying]
        for number, tenant in enumerate(tenants):
            self.servers[0].command("org", "delete", tenant.name, "--confirm", tenant.name)
            wrong = [f"{table} has rows of it" for table in self.postgres.sql(ROWS_OF.format(f"= {known[tenant.name]}"))]
            wrong += [f"{server.url} is still open to it" for server in self.servers
                      if judges.ask(Line(server.address, tenant.tokens["admin"]), "GET", "/me").status != 401]
            for state, other in list(zip(states, staying))[number:]:
                wrong += judges.changed(state, judges.State(self.admin(other)))
            if wrong:
                raise Violation(f"{tenant.name} is removed: {'; '.join(wrong[:5])}")

    def abandon(self, tenants):
        """Removes organizations that a restored backup set back, as far as it has them: their lives are over."""
        for tenant in tenants:
            if self.postgres.sql(f"select 1 from organization where slug = '{tenant.name}'"):
                self.servers[0].command("org", "delete", tenant.name, "--confirm", tenant.name)

    def orphans(self):
        return [f"{table} has rows of an organization that was removed"
                for table in self.postgres.sql(ROWS_OF.format("not in (select organization from organization)"))]

    def wrong_statistics(self, tenant, line):
        """Returns what a recount finds otherwise, if nothing changes meanwhile."""
        organization = self.postgres.sql(f"select organization from organization where slug = '{tenant.name}'")[0]

        def counted():
            """Returns the last change, as soon as it is counted."""
            return wait_until(lambda: self.postgres.sql(
                "select s.change from statistics_position p join organization_state s using (organization)"
                f" where organization = {organization} and p.change >= s.change"), "statistics are counted", pause=SELDOM)
        today = datetime.datetime.now(datetime.timezone.utc).date()
        change = counted()
        before = judges.read_statistics(line)
        self.postgres.sql(f"select recount_statistics({organization})")
        again, after = counted(), judges.read_statistics(line)
        if again != change or datetime.datetime.now(datetime.timezone.utc).date() != today:
            return []
        return [f"statistics before and after a recount: {each}" for each in judges.differences(before, after)]


def live(world, prefix, numbers, between_judgements=BETWEEN_JUDGEMENTS, log=None, between=lambda: None):
    """Does the steps of those numbers in new organizations, which are removed afterwards. Returns the history, and what is wrong after
    it, if anything. between(): is called between steps. Steps that come before others, such as "812:disk", do not count for judgements."""
    history, tenants, restored, judged, done, number = [], [], None, world.acts, 0, 0

    def is_over_by_restore():
        if world.is_first or world.restored() == restored:
            return False
        world.abandon(tenants)
        return True

    try:
        with world.together():
            restored = world.begin_life()
            tenants += [Tenant(world, f"{prefix}-a"), Tenant(world, f"{prefix}-b")]
            world.open_desks(tenants)
        for place, number in enumerate(numbers):
            between()
            with world.together():
                if is_over_by_restore():
                    return history, None
                history += world.from_first_lane(number)
                for each in world.due(number) + [number]:
                    history.append((each, "…"))
                    said = world.step(tenants, each)
                    history.pop()
                    if said:
                        history.append((each, said))
                        if log:
                            print(each, said[:400 * AT_ONCE], file=log, flush=True)
                counts = isinstance(number, int)
                done += counts
                is_last = place == len(numbers) - 1 or bool(world.lanes and world.lanes.is_over())
                if (counts and done % between_judgements == 0) or is_last:
                    world.judge(tenants, number, is_last or not world.lanes)
                    if world.lanes:
                        world.lanes.count_judged(world.acts - judged)
                        judged = world.acts
            if is_last:
                break
        for tenant in tenants:
            tenant.close()
        with world.together():
            if is_over_by_restore():
                return history, None
            world.remove(tenants)
    except (Violation, RuntimeError, OSError, subprocess.SubprocessError) as fault:  # OSError: such as of a program that cannot start
        return history + world.from_first_lane(number), str(fault)
    finally:
        for tenant in tenants:
            tenant.close()
    return history, None


def shorten(world, numbers, seconds):
    """Leaves out steps as long as the rest still leads to a violation."""
    end, size, tries = time.monotonic() + seconds, len(numbers) // 2, 0
    while size >= 1 and time.monotonic() < end:
        for begin in range(0, len(numbers), size):
            rest = numbers[:begin] + numbers[begin + size:]
            tries += 1
            _, fault = live(world, f"try{tries}", rest)
            if fault and rest:
                numbers = rest
                break
            if time.monotonic() > end:
                break
        else:
            size //= 2
    return numbers


def report(world, what):
    answers = collections.Counter()
    for (_, status), count in world.counts.items():
        answers[status // 100] += count
    called = {name for name, _ in world.counts}
    silent = sorted(each.name for each in world.draw.operations if each.name not in called)
    print(f"{what}, {sum(world.counts.values())} requests, {dict(answers)}, {len(called)} operations, "
          f"{sum(count for way, count in world.ways.items() if way)} by a bad network"
          + (f", {len(world.commands)} commands of the client" if world.commands else "")
          + (f", not called: {', '.join(silent)}" if silent else ""),
          f"  acts: {named(world.kinds)}", f"  troubles: {named(world.happened)}", sep="\n", flush=True)


def named(counts):
    """Returns counts by kind as words."""
    return ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())) or "none"


def explain(world, options, fault):
    """Prints the shortest history that is found to lead to the fault of a life."""
    world.seed, world.troubles, history, wrong = fault
    world.lanes, world.between = None, ()  # the history has them
    numbers = [number for number, _ in history]
    world.kinds_in_it = kinds_of(world.troubles, numbers)
    print(f"{len(history)} steps, --seed {world.seed} --steps {options.steps} --judge {options.judge} --often {options.often}",
          *(f"--trouble {name}" for name in world.troubles or ["none"]), *(f"--between {each}" for each in numbers if isinstance(each, str)),
          end=f": {wrong}\n", flush=True)
    short = shorten(world, numbers, options.shorten)
    history, wrong = live(world, "short", short)
    print(f"{len(short)} steps lead to: {wrong}", *(f"  {number} {said}" for number, said in history), sep="\n")


def passes(options, seed, troubles, log):
    """Lets a world live from the seed. Returns whether all was right in it."""
    world, begun = World(options.triaged, seed, troubles, options.often, options.lanes or 1, options.between), time.monotonic()
    print(f"seed {seed} begins", flush=True)
    try:
        world.start()
        if options.lanes:
            def live_in_lane(world, prefix, between):
                return live(world, prefix, list(range(options.steps)), options.judge, log, between)
            world.lanes = Lanes(world, live_in_lane, options.lanes, options.acts, options.minutes,
                                [name for name in troubles if name in OF_FIRST_LANE])
            fault = world.lanes.run()
            if not fault and (found := world.contradictions([]) + world.orphans()):
                fault = (seed, troubles, [], "; ".join(found[:5]))
            acts, what = world.lanes.judged.value, f"{world.lanes.begun.value} lives of {options.lanes} pairs at a time"
            seconds = time.monotonic() - begun
            what += f", {acts} acts in {seconds:.0f} s, {acts / seconds:.0f}/s, of which one lane was alone {world.lanes.gate.closed_for:.0f} s"
        else:
            history, wrong = live(world, f"seed{seed}".replace(".", "-"), list(range(options.steps)), options.judge, log)
            fault, what = (seed, troubles, history, wrong) if wrong else None, f"{options.steps} steps"
        if fault:
            explain(world, options, fault)
        else:
            report(world, f"seed {seed}: {what}")
        silent = [name for name in troubles if not world.happened[name]]
        # A run that ends by its time needs them, too, if it is long.
        if not fault and silent and options.lanes and (acts >= options.acts >= ENOUGH or acts >= 2 * ENOUGH):
            print(f"{', '.join(silent)} did not happen in {acts} acts: --often {options.often} is too seldom", flush=True)
            return False
        return not fault
    finally:
        world.close()


def wrong_between(options):
    """Returns why the steps between others cannot be done, or None."""
    if options.between and options.lanes:
        return "--between repeats one life: it does not go with --lanes"
    for each in options.between:
        number, _, kind = each.partition(":")
        if not re.fullmatch("0|[1-9][0-9]*", number) or int(number) >= options.steps or kind not in TROUBLES:
            return f"--between {each}: a step below {options.steps} and a trouble are needed, such as 0:{next(iter(TROUBLES))}"
        if reason := missing(kind, options.triaged):
            return f"--between {each} needs {reason}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", action="append", help="may be given several times; otherwise one is drawn")
    parser.add_argument("--steps", type=int, default=600, help="steps of a life, which is what one pair of organizations does (600)")
    parser.add_argument("--judge", type=int, default=BETWEEN_JUDGEMENTS, help=f"steps between judgements ({BETWEEN_JUDGEMENTS})")
    parser.add_argument("--minutes", type=float, help="draw more seeds until that time is over; with lanes, the time of each seed")
    parser.add_argument("--hours", type=float, help="the same in hours")
    parser.add_argument("--lanes", type=int, help="as many pairs of organizations live next to each other, one life after the other")
    parser.add_argument("--acts", type=int, default=1_000_000, help="acts in all lanes (1000000)")
    parser.add_argument("--shorten", type=float, default=120, help="seconds in which a shorter history is looked for (120)")
    parser.add_argument("--trouble", action="append", choices=[*TROUBLES, "all", "none"], help="what happens apart from requests (kill, stop and token)")
    parser.add_argument("--between", action="append", default=[], help="a trouble before a step, such as 812:disk, as a failure prints it")
    parser.add_argument("--often", type=float, help=f"how many times as often it happens; persons act no less (1, with lanes {OFTEN_IN_LANES})")
    parser.add_argument("--log", help="file for every step")
    parser.add_argument("--triaged", default=os.path.join(ROOT, "build", "bin", "triaged"))
    options = parser.parse_args()
    options.minutes = options.hours * 60 if options.hours else options.minutes
    options.triaged = os.path.abspath(options.triaged)
    options.often = options.often if options.often is not None else OFTEN_IN_LANES if options.lanes else 1
    if fault := wrong_between(options):
        parser.error(fault)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # ends the servers, too
    begun, seeds = time.monotonic(), options.seed or [str(random.randrange(10 ** 6))]
    troubles = [name for name in TROUBLES if name in (options.trouble or ["kill", "stop", "token"]) or "all" in (options.trouble or [])]
    for name in troubles[:]:
        if reason := missing(name, options.triaged):
            print(f"{name} is left out, it needs {reason}", flush=True)
            troubles.remove(name)
    log = open(options.log, "w", encoding="utf-8") if options.log else None  # pylint: disable=consider-using-with
    while seeds:
        if not passes(options, seeds.pop(0), troubles, log):
            return 1
        if not seeds and not options.lanes and options.minutes and time.monotonic() - begun < options.minutes * 60:
            seeds.append(str(random.randrange(10 ** 6)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens to a world apart from requests: programs are killed, tokens end, clocks step, disks fill, and a backup is restored. Each of
these judges at once what must hold after it, and returns a sentence."""

import collections
import copy
import json
import os
import shutil
import signal
import subprocess
import threading
import time
from urllib.parse import quote

import judges
import network
from desk import TAKES_BACK, program_beside, remove_shared, without_routing
from judges import Violation
from load import Answer, Line
from network import Passage
from servers import PATIENCE, run_command, wait_until

HOUR = 3600
KILLED_AT_ONCE = 6  # requests that a server has when it is killed
TRIES = 4  # commands until one can be undone
WRITERS = 3  # programs with the token that ends
DISKS = {"base": 160, "pg_wal": 96}  # parts of PostgreSQL's data with the sizes of their disks in MiB, for one pair of organizations
SEGMENT = 16  # MiB of WAL
MOST = 300  # writes until a full disk refuses one
BETWEEN_BACKUP_AND_RESTORE = 12  # acts


def succeeded(answer, what):
    """Returns what a response has, which has to be a success."""
    if not answer.succeeded:
        raise Violation(f"{what}: {answer.status} {answer.body[:300]!r}")
    return json.loads(answer.body)["data"] if answer.body else None


def descriptions(line):
    return [item["description"] for item in judges.read_all(line, "/feedback?sort_by=created_at")[0]]


# Programs are killed

def server_is_killed(world, tenants, dice):
    """A server is killed while it works, and started again. Only requests with a key are sent: what they did is known then."""
    server, said, faults = dice.choice(world.servers), ["a server is killed and started"], []
    drawn = [world.drawn(tenants, dice) for _ in range(KILLED_AT_ONCE * 3)]
    acts_of_it = [each._replace(server=server, way=network.KILLED) for each in drawn if each and each.key][:KILLED_AT_ONCE]
    threads = [threading.Thread(target=world.act_in_thread, args=(said, faults, each, None)) for each in acts_of_it]
    for each in threads:
        each.start()
    server.server.kill()
    remove_shared(server.server.pid)
    for each in threads:
        each.join()
    server.start()
    if faults:
        raise Violation(faults[0])
    return " || ".join(said)


def postgres_is_stopped(world, _tenants, _dice):
    world.postgres.server.end(signal.SIGQUIT)
    world.postgres.start()
    wait_until(lambda: all(each.is_well() for each in world.servers), "the servers are well again")
    return "PostgreSQL is stopped at once and started"


# Tokens end

class Writer(threading.Thread):
    """A program that writes feedback, on both servers in turn, until its token was refused twice after its end."""

    def __init__(self, number, servers, token, ended):
        super().__init__(daemon=True)
        self.name, self.token, self.ended = f"{number}", token, ended
        self.addresses = [server.address for server in servers]
        self.answers = []  # text, key, whether the token had ended before the request, status
        self.fault = None

    def run(self):
        lines = [Line(address, self.token) for address in self.addresses]
        number, refused = 0, 0
        while refused < 2 and not self.fault:
            text, has_ended = f"{self.name} writes {number}", self.ended.is_set()
            answer = lines[number % 2].ask("POST", "/feedback", {"description": text}, text.replace(" ", "-"))
            self.answers.append((text, has_ended, answer))
            if answer.status not in (201, 401, 503):
                self.fault = f"{text}: {answer.status} {answer.body[:300]!r}"
            refused += has_ended and answer.status == 401
            number += 1
            if has_ended and answer.succeeded:
                self.fault = f"{text}: is stored after the end of the token"

    def has_begun(self):
        return len(self.answers) > 2 or not self.is_alive()


def end_token(world, admin, token, how):
    """Ends the token as the word says, and returns the next one if there is one."""
    if how == "revoked":
        succeeded(judges.ask(admin, "DELETE", f"/tokens/{token['id']}"), "a token is revoked")
    elif how == "rotated":
        return succeeded(judges.ask(admin, "POST", f"/tokens/{token['id']}/rotate", {"overlap_hours": 0}), "a token is rotated")["token"]
    elif how == "member removed":
        succeeded(judges.ask(admin, "DELETE", f"/members/{token['member_id']}"), "a member is removed")
    else:
        wait_until(lambda: world.postgres.sql(f"select clock_timestamp() > '{token['expires_at']}'") == ["t"], "a token expires",
                   pause=0.1)
    return None


def make_token(world, admin, member, how):
    """Creates a token that ends by itself soon, if it is to expire, or in half an hour."""
    for seconds in (3, 30) if how == "expired" else (HOUR // 2,):
        end = {"expires_at": moment(world, seconds)} if how in ("expired", "half an hour") else {}
        answer = judges.ask(admin, "POST", "/tokens", {"name": "Guest", "kind": "full_access", "member_id": member, **end})
        if answer.status != 422 or not end:  # it is in the past already on a busy machine
            break
    return succeeded(answer, "a token is created")


def moment(world, seconds):
    """Returns the time of the database in that number of seconds."""
    return world.postgres.sql(f"select to_char((clock_timestamp() + interval '{seconds} s') at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')")[0]


def token_expires(world, tenants, dice):
    """A token ends by itself."""
    return token_ends(world, tenants, dice, ["expired"])


def token_ends(world, tenants, dice, ways=("revoked", "rotated", "member removed")):
    """A token ends while programs write with it: what they send afterwards is refused on both servers, and nothing of it is stored."""
    tenant, how = dice.choice(tenants), ways[world.token_ends % len(ways)]
    world.token_ends += 1
    name, part = f"guest-{dice.getrandbits(64):x}", dice.random()
    servers = dice.sample(world.servers, 2)
    admin = Line(servers[0].address, tenant.tokens["admin"])
    member = succeeded(judges.ask(admin, "POST", "/members", {"name": "Guest", "email": f"{name}@world.example", "role": "member"}), "a member is added")
    token = make_token(world, admin, member["id"], how)
    ended = threading.Event()
    writers = [Writer(f"{name}-{number}", servers, token["token"], ended) for number in range(WRITERS)]
    # Its request has begun when the token ends, and ends afterwards.
    passage = Passage([servers[1].address], "held in its middle", part, ended)
    late, answers = f"{name} is late", []
    slow = threading.Thread(daemon=True, target=lambda: answers.append(
        Line(passage.address, token["token"]).ask("POST", "/feedback", {"description": late}, f"{name}-late")))
    for each in (*writers, slow):
        each.start()
    passage.paused.wait(PATIENCE)
    wait_until(lambda: all(each.has_begun() for each in writers), "programs write")
    try:
        following = end_token(world, admin, token, how)
    finally:
        ended.set()
    for each in (*writers, slow):
        each.join()
    passage.finish()
    admin.close()
    said = f"{tenant.name}: a token ends ({how}) while {WRITERS} programs write with it"
    written = [answer for writer in writers for answer in writer.answers]
    judge_end(said, tenant, admin, [each.fault for each in writers if each.fault], written + [(late, True, answers[0])])
    for server in servers:
        if judges.ask(Line(server.address, token["token"]), "GET", "/me").status != 401:
            raise Violation(f"{said}: it reads after its end")
        if following:
            succeeded(judges.ask(Line(server.address, following), "GET", "/me"), f"{said}: the next one is used")
        for text, _, answer in written[:1]:
            repeated = judges.ask(Line(server.address, token["token"]), "POST", "/feedback", {"description": text}, text.replace(" ", "-"))
            if answer.succeeded and repeated.status != 401:
                raise Violation(f"{said}: a request is repeated with it after its end: {repeated.status}")
    return said


def judge_end(said, tenant, admin, faults, written):
    if faults:
        raise Violation(f"{said}: {faults[0]}")
    stored = collections.Counter(descriptions(admin))
    for text, was_late, answer in written:
        if answer.succeeded and stored[text] != 1:
            raise Violation(f"{said}: {text!r} is acknowledged and stored {stored[text]} times")
        if (answer.status == 401 or was_late) and stored[text]:
            raise Violation(f"{said}: {text!r} is sent after the end of the token or refused, and stored")
        if was_late and isinstance(answer.status, int) and answer.status not in (401, 503):
            raise Violation(f"{said}: {text!r} arrives after the end of the token and is answered {answer.status}")
        if answer.succeeded:
            tenant.learn(answer, "/feedback")


# Clocks step

def zone_that_steps(world, offset):
    """Returns a time zone in which a clock that is wrong by an hour, to that side, has another day."""
    hour = int(world.postgres.sql("select extract(hour from clock_timestamp() at time zone 'UTC')")[0])
    east = ((0 if offset < 0 else 23) - hour + 12) % 24 - 12
    return f"Etc/GMT{-east:+d}"  # counts to the west


def day_in(world, zone):
    """Returns the day by the clock of the database."""
    return world.postgres.sql(f"select (clock_timestamp() at time zone '{zone}')::date")[0]


def clock_steps(world, tenants, dice):
    """The clock of a server is set back or ahead by an hour, or right again: a snooze ends once, tokens live as long as they should,
    and new items are routed."""
    place, offset = dice.randrange(len(world.servers)), dice.choice([-HOUR, HOUR, -HOUR, HOUR, 0])
    tenant, name = dice.choice(tenants), f"item-{dice.getrandbits(64):x}"
    lines = [Line(server.address, tenant.tokens["admin"]) for server in world.servers]
    said = f"{tenant.name}: the clock of server {place + 1} is set to {offset:+d} s"
    item = succeeded(judges.ask(lines[place], "POST", "/feedback", {"description": name}), said)["id"]
    for seconds in (2, 30):
        answer = judges.ask(lines[place], "PATCH", f"/feedback/{item}/triage", {"snoozed_until": moment(world, seconds)})
        if answer.status != 422:  # it is in the past already on a busy machine
            break
    succeeded(answer, said)
    member = judges.read(lines[0], "/me")["data"]["member"]["id"]
    lasting, ending = (make_token(world, lines[place], member, how) for how in ("half an hour", "expired"))
    server = world.servers[place].address
    for token in (lasting, ending):
        judges.ask(Line(server, token["token"]), "GET", "/me")  # the server remembers it
    world.clocks[place].set(offset)
    succeeded(judges.ask(Line(server, lasting["token"]), "GET", "/me"), f"{said}: a token of before that lives for half an hour is used")
    end_token(world, lines[place], ending, "expired")
    if judges.ask(Line(server, ending["token"]), "GET", "/me").status != 401:
        raise Violation(f"{said}: a token is used after its end")
    succeeded(judges.ask(lines[1 - place], "DELETE", f"/tokens/{lasting['id']}"), said)
    zone = zone_that_steps(world, offset)
    day = day_in(world, zone)
    plot = judges.read(Line(server, tenant.tokens["admin"]), f"/statistics/feedback-per-day?time_zone={quote(zone)}")
    if plot["meta"]["to"] not in (day, day_in(world, zone)):
        raise Violation(f"{said}: a plot ends on {plot['meta']['to']} in {zone}, where it is {day}")
    wait_until(lambda: judges.read(lines[1], f"/feedback/{item}/triage")["data"]["snoozed_until"] is None, f"{said}: a snooze ends")
    wait_until(lambda: judges.read(lines[0], f"/feedback/{item}")["data"]["routing_status"] != "pending", f"{said}: an item is routed")
    for line in lines:
        line.close()
    for line in lines:
        made = make_token(world, line, member, "half an hour")
        for server in world.servers:
            succeeded(judges.ask(Line(server.address, made["token"]), "GET", "/me"), f"{said}: a token that lives for half an hour is used")
        succeeded(judges.ask(line, "DELETE", f"/tokens/{made['id']}"), said)
    for server in world.servers:
        for caller in ("admin", "member", "reader"):
            succeeded(judges.ask(Line(server.address, tenant.tokens[caller]), "GET", "/me"), f"{said}: the token of {caller} is used")
    woke = [note for note in judges.read_all(lines[0], f"/feedback/{item}/notes")[0] if note["text"] == "Ended the snooze."]
    if len(woke) != 1:
        raise Violation(f"{said}: the snooze ends {len(woke)} times")
    return said


# Disks fill

def small_disks_missing():
    """Returns why small disks cannot be mounted here, or None."""
    if os.geteuid() != 0 or not shutil.which("mount"):
        return "the right to mount a file system"
    return None


def put_on_small_disks(postgres, folder, times):
    """Moves parts of the data of a PostgreSQL that does not run to disks of their own. Returns their paths."""
    disks = {}
    for part, size in DISKS.items():
        disk, data = folder / part, os.path.join(postgres.data, part)
        os.mkdir(disk)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size * times}m,mode=700", "tmpfs", disk], check=True)
        disks[part] = disk
        shutil.chown(disk, "postgres", "postgres")
        subprocess.run(["cp", "-a", f"{data}/.", disk], check=True)
        shutil.rmtree(data)
        os.symlink(disk, data)
    return disks


def use_up_segments(postgres, disk):
    """Lets PostgreSQL need a new segment of its WAL, after those that it has in reserve. It stops if there is no room for it."""
    try:
        for _ in range(shutil.disk_usage(disk).total // (SEGMENT << 20)):
            postgres.sql("select pg_switch_wal(); create table if not exists reserve (); drop table reserve", database="postgres")
    except subprocess.CalledProcessError:
        pass


def disk_fills(world, tenants, dice):
    """A disk of PostgreSQL is full for a while: writes are refused as documented, and afterwards all goes on."""
    part, tenant = dice.choice(list(world.disks)), dice.choice(tenants)
    ballast = os.path.join(world.disks[part], "ballast")
    with open(ballast, "wb", buffering=0) as file:
        try:
            while file.write(b"x" * 65536):
                pass
        except OSError:
            pass
    if part == "pg_wal":
        use_up_segments(world.postgres, world.disks[part])
    said, refused = f"{tenant.name}: the disk with {part} is full", None
    try:
        lines = [Line(server.address, tenant.tokens["admin"]) for server in world.servers]
        for number in range(MOST):
            answer = lines[number % 2].ask("POST", "/feedback", {"description": f"{number} " + "wide " * 900}, f"{said}-{dice.getrandbits(64):x}")
            tenant.learn(answer, "/feedback")
            if fault := Answer.fault(answer, {503, 507}):
                raise Violation(f"{said}: {fault}")
            if not answer.succeeded:
                refused = answer.status
                break
        for _ in range(6):
            if act := world.drawn(tenants, dice):
                world.act(act._replace(way=None))  # what the network loses is sent until there is room
    finally:
        os.remove(ballast)
    if not world.postgres.server.is_running() or not world.postgres.is_ready():
        world.postgres.server.end(signal.SIGQUIT)
        world.postgres.start()
    wait_until(lambda: all(each.is_well() for each in world.servers), f"{said} no more: the servers are well again")
    answer = judges.ask(Line(world.servers[0].address, tenant.tokens["admin"]), "POST", "/feedback", {"description": "There is room again."})
    succeeded(answer, f"{said} no more")
    tenant.learn(answer, "/feedback")
    return f"{said}, which is answered {refused} after {number} writes, and has room again"


# A backup is restored

class Known:
    """What the programs of an organization know and what its lists and its feed have at one time."""

    def __init__(self, world, tenant):
        line = Line(world.servers[0].address, tenant.tokens["admin"])
        world.wait_for_rest(line)
        self.state, self.feed = judges.State(line), judges.Feed()
        self.feed.follow(line)
        self.pool, self.made, self.marks = copy.deepcopy(tenant.pool), dict(tenant.made), set(tenant.marks)

    def differences(self, tenant, line):
        """Returns how the organization differs now. Snoozes and leases may have ended since."""
        wrong = judges.changed(self.state, judges.State(line))
        feed = judges.Feed()
        feed.follow(line)
        before, after = ({key for key in each.objects if key[0] != "note"} for each in (self.feed, feed))
        wrong += [f"the feed of {tenant.name} has other objects: {each}" for each in sorted(before ^ after)[:3]]
        notes = {key for key in self.feed.objects if key[0] == "note"} - set(feed.objects)
        return wrong + [f"the feed of {tenant.name} has lost {each}" for each in sorted(notes)[:3]]


def backed_up(world, tenants, file):
    """Makes a backup. Returns what is known of each organization at that time, while nothing changed by itself."""
    server, end = world.servers[0], time.monotonic() + PATIENCE
    while True:
        for desk in (each for tenant in tenants for each in tenant.desks):
            desk.settle()
        known = [Known(world, each) for each in tenants]
        run_command([world.triaged, "backup", file, *server.where], server.environment)
        wrong = [fault for tenant, before in zip(tenants, known)
                 for fault in before.differences(tenant, Line(server.address, tenant.tokens["admin"]))]
        if not wrong:
            return known
        if time.monotonic() > end:
            raise Violation(f"an organization does not come to rest: {'; '.join(wrong[:4])}")


def is_restored(world, tenants, dice):
    """A backup is made, more is done, and the backup is restored: all is as it was, and followers of the feed notice it."""
    file, key = world.folder / "backup", f"kept-{dice.getrandbits(64):x}"
    first = [judges.succeeding(Line(world.servers[0].address, each.tokens["admin"]), "POST", "/feedback", {"description": key}, key)
             for each in tenants]
    for tenant, answer in zip(tenants, first):
        tenant.learn(answer, "/feedback")
    known, server = backed_up(world, tenants, file), world.servers[0]
    for _ in range(BETWEEN_BACKUP_AND_RESTORE):
        if act := world.drawn(tenants, dice):
            world.act(act)
    later = judges.succeeding(Line(server.address, tenants[0].tokens["admin"]), "POST", "/feedback", {"description": "It is lost."}).data()["id"]
    for tenant in tenants:
        tenant.feed.follow(Line(server.address, tenant.tokens["admin"]))
    for each in world.servers:
        each.server.end()
        remove_shared(each.server.pid)
    run_command([world.triaged, "restore", "--replace", file, *server.where], server.environment)
    for each in world.servers:
        each.start()
    world.note_restore()
    said = "a backup is restored"
    for tenant, before, answer in zip(tenants, known, first):
        for each in world.servers:
            line = Line(each.address, tenant.tokens["admin"])
            if wrong := before.differences(tenant, line):
                raise Violation(f"{said}: {'; '.join(wrong[:4])}")
            refused = judges.ask(line, "GET", f"/changes?since={tenant.feed.cursor}")
            if refused.status != 422 or b"since" not in refused.body:
                raise Violation(f"{said}: a cursor of the time that is lost is answered {refused.status} {refused.body[:200]!r}")
            again = line.ask("POST", "/feedback", {"description": key}, key)
            if again.status != 503 and (again.status, again.body) != (answer.status, answer.body):
                raise Violation(f"{said}: a key of before is answered {again.status} {again.body[:300]!r} instead of {answer.body[:300]!r}")
            if line.ask("GET", f"/feedback/{later}").succeeded:
                raise Violation(f"{said}: an item of the time that is lost is there")
        tenant.feed, tenant.pool, tenant.made, tenant.marks = judges.Feed(), before.pool, before.made, before.marks
    return said


# A person acts

def person_acts(world, tenants, dice):
    """A person runs commands of the client, over a network that works or not, and may undo them; or the token ends, or the client is
    killed."""
    return person_does(world, tenants, dice, [acts, acts, acts, acts_offline, acts_offline, acts_unheard, undoes, undoes, deletes, meets, meets,
                                              is_killed, loses_token])


def client_disk_fills(world, tenants, dice):
    return person_does(world, tenants, dice, [acts_without_room])


def client_clock_steps(world, tenants, dice):
    return person_does(world, tenants, dice, [acts_by_a_wrong_clock])


def person_does(world, tenants, dice, ways):
    """Lets a person do one of these."""
    desk = dice.choice([each for tenant in tenants for each in tenant.desks])
    how, said = dice.choice(ways), []
    try:
        how(world, desk, dice, said)
    except Violation as fault:
        raise Violation(f"{desk.tenant.name}: {desk.name} {how.__name__} {', '.join(said)}: {fault}") from fault
    finally:
        for each in desk.tenant.desks:
            each.wire.mend()
    return f"{desk.tenant.name}: {desk.name} {how.__name__.replace('_', ' ')}: {', '.join(said)}"


def acts(_world, desk, dice, said):
    for _ in range(dice.randrange(1, 4)):
        desk.act(dice, said)


def rests(world, desk):
    """Waits until nothing changes by itself, and nobody else has anything to send."""
    for each in desk.tenant.desks:
        each.settle()
    world.wait_for_rest(world.admin(desk.tenant))
    desk.refused, desk.not_undone, desk.routed_again = [], [], set()
    desk.buffers = {each["id"] for each in judges.read_all(world.admin(desk.tenant), "/buffers")[0]}
    return desk.settle()


def acts_offline(world, desk, dice, said):
    """What is shown while the network is away survives the end of the program, and is what the server has afterwards."""
    rests(world, desk)
    desk.wire.cut()
    for _ in range(dice.randrange(1, 5)):
        desk.act(dice, said)
    shown = desk.tree()
    if dice.random() < 0.5:
        said.append("killed and started")
        desk.restart()
        if wrong := list(judges.differences(shown, desk.tree())):
            raise Violation(f"before and after a start without a network: {'; '.join(wrong[:3])}")
    arrives(world, desk, shown)


def changed(world, desk, shown, now, gone=()):
    """Returns what differs between what the person was shown and is shown now, except for items that are gone, for those in a buffer that
    routing has suggested since the world rested, and for the originals of duplicates whose original is gone: the server makes one of them
    the original of the others."""
    suggested = {each["id"] for each in judges.read_all(world.admin(desk.tenant), "/buffers")[0] if each["needs_review"]} - desk.buffers
    left_out = {key for key, item in now.items() if suggested.intersection(item["buffer_ids"])}.union(gone)
    orphans = {key for key, item in shown.items() if item["duplicate_of"] and item["duplicate_of"] not in now}

    def compared(tree):
        return {key: {**item, "duplicate_of": None if key in orphans else item["duplicate_of"]}
                for key, item in without_routing(tree).items() if key not in left_out}
    return list(judges.differences(compared(shown), compared(now)))


def arrives(world, desk, shown):
    """Requires that the server has what was shown without a network, as soon as that is back."""
    desk.wire.mend()
    desk.settle()
    world.wait_for_rest(world.admin(desk.tenant))
    desk.settle()
    if desk.refused or desk.routed_again:
        return  # it is judged with everything when the world rests

    def wrong():
        desk.settle()
        return changed(world, desk, shown, desk.tree())
    judges.until_right(wrong, "what was shown without a network, and what the server has of it")


def loses_token(world, desk, dice, said):
    """The person's token is revoked while changes wait. With another one of the same member, all that was shown without a network
    arrives."""
    rests(world, desk)
    desk.wire.cut()
    for _ in range(dice.randrange(1, 5)):
        desk.act(dice, said)
    shown = desk.tree()
    judges.succeeding(world.admin(desk.tenant), "DELETE", f"/tokens/{desk.token_id}")
    said.append("token revoked")
    if dice.random() < 0.5:
        desk.wire.mend()
        desk.sign_in_again()
    arrives(world, desk, shown)  # signs in again where the server refuses the old one


def acts_without_room(world, desk, dice, said):
    """The disk of the client is full: it says that it cannot store, shows nothing that it did not store, and loses nothing that it did.
    Commands that take back what the person did before are left out."""
    rests(world, desk)
    desk.wire.cut()
    for _ in range(dice.randrange(3)):
        desk.act(dice, said)
    shown, client = desk.tree(), desk.process
    said.append("no room")
    with desk.without_room() as store_failures:
        rest = [each for each in desk.commands if not each.startswith(TAKES_BACK)]
        for _ in range(dice.randrange(3)):
            desk.act(dice, said, commands=dice.sample(rest, len(rest)))
        answer = desk.act(dice, said, "feedback.done", home=True, rows=1, answers=0)
        # A client that ended starts with room.
        has_no_room = desk.process is client
        # It changes nothing where somebody else has just changed the item.
        if has_no_room and answer.get("ran") == "feedback.done" and answer.get("changed") and not store_failures:
            raise Violation("the client cannot store and does not say so")
        if has_no_room and (wrong := list(judges.differences(shown, desk.tree()))):
            raise Violation(f"before and while the client cannot store: {'; '.join(wrong[:3])}")
    said.append("room again")
    if has_no_room and dice.random() < 0.5:
        said.append("killed and started")
        desk.restart()
        if wrong := list(judges.differences(shown, desk.tree())):
            raise Violation(f"before the client could not store and after its start: {'; '.join(wrong[:3])}")
    arrives(world, desk, desk.tree())


def acts_by_a_wrong_clock(world, desk, dice, said):
    """The clock of the person's machine is an hour ahead or behind for a while: what is shown is what the server has, and an item that
    sleeps for half an hour sleeps."""
    rests(world, desk)
    offset, admin = dice.choice([-HOUR, HOUR]), world.admin(desk.tenant)
    made = judges.succeeding(admin, "POST", "/feedback", {"description": f"item-{dice.getrandbits(64):x}"})
    desk.tenant.learn(made, "/feedback")
    judges.succeeding(admin, "PATCH", f"/feedback/{made.data()['id']}/triage", {"snoozed_until": moment(world, HOUR // 2)})
    rests(world, desk)

    def wrong():
        desk.tenant.feed.follow(admin)
        return desk.differences(judges.State(admin), desk.tenant.feed)
    judges.until_right(wrong, "before the clock is set")
    said.append(f"clock set to {offset:+d} s")
    desk.set_clock(offset)
    desk.ask("wake")
    acts(world, desk, dice, said)
    rests(world, desk)
    judges.until_right(wrong, f"while the clock is set to {offset:+d} s")
    said.append("clock right again")
    desk.set_clock(0)


def acts_unheard(_world, desk, dice, said):
    """The requests arrive, and their responses do not."""
    desk.wire.lose_answers()
    for _ in range(dice.randrange(1, 4)):
        desk.act(dice, said)
    desk.ask("sync")


def undoes(world, desk, dice, said):
    """A command that is undone leaves everything as it was."""
    begun = rests(world, desk)["undo"]
    is_away = dice.random() < 0.5
    if is_away:
        desk.wire.cut()
    for _ in range(TRIES):
        before = desk.tree()
        answer = desk.act(dice, said, work=1)
        if answer["undo"] != begun:
            break
        if not is_away:
            rests(world, desk)  # a restored buffer has its items again, which edit.undo does not take back
    steps = answer["undo"] - begun
    for _ in range(steps):
        answer = desk.act(dice, said, "edit.undo")
    if steps <= 0 or answer["undo"] != begun or (desk.not_undone and not is_away):
        return
    if desk.not_undone:
        raise Violation(f"an undo is refused though nobody else acted: {desk.not_undone}")

    def wrong():
        if not is_away:
            desk.settle()
        return changed(world, desk, before, desk.tree())
    judges.until_right(wrong, "before an act and after its undo")


def deletes(world, desk, dice, said):
    """What is deleted is gone for everyone, and nothing else is. An undo before it is sent brings all of it back."""
    rests(world, desk)
    desk.wire.cut()
    before = desk.tree()
    answer = desk.act(dice, said, "feedback.delete", home=True, answers=2)
    gone = set(answer.get("deleted", ()))

    def wrong_at(each, gone):
        shown = each.tree()
        return [f"{each.name} is shown {item}" for item in gone if item in shown] + [
            f"{each.name}: {fault}" for fault in changed(world, desk, before, shown, gone)]
    if faults := wrong_at(desk, gone):
        raise Violation(f"before and after {sorted(gone)} are deleted: {'; '.join(faults[:3])}")
    if gone and answer["undo"] > 0 and dice.random() < 0.5:
        desk.act(dice, said, "edit.undo")
        gone = set()
        if faults := wrong_at(desk, gone):
            raise Violation(f"before items are deleted and after the undo: {'; '.join(faults[:3])}")
    desk.wire.mend()

    def wrong():
        for each in desk.tenant.desks:
            each.settle()
        return [fault for each in desk.tenant.desks for fault in wrong_at(each, gone)]
    judges.until_right(wrong, f"{sorted(gone) or 'nothing'} is deleted for everyone")


def meets(world, desk, dice, said):
    """Two persons act on the same items at the same time. In the end, both are shown the same."""
    desks = desk.tenant.desks
    rests(world, desk)
    for each in desks:
        if dice.random() < 0.4:
            dice.choice([each.wire.cut, each.wire.lose_answers])()
    for _ in range(dice.randrange(1, 4)):
        rows = {"home": True, "rows": dice.choice([1, 2, 3]), "place": dice.getrandbits(31)}
        for each in dice.sample(desks, len(desks)):
            each.act(dice, said, work=0.9, **rows)
    for each in desks:
        each.wire.mend()

    def wrong():
        trees = []
        for each in [*desks, *desks]:
            each.settle()
            world.wait_for_rest(world.admin(desk.tenant))
            trees.append(each.tree(with_snooze=True))
        return list(judges.differences(trees[-1], trees[-len(desks)]))
    judges.until_right(wrong, "what two persons are shown in the end")


def is_killed(_world, desk, dice, said):
    """The client is killed while it works. What it has is judged when the world rests."""
    desk.act(dice, said)
    desk.restart()


def missing(name, triaged):
    """Returns what a kind of trouble needs and this machine lacks, or None."""
    if name in OF_PERSONS and not os.path.exists(program_beside(triaged)):
        return "triage-person, which is built with the client"
    if name in ("clock", "client-clock"):
        from scenarios import faketime_library  # pylint: disable=import-outside-toplevel
        return None if faketime_library() else "libfaketime"
    return small_disks_missing() if name == "disk" else None


# While these happen, all pairs of organizations stand still.
ALONE = ("kill", "stop", "disk", "restore")
# These concern all pairs. A clock that steps must disturb none of them.
OF_ALL = ALONE + ("clock",)
# These are in each lane. Persons are in the first one only: a client needs as much as a lane.
OF_EACH_LANE = ("token", "expiry")
OF_PERSONS = ("person", "client-disk", "client-clock")
# With lanes, these happen in the first one, one after the other, as often as the acts of all lanes say.
OF_FIRST_LANE = OF_ALL + OF_PERSONS[1:]
# How often each of them happens, in a thousand steps.
TROUBLES = {"kill": (server_is_killed, 4), "stop": (postgres_is_stopped, 2), "token": (token_ends, 4), "expiry": (token_expires, 3),
            "clock": (clock_steps, 3), "disk": (disk_fills, 3), "restore": (is_restored, 3), "person": (person_acts, 120),
            "client-disk": (client_disk_fills, 4), "client-clock": (client_clock_steps, 4)}

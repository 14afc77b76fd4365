# SPDX-License-Identifier: GPL-3.0-or-later
"""A person at the client: its commands at random, over a network that goes away, and what the client must have then."""

import contextlib
import json
import os
import resource
import select
import shutil
import subprocess
import threading
import time

import judges
from acts import TEXTS
from judges import Violation
from network import Wire
from servers import PATIENCE, Process, plain_environment
from snoozes import Clock

ITEMS = 12  # at the beginning
NO_ROOM = 64  # bytes of a file that can be written
LONGEST_LOG = 16 << 20  # bytes
LAST_WORDS = 5  # seconds until a client that ended has said them
# Of these only the dialogs are looked at: their buttons end what other programs of the world need.
LOOKED_AT = ["file.connect", "go.palette", "tools.members", "tools.tokens"]
MOST_ENDS = 3  # starts in a row without a session
# These may take back what is not sent yet, or delete what others made.
TAKES_BACK = ("edit.undo", "edit.redo", "go.palette", "tools.", "feedback.menu", "buffer.", "a command")
ITEM = ("title", "description", "submitted_by", "needs_review", "routing_status")
RECORD = ("owner_id", "state", "tags", "duplicate_of")
# These act on what the person changed before, which need not be shown.
ON_WHAT_WAS_CHANGED = ("edit.undo", "edit.redo", "tools.activity")
REFUSALS = {0, 400, 403, 404, 409, 412, 413, 422}  # 0: another person's change came first


def program_beside(triaged):
    return os.path.join(os.path.dirname(os.path.dirname(triaged)), "tests", "triage-person")


def remove_shared(pid):
    """Removes what libfaketime leaves of a killed program, which another one with this number would take for its own."""
    for name in (f"sem.faketime_sem_{pid}", f"faketime_shm_{pid}"):
        with contextlib.suppress(FileNotFoundError):
            os.remove(f"/dev/shm/{name}")


def copy_words(source, log):
    """Copies what a client says to its log. The client cannot write to a file itself while it has no room."""
    with source, open(log, "ab", buffering=0) as file:
        while piece := source.read1(65536):
            if file.tell() < LONGEST_LOG:
                file.write(piece)


def shown_of(item, notes, with_snooze=False):
    """Returns what a person sees of an item, without times that follow from the act."""
    return {**{name: item.get(name) for name in ITEM}, "buffer_ids": sorted(item["buffer_ids"]), "notes": sorted(notes),
            **{name: item["triage"].get(name) for name in RECORD + (("snoozed_until",) if with_snooze else ())}}


def without_routing(tree):
    """Returns the items without what routing decides by itself."""
    return {key: {name: value for name, value in item.items() if name != "routing_status"} for key, item in tree.items()}


def strange_items(answer, changed_before):
    """Returns the items that an act of a person changed though the person was not shown that commands act on them. Shown are the selected
    and the current row and the item of each pane, when the command begins and before each answer to a dialog, with the originals of
    duplicates. A merge concerns more items, of which one is shown. For commands that act on all of a buffer, and for the suggested
    duplicates, it is all that the client has; for an undo and the activity window, all that the person changed before, if that is
    known."""
    shown = set(answer.get("shown", ()))
    if any(each in ON_WHAT_WAS_CHANGED for each in answer.get("all ran", ())):
        if changed_before is None:
            return []
        shown |= changed_before
    return sorted({items[0] for items in answer.get("changed", ()) if not shown & set(items)})


class Desk:
    """The client of a person of an organization. Its data stays when it is killed."""

    def __init__(self, world, program, tenant, name):
        self.home, self.program = world.folder / f"{name}-{tenant.name}", program
        self.name, self.log = name, f"{self.home}.log"
        os.makedirs(self.home, 0o700)
        self.tenant, self.world, self.process, self.heard = tenant, world, None, b""
        self.copier = None  # the thread that writes the log
        self.wire = Wire([server.address for server in world.servers])
        self.clock = Clock(world.folder, f"{name}-{tenant.name}.clock") if "client-clock" in world.kinds_in_it else None
        self.store_failures = None  # a list while the client has no room: what it says of that
        self.notes = {}  # texts that the client stored, with their item; taken out when the server has them
        self.refused, self.routed_again, self.not_undone = [], set(), []
        self.buffers = set()  # those of the organization when the world rested
        self.commands, self.ends = [], 0
        # Items that the person's acts changed, with those that they were merged with. A client that ends in an act does not say.
        self.changed, self.knows_changed = set(), True
        admin = world.admin(tenant)
        self.member = judges.succeeding(admin, "POST", "/members", {"name": name, "email": f"{name}@{tenant.name}.example".lower(), "role": "admin"}).data()["id"]
        tenant.protected.add(self.member)
        self.token, self.token_id = self.new_token()
        for number in range(0 if tenant.desks else ITEMS):
            made = judges.succeeding(admin, "POST", "/feedback", {"description": TEXTS[number % len(TEXTS)]})
            tenant.learn(made, "/feedback")
            if number % 3 == 0:
                judges.succeeding(admin, "PATCH", f"/feedback/{made.data()['id']}", {"needs_review": True})

    def new_token(self):
        made = judges.succeeding(self.world.admin(self.tenant), "POST", "/tokens",
                                 {"name": "Desk", "kind": "full_access", "member_id": self.member}).data()
        self.tenant.protected.add(made["id"])
        return made["token"], made["id"]

    def start(self):
        kept = {key: value for key, value in plain_environment().items() if not key.startswith("XDG_") and key != "DBUS_SESSION_BUS_ADDRESS"}
        environment = {**kept, "HOME": self.home, "XDG_RUNTIME_DIR": self.home, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8",
                       "TRIAGE_DESK_SERVER": f"http://{self.wire.address}", "TRIAGE_DESK_TOKEN": self.token,
                       **(self.clock.environment if self.clock else {})}
        self.heard = b""
        # It ignores SIGXFSZ as this program does: a write for which there is no room fails.
        self.process = Process(self.log, [self.program], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, cwd=self.home, restore_signals=False)
        self.copier = threading.Thread(target=copy_words, args=(self.process.process.stderr, self.log), daemon=True)
        self.copier.start()
        self.commands = self.ask("commands").get("commands", self.commands)
        return self

    def kill(self):
        if not self.process:
            return
        self.process.kill()
        self.copier.join(LAST_WORDS)
        remove_shared(self.process.pid)
        with contextlib.suppress(BrokenPipeError):  # what a client that ended did not read
            self.process.process.stdin.close()
        self.process.process.stdout.close()
        self.process = None

    def words(self):
        """Returns the log of a client that ended, with its last words."""
        self.copier.join(LAST_WORDS)
        return self.process.words()

    def restart(self):
        self.kill()
        self.start()

    def sign_in_again(self):
        """Starts the client with another token of the person."""
        self.token, self.token_id = self.new_token()
        self.restart()

    @contextlib.contextmanager
    def without_room(self):
        """While it lasts, the client can write to no file, as on a full disk. The value is a list of what it says of that."""
        process, before = self.process, resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        self.store_failures = []
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (NO_ROOM, before[1]))
        try:
            yield self.store_failures
            if process is self.process:
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)
                self.ask("state")  # what it could not store meanwhile
        finally:
            self.store_failures = None

    def set_clock(self, offset):
        """Sets the clock of the person's machine. The client has heard from the server and does not follow it."""
        self.clock.set(offset)
        self.settle()

    def close(self):
        self.kill()
        self.wire.close()
        shutil.rmtree(self.home, ignore_errors=True)

    # What it does

    def ask(self, what, **more):
        """Lets the client do something, and returns what it answers. A client that ended by a command starts again."""
        self.send(what, **more)
        answer = self.receive(what)
        if answer is None or answer.get("window") is False:
            status = self.process.process.wait(PATIENCE)
            if status != 0:
                raise Violation(f"the client ends with {status}: {self.words()[-1500:]}")
            self.start()
            return self.ask("state")
        if answer.get("session") is False:  # signed out by the act
            self.ends += 1
            if self.ends > MOST_ENDS:
                raise Violation(f"{what}: the client has no session after {MOST_ENDS} starts")
            was_gone = self.wire.is_gone
            self.wire.mend()  # the client needs the server for an account that it does not know
            self.restart()
            if was_gone:
                self.settle()
                self.wire.cut()
            return self.ask("state")
        if "overlay" in answer:
            self.judge(what, answer)
        if answer.get("phase") == "signed out":
            self.sign_in_again()
            return self.ask("state")
        self.ends = 0
        return answer

    def send(self, what, **more):
        try:
            self.process.process.stdin.write(json.dumps({"do": what, **more}).encode() + b"\n")
            self.process.process.stdin.flush()
        except BrokenPipeError:
            pass  # the answer says so

    def receive(self, what):
        """Returns the next answer; None of a client that ended."""
        end = time.monotonic() + PATIENCE
        while b"\n" not in self.heard:
            ready, _, _ = select.select([self.process.process.stdout], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise Violation(f"the client does not answer: {what}; {self.process.words()[-300:]}")
            piece = os.read(self.process.process.stdout.fileno(), 1 << 20)
            if not piece:
                return None
            self.heard += piece
        line, _, self.heard = self.heard.partition(b"\n")
        return json.loads(line)

    def judge(self, what, answer):
        """Judges what must hold after each act, and remembers what the client promised."""
        if answer["overlay"]:
            raise Violation(f"{what}: the client does not show its unsent changes: {answer['overlay'][:3]}")
        if self.store_failures is not None:
            self.store_failures += answer["lost"]
        elif answer["lost"]:
            raise Violation(f"{what}: the client cannot store: {answer['lost'][:3]}")
        for each in answer["refused"]:
            if each["status"] not in REFUSALS:
                raise Violation(f"{what}: the client gives up a change for {each}")
        self.changed.update(answer.get("changed before", ()))
        if strange := strange_items(answer, self.changed if self.knows_changed else None):
            raise Violation(f"{what}: {answer['all ran']} changes {strange[:3]} by {answer['acts'][:5]}, which was not shown: {answer['shown'][:5]}")
        self.changed.update(item for items in answer.get("changed", ()) for item in items)
        self.refused += answer["refused"]
        self.not_undone += answer["not undone"]
        self.routed_again |= set(answer["routed again"])
        if self.store_failures is None:  # otherwise they may be among what it could not store
            self.notes.update(answer["notes"])
        for item in answer["deleted"]:
            self.tenant.made.pop(f"/feedback/{item}", None)

    def act(self, dice, said, command=None, work=0.6, **more):
        """Runs a command that is drawn from the table of the client, and answers the dialogs that it opens at random. work: the share of
        commands that change something. more: of the line that the client reads, what is not drawn."""
        drawn = dice.sample(self.commands, len(self.commands))
        if dice.random() < work:
            drawn.sort(key=lambda each: not each.startswith(("feedback.", "buffer.")))
        answer = self.ask("act", **{"commands": [command] if command else drawn, "home": dice.random() < 0.6, "rows": dice.choice([1, 1, 1, 2, 3]),
                                    "dice": dice.getrandbits(31), "answers": dice.randrange(5), "text": f"{self.name} {dice.getrandbits(40):x}",
                                    "only seen": LOOKED_AT, **more})
        ran = answer.get("ran", "a command that ends the client")
        self.knows_changed &= "ran" in answer
        if ran.startswith(TAKES_BACK):
            self.notes.clear()  # of its own, what is not sent yet; no person takes back a note of another one
            self.forget_deleted()
        self.world.commands[ran] += 1
        self.world.count("commands of persons")
        said.append(ran)
        return answer

    def forget_deleted(self):
        """What the person may have deleted need not be there."""
        line = self.world.admin(self.tenant)
        for path in [each for each in self.tenant.made if each.startswith(("/buffers", "/webhooks"))]:
            if judges.ask(line, "GET", path).status == 404:
                self.tenant.made.pop(path)

    # What it must have

    def settle(self):
        """Waits until the client has sent everything and follows the server. What was refused is dropped, as a person does."""
        end, answer = time.monotonic() + PATIENCE, self.ask("sync")
        while True:
            if answer["failed"]:
                answer = self.ask("drop")
                self.notes = {text: item for text, item in self.notes.items() if text not in answer["dropped"]}
            if answer["phase"] == "up to date" and not answer["waiting"] and not answer["failed"]:
                return answer
            if time.monotonic() > end:
                raise Violation(f"the client does not come to rest: {answer}")
            time.sleep(0.1)
            # Nobody waits until the client tries again by itself.
            answer = self.ask("sync" if answer["phase"] == "offline" else "send" if answer["waiting"] else "state")

    def tree(self, with_snooze=False):
        """Returns what the client shows of each item."""
        return {key: shown_of(item, item["notes"], with_snooze) for key, item in self.ask("tree")["items"].items()}

    def differences(self, state, feed):
        """Returns how what the client shows differs from what the server has."""
        self.settle()
        notes = {}
        for note in feed.of("note").values():
            if note["kind"] == "note":
                notes.setdefault(note["feedback_id"], []).append(note["text"])
        stored = {item["id"]: shown_of(item, notes.get(item["id"], []), with_snooze=True) for item in state.items}
        answer = self.ask("tree")
        shown = {key: shown_of(item, item["notes"], with_snooze=True) for key, item in answer["items"].items()}
        wrong = [f"the client and the server: {each}" for each in judges.differences(shown, stored)]
        wrong += [f"the client's list: {answer['list']}"] if "list" in answer else []
        there = {text for texts in notes.values() for text in texts}
        wrong += [f"the note {text!r} on {item} was stored by the client and is lost"
                  for text, item in self.notes.items() if text not in there and item in stored]
        if not wrong:
            self.notes.clear()
        return wrong[:5]

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Empties 100 items of the demo's review queue by keys alone, compares each decision, and undoes them one by one. Then
types 8 keys a second at a list that a second person changes 10 times a second."""

import json
import random
import re
import subprocess
import sys
import threading
import time

import stage
from disk import Files, differences, number_of, server_items
from routed import is_routed

ITEMS = 100
IN_LIST = 60  # decided in the list, the others in triage mode
LEAST_RATE = 40  # items a minute

KEYS_A_SECOND = 8
CHANGES_A_SECOND = 10
SECONDS = 40  # of keys while a second person works on the same list
PATIENCE = 0.4  # seconds for which a person waits until the row after a key is another one


class DemoServer(stage.Server):
    """The organization of the demo instead of generated feedback."""

    def _fill(self):
        done = subprocess.run([self.triaged, "demo", "--json", "--data-dir", self.data], check=True,
                              stdout=subprocess.PIPE, text=True)
        tokens = json.loads(done.stdout)["tokens"]
        self.token = next(each["token"] for each in tokens if each["kind"] == "full_access")
        rest = stage.Rest(self.url, self.token)
        stage.wait_until(lambda: is_routed(self.url, self.token), "the demo is routed", 120)
        # What was closed or put off in the past of the demo is worked on once more.
        for each in rest.all("/feedback?needs_review=true"):
            rest.call("PATCH", f"/feedback/{each['id']}/triage", {"state": "open", "snoozed_until": None})


class Queue:
    """A person at the list of items that need review, who decides by key and remembers what was decided."""

    def __init__(self, screen, server, setup):
        self.is_triaging = False
        self.server, self.files = server, Files(screen.home)
        self.client = stage.Client(screen, setup, server)
        self.client.start()
        self.client.wait_synced()
        buffers = server.rest.buffers()
        self.names = {each["id"]: each["name"] for each in buffers}
        self.pinned = sorted(self.names, key=lambda each: self.names[each].casefold())[:9]
        self.decided = {}  # by item: the buffers that it is in afterwards
        self.press("g")
        self.press("r")
        self.settle_at(self.server_total())
        self.press("Home")

    def server_total(self):
        self.server.rest.get("/feedback?needs_review=true&limit=1")
        return self.server.rest.meta["total"]

    def press(self, key):
        self.client.fingers.key(key)

    def settle_at(self, rows):
        stage.wait_until(lambda: self.client.rows() == rows, f"the list has {rows} rows, not {self.client.rows()}", 30)

    def is_at_top(self):
        self.press("Home")
        return ", row 1 of" in self.client.current_row()

    def current(self):
        """Returns the id of the item that the list says is current."""
        found = re.search(r"Feedback (\w{13}),", self.client.current_row())
        return found and found.group(1)

    def buffers_of(self, item):
        return {each["id"] for each in self.server.rest.get(f"/feedback/{item}/buffers")}

    def other_than(self, here, choices, number):
        left = [each for each in choices if each not in here]
        return left[number % len(left)]

    def confirm(self, item, here, number):
        """The item is right where it is. In triage mode, one that is in no buffer is right in the first suggestion."""
        if self.is_triaging and not here:
            return self.take_suggestion(item, here, number)
        self.press("y")
        return here

    def correct_by_digit(self, item, here, number):
        """One key moves the item to a pinned buffer."""
        target = self.other_than(here, self.pinned, number)
        self.press(str(self.pinned.index(target) + 1))
        return {target}

    def correct_by_name(self, item, here, number):
        """M and the name move it to a buffer that has no digit."""
        target = self.other_than(here, [each for each in self.names if each not in self.pinned], number)
        self.press("m")
        self.client.find("dialog", "Move to buffer")
        for letter in self.names[target].lower():
            self.press("space" if letter == " " else letter)
        stage.wait_until(lambda: self.client.window.first_row("Matching buffers", self.names[target]), "the picker found it")
        self.press("Return")
        stage.wait_until(lambda: not self.client.window.find("dialog", "Move to buffer"), "the picker is closed")
        return {target}

    def take_suggestion(self, item, here, number):
        """The key of the first suggestion moves the item there; where the item is there already, it is right."""
        routing = self.server.rest.get(f"/feedback/{item}/routing")
        suggested = [each["buffer_id"] for each in routing["candidates"]
                     if each["buffer_id"] in here or round(each["confidence"] * 100) >= 15]
        if not suggested:
            return (self.confirm if here else self.correct_by_digit)(item, here, number)
        stage.wait_until(lambda: self.client.window.first_row("Suggested buffers", self.names[suggested[0]]), "the suggestion is shown")
        self.press("Return")
        return here if suggested[0] in here else {suggested[0]}

    def in_list(self, items, kinds):
        """Decides the items in the order of the list, and waits after each until its row is gone."""
        total = self.client.rows()
        for number, item in enumerate(items):
            shown = stage.wait_until(self.current, "a row is current", 10)
            if shown != item:
                raise AssertionError(f"{item} comes next, but {shown} is current")
            self.decided[item] = kinds[number % len(kinds)](item, self.buffers_of(item), number)
            self.settle_at(total - number - 1)

    def in_triage_mode(self, items, kinds):
        self.press("t")
        self.is_triaging = True
        for number, item in enumerate(items):
            stage.wait_until(lambda: self.progress() == number, f"triage mode counts {number} decisions", 10)
            self.decided[item] = kinds[number % len(kinds)](item, self.buffers_of(item), number)
        stage.wait_until(lambda: self.progress() == len(items), "triage mode counts all decisions", 10)
        self.press("Escape")

    def progress(self):
        """Returns the number of decisions that triage mode shows; -1 while it is not open."""
        bar = self.client.window.find("progress bar", "Triage progress")
        return int(self.client.window.value_of(bar)) if bar else -1

    def sent(self):
        stage.wait_until(lambda: self.files.waiting()[0] == 0, "nothing waits", 60)
        self.client.wait_synced()


def corrections(screen, setup, report):
    server = DemoServer(screen, setup)
    queue = Queue(screen, server, setup)
    first = server_items(server.data)
    order = [each["id"] for each in server.rest.all("/feedback?needs_review=true")]
    chosen, left = order[:ITEMS], len(order) - ITEMS
    began = time.monotonic()
    queue.in_list(chosen[:IN_LIST], (queue.confirm, queue.correct_by_digit, queue.correct_by_name))
    queue.in_triage_mode(chosen[IN_LIST:], (queue.confirm, queue.take_suggestion, queue.correct_by_digit))
    minutes = (time.monotonic() - began) / 60
    queue.settle_at(left)
    queue.sent()
    after = server_items(server.data)
    wrong = [item for item in chosen
             if after[number_of(item)][2] or set(after[number_of(item)][3]) != set(map(number_of, queue.decided[item]))]
    others = {id: item for id, item in after.items() if id not in map(number_of, chosen)}
    report.add(21, f"decisions by key that the server has otherwise, of {ITEMS}", len(wrong), 0)
    report.add(21, "other items that changed", sum(first[id] != item for id, item in others.items()), 0)
    report.add(21, "items a minute of script time", ITEMS / minutes, LEAST_RATE, is_least=True)
    report.holds(21, "cache and server agree", differences(queue.files.items(), after)[1] == 0)
    undo(queue, report, first, left)
    disturbed(queue, report)
    queue.client.end()


class Eye:
    """Sees which row is current."""

    def __init__(self, client):
        self.client = client
        self.at = 0  # the last row that was current

    def look(self):
        """Looks first where the current row was before."""
        for number in sorted(range(max(0, self.at - 20), self.at + 20), key=lambda number: abs(number - self.at)):
            try:
                row = self.client.list.get_child_at_index(number)
                if row and self.client.window.has_state(row, "FOCUSED"):
                    found = re.search(r"Feedback (\w{13}),", row.get_description())
                    self.at = number
                    return found and found.group(1)
            except Exception:  # gone meanwhile
                continue
        return None

    def aim(self, last):
        """Returns the item that is current after the last key: usually another one."""
        end = time.monotonic() + PATIENCE
        item = self.look()
        while item in (None, last) and time.monotonic() < end:
            item = self.look()
        return item


class SecondPerson(threading.Thread):
    """Works on the items at the top of the same list, where the first person is."""

    def __init__(self, server, token, buffers):
        super().__init__()
        self.rest, self.buffers = stage.Rest(server.url, token), buffers
        self.dice, self.ends, self.changes = random.Random(8), threading.Event(), 0

    def run(self):
        began = time.monotonic()
        items = []
        while not self.ends.wait(max(0, began + self.changes / CHANGES_A_SECOND - time.monotonic())):
            if self.changes % CHANGES_A_SECOND == 0:
                items = [each["id"] for each in self.rest.get("/feedback?state=open&snoozed=false&limit=30")]
            self.changes += 1
            self.change(self.dice.choice(items))

    def change(self, item):
        kind = self.dice.randrange(5)
        if kind == 0:
            self.rest.post("Somebody writes while others work.")
        elif kind == 1:
            self.rest.call("PATCH", f"/feedback/{item}/triage", {"state": "done"})
        elif kind == 2:
            self.rest.call("PATCH", f"/feedback/{item}/triage", {"state": "open"})
        elif kind == 3:
            self.rest.call("PUT", f"/buffers/{self.dice.choice(self.buffers)}/feedback/{item}")
        else:
            self.rest.call("PATCH", f"/feedback/{item}", {"title": f"Changed {self.changes} times"})


def decisions_since(rest, cursor, member):
    """Returns the activities by which the member decided about items, from the feed."""
    notes, more = [], True
    while more:
        changes = rest.get(f"/changes?limit=1000&since={cursor}")
        cursor, more = rest.meta["cursor"], rest.meta["has_more"]
        notes += [each["data"] for each in changes
                  if each["type"] == "note" and each["data"]["author_id"] == member]
    return notes


def is_of(note, key, buffers):
    """Returns whether the key can have done what an activity says. `buffers` has the names of the digits 1 to 9."""
    activity = note["activity"]
    if key == "e":
        return activity["code"] in ("done", "reviewed")
    if key == "y":
        return activity["code"] == "reviewed"
    named = buffers[int(key) - 1] in activity.get("buffers", [])
    return activity["code"] in ("removed", "reviewed") or (activity["code"] in ("assigned", "moved") and named)


def end_of_feed(rest):
    rest.get("/changes?limit=1000")
    while rest.meta["has_more"]:
        rest.get(f"/changes?limit=1000&since={rest.meta['cursor']}")
    return rest.meta["cursor"]


def disturbed(queue, report):
    """Digits and E at 8 keys a second, while the list changes below them."""
    server = queue.server
    me = server.rest.get("/me")["member"]["id"]
    other = next(each for each in server.rest.all("/members") if each["id"] != me)
    organization = server.rest.get("/organization")["slug"]
    token = server.command("token", "create", "--org", organization, "--member", other["email"], "--name", "second",
                           "--kind", "full_access")["token"]
    queue.press("g")
    queue.press("i")
    stage.wait_until(queue.is_at_top, "the first row is current", 30)
    eye = Eye(queue.client)
    cursor = end_of_feed(server.rest)
    second = SecondPerson(server, token, queue.pinned)
    second.start()
    aimed = {}  # by item: the keys that were pressed to decide about it while it was current
    item, pressed, began = None, 0, time.monotonic()
    while time.monotonic() < began + SECONDS:
        time.sleep(max(0, began + pressed / KEYS_A_SECOND - time.monotonic()))
        item = eye.aim(item)
        if not item:  # the one that is shown has left the list: nobody decides about it, a person goes on
            queue.press("j")
            continue
        key = ("1", "j", "2", "3", "e", "k", "4", "y")[pressed % 8]
        if key not in "jk":
            aimed.setdefault(item, set()).add(key)
        queue.press(key)
        pressed += 1
    seconds = time.monotonic() - began
    second.ends.set()
    second.join()
    queue.sent()
    decided = decisions_since(server.rest, cursor, me)
    buffers = [queue.names[each] for each in queue.pinned]
    missed = [each for each in decided
              if not any(is_of(each, key, buffers) for key in aimed.get(each["feedback_id"], ()))]
    report.add(21, "keys a second", pressed / seconds, KEYS_A_SECOND * 0.8, is_least=True)
    report.add(21, "changes a second by a second person", second.changes / seconds, CHANGES_A_SECOND * 0.8, is_least=True)
    report.add(21, f"decisions on items that were not current at the key, of {len(decided)}", len(missed), 0)
    report.add(21, "items decided", len({each["feedback_id"] for each in decided}), 1, is_least=True)
    report.holds(21, "cache and server agree", differences(queue.files.items(), server_items(server.data))[1] == 0)


def undo(queue, report, first, left):
    began = time.monotonic()
    for number in range(ITEMS):
        queue.press("ctrl+z")
        queue.settle_at(left + number + 1)
    seconds = time.monotonic() - began
    queue.sent()
    found, number = differences(server_items(queue.server.data), first)
    report.holds(21, f"{ITEMS} times undo, one by one, in {seconds:.0f} s: the first state", number == 0,
                 f"{number} differ: {found}" if number else "")
    report.holds(21, "cache and server agree", differences(queue.files.items(), first)[1] == 0)


def main():
    setup = stage.options(__doc__)
    if lacking := stage.missing():
        print("missing:", ", ".join(lacking), file=sys.stderr)
        return 2
    report = stage.Report()
    with stage.Screen("1400x900") as screen:
        try:
            corrections(screen, setup, report)
        except BaseException:
            screen.picture("/tmp/triage-desk-measured.png")
            print("screenshot: /tmp/triage-desk-measured.png", file=sys.stderr)
            raise
    return report.status()


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes thirty changes offline, with kill -9 at random moments and lost responses; cache, outbox and server must agree."""

import json
import random
import sys
import time

import stage
from disk import Files, differences, number_of, server_items
from wire import Wire

CHANGES = 30
WORDS = ("seen", "asked", "fixed")


class Hands:
    """Acts of a person by key, in the active window."""

    def __init__(self, client, chance):
        self.client, self.chance, self.fingers = client, chance, client.fingers
        self.begun = int(time.time())  # makes the texts of a run unique
        self.written = []

    def press(self, key, pause=0.05):
        self.fingers.key(key)
        time.sleep(pause)

    def write(self, text):
        for letter in text:
            self.press("space" if letter == " " else letter, 0.012)

    def wait_active(self, role, name):
        client = self.client
        return stage.wait_until(
            lambda: (node := client.window.find(role, name)) and client.window.has_state(node, "ACTIVE") and node,
            f"{name} is in front", 20)

    def to_list(self):
        """Leaves all dialogs and goes to a list with rows."""
        main = self.client.window.find("frame", "")
        for _ in range(6):
            if main and self.client.window.has_state(main, "ACTIVE"):
                break
            self.press("Escape", 0.2)
            main = self.client.window.find("frame", "")
        self.press("g")
        self.press("i", 0.2)

    def step(self):
        for _ in range(self.chance.randint(1, 4)):
            self.press("j", 0.03)

    def act(self):
        self.step()
        kinds = [self.move] * 10 + [self.flag] * 5 + [self.remove] * 3 + [self.note] * 2 + [self.edit] * 2 + [self.add] * 2 \
            + [self.delete]
        self.chance.choice(kinds)()

    def move(self):
        self.press(str(self.chance.randint(1, 9)))

    def flag(self):
        self.press(self.chance.choice(["y", "shift+y"]))

    def remove(self):
        self.press("u")

    def text(self):
        text = f"{self.chance.choice(WORDS)} {self.begun} {len(self.written)}"
        self.written.append(text)
        return text

    def note(self):
        self.press("n", 0.1)
        edit = self.client.find("text", "Note")
        stage.wait_until(lambda: self.client.window.is_focused(edit), "the note has the focus", 20)
        self.write(self.text())
        self.press("ctrl+Return", 0.1)

    def edit(self):
        self.press("F2")
        self.wait_active("dialog", "Edit feedback")
        self.press("ctrl+a")
        self.write(self.text())
        self.press("ctrl+Return", 0.2)
        stage.wait_until(lambda: not self.client.window.find("dialog", "Edit feedback"), "the dialog is closed", 20)

    def add(self):
        self.press("a")
        line = self.client.find("text", "Buffer name")
        stage.wait_until(lambda: self.client.window.is_focused(line), "the picker has the focus", 20)
        self.write(self.chance.choice(("cra", "dark", "fe", "log", "sea")))
        self.press("Return", 0.15)
        self.press("Escape")

    def delete(self):
        self.press("Delete")
        box = self.wait_active("alert", "")
        button = next(node for node in stage.walk(box)
                      if stage.role_of(node) == "push button" and node.get_name().startswith("Delete"))
        stage.push(button)
        time.sleep(0.1)


class Trial:
    def __init__(self, screen, server, setup):
        self.server, self.chance = server, random.Random(setup.seed)
        self.wire = Wire(server.port)
        self.client = stage.Client(screen, setup, server, url=self.wire.url)
        self.files = Files(screen.home)
        self.client.start()
        self.client.wait_synced()
        self.hands = Hands(self.client, self.chance)

    def restart(self):
        self.client.end(at_once=True)
        self.client.start()
        # The window is active when it has the keyboard focus.
        self.hands.wait_active("frame", "")

    def settle(self, seconds=180):
        """Waits until everything is sent; notes and deletions are delayed."""
        stage.wait_until(lambda: self.files.waiting()[0] == 0, "nothing waits", seconds)
        self.client.wait_synced(seconds)

    def draft(self):
        """Starts a note that is never saved; returns its draft on disk."""
        hands = self.hands
        hands.step()
        hands.press("n", 0.1)
        edit = self.client.find("text", "Note")
        stage.wait_until(lambda: self.client.window.is_focused(edit), "the note has the focus", 20)
        text = f"draft {self.chance.randrange(10 ** 9)}"
        hands.write(text)
        hands.press("Escape", 0.1)
        return stage.wait_until(lambda: next(((id, text) for id, kept in self.files.drafts().items() if kept.endswith(text)),
                                             None), "the draft is on disk", 10)

    def round(self):
        """Runs one round; returns the errors as texts."""
        wrong = []
        hands, chance = self.hands, self.chance
        hands.to_list()
        self.wire.cut()
        draft = self.draft()
        first = chance.randint(3, CHANGES)
        for _ in range(first):
            hands.act()
        time.sleep(chance.random() * 0.05)
        seen = self.files.waiting()[0]
        self.restart()
        if self.files.waiting()[0] < seen:
            wrong.append(f"{seen} changes waited, {self.files.waiting()[0]} after the kill")
        hands.to_list()
        for _ in range(CHANGES - first):
            hands.act()
        time.sleep(0.5)
        queued = self.files.waiting()[0]
        promised, notes = self.files.items(), waiting_notes(self.files)
        self.wire.mend()
        if chance.random() < 0.7:
            self.wire.lose_answers()
        time.sleep(chance.random() * 3)
        if chance.random() < 0.5:
            self.wire.cut()
        else:
            self.client.end(at_once=True)
        self.wire.cut()
        self.wire.mend()
        if not self.client.is_alive():
            self.client.start()
            hands.wait_active("frame", "")
        self.settle()
        return wrong + self.compare(promised, notes, draft), queued

    def compare(self, promised, notes, draft):
        wrong = []
        server = server_items(self.server.data)
        here = self.files.items()
        for what, other in (("cache and server", here), ("what was shown offline and server", promised)):
            found, number = differences(drop_waiting_notes(other, server) if other is promised else other, server)
            if number:
                wrong.append(f"{what} differ in {number}: {found}")
        # A note that continues a draft contains more than was typed now.
        texts = [text for item in server.values() for text in (item[0], *item[4])]
        doubled = [text for text in self.hands.written if sum(each.endswith(text) for each in texts) > 1]
        lost = [text for id, text in notes if id in server and text not in texts]
        if lost:
            wrong.append(f"lost: {lost}")
        if doubled:
            wrong.append(f"doubled: {doubled}")
        if self.files.waiting()[1]:
            wrong.append(f"{self.files.waiting()[1]} refused")
        id, started = draft
        # A later note on the same item continues it, and it is removed with its item.
        if id in server and not any(started in text for text in (self.files.drafts().get(id, ""), *server[id][4])):
            wrong.append(f"the draft of {id} is lost")
        if not self.files.are_sound():
            wrong.append("a database is damaged")
        return wrong


def drop_waiting_notes(promised, server):
    """Removes unsent notes, which are in the outbox but not in the cache; nothing else may differ."""
    return {id: (*item[:4], server[id][4]) if id in server else item for id, item in promised.items()}


def waiting_notes(files):
    """Returns the items and texts of the unsent notes."""
    operations = [json.loads(value) for value, in files.ask("outbox.db", "select value from operation")]
    return [(number_of(each["feedback"]), each["text"]) for each in operations if each.get("kind") == "note"]


def main():
    setup = stage.options(__doc__, items=2000, notes=6000, rounds=50, seed=1)

    def rounds(screen, server, report):
        trial = Trial(screen, server, setup)
        failed = queued = 0
        for number in range(1, setup.rounds + 1):
            began = time.monotonic()
            wrong, waited = trial.round()
            queued += waited
            failed += bool(wrong)
            print(f"     round {number}: {waited} waited, {time.monotonic() - began:.0f} s",
                  "; ".join(wrong)[:1500] or "ok", flush=True)
        report.add(10, f"rounds with something lost, doubled or damaged, of {setup.rounds}", failed, 0)
        report.add(10, "operations that waited in a round, on average", queued / setup.rounds, CHANGES / 2, is_least=True)
        trial.client.end()

    return stage.run(setup, [rounds])


if __name__ == "__main__":
    sys.exit(main())

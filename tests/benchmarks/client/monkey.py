#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Performs ten thousand random acts while the server restarts repeatedly, and checks for crashes, hangs and differences."""

import random
import sys
import time

import stage
from disk import Files, differences, server_items
from stopwatch import reaction, rest

COMMANDS = [*"jkjkjkjkxyuatswrn.", *"123456789", "shift+j", "shift+k", "shift+y", "ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+a",
            "m", "Return", "Return", "Escape", "Escape", "Escape", "space", "Home", "End", "Next", "Prior", "slash", "ctrl+f",
            "F2", "F3", "F5", "F6", "shift+F6", "Tab", "alt+Up", "alt+Down", "alt+Left", "alt+Right", "ctrl+b", "ctrl+d",
            "ctrl+k", "ctrl+j", "ctrl+t", "ctrl+n", "ctrl+e", "ctrl+comma", "ctrl+shift+m", "Delete", "F1", "ctrl+plus",
            "ctrl+minus", "ctrl+0", "Down", "Up", "shift+Return", "ctrl+Return", "ctrl+s", "g", "g"]
# Excludes keys that quit, sign out or open a file dialog of the desktop: ctrl+q, ctrl+w, tokens, import, export.


class Monkey:
    def __init__(self, client, chance):
        self.client, self.chance, self.fingers = client, chance, client.fingers
        x, y, width, height = client.area(client.find("tree", "Buffers"))
        left, top, wide, high = client.area(client.find("list", "Feedback list"))
        # Sidebar, list and detail; not the menus, where "Quit" is.
        self.field = (x, max(y, top), left + 2 * wide - x, min(height, high) - 20)

    def place(self):
        x, y, width, height = self.field
        return x + self.chance.random() * width, y + self.chance.random() * height

    def act(self):
        kind = self.chance.random()
        if kind < 0.72:
            self.fingers.key(self.chance.choice(COMMANDS))
        elif kind < 0.82:
            self.fingers.click(self.place())
        elif kind < 0.90:
            self.fingers.move(self.place())
            for _ in range(self.chance.randint(1, 8)):
                self.fingers.press(self.chance.choice((4, 5)))
        elif kind < 0.96:
            for letter in self.chance.choice(("card", "log", "crash", "a note", "x")):
                self.fingers.key("space" if letter == " " else letter)
        else:
            self.drag()
        time.sleep(0.012)

    def drag(self):
        start, end = self.place(), self.place()
        self.fingers.move(start)
        self.fingers.button(1, True)
        for step in range(1, 6):
            self.fingers.move([a + (b - a) * step / 5 for a, b in zip(start, end)])
            time.sleep(0.02)
        self.fingers.button(1, False)


def play(screen, server, report, setup):
    chance = random.Random(setup.seed)
    client = stage.Client(screen, setup, server)
    client.start()
    client.wait_synced()
    monkey = Monkey(client, chance)
    restarts = 0
    for number in range(1, setup.acts + 1):
        monkey.act()
        if number % max(1, setup.acts // setup.restarts) == 0:
            if not client.is_alive():
                break
            server.end(at_once=restarts % 2 == 1)
            time.sleep(chance.random())
            server.start()
            restarts += 1
            print(f"     {number} acts, {restarts} restarts, {client.memory():.0f} MiB", flush=True)
    report.holds(20, f"{setup.acts} acts (seed {setup.seed}), {restarts} restarts of the server: it lives", client.is_alive())
    if client.is_alive():
        afterwards(screen, server, report, client)


def afterwards(screen, server, report, client):
    for _ in range(8):
        client.fingers.key("Escape")
        time.sleep(0.2)
        # A dialog with entered text, or a token that was not copied, does not close with one key.
        button = client.window.find("push button", "Close Without")
        if button:
            button.get_action_iface().do_action(0)
            time.sleep(0.2)
    files = Files(screen.home)
    stage.wait_until(lambda: files.waiting()[0] == 0, "nothing waits", 300)
    client.list = None
    client.fingers.key("F5")
    time.sleep(1)
    client.wait_synced()
    report.holds(20, "all changes were sent", files.waiting()[0] == 0, f"{files.waiting()[1]} refused")
    found, number = differences(files.items(), server_items(server.data))
    report.holds(20, "cache and server agree", number == 0, f"{number} differ: {found}" if number else "")
    report.holds(20, "both databases are sound", files.are_sound())
    for key in ("g", "i", "Home"):
        client.fingers.key(key)
        time.sleep(0.3)
    everything = (0, 0, client.picture.width, client.picture.height)
    rest(client.picture, everything)
    took = reaction(client.picture, lambda: client.fingers.key("j"), {"window": everything})
    report.holds(20, "it still answers keys", took["window"] is not None)
    client.end()


def main():
    setup = stage.options(__doc__, items=2000, notes=6000, acts=10_000, restarts=20, seed=1)
    return stage.run(setup, [lambda *stand: play(*stand, setup)])


if __name__ == "__main__":
    sys.exit(main())

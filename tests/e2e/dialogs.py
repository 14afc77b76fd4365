# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests every dialog of the menu bar but Split Off, which needs selected words (tst_dialogs): its key opens it, all its controls have
names, Tab reaches all of them, Escape closes it."""

import sys
import time

import screen
import story
from screen import VIEWS, Window, key, role_of, wait_until

# The key of each dialog, its name, and what to do first.
DIALOGS = [
    ("ctrl+comma", "Preferences", None),
    ("ctrl+shift+o", "Connect", None),
    ("ctrl+n", "New buffer", None),
    ("ctrl+e", "Edit buffer", "buffer"),
    ("ctrl+shift+b", "Restore deleted buffer", None),
    ("ctrl+p", "Pin to a number", "buffer"),
    ("ctrl+F2", "Rename buffer", "buffer"),
    ("ctrl+shift+l", "Columns of the board", None),
    ("ctrl+shift+m", "Move all", "buffer"),
    ("ctrl+s", "Save as view", "buffer"),
    ("ctrl+t", "Routing test", None),
    ("ctrl+shift+t", "Settings", None),
    ("ctrl+shift+u", "Settings", None),
    ("ctrl+i", "Import", None),
    ("ctrl+shift+e", "Export", None),
    ("ctrl+j", "Activity", None),
    ("F2", "Edit feedback", "item"),
    ("ctrl+k", "Command palette", None),
    ("m", "Move to buffer", "item"),
    ("a", "Also add to buffer", "item"),
    ("F1", "Keyboard shortcuts", None),
    ("shift+F1", "About Triage Desk", None),
    ("ctrl+shift+Delete", "Delete buffer", "buffer"),
    ("Delete", "Delete", "item"),
]

# The keys of the pages of the main window, and their names.
PAGES = [("ctrl+r", "Research"), ("ctrl+shift+q", "Routing quality")]

CONTROLS = {
    "push button", "toggle button", "check box", "radio button", "combo box", "text", "password text", "spin button",
    "slider", "page tab list",
} | VIEWS


class Checks:
    def __init__(self, display, backend, client):
        self.backend = backend
        self.process = display.start(
            [client], env=display.client_environment(TRIAGE_DESK_SERVER=backend.url, TRIAGE_DESK_TOKEN=backend.token)
        )
        self.window = Window(self.process)
        self.wrong = []
        wait_until(backend.is_routed, "the demo is routed")
        self.frame = self.window.wait_for("frame", "")
        self.tree = self.window.wait_for("tree", "Buffers")
        self.buffer = sorted(buffer["name"] for buffer in backend.get("/buffers"))[0]

    def run(self):
        for shortcut, name, before in DIALOGS:
            print(name, flush=True)
            self.check(shortcut, name, before)
        for shortcut, name in PAGES:
            self.check_page(shortcut, name)
        key("ctrl+q")
        self.process.wait(30)
        assert self.process.returncode == 0, f"the client ended with {self.process.returncode}"
        assert not self.wrong, "\n".join(self.wrong)

    def show_buffer(self):
        cell = wait_until(lambda: self.window.find("table cell", self.buffer, self.tree), "the buffer in the sidebar")
        screen.click(self.window.centre(cell))
        view = wait_until(lambda: self.window.find("list", "Feedback list"), "its list")
        wait_until(lambda: view.get_child_count() == self.backend.count(self.buffer), "the items of the buffer")
        return view

    def show_item(self):
        view = self.show_buffer()
        screen.click(self.window.centre(self.window.rows(view)[0]))
        wait_until(lambda: self.window.find("label", "Feedback text"), "the item's text")

    def opened(self, name):
        return self.window.find("dialog", name) or self.window.find("alert", name)

    def check(self, shortcut, name, before):
        if before == "buffer":
            self.show_buffer()
        elif before == "item":
            self.show_item()
        key(shortcut)
        dialog = wait_until(lambda: self.opened(name), f"the dialog {name}")
        wait_until(lambda: self.has_keys(dialog), f"{name} has the keys")
        for page in self.pages(dialog):
            self.check_names(dialog, name + page)
            self.check_tab(dialog, name + page)
        key("Escape")
        wait_until(lambda: not self.opened(name), f"{name} is closed by Escape", 20)

    def check_page(self, shortcut, name):
        key(shortcut)
        page = wait_until(lambda: self.opened(name), f"the page {name}")
        self.check_names(page, name)
        key("Escape")
        key("ctrl+j")
        wait_until(lambda: self.opened("Activity"), "a dialog over the page")
        key("Escape")
        wait_until(lambda: not self.opened("Activity"), "the dialog is closed", 20)
        assert self.opened(name), f"Escape closed the page {name}"

    def has_keys(self, dialog):
        """Returns whether keys go to the dialog: to its window, or to a control where it is a part of the main window."""
        return self.window.has_state(dialog, "ACTIVE") or any(map(self.window.is_focused, self.controls(dialog)))

    def pages(self, dialog):
        """Visits each page of the preferences; other dialogs have one page."""
        view = self.window.find("list", "Pages", dialog)
        if not view:
            yield ""
            return
        for row in self.window.rows(view):
            screen.click(self.window.centre(row))
            wait_until(lambda: self.window.has_state(row, "SELECTED"), "the page is chosen")
            yield ", " + row.get_name()

    def controls(self, dialog):
        """Returns the controls that a person uses: scroll bars of a list and the list of a combo box are not separate controls."""
        return [
            node for node in self.window.nodes(dialog)
            if role_of(node) in CONTROLS and role_of(node.get_parent()) not in ("combo box", "spin button")
        ]

    def check_names(self, dialog, name):
        for node in self.controls(dialog):
            if role_of(node) != "page tab list" and not node.get_name():
                self.wrong.append(f"{name}: a {role_of(node)} without a name")

    def check_tab(self, dialog, name):
        # Compares paths, not positions: a dialog may grow by a line meanwhile, which moves everything below.
        def key_of(node):
            way = []
            each = node
            while each and each != dialog:
                way.append(each.get_index_in_parent())
                each = each.get_parent()
            return role_of(node), *reversed(way)

        def stops():
            # Tab reaches only the selected radio button of a group.
            return {
                key_of(node): node for node in self.controls(dialog)
                if self.window.has_state(node, "ENABLED") and self.window.has_state(node, "FOCUSABLE")
                and (role_of(node) != "radio button" or self.window.has_state(node, "CHECKED"))
            }

        wanted = stops()

        def has_focus(node):
            return self.window.is_focused(node) or (
                role_of(node) in VIEWS and any(map(self.window.is_focused, self.window.rows(node))))

        def focused():
            here = {each for each, node in wanted.items() if has_focus(node)}
            # A control that was made again while the dialog was filled is found by its path.
            return here or {key_of(node) for node in self.controls(dialog) if has_focus(node)}

        reached = set()
        for _ in range(2 * len(wanted) + 4):
            here = focused()
            reached |= here
            if wanted.keys() <= reached:
                return
            key("Tab")
            # Only the key of a dialog that has one control moves nothing.
            end = time.monotonic() + (5 if len(wanted) > 1 else 0)
            while focused() == here and time.monotonic() < end:
                time.sleep(0.05)
        # A table that turned out to be empty meanwhile is hidden.
        for each in (wanted.keys() & stops().keys()) - reached:
            self.wrong.append(f"{name}: Tab never reaches the {each[0]} {wanted[each].get_name()!r}")


if __name__ == "__main__":
    sys.exit(story.run("dialogs", lambda *stand: Checks(*stand).run()))

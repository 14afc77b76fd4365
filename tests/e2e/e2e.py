# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the client's window: drags feedback to a buffer, undoes that, moves it by key, and checks the server."""

import re
import sys

import screen
import story
from screen import Window, drag, key, wait_until


def id_of(row):
    return re.search(r"[0-9a-z]{13}", row.get_description()).group(0)


class Story:
    """The steps of the test, in order."""

    def __init__(self, display, backend, client):
        self.backend = backend
        self.process = display.start(
            [client],
            env=display.client_environment(TRIAGE_DESK_SERVER=backend.url, TRIAGE_DESK_TOKEN=backend.token),
        )
        self.window = Window(self.process)
        wait_until(backend.is_routed, "the demo is routed")
        names = sorted(buffer["name"] for buffer in backend.get("/buffers"))
        self.source, self.target, self.other = names[0], names[1], names[2]
        self.window.wait_for("frame", "")
        self.tree = self.window.wait_for("tree", "Buffers")
        self.list = None

    def tell(self):
        for step in (self.opens_a_buffer, self.drags_one, self.writes_a_note, self.drags_three,
                     self.triages_by_keys, self.note_has_arrived, self.moves_everything, self.closes):
            print(step.__name__.replace("_", " "), flush=True)
            step()

    def cell(self, name):
        return wait_until(lambda: self.window.find("table cell", name, self.tree), f"{name} in the sidebar")

    def sees(self, name):
        """Checks that the list of that buffer is visible; the length alone does not tell, because other lists may be as long."""

        def check():
            self.list = self.window.find("list", "Feedback list")
            if not self.list or not 0 < self.list.get_child_count() == self.backend.count(name):
                return False
            rows = self.window.rows(self.list)
            return rows and name in self.backend.buffers_of(id_of(rows[0]))

        wait_until(check, f"the list of {name}")

    def only_here(self, name, count):
        """Returns the visible rows that are not in another buffer."""
        rows = self.window.rows(self.list)
        fitting = [row for row in rows[:-1] if self.backend.buffers_of(id_of(row)) == [name]]
        assert len(fitting) >= count, f"{len(fitting)} items are in {name} only"
        return fitting[:count]

    def arrive(self, items, buffers):
        wait_until(
            lambda: all(self.backend.buffers_of(item) == buffers for item in items), f"the server has them in {buffers}", 30
        )

    def opens_a_buffer(self):
        screen.click(self.window.centre(self.cell(self.source)))
        self.sees(self.source)

    def drags_one(self):
        row = self.only_here(self.source, 1)[0]
        item = id_of(row)
        drag(self.window.centre(row), self.window.centre(self.cell(self.target)))
        self.arrive([item], [self.target])
        key("ctrl+z")
        self.arrive([item], [self.source])
        key("ctrl+shift+z")
        self.arrive([item], [self.target])

    def writes_a_note(self):
        self.sees(self.source)
        row = self.window.rows(self.list)[0]
        self.noted = id_of(row)
        screen.click(self.window.centre(row))
        key("n")
        edit = self.window.wait_for("text", "Note")
        wait_until(lambda: self.window.is_focused(edit), "the note has the focus")
        screen.type_text("Looked into it")
        wait_until(lambda: self.window.text_of(edit) == "Looked into it", "the note is typed")
        key("ctrl+Return")
        wait_until(lambda: self.window.text_of(edit) == "", "the note is written")
        key("Escape")

    def drags_three(self):
        rows = self.only_here(self.source, 3)
        items = [id_of(row) for row in rows]
        screen.click(self.window.centre(rows[0]))
        for row in rows[1:]:
            screen.click(self.window.centre(row), "ctrl")
        drag(self.window.centre(rows[2]), self.window.centre(self.cell(self.other)))
        undo = self.window.centre(self.window.wait_for("push button", "Undo"))
        screen.point_at(undo)  # it stays as long as the pointer is over it
        self.arrive(items, [self.other])
        screen.click(undo)
        self.arrive(items, [self.source])

    def triages_by_keys(self):
        key("ctrl+k")
        self.window.wait_for("dialog", "Command palette")
        screen.type_text(self.other)
        wait_until(lambda: self.window.first_row("Commands", self.other), "the palette found the buffer")
        key("Return")
        self.sees(self.other)
        key("Home")
        item = id_of(self.window.rows(self.list)[0])
        before = self.backend.buffers_of(item)
        key("t")
        progress = self.window.wait_for("progress bar", "Triage progress")
        wait_until(lambda: self.window.value_of(progress) == 0, "nothing is decided")
        key("m")
        self.window.wait_for("dialog", "Move to buffer")
        screen.type_text(self.source)
        wait_until(lambda: self.window.first_row("Matching buffers", self.source), "the picker found the buffer")
        key("Return")
        after = sorted({*before, self.source} - {self.other})
        self.arrive([item], after)
        wait_until(lambda: self.window.value_of(progress) == 1, "one item is decided")
        key("s", "ctrl+z")
        self.arrive([item], before)
        wait_until(lambda: self.window.value_of(progress) == 0, "the decision is undone")
        key("Escape")
        self.window.wait_for("list", "Feedback list")

    def note_has_arrived(self):
        wait_until(
            lambda: any(note.get("text") == "Looked into it" for note in self.backend.get(f"/feedback/{self.noted}/notes")),
            "the server has the note",
            30,
        )

    def moves_everything(self):
        screen.click(self.window.centre(self.cell(self.source)))
        self.sees(self.source)
        items = [item["id"] for item in self.backend.get(f"/buffers/{self.backend.id_of(self.source)}/feedback?state=open&snoozed=false&limit=100")]
        key("ctrl+shift+m")
        dialog = self.window.wait_for("dialog", "Move all")
        wait_until(lambda: self.window.has_state(dialog, "ACTIVE"), "the dialog has the keys")
        # The first letters choose the first buffer that begins like this, Down the next one.
        letters = self.other.split()[0]
        names = sorted(buffer["name"] for buffer in self.backend.get("/buffers?limit=100"))
        alike = [name for name in names if name.startswith(letters) and name <= self.other]
        screen.type_text(letters)
        for name in alike:
            wait_until(lambda name=name: self.window.find("combo box", name, dialog), f"{name} is chosen")
            if name != self.other:
                key("Down")
        wait_until(lambda: self.window.can_press("Move ", dialog), "it can be moved")
        key("Return")
        wait_until(lambda: self.backend.count(self.source) == 0, "the server has moved everything")
        assert items and all(self.other in self.backend.buffers_of(item) for item in items)
        assert not any(self.source in self.backend.buffers_of(item) for item in items)
        wait_until(lambda: not self.window.find("dialog", "Move all"), "the dialog is closed")
        key("ctrl+z")
        wait_until(lambda: self.backend.count(self.source) == len(items), "the server has brought everything back")

    def closes(self):
        key("ctrl+q")
        self.process.wait(30)
        assert self.process.returncode == 0, f"the client ended with {self.process.returncode}"


if __name__ == "__main__":
    sys.exit(story.run("e2e", lambda *stand: Story(*stand).tell()))

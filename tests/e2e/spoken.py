# SPDX-License-Identifier: GPL-3.0-or-later
"""Does the main job without looking: each result is heard, and each row and button says what it is."""

import signal
import sys

import story
from screen import Listener, Window, key, wait_until


class Story:
    """The steps of the test, in order."""

    def __init__(self, display, backend, client):
        self.backend = backend
        wait_until(backend.is_routed, "the demo is routed")
        self.process = display.start(
            [client],
            env=display.client_environment(TRIAGE_DESK_SERVER=backend.url, TRIAGE_DESK_TOKEN=backend.token),
        )
        self.window = Window(self.process)
        self.window.wait_for("frame", "")
        self.list = self.window.wait_for("list", "Feedback list")
        wait_until(lambda: self.window.rows(self.list), "the list has rows")
        self.ear = Listener(self.window)

    def tell(self):
        for step in (self.names_what_it_shows, self.hears_done_and_undone, self.hears_a_move, self.hears_new_feedback,
                     self.hears_offline_and_back, self.hears_a_refusal, self.closes):
            print(step.__name__.replace("_", " "), flush=True)
            step()

    def first_row(self):
        """Goes to the first row, and returns its words."""

        def go():
            key("Home")
            rows = self.window.rows(self.list)
            return rows[0].get_name() if rows and self.window.has_state(rows[0], "FOCUSED") else None

        return wait_until(go, "the first row is current")

    def names_what_it_shows(self):
        nameless = [node for node in self.window.nodes(self.window.application())
                    if self.window.has_state(node, "FOCUSABLE") and not node.get_name()]
        assert not nameless, [node.get_role_name() for node in nameless]

    def hears_done_and_undone(self):
        row = self.first_row()
        key("e")
        self.ear.hears("Marked as done")
        wait_until(lambda: self.first_row() != row, "the row is gone")
        key("ctrl+z")
        self.ear.hears("Undone")
        wait_until(lambda: self.first_row() == row, "the row is back")

    def hears_a_move(self):
        self.first_row()
        key("9")
        self.ear.hears("Moved to")
        key("ctrl+z")
        self.ear.hears("Undone")

    def hears_new_feedback(self):
        """What comes above the rows in view is only announced."""
        key("End")
        self.backend.answer("/feedback", "POST", {"description": "The window says what it does."})
        self.ear.hears("1 new")

    def hears_offline_and_back(self):
        self.backend.stop()
        self.ear.hears("Offline")
        self.backend.start()
        self.ear.hears("Back online")

    def hears_a_refusal(self):
        """Somebody deletes the item before what was done to it arrives."""
        wait_until(self.backend.is_routed, "the new item is routed")
        item = self.backend.answer("/feedback", "POST", {"description": "It is deleted soon."})["data"]["id"]
        wait_until(lambda: "It is deleted soon" in self.first_row(), "the new item is the first")
        self.backend.stop()
        self.ear.hears("Offline")
        key("e")
        self.ear.hears("Marked as done")
        self.process.send_signal(signal.SIGSTOP)
        self.backend.start()
        self.backend.answer(f"/feedback/{item}", "DELETE")
        self.process.send_signal(signal.SIGCONT)
        self.ear.hears("Refused")

    def closes(self):
        key("ctrl+q")
        wait_until(lambda: self.process.poll() is not None, "the client ends")


def main():
    return story.run("spoken", lambda display, backend, client: Story(display, backend, client).tell())


if __name__ == "__main__":
    sys.exit(main())

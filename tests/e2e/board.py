# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the board: moves cards and columns by mouse and by key, and undoes all moves.

Takes longer than a minute beside other tests, because the pointer moves as slowly as a hand."""

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
        self.display, self.backend, self.client = display, backend, client
        wait_until(backend.is_routed, "the demo is routed")
        self.names = sorted((buffer["name"] for buffer in backend.get("/buffers")), key=str.lower)
        self.first, self.second = self.names[0], self.names[1]
        self.start()

    def start(self):
        self.process = self.display.start(
            [self.client],
            env=self.display.client_environment(TRIAGE_DESK_SERVER=self.backend.url, TRIAGE_DESK_TOKEN=self.backend.token),
        )
        self.window = Window(self.process)
        self.window.wait_for("frame", "")

    def tell(self):
        self.window.wait_for("list", "Feedback list")
        for step in (self.opens_the_board, self.drags_a_card, self.empties_unassigned_by_mouse,
                     self.moves_cards_by_key, self.opens_two_windows, self.moves_a_column, self.hides_a_column, self.closes,
                     self.finds_the_board_again, self.closes):
            print(step.__name__.replace("_", " "), flush=True)
            step()

    def column(self, name):
        return wait_until(lambda: self.window.find("list", f"Column {name}"), f"the column {name}")

    def cards(self, name):
        """Returns the visible cards of a column."""
        view = self.column(name)
        rows = map(view.get_child_at_index, range(view.get_child_count()))
        return [row for row in rows if row and row.get_description() and self.window.is_showing(row)]

    def card(self, name, item):
        return wait_until(lambda: next((row for row in self.cards(name) if id_of(row) == item), None), f"{item} in {name}")

    def scroll_to(self, name, item):
        """Scrolls with the wheel over the column."""
        screen.xdotool("mousemove", *self.below(name))
        for _ in range(200):
            found = next((row for row in self.cards(name)[:-1] if id_of(row) == item), None)
            if found:
                return found
            screen.xdotool("click", 5)
        raise AssertionError(f"{item} is not in {name}")

    def only_here(self, name, count):
        fitting = [row for row in self.cards(name)[:4] if self.backend.buffers_of(id_of(row)) == [name]]
        assert len(fitting) >= count, f"{len(fitting)} items are in {name} only"
        return fitting[:count]

    def below(self, name):
        """Returns a point in the column that is not on the header of a card."""
        box = self.column(name).get_component_iface().get_extents(self.window.atspi.CoordType.SCREEN)
        return box.x + box.width // 2, box.y + box.height - 40

    def arrive(self, items, buffers):
        wait_until(lambda: all(self.backend.buffers_of(item) == buffers for item in items),
                   f"the server has them in {buffers}", 30)

    def opens_the_board(self):
        key("g")
        key("b")
        for name in ("Unassigned", self.first, self.second):
            self.column(name)
        wait_until(lambda: self.column(self.first).get_child_count() == self.backend.count(self.first), "its cards")

    def drags_a_card(self):
        row = self.only_here(self.first, 1)[0]
        item = id_of(row)
        drag(self.window.centre(row), self.below(self.second))
        self.arrive([item], [self.second])
        key("ctrl+z")
        self.arrive([item], [self.first])

    def empties_unassigned_by_mouse(self):
        """Removes the items from every buffer, then puts each into a different one."""
        rows = self.only_here(self.first, 2)
        items = [id_of(row) for row in rows]
        screen.click(self.window.centre(rows[0]))
        screen.click(self.window.centre(rows[1]), "ctrl")
        drag(self.window.centre(rows[1]), self.below("Unassigned"))
        self.arrive(items, [])
        for item, name in zip(items, (self.first, self.second)):
            drag(self.window.centre(self.scroll_to("Unassigned", item)), self.below(name))
            self.arrive([item], [name])
        for _ in range(3):
            key("ctrl+z")
        self.arrive(items, [self.first])

    def moves_cards_by_key(self):
        row = self.only_here(self.first, 1)[0]
        item = id_of(row)
        screen.click(self.window.centre(row))
        key("ctrl+Right")
        self.arrive([item], [self.second])
        wait_until(lambda: self.window.has_state(self.card(self.second, item), "FOCUSED"), "the focus went with the card")
        key("ctrl+Left", "ctrl+Left")
        self.arrive([item], [])
        wait_until(lambda: self.window.has_state(self.card("Unassigned", item), "FOCUSED"), "the focus went with the card")
        key("m")
        self.window.wait_for("dialog", "Move to buffer")
        screen.type_text(self.second)
        wait_until(lambda: self.window.first_row("Matching buffers", self.second), "the picker found the buffer")
        key("Return")
        self.arrive([item], [self.second])
        for _ in range(4):
            key("ctrl+z")
        self.arrive([item], [self.first])

    def frames(self):
        application = self.window.application()
        children = [application.get_child_at_index(number) for number in range(application.get_child_count())]
        return [child for child in children if child and " - Feedback " in child.get_name()]

    def to_front(self, title):
        screen.xdotool("search", "--sync", "--onlyvisible", "--name", title, "windowactivate", "--sync")

    def opens_two_windows(self):
        rows = self.cards(self.first)
        for number in (0, 1):
            screen.click(self.window.centre(rows[number]))
            key("shift+Return")
            wait_until(lambda: len(self.frames()) == number + 1, "a separate window")
            wait_until(lambda: any(self.window.has_state(each, "ACTIVE") for each in self.frames()), "it has the keys")
            self.to_front("Triage Desk$")
        for left in (1, 0):
            self.to_front(" - Feedback ")
            wait_until(lambda: any(self.window.has_state(each, "ACTIVE") for each in self.frames()), "it has the keys")
            key("Escape")
            wait_until(lambda: len(self.frames()) == left, "Escape closes it")
        self.to_front("Triage Desk$")

    def left_edge(self, name):
        return self.column(name).get_component_iface().get_extents(self.window.atspi.CoordType.SCREEN).x

    def extents(self, name):
        return self.column(name).get_component_iface().get_extents(self.window.atspi.CoordType.SCREEN)

    def drag_head(self, name, to):
        box = self.extents(name)
        drag((box.x + box.width // 2, box.y - 12), to)

    def moves_a_column(self):
        box = self.extents(self.second)
        self.drag_head(self.second, (self.left_edge("Unassigned") + 12, box.y + 200))
        wait_until(lambda: self.left_edge(self.second) < self.left_edge("Unassigned"), "the column is the first one")
        unassigned = self.extents("Unassigned")
        self.drag_head(self.second, (unassigned.x + unassigned.width - 12, unassigned.y + 200))
        wait_until(lambda: self.left_edge(self.second) > self.left_edge("Unassigned"), "it went back")

    def hides_a_column(self):
        self.drag_head(self.second, (60, self.extents("Unassigned").y + 200))  # onto the sidebar
        wait_until(lambda: not self.window.find("list", f"Column {self.second}"), "the column is gone")

    def closes(self):
        key("ctrl+q")
        self.process.wait(30)
        assert self.process.returncode == 0, f"the client ended with {self.process.returncode}"

    def finds_the_board_again(self):
        self.start()
        self.column("Unassigned")
        self.column(self.first)
        assert not self.window.find("list", f"Column {self.second}")


if __name__ == "__main__":
    sys.exit(story.run("board", lambda *stand: Story(*stand).tell()))

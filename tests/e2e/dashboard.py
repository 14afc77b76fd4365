# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the dashboard: opens it by key, reads a table, steps through a plot, and clicks a bar to see its list."""

import sys

import screen
import story
from screen import Window, key, wait_until


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

    def tell(self):
        self.window.wait_for("list", "Feedback list")
        for step in (self.opens_the_dashboard, self.reads_a_table, self.steps_through_a_plot, self.clicks_a_bar, self.closes):
            print(step.__name__.replace("_", " "), flush=True)
            step()

    def plot(self, title):
        return self.window.wait_for("filler", f"Plot {title}")

    def opens_the_dashboard(self):
        key("g")
        key("d")
        self.plot("New feedback")
        self.window.wait_for("combo box", "Last 30 days")

    def reads_a_table(self):
        button = self.window.wait_for("check box", "Show New feedback as table")
        screen.click(self.window.centre(button))
        table = self.window.wait_for("table", "Data of New feedback")
        days = self.backend.get("/statistics/feedback-per-day")
        shown = table.get_table_iface()
        assert shown.get_n_rows() == len(days["days"]), f"{shown.get_n_rows()} rows for {len(days['days'])} days"
        columns = shown.get_n_columns()
        for row, total in enumerate(days["total"]):
            cell = shown.get_accessible_at(row, columns - 1)
            assert cell.get_name().replace(",", "") == str(total), f"{cell.get_name()} for {total}"
        screen.click(self.window.centre(button))

    def steps_through_a_plot(self):
        plot = self.plot("Growth of buffers")
        buffers = self.backend.get("/statistics/buffers")["buffers"]
        most = max(buffer["growth"] for buffer in buffers)
        names = {buffer["name"] for buffer in buffers if buffer["growth"] == most}
        plot.get_component_iface().grab_focus()
        wait_until(lambda: self.window.is_focused(plot), "the plot has the keys")
        key("Down")
        said = lambda: self.window.find("label", next(iter(sorted(names))))
        wait_until(lambda: any(self.window.find("label", name) for name in names) or said(), "the first bar says its buffer")

    def clicks_a_bar(self):
        plot = self.plot("Growth of buffers")
        key("Return")
        view = self.window.wait_for("list", "Feedback list")
        wait_until(lambda: view.get_child_count() > 0 or self.window.find("list", "Feedback list"), "the list of the bar")
        key("g")
        key("d")
        plot = self.plot("New feedback")
        box = plot.get_component_iface().get_extents(self.window.atspi.CoordType.SCREEN)
        # The day with the most items, which has the tallest bar.
        days = self.backend.get("/statistics/feedback-per-day")
        at = max(range(len(days["total"])), key=days["total"].__getitem__)
        left = box.x + 40
        x = left + (box.width - 44) * (at + 0.5) / len(days["total"])
        screen.click((round(x), box.y + round(box.height * 0.8)))
        wait_until(lambda: self.window.find("list", "Feedback list"), "the list of the day")
        wait_until(lambda: not self.window.find("combo box", "Any time"), "its period is a filter")

    def closes(self):
        key("ctrl+q")
        self.process.wait(30)
        assert self.process.returncode == 0, f"the client ended with {self.process.returncode}"


if __name__ == "__main__":
    sys.exit(story.run("dashboard", lambda *stand: Story(*stand).tell()))

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the board with forty columns: opening, scrolling, moving through cards, acting with a stalled server, memory."""

import statistics
import sys
import time

import stage
from handling import MILLI, STALLED_ROUNDS, Desk, drag
from stopwatch import percentile, rhythm

TILT_RIGHT, TILT_LEFT = 7, 6


class BoardDesk(Desk):
    """The window with the board. Its places are the first two columns and the area beside them."""

    def measure_places(self):
        super().measure_places()
        self.open()
        self.measure_columns()

    def open(self):
        self.fingers.key("g")
        self.fingers.key("b")
        self.client.find("list", "Column Unassigned")

    def measure_columns(self):
        lists = [node for node in self.columns() if self.client.window.is_showing(node)]
        areas = sorted(self.client.area(node) for node in lists)
        inside = [area for area in areas if area[0] + area[2] <= self.picture.width - 20]
        (x, y, width, height), second = inside[0], inside[1]
        self.list = (x, y, width - 20, height)  # without the scroll bar
        self.second = (second[0], second[1], second[2] - 20, second[3] - 90)  # without the toast
        self.top = (x, y, width - 20, height // 2)
        self.board = (x, y, self.picture.width - x - 30, height)

    def columns(self):
        application = self.client.window.application()
        return [node for node in stage.walk_views(application) if node.get_name().startswith("Column ")]


def opening(desk, report):
    """Opens the board from the list, which shows a different list."""
    times = []
    for _ in range(10):
        desk.fingers.key("g")
        desk.fingers.key("l")
        desk.rest()
        desk.fingers.key("g")
        times.append(desk.time_of(lambda: desk.fingers.key("b"), "board")["board"])
        desk.rest()
    report.add(5, "open the board, first cards, p95, ms", None if None in times else percentile(times, 95), 120)


def scrolling(desk, report, what, number, place, back):
    runs = []
    for _ in range(5):
        back()
        desk.rest()
        runs.append(rhythm(desk.picture, lambda: desk.fingers.press(number), place, 60, 3))
    for name, part, limit in (("p50", 50, 17), ("p95", 95, 25), ("max", 100, 60)):
        value = statistics.median(percentile(gaps, part) for gaps in runs) * MILLI
        report.add(3, f"{what}, 60 steps a second, between pictures, {name}, ms", value, limit)


def scrolling_down(desk, report):
    x, y, width, height = desk.list
    desk.fingers.move((x + width // 2, y + height // 2))
    scrolling(desk, report, "down a column", 5, desk.list, lambda: desk.fingers.key("Home"))
    desk.aside()


def scrolling_across(desk, report):
    x, y, width, height = desk.list

    def back():
        for _ in range(400):
            desk.fingers.press(TILT_LEFT)

    desk.fingers.move((x + width // 2, y + height // 2))
    scrolling(desk, report, "across the board", TILT_RIGHT, desk.board, back)
    back()
    desk.aside()
    desk.rest()


def stepping(desk, report):
    desk.fingers.key("Home")
    taken = [desk.time_of(lambda key=key: desk.fingers.key(key), "list") for key in "j" * 30 + "k" * 20]
    times = [each["list"] for each in taken]
    report.add(4, "j and k through cards, p95, ms", None if None in times else percentile(times, 95), 40)
    taken = [desk.time_of(lambda key=key: desk.fingers.key(key), "board")["board"] for key in ("Right", "Left") * 10]
    report.add(4, "to the next column and back, p95, ms", None if None in taken else percentile(taken, 95), 40)
    desk.fingers.key("ctrl+d")
    desk.rest()
    detail = desk.client.area(desk.client.find("text", "Note"))
    desk.detail = (detail[0], desk.list[1], detail[2], detail[1] - desk.list[1] - 6)
    taken = [desk.time_of(lambda key=key: desk.fingers.key(key), "detail")["detail"] for key in "j" * 30]
    report.add(4, "j through cards, detail, p95, ms", None if None in taken else percentile(taken, 95), 100)
    desk.fingers.key("ctrl+d")
    desk.rest()


def acting(desk, report):
    """Acts with an unresponsive server, from the second column, whose items are in a buffer."""
    taken = {"card to the next column": [], "undo": [], "move by number": [], "drop": []}
    x, y, width, _ = desk.list
    second = desk.second[0] + desk.second[2] // 2, desk.second[1] + desk.second[3] // 2
    for _ in range(3):
        desk.fingers.click((x + width // 2, y + 40))
        desk.aside()
        desk.server.stall()
        for _ in range(STALLED_ROUNDS):
            desk.fingers.key("Home")
            taken["card to the next column"].append(desk.time_of(lambda: desk.fingers.key("ctrl+Right"), "top", "second"))
            taken["undo"].append(desk.time_of(lambda: desk.fingers.key("ctrl+z"), "top"))
            desk.fingers.key("Left")
            desk.fingers.key("Home")
            taken["move by number"].append(desk.time_of(lambda: desk.fingers.key("3"), "top"))
            taken["undo"].append(desk.time_of(lambda: desk.fingers.key("ctrl+z"), "top"))
        drag(desk, (x + width // 2, y + 40), second)
        taken["drop"].append(desk.time_of(lambda: desk.fingers.button(1, False), "top"))
        desk.aside()
        desk.fingers.key("ctrl+z")
        desk.server.stall(False)
        time.sleep(1)
        desk.client.wait_synced()
        desk.rest()
    for what, times in taken.items():
        for place in times[0]:
            values = [each[place] for each in times]
            report.add(6, f"{what}, server stalled, {'there' if place == 'second' else 'here'}, p95, ms",
                       None if None in values else percentile(values, 95), 60)


def remembering(desk, report):
    """Measures memory after every column was visible."""
    report.add(2, "memory with the board scrolled through, MiB", desk.client.memory(), 160)


def main():
    setup = stage.options(__doc__, only="")
    parts = {part.__name__: part for part in
             (opening, scrolling_down, scrolling_across, stepping, acting, remembering)}
    chosen = [parts[name] for name in setup.only.split(",") if name] or list(parts.values())

    def measured(screen, server, report):
        desk = BoardDesk(screen, server, setup)
        for part in chosen:
            part(desk, report)
        desk.client.end()

    return stage.run(setup, [measured])


if __name__ == "__main__":
    sys.exit(main())

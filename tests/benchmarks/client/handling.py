#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how quickly the client reacts: scrolling, moving through rows, switching lists, acting, searching, large moves."""

import statistics
import sys
import time

import stage
from stopwatch import percentile, reaction, rest, rhythm

MILLI = 1000
WORDS = ("refund", "login", "card", "slow")
STALLED_ROUNDS = 6  # requests of the client time out after 30 s


class Desk:
    """The window with the observed areas of the screen."""

    def __init__(self, screen, server, setup):
        self.server = server
        self.client = stage.Client(screen, setup, server)
        self.client.start()
        self.client.wait_synced()
        self.fingers, self.picture = self.client.fingers, self.client.picture
        self.measure_places()

    def measure_places(self):
        client = self.client
        x, y, width, height = client.area(client.find("list", "Feedback list"))
        self.list = (x, y, width - 20, height)  # without the scroll bar
        self.top = (x, y, width - 20, height // 2)  # without the toast
        self.sidebar = client.area(client.find("tree", "Buffers"))
        note = client.area(client.find("text", "Note"))
        self.detail = (x + width + 6, y, note[2], note[1] - y - 6)
        self.all = (0, 0, self.picture.width, self.picture.height)

    def rest(self):
        rest(self.picture, self.all)

    def cell(self, name):
        """Returns the row of the sidebar, scrolled into view."""
        tree = self.client.find("tree", "Buffers")
        for _ in range(60):
            for number in range(tree.get_child_count()):
                node = tree.get_child_at_index(number)
                if not node or stage.role_of(node) != "table cell" or node.get_name().split(",")[0] != name:
                    continue
                x, y, width, height = self.client.area(node)
                top, bottom = self.sidebar[1], self.sidebar[1] + self.sidebar[3]
                if y >= top and y + height <= bottom:
                    return x + 60, y + height // 2
                self.fingers.move((self.sidebar[0] + 60, top + 60))
                self.fingers.press(4 if y < top else 5)
                time.sleep(0.1)
                break
        raise AssertionError(f"{name} is not in the sidebar")

    def aside(self):
        """Moves the pointer to a place without hover effects."""
        self.fingers.move((self.picture.width - 3, self.picture.height - 3))

    def go(self, name):
        self.fingers.click(self.cell(name))
        self.rest()  # a click ends where it began
        self.aside()
        self.fingers.key("Home")  # a click in the sidebar leaves the keys with the list
        self.rest()

    def shows_rows(self, name):
        return name != "list" or not self.picture.is_blank(self.list)

    def time_of(self, act, *names, most=2.0):
        """Returns the reaction times in milliseconds, by place."""
        places = {name: getattr(self, name) for name in names}
        took = reaction(self.picture, act, places, most, self.shows_rows)
        return {name: seconds and seconds * MILLI for name, seconds in took.items()}


def scrolling(desk, report):
    desk.go("Inbox")
    x, y, width, height = desk.list
    desk.fingers.move((x + width // 3, y + height // 2))
    seconds = min(5, desk.client.rows() / 250)
    runs = []
    for _ in range(5):
        desk.fingers.key("Home")
        runs.append(rhythm(desk.picture, lambda: desk.fingers.press(5), desk.list, 60, seconds))
    for what, part, limit in (("p50", 50, 17), ("p95", 95, 25), ("max", 100, 60)):
        value = statistics.median(percentile(gaps, part) for gaps in runs) * MILLI
        report.add(3, f"60 wheel steps a second, between pictures, {what}, ms", value, limit)
    desk.aside()


def stepping(desk, report, what="through rows"):
    taken = [desk.time_of(lambda key=key: desk.fingers.key(key), "list", "detail") for key in "j" * 30 + "k" * 20]
    for place, limit in (("list", 40), ("detail", 100)):
        times = [each[place] for each in taken]
        missed = sum(value is None for value in times)
        report.add(4, f"j and k {what}, {place}, p95, ms", None if missed else percentile(times, 95), limit)


def switching(desk, report):
    buffers = desk.server.rest.buffers()
    large = next((each for each in reversed(buffers) if each["feedback_count"] >= 0.15 * desk.client.rows()), buffers[0])
    others = [each["name"] for each in buffers[1:12] if each != large]
    times = []
    for other in others[:10]:
        desk.go(other)
        at = desk.cell(large["name"])
        times.append(desk.time_of(lambda: desk.fingers.click(at), "list")["list"])
        desk.fingers.key("slash")  # and with a search, which keeps its place in the sidebar
        time.sleep(0.2)
        for letter in "card":
            desk.fingers.key(letter)
        desk.rest()
        at = desk.cell("Inbox")
        times.append(desk.time_of(lambda: desk.fingers.click(at), "list")["list"])
    lost = sum(value is None for value in times)
    report.add(5, f"clicks on a list that showed nothing, of {len(times)}", lost, 0)
    report.add(5, f"switch to {large['feedback_count']} items or all, p95, ms",
               percentile([each for each in times if each], 95), 120)


def acting(desk, report):
    """Acts with an unresponsive server."""
    names = sorted(buffer["name"] for buffer in desk.server.rest.buffers())
    source = desk.server.rest.buffers()[1]["name"]
    source = source if source not in names[:9] else next(
        each["name"] for each in desk.server.rest.buffers() if each["name"] not in names[:9])
    desk.go(source)
    taken = {"key": [], "undo": [], "drop": []}
    x, y, width, _ = desk.list
    for _ in range(3):
        target = desk.cell(names[2])
        desk.aside()
        desk.server.stall()
        for _ in range(STALLED_ROUNDS):
            desk.fingers.key("Home")  # else the next row is the current one, further and further down
            taken["key"].append(desk.time_of(lambda: desk.fingers.key("1"), "top", "sidebar"))
            taken["undo"].append(desk.time_of(lambda: desk.fingers.key("ctrl+z"), "top", "sidebar"))
        drag(desk, (x + width // 3, y + 30), target)
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
            report.add(6, f"{what}, server stalled, {'counts' if place == 'sidebar' else 'row'}, p95, ms",
                       None if None in values else percentile(values, 95), 60)


def drag(desk, start, end):
    fingers = desk.fingers
    fingers.move(start)
    time.sleep(0.2)
    fingers.button(1, True)
    for step in range(1, 16):
        fingers.move([a + (b - a) * step / 15 for a, b in zip(start, end)])
        time.sleep(0.04)
    time.sleep(0.4)


def searching(desk, report):
    times, highlights = [], []
    desk.go("Inbox")
    before = desk.picture.colours(desk.list)
    desk.fingers.key("slash")
    time.sleep(0.3)
    for word in WORDS:
        for letter in word:
            times.append(desk.time_of(lambda each=letter: desk.fingers.key(each), "list", most=1)["list"])
        desk.rest()
        new = {colour: count for colour, count in desk.picture.colours(desk.list).items() if colour not in before}
        highlights.append(max(new.values(), default=0) > 150)
        desk.fingers.key("ctrl+a")
        desk.fingers.key("BackSpace")
        desk.rest()
    desk.fingers.key("Escape")
    # A letter that does not change the best matches does not change the screen.
    report.add(8, "letters of searches that showed something", sum(map(bool, times)), len(times) * 0.7, is_least=True)
    report.add(8, "search as one types, first results, p95, ms", percentile([each for each in times if each], 95), 150)
    report.holds(8, "matches are marked", all(highlights))


def confirm(desk):
    """Accepts the open confirmation."""
    box = desk.client.find("alert", "")
    button = stage.wait_until(lambda: next((child for child in stage.walk(box) if stage.role_of(child) == "push button"
                                            and child.get_name().startswith(("Move", "Add"))), None), "the question's yes")
    x, y, width, height = desk.client.area(button)
    desk.fingers.move((x + width // 2, y + height // 2))
    time.sleep(0.1)
    desk.fingers.press()


def waiting(desk):
    buttons = (node for node in stage.walk(desk.client.window.application()) if stage.role_of(node) == "push button")
    return next((button for button in buttons if button.get_name().endswith((" waiting", " failed"))), None)


def count(desk, buffer):
    return desk.server.rest.get(f"/buffers/{buffer['id']}")["feedback_count"]


def type_in(desk, text):
    for letter in text:
        desk.fingers.key("space" if letter == " " else letter)
        time.sleep(0.02)


def ask_bulk(desk, name):
    """Requests moving the whole visible list to that buffer; leaves a confirmation open."""
    desk.fingers.key("ctrl+a")
    desk.rest()
    desk.fingers.key("m")
    desk.client.find("dialog", "Move to buffer")
    type_in(desk, name.lower())
    stage.wait_until(lambda: desk.client.window.first_row("Matching buffers", name), "the picker found it")
    desk.fingers.key("Return")


def keyed_bulk(desk, report):
    buffers = desk.server.rest.buffers()
    wanted = min(1000, max(60, buffers[-1]["feedback_count"]))
    source = min(buffers, key=lambda each: abs(each["feedback_count"] - wanted))
    target = next(each for each in buffers if each != source and each["name"].isascii() and each["feedback_count"] > 0)
    size, had = source["feedback_count"], target["feedback_count"]
    desk.go(source["name"])
    ask_bulk(desk, target["name"])
    bar = (0, desk.picture.height - 100, desk.picture.width, 100)
    desk.bar = bar
    shown = []
    began = time.monotonic()
    shown.append(desk.time_of(lambda: confirm(desk), "bar")["bar"])
    report.add(13, f"keyed move of {size}: progress shown, ms", shown[0], 300)
    stage.wait_until(lambda: count(desk, source) == 0 and not waiting(desk), "the server has all of them", 120)
    report.add(13, f"keyed move of {size}, done at the server, s", time.monotonic() - began, 20 * max(1, size / 1000))
    gone = count(desk, target) - had
    report.holds(13, f"keyed move of {size}: the target has them", 0 < gone <= size, f"{gone} came, others were there")
    desk.go(target["name"])
    desk.fingers.key("ctrl+z")
    stage.wait_until(lambda: count(desk, source) == size and not waiting(desk), "the server has them back", 120)
    report.holds(11, f"undo of the move of {size} brings the counts back", count(desk, target) == had)
    cancelling(desk, report, source, target)


def cancelling(desk, report, source, target):
    size = count(desk, source)
    desk.go(source["name"])
    ask_bulk(desk, target["name"])
    desk.server.stall()
    confirm(desk)
    end = time.monotonic() + 10
    button = None
    while not button and time.monotonic() < end and waiting(desk) is None:
        button = desk.client.window.find("push button", "Cancel")
    if button:
        stage.push(button)
    desk.server.stall(False)
    stage.wait_until(lambda: not waiting(desk), "nothing waits", 120)
    desk.client.wait_synced()
    left = count(desk, source)
    report.holds(13, "Cancel ends the work or the work was quicker", left in (0, size) or 0 < left < size,
                 f"{left} of {size} stayed; {'cancelled' if button else 'it was over before'}")
    desk.fingers.key("ctrl+z")
    stage.wait_until(lambda: count(desk, source) == size and not waiting(desk), "they are back", 120)


def move_all(desk, report):
    """Measures moving all items of a buffer, after gathering half of all items in it."""
    rest_api = desk.server.rest
    buffers = rest_api.buffers()
    goal = rest_api.total() // 2
    first = buffers[0]
    for other in buffers[1:-2]:
        if count(desk, first) >= goal:
            break
        rest_api.move_all(other["id"], first["id"])
    target = buffers[-1]
    desk.client.wait_synced()
    time.sleep(1)
    desk.client.wait_synced()
    size, own = count(desk, first), count(desk, target)
    desk.go(first["name"])
    desk.fingers.key("ctrl+shift+m")
    dialog = desk.client.find("dialog", "Move all")
    time.sleep(0.5)
    last = max(buffers, key=lambda each: each["name"].casefold())
    desk.fingers.key("Home" if first == last else "End")  # another one of "To", which has the focus
    chosen = stage.wait_until(lambda: desk.client.window.find("push button", "Move ", dialog), "the button")
    stage.wait_until(lambda: desk.client.window.has_state(chosen, "ENABLED"), "it is counted")
    x, y, width, height = desk.client.area(chosen)
    desk.box = desk.client.area(dialog)
    took = desk.time_of(lambda: desk.fingers.click((x + width // 2, y + height // 2)), "box")
    report.add(13, f"move all of {size}: busy shown, ms", took["box"], 300)
    began = time.monotonic()
    stage.wait_until(lambda: count(desk, first) == 0, "the server moved all", 120)
    print(f"     the server took {time.monotonic() - began:.1f} s; now the client receives it", flush=True)
    stage.wait_until(lambda: not desk.client.window.find("dialog", "Move all"), "the dialog is closed", 60)
    desk.fingers.key("g")
    desk.fingers.key("i")
    time.sleep(0.3)
    stepping(desk, report, "while that many changes come in")
    desk.client.wait_synced()
    desk.fingers.key("ctrl+z")
    stage.wait_until(lambda: count(desk, first) == size, "the server brought all back", 120)
    report.add(13, "items that the undo left", count(desk, target) - own, 0)


def main():
    setup = stage.options(__doc__, only="")
    parts = {part.__name__: part for part in (scrolling, stepping, switching, acting, searching, keyed_bulk, move_all)}
    chosen = [parts[name] for name in setup.only.split(",") if name] or list(parts.values())

    def measured(screen, server, report):
        desk = Desk(screen, server, setup)
        for part in chosen:
            if part is stepping:
                desk.go("Inbox")
            part(desk, report)
        desk.client.end()

    return stage.run(setup, [measured])


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks keyboard, names, long words, right to left, contrast and scale in each view of the main window and each dialog."""

import collections
import os
import pathlib
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree

import looking
import stage

# Its keys; the keys that have to be pressed before; the keys that leave it, unless it is a separate window.
Place = collections.namedtuple("Place", "name keys before leave", defaults=((), (), ()))
LIST = ("g", "l")
ITEM = ("g", "i", "Home")
BUFFER = ("alt+Down",) * 6  # a buffer has to be visible
PLACES = (
    Place("main window", leave=LIST), Place("board", ("g", "b"), leave=LIST), Place("dashboards", ("g", "d"), leave=LIST),
    Place("detail window", ("shift+Return",), ITEM), Place("preferences", ("ctrl+comma",)), Place("activity", ("ctrl+j",)),
    Place("move all", ("ctrl+shift+m",)), Place("routing test", ("ctrl+t",)), Place("new buffer", ("ctrl+n",)),
    Place("edit buffer", ("ctrl+e",), BUFFER), Place("rename buffer", ("ctrl+F2",), BUFFER),
    Place("pin buffer", ("ctrl+p",), BUFFER), Place("delete buffer", ("ctrl+shift+Delete",), BUFFER),
    Place("restore buffer", ("ctrl+shift+b",)), Place("columns", ("ctrl+shift+l",)), Place("save filter", ("ctrl+s",)),
    Place("tokens", ("ctrl+shift+t",)), Place("members", ("ctrl+shift+u",)), Place("import", ("ctrl+i",)),
    Place("export", ("ctrl+shift+e",)), Place("research", ("ctrl+r",), leave=LIST), Place("quality", ("ctrl+shift+q",), leave=LIST),
    Place("edit feedback", ("F2",), ITEM), Place("palette", ("ctrl+k",), leave=("Escape",)),
    Place("buffer picker", ("m",), ITEM, ("Escape",)),
    Place("shortcuts", ("F1",)), Place("about", ("shift+F1",)), Place("connect", ("ctrl+shift+o",)))
LRELEASE = ("lrelease", "/usr/lib/qt6/bin/lrelease")
LONGER = 0.4


class Visitor:
    """Opens each window by its key and closes it again."""

    def __init__(self, screen, server, setup, **environment):
        self.client = stage.Client(screen, setup, server, **environment)
        self.client.start(rows=20)
        time.sleep(3)
        for key in ("j", "Home"):
            self.press(key)
        time.sleep(1)

    def press(self, key):
        self.client.fingers.key(key)
        time.sleep(0.12)

    def windows(self):
        app = self.client.window.application()
        return [app.get_child_at_index(number) for number in range(app.get_child_count())
                if self.client.window.is_showing(app.get_child_at_index(number))]

    def each(self, chosen=PLACES):
        for place in chosen:
            for key in place.before:
                self.press(key)
            before = len(self.windows())
            for key in place.keys:
                self.press(key)
            if not place.leave:
                try:
                    stage.wait_until(lambda: len(self.windows()) > before, place.name, 8)
                except AssertionError:
                    yield place.name, None
                    continue
            time.sleep(3 if place.leave else 1)
            yield place.name, self.windows()[-1]
            self.leave(place, before)

    def leave(self, place, before):
        if place.leave:
            for key in place.leave:
                self.press(key)
            return
        for key in ("Escape",) * 3 + ("ctrl+w",):
            if len(self.windows()) <= before:
                break
            self.press(key)
            time.sleep(0.3)

    def end(self):
        self.client.end()


def keyboard_and_names(screen, server, report, setup):
    visitor = Visitor(screen, server, setup)
    for name, window in visitor.each():
        if not window:
            report.holds(14, f"{name} opens by its key", False)
            continue
        report.holds(15, f"{name}: every control has a name", not (found := looking.nameless(visitor.client)), str(found or ""))
        if name in ("palette", "buffer picker", "delete buffer"):
            continue  # these are not navigated with Tab: the line edit keeps the focus
        found = looking.out_of_reach(visitor.client, window, visitor.press, most=120)
        report.holds(14, f"{name}: Tab reaches every control", not found, str(found or ""))
    visitor.end()


def longer(text):
    """Returns a longer text with the same placeholders and the same mnemonic."""
    letters = len(re.sub(r"%\w+|&", "", text))
    if not text.strip():
        return text
    return text + " " + ("wider " * letters)[:max(1, round(letters * LONGER))].strip()


def pseudo_language(folder):
    """Writes a German translation that contains the source texts, lengthened."""
    source = stage.HERE.parents[2] / "translations/triage-desk_de.ts"
    tree = ElementTree.parse(source)
    for message in tree.iter("message"):
        text = longer(message.findtext("source"))
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        for form in forms:
            form.text = text
        if not forms:
            translation.text = text
    made = pathlib.Path(folder, "pseudo.ts")
    tree.write(made, encoding="utf-8", xml_declaration=True)
    for program in LRELEASE:
        try:
            subprocess.run([program, "-silent", made, "-qm", pathlib.Path(folder, "triage-desk_de.qm")], check=True)
            return
        except FileNotFoundError:
            continue
    raise RuntimeError("lrelease is missing")


def long_words(screen, server, report, setup):
    folder = os.path.join(screen.home, "pseudo")
    os.makedirs(folder, exist_ok=True)
    pseudo_language(folder)
    visitor = Visitor(screen, server, setup, LANG="de_DE.UTF-8", LC_ALL="", LANGUAGE="de",
                      TRIAGE_DESK_TRANSLATIONS=folder, TRIAGE_DESK_A11Y_IDS="1")
    for name, window in visitor.each():
        if setup.pictures:
            screen.picture(os.path.join(setup.pictures, f"long-{name.replace(' ', '-')}.png"))
        found = looking.clipped(visitor.client, window) if window else ["did not open"]
        report.holds(16, f"{name}, words longer by {LONGER:.0%}: nothing is cut off", not found, str(found or ""))
    visitor.end()


HALF_A_LINE = "These words fill a little more than half a line"


def right_to_left(screen, server, report, setup):
    """Checks that texts start at the reading side; age and marks at the other end cover less than half a line of text.
    Controls that are next to each other must be mirrored in the other direction."""
    for number in range(5):
        server.rest.post(f"{HALF_A_LINE} {number}")
    least, placed = {}, {}
    for language, environment in (("ar", {"LANG": "ar_EG.UTF-8", "LANGUAGE": "ar"}), ("en", {"LANG": "C.UTF-8"})):
        visitor = Visitor(screen, server, setup, LC_ALL="", TRIAGE_DESK_A11Y_IDS="1", **environment)
        client = visitor.client
        client.fingers.move((5, 5))
        visitor.press("j")
        time.sleep(1)
        if setup.pictures:
            screen.picture(os.path.join(setup.pictures, f"{language}.png"))
        rows = [client.area(row) for row in client.window.rows(client.list) if HALF_A_LINE in row.get_name()]
        inks = [looking.ink(client, (x, y, width, height // 2)) for x, y, width, height in rows]
        least[language] = min(inks) if language == "ar" else 1 - max(inks)
        placed[language] = {name: looking.placed(client, window) for name, window in visitor.each() if window}
        visitor.end()
    report.add(17, "ink of headlines in Arabic, at the right, least", least["ar"], 0.5, is_least=True)
    report.add(17, "and in English at the left, least", least["en"], 0.5, is_least=True)
    for name in (place.name for place in PLACES):
        both = name in placed["en"] and name in placed["ar"]
        found = looking.not_mirrored(placed["en"][name], placed["ar"][name]) if both else ["did not open"]
        report.holds(17, f"{name}: mirrored in Arabic", not found, str(found or ""))


def contrasts(screen, server, report, setup):
    for theme, name in ((1, "light"), (2, "dark")):
        settings = pathlib.Path(screen.home, ".config/triage-desk/default.ini")
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(f"[appearance]\ntheme={theme}\n")
        visitor = Visitor(screen, server, setup)
        client = visitor.client
        client.fingers.move((5, 5))
        for window, root in visitor.each():
            if not root:
                report.holds(18, f"{window} opens by its key", False)
                continue
            poor = [(node.get_name(), round(ratio, 2)) for node, role in looking.showing(client, root)
                    if role in looking.WORDS and node.get_name() and client.window.has_state(node, "ENABLED")
                    and 1 < (ratio := looking.contrast(client, client.area(node))) < (4.5 if role == "label" else 3)]
            report.holds(18, f"{name} theme, {window}: words stand out", not poor, str(poor or ""))
        rows = [looking.contrast(client, client.area(row)) for row in client.window.rows(client.list)[:8]]
        report.add(18, f"{name} theme, list rows, least contrast", min(rows), 4.5, is_least=True)
        visitor.end()
        settings.unlink()


def scales(screen, server, report, setup):
    for factor in ("1.5", "2"):
        visitor = Visitor(screen, server, setup, QT_SCALE_FACTOR=factor)
        # Skips the preferences: values there are as wide as their text, and the last letter may overlap the edge.
        for name, window in visitor.each(place for place in PLACES if place.name != "preferences"):
            if setup.pictures:
                screen.picture(os.path.join(setup.pictures, f"scale-{factor}-{name.replace(' ', '-')}.png"))
            found = looking.clipped(visitor.client, window) if window else ["did not open"]
            report.holds(16, f"{name} at scale {factor}: nothing is cut off", not found, str(found or ""))
        visitor.end()


PARTS = {"keys": (keyboard_and_names, "1400x900"), "long": (long_words, "1024x700"), "rtl": (right_to_left, "1400x900"),
         "contrast": (contrasts, "1400x900"), "scale": (scales, "2800x1800")}


def main():
    """Runs each part on a screen of its size, in a separate process, because a process has one screen."""
    setup = stage.options(__doc__, items=500, notes=1500, part="", pictures="")
    if setup.part:
        part, size = PARTS[setup.part]
        return stage.run(setup, [lambda *stand: part(*stand, setup)], size)
    return max(subprocess.run([sys.executable, __file__, *sys.argv[1:], "--part", name], check=False).returncode
               for name in PARTS)


if __name__ == "__main__":
    sys.exit(main())

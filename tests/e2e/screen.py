# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a virtual screen with a window manager, a session bus and an accessibility bus; sends input and reads the screen."""

import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib

VIEWS = {"list", "table", "tree", "tree table", "list box"}
NEEDED = ("Xvfb", "openbox", "xdotool", "dbus-daemon")
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing():
    """Returns the names of the required programs that this computer lacks."""
    lacking = [program for program in NEEDED if not shutil.which(program)]
    if not any(os.path.exists(path) for path in BUS_LAUNCHERS):
        lacking.append("at-spi2-core")
    try:
        import gi

        gi.require_version("Atspi", "2.0")
    except (ImportError, ValueError):
        lacking.append("python3-gi, gir1.2-atspi-2.0")
    return lacking


def wait_until(condition, what, seconds=60):
    """Returns the first true value of the condition."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"timed out after {seconds} s: {what}")


class Screen:
    """Owns the screen and the programs started on it. Leaving the context ends these programs and no others."""

    def __init__(self, size="1400x900"):
        self.size = size

    def __enter__(self):
        self.processes = []
        self.home = tempfile.mkdtemp(prefix="triage-e2e-")
        try:
            self._start_display()
            self._start_buses()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self, command, **options):
        process = subprocess.Popen(command, **options)
        self.processes.append(process)
        return process

    def _start_display(self):
        reader, writer = os.pipe()
        pictures = os.path.join(self.home, "picture")
        os.mkdir(pictures)
        self.framebuffer = os.path.join(pictures, "Xvfb_screen0")
        self.start(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{self.size}x24", "-fbdir", pictures, "-nolisten", "tcp",
             "-noreset"],  # Else the end of its first client, which may be another program's look around, resets it.
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as number:
            os.environ["DISPLAY"] = ":" + number.readline().strip()
        os.environ.pop("WAYLAND_DISPLAY", None)
        # Without a window manager no window gets the keyboard.
        managed = os.path.join(self.home, "managed")
        manager = self.start(["openbox", "--startup", f"touch {managed}"], stderr=subprocess.DEVNULL)
        wait_until(lambda: os.path.exists(managed) or manager.poll() is not None, "the window manager is up")
        if manager.poll() is not None:
            raise RuntimeError(f"openbox ended with {manager.returncode}")

    def _start_buses(self):
        bus = self.start(["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        launcher = next(path for path in BUS_LAUNCHERS if os.path.exists(path))
        self.start([launcher, "--launch-immediately"], stderr=subprocess.DEVNULL)

    def client_environment(self, **more):
        environment = dict(os.environ, HOME=self.home, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LC_ALL="C.UTF-8")
        runtime = os.path.join(self.home, "run")
        os.makedirs(runtime, 0o700, exist_ok=True)
        environment.update(QT_QPA_PLATFORM="xcb", XDG_RUNTIME_DIR=runtime, **more)
        for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
            environment.pop(name, None)
        return environment

    def picture(self, path):
        """Writes the content of the screen as a PNG."""
        with open(self.framebuffer, "rb") as file:  # an XWD file: a header, the colours, lines of blue, green, red and padding
            xwd = file.read()
        fields = struct.unpack_from(">25I", xwd)
        width, height, line = fields[4], fields[5], fields[12]
        start = fields[0] + fields[19] * 12
        lines = bytearray()
        for begin in range(start, start + height * line, line):
            pixels = xwd[begin:begin + width * 4]
            colours = bytearray(width * 3)
            for colour in range(3):
                colours[colour::3] = pixels[2 - colour::4]
            lines += b"\0" + colours
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n")
            for name, content in (
                (b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)),
                (b"IDAT", zlib.compress(bytes(lines))),
                (b"IEND", b""),
            ):
                file.write(struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content)))


def role_of(node):
    """Returns the name of the node's role. A push button is called button from at-spi 2.52 on."""
    name = node.get_role_name()
    return "push button" if name == "button" else name


def xdotool(*arguments):
    subprocess.run(["xdotool", *map(str, arguments)], check=True)


def key(*names):
    for name in names:
        xdotool("key", "--clearmodifiers", name)
        time.sleep(0.05)


def point_at(at):
    xdotool("mousemove", *at)


def click(at, modifier=None):
    xdotool("mousemove", *at)
    if modifier:
        xdotool("keydown", modifier)
    xdotool("click", 1)
    if modifier:
        xdotool("keyup", modifier)


def type_text(text):
    xdotool("type", "--delay", 20, text)


def drag(start, end):
    """Drags like a person: presses, moves a little, moves the rest in steps, rests over the target, releases."""
    xdotool("mousemove", *start)
    time.sleep(0.2)
    xdotool("mousedown", 1)
    for step in range(1, 16):
        at = [round(a + (b - a) * step / 15) for a, b in zip(start, end)]
        xdotool("mousemove", *at)
        time.sleep(0.04)
    time.sleep(0.4)
    xdotool("mousemove", end[0] + 1, end[1])
    time.sleep(0.3)
    xdotool("mouseup", 1)


class Listener:
    """Hears what a screen reader is notified of: the names of notifications that change or appear."""

    EVENTS = ("object:property-change:accessible-name", "object:state-changed:showing", "object:announcement")

    def __init__(self, window):
        from gi.repository import GLib

        self.loop = GLib.MainContext.default()
        self.window = window
        self.heard = []
        self.listener = window.atspi.EventListener.new(self._hear)
        for event in self.EVENTS:
            self.listener.register(event)

    def _hear(self, event):
        try:
            if event.source.get_process_id() == self.window.process.pid and role_of(event.source) == "notification":
                self.heard.append(event.source.get_name())
        except Exception:  # gone meanwhile
            pass

    def hears(self, words, seconds=60):
        """Waits until something with these words is heard, and forgets it and what was heard before."""

        def check():
            while self.loop.iteration(False):
                pass
            return next((number for number, text in enumerate(self.heard, 1) if words in text), 0)

        try:
            heard = wait_until(check, f"{words!r} is heard", seconds)
        except AssertionError as error:
            raise AssertionError(f"{error}; heard: {self.heard}") from None
        del self.heard[:heard]


class Window:
    """The client as assistive technologies see it."""

    def __init__(self, process):
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi

        self.atspi = Atspi
        self.process = process

    def application(self):
        desktop = self.atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(number)
            try:
                if child and child.get_process_id() == self.process.pid:
                    return child
            except Exception:  # gone meanwhile
                continue
        return None

    def find(self, role, name, root=None):
        """Returns the first visible node of that role whose name is, or begins with, the given name."""
        root = root or self.application()
        todo = [root] if root else []
        while todo:
            node = todo.pop(0)
            try:
                if role_of(node) == role and node.get_name().startswith(name) and self.is_showing(node):
                    return node
                count = min(node.get_child_count(), 300)
                todo.extend(child for child in map(node.get_child_at_index, range(count)) if child)
            except Exception:  # gone meanwhile
                continue
        return None

    def is_showing(self, node):
        return node.get_state_set().contains(self.atspi.StateType.SHOWING)

    def wait_for(self, role, name, seconds=60):
        return wait_until(lambda: self.find(role, name), f"a {role} named {name!r}", seconds)

    def rows(self, view):
        count = min(view.get_child_count(), 60)
        return [row for row in map(view.get_child_at_index, range(count)) if row and self.is_showing(row)]

    def centre(self, node):
        box = node.get_component_iface().get_extents(self.atspi.CoordType.SCREEN)
        return box.x + min(box.width // 2, 200), box.y + box.height // 2

    def has_state(self, node, state):
        return node.get_state_set().contains(getattr(self.atspi.StateType, state))

    def is_focused(self, node):
        return self.has_state(node, "FOCUSED")

    def can_press(self, name, root=None):
        button = self.find("push button", name, root)
        return bool(button) and self.has_state(button, "ENABLED")

    def nodes(self, root, into_views=False):
        """Returns all visible nodes below the node; rows of lists and tables only on request."""
        todo = [root]
        while todo:
            node = todo.pop(0)
            try:
                if not self.is_showing(node):
                    continue
                yield node
                if role_of(node) in VIEWS and not into_views:
                    continue
                count = min(node.get_child_count(), 300)
                todo.extend(child for child in map(node.get_child_at_index, range(count)) if child)
            except Exception:  # gone meanwhile
                continue

    def first_row(self, name, text):
        """Returns whether the first row of the list of that name contains the text."""
        view = self.find("list", name)
        row = view and view.get_child_count() > 0 and view.get_child_at_index(0)
        return bool(row) and text in row.get_name()

    def text_of(self, node):
        return self.atspi.Text.get_text(node, 0, self.atspi.Text.get_character_count(node))

    def value_of(self, node):
        return self.atspi.Value.get_current_value(node)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Sends keys and mouse events through the X server's test extension, with millisecond precision."""

import ctypes
import os

MODIFIERS = {"ctrl": b"Control_L", "shift": b"Shift_L", "alt": b"Alt_L"}
WHEEL_UP, WHEEL_DOWN = 4, 5


class Fingers:
    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.x11.XKeycodeToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(os.environ["DISPLAY"].encode()))
        if not self.display:
            raise RuntimeError("no display")

    def close(self):
        self.x11.XCloseDisplay(self.display)

    def codes(self, combination):
        """Returns the key codes of a combination such as "ctrl+shift+z", "j" or "question": the modifiers, then the key."""
        *held, name = combination.split("+")
        symbol = self.x11.XStringToKeysym(name.encode())
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        if not code:
            raise ValueError(f"no key makes {name}")
        is_plain = self.x11.XKeycodeToKeysym(self.display, code, 0) == symbol
        if not is_plain and "shift" not in held:
            held.append("shift")
        return [self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(MODIFIERS[each])))
                for each in held] + [code]

    def key(self, combination):
        codes = self.codes(combination)
        for code in codes:
            self.test.XTestFakeKeyEvent(self.display, code, 1, 0)
        for code in reversed(codes):
            self.test.XTestFakeKeyEvent(self.display, code, 0, 0)
        self.x11.XFlush(self.display)

    def hold(self, name, down):
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(MODIFIERS[name])))
        self.test.XTestFakeKeyEvent(self.display, code, int(down), 0)
        self.x11.XFlush(self.display)

    def move(self, at):
        self.test.XTestFakeMotionEvent(self.display, -1, int(at[0]), int(at[1]), 0)
        self.x11.XFlush(self.display)

    def button(self, number, down):
        self.test.XTestFakeButtonEvent(self.display, number, int(down), 0)
        self.x11.XFlush(self.display)

    def press(self, number=1):
        self.button(number, True)
        self.button(number, False)

    def click(self, at, number=1):
        self.move(at)
        self.press(number)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the virtual screen from Xvfb's framebuffer file, which costs the client no time."""

import mmap
import struct
import zlib
from collections import Counter

HEADER = struct.Struct(">25I")  # header of an XWD file


class Picture:
    """The content of the screen. Areas are (x, y, width, height)."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        fields = HEADER.unpack_from(self.bytes)
        self.width, self.height, self.line = fields[4], fields[5], fields[12]
        self.depth = fields[11] // 8
        self.start = fields[0] + fields[19] * 12

    def within(self, area):
        left, top = max(0, area[0]), max(0, area[1])
        return (left, top, min(area[0] + area[2], self.width) - left, min(area[1] + area[3], self.height) - top)

    def lines(self, area, every=1):
        x, y, width, height = self.within(area)
        for line in range(y, y + height, every):
            begin = self.start + line * self.line + x * self.depth
            yield self.bytes[begin:begin + width * self.depth]

    def mark(self, area, every=3):
        """Returns a checksum that changes when the area changes."""
        number = 0
        for line in self.lines(area, every):
            number = zlib.adler32(line, number)
        return number

    def is_blank(self, area):
        """Returns whether the area has one colour, except for a thin line of the current row's background."""
        return len({line for line in self.lines(area, 2)}) <= 2

    def colours(self, area):
        """Counts the pixels of each (red, green, blue)."""
        counted = Counter()
        for line in self.lines(area):
            for pixel, times in Counter(struct.unpack(f"<{len(line) // 4}I", line)).items():
                counted[pixel & 0xFFFFFF] += times
        return {(value >> 16, value >> 8 & 255, value & 255): times for value, times in counted.items()}

    def columns(self, area):
        """Returns the pixels as numbers, line by line."""
        return [struct.unpack(f"<{len(line) // 4}I", line) for line in self.lines(area)]

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the folders of both programs as floors, from the CMakeLists.txt files.

A folder is one floor above the highest one that its target links. ARCHITECTURE.md has a line for each folder, with its floor
and the first sentence of its CMakeLists.txt, and floors.svg is a picture of the links; the test `architecture` fails if one of
them is not current.

    tests/architecture/floors.py --write    # writes both
"""

import html
import itertools
import pathlib
import re
import sys

PROGRAMS = ("backend", "app")
TEXT = "ARCHITECTURE.md"
PICTURE = "tests/architecture/floors.svg"
BLOCK = re.compile(r"(?<=<!-- floors -->\n).*?(?=<!-- /floors -->)", re.S)


def linked_folders(root):
    """Returns the folders that the target of each folder links."""
    folder_of, links = {}, {}
    for program in ("common", *PROGRAMS):
        for path in sorted((root / program).rglob("CMakeLists.txt")):
            call = re.search(r"triage_library\((\w+)(.*?)\)\n", path.read_text(encoding="utf-8"), flags=re.S)
            if call:
                folder = path.parent.relative_to(root).as_posix()
                folder_of[call.group(1)] = folder
                libraries = re.split(r"\b(?:PUBLIC|PRIVATE)\b", call.group(2), maxsplit=1)
                links[folder] = re.findall(r"\btriage_\w+", libraries[1]) if len(libraries) > 1 else []
    return {folder: {folder_of[target] for target in targets if target in folder_of}
            for folder, targets in links.items()}


def floors_of(program, links):
    """Returns the floors of a program, the lowest first, each with its folders."""
    heights = {}

    def height(folder):
        if folder not in heights:
            below = [height(each) for each in links[folder] if each.startswith(program + "/")]
            heights[folder] = 1 + max(below, default=-1)
        return heights[folder]

    floors = {}
    for folder in sorted(links):
        if folder.startswith(program + "/"):
            floors.setdefault(height(folder), []).append(folder)
    return [floors[number] for number in sorted(floors)]


def name_of(folder):
    return folder.partition("/")[2]


def concept_of(root, folder):
    """Returns the first sentence of the comment of a folder's CMakeLists.txt."""
    lines = (root / folder / "CMakeLists.txt").read_text(encoding="utf-8").split("\n")[1:]
    comment = " ".join(line[2:] for line in itertools.takewhile(lambda each: each.startswith("# "), lines))
    return re.split(r"(?<=\.) (?=[A-Z])", comment)[0]


def text_of(root, links):
    lines = []
    for program in PROGRAMS:
        lines += [f"    {program}/"]
        for number, floor in reversed([*enumerate(floors_of(program, links))]):
            lines += [f"      {number:>2}  {name_of(folder):<20}{concept_of(root, folder)}" for folder in floor]
    return "\n".join(lines) + "\n"


def direct(links, program):
    """Returns the links that do not follow from others."""
    def reached(folder):
        return links[folder].union(*(reached(each) for each in links[folder]))

    for folder in links:
        for target in links[folder]:
            others = (reached(each) for each in links[folder] if each != target)
            if folder.startswith(program + "/") and target.startswith(program + "/") and not any(target in each for each in others):
                yield folder, target


ROOM, GAP, STOREY, MARGIN = 7.2, 14, 58, 24  # pixels: a letter, between rooms, between floors, around everything


def places_of(floors, arrows):
    """Returns the left edge and the width of each room; a room stands above the middle of those that it uses."""
    places = {}
    for floor in floors:
        def middle(folder):
            below = [places[target][0] + places[target][1] / 2 for source, target in arrows if source == folder]
            return sum(below) / len(below) if below else 0
        x = 0
        for folder in sorted(floor, key=lambda each: (middle(each), each)):
            width = ROOM * len(name_of(folder)) + 20
            places[folder] = (x, width)
            x += width + GAP
    widest = max(x + width for x, width in places.values())
    for floor in floors:
        shift = (widest - max(places[each][0] + places[each][1] for each in floor)) / 2
        for folder in floor:
            places[folder] = (places[folder][0] + shift, places[folder][1])
    return places, widest


def picture_of(links):
    parts, top, width = [], MARGIN, 0
    for program in PROGRAMS:
        floors, arrows = floors_of(program, links), sorted(direct(links, program))
        places, widest = places_of(floors, arrows)
        number_of = {folder: number for number, floor in enumerate(floors) for folder in floor}
        width = max(width, widest + 2 * MARGIN)

        def y_of(folder):
            return top + 30 + (len(floors) - 1 - number_of[folder]) * STOREY

        parts.append(f'<text x="{MARGIN}" y="{top + 12}" class="title">{program}</text>')
        for source, target in arrows:
            x1, x2 = (MARGIN + places[each][0] + places[each][1] / 2 for each in (source, target))
            y1, y2 = y_of(source) + 26, y_of(target)
            parts.append(f'<path d="M{x1:.0f} {y1} C{x1:.0f} {y1 + 24} {x2:.0f} {y2 - 24} {x2:.0f} {y2}"/>')
        for folder, (x, room) in sorted(places.items()):
            parts.append(f'<rect x="{MARGIN + x:.0f}" y="{y_of(folder)}" width="{room:.0f}" height="26" rx="4"/>'
                         f'<text x="{MARGIN + x + room / 2:.0f}" y="{y_of(folder) + 17}">{html.escape(name_of(folder))}</text>')
        top += 30 + len(floors) * STOREY + 10
    style = ("text{font:12px sans-serif;text-anchor:middle;fill:#1d2733}.title{font-weight:bold;text-anchor:start}"
             "rect{fill:#eaf1fb;stroke:#5b7da8}path{fill:none;stroke:#9aa8b8}")
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {top}" width="{width:.0f}" height="{top}">'
            f'<title>The folders of both programs: each uses only folders below it</title><style>{style}</style>'
            f'<path d="M0 0H{width:.0f}V{top}H0Z" style="fill:#fff;stroke:none"/>' + "\n".join(parts) + "</svg>\n")


def current(root):
    """Returns both files as they should be."""
    links = linked_folders(root)
    text = (root / TEXT).read_text(encoding="utf-8")
    return {TEXT: BLOCK.sub(lambda _: f"\n{text_of(root, links)}\n", text), PICTURE: picture_of(links)}


def differences(root):
    """Yields the files that are not current."""
    for name, text in current(root).items():
        if not (root / name).is_file() or (root / name).read_text(encoding="utf-8") != text:
            yield f"{name}: does not show the folders that are linked: run tests/architecture/floors.py --write"


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__.strip())
    for name, text in current(root).items():
        (root / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

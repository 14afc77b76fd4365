#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns public lists of duplicate reports into sets for duplicatesbenchmark (see README.md).

make_sets.py gitbugs FOLDER NAME OUT   from a project of av9ash/gitbugs: NAME_bugs.csv and NAME_bugs-combined.csv
make_sets.py office FILE OUT [PART]    from a table of pairs of OpenOffice reports, OfficeDupsTestWithMetaData.csv. PART, 0 to 5,
                                       takes other pairs; without it, those of part 0
"""

import csv
import datetime
import hashlib
import json
import pathlib
import re
import sys

csv.field_size_limit(10**9)
MONTHS = {m: i + 1 for i, m in enumerate("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split())}


class Groups:
    """Items that were called duplicates of each other, however many steps apart."""

    def __init__(self):
        self.parent = {}

    def find(self, item):
        while self.parent.get(item, item) != item:
            item = self.parent[item]
        return item

    def join(self, a, b):
        self.parent.setdefault(a, a)
        self.parent.setdefault(b, b)
        self.parent[self.find(a)] = self.find(b)


def iso(text):
    short = re.fullmatch(r"(\d+)/(\w{3})/(\d+) (\d+):(\d+)", text)
    if short:
        day, month, year, hour, minute = short.groups()
        when = datetime.datetime(2000 + int(year), MONTHS[month], int(day), int(hour), int(minute))
    else:
        when = datetime.datetime.fromisoformat(re.sub(r"\s?\+.*", "", text))
    return when.strftime("%Y-%m-%dT%H:%M:%SZ")


def join_same(items, groups):
    """Reports that are the same to the letter are duplicates, even if nobody said so."""
    seen = {}
    for item in items:
        for part in (item["title"] or "", item["text"]):
            words = re.findall(r"\w+", part.lower())
            if len(words) > 4:
                groups.join(seen.setdefault(" ".join(words), item["id"]), item["id"])


def write(name, items, groups):
    join_same(items, groups)
    sizes = {}
    for item in items:
        if item["id"] in groups.parent:
            root = groups.find(item["id"])
            sizes[root] = sizes.get(root, 0) + 1
    with open(name, "w", encoding="utf-8") as out:
        for item in sorted(items, key=lambda each: (each["created_at"], each["id"])):
            root = groups.find(item["id"]) if item["id"] in groups.parent else None
            item["group"] = root if root and sizes[root] > 1 else None
            out.write(json.dumps(item, ensure_ascii=False) + "\n")


def gitbugs(folder, name, out):
    folder = pathlib.Path(folder)
    groups = Groups()
    with open(folder / f"{name}_bugs.csv", newline="", encoding="utf-8") as file:
        rows = {row["Issue id"].strip(): row for row in csv.DictReader(file)}
    with open(folder / f"{name}_bugs-combined.csv", newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            for other in re.findall(r"\d+", row["Duplicate id"]):
                if other in rows and row["Issue id"].strip() in rows:
                    groups.join(row["Issue id"].strip(), other)
    write(out, [{"id": key, "title": row["Summary"][:500], "text": row["Description"][:5000] or row["Summary"],
                 "created_at": iso(row["Created"]), "target": None, "submitter": None}
                for key, row in rows.items()], groups)


def office(file, out, part="0"):
    """Of most pairs one report is left out: in use, most reports have no duplicate."""
    items, groups = {}, Groups()
    with open(file, newline="", encoding="utf-8") as lines:
        for row in list(csv.reader(lines, delimiter="\t"))[1:]:
            kept = hashlib.sha256(row[1].encode()).digest()[0] // 40 == int(part)
            for key, title, text, product, component, at in (
                    (row[1], row[2], row[3], row[11], row[12], row[15]),
                    (row[5], row[6], row[7], row[18], row[19], row[22])):
                if key == row[1] and not kept:
                    continue
                items[key] = {"id": key, "title": title[:500] or None, "text": text[:5000] or title,
                              "created_at": iso(at), "target": f"{product}/{component}", "submitter": None}
            if kept:
                groups.join(row[1], row[5])
    write(out, list(items.values()), groups)


{"gitbugs": gitbugs, "office": office}[sys.argv[1]](*sys.argv[2:])

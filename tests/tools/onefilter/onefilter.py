#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds two filters to a copy of the tree by one row of the table each, one of feedback and one of triage records, and runs
the tests of whatever rows there are.

The copy differs from the tree in the members and rows of common/domain/listfilter.h alone. Its parser, links, views,
search words, API document, matches(), SQLite and PostgreSQL then have the filters: the tests below compare them.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
HEADER = "common/domain/listfilter.h"
MEMBER = "    std::optional<LanguageCode> language;\n"
NEW_MEMBERS = "    std::optional<bool> titled;\n    std::optional<bool> owned;\n"
END_OF_TABLE = "    };\n}\n/// Calls visit(row, value)"
NEW_ROWS = """        filter("titled", &F::titled, { "Feedback that has a title, or the other.", word },
               { Buffer, "`true` keeps feedback that has a title, `false` feedback without one." },
               { "feedback.title", FilterTest::IsSet },
               [](const I &i, const bool &is) { return i.feedback.title.has_value() == is; }),
        filter("owned", &F::owned, { "Feedback that somebody has, or the other.", word },
               { Buffer, "`true` keeps feedback that somebody has, `false` feedback without an owner." },
               { "triage.owner", FilterTest::IsSet },
               [](const I &i, const bool &is) { return i.triage.owner.has_value() == is; }),
"""
# The classes of tests, by the program that has them.
TESTS = {
    "test_common": ["tst_listfilter"],
    "test_app_store": ["tst_filterrows"],
    "test_app_store_sync": ["tst_randomlists"],
}


def copy_of_tree(folder):
    """Copies the files of the tree that Git knows."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    for name in names.stdout.split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name)
    return folder


def add_filters(tree):
    header = tree / HEADER
    text = header.read_text(encoding="utf-8")
    if NEW_ROWS in text:
        return
    for place in (MEMBER, END_OF_TABLE):
        if text.count(place) != 1:
            sys.exit(f"{HEADER}: this is not there once: {place.strip()}")
    text = text.replace(MEMBER, MEMBER + NEW_MEMBERS).replace(END_OF_TABLE, NEW_ROWS + END_OF_TABLE)
    header.write_text(text, encoding="utf-8")


def build(tree, jobs):
    folder = tree / "build"
    if not (folder / "build.ninja").exists():
        subprocess.run(["cmake", "-S", str(tree), "-B", str(folder), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"],
                       check=True)
    for program, classes in TESTS.items():
        subprocess.run(["ninja", "-C", str(folder), "-j", str(jobs), program], check=True)
        for each in classes:
            print(f"{each} …", flush=True)
            subprocess.run([str(folder / "tests" / program), each, "-maxwarnings", "0"], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=pathlib.Path, help="a copy of the tree to change; by default a new one")
    parser.add_argument("-j", type=int, default=2, dest="jobs")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="onefilter-") as scratch:
        tree = arguments.tree or copy_of_tree(pathlib.Path(scratch))
        add_filters(tree)
        build(tree, arguments.jobs)
    print("One row makes a filter.")


if __name__ == "__main__":
    main()

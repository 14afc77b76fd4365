#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts in how many documents each word occurs, over the pool splits of evaluation sets.

    make_background.py FOLDER > backend/routing/text/background.txt

FOLDER has <set>.items.jsonl files: one JSON object a line with "split", "title" and "text". Each set counts the same,
however many items it has. Sets whose licence asks for the same terms for what is derived from them are left out by
--without.
"""
import argparse
import collections
import json
import pathlib
import re
import unicodedata

DOCUMENTS_PER_SET = 2000
MOST_WORDS = 9000
FEWEST = 2


def words(text):
    text = re.sub(r"([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])", r"\1\3 \2", text)
    text = unicodedata.normalize("NFKD", text).casefold()
    text = "".join(c for c in text if not unicodedata.combining(c))
    return {word for word in re.findall(r"[^\W_]+", text) if len(word) <= 24 and not any(c.isdigit() for c in word)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--without", action="append", default=["hint3-curekart"], help="a set to leave out")
    arguments = parser.parse_args()

    sums = collections.Counter()
    sets = 0
    for path in sorted(arguments.folder.glob("*.items.jsonl")):
        if path.name.removesuffix(".items.jsonl") in arguments.without:
            continue
        counts = collections.Counter()
        documents = 0
        with path.open(encoding="utf-8") as lines:
            for item in map(json.loads, lines):
                if item["split"] == "pool":
                    documents += 1
                    counts.update(words(f"{item['title'] or ''} {item['text']}"))
        if documents:
            sets += 1
            for word, count in counts.items():
                if count >= 2 or documents > DOCUMENTS_PER_SET:
                    sums[word] += count * DOCUMENTS_PER_SET / documents
    print(sets * DOCUMENTS_PER_SET)
    ranked = sorted(((round(count), word) for word, count in sums.items()), key=lambda pair: (-pair[0], pair[1]))
    for count, word in ranked[:MOST_WORDS]:
        if count >= FEWEST:
            print(count, word)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""Defines the measured cases. Each has requests for the two servers and a script for pgbench."""

import json
import random
import re

from . import identifiers

REQUESTS = 4000
PAGE = 20
DEEPEST = 500  # page number of the deep page
MIDDLE = 25_000  # page number around which pages are read one after the other …
AROUND = 100  # … from this number before it to this number after it


class Case:
    """Requests of one kind. `organizations` maps each side to its organization; creates use a separate one per side."""

    def __init__(self, name, title, organizations, lines, scripts, post=False):
        self.name = name
        self.title = title
        self.organizations = organizations
        self.lines = lines
        self.scripts = scripts
        self.post = post


def statements(path):
    """Returns the statements of a file by name."""
    parts = re.split(r"(?m)^-- name: (\S+)\n", path.read_text())
    return {
        name: "\n".join(line for line in text.splitlines() if not line.startswith("--")).strip()
        for name, text in zip(parts[1::2], parts[2::2])
    }


def quoted(text):
    return "NULL" if text is None else "'" + text.replace("'", "''") + "'"


def filled(statement, values):
    """Returns the statement with literals or pgbench variables in place of its parameters."""
    return re.sub(r"\$(\d)", lambda found: values[int(found[1]) - 1], statement) + ";\n"


class Cases:
    """Creates the cases for organizations: `sized` by their number of items, `writing` by side."""

    def __init__(self, sql, sized, writing, bodies):
        self.sql = sql
        self.sized = sized
        self.writing = writing
        self.bodies = [json.loads(line) for line in bodies]
        self.random = random.Random(1)
        self.largest = sized[max(sized)]

    def all(self):
        cases = [self.create(), self.get()]
        cases += [self.listing(f"first-{items}", f"first page of {items:,}", organization, 1)
                  for items, organization in sorted(self.sized.items())]
        deep = min(DEEPEST, max(self.largest.facts["items"] // PAGE, 1))
        cases.append(self.listing("deep", f"page {deep} of {max(self.sized):,}", self.largest, deep))
        cases.append(self.pages())
        cases.append(self.buffer())
        cases.append(self.review())
        cases.append(self.search("rare", "search, rare words"))
        cases.append(self.search("common", "search, common words"))
        return cases

    def create(self):
        lines = [json.dumps({key: value for key, value in body.items() if key != "lexemes"})
                 for body in self.bodies]
        organization = self.writing["pgbench"].number
        scripts = [
            filled(self.sql["create"],
                   [organization, quoted(body.get("title")), quoted(body["description"]), "'user-1'", "NULL",
                    quoted(body["lexemes"]), "'{}'"])
            for body in self.bodies[:32]
        ]
        return Case("create", "create", self.writing, lines, scripts, post=True)

    def get(self):
        facts = self.largest.facts
        numbers = [self.random.randrange(facts["items"]) for _ in range(REQUESTS)]
        lines = ["/api/v0/feedback/" + identifiers.encode(facts["first_id"] + number * facts["stride"])
                 for number in numbers]
        script = (f"\\set id {facts['first_id']} + random(0, {facts['items'] - 1}) * {facts['stride']}\n"
                  + filled(self.sql["find"], [self.largest.number, ":id"]))
        return self._reading("get", "get by id", self.largest, lines, [script])

    def listing(self, name, title, organization, page):
        # The path without a page is the first request of a client.
        line = f"/api/v0/feedback?page={page}" if page > 1 else "/api/v0/feedback"
        script = filled(self.sql["list"], [organization.number, str(PAGE), str((page - 1) * PAGE)])
        return self._reading(name, title, organization, [line], [script])

    def pages(self):
        last = max(self.largest.facts["items"] // PAGE, 1)
        middle = min(MIDDLE, (last + 1) // 2)
        first = max(1, middle - AROUND)
        count = min(last, middle + AROUND) - first + 1
        lines = [f"/api/v0/feedback?page={page}" for page in range(first, first + count)]
        script = (f"\\set skipped random({first - 1}, {first + count - 2}) * {PAGE}\n"
                  + filled(self.sql["list"], [self.largest.number, str(PAGE), ":skipped"]))
        return self._reading("pages", f"pages around {middle:,}", self.largest, lines, [script])

    def buffer(self):
        slugs = list(self.largest.facts["buffers"])
        lines = [f"/api/v0/feedback?buffer_id={slug}" for slug in slugs]
        scripts = [filled(self.sql["list.buffer"], [self.largest.number, str(PAGE), "0", quoted(slug)])
                   for slug in slugs]
        return self._reading("buffer", "list of a buffer", self.largest, lines, scripts)

    def review(self):
        script = filled(self.sql["list.review"], [self.largest.number, str(PAGE), "0"])
        return self._reading("review", "list, needs_review", self.largest,
                             ["/api/v0/feedback?needs_review=true"], [script])

    def search(self, kind, title):
        words = list(self.largest.facts[kind])
        lines = [f"/api/v0/feedback?search={word}" for word in words]
        scripts = [filled(self.sql["list.search"],
                          [self.largest.number, str(PAGE), "0", f"array[{quoted(query_of(word))}]",
                           f"array['_%{word}%']", quoted(f"'^{word}':*")])
                   for word in words]
        return self._reading(kind, title, self.largest, lines, scripts)

    def _reading(self, name, title, organization, lines, scripts):
        sides = {side: organization for side in self.writing}
        return Case(name, title, sides, lines, scripts)


def query_of(word):
    """Returns a tsquery like that of the server, without stems, because other forms of the planted words do not occur."""
    return f"'{word}':* | '={word}'"

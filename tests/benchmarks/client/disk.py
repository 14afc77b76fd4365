# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the client's databases and the server's in the same form, for comparison."""

import json
import pathlib
import sqlite3

from bench.cluster import Cluster

SERVER = """select coalesce(json_agg(json_build_array(f.id, coalesce(f.title, ''), f.description, f.needs_review,
 (select coalesce(json_agg(m.buffer order by m.buffer), '[]') from feedback_buffer m
  join buffer b on b.id = m.buffer and b.organization = m.organization and b.deleted_at is null
  where m.organization = f.organization and m.feedback = f.id),
 (select coalesce(json_agg(n.text order by n.text collate "C"), '[]') from note n
  where n.organization = f.organization and n.feedback = f.id and n.kind = 'note'))), '[]') from feedback f"""


DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"  # of identifiers


def number_of(id):
    value = 0
    for digit in id:
        value = value * 32 + DIGITS.index(digit)
    return value


class Files:
    """The databases of the single account in a home folder."""

    def __init__(self, home):
        self.home = home

    def open(self, name):
        found = [path for place in (".cache", ".local") for path in pathlib.Path(self.home, place).rglob(name)]
        if len(found) != 1:
            raise AssertionError(f"{name}: {len(found)} files")
        return sqlite3.connect(f"file:{found[0]}?mode=ro", uri=True, timeout=10)

    def ask(self, name, sql):
        database = self.open(name)
        try:
            return database.execute(sql).fetchall()
        finally:
            database.close()

    def waiting(self):
        """Returns the number of unsent operations and the number of refused ones."""
        states = [state for state, in self.ask("outbox.db", "select state from operation")]
        return sum(state < 2 for state in states), sum(state >= 2 for state in states)

    def drafts(self):
        return dict(self.ask("outbox.db", "select feedback, text from draft"))

    def are_sound(self):
        return all(self.ask(name, "pragma integrity_check") == [("ok",)] for name in ("cache.db", "outbox.db"))

    def items(self):
        """Returns the items as the client shows them."""
        buffers = {}
        for buffer, feedback in self.ask("cache.db", "select m.buffer, m.feedback from membership m "
                                         "join buffer b on b.id = m.buffer"):
            buffers.setdefault(feedback, []).append(buffer)
        notes = {}
        for feedback, text in self.ask("cache.db", "select feedback, text from note where kind = 0"):
            notes.setdefault(feedback, []).append(text)
        rows = self.ask("cache.db", "select id, coalesce(title, ''), description, needs_review from feedback")
        return {id: (title, text, bool(review), tuple(sorted(buffers.get(id, []))), tuple(sorted(notes.get(id, []))))
                for id, title, text, review in rows}


def server_items(data):
    rows = json.loads(Cluster(data).query(SERVER))
    return {id: (title, text, review, tuple(buffers), tuple(sorted(notes)))
            for id, title, text, review, buffers, notes in rows}


def differences(one, other, most=5):
    found = [(id, one.get(id), other.get(id)) for id in sorted({*one, *other}) if one.get(id) != other.get(id)]
    return found[:most], len(found)

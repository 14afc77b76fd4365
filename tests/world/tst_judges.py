#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows the judges of the world what is wrong, and what is right: a judge that notices nothing would let every world pass."""

import collections
import os
import subprocess
import sys
import types
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, *(os.path.join(HERE, "..", folder) for folder in ("support", "faults"))]
# pylint: disable=wrong-import-position
import judges  # noqa: E402
import lanes  # noqa: E402
import world  # noqa: E402
from desk import strange_items  # noqa: E402

ITEM, BUFFER, OTHER, ADA, BOB = "0item", "0crashes", "0looks", "0ada", "0bob"
NAMES = {BUFFER: "Crashes", OTHER: "Looks"}


def item(state="open", owner=None, tags=(), buffers=()):
    return {"id": ITEM, "triage": {"state": state, "owner_id": owner, "tags": list(tags)}, "buffer_ids": list(buffers)}


def wrong(shown, *activities, author=ADA):
    """Returns what is wrong with an item that has this history."""
    notes = [{"activity": activity if isinstance(activity, dict) else {"code": activity}, "author_id": author} for activity in activities]
    return list(judges.Told(notes).differences(shown, NAMES))


def said(code, *buffers, **more):
    return {"code": code, "buffers": list(buffers), **more}


class History(unittest.TestCase):
    """An item is what its history says last."""

    def test_state(self):
        self.assertFalse(wrong(item("done"), "declined", "reopened", "done"))
        self.assertTrue(wrong(item("done"), "done", "reopened"))
        self.assertTrue(wrong(item("done")), "a change without a word")

    def test_owner(self):
        self.assertFalse(wrong(item(owner=ADA), "given", "taken"))
        self.assertFalse(wrong(item(owner=BOB), "given"))
        self.assertFalse(wrong(item(), "taken", "released"))
        self.assertTrue(wrong(item(), "taken"))
        self.assertTrue(wrong(item(owner=BOB), "taken"))
        self.assertTrue(wrong(item(owner=ADA), "given"), "who gives an item to nobody else takes it")
        self.assertTrue(wrong(item(owner=ADA), "taken", "released"))

    def test_tags(self):
        given, taken = said("tagged", tags=["a", "b"]), said("untagged", tags=["a"])
        self.assertFalse(wrong(item(tags=["b", "from the beginning"]), given, taken))
        self.assertTrue(wrong(item(tags=["a", "b"]), given, taken))
        self.assertTrue(wrong(item(), given))

    def test_buffers(self):
        self.assertFalse(wrong(item(buffers=[BUFFER]), said("assigned", "Crashes")))
        self.assertFalse(wrong(item(), said("assigned", "Crashes"), said("removed", "Crashes")))
        self.assertTrue(wrong(item(), said("assigned", "Crashes")))
        self.assertTrue(wrong(item(buffers=[BUFFER]), said("assigned", "Crashes"), said("removed", "Crashes")))
        self.assertTrue(wrong(item(buffers=[BUFFER])), "a change without a word")

    def test_decisions(self):
        # Whether the next decision takes it out depends on who put it there.
        for buffers in ([OTHER], [BUFFER, OTHER]):
            self.assertFalse(wrong(item(buffers=buffers), said("assigned", "Crashes"), said("routed", "Looks")))
            self.assertFalse(wrong(item(buffers=buffers[:-1]), said("routed", "Crashes"), "not_matched"))
        self.assertTrue(wrong(item(), said("assigned", "Crashes"), said("routed", "Looks")))
        self.assertTrue(wrong(item(buffers=[BUFFER]), said("assigned", "Crashes"), said("removed", "Crashes"), "not_matched"))

    def test_moves(self):
        there, back = said("moved", "Crashes", "Looks"), said("moved", "Looks", "Crashes")
        self.assertFalse(wrong(item(buffers=[OTHER]), said("assigned", "Crashes"), there))
        self.assertTrue(wrong(item(buffers=[BUFFER, OTHER]), said("assigned", "Crashes"), there))
        for buffers in ([BUFFER], [BUFFER, OTHER]):  # it may have been in the other one before
            self.assertFalse(wrong(item(buffers=buffers), said("assigned", "Crashes"), there, back))
        self.assertTrue(wrong(item(buffers=[OTHER]), said("assigned", "Crashes"), there, back))

    def test_order_and_notes(self):
        feed = judges.Feed()
        for key, code in (("2", "reopened"), ("1", "done")):
            feed.objects["note", key] = {"feedback_id": ITEM, "kind": "activity", "author_id": ADA, "activity": {"code": code}}
        feed.objects["note", "3"] = {"feedback_id": ITEM, "kind": "note", "author_id": ADA, "text": "done"}
        state = types.SimpleNamespace(items=[item()], buffers=[])
        tenant = types.SimpleNamespace(feed=feed, first_buffers=set(), marks=set())
        self.assertEqual(judges.history_agrees(state, tenant), [])
        state.items = [item("done")]
        self.assertEqual(len(judges.history_agrees(state, tenant)), 1)

    def test_names(self):
        def buffer(key, name, updated="1"):
            return {"id": key, "name": name, "created_at": "1", "updated_at": updated}
        state = types.SimpleNamespace(buffers=[buffer("a", "Crashes"), buffer("b", "Looks", "2"), buffer("c", "The logo mark"),
                                               buffer("d", "The logo"), buffer("e", "twice mark"), buffer("f", "twice mark")])
        tenant = types.SimpleNamespace(first_buffers={"a", "b"}, marks={"mark"})
        self.assertEqual(judges.told_apart(state, tenant), {"a": "Crashes", "c": "The logo mark"})


class Undone(unittest.TestCase):
    """What an act created is gone after its undo, and what was there is as it was."""

    def test_an_import(self):
        def state(*items, held=1):
            return types.SimpleNamespace(items=list(items), buffers=[{"id": BUFFER, "feedback_count": held}])
        before, imported = item(buffers=[BUFFER]), {**item(), "id": "1imported"}
        self.assertEqual(judges.changed(state(before), state(item(buffers=[BUFFER]))), [])
        self.assertTrue(judges.changed(state(before), state(before, imported)))
        self.assertTrue(judges.changed(state(before), state()))
        self.assertTrue(judges.changed(state(before), state(item("done", buffers=[BUFFER]))))
        self.assertTrue(judges.changed(state(before), state(before, held=2)))


class Due(unittest.TestCase):
    """Of the troubles that one lane has for all, each kind happens as often as the acts of all lanes say."""

    def setUp(self):
        self.lanes = lanes.Lanes.__new__(lanes.Lanes)
        self.lanes.world = types.SimpleNamespace(often=0.02, is_first=True)
        self.lanes.seed, self.lanes.of_first, self.lanes.happened = "1", ["clock", "disk", "restore"], 0
        self.lanes.judged, self.lanes.most = types.SimpleNamespace(value=0), 1_000_000
        self.lanes.fault = self.lanes.end = None

    def test_each_kind_ten_times(self):
        counts = collections.Counter()
        for acts in range(0, 1_000_000, 700):
            self.lanes.judged.value = acts
            counts.update(self.lanes.due())
        self.assertGreaterEqual(min(counts[kind] for kind in self.lanes.of_first), 10)
        self.assertLessEqual(max(counts.values()) - min(counts.values()), 1)

    def test_the_end(self):
        self.lanes.judged.value = 1_000_010
        self.assertFalse(self.lanes.is_over(), "some are due")
        self.lanes.due()
        self.assertTrue(self.lanes.is_over())
        self.lanes.world.is_first, self.lanes.happened = False, 0
        self.assertTrue(self.lanes.is_over(), "nothing is due in another lane")


class OfBoth(unittest.TestCase):
    """Nothing of one organization is in another one."""

    def setUp(self):
        self.tenants = [types.SimpleNamespace(name=name, feed=judges.Feed(), listed={}, marks={f"mark-{name}"}) for name in "ab"]

    def put(self, place, value, key=("feedback", "1")):
        self.tenants[place].feed.objects[key] = value

    def test_the_same_row(self):
        self.put(0, {"created_at": "1", "description": "x"})
        self.put(1, {"created_at": "2", "description": "x"})  # another one with the same identifier
        self.assertEqual(judges.of_both(self.tenants), [])
        self.put(1, {"created_at": "1", "description": "x"})
        self.assertTrue(judges.of_both(self.tenants))

    def test_the_same_row_of_a_list(self):
        for tenant in self.tenants:
            tenant.listed["listViews", "1"] = {"id": "1", "created_at": "1"}
        self.assertTrue(judges.of_both(self.tenants))

    def test_a_text_of_the_other(self):
        self.put(1, {"created_at": "1", "description": "The logo mark-b"})
        self.assertEqual(judges.of_both(self.tenants), [])
        self.put(1, {"created_at": "1", "description": "The logo mark-a"})
        self.assertTrue(judges.of_both(self.tenants))


class Search(unittest.TestCase):
    """A search finds what has the word, and nothing that no list has."""

    def test_hits(self):
        found = [{"id": "1", "title": None, "description": "The logo, the export are slow"}]
        state = types.SimpleNamespace(items=list(found))
        before, judges.read_all = judges.read_all, lambda line, path: (found, len(found))
        try:
            self.assertEqual(judges.searches_find_words(state, [("server", None)]), [])
            found.append({"id": "2", "title": None, "description": "logo"})
            self.assertTrue(judges.searches_find_words(state, [("server", None)]))
            found[:] = []
            self.assertTrue(judges.searches_find_words(state, [("server", None)]))
        finally:
            judges.read_all = before


class Shown(unittest.TestCase):
    """A person acts on nothing that was not shown."""

    def test_items(self):
        def act(*changed, ran="feedback.done"):
            return {"all ran": [ran], "shown": ["1", "2"], "changed": [list(each) for each in changed]}
        self.assertEqual(strange_items(act("1", "2"), set()), [])
        self.assertEqual(strange_items(act("1", "3"), set()), ["3"])
        self.assertEqual(strange_items(act("32"), set()), [], "a duplicate of what is shown")
        self.assertEqual(strange_items(act("3"), {"3"}), ["3"])
        self.assertEqual(strange_items(act("3", ran="edit.undo"), {"3"}), [])
        self.assertEqual(strange_items(act("4", ran="edit.undo"), {"3"}), ["4"])
        self.assertEqual(strange_items(act("4", ran="edit.undo"), None), [], "a client that ended does not say what it changed")
        self.assertEqual(strange_items({"phase": "up to date"}, set()), [])


class Ends(unittest.TestCase):
    """A life that ends by whatever fault says what was done."""

    def test_a_program_that_cannot_be_started(self):
        class Broken:
            """A world whose first step needs a program that is not there."""
            seed, acts, lanes, is_first = "1", 0, None, True
            counts = collections.Counter()

            def due(self, number):
                return []

            def from_first_lane(self, number):
                return []

            def begin_life(self):
                return 0

            def restored(self):
                return 0

            def together(self):
                return world.contextlib.nullcontext()

            def open_desks(self, tenants):
                pass

            def step(self, tenants, number):
                with subprocess.Popen([os.path.join(HERE, "a missing program")]):
                    return "it runs"

        before, world.Tenant = world.Tenant, lambda *_: types.SimpleNamespace(close=lambda: None)
        try:
            history, fault = world.live(Broken(), "x", [0])
        finally:
            world.Tenant = before
        self.assertEqual([number for number, _ in history], [0])
        self.assertIn("a missing program", fault)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""What must hold in the world while nobody acts: each judge returns sentences about what is wrong."""

import collections
import functools
import itertools
import json
import re
import time
import uuid

from servers import PATIENCE

PAGE = 100


class Violation(Exception):
    """Something that must hold does not."""


def ask(line, method, path, body=None, key=None):
    """Returns the response of a server that may be overloaded for a while."""
    key = key or (str(uuid.uuid4()) if method == "POST" else None)
    end = time.monotonic() + PATIENCE
    while (answer := line.ask(method, path, body, key)).status == 503 and time.monotonic() < end:
        time.sleep(0.5)
    return answer


def read(line, path):
    """Returns the body of a response."""
    answer = ask(line, "GET", path)
    if not answer.succeeded:
        raise RuntimeError(f"{path}: {answer.status} {answer.body[:200]!r}")
    return json.loads(answer.body)


def succeeding(line, method, path, body=None, key=None):
    """Returns a response, which has to be a success."""
    answer = ask(line, method, path, body, key)
    if not answer.succeeded:
        raise Violation(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
    return answer


def same_answer(said, answer, again):
    """Requires that two requests with the same key are answered alike."""
    if (again.status, again.body) != (answer.status, answer.body):
        raise Violation(f"{said}: the same key is answered {again.status} {again.body[:300]!r} instead of {answer.body[:300]!r}")


def until_right(wrong, what):
    """Waits until wrong() returns nothing."""
    end = time.monotonic() + PATIENCE
    while found := wrong():
        if time.monotonic() > end:
            raise Violation(f"{what}: {'; '.join(found[:3])}")
        time.sleep(0.2)


def read_all(line, path):
    """Returns all items of a list."""
    items, separator = [], "&" if "?" in path else "?"
    for page in range(1, 1000):
        body = read(line, f"{path}{separator}limit={PAGE}&page={page}")
        records = body["meta"].get("triage", {})
        items += [{**item, "triage": records[item["id"]]} if records else item for item in body["data"]]
        if page >= body["meta"].get("total_pages", 1):
            return items, body["meta"].get("total", len(items))
    raise RuntimeError(f"{path} does not end")


class Feed:
    """The objects of an organization as its change feed has them."""

    def __init__(self):
        self.cursor, self.objects = "0", {}

    def follow(self, line):
        while True:
            body = read(line, f"/changes?since={self.cursor}&limit=500")
            for each in body["data"]:
                key = (each["type"], each["id"])
                if each["op"] == "delete":
                    self.objects.pop(key, None)
                else:
                    self.objects[key] = each["data"]
            self.cursor = body["meta"]["cursor"]
            if not body["meta"]["has_more"]:
                return

    def of(self, kind):
        return {key[1]: value for key, value in self.objects.items() if key[0] == kind}


class State:
    """The items, buffers, members and views of an organization as lists have them."""

    def __init__(self, line):
        self.line = line
        self.buffers, _ = read_all(line, "/buffers")
        self.items, self.total = read_all(line, "/feedback?sort_by=created_at&include=buffer_ids,triage")

    @functools.cached_property
    def members(self):
        """Is read when a judge first needs it."""
        return read_all(self.line, "/members")[0]


def changed(before, after):
    """Returns what an act and its undo changed: nothing but times, and what woke meanwhile."""
    def kept(item):
        record = {name: value for name, value in item["triage"].items() if name not in ("updated_at", "state_changed_at", "snoozed_until")}
        return {**{name: value for name, value in item.items() if name not in ("updated_at", "triage")}, "triage": record,
                "buffer_ids": sorted(item["buffer_ids"])}
    known = {each["id"] for each in before.buffers}
    made = {each["id"] for each in after.buffers} - known  # by routing, which put items into them
    proposed = {item["id"] for item in after.items if made & set(item["buffer_ids"])}
    one, other = ({item["id"]: kept(item) for item in state.items if item["id"] not in proposed} for state in (before, after))
    return list(differences(one, other)) + list(differences({each["id"]: each["feedback_count"] for each in before.buffers},
                                                            {each["id"]: each["feedback_count"] for each in after.buffers if each["id"] in known}))


def filters(state, dice):
    """Yields filters with the test that an item of theirs passes."""
    members = [each["id"] for each in state.members]
    for word in ("open", "done", "declined"):
        yield f"state={word}", lambda item, word=word: item["triage"]["state"] == word
    for owner in dice.sample(members, min(2, len(members))):
        yield f"owner={owner}", lambda item, owner=owner: item["triage"]["owner_id"] == owner
    yield "owner=none", lambda item: item["triage"]["owner_id"] is None
    for tag in ("export", "crash"):
        yield f"tag={tag}", lambda item, tag=tag: tag in item["triage"]["tags"]
    for word in ("routed", "skipped", "failed"):
        yield f"routing_status={word}", lambda item, word=word: item["routing_status"] == word
    yield "needs_review=true", lambda item: item["needs_review"]
    yield "unassigned=true", lambda item: not item["buffer_ids"]
    yield "duplicates=only", lambda item: item["triage"]["duplicate_of"] is not None
    for buffer in dice.sample(state.buffers, min(3, len(state.buffers))):
        yield f"buffer_id={buffer['id']}", lambda item, buffer=buffer: buffer["id"] in item["buffer_ids"]


def lists_agree(state, lines, dice, share):
    """Each filter of a share of them has exactly the items that pass it, in the same order, on all servers."""
    wrong = []
    named = list(filters(state, dice))
    pairs = [(f"{a}&{b}", lambda item, f=f, g=g: f(item) and g(item))
             for (a, f), (b, g) in (dice.sample(named, 2) for _ in range(6)) if a.split("=")[0] != b.split("=")[0]]
    for query, passes in dice.sample(named + pairs, round(len(named + pairs) * share)):
        expected = [item["id"] for item in state.items if passes(item)]
        for name, line in lines:
            items, total = read_all(line, f"/feedback?sort_by=created_at&{query}")
            found = [item["id"] for item in items]
            if found != expected or total != len(expected):
                wrong.append(f"{name}: {query} has {total} items, {len(found)} listed, {len(expected)} expected; "
                             f"differing: {sorted(set(found) ^ set(expected))[:3]}")
    return wrong


def buffers_count_their_items(state, _lines):
    return [f"buffer {buffer['name']!r} counts {buffer['feedback_count']} items and has {held}"
            for buffer in state.buffers
            if (held := sum(buffer["id"] in item["buffer_ids"] for item in state.items)) != buffer["feedback_count"]]


def duplicates_are_flat(state, _lines):
    records = {item["id"]: item["triage"] for item in state.items}
    wrong = []
    for key, record in records.items():
        original = record["duplicate_of"]
        if original and (original not in records or records[original]["duplicate_of"]):
            wrong.append(f"{key} is a duplicate of {original}, which is a duplicate itself or is gone")
        held = sum(each["duplicate_of"] == key for each in records.values())
        if held != record["duplicate_count"]:
            wrong.append(f"{key} counts {record['duplicate_count']} duplicates and has {held}")
    return wrong


def cursors_agree(state, lines):
    """A list that is read by cursor has what it has by pages."""
    wrong = []
    for name, line in lines:
        path, found = "/feedback?limit=37&cursor=", []
        while path:
            body = read(line, path)
            found += [item["id"] for item in body["data"]]
            path = (body["meta"]["next"] or "").removeprefix("/api/v0")
        if found != [item["id"] for item in state.items]:
            wrong.append(f"{name}: by cursor {len(found)} items, by pages {len(state.items)}")
    return wrong


def searches_find_words(state, lines):
    """A search finds each item that has the word, and only items that are there."""
    wrong, known = [], {item["id"]: item["description"] for item in state.items}
    for word in ("logo", "export", "slow"):
        having = {item["id"] for item in state.items if re.search(rf"\b{word}\b", f"{item['title'] or ''} {item['description']}", re.IGNORECASE)}
        for name, line in lines:
            found = {item["id"]: item["description"] for item in read_all(line, f"/feedback?search={word}")[0]}
            if missing := having - set(found):
                wrong.append(f"{name}: a search for {word} does not find {sorted(missing)[:3]}")
            # The words of a hit are not judged: a search finds other forms of a word, and an item by its duplicate.
            if strange := [key for key, text in found.items() if known.get(key) != text]:
                wrong.append(f"{name}: a search for {word} finds {sorted(strange)[:3]}, which no list has")
    return wrong


def tags_count_their_items(state, lines):
    counts = {}
    for item in state.items:
        for tag in item["triage"]["tags"]:
            counts[tag] = counts.get(tag, 0) + 1
    wrong = []
    for name, line in lines:
        listed = {each["name"]: each["feedback_count"] for each in read(line, "/tags")["data"]}
        wrong += [f"{name}: tags {each}" for each in differences(counts, listed)]
    return wrong


def feed_agrees(state, feed):
    """The change feed, read from its beginning, has what the lists have."""
    wrong = []
    for kind, listed in (("feedback", state.items), ("buffer", state.buffers), ("member", state.members)):
        fed, known = feed.of(kind), {each["id"]: each for each in listed}
        if set(fed) != set(known):
            wrong.append(f"the feed has other objects of {kind}: {sorted(set(fed) ^ set(known))[:3]}")
        for key in set(fed) & set(known):
            for member in set(fed[key]) & set(known[key]):
                if fed[key][member] != known[key][member]:
                    wrong.append(f"{kind} {key}: {member} is {fed[key][member]!r} in the feed and {known[key][member]!r} in the list")
    return wrong[:5]


def lost(tenant, state, lines, dice):
    """What was acknowledged and not deleted since is there."""
    listed = {f"/feedback/{item['id']}" for item in state.items} | {f"/buffers/{buffer['id']}" for buffer in state.buffers}
    wrong = [f"{path} was acknowledged and is lost" for path in tenant.made if path.startswith(("/feedback", "/buffers")) and path not in listed]
    others = [path for path in tenant.made if not path.startswith(("/feedback", "/buffers"))]
    for path in dice.sample(others, min(5, len(others))):
        _, line = dice.choice(lines)
        if (answer := ask(line, "GET", path)).status != 200:
            wrong.append(f"{path} was acknowledged and is answered {answer.status}")
    return wrong[:5]


def twice(tenant):
    """What was requested once, however often it was sent, is there at most once."""
    found = {}
    for (kind, key), value in tenant.feed.objects.items():
        for text in () if value.get("activity") else (value.get("description"), value.get("name"), value.get("text"), value.get("question")):
            mark = (text or "").rpartition(" ")[2]
            if mark in tenant.marks:
                found.setdefault((kind, mark), []).append(key)
    return [f"{kind} with {mark} is there {len(keys)} times: {keys[:3]}" for (kind, mark), keys in found.items() if len(keys) > 1]


STATES = {"reopened": "open", "done": "done", "declined": "declined"}
DECISIONS = ("routed", "not_matched", "not_routed", "routing_failed")


class Told:
    """Hears the activities of an item from the oldest to the newest: the last word counts."""

    def __init__(self, activities):
        self.state, self.owner = "open", ("released", None)  # what happened to it, and who did it
        self.tags, self.buffers = {}, {}  # by name: whether it has it; None: not known any more
        self.moves = set()
        for each in activities:
            self._hear(each["activity"], each["author_id"])

    def _hear(self, activity, author):
        code, buffers = activity["code"], activity.get("buffers", [])
        if code in STATES:
            self.state = STATES[code]
        elif code in ("taken", "given", "released"):
            self.owner = (code, author)
        elif code in ("tagged", "untagged"):
            self.tags.update({tag: code == "tagged" for tag in activity.get("tags", [])})
        elif code in ("assigned", "removed"):
            self.buffers[buffers[0]] = code == "assigned"
        elif code == "moved":
            self._move(*buffers)
        elif code in DECISIONS:
            # A choice of a person stays, and that of an earlier decision does not. The history does not say which one it is: a
            # review that ends, or is asked for again, makes the one the other.
            self.buffers = {name: None if is_there is not False else False for name, is_there in self.buffers.items()}
        if code in ("routed", "proposed"):
            self.buffers.update(dict.fromkeys(buffers, True))

    def _move(self, source, destination):
        # The undo of a move leaves an item in a buffer that had it before the move, too.
        self.buffers[source] = None if (destination, source) in self.moves else False
        self.buffers[destination] = True
        self.moves.add((source, destination))

    def differences(self, item, names):
        """Yields where the item is not what its history says. names: of the buffers that are compared, by their identifiers."""
        record = item["triage"]
        if record["state"] != self.state:
            yield f"state {record['state']}, {self.state} in its history"
        how, author = self.owner
        # Of a member who got it from another one there is only the name of that time.
        is_right = {"released": record["owner_id"] is None, "taken": record["owner_id"] == author,
                    "given": record["owner_id"] not in (None, author)}
        if not is_right[how]:
            yield f"owner {record['owner_id']}, {how} by {author} in its history"
        # Of tags that it had from its beginning, its history says nothing.
        for tag, is_there in self.tags.items():
            if (tag in record["tags"]) != is_there:
                yield f"tags {record['tags']}, {tag} {'given' if is_there else 'taken off'} in its history"
        for key, name in names.items():
            is_there = self.buffers.get(name, False)
            if is_there is not None and (key in item["buffer_ids"]) != is_there:
                yield f"buffers {item['buffer_ids']}, {'in' if is_there else 'not in'} {name!r} in its history"


def told_apart(state, tenant):
    """Returns the names, by identifier, of the buffers that activities name without doubt: an activity has the name of that time. Left
    out are buffers that were renamed, or deleted and restored, and names that may have belonged to another buffer before."""
    names = collections.Counter(buffer["name"] for buffer in state.buffers)
    return {buffer["id"]: buffer["name"] for buffer in state.buffers
            if buffer["updated_at"] == buffer["created_at"] and names[buffer["name"]] == 1
            and (buffer["id"] in tenant.first_buffers or buffer["name"].rpartition(" ")[2] in tenant.marks)}


def history_agrees(state, tenant):
    """Each item is what its history says last. Imports of the world give tags, and neither a record nor a history; other imports may
    give both, and they need not agree. Snoozes are left out: an item that is done wakes without a word, and the undo of a merge lets
    its original sleep again without one. Texts and reviews are left out, too: no activity has their values. Duplicates are judged by
    themselves."""
    histories = {}
    for key, note in sorted(tenant.feed.of("note").items()):  # identifiers grow with the time
        if note["kind"] == "activity" and note.get("activity"):
            histories.setdefault(note["feedback_id"], []).append(note)
    names = told_apart(state, tenant)
    return [f"{item['id']} has {fault}" for item in state.items
            for fault in Told(histories.get(item["id"], [])).differences(item, names)][:5]


def listed(line, operations):
    """Returns what the lists without a parent have, by the operation and the identifier."""
    found = {}
    for each in operations:
        if each.method == "GET" and "{" not in each.path and not any(one.get("required") for one in each.parameters):
            answer = ask(line, "GET", each.path.removeprefix("/api/v0"))
            if answer.succeeded and answer.headers.get("Content-Type", "").startswith("application/json"):
                body = json.loads(answer.body)
                rows = body.get("data") if isinstance(body, dict) else None
                found.update({(each.name, row["id"]): row for row in (rows if isinstance(rows, list) else [])
                              if isinstance(row, dict) and "id" in row})
    return found


def of_both(tenants):
    """Nothing of one organization is seen in another one: no object of its lists and its feed, and no text that it alone has. An
    identifier alone may be in both: each organization has its own, and two that begin in the same millisecond, or imported items of the
    same day, may have the same. An object with its time is the same row."""
    wrong = []
    for one, other in itertools.permutations(tenants, 2):
        for kind, ours, theirs in (("feed", one.feed.objects, other.feed.objects), ("lists", one.listed, other.listed)):
            wrong += [f"{one.name} and {other.name} have the same {key[0]} {key[1]} in their {kind}" for key in ours.keys() & theirs.keys()
                      if ours[key] == theirs[key] and "created_at" in ours[key]]
            for key, value in theirs.items():
                words = {word for name in ("description", "name", "text", "question") if isinstance(value.get(name), str)
                         for word in value[name].split(" ")}
                if words & one.marks:
                    wrong.append(f"{other.name} has {key[0]} {key[1]} of {one.name} in its {kind}")
    return wrong[:5]


STATISTICS = ["feedback-per-day", "buffers", "clients", "languages", "work"]


def read_statistics(line):
    """Returns the statistics that follow from the items as they are, not from when somebody first did something."""
    found = {}
    for name in STATISTICS:
        found[name] = read(line, f"/statistics/{name}")["data"]
        found[name].pop("generated_at", None)
    return found


def differences(one, other, path=""):
    """Yields where two values of JSON differ."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(set(one) | set(other)):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, pair in enumerate(zip(one, other)):
            yield from differences(*pair, f"{path}[{index}]")
    else:
        yield f"{path}: {json.dumps(one)[:100]} and {json.dumps(other)[:100]}"

# SPDX-License-Identifier: GPL-3.0-or-later
"""What must hold in the world while nobody acts: each judge returns sentences about what is wrong."""

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
        self.items, self.total = read_all(line, "/feedback?sort_by=created_at&include=buffer_ids,triage")
        self.buffers, _ = read_all(line, "/buffers")
        self.members, _ = read_all(line, "/members")


def changed(before, after):
    """Returns what an act and its undo changed: nothing but times, and what woke meanwhile."""
    def kept(item):
        record = {name: value for name, value in item["triage"].items() if name not in ("updated_at", "state_changed_at", "snoozed_until")}
        return {**{name: value for name, value in item.items() if name not in ("updated_at", "triage")}, "triage": record,
                "buffer_ids": sorted(item["buffer_ids"])}
    one, other = ({item["id"]: kept(item) for item in state.items} for state in (before, after))
    return list(differences(one, other)) + list(differences({each["id"]: each["feedback_count"] for each in before.buffers},
                                                            {each["id"]: each["feedback_count"] for each in after.buffers}))


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
    """A search finds each item that has the word."""
    wrong = []
    for word in ("logo", "export", "slow"):
        having = {item["id"] for item in state.items if re.search(rf"\b{word}\b", f"{item['title'] or ''} {item['description']}", re.IGNORECASE)}
        for name, line in lines:
            missing = having - {item["id"] for item in read_all(line, f"/feedback?search={word}")[0]}
            if missing:
                wrong.append(f"{name}: a search for {word} does not find {sorted(missing)[:3]}")
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
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(set(one) | set(other)):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, pair in enumerate(zip(one, other)):
            yield from differences(*pair, f"{path}[{index}]")
    elif one != other:
        yield f"{path}: {json.dumps(one)[:100]} and {json.dumps(other)[:100]}"

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures first pages with exact totals of lists that are filtered by triage records or language, at two sizes in turn,
and the statistics of work. Exits with 1 if a total is wrong, or if the larger organization takes longer than the goal."""

import argparse
import itertools
import json
import math
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import types

from bench.cluster import Cluster
from bench.data import Dataset
from bench.latency import Client
from bench.processes import BenchmarkError, Service

GOAL = 1.5  # times the smaller organization, for the 95th percentile
SLACK = 1.0  # milliseconds below which a difference is noise
LEAST_AFTER_CHANGES = 100  # requests: of fewer, the 95th percentile is one of the slowest few
PART = 50_000  # records that one statement writes
RECORDS = 0.4  # the part of the items that somebody has worked on
RARE = 500  # items with a rare tag in each organization, so that pages of equal length are compared

# The condition in SQL on an item f, its record t and its index s.
OPEN = "coalesce(t.state, 'open') = 'open'"
GERMAN = "s.lexemes @@ '''@de'''"
EXPORT = "s.lexemes @@ '''export'''"
WEB = "lower(split_part(f.client, '/', 1)) = 'web'"
HEBREW = "s.lexemes @@ '''@he'''"
BUFFER = ("exists (select from feedback_buffer m join buffer b on b.organization = m.organization and b.id = m.buffer "
          "where m.organization = f.organization and m.feedback = f.id and b.slug = 'refunds')")
CASES = {
    "": "true",
    "state=open": OPEN,
    "state=done": "t.state = 'done'",
    "state=declined": "t.state = 'declined'",
    "state=done,declined": "t.state in ('done', 'declined')",
    "owner=me": "t.owner is not null",
    "owner=none": "t.owner is null",
    "snoozed=true": "t.snoozed_until is not null",
    "snoozed=false": "t.snoozed_until is null",
    "tag=common": "'common' = any (t.tags)",
    "tag=rare": "'rare' = any (t.tags)",
    "state=open&snoozed=false": f"{OPEN} and t.snoozed_until is null",
    "state=open&snoozed=false&owner=none": f"{OPEN} and t.snoozed_until is null and t.owner is null",
    "state=open&tag=common": f"{OPEN} and 'common' = any (t.tags)",
    "state=done,declined&buffer_id=refunds": f"t.state in ('done', 'declined') and {BUFFER}",
    "tag=common&buffer_id=refunds": f"'common' = any (t.tags) and {BUFFER}",
    "tag=rare&buffer_id=refunds": f"'rare' = any (t.tags) and {BUFFER}",
    "language=de&tag=common&buffer_id=refunds": f"{GERMAN} and 'common' = any (t.tags) and {BUFFER}",
    "owner=me&snoozed=true": "t.owner is not null and t.snoozed_until is not null",
    "snoozed=true&tag=common": "t.snoozed_until is not null and 'common' = any (t.tags)",
    "buffer_id=refunds&sort_by=title": BUFFER,
    "state=done&sort_by=title": "t.state = 'done'",
    "state=done&sort_by=updated_at": "t.state = 'done'",
    "tag=common&sort_by=title": "'common' = any (t.tags)",
    "language=de&sort_by=title": GERMAN,
    "language=de": GERMAN,
    "language=he": HEBREW,
    "language=ja": "s.lexemes @@ '''@ja'''",
    "language=de&buffer_id=refunds": f"{GERMAN} and {BUFFER}",
    "language=he&buffer_id=refunds": f"{HEBREW} and {BUFFER}",
    "language=de&state=open": f"{GERMAN} and {OPEN}",
    "language=de&state=done": f"{GERMAN} and t.state = 'done'",
    "language=de&state=done,declined": f"{GERMAN} and t.state in ('done', 'declined')",
    "language=he&state=done,declined": f"{HEBREW} and t.state in ('done', 'declined')",
    "language=de&state=done,declined&buffer_id=refunds": f"{GERMAN} and t.state in ('done', 'declined') and {BUFFER}",
    "language=de&state=open&snoozed=false&owner=none": f"{GERMAN} and {OPEN} and t.snoozed_until is null and t.owner is null",
    "language=he&state=open&snoozed=false&owner=none": f"{HEBREW} and {OPEN} and t.snoozed_until is null and t.owner is null",
    "language=de&owner=me": f"{GERMAN} and t.owner is not null",
    "language=de&owner=none": f"{GERMAN} and t.owner is null",
    "language=de&snoozed=true": f"{GERMAN} and t.snoozed_until is not null",
    "language=fr&snoozed=true": "s.lexemes @@ '''@fr''' and t.snoozed_until is not null",
    "language=de&snoozed=false": f"{GERMAN} and t.snoozed_until is null",
    "language=de&tag=common": f"{GERMAN} and 'common' = any (t.tags)",
    "language=de&tag=rare": f"{GERMAN} and 'rare' = any (t.tags)",
    "language=de&search=export": f"{GERMAN} and {EXPORT}",
    # Nothing keeps the totals of these.
    "tag=common&tag=rare": "t.tags @> '{common,rare}'",
    "tag=rare&client_group=web": f"'rare' = any (t.tags) and {WEB}",
    "owner=me&needs_review=true": "t.owner is not null and f.needs_review",
    "state=open&needs_review=true": f"{OPEN} and f.needs_review",
    "state=open&created_after=2025-05-15": f"{OPEN} and f.created_at >= '2025-05-15'",
    "state=open&client_group=web": f"{OPEN} and {WEB}",
    "state=done&client_group=web": f"t.state = 'done' and {WEB}",
    "state=done,declined&client_group=web&buffer_id=refunds": f"t.state in ('done', 'declined') and {WEB} and {BUFFER}",
    "buffer_id=refunds&needs_review=true": f"{BUFFER} and f.needs_review",
    "state=open&search=export": f"{OPEN} and {EXPORT}",
    "state=done&search=export": f"t.state = 'done' and {EXPORT}",
    "state=done,declined&search=export": f"t.state in ('done', 'declined') and {EXPORT}",
    "owner=me&search=export": f"t.owner is not null and {EXPORT}",
    "tag=common&search=export": f"'common' = any (t.tags) and {EXPORT}",
    "search=export": EXPORT,
}
# The values of which combinations have some, each with its condition in SQL. Words are found inside others, too: their lists
# have none.
CHOICES = {
    "state": {"open": OPEN, "done": "t.state = 'done'", "declined": "t.state = 'declined'",
              "done,declined": "t.state in ('done', 'declined')", "open,done": "coalesce(t.state, 'open') <> 'declined'"},
    "owner": {"me": "t.owner is not null", "none": "t.owner is null"},
    "snoozed": {"true": "t.snoozed_until is not null", "false": "t.snoozed_until is null"},
    "tag": {"common": "'common' = any (t.tags)", "rare": "'rare' = any (t.tags)"},
    "duplicates": {"hide": "t.duplicate_of is null", "only": "t.duplicate_of is not null"},
    "buffer_id": {"refunds": BUFFER},
    "needs_review": {"true": "f.needs_review", "false": "not f.needs_review"},
    "unassigned": {"true": "f.live_buffers = 0 and f.routing_status <> 'pending'", "false": "f.live_buffers > 0"},
    "routing_status": {"routed": "f.routing_status = 'routed'", "failed": "f.routing_status = 'failed'"},
    "language": {code: f"f.language = '{code}'" for code in ("de", "he", "fr", "en")},
    "client_group": {"web": "f.client_group = 'web'", "ios-app": "f.client_group = 'ios-app'"},
    "created_after": {day: f"f.created_at >= '{day}'" for day in ("2025-05-15", "2025-11-01")},
    "created_before": {"2025-10-01": "f.created_at < '2025-10-01'"},
    "search": {words: None for words in ("export", "crash", "login+export", "the")},
}
# Milliseconds by the number of items: the 95th percentile of combinations, without a search and with one.
BOUNDS = {50_000: (40, 40), 1_000_000: (500, 1000)}
MOST_COUNTED = 100_000  # items of an organization whose totals are all compared: at a million, a count takes seconds
SAMPLE = 10  # of that many totals of a larger organization one is compared
MOST_LISTED = 10_000  # items that are read to compare the total of a search
PLOTS = ("/api/v0/statistics/work", "/api/v0/statistics/work?from=2025-01-01&to=2025-12-31")


class Stage:
    """A server with its own PostgreSQL and the default settings, without limits of rates."""

    def __init__(self, triaged, directory):
        self.directory = directory
        os.chmod(directory, 0o711)  # PostgreSQL may run as another user
        self.service = Service("triaged", [triaged, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off",
                                           "--log-level", "error", "--rate-limit", "full=off,widget=off,address=off",
                                           "--data-dir", f"{directory}/data"], f"{directory}/triaged.log")
        self.cluster = Cluster(f"{directory}/data")

    def end(self):
        self.service.end()
        self.cluster.end()


def work_on(cluster, organization, items):
    """Gives the first items of each hundred a record, as if people had worked on them."""
    share = int(RECORDS * 100)
    rare = max(int(items * RECORDS) // RARE, 1)
    last = 0
    while True:
        last = int(cluster.query(f"""
            with part as (
                select id, row_number() over (order by id) as number
                from (select id from feedback where organization = {organization} and id > {last} order by id
                      limit {PART}) as page
            ), written as (
                insert into feedback_triage (organization, feedback, owner, state, state_changed_at, snoozed_until, tags,
                                             updated_at)
                select {organization}, id,
                       case when number % 4 = 0 then (select id from member where organization = {organization}) end,
                       case when number % 100 < {share // 2} then 'done' when number % 100 < {share * 3 // 5} then 'declined'
                            else 'open' end,
                       now(), case when number % 100 = {share - 1} then now() + interval '30 days' end,
                       case when (number / 100 * {share} + number % 100) % {rare} = 1 then '{{common,rare}}'::text[] when number % 5 = 1 then '{{common}}'
                            else '{{}}' end, now()
                from part where number % 100 < {share}
            )
            select coalesce(max(id), 0) from part""") or 0)
        if last == 0:
            return


def check(cluster, port, organization):
    for query, condition in CASES.items():
        index = "join feedback_search s on s.organization = f.organization and s.feedback = f.id" if "s." in condition else ""
        expected = int(cluster.query("select count(*) from feedback f left join feedback_triage t on t.organization = "
                                     f"f.organization and t.feedback = f.id {index} where f.organization = "
                                     f"{organization.number} and {condition}"))
        client = Client(port, organization.token)  # the last one was idle for as long as counting took
        found = json.loads(client.get(f"/api/v0/feedback?{query}")[1])["meta"]["total"]
        client.close()
        if found != expected:
            raise BenchmarkError(f"{organization.slug}, {query}: {found} instead of {expected}")


def measure(port, organizations, count, after_changes):
    """Returns whether the goal is reached everywhere. Each change moves an item from one list into another."""
    clients = [Client(port, each.token) for each in organizations]
    items = [json.loads(client.get("/api/v0/feedback?limit=1")[1])["data"][0]["id"] for client in clients]
    states = itertools.cycle(("done", "open"))
    reached = True
    names = " | ".join(f"{each.facts['items']:,} p50, ms | p95" for each in organizations)
    print(f"| list{' after a change' if after_changes else ''} | {names} | ratio of p95 |\n|---|"
          + "---|" * (2 * len(clients) + 1))
    paths = [f"/api/v0/feedback?{query}".rstrip("?") for query in CASES] + list(PLOTS)
    for path in paths:
        times = [[] for _ in clients]
        for _ in range(count):
            state = next(states)
            for each, client, item in zip(times, clients, items):
                if after_changes:
                    client.patch(f"/api/v0/feedback/{item}/triage", {"state": state})
                each.append(client.get(path)[0])
        p95 = [share_of(each, 0.95) for each in times]
        missed = p95[-1] > GOAL * p95[0] and p95[-1] - p95[0] > SLACK
        reached = reached and not missed
        print(f"| `{path.removeprefix('/api/v0/')}` | "
              + " | ".join(f"{statistics.median(each):.2f} | {share_of(each, 0.95):.2f}" for each in times)
              + f" | {p95[-1] / p95[0]:.2f}{' missed' if missed else ''} |", flush=True)
    for client in clients:
        client.close()
    return reached


def combinations(number):
    """Returns random combinations of two to five filters, in an order: the query, and the condition in SQL or None."""
    dice = random.Random(7)
    made = []
    for _ in range(number):
        chosen = [(name, dice.choice(sorted(CHOICES[name]))) for name in dice.sample(sorted(CHOICES), dice.randint(2, 5))]
        query = "&".join(f"{name}={value}" for name, value in chosen)
        if dice.random() < 0.4:
            query += f"&sort_by={dice.choice(('title', 'updated_at', 'created_at'))}"
        if dice.random() < 0.3:
            query += "&sort_order=asc"
        conditions = [CHOICES[name][value] for name, value in chosen]
        made.append((query, None if None in conditions else " and ".join(conditions)))
    return made


def share_of(times, share):
    """Returns the time that this share of the times does not exceed."""
    return sorted(times)[math.ceil(len(times) * share) - 1]


def items_of(port, organization, query):
    """Returns the number of items of a list, read page by page. The order does not matter."""
    filters = "&".join(part for part in query.split("&") if not part.startswith("sort_"))
    client = Client(port, organization.token)
    path, number = f"/api/v0/feedback?{filters}&limit=100&cursor=", 0
    while path:
        page = json.loads(client.get(path)[1])
        number += len(page["data"])
        path = page["meta"]["next"]
    client.close()
    return number


def compare_totals(stage, organization, answers):
    """Compares totals with counts of the rows, and those of searches with the items of all pages: words are found inside
    others, too. Returns how many it compared. answers: the query, the condition in SQL or None, and the body of each."""
    step = 1 if organization.facts["items"] <= MOST_COUNTED else SAMPLE
    compared = 0
    for query, condition, body in answers[::step]:
        meta = json.loads(body)["meta"]
        if condition:
            expected = int(stage.cluster.query(
                "select count(*) from feedback f left join feedback_triage t on t.organization = f.organization and "
                f"t.feedback = f.id where f.organization = {organization.number} and {condition}"))
        elif meta["total"] <= MOST_LISTED and meta["search"]["complete"]:
            expected = items_of(stage.service.port, organization, query)
        else:
            continue
        if meta["total"] != expected:
            raise BenchmarkError(f"{organization.slug}, {query}: {meta['total']} instead of {expected}")
        compared += 1
    return compared


def measure_combinations(stage, organizations, number):
    """Reads each combination once, so that its items are counted, and compares totals afterwards. Returns whether the
    bounds are kept."""
    kept = True
    answers = []
    print("| items | lists | p50, ms | p95 | p99 | max | the slowest |\n|---|---|---|---|---|---|---|")
    for organization in organizations:
        client = Client(stage.service.port, organization.token)
        times = ([], [])
        answers.append([])
        for query, condition in combinations(number):
            took, body = client.get(f"/api/v0/feedback?{query}")
            times["search=" in query].append((took, query))
            answers[-1].append((query, condition, body))
        client.close()
        items = organization.facts["items"]
        for each, name, bound in zip(times, ("without a search", "with one"), BOUNDS.get(items, (None, None))):
            if not each:
                continue
            part = [f"{share_of(each, share)[0]:.1f}" for share in (0.5, 0.95, 0.99, 1)]
            missed = bound is not None and float(part[1]) > bound
            kept = kept and not missed
            print(f"| {items:,} | {len(each)} {name} | {' | '.join(part)}{' missed' if missed else ''} | `{max(each)[1]}` |",
                  flush=True)
    for organization, each in zip(organizations, answers):
        print(f"{compare_totals(stage, organization, each)} totals of {organization.facts['items']:,} items are right", flush=True)
    return kept


def run(stage, tools, sizes, count, number):
    dataset = Dataset(tools, stage.cluster, stage.directory)
    organizations = []
    for items in sizes:
        fresh = f"work-{items}" not in dataset.known
        organization = dataset.organization(f"work-{items}", items)
        if fresh:
            work_on(stage.cluster, organization.number, items)
        organizations.append(organization)
    stage.cluster.query("vacuum analyze")
    if number:
        print(f"load {os.getloadavg()[0]:.1f}", flush=True)
        return measure_combinations(stage, organizations, number)
    for each in organizations:
        check(stage.cluster, stage.service.port, each)
    print(f"load {os.getloadavg()[0]:.1f}", flush=True)
    reached = measure(stage.service.port, organizations, count, False)
    return measure(stage.service.port, organizations, max(count // 10, LEAST_AFTER_CHANGES), True) and reached


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("triaged", help="the program")
    parser.add_argument("generate", help="benchmark_generate of the same build")
    parser.add_argument("--sizes", type=int, nargs="+", default=[10_000, 1_000_000])
    parser.add_argument("--count", type=int, default=200, help="requests of each list; after changes a tenth of that, "
                        f"but {LEAST_AFTER_CHANGES} at least")
    parser.add_argument("--combinations", type=int, metavar="NUMBER",
                        help="measures this number of random combinations of two to five filters instead")
    parser.add_argument("--keep", help="a folder that keeps the data for the next run")
    given = parser.parse_args()
    root = os.path.dirname(os.path.abspath(__file__))
    tools = types.SimpleNamespace(triaged=os.path.abspath(given.triaged), generate=os.path.abspath(given.generate),
                                  words=os.path.join(root, "../../../backend/routing/text/background.txt"))
    directory = given.keep or tempfile.mkdtemp(prefix="triage-work-", dir=os.environ.get("TMPDIR", "/var/tmp"))
    os.makedirs(directory, exist_ok=True)
    stage = Stage(tools.triaged, directory)
    try:
        return 0 if run(stage, tools, given.sizes, given.count, given.combinations) else 1
    except (BenchmarkError, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        stage.end()
        if not given.keep:
            shutil.rmtree(directory, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

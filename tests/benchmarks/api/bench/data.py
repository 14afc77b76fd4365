# SPDX-License-Identifier: GPL-3.0-or-later
"""Creates the measured organizations and verifies their data."""

import json
import pathlib
import subprocess
import urllib.parse
import urllib.request

from .processes import BenchmarkError


class Organization:
    """An organization with its token and the facts that the generator reported."""

    def __init__(self, slug, number, token, facts):
        self.slug = slug
        self.number = number
        self.token = token
        self.facts = facts

    def get(self, url, path):
        request = urllib.request.Request(url + path, headers={"Authorization": f"Bearer {self.token}"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)


class Dataset:
    """All organizations in a scratch directory. Creates them once and records them in organizations.json."""

    def __init__(self, tools, cluster, directory):
        self.tools = tools
        self.cluster = cluster
        self.file = pathlib.Path(directory, "organizations.json")
        self.directory = directory
        self.known = json.loads(self.file.read_text()) if self.file.exists() else {}

    def organization(self, slug, items):
        if slug not in self.known:
            print(f"Creating the organization {slug} with {items:,} items …", flush=True)
            self.known[slug] = self._make(slug, items)
            self.file.write_text(json.dumps(self.known, indent=1))
        entry = self.known[slug]
        return Organization(slug, entry["number"], entry["token"], entry["facts"])

    def _triaged(self, *arguments):
        done = subprocess.run([self.tools.triaged, *arguments, "--json", "--data-dir", f"{self.directory}/data"],
                              capture_output=True, text=True, timeout=120, check=False)
        if done.returncode != 0:
            raise BenchmarkError(f"triaged {arguments[0]}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def _make(self, slug, items):
        self._triaged("org", "create", "--name", slug, "--slug", slug)
        self._triaged("member", "add", "--org", slug, "--name", "Ada", "--email", "ada@bench.example",
                      "--role", "admin")
        token = self._triaged("token", "create", "--org", slug, "--member", "ada@bench.example", "--name", "bench",
                              "--kind", "full_access")["token"]
        done = subprocess.run(
            [self.tools.generate, "--words", self.tools.words, "--database", self.cluster.conninfo, "--org", slug,
             "--items", str(items)], stdout=subprocess.PIPE, text=True, timeout=3600, check=False)
        if done.returncode != 0:
            raise BenchmarkError("cannot fill the organization")
        number = self.cluster.query(f"select organization from organization where slug = '{slug}'")
        return {"number": number, "token": token, "facts": json.loads(done.stdout)}


def expect(what, actual, expected):
    if actual != expected:
        raise BenchmarkError(f"the data is wrong: {what} is {actual}, not {expected}")


def verify(organization, url, is_peer=False):
    """Compares totals of the API with those of the generator. The peer supports fewer filters."""
    facts = organization.facts
    path = "/api/v0/feedback?limit=1"

    def total(query):
        return organization.get(url, path + query)["meta"]["total"]

    expect("the total", total(""), facts["items"])
    for query in ("needs_review",) if is_peer else ("needs_review", "unassigned"):
        expect(query, total(f"&{query}=true"), facts[query])
    for slug, items in list(facts["buffers"].items())[:3]:
        expect(f"the buffer {slug}", total(f"&buffer_id={slug}"), items)
        if not is_peer:  # counted by the server, because no counter exists for two filters
            both = total(f"&buffer_id={slug}&unassigned=false")
            expect(f"the buffer {slug}, counted", both, items)
    for word, items in list(facts["rare"].items())[:2] + list(facts["common"].items())[:1]:
        found = organization.get(url, f"/api/v0/feedback?limit=20&search={word}")
        expect(f"the number of items with {word}", found["meta"]["total"], items)
        for item in found["data"]:
            text = (item["title"] or "") + item["description"]
            expect(f"an item found by {word}", word in text.lower(), True)


def verify_feed(organization, url):
    """Reads the whole change feed and compares the number of objects."""
    seen = {"feedback": set(), "note": set(), "buffer": set()}
    cursor = "0"
    while True:
        page = organization.get(url, f"/api/v0/changes?limit=1000&since={urllib.parse.quote(cursor)}")
        for entry in page["data"]:
            if entry["type"] in seen and entry["op"] == "upsert":
                seen[entry["type"]].add(entry["id"])
        cursor = page["meta"]["cursor"]
        if not page["meta"]["has_more"]:
            break
    expect("the number of items in the change feed", len(seen["feedback"]), organization.facts["items"])
    expect("the number of buffers in the change feed", len(seen["buffer"]), len(organization.facts["buffers"]))
    if len(seen["note"]) < organization.facts["notes"]:
        raise BenchmarkError("the change feed lacks notes")

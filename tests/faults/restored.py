#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Restores a backup on an empty machine, while the machine of which it was made still runs: the answers to 500 recorded requests
over all read operations of the OpenAPI document are the same, and tokens, webhooks and routing go on:
restored.py --triaged build/bin/triaged.

An answer that depends on the time, such as the age of the oldest item, is compared with that of the old machine at the same time."""

import argparse
import base64
import collections
import functools
import hashlib
import hmac
import http.server
import json
import os
import random
import re
import signal
import sys
import threading
import types
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [os.path.join(ROOT, "tests", "support"), os.path.join(ROOT, "tests", "faults"), os.path.join(ROOT, "tests", "world")]
# pylint: disable=wrong-import-position
from acts import Draw, TEXTS  # noqa: E402
from judges import ask, differences  # noqa: E402
from load import Line  # noqa: E402
from servers import Folder, Triaged, run_command, wait_until  # noqa: E402
from world import Tenant  # noqa: E402

ACTS = 500
RECORDED = 500
REFUSED = 50  # of these at most
CALLERS = ("admin", "member", "reader", "widget")
# Each of these follows from the server that answers or from when it was asked, and not from what is stored.
OF_THE_SERVER = {"request_id", "last_used_at", "generated_at"}
# Items wake and leases end by the time; their acts would happen on both machines, each at its own time.
BY_TIME = {"claimNextFeedback", "takeNext"}
# One object of each of these kinds is there after the acts, which may delete all others: each read operation succeeds.
LASTING = (("view", "/views", {"name": "Of this week"}), ("research", "/research", {"question": "Why do people give up on the export?"}),
           ("import", "/import", {"format": "json_lines", "data": json.dumps({"description": TEXTS[0]}) + "\n", "last": True}))


class Machine:
    """A machine with a server and its data, where a receiver of webhooks is reached."""

    def __init__(self, folder, program, name):
        self.data, self.program = folder / name, program
        self.server = Triaged(folder, program, ["--data-dir", self.data, "--rate-limit", "off", "--webhook-allow-networks",
                                                "127.0.0.0/8", "--public-url", "https://feedback.example.org"], name)
        self.lines = {}

    def run(self, *words):
        return run_command([self.program, *words, "--data-dir", self.data], self.server.environment)

    def send(self, token, method, path, body=None):
        line = self.lines.setdefault((self.server.address, token), Line(self.server.address, token))
        return ask(line, method, path, body)

    def ask(self, token, method, path, body=None):
        """Returns status and body of the answer, without what follows from the server and the time."""
        answer = self.send(token, method, path, body)
        if answer.headers.get("Content-Type", "").partition(";")[0] not in ("application/json", "application/problem+json"):
            return answer.status, answer.body.decode()
        return answer.status, stored(json.loads(answer.body or b"null"), path)


def stored(value, path=""):
    """Returns what a value of JSON has of what is stored."""
    if isinstance(value, list):
        return [stored(each) for each in value]
    if not isinstance(value, dict):
        return value
    # A cursor of the feed names the history that it belongs to, which ends with a restore.
    left_out = OF_THE_SERVER | ({"meta"} if path.startswith("/changes") else set())
    return {key: stored(each) for key, each in value.items() if key not in left_out}


class Receiver:
    """Receives messages of webhooks and remembers those whose signature is right."""

    def __init__(self):
        self.secrets, self.genuine = {}, []
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):  # pylint: disable=invalid-name
                body = self.rfile.read(int(self.headers["Content-Length"]))
                signed = f"{self.headers['webhook-id']}.{self.headers['webhook-timestamp']}.".encode() + body
                secret = receiver.secrets.get(self.path)
                if secret:
                    expected = "v1," + base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
                    if expected in self.headers["webhook-signature"].split():
                        receiver.genuine.append((self.path, json.loads(body)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_):  # pylint: disable=arguments-differ
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def has(self, path, identifier):
        return any(where == path and message["data"].get("id") == identifier for where, message in self.genuine)


class Acts(Draw):
    """Draws acts after which an organization comes to rest."""

    def __init__(self, document, receiver):
        super().__init__(document)
        self.receiver = receiver

    def string_value(self, schema, name, dice, pool):
        if name == "url":
            return f"{self.receiver.url}/{dice.randrange(100)}"
        if schema.get("format") == "date-time" and name in ("until", "snoozed_until"):
            return "2099-01-01T00:00:00Z"
        return super().string_value(schema, name, dice, pool)


def use(machine, tenant, draw, dice):
    """Uses every feature of an organization."""
    operations = [each for each in draw.operations if each.name not in BY_TIME]
    answers = collections.Counter()
    for number in range(ACTS):
        operation = dice.choice(operations) if number % 3 else draw.operation(dice)
        request = draw.request(operation, dice, tenant.pool)
        if not request or any(each in request[0] for each in tenant.protected):
            continue
        answer = machine.send(tenant.tokens["admin"], operation.method, *request)
        answers[answer.status] += 1
        tenant.learn(answer, request[0])
    machine.send(tenant.tokens["admin"], "POST", "/reactions",
                 {"target": {"type": "documentation", "metadata": {"page_url": "https://example.org/a"}}, "reaction_value": 1})
    tenant.learn(machine.send(tenant.tokens["admin"], "GET", "/targets"), "/targets")
    machine.send(tenant.tokens["admin"], "PATCH", "/organization", {"settings": {"ai_routing_enabled": True}})
    for kind, path, body in (*LASTING, ("webhook", "/webhooks", {"url": draw.receiver.url + "/lasting", "events": ["feedback.created"]})):
        answer = machine.send(tenant.tokens["admin"], "POST", path, body)
        if not answer.succeeded:
            raise RuntimeError(f"{path}: {answer.status} {answer.body[:300]!r}")
        tenant.pool[kind] = [json.loads(answer.body)["data"]["id"]]
    buffers = [machine.send(tenant.tokens["admin"], "POST", "/buffers", {"name": name}).data()["id"] for name in ("Old", "New")]
    answer = machine.send(tenant.tokens["admin"], "POST", f"/buffers/{buffers[0]}/move-all", {"destination_buffer_id": buffers[1]})
    tenant.pool["move"] = [json.loads(answer.body)["move_id"]]
    return answers


def recording(machine, draw, tenant, dice):
    """Draws the requests: callers with paths. Each read operation succeeds in one of them."""
    reads = [each for each in draw.operations if each.method == "GET"]
    requests = {("admin", "/changes"): 200, ("admin", "/changes?since=0&limit=100"): 200}
    called = {"listChanges"}
    for number in range(RECORDED * 20):
        if len(requests) >= RECORDED and len(called) > len(reads):
            break
        operation = reads[number % len(reads)]
        if len(requests) >= RECORDED and operation.name in called:
            continue
        request = draw.request(operation, dice, tenant.pool)
        if not request:
            continue
        caller = "admin" if operation.name not in called else dice.choices(CALLERS, [8, 3, 3, 1])[0]
        status, _ = machine.ask(tenant.tokens[caller], "GET", request[0])
        if status == 200 or sum(each != 200 for each in requests.values()) < REFUSED:
            requests[caller, request[0]] = status
        if status == 200:
            called.add(operation.name)
    silent = {each.name for each in reads} - called
    if silent or len(requests) < RECORDED:
        raise RuntimeError(f"{len(requests)} requests, without {sorted(silent)}")
    return list(requests)


def answers_of(machine, tenant, requests):
    return {each: machine.ask(tenant.tokens[each[0]], "GET", each[1]) for each in requests}


def answers_at_rest(machine, tenant, requests):
    """Returns the answers as soon as they stay the same."""
    before = [answers_of(machine, tenant, requests)]

    def is_at_rest():
        before.append(answers_of(machine, tenant, requests))
        return before[-1] == before[-2]

    wait_until(is_at_rest, "everything that follows from the acts is done", 120)
    return before[-1]


def compare(old, new, tenant, recorded):
    """Compares the answers of the new machine with the recorded ones, and with those of the old machine now."""
    wrong = {}

    def differ():
        wrong.clear()
        for request, before in recorded.items():
            token = tenant.tokens[request[0]]
            now = new.ask(token, "GET", request[1])
            if now != before and now != (then := old.ask(token, "GET", request[1])):
                wrong[request] = list(differences([*then], [*now]))[:3] if then[0] == now[0] else [f"{then} and {now}"[:400]]
        return wrong

    try:
        wait_until(lambda: not differ(), "the answers are the same", 120)
    except TimeoutError:
        raise AssertionError(f"{len(wrong)} answers differ: {chr(10).join(map(str, wrong.items()))}") from None


def routing_goes_on(old, new, tenant):
    tests = []

    def agree(text):
        tests[:] = [each.ask(tenant.tokens["admin"], "POST", "/routing/test", {"description": text}) for each in (old, new)]
        return tests[0] == tests[1] and tests[0][0] == 200

    for text in TEXTS:
        try:  # A server fits its model in the background after its start.
            wait_until(functools.partial(agree, text), "the routing is the same")
        except TimeoutError:
            raise AssertionError(f"routing of {text!r}: {tests}") from None


def everything_on_disk_is_documented(machine):
    """Checks that the guide says of each part of the data directory whether the backup has it."""
    with open(os.path.join(ROOT, "resources", "docs", "operations.md"), encoding="utf-8") as guide:
        documented = set(re.findall(r"^\| `/var/lib/triaged/([\w.]+)", guide.read(), re.M))
    if undocumented := set(os.listdir(machine.data)) - documented:
        raise AssertionError(f"operations.md does not say whether a backup has {sorted(undocumented)}")


def new_feedback_is_routed(machine, tenant):
    token = tenant.tokens["admin"]
    made = machine.ask(token, "POST", "/feedback", {"description": "The export crashes and freezes with many rows"})
    identifier = made[1]["data"]["id"]
    wait_until(lambda: machine.ask(token, "GET", f"/feedback/{identifier}")[1]["data"]["routing_status"] == "routed", "it is routed")
    return identifier


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", default=os.path.join(ROOT, "build", "bin", "triaged"))
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # ends the servers, too
    dice = random.Random(options.seed)
    folder, receiver = Folder(), Receiver()
    old, new = (Machine(folder, options.triaged, name) for name in ("old", "new"))
    try:
        old.server.start()
        tenant = Tenant(types.SimpleNamespace(servers=[old.server]), "acme")
        hook = old.ask(tenant.tokens["admin"], "POST", "/webhooks", {"url": receiver.url + "/kept", "events": ["feedback.created"]})
        receiver.secrets["/kept"] = base64.b64decode(hook[1]["data"]["secret"].removeprefix("whsec_"))
        tenant.protected.add(hook[1]["data"]["id"])
        with urllib.request.urlopen(old.server.url + "/openapi.json", timeout=30) as answer:
            draw = Acts(json.load(answer), receiver)
        print("used:", dict(use(old, tenant, draw, dice)), flush=True)
        requests = recording(old, draw, tenant, dice)
        answers_at_rest(old, tenant, requests[:100])
        # Weights of words follow from what a server has read since its start.
        old.server.server.end()
        old.server.start()
        recorded = answers_at_rest(old, tenant, requests)
        print("recorded:", dict(collections.Counter(status for status, _ in recorded.values())), flush=True)
        everything_on_disk_is_documented(old)
        old.run("backup", folder / "backup")
        new.run("restore", folder / "backup")
        new.server.start()
        compare(old, new, tenant, recorded)
        routing_goes_on(old, new, tenant)
        identifier = new_feedback_is_routed(new, tenant)
        wait_until(lambda: receiver.has("/kept", identifier), "its webhook is sent with the secret that the receiver knows")
        print("all answers are the same; tokens, webhooks and routing go on")
    finally:
        for machine in (old, new):
            if machine.server.server:
                machine.server.server.kill()
        folder.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())

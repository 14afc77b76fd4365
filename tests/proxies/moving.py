#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves an organization from one installation to another behind HAProxy, as the guide on scaling out says, while clients write
and follow its changes. Nothing that was acknowledged may be lost or be there twice, and another organization notices nothing."""

import argparse
import http.client
import json
import os
import re
import signal
import socket
import sys
import threading
import time
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# pylint: disable=wrong-import-position
from proxies import SKIPPED, example, expect, make_backend, program  # noqa: E402
from servers import Authority, Folder, Postgres, Process, free_port, wait_until  # noqa: E402

MOVED, STAYING = "acme.example.org", "globex.example.org"


class Proxy:
    """HAProxy in front of two installations."""

    def __init__(self, folder, backends, authority):
        self.port, self.authority = free_port(), authority
        self.map, self.socket = folder.write("installations.map", f"{MOVED} one\n{STAYING} one\n"), str(folder / "admin.sock")
        both = folder / "front.pem"
        with open(both, "wb") as pem:
            for path in authority.issue("front", MOVED):
                with open(path, "rb") as part:
                    pem.write(part.read())
        text = example("haproxy-installations.cfg",
                       ("bind :443 ssl crt /etc/haproxy/example.org.pem", f"bind 127.0.0.1:{self.port} ssl crt {both}"),
                       ("stats socket /run/haproxy/admin.sock", f"stats socket {self.socket}"),
                       ("lower,map(/etc/haproxy/installations.map", f"lower,map({self.map}"),
                       ("ca-file /etc/haproxy/servers.pem", f"ca-file {authority.file}"),
                       ("server one 10.0.0.1:8443", f"server one {backends[0].address}"),
                       ("server two 10.0.0.2:8443", f"server two {backends[1].address}"))
        text = re.sub(r"^ +(user|group|log /dev/log) ?.*\n", "", text, flags=re.M)
        self.process = Process(folder / "haproxy.log", [program("haproxy"), "-db", "-f", folder.write("haproxy.cfg", text)])

    def command(self, words):
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(self.socket)
            line.sendall(f"{words}\n".encode())
            return line.makefile().read().strip()

    def send(self, host, installation):
        """From now on requests to that host go to that installation."""
        answer = self.command(f"set map {self.map} {host} {installation}")
        expect(not answer, answer)

    def has_given(self, installation, port):
        """Returns whether the request that comes from that port goes to the installation."""
        return re.search(rf"^0x.* src=127.0.0.1:{port} .* be={installation} srv={installation} ", self.command("show sess"),
                         flags=re.M)

    def has_older(self, installation, moment):
        """Returns whether HAProxy has a request that it may have given to the installation before the moment. It says how old its
        streams are in seconds, rounded."""
        since = time.monotonic() - moment - 1
        ages = re.findall(rf"^0x.* be={installation} .* age=(\w+) ", self.command("show sess"), flags=re.M)
        return any(seconds_of(age) >= since for age in ages)

    def ask(self, host, token, method, path, body=None, **headers):
        """Returns the status, the Retry-After and the JSON of the answer."""
        line = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=60, context=self.authority.context())
        fields = {"Host": host, "Authorization": f"Bearer {token}", "Content-Type": "application/json",
                  **{key.replace("_", "-"): value for key, value in headers.items()}}
        try:
            line.request(method, f"/api/v0{path}", None if body is None else json.dumps(body), fields)
            answer = line.getresponse()
            text = answer.read()
            return answer.status, answer.getheader("Retry-After"), json.loads(text) if text else None
        finally:
            line.close()


def seconds_of(age):
    """Returns the seconds of an age as HAProxy writes it: 1m30s."""
    units = {"d": 86400, "h": 3600, "m": 60, "s": 1}
    return sum(int(number) * units[unit] for number, unit in re.findall(r"(\d+)([dhms])", age))


class Person:
    """Somebody with a token, who signs in again when it is not known any more: after the move."""

    def __init__(self, proxy, host, tokens):
        self.proxy, self.host, self.tokens = proxy, host, tokens
        self.postponed = 0  # requests that were to be sent again
        self.sign_ins = 0

    def ask(self, method, path, body=None, **headers):
        while True:
            token = self.tokens[-1]
            status, retry_after, answer = self.proxy.ask(self.host, token, method, path, body, **headers)
            if status == 503:
                expect(retry_after, "a 503 without Retry-After")
                self.postponed += 1
                time.sleep(0.1)
            elif status == 401:
                wait_until(lambda known=token: self.tokens[-1] != known, "a new token")
                self.sign_ins += 1
            else:
                return status, answer


def write(person, over, acknowledged):
    """Creates items and notes until it is over. acknowledged: from identifiers of items to their text and number of notes."""
    number = 0
    while not over.is_set():
        number += 1
        text = f"The report number {number} of {person.host}"
        status, made = person.ask("POST", "/feedback", {"description": text}, Idempotency_Key=f"{person.host}-{number}")
        expect(status == 201, made)
        item = made["data"]["id"]
        acknowledged[item] = [text, 0]
        if number % 3 == 0:
            status, noted = person.ask("POST", f"/feedback/{item}/notes", {"text": f"A note on {number}"},
                                       Idempotency_Key=f"{person.host}-note-{number}")
            expect(status == 201, noted)
            acknowledged[item][1] = 1


def follow(person, over, seen, restarts):
    """Follows the changes as a client does: where its cursor is not known any more, it reads from the beginning."""
    cursor = None
    while not over.is_set():
        status, page = person.ask("GET", f"/changes?wait=1&since={urllib.parse.quote(cursor)}" if cursor else "/changes")
        if status == 422 and cursor:
            cursor = None
            seen.clear()
            restarts.append(True)
            continue
        expect(status == 200, page)
        cursor = page["meta"]["cursor"]
        seen.update(each["id"] for each in page["data"] if each["type"] == "feedback")


def feedback_of(person):
    """Returns the texts of all items by their identifiers, and how many items there are."""
    texts, page, count = {}, 1, 0
    while True:
        status, answer = person.ask("GET", f"/feedback?limit=100&page={page}")
        expect(status == 200, answer)
        for each in answer["data"]:
            texts[each["id"]] = each["description"]
            count += 1
        if len(answer["data"]) < 100:
            return texts, count
        page += 1


def write_slowly(proxy, token, may_end, acknowledged, begun):
    """Creates an item in a request whose end comes after HAProxy sent others elsewhere: it is acknowledged by the old
    installation."""
    text = "A report that arrives slowly"
    body = json.dumps({"description": text}).encode()
    line = http.client.HTTPSConnection("127.0.0.1", proxy.port, timeout=60, context=proxy.authority.context())
    try:
        line.putrequest("POST", "/api/v0/feedback", skip_host=True)
        for name, value in (("Host", MOVED), ("Authorization", f"Bearer {token}"), ("Content-Type", "application/json"),
                            ("Content-Length", len(body))):
            line.putheader(name, value)
        line.endheaders(body[:5])
        begun.append(line.sock.getsockname()[1])
        expect(may_end.wait(120), "the move does not wait for a request that began before it")
        line.send(body[5:])
        answer = line.getresponse()
        made = json.loads(answer.read())
        expect(answer.status == 201, made)
        acknowledged[made["data"]["id"]] = [text, 0]
    finally:
        line.close()


def move(proxy, folder, old, new, tokens, is_waiting):
    """Moves the organization, step by step as in the guide. Says when it waits for requests that began before."""
    proxy.send(MOVED, "moving")
    moment = time.monotonic()

    def is_over():
        if proxy.has_older("one", moment):
            is_waiting.set()
            return False
        return True

    # What HAProxy gave to the old installation is answered, or nobody gets the answer.
    wait_until(is_over, "the last requests are answered")
    file = str(folder / "acme.jsonl")
    old.command("export", file, "--org", "acme")
    token = new.token("acme")
    new.command("import", file, "--org", "acme", "--strict")
    proxy.send(MOVED, "two")
    tokens.append(token)


def drill(folder, authority, backends):
    one, two = backends
    tokens, others = [one.token("acme")], [one.token("globex")]
    proxy = Proxy(folder, backends, authority)
    try:
        writer, reader = Person(proxy, MOVED, tokens), Person(proxy, MOVED, tokens)
        neighbour = Person(proxy, STAYING, others)
        wait_until(lambda: is_reached(writer) and is_reached(neighbour), "HAProxy answers")
        over, acknowledged, beside, seen, restarts, failures = threading.Event(), {}, {}, set(), [], []

        def guarded(work, *arguments):
            try:
                work(*arguments)
            except Exception as error:  # pylint: disable=broad-except
                failures.append(f"{work.__name__}: {error!r}")

        threads = [threading.Thread(target=guarded, args=each)
                   for each in ((write, writer, over, acknowledged), (follow, reader, over, seen, restarts),
                                (write, neighbour, over, beside))]
        for thread in threads:
            thread.start()
        try:
            wait_until(lambda: failures or (len(acknowledged) >= 30 and len(beside) >= 10 and seen), "clients write and follow")
            is_waiting, begun = threading.Event(), []
            threads.append(threading.Thread(target=guarded, args=(write_slowly, proxy, tokens[-1], is_waiting, acknowledged, begun)))
            threads[-1].start()
            wait_until(lambda: failures or begun and proxy.has_given("one", begun[0]), "a request is under way")
            expect(not failures, failures)
            move(proxy, folder, one, two, tokens, is_waiting)
            moved = len(acknowledged)
            wait_until(lambda: failures or len(acknowledged) >= moved + 30, "clients go on after the move")
            wait_until(lambda: failures or restarts and seen >= set(list(acknowledged)[:moved]),
                       "the client that follows has everything")
        finally:
            over.set()
            for thread in threads:
                thread.join(120)
        expect(not failures, failures)
        judge(writer, acknowledged)
        judge(neighbour, beside)
        expect(neighbour.postponed == 0 and neighbour.sign_ins == 0, "the other organization noticed the move")
        one.server.end()
        status, retry_after, _ = proxy.ask(STAYING, others[-1], "GET", "/me")
        expect(status == 503 and retry_after, f"{status} without a server, Retry-After: {retry_after}")
        print(f"{moved} items moved, {len(acknowledged) - moved} came later; {writer.postponed + reader.postponed} requests were "
              f"postponed; the other organization wrote {len(beside)} items")
    finally:
        proxy.process.end(signal.SIGINT)


def is_reached(person):
    try:
        return person.proxy.ask(person.host, person.tokens[-1], "GET", "/me")[0] == 200
    except OSError:
        return False


def judge(person, acknowledged):
    texts, count = feedback_of(person)
    expect(count == len(texts) == len(acknowledged), f"{count} items, {len(texts)} different ones of {len(acknowledged)}")
    for item, (text, notes) in acknowledged.items():
        expect(texts.get(item) == text, f"{item} is {texts.get(item)} and not {text}")
        if notes:
            status, page = person.ask("GET", f"/feedback/{item}/notes")
            expect(status == 200 and sum(each["kind"] == "note" for each in page["data"]) == notes, page)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", required=True)
    options = parser.parse_args()
    missing = [name for name in ("haproxy", "openssl", "pg_config") if not program(name)]
    if missing:
        print("not installed:", *missing)
        return SKIPPED
    folder, running = Folder(), []
    try:
        authority = Authority(folder)
        for name in ("one", "two"):
            postgres = Postgres(folder, f"postgres-{name}").start()
            running.append((postgres.server, signal.SIGINT))
            postgres.make_database()
            running.append((make_backend(folder, options.triaged, postgres, authority, name), None))
        drill(folder, authority, [each for each, number in running if number is None])
        return 0
    finally:
        for each, number in reversed(running):
            if number is None:
                each.server.end()
            else:
                each.end(number)
        folder.remove()


if __name__ == "__main__":
    sys.exit(main())

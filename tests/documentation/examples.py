#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies every example from the pages under /docs and runs it against a fresh backend: examples.py TRIAGED.

Takes longer than a minute, because each of about 300 examples is a program that starts curl, Node or Python; those of the
reference run in three languages at a time.
"""

import concurrent.futures
import html.parser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "support"))

from servers import Folder, Process, Triaged, free_port, wait_until  # noqa: E402 (the path comes first)

SKIPPED = 77
TOOLS = ("bash", "curl", "jq", "node", "openssl", "php", "python3", "ruby")
SUFFIXES = {"sh": ".sh", "ts": ".mjs", "python": ".py"}  # of the reference
RECEIVERS = {"ts": ".mjs", "python": ".py", "php": ".php", "ruby": ".rb"}
FILES = {"feedback.csv": "external_id,description\nT-1,The export stops.\n", "part.jsonl": '{"description":"The import stops."}\n'}
COMMANDS = {"sh": ["bash", "-euo", "pipefail"], "ts": ["node"], "python": ["python3"]}


class Examples(html.parser.HTMLParser):
    """Collects the examples of a page, each with the heading of its section."""

    def __init__(self, page):
        super().__init__()
        self.found = []
        self.links = set()
        self._where = None
        self._text = ""
        self._heading = ""
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        name = dict(attributes).get("class") or ""
        if tag == "code" and name.startswith("language-"):
            self._where, self._text = name.removeprefix("language-"), ""
        elif tag in ("h1", "h2", "h3"):
            self._where, self._text = "heading", ""
        elif tag == "a":
            self.links.add(dict(attributes).get("href"))

    def handle_data(self, data):
        self._text += data

    def handle_endtag(self, tag):
        if self._where == "heading" and tag in ("h1", "h2", "h3"):
            self._heading = self._text
        elif tag == "code" and self._where in {**SUFFIXES, **RECEIVERS}:
            self.found.append((self._heading, self._where, self._text))
        if tag in ("code", "h1", "h2", "h3"):
            self._where = None


class Desk:
    """An organization of the backend, in whose name examples run."""

    def __init__(self, server, slug):
        self.url = server.url
        self.token = server.token(slug)
        self.request("POST", "/buffers", {"name": "Crashes"})
        self.request("POST", "/buffers", {"name": "Exports"})
        self.widget = self.request("POST", "/tokens", {"name": "Page", "kind": "widget", "allowed_origins": ["*"]})["token"]
        self.folder = tempfile.mkdtemp(prefix="triage-examples-")
        for name, text in FILES.items():
            with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
                file.write(text)

    def request(self, method, path, body):
        request = urllib.request.Request(
            self.url + "/api/v0" + path, method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["data"] if answer.status != 204 else None

    def file(self, language, code):
        """Writes an example as a person would copy it, with the address and the widget token in their places."""
        code = code.replace("https://feedback.example.org", self.url).replace("ibw_…", self.widget)
        path = os.path.join(self.folder, "example" + {**SUFFIXES, **RECEIVERS}[language])
        with open(path, "w", encoding="utf-8") as file:
            file.write(code)
        return path

    def environment(self):
        return {**os.environ, "BASE_URL": self.url, "TOKEN": self.token}

    def run(self, language, code):
        """Returns the exit status and everything that the example printed."""
        done = subprocess.run([*COMMANDS[language], self.file(language, code)], cwd=self.folder, env=self.environment(),
                              text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=120)
        return done.returncode, done.stdout

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def outcome(language, status, printed):
    """Returns what became of an example of the reference: 2xx, or the status of a refusal."""
    refusal = re.search(r'"status":\s*(\d{3})', printed) if "/problems/" in printed else None
    if language == "python" and status:
        refusal = re.search(r"HTTP Error (\d{3})", printed)
    if refusal:
        return int(refusal.group(1))
    return 200 if status == 0 else f"exit {status}: {printed[-500:]}"


def check_reference(server, page):
    """Every request of the reference is accepted in each language; only its sample ids may name nothing."""
    examples = Examples(page).found

    def wrong_in(language):
        wrong = []
        desk = Desk(server, f"reference-{language}")
        for heading, own, code in examples:
            if own != language:
                continue
            result = outcome(language, *desk.run(language, code))
            if result not in (200, 404):
                wrong.append(f"{heading} ({language}): {result}")
        desk.remove()
        return wrong
    with concurrent.futures.ThreadPoolExecutor() as pool:
        return len(examples), sum(pool.map(wrong_in, SUFFIXES), [])


def check_bot(desk, code):
    """The bot announces feedback that arrives while it runs, and runs until somebody ends it."""
    bot = Process(os.path.join(desk.folder, "bot.log"), ["python3", "-u", desk.file("python", code)], cwd=desk.folder,
                  env=desk.environment())
    try:
        def is_announced():
            desk.request("POST", "/feedback", {"description": "The bot should see this."})
            return "New feedback: The bot should see this." in bot.words() or not bot.is_running()
        wait_until(is_announced, "the bot announces feedback")
        return [] if bot.is_running() else [f"the bot ended: {bot.words()[-500:]}"]
    finally:
        bot.kill()


def check_receiver(desk, language, code):
    """The receiver accepts what the server sends it, and refuses what somebody else signed."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    hook = desk.request("POST", "/webhooks", {"url": url, "events": ["feedback.created"]})
    file = desk.file(language, code)
    command = ["php", "-S", f"127.0.0.1:{port}", file] if language == "php" else [
        {"ts": "node", "python": "python3", "ruby": "ruby"}[language], file]
    receiver = Process(os.path.join(desk.folder, "receiver.log"), command, cwd=desk.folder,
                       env={**os.environ, "PORT": str(port), "WEBHOOK_SECRET": hook["secret"]})

    def forged_status():
        headers = {"webhook-id": "x", "webhook-timestamp": str(int(time.time())), "webhook-signature": "v1,Zm9yZ2Vk"}
        try:
            with urllib.request.urlopen(urllib.request.Request(url, b"{}", headers), timeout=60) as answer:
                return answer.status
        except urllib.error.HTTPError as refusal:
            return refusal.code
        except OSError:
            return None
    try:
        wait_until(lambda: forged_status() == 401 or not receiver.is_running(), "the receiver refuses forged messages")
        item = desk.request("POST", "/feedback", {"description": "Told to the receiver."})
        wait_until(lambda: f"feedback.created {item['id']}" in receiver.words() or not receiver.is_running(),
                   "the receiver accepts genuine messages")
        return [] if receiver.is_running() else [f"the receiver ended: {receiver.words()[-500:]}"]
    finally:
        receiver.kill()
        desk.request("DELETE", f"/webhooks/{hook['id']}", None)


def check_guide(server, name, page):
    wrong = []
    examples = Examples(page).found
    desk = Desk(server, f"guide-{name}")
    for heading, language, code in examples:
        if heading == "A bot":
            wrong += check_bot(desk, code)
            continue
        if heading.startswith("A receiver in "):
            wrong += check_receiver(desk, language, code)
            continue
        status, printed = desk.run(language, code)
        if status or "/problems/" in printed or "could not be sent" in printed:
            wrong.append(f"{name}, {heading} ({language}): exit {status}: {printed[-800:]}")
    desk.remove()
    return len(examples), wrong


def main():
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        print("These programs are missing: " + ", ".join(missing))
        return SKIPPED
    folder = Folder()
    server = Triaged(folder, sys.argv[1], ["--data-dir", folder / "data", "--rate-limit", "off",
                                              "--webhook-allow-networks", "127.0.0.0/8"]).start()
    try:
        def page(path):
            with urllib.request.urlopen(server.url + path, timeout=60) as answer:
                return answer.read().decode()
        reference = page("/docs")
        run, wrong = check_reference(server, reference)
        for guide in sorted(link for link in Examples(reference).links if (link or "").startswith("/docs/guides/")):
            more, refused = check_guide(server, guide.rpartition("/")[2], page(guide))
            run, wrong = run + more, wrong + refused
    finally:
        server.server.end()
        folder.remove()
    for each in wrong:
        print(each)
    print(f"{run} examples, {len(wrong)} wrong")
    return 1 if wrong or run < 180 else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the real backend for a test of the client's window."""

import json
import os
import pathlib
import subprocess
import sys
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from routed import is_routed  # noqa: E402 (the path comes first)


class Backend:
    """A real backend with the demo organization, on a free port."""

    def __init__(self, display, triaged):
        self.folder = os.path.join(display.home, "server")
        os.mkdir(self.folder, 0o711)
        os.chmod(display.home, 0o711)
        self.triaged = triaged
        self.log = open(os.path.join(display.home, "serve.log"), "w")
        self.display = display
        self.address = "127.0.0.1:0"
        self.start()
        demo = self.command("demo")
        members = self.command("member", "list", "--org", demo["organization"])
        members = members if isinstance(members, list) else members.get("data") or members["members"]
        admin = next(member for member in members if member["role"] == "admin")
        created = self.command(
            "token", "create", "--org", demo["organization"], "--member", admin["email"], "--name", "e2e", "--kind",
            "full_access",
        )
        self.token = created["token"]

    def start(self):
        self.process = self.display.start(
            [self.triaged, "serve", "--listen", self.address, "--data-dir", self.folder],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        self.url = json.loads(self.process.stdout.readline())["base_url"]
        self.address = self.url.split("//")[1]

    def stop(self):
        self.process.terminate()
        self.process.wait(60)

    def command(self, *arguments):
        done = subprocess.run(
            [self.triaged, *arguments, "--data-dir", self.folder, "--json"],
            check=True,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        return json.loads(done.stdout)

    def answer(self, path, method="GET", body=None):
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + "/api/v0" + path, json.dumps(body).encode() if body else None, headers,
                                         method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
            return json.loads(text) if text else {}

    def get(self, path):
        return self.answer(path)["data"]

    def count(self, name):
        """Returns the number of open items of a buffer that nobody put off, which its list shows."""
        return self.answer(f"/buffers/{self.id_of(name)}/feedback?state=open&snoozed=false&limit=1")["meta"]["total"]

    def id_of(self, name):
        return next(buffer["id"] for buffer in self.get("/buffers") if buffer["name"] == name)

    def is_routed(self):
        """Returns whether no item is pending, so that lists no longer change by themselves."""
        return is_routed(self.url, self.token)

    def buffers_of(self, feedback):
        return sorted(buffer["name"] for buffer in self.get(f"/feedback/{feedback}/buffers"))

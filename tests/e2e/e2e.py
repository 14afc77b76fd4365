"""A person at the client's window: feedback is dragged to a buffer, undone, moved by key, and the server knows."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request

import screen
from screen import Screen, Window, drag, key, wait_until

SKIPPED = 77


class Backend:
    """A real backend with the demo organization, on a free port."""

    def __init__(self, display, triaged):
        self.folder = os.path.join(display.home, "server")
        os.mkdir(self.folder, 0o711)
        os.chmod(display.home, 0o711)
        self.triaged = triaged
        self.log = open(os.path.join(display.home, "serve.log"), "w")
        serve = display.start(
            [triaged, "serve", "--listen", "127.0.0.1:0", "--data-dir", self.folder],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        self.url = json.loads(serve.stdout.readline())["base_url"]
        demo = self.command("demo")
        members = self.command("member", "list", "--org", demo["organization"])
        members = members if isinstance(members, list) else members.get("data") or members["members"]
        admin = next(member for member in members if member["role"] == "admin")
        created = self.command(
            "token", "create", "--org", demo["organization"], "--member", admin["email"], "--name", "e2e", "--kind",
            "full_access",
        )
        self.token = created["token"]

    def command(self, *arguments):
        done = subprocess.run(
            [self.triaged, *arguments, "--data-dir", self.folder, "--json"],
            check=True,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        return json.loads(done.stdout)

    def get(self, path):
        request = urllib.request.Request(self.url + "/api/v0" + path, headers={"Authorization": f"Bearer {self.token}"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)["data"]

    def count(self, name):
        return next(buffer["feedback_count"] for buffer in self.get("/buffers") if buffer["name"] == name)

    def buffers_of(self, feedback):
        return sorted(buffer["name"] for buffer in self.get(f"/feedback/{feedback}/buffers"))


def id_of(row):
    return re.search(r"[0-9a-z]{13}", row.get_description()).group(0)


def story(display, backend, client):
    process = display.start(
        [client],
        env=display.client_environment(TRIAGE_DESK_SERVER=backend.url, TRIAGE_DESK_TOKEN=backend.token),
    )
    window = Window(process)
    names = sorted(buffer["name"] for buffer in backend.get("/buffers"))
    window.wait_for("frame", "")
    tree = window.wait_for("tree", "Buffers")
    source, target = names[0], names[1]

    print(f"opens {source}")
    row = wait_until(lambda: window.find("table cell", source, tree), f"{source} in the sidebar")
    screen.xdotool("mousemove", *window.centre(row), "click", 1)
    listed = window.wait_for("list", "Feedback list")
    # The demo may still be being routed, and the list of all may still be in view.
    wait_until(lambda: 0 < listed.get_child_count() == backend.count(source), f"the list of {source}")
    moved = wait_until(
        lambda: next((row for row in window.rows(listed) if backend.buffers_of(id_of(row)) == [source]), None),
        "an item that is in that buffer only",
    )
    feedback = id_of(moved)

    print(f"drags {feedback} to {target}")
    cell = wait_until(lambda: window.find("table cell", target, tree), f"{target} in the sidebar")
    drag(window.centre(moved), window.centre(cell))
    wait_until(lambda: backend.buffers_of(feedback) == [target], "the server has the move", 30)

    print("undoes it")
    key("ctrl+z")
    wait_until(lambda: backend.buffers_of(feedback) == [source], "the server has it back", 30)

    print("redoes it by key")
    key("ctrl+shift+z")
    wait_until(lambda: backend.buffers_of(feedback) == [target], "the server has the move again", 30)

    print("opens the palette")
    key("ctrl+k")
    window.wait_for("dialog", "Command palette")
    key("Escape")

    print("closes")
    key("ctrl+q")
    process.wait(30)
    assert process.returncode == 0, f"the client ended with {process.returncode}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--client", required=True)
    parser.add_argument("--triaged", required=True)
    parser.add_argument("--picture", help="where to put a screenshot when something fails")
    options = parser.parse_args()
    lacking = screen.missing()
    if lacking:
        print("not here:", ", ".join(lacking))
        return 1 if os.environ.get("CI") else SKIPPED
    with Screen() as display:
        backend = Backend(display, options.triaged)
        try:
            story(display, backend, options.client)
        except BaseException:
            picture = options.picture or os.path.join(tempfile.gettempdir(), "triage-desk-e2e.png")
            display.picture(picture)
            print("screenshot:", picture, file=sys.stderr)
            raise
    return 0


sys.exit(main())

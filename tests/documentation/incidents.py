#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Causes each incident of the guide for operators and runs the commands of its section as they are written:
incidents.py TRIAGED.

systemctl and journalctl are played: the first does what the unit says, the second filters the lines that the server writes for the
journal. All other commands are the real ones."""

import argparse
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.error
import urllib.request

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "tests" / "support"))
# pylint: disable=wrong-import-position
from servers import Authority, Folder, Postgres, Process, free_port, plain_environment, wait_until  # noqa: E402 (the path comes first)

COMMANDS = ("curl", "df", "journalctl", "sudo", "systemctl", "triaged")
LEVELS = {"err": 3, "warning": 4, "info": 6}
REFUSE = "create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;"


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


class Machine:
    """A machine with a service and its journal."""

    def __init__(self, program):
        self.program = program
        self.folder = Folder()
        self.authority = Authority(self.folder)
        self.postgres = Postgres(self.folder).start()
        self.postgres.make_database()
        self.port = free_port()
        self.settings = {"listen": f"127.0.0.1:{self.port}", "metrics-listen": "off", "database": self.postgres.conninfo(),
                         "data-dir": self.folder / "data", "webhook-allow-networks": "127.0.0.0/8"}
        self.journal = self.folder.write("journal", "")
        self.service = self.token = None

    def start(self):
        """Starts the service; returns whether it is ready."""
        self.folder.write("triaged.conf", "".join(f'{name} = "{value}"\n' for name, value in self.settings.items()))
        journal = os.stat(self.journal)
        self.service = Process(self.journal, [self.program, "serve", "--config", self.folder / "triaged.conf"],
                               stdout=subprocess.PIPE,
                               env={**plain_environment(), "JOURNAL_STREAM": f"{journal.st_dev}:{journal.st_ino}"})
        return bool(self.service.process.stdout.readline())

    def stop(self):
        expect(self.service.end() in (0, 2), "the server did not end in order")

    def send(self, method, path, body=None, token=None):
        """Returns the status and the answer."""
        scheme = "https" if "tls-cert" in self.settings else "http"
        request = urllib.request.Request(
            f"{scheme}://127.0.0.1:{self.port}/api/v0{path}", method=method, data=body and json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {token or self.token}", "Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60, context=self.authority.context()) as answer:
                return answer.status, json.loads(answer.read() or "null")
        except urllib.error.HTTPError as refusal:
            return refusal.code, refusal.read().decode()

    def run(self, command):
        """Runs a command as an operator; returns its exit status and what it printed."""
        words = [word for word in shlex.split(command) if word != "sudo"]
        played = {"systemctl": self.systemctl, "journalctl": self.journalctl}.get(words[0])
        if played:
            return played(words[1:])
        if words[0] == "triaged":
            words[0] = self.program
        words = [word.replace("127.0.0.1:8080", f"127.0.0.1:{self.port}") for word in words]
        if words[0] == "df":
            words[-1] = self.folder.path
        done = subprocess.run(words, env={**plain_environment(), "TRIAGED_CONFIG": self.folder / "triaged.conf"},
                              check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout

    def systemctl(self, words):
        verb, unit = words
        expect(unit == "triaged", unit)
        if verb == "status":
            status = self.service.process.poll()
            return 3 if status else 0, "active (running)" if status is None else "failed" if status else "inactive (dead)"
        if verb == "restart":
            self.stop()
            return (0 if self.start() else 1), ""
        expect(verb == "reload", verb)
        unit = (root / "installer/packaging/triaged.service").read_text()
        for line in re.findall("^ExecReload=(.*)$", unit, re.M):
            line = line.replace("$$MAINPID", str(self.service.pid)).replace("/usr/bin/triaged", self.program)
            done = subprocess.run(shlex.split(line.replace("/etc/triaged/triaged.conf", self.folder / "triaged.conf")),
                                  env=plain_environment(), check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode:
                return 1, done.stdout
        return 0, ""

    def journalctl(self, words):
        parser = argparse.ArgumentParser(exit_on_error=False)
        parser.add_argument("-u", required=True)
        parser.add_argument("-p", choices=LEVELS, default="info")
        parser.add_argument("-g", default="")
        parser.add_argument("-n", type=int, default=0)
        wanted = parser.parse_args(words)
        expect(wanted.u == "triaged", wanted.u)
        with open(self.journal, encoding="utf-8") as file:
            lines = [line[3:] for line in file if line.startswith("<") and int(line[1]) <= LEVELS[wanted.p]
                     and re.search(wanted.g, line[3:])]
        return 0, "".join(lines[-wanted.n:])

    def remove(self):
        self.service.kill()
        self.postgres.server.end(signal.SIGINT)
        self.folder.remove()


class Section:
    """A section of the guide and its commands, each of which has to be run."""

    def __init__(self, machine, title, text):
        self.machine, self.title = machine, title
        code = [" ".join(words.split()) for words in re.findall("`([^`]+)`", text)]
        self.commands = [words for words in code if words.split()[0] in COMMANDS and " " in words]

    def run(self, beginning, fails=False, **values):
        """Runs the first command that begins so; returns what it printed. values replace words in capitals."""
        command = next((each for each in self.commands if each.startswith(beginning)), None)
        expect(command, f"{self.title} has no command {beginning}")
        self.commands.remove(command)
        for name, value in values.items():
            command = re.sub(rf"\b{name}\b", value, command)
        status, printed = self.machine.run(command)
        expect(bool(status) == fails, f"{command} ends with {status}: {printed}")
        return printed


def the_server_is_not_responding(machine, section):
    machine.stop()
    machine.settings["listn"] = "127.0.0.1:80"
    expect(not machine.start(), "a typo is accepted")
    expect(machine.service.process.wait(60) == 2, "systemd would start it again")
    expect(section.run("systemctl status", fails=True) == "failed", "status")
    expect("listn, which is not a setting" in section.run("journalctl"), "the setting is not named")
    del machine.settings["listn"]
    section.run("sudo systemctl restart")
    expect("200 OK" in section.run("curl"), "it is not ready")


def the_database_is_not_responding(machine, section):
    machine.postgres.server.end(signal.SIGINT)
    expect(machine.send("GET", "/feedback")[0] == 503, "an answer without a database")
    expect("cannot connect" in section.run("journalctl"), "PostgreSQL's message")
    section.run("df")
    machine.postgres.start()
    wait_until(lambda: machine.send("GET", "/feedback")[0] == 200, "the server is back by itself")


def requests_fail(machine, section):
    machine.postgres.sql("alter table target rename to away")
    expect(machine.send("GET", "/targets")[0] == 500, "an answer without a table")
    line = next(line for line in section.run("journalctl").splitlines() if "route=listTargets" in line)
    expect(re.search(r"request_id=\w+ .*organization=\w+", line), line)
    machine.postgres.sql("alter table away rename to target")


def feedback_is_not_routed(machine, section):
    machine.postgres.sql(REFUSE + "create trigger refuse before update on feedback for each row execute function refuse()")
    machine.send("POST", "/feedback", {"description": "The export crashes"})
    wait_until(lambda: "routing.failed" in machine.journalctl(["-u", "triaged"])[1], "routing fails")
    expect("routing.failed" in section.run("journalctl -u triaged -g routing.failed"), "the failure")
    expect("problem=" in section.run("journalctl -u triaged -g routing"), "the reason")
    machine.postgres.sql("drop function refuse cascade")
    section.run("sudo triaged route")


def webhooks_fail(machine, section):
    url = f"http://127.0.0.1:{free_port()}/in"
    made = machine.send("POST", "/webhooks", {"url": url, "events": ["*"]})
    expect(made[0] == 201, made)
    hook = made[1]["data"]["id"]
    machine.send("POST", "/feedback", {"description": "Nobody takes this"})
    wait_until(lambda: "failing" in machine.run("triaged webhook list")[1], "the webhook fails")
    expect(hook in section.run("sudo triaged webhook list"), "the list")
    section.run("sudo triaged webhook deliveries", ID=hook)
    expect("did not answer" in section.run("sudo triaged webhook test", ID=hook, fails=True), "the test")
    section.run("sudo triaged webhook set", ID=hook)
    section.run("sudo triaged webhook replay", ID=hook)


def work_is_set_aside(machine, section):
    lines = '{"description":"One of many"}\n' * 600
    made = machine.send("POST", "/import", {"format": "json_lines", "data": lines, "route": False, "last": True})[1]["data"]["id"]
    # The request begins, and the work in the background goes on.
    machine.postgres.sql(REFUSE + "create trigger refuse before update of removed on import for each row"
                         " when (old.claimed_by is not null) execute function refuse()")
    machine.send("POST", f"/import/{made}/undo")
    wait_until(lambda: "work.set_aside" in machine.journalctl(["-u", "triaged"])[1], "the work is set aside")
    expect("queue=" in section.run("journalctl"), "the kind of the work")
    machine.postgres.sql("drop function refuse cascade")


def the_server_contradicts_itself(machine, section):
    machine.postgres.sql("update organization_state set feedback = 0")
    expect(machine.send("GET", "/feedback?limit=100")[0] == 200, "a list is refused because its total is wrong")
    wait_until(lambda: "invariant.violated" in machine.journalctl(["-u", "triaged"])[1], "the contradiction is logged")
    expect("list_total" in section.run("journalctl"), "the name of what does not hold")
    machine.postgres.sql("update organization_state s set feedback = (select count(*) from feedback where organization = s.organization)")


def the_certificate_ends(machine, section):
    def certificates_read():
        return machine.journalctl(["-u", "triaged", "-g", "certificate.read"])[1].count("valid_until=")

    machine.stop()
    certificate, key = machine.authority.issue("first", "first.example")
    machine.settings.update({"tls-cert": certificate, "tls-key": key})
    expect(machine.start(), "a certificate is refused")
    pair = machine.authority.issue("second", "second.example")
    for old, new in zip((certificate, key), pair):
        shutil.copy(new, old)
    before = certificates_read()
    section.run("sudo systemctl reload")
    wait_until(lambda: certificates_read() > before, "the new certificate is read")
    expect("valid_until=" in section.run("journalctl"), "the end of the certificate")
    with open(certificate, "w", encoding="ascii") as file:
        file.write("nothing")
    expect("tls-cert" in machine.systemctl(["reload", "triaged"])[1], "a certificate of no use is accepted")
    wait_until(lambda: "certificate.rejected" in machine.journalctl(["-u", "triaged", "-p", "err"])[1], "the refusal is logged")
    machine.stop()
    del machine.settings["tls-cert"], machine.settings["tls-key"]
    expect(machine.start(), "the server does not start")


def tokens_are_refused(machine, section):
    wrong = machine.token[:-1] + ("y" if machine.token.endswith("x") else "x")
    expect(machine.send("GET", "/feedback", token=wrong)[0] == 401, "a wrong token")
    expect("address=127.0.0.1" in section.run("journalctl"), "the address")
    expect("acme" in section.run("sudo triaged token list"), "the tokens")


def main():
    guide = (root / "resources/docs/operations.md").read_text(encoding="utf-8")
    incidents = re.search(r"^## Incidents\n(.*?)^## ", guide, re.M | re.S)[1]
    texts = re.split(r"^### (.*)\n", incidents, flags=re.M)[1:]
    machine = Machine(sys.argv[1])
    failed = False
    try:
        expect(machine.start(), "the server does not start")
        for words in ("org create --name Acme --slug acme", "member add --org acme --name A --email a@acme.example --role admin"):
            expect(machine.run("triaged " + words)[0] == 0, words)
        machine.token = machine.run("triaged token create --org acme --member a@acme.example --name t --kind full_access")[1].strip()
        for title, text in zip(texts[::2], texts[1::2]):
            section = Section(machine, title, text)
            try:
                globals()[title.lower().replace(" ", "_")](machine, section)
                expect(not section.commands, f"nothing runs {section.commands}")
                print(title, flush=True)
            except Exception as fault:  # pylint: disable=broad-except
                print(f"{title}: {fault!r}", flush=True)
                failed = True
                break
        machine.stop()
    finally:
        machine.remove()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

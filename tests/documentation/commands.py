#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps every command of README.md and the guides run by a test: commands.py TRIAGED. Fails if a command is run by none, and runs
those of README.md for a server that is not a service.

commands.py --find PAGE BEGINNING prints the command of a page that reads or begins so, for installer/operate."""

import os
import pathlib
import re
import shlex
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "tests" / "support"))
# pylint: disable=wrong-import-position
from servers import Folder, Process, free_port, plain_environment  # noqa: E402 (the path comes first)

# What is a command in the middle of a sentence; a single word is the name of a program.
PROGRAMS = ("apt", "curl", "df", "dpkg", "installer/run", "installer/test", "journalctl", "man", "pg_dropcluster", "systemctl",
            "systemd-analyze", "tests/fuzz/run", "tests/security/sqlmap", "triage-desk", "triaged", "update-ca-certificates")
# Blocks that are not commands: settings, requests, JSON, and the answer to one.
OTHER_BLOCK = re.compile(r"[a-z-]+ = |(GET|POST|PATCH|PUT|DELETE) |[{}\"]")
OWN_SERVER = "Run the backend by itself"
# The reason why no test runs a command.
EXCEPTIONS = {
    "installer/run": "It builds the programs; tests start what is already built.",
    "installer/run --headless": "It builds the programs; tests start what is already built.",
    "installer/test": "This test is part of it.",
    "installer/package": "It builds the packages and then runs installer/operate.",
    "installer/package --debian 12 --debian 13": "It builds the packages and then runs installer/operate.",
    "build/bin/triage-desk": "It opens a window: tests/e2e.",
    "tests/fuzz/run --seconds 3600": "It takes an hour; installer/test runs it for a minute.",
    "tests/security/sqlmap": "It takes hours.",
    "ninja -C build routingbenchmark": "It measures, with a model of one's own.",
    "TRIAGED_CLASSIFIER_KEY=… build/bin/routingbenchmark FOLDER --endpoint https://model.example --model NAME --limit 200":
        "It measures, with a model of one's own.",
    "curl --compressed": "The name of a flag.",
    "triaged export --escape-formulas": "The name of a flag.",
    "triaged export": "The name of a command.",
    "triaged import": "The name of a command.",
    "triaged export acme.jsonl --org acme": "tests/proxies/moving.py runs it between two installations.",
    "triaged import acme.jsonl --org acme --strict": "tests/proxies/moving.py runs it between two installations.",
    "apt autoremove": "It only says when a package goes.",
}


def pages():
    return [root / "README.md", *sorted((root / "resources/docs").glob("*.md"))]


def in_block(lines):
    """Returns the commands of a block: an indented line, a word that ends a loop, and a line after a backslash go on with it."""
    commands = []
    for line in lines:
        goes_on = commands and (line.startswith(" ") or line == "done" or commands[-1].endswith("\\"))
        if goes_on:
            commands[-1] += "\n" + line
        elif not OTHER_BLOCK.match(line.lstrip()):
            commands.append(line)
    return [re.sub(r"\s+# .*", "", command) for command in commands]


def is_command(code):
    words = code.removeprefix("sudo ").split()
    return bool(words) and words[0] in PROGRAMS and (len(words) > 1 or "/" in words[0] or words[0].startswith("update-"))


def commands_of(page):
    """Returns the commands of a page in its order, each with the titles of its sections. Blocks with a language are examples of
    the guides, which examples.py runs."""
    commands, titles, block, fenced, text = [], ["", "", ""], [], False, ""

    def end_text():
        nonlocal text
        inline = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)]
        commands.extend((tuple(titles), code) for code in inline if is_command(code))
        text = ""

    def end_block():
        commands.extend((tuple(titles), command) for command in in_block(block))
        block.clear()

    for line in [*page.read_text(encoding="utf-8").splitlines(), "# End"]:
        heading = re.match("(#{1,3}) (.*)", line)
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            continue
        elif line.startswith("    "):
            end_text()
            block.append(line[4:])
        elif heading:
            end_text()
            end_block()
            depth = len(heading[1])
            titles[depth - 1:] = [heading[2]] + [""] * (3 - depth)
        else:
            end_block()
            text += line + "\n"
            if not line:
                end_text()
    return commands


def find(name, beginning):
    """Returns the command of a page that reads so, or the first one that begins so."""
    page = root / "README.md" if name == "README.md" else root / "resources/docs" / name
    commands = [command for _, command in commands_of(page)]
    return beginning if beginning in commands else next((each for each in commands if each.startswith(beginning)), None)


def run_by_operate():
    """Returns the commands that installer/operate runs, and its calls that name none."""
    script = (root / "installer/operate").read_text(encoding="utf-8")
    calls = re.findall(r"\b(?:as_written|remember) ([\w-]+\.md) '([^']*)'", script)
    run = {call: find(*call) for call in calls}
    return set(run.values()) - {None}, [call for call, command in run.items() if command is None]


def faults_of_commands():
    run, faults = run_by_operate()
    faults = [f"installer/operate runs a command that is not in {name}: {beginning}" for name, beginning in faults]
    all_commands = [(page.name, titles, command) for page in pages() for titles, command in commands_of(page)]
    unused = set(EXCEPTIONS)
    for name, titles, command in all_commands:
        one_line = " ".join(command.replace("\\\n", "").split())
        unused.discard(one_line)
        if command in run or one_line in EXCEPTIONS or OWN_SERVER in titles:
            continue
        if name == "operations.md" and "Incidents" in titles:
            continue  # incidents.py runs all of these
        faults.append(f"No test runs this command of {name}: {command}")
    faults += [f"No page has the command of this exception: {command}" for command in sorted(unused)]
    print(f"{len(all_commands)} commands, of which installer/operate runs {len(run)}")
    return faults


def faults_of_own_server(program):
    """Runs the commands that README.md has for a server of one's own, as a user with an empty home."""
    folder = Folder()
    commands = [command for titles, command in commands_of(root / "README.md") if OWN_SERVER in titles]
    environment = {**plain_environment(), "HOME": folder.path, "TRIAGED_LISTEN": f"127.0.0.1:{free_port()}",
                   "PATH": os.path.dirname(program) + ":" + os.environ["PATH"]}
    faults, server = [], None
    try:
        for command in commands:
            words = [word.replace("~", folder.path) for word in shlex.split(command.replace("COMMAND", "serve"))]
            if words[1] == "serve" and "--data-dir" in words:
                server = Process(folder / "log", [program, *words[1:]], stdout=subprocess.PIPE, env=environment)
                line = server.process.stdout.readline()
                environment["TRIAGED_DATA_DIR"] = words[-1]
                if b"base_url" not in (line if isinstance(line, bytes) else line.encode()):
                    faults.append(f"{command} does not say that it is ready: {line!r} {server.words()[-500:]}")
                continue
            done = subprocess.run(words, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode:
                faults.append(f"{command} ends with {done.returncode}: {done.stdout[-500:]}")
    finally:
        if server:
            server.end()
        folder.remove()
    if not server:
        faults.append(f"README.md starts no server under {OWN_SERVER}")
    return faults


def main():
    if sys.argv[1] == "--find":
        command = find(*sys.argv[2:])
        print(command or "")
        return 0 if command else 1
    faults = faults_of_commands() + faults_of_own_server(sys.argv[1])
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

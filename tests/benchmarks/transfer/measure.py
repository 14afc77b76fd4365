# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the time and memory of imports and exports: files of several sizes, each into a separate organization on a
private PostgreSQL. Prints a row for each step; memory is the peak of triaged itself."""

import argparse
import json
import os
import pathlib
import random
import subprocess
import tempfile
import time

WORDS = (
    "export crash invoice dark mode login slow page button search filter missing wrong report upload file error "
    "password reset email notification settings billing refund price plan mobile app tablet screen freeze loading "
    "table column sort chart dashboard team member permission role token widget browser tab keyboard shortcut"
).split()


def write_file(path, items):
    """Writes feedback of about 300 characters over two years, half of it in one of twelve buffers."""
    rng = random.Random(42)
    start = 1700000000
    with open(path, "w", encoding="utf-8") as out:
        for number in range(items):
            text = " ".join(rng.choices(WORDS, k=rng.randint(20, 60))) + f" number {number}."
            item = {
                "external_id": f"T-{number}",
                "title": " ".join(rng.choices(WORDS, k=5)).capitalize(),
                "description": text.capitalize(),
                "submitted_by": f"user-{rng.randint(1, 5000)}",
                "client": "old-tracker/1.0",
                "created_at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(start + number * 600)),
            }
            if rng.random() < 0.5:
                item["buffers"] = [{"buffer": f"Buffer {rng.randint(1, 12)}", "by_hand": rng.random() < 0.1}]
            if rng.random() < 0.1:
                item["notes"] = [{"text": "Looked into it.", "author_name": "Kim"}]
            if rng.random() < 0.1:
                item["targets"] = [{"type": "rest_endpoint", "metadata": {"method": "GET", "path": f"/v1/{rng.choice(WORDS)}"}}]
            out.write(json.dumps(item, ensure_ascii=False) + "\n")


def run(program, data, *arguments):
    """Returns the seconds, the peak memory in MiB, and the output."""
    begun = time.monotonic()
    process = subprocess.Popen(
        [program, *arguments, "--data-dir", data, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    most = 0
    while process.poll() is None:
        try:
            status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
            most = max(most, int(status.split("VmHWM:")[1].split()[0]))
        except (OSError, IndexError):
            pass
        time.sleep(0.05)
    out, err = process.communicate()
    if process.returncode != 0:
        raise SystemExit(f"{arguments[0]} failed: {err}")
    return time.monotonic() - begun, most / 1024, json.loads(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("triaged", help="the program")
    parser.add_argument("--items", type=int, nargs="+", default=[10_000, 100_000])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="triage-transfer-") as folder:
        os.chmod(folder, 0o755)
        data = folder + "/data"
        # Keeps the database running while commands start and exit.
        server = subprocess.Popen(
            [given.triaged, "serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off", "--data-dir", data],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        server.stdout.readline()
        try:
            print("| items | step | seconds | items/s | MiB | load |")
            print("|---|---|---|---|---|---|")
            for items in given.items:
                source, out = f"{folder}/{items}.jsonl", f"{folder}/{items}-out.jsonl"
                write_file(source, items)
                for slug in (f"one-{items}", f"two-{items}"):
                    run(given.triaged, data, "org", "create", "--name", slug, "--slug", slug)
                steps = [
                    ("import", "import", source, "--org", f"one-{items}", "--no-route"),
                    ("the same again", "import", source, "--org", f"one-{items}"),
                    ("export", "export", out, "--org", f"one-{items}"),
                    ("import of the export", "import", out, "--org", f"two-{items}"),
                    ("dry run", "import", source, "--org", f"two-{items}", "--dry-run"),
                ]
                identifier = None
                for name, *arguments in steps:
                    seconds, memory, answer = run(given.triaged, data, *arguments)
                    if name == "import":
                        identifier = answer[0]["id"]
                        assert answer[0]["created"] == items, answer[0]
                    print(f"| {items:,} | {name} | {seconds:.1f} | {items / seconds:,.0f} | {memory:.0f} | "
                          f"{os.getloadavg()[0]:.1f} |", flush=True)
                seconds, memory, answer = run(given.triaged, data, "import", "--undo", identifier, "--org", f"one-{items}")
                assert answer["removed"] == items, answer
                print(f"| {items:,} | undo | {seconds:.1f} | {items / seconds:,.0f} | {memory:.0f} | "
                      f"{os.getloadavg()[0]:.1f} |", flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()

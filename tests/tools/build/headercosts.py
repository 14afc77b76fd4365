#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists the headers and templates that cost most while everything is compiled, by clang's -ftime-trace.

Parses each source of a compile_commands.json alone and without precompiled headers, as the shares of time would otherwise be
hidden. Prints seconds by header, with all that it includes, the number of sources that include it, and the templates whose
instances take longest. `cmake --preset dev` writes the file of commands; generated sources have to be built before.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, help="a build directory with compile_commands.json")
    parser.add_argument("--only", default="", help="a regular expression that the paths of the sources match")
    parser.add_argument("--every", type=int, default=1, help="takes one source of this number only, for a quick look")
    parser.add_argument("--rows", type=int, default=40, help="the rows of each table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="the compilers that run at a time")
    return parser.parse_args()


def sources_of(options):
    entries = json.loads((options.build / "compile_commands.json").read_text(encoding="utf-8"))
    chosen = [entry for entry in entries
              if re.search(options.only, entry["file"]) and "cmake_pch" not in entry["file"]
              and not entry["file"].startswith(str(options.build.resolve()))]
    return chosen[::options.every]


def clang_command(entry, output):
    """Returns the entry's command for clang: without ccache, precompiled headers, warnings and outputs."""
    words = shlex.split(entry["command"])
    first = next(number for number, word in enumerate(words) if re.search(r"(^|/)(c\+\+|g\+\+|clang\+\+)[^/]*$", word))
    # clang 14 writes no trace with -fsyntax-only alone.
    command, skip = ["clang++", "-w", "-c", "-Xclang", "-fsyntax-only", "-ftime-trace"], 0
    for number, word in enumerate(words[first + 1:], first + 1):
        if skip:
            skip -= 1
        elif word in ("-o", "-MF", "-MT", "-MQ", "-c"):
            skip = 1
        elif word == "-include" and "cmake_pch" in words[number + 1]:
            skip = 1
        elif word not in ("-fcoroutines", "-Werror", "-Winvalid-pch", "-MD"):
            command.append(word)
    return [*command, "-o", str(output), entry["file"]]


def trace_of(entry):
    """Compiles one source and returns the events of its trace, or None if clang does not accept the source."""
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "source.o"
        done = subprocess.run(clang_command(entry, output), cwd=entry["directory"], capture_output=True, text=True, check=False)
        trace = output.with_suffix(".json")
        if done.returncode != 0 or not trace.exists():
            print(f"{entry['file']}: {done.stderr.strip().splitlines()[:1]}", file=sys.stderr)
            return None
        return json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]


def template_of(name):
    """Returns the name of a template without its arguments."""
    text, depth = "", 0
    for character in name:
        depth += (character == "<") - (character == ">")
        if depth == 0 and character != ">":
            text += character
        elif depth < 0:
            break
    return text[:100]


def print_table(title, seconds, counts, rows):
    print(f"\n{title}")
    for name, cost in seconds.most_common(rows):
        print(f"{cost:8.1f} s {counts[name]:6}  {name}")


def main():
    options = arguments()
    entries = sources_of(options)
    headers, includes = collections.Counter(), collections.Counter()
    templates, instances = collections.Counter(), collections.Counter()
    parsing = instantiating = 0.0
    root = str(pathlib.Path(__file__).resolve().parents[3]) + "/"
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for events in filter(None, pool.map(trace_of, entries)):
            seen = set()
            for event in events:
                name, cost = event.get("name"), event.get("dur", 0) / 1e6
                detail = event.get("args", {}).get("detail", "")
                if name == "Source":
                    path = os.path.normpath(detail).removeprefix(root)
                    headers[path] += cost
                    includes[path] += path not in seen
                    seen.add(path)
                elif name in ("InstantiateClass", "InstantiateFunction"):
                    templates[template_of(detail)] += cost
                    instances[template_of(detail)] += 1
                elif name == "Total Source":
                    parsing += cost
                elif name == "Total PerformPendingInstantiations":
                    instantiating += cost
    print(f"{len(entries)} sources: {parsing:.0f} s of parsing, {instantiating:.0f} s of instances at their ends")
    print_table("Headers: seconds with all that they include; sources that include them", headers, includes, options.rows)
    print_table("Templates: seconds with the instances that they need; instances", templates, instances, options.rows)


main()

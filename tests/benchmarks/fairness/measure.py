#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what an organization notices of the load that another one puts on the same server."""

import argparse
import json
import multiprocessing
import os
import pathlib
import subprocess
import sys
import time

from stage import Stage  # also finds the modules of the benchmark of the API
from bench.machine import machine
from bench.processes import BenchmarkError, database_seconds, program_seconds, resident_memory, stop_at_signals
from bench.report import Goals, cell
from connections import request
from loads import LOADS, OWN, body_of_keys
from presence import cost_of_presence
from probe import Probe

ROOT = pathlib.Path(__file__).resolve().parents[3]
BASE = 500  # ms: the slowest response may take this time …
FACTOR = 5  # … and in addition this multiple of the quiet p99
MAX_GROWTH = 30  # MiB, by loads that only keep the server waiting
MAX_OWN = 1000  # ms, of the busy organization's own change beside a large one
MANY_KEYS = 125_000
MAX_CPU = 50  # ms, of a body with that many keys
BODIES = 10  # … of which this number is sent
SECONDS = 10  # of loads that do not end by themselves, and of the quiet measurement
LONGEST = 240  # seconds of loads that end by themselves
CPU = "cpu"
PRESENCE = "presence"
MAX_PRESENCE = 1  # percent of a core, of the people on one list
NAMES = [*LOADS, CPU, PRESENCE]


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="Exit status: 0 all goals are reached, 1 at least one is missed, 2 it could not be measured.")
    parser.add_argument("--build", type=pathlib.Path, metavar="DIR", default=ROOT / "build", help="build to measure")
    parser.add_argument("--only", nargs="+", choices=NAMES, metavar="ROW", help="of: " + " ".join(NAMES))
    parser.add_argument("--scale", type=float, default=1, metavar="X", help="multiple of all sizes and times (default: 1)")
    parser.add_argument("--json", metavar="FILE", help="file for all figures")
    return parser.parse_args()


def warm_up(stage):
    """Lets the server prepare its statements and take its memory."""
    probe = Probe(stage.port, stage.other.token).start()
    time.sleep(2)
    probe.stop()


def quiet_figures(stage, seconds):
    probe = Probe(stage.port, stage.other.token).start()
    time.sleep(seconds)
    figures = {name: each.described() for name, each in probe.stop().items()}
    if failed := [name for name, each in figures.items() if each["failures"]]:
        raise BenchmarkError(f"without load, requests fail: {', '.join(failed)}")
    return figures


def run_apart(load, deadline):
    """Yields None while the load runs in a process of its own, then the number of its responses by status."""
    context = multiprocessing.get_context("fork")
    result, theirs = context.Pipe(duplex=False)
    process = context.Process(target=lambda: theirs.send(load.run(deadline)), daemon=True)
    process.start()
    theirs.close()
    while not result.poll(0.02) and time.monotonic() < deadline + 2:
        yield None
    try:
        yield result.recv() if result.poll(0) else {"not finished": 1}
    except EOFError:
        yield {"failed": 1}
    process.kill()
    process.join()


def measure(stage, load):
    """Returns the figures of the other organization and of the server under one load."""
    load.prepare()
    stage.settle()
    probe = Probe(stage.port, stage.other.token).start()
    time.sleep(1)
    before = resident_memory(stage.pid)
    spent = program_seconds(stage.pid)
    spent_by_database = database_seconds(stage.cluster.pid)
    began = time.monotonic()
    growth, answers = 0, None
    for answers in run_apart(load, began + (LONGEST * max(1, stage.scale) if load.lasting else stage.seconds)):
        growth = max(growth, resident_memory(stage.pid) - before)
    took = time.monotonic() - began
    spent = program_seconds(stage.pid) - spent
    spent_by_database = database_seconds(stage.cluster.pid) - spent_by_database
    figures = {name: each.described() for name, each in probe.stop().items()}
    load.check()
    return {"load": load.name, "keeps_memory": load.keeps_memory, "title": load.title, "seconds": took, "cpu": spent, "database_cpu": spent_by_database,
            "answers": answers, "growth": growth,
            "operations": figures}


def cpu_of_keys(stage):
    """Returns the processor milliseconds of a body with very many keys."""
    text = request("POST", "/api/v0/feedback", stage.busy.token, body_of_keys(MANY_KEYS))
    load = LOADS["keys"](stage)
    texts = iter([text] * BODIES)
    before = program_seconds(stage.pid)
    answers = load.crowd(1, lambda: next(texts, None)).run(time.monotonic() + 60)
    time.sleep(0.2)
    return (program_seconds(stage.pid) - before) * 1000 / BODIES, answers


def in_words(answers):
    return ", ".join(f"{status}: {count:.0f}" if count != 1 or isinstance(status, int) else str(status)
                     for status, count in sorted(answers.items(), key=str))


def print_head(quiet):
    print("\n" + "The other organization's".ljust(46) + "median ms".rjust(10) + "p99 ms".rjust(9) + "slowest".rjust(9)
          + "limit".rjust(8) + "count".rjust(7) + "  not 2xx")
    print_figures("quiet", quiet, None)


def limit_of(quiet, name):
    return BASE + FACTOR * quiet[name]["p99"]


def print_figures(title, figures, quiet):
    print(title)
    for name, each in figures.items():
        limit = cell(limit_of(quiet, name), 8, 0) if quiet else " " * 8
        missed = quiet and (each["failures"] or each["slowest"] > limit_of(quiet, name))
        print(f"    {name}".ljust(46) + cell(each["median"], 10) + cell(each["p99"], 9) + cell(each["slowest"], 9) + limit
              + cell(each["count"], 7, 0) + "  " + (in_words(each["failures"]) or "–")
              + ("  MISSED" if missed else ""), flush=True)


def goals_of(quiet, rows, cpu, presence):
    goals = Goals()
    for row in rows:
        failures = sum(sum(each["failures"].values()) for each in row["operations"].values())
        goals.at_most(f"{row['load']}: responses other than 2xx", failures, 0, "")
        goals.at_most(f"{row['load']}: slowest response, of its limit",
                      max(each["slowest"] / limit_of(quiet, name) for name, each in row["operations"].items()) * 100, 100, "%")
        if OWN in row["answers"]:
            goals.at_most(f"{row['load']}: {OWN}", row["answers"][OWN], MAX_OWN, "ms")
        if row["keeps_memory"]:
            goals.at_most(f"{row['load']}: growth of the server's memory", row["growth"], MAX_GROWTH, "MiB")
    if cpu is not None:
        goals.at_most(f"a body of {MANY_KEYS:,} keys: processor time", cpu, MAX_CPU, "ms")
    if presence is not None:
        goals.at_most(f"{presence['people']} people on one list: processor", presence["server"], MAX_PRESENCE, "% of a core")
    return goals


def measure_all(stage, options):
    stage.start()
    warm_up(stage)
    wanted = options.only or NAMES
    rows, cpu = [], None
    quiet = quiet_figures(stage, stage.seconds)
    print_head(quiet)
    for name in [each for each in LOADS if each in wanted]:
        rows.append(measure(stage, LOADS[name](stage)))
        row = rows[-1]
        print_figures(f"{row['title']}: {row['seconds']:.0f} s, processor {row['cpu']:.1f} s and PostgreSQL's {row['database_cpu']:.1f} s, memory +{row['growth']:.0f} MiB; {in_words(row['answers'])}",
                      row["operations"], quiet)
        stage.settle()
    if CPU in wanted:
        cpu, answers = cpu_of_keys(stage)
        print(f"a body of {MANY_KEYS:,} keys: {cpu:.0f} ms of processor time; {in_words(answers)}", flush=True)
    presence = None
    if PRESENCE in wanted:
        presence = cost_of_presence(stage)
        print("{people} people on one list: {server:.2f} % of a core, PostgreSQL {database:.2f} %, in addition to {quiet[0]:.2f} and "
              "{quiet[1]:.2f} % while they only follow the changes; {answers:.1f} answers and "
              "{reports:.1f} reports a second, {seen} people seen".format(**presence), flush=True)
    return quiet, rows, cpu, presence


def main():
    options = parse()
    stop_at_signals()
    try:
        with Stage(options.build.resolve(), options.scale, max(2, SECONDS * options.scale)) as stage:
            began = time.monotonic()
            quiet, rows, cpu, presence = measure_all(stage, options)
            print(f"Measured for {time.monotonic() - began:.0f} s, load of the machine {os.getloadavg()[0]:.1f}")
    except (BenchmarkError, OSError, subprocess.SubprocessError) as error:
        print(f"measure.py: {error}", file=sys.stderr)
        return 2
    goals = goals_of(quiet, rows, cpu, presence)
    goals.print()
    if options.json:
        result = {"scale": options.scale, "machine": machine(), "quiet": quiet, "rows": rows, "cpu": cpu, "presence": presence, "goals": goals.all}
        pathlib.Path(options.json).write_text(json.dumps(result, indent=1), encoding="utf-8")
    return 0 if goals.reached() else 1


if __name__ == "__main__":
    sys.exit(main())

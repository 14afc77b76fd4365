# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints tables of the rounds: medians, ratios within a round, goals."""

from statistics import median

from .load import percentile

COLUMNS = [("case", 26), ("req/s", 9), ("p50 ms", 8), ("p95 ms", 8), ("p99 ms", 8), ("Fastify", 9), ("x", 6),
           ("pgbench", 9), ("x", 6), ("CPU µs", 8), ("db µs", 8), ("F CPU", 8), ("F db", 8), ("errors", 8)]


def sides_of(rounds, case):
    """Returns the figures of a case as a list for each side."""
    found = {}
    for entry in rounds:
        for side, figures in entry.get(case, {}).items():
            found.setdefault(side, []).append(figures)
    return found


def middle(figures, key):
    values = [each[key] for each in figures if key in each]
    return median(values) if values else None


def ratio(rounds, case, side):
    """Returns the ratio of our request rate to that of the side: the median of the ratios of the rounds."""
    ratios = [entry[case]["triaged"]["rate"] / entry[case][side]["rate"]
              for entry in rounds if {"triaged", side} <= entry.get(case, {}).keys() and entry[case][side]["rate"]]
    return median(ratios) if ratios else None


def cell(value, width, digits=None):
    if value is None:
        return "–".rjust(width)
    if digits is None:
        digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}".rjust(width)


def summary(rounds, cases):
    """Returns a row of medians for each case."""
    rows = []
    for case in cases:
        sides = sides_of(rounds, case.name)
        if "triaged" not in sides:
            continue
        ours, peer, limit = sides["triaged"], sides.get("fastify", []), sides.get("pgbench", [])
        rows.append({
            "case": case.name, "title": case.title,
            **{key: middle(ours, key) for key in ("rate", "p50", "p95", "p99", "cpu", "database_cpu")},
            "fastify_rate": middle(peer, "rate"), "to_fastify": ratio(rounds, case.name, "fastify"),
            "pgbench_rate": middle(limit, "rate"), "to_pgbench": ratio(rounds, case.name, "pgbench"),
            "fastify_cpu": middle(peer, "cpu"), "fastify_database_cpu": middle(peer, "database_cpu"),
            "pgbench_database_cpu": middle(limit, "database_cpu"),
            "errors": sum(each["errors"] for each in ours),
            "fastify_errors": sum(each["errors"] for each in peer),
        })
    return rows


def print_rows(rows):
    print()
    print("".join(name.rjust(width) if position else name.ljust(width)
                  for position, (name, width) in enumerate(COLUMNS)))
    keys = ["rate", "p50", "p95", "p99", "fastify_rate", "to_fastify", "pgbench_rate", "to_pgbench", "cpu",
            "database_cpu", "fastify_cpu", "fastify_database_cpu"]
    for row in rows:
        cells = [cell(row[key], width) for key, (_, width) in zip(keys, COLUMNS[1:])]
        print(row["title"].ljust(COLUMNS[0][1]) + "".join(cells) + cell(row["errors"] + row["fastify_errors"], 8, 0))


class Goals:
    """The goals and their measured values."""

    def __init__(self):
        self.all = []

    def at_least(self, what, measured, bound, unit="×"):
        self._add(what, measured, f"≥ {bound:g} {unit}", measured is not None and measured >= bound, unit)

    def at_most(self, what, measured, bound, unit):
        self._add(what, measured, f"≤ {bound:g} {unit}", measured is not None and measured <= bound, unit)

    def _add(self, what, measured, bound, reached, unit):
        if measured is not None:
            self.all.append({"goal": what, "measured": measured, "bound": bound, "reached": reached, "unit": unit})

    def reached(self):
        return all(goal["reached"] for goal in self.all)

    def print(self):
        print("\nGoal".ljust(61) + "measured".rjust(14) + "goal".rjust(12))
        for goal in self.all:
            measured = cell(goal["measured"], 1).strip() + " " + goal["unit"]
            print(goal["goal"].ljust(60) + measured.rjust(14) + goal["bound"].rjust(12)
                  + ("  reached" if goal["reached"] else "  MISSED"))


def pooled(rounds, key):
    """Returns the times of all rounds, sorted."""
    return sorted(time for entry in rounds for time in entry.get(key, []))


def plots_of(rounds):
    """Returns the names of the measured plots."""
    return [plot for entry in rounds[:1] for plot in entry.get("plots", {})]


def plot_times(rounds, plot):
    """Returns the times of one plot in all rounds, sorted."""
    return sorted(time for entry in rounds for time in entry.get("plots", {}).get(plot, []))


def goals_of(rounds, rows, sized, memory):
    """Returns every goal that has a measurement."""
    goals = Goals()
    by_case = {row["case"]: row for row in rows}

    def of(case, key):
        return by_case.get(case, {}).get(key)

    largest, smallest = max(sized), min(sized)
    goals.at_least("creates, of what Fastify does", of("create", "to_fastify"), 3)
    goals.at_least("creates, of single-row writes by pgbench", of("create", "to_pgbench"), 1)
    goals.at_least("get by id, of what Fastify does", of("get", "to_fastify"), 3)
    goals.at_least(f"first page of {largest:,}, of what Fastify does", of(f"first-{largest}", "to_fastify"), 3)
    goals.at_least("list of a buffer, of what Fastify does", of("buffer", "to_fastify"), 3)
    if largest != smallest:
        ratios = [median(entry["first_pages"][largest]) / median(entry["first_pages"][smallest])
                  for entry in rounds if "first_pages" in entry]
        goals.at_most(f"first page of {largest:,}, of its time at {smallest:,}", median(ratios) if ratios else None,
                      1.5, "×")
    for kind, bound in (("rare", 30), ("common", 300)):
        times = pooled(rounds, f"search_{kind}")
        goals.at_most(f"search, {kind} word of {largest:,}, one client, p95", percentile(times, 95) if times else None,
                      bound, "ms")
        for key, when in (("search", ""), ("edited", " after an edit")):
            wrong = [entry[f"{key}_{kind}_wrong"] for entry in rounds if f"{key}_{kind}_wrong" in entry]
            goals.at_most(f"search, {kind} word{when}: totals that are not exact", sum(wrong) if wrong else None, 0, "")
    for plot in plots_of(rounds):
        goals.at_most(f"plot of {largest:,}, one client, p95: {plot}", percentile(plot_times(rounds, plot), 95), 100, "ms")
    with_plots = [entry for entry in rounds if "plots" in entry]
    if with_plots:
        slowest = max(median(plot_times(rounds, plot)) for plot in plots_of(rounds))
        goals.at_least("counting items one by one, of the slowest plot",
                       median(entry["plots_scan"] for entry in with_plots) / slowest, 1)
        goals.at_most("plots: totals that are not exact", sum(entry["plots_wrong"] for entry in with_plots), 0, "")
    received = pooled(rounds, "wake_after_answer")
    goals.at_most("a change is seen by a waiting client, p95", percentile(received, 95) if received else None, 100, "ms")
    goals.at_most("memory of triaged, at its peak", memory, 150, "MiB")
    errors = sum(row["errors"] for row in rows) if rows else None
    goals.at_most("failed requests", errors, 0, "")
    return goals


def print_latencies(rounds, sized):
    """Prints the latencies of single clients."""
    lines = []
    for items in sorted(sized):
        times = sorted(t for entry in rounds for t in entry.get("first_pages", {}).get(items, []))
        lines.append((f"first page of {items:,}", times))
    lines.append(("search, rare words", pooled(rounds, "search_rare")))
    lines.append(("search, common words", pooled(rounds, "search_common")))
    lines.append(("search after an edit, rare words", pooled(rounds, "edited_rare")))
    lines.append(("search after an edit, common words", pooled(rounds, "edited_common")))
    lines += [(f"plot: {plot}", plot_times(rounds, plot)) for plot in plots_of(rounds)]
    lines.append(("change seen, from its answer on", pooled(rounds, "wake_after_answer")))
    lines.append(("change seen, from its request on", pooled(rounds, "wake_after_request")))
    if not any(times for _, times in lines):
        return
    print("\nOne client".ljust(41) + "p50 ms".rjust(9) + "p95 ms".rjust(9) + "p99 ms".rjust(9) + "count".rjust(8))
    for title, times in lines:
        if times:
            print(title.ljust(40) + "".join(cell(percentile(times, part), 9) for part in (50, 95, 99))
                  + cell(len(times), 8, 0))

#!/usr/bin/env python3
"""Fits the constants of SimilarityClassifier::confidenceOf() on the pool splits of evaluation sets.

    routingbenchmark FOLDER --signals | fit.py [--leave-out]

Logistic regression by Newton's method on (item, buffer) pairs; every set counts the same. With --leave-out each set is
also judged with constants fitted on the others, which is what to expect of a new organization.
"""
import argparse
import collections
import csv
import math
import sys

NAMES = ["constant", "similarity", "lead", "coverage", "ln buffers", "ln (1 + words)"]
PRIOR = 1e-3
MOST_PER_ITEM = 5


def features(row):
    return [1.0, float(row["similarity"]), float(row["lead"]), float(row["coverage"]), math.log(int(row["buffers"])),
            math.log1p(int(row["words"]))]


def read(lines):
    """The pairs of each (set, split): of an item the buffers that lead, for the others never matter."""
    items = collections.defaultdict(list)
    for row in csv.DictReader(lines, delimiter="\t"):
        items[row["set"], row["split"], row["item"]].append((features(row), int(row["fits"])))
    pairs = collections.defaultdict(list)
    for (name, split, _), candidates in items.items():
        is_none = not any(fits for _, fits in candidates)
        candidates.sort(key=lambda pair: -pair[0][1])
        pairs[name, split].append((is_none, candidates[:MOST_PER_ITEM]))
    return pairs


def probability(constants, x):
    z = sum(c * v for c, v in zip(constants, x))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, z))))


def solve(matrix, vector):
    size = len(vector)
    rows = [line[:] + [value] for line, value in zip(matrix, vector)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def fit(sets):
    size = len(NAMES)
    constants = [0.0] * size
    for _ in range(12):
        gradient = [-PRIOR * c for c in constants]
        hessian = [[PRIOR * (i == j) for j in range(size)] for i in range(size)]
        for items in sets:
            weight = 1 / len(items)
            for x, fits in (pair for _, candidates in items for pair in candidates):
                p = probability(constants, x)
                slope, bend = weight * (fits - p), weight * p * (1 - p)
                for i in range(size):
                    gradient[i] += slope * x[i]
                    for j in range(size):
                        hessian[i][j] += bend * x[i] * x[j]
        step = solve(hessian, gradient)
        constants = [c + s for c, s in zip(constants, step)]
        if max(abs(s) for s in step) < 1e-6:
            break
    return constants


def judge(name, items, constants):
    right = sure = sure_right = fitting = none = none_below = 0
    bins = collections.defaultdict(lambda: [0, 0.0, 0])
    for is_none, candidates in items:
        p, best = max((probability(constants, x), fits) for x, fits in candidates)
        fitting += not is_none
        none += is_none
        right += best
        sure += p >= 0.8
        sure_right += p >= 0.8 and best
        none_below += is_none and p < 0.5
        entry = bins[min(9, int(p * 10))]
        entry[0] += 1
        entry[1] += p
        entry[2] += best
    error = sum(abs(total - hits) for _, total, hits in bins.values()) / len(items)
    print(f"{name:15} accuracy {100 * right / max(1, fitting):5.1f}  >=0.8: precision {100 * sure_right / max(1, sure):5.1f}"
          f" share {100 * sure / len(items):5.1f}  none <0.5: {100 * none_below / max(1, none):5.1f}  ECE {100 * error:5.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--leave-out", action="store_true")
    arguments = parser.parse_args()
    pairs = read(sys.stdin)
    names = sorted({name for name, split in pairs if split == "pool"})
    constants = fit([pairs[name, "pool"] for name in names])
    for label, value in zip(NAMES, constants):
        print(f"{value:10.4f}  {label}")
    for name in names:
        judge(name, pairs[name, "pool"], constants)
    if arguments.leave_out:
        print("fitted on the other sets:")
        for name in names:
            judge(name, pairs[name, "pool"], fit([pairs[other, "pool"] for other in names if other != name]))


if __name__ == "__main__":
    main()

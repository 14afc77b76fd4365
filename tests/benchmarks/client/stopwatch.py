# SPDX-License-Identifier: GPL-3.0-or-later
"""How long it takes from an input until the screen shows that something came of it, and how evenly pictures follow."""

import contextlib
import os
import time

PAUSE = 0.0004  # between two looks
ONE_PICTURE = 0.004  # changes so close to each other are parts of one picture on its way to the screen


@contextlib.contextmanager
def undisturbed():
    """Where that is allowed, whoever looks is not kept waiting by other programs: their time is not the client's."""
    before = os.sched_getscheduler(0), os.sched_getparam(0)
    with contextlib.suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(1))
    try:
        yield
    finally:
        with contextlib.suppress(PermissionError):
            os.sched_setscheduler(0, *before)


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))]


def rest(picture, area, quiet=0.2, most=4):
    """Waits until the area has not changed for a while."""
    last, since, end = picture.mark(area), time.perf_counter(), time.perf_counter() + most
    while (now := time.perf_counter()) < end:
        mark = picture.mark(area)
        if mark != last:
            last, since = mark, now
        elif now - since > quiet:
            return True
        time.sleep(0.005)
    return False


def reaction(picture, act, areas, most=2.0, counts=None):
    """Seconds until each of the areas looks otherwise; None: it did not in time. counts(name) may refuse a change."""
    for area in areas.values():
        rest(picture, area)
    before = {name: picture.mark(area) for name, area in areas.items()}
    took = dict.fromkeys(areas)
    with undisturbed():
        began = time.perf_counter()
        act()
        while None in took.values() and time.perf_counter() - began < most:
            for name, area in areas.items():
                if took[name] is None and picture.mark(area) != before[name] and (counts is None or counts(name)):
                    took[name] = time.perf_counter() - began
            time.sleep(PAUSE)
    return took


def rhythm(picture, act, area, rate, seconds):
    """Acts that often; the times between one picture and the next, in seconds."""
    rest(picture, area)
    last, seen, gaps = picture.mark(area, 9), None, []
    with undisturbed():
        began = due = time.perf_counter()
        while (now := time.perf_counter()) - began < seconds:
            if now >= due:
                act()
                due += 1 / rate
            mark = picture.mark(area, 9)
            if mark != last:
                now = time.perf_counter()
                last = mark
                if seen is not None and now - seen < ONE_PICTURE:
                    continue
                if seen is not None:
                    gaps.append(now - seen)
                seen = now
            time.sleep(PAUSE)
    return gaps

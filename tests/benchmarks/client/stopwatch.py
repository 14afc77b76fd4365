# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the time from an input to a change of the screen, and the regularity of frames."""

import contextlib
import os
import time

PAUSE = 0.0004  # seconds between two checks
ONE_PICTURE = 0.004  # changes within this time belong to one frame


@contextlib.contextmanager
def undisturbed():
    """Gives this process real-time priority if permitted, so that other programs do not distort the measurement."""
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
    """Returns the seconds until each area changes; None after the time limit. counts(name) may reject a change."""
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
    """Acts at that rate; returns the times between consecutive frames in seconds."""
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

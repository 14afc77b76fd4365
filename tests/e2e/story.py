# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test of the client's window on a separate screen with a separate backend."""

import argparse
import os
import sys
import tempfile

import screen
from backend import Backend
from screen import Screen

SKIPPED = 77


def run(name, tell):
    """Calls tell(screen, backend, program). If it fails, a screenshot is kept."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--client", required=True)
    parser.add_argument("--triaged", required=True)
    parser.add_argument("--picture", help="where to write a screenshot if the test fails")
    options = parser.parse_args()
    lacking = screen.missing()
    if lacking:
        print("not here:", ", ".join(lacking))
        return 1 if os.environ.get("CI") else SKIPPED
    with Screen() as display:
        backend = Backend(display, options.triaged)
        try:
            tell(display, backend, options.client)
        except BaseException:
            picture = options.picture or os.path.join(tempfile.gettempdir(), f"triage-desk-{name}.png")
            display.picture(picture)
            print("screenshot:", picture, file=sys.stderr)
            raise
    return 0

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets the world live again from each seed that once found a fault of the product."""

import argparse
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", folder) for folder in ("support", "faults")]
from troubles import TROUBLES, missing  # pylint: disable=wrong-import-position

SKIPPED = 77  # see CMakeLists.txt
# Other faults of the product that the world found have no row: their lives take longer or need the other lanes, or showed the
# fault in some repetitions only, because the database decides the order of what happens at once. Each has a test that shows it
# every time:
# - The undo of a move left items that were where routing had put them: tst_largechanges::aMoveToWhereItemsWereIsUndone.
# - A token that ended by time in the middle of a write was accepted: tst_revokedwriters::aWriteThatWaitedIsRefused ("time").
# - Six synchronisations in a row stopped the change feed: tst_apiclient::aCancelledRequestKeepsNoConnection.
# - Statistics of a year took seconds by an unfortunate plan: tst_statements::noPlanMakesThePiecesOfAPeriodAgain,
#   thePartsOfDaysOfAPeriodAreLookedUp.
# - A server with a wrong clock had another today, and clients ended snoozes early: tests/faults/snoozes.py.
# - A change that was sent again was shown below a later one (life 8202.7):
#   tst_outbox::aChangeThatIsSentAgainIsShownOverALaterOneThatTheServerHas.
# - Clients kept a record that the undo of a merge removed (life 8303.193):
#   tst_merges::aRecordThatGoesWithAnUndoIsInTheChangeFeed.
# What was wrong, the seed, and the arguments, of lives that take less than half a minute.
FOUND = (
    ("A token was refused before its end or accepted after it for half a minute if the clock of a server stepped", "4043",
     "--steps 5 --trouble kill --trouble stop --trouble clock --often 15"),
)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", required=True)
    options = parser.parse_args()
    failed = skipped = 0
    for fault, seed, arguments in FOUND:
        if reasons := [reason for kind in TROUBLES if kind in arguments.split() and (reason := missing(kind, options.triaged))]:
            print(f"{fault}: skipped, it needs {reasons[0]}", flush=True)
            skipped += 1
            continue
        print(f"{fault}: --seed {seed} {arguments}", flush=True)
        failed += subprocess.run([sys.executable, os.path.join(HERE, "world.py"), "--triaged", options.triaged, "--seed", seed,
                                  "--shorten", "0", *arguments.split()], check=False).returncode != 0
    if failed:
        return 1
    return SKIPPED if skipped == len(FOUND) else 0


if __name__ == "__main__":
    sys.exit(main())

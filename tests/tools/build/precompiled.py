#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A change of a comment in a precompiled header leaves the build whole.

usage: precompiled.py COMPILER LAUNCHER...

LAUNCHER is the command that the build puts before the compiler: ccache with its settings. The test compiles a source with a
precompiled header, changes a comment of a header in it and the source, and compiles both again with the same cache.
"""

import os
import pathlib
import subprocess
import sys
import tempfile


def main():
    compiler, launcher = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        environment = {**os.environ, "CCACHE_DIR": str(folder / "cache")}

        def compile(*arguments, output):
            subprocess.run([*launcher, compiler, "-std=c++20", "-MD", "-MF", output + ".d", *arguments, "-o", output],
                           cwd=folder, env=environment, check=True)

        def build():
            for built in folder.glob("*.gch"), folder.glob("*.o"):
                for file in built:
                    file.unlink()
            compile("-x", "c++-header", "-c", "all.h", output="all.h.gch")
            compile("-Winvalid-pch", "-Werror", "-include", str(folder / "all.h"), "-c", "use.cpp", output="use.o")

        (folder / "all.h").write_text('#include "item.h"\n')
        for comment, change in ("The number of an item.", 0), ("The number of an item in its buffer.", 1):
            (folder / "item.h").write_text(f"#pragma once\nstruct Item {{ int number; }}; // {comment}\n")
            (folder / "use.cpp").write_text(
                f'#include "item.h"\nint number(Item item) {{ return item.number + {change}; }}\n')
            build()
    print("precompiled: a header whose comment changed was compiled again")


if __name__ == "__main__":
    main()

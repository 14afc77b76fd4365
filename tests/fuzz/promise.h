// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the fuzz targets. A failed check aborts the program like a crash, so that libFuzzer keeps the
// input.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace triage::fuzz {

inline void promise(bool kept, const char *what)
{
    if (kept)
        return;
    std::fprintf(stderr, "A promise is broken: %s\n", what);
    std::abort();
}

} // namespace triage::fuzz

// SPDX-License-Identifier: GPL-3.0-or-later
// What a fuzz target holds what it fuzzes to: a broken promise ends the program as a crash does, so that
// libFuzzer keeps the input.
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

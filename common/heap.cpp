// SPDX-License-Identifier: GPL-3.0-or-later
#include "heap.h"

#include <malloc.h>

namespace triage {

void returnFreedMemory()
{
    constexpr int largeBlock = 256 << 10;
    mallopt(M_MMAP_THRESHOLD, largeBlock);
    mallopt(M_TRIM_THRESHOLD, largeBlock);
}

} // namespace triage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/retry.h"

#include "problem.h"

namespace triage::app {

bool isPassing(int status)
{
    return status == 408 || status == 425 || status == 429 || status >= 500;
}

bool isPassing(const Problem &problem)
{
    return isPassing(statusOf(problem.type));
}

} // namespace triage::app

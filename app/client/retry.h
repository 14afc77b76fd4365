// SPDX-License-Identifier: GPL-3.0-or-later
// After which problems the same request is sent again.
#pragma once

namespace triage {
struct Problem;
}

namespace triage::app {

/// Returns whether the same request may succeed later, as the server is away, busy or out of order.
bool isPassing(int status);
bool isPassing(const Problem &problem);

} // namespace triage::app

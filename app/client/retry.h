// SPDX-License-Identifier: GPL-3.0-or-later
// After which problems the same request is sent again, and when.
#pragma once

#include <chrono>

namespace triage {
struct Problem;
}

namespace triage::app {

/// Returns whether the same request may succeed later, as the server is away, busy or out of order. The
/// status 0 means that the server did not answer.
bool isPassing(int status);
bool isPassing(const Problem &problem);

/// Returns the delay before the attempt after that number of failures. It doubles each time up to the longest
/// and is randomised, so that clients do not all come back at once.
std::chrono::milliseconds retryDelay(std::chrono::milliseconds shortest, std::chrono::milliseconds longest,
                                     int failures);

/// The number of failures in a row after which something that a person waits for is given up: about ten
/// minutes.
inline constexpr int maxPatientFailures = 60;
/// Returns the delay after that number of failures in a row of something that a person waits for: up to ten
/// seconds, and at least what the server asked for.
std::chrono::milliseconds patientDelay(const Problem &problem, int failures);

} // namespace triage::app

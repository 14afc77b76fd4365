// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/retry.h"

#include "problem.h"

#include <QRandomGenerator>

#include <algorithm>

namespace triage::app {

bool isPassing(int status)
{
    return status == 0 || status == 408 || status == 425 || status == 429 || status >= 500;
}

bool isPassing(const Problem &problem)
{
    return isPassing(statusOf(problem.type));
}

std::chrono::milliseconds retryDelay(std::chrono::milliseconds shortest, std::chrono::milliseconds longest,
                                     int failures)
{
    constexpr int mostDoublings = 20; // more than any two delays differ by
    const auto doubled = std::min<std::chrono::milliseconds>(
        shortest * (1LL << std::clamp(failures - 1, 0, mostDoublings)), longest);
    const double share = 0.75 + 0.5 * QRandomGenerator::global()->generateDouble();
    const auto jittered = std::chrono::milliseconds(qint64(double(doubled.count()) * share));
    return std::clamp(jittered, std::min(shortest, longest), longest);
}

std::chrono::milliseconds patientDelay(const Problem &problem, int failures)
{
    using namespace std::chrono_literals;
    return std::max<std::chrono::milliseconds>(retryDelay(1s, 10s, failures), problem.retryAfter);
}

} // namespace triage::app

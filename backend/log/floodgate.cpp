// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/floodgate.h"

#include <algorithm>
#include <utility>

namespace triage {

namespace {

using namespace std::chrono_literals;

constexpr auto pauseThatEndsAFlood = 10s;
constexpr auto longestInterval = 60s;
constexpr qsizetype maxKinds = 1000;

} // namespace

std::optional<qint64> FloodGate::pass(const QByteArray &kind, Time now)
{
    const std::lock_guard lock(m_mutex);
    if (m_kinds.size() >= maxKinds && !m_kinds.contains(kind))
        m_kinds.clear();
    Kind &known = m_kinds[kind];
    const bool isNew = known.interval == 0s || now - known.seen >= pauseThatEndsAFlood;
    known.seen = now;
    if (!isNew && now - known.passed < known.interval) {
        ++known.leftOut;
        return std::nullopt;
    }
    known.interval = isNew  ? 1s
        : known.leftOut > 0 ? std::min<std::chrono::seconds>(2 * known.interval, longestInterval)
                            : known.interval;
    known.passed = now;
    return std::exchange(known.leftOut, 0);
}

} // namespace triage

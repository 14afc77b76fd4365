// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariant.h"

#include <QMessageLogger>

#include <array>
#include <atomic>
#include <chrono>

namespace triage {

namespace {

using Clock = std::chrono::steady_clock;

constexpr Clock::duration pauseBetweenLines = std::chrono::seconds(1);

struct Violations
{
    std::atomic<quint64> count = 0;
    std::atomic<Clock::rep> nextLine = 0; ///< No line is written before.
};

std::array<Violations, std::size_t(invariantCount)> violations;

} // namespace

const char *nameOf(Invariant invariant)
{
    switch (invariant) {
    case Invariant::BufferCount:
        return "buffer_count";
    case Invariant::DuplicateDepth:
        return "duplicate_depth";
    case Invariant::FeedOrder:
        return "feed_order";
    case Invariant::ListOrder:
        return "list_order";
    case Invariant::ListTotal:
        return "list_total";
    case Invariant::RunningJobs:
        return "running_jobs";
    case Invariant::SharedBudget:
        return "shared_budget";
    case Invariant::StatisticsCount:
        return "statistics_count";
    case Invariant::FeedProgress:
        return "feed_progress";
    case Invariant::OverlayEntry:
        return "overlay_entry";
    case Invariant::ShownRows:
        return "shown_rows";
    }
    Q_UNREACHABLE();
}

void noteViolation(Invariant invariant, const QByteArray &facts)
{
    Violations &own = violations[std::size_t(invariant)];
    const quint64 count = own.count.fetch_add(1) + 1;
    const Clock::rep now = Clock::now().time_since_epoch().count();
    Clock::rep next = own.nextLine.load();
    if (now < next || !own.nextLine.compare_exchange_strong(next, now + pauseBetweenLines.count()))
        return;
    // The log of the backend shows the category as the event.
    QMessageLogger(nullptr, 0, nullptr, "invariant.violated")
        .critical("%s: %s, violation %llu of this kind since the start", nameOf(invariant), facts.constData(),
                  static_cast<unsigned long long>(count));
}

quint64 violationsOf(Invariant invariant)
{
    return violations[std::size_t(invariant)].count.load();
}

} // namespace triage

// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that hold after every step, whatever people and clients do. The programs check them while they
// work: a violation is a fault of the program, or of data that was changed by hand.
#pragma once

#include <QByteArray>

namespace triage {

/// Those of the backend come first.
enum class Invariant {
    BufferCount, ///< No buffer has a negative number of items.
    DuplicateDepth, ///< An item that is a duplicate has no duplicates itself.
    FeedOrder, ///< The entries of the change feed follow the cursor, and each other, up to the newest change.
    ListOrder, ///< The items of a page follow each other in the order of the list, each once.
    ListTotal, ///< A page has as many items as the total of its list leaves for it.
    RunningJobs, ///< No more database jobs run than there are workers, and none ends twice.
    SharedBudget, ///< Nobody gives back more of a budget than they took.
    StatisticsCount, ///< No day has a negative number of anything.
    FeedProgress, ///< The cursor of a page after which more follows is another one than that of its request.
    OverlayEntry, ///< Each entry of the outbox has its effect over the cache, once, until it is answered.
    ShownRows, ///< Rows that leave a list are in it, and rows that come were not.
};
inline constexpr int invariantCount = int(Invariant::ShownRows) + 1;
inline constexpr Invariant lastOfBackend = Invariant::StatisticsCount;

/// Returns the name in metrics and in the log: list_total.
const char *nameOf(Invariant invariant);

/// Counts a violation and writes it to the log, for each invariant once a second at most. `facts` are numbers
/// and identifiers, never texts that people wrote. The caller goes on as well as it can. Thread-safe.
void noteViolation(Invariant invariant, const QByteArray &facts);

/// Returns the number of violations since the start of the program. Thread-safe.
quint64 violationsOf(Invariant invariant);

} // namespace triage

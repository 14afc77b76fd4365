// SPDX-License-Identifier: GPL-3.0-or-later
// Lets few lines of a kind into the log, so that an outage does not fill it.
#pragma once

#include <QByteArray>
#include <QHash>

#include <chrono>
#include <mutex>
#include <optional>

namespace triage {

/// Lets a line of each kind pass, then one in a second, and fewer and fewer while more of them come: at last
/// one in a minute. A pause of ten seconds makes a kind new again. Thread-safe.
class FloodGate
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Returns the number of lines of the kind that did not pass since the last one that did, or
    /// std::nullopt if this one does not pass.
    std::optional<qint64> pass(const QByteArray &kind, Time now);

private:
    struct Kind
    {
        Time passed;
        Time seen;
        std::chrono::seconds interval{ 0 };
        qint64 leftOut = 0;
    };

    std::mutex m_mutex;
    QHash<QByteArray, Kind> m_kinds;
};

} // namespace triage

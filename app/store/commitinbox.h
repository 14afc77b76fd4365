// SPDX-License-Identifier: GPL-3.0-or-later
// Carries what the writer thread reports into the thread of the store.
#pragma once

#include "store/changecollector.h"
#include "store/storewriter.h"

#include <QObject>
#include <QTimer>

#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace triage::app {

/// Lives in the thread of the store. Holds the snapshot of the last commit and announces changes together,
/// at most every 30 ms unless a person made one.
class CommitInbox : public QObject
{
    Q_OBJECT
public:
    CommitInbox();

    /// Thread-safe; called by the writer.
    void post(CommitReport report);
    /// Processes the reports that have arrived.
    void deliver();
    /// Announces the collected changes at once.
    void notifyChanged();

    const StoreSnapshot &snapshot() const { return m_snapshot; }
    /// Returns the buffer's position by name, or nothing for an unknown or deleted buffer.
    std::optional<std::size_t> positionOf(BufferId buffer) const;
    /// Removes unknown and deleted buffers and sorts the others by name.
    void sortByName(std::vector<BufferId> &buffers) const;
    /// See LocalStore.
    bool isOwnChange(FeedbackId id) const { return m_own.contains(id); }

Q_SIGNALS:
    void changed(const triage::app::StoreChange &change);
    void failed(const triage::Problem &problem);
    /// The callbacks of at least one report have run.
    void delivered();

private:
    StoreSnapshot m_snapshot;
    std::unordered_map<BufferId, std::size_t> m_bufferPositions; ///< In the snapshot's buffers.
    ChangeCollector m_changes;
    std::unordered_set<FeedbackId> m_own; ///< See isOwnChange(). Here, because there are many lists.
    QTimer m_changeTimer;

    std::mutex m_mutex; ///< Guards the reports that wait for deliver().
    std::vector<CommitReport> m_reports;
    bool m_isScheduled = false; ///< A call of deliver() is queued.
};

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/commitinbox.h"

#include <algorithm>
#include <iterator>

namespace triage::app {

namespace {

// A person does not see more frequent changes.
constexpr std::chrono::milliseconds changePause{ 30 };

} // namespace

CommitInbox::CommitInbox()
{
    m_snapshot.buffers = std::make_shared<std::vector<BufferRecord>>();
    m_snapshot.members = std::make_shared<std::map<MemberId, QString>>();
    m_changeTimer.setSingleShot(true);
    connect(&m_changeTimer, &QTimer::timeout, this, &CommitInbox::notifyChanged);
}

void CommitInbox::post(CommitReport report)
{
    const std::lock_guard lock(m_mutex);
    m_reports.push_back(std::move(report));
    if (!std::exchange(m_isScheduled, true))
        QMetaObject::invokeMethod(this, &CommitInbox::deliver, Qt::QueuedConnection);
}

void CommitInbox::deliver()
{
    std::vector<CommitReport> arrived;
    {
        const std::lock_guard lock(m_mutex);
        arrived = std::exchange(m_reports, {});
        m_isScheduled = false;
    }
    bool isInteractive = false;
    for (CommitReport &report : arrived) {
        if (report.isOwn) {
            notifyChanged(); // what came from elsewhere before is not own
            report.change.own = report.change.changed;
            std::copy(report.change.removed.begin(), report.change.removed.end(),
                      std::back_inserter(report.change.own));
        }
        m_changes.add(report.change);
        isInteractive = isInteractive || report.interactive;
        if (!report.snapshot)
            continue;
        m_snapshot = std::move(*report.snapshot);
        m_bufferPositions.clear();
        for (std::size_t i = 0; i < m_snapshot.buffers->size(); ++i)
            m_bufferPositions.emplace(m_snapshot.buffers->at(i).buffer.id, i);
    }
    if (isInteractive)
        notifyChanged();
    else if (!m_changes.isEmpty() && !m_changeTimer.isActive())
        m_changeTimer.start(changePause);
    for (const CommitReport &report : arrived) {
        for (const auto &after : report.after)
            after();
        if (report.failure)
            Q_EMIT failed(*report.failure);
    }
    if (!arrived.empty())
        Q_EMIT delivered();
}

void CommitInbox::notifyChanged()
{
    m_changeTimer.stop();
    if (m_changes.isEmpty())
        return;
    const StoreChange change = m_changes.take();
    if (change.everything)
        m_own.clear();
    for (const std::vector<FeedbackId> *ids : { &change.changed, &change.removed }) {
        for (const FeedbackId id : *ids)
            m_own.erase(id);
    }
    m_own.insert(change.own.begin(), change.own.end());
    Q_EMIT changed(change);
}

std::optional<std::size_t> CommitInbox::positionOf(BufferId buffer) const
{
    const auto found = m_bufferPositions.find(buffer);
    return found == m_bufferPositions.end() ? std::nullopt : std::optional(found->second);
}

void CommitInbox::sortByName(std::vector<BufferId> &buffers) const
{
    std::erase_if(buffers, [this](BufferId id) { return !m_bufferPositions.contains(id); });
    std::sort(buffers.begin(), buffers.end(), [this](BufferId one, BufferId other) {
        return m_bufferPositions.at(one) < m_bufferPositions.at(other);
    });
}

} // namespace triage::app

#include "moc_commitinbox.cpp"

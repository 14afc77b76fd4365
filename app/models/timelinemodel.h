// SPDX-License-Identifier: GPL-3.0-or-later
// Notes and activities of one item, oldest first; unsent ones last. A change that was undone at once is one
// row.
#pragma once

#include "models/syncedmodel.h"
#include "store/localstore.h"

#include <optional>

namespace triage::app {

class TimelineModel : public SyncedModel<QAbstractListModel>
{
    Q_OBJECT
public:
    explicit TimelineModel(const LocalStore &store, QObject *parent = nullptr);

    /// Shows nothing if the id is invalid.
    void setFeedback(FeedbackId id);
    FeedbackId feedback() const { return m_feedback; }
    const TimelineEntry &entryAt(int row) const { return m_entries[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<TimelineEntry> read() const;
    void refresh();

    const LocalStore &m_store;
    FeedbackId m_feedback;
    std::vector<TimelineEntry> m_entries;
};

} // namespace triage::app

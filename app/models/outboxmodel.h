// SPDX-License-Identifier: GPL-3.0-or-later
// Unsent and refused changes, for the Activity window.
#pragma once

#include "models/syncedmodel.h"
#include "store/localstore.h"

#include <QHash>

#include <memory>

namespace triage::app {

/// One row for the operations of an act on an item: a move is one row. Oldest first; a change of state
/// changes a row in place.
class OutboxModel : public SyncedModel<QAbstractListModel>
{
    Q_OBJECT
public:
    explicit OutboxModel(const LocalStore &store, QObject *parent = nullptr);

    /// Returns the row's operation that needs attention, otherwise its first.
    const OutboxEntry &entryAt(int row) const { return *m_rows[std::size_t(row)].entry; }

    /// Returns the headline of the entry's item, or words of it where the cache no longer has it. These are
    /// read when they are first requested; the row changes when they are known.
    QString itemOf(const OutboxEntry &entry) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    /// Rows are equal if everything that is shown is equal. Moving a row does not copy its entry.
    struct Row
    {
        std::shared_ptr<const OutboxEntry> entry;
        bool isOneOfMany = false; ///< The act changes several items, whose rows would look the same.

        bool isOf(const OutboxEntry &other) const;

        friend bool operator==(const Row &one, const Row &other)
        {
            return one.entry->id == other.entry->id && one.entry->state == other.entry->state
                && one.entry->sending->attempts == other.entry->sending->attempts
                && one.entry->sending->trouble.problem == other.entry->sending->trouble.problem
                && one.entry->sending->trouble.theirs == other.entry->sending->trouble.theirs
                && one.entry->sending->notBefore == other.entry->sending->notBefore
                && one.isOneOfMany == other.isOneOfMany;
        }
    };

    void refresh();
    QString textOf(const Row &row) const;

    void setAbout(OutboxEntryId entry, const QString &words);

    const LocalStore &m_store;
    std::vector<Row> m_rows;
    /// Words of items that the cache does not have; empty until they are read.
    mutable QHash<OutboxEntryId, QString> m_about;
};

} // namespace triage::app

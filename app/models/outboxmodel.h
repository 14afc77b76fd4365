// What waits to be sent or was refused, for the Activity window.
#pragma once

#include "models/syncedmodel.h"
#include "store/localstore.h"

#include <memory>

namespace triage::app {

/// Oldest first, at most a thousand; a change of state changes a row in place.
class OutboxModel : public SyncedModel<QAbstractListModel>
{
    Q_OBJECT
public:
    explicit OutboxModel(const LocalStore &store, QObject *parent = nullptr);

    const OutboxEntry &entryAt(int row) const { return *m_rows[std::size_t(row)].entry; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    /// An entry, equal to another where everything that is shown is. A row that moves does not copy it.
    struct Row
    {
        std::shared_ptr<const OutboxEntry> entry;

        friend bool operator==(const Row &one, const Row &other)
        {
            return one.entry->id == other.entry->id && one.entry->state == other.entry->state
                && one.entry->attempts == other.entry->attempts && one.entry->problem == other.entry->problem
                && one.entry->notBefore == other.entry->notBefore && one.entry->theirs == other.entry->theirs;
        }
    };

    void refresh();

    const LocalStore &m_store;
    std::vector<Row> m_rows;
};

} // namespace triage::app

#include "models/outboxmodel.h"

#include "models/roles.h"
#include "models/wording.h"

namespace triage::app {

OutboxModel::OutboxModel(const LocalStore &store, QObject *parent) : SyncedModel(parent), m_store(store)
{
    connect(&store, &LocalStore::outboxChanged, this, &OutboxModel::refresh);
    refresh();
}

void OutboxModel::refresh()
{
    std::vector<Row> wanted;
    for (OutboxEntry &entry : m_store.outbox())
        wanted.push_back({ std::make_shared<const OutboxEntry>(std::move(entry)) });
    sync({}, m_rows, wanted, [](const Row &one, const Row &other) { return one.entry->id == other.entry->id; });
}

int OutboxModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant OutboxModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OutboxEntry &entry = entryAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case Qt::ToolTipRole:
        return entry.problem ? Wording::problem(*entry.problem) : Wording::state(entry.state);
    case IdRole:
        return entry.id;
    case EntryRole:
        return QVariant::fromValue(entry);
    case Qt::AccessibleTextRole: {
        const QString age = Wording::longAge(entry.createdAt, Wording::now());
        const QString text = tr("%1, %2, %3").arg(entry.text, Wording::state(entry.state), age);
        return entry.problem ? tr("%1: %2").arg(text, Wording::problem(*entry.problem)) : text;
    }
    default:
        return {};
    }
}

} // namespace triage::app

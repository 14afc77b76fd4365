// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/outboxmodel.h"

#include "models/labels.h"
#include "models/roles.h"

#include <map>

namespace triage::app {

OutboxModel::OutboxModel(const LocalStore &store, QObject *parent) : SyncedModel(parent), m_store(store)
{
    connect(&store, &LocalStore::outboxChanged, this, &OutboxModel::refresh);
    refresh();
}

bool OutboxModel::Row::isOf(const OutboxEntry &other) const
{
    return entry->act == other.act && feedbackOf(entry->operation) == feedbackOf(other.operation);
}

void OutboxModel::refresh()
{
    std::vector<Row> wanted;
    std::map<std::pair<ActId, FeedbackId>, std::size_t> places;
    std::map<ActId, int> items; // the number of items that an act changes
    for (OutboxEntry &entry : m_store.outbox()) {
        const auto [place, isNew]
            = places.try_emplace({ entry.act, feedbackOf(entry.operation) }, wanted.size());
        if (isNew) {
            ++items[entry.act];
            wanted.push_back({ std::make_shared<const OutboxEntry>(std::move(entry)) });
        } else if (needsPerson(entry) && !needsPerson(*wanted[place->second].entry)) {
            wanted[place->second].entry = std::make_shared<const OutboxEntry>(std::move(entry));
        }
    }
    if (wanted.empty())
        m_about.clear();
    for (Row &row : wanted)
        row.isOneOfMany = items[row.entry->act] > 1;
    sync({}, m_rows, wanted, [](const Row &one, const Row &other) { return one.isOf(*other.entry); });
}

/// Reads the item when its row is shown, as there may be very many. It may be gone by then.
QString OutboxModel::textOf(const Row &row) const
{
    if (!row.isOneOfMany && !needsPerson(*row.entry))
        return row.entry->origin->text;
    const QString item = itemOf(*row.entry);
    return item.isEmpty() ? row.entry->origin->text
                          : tr("%1: %2", "act, feedback").arg(row.entry->origin->text, item);
}

QString OutboxModel::itemOf(const OutboxEntry &entry) const
{
    if (const std::optional<QString> headline = Labels::item(entry, m_store))
        return *headline;
    if (const auto known = m_about.constFind(entry.id); known != m_about.cend())
        return *known;
    m_about.insert(entry.id, QString());
    auto *self = const_cast<OutboxModel *>(this);
    m_store.readAbout(entry.id, self,
                      [self, entry = entry.id](const QString &words) { self->setAbout(entry, words); });
    return {};
}

void OutboxModel::setAbout(OutboxEntryId entry, const QString &words)
{
    m_about.insert(entry, words);
    for (int row = 0; row < rowCount(); ++row) {
        if (entryAt(row).id == entry)
            Q_EMIT dataChanged(index(row), index(row));
    }
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
        return textOf(m_rows[std::size_t(index.row())]);
    case Qt::ToolTipRole:
        return entry.sending->trouble.problem ? Labels::problem(*entry.sending->trouble.problem)
                                              : Labels::state(entry.state);
    case IdRole:
        return entry.id.value();
    case EntryRole:
        return QVariant::fromValue(entry);
    case Qt::AccessibleTextRole: {
        const QString age = Labels::longAge(entry.origin->createdAt, Labels::now());
        const QString words = textOf(m_rows[std::size_t(index.row())]);
        const QString text = tr("%1, %2, %3").arg(words, Labels::state(entry.state), age);
        return entry.sending->trouble.problem
            ? tr("%1: %2").arg(text, Labels::problem(*entry.sending->trouble.problem))
            : text;
    }
    default:
        return {};
    }
}

} // namespace triage::app

#include "moc_outboxmodel.cpp"

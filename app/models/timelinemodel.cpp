// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/timelinemodel.h"

#include "models/activitywords.h"
#include "models/labels.h"
#include "models/roles.h"
#include "models/undonechanges.h"
#include "store/values/dates.h"

#include <algorithm>

namespace triage::app {

TimelineModel::TimelineModel(const LocalStore &store, QObject *parent) : SyncedModel(parent), m_store(store)
{
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        const auto &touched = change.timelines;
        if (change.everything || std::find(touched.begin(), touched.end(), m_feedback) != touched.end())
            refresh();
    });
}

void TimelineModel::setFeedback(FeedbackId id)
{
    if (id == m_feedback)
        return;
    beginResetModel();
    m_feedback = id;
    m_entries = read();
    endResetModel();
}

std::vector<TimelineEntry> TimelineModel::read() const
{
    return m_feedback.isValid() ? UndoneChanges::folded(m_store.timeline(m_feedback))
                                : std::vector<TimelineEntry>();
}

void TimelineModel::refresh()
{
    const auto same = [](const TimelineEntry &one, const TimelineEntry &other) {
        return one.note.id == other.note.id && one.operation == other.operation;
    };
    sync({}, m_entries, read(), same);
}

int TimelineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant TimelineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TimelineEntry &entry = m_entries[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return ActivityWords::of(entry.note);
    case Qt::ToolTipRole:
        return Dates::stamp(entry.note.createdAt);
    case EntryRole:
        return QVariant::fromValue(entry);
    case IdRole:
        return entry.note.id.value();
    case Qt::AccessibleTextRole: {
        const QString author = Labels::author(entry.note, m_store);
        const QString age = Labels::longAge(entry.note.createdAt, Labels::now());
        QString text = entry.note.kind == NoteKind::Note ? tr("Note by %1, %2: %3") : tr("%1, %2: %3");
        text = text.arg(author, age, ActivityWords::of(entry.note));
        const QString state = Labels::delivery(entry.delivery);
        return state.isEmpty() ? text : tr("%1 (%2)").arg(text, state);
    }
    default:
        return {};
    }
}

} // namespace triage::app

#include "moc_timelinemodel.cpp"

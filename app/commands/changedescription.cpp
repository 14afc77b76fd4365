// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/changedescription.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace triage::app {

namespace {

const Note *newestActivity(const std::vector<TimelineEntry> &timeline)
{
    const auto found = std::find_if(timeline.rbegin(), timeline.rend(), [](const TimelineEntry &entry) {
        return entry.note.kind == NoteKind::Activity && entry.note.id.isValid();
    });
    return found == timeline.rend() ? nullptr : &found->note;
}

} // namespace

QString ChangeDescription::buffer(const LocalStore &store, BufferId id)
{
    const BufferRecord *record = store.buffer(id);
    return record ? record->buffer.name : tr("a deleted buffer");
}

QString ChangeDescription::time(Timestamp at)
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(at.milliseconds());
    const QLocale locale;
    if (when.date() == QDate::currentDate())
        return locale.toString(when.time(), QLocale::ShortFormat);
    return locale.toString(when, QLocale::ShortFormat);
}

QString ChangeDescription::author(const LocalStore &store, const Note &note)
{
    if (note.author.isSystem())
        return tr("Routing");
    const QString name = note.authorName.value_or(store.memberName(note.author.member));
    return name.isEmpty() ? tr("Someone") : name;
}

/// Derives the change from where the item is now.
QString ChangeDescription::sentence(const LocalStore &store, const Operation &left, const ShownItem &item,
                                    const QString &who)
{
    const auto *assigned = std::get_if<Assign>(&left);
    if (assigned && item.buffers.empty())
        return tr("%1 removed it from %2").arg(who, buffer(store, assigned->buffer));
    if (assigned)
        return tr("%1 moved it to %2").arg(who, buffer(store, item.buffers.back()));
    if (const auto *removed = std::get_if<Unassign>(&left))
        return tr("%1 put it into %2").arg(who, buffer(store, removed->buffer));
    if (const auto *edited = std::get_if<EditFeedback>(&left); edited && edited->patch.needsReview.sent)
        return item.feedback.needsReview ? tr("%1 marked it as needing review").arg(who)
                                         : tr("%1 marked it as reviewed").arg(who);
    return tr("%1 edited it").arg(who);
}

QString ChangeDescription::whoChanged(const LocalStore &store, const Operation &left)
{
    const FeedbackId id = feedbackOf(left);
    const std::optional<ShownItem> item = store.item(id);
    if (!item)
        return tr("it was deleted meanwhile");
    const std::vector<TimelineEntry> timeline = store.timeline(id);
    const Note *activity = newestActivity(timeline);
    if (!activity)
        return tr("it was changed elsewhere meanwhile");
    return tr("%1 at %2", "who did what, time")
        .arg(sentence(store, left, *item, author(store, *activity)), time(activity->createdAt));
}

} // namespace triage::app

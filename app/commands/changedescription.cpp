// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/changedescription.h"

#include "store/values/dates.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the newest activity that `matches`, or nullptr.
template <typename Matches>
const Note *newestActivity(const std::vector<TimelineEntry> &timeline, const Matches &matches)
{
    const auto found
        = std::find_if(timeline.rbegin(), timeline.rend(), [&matches](const TimelineEntry &entry) {
              return entry.note.kind == NoteKind::Activity && entry.note.id.isValid() && matches(entry.note);
          });
    return found == timeline.rend() ? nullptr : &found->note;
}

// Activities from before the codes have only their English text.

bool tellsOfArrival(const Note &note, const QString &buffer)
{
    if (note.activity)
        return (note.activity->code == activitycode::assigned || note.activity->code == activitycode::moved)
            && !note.activity->buffers.empty() && note.activity->buffers.back() == buffer;
    return note.text == u"Assigned to %1."_s.arg(buffer)
        || (note.text.startsWith("Moved from "_L1) && note.text.endsWith(u" to %1."_s.arg(buffer)));
}

bool tellsOfRemoval(const Note &note, const QString &buffer)
{
    if (note.activity)
        return (note.activity->code == activitycode::removed || note.activity->code == activitycode::moved)
            && !note.activity->buffers.empty() && note.activity->buffers.front() == buffer;
    return note.text == u"Removed from %1."_s.arg(buffer)
        || note.text.startsWith(u"Moved from %1 to "_s.arg(buffer));
}

bool tellsOfReview(const Note &note)
{
    if (note.activity)
        return note.activity->code == activitycode::reviewed
            || note.activity->code == activitycode::reviewRequested;
    return note.text.startsWith("Marked as "_L1);
}

bool tellsOfEdit(const Note &note, const FeedbackPatch &patch)
{
    if (patch.needsReview.sent)
        return tellsOfReview(note);
    const auto names = [&note](bool isSent, const QString &field, QLatin1StringView word) {
        if (!isSent)
            return false;
        if (!note.activity)
            return note.text.startsWith("Edited the "_L1) && note.text.contains(word);
        const std::vector<QString> &fields = note.activity->fields;
        return note.activity->code == activitycode::edited
            && std::find(fields.begin(), fields.end(), field) != fields.end();
    };
    return names(patch.title.sent, u"title"_s, "title"_L1)
        || names(patch.description.sent, u"description"_s, "description"_L1)
        || names(patch.submittedBy.sent, u"submitted_by"_s, "submitter"_L1);
}

bool tellsOfTriage(const Note &note, const TriagePatch &patch)
{
    using namespace activitycode;
    const QString code = note.activity ? note.activity->code : QString();
    return (patch.state.sent && (code == done || code == declined || code == reopened))
        || (patch.owner.sent && (code == taken || code == given || code == released))
        || (patch.snoozedUntil.sent && (code == snoozed || code == snoozeEnded))
        || (patch.tags.sent && (code == tagged || code == untagged));
}

bool tellsOfMerge(const Note &note)
{
    return note.activity
        && (note.activity->code == activitycode::merged || note.activity->code == activitycode::unmerged);
}

} // namespace

QString ChangeDescription::gone(const LocalStore &store, FeedbackId id)
{
    return store.mayBeElsewhere(id) ? tr("The feedback is not in the copy on this computer.")
                                    : tr("The feedback was deleted.");
}

QString ChangeDescription::mergeSentence(const QString &who, const Note &note)
{
    return note.activity->code == activitycode::merged
        ? tr("%1 marked it as a duplicate of another item").arg(who)
        : tr("%1 unmerged it").arg(who);
}

QString ChangeDescription::triageSentence(const QString &who, const Note &note)
{
    using namespace activitycode;
    const QString &code = note.activity->code;
    if (code == done)
        return tr("%1 marked it as done").arg(who);
    if (code == declined)
        return tr("%1 declined it").arg(who);
    if (code == reopened)
        return tr("%1 opened it again").arg(who);
    if (code == taken)
        return tr("%1 assigned it to themselves").arg(who);
    return tr("%1 changed it").arg(who);
}

QString ChangeDescription::withReason(QString pattern, const QString &act, const QString &why)
{
    constexpr QStringView marks = u".!?\u2026\u3002\uff01\uff1f\u061f\u06d4\u0964"; // also … 。！？؟۔।
    const auto isSeen = [](QChar each) {
        return !each.isSpace() && each.category() != QChar::Other_Format; // marks of direction
    };
    const auto last = std::find_if(act.rbegin(), act.rend(), isSeen);
    const auto mark = std::find_if(pattern.cbegin() + pattern.indexOf(u"%1"_s) + 2, pattern.cend(), isSeen);
    if (last != act.rend() && marks.contains(*last) && mark != pattern.cend() && marks.contains(*mark)) {
        const bool isSpaced = mark + 1 != pattern.cend() && (mark + 1)->isSpace(); // not in Japanese
        pattern.replace(mark - pattern.cbegin(), 1, isSpaced ? u""_s : u" "_s);
    }
    return pattern.arg(act, why);
}

QString ChangeDescription::buffer(const LocalStore &store, BufferId id)
{
    const BufferRecord *record = store.buffer(id);
    return record ? record->buffer.name : tr("a deleted buffer");
}

QString ChangeDescription::author(const LocalStore &store, const Note &note)
{
    if (note.author.isSystem())
        return tr("Routing");
    const QString name = note.authorName.value_or(store.memberName(note.author.member));
    return name.isEmpty() ? tr("Someone") : name;
}

/// Names who took the item out of the buffer, and where the same person put it.
std::optional<ChangeDescription::Change>
ChangeDescription::removal(const LocalStore &store, const std::vector<TimelineEntry> &timeline,
                           const QString &from, const ShownItem &item)
{
    const Note *removed
        = newestActivity(timeline, [&from](const Note &note) { return tellsOfRemoval(note, from); });
    for (const BufferId now : item.buffers) {
        const QString to = buffer(store, now);
        const Note *moved = newestActivity(timeline, [&](const Note &note) {
            return tellsOfArrival(note, to) && (!removed || note.author == removed->author);
        });
        if (moved)
            return Change{ moved, tr("%1 moved it to %2").arg(author(store, *moved), to) };
    }
    if (!removed)
        return {};
    return Change{ removed, tr("%1 removed it from %2").arg(author(store, *removed), from) };
}

std::optional<ChangeDescription::Change> ChangeDescription::change(const LocalStore &store,
                                                                   const Operation &left,
                                                                   const std::vector<TimelineEntry> &timeline,
                                                                   const ShownItem &item)
{
    if (const auto *assigned = std::get_if<Assign>(&left))
        return removal(store, timeline, buffer(store, assigned->buffer), item);
    if (const auto *unassigned = std::get_if<Unassign>(&left)) {
        const QString name = buffer(store, unassigned->buffer);
        const Note *back
            = newestActivity(timeline, [&name](const Note &note) { return tellsOfArrival(note, name); });
        return back ? std::optional(Change{ back, tr("%1 put it into %2").arg(author(store, *back), name) })
                    : std::nullopt;
    }
    if (const auto *triaged = std::get_if<SetTriage>(&left)) {
        const Note *newest = newestActivity(
            timeline, [triaged](const Note &note) { return tellsOfTriage(note, triaged->patch); });
        return newest ? std::optional(Change{ newest, triageSentence(author(store, *newest), *newest) })
                      : std::nullopt;
    }
    if (std::holds_alternative<SetDuplicate>(left)) {
        const Note *newest = newestActivity(timeline, tellsOfMerge);
        return newest ? std::optional(Change{ newest, mergeSentence(author(store, *newest), *newest) })
                      : std::nullopt;
    }
    const auto *edited = std::get_if<EditFeedback>(&left);
    const Note *edit = edited
        ? newestActivity(timeline, [edited](const Note &note) { return tellsOfEdit(note, edited->patch); })
        : nullptr;
    if (!edit)
        return {};
    const QString who = author(store, *edit);
    if (!edited->patch->needsReview.sent)
        return Change{ edit, tr("%1 edited it").arg(who) };
    return Change{ edit,
                   item.feedback.needsReview ? tr("%1 marked it as needing review").arg(who)
                                             : tr("%1 marked it as reviewed").arg(who) };
}

QString ChangeDescription::whoChanged(const LocalStore &store, const Operation &left)
{
    const FeedbackId id = feedbackOf(left);
    const std::optional<ShownItem> item = store.item(id);
    if (!item)
        return store.mayBeElsewhere(id) ? tr("it is not in the copy on this computer")
                                        : tr("it was deleted meanwhile");
    const std::vector<TimelineEntry> timeline = store.timeline(id);
    const std::optional<Change> changed = change(store, left, timeline, *item);
    if (!changed)
        return tr("it was changed elsewhere meanwhile");
    return tr("%1 at %2", "who did what, time")
        .arg(changed->sentence, Dates::moment(changed->activity->createdAt));
}

} // namespace triage::app

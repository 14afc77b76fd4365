// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/activity.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

QString bufferAt(const Activity &activity, std::size_t place)
{
    return place < activity.buffers.size() ? activity.buffers[place] : QString();
}

/// Returns the names of the buffers with the confidences, such as "Crashes (92%), Export (71%)".
QString namesAndShares(const Activity &activity)
{
    QStringList names;
    for (std::size_t i = 0; i < activity.buffers.size() && i < activity.confidences.size(); ++i)
        names << u"%1 (%2%)"_s.arg(activity.buffers[i]).arg(std::lround(activity.confidences[i] * 100));
    return names.join(u", "_s);
}

QString editText(const Activity &activity)
{
    QStringList names;
    for (const QString &field : activity.fields)
        names << (field == "submitted_by"_L1 ? u"submitter"_s : field);
    return u"Edited the %1."_s.arg(names.join(u" and the "_s));
}

QString routedText(const Activity &activity, const QString &reasoning)
{
    QStringList sentences{ u"Routed to %1."_s.arg(namesAndShares(activity)) };
    if (activity.needsReview)
        sentences << u"Needs review."_s;
    if (!reasoning.isEmpty())
        sentences << reasoning;
    return sentences.join(u' ');
}

QString listed(const std::vector<QString> &tags)
{
    return QStringList(tags.begin(), tags.end()).join(u", "_s);
}

/// Returns the text of what people say of an item and another one; empty for another code.
QString mergeText(const Activity &activity)
{
    using namespace activitycode;
    const QString &code = activity.code;
    const qint64 count = activity.count.value_or(0);
    if (code == merged)
        return u"Marked as a duplicate of another item."_s;
    if (code == unmerged)
        return u"No longer marked as a duplicate."_s;
    if (code == duplicatesAdded)
        return u"Duplicates added: %1."_s.arg(count);
    if (code == duplicatesRemoved)
        return u"Duplicates unmerged: %1."_s.arg(count);
    if (code == originalDeleted)
        return u"Took the place of a deleted item. Its duplicates: %1."_s.arg(count);
    if (code == notDuplicate)
        return u"Marked as different from another item."_s;
    if (code == maybeDuplicate)
        return u"No longer marked as different from another item."_s;
    if (code == cameAgain)
        return u"Reported again after a similar item was done."_s;
    if (code == splitOff)
        return u"Split off a part of the text as another item."_s;
    return code == splitFrom ? u"Split off from another item."_s : QString();
}

/// Returns the text of what people do with an item beside sorting it; empty for another code.
QString triageText(const Activity &activity)
{
    using namespace activitycode;
    const QString &code = activity.code;
    if (code == reopened)
        return u"Opened again."_s;
    if (code == done)
        return u"Marked as done."_s;
    if (code == declined)
        return u"Declined."_s;
    if (code == taken)
        return u"Assigned it to themselves."_s;
    if (code == given)
        return u"Assigned it to %1."_s.arg(activity.member.value_or(QString()));
    if (code == released)
        return u"Unassigned it."_s;
    if (code == snoozed)
        return u"Snoozed until %1."_s.arg(activity.until ? QString::fromLatin1(toIso(*activity.until))
                                                         : QString());
    if (code == snoozeEnded)
        return u"Ended the snooze."_s;
    if (code == tagged)
        return u"Tagged with %1."_s.arg(listed(activity.tags));
    return code == untagged ? u"Took off the tag %1."_s.arg(listed(activity.tags)) : mergeText(activity);
}

/// Returns the text without the program.
QString textOf(const Activity &activity, const QString &reasoning)
{
    using namespace activitycode;
    const QString &code = activity.code;
    if (code == assigned)
        return u"Assigned to %1."_s.arg(bufferAt(activity, 0));
    if (code == removed)
        return u"Removed from %1."_s.arg(bufferAt(activity, 0));
    if (code == moved)
        return u"Moved from %1 to %2."_s.arg(bufferAt(activity, 0), bufferAt(activity, 1));
    if (code == edited)
        return editText(activity);
    if (code == reviewed)
        return u"Marked as reviewed."_s;
    if (code == reviewRequested)
        return activity.buffers.empty() ? u"Marked as needing review."_s : u"No longer marked as reviewed."_s;
    if (code == routingRequested)
        return u"Asked for routing again."_s;
    if (code == routed)
        return routedText(activity, reasoning);
    if (code == proposed)
        return u"Routed to %1, a new buffer that awaits approval."_s.arg(namesAndShares(activity));
    if (code == notMatched)
        return u"Unassigned. %1"_s.arg(reasoning);
    if (code == notRouted)
        return u"Not routed: %1"_s.arg(reasoning);
    return code == routingFailed ? u"Routing failed: %1"_s.arg(reasoning) : triageText(activity);
}

} // namespace

bool isKnown(const QString &activityCode)
{
    return std::find(activitycode::all.begin(), activitycode::all.end(), activityCode)
        != activitycode::all.end();
}

QString toText(const Activity &activity, const QString &reasoning)
{
    const QString text = textOf(activity, reasoning);
    return activity.program ? u"%1 (%2)"_s.arg(text, *activity.program) : text;
}

} // namespace triage

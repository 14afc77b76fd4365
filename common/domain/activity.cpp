// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/activity.h"

#include <QStringList>

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

} // namespace

QString toText(const Activity &activity, const QString &reasoning)
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
        return u"Marked as needing review."_s;
    if (code == routingRequested)
        return u"Asked for routing again."_s;
    if (code == routed)
        return routedText(activity, reasoning);
    if (code == proposed)
        return u"Routed to %1, a new buffer that awaits approval."_s.arg(namesAndShares(activity));
    if (code == notMatched)
        return u"No buffer matched. %1"_s.arg(reasoning);
    if (code == notRouted)
        return u"Not routed: %1"_s.arg(reasoning);
    return code == routingFailed ? u"Routing failed: %1"_s.arg(reasoning) : QString();
}

} // namespace triage

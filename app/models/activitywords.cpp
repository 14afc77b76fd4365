// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activitywords.h"

#include "models/labels.h"
#include "models/reasonwords.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the name of a buffer, which keeps its own direction within a sentence.
QString bufferAt(const Activity &activity, std::size_t place)
{
    constexpr char16_t firstStrongIsolate = 0x2068;
    constexpr char16_t popDirectionalIsolate = 0x2069;
    const QString name = place < activity.buffers.size() ? activity.buffers[place] : QString();
    return QChar(firstStrongIsolate) + name + QChar(popDirectionalIsolate);
}

} // namespace

QString ActivityWords::of(const Note &note)
{
    const QString sentence = note.activity ? sentenceOf(*note.activity) : QString();
    return sentence.isEmpty() ? note.text : sentence;
}

/// Returns the sentences of a known code; empty for another one.
QString ActivityWords::sentenceOf(const Activity &activity)
{
    using namespace activitycode;
    const QString &code = activity.code;
    if (code == assigned)
        return tr("Assigned to %1.", "buffer").arg(bufferAt(activity, 0));
    if (code == removed)
        return tr("Removed from %1.", "buffer").arg(bufferAt(activity, 0));
    if (code == moved)
        return tr("Moved from %1 to %2.", "buffers").arg(bufferAt(activity, 0), bufferAt(activity, 1));
    if (code == edited)
        return tr("Edited: %1.", "fields").arg(fieldWords(activity));
    if (code == reviewed)
        return tr("Marked as reviewed.");
    if (code == reviewRequested)
        return tr("Marked as needing review.");
    if (code == routingRequested)
        return tr("Asked for routing again.");
    if (code == routed || code == proposed)
        return routedWords(activity);
    const QString reason = ReasonWords::of(activity.reason, activity.reasoning.value_or(QString()));
    if (code == notMatched)
        return tr("No buffer matched. %1", "reason").arg(reason);
    if (code == notRouted)
        return tr("Not routed: %1", "reason").arg(reason);
    return code == routingFailed ? tr("Routing failed: %1", "reason").arg(reason) : QString();
}

QString ActivityWords::routedWords(const Activity &activity)
{
    QStringList names;
    for (std::size_t i = 0; i < activity.buffers.size(); ++i) {
        names << (i < activity.confidences.size()
                      ? tr("%1 (%2)", "buffer, how sure the classifier was")
                            .arg(bufferAt(activity, i), Labels::percent(activity.confidences[i]))
                      : bufferAt(activity, i));
    }
    const QString list = Labels::list(names);
    if (activity.code == activitycode::proposed)
        return tr("Routed to %1, a new buffer that awaits approval.", "buffer").arg(list);
    QString words = tr("Routed to %1.", "buffers").arg(list);
    if (activity.needsReview)
        words = tr("%1 %2", "two sentences").arg(words, tr("Needs review."));
    const QString reason = ReasonWords::of(activity.reason, activity.reasoning.value_or(QString()));
    return reason.isEmpty() ? words : tr("%1 %2", "two sentences").arg(words, reason);
}

QString ActivityWords::fieldWords(const Activity &activity)
{
    QStringList names;
    for (const QString &field : activity.fields) {
        names << (field == "title"_L1              ? tr("title")
                      : field == "description"_L1  ? tr("text")
                      : field == "submitted_by"_L1 ? tr("person who sent it")
                                                   : field);
    }
    return Labels::list(names);
}

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activitywords.h"

#include "models/labels.h"
#include "models/reasonwords.h"
#include "store/values/dates.h"
#include "text.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

QString bufferAt(const Activity &activity, std::size_t place)
{
    return isolated(place < activity.buffers.size() ? activity.buffers[place] : QString());
}

} // namespace

QString ActivityWords::of(const Note &note)
{
    const QString sentence = note.activity ? sentenceOf(*note.activity) : QString();
    if (sentence.isEmpty())
        return note.text;
    return note.activity->program ? tr("%1 With %2.", "what was done, program that did it for its author")
                                        .arg(sentence, isolated(*note.activity->program))
                                  : sentence;
}

QString ActivityWords::phraseOf(const Note &note)
{
    constexpr QChar ideographicFullStop(0x3002); // ends sentences in Japanese
    QString phrase = of(note);
    if (phrase.endsWith(u'.') || phrase.endsWith(ideographicFullStop))
        phrase.chop(1);
    return phrase;
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
        return activity.buffers.empty() ? tr("Marked as needing review.")
                                        : tr("No longer marked as reviewed.");
    if (code == routingRequested)
        return tr("Asked for routing again.");
    if (code == routed || code == proposed)
        return routedWords(activity);
    const QString reason = ReasonWords::of(activity.reason, activity.reasoning.value_or(QString()));
    if (code == notMatched)
        return tr("Unassigned. %1", "reason").arg(reason);
    if (code == notRouted)
        return tr("Not routed: %1", "reason").arg(reason);
    return code == routingFailed ? tr("Routing failed: %1", "reason").arg(reason)
                                 : triageSentenceOf(activity);
}

/// Returns the sentence on what people do with an item beside sorting it; empty for an unknown code.
QString ActivityWords::triageSentenceOf(const Activity &activity)
{
    using namespace activitycode;
    const QString &code = activity.code;
    if (code == reopened)
        return tr("Opened again.");
    if (code == done)
        return tr("Marked as done.");
    if (code == declined)
        return tr("Declined.");
    if (code == taken)
        return tr("Assigned it to themselves.");
    if (code == given)
        return tr("Assigned it to %1.", "person").arg(isolated(activity.member.value_or(QString())));
    if (code == released)
        return tr("Unassigned it.");
    if (code == snoozed)
        return tr("Snoozed until %1.", "time")
            .arg(activity.until ? isolated(Dates::stamp(*activity.until)) : QString());
    if (code == snoozeEnded)
        return tr("Ended the snooze.");
    QStringList tags;
    for (const QString &tag : activity.tags)
        tags << isolated(tag);
    if (code == tagged)
        return tr("Tagged with %1.", "tags").arg(Labels::list(tags));
    return code == untagged ? tr("Took off %1.", "tags").arg(Labels::list(tags)) : mergeSentenceOf(activity);
}

/// Returns the sentence on an item and another one; empty for an unknown code.
QString ActivityWords::mergeSentenceOf(const Activity &activity)
{
    using namespace activitycode;
    const QString &code = activity.code;
    const QString count = Labels::number(activity.count.value_or(0));
    if (code == merged)
        return tr("Marked as a duplicate of another item.");
    if (code == unmerged)
        return tr("No longer marked as a duplicate.");
    if (code == duplicatesAdded)
        return tr("Duplicates added: %1.", "number").arg(count);
    if (code == duplicatesRemoved)
        return tr("Duplicates unmerged: %1.", "number").arg(count);
    if (code == originalDeleted)
        return tr("Took the place of a deleted item. Its duplicates: %1.", "number").arg(count);
    if (code == notDuplicate)
        return tr("Marked as different from another item.");
    if (code == maybeDuplicate)
        return tr("No longer marked as different from another item.");
    if (code == cameAgain)
        return tr("Reported again after a similar item was done.");
    if (code == splitOff)
        return tr("Split off a part of the text as another item.");
    return code == splitFrom ? tr("Split off from another item.") : QString();
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

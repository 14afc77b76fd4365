// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about an item that is not as it was: who changed it since, to what, and when, or that it was
// deleted.
#pragma once

#include "store/localstore.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace triage::app {

class ChangeDescription
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ChangeDescription)
public:
    /// Returns "Sam moved it to Refunds at 14:02": the newest activity that changed the result of the
    /// operation. Names nobody if no activity tells of it.
    static QString whoChanged(const LocalStore &store, const Operation &left);
    /// Returns the sentence for feedback that is not here: it was deleted, or the cache does not have it.
    static QString gone(const LocalStore &store, FeedbackId id);
    /// Returns the buffer's name, or "a deleted buffer".
    static QString buffer(const LocalStore &store, BufferId id);
    /// Returns the pattern with an act for %1 and a reason for %2. Words that end as a sentence does, such as
    /// the title of an item, keep their own mark instead of the one that follows %1 in the pattern.
    static QString withReason(QString pattern, const QString &act, const QString &why);

private:
    static QString author(const LocalStore &store, const Note &note);
    static QString mergeSentence(const QString &who, const Note &note);
    static QString triageSentence(const QString &who, const Note &note);

    struct Change
    {
        const Note *activity;
        QString sentence;
    };
    static std::optional<Change> change(const LocalStore &store, const Operation &left,
                                        const std::vector<TimelineEntry> &timeline, const ShownItem &item);
    static std::optional<Change> removal(const LocalStore &store, const std::vector<TimelineEntry> &timeline,
                                         const QString &from, const ShownItem &item);
};

} // namespace triage::app

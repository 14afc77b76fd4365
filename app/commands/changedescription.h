// SPDX-License-Identifier: GPL-3.0-or-later
// Why something is not undone, in words: who changed it since, to what, and when.
#pragma once

#include "store/localstore.h"

#include <QCoreApplication>
#include <QString>

namespace triage::app {

class ChangeDescription
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ChangeDescription)
public:
    /// "Sam moved it to Refunds at 14:02": the newest activity of the item, in the light of what the
    /// operation had left.
    static QString whoChanged(const LocalStore &store, const Operation &left);
    /// "14:02" today, with the date before.
    static QString time(Timestamp at);
    /// The buffer's name; "a deleted buffer" where it is gone.
    static QString buffer(const LocalStore &store, BufferId id);

private:
    static QString author(const LocalStore &store, const Note &note);
    static QString sentence(const LocalStore &store, const Operation &left, const ShownItem &item,
                            const QString &who);
};

} // namespace triage::app

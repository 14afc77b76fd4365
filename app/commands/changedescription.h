// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about an undo that was refused: who changed the item since, to what, and when.
#pragma once

#include "store/localstore.h"

#include <QCoreApplication>
#include <QString>

namespace triage::app {

class ChangeDescription
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ChangeDescription)
public:
    /// Returns "Sam moved it to Refunds at 14:02": the newest activity of the item, compared with the result
    /// of the operation.
    static QString whoChanged(const LocalStore &store, const Operation &left);
    /// Returns "14:02" for today, with the date for earlier days.
    static QString time(Timestamp at);
    /// Returns the buffer's name, or "a deleted buffer".
    static QString buffer(const LocalStore &store, BufferId id);

private:
    static QString author(const LocalStore &store, const Note &note);
    static QString sentence(const LocalStore &store, const Operation &left, const ShownItem &item,
                            const QString &who);
};

} // namespace triage::app

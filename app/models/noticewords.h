// SPDX-License-Identifier: GPL-3.0-or-later
// Words notices in the person's language, and leaves out the kinds that are switched off.
#pragma once

#include "store/values/personalnotice.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace triage::app {

class LocalStore;

class NoticeWords
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::NoticeWords)
public:
    /// Returns what happened, such as "Kim assigned an item to you", without a word of the item.
    static QString of(const PersonalNotice &notice, const LocalStore &store);
    /// Returns the notices except those of the kinds with these names, newest first.
    static std::vector<PersonalNotice> shown(const LocalStore &store, const QStringList &hidden);
};

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The words for people who look at an item at this moment.
#pragma once

#include "domain/ids.h"

#include <QCoreApplication>
#include <QStringList>

namespace triage::app {

class LocalStore;

class PresenceWords
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::PresenceWords)

public:
    /// Returns a sentence for each person: "Kim is writing a note", "Ada is looking at this". After a few,
    /// the last line is the number of the others.
    static QStringList at(const LocalStore &store, FeedbackId item);
};

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The words and the sign for people who look at an item at this moment.
#pragma once

#include "domain/presence.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace triage::app {

class LocalStore;

class PresenceWords
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::PresenceWords)

public:
    /// Returns a sentence for each person: "Kim is writing a note", "Ada is looking at this". After a few,
    /// the last line is the number of the others.
    static QStringList at(const LocalStore &store, FeedbackId item);
    /// Returns the icon that is the sign of these people everywhere: the first of them looks, or writes.
    static QString iconOf(const std::vector<PresentMember> &people);
};

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Words that several views share: ages, states and what a row is called.
#pragma once

#include "problem.h"
#include "store/values/operation.h"
#include "store/values/storerecords.h"
#include "timestamp.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace triage::app {

class LocalStore;

class Labels
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::Labels)
public:
    /// For the edge of a row: "now", "5 min", "3 h", "2 d", "12 Nov", "12 Nov 2024".
    static QString age(Timestamp at, Timestamp now);
    /// For sentences: "3 hours ago", "on 12 November 2024".
    static QString longAge(Timestamp at, Timestamp now);
    /// Date and time to the minute, as the person's locale writes them.
    static QString exact(Timestamp at);
    /// Day and time as short as can be: "12 Nov 2026, 09:14".
    static QString stamp(Timestamp at);
    /// 0.98 as "98%", as the person's language writes it.
    static QString percent(double share);
    /// The parts with the language's comma between them.
    static QString list(const QStringList &parts);
    static Timestamp now();

    /// The title, else the first sentence of the text.
    static QString headline(const ListRow &row);
    /// The text below the headline: without what the headline already says.
    static QString subline(const ListRow &row);
    /// "needs review, new, 2 notes, waiting to be sent"; empty: nothing to say.
    static QString flags(const ListRow &row);
    static QString delivery(Delivery delivery); ///< Empty: sent.
    static QString state(OutboxEntryState state);
    /// What a person is told of a problem: its detail where that is meant for people, else of which kind it
    /// is.
    static QString problem(const Problem &problem);
    /// Why something that only the server knows is not shown.
    static QString notKnown(const Problem &problem);
    static QString author(const Note &note, const LocalStore &store);
};

} // namespace triage::app

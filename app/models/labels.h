// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that several views share: ages, states and the headlines of rows.
#pragma once

#include "problem.h"
#include "store/values/operation.h"
#include "store/values/storerecords.h"
#include "timestamp.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace triage::app {

class LocalStore;

class Labels
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::Labels)
public:
    /// Returns an age for the edge of a row: "now", "5 min", "3 h", "2 d", "12 Nov", "12 Nov 2024".
    static QString age(Timestamp at, Timestamp now);
    /// Returns an age for sentences: "3 hours ago", "on 12 November 2024".
    static QString longAge(Timestamp at, Timestamp now);
    /// Returns the number in the digits and groups of the person's language.
    static QString number(qint64 number);
    /// Returns 0.98 as "98%", in the person's language.
    static QString percent(double share);
    /// Joins the parts with the language's comma.
    static QString list(const QStringList &parts);
    /// Returns the name of a language in that language, or words for feedback whose language is not known.
    static QString language(const QString &code);
    static Timestamp now();

    /// Returns the title, or the first sentence of the text if there is none.
    static QString headline(const ListRow &row);
    /// Returns the text below the headline, without the headline's sentence. Where a search found the item
    /// through a duplicate, returns the words there.
    static QString subline(const ListRow &row);
    /// Returns "Matched in a duplicate: …" where a search found the item through one, otherwise an empty
    /// text.
    static QString match(const ListRow &row);
    /// Returns "14:00", "Mon 9:00" or "12 Nov": when something comes back.
    static QString until(Timestamp at, Timestamp now);
    /// Returns "back since 13:23".
    static QString back(Timestamp since);
    /// Returns "AM" for "Ada Muster".
    static QString initials(const QString &name);
    /// Returns "done", "snoozed until Mon 9:00", "Ada has it", "tags: export": what people made of an item.
    static QStringList work(const Triage &record);
    /// Returns "needs review, new, 2 notes, waiting to be sent"; empty without flags.
    static QString flags(const ListRow &row);
    /// Returns "Done 12": the number of items in a state, which is a member of StateCounts.
    static QString inState(qint64 StateCounts::*state, const QString &number);
    static QString delivery(Delivery delivery); ///< Empty for Sent.
    static QString state(OutboxEntryState state);
    /// Returns the message of a problem: its detail if that is meant for people, otherwise its kind.
    static QString problem(const Problem &problem);
    /// Returns why a value that only the server has is not shown.
    static QString notKnown(const Problem &problem);
    /// Returns the headline of the entry's item, or std::nullopt if the cache no longer has it.
    static std::optional<QString> item(const OutboxEntry &entry, const LocalStore &store);
    static QString author(const Note &note, const LocalStore &store);
};

} // namespace triage::app

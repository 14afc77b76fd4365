// SPDX-License-Identifier: GPL-3.0-or-later
// Words the history of an item in the person's language, from the codes and parts of its activities.
#pragma once

#include "domain/note.h"

#include <QCoreApplication>
#include <QString>

namespace triage::app {

class ActivityWords
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ActivityWords)
public:
    /// Returns what a note of the kind Activity says, as sentences; the server's text if its code is unknown
    /// or missing. Returns the text of other notes.
    static QString of(const Note &note);
    /// Returns the same without a full stop at the end, as part of a longer line.
    static QString phraseOf(const Note &note);

private:
    static QString sentenceOf(const Activity &activity);
    static QString triageSentenceOf(const Activity &activity);
    static QString mergeSentenceOf(const Activity &activity);
    static QString routedWords(const Activity &activity);
    static QString fieldWords(const Activity &activity);
};

} // namespace triage::app

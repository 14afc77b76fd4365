// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an item as the search index stores it.
#pragma once

#include <QString>
#include <QStringList>

namespace triage::search {

/// The lexemes are folded words with their positions, "=" + stem for stems that differ from the word, and
/// "^" + word for the words of the title. The positions of the description begin two behind the last of the
/// title, so that no phrase spans both. A lexeme has at most 255 positions, as in PostgreSQL.
struct IndexedText
{
    QString lexemes; ///< The text form of a PostgreSQL tsvector.
    QStringList vocabulary; ///< The distinct folded words.
};
IndexedText indexedText(QStringView title, QStringView description);

} // namespace triage::search

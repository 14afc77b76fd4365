// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an item as the search index stores it.
#pragma once

#include "languages/language.h"

#include <QString>
#include <QStringList>

namespace triage::search {

/// The lexemes are folded words with their positions, "=" + stem for stems that differ from the word,
/// "^" + word for the words and signs of the title, the signLexeme() of each sign, and the languageLexeme().
/// The positions of the description begin two behind the last of the title, so that no phrase spans both. A
/// lexeme has at most 255 positions, as in PostgreSQL.
struct IndexedText
{
    QString lexemes; ///< The text form of a PostgreSQL tsvector.
    QString language; ///< Its code, or `und`.
    QStringList vocabulary; ///< The distinct folded words.
};
/// Tells the language of the text and stems its words by it.
IndexedText indexedText(QStringView title, QStringView description);

/// The text of an item for an index that has words in columns, separated by spaces.
struct WordColumns
{
    Language language;
    QString title; ///< The folded words of the title, in their order.
    QString description;
    QString
        stems; ///< The stems of both that differ from their words, and their signs (signLexeme()), each once.
};
/// Tells the language of the text and stems its words by it, as indexedText() does.
WordColumns wordColumns(QStringView title, QStringView description);

/// Returns the lexeme of all texts in a language: "@" and its code, "@und" for texts whose language is
/// unknown. No word begins like that.
QString languageLexeme(Language language);

} // namespace triage::search

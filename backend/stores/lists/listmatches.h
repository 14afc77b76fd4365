// SPDX-License-Identifier: GPL-3.0-or-later
// The items that a list statement finds by words.
#pragma once

#include "stores/lists/listsource.h"

namespace triage::storage {

/// Composes selections of the items that a search finds. Without words these are all items of the source.
class ListMatches
{
public:
    explicit ListMatches(const ListShape &shape) : m_shape(shape), m_source(shape) { }

    /// Selects the items that the search finds. A short period and a few records are read as a whole; for
    /// more of them the search index has fewer rows.
    QByteArray matching(const QByteArray &columns, const QByteArray &words, const QByteArray &more) const;
    /// Adds the items of which only a duplicate has the words to a selection, if the search wants them.
    QByteArray andThrough(const QByteArray &columns, const QByteArray &more) const;

private:
    QByteArray byWords(const QByteArray &words) const;

    const ListShape m_shape;
    const ListSource m_source;
};

} // namespace triage::storage

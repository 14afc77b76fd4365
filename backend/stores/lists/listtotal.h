// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a list statement that finds the exact total.
#pragma once

#include "stores/lists/listsource.h"

namespace triage::storage {

/// Composes the expression of the total: read from counters that the database maintains, counted now, or
/// counted earlier.
class ListTotal
{
public:
    explicit ListTotal(const ListShape &shape) : m_shape(shape), m_source(shape) { }

    QByteArray sql() const;
    /// Composes the parts that allItems() needs.
    QByteArray parts() const;
    /// Selects the identifiers of all items of a search: by a rare word, or at the smallest of its other
    /// sets.
    QByteArray allItems() const;
    /// Composes the total from the counters that triggers maintain.
    QByteArray keptTotal() const;

private:
    const ListShape m_shape;
    const ListSource m_source;
};

} // namespace triage::storage

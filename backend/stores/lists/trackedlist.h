// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a counted list when it is read again.
#pragma once

#include "contract/messages.h"
#include "database/bind.h"
#include "database/row.h"
#include "stores/lists/listmemory.h"
#include "stores/lists/listshape.h"

namespace triage::storage {

/// One read of a list. Its statement gets what earlier reads counted, compares only what changed since, and
/// tells whether that sufficed (ListChanges).
class TrackedList
{
public:
    /// memory: nullptr: nothing is known or remembered.
    TrackedList(ListMemory *memory, QByteArray key, const ListShape &shape, const api::PageRequest &page);

    /// Adds what is known to the values of the statement.
    void addTo(Binds &binds) const;
    /// Remembers what the statement counted, and returns the total. Returns std::nullopt if so much changed
    /// that the page has to be read once more.
    std::optional<qint64> read(const Rows &rows);

private:
    /// The counted items among which those of a page are.
    struct PageItems
    {
        std::vector<qint64> ids;
        qint64 mostChanges = 0; ///< With more, others may belong to the page.
    };

    bool wantsItems() const;
    qint64 window() const;
    std::optional<PageItems> itemsOfPage() const;
    std::optional<ListItems> itemsOf(const Rows &rows) const;
    bool isPageKnown(const Row &first) const;

    ListMemory *const m_memory;
    const QByteArray m_key;
    const ListShape m_shape;
    const api::PageRequest m_page;
    std::optional<CountedTotal> m_known;
    std::optional<PageItems> m_items; ///< Nothing: they are not known, or too many.
};

} // namespace triage::storage

// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a list statement that finds the items of a page.
#pragma once

#include "stores/lists/listchanges.h"
#include "stores/lists/listsource.h"

namespace triage::storage {

/// Composes the common table expression `page` (id, key) with those that it needs: through the first items in
/// order, or by an index.
class ListPage
{
public:
    explicit ListPage(const ListShape &shape)
        : m_shape(shape),
          m_source(shape, shape.language && !shape.hasStarts() ? ListStart::Holder : ListStart::Filter)
    {
    }

    QByteArray sql() const;

private:
    QByteArray searched() const;
    QByteArray walkedPage() const;
    QByteArray recent() const;
    QByteArray sortedFirst() const;
    QByteArray soon(const QByteArray &condition) const;
    QByteArray found() const;
    QByteArray windowPage() const;
    QByteArray rankedPage() const;
    QByteArray openItems(const QByteArray &more, const QByteArray &wanted) const;
    QByteArray closedItems(const QByteArray &more, const QByteArray &wanted) const;
    QByteArray firstItems(const ListSource &source, const QByteArray &more, const QByteArray &wanted) const;
    QByteArray joinedPage(const QByteArray &items) const;
    QByteArray startedPage() const;
    QByteArray startedItems(const QByteArray &more) const;
    QByteArray pickedPage() const;
    QByteArray countedPage() const;
    QByteArray foundPage(const ListChanges &changes) const;
    template <typename Items>
    QByteArray picked(const QByteArray &wanted, const QByteArray &total, const Items &items) const;

    const ListShape m_shape;
    const ListSource m_source;
    const QByteArray m_name = m_shape.counts() ? "searched" : "page"; ///< The name of the part that searches.
};

} // namespace triage::storage

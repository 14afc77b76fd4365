// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/viewcounts.h"

#include "stores/lists/feedbacklist.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr std::chrono::milliseconds maxDuration{ 250 }; ///< The limit of one count.
constexpr std::chrono::seconds maxDurationOfAll{ 2 };

} // namespace

ViewCounts::ViewCounts(Connection &connection, OrganizationId organization)
    : ScopedStore(connection, organization)
{
    const auto rows = connection.execute("view.limit", { { "limit", QString::number(maxDuration.count()) } });
    if (rows)
        m_before = rows->first().text(0);
}

ViewCounts::~ViewCounts()
{
    // A connection that is lost begins again with the limits of its session.
    if (m_before)
        static_cast<void>(m_connection.execute("view.limit", { { "limit", *m_before } }));
}

bool ViewCounts::isOver() const
{
    return !m_before || std::chrono::steady_clock::now() - m_begun > maxDurationOfAll;
}

std::optional<qint64> ViewCounts::count(const ListFilter &filter, const SearchTerms &search, int most)
{
    if (isOver())
        return std::nullopt;
    FeedbackList lists(m_connection, m_organization);
    const ListShape shape = ListShape::of(filter);
    if (!shape.search && !shape.counts()) {
        const auto page = lists.page({ filter, { 1, 1 }, SortBy::CreatedAt }, search);
        return page ? std::optional(std::min<qint64>(page->total, most + 1)) : std::nullopt;
    }
    const auto found = lists.idsAfter(shape, filter, search, FeedbackId(), most + 1);
    return found ? std::optional(qint64(found->size())) : std::nullopt;
}

} // namespace triage::storage

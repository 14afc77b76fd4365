// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the items of lists, each for a limited time.
#pragma once

#include "domain/listfilter.h"
#include "stores/scopedstore.h"

#include <optional>

namespace triage::storage {

struct SearchTerms;

/// While it exists, statements of the connection end after a short time, and all counts together after a
/// longer one.
class ViewCounts : public ScopedStore
{
public:
    ViewCounts(Connection &connection, OrganizationId organization);
    ~ViewCounts();
    ViewCounts(const ViewCounts &) = delete;
    ViewCounts &operator=(const ViewCounts &) = delete;

    /// Returns the number of items in a list, or one more than most if there are more. Nothing if that takes
    /// too long or the filter names a buffer that does not exist.
    std::optional<qint64> count(const ListFilter &filter, const SearchTerms &search, int most);

private:
    bool isOver() const;

    const std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();
    std::optional<QString> m_before; ///< The limit of the session.
};

} // namespace triage::storage

// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of lists that are answered again as long as nothing has changed.
#pragma once

#include "search/searchquery.h"
#include "services/requestcoalescer.h"
#include "services/servicetask.h"
#include "stores/changestore.h"
#include "stores/lists/feedbacklist.h"

#include <QCache>

#include <optional>

namespace triage::services {

/// The matches of a search in one item, or in its oldest duplicate that has some where it has none itself.
struct SearchHit
{
    search::QueryHit matches;
    std::optional<FeedbackId> duplicate;
};

/// A page of feedback and, for a search, the matches in each item.
struct FeedbackListing
{
    storage::FeedbackPage page;
    std::vector<SearchHit> hits;
    /// Rows still follow a change that other readers see at once, so items and total may not show it yet.
    bool isFollowing = false;
    /// Nothing has the words of the search: these items have words with one typing error.
    bool isSimilar = false;
};

/// Keeps pages of lists in memory. Every write of an organization takes the next change number, so a page
/// holds as long as that number is the same. It is read for all pages of an organization that are requested
/// at the same time, after their requests. Lives in the HTTP thread.
class KeptLists
{
public:
    static constexpr qint64 maxBytes = 8 << 20; ///< For the pages of all organizations.

    explicit KeptLists(storage::Database &database);

    /// Returns the page of that key if it still holds; otherwise reads it and keeps it. A page is kept from
    /// its second request on, because most are requested once: the first one does not read the number.
    ServiceTask<FeedbackListing> find(OrganizationId organization, QByteArray key,
                                      storage::Awaitable<Result<FeedbackListing>> read);
    /// Returns how much memory the pages take, in bytes.
    qint64 bytes() const { return m_pages.totalCost(); }

private:
    /// A page, and the newest change of its organization before it was read; no change: it was requested, but
    /// is not kept.
    struct Page
    {
        std::optional<storage::ChangePosition> newest;
        FeedbackListing listing;
    };

    void keep(const QByteArray &key, const std::optional<storage::ChangePosition> &newest,
              const FeedbackListing &listing);

    RequestCoalescer<OrganizationId, storage::ChangePosition> m_newest; ///< One group for each organization.
    QCache<QByteArray, Page> m_pages{ maxBytes };
};

} // namespace triage::services

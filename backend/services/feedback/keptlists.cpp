// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/keptlists.h"

namespace triage::services {

using storage::ChangePosition;

KeptLists::KeptLists(storage::Database &database)
    : m_newest(database, [](storage::Connection &db, const std::vector<OrganizationId> &organizations) {
          const auto newest = storage::ChangeStore(db, organizations.front()).end();
          return std::vector<Result<ChangePosition>>(organizations.size(), newest);
      })
{
}

ServiceTask<FeedbackListing> KeptLists::find(OrganizationId organization, QByteArray key,
                                             storage::Awaitable<Result<FeedbackListing>> read)
{
    std::optional<ChangePosition> newest;
    if (m_pages.contains(key)) {
        auto reading = m_newest.request(organization, QByteArray::number(organization.value()), organization);
        const Result<ChangePosition> found = co_await std::move(reading);
        if (!found)
            co_return found.error();
        newest = *found;
        // What was kept may have gone meanwhile.
        if (const Page *page = m_pages.object(key); page && page->newest == newest)
            co_return page->listing;
    }
    Result<FeedbackListing> listing = co_await std::move(read);
    if (listing)
        keep(key, newest, *listing);
    co_return listing;
}

void KeptLists::keep(const QByteArray &key, const std::optional<ChangePosition> &newest,
                     const FeedbackListing &listing)
{
    constexpr qint64 withoutRows = 512;
    if (!listing.hits.empty()) // whose memory is not known
        return;
    auto page = newest ? std::make_unique<Page>(newest, listing) : std::make_unique<Page>();
    // A page that is larger than all may be is deleted at once.
    m_pages.insert(key, page.release(), withoutRows + key.size() + (newest ? listing.page.bytes : 0));
}

} // namespace triage::services

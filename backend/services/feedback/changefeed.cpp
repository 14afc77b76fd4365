// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/changefeed.h"

namespace triage::services {

ChangeFeed::ChangeFeed(storage::Database &database, ChangeHub &hub)
    : m_hub(hub), m_pages(
                      database,
                      [](storage::Connection &db, const std::vector<PageRequest> &requests) {
                          const PageRequest &page = requests.front();
                          return PageCoalescer::Results{
                              storage::ChangeStore(db, page.organization).after(page.position, page.limit)
                          };
                      },
                      1, JoinedRead::Running)
{
}

storage::Awaitable<Result<storage::ChangePage>>
ChangeFeed::after(OrganizationId organization, const storage::ChangePosition &position, int limit)
{
    QByteArray group;
    for (const qint64 part : { organization.value(), position.change, qint64(position.kind), position.id,
                               position.generation, qint64(limit), m_hub.announced(organization) })
        group += QByteArray::number(part) + ' ';
    return m_pages.request(std::move(group), { organization, position, limit });
}

} // namespace triage::services

// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/changefeed.h"

namespace triage::services {

namespace {

constexpr std::size_t maxEnds = 10'000; // of organizations; all are read again beyond that
constexpr std::size_t maxSharing = 20'000; // the requests that one read answers

} // namespace

ChangeFeed::ChangeFeed(storage::Database &database, ChangeHub &hub)
    : m_database(database), m_hub(hub),
      m_pages(
          database,
          [](storage::Connection &db, const std::vector<PageRequest> &requests) {
              const PageRequest &page = requests.front();
              return PageCoalescer::Results(
                  requests.size(),
                  storage::ChangeStore(db, page.organization).after(page.position, page.limit, page.kinds));
          },
          maxSharing)
{
}

storage::Awaitable<Result<storage::ChangePage>> ChangeFeed::after(OrganizationId organization,
                                                                  const storage::ChangePosition &position,
                                                                  int limit, storage::ChangeKinds kinds)
{
    QByteArray group;
    for (const qint64 part : { organization.value(), position.change, qint64(position.kind), position.id,
                               position.generation, position.horizon, qint64(limit), qint64(kinds.bits()) })
        group += QByteArray::number(part) + ' ';
    return m_pages.request(organization, std::move(group), { organization, position, limit, kinds });
}

void ChangeFeed::noteEnd(OrganizationId organization, const storage::ChangePosition &position,
                         storage::ChangeKinds kinds, const std::optional<ChangeHub::Moment> &moment)
{
    if (!moment)
        return;
    if (m_ends.size() >= maxEnds)
        m_ends.clear();
    m_ends.insert_or_assign(organization, End{ position, kinds, *moment });
}

bool ChangeFeed::isEnd(OrganizationId organization, const storage::ChangePosition &position,
                       storage::ChangeKinds kinds) const
{
    const auto known = m_ends.find(organization);
    return known != m_ends.end() && known->second.position == position && known->second.kinds == kinds
        && m_hub.moment(organization) == known->second.moment;
}

storage::Awaitable<Result<storage::ChangePosition>> ChangeFeed::end(OrganizationId organization)
{
    auto job = [organization](storage::Connection &db) {
        return storage::ChangeStore(db, organization).end();
    };
    return m_database.read(organization, std::move(job));
}

} // namespace triage::services

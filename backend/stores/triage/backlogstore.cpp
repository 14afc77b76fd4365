// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/backlogstore.h"

#include "database/record.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Result<std::optional<BacklogPart>> BacklogStore::next(int limit)
{
    const auto rows = query("backlog.next", { { "limit", limit } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return std::optional<BacklogPart>();
    const Row first = rows->first();
    BacklogPart part{ first.id<FeedbackId>(0), first.optionalId<FeedbackId>(1), {} };
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        if (!row.isNull(2))
            part.items.push_back({ m_organization, row.id<FeedbackId>(2), 1, row.text(3), row.text(4) });
    }
    return std::optional(std::move(part));
}

Result<void> finishPart(Transaction &tx, const BacklogPart &part)
{
    const auto moved = tx.execute("backlog.advance", { { "before", part.before }, { "rest", part.rest } });
    if (!moved)
        return moved.error();
    if (moved->isEmpty())
        return problem(ProblemType::Conflict, u"Another backend was faster."_s);
    return part.rest ? Result<void>() : tx.run("backlog.end");
}

Result<std::vector<OrganizationId>> organizationsWithBacklog(Connection &connection, int limit)
{
    return listOf<OrganizationId>(connection.execute("backlog.organizations", { { "limit", limit } }));
}

} // namespace triage::storage

#include "storage/routingstore.h"

#include "fields/json.h"
#include "storage/feedbackstore.h"

namespace triage::storage {

Result<std::vector<ClaimedItem>> claimItems(Connection &connection, int limit, std::chrono::seconds lease)
{
    const auto rows = connection.execute("routing.claim", {{"limit", limit}, {"lease_seconds", double(lease.count())}});
    if (!rows)
        return rows.error();
    std::vector<ClaimedItem> items;
    items.reserve(std::size_t(rows->size()));
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        items.push_back({row.id<OrganizationId>(0), row.id<FeedbackId>(1), int(row.integer(2)), row.text(3),
                         row.text(4)});
    }
    return items;
}

Result<std::optional<std::chrono::milliseconds>> untilNextDue(Connection &connection)
{
    const auto rows = connection.execute("routing.nextDue");
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return std::optional<std::chrono::milliseconds>();
    return std::optional(std::chrono::milliseconds(qint64(rows->first().number(0) * 1000)));
}

Result<void> postpone(Connection &connection, const ClaimedItem &item, std::chrono::seconds delay, const QString &error)
{
    const auto rows = connection.execute("routing.postpone", {{"organization", item.organization},
                                                              {"feedback", item.feedback},
                                                              {"attempts", item.attempt},
                                                              {"delay_seconds", double(delay.count())},
                                                              {"error", error}});
    if (!rows)
        return rows.error();
    return {};
}

Result<RoutingSettings> RoutingStore::settings()
{
    const auto rows = m_connection.execute("routing.settings", {{"organization", m_organization}});
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return problem(ProblemType::NotFound, QStringLiteral("The organization is gone."));
    const Row row = rows->first();
    return RoutingSettings{row.boolean(0), row.boolean(1), row.number(2),
                           row.number(3),  row.number(4),  row.integer(5)};
}

Result<Records<RoutingDetails>> RoutingStore::details(FeedbackId feedback)
{
    const auto rows
        = m_connection.execute("routing.details", {{"organization", m_organization}, {"feedback", feedback}});
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return Records<RoutingDetails>(*rows);
}

Result<std::vector<FeedbackId>> RoutingStore::failedItems(int limit)
{
    const auto rows = m_connection.execute("routing.failedItems", {{"organization", m_organization}, {"limit", limit}});
    if (!rows)
        return rows.error();
    std::vector<FeedbackId> ids;
    for (int i = 0; i < rows->size(); ++i)
        ids.push_back(rows->at(i).id<FeedbackId>(0));
    return ids;
}

Result<void> RoutingWriter::run(const char *statement, const Binds &binds)
{
    const auto rows = m_tx.execute(statement, binds);
    if (!rows)
        return rows.error();
    return {};
}

Result<bool> RoutingWriter::finishJob(const ClaimedItem &item)
{
    const auto rows = m_tx.execute("routing.finishJob", {{"organization", m_organization},
                                                         {"feedback", item.feedback},
                                                         {"attempts", item.attempt}});
    if (!rows)
        return rows.error();
    return !rows->isEmpty();
}

Result<std::vector<BufferId>> RoutingWriter::apply(const ClaimedItem &item, const StoredDecision &decision)
{
    std::vector<BufferId> wanted;
    std::vector<double> confidences;
    for (const RoutingCandidate &candidate : decision.assigned) {
        wanted.push_back(candidate.buffer);
        confidences.push_back(candidate.confidence);
    }
    const auto withdrawn = run("routing.withdraw", {{"organization", m_organization},
                                                    {"feedback", item.feedback},
                                                    {"buffers", wanted}});
    if (!withdrawn)
        return withdrawn.error();

    std::vector<BufferId> held;
    if (!wanted.empty()) {
        const auto rows = m_tx.execute("routing.assign", {{"organization", m_organization},
                                                          {"feedback", item.feedback},
                                                          {"buffers", wanted},
                                                          {"confidences", confidences},
                                                          {"now", m_tx.now()}});
        if (!rows)
            return rows.error();
        for (int i = 0; i < rows->size(); ++i)
            held.push_back(rows->at(i).id<BufferId>(0));
    }

    const auto marked = run("routing.setStatus", {{"organization", m_organization},
                                                  {"feedback", item.feedback},
                                                  {"status", QString::fromLatin1(toWord(decision.status))},
                                                  {"needs_review", decision.needsReview && !held.empty()},
                                                  {"now", m_tx.now()},
                                                  {"change", m_tx.change()}});
    if (!marked)
        return marked.error();
    const auto kept = run("routing.decide", {{"organization", m_organization},
                                             {"feedback", item.feedback},
                                             {"attempts", item.attempt},
                                             {"now", m_tx.now()},
                                             {"classifier", decision.classifier},
                                             {"reasoning", decision.reasoning},
                                             {"candidates", QString::fromUtf8(toJson(decision.candidates))}});
    if (!kept)
        return kept.error();
    return held;
}

Result<void> RoutingWriter::enqueue(FeedbackId feedback)
{
    const auto queued = run("routing.enqueue",
                            {{"organization", m_organization}, {"feedback", feedback}, {"now", m_tx.now()}});
    if (!queued)
        return queued.error();
    return run("routing.setStatus", {{"organization", m_organization},
                                     {"feedback", feedback},
                                     {"status", QStringLiteral("pending")},
                                     {"needs_review", false},
                                     {"now", m_tx.now()},
                                     {"change", m_tx.change()}});
}

} // namespace triage::storage

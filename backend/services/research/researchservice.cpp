// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/research/researchservice.h"

#include "research/extracts.h"
#include "services/research/languagemodelanswers.h"
#include "stores/bufferstore.h"
#include "stores/languages/languagestore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::ClaimedQuestion;
using storage::Connection;
using storage::ResearchScope;
using storage::ResearchStore;
using storage::ResearchWriter;
using storage::Transaction;

namespace {

Result<ResearchQuery> askIn(Transaction &tx, const NewResearch &body, MemberId member)
{
    ResearchScope scope{ std::nullopt, body.createdAfter, body.createdBefore };
    if (body.buffer) {
        const auto buffer
            = storage::BufferStore(tx.connection(), tx.organization()).find(BufferKey::parse(*body.buffer));
        if (!buffer)
            return buffer.error();
        scope.buffer = buffer->id;
    }
    return ResearchWriter(tx).submit(body.question, scope, member);
}

/// Reads the question, and waits and reads again while it is pending and there is time. InvalidToken if the
/// caller's token is revoked meanwhile.
ServiceTask<ResearchQuery> follow(storage::Database *database, ChangeHub *hub, Caller caller, ResearchId id,
                                  std::chrono::seconds wait)
{
    const OrganizationId organization = caller.organization;
    const auto until = ChangeHub::Clock::now() + wait;
    const ChangeHub::Follower follower = hub->follower(caller);
    while (true) {
        // The next read contains every answer announced so far.
        const qint64 announced = hub->announced(organization);
        auto job = [organization, id](Connection &db) {
            return ResearchStore(db, organization).find(id);
        };
        auto reading = database->read(organization, std::move(job));
        auto found = co_await std::move(reading);
        if (!found || found->status != ResearchStatus::Pending || ChangeHub::Clock::now() >= until
            || hub->isReleased())
            co_return found;
        auto waiting = hub->wait(follower, announced, until);
        const Result<void> ended = co_await std::move(waiting);
        if (!ended)
            co_return ended.error();
    }
}

research::ResearchEvidence evidenceOf(storage::ResearchCandidates candidates, const ResearchScope &scope)
{
    research::ResearchEvidence evidence;
    evidence.found = candidates.found;
    evidence.isPartial = candidates.isPartial;
    evidence.isLimited = scope.buffer || scope.createdAfter || scope.createdBefore;
    evidence.documents.reserve(candidates.items.size());
    for (storage::ResearchCandidate &item : candidates.items)
        evidence.documents.push_back(
            { item.id, std::move(item.title), std::move(item.description), item.createdAt });
    return evidence;
}

Result<void> settle(Connection &connection, const ClaimedQuestion &question, const ResearchQuery &outcome)
{
    auto work = [&](Transaction &tx) {
        return ResearchWriter(tx).settle(question, outcome);
    };
    const auto settled = storage::inTransaction(connection, question.work.organization, work);
    if (!settled)
        return settled.error();
    return {};
}

} // namespace

DatabaseTask<storage::RecordPage<ResearchQuery>> ResearchService::list(const Caller &caller,
                                                                       const api::PageRequest &page)
{
    return readFrom(m_database, caller, &ResearchStore::list, page);
}

ServiceTask<ResearchQuery> ResearchService::find(const Caller &caller, ResearchId id,
                                                 std::chrono::seconds wait)
{
    return follow(&m_database, &m_hub, caller, id, wait);
}

DatabaseTask<void> ResearchService::require(const Caller &caller, ResearchId id)
{
    return requireFrom(m_database, caller, &ResearchStore::find, id);
}

ServiceTask<ResearchQuery> ResearchService::ask(const Caller &caller, const NewResearch &body,
                                                const IdempotencyGuard<ResearchQuery> &idempotency)
{
    return thenCall<ResearchQuery>(
        m_database.write(caller, idempotency.around(jobOf(askIn, body, caller.member))), m_notify);
}

DatabaseTask<void> ResearchService::remove(const Caller &caller, ResearchId id, const api::IfMatch &ifMatch)
{
    auto job = [id, ifMatch](Transaction &tx) -> Result<void> {
        ResearchWriter research(tx);
        if (ifMatch.namesTags()) {
            const auto found = research.find(id);
            if (!found)
                return found.error();
            if (const auto expected = ifMatch.check(*found); !expected)
                return expected;
        }
        return research.remove(id);
    };
    return m_database.write(caller, std::move(job));
}

Result<void> answerQuestion(Connection &connection, const ClaimedQuestion &claimed,
                            languagemodel::LanguageModel *model)
{
    const auto languages = storage::LanguageStore(connection, claimed.work.organization).common();
    if (!languages)
        return languages.error();
    const auto question = research::ResearchQuestion::parse(claimed.question, *languages);
    auto candidates = ResearchStore(connection, claimed.work.organization)
                          .candidates(claimed.scope, question.terms(), maxItemsConsidered);
    if (!candidates)
        return candidates.error();
    const research::ResearchEvidence evidence = evidenceOf(std::move(*candidates), claimed.scope);
    research::Findings findings = research::extract(question, evidence);
    if (model)
        findings
            = languageModelAnswer(question, evidence, std::move(findings), *model, claimed.work.organization);
    ResearchQuery outcome;
    outcome.status = ResearchStatus::Answered;
    outcome.answer = findings.answer;
    outcome.themes = findings.themes;
    outcome.citations = findings.citations;
    outcome.itemsConsidered = findings.considered;
    outcome.answeredBy = findings.answeredBy;
    return settle(connection, claimed, outcome);
}

Result<void> failQuestion(Connection &connection, const ClaimedQuestion &claimed, const QString &reason)
{
    ResearchQuery outcome;
    outcome.status = ResearchStatus::Failed;
    outcome.error = reason;
    return settle(connection, claimed, outcome);
}

} // namespace triage::services

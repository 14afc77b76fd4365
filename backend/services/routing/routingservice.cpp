// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/routingservice.h"

#include "routing/decision.h"
#include "routing/model.h"
#include "services/routing/encodedtexts.h"
#include "services/routing/itemrouting.h"
#include "services/routing/routingmodels.h"
#include "services/routing/triedbuffers.h"
#include "stores/bufferstore.h"
#include "stores/feedbackwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Connection;
using storage::FeedbackWriter;
using storage::RoutingSettings;
using storage::RoutingStore;
using storage::RoutingWriter;
using storage::Transaction;

namespace {

/// Takes the candidates that do not exist yet out of the others: they have no identifier.
std::vector<NewBufferFit> takeNewBuffers(const RoutingTest &body, const routing::Decision &taken,
                                         std::vector<routing::Candidate> &candidates)
{
    std::vector<NewBufferFit> fits;
    const std::vector<NewBuffer> wanted = body.newBuffers.value_or(std::vector<NewBuffer>());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        NewBufferFit fit{ wanted[i].name };
        const auto isIt = [id = newBufferId(i)](const routing::Candidate &each) {
            return each.buffer == id;
        };
        const auto at = std::find_if(candidates.begin(), candidates.end(), isIt);
        if (at != candidates.end()) {
            fit.confidence = at->confidence;
            fit.reason = at->reason;
            fit.isChosen = std::any_of(taken.assigned.begin(), taken.assigned.end(), isIt);
            candidates.erase(at);
        }
        fits.push_back(std::move(fit));
    }
    return fits;
}

TestedRouting resultOf(const RoutingTest &body, const routing::Verdict &verdict,
                       const RoutingSettings &settings, const std::vector<routing::BufferProfile> &profiles)
{
    const routing::Decision taken
        = routing::decide(verdict, { settings.assignThreshold, settings.reviewThreshold });
    std::vector<routing::Candidate> candidates = verdict.candidates;
    std::vector<NewBufferFit> fits = takeNewBuffers(body, taken, candidates);
    RoutingTrial trial{ verdict.classifier, taken.needsReview, candidatesOf(candidates) };
    trial.newBuffers = std::move(fits);
    Explanation why = explanationOf(verdict, taken, settings, profiles);
    trial.reason = std::move(why.reason);
    if (taken.assigned.empty())
        return { { std::nullopt, u"Unassigned"_s, std::nullopt, why.reasoning }, std::move(trial) };
    const routing::Candidate &best = taken.assigned.front();
    const auto profile = std::find_if(profiles.begin(), profiles.end(),
                                      [&](const auto &each) { return each.id == best.buffer; });
    if (!best.buffer.isValid())
        return { { std::nullopt, profile->name, std::nullopt, best.reasoning }, std::move(trial) };
    return { { best.buffer, profile->name, profile->slug, best.reasoning }, std::move(trial) };
}

struct Tester
{
    const routing::Classifier &classifier;
    RoutingModels &models;
    VectorMaker *vectors;

    Result<TestedRouting> operator()(Connection &db, OrganizationId organization,
                                     const RoutingTest &body) const
    {
        const auto settings = RoutingStore(db, organization).settings();
        if (!settings)
            return settings.error();
        auto model = models.current(db, organization, settings->learning);
        if (!model)
            return model.error();
        if (body.overrides || body.newBuffers) {
            auto profiles = triedBuffers((*model)->buffers(), body.overrides, body.newBuffers);
            if (!profiles)
                return profiles.error();
            encodeChanged(db, organization, **model, vectors, *profiles);
            model = (*model)->withBuffers(std::move(*profiles));
        }
        if ((*model)->buffers().empty())
            return problem(ProblemType::Conflict,
                           u"The organization has no buffers to route into. Create one first."_s);
        routing::FeedbackText text{ .title = body.title.value_or(QString()),
                                    .description = body.description,
                                    .likely = settings->reviewThreshold };
        encode(db, organization, **model, vectors, std::span(&text, 1));
        const routing::Verdict verdict = classifier.classifyFor({ organization, true }, text, **model);
        return resultOf(body, verdict, *settings, (*model)->buffers());
    }
};

Result<Feedback> queueAgain(Transaction &tx, FeedbackId id, Author author)
{
    FeedbackWriter feedback(tx);
    auto item = feedback.find(id);
    if (!item || item->routingStatus == RoutingStatus::Pending)
        return item;
    const auto queued = RoutingWriter(tx).enqueue({ id });
    if (!queued)
        return queued.error();
    const auto noted = feedback.addActivity(id, { .code = activitycode::routingRequested }, author.member);
    if (!noted)
        return noted.error();
    item->routingStatus = RoutingStatus::Pending;
    item->updatedAt = tx.now();
    return item;
}

} // namespace

DatabaseTask<TestedRouting> RoutingService::test(const Caller &caller, const RoutingTest &body)
{
    auto job = [organization = caller.organization, body,
                tryOut = Tester{ m_classifier, m_models, m_vectors }](Connection &db) {
        return tryOut(db, organization, body);
    };
    return m_thinking.read(caller.organization, std::move(job));
}

DatabaseTask<void> RoutingService::requireEnabled(const Caller &caller)
{
    auto job = [organization = caller.organization](Connection &db) -> Result<void> {
        const auto settings = RoutingStore(db, organization).settings();
        if (!settings)
            return settings.error();
        if (!settings->enabled)
            return problem(ProblemType::Forbidden, u"Routing is switched off for the organization."_s);
        return {};
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<storage::Records<RoutingDetails>> RoutingService::details(const Caller &caller, FeedbackId id)
{
    return readFrom(m_database, caller, &RoutingStore::details, id);
}

ServiceTask<Feedback> RoutingService::retry(const Caller &caller, FeedbackId id,
                                            const IdempotencyGuard<Feedback> &idempotency)
{
    return thenCall<Feedback>(
        m_database.write(caller, idempotency.around(jobOf(queueAgain, id, Author{ caller.member }))),
        m_notify);
}

} // namespace triage::services

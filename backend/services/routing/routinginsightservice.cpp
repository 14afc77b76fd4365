// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/routinginsightservice.h"

#include "database/stopsignal.h"
#include "routing/abandonment.h"
#include "routing/decision.h"
#include "services/routing/encodedtexts.h"
#include "services/routing/routingmodels.h"
#include "services/routing/triedbuffers.h"
#include "stores/bufferstore.h"
#include "stores/feedbackstore.h"
#include "stores/learningstore.h"
#include "stores/lists/feedbacklist.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace triage::services {

using routing::BufferProfile;
using routing::Model;
using storage::Connection;
using storage::ItemPlacement;
using storage::LearningStore;
using storage::RoutingSettings;
using storage::RoutingStore;

namespace {

using Clock = std::chrono::steady_clock;

// A preview that is not ready by then ends: its client is about to be answered without it.
constexpr std::chrono::seconds maxPreviewTime{ 50 };

Result<routing::Thresholds> thresholdsOf(const RoutingSettings &settings, const PreviewQuestion &question)
{
    const routing::Thresholds thresholds{ question.assignThreshold.value_or(settings.assignThreshold),
                                          question.reviewThreshold.value_or(settings.reviewThreshold) };
    if (thresholds.review <= thresholds.assign)
        return thresholds;
    return invalidField(
        question.reviewThreshold ? u"review_threshold"_s : u"assign_threshold"_s,
        u"review_threshold (%1) must not be above assign_threshold (%2)."_s.arg(thresholds.review)
            .arg(thresholds.assign));
}

/// Returns the buffers as they would be, of which there must be one.
Result<std::vector<BufferProfile>> profilesOf(std::vector<BufferProfile> profiles,
                                              const PreviewQuestion &question)
{
    auto tried = triedBuffers(std::move(profiles), question.overrides, question.newBuffers);
    if (tried && tried->empty())
        return problem(ProblemType::Conflict,
                       u"The organization has no buffers to route into. Create one first."_s);
    return tried;
}

bool changesBuffers(const PreviewQuestion &question)
{
    return (question.overrides && !question.overrides->empty())
        || (question.newBuffers && !question.newBuffers->empty());
}

/// An item of a preview, with its text and where it is.
struct PreviewedItem
{
    FeedbackId id;
    routing::FeedbackText text;
    ItemPlacement placement;
};

/// Returns the items of the preview that routing has decided on.
Result<std::vector<PreviewedItem>> itemsOf(Connection &db, OrganizationId organization, const Model &model,
                                           const PreviewFilter &filter)
{
    api::FeedbackListRequest wanted;
    wanted.page.limit = int(std::clamp<qint64>(filter.limit.value_or(maxPreviewed), 1, maxPreviewed));
    wanted.unassigned = filter.unassigned;
    wanted.needsReview = filter.needsReview;
    wanted.createdAfter = filter.createdAfter;
    if (filter.buffer)
        wanted.buffer = BufferKey::parse(*filter.buffer);
    const auto page = storage::FeedbackList(db, organization).page(wanted, {});
    if (!page)
        return page.error();
    std::vector<Feedback> listed;
    std::vector<FeedbackId> ids;
    for (int i = 0; i < page->items.size(); ++i)
        ids.push_back(listed.emplace_back(page->items.at(i)).id);
    auto placements = LearningStore(db, organization).placements(ids);
    if (!placements)
        return placements.error();
    std::vector<QByteArray> vectors = vectorsOf(db, organization, model, ids);
    std::vector<PreviewedItem> items;
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const auto placement = placements->find(ids[i]);
        if (placement != placements->end() && !placement->second.isPending)
            items.push_back({ ids[i],
                              { .title = listed[i].title.value_or(QString()),
                                .description = listed[i].description,
                                .vector = std::move(vectors[i]) },
                              std::move(placement->second) });
    }
    return items;
}

template <typename T>
bool has(const std::vector<T> &all, const T &one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

/// Where routing leaves an item.
struct Outcome
{
    std::vector<PreviewTarget> targets; ///< The surest first.
    std::vector<BufferId> buffers; ///< Those of the targets, in ascending order.
    bool needsReview = false;
};

/// Returns what the decision makes of the item. Follows the rules of routing.settle: what people placed
/// stays, what they took out does not return, and a review is asked for only where nobody has decided.
Outcome outcomeOf(const ItemPlacement &placement, const routing::Decision &decision,
                  const std::vector<BufferProfile> &profiles)
{
    Outcome outcome{ {}, {}, placement.staysForReview };
    const auto put = [&](BufferId id, double confidence) {
        const auto profile = std::find_if(profiles.begin(), profiles.end(),
                                          [&](const BufferProfile &each) { return each.id == id; });
        if (profile == profiles.end())
            return;
        outcome.targets.push_back(
            { id.isValid() ? std::optional(id) : std::nullopt, profile->name, confidence });
        outcome.buffers.push_back(id);
    };
    for (const BufferId id : placement.byHand)
        put(id, 1);
    for (const routing::Candidate &each : decision.assigned) {
        if (has(placement.byHand, each.buffer) || has(placement.fitsNot, each.buffer))
            continue;
        put(each.buffer, each.confidence);
        outcome.needsReview = outcome.needsReview || (each.isDoubtful && !has(placement.fits, each.buffer));
    }
    std::sort(outcome.buffers.begin(), outcome.buffers.end());
    return outcome;
}

/// The settings that a preview compares: a model with thresholds.
struct Trial
{
    std::shared_ptr<const Model> model;
    routing::Thresholds thresholds;
};

/// Returns the model that routing uses once it has finished to learn.
std::shared_ptr<const Model> fitted(std::shared_ptr<const Model> model)
{
    return model->isFitted() ? model : model->refitted();
}

std::vector<routing::Verdict> verdictsOn(const std::vector<PreviewedItem> &items, const Model &model)
{
    std::vector<routing::Verdict> verdicts;
    for (const PreviewedItem &item : items) {
        routing::throwIfAbandoned();
        verdicts.push_back(model.classify(item.text));
    }
    return verdicts;
}

/// Returns whether the classifier decides as people did, even if it would not be allowed to assign the item.
bool isAlike(const ItemPlacement &placement, const routing::Decision &decision,
             const std::vector<BufferProfile> &profiles)
{
    const auto wanted = std::count_if(profiles.begin(), profiles.end(), [&](const BufferProfile &each) {
        return has(placement.fits, each.id);
    });
    return std::ssize(decision.assigned) == wanted
        && std::all_of(decision.assigned.begin(), decision.assigned.end(),
                       [&](const routing::Candidate &each) { return has(placement.fits, each.buffer); });
}

/// Counts the items that people decided about, and those of them that the classifier would decide alike. They
/// are divided into groups, each judged by a model that is fitted without that group. With more examples this
/// takes longer, and the few of a group matter less, so there are fewer groups.
void countSorted(const std::vector<PreviewedItem> &items, const Trial &present, const Trial &trial,
                 PreviewTotals &totals)
{
    if (trial.model == present.model)
        totals.sortedRightPresent = 0;
    constexpr std::size_t fittedInAll = 10'000;
    constexpr std::size_t most = 10;
    const std::size_t count = std::clamp<std::size_t>(
        fittedInAll / std::max<std::size_t>(trial.model->exampleCount(), 1), 1, most);
    std::vector<std::vector<const PreviewedItem *>> groups(count);
    for (const PreviewedItem &item : items) {
        if (!item.placement.fits.empty() || !item.placement.fitsNot.empty())
            groups[std::size_t(totals.sorted++) % count].push_back(&item);
    }
    for (const std::vector<const PreviewedItem *> &group : groups) {
        if (group.empty())
            continue;
        std::vector<routing::Example> leftOut;
        for (const PreviewedItem *item : group)
            leftOut.push_back({ item->id, item->text, {}, {} });
        const auto fitted = trial.model->learned(leftOut)->refitted();
        for (const PreviewedItem *item : group) {
            routing::throwIfAbandoned();
            const routing::Verdict verdict = fitted->classify(item->text);
            const auto isRight = [&](const routing::Thresholds &thresholds) {
                return isAlike(item->placement, decide(verdict, thresholds), fitted->buffers());
            };
            totals.sortedRight += isRight(trial.thresholds) ? 1 : 0;
            if (totals.sortedRightPresent)
                *totals.sortedRightPresent += isRight(present.thresholds) ? 1 : 0;
        }
    }
}

/// Compares the outcomes of the present settings with those of others, and both with where the items are.
RoutingPreview compare(const std::vector<PreviewedItem> &items, const Trial &present, const Trial &other)
{
    const std::vector<routing::Verdict> before = verdictsOn(items, *present.model);
    const std::vector<routing::Verdict> after
        = other.model == present.model ? before : verdictsOn(items, *other.model);
    RoutingPreview preview;
    PreviewTotals &totals = preview.totals;
    totals.items = std::ssize(items);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto &[id, text, placement] = items[i];
        Outcome now = outcomeOf(placement, decide(before[i], present.thresholds), present.model->buffers());
        Outcome then = outcomeOf(placement, decide(after[i], other.thresholds), other.model->buffers());
        totals.assignedBefore += placement.held.empty() ? 0 : 1;
        totals.assignedAfter += then.buffers.empty() ? 0 : 1;
        totals.assignedPresent += now.buffers.empty() ? 0 : 1;
        totals.reviewAfter += then.needsReview ? 1 : 0;
        totals.reviewPresent += now.needsReview ? 1 : 0;
        if (then.buffers != now.buffers)
            preview.changes.push_back({ id, now.buffers, std::move(then.targets), then.needsReview });
        if (now.buffers != placement.held)
            preview.drift.push_back({ id, placement.held, std::move(now.targets), now.needsReview });
    }
    totals.changed = std::ssize(preview.changes);
    totals.drifted = std::ssize(preview.drift);
    countSorted(items, present, other, totals);
    return preview;
}

/// Throws Abandoned if it takes until that time, or until the program ends.
Result<RoutingPreview> previewOf(Connection &db, OrganizationId organization, RoutingModels &models,
                                 VectorMaker *vectors, const PreviewQuestion &question,
                                 Clock::time_point until)
{
    const routing::AbandonmentScope scope(
        [stop = db.config().stop, until] { return Clock::now() >= until || (stop && stop->isRaised()); });
    const auto settings = RoutingStore(db, organization).settings();
    if (!settings)
        return settings.error();
    const auto thresholds = thresholdsOf(*settings, question);
    if (!thresholds)
        return thresholds.error();
    const auto model = models.settled(db, organization, settings->learning);
    if (!model)
        return model.error();
    auto profiles = profilesOf((*model)->buffers(), question);
    if (!profiles)
        return profiles.error();
    const Trial present{ *model, { settings->assignThreshold, settings->reviewThreshold } };
    Trial other{ present.model, *thresholds };
    if (changesBuffers(question)) {
        encodeChanged(db, organization, *present.model, vectors, *profiles);
        other.model = fitted(present.model->withBuffers(std::move(*profiles)));
    }
    auto items = itemsOf(db, organization, *present.model, question.filter.value_or(PreviewFilter()));
    if (!items)
        return items.error();
    for (PreviewedItem &item : *items)
        item.text.likely = std::min(present.thresholds.review, other.thresholds.review);
    return compare(*items, present, other);
}

} // namespace

DatabaseTask<RoutingPreview> RoutingInsightService::preview(const Caller &caller,
                                                            const PreviewQuestion &question)
{
    auto job = [organization = caller.organization, question, &models = m_models, vectors = m_vectors,
                until = Clock::now() + maxPreviewTime](Connection &db) -> Result<RoutingPreview> {
        try {
            return previewOf(db, organization, models, vectors, question, until);
        } catch (const routing::Abandoned &) {
            return unavailable(u"The preview takes too long just now. Ask for fewer items."_s);
        }
    };
    // One at a time for each organization.
    return m_computing.readAndWrite(caller, std::move(job));
}

DatabaseTask<RoutingQuality> RoutingInsightService::quality(const Caller &caller, int weeks)
{
    return readFrom(m_database, caller, &LearningStore::quality, weeks);
}

} // namespace triage::services

// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/routinginsightservice.h"

#include "database/stopsignal.h"
#include "routing/abandonment.h"
#include "routing/decision.h"
#include "services/routing/encodedtexts.h"
#include "services/routing/routingmodels.h"
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
using storage::BufferStore;
using storage::Connection;
using storage::FeedbackStore;
using storage::ItemPlacement;
using storage::LearningStore;
using storage::RoutingSettings;
using storage::RoutingStore;

namespace {

using Clock = std::chrono::steady_clock;

// A preview that is not ready by then ends: its client is about to be answered without it.
constexpr std::chrono::seconds maxPreviewTime{ 50 };

/// Identifiers of hypothetical buffers: below all that exist.
BufferId triedId(std::size_t number)
{
    return BufferId(-1 - qint64(number));
}

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

void apply(const BufferTrial &trial, BufferProfile &profile)
{
    if (trial.name.sent)
        profile.name = trial.name.value;
    if (trial.description.sent)
        profile.description = trial.description.value.value_or(QString());
    if (trial.routingInstructions.sent)
        profile.routingInstructions = trial.routingInstructions.value.value_or(QString());
}

/// Returns the buffers as they would be.
Result<std::vector<BufferProfile>> profilesOf(std::vector<BufferProfile> profiles,
                                              const PreviewQuestion &question)
{
    for (const BufferTrial &trial : question.overrides.value_or(std::vector<BufferTrial>())) {
        const BufferKey key = BufferKey::parse(trial.buffer);
        const auto profile = std::find_if(profiles.begin(), profiles.end(), [&](const BufferProfile &each) {
            return key.id ? each.id == *key.id : each.slug == key.slug;
        });
        if (profile == profiles.end())
            return storage::bufferNotFound();
        apply(trial, *profile);
    }
    if (question.newBuffers) {
        for (std::size_t i = 0; i < question.newBuffers->size(); ++i) {
            const NewBufferTrial &trial = question.newBuffers->at(i);
            profiles.push_back({ triedId(i),
                                 trial.name,
                                 {},
                                 trial.description.value_or(QString()),
                                 trial.routingInstructions.value_or(QString()) });
        }
    }
    if (profiles.empty())
        return problem(ProblemType::Conflict,
                       u"The organization has no buffers to route into. Create one first."_s);
    return profiles;
}

bool changesBuffers(const PreviewQuestion &question)
{
    return (question.overrides && !question.overrides->empty())
        || (question.newBuffers && !question.newBuffers->empty());
}

/// Returns the items of the preview.
Result<std::vector<Feedback>> itemsOf(Connection &db, OrganizationId organization,
                                      const PreviewFilter &filter)
{
    api::FeedbackFilter wanted;
    wanted.page.limit = int(std::clamp<qint64>(filter.limit.value_or(maxPreviewed), 1, maxPreviewed));
    wanted.unassigned = filter.unassigned;
    wanted.needsReview = filter.needsReview;
    wanted.createdAfter = filter.createdAfter;
    if (filter.buffer)
        wanted.buffer = BufferKey::parse(*filter.buffer);
    const auto page = FeedbackStore(db, organization).list(wanted, {});
    if (!page)
        return page.error();
    std::vector<Feedback> items;
    for (int i = 0; i < page->items.size(); ++i) {
        Feedback item = page->items.at(i);
        if (item.routingStatus != RoutingStatus::Pending)
            items.push_back(std::move(item));
    }
    return items;
}

template <typename T>
bool has(const std::vector<T> &all, const T &one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

bool isTaught(const ItemPlacement &placement)
{
    return !placement.fits.empty() || !placement.fitsNot.empty();
}

/// Returns the texts of the items with their vectors.
std::vector<routing::FeedbackText> textsOf(Connection &db, OrganizationId organization, const Model &model,
                                           const std::vector<Feedback> &items,
                                           const std::vector<FeedbackId> &ids)
{
    std::vector<QByteArray> vectors = vectorsOf(db, organization, model, ids);
    std::vector<routing::FeedbackText> texts;
    for (std::size_t i = 0; i < items.size(); ++i)
        texts.push_back({ .title = items[i].title.value_or(QString()),
                          .description = items[i].description,
                          .vector = std::move(vectors[i]) });
    return texts;
}

/// Returns the verdict of the model on each item. Items that people taught something with are judged by a
/// model that is fitted without them: they are divided into groups, each judged by a model fitted without
/// that group. With more examples this takes longer, and the few of a group matter less, so there are fewer
/// groups.
std::vector<routing::Verdict> verdictsOn(const std::vector<Feedback> &items,
                                         const std::vector<routing::FeedbackText> &texts,
                                         const std::vector<ItemPlacement> &placements,
                                         const std::shared_ptr<const Model> &model)
{
    constexpr std::size_t fittedInAll = 10'000;
    constexpr std::size_t most = 10;
    const std::size_t groups
        = std::clamp<std::size_t>(fittedInAll / std::max<std::size_t>(model->exampleCount(), 1), 1, most);
    std::vector<std::vector<std::size_t>> taught(groups);
    std::vector<routing::Verdict> verdicts(items.size());
    std::size_t count = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        routing::throwIfAbandoned();
        if (isTaught(placements[i]))
            taught[count++ % groups].push_back(i);
        else
            verdicts[i] = model->classify(texts[i]);
    }
    for (const std::vector<std::size_t> &group : taught) {
        if (group.empty())
            continue;
        std::vector<routing::Example> leftOut;
        for (const std::size_t i : group)
            leftOut.push_back({ items[i].id, texts[i], {}, {} });
        const auto fitted = model->learned(leftOut)->refitted();
        for (const std::size_t i : group)
            verdicts[i] = fitted->classify(texts[i]);
    }
    return verdicts;
}

/// Adds up the results of verdicts.
class Previewer
{
public:
    Previewer(const Model &model, routing::Thresholds thresholds) : m_model(model), m_thresholds(thresholds)
    {
    }

    void add(const Feedback &item, const ItemPlacement &placement, const routing::Verdict &verdict)
    {
        const routing::Decision decision = decide(verdict, m_thresholds);
        std::vector<BufferId> to;
        for (const routing::Candidate &each : decision.assigned) {
            // Items that people removed stay removed.
            if (!has(placement.fitsNot, each.buffer))
                to.push_back(each.buffer);
        }
        count(placement, decision, to);
        std::sort(to.begin(), to.end());
        if (to == placement.held)
            return;
        ++m_preview.totals.changed;
        m_preview.changes.push_back(
            { item.id, placement.held, targetsOf(decision, placement), decision.needsReview });
    }

    RoutingPreview take() { return std::move(m_preview); }

private:
    void count(const ItemPlacement &placement, const routing::Decision &decision,
               const std::vector<BufferId> &to)
    {
        PreviewTotals &totals = m_preview.totals;
        ++totals.items;
        totals.assignedBefore += placement.held.empty() ? 0 : 1;
        totals.assignedAfter += to.empty() ? 0 : 1;
        totals.reviewAfter += !to.empty() && decision.needsReview ? 1 : 0;
        if (!isTaught(placement))
            return;
        ++totals.sorted;
        // The classifier's own decision counts, even if it would not be allowed to assign the item.
        const auto isWanted = [&](const routing::Candidate &each) {
            return has(placement.fits, each.buffer);
        };
        std::size_t wanted = 0;
        for (const BufferProfile &profile : m_model.buffers())
            wanted += has(placement.fits, profile.id) ? 1 : 0;
        const auto &assigned = decision.assigned;
        if (assigned.size() == wanted && std::all_of(assigned.begin(), assigned.end(), isWanted))
            ++totals.sortedRight;
    }

    std::vector<PreviewTarget> targetsOf(const routing::Decision &decision,
                                         const ItemPlacement &placement) const
    {
        std::vector<PreviewTarget> targets;
        for (const routing::Candidate &each : decision.assigned) {
            if (has(placement.fitsNot, each.buffer))
                continue;
            const auto &known = m_model.buffers();
            const auto profile = std::find_if(
                known.begin(), known.end(), [&](const BufferProfile &one) { return one.id == each.buffer; });
            targets.push_back({ each.buffer.isValid() ? std::optional(each.buffer) : std::nullopt,
                                profile->name, each.confidence });
        }
        return targets;
    }

    const Model &m_model;
    const routing::Thresholds m_thresholds;
    RoutingPreview m_preview;
};

/// Throws Abandoned if it takes until that time, or until the program ends.
Result<RoutingPreview> previewOf(Connection &db, OrganizationId organization, RoutingModels &models,
                                 VectorMaker *vectors, const PreviewQuestion &question,
                                 Clock::time_point until)
{
    const auto settings = RoutingStore(db, organization).settings();
    if (!settings)
        return settings.error();
    const auto thresholds = thresholdsOf(*settings, question);
    if (!thresholds)
        return thresholds.error();
    auto model = models.current(db, organization, settings->learning);
    if (!model)
        return model.error();
    auto profiles = profilesOf((*model)->buffers(), question);
    if (!profiles)
        return profiles.error();
    if (changesBuffers(question)) {
        encodeChanged(db, organization, **model, vectors, *profiles);
        model = (*model)->withBuffers(std::move(*profiles));
    }
    const auto items = itemsOf(db, organization, question.filter.value_or(PreviewFilter()));
    if (!items)
        return items.error();
    std::vector<FeedbackId> ids;
    for (const Feedback &item : *items)
        ids.push_back(item.id);
    const auto placements = LearningStore(db, organization).placements(ids);
    if (!placements)
        return placements.error();
    const routing::AbandonmentScope scope(
        [stop = db.config().stop, until] { return Clock::now() >= until || (stop && stop->isRaised()); });
    const std::vector<routing::FeedbackText> texts = textsOf(db, organization, **model, *items, ids);
    const std::vector<routing::Verdict> verdicts = verdictsOn(*items, texts, *placements, *model);
    Previewer previewer(**model, *thresholds);
    for (std::size_t i = 0; i < items->size(); ++i)
        previewer.add(items->at(i), placements->at(i), verdicts[i]);
    return previewer.take();
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
    auto job = [organization = caller.organization, weeks](Connection &db) {
        return LearningStore(db, organization).quality(weeks);
    };
    return m_database.read(caller.organization, std::move(job));
}

} // namespace triage::services

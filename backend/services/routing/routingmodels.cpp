// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/routingmodels.h"

#include "database/stopsignal.h"
#include "routing/abandonment.h"
#include "routing/meaning/textspace.h"
#include "services/organizationcache.h"
#include "services/routing/encodedtexts.h"
#include "services/routing/labelleddecisions.h"
#include "services/routing/owntexts.h"
#include "stores/bufferstore.h"
#include "stores/learningstore.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <tuple>

namespace triage::services {

using routing::Example;
using routing::Model;
using storage::BufferStore;
using storage::Connection;
using storage::LearningState;
using storage::LearningStore;
using storage::TaughtItem;

using namespace Qt::StringLiterals;

using ModelPointer = std::shared_ptr<const Model>;

namespace {

/// If there are more changes at once, the model is loaded again.
constexpr int maxFollowed = 2000;
/// After fitting a model, the thread leaves the processors to others for this multiple of the time it took.
constexpr int restFactor = 3;
constexpr auto minRest = std::chrono::milliseconds(100);
constexpr auto followInterval = std::chrono::seconds(10);
/// The most models that follow before they are used again, those that were used last. A look takes one
/// statement.
constexpr std::size_t maxFollowedModels = 1000;
/// While an organization's feedback is routed without a pause and people judge nothing, the calibration stays
/// for this long, so that routing all feedback again judges the first item as it judges the last.
constexpr auto maxRun = std::chrono::minutes(10);
constexpr auto pollInterval = std::chrono::milliseconds(10);

std::vector<Example> examplesOf(std::vector<TaughtItem> items)
{
    std::vector<Example> examples;
    examples.reserve(items.size());
    for (TaughtItem &item : items)
        examples.push_back({ item.feedback,
                             { std::move(item.title), std::move(item.description) },
                             std::move(item.fits),
                             std::move(item.fitsNot) });
    return examples;
}

Result<std::vector<routing::BufferProfile>> profilesOf(Connection &connection, OrganizationId organization)
{
    const auto texts = BufferStore(connection, organization).texts();
    if (!texts)
        return texts.error();
    std::vector<routing::BufferProfile> profiles;
    profiles.reserve(texts->size());
    for (const storage::BufferText &text : *texts)
        profiles.push_back({ text.id, text.name, text.slug, text.description, text.routingInstructions });
    return profiles;
}

/// The judgements of people about decisions, and the items that they left alone.
struct Opinions
{
    routing::Calibration calibration;
    std::vector<routing::AcceptedItem> accepted;
};

/// The candidates that the model does not know.
std::vector<BufferId> newIn(const std::vector<routing::BufferProfile> &profiles, const Model &model)
{
    std::vector<BufferId> added;
    for (const routing::BufferProfile &profile : profiles) {
        const auto &known = model.buffers();
        if (std::none_of(known.begin(), known.end(), [&](const auto &each) { return each.id == profile.id; }))
            added.push_back(profile.id);
    }
    return added;
}

} // namespace

struct RoutingModels::Private
{
    using Step = std::function<ModelPointer(const Model &)>;
    using Clock = std::chrono::steady_clock;

    /// The model of an organization. Its mutex is held while it is brought up to date, so that one of the
    /// threads that need it does the work.
    struct CachedModel
    {
        std::mutex mutex;
        ModelPointer model;
        LearningState state;
        Clock::time_point used; ///< The time when it was last asked for.
        Clock::time_point calibrated; ///< The time when the decisions were read.
        qint64 judged = 0; ///< The last change of examples at that time.
        bool isToSettle = false; ///< Whatever follows from the data is to be read now.
        Clock::time_point fitted; ///< The time of the last refit.
        std::size_t examplesAtFirst = 0;
        int loads = 0; ///< The number of times it was read from the database.
        bool isRefitting = false; ///< Or waits to be refitted.
        std::vector<Step> meanwhile; ///< The changes since refitting began.
        OwnTexts ownTexts;
        EncodedTexts encodedTexts;
        bool isOutdated = false; ///< Its texts have other vectors now.
        std::vector<routing::FeedbackText> newTexts; ///< A new space of meaning follows from them.
    };
    using EntryPointer = std::shared_ptr<CachedModel>;

    Private(QString name, Limits l, Spaces s)
        : classifier(std::move(name)), limits(l), spaces(std::move(s)), cache(l.memory)
    {
    }

    Result<void> load(Connection &connection, OrganizationId organization, CachedModel &entry,
                      const LearningState &state);
    /// Returns the steps that bring the model to the state; nothing if it has to be loaded again.
    Result<std::optional<std::vector<Step>>> stepsTo(Connection &connection, OrganizationId organization,
                                                     const CachedModel &entry, const LearningState &state);
    Result<Opinions> opinionsOf(Connection &connection, OrganizationId organization);
    Result<void> recalibrate(Connection &connection, OrganizationId organization, CachedModel &entry);
    bool isOlder(Clock::time_point time) const { return Clock::now() - time >= limits.freshness; }
    bool wantsCalibration(const CachedModel &entry) const;
    bool gainsByRefit(const CachedModel &entry) const;
    static void apply(CachedModel &entry, Step step);
    void wantRefit(OrganizationId organization, const EntryPointer &entry);
    void refitAll();
    void refit(OrganizationId organization, const EntryPointer &entry);
    Result<void> follow(Connection &connection, OrganizationId organization, CachedModel &entry,
                        const LearningState &state);
    Result<void> update(Connection &connection, OrganizationId organization, const EntryPointer &entry,
                        const LearningState &state);
    Result<void> updateAll(Connection &connection, OrganizationId organization, const EntryPointer &entry,
                           const LearningState &state);
    /// Returns whether the model is older than the state, or learned since it was fitted.
    bool isBehind(OrganizationId organization, const LearningState &state) const;
    /// Returns whether the last call that returned true was long enough ago.
    bool isTimeToFollow();

    const QString classifier;
    const Limits limits;
    const Spaces spaces;
    OrganizationCache<CachedModel> cache;

    mutable std::mutex mutex; ///< Guards the queue.
    std::condition_variable changed;
    std::deque<std::pair<OrganizationId, EntryPointer>>
        wanting; ///< Organizations whose models wait to be refitted; the first one is being refitted.
    std::atomic<bool> isEnding = false; ///< Changed with the mutex.
    std::thread refitter; ///< Started when first needed.
    std::chrono::steady_clock::time_point followed; ///< The time of the last follow().
};

RoutingModels::RoutingModels(QString classifier, Limits limits, Spaces spaces)
    : d(std::make_unique<Private>(std::move(classifier), limits, std::move(spaces)))
{
}

RoutingModels::~RoutingModels()
{
    {
        const std::lock_guard lock(d->mutex);
        d->isEnding = true;
    }
    d->changed.notify_all();
    if (d->refitter.joinable())
        d->refitter.join();
}

Result<Opinions> RoutingModels::Private::opinionsOf(Connection &connection, OrganizationId organization)
{
    // The beginning of a text says where it belongs, and the level is found in milliseconds.
    constexpr int length = 1000;
    const auto decisions = labelledDecisions(connection, organization, classifier);
    if (!decisions)
        return decisions.error();
    const auto items
        = LearningStore(connection, organization)
              .leftAlone(classifier, int(routing::maxLabelledDecisions), routing::maxAcceptedItems, length);
    if (!items)
        return items.error();
    const double ofAsked = routing::surplusOfUnjudged(*decisions, true);
    const double ofSure = routing::surplusOfUnjudged(*decisions, false);
    Opinions opinions{ routing::fitCalibration(*decisions), {} };
    for (const storage::LeftAlone &each : *items)
        opinions.accepted.push_back(
            { { each.text.title, each.text.description }, each.buffer, each.wasAsked ? ofAsked : ofSure });
    return opinions;
}

bool RoutingModels::Private::wantsCalibration(const CachedModel &entry) const
{
    const bool isNewRun = isOlder(entry.used);
    const bool isJudged = entry.judged != entry.state.exampleChange;
    return entry.isToSettle
        || (isOlder(entry.calibrated) && (isNewRun || isJudged || Clock::now() - entry.calibrated >= maxRun));
}

bool RoutingModels::Private::gainsByRefit(const CachedModel &entry) const
{
    return !entry.newTexts.empty() || entry.model->wantsRefit()
        || (!entry.model->isFitted() && (entry.isToSettle || isOlder(entry.fitted)));
}

/// Requires the mutex of the cached model.
void RoutingModels::Private::wantRefit(OrganizationId organization, const EntryPointer &entry)
{
    if (entry->isRefitting || !gainsByRefit(*entry))
        return;
    entry->isRefitting = true;
    const std::lock_guard lock(mutex);
    wanting.emplace_back(organization, entry);
    if (!refitter.joinable())
        refitter = std::thread([this] { refitAll(); });
    changed.notify_all();
}

void RoutingModels::Private::refitAll()
{
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return isEnding.load() || !wanting.empty(); });
        if (isEnding)
            return;
        const auto [organization, entry] = wanting.front();
        lock.unlock();
        const auto begun = std::chrono::steady_clock::now();
        refit(organization, entry);
        const auto took = std::chrono::steady_clock::now() - begun;
        lock.lock();
        wanting.pop_front();
        changed.wait_for(lock, std::max<std::chrono::nanoseconds>(minRest, restFactor * took),
                         [this] { return isEnding.load(); });
    }
}

/// Refits a model while the old one is in use, and then repeats the changes that were made to the old one
/// meanwhile.
void RoutingModels::Private::refit(OrganizationId organization, const EntryPointer &entry)
{
    ModelPointer model;
    std::vector<routing::FeedbackText> texts;
    int loads = 0;
    {
        const std::lock_guard lock(entry->mutex);
        model = entry->model;
        texts.swap(entry->newTexts);
        loads = entry->loads;
        entry->meanwhile.clear();
    }
    try {
        const routing::AbandonmentScope scope([this] { return isEnding.load(); });
        for (routing::FeedbackText &text : texts)
            text = model->read(text);
        model = texts.empty()
            ? model->refitted()
            : model->refittedIn(routing::SpaceKind::OwnTexts, routing::TextSpace::of(texts));
    } catch (const routing::Abandoned &) {
        return;
    }
    const std::lock_guard lock(entry->mutex);
    entry->isRefitting = false;
    entry->fitted = Clock::now();
    if (entry->loads == loads) {
        for (const Step &step : entry->meanwhile)
            model = step(*model);
        entry->model = model;
        cache.account(organization, entry, model->bytes());
    } else if (entry->newTexts.empty()) {
        entry->newTexts = std::move(texts); // for the model that was loaded meanwhile
    }
    entry->meanwhile.clear();
}

Result<void> RoutingModels::Private::load(Connection &connection, OrganizationId organization,
                                          CachedModel &entry, const LearningState &state)
{
    auto profiles = profilesOf(connection, organization);
    if (!profiles)
        return profiles.error();
    auto taught = state.exampleChange == 0 // nobody has taught anything yet
        ? Result<std::vector<TaughtItem>>(std::vector<TaughtItem>())
        : LearningStore(connection, organization).newestExamples(limits.examplesPerBuffer, limits.examples);
    if (!taught)
        return taught.error();
    auto opinions = opinionsOf(connection, organization);
    if (!opinions)
        return opinions.error();
    std::vector<Example> examples = examplesOf(std::move(*taught));
    entry.encodedTexts.addTo(connection, organization, examples);
    entry.encodedTexts.addTo(connection, organization, *profiles);
    routing::Spaces spaces = entry.model ? entry.model->spaces() : routing::Spaces();
    spaces[std::size_t(routing::SpaceKind::Encoder)] = entry.encodedTexts.space();
    entry.model = Model::build({ std::move(*profiles), std::move(examples), opinions->calibration,
                                 std::move(spaces), std::move(opinions->accepted) });
    entry.calibrated = entry.fitted = Clock::now();
    entry.isOutdated = false;
    entry.examplesAtFirst = entry.model->exampleCount();
    entry.state = state;
    entry.judged = state.exampleChange;
    ++entry.loads; // A refit that is running is out of date.
    return {};
}

Result<std::optional<std::vector<RoutingModels::Private::Step>>>
RoutingModels::Private::stepsTo(Connection &connection, OrganizationId organization, const CachedModel &entry,
                                const LearningState &state)
{
    using Steps = std::optional<std::vector<Step>>;
    std::vector<Step> steps;
    LearningStore learning(connection, organization);
    if (state.profileChange > entry.state.profileChange) {
        auto profiles = profilesOf(connection, organization);
        if (!profiles)
            return profiles.error();
        entry.encodedTexts.addTo(connection, organization, *profiles);
        const std::vector<BufferId> added = newIn(*profiles, *entry.model);
        const auto restored = added.empty() ? Result<bool>(false) : learning.anyExamplesOf(added);
        if (!restored)
            return restored.error();
        if (*restored)
            return Steps();
        steps.push_back([profiles = *profiles](const Model &model) { return model.withBuffers(profiles); });
    }
    if (state.exampleChange > entry.state.exampleChange) {
        auto taught = learning.examplesSince(entry.state.exampleChange, maxFollowed + 1);
        if (!taught)
            return taught.error();
        const std::size_t count = entry.model->exampleCount() + taught->size();
        if (taught->size() > maxFollowed || count > entry.examplesAtFirst * 5 / 4 + maxFollowed)
            return Steps();
        std::vector<Example> examples = examplesOf(std::move(*taught));
        entry.encodedTexts.addTo(connection, organization, examples);
        steps.push_back(
            [examples = std::move(examples)](const Model &model) { return model.learned(examples); });
    }
    return Steps(std::move(steps));
}

/// Changes the model, and the one that is being refitted when it is there.
void RoutingModels::Private::apply(CachedModel &entry, Step step)
{
    entry.model = step(*entry.model);
    if (entry.isRefitting)
        entry.meanwhile.push_back(std::move(step));
}

/// Calibrates the model by the decisions as they are now, so that an act that was undone leaves no trace.
Result<void> RoutingModels::Private::recalibrate(Connection &connection, OrganizationId organization,
                                                 CachedModel &entry)
{
    const auto opinions = opinionsOf(connection, organization);
    if (!opinions)
        return opinions.error();
    apply(entry, [opinions = *opinions](const Model &model) {
        return model.withCalibration(opinions.calibration, opinions.accepted);
    });
    entry.calibrated = Clock::now();
    entry.judged = entry.state.exampleChange;
    return {};
}

/// Brings the model to the state.
Result<void> RoutingModels::Private::follow(Connection &connection, OrganizationId organization,
                                            CachedModel &entry, const LearningState &state)
{
    const bool isOther = !entry.model || entry.isOutdated || entry.state.generation != state.generation;
    auto steps = isOther ? Result<std::optional<std::vector<Step>>>(std::nullopt)
                         : stepsTo(connection, organization, entry, state);
    if (!steps)
        return steps.error();
    if (!*steps)
        return load(connection, organization, entry, state);
    for (Step &step : **steps)
        apply(entry, std::move(step));
    // A later caller may have seen a newer state.
    entry.state.profileChange = std::max(entry.state.profileChange, state.profileChange);
    entry.state.exampleChange = std::max(entry.state.exampleChange, state.exampleChange);
    return {};
}

/// Brings the model up to date. Requires the mutex of the cached model.
Result<void> RoutingModels::Private::update(Connection &connection, OrganizationId organization,
                                            const EntryPointer &entry, const LearningState &state)
{
    if (!entry->model || entry->state != state || entry->isOutdated) {
        if (const auto followed = follow(connection, organization, *entry, state); !followed)
            return followed.error();
        cache.account(organization, entry, entry->model->bytes());
    }
    const bool wantsIt = wantsCalibration(*entry);
    entry->used = Clock::now();
    return wantsIt ? recalibrate(connection, organization, *entry) : Result<void>();
}

/// Does the same, and looks for new texts and vectors. Requires the mutex of the cached model.
Result<void> RoutingModels::Private::updateAll(Connection &connection, OrganizationId organization,
                                               const EntryPointer &entry, const LearningState &state)
{
    if (spaces.ownTexts) {
        if (auto texts = entry->ownTexts.readIfDue(connection, organization, entry->isToSettle);
            !texts.empty())
            entry->newTexts = std::move(texts);
    }
    if (entry->encodedTexts.haveChanged(connection, organization, spaces.encoder))
        entry->isOutdated = true;
    try {
        const storage::StopSignal *stop = connection.config().stop;
        const routing::AbandonmentScope scope([stop] { return stop && stop->isRaised(); });
        return update(connection, organization, entry, state);
    } catch (const routing::Abandoned &) {
        return unavailable(u"The server is stopping. Try again in a few seconds."_s);
    }
}

Result<ModelPointer> RoutingModels::current(Connection &connection, OrganizationId organization,
                                            const LearningState &state)
{
    const Private::EntryPointer entry = d->cache.of(organization);
    const std::unique_lock lock(entry->mutex);
    if (const auto updated = d->updateAll(connection, organization, entry, state); !updated)
        return updated.error();
    d->wantRefit(organization, entry);
    return entry->model;
}

Result<ModelPointer> RoutingModels::settled(Connection &connection, OrganizationId organization,
                                            const LearningState &state)
{
    const Private::EntryPointer entry = d->cache.of(organization);
    std::unique_lock lock(entry->mutex);
    entry->isToSettle = true;
    const auto updated = d->updateAll(connection, organization, entry, state);
    const bool isMine = updated && !entry->isRefitting && d->gainsByRefit(*entry);
    entry->isToSettle = false;
    if (!updated)
        return updated.error();
    if (isMine) {
        entry->isRefitting = true;
        lock.unlock();
        d->refit(organization, entry);
        lock.lock();
    }
    while (entry->isRefitting) {
        lock.unlock();
        routing::throwIfAbandoned();
        std::this_thread::sleep_for(pollInterval);
        lock.lock();
    }
    return entry->model;
}

bool RoutingModels::Private::isBehind(OrganizationId organization, const LearningState &state) const
{
    const EntryPointer entry = cache.find(organization);
    if (!entry)
        return false;
    const std::unique_lock lock(entry->mutex, std::try_to_lock);
    return lock && entry->model && (entry->state != state || !entry->model->isFitted());
}

bool RoutingModels::Private::isTimeToFollow()
{
    const std::lock_guard lock(mutex);
    const auto now = std::chrono::steady_clock::now();
    if (now - followed < followInterval)
        return false;
    followed = now;
    return true;
}

void RoutingModels::follow(Connection &connection)
{
    if (!d->isTimeToFollow())
        return;
    std::vector<OrganizationId> newest = d->cache.organizations();
    if (newest.size() > maxFollowedModels)
        newest.erase(newest.begin(), newest.end() - std::ptrdiff_t(maxFollowedModels));
    const auto states = storage::learningStates(connection, newest);
    if (!states)
        return;
    for (const auto &[organization, state] : *states) {
        if (d->isBehind(organization, state))
            std::ignore = current(connection, organization, state);
    }
}

std::shared_ptr<const routing::Model> RoutingModels::inMemory(OrganizationId organization) const
{
    const Private::EntryPointer entry = d->cache.find(organization);
    if (!entry)
        return nullptr;
    const std::unique_lock lock(entry->mutex, std::try_to_lock);
    return lock ? entry->model : nullptr;
}

int RoutingModels::refits() const
{
    const std::lock_guard lock(d->mutex);
    return int(d->wanting.size());
}

int RoutingModels::size() const
{
    return d->cache.size();
}

std::size_t RoutingModels::bytes() const
{
    return d->cache.bytes();
}

} // namespace triage::services

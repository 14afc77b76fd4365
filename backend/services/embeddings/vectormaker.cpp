// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/embeddings/vectormaker.h"

#include "languagemodel/languagemodel.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::services {

using embeddings::Embedded;
using embeddings::Vector;
using languagemodel::FailureKind;
using storage::ItemVector;
using storage::SeenItem;
using storage::VectorSpace;
using storage::VectorStore;

namespace {

constexpr int itemsOfStep = 128;
constexpr int buffersOfStep = 64;
constexpr int forgottenAtOnce = 2000;
constexpr std::chrono::seconds slowPause{ 5 };
constexpr qsizetype minLength = 200; // shorter texts are not halved
constexpr std::chrono::milliseconds maxTimeAlone{ 10'000 }; // for texts that are embedded alone
constexpr int maxFailures = 3; // of a text alone

/// Returns how long texts that are embedded alone may take.
std::chrono::milliseconds timeAlone(const embeddings::EmbeddingServer &server)
{
    return std::min(maxTimeAlone, server.endpoint().callTimeout);
}

/// Returns whether the server, which works, does not have that model or accept that text.
bool isRefusal(FailureKind failure)
{
    return failure == FailureKind::Refused || failure == FailureKind::BadRequest;
}

/// Returns whether a text may be the reason for the failure of its call.
bool mayFollowText(FailureKind failure)
{
    return languagemodel::isFailedCall(failure) && failure != FailureKind::Overloaded;
}

/// Returns whether both are vectors of one text by one model. Servers round differently, and ours are kept
/// with a byte for each component.
bool isSameDirection(const Vector &given, const Vector &kept)
{
    constexpr double minCosine = 0.98;
    const Vector direction = embeddings::normalized(given);
    return direction.size() == kept.size()
        && std::inner_product(direction.begin(), direction.end(), kept.begin(), 0.0) >= minCosine;
}

} // namespace

storage::SpaceKey VectorMaker::key()
{
    if (m_server.dimension() == 0 || m_server.isDimensionDoubtful()) {
        const std::vector<QString> probe{ u"Feedback"_s };
        std::ignore = m_server.embed(probe, m_server.endpoint().callTimeout);
    }
    return { .model = m_server.endpoint().model,
             .dimension = m_server.isDimensionDoubtful() ? 0 : m_server.dimension() };
}

Result<Embedded> VectorMaker::embedPaid(VectorStore &store, const std::vector<QString> &texts,
                                        const Ask &ask) const
{
    const qint64 limit = m_server.endpoint().dailyTokens;
    std::size_t affordable = texts.size();
    qint64 reserved = 0;
    if (limit > 0) {
        const auto spent = store.spentToday();
        if (!spent)
            return spent.error();
        affordable = 0;
        for (const QString &text : texts) {
            const qint64 more = languagemodel::maxTokens(text.toUtf8().size());
            if (*spent + reserved + more > limit)
                break;
            reserved += more;
            ++affordable;
        }
        const auto granted = affordable > 0 ? store.reserve(reserved, limit) : Result<bool>(false);
        if (!granted)
            return granted.error();
        if (!*granted) {
            affordable = 0;
            reserved = 0;
        }
    }
    Embedded embedded = ask(std::span(texts).first(affordable));
    embedded.vectors.resize(texts.size());
    embedded.failures.resize(texts.size(), FailureKind::OverBudget);
    if (embedded.tokens > 0 || reserved > 0) {
        if (const auto counted = store.spend(embedded.tokens, reserved); !counted)
            return counted.error();
    }
    return embedded;
}

bool VectorMaker::failsAlways(const QString &text)
{
    constexpr std::size_t maxRemembered = 10'000;
    const std::lock_guard lock(m_mutex);
    if (m_failures.size() > maxRemembered)
        m_failures.clear();
    if (++m_failures[text] < maxFailures)
        return false;
    m_failures.erase(text);
    return true;
}

Vector VectorMaker::embedBeginning(QString text, const VectorSpace &space, qint64 &tokens)
{
    while (text.size() > minLength) {
        text.truncate(text.size() / 2);
        Embedded one = m_server.embed({ &text, 1 }, timeAlone(m_server), space.model);
        tokens += one.tokens;
        if (one.failure != FailureKind::BadRequest)
            return std::move(one.vectors.front());
    }
    return Vector(std::size_t(space.dimension), 0.0F);
}

Embedded VectorMaker::embedAll(std::span<const QString> texts, const VectorSpace &space)
{
    Embedded all = m_server.embed(texts, m_server.endpoint().callTimeout, space.model);
    if (all.failure == FailureKind::None || m_server.isResting())
        return all;
    std::vector<QString> alone;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!mayFollowText(all.failures[i]))
            continue;
        alone.push_back(texts[i]);
        places.push_back(i);
    }
    Embedded each = m_server.embed(alone, timeAlone(m_server), space.model, embeddings::Packing::Alone);
    all.tokens += each.tokens;
    for (std::size_t i = 0; i < alone.size(); ++i) {
        Vector &vector = all.vectors[places[i]];
        vector = std::move(each.vectors[i]);
        if (each.failures[i] == FailureKind::BadRequest)
            vector = embedBeginning(alone[i], space, all.tokens);
        else if (!m_server.isResting() && mayFollowText(each.failures[i]) && failsAlways(alone[i]))
            vector.assign(std::size_t(space.dimension), 0.0F);
    }
    return all;
}

Result<std::size_t> VectorMaker::make(VectorStore &store, const VectorSpace &space,
                                      std::vector<ItemVector> items)
{
    if (items.empty())
        return std::size_t(0);
    std::vector<QString> texts;
    for (const ItemVector &each : items)
        texts.push_back(m_server.prepared(each.title, each.description));
    auto embedded
        = embedPaid(store, texts, [&](std::span<const QString> paid) { return embedAll(paid, space); });
    if (!embedded)
        return embedded.error();
    std::vector<ItemVector> made;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (int(embedded->vectors[i].size()) != space.dimension)
            continue;
        made.push_back(std::move(items[i]));
        made.back().vector = std::move(embedded->vectors[i]);
    }
    if (made.empty())
        return std::size_t(0);
    const auto stored = store.store(space.id, made);
    if (!stored)
        return stored.error();
    return stored->size();
}

std::optional<VectorSpace> VectorMaker::spaceForRouting(VectorStore &store, OrganizationId organization)
{
    const storage::SpaceKey key{ .model = m_server.endpoint().model, .dimension = m_server.dimension() };
    if (m_server.isResting() || key.dimension == 0)
        return std::nullopt; // before the first answer of the server nothing waits for it
    {
        const std::lock_guard lock(m_mutex);
        const auto slow = m_slowUntil.find(organization);
        if (slow != m_slowUntil.end() && std::chrono::steady_clock::now() < slow->second)
            return std::nullopt;
    }
    const auto current = store.space(key);
    if (!current)
        return std::nullopt;
    if (const auto serving = store.serving(key.model); serving && *serving) {
        const std::lock_guard lock(m_mutex);
        if (!m_gone.contains((*serving)->model))
            return **serving;
    }
    return *current;
}

Embedded VectorMaker::embedSoon(VectorStore &store, OrganizationId organization, const VectorSpace &space,
                                std::vector<QString> texts)
{
    // Some servers ignore the name of the model and give vectors of the one that they have. A text whose
    // vector is known tells whether that is still the earlier model.
    std::optional<ItemVector> control;
    if (isEarlier(space) && !texts.empty()) {
        if (auto found = store.control(space.id))
            control = std::move(*found);
    }
    if (control)
        texts.insert(texts.begin(), m_server.prepared(control->title, control->description));
    const auto paid = embedPaid(store, texts, [&](std::span<const QString> affordable) {
        return m_server.embed(affordable, m_server.endpoint().routingWait, space.model);
    });
    Embedded embedded;
    if (paid)
        embedded = *paid;
    embedded.vectors.resize(texts.size());
    bool isGone = isEarlier(space) && isRefusal(embedded.failure);
    if (control) {
        const Vector given = std::move(embedded.vectors.front());
        embedded.vectors.erase(embedded.vectors.begin());
        isGone = isGone || (!given.empty() && !isSameDirection(given, control->vector));
        if (isGone || given.empty())
            std::ranges::for_each(embedded.vectors, &Vector::clear);
    }
    {
        const std::lock_guard lock(m_mutex);
        if (isGone)
            m_gone.insert(space.model);
        if (embedded.failure == FailureKind::TimedOut)
            m_slowUntil[organization] = std::chrono::steady_clock::now() + slowPause;
    }
    for (embeddings::Vector &vector : embedded.vectors) {
        if (int(vector.size()) != space.dimension)
            vector.clear();
    }
    return embedded;
}

void VectorMaker::makeForRouting(storage::Connection &connection, OrganizationId organization,
                                 std::span<const storage::ClaimedItem> items)
{
    VectorStore store(connection, organization);
    const auto space = spaceForRouting(store, organization);
    if (!space)
        return;
    std::vector<FeedbackId> ids;
    for (const storage::ClaimedItem &item : items)
        ids.push_back(item.feedback);
    const auto there = store.withVector(space->id, ids);
    if (!there)
        return;
    const std::unordered_set<FeedbackId> known(there->begin(), there->end());
    std::vector<ItemVector> missing;
    std::vector<QString> texts;
    for (const storage::ClaimedItem &item : items) {
        if (known.contains(item.feedback))
            continue;
        missing.push_back({ item.feedback, item.title, item.description, {} });
        texts.push_back(m_server.prepared(item.title, item.description));
    }
    Embedded embedded = embedSoon(store, organization, *space, std::move(texts));
    std::vector<ItemVector> made;
    for (std::size_t i = 0; i < missing.size(); ++i) {
        if (embedded.vectors[i].empty())
            continue;
        made.push_back(std::move(missing[i]));
        made.back().vector = std::move(embedded.vectors[i]);
    }
    if (!made.empty())
        std::ignore = store.store(space->id, made);
}

std::vector<embeddings::Vector> VectorMaker::ofTexts(storage::Connection &connection,
                                                     OrganizationId organization, qint64 space,
                                                     const std::vector<std::pair<QString, QString>> &texts)
{
    VectorStore store(connection, organization);
    const auto usable = texts.empty() ? std::nullopt : spaceForRouting(store, organization);
    if (!usable || usable->id != space)
        return std::vector<embeddings::Vector>(texts.size());
    std::vector<QString> sent;
    for (const auto &[title, description] : texts)
        sent.push_back(m_server.prepared(title, description));
    return embedSoon(store, organization, *usable, std::move(sent)).vectors;
}

Result<bool> VectorMaker::describe(VectorStore &store, const VectorSpace &space)
{
    auto buffers = store.buffersWithout(space.id, buffersOfStep);
    if (!buffers)
        return buffers.error();
    if (buffers->empty())
        return true;
    std::vector<QString> texts;
    for (const storage::UndescribedBuffer &each : *buffers)
        texts.push_back(m_server.prepared(each.name, each.description));
    auto embedded
        = embedPaid(store, texts, [&](std::span<const QString> paid) { return embedAll(paid, space); });
    if (!embedded)
        return embedded.error();
    std::vector<storage::UndescribedBuffer> made;
    std::vector<embeddings::Vector> vectors;
    for (std::size_t i = 0; i < buffers->size(); ++i) {
        if (int(embedded->vectors[i].size()) != space.dimension)
            continue;
        made.push_back(std::move((*buffers)[i]));
        vectors.push_back(std::move(embedded->vectors[i]));
    }
    if (!made.empty()) {
        if (const auto stored = store.store(space.id, made, vectors); !stored)
            return stored.error();
    }
    return made.size() == buffers->size();
}

Result<VectorMaker::Step> VectorMaker::makeSome(storage::Connection &connection, OrganizationId organization)
{
    VectorStore store(connection, organization);
    const storage::SpaceKey current = key();
    if (current.dimension == 0)
        return Step::Failed;
    // Everything up to this change is committed, because changes of an organization are serial.
    const auto until = store.lastChange();
    if (!until)
        return until.error();
    const auto space = store.space(current);
    if (!space)
        return space.error();
    const auto described = describe(store, *space);
    if (!described)
        return described.error();
    if (!*described)
        return Step::Failed;
    const auto items = store.next(*space, *until, itemsOfStep);
    if (!items)
        return items.error();
    std::vector<ItemVector> missing;
    for (const SeenItem &each : *items) {
        if (!each.hasVector)
            missing.push_back({ each.feedback, each.title, each.description, {} });
    }
    const std::size_t wanted = missing.size();
    const auto made = make(store, *space, std::move(missing));
    if (!made)
        return made.error();
    if (*made < wanted)
        return Step::Failed; // those that are there now are not asked for again
    const bool isLast = int(items->size()) < itemsOfStep;
    const qint64 change = isLast ? *until : items->back().change;
    const FeedbackId item = isLast ? FeedbackId(std::numeric_limits<qint64>::max()) : items->back().feedback;
    if (const auto seen = store.see(space->id, change, item, isLast); !seen)
        return seen.error();
    if (!isLast)
        return Step::More;
    const auto forgotten = store.forgetOthers(space->id, forgottenAtOnce);
    if (!forgotten)
        return forgotten.error();
    return *forgotten > 0 ? Step::More : Step::Complete;
}

} // namespace triage::services

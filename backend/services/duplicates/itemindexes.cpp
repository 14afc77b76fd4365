// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/duplicates/itemindexes.h"

#include "database/stopsignal.h"
#include "duplicates/comparableitem.h"
#include "routing/parseditem.h"
#include "services/organizationcache.h"
#include "stores/triage/textchanges.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <unordered_map>

namespace triage::services {

using neighbours::NeighbourIndex;
using storage::ClaimedItem;
using storage::Connection;
using storage::TextChange;
using storage::TextChangePlace;
using storage::TextChangeStore;

namespace {

/// The number of changes that are read at once. Who routes items follows that many; more are left to the
/// thread.
constexpr int changesAtOnce = 1000;
/// How long the caller waits for another thread that follows the same changes.
constexpr auto maxWait = std::chrono::milliseconds(100);
/// After a step the thread leaves the processors to others for this multiple of the time it took.
constexpr int restFactor = 1;

std::vector<routing::Feature> wordsOf(const QString &title, const QString &description, Language home)
{
    const routing::FeedbackText text{ title, description.left(duplicates::maxComparedLength) };
    return routing::readerOf(routing::inLanguage(text, home)).features().words;
}

} // namespace

struct ItemIndexes::Private
{
    /// The index of an organization. One thread at a time follows the changes, with the first mutex; the
    /// second one is held only while the index is read or written.
    struct Entry
    {
        explicit Entry(std::size_t bytes) : maxBytes(bytes), index(bytes) { }

        const std::size_t maxBytes;
        std::timed_mutex following;
        bool isAskedFor = false; ///< At least once.
        bool isBegun = false;
        qint64 generation = 0;
        TextChangePlace place;

        std::shared_mutex mutex;
        NeighbourIndex index;
        Language home;
        std::atomic<bool> isReady = false;

        bool isWanted = false; ///< Guarded by the mutex of the queue.
    };
    using EntryPointer = std::shared_ptr<Entry>;

    Private(storage::ConnectionConfig c, Limits l) : config(std::move(c)), limits(l), cache(l.memory) { }

    void account(OrganizationId organization, const EntryPointer &entry);
    void want(OrganizationId organization, const EntryPointer &entry);
    void run();
    Result<void> begin(TextChangeStore &store, Entry &entry) const;
    Result<bool> follow(Connection &connection, OrganizationId organization, Entry &entry) const;

    const storage::ConnectionConfig config;
    const Limits limits;
    OrganizationCache<Entry> cache;
    std::mutex mutex; ///< Guards the queue.
    std::condition_variable changed;
    std::deque<std::pair<OrganizationId, EntryPointer>> wanting; ///< Each entry once.
    bool isEnding = false;
    std::thread thread; ///< Started when first needed.
};

ItemIndexes::ItemIndexes(storage::ConnectionConfig connection, Limits limits)
    : d(std::make_unique<Private>(std::move(connection), limits))
{
}

ItemIndexes::~ItemIndexes()
{
    {
        const std::lock_guard lock(d->mutex);
        d->isEnding = true;
    }
    d->changed.notify_all();
    if (d->thread.joinable())
        d->thread.join();
}

/// Notes the size of an entry.
void ItemIndexes::Private::account(OrganizationId organization, const EntryPointer &entry)
{
    std::size_t size = 0;
    {
        const std::shared_lock lock(entry->mutex);
        size = sizeof(Entry) + entry->index.bytes();
    }
    cache.account(organization, entry, size);
}

/// Leaves it to the thread to follow the changes.
void ItemIndexes::Private::want(OrganizationId organization, const EntryPointer &entry)
{
    const std::lock_guard lock(mutex);
    if (std::exchange(entry->isWanted, true))
        return;
    wanting.emplace_back(organization, entry);
    if (!thread.joinable())
        thread = std::thread([this] { run(); });
    changed.notify_all();
}

void ItemIndexes::Private::run()
{
    Connection connection(config);
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return isEnding || !wanting.empty(); });
        if (isEnding)
            return;
        const auto [organization, entry] = wanting.front();
        wanting.pop_front();
        lock.unlock();
        const auto begun = std::chrono::steady_clock::now();
        bool isAhead = false;
        {
            const std::lock_guard following(entry->following);
            const auto more = follow(connection, organization, *entry);
            isAhead = more && *more;
        }
        account(organization, entry);
        const auto took = std::chrono::steady_clock::now() - begun;
        lock.lock();
        if (isAhead && cache.find(organization) == entry)
            wanting.emplace_back(organization, entry); // Other organizations have their turn in between.
        else
            entry->isWanted = false;
        changed.wait_for(lock, restFactor * took, [this] { return isEnding; });
    }
}

/// Starts with an empty index.
Result<void> ItemIndexes::Private::begin(TextChangeStore &store, Entry &entry) const
{
    const auto start = store.startOf(limits.items);
    if (!start)
        return start.error();
    const std::unique_lock lock(entry.mutex);
    entry.index = NeighbourIndex(entry.maxBytes);
    entry.home = start->home;
    entry.generation = start->generation;
    entry.place = start->place;
    entry.isBegun = true;
    return {};
}

/// Follows the next changes. Requires the mutex for following. Returns whether there may be more.
Result<bool> ItemIndexes::Private::follow(Connection &connection, OrganizationId organization,
                                          Entry &entry) const
{
    constexpr int length = int(duplicates::maxComparedLength);
    TextChangeStore store(connection, organization);
    if (!entry.isBegun) {
        if (const auto begun = begin(store, entry); !begun)
            return begun.error();
    }
    const auto changes = store.after(entry.place, length, changesAtOnce);
    if (!changes)
        return changes.error();
    if (entry.generation != changes->generation) {
        entry.isReady = false; // Another history: the numbers of changes mean nothing.
        if (const auto begun = begin(store, entry); !begun) {
            entry.isBegun = false;
            return begun.error();
        }
        return true;
    }
    std::unordered_map<FeedbackId, quint64> hashes;
    std::vector<FeedbackId> wanted;
    for (const TextChange &each : changes->items) {
        // Only this thread writes, so that it may read without the mutex.
        if (!each.isGone && !entry.index.contains(each.feedback, each.hash)) {
            wanted.push_back(each.feedback);
            hashes.emplace(each.feedback, each.hash);
        }
    }
    auto texts = wanted.empty()
        ? Result<std::vector<storage::ChangedText>>(std::vector<storage::ChangedText>())
        : store.texts(wanted, length);
    if (!texts)
        return texts.error();
    std::unordered_map<FeedbackId, std::vector<routing::Feature>> words;
    for (const storage::ChangedText &text : *texts)
        words.emplace(text.feedback, wordsOf(text.title, text.description, entry.home));
    if (!changes->items.empty()) {
        const std::unique_lock lock(entry.mutex);
        for (const TextChange &each : changes->items) {
            if (each.isGone)
                entry.index.remove(each.feedback);
            else if (const auto found = words.find(each.feedback); found != words.end())
                entry.index.put(each.feedback, hashes[each.feedback], found->second);
        }
    }
    entry.place = changes->end;
    const bool isAhead = changes->items.size() == std::size_t(changesAtOnce);
    if (!isAhead)
        entry.isReady = true;
    return isAhead;
}

std::optional<NearestItems> ItemIndexes::nearest(Connection &connection, OrganizationId organization,
                                                 std::span<const ClaimedItem> items, std::size_t limit)
{
    const Private::EntryPointer entry = d->cache.of(organization, d->limits.memory / 2);
    {
        const std::unique_lock following(entry->following, maxWait);
        if (!following)
            return std::nullopt;
        // Most of many small organizations get an item now and then, for which an index is not worth reading.
        if (!std::exchange(entry->isAskedFor, true)) {
            d->account(organization, entry);
            return std::nullopt;
        }
        const bool wasReady = entry->isReady;
        const auto isAhead = wasReady ? d->follow(connection, organization, *entry) : Result<bool>(true);
        if (!isAhead)
            return std::nullopt;
        if (*isAhead) {
            d->want(organization, entry);
            return std::nullopt;
        }
    }
    d->account(organization, entry);
    const std::shared_lock lock(entry->mutex);
    NearestItems nearest{ entry->home, {} };
    for (const ClaimedItem &item : items)
        nearest.ofItems.push_back(
            entry->index.nearest(item.feedback, wordsOf(item.title, item.description, entry->home), limit));
    return nearest;
}

int ItemIndexes::size() const
{
    return d->cache.size();
}

std::size_t ItemIndexes::bytes() const
{
    return d->cache.bytes();
}

} // namespace triage::services

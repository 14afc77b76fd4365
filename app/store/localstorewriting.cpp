// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of LocalStore: everything that writes.
#include "store/cache/pointreader.h"
#include "store/localstoreprivate.h"

#include <QFileInfo>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Posts carry a key, so that one whose answer was lost is not done twice.
QByteArray keyFor(const Operation &operation)
{
    const bool isPost
        = std::holds_alternative<WriteNote>(operation) || std::holds_alternative<RetryRouting>(operation);
    return isPost ? QUuid::createUuid().toByteArray(QUuid::WithoutBraces) : QByteArray();
}

std::vector<FeedbackId> itemsOf(const std::vector<OutboxEntry> &entries)
{
    std::vector<FeedbackId> ids;
    for (const OutboxEntry &entry : entries) {
        const FeedbackId id = feedbackOf(entry.operation);
        if (ids.empty() || ids.back() != id)
            ids.push_back(id);
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

void markTimeline(CacheUpdater &cache, const Operation &operation)
{
    if (std::holds_alternative<WriteNote>(operation))
        cache.changes().timelineChanged(feedbackOf(operation));
}

/// The effects of the entries go.
std::function<void(CacheUpdater &)> revert(const std::vector<OutboxEntry> &entries)
{
    return [entries](CacheUpdater &cache) {
        for (const OutboxEntry &entry : entries) {
            cache.overlay().remove(entry.id, feedbackOf(entry.operation));
            markTimeline(cache, entry.operation);
        }
        for (const FeedbackId id : itemsOf(entries))
            cache.reapply(id);
    };
}

} // namespace

Result<std::unique_ptr<LocalStore>> LocalStore::open(StoreConfig config)
{
    auto store = std::unique_ptr<LocalStore>(new LocalStore);
    const QString cache = config.cachePath;
    config.cachePath = usablePath(cache, config.outboxPath);
    config.outboxPath = usablePath(config.outboxPath, cache);
    store->d = std::make_unique<Private>(store.get(), std::move(config));
    if (const auto opened = store->d->open(); !opened)
        return opened.error();
    return store;
}

ActId LocalStore::apply(Act act)
{
    const ActId id{ ++d->lastAct };
    const Timestamp now = timeNow();
    std::vector<OutboxEntry> entries;
    entries.reserve(act.operations.size());
    for (Operation &operation : act.operations) {
        OutboxEntry entry;
        entry.id = ++d->lastEntry;
        entry.act = id;
        entry.text = act.text;
        entry.operation = std::move(operation);
        entry.createdAt = now;
        entry.key = keyFor(entry.operation);
        if (act.hold.count() > 0) {
            entry.state = OutboxEntryState::Held;
            entry.notBefore = Timestamp(now.milliseconds() + std::chrono::milliseconds(act.hold).count());
        }
        d->queue.add(entry, false);
        entries.push_back(std::move(entry));
    }
    d->acts.insert(qint64(id), int(entries.size()));
    const auto shared = std::make_shared<const std::vector<OutboxEntry>>(std::move(entries));
    StoreJob job;
    job.durable = [shared](OutboxFile &file) {
        for (const OutboxEntry &entry : *shared)
            file.add(entry, int(shared->size()));
    };
    job.cache = [shared](CacheUpdater &cache) {
        for (const OutboxEntry &entry : *shared) {
            cache.overlay().add(entry.id, std::make_shared<Operation>(entry.operation),
                                Overlay::Part::Applies);
            markTimeline(cache, entry.operation);
        }
        for (const FeedbackId item : itemsOf(*shared))
            cache.reapply(item);
    };
    job.done = [this, id, shared](const Result<void> &kept) {
        if (kept)
            return d->queue.stored(id);
        for (const OutboxEntry &entry : *shared)
            d->queue.remove(entry.id);
        d->notifyOutboxChanged();
    };
    d->writer->post(std::move(job));
    d->notifyOutboxChanged();
    return id;
}

bool LocalStore::withdraw(ActId act)
{
    std::vector<OutboxEntry> entries;
    for (const qint64 id : d->queue.ofAct(act))
        entries.push_back(*d->queue.find(id));
    // What was sent once may have arrived even where no answer did.
    const auto isUntouched = [](const OutboxEntry &entry) {
        return entry.attempts == 0;
    };
    if (entries.empty() || d->acts.value(qint64(act)) != int(entries.size())
        || !std::all_of(entries.begin(), entries.end(), isUntouched))
        return false;
    d->drop(entries, revert(entries));
    d->scheduleWork();
    return true;
}

void LocalStore::retry(qint64 id)
{
    const OutboxEntry *found = d->queue.find(id);
    if (!found || found->state == OutboxEntryState::Sending || found->state == OutboxEntryState::Held)
        return;
    OutboxEntry entry = *found;
    if (entry.state != OutboxEntryState::Waiting)
        entry.key = keyFor(entry.operation);
    amend(entry);
}

void LocalStore::amend(qint64 id, Operation operation)
{
    const OutboxEntry *found = d->queue.find(id);
    if (!found || found->state == OutboxEntryState::Sending
        || feedbackOf(found->operation) != feedbackOf(operation))
        return;
    OutboxEntry entry = *found;
    entry.operation = std::move(operation);
    entry.key = keyFor(entry.operation);
    amend(entry);
}

void LocalStore::amend(OutboxEntry entry)
{
    entry.state = OutboxEntryState::Waiting;
    entry.notBefore.reset();
    entry.problem.reset();
    entry.requestId.clear();
    entry.theirs.clear();
    d->queue.replace(entry);
    d->keep({ entry }, [entry](CacheUpdater &cache) {
        cache.overlay().replace(entry.id, std::make_shared<Operation>(entry.operation));
        cache.reapply(feedbackOf(entry.operation));
        markTimeline(cache, entry.operation);
    });
    d->scheduleWork();
}

void LocalStore::discard(qint64 id)
{
    const OutboxEntry *found = d->queue.find(id);
    if (!found || found->state == OutboxEntryState::Sending)
        return;
    // What the same act wanted of the item afterwards made sense with it only: of a move that could not put
    // the item into its new buffer the taking out of the old one must not follow.
    std::vector<OutboxEntry> entries{ *found };
    for (const OutboxEntry *each : d->queue.ofItem(feedbackOf(found->operation))) {
        if (each->act == found->act && each->id > id && each->state != OutboxEntryState::Sending)
            entries.push_back(*each);
    }
    d->drop(entries, revert(entries));
    d->scheduleWork();
}

void LocalStore::setDraft(FeedbackId id, const QString &text)
{
    if (text.isEmpty())
        d->drafts.remove(id.value());
    else
        d->drafts.insert(id.value(), text);
    StoreJob job;
    job.durable = [id, text](OutboxFile &file) {
        file.setDraft(id, text);
    };
    d->writer->post(std::move(job));
}

void LocalStore::setMemo(const QString &name, const QByteArray &value)
{
    if (value.isEmpty())
        d->memos.remove(name);
    else
        d->memos.insert(name, value);
    StoreJob job;
    job.durable = [name, value](OutboxFile &file) {
        file.setMemo(name, value);
    };
    d->writer->post(std::move(job));
}

void LocalStore::markSeen(std::span<const FeedbackId> ids)
{
    StoreJob job;
    job.cache = [seen = std::vector<FeedbackId>(ids.begin(), ids.end())](CacheUpdater &cache) {
        cache.markSeen(seen);
    };
    d->writer->post(std::move(job));
}

void LocalStore::flush()
{
    d->writer->flush();
    d->deliver();
    d->notifyChanged();
}

} // namespace triage::app

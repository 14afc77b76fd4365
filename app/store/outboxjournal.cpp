// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outboxjournal.h"

#include <algorithm>

namespace triage::app {

std::vector<FeedbackId> OutboxJournal::itemsOf(const Entries &entries)
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

void OutboxJournal::markTimeline(CacheUpdater &cache, const Operation &operation)
{
    if (std::holds_alternative<WriteNote>(operation))
        cache.changes().timelineChanged(feedbackOf(operation));
}

OutboxJournal::CacheEffect OutboxJournal::revert(const Entries &entries)
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

void OutboxJournal::add(const std::shared_ptr<const Entries> &entries, std::map<FeedbackId, QString> about,
                        std::function<void(const Result<void> &)> done)
{
    StoreJob job;
    job.isOwn = true;
    job.durable = [entries, about = std::move(about)](OutboxFile &file) {
        for (const OutboxEntry &entry : *entries) {
            const auto words = about.find(feedbackOf(entry.operation));
            file.add(entry, int(entries->size()), words == about.end() ? QString() : words->second);
            if (const auto *note = std::get_if<WriteNote>(&entry.operation))
                file.takeDraft(note->feedback, note->text);
        }
    };
    job.cache = [entries](CacheUpdater &cache) {
        for (const OutboxEntry &entry : *entries) {
            cache.overlay().add(entry.id, entry.act, entry.operation, Overlay::Part::Applies);
            markTimeline(cache, entry.operation);
        }
        for (const FeedbackId item : itemsOf(*entries))
            cache.reapply(item);
    };
    job.done = std::move(done);
    m_writer.post(std::move(job));
}

void OutboxJournal::update(const Entries &entries, CacheEffect effect)
{
    StoreJob job;
    job.durable = [entries](OutboxFile &file) {
        for (const OutboxEntry &entry : entries)
            file.update(entry);
    };
    job.mustPersist = true;
    job.cache = std::move(effect);
    m_writer.post(std::move(job));
}

void OutboxJournal::updateOperations(const Entries &entries)
{
    if (entries.empty())
        return;
    update(entries, [entries](CacheUpdater &cache) {
        for (const OutboxEntry &entry : entries)
            cache.overlay().replace(entry.id, entry.operation);
        for (const FeedbackId item : itemsOf(entries))
            cache.reapply(item);
    });
}

void OutboxJournal::remove(const std::vector<OutboxEntryId> &ids, CacheEffect effect, bool isTakenBack)
{
    StoreJob job;
    job.isOwn = isTakenBack;
    job.durable = [ids](OutboxFile &file) {
        for (const OutboxEntryId id : ids)
            file.remove(id);
    };
    job.mustPersist = true;
    job.cache = std::move(effect);
    m_writer.post(std::move(job));
}

void OutboxJournal::restore(FeedbackId item, const QByteArray &server, const QByteArray &buffers,
                            const QByteArray &triage)
{
    StoreJob job;
    job.cache = [item, server, buffers, triage](CacheUpdater &cache) {
        cache.restore(item, server, buffers);
        cache.restoreTriage(item, triage);
    };
    m_writer.post(std::move(job));
}

} // namespace triage::app

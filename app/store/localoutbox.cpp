// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/localoutbox.h"

#include "store/cache/pointreader.h"
#include "store/values/clock.h"

#include <QUuid>

#include <algorithm>

namespace triage::app {

namespace {

/// POST requests carry a key, so that one whose answer was lost is not executed twice.
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

/// Returns the job that takes back the effects of the entries.
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

/// Returns the server's value of the first field that the edit changes and that differs from its value
/// before.
QString theirsOf(const EditFeedback &edit, const Feedback &server)
{
    const auto differs = [](const auto &before, const auto &now) {
        return before.sent && before.value != now;
    };
    if (differs(edit.before.title, server.title))
        return server.title.value_or(QString());
    if (differs(edit.before.description, server.description))
        return server.description;
    if (differs(edit.before.submittedBy, server.submittedBy))
        return server.submittedBy.value_or(QString());
    return {};
}

} // namespace

LocalOutbox::LocalOutbox(StoreWriter &writer) : m_writer(writer)
{
    m_workTimer.setSingleShot(true);
    connect(&m_workTimer, &QTimer::timeout, this, &LocalOutbox::scheduleWork);
}

void LocalOutbox::load(OpenedOutbox &opened)
{
    std::tie(m_lastAct, m_lastEntry) = opened.lastNumbers;
    for (OutboxEntry &entry : opened.entries)
        m_queue.add(std::move(entry), true);
    for (const auto &[act, size] : opened.actSizes)
        m_actSizes.insert(act, size);
    m_announced = m_queue.summary();
}

ActId LocalOutbox::apply(Act act, StoredCallback stored)
{
    m_lastAct = ActId(m_lastAct.value() + 1);
    const ActId id = m_lastAct;
    const Timestamp now = currentTime();
    std::vector<OutboxEntry> entries;
    entries.reserve(act.operations.size());
    for (Operation &operation : act.operations) {
        OutboxEntry entry;
        m_lastEntry = OutboxEntryId(m_lastEntry.value() + 1);
        entry.id = m_lastEntry;
        entry.act = id;
        entry.text = act.text;
        entry.operation = std::move(operation);
        entry.createdAt = now;
        entry.key = keyFor(entry.operation);
        if (act.hold.count() > 0) {
            entry.state = OutboxEntryState::Held;
            entry.notBefore = Timestamp(now.milliseconds() + std::chrono::milliseconds(act.hold).count());
        }
        m_queue.add(entry, false);
        entries.push_back(std::move(entry));
    }
    m_actSizes.insert(id, int(entries.size()));
    const auto shared = std::make_shared<const std::vector<OutboxEntry>>(std::move(entries));
    StoreJob job;
    job.durable = [shared](OutboxFile &file) {
        for (const OutboxEntry &entry : *shared) {
            file.add(entry, int(shared->size()));
            if (const auto *note = std::get_if<WriteNote>(&entry.operation))
                file.takeDraft(note->feedback, note->text);
        }
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
    job.done = [this, id, shared, stored = std::move(stored)](const Result<void> &result) {
        if (result) {
            m_queue.stored(id);
        } else {
            for (const OutboxEntry &entry : *shared)
                m_queue.remove(entry.id);
            notifyChanged();
        }
        if (stored)
            stored(result);
    };
    m_writer.post(std::move(job));
    notifyChanged();
    return id;
}

bool LocalOutbox::withdraw(ActId act)
{
    std::vector<OutboxEntry> entries;
    for (const OutboxEntryId id : m_queue.ofAct(act))
        entries.push_back(*m_queue.find(id));
    // An entry that was sent may have arrived even if no answer did.
    const auto isUntouched = [](const OutboxEntry &entry) {
        return entry.attempts == 0;
    };
    if (entries.empty() || m_actSizes.value(act) != int(entries.size())
        || !std::all_of(entries.begin(), entries.end(), isUntouched))
        return false;
    remove(entries, revert(entries));
    scheduleWork();
    return true;
}

void LocalOutbox::retry(OutboxEntryId id)
{
    const OutboxEntry *found = m_queue.find(id);
    if (!found || found->state == OutboxEntryState::Sending || found->state == OutboxEntryState::Held)
        return;
    OutboxEntry entry = *found;
    if (entry.state != OutboxEntryState::Waiting)
        entry.key = keyFor(entry.operation);
    resend(entry);
}

bool LocalOutbox::amend(OutboxEntryId id, Operation operation)
{
    const OutboxEntry *found = m_queue.find(id);
    if (!found || found->state == OutboxEntryState::Sending
        || feedbackOf(found->operation) != feedbackOf(operation))
        return false;
    OutboxEntry entry = *found;
    entry.operation = std::move(operation);
    entry.key = keyFor(entry.operation);
    resend(entry);
    return true;
}

void LocalOutbox::resend(OutboxEntry entry)
{
    entry.state = OutboxEntryState::Waiting;
    entry.notBefore.reset();
    entry.problem.reset();
    entry.requestId.clear();
    entry.theirs.clear();
    m_queue.replace(entry);
    update({ entry }, [entry](CacheUpdater &cache) {
        cache.overlay().replace(entry.id, std::make_shared<Operation>(entry.operation));
        cache.reapply(feedbackOf(entry.operation));
        markTimeline(cache, entry.operation);
    });
    scheduleWork();
}

void LocalOutbox::discard(OutboxEntryId id)
{
    const OutboxEntry *found = m_queue.find(id);
    if (!found || found->state == OutboxEntryState::Sending)
        return;
    // Later operations of the same act on the item are discarded too: if a move could not assign the item to
    // its new buffer, it must not remove it from the old one.
    std::vector<OutboxEntry> entries{ *found };
    for (const OutboxEntry *each : m_queue.ofItem(feedbackOf(found->operation))) {
        if (each->act == found->act && each->id > id && each->state != OutboxEntryState::Sending)
            entries.push_back(*each);
    }
    remove(entries, revert(entries));
    scheduleWork();
}

std::vector<OutboxEntry> LocalOutbox::startSending(int limit, LocalDatabase *cache)
{
    std::vector<OutboxEntry> started = m_queue.startSending(limit, currentTime());
    if (started.empty())
        return started;
    for (const OutboxEntry &entry : started) {
        if (cache && std::holds_alternative<WriteNote>(entry.operation))
            m_newestNotes.try_emplace(entry.id, newestNote(*cache, feedbackOf(entry.operation)));
    }
    update(started);
    return started;
}

void LocalOutbox::finish(OutboxEntryId id, const SendOutcome &outcome, FeedPageNumber lastStalePage)
{
    const OutboxEntry *found = m_queue.find(id);
    if (!found)
        return;
    OutboxEntry entry = *found;
    const FeedbackId item = feedbackOf(entry.operation);
    entry.problem = outcome.problem;
    entry.requestId = outcome.requestId;
    switch (outcome.kind) {
    case SendOutcome::Kind::Accepted:
        remove({ entry }, [id, item, lastStalePage, answer = outcome.answer](CacheUpdater &cache) {
            cache.acknowledge(id, item, lastStalePage, answer);
        });
        break;
    case SendOutcome::Kind::Again:
        entry.state = OutboxEntryState::Waiting;
        entry.notBefore = outcome.notBefore;
        m_queue.replace(entry);
        update({ entry }, [item](CacheUpdater &cache) { cache.changes().itemChanged(item); });
        break;
    case SendOutcome::Kind::Refused:
        refuse(entry, OutboxEntryState::Failed, outcome);
        break;
    case SendOutcome::Kind::Conflict:
        refuse(entry, OutboxEntryState::Conflict, outcome);
        break;
    }
    scheduleWork();
}

void LocalOutbox::refuse(OutboxEntry entry, OutboxEntryState state, const SendOutcome &outcome)
{
    entry.state = state;
    entry.notBefore.reset();
    auto *edit = std::get_if<EditFeedback>(&entry.operation);
    const auto server
        = edit && !outcome.server.isEmpty() ? readItem(outcome.server) : Result<FeedItem>(Problem());
    if (edit && server) {
        entry.theirs = theirsOf(*edit, server->feedback);
        // A person compares with these values. Redoing the edit is meant against exactly them, however soon
        // it is requested.
        if (state == OutboxEntryState::Conflict)
            edit->before = valuesOf(edit->patch, server->feedback);
    }
    m_queue.replace(entry);
    const auto part = state == OutboxEntryState::Failed ? Overlay::Part::Refused : Overlay::Part::Overridden;
    update({ entry },
           [entry, part, server = outcome.server, buffers = outcome.serverBuffers](CacheUpdater &cache) {
               const FeedbackId item = feedbackOf(entry.operation);
               cache.overlay().setPart(entry.id, item, part);
               cache.restore(item, server, buffers);
               cache.reapply(item);
               if (std::holds_alternative<WriteNote>(entry.operation))
                   cache.changes().timelineChanged(item);
           });
    Q_EMIT refused(entry);
}

void LocalOutbox::releaseAll()
{
    if (!m_queue.release().empty())
        scheduleWork();
}

void LocalOutbox::scheduleWork()
{
    const bool works = m_queue.hasWork(currentTime());
    if (const auto due = m_queue.nextDue()) {
        const qint64 wait = due->milliseconds() - currentTime().milliseconds();
        m_workTimer.start(std::chrono::milliseconds(std::clamp<qint64>(wait, 1, 3'600'000)));
    } else {
        m_workTimer.stop();
    }
    if (works)
        Q_EMIT workWaiting();
}

void LocalOutbox::notifyChanged()
{
    const OutboxSummary now = m_queue.summary();
    // A change may still wait for its next operation after one was done.
    if (now == m_announced && m_queue.size() == m_announcedSize)
        return;
    m_announced = now;
    m_announcedSize = m_queue.size();
    Q_EMIT changed(now);
}

void LocalOutbox::update(const std::vector<OutboxEntry> &entries, CacheEffect effect)
{
    StoreJob job;
    job.durable = [entries](OutboxFile &file) {
        for (const OutboxEntry &entry : entries)
            file.update(entry);
    };
    job.mustPersist = true;
    job.cache = std::move(effect);
    m_writer.post(std::move(job));
    notifyChanged();
}

void LocalOutbox::remove(const std::vector<OutboxEntry> &entries, CacheEffect effect)
{
    std::vector<OutboxEntryId> ids;
    for (const OutboxEntry &entry : entries) {
        ids.push_back(entry.id);
        m_queue.remove(entry.id);
        m_newestNotes.erase(entry.id);
    }
    StoreJob job;
    job.durable = [ids = std::move(ids)](OutboxFile &file) {
        for (const OutboxEntryId id : ids)
            file.remove(id);
    };
    job.mustPersist = true;
    job.cache = std::move(effect);
    m_writer.post(std::move(job));
    notifyChanged();
}

std::vector<TimelineEntry> LocalOutbox::unsentNotes(FeedbackId id, const std::vector<Note> &known,
                                                    const std::optional<Me> &me) const
{
    std::vector<TimelineEntry> waiting;
    const std::vector<const OutboxEntry *> entries = m_queue.ofItem(id);
    std::vector<NoteId> matched;
    const Author author{ me ? me->member.id : MemberId() };
    for (const OutboxEntry *entry : entries) {
        const auto *note = std::get_if<WriteNote>(&entry->operation);
        if (!note)
            continue;
        const auto newest = m_newestNotes.find(entry->id);
        const auto isItself = [&](const Note &each) {
            return each.kind == NoteKind::Note && each.text == note->text && each.author == author
                && (newest == m_newestNotes.end() ? each.createdAt >= entry->createdAt
                                                  : each.id > newest->second)
                && std::find(matched.begin(), matched.end(), each.id) == matched.end();
        };
        // The feed may have the note before the answer to its request arrives.
        const bool maybeThere = entry->attempts > 0 && entry->state != OutboxEntryState::Failed;
        const auto there = maybeThere ? std::find_if(known.begin(), known.end(), isItself) : known.end();
        if (there != known.end()) {
            matched.push_back(there->id);
            continue;
        }
        const Delivery delivery
            = entry->state == OutboxEntryState::Failed ? Delivery::Failed : Delivery::Queued;
        const QString name = me ? me->member.name : QString();
        waiting.push_back({ Note{ NoteId(), id, note->text, NoteKind::Note, author, name, entry->createdAt },
                            entry->id, delivery });
    }
    return waiting;
}

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/localoutbox.h"

#include "store/cache/pointreader.h"
#include "store/values/clock.h"

#include <QUuid>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

using Entries = std::vector<OutboxEntry>;

/// Returns the items of the entries, ascending.
std::vector<FeedbackId> itemsOf(const Entries &entries)
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

/// Announces a changed timeline if the operation is a note.
void markTimeline(CacheUpdater &cache, const Operation &operation)
{
    if (std::holds_alternative<WriteNote>(operation))
        cache.changes().timelineChanged(feedbackOf(operation));
}

/// Returns the effect that takes back those of the entries.
std::function<void(CacheUpdater &)> revert(const Entries &entries)
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

/// Returns the job that stores the entries of an act, with words of their items. A note takes the draft with
/// its words along.
StoreJob additionOf(const std::shared_ptr<const Entries> &entries, std::map<FeedbackId, QString> about)
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
    return job;
}

/// POST requests carry a key, so that one whose answer was lost is not executed twice.
void setKey(OutboxEntry &entry)
{
    const bool isPost = std::holds_alternative<WriteNote>(entry.operation)
        || std::holds_alternative<RetryRouting>(entry.operation)
        || std::holds_alternative<SetDuplicate>(entry.operation);
    if (isPost || !entry.sending->key.isEmpty())
        entry.sending.change().key
            = isPost ? QUuid::createUuid().toByteArray(QUuid::WithoutBraces) : QByteArray();
}

Timestamp after(std::chrono::milliseconds pause)
{
    return Timestamp(steadyTime().milliseconds() + pause.count());
}

/// Redoing the undo of a merge that another person's replaced takes the item out of theirs.
void startFromTheirMerge(SetDuplicate &back, const SendOutcome &outcome)
{
    const auto server
        = outcome.serverTriage.isEmpty() ? Result<Triage>(Problem()) : readTriage(outcome.serverTriage);
    if (!server)
        return;
    back.before = server->duplicateOf.value_or(FeedbackId());
    back.takesBack = false;
}

/// Keeps the server's values of a triage record in the entry: for display, and in a conflict as the values
/// that the change starts from when it is sent again.
void noteTheirTriage(OutboxEntry &entry, OutboxEntryState state, const SendOutcome &outcome)
{
    auto *merge = std::get_if<SetDuplicate>(&entry.operation);
    if (merge && merge->takesBack && state == OutboxEntryState::Conflict)
        return startFromTheirMerge(*merge, outcome);
    auto *change = std::get_if<SetTriage>(&entry.operation);
    const auto server = change && !outcome.serverTriage.isEmpty() ? readTriage(outcome.serverTriage)
                                                                  : Result<Triage>(Problem());
    if (!change || !server)
        return;
    entry.sending.change().trouble.theirs = theirsOf(*change, *server);
    if (state == OutboxEntryState::Conflict)
        change->before = valuesOf(*change->patch, *server);
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
    std::set<ActId> acts;
    for (OutboxEntry &entry : opened.entries) {
        // The clock may have been put right since: the pause begins again at the latest now.
        if (const auto notBefore = entry.sending->notBefore)
            entry.sending.change().notBefore = std::min(*notBefore, after(entry.sending->pause));
        acts.insert(entry.act);
        m_queue.add(std::move(entry), false);
    }
    // Now that it is known how large each act is.
    for (const ActId act : acts)
        m_queue.stored(act);
    for (const auto &[act, size] : opened.actSizes)
        m_actSizes.insert(act, size);
    m_announced = m_queue.summary();
}

ActId LocalOutbox::apply(Act act, std::map<FeedbackId, QString> about, StoredCallback stored)
{
    m_lastAct = ActId(m_lastAct.value() + 1);
    const ActId id = m_lastAct;
    const SharedValue<ActOrigin> origin = ActOrigin{ act.text, currentTime() };
    std::vector<OutboxEntry> entries;
    entries.reserve(act.operations.size());
    for (Operation &operation : act.operations) {
        OutboxEntry entry;
        m_lastEntry = OutboxEntryId(m_lastEntry.value() + 1);
        entry.id = m_lastEntry;
        entry.act = id;
        entry.operation = std::move(operation);
        entry.origin = origin;
        setKey(entry);
        if (act.hold.count() > 0) {
            entry.state = OutboxEntryState::Held;
            entry.sending.change().pause = act.hold;
            entry.sending.change().notBefore = after(act.hold);
        }
        m_queue.add(entry, false);
        entries.push_back(std::move(entry));
    }
    m_actSizes.insert(id, int(entries.size()));
    dropReplaced(entries);
    const auto shared = std::make_shared<const Entries>(std::move(entries));
    StoreJob job = additionOf(shared, std::move(about));
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
        return entry.sending->attempts == 0;
    };
    if (entries.empty() || m_actSizes.value(act) != int(entries.size())
        || !std::all_of(entries.begin(), entries.end(), isUntouched))
        return false;
    drop(entries);
    return true;
}

std::vector<FeedbackId> LocalOutbox::withdraw(ActId act, const std::vector<Operation> &operations)
{
    std::map<FeedbackId, int> wanted;
    for (const Operation &operation : operations)
        ++wanted[feedbackOf(operation)];
    // What the server refused did not happen there. An entry that was sent may have arrived.
    std::vector<OutboxEntry> entries;
    for (const OutboxEntryId id : m_queue.ofAct(act)) {
        const OutboxEntry &entry = *m_queue.find(id);
        const auto of = wanted.find(feedbackOf(entry.operation));
        if (of == wanted.end() || (entry.sending->attempts > 0 && !needsPerson(entry)))
            continue;
        --of->second;
        entries.push_back(entry);
    }
    std::erase_if(
        entries, [&wanted](const OutboxEntry &entry) { return wanted.at(feedbackOf(entry.operation)) != 0; });
    if (!entries.empty())
        drop(entries);
    return itemsOf(entries);
}

void LocalOutbox::drop(const std::vector<OutboxEntry> &entries)
{
    std::vector<OutboxEntry> removed;
    for (const OutboxEntry &entry : entries) {
        // An entry of which no answer came may have happened, so later ones may build on it.
        const bool happened = entry.sending->attempts > 0 && !needsPerson(entry);
        LineChange change;
        if (!happened)
            change = ItemLine(m_queue.lineOf(feedbackOf(entry.operation))).without(entry);
        updateOperations(change.changed);
        removed.insert(removed.end(), change.removed.begin(), change.removed.end());
        removed.push_back(entry);
    }
    remove(removed, revert(removed), true);
    scheduleWork();
}

/// A person who moves an item again has decided about its refused move.
void LocalOutbox::dropReplaced(const std::vector<OutboxEntry> &added)
{
    std::vector<OutboxEntry> replaced;
    FeedbackId last;
    for (const OutboxEntry &entry : added) {
        const FeedbackId item = feedbackOf(entry.operation);
        if (item == last || !changesBuffers(entry.operation) || m_queue.deliveryOf(item) == Delivery::Queued)
            continue;
        last = item;
        const std::vector<OutboxEntry> some = ItemLine(m_queue.lineOf(item)).replacedByMove();
        replaced.insert(replaced.end(), some.begin(), some.end());
    }
    if (!replaced.empty())
        remove(replaced, revert(replaced), true);
}

void LocalOutbox::sendAllNow()
{
    const std::vector<OutboxEntry> paused = m_queue.endPauses();
    if (paused.empty())
        return;
    update(paused);
    scheduleWork();
}

void LocalOutbox::retry(OutboxEntryId id)
{
    const OutboxEntry *found = m_queue.find(id);
    if (!found || found->state == OutboxEntryState::Sending)
        return;
    OutboxEntry entry = *found;
    if (needsPerson(entry))
        setKey(entry);
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
    setKey(entry);
    resend(entry);
    return true;
}

void LocalOutbox::resend(OutboxEntry entry)
{
    entry.state = OutboxEntryState::Waiting;
    entry.sending.change().notBefore.reset();
    entry.sending.change().trouble = {};
    m_queue.replace(entry);
    update({ entry }, [entry](CacheUpdater &cache) {
        cache.overlay().replace(entry.id, entry.operation);
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
    drop(ItemLine(m_queue.lineOf(feedbackOf(found->operation))).restOfAct(*found));
}

std::vector<OutboxEntry> LocalOutbox::startSending(int limit, LocalDatabase *cache)
{
    std::vector<OutboxEntry> started = m_queue.startSending(limit, steadyTime());
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
    SendingRecord &sending = entry.sending.change();
    sending.trouble = { outcome.problem, outcome.requestId, sending.trouble.theirs };
    switch (outcome.kind) {
    case SendOutcome::Kind::Accepted:
        remove({ entry }, [id, item, lastStalePage, answer = outcome.answer](CacheUpdater &cache) {
            cache.acknowledge(id, item, lastStalePage, answer);
        });
        break;
    case SendOutcome::Kind::Again:
        entry.state = OutboxEntryState::Waiting;
        sending.notBefore = outcome.notBefore;
        sending.pause = std::chrono::milliseconds(
            outcome.notBefore
                ? std::max<qint64>(0, outcome.notBefore->milliseconds() - steadyTime().milliseconds())
                : 0);
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

void LocalOutbox::startFromTheirs(OutboxEntry &entry, const QByteArray &serverBuffers)
{
    auto *assign = std::get_if<Assign>(&entry.operation);
    if (!assign || !assign->insteadOf.isValid())
        return;
    entry.sending.change().trouble.theirs = readBufferNames(serverBuffers).join(u", "_s);
    const auto now = readBufferIds(serverBuffers);
    const BufferId theirs = now && !now->empty() ? now->front() : BufferId();
    const BufferId before = std::exchange(assign->insteadOf, theirs);
    for (OutboxEntry each : ItemLine(m_queue.lineOf(assign->feedback)).restOfAct(entry)) {
        const auto *unassign = std::get_if<Unassign>(&each.operation);
        if (!unassign || unassign->buffer != before || !theirs.isValid())
            continue;
        each.operation = Unassign{ assign->feedback, theirs };
        updateOperations({ each });
    }
}

void LocalOutbox::refuse(OutboxEntry entry, OutboxEntryState state, const SendOutcome &outcome)
{
    const ItemLine line(m_queue.lineOf(feedbackOf(entry.operation)));
    m_refusedActs.insert(entry.act);
    if (line.isReplaced(entry)) {
        dropRefused(entry, line, outcome);
        return;
    }
    const LineChange change = line.without(entry);
    updateOperations(change.changed);
    entry.state = state;
    entry.sending.change().notBefore.reset();
    if (state == OutboxEntryState::Conflict)
        startFromTheirs(entry, outcome.serverBuffers);
    auto *edit = std::get_if<EditFeedback>(&entry.operation);
    const auto server
        = edit && !outcome.server.isEmpty() ? readItem(outcome.server) : Result<FeedItem>(Problem());
    if (edit && server) {
        entry.sending.change().trouble.theirs = theirsOf(*edit, server->feedback);
        // A person compares with these values. Redoing the edit is meant against exactly them, however soon
        // it is requested.
        if (state == OutboxEntryState::Conflict)
            edit->before = valuesOf(*edit->patch, server->feedback);
    }
    noteTheirTriage(entry, state, outcome);
    m_queue.replace(entry);
    update({ entry },
           [entry, server = outcome.server, buffers = outcome.serverBuffers,
            triage = outcome.serverTriage](CacheUpdater &cache) {
               const FeedbackId item = feedbackOf(entry.operation);
               cache.overlay().replace(entry.id, entry.operation);
               cache.overlay().setPart(entry.id, item, Overlay::Part::Refused);
               cache.restore(item, server, buffers);
               cache.restoreTriage(item, triage);
               cache.reapply(item);
               markTimeline(cache, entry.operation);
           });
    Q_EMIT refused(entry);
}

/// A later act replaced the refused one before the answer came, so there is nothing to decide.
void LocalOutbox::dropRefused(const OutboxEntry &entry, const ItemLine &line, const SendOutcome &outcome)
{
    std::vector<OutboxEntry> gone{ entry };
    gone.front().state = OutboxEntryState::Failed;
    const auto *assign = std::get_if<Assign>(&entry.operation);
    for (const OutboxEntry &each : line.restOfAct(entry)) {
        const auto *unassign = std::get_if<Unassign>(&each.operation);
        if (assign && unassign && assign->insteadOf == unassign->buffer)
            gone.push_back(each);
    }
    drop(gone);
    StoreJob job;
    job.cache = [item = feedbackOf(entry.operation), server = outcome.server, buffers = outcome.serverBuffers,
                 triage = outcome.serverTriage](CacheUpdater &cache) {
        cache.restore(item, server, buffers);
        cache.restoreTriage(item, triage);
    };
    m_writer.post(std::move(job));
}

void LocalOutbox::releaseAll()
{
    if (!m_queue.release().empty())
        scheduleWork();
}

void LocalOutbox::scheduleWork()
{
    const bool works = m_queue.hasWork(steadyTime());
    if (const auto due = m_queue.nextDue()) {
        const qint64 wait = due->milliseconds() - steadyTime().milliseconds();
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

void LocalOutbox::write(const std::vector<OutboxEntry> &entries, CacheEffect effect)
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

void LocalOutbox::update(const std::vector<OutboxEntry> &entries, CacheEffect effect)
{
    write(entries, std::move(effect));
    notifyChanged();
}

void LocalOutbox::updateOperations(const std::vector<OutboxEntry> &entries)
{
    if (entries.empty())
        return;
    for (const OutboxEntry &entry : entries)
        m_queue.replace(entry);
    write(entries, [entries](CacheUpdater &cache) {
        for (const OutboxEntry &entry : entries)
            cache.overlay().replace(entry.id, entry.operation);
        for (const FeedbackId item : itemsOf(entries))
            cache.reapply(item);
    });
}

void LocalOutbox::remove(const std::vector<OutboxEntry> &entries, CacheEffect effect, bool isTakenBack)
{
    std::vector<OutboxEntryId> ids;
    for (const OutboxEntry &entry : entries) {
        ids.push_back(entry.id);
        m_queue.remove(entry.id);
        m_newestNotes.erase(entry.id);
    }
    StoreJob job;
    job.isOwn = isTakenBack;
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
    std::vector<NoteId> matched;
    const Author author{ me ? me->member.id : MemberId() };
    for (const OutboxEntry *entry : m_queue.ofItem(id)) {
        const auto *note = std::get_if<WriteNote>(&entry->operation);
        if (!note)
            continue;
        const auto newest = m_newestNotes.find(entry->id);
        const auto isItself = [&](const Note &each) {
            return each.kind == NoteKind::Note && each.text == note->text && each.author == author
                && (newest == m_newestNotes.end() ? each.createdAt >= entry->origin->createdAt
                                                  : each.id > newest->second)
                && std::find(matched.begin(), matched.end(), each.id) == matched.end();
        };
        // The feed may have the note before the answer to its request arrives.
        const bool maybeThere = entry->sending->attempts > 0 && entry->state != OutboxEntryState::Failed;
        const auto there = maybeThere ? std::find_if(known.begin(), known.end(), isItself) : known.end();
        if (there != known.end()) {
            matched.push_back(there->id);
            continue;
        }
        const Delivery delivery
            = entry->state == OutboxEntryState::Failed ? Delivery::Failed : Delivery::Queued;
        const QString name = me ? me->member.name : QString();
        waiting.push_back({ Note{ NoteId(), note->feedback, note->text, NoteKind::Note, author, name,
                                  entry->origin->createdAt },
                            entry->id, delivery });
    }
    return waiting;
}

} // namespace triage::app

#include "moc_localoutbox.cpp"

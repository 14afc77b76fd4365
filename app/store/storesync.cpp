// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/storesync.h"

#include "fields/json.h"
#include "store/cache/pointreader.h"
#include "store/localstoreprivate.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// What the server has in the first field that the edit wanted to change.
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

QByteArray StoreSync::cursor() const
{
    m_store.d->cursorGeneration = m_store.d->snapshot.generation;
    return m_store.d->snapshot.cursor;
}

void StoreSync::applyPage(QByteArray body, QObject *context, std::function<void(Result<bool>)> done)
{
    const auto page = std::make_shared<std::optional<Result<FeedPage>>>();
    auto *d = m_store.d.get();
    StoreJob job;
    job.interactive = false;
    job.cache = [page, body = std::move(body), number = ++d->pagesRequested,
                 generation = d->cursorGeneration](CacheUpdater &cache) {
        if (generation == cache.generation())
            *page = readFeedPage(body);
        else // it goes on from where another cache had come to
            *page = problem(ProblemType::InternalError, u"The local cache was made anew meanwhile."_s);
        if (**page)
            cache.apply(***page, number);
    };
    const QPointer<QObject> guard = context;
    job.done = [page, guard, done = std::move(done)](const Result<void> &written) {
        if (!guard)
            return;
        if (!written)
            return done(written.error());
        if (!**page)
            return done((*page)->error());
        done((**page)->hasMore);
    };
    d->writer->post(std::move(job));
}

void StoreSync::applyMe(QByteArray body)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [body = std::move(body)](CacheUpdater &cache) {
        if (const auto me = readMe(body))
            cache.applyMe(toJson(*me), me->member);
    };
    m_store.d->writer->post(std::move(job));
}

void StoreSync::applyOrganization(QByteArray body)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [body = std::move(body)](CacheUpdater &cache) {
        if (const auto organization = readOrganization(body))
            cache.applyOrganization(toJson(*organization));
    };
    m_store.d->writer->post(std::move(job));
}

void StoreSync::applyEntry(FeedEntry entry)
{
    StoreJob job;
    job.interactive = true; // somebody waits for it
    job.cache = [entry = std::move(entry)](CacheUpdater &cache) {
        cache.applyEntry(entry);
    };
    m_store.d->writer->post(std::move(job));
}

void StoreSync::applyBuffer(const Buffer &buffer)
{
    applyEntry(buffer);
}

void StoreSync::applyMember(const Member &member)
{
    applyEntry(member);
}

void StoreSync::dropBuffer(BufferId id)
{
    applyEntry(Tombstone{ id });
}

void StoreSync::applyItems(QByteArray listBody, QObject *context, std::function<void(Result<void>)> done)
{
    StoreJob job;
    job.interactive = false;
    if (done) {
        job.done = [guard = QPointer(context), done = std::move(done)](const Result<void> &written) {
            if (guard)
                done(written);
        };
    }
    job.cache = [body = std::move(listBody)](CacheUpdater &cache) {
        if (const auto items = readItems(body))
            cache.applyItems(*items);
    };
    m_store.d->writer->post(std::move(job));
}

void StoreSync::forget()
{
    StoreJob job;
    job.interactive = false;
    job.recreatesCache = true;
    m_store.d->writer->post(std::move(job));
    m_store.flush();
}

std::vector<OutboxEntry> StoreSync::startSending(int limit)
{
    auto *d = m_store.d.get();
    std::vector<OutboxEntry> taken = d->queue.startSending(limit, timeNow());
    if (taken.empty())
        return taken;
    LocalDatabase *database = d->reading();
    for (const OutboxEntry &entry : taken) {
        if (database && std::holds_alternative<WriteNote>(entry.operation))
            d->newestNotes.try_emplace(entry.id, newestNote(*database, feedbackOf(entry.operation)));
    }
    d->keep(taken);
    return taken;
}

void StoreSync::finish(qint64 id, SendOutcome outcome)
{
    auto *d = m_store.d.get();
    const OutboxEntry *found = d->queue.find(id);
    if (!found)
        return;
    OutboxEntry entry = *found;
    const FeedbackId item = feedbackOf(entry.operation);
    entry.problem = outcome.problem;
    entry.requestId = outcome.requestId;
    switch (outcome.kind) {
    case SendOutcome::Kind::Accepted:
        // The page that is being asked for now may have been made before.
        d->drop({ entry },
                [id, item, stale = d->pagesRequested + 1, answer = outcome.answer](CacheUpdater &cache) {
                    cache.acknowledge(id, item, stale, answer);
                });
        break;
    case SendOutcome::Kind::Again:
        entry.state = OutboxEntryState::Waiting;
        entry.notBefore = outcome.notBefore;
        d->queue.replace(entry);
        d->keep({ entry }, [item](CacheUpdater &cache) { cache.changes().itemChanged(item); });
        break;
    case SendOutcome::Kind::Refused:
        refuse(entry, OutboxEntryState::Failed, outcome);
        break;
    case SendOutcome::Kind::Conflict:
        refuse(entry, OutboxEntryState::Conflict, outcome);
        break;
    }
    d->scheduleWork();
}

void StoreSync::refuse(OutboxEntry entry, OutboxEntryState state, const SendOutcome &outcome)
{
    auto *d = m_store.d.get();
    entry.state = state;
    entry.notBefore.reset();
    auto *edit = std::get_if<EditFeedback>(&entry.operation);
    const auto server
        = edit && !outcome.server.isEmpty() ? readItem(outcome.server) : Result<FeedItem>(Problem());
    if (edit && server) {
        entry.theirs = theirsOf(*edit, server->feedback);
        // These are what a person sees beside theirs: doing it all the same is meant against exactly them,
        // however soon it is asked for.
        if (state == OutboxEntryState::Conflict)
            edit->before = valuesOf(edit->patch, server->feedback);
    }
    d->queue.replace(entry);
    const auto part = state == OutboxEntryState::Failed ? Overlay::Part::Refused : Overlay::Part::Overridden;
    d->keep({ entry },
            [entry, part, server = outcome.server, buffers = outcome.serverBuffers](CacheUpdater &cache) {
                const FeedbackId item = feedbackOf(entry.operation);
                cache.overlay().setPart(entry.id, item, part);
                cache.restore(item, server, buffers);
                cache.reapply(item);
                if (std::holds_alternative<WriteNote>(entry.operation))
                    cache.changes().timelineChanged(item);
            });
    Q_EMIT m_store.refused(entry);
}

void StoreSync::releaseAll()
{
    const std::vector<OutboxEntry> released = m_store.d->queue.release();
    if (!released.empty())
        m_store.d->scheduleWork();
}

std::optional<Timestamp> StoreSync::nextDue() const
{
    return m_store.d->queue.nextDue();
}

} // namespace triage::app

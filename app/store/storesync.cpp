// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/storesync.h"

#include "fields/json.h"
#include "store/cache/pointreader.h"
#include "store/localstoreprivate.h"

#include <QPointer>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace triage::app {

QByteArray StoreSync::cursor() const
{
    m_store.d->cursorGeneration = m_store.d->inbox.snapshot().generation;
    return m_store.d->inbox.snapshot().cursor;
}

FeedPageNumber StoreSync::nextPage() const
{
    return FeedPageNumber(m_store.d->lastPage.value() + 1);
}

void StoreSync::skipPage()
{
    m_store.d->lastPage = nextPage();
}

ListRequest StoreSync::listRequest() const
{
    return { nextPage(), m_store.d->inbox.snapshot().generation };
}

StoreSync::PageReader StoreSync::pageReader() const
{
    return [isFirst = !m_store.d->inbox.snapshot().isSynchronised](const QByteArray &body) {
        return QtConcurrent::run([body, isFirst] {
            Result<FeedPage> page = readFeedPage(body);
            if (page && isFirst) // every text is new
                analyseTexts(*page);
            return page;
        });
    };
}

void StoreSync::applyPage(QFuture<Result<FeedPage>> page, QObject *context,
                          std::function<void(Result<FeedOutcome>)> done)
{
    const auto outcome = std::make_shared<Result<FeedOutcome>>(FeedOutcome::AtEnd);
    auto *d = m_store.d.get();
    d->lastPage = nextPage();
    StoreJob job;
    job.interactive = false;
    job.cache = [outcome, reading = std::move(page), number = d->lastPage,
                 generation = d->cursorGeneration](CacheUpdater &cache) mutable {
        const Result<FeedPage> page = generation == cache.generation()
            ? reading.takeResult()
            : problem(ProblemType::InternalError, // it continues from the cursor of another cache
                      u"The local cache was rebuilt in the meantime."_s);
        *outcome = page ? Result<FeedOutcome>(cache.apply(*page, number)) : page.error();
    };
    const QPointer<QObject> guard = context;
    job.done = [outcome, guard, done = std::move(done)](const Result<void> &written) {
        if (guard)
            done(written ? *outcome : written.error());
    };
    d->writer.post(std::move(job));
}

void StoreSync::applyMe(QByteArray body, QByteArray tag)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [body = std::move(body), tag = std::move(tag)](CacheUpdater &cache) {
        if (const auto me = readMe(body))
            cache.applyMe(toJson(*me), me->member, tag);
    };
    m_store.d->writer.post(std::move(job));
}

void StoreSync::applyOrganization(QByteArray body, QByteArray tag)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [body = std::move(body), tag = std::move(tag)](CacheUpdater &cache) {
        if (const auto organization = readOrganization(body))
            cache.applyOrganization(toJson(*organization), tag);
    };
    m_store.d->writer.post(std::move(job));
}

void StoreSync::applyTags(QByteArray body)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [body = std::move(body)](CacheUpdater &cache) {
        cache.applyTags(body);
    };
    m_store.d->writer.post(std::move(job));
}

void StoreSync::applyViews(QByteArray body, ListRequest requested)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [body = std::move(body), requested](CacheUpdater &cache) {
        if (requested.generation == cache.generation())
            cache.applyViews(body, requested.before);
    };
    m_store.d->writer.post(std::move(job));
}

void StoreSync::applyFrame(std::vector<FeedEntry> frame, ListRequest requested)
{
    StoreJob job;
    job.interactive = false;
    job.cache = [frame = std::move(frame), requested](CacheUpdater &cache) {
        if (requested.generation == cache.generation())
            cache.applyFrame(frame, requested.before);
    };
    m_store.d->writer.post(std::move(job));
}

QByteArray StoreSync::meTag() const
{
    return m_store.d->inbox.snapshot().meTag;
}

QByteArray StoreSync::organizationTag() const
{
    return m_store.d->inbox.snapshot().organizationTag;
}

void StoreSync::applyAnswer(FeedEntry answer)
{
    StoreJob job;
    job.interactive = true; // a person waits for it
    job.cache = [answer = std::move(answer), before = nextPage()](CacheUpdater &cache) {
        cache.applyAnswer(answer, before);
    };
    m_store.d->writer.post(std::move(job));
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
    m_store.d->writer.post(std::move(job));
}

std::vector<Note> StoreSync::ownNotes(int limit) const
{
    LocalDatabase *database = m_store.d->readers.points();
    const std::optional<Me> self = m_store.me();
    return database && self ? readNotesOf(*database, self->member.id, limit) : std::vector<Note>();
}

std::optional<Timestamp> StoreSync::newestNoteTime() const
{
    LocalDatabase *database = m_store.d->readers.points();
    return database ? app::newestNoteTime(*database) : std::nullopt;
}

void StoreSync::forget()
{
    StoreJob job;
    job.interactive = false;
    job.recreatesCache = true;
    m_store.d->writer.post(std::move(job));
    m_store.flush();
}

std::vector<OutboxEntry> StoreSync::startSending(int limit)
{
    return m_store.d->outbox.startSending(limit, m_store.d->readers.points());
}

void StoreSync::finish(OutboxEntryId entry, const SendOutcome &outcome)
{
    // The page that is requested at the moment may have been made before the server processed the entry.
    m_store.d->outbox.finish(entry, outcome, nextPage());
}

void StoreSync::releaseAll()
{
    m_store.d->outbox.releaseAll();
}

std::optional<Timestamp> StoreSync::nextDue() const
{
    return m_store.d->outbox.queue().nextDue();
}

} // namespace triage::app

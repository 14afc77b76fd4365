// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/feedloop.h"

#include "contract/endpoints.h"
#include "fields/json.h"
#include "invariant.h"
#include "store/values/clock.h"

#include <QTimer>

#include <coroutine>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Awaits that a page is stored.
class PageStored
{
public:
    PageStored(StoreSync sync, QFuture<Result<FeedPage>> page, QObject *context)
        : m_sync(sync), m_page(std::move(page)), m_context(context)
    {
    }
    bool await_ready() const noexcept { return false; }
    void await_suspend(std::coroutine_handle<> waiting)
    {
        m_sync.applyPage(std::move(m_page), m_context, [this, waiting](Result<FeedOutcome> stored) {
            m_stored.emplace(std::move(stored));
            waiting.resume();
        });
    }
    Result<FeedOutcome> await_resume() { return std::move(*m_stored); }

private:
    StoreSync m_sync;
    QFuture<Result<FeedPage>> m_page;
    QObject *m_context;
    std::optional<Result<FeedOutcome>> m_stored;
};

/// Begins to read the page of an answer as soon as it has arrived: the page before it may still be stored.
/// The loop and its store may be gone by then.
Task<FeedAnswer> readOnArrival(StoreSync::PageReader read, Task<Answer> request)
{
    FeedAnswer arrived;
    arrived.answer = co_await request;
    if (!arrived.answer.problem)
        arrived.page = read(arrived.answer.body);
    co_return arrived;
}

bool isEmptyPage(const QByteArray &page)
{
    return page.startsWith("{\"data\":[]");
}

/// Returns whether tags are among the changes. Quotes within texts are escaped, so this occurs nowhere else.
bool namesTags(const QByteArray &page)
{
    return page.contains("\"type\":\"tag\"");
}

/// Returns the answer for a page that could not be stored.
Answer unusable(const Problem &problem)
{
    Answer answer;
    answer.problem = problem;
    return answer;
}

} // namespace

std::optional<FeedPosition> feedPositionOf(QByteArrayView page)
{
    // Quotes within texts are escaped, so this occurs nowhere else. The meta object follows the data.
    constexpr QByteArrayView opening = "\"meta\":{\"cursor\":\"";
    constexpr QByteArrayView more = "\"has_more\":";
    const qsizetype meta = page.lastIndexOf(opening);
    if (meta < 0)
        return std::nullopt;
    const QByteArrayView tail = page.sliced(meta + opening.size());
    const qsizetype quote = tail.indexOf('"');
    const qsizetype flag = tail.indexOf(more);
    if (quote < 0 || flag < quote)
        return std::nullopt;
    return FeedPosition{ tail.first(quote).toByteArray(),
                         tail.sliced(flag + more.size()).startsWith("true") };
}

std::set<QString> tagsIn(const QByteArray &page)
{
    // Quotes within texts are escaped, and a tag has no comma, so these occur nowhere else.
    constexpr QByteArrayView record = "\"triage\":{";
    constexpr QByteArrayView opening = "\"tags\":[";
    constexpr QByteArrayView closing = "],";
    std::set<QString> tags;
    for (qsizetype at = page.indexOf(record); at >= 0; at = page.indexOf(record, at)) {
        const qsizetype key = page.indexOf(opening, at);
        const qsizetype end = key < 0 ? -1 : page.indexOf(closing, key);
        if (end < 0)
            break;
        const qsizetype begin = key + opening.size() - 1;
        at = end;
        if (end == begin + 1) // most items have none
            continue;
        const auto list = JsonDocument::parse(page.sliced(begin, end + 1 - begin));
        const JsonValue names = list ? list->root() : JsonValue();
        for (qsizetype i = 0; names.isArray() && i < names.size(); ++i) {
            if (names.at(i).kind() == JsonValue::Kind::Text)
                tags.insert(names.at(i).text());
        }
    }
    return tags;
}

std::optional<Presence> presenceIn(const QByteArray &page)
{
    // Quotes within texts are escaped, so this occurs nowhere else.
    if (!page.contains("\"presence\":{"))
        return std::nullopt;
    const auto document = JsonDocument::parse(page);
    if (!document)
        return std::nullopt;
    const auto presence = fromJson<Presence>(document->root().member("meta").member("presence"));
    return presence ? std::optional(*presence) : std::nullopt;
}

FeedLoop::FeedLoop(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent)
    : QObject(parent), m_store(store), m_sync(store), m_client(client), m_pace(pace)
{
}

FeedLoop::~FeedLoop()
{
    stop();
}

void FeedLoop::start()
{
    stop();
    m_sync.skipPage(); // what has arrived may be newer than the aborted request, not than the next one
    follow(this, m_run);
}

void FeedLoop::stop()
{
    ++m_run;
    m_client.abort(Lane::Feed);
}

void FeedLoop::requestNext(const QByteArray &cursor, bool wait)
{
    const bool settles = std::exchange(m_isUnconfirmed, false);
    m_cursor = cursor;
    m_isWaiting = wait && !settles;
    m_sinceRequest.start();
    Request request = ApiClient::request(api::infoOf(api::listChanges));
    request.lane = Lane::Feed;
    request.timeout = m_pace.timeout;
    if (!cursor.isEmpty())
        request.query.append({ "since", QString::fromLatin1(cursor) });
    request.query.append({ "limit", QString::number(m_pace.pageSize) });
    if (m_isWaiting) {
        request.query.append({ "wait", QString::number(m_pace.wait.count()) });
        request.query.append({ "presence", m_presence });
        request.timeout = m_pace.wait + m_pace.timeout / 2;
    }
    m_request = readOnArrival(m_sync.pageReader(), m_client.exchange(std::move(request)));
    if (m_isWaiting)
        Q_EMIT following();
}

/// Returns the request of a page of all buffers, members and views, which ends with the loop. Every role may
/// read them in the feed; only administrators may list the members.
Request FeedLoop::framePage(const QByteArray &cursor) const
{
    Request request = ApiClient::request(api::infoOf(api::listChanges));
    request.lane = Lane::Feed;
    request.timeout = m_pace.timeout;
    request.query = { { "types", u"buffer,member,view"_s }, { "limit", QString::number(m_pace.pageSize) } };
    if (!cursor.isEmpty())
        request.query.append({ "since", QString::fromLatin1(cursor) });
    return request;
}

void FeedLoop::fail(const Answer &answer)
{
    stop();
    Q_EMIT failed(answer);
}

/// Returns whether a request that should have waited was answered at once.
bool FeedLoop::isAnsweredEarly() const
{
    return m_isWaiting
        && std::chrono::milliseconds(m_sinceRequest.elapsed())
        < std::min(m_pace.minRetryDelay, m_pace.timeout);
}

/// Passes the presence in a page on, after the caller returned. Returns false if there is none.
bool FeedLoop::takePresence(const QByteArray &page)
{
    const std::optional<Presence> presence = presenceIn(page);
    if (!presence)
        return false;
    m_presence = presence->tag;
    const auto pass = [this, presence, run = m_run] {
        if (isOver(run))
            forgetPresence(); // the server would not send it again
        else
            Q_EMIT presenceRead(*presence);
    };
    QMetaObject::invokeMethod(this, pass, Qt::QueuedConnection);
    return true;
}

/// Waits before the next request. A server that is stopping, or one that does not wait, answers "nothing new"
/// at once, again and again.
void FeedLoop::pause()
{
    QTimer::singleShot(m_pace.minRetryDelay, this, [this, run = m_run] {
        if (!isOver(run))
            start();
    });
}

/// Stores all buffers, members and views, or fails, and awaits the tags, which are read at the same time.
Task<> FeedLoop::readFrame(QPointer<FeedLoop> self, int run)
{
    QByteArray cursor;
    for (bool hasMore = true; hasMore;) {
        const ListRequest requested = self->m_sync.listRequest();
        auto reading = self->m_client.exchange(self->framePage(cursor));
        const Answer answer = co_await reading;
        if (!self || self->isOver(run))
            co_return;
        // The server was set back after the page before.
        if (answer.status == 422 && answer.problem->field == u"since"_s && !cursor.isEmpty()) {
            self->stop();
            Q_EMIT self->tagsChanged();
            if (self)
                self->pause();
            co_return;
        }
        const Result<FeedPage> page
            = answer.problem ? Result<FeedPage>(*answer.problem) : readFeedPage(answer.body);
        if (!page) {
            self->fail(answer.problem ? answer : unusable(page.error()));
            co_return;
        }
        self->m_sync.applyFrame(page->entries, requested);
        hasMore = page->hasMore && page->cursor != cursor;
        cursor = page->cursor;
    }
    if (self->m_tagReader) {
        auto tags = self->m_tagReader();
        if (!tags.isReady()) // an empty task is ready, but cannot be awaited
            co_await tags;
    }
}

Task<> FeedLoop::follow(QPointer<FeedLoop> self, int run)
{
    self->requestNext(self->m_sync.cursor(), false);
    while (true) {
        Task<FeedAnswer> asked = std::move(self->m_request);
        const FeedAnswer arrived = co_await asked;
        if (!self || self->isOver(run))
            co_return;
        const Answer &answer = arrived.answer;
        if (answer.sentAt)
            setServerTime(*answer.sentAt);
        if (answer.problem)
            co_return self->fail(answer);
        Q_EMIT self->answered();
        if (!self || self->isOver(run))
            co_return;

        const std::optional<FeedPosition> place = feedPositionOf(answer.body);
        const bool isUnchanged = place && isEmptyPage(answer.body) && place->cursor == self->m_cursor;
        if (self->takePresence(answer.body) && isUnchanged && self->m_isWaiting) {
            self->requestNext(place->cursor, true); // there is nothing to be stored
            continue;
        }
        const bool isStuck = place && place->hasMore && place->cursor == self->m_cursor;
        if (isStuck)
            noteViolation(Invariant::FeedProgress, "more follows after the same cursor");
        if (isStuck || (isUnchanged && self->isAnsweredEarly()))
            co_return self->pause();
        if (self->m_cursor.isEmpty()) { // a later deletion of what is read now is a change of a later page
            auto reading = readFrame(self, run);
            co_await reading;
            if (!self || self->isOver(run))
                co_return;
        }
        if (place) // while this page is being stored
            self->requestNext(place->cursor, !place->hasMore);
        const bool hasTags = namesTags(answer.body);
        const std::set<QString> tags = tagsIn(answer.body);
        auto storing = PageStored(self->m_sync, arrived.page, &self->m_store);
        const Result<FeedOutcome> stored = co_await storing;
        if (!self || self->isOver(run))
            co_return;
        if (!stored) {
            self->fail(unusable(stored.error()));
            co_return;
        }
        if (*stored == FeedOutcome::Overtaken) {
            self->start();
            co_return;
        }
        const bool hasMore = *stored == FeedOutcome::Continues;
        if (!place)
            self->requestNext(self->m_sync.cursor(), !hasMore);
        if (hasTags)
            Q_EMIT self->tagsChanged();
        if (!tags.empty())
            Q_EMIT self->tagsNamed(tags);
        Q_EMIT self->advanced(hasMore);
        if (!self || self->isOver(run))
            co_return;
    }
}

} // namespace triage::app

#include "moc_feedloop.cpp"

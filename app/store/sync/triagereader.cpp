// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/triagereader.h"

#include "contract/endpoints.h"
#include "store/sync/feedloop.h"
#include "store/values/clock.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr std::chrono::seconds snoozeCheck{ 15 };
constexpr int maxReads = 3; ///< For a tag that the server does not list.

/// Returns the request for the views and the numbers of their items. timeZone: that of relative days; empty:
/// UTC.
Request viewsRequest(const QString &timeZone)
{
    Request request = ApiClient::request(api::infoOf(api::listViews));
    request.query = { { "include", u"counts"_s } };
    if (!timeZone.isEmpty())
        request.query.push_back({ "time_zone", timeZone });
    return request;
}

} // namespace

TriageReader::TriageReader(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent)
    : QObject(parent), m_store(store), m_sync(store), m_client(client), m_pace(pace)
{
    connect(&m_snoozes, &QTimer::timeout, &store, &LocalStore::wakeDue);
    m_snoozes.start(snoozeCheck);
}

void TriageReader::follow(FeedLoop &feed)
{
    feed.setTagReader([this] { return takeReading(); });
    connect(&feed, &FeedLoop::tagsChanged, this, &TriageReader::read);
    connect(&feed, &FeedLoop::tagsNamed, this, &TriageReader::noteTags);
    connect(&feed, &FeedLoop::advanced, this, [this](bool hasMore) {
        if (!hasMore)
            readUnlisted();
    });
}

/// The feed tells of items that get a new tag, not of the tag.
void TriageReader::noteTags(const std::set<QString> &tags)
{
    for (const QString &tag : tags)
        m_noted[tag] = 0;
}

/// Reads the tags again where a noted one is not among them. One that the server does not list is asked for
/// at the ends of a few pages, because a read may fail or be older than the tag.
void TriageReader::readUnlisted()
{
    forgetListed();
    if (m_noted.empty())
        return;
    for (auto &[tag, reads] : m_noted)
        ++reads;
    readTags(this, ++m_run);
}

/// Forgets the noted tags that are listed, or were asked for often enough.
void TriageReader::forgetListed()
{
    for (const TagCount &each : m_store.tags())
        m_noted.erase(each.name);
    std::erase_if(m_noted, [](const auto &each) { return each.second >= maxReads; });
}

void TriageReader::readMissing()
{
    if (!m_hasTags && !m_isReading)
        m_tags = readTags(this, ++m_run);
}

void TriageReader::forget()
{
    ++m_run;
    m_hasTags = false;
    m_isReading = false;
    m_tags = Task<>();
    m_noted.clear();
}

/// Returns the reading in progress; an empty task if there is none. Reads again if another run of the feed
/// took the task.
Task<> TriageReader::takeReading()
{
    if (m_isReading && m_tags.isReady())
        m_tags = readTags(this, ++m_run);
    return std::exchange(m_tags, Task<>());
}

Task<> TriageReader::readTags(QPointer<TriageReader> self, int run)
{
    self->m_isReading = true;
    Request request = ApiClient::request(api::infoOf(api::listTags));
    request.timeout = self->m_pace.timeout; // the first items wait for it
    auto reading = self->m_client.exchange(std::move(request));
    const Answer answer = co_await reading;
    if (!self || self->m_run != run)
        co_return;
    self->m_isReading = false;
    if (answer.problem)
        co_return;
    self->m_hasTags = true;
    self->m_sync.applyTags(answer.body);
}

Task<> TriageReader::readViews(QPointer<TriageReader> self, int run)
{
    const ListRequest requested = self->m_sync.listRequest();
    auto reading = self->m_client.performInZone(viewsRequest, timeZoneName());
    const Result<Answer> answer = co_await reading;
    if (self && self->m_viewsRun == run && answer)
        self->m_sync.applyViews(answer->body, requested);
}

} // namespace triage::app

#include "moc_triagereader.cpp"

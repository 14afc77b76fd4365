// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "contract/messages.h"
#include "services/feedback/changefeed.h"

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

struct ChangesRequest
{
    std::optional<storage::ChangePosition> since; ///< Not set: the end of the feed.
    int limit = defaultChanges;
    std::chrono::seconds wait{ 0 };
    storage::ChangeKinds kinds = storage::ChangeKinds::all();
};

Result<ChangesRequest> readChanges(const Call &call)
{
    const Query query(call.request.query);
    const auto since = query.text("since");
    if (!since)
        return since.error();
    const bool isEnd = *since == u"now"_s;
    const auto place = storage::ChangePosition::fromCursor(since->value_or(u"0"_s));
    if (!place && !isEnd)
        return invalidField(
            u"since"_s, u"since must be a cursor from this feed, 0 for the beginning or now for the end."_s,
            Category::Integration);
    const auto limit = query.number("limit", defaultChanges, 1, maxChanges);
    if (!limit)
        return limit.error();
    const auto wait = readWait(query);
    if (!wait)
        return wait.error();
    const auto types = query.text("types");
    if (!types)
        return types.error();
    const auto kinds = *types ? storage::ChangeKinds::fromNames(**types) : storage::ChangeKinds::all();
    if (!kinds) {
        QStringList names;
        for (const QByteArray &each : storage::ChangeKinds::names())
            names << QString::fromLatin1(each);
        return invalidParameter("types", u"must be some of "_s + names.join(u", "_s) + u", with commas."_s);
    }
    if (const auto known = checkKnown(call); !known)
        return known.error();
    return ChangesRequest{ isEnd ? std::nullopt : place, *limit, *wait, *kinds };
}

QByteArray encodeChanges(const Call &call, const storage::ChangePage &page)
{
    JsonWriter out;
    out.reserve(page.data.size() + 512);
    out.beginObject();
    out.key("data");
    out.raw(page.data);
    out.key("meta");
    out.beginObject();
    out.key("cursor");
    out.ascii(page.place.toCursor());
    out.key("has_more");
    out.boolean(page.hasMore);
    out.key("links");
    out.beginObject();
    out.key("api");
    out.beginObject();
    out.key("self");
    out.utf8(call.self());
    out.endObject();
    out.key("web");
    out.null();
    out.endObject();
    out.endObject();
    out.endObject();
    return out.take();
}

/// Reads; while there are no changes and there is time, waits and reads again.
Task<Result<Payload>> follow(services::ChangeFeed *feed, Call call)
{
    const auto request = readChanges(call);
    if (!request)
        co_return request.error();
    const auto until = services::ChangeHub::Clock::now() + request->wait;
    const services::ChangeHub::Follower follower = feed->hub().follower(call.caller);
    storage::ChangePosition since = request->since.value_or(storage::ChangePosition());
    if (!request->since) {
        auto reading = feed->end(call.caller.organization);
        const auto end = co_await std::move(reading);
        if (!end)
            co_return end.error();
        since = *end;
    }
    while (true) {
        // The next read includes everything that has been announced by now.
        const qint64 announced = feed->hub().announced(call.caller.organization);
        auto reading = feed->after(call.caller.organization, since, request->limit, request->kinds);
        const auto common = co_await std::move(reading);
        if (!common)
            co_return common.error();
        const storage::ChangePage page = common->ofMember(call.caller.member);
        since = page.place;
        if (page.size > 0 || services::ChangeHub::Clock::now() >= until || feed->hub().isReleased())
            co_return Payload(encodeChanges(call, page));
        if (page.hasMore)
            continue; // nothing of this page was for the caller
        auto waiting = feed->hub().wait(follower, announced, until);
        const Result<void> ended = co_await std::move(waiting);
        if (!ended)
            co_return ended.error();
    }
}

} // namespace

void addChangeRoutes(Api &api, services::ChangeFeed &feed)
{
    api.add(infoOf(listChanges), [&feed](Call call) { return follow(&feed, std::move(call)); });
}

} // namespace triage::api

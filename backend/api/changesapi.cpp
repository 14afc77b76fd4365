// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "contract/messages.h"
#include "http/contentcoding.h"
#include "services/feedback/changefeed.h"
#include "services/feedback/presencehub.h"

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

struct ChangesRequest
{
    std::optional<storage::ChangePosition> since; ///< Not set: the end of the feed.
    int limit = defaultChanges;
    std::chrono::seconds wait{ 0 };
    storage::ChangeKinds kinds = storage::ChangeKinds::all();
    std::optional<QString>
        presence; ///< The tag of the presence that the caller knows; not set: it follows none.
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
    const auto presence = query.text("presence");
    if (!presence)
        return presence.error();
    if (*presence && (*presence)->size() > presencerules::maxTag)
        return invalidParameter("presence", u"must be a tag from this feed, or 0."_s);
    if (const auto known = checkKnown(call); !known)
        return known.error();
    return ChangesRequest{ isEnd ? std::nullopt : place, *limit, *wait, *kinds, *presence };
}

storage::ChangePage emptyPage(const storage::ChangePosition &place)
{
    storage::ChangePage page;
    page.data = "[]"_ba;
    page.place = place;
    return page;
}

/// The presence is left out where the caller knows it.
QByteArray encodeChanges(const Call &call, const storage::ChangePage &page, const Presence *presence)
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
    if (presence) {
        out.key("presence");
        writeJson(out, *presence);
    }
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

/// Keeps the last answer that has nothing but a presence: the requests of an organization that wait at the
/// end of the feed are woken together and receive the same one. It is written and compressed once.
class PresenceAnswer
{
public:
    Payload of(const Call &call, const storage::ChangePosition &place, const Presence &presence)
    {
        const QByteArray key = QByteArray::number(call.caller.organization.value()) + ' ' + call.self() + ' '
            + place.toCursor() + ' ' + presence.tag.toLatin1();
        if (key != m_key) {
            m_key = key;
            m_answer = Payload(encodeChanges(call, emptyPage(place), &presence));
            if (m_answer.bytes.size() >= http::minCompressed)
                m_answer.gzipped = http::gzip(m_answer.bytes, http::Effort::Fast);
        }
        return m_answer;
    }

private:
    QByteArray m_key;
    Payload m_answer{ QByteArray() };
};

/// Reads; while there are no changes and there is time, waits and reads again.
Task<Result<Payload>> follow(services::ChangeFeed *feed, services::PresenceHub *presence,
                             std::shared_ptr<PresenceAnswer> answer, Call call)
{
    const auto request = readChanges(call);
    if (!request)
        co_return request.error();
    const auto until = services::ChangeHub::Clock::now() + request->wait;
    services::ChangeHub::Follower follower = feed->hub().follower(call.caller);
    follower.presence = request->presence;
    if (follower.presence)
        presence->renew(call.caller);
    const auto news = [presence, &follower]() -> const Presence * {
        if (!follower.presence)
            return nullptr;
        const Presence &now = presence->of(follower.organization);
        return now.tag == *follower.presence ? nullptr : &now;
    };
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
        storage::ChangePage page = emptyPage(since);
        const bool mayWait = services::ChangeHub::Clock::now() < until && !feed->hub().isReleased();
        // A request that returns after only the presence changed is at the known end of the feed.
        if (!mayWait || !feed->isEnd(call.caller.organization, since, request->kinds)) {
            const auto moment = feed->hub().moment(call.caller.organization);
            auto reading = feed->after(call.caller.organization, since, request->limit, request->kinds);
            const auto common = co_await std::move(reading);
            if (!common)
                co_return common.error();
            page = common->ofMember(call.caller.member);
            since = page.place;
            if (common->size == 0 && !common->hasMore)
                feed->noteEnd(call.caller.organization, since, request->kinds, moment);
        }
        if (page.size > 0 || services::ChangeHub::Clock::now() >= until || feed->hub().isReleased())
            co_return Payload(encodeChanges(call, page, news()));
        if (page.hasMore)
            continue; // nothing of this page was for the caller
        presence->expect(follower);
        auto waiting = feed->hub().wait(follower, announced, until);
        const Result<void> ended = co_await std::move(waiting);
        if (!ended)
            co_return ended.error();
        // Nothing has changed but the presence, so nothing has to be read.
        if (feed->hub().announced(call.caller.organization) <= announced && news())
            co_return answer->of(call, since, *news());
    }
}

} // namespace

void addChangeRoutes(Api &api, services::ChangeFeed &feed, services::PresenceHub &presence)
{
    api.add(infoOf(listChanges), [&feed, &presence, answer = std::make_shared<PresenceAnswer>()](Call call) {
        return follow(&feed, &presence, answer, std::move(call));
    });
    ServiceRoutes routes(api, presence);
    routes.add(reportPresence, readBody<PresenceReport>, &services::PresenceHub::report, NoGuard(), nothing);
}

} // namespace triage::api

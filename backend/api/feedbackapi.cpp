// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "http/clientaddress.h"
#include "services/buffers/bufferservice.h"
#include "services/feedback/feedbackintake.h"
#include "services/feedback/feedbackservice.h"
#include "text.h"

#include <string_view>

using namespace Qt::StringLiterals;

namespace triage::api {

/// The content of a request that creates feedback, ready to be stored. Not in the unnamed namespace, as
/// BufferListRequest.
struct Intake
{
    storage::PreparedFeedback item;
    QString address;
};

namespace {

/// Returns X-IB-Client as it was received: UTF-8, or Latin-1 if it is not valid UTF-8. InvalidFieldValue if
/// it is too long.
Result<std::optional<QString>> clientOf(const http::Request &request)
{
    const QByteArray header = request.headers.value("X-IB-Client").value_or(QByteArray());
    if (header.isEmpty())
        return std::optional<QString>();
    const QString text = header.isValidUtf8() ? textFromUtf8(header) : QString::fromLatin1(header);
    if (const qsizetype length = codePoints(text); length > maxClientLength)
        return invalidField(
            u"X-IB-Client"_s,
            u"X-IB-Client must have at most %1 characters; it has %2."_s.arg(maxClientLength).arg(length),
            Category::Integration);
    return std::optional(text);
}

constexpr char passedOverOfWidgets[] = "triage";

/// Returns a body without what is passed over in those of widgets.
QByteArray withoutPassedOver(const JsonValue &body)
{
    JsonWriter out;
    out.beginObject();
    forEachField<NewFeedback>([&](const auto &each) {
        const JsonValue value = body.member(each.name);
        if (value.isAbsent() || QByteArrayView(each.name) == passedOverOfWidgets)
            return;
        out.key(each.name);
        out.raw(value.toJson());
    });
    out.endObject();
    return out.take();
}

/// Reads feedback of a widget, which may have sent a member of that name before it had a meaning: whatever
/// it is, it is passed over.
Result<NewFeedback> readOfWidget(const Call &call)
{
    const std::optional<JsonDocument> body = JsonDocument::parse(call.request.body);
    if (!body || !body->root().isObject())
        return readBody<NewFeedback>(call);
    noteUnknown<NewFeedback>(call, body->root());
    if (call.ignored && !body->root().member(passedOverOfWidgets).isAbsent())
        call.ignored->addMember(QString::fromLatin1(passedOverOfWidgets));
    return fromJson<NewFeedback>(QByteArrayView(withoutPassedOver(body->root())));
}

Result<NewFeedback> readNewFeedback(const Call &call)
{
    if (call.caller.kind == TokenKind::Widget)
        return readOfWidget(call);
    auto body = readBody<NewFeedback>(call);
    if (body && body->triage) {
        auto tags = normalTags(body->triage->tags, u"triage.tags"_s);
        if (!tags)
            return tags.error();
        body->triage->tags = std::move(*tags);
    }
    return body;
}

/// Returns the targets of a body in their normal form. A problem names the target's field.
Result<std::vector<NormalTarget>> normalTargets(const NewFeedback &body)
{
    std::vector<NormalTarget> normal;
    if (!body.targets)
        return normal;
    for (std::size_t i = 0; i < body.targets->size(); ++i) {
        auto some = normalise(body.targets->at(i), u"targets[%1]"_s.arg(i));
        if (!some)
            return some.error();
        normal.insert(normal.end(), std::make_move_iterator(some->begin()),
                      std::make_move_iterator(some->end()));
    }
    return normal;
}

Result<Intake> readIntake(const Call &call)
{
    auto body = readNewFeedback(call);
    if (!body)
        return body.error();
    auto targets = normalTargets(*body);
    if (!targets)
        return targets.error();
    auto client = clientOf(call.request);
    if (!client)
        return client.error();
    Intake intake;
    intake.item.title = std::move(body->title);
    intake.item.description = std::move(body->description);
    intake.item.submittedBy = std::move(body->submittedBy);
    intake.item.client = std::move(*client);
    intake.item.targets = std::move(*targets);
    if (body->triage)
        intake.item.tags = std::move(body->triage->tags);
    intake.address = http::countedAddress(call.request.peer).toString();
    return intake;
}

void writeHighlight(JsonWriter &out, const char *field, const std::optional<search::Highlight> &highlight)
{
    if (!highlight)
        return;
    out.beginObject();
    out.key("field");
    out.ascii(field);
    out.key("snippet");
    out.text(highlight->snippet);
    out.key("ranges");
    out.beginArray();
    for (const search::HighlightRange &range : highlight->ranges) {
        out.beginArray();
        out.number(qint64(range.start));
        out.number(qint64(range.length));
        out.endArray();
    }
    out.endArray();
    out.endObject();
}

void writeHighlights(JsonWriter &out, const search::QueryHit &hit)
{
    out.key("highlights");
    out.beginArray();
    writeHighlight(out, "title", hit.title);
    writeHighlight(out, "description", hit.description);
    out.endArray();
}

void writeSearch(JsonWriter &out, const QString &query, const services::FeedbackListing &listing)
{
    out.key("search");
    out.beginObject();
    out.key("query");
    out.text(query);
    out.key("complete");
    out.boolean(!listing.page.isCut);
    out.key("similar");
    out.boolean(listing.isSimilar);
    out.key("results");
    out.beginObject();
    for (int i = 0; i < listing.page.items.size(); ++i) {
        const services::SearchHit &hit = listing.hits[std::size_t(i)];
        out.key(encodeId(listing.page.items.identifier(i)).constData());
        out.beginObject();
        out.key("score");
        out.number(hit.matches.score);
        writeHighlights(out, hit.duplicate ? search::QueryHit() : hit.matches);
        if (hit.duplicate) {
            out.key("duplicate");
            out.beginObject();
            out.key("feedback_id");
            out.ascii(encodeId(hit.duplicate->value()).constData());
            writeHighlights(out, hit.matches);
            out.endObject();
        }
        out.endObject();
    }
    out.endObject();
    out.endObject();
}

/// Writes the triage record of each item. It stands in its row after the item and its buffers.
void writeTriage(JsonWriter &out, const services::FeedbackListing &listing)
{
    constexpr int column = storage::fieldCount<Feedback>() + 1;
    const auto write = [](JsonWriter &json, const storage::Row &row, int first) {
        storage::writeRecord<Triage>(json, row, first + column);
    };
    out.key("triage");
    out.beginObject();
    for (int i = 0; i < listing.page.items.size(); ++i) {
        out.key(encodeId(listing.page.items.identifier(i)).constData());
        listing.page.items.write(out, i, write);
    }
    out.endObject();
}

/// Encodes a page of feedback with the matches of a search. `self` is the path of the page with its query,
/// which names buffers by id.
Payload encodeListing(const Call &call, const QByteArray &self, const FeedbackListRequest &request,
                      const services::FeedbackListing &listing)
{
    const QByteArray path = self.first(self.contains('?') ? self.indexOf('?') : self.size());
    PageLinks links{ request.page, listing.page.total, path, givenBy(request) };
    if (request.after)
        links.nextCursor = listing.page.last ? encodeId(listing.page.last->value()) : QByteArray();
    const auto more = [&](JsonWriter &out) {
        if (listing.isFollowing) {
            out.key("following");
            out.boolean(true);
        }
        if (request.search)
            writeSearch(out, *request.search, listing);
        if (request.withTriage)
            writeTriage(out, listing);
    };
    if (!request.withBuffers)
        return paged(call.caller, self, links, listing.page.items, more);
    return paged(call.caller, self, links, listing.page.items, more, [&](JsonWriter &out, int index) {
        listing.page.items.write(out, index, storage::writeWithBuffers);
    });
}

Result<FeedbackListRequest> readList(const Call &call)
{
    const Query query(call.request.query);
    return withCursor(query, readFeedbackList(query), call.ignored.get());
}

/// Links name the buffer by its id, even if the request named it by its slug.
Payload encodeList(const Call &call, const FeedbackListRequest &request,
                   const services::FeedbackListing &listing)
{
    FeedbackListRequest named = request;
    if (listing.page.buffer)
        named.buffer = BufferKey{ *listing.page.buffer, {} };
    return encodeListing(call, call.self(listing.page.buffer), named, listing);
}

Result<FeedbackListRequest> readBufferFeedback(const Call &call)
{
    const Query query(call.request.query);
    auto request = withCursor(query, readFeedbackList(query, FilterScope::Buffer), call.ignored.get());
    if (request)
        request->buffer = BufferKey::parse(call.keys.first());
    return request;
}

Payload encodeBufferFeedback(const Call &call, const FeedbackListRequest &request,
                             const services::FeedbackListing &listing)
{
    const QByteArray path = "/api/v0/buffers/" + encodeId(listing.page.buffer->value()) + "/feedback";
    const QByteArray &query = call.request.query;
    FeedbackListRequest unnamed = request;
    unnamed.buffer.reset(); // the path names it
    return encodeListing(call, query.isEmpty() ? path : path + '?' + query, unnamed, listing);
}

QByteArray encodeRecord(const Call &call, const std::chrono::seconds &,
                        const storage::Records<Feedback> &items)
{
    return single(items, linksOf(call.caller, Type<Feedback>(), items.identifier(0)));
}

} // namespace

void addFeedbackRoutes(Api &api, services::FeedbackService &feedback, services::FeedbackIntake &intake,
                       services::BufferService &buffers)
{
    using Service = services::FeedbackService;
    ServiceRoutes routes(api, feedback);
    const auto list = [&feedback](const Caller &caller, const FeedbackListRequest &request) {
        return feedback.list(caller, request);
    };
    const auto listOfBuffer
        = [&feedback](const Caller &caller, const BufferKey &, const FeedbackListRequest &request) {
              return feedback.list(caller, request);
          };
    const auto create = [&intake](const Caller &caller, const Intake &sent, const auto &idempotency) {
        return intake.store(caller, sent.item, sent.address, idempotency);
    };

    route(api, listFeedback, readList, list, NoGuard(), encodeList);
    route(api, listBufferFeedback, readBufferFeedback, listOfBuffer,
          std::bind_front(&services::BufferService::require, &buffers), encodeBufferFeedback);
    route(api, createFeedback, readIntake, create, NoGuard(), locating(createFeedback, asResource));
    routes.add(getFeedback, readWaitOf, &Service::findRouted, &Service::require, encodeRecord);
    routes.add(updateFeedback, readBody<FeedbackPatch>, &Service::update, &Service::require, asResource);
    routes.add(unconfirmFeedback, readNothing, &Service::unconfirm, &Service::require, nothing);
    routes.add(deleteFeedback, readNothing, &Service::remove, &Service::require, nothing);
    routes.add(splitFeedback, readBody<NewSplit>, &Service::split, &Service::require,
               locating(splitFeedback, asResource));
    routes.add(listFeedbackBuffers, readNothing, &Service::buffersOf, &Service::require, wholeCollection);
    routes.add(listFeedbackTargets, readNothing, &Service::targetsOf, &Service::require, wholeCollection);
    routes.add(listNotes, readNothing, &Service::notesOf, &Service::require, withoutLinks);
    routes.add(createNote, readBody<NewNote>, &Service::addNote, &Service::require, withoutLinks);
}

} // namespace triage::api

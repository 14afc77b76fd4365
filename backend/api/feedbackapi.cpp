// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/feedbacklisting.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "http/clientaddress.h"
#include "services/feedback/feedbackservice.h"
#include "text.h"

#include <string_view>

using namespace Qt::StringLiterals;

namespace triage::api {

/// The content of a request that creates feedback, ready to be stored. Not in the unnamed namespace, as
/// BufferListRequest.
struct Intake
{
    NewFeedback body;
    std::vector<NormalTarget> targets;
    std::optional<QString> client;
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

Result<Intake> readIntake(const Call &call)
{
    auto body = readNewFeedback(call);
    if (!body)
        return body.error();
    auto targets = services::normalTargets(*body);
    if (!targets)
        return targets.error();
    auto client = clientOf(call.request);
    if (!client)
        return client.error();
    return Intake{ std::move(*body), std::move(*targets), std::move(*client),
                   http::countedAddress(call.request.peer).toString() };
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

constexpr auto encodeItem = [](const Call &call, const auto &, const Feedback &item) {
    return single(item, feedbackLinks(call.caller.organizationSlug, item.id));
};

QByteArray encodeRecord(const Call &call, const std::chrono::seconds &,
                        const storage::Records<Feedback> &items)
{
    return single(items, feedbackLinks(call.caller.organizationSlug, FeedbackId(items.identifier(0))));
}

} // namespace

void addFeedbackRoutes(Api &api, services::FeedbackService &feedback)
{
    using Service = services::FeedbackService;
    ServiceRoutes routes(api, feedback);
    const auto list = [&feedback](const Caller &caller, const FeedbackListRequest &request) {
        return feedback.list(caller, request);
    };
    const auto create = [&feedback](const Caller &caller, const Intake &intake, const auto &idempotency) {
        return feedback.create(caller, intake.body, intake.targets, intake.client, intake.address,
                               idempotency);
    };
    const auto encodeCollection = [](const Call &call, const NoInput &, const auto &records) {
        return whole(call.caller, call.self(), records);
    };
    const auto encodeNotes = [](const Call &, const NoInput &, const storage::Records<Note> &notes) {
        return bare(notes);
    };
    const auto encodeNote = [](const Call &, const NewNote &, const Note &note) {
        return bare(note);
    };

    route(api, listFeedback, readList, list, NoGuard(), encodeList);
    route(api, createFeedback, readIntake, create, NoGuard(), locating(createFeedback, encodeItem));
    routes.add(getFeedback, readWaitOf, &Service::findRouted, &Service::require, encodeRecord);
    routes.add(updateFeedback, readBody<FeedbackPatch>, &Service::update, &Service::require, encodeItem);
    routes.add(unconfirmFeedback, readNothing, &Service::unconfirm, &Service::require, nothing);
    routes.add(deleteFeedback, readNothing, &Service::remove, &Service::require, nothing);
    routes.add(splitFeedback, readBody<NewSplit>, &Service::split, &Service::require,
               locating(splitFeedback, encodeItem));
    routes.add(listFeedbackBuffers, readNothing, &Service::buffersOf, &Service::require, encodeCollection);
    routes.add(listFeedbackTargets, readNothing, &Service::targetsOf, &Service::require, encodeCollection);
    routes.add(listNotes, readNothing, &Service::notesOf, &Service::require, encodeNotes);
    routes.add(createNote, readBody<NewNote>, &Service::addNote, &Service::require, encodeNote);
}

} // namespace triage::api

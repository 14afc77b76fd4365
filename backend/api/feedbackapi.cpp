// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/clientaddress.h"
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/feedbacklisting.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/feedbackservice.h"
#include "text.h"

namespace triage::api {

namespace {

constexpr qsizetype maxClientLength = 255;

/// The content of a request that creates feedback, ready to be stored.
struct Intake
{
    NewFeedback body;
    std::vector<NormalTarget> targets;
    std::optional<QString> client;
    QString address;
};

/// Returns at most the first `most` code points of a text.
QString cutAt(const QString &text, qsizetype most)
{
    qsizetype count = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLowSurrogate() && ++count > most)
            return text.first(i);
    }
    return text;
}

/// Returns X-IB-Client as it was received: UTF-8, or Latin-1 if it is not valid UTF-8.
std::optional<QString> clientOf(const http::Request &request)
{
    const QByteArray header = request.headers.value("X-IB-Client").value_or(QByteArray());
    if (header.isEmpty())
        return std::nullopt;
    const QString text = header.isValidUtf8() ? textFromUtf8(header) : QString::fromLatin1(header);
    return cutAt(text, maxClientLength);
}

Result<Intake> readIntake(const Call &call)
{
    auto body = readBody<NewFeedback>(call);
    if (!body)
        return body.error();
    auto targets = services::normalTargets(*body);
    if (!targets)
        return targets.error();
    return Intake{ std::move(*body), std::move(*targets), clientOf(call.request),
                   clientAddressOf(call.request.peer) };
}

Result<FeedbackListRequest> readList(const Call &call)
{
    return readFeedbackList(Query(call.request.query), call.caller.member);
}

/// Links name the buffer by its id, even if the request named it by its slug.
Payload encodeList(const Call &call, const FeedbackListRequest &request,
                   const services::FeedbackListing &listing)
{
    FeedbackListRequest named = request;
    if (listing.page.buffer)
        named.given.emplace_back("buffer_id", toString(*listing.page.buffer));
    return encodeListing(call, call.self(listing.page.buffer), named, listing);
}

constexpr auto encodeItem = [](const Call &call, const auto &, const Feedback &item) {
    return single(item, feedbackLinks(call.caller.organizationSlug, item.id));
};

QByteArray encodeRecord(const Call &call, const NoInput &, const storage::Records<Feedback> &items)
{
    return single(items, feedbackLinks(call.caller.organizationSlug, FeedbackId(items.identifier(0))));
}

} // namespace

void addFeedbackRoutes(Api &api, services::FeedbackService &feedback)
{
    using Service = services::FeedbackService;
    ServiceRoutes routes(api, feedback);
    const auto list = [&feedback](const Caller &caller, const FeedbackListRequest &request) {
        return feedback.list(caller, request.filter);
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
    routes.add(getFeedback, readNothing, &Service::find, &Service::require, encodeRecord);
    routes.add(updateFeedback, readBody<FeedbackPatch>, &Service::update, &Service::require, encodeItem);
    routes.add(deleteFeedback, readNothing, &Service::remove, &Service::require, nothing);
    routes.add(listFeedbackBuffers, readNothing, &Service::buffersOf, &Service::require, encodeCollection);
    routes.add(listFeedbackTargets, readNothing, &Service::targetsOf, &Service::require, encodeCollection);
    routes.add(listNotes, readNothing, &Service::notesOf, &Service::require, encodeNotes);
    routes.add(createNote, readBody<NewNote>, &Service::addNote, &Service::require, encodeNote);
}

} // namespace triage::api

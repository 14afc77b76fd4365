// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/feedbacklisting.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/buffers/bufferservice.h"
#include "services/feedback/feedbackservice.h"

namespace triage::api {

namespace {

/// Selects the buffers to list.
struct BufferListRequest
{
    PageRequest page;
    std::optional<bool> deleted;
};

Result<BufferListRequest> readBufferList(const Call &call)
{
    const auto page = readPageOf(call);
    if (!page)
        return page.error();
    const auto deleted = Query(call.request.query).boolean("deleted");
    if (!deleted)
        return deleted.error();
    return BufferListRequest{ *page, *deleted };
}

/// Writes a deleted buffer; the time of its deletion is in the column after its fields.
void writeDeleted(JsonWriter &out, const storage::Row &row, int firstColumn,
                  std::chrono::milliseconds retention)
{
    out.beginObject();
    const Timestamp at = row.timestamp(storage::writeMembers<Buffer>(out, row, firstColumn));
    out.key("deleted_at");
    writeJson(out, at);
    out.key("restorable_until");
    writeJson(out, Timestamp(at.milliseconds() + retention.count()));
    out.endObject();
}

QByteArray encodeBufferList(const Call &call, const BufferListRequest &request,
                            const storage::RecordPage<Buffer> &buffers, std::chrono::seconds retention)
{
    GivenParameters given;
    if (request.deleted)
        given.emplace_back("deleted", *request.deleted ? QStringLiteral("true") : QStringLiteral("false"));
    const PageLinks links{ request.page, buffers.total, call.request.path, given };
    const auto nothingMore = [](JsonWriter &) {
    };
    if (!request.deleted.value_or(false))
        return paged(call.caller, call.self(), links, buffers.items, nothingMore);
    return paged(call.caller, call.self(), links, buffers.items, nothingMore,
                 [&](JsonWriter &out, int index) {
                     buffers.items.write(
                         out, index, [retention](JsonWriter &to, const storage::Row &row, int firstColumn) {
                             writeDeleted(to, row, firstColumn, retention);
                         });
                 });
}

Result<FeedbackListRequest> readBufferFeedback(const Call &call)
{
    auto request = readBufferFeedbackList(Query(call.request.query));
    if (request)
        request->filter.buffer = BufferKey::parse(call.keys.first());
    return request;
}

QByteArray encodeBuffer(const Call &call, const auto &, const Buffer &buffer)
{
    return single(buffer, bufferLinks(call.caller.organizationSlug, buffer.id));
}

QByteArray encodeBufferFeedback(const Call &call, const FeedbackListRequest &request,
                                const services::FeedbackListing &listing)
{
    const QByteArray path = "/api/v0/buffers/" + encodeId(listing.page.buffer->value()) + "/feedback";
    return encodeListing(call, path, request, listing);
}

QByteArray encodeMoved(const Call &, const MoveAll &, qint64 count)
{
    return "{\"moved_count\":" + QByteArray::number(count) + ",\"meta\":{}}";
}

} // namespace

void addBufferRoutes(Api &api, services::BufferService &buffers, services::FeedbackService &feedback)
{
    const auto anyBuffer = [](const Call &call, const auto &input, const Buffer &buffer) {
        return encodeBuffer(call, input, buffer);
    };
    const auto there = [&buffers](const Caller &caller, const BufferKey &key) {
        return buffers.require(caller, key);
    };

    route(
        api, listBuffers, readBufferList,
        [&](const Caller &caller, const BufferListRequest &request) {
            return buffers.list(caller, request.page, request.deleted.value_or(false));
        },
        NoGuard(),
        [retention = buffers.retention()](const Call &call, const BufferListRequest &request,
                                          const storage::RecordPage<Buffer> &page) {
            return encodeBufferList(call, request, page, retention);
        });
    route(
        api, createBuffer, readBody<NewBuffer>,
        [&](const Caller &caller, const NewBuffer &body, const auto &idempotency) {
            return buffers.create(caller, body, idempotency);
        },
        NoGuard(), anyBuffer);
    route(
        api, getBuffer, readNothing,
        [&](const Caller &caller, const BufferKey &key, NoInput) { return buffers.find(caller, key); }, there,
        anyBuffer);
    route(
        api, updateBuffer, readBody<BufferPatch>,
        [&](const Caller &caller, const BufferKey &key, const BufferPatch &patch) {
            return buffers.update(caller, key, patch);
        },
        there, anyBuffer);
    route(
        api, deleteBuffer, readNothing,
        [&](const Caller &caller, const BufferKey &key, NoInput) { return buffers.remove(caller, key); },
        there, nothing);
    route(
        api, restoreBuffer, readNothing,
        [&](const Caller &caller, const BufferKey &key, NoInput, const auto &idempotency) {
            return buffers.restore(caller, key, idempotency);
        },
        there, anyBuffer);
    route(
        api, listBufferFeedback, readBufferFeedback,
        [&](const Caller &caller, const BufferKey &, const FeedbackListRequest &request) {
            return feedback.list(caller, request.filter);
        },
        there, encodeBufferFeedback);
    route(
        api, assignFeedback, readNothing,
        [&](const Caller &caller, const BufferKey &key, FeedbackId id, NoInput) {
            return buffers.assign(caller, key, id);
        },
        NoGuard(), nothing);
    route(
        api, removeFeedback, readNothing,
        [&](const Caller &caller, const BufferKey &key, FeedbackId id, NoInput) {
            return buffers.unassign(caller, key, id);
        },
        NoGuard(), nothing);
    route(
        api, moveAllFeedback, readBody<MoveAll>,
        [&](const Caller &caller, const BufferKey &key, const MoveAll &body, const auto &idempotency) {
            return buffers.moveAll(caller, key, body, idempotency);
        },
        there, encodeMoved);
}

} // namespace triage::api

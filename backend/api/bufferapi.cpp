// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/buffers/bufferservice.h"

namespace triage::api {

/// Selects the buffers to list. Not in the unnamed namespace: g++ 14 crashes on a coroutine that keeps a
/// pointer to a function with a type of it.
struct BufferListRequest
{
    PageRequest page;
    std::optional<bool> deleted;
};

namespace {

Result<BufferListRequest> readBufferList(const Call &call)
{
    const auto page = readPageOf(call);
    if (!page)
        return page.error();
    const auto deleted = Query(call.request.query).boolean("deleted");
    if (!deleted)
        return deleted.error();
    if (page->after && deleted->value_or(false))
        return invalidParameter(
            "cursor",
            u"reads a list in the order of creation, and deleted buffers are in that of their "
            "deletion: leave it out."_s);
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

Payload encodeBufferList(const Call &call, const BufferListRequest &request,
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

/// Encodes the number of moved items. If the move goes on, says so and names its path.
Payload encodeMoved(const Call &call, const MoveAll &, const Move &move)
{
    Payload payload("{\"moved_count\":" + QByteArray::number(move.moved) + ",\"move_id\":\""
                    + encodeId(move.id.value()) + "\",\"meta\":{}}");
    if (move.status == MoveStatus::Running) {
        constexpr int accepted = 202;
        payload.status = accepted;
        payload.headers.append("Location",
                               linksOf(call.caller, Type<Move>(), move.id.value()).api.toLatin1());
    }
    return payload;
}

} // namespace

void addBufferRoutes(Api &api, services::BufferService &buffers)
{
    using Service = services::BufferService;
    ServiceRoutes routes(api, buffers);
    const auto list = [&buffers](const Caller &caller, const BufferListRequest &request) {
        return buffers.list(caller, request.page, request.deleted.value_or(false));
    };
    const auto encodeList
        = [retention = buffers.retention()](const Call &call, const BufferListRequest &request,
                                            const storage::RecordPage<Buffer> &page) {
              return encodeBufferList(call, request, page, retention);
          };

    route(api, listBuffers, readBufferList, list, NoGuard(), encodeList);
    routes.add(createBuffer, readBody<NewBuffer>, &Service::create, NoGuard(),
               locating(createBuffer, asResource));
    routes.add(getBuffer, readNothing, &Service::find, &Service::require, asResource);
    routes.add(updateBuffer, readBody<BufferPatch>, &Service::update, &Service::require, asResource);
    routes.add(deleteBuffer, readNothing, &Service::remove, &Service::require, nothing);
    routes.add(restoreBuffer, readNothing, &Service::restore, &Service::require, asResource);
    routes.add(assignFeedback, readNothing, &Service::assign, NoGuard(), nothing);
    routes.add(removeFeedback, readNothing, &Service::unassign, NoGuard(), nothing);
    routes.add(moveAllFeedback, readBody<MoveAll>, &Service::moveAll, &Service::require, encodeMoved);
    routes.add(listMoves, readPageOf, &Service::moves, NoGuard(), plainPage);
    routes.add(getMove, readNothing, &Service::findMove, &Service::requireMove, withoutLinks);
    routes.add(undoMove, readNothing, &Service::undoMove, &Service::requireMove, withoutLinks);
}

} // namespace triage::api

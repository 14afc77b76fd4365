// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/query.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/transfer/exportservice.h"
#include "services/transfer/importservice.h"

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

Result<services::ExportRequest> readExport(const Call &call)
{
    const Query query(call.request.query);
    const auto list = readFeedbackList(query);
    if (!list)
        return list.error();
    services::ExportRequest order;
    order.filter = list->filter;
    const auto format = query.text("format");
    if (!format)
        return format.error();
    if (*format) {
        const auto known = fromWord<TransferFormat>((*format)->toUtf8());
        if (!known)
            return invalidField(u"format"_s, u"format must be %1."_s.arg(allWords<TransferFormat>()),
                                Category::Integration);
        order.format = *known;
    }
    const auto limit = query.number("limit", transferrules::defaultExport, 1, transferrules::maxExported);
    if (!limit)
        return limit.error();
    order.limit = *limit;
    const auto cursor = query.text("cursor");
    if (!cursor)
        return cursor.error();
    if (*cursor) {
        order.after = services::parseExportCursor(**cursor);
        if (!order.after)
            return invalidField(u"cursor"_s, u"cursor must be one from an export."_s, Category::Integration);
    }
    return order;
}

} // namespace

void addTransferRoutes(Api &api, services::ImportService &imports, services::ExportService &exports)
{
    const auto encode = [](const Call &, const auto &, const Import &import) {
        return single(import, importLinks(import.id));
    };
    const auto there = [&imports](const Caller &caller, ImportId id) {
        return imports.require(caller, id);
    };

    route(
        api, listImports, readPageOf,
        [&](const Caller &caller, const PageRequest &page) { return imports.list(caller, page); }, NoGuard(),
        plainPage);
    route(
        api, importPart, readBody<ImportPart>,
        [&](const Caller &caller, const ImportPart &part, const auto &idempotency) {
            return imports.store(caller, part, idempotency);
        },
        NoGuard(), encode);
    route(
        api, getImport, readNothing,
        [&](const Caller &caller, ImportId id, NoInput) { return imports.find(caller, id); }, there, encode);
    route(
        api, undoImport, readNothing,
        [&](const Caller &caller, ImportId id, NoInput, const auto &idempotency) {
            return imports.undo(caller, id, idempotency);
        },
        there, encode);
    route(
        api, exportFeedback, readExport,
        [&](const Caller &caller, const services::ExportRequest &order) {
            return exports.page(caller, order);
        },
        NoGuard(), atOwnPath);
}

} // namespace triage::api

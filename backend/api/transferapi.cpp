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
    services::ExportRequest request;
    request.filter = list->filter;
    const auto format = query.text("format");
    if (!format)
        return format.error();
    if (*format) {
        const auto known = fromWord<TransferFormat>((*format)->toUtf8());
        if (!known)
            return invalidField(u"format"_s, u"format must be %1."_s.arg(allWords<TransferFormat>()),
                                Category::Integration);
        request.format = *known;
    }
    const auto formula = query.text("formula");
    if (!formula)
        return formula.error();
    if (*formula) {
        const auto known = fromWord<transfer::Formulas>((*formula)->toUtf8());
        if (!known)
            return invalidField(u"formula"_s, u"formula must be %1."_s.arg(allWords<transfer::Formulas>()),
                                Category::Integration);
        request.formulas = *known;
    }
    const auto limit = query.number("limit", transferrules::defaultExport, 1, transferrules::maxExported);
    if (!limit)
        return limit.error();
    request.limit = *limit;
    const auto cursor = query.text("cursor");
    if (!cursor)
        return cursor.error();
    if (*cursor) {
        request.after = services::parseExportCursor(**cursor);
        if (!request.after)
            return invalidField(u"cursor"_s, u"cursor must be one from an export."_s, Category::Integration);
    }
    return request;
}

} // namespace

void addTransferRoutes(Api &api, services::ImportService &imports, services::ExportService &exports)
{
    using Imports = services::ImportService;
    ServiceRoutes routes(api, imports);
    // A dry run leaves no import; its answer is about the request itself.
    const auto encode = [](const Call &call, const auto &, const Import &each) {
        return single(
            each, each.id ? importLinks(*each.id) : Links{ QString::fromLatin1(call.self()), std::nullopt });
    };

    routes.add(listImports, readPageOf, &Imports::list, NoGuard(), plainPage);
    routes.add(importPart, readBody<ImportPart>, &Imports::store, NoGuard(), encode);
    routes.add(getImport, readNothing, &Imports::find, &Imports::require, encode);
    routes.add(undoImport, readNothing, &Imports::undo, &Imports::require, encode);
    const auto encodePage = [](const Call &call, const auto &, const services::ExportAnswer &answer) {
        return single(answer.page, { QString::fromLatin1(call.self(answer.buffer)), std::nullopt });
    };
    ServiceRoutes(api, exports)
        .add(exportFeedback, readExport, &services::ExportService::page, NoGuard(), encodePage);
}

} // namespace triage::api

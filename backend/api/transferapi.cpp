// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/gate.h"
#include "api/query.h"
#include "api/requestbody.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/transfer/exportservice.h"
#include "services/transfer/importservice.h"

#include <functional>
#include <limits>

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
    request.filter = *list;
    const auto format = query.word<TransferFormat>("format");
    if (!format)
        return format.error();
    request.format = format->value_or(request.format);
    const auto formula = query.word<transfer::Formulas>("formula");
    if (!formula)
        return formula.error();
    request.formulas = formula->value_or(request.formulas);
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

/// A dry run leaves no import; its answer is about the request itself.
constexpr auto encodeImport = [](const Call &call, const auto &, const Import &each) {
    return single(each,
                  each.id ? importLinks(*each.id) : Links{ QString::fromLatin1(call.self()), std::nullopt });
};

QByteArray columnsAsJson(const QString &names)
{
    const QStringList columns = names.split(u',');
    return toJson(std::vector<QString>(columns.begin(), columns.end()));
}

/// Reads the options of an import from the query, by the same rules as those of a part.
Result<ImportPart> readFileOptions(const Call &call)
{
    const Query query(call.request.query);
    JsonWriter out;
    out.beginObject();
    out.key("format");
    out.utf8(QByteArray(toWord(fileFormatOf(call.request.headers).value_or(TransferFormat::JsonLines))));
    for (const char *name : { "import_id", "source", "separator", "columns", "encoding", "dates" }) {
        const auto text = query.text(name);
        if (!text)
            return text.error();
        if (!*text)
            continue;
        out.key(name);
        const QByteArrayView key(name);
        if (key == "columns")
            out.raw(columnsAsJson(**text));
        else
            out.text(key == "encoding" || key == "dates" ? (**text).toLower() : **text);
    }
    for (const char *name : { "last", "dry_run", "route" }) {
        const auto flag = query.boolean(name);
        if (!flag)
            return flag.error();
        if (!*flag)
            continue;
        out.key(name);
        out.boolean(**flag);
    }
    out.endObject();
    auto options = fromJson<ImportPart>(QByteArrayView(out.take()));
    const auto line = query.number("first_line", 1, 1, std::numeric_limits<int>::max());
    if (!line)
        return line.error();
    if (options)
        options->firstLine = *line;
    return options;
}

template <typename T>
void fillIn(std::optional<T> &own, const std::optional<T> &other)
{
    if (!own)
        own = other;
}

/// Reads a part, whose options are members of its body. Those that the body leaves out are taken from the
/// query, so that a dry run does not store because its option is in the other place.
Result<ImportPart> readPart(const Call &call)
{
    auto part = readBody<ImportPart>(call);
    if (!part)
        return part;
    const auto query = readFileOptions(call);
    if (!query)
        return query;
    fillIn(part->import, query->import);
    fillIn(part->source, query->source);
    fillIn(part->separator, query->separator);
    fillIn(part->columns, query->columns);
    fillIn(part->encoding, query->encoding);
    fillIn(part->dates, query->dates);
    fillIn(part->last, query->last);
    fillIn(part->dryRun, query->dryRun);
    fillIn(part->route, query->route);
    fillIn(part->firstLine, query->firstLine);
    return part;
}

/// Receives about as much as one part stores. Returns why the rest does not come.
Task<std::optional<Problem>> fill(std::shared_ptr<services::FileImport> file, http::Request request,
                                  Caller caller)
{
    while (file->wantsMore()) {
        auto receiving = bodyOf(request, caller);
        const Result<QByteArray> piece = co_await std::move(receiving);
        if (!piece) {
            file->flush();
            co_return piece.error();
        }
        if (piece->isEmpty())
            file->end();
        else
            file->feed(*piece);
    }
    co_return std::nullopt;
}

/// Stores a file while it arrives: no more of it is read than the next part.
Task<Result<Payload>> importFile(services::ImportService *imports, Call call)
{
    const auto options = readFileOptions(call);
    if (!options)
        co_return options.error();
    if (const auto known = checkKnown(call); !known)
        co_return known.error();
    if (options->import && options->dryRun.value_or(false))
        co_return invalidField(
            u"dry_run"_s, u"A dry run tries a whole file, not the rest of an import: leave out import_id."_s,
            Category::Integration);
    if (const auto key = idempotencyKeyOf(call.request.headers); !key || *key)
        co_return key ? invalidField(u"Idempotency-Key"_s,
                                     u"A file has no Idempotency-Key: send it again with its import_id."_s,
                                     Category::Integration)
                      : key.error();
    if (options->import) {
        auto look = imports->require(call.caller, *options->import);
        const Result<void> exists = co_await std::move(look);
        if (!exists)
            co_return exists.error();
    }
    const auto opened = imports->openFile(call.caller, *options);
    if (!opened)
        co_return opened.error();
    const std::shared_ptr<services::FileImport> file = *opened;
    if (!call.request.receiveBody) {
        file->feed(call.request.body);
        file->end();
    }
    std::optional<Problem> broken;
    while (true) {
        auto storing = imports->storeNext(call.caller, file);
        const Result<services::FileStep> step = co_await std::move(storing);
        if (!step)
            co_return file->explained(step.error());
        if (*step == services::FileStep::Done)
            co_return Payload(encodeImport(call, NoInput(), file->import()));
        if (*step == services::FileStep::NeedsMore && broken)
            co_return file->explained(*broken);
        if (call.mayGoOn) {
            auto checking = call.mayGoOn();
            const Result<void> allowed = co_await checking;
            if (!allowed)
                co_return file->explained(allowed.error());
        }
        if (*step == services::FileStep::NeedsMore) {
            auto filling = fill(file, call.request, call.caller);
            broken = co_await filling;
        }
    }
}

} // namespace

void addTransferRoutes(Api &api, services::ImportService &imports, services::ExportService &exports)
{
    using Imports = services::ImportService;
    ServiceRoutes routes(api, imports);

    routes.add(listImports, readPageOf, &Imports::list, NoGuard(), plainPage);
    const auto storePart = std::bind_front(&Imports::store, &imports);
    api.add(infoOf(importPart), [storePart, &imports](Call call) {
        if (fileFormatOf(call.request.headers))
            return importFile(&imports, std::move(call));
        return runCall<false>(std::move(call), Result<std::tuple<>>(std::tuple<>()), readPart, storePart,
                              NoGuard(), encodeImport);
    });
    routes.add(getImport, readNothing, &Imports::find, &Imports::require, encodeImport);
    routes.add(undoImport, readNothing, &Imports::undo, &Imports::require, encodeImport);
    const auto encodePage = [](const Call &call, const auto &, const services::ExportAnswer &answer) {
        return single(answer.page, { QString::fromLatin1(call.self(answer.buffer)), std::nullopt });
    };
    ServiceRoutes(api, exports)
        .add(exportFeedback, readExport, &services::ExportService::page, NoGuard(), encodePage);
}

} // namespace triage::api

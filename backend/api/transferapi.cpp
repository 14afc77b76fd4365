// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/gate.h"
#include "api/query.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "database/databaseclock.h"
#include "services/transfer/exportservice.h"
#include "services/transfer/importservice.h"

#include <functional>
#include <limits>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

/// Reads the format, for which there is a shorter word, too.
Result<std::optional<TransferFormat>> readFormat(const Query &query)
{
    const auto text = query.text("format");
    if (!text)
        return text.error();
    if (*text && (*text)->compare(u"jsonl"_s, Qt::CaseInsensitive) == 0)
        return std::optional(TransferFormat::JsonLines);
    return query.word<TransferFormat>("format");
}

Result<services::ExportRequest> readExport(const Call &call)
{
    const Query query(call.request.query);
    const auto list = readFeedbackList(query);
    if (!list)
        return list.error();
    services::ExportRequest request;
    request.filter = *list;
    // Once for all pieces: a file that is read past midnight has the days of its beginning.
    request.filter.resolve(call.caller.member, storage::databaseTime());
    const auto format = readFormat(query);
    if (!format)
        return format.error();
    request.format
        = format->value_or(fileFormatOf(preferredFileType(call.request.headers)).value_or(request.format));
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

/// Returns whether the export is one file: as the query says, or else as the client prefers.
Result<bool> wantsFile(const Call &call)
{
    const auto stream = Query(call.request.query).boolean("stream");
    if (!stream)
        return stream.error();
    return stream->value_or(!preferredFileType(call.request.headers).isEmpty());
}

/// An export that is read piece by piece.
struct ExportFile
{
    services::ExportService *exports;
    Caller caller;
    services::ExportRequest order;
    bool isComplete = false;
};

Task<Result<QByteArray>> nextOf(std::shared_ptr<ExportFile> file)
{
    QByteArray text;
    // A piece is empty if its items were deleted while it was read.
    while (text.isEmpty() && !file->isComplete) {
        auto reading = file->exports->piece(file->caller, file->order);
        const Result<services::ExportPiece> piece = co_await std::move(reading);
        if (!piece)
            co_return piece.error();
        text = piece->text;
        file->isComplete = !piece->last;
        file->order.after = piece->last;
        if (piece->buffer) // which may get another slug meanwhile
            file->order.filter.buffer->id = piece->buffer;
    }
    co_return text;
}

Payload fileOf(const ExportFile &file, const http::Headers &request, const QByteArray &beginning)
{
    const bool isCsv = file.order.format == TransferFormat::Csv;
    const QByteArray preferred = preferredFileType(request);
    const QByteArray type = isCsv                              ? "text/csv; charset=utf-8"_ba
        : fileFormatOf(preferred) == TransferFormat::JsonLines ? preferred
                                                               : "application/jsonl"_ba;
    Payload payload(beginning, type,
                    { { "Content-Disposition",
                        isCsv ? "attachment; filename=\"feedback.csv\""_ba
                              : "attachment; filename=\"feedback.jsonl\""_ba },
                      { "Vary", "Accept" } });
    payload.status = 200; // although a file may be empty
    return payload;
}

/// Answers with all pages of an export as one file, of which a piece at a time is in memory.
Task<Result<Payload>> exportFile(services::ExportService *exports, Call call)
{
    const auto order = readExport(call);
    if (!order)
        co_return order.error();
    if (const auto limit = Query(call.request.query).text("limit"); call.ignored && limit && *limit)
        call.ignored->addParameter(u"limit"_s);
    if (const auto known = checkKnown(call); !known)
        co_return known.error();
    const auto file = std::make_shared<ExportFile>();
    file->exports = exports;
    file->caller = call.caller;
    file->order = *order;
    file->order.limit = transferrules::defaultExport;
    auto reading = nextOf(file);
    const Result<QByteArray> beginning = co_await reading;
    if (!beginning)
        co_return beginning.error();
    Payload payload = fileOf(*file, call.request.headers, *beginning);
    if (!file->isComplete)
        payload.more = [file] {
            return nextOf(file);
        };
    co_return payload;
}

/// A dry run leaves no import; its answer is about the request itself.
constexpr auto encodeImport = [](const Call &call, const auto &, const Import &each) {
    return single(each,
                  each.id ? linksOf(call.caller, Type<Import>(), each.id->value())
                          : Links{ QString::fromLatin1(call.self()), std::nullopt });
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
    const auto page = std::bind_front(&services::ExportService::page, &exports);
    api.add(infoOf(exportFeedback), [page, encodePage, &exports](Call call) {
        const auto isFile = wantsFile(call);
        if (isFile && *isFile)
            return exportFile(&exports, std::move(call));
        const auto readPage = [isFile](const Call &each) {
            return isFile ? readExport(each) : isFile.error();
        };
        return runCall<false>(std::move(call), Result<std::tuple<>>(std::tuple<>()), readPage, page,
                              NoGuard(), encodePage);
    });
}

} // namespace triage::api

// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/documentedparameters.h"

#include "contract/messages.h"
#include "domain/feedback.h"
#include "domain/routingquality.h"
#include "domain/similarfeedback.h"
#include "domain/statistics.h"
#include "domain/target.h"
#include "domain/transfer.h"
#include "domain/triage.h"
#include "domain/webhook.h"
#include "transfer/csv.h"

#include <algorithm>
#include <array>

namespace triage::api::openapi {

namespace {

DocumentedParameter inQuery(const char *name, Schema schema, const char *description,
                            const char *fallback = "")
{
    schema.description = description;
    return { DocumentedParameter::Place::Query, name, std::move(schema), false, fallback };
}

template <HasEnumText E>
Schema wordsOf()
{
    Components none;
    return schemaOf<E>(none, Direction::Body);
}

Schema between(Schema schema, std::optional<double> minimum, std::optional<double> maximum)
{
    schema.minimum = minimum;
    schema.maximum = maximum;
    return schema;
}

Schema calendarDay()
{
    Schema day = text();
    day.format = "date";
    return day;
}

DocumentedParameter timeZone(const char *description)
{
    Schema zone = between(text(), 1, {});
    zone.example = "\"Europe/Berlin\"";
    return inQuery("time_zone", std::move(zone), description, "\"UTC\"");
}

/// Returns the schema of a point in time that may be written as a day.
Schema dayOrTime()
{
    Components none;
    Schema time = schemaOf<Timestamp>(none, Direction::Body);
    const QByteArray example = time.example;
    Schema ago = text();
    ago.pattern = "-[0-9]{1,4}d";
    Schema either = anyOf({ std::move(time), calendarDay(), std::move(ago) });
    either.example = example.isEmpty() ? R"("2026-11-20T23:34:05Z")" : example;
    return either;
}

/// Returns the schema of a filter's value as a parameter, without bounds.
template <typename T>
Schema filterSchema()
{
    if constexpr (std::is_same_v<T, FilterTime>)
        return dayOrTime();
    Components none;
    Schema schema = schemaOf<T>(none, Direction::Body);
    if constexpr (requires { T::pattern(); })
        schema.pattern = T::pattern();
    return schema;
}

/// Returns the filters that only lists of that scope have. Those that may be sent several times come last.
std::vector<DocumentedParameter> filtersOf(FilterScope scope)
{
    std::vector<DocumentedParameter> all;
    forEachField<ListFilter>([&]<typename Member>(const FilterRow<Member> &row) {
        if (row.query.scope != scope)
            return;
        Schema schema = filterSchema<typename FilterRow<Member>::Value>();
        detail::apply(row.query.rules, schema);
        if (*row.query.example)
            schema.example = detail::exampleJson(schema, row.query.example);
        all.push_back(inQuery(row.name, std::move(schema), row.query.description, row.query.fallback));
    });
    std::stable_partition(all.begin(), all.end(), [](const DocumentedParameter &each) {
        return each.schema.kind != Schema::Kind::List;
    });
    return all;
}

void append(std::vector<DocumentedParameter> &all, const std::vector<DocumentedParameter> &more)
{
    all.insert(all.end(), more.begin(), more.end());
}

/// Returns the parameters of lists whose order is not that of creation.
std::vector<DocumentedParameter> numberedPages()
{
    return {
        inQuery("page", between(detail::number("int32"), 1, {}),
                "The page, from 1. A number out of range is replaced by the nearest one within it.", "1"),
        inQuery(
            "limit", between(detail::number("int32"), 1, maxLimit),
            "The number of items on a page. A number out of range is replaced by the nearest one within it.",
            QByteArray::number(defaultLimit).constData()),
    };
}

} // namespace

std::vector<DocumentedParameter> pageParameters()
{
    std::vector<DocumentedParameter> all = numberedPages();
    Schema cursor = text();
    cursor.example = "\"0vd2v9vdg0r0c\"";
    all.push_back(
        inQuery("cursor", cursor,
                "Reads the list in the order of creation from one place to the next, instead of by "
                "`page`: send it empty at first, then follow `meta.next`. However many entries are "
                "created, moved or deleted meanwhile, none that was there is left out and none comes "
                "twice."));
    return all;
}

std::vector<DocumentedParameter> bufferFeedbackFilters()
{
    std::vector<DocumentedParameter> all = pageParameters();
    append(all, filtersOf(FilterScope::Buffer));
    all.push_back(
        inQuery("include", detail::words({ "buffer_ids", "triage", "buffer_ids,triage" }),
                "Additional data of each item. `buffer_ids`: the identifiers of the buffers that hold it. "
                "`triage`: its triage record, in `meta.triage`."));
    return all;
}

std::vector<DocumentedParameter> feedbackFilters()
{
    std::vector<DocumentedParameter> all = bufferFeedbackFilters();
    Schema sortBy = wordsOf<SortBy>();
    sortBy.example = "\"created_at\""; // the one that goes with the examples of all other parameters
    all.push_back(inQuery("sort_by", sortBy,
                          "The sort key: by default `relevance` with `search`, otherwise `created_at`. "
                          "`relevance` requires `search`."));
    all.push_back(inQuery("sort_order", wordsOf<SortOrder>(), "In which direction to sort.", "\"desc\""));
    append(all, filtersOf(FilterScope::All));
    return all;
}

std::vector<DocumentedParameter> viewParameters()
{
    return { inQuery("include", detail::words({ "counts" }),
                     "`counts`: the number of items in each view, in `meta.counts`."),
             timeZone("The time zone, as IANA names it, in which days such as `-7d` begin where `counts` "
                      "counts the items of a view.") };
}

std::vector<DocumentedParameter> bufferFilters()
{
    std::vector<DocumentedParameter> all = pageParameters();
    all.push_back(
        inQuery("deleted", detail::boolean(),
                "`true` lists the deleted buffers that can still be restored, deleted last first, instead of "
                "those that are there.",
                "false"));
    return all;
}

std::vector<DocumentedParameter> targetFilters()
{
    std::vector<DocumentedParameter> all = pageParameters();
    all.push_back(inQuery("type", wordsOf<TargetType>(), "Keeps targets of this type."));
    all.push_back(inQuery("search", between(text(), {}, 500),
                          "Keeps targets whose label contains every one of these words, without regard to "
                          "case. A blank value is ignored."));
    return all;
}

std::vector<DocumentedParameter> deliveryFilters()
{
    std::vector<DocumentedParameter> all = pageParameters();
    all.push_back(inQuery("status", wordsOf<DeliveryState>(), "Keeps messages in this state."));
    return all;
}

std::vector<DocumentedParameter> suggestionParameters()
{
    // Their order is that of their probability, which changes.
    std::vector<DocumentedParameter> all = numberedPages();
    all.push_back(inQuery("min_probability", between(detail::number("double"), 0, 1),
                          "Keeps groups of which one item is the same with at least this probability. Less "
                          "than 0.6 is never suggested. A number out of range is replaced by the nearest "
                          "one within it.",
                          "0.6"));
    return all;
}

std::vector<DocumentedParameter> qualityParameters()
{
    return {
        inQuery("weeks", between(detail::number("int32"), 1, maxQualityWeeks),
                "The number of weeks, the current one included. A number out of range is replaced by the "
                "nearest one within it.",
                QByteArray::number(defaultQualityWeeks).constData()),
    };
}

std::vector<DocumentedParameter> similarParameters()
{
    return {
        inQuery(
            "limit", between(detail::number("int32"), 1, maxSimilar),
            "The maximum number of items. A number out of range is replaced by the nearest one within it.",
            QByteArray::number(defaultSimilar).constData()),
    };
}

std::vector<DocumentedParameter> periodParameters()
{
    Schema first = calendarDay();
    first.example = "\"2026-10-23\"";
    Schema last = calendarDay();
    last.example = "\"2026-10-24\"";
    return {
        inQuery("from", first,
                "The first day. Where it is not sent: 29 days before the last one. A period has at most 366 "
                "days."),
        inQuery("to", last, "The last day, included. Where it is not sent: today."),
        timeZone("The time zone of the days, as IANA names it. A day begins and ends as it does there, so "
                 "that it has 23 or 25 hours where summer time begins or ends."),
    };
}

std::vector<DocumentedParameter> statisticsParameters()
{
    std::vector<DocumentedParameter> all = periodParameters();
    Schema buffer = text();
    buffer.example = "\"crashes\"";
    all.push_back(inQuery("buffer_id", buffer, "Only feedback that is in this buffer now, by id or slug."));
    return all;
}

std::vector<DocumentedParameter> countedOnce(std::vector<DocumentedParameter> all)
{
    all.push_back(inQuery("duplicates", detail::words({ "include", "hide" }),
                          "`hide` counts each group of duplicates as one item.", "\"include\""));
    return all;
}

std::vector<DocumentedParameter> changeParameters()
{
    Schema cursor = text();
    cursor.example = "\"0\"";
    Schema types = text();
    types.example = "\"feedback,note\"";
    Schema tag = text();
    tag.maximum = presencerules::maxTag;
    tag.example = "\"0\"";
    return {
        inQuery(
            "since", cursor,
            "The `cursor` of the previous answer; `0` is the beginning and `now` the end, for programs that "
            "need "
            "only what happens from now on. A cursor from before the server was "
            "restored to an earlier state is refused: then discard all stored data, and begin again with 0.",
            "\"0\""),
        inQuery("limit", between(detail::number("int32"), 1, maxChanges),
                "The number of changes to read at once. A number out of range is replaced by the nearest one "
                "within it.",
                QByteArray::number(defaultChanges).constData()),
        waitParameter("The number of seconds to wait if there is no change."),
        inQuery("types", types,
                "Reads changes of these types only, with commas: `organization`, `member`, `buffer`, "
                "`target`, `feedback`, `note`, `tag`, `view`. Stay with the same types, because the cursor "
                "passes over the others."),
        inQuery("presence", tag,
                "Follows who looks at which item, too: the `tag` of the presence that the program knows, `0` "
                "at first. The answer has `presence` in its `meta` if it is another one, and a request that "
                "waits "
                "is answered then, at most four times a second, less often in a large organization. The "
                "presence is not stored, and the cursor does not count it. The request also renews what its "
                "token reported."),
    };
}

DocumentedParameter waitParameter(const char *description)
{
    const QByteArray text
        = description + QByteArray(" A number out of range is replaced by the nearest one within it.");
    return inQuery("wait", between(detail::number("int32"), 0, maxWait), text.constData(), "0");
}

std::vector<DocumentedParameter> fileParameters()
{
    Components none;
    const Schema flag = schemaOf<bool>(none, Direction::Body);
    const auto like = [](const char *example) {
        Schema schema = text();
        schema.example = example;
        return schema;
    };
    // No enumeration: generators of clients would name its type like that of the body's member.
    const auto choice = [&like](const char *example, const char *words) {
        Schema schema = like(example);
        schema.pattern = words;
        return schema;
    };
    return {
        inQuery("import_id", like("\"0vd2v9vdg0r0c\""),
                "The import to continue. Its lines that are stored are skipped; without it a new "
                "import begins."),
        inQuery("source", like("\"feedback.csv\""), "A description of a new import's source, for people."),
        inQuery("columns", like("\"external_id,description\""),
                "The columns of CSV, separated by commas. By default its first line names them."),
        inQuery("separator", like("\";\""), "The separator of its columns if `columns` are given.", "\",\""),
        inQuery(
            "encoding", choice("\"utf-8\"", "(utf-8|utf-16|windows-1252)"),
            "The encoding of the file. By default its bytes show it. A byte order mark of UTF-16 decides."),
        inQuery("dates", choice("\"day_first\"", "(unknown|day_first|month_first)"),
                "The order of day and month in dates such as 03/04/2026, which are refused without it.",
                "\"unknown\""),
        inQuery("first_line", between(detail::number("int32"), 1, {}),
                "The line with which the body begins, if it is not the whole file.", "1"),
        inQuery("last", flag,
                "True if the import ends with it. By default it does with a file, and not with a part."),
        inQuery("dry_run", flag, "True to preview the result without storing anything.", "false"),
        inQuery("route", flag, "False to leave items without buffers unrouted, with the status `skipped`.",
                "true"),
    };
}

std::vector<DocumentedParameter> exportParameters()
{
    constexpr std::array ofLists{ "page", "limit", "cursor", "sort_by", "sort_order", "include" };
    std::vector<DocumentedParameter> all = feedbackFilters();
    std::erase_if(all, [&](const DocumentedParameter &each) {
        return std::any_of(ofLists.begin(), ofLists.end(),
                           [&](const char *name) { return each.name == name; });
    });
    Schema cursor = text();
    cursor.example = "\"0vd2v9vdg0r0c\"";
    all.insert(
        all.begin(),
        {
            inQuery("format", wordsOf<TransferFormat>(),
                    "How the text is written. `json_lines` has everything; `csv` is for spreadsheets.",
                    "\"json_lines\""),
            inQuery("formula", wordsOf<transfer::Formulas>(),
                    "What happens in CSV to text that a spreadsheet would run as a formula, because it "
                    "begins with "
                    "`=`, `+`, `-`, `@`, a tab or a line end. `escape` puts an apostrophe in front; use it "
                    "for files "
                    "that people open. `keep` writes it as it is, for an import.",
                    "\"keep\""),
            inQuery("limit", between(detail::number("int32"), 1, transferrules::maxExported),
                    "The number of items on a page. A number out of range is replaced by the nearest one "
                    "within it.",
                    QByteArray::number(transferrules::defaultExport).constData()),
            inQuery(
                "cursor", cursor,
                "The `cursor` of the page before, or the `id` of the last item that was received; without "
                "it the export begins."),
            inQuery("stream", detail::boolean(),
                    "True for one file instead of pages. If it is left out, the client gets a file if it "
                    "prefers the media type of one to JSON (`Accept: text/csv`).",
                    "false"),
        });
    return all;
}

DocumentedParameter clientHeader()
{
    Schema schema = text();
    schema.description
        = "The tool that sends the feedback; stored in its `client`. At most 1,000 characters.";
    schema.example = "\"inputbuffer-widget/0.2.0 (javascript)\"";
    return { DocumentedParameter::Place::Header, "X-IB-Client", std::move(schema), false, {} };
}

DocumentedParameter idempotencyHeader()
{
    Schema schema = text();
    schema.description
        = "Makes it safe to send the request again: under the same key and with the same body and query "
          "within 24 hours it is done "
          "once, and answered again with the first answer, marked with `Idempotency-Replayed: "
          "true`. Errors are not kept, nor answers to requests that change nothing; of an organization that "
          "sends very much, the oldest answers are forgotten earlier. "
          "The same key with another body or query is refused. A key counts for one path and the whole "
          "organization. It has at most "
          "255 characters, bare or as a structured field's string in quotes; take a new "
          "random one, such as a UUID, for "
          "every new request.";
    schema.pattern = R"([^"].{0,254}|"([^"\\]|\\["\\]){1,255}")";
    schema.example = "\"8e03978e-40d5-43e8-bc93-6894a57f9324\"";
    return { DocumentedParameter::Place::Header, "Idempotency-Key", std::move(schema), false, {} };
}

DocumentedParameter ifNoneMatchHeader()
{
    Schema schema = text();
    schema.description
        = "The `ETag` of an earlier answer: as long as the answer is the same, it is 304 without a "
          "body.";
    schema.example = R"("W/\"1d2ae0a4ce19dd2c.5a1b6c0fb1a2c3d4\"")";
    return { DocumentedParameter::Place::Header, "If-None-Match", std::move(schema), false, {} };
}

DocumentedParameter ifMatchHeader()
{
    Schema schema = text();
    schema.description
        = "The `ETag` under which the caller knows the resource: where another person or program has "
          "changed one of its fields that PATCH takes since, nothing is done, and the answer is 412. "
          "`*`, or no such header, changes it whatever it is now. What has no `ETag` is changed with "
          "`*` only.";
    // Programs made from the document send examples as they are: this one always matches.
    schema.example = "\"*\"";
    return { DocumentedParameter::Place::Header, "If-Match", std::move(schema), false, {} };
}

} // namespace triage::api::openapi

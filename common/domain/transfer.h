// SPDX-License-Identifier: GPL-3.0-or-later
// Import and export: the requests of clients, and the state of an import.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

using ImportId = Id<struct ImportTag>;

/// The format of a file of feedback.
enum class TransferFormat { JsonLines, Csv };

template <>
struct EnumText<TransferFormat>
{
    static constexpr std::array words{ std::pair{ TransferFormat::JsonLines, "json_lines" },
                                       std::pair{ TransferFormat::Csv, "csv" } };
};

/// The order of day and month in dates such as 03/04/2026.
enum class DateOrder { Unknown, DayFirst, MonthFirst };

template <>
struct EnumText<DateOrder>
{
    static constexpr std::array words{ std::pair{ DateOrder::Unknown, "unknown" },
                                       std::pair{ DateOrder::DayFirst, "day_first" },
                                       std::pair{ DateOrder::MonthFirst, "month_first" } };
};

/// The encoding of a file, as far as it is known.
enum class FileEncoding { Utf8, Utf16, Windows1252 };

template <>
struct EnumText<FileEncoding>
{
    static constexpr std::array words{ std::pair{ FileEncoding::Utf8, "utf-8" },
                                       std::pair{ FileEncoding::Utf16, "utf-16" },
                                       std::pair{ FileEncoding::Windows1252, "windows-1252" } };
};

enum class ImportState { Running, Done, Undoing, Undone };

template <>
struct EnumText<ImportState>
{
    static constexpr std::array words{ std::pair{ ImportState::Running, "running" },
                                       std::pair{ ImportState::Done, "done" },
                                       std::pair{ ImportState::Undoing, "undoing" },
                                       std::pair{ ImportState::Undone, "undone" } };
};

namespace transferrules {
inline constexpr int maxRecords = 1000; ///< Records of one part of an import.
inline constexpr int maxDataLength = 1'000'000; ///< Characters of one part of an import.
inline constexpr int maxRecordBytes = 400'000; ///< The size of a line, or of a CSV record with all its lines.
inline constexpr int maxProblems = 100; ///< Problems of an import that are kept; all are counted.
inline constexpr int maxBuffers
    = 200; ///< Buffers that an import may create: a wrong column would create thousands.
inline constexpr Rules columnName{ .maxLength = 2000 }; ///< In a list of columns.
inline constexpr int defaultExport = 500; ///< Items on a page of an export.
inline constexpr int maxExported = 1000;
} // namespace transferrules

/// A line that was refused, or a value that was passed over.
struct ImportProblem
{
    qint64 line = 0;
    QString field;
    QString detail;

    friend bool operator==(const ImportProblem &, const ImportProblem &) = default;
};

constexpr auto fields(Type<ImportProblem>)
{
    return FieldTable{
        field("line", &ImportProblem::line, "Line of the file at which it begins, from 1.").like("17"),
        field("field", &ImportProblem::field, "Which field is wrong; empty where it is the whole line.")
            .like("created_at"),
        field("detail", &ImportProblem::detail, "What is wrong, and what to do.")
            .like("created_at must be a date-time such as 2026-11-20T23:34:05.123Z."),
    };
}
static_assert(mapsEveryMember<ImportProblem>);

/// An import: its source, its progress and its result.
struct Import
{
    std::optional<ImportId> id; ///< Not set if it is a dry run, which leaves no import.
    QString source;
    ImportState state = ImportState::Running;
    bool dryRun = false;
    FileEncoding encoding = FileEncoding::Utf8;
    DateOrder dates = DateOrder::Unknown;
    qint64 firstLine = 1;
    qint64 line = 0;
    qint64 created = 0;
    qint64 unchanged = 0;
    qint64 skipped = 0;
    qint64 failed = 0;
    qint64 ignored = 0;
    std::vector<QString> buffers;
    qint64 removed = 0;
    qint64 kept = 0;
    std::vector<ImportProblem> problems;
    Timestamp createdAt;
    std::optional<Timestamp> endedAt;

    friend bool operator==(const Import &, const Import &) = default;
};

constexpr auto fields(Type<Import>)
{
    return FieldTable{
        field("id", &Import::id, "Opaque identifier; null for a dry run, which leaves no import."),
        field("source", &Import::source, "A description of its source, for people.").like("feedback.csv"),
        field("state", &Import::state,
              "`running` while parts may follow, `done`; `undoing` and `undone` after it was taken back.")
            .like("done"),
        field("dry_run", &Import::dryRun, "True if nothing was stored."),
        field("encoding", &Import::encoding, "The encoding in which the file is read, as far as it was read.")
            .like("utf-8"),
        field(
            "dates", &Import::dates,
            "The order in which dates such as 03/04/2026 are read; `unknown` if they are refused, except in "
            "columns that name their order.")
            .like("unknown"),
        field("first_line", &Import::firstLine, "The line of the file with which it began."),
        field("line", &Import::line,
              "The last line of the file that is stored: send the lines after it next.")
            .like("1203"),
        field("created", &Import::created, "Number of items that were created.").like("1200"),
        field("unchanged", &Import::unchanged, "Number of items that existed already; they are unchanged.")
            .like("0"),
        field("skipped", &Import::skipped,
              "Number of records that were passed over because they were sent again: their lines were stored "
              "before.")
            .like("0"),
        field("failed", &Import::failed, "Number of lines that were refused.").like("1"),
        field("ignored", &Import::ignored,
              "Number of columns and values that were passed over, such as a word that is not a state; their "
              "items are stored.")
            .like("0"),
        field("buffers", &Import::buffers, "Names of the buffers that were created.").like("[\"Crashes\"]"),
        field("removed", &Import::removed, "Number of its items that were removed when it was undone.")
            .like("0"),
        field(
            "kept", &Import::kept,
            "Number of its items and buffers that were kept when it was undone, because people had worked on "
            "them.")
            .like("0"),
        field("problems", &Import::problems,
              "The first 100 lines that were refused, and values that were passed over, and why."),
        field("created_at", &Import::createdAt, "When it began."),
        field("ended_at", &Import::endedAt, "When it was done or undone; null before.")
            .like("2026-11-20T23:34:07.002Z"),
    };
}
static_assert(mapsEveryMember<Import>);

/// The body of a request that sends a part of a file.
struct ImportPart
{
    std::optional<ImportId> import;
    std::optional<QString> source;
    TransferFormat format = TransferFormat::JsonLines;
    std::optional<std::vector<QString>> columns;
    std::optional<QString> separator;
    std::optional<FileEncoding> encoding;
    std::optional<DateOrder> dates;
    std::optional<qint64> firstLine;
    std::optional<QString> data;
    std::optional<bool> last;
    std::optional<bool> dryRun;
    std::optional<bool> route;
};

constexpr auto fields(Type<ImportPart>)
{
    constexpr Category program = Category::Integration;
    return FieldTable{
        field("import_id", &ImportPart::import,
              "The import that the part belongs to; without it a new one begins.", { .category = program })
            .notInExamples(),
        field("source", &ImportPart::source,
              "A description of a new import's source, for people: the name of the file.",
              { .minLength = 1, .maxLength = 300 })
            .like("feedback.csv"),
        field("format", &ImportPart::format, "How data is written.",
              { .required = true, .category = program })
            .like("csv"),
        field(
            "columns", &ImportPart::columns,
            "The columns of CSV, in their order, with the names of the fields of an item. `-` and names of "
            "other columns are passed over, as in the first line of a file. By default the first line of "
            "data names them.",
            { .minLength = 1, .maxLength = 200, .category = program, .element = &transferrules::columnName })
            .like("[\"external_id\",\"description\"]"),
        field("separator", &ImportPart::separator,
              "The separator of the columns of CSV if `columns` are given; by default a comma.",
              { .minLength = 1, .maxLength = 1, .category = program })
            .like(","),
        field(
            "encoding", &ImportPart::encoding,
            "The encoding of the file, for its import to show: `data` is text already. For a body that is a "
            "file, its bytes show the encoding by default.",
            { .category = program })
            .like("utf-8"),
        field(
            "dates", &ImportPart::dates,
            "The order of day and month in dates such as 03/04/2026, in JSON lines and in columns that name "
            "none, as `created_at:day_first` does; by default such dates are refused.",
            { .category = program })
            .like("day_first"),
        field("first_line", &ImportPart::firstLine,
              "The line of the file with which the data begins; by default 1. An import begins with any "
              "line, and "
              "each later part with the line after the import's `line` or with one that is stored already: a "
              "part "
              "that leaves out lines is refused with 409.",
              { .minimum = 1, .category = program })
            .like("2"),
        field("data", &ImportPart::data,
              "Whole lines of the file, at most 1,000 records of feedback or buffers.",
              { .maxLength = transferrules::maxDataLength, .category = program })
            .like("1,The export crashes\n"),
        field("last", &ImportPart::last, "True if this is the last part: the import is done then.")
            .like("true"),
        field("dry_run", &ImportPart::dryRun, "True to preview the result without storing anything.")
            .like("false"),
        field("route", &ImportPart::route,
              "True if items without buffers and without a routing status are routed; by default true.")
            .like("true"),
    };
}
static_assert(mapsEveryMember<ImportPart>);

/// A page of an export: text to append to that of the pages before.
struct ExportPage
{
    TransferFormat format = TransferFormat::JsonLines;
    qint64 items = 0;
    QString text;
    std::optional<QString> cursor;

    friend bool operator==(const ExportPage &, const ExportPage &) = default;
};

constexpr auto fields(Type<ExportPage>)
{
    return FieldTable{
        field("format", &ExportPage::format, "How the text is written."),
        field("items", &ExportPage::items, "Number of items of feedback in the text.").like("1"),
        field("text", &ExportPage::text,
              "Whole lines: the texts of all pages, one after the other, are the file.")
            .like("{\"type\":\"feedback\",\"description\":\"The export crashes.\"}\n"),
        field("cursor", &ExportPage::cursor, "Where the next page begins; null on the last one."),
    };
}
static_assert(mapsEveryMember<ExportPage>);

/// Returns the problem for an import that does not exist.
inline Problem importNotFound()
{
    return problem(ProblemType::NotFound, QStringLiteral("There is no import with that id."));
}

} // namespace triage

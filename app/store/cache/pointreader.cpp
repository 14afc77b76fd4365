// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/pointreader.h"

#include "store/cache/grouphits.h"
#include "store/cache/itemcodec.h"
#include "store/cache/itemrows.h"

#include <unordered_map>

namespace triage::app {

namespace {

/// The duplicates of an item, with those of an item that is merged here and not yet on the server.
const QByteArray countOfDuplicates
    = "(select count(*) from feedback d where d.original = f.id) + (select count(*) from feedback d "
      "cross join feedback c on c.original = d.id where d.original = f.id)";

/// Returns the activity of a row; nothing where it has none.
std::optional<Activity> activityFrom(const QString &json)
{
    auto activity = json.isEmpty() ? Result<Activity>(Problem()) : fromJson<Activity>(json.toUtf8());
    return activity ? std::optional(std::move(*activity)) : std::nullopt;
}

std::vector<Note> notesFrom(LocalRows &rows)
{
    std::vector<Note> notes;
    while (rows.next())
        notes.push_back({ NoteId(rows.integer(0)),
                          FeedbackId(rows.integer(5)),
                          rows.text(1),
                          rows.boolean(2) ? NoteKind::Activity : NoteKind::Note,
                          Author{ MemberId(rows.integer(3)) },
                          {},
                          rows.time(4),
                          activityFrom(rows.text(6)) });
    return notes;
}

} // namespace

std::vector<ListRow> readRows(LocalDatabase &database, std::span<const FeedbackId> ids, const QString &search)
{
    std::unordered_map<FeedbackId, ListRow> found;
    LocalRows rows = database.read(
        "select id, title, substr(description, 1, 700), created, status, needs_review, is_new, "
        "notes, buffers, triage, "
            + countOfDuplicates + ", back_since from feedback f where id in (select value from json_each(?))",
        jsonArray(ids));
    while (rows.next()) {
        const FeedbackId id(rows.integer(0));
        const auto row
            = found.emplace(id,
                            ListRow{ id, rows.text(1), excerptOf(rows.text(2)), rows.time(3),
                                     statusFromNumber(rows.integer(4)), rows.boolean(5), rows.boolean(6),
                                     int(rows.integer(7)), buffersFromText(rows.text(8)), Delivery::Sent,
                                     triageFromColumn(rows.text(9)), int(rows.integer(10)) });
        if (!rows.isNull(11))
            row.first->second.backSince = rows.time(11);
    }
    std::vector<ListRow> ordered;
    ordered.reserve(found.size());
    for (const FeedbackId id : ids) {
        if (const auto row = found.find(id); row != found.end())
            ordered.push_back(row->second);
    }
    addFoundIn(database, search, ordered);
    return ordered;
}

std::map<FeedbackId, QString> readWords(LocalDatabase &database, std::span<const FeedbackId> ids)
{
    std::map<FeedbackId, QString> words;
    LocalRows rows = database.read("select id, title, substr(description, 1, 700) from feedback "
                                   "where id in (select value from json_each(?))",
                                   jsonArray(ids));
    while (rows.next())
        words.emplace(FeedbackId(rows.integer(0)), ListRow::words(rows.text(1), excerptOf(rows.text(2))));
    return words;
}

bool readAreAll(LocalDatabase &database, std::span<const FeedbackId> ids, TriageState state)
{
    constexpr std::size_t page = 500;
    for (; !ids.empty(); ids = ids.subspan(std::min(page, ids.size()))) {
        const auto part = ids.first(std::min(page, ids.size()));
        const std::optional<qint64> found = database.number(
            "select count(*) from feedback where id in (select value from json_each(?)) and state = ?",
            jsonArray(part), int(state));
        if (found != qint64(part.size()))
            return false;
    }
    return true;
}

std::optional<ShownItem> readShownItem(LocalDatabase &database, FeedbackId id)
{
    std::optional<ShownItem> shown;
    {
        LocalRows row = database.read(itemStatement, id);
        if (!row.next())
            return std::nullopt;
        CachedItem item = itemFromRow(row);
        shown = ShownItem{ std::move(item.feedback), std::move(item.buffers), Delivery::Sent,
                           std::move(item.triage) };
    }
    shown->duplicates = int(
        database.number("select " + countOfDuplicates + " from feedback f where id = ?", id).value_or(0));
    return shown;
}

std::vector<FeedbackId> readDuplicates(LocalDatabase &database, FeedbackId id)
{
    std::vector<FeedbackId> ids;
    LocalRows rows = database.read("select id from feedback where original = ? or original in (select d.id "
                                   "from feedback d where d.original = ?) order by id",
                                   id, id);
    while (rows.next())
        ids.emplace_back(rows.integer(0));
    return ids;
}

FeedbackId readOriginal(LocalDatabase &database, FeedbackId id)
{
    constexpr int maxSteps = 4; // two people may have merged crosswise, until the server refuses one
    FeedbackId original = id;
    for (int step = 0; step < maxSteps; ++step) {
        const auto next = database.number(
            "select original from feedback where id = ? and original is not null", original);
        if (!next)
            return original;
        original = FeedbackId(*next);
    }
    return id;
}

std::vector<Note> readNotes(LocalDatabase &database, FeedbackId id)
{
    LocalRows rows = database.read("select id, text, kind, member, created, feedback, activity from note "
                                   "where feedback = ? order by created, id",
                                   id);
    return notesFrom(rows);
}

std::vector<Note> readNotesOf(LocalDatabase &database, MemberId author, int limit)
{
    LocalRows rows = database.read("select id, text, kind, member, created, feedback, activity from note "
                                   "where member = ? order by id desc limit ?",
                                   author, limit);
    return notesFrom(rows);
}

std::optional<Timestamp> newestNoteTime(LocalDatabase &database)
{
    LocalRows row = database.read("select created from note order by id desc limit 1");
    return row.next() ? std::optional(row.time(0)) : std::nullopt;
}

std::vector<PersonalNotice> readNotices(LocalDatabase &database)
{
    std::vector<PersonalNotice> notices;
    LocalRows rows = database.read("select id, kind, item, buffer, member, created, read from notice "
                                   "where settled = 1 order by id desc");
    while (rows.next())
        notices.push_back({ rows.integer(0), NoticeKind(rows.integer(1)), FeedbackId(rows.integer(2)),
                            BufferId(rows.integer(3)), MemberId(rows.integer(4)), rows.time(5),
                            rows.boolean(6) });
    return notices;
}

QByteArray readAnswer(LocalDatabase &database, const QString &question)
{
    LocalRows row = database.read("select body from answer where question = ?", question);
    return row.next() ? row.bytes(0) : QByteArray();
}

NoteId newestNote(LocalDatabase &database, FeedbackId id)
{
    return NoteId(
        database.number("select coalesce(max(id), 0) from note where feedback = ?", id).value_or(0));
}

} // namespace triage::app

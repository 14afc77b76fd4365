// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/outboxfile.h"

#include "store/outbox/operationcodec.h"
#include "store/outbox/outboxrecovery.h"

#include <QDateTime>
#include <QFile>

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

// Numbers are never assigned twice, so that an old act is not mistaken for a new one.
constexpr char schema[] = R"(
create table act (
    id integer primary key autoincrement,
    size integer not null,
    text text not null);
create table operation (
    id integer primary key autoincrement,
    act integer not null,
    value text not null,
    state integer not null,
    created integer not null,
    not_before integer,
    pause integer not null default 0,
    attempts integer not null,
    key text not null,
    problem text not null,
    request_id text not null,
    theirs text not null,
    about text not null default '');
create index operation_act on operation (act);
create table draft (
    feedback integer primary key,
    text text not null);
create table memo (
    name text primary key,
    value blob not null) without rowid;
pragma user_version = 3;
)";

constexpr char toVersion2[] = R"(
alter table operation add column pause integer not null default 0;
)";

constexpr char toVersion3[] = R"(
alter table operation add column about text not null default '';
pragma user_version = 3;
)";

enum StoredState { StoredHeld, StoredWaiting, StoredFailed, StoredConflict };

StoredState toStored(OutboxEntryState state)
{
    switch (state) {
    case OutboxEntryState::Held:
        return StoredHeld;
    case OutboxEntryState::Waiting:
    case OutboxEntryState::Sending:
        return StoredWaiting; // entries that were being sent are sent again, which their key makes safe
    case OutboxEntryState::Failed:
        return StoredFailed;
    case OutboxEntryState::Conflict:
        return StoredConflict;
    }
    return StoredWaiting;
}

OutboxEntryState fromStored(qint64 state)
{
    switch (state) {
    case StoredHeld:
        return OutboxEntryState::Held;
    case StoredFailed:
        return OutboxEntryState::Failed;
    case StoredConflict:
        return OutboxEntryState::Conflict;
    default:
        return OutboxEntryState::Waiting;
    }
}

Result<void> makeSchema(LocalDatabase &database)
{
    const qint64 version = database.number("pragma user_version").value_or(0);
    if (version > 2)
        return {};
    database.begin();
    if (version == 1)
        database.runScript(toVersion2);
    database.runScript(version == 0 ? schema : toVersion3);
    return database.commit();
}

/// Returns whether the whole file can be read. The check is cheap, as the file is small.
bool isSound(LocalDatabase &database, bool &damaged)
{
    LocalRows rows = database.read("pragma integrity_check");
    const bool answered = rows.next();
    const bool sound = answered && rows.text(0) == "ok"_L1;
    damaged = damaged || database.isDamaged() || (answered && !sound);
    return sound;
}

/// Renames the file and returns its new path.
QString putAside(const QString &path)
{
    const QString aside
        = u"%1.damaged-%2"_s.arg(path, QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-hhmmss-zzz"_s));
    for (const QString &suffix : { u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s })
        QFile::rename(path + suffix, aside + suffix);
    return aside;
}

} // namespace

QByteArray operationColumns(LocalDatabase &database)
{
    const qint64 version = database.number("pragma user_version").value_or(0);
    return "select id, act, value, state, created, not_before, attempts, key, problem, request_id, theirs, "_ba
        + (version > 1 ? "pause, " : "0, ") + (version > 2 ? "about" : "''") + " from operation";
}

std::optional<OutboxEntry> readOutboxEntry(const LocalRows &row)
{
    const auto operation = operationFromJson(row.bytes(2));
    if (!operation)
        return std::nullopt;
    OutboxEntry entry;
    entry.id = OutboxEntryId(row.integer(0));
    entry.act = ActId(row.integer(1));
    entry.operation = *operation;
    entry.state = fromStored(row.integer(3));
    entry.origin = ActOrigin{ {}, row.time(4) };
    SendingRecord sending;
    if (!row.isNull(5))
        sending.notBefore = row.time(5);
    sending.attempts = int(row.integer(6));
    sending.key = row.bytes(7);
    sending.trouble = { problemFromJson(row.bytes(8)), row.text(9), row.text(10) };
    sending.pause = std::chrono::milliseconds(row.integer(11));
    if (sending != SendingRecord())
        entry.sending = std::move(sending);
    return entry;
}

QString aboutInRow(const LocalRows &row)
{
    return row.text(12);
}

Result<std::unique_ptr<OutboxFile>> OutboxFile::open(const QString &path, std::optional<OutboxDamage> *damage)
{
    QString aside;
    for (int attempt = 0;; ++attempt) {
        bool damaged = false;
        auto opened = LocalDatabase::open(path, LocalDatabase::Access::ReadWrite,
                                          LocalDatabase::Durability::Power, &damaged);
        if (opened && isSound(**opened, damaged)) {
            const auto made = makeSchema(**opened);
            if (!made)
                return made.error();
            auto file = std::make_unique<OutboxFile>();
            file->m_database = std::move(*opened);
            if (aside.isEmpty())
                return file;
            const Result<OutboxDamage> recovered = file->recoverFrom(aside);
            if (!recovered)
                return recovered.error();
            if (damage)
                *damage = *recovered;
            return file;
        }
        if (attempt > 0 || !damaged)
            return opened ? problem(ProblemType::InternalError, u"The unsent changes could not be read."_s)
                          : opened.error();
        if (opened)
            opened->reset();
        aside = putAside(path);
    }
}

/// Copies what can be read of the damaged file into this one.
Result<OutboxDamage> OutboxFile::recoverFrom(const QString &damagedPath)
{
    const RecoveredOutbox found = recoverOutbox(damagedPath);
    begin();
    for (const OutboxEntry &entry : found.entries) {
        const auto size = found.actSizes.find(entry.act);
        const auto about = found.about.find(entry.id);
        add(entry, size == found.actSizes.end() ? 1 : size->second,
            about == found.about.end() ? QString() : about->second);
    }
    for (const auto &[id, text] : found.drafts)
        setDraft(id, text);
    for (const auto &[name, value] : found.memos)
        setMemo(name, value);
    if (const auto committed = commit(); !committed)
        return committed.error();
    return OutboxDamage{ damagedPath, int(found.entries.size()), int(found.drafts.size()),
                         int(found.memos.size()) };
}

std::vector<OutboxEntry> OutboxFile::entries()
{
    std::vector<OutboxEntry> entries;
    std::unordered_map<ActId, QString> texts;
    {
        LocalRows acts = m_database->read("select id, text from act");
        while (acts.next())
            texts.emplace(ActId(acts.integer(0)), acts.text(1));
    }
    std::unordered_map<ActId, SharedValue<ActOrigin>> origins;
    LocalRows rows = m_database->read(operationColumns(*m_database) + " order by id");
    while (rows.next()) {
        std::optional<OutboxEntry> entry = readOutboxEntry(rows);
        if (!entry)
            continue;
        const auto [origin, isFirst] = origins.try_emplace(entry->act, entry->origin);
        if (isFirst)
            origin->second.change().text = texts[entry->act];
        entry->origin = origin->second;
        entries.push_back(std::move(*entry));
    }
    return entries;
}

std::pair<ActId, OutboxEntryId> OutboxFile::lastNumbers()
{
    const auto last = [this](const QString &table) {
        return m_database->number("select seq from sqlite_sequence where name = ?", table).value_or(0);
    };
    return { ActId(last(u"act"_s)), OutboxEntryId(last(u"operation"_s)) };
}

QString OutboxFile::about(OutboxEntryId entry)
{
    LocalRows row = m_database->read("select about from operation where id = ?", entry);
    return row.next() ? row.text(0) : QString();
}

std::vector<std::pair<ActId, int>> OutboxFile::actSizes()
{
    std::vector<std::pair<ActId, int>> sizes;
    LocalRows rows = m_database->read("select id, size from act");
    while (rows.next())
        sizes.emplace_back(ActId(rows.integer(0)), int(rows.integer(1)));
    return sizes;
}

void OutboxFile::add(const OutboxEntry &entry, int size, const QString &about)
{
    m_database->run("insert or ignore into act (id, size, text) values (?, ?, ?)", entry.act, size,
                    entry.origin->text);
    m_database->run(
        "insert into operation (id, act, value, state, created, not_before, pause, attempts, key, problem, "
        "request_id, theirs, about) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        entry.id, entry.act, QString::fromUtf8(operationToJson(entry.operation)), int(toStored(entry.state)),
        entry.origin->createdAt, entry.sending->notBefore, qint64(entry.sending->pause.count()),
        entry.sending->attempts, QString::fromLatin1(entry.sending->key),
        QString::fromUtf8(problemToJson(entry.sending->trouble.problem)), entry.sending->trouble.requestId,
        entry.sending->trouble.theirs, about);
}

void OutboxFile::update(const OutboxEntry &entry)
{
    m_database->run(
        "update operation set value = ?, state = ?, not_before = ?, pause = ?, attempts = ?, key = ?, "
        "problem = ?, request_id = ?, theirs = ? where id = ?",
        QString::fromUtf8(operationToJson(entry.operation)), int(toStored(entry.state)),
        entry.sending->notBefore, qint64(entry.sending->pause.count()), entry.sending->attempts,
        QString::fromLatin1(entry.sending->key),
        QString::fromUtf8(problemToJson(entry.sending->trouble.problem)), entry.sending->trouble.requestId,
        entry.sending->trouble.theirs, entry.id);
}

void OutboxFile::remove(OutboxEntryId entry)
{
    // Qt 6.4 does not bind a numbered parameter that is used twice: "Parameter count mismatch".
    m_database->run("delete from act where id = (select act from operation where id = ?) and not exists "
                    "(select 1 from operation where act = act.id and id <> ?)",
                    entry, entry);
    m_database->run("delete from operation where id = ?", entry);
}

void OutboxFile::setDraft(FeedbackId id, const QString &text)
{
    if (text.isEmpty())
        m_database->run("delete from draft where feedback = ?", id);
    else
        m_database->run("insert or replace into draft (feedback, text) values (?, ?)", id, text);
}

void OutboxFile::takeDraft(FeedbackId id, const QString &text)
{
    m_database->run("delete from draft where feedback = ? and text = ?", id, text);
}

void OutboxFile::setMemo(const QString &name, const QByteArray &value)
{
    if (value.isEmpty())
        m_database->run("delete from memo where name = ?", name);
    else
        m_database->run("insert or replace into memo (name, value) values (?, ?)", name, value);
}

std::vector<std::pair<FeedbackId, QString>> OutboxFile::drafts()
{
    std::vector<std::pair<FeedbackId, QString>> drafts;
    LocalRows rows = m_database->read("select feedback, text from draft");
    while (rows.next())
        drafts.emplace_back(FeedbackId(rows.integer(0)), rows.text(1));
    return drafts;
}

std::vector<std::pair<QString, QByteArray>> OutboxFile::memos()
{
    std::vector<std::pair<QString, QByteArray>> memos;
    LocalRows rows = m_database->read("select name, value from memo");
    while (rows.next())
        memos.emplace_back(rows.text(0), rows.bytes(1));
    return memos;
}

} // namespace triage::app

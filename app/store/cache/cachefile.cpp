// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/cachefile.h"

#include "fields/json.h"
#include "search/matching.h"
#include "store/cache/cacheschema.h"
#include "store/cache/itemcodec.h"
#include "store/cache/itemrows.h"

#include <QFile>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

Result<std::unique_ptr<LocalDatabase>> openOrMake(const QString &path)
{
    for (int attempt = 0; attempt < 2; ++attempt) {
        auto opened = LocalDatabase::open(path, LocalDatabase::Access::ReadWrite);
        if (opened) {
            LocalDatabase &database = **opened;
            const std::optional<qint64> version = database.number("pragma user_version");
            if (version == cacheVersion)
                return std::move(*opened);
            if (version == 0 && database.number("select count(*) from sqlite_schema") == 0) {
                database.begin();
                database.runScript(cacheSchema);
                if (const auto made = database.commit(); !made)
                    return made.error();
                return std::move(*opened);
            }
            opened->reset();
        } else if (attempt > 0) {
            return opened.error();
        }
        removeDatabase(path);
    }
    return problem(ProblemType::InternalError, u"The local cache could not be made."_s);
}

/// Returns when the item was done or declined; nothing where it is open.
std::optional<Timestamp> closedAt(const CachedItem &item)
{
    return item.isOpen() ? std::nullopt : item.triage.stateChangedAt;
}

} // namespace

Result<std::unique_ptr<CacheFile>> CacheFile::open(const QString &path)
{
    auto file = std::unique_ptr<CacheFile>(new CacheFile);
    for (int attempt = 0; attempt < 2; ++attempt) {
        auto opened = openOrMake(path);
        if (!opened)
            return opened.error();
        file->m_database = std::move(*opened);
        file->m_database->read("pragma cache_size = -8000").next();
        for (const char *forget : { "update feedback set fetched = 0 where fetched = 1",
                                    "update base set fetched = 0 where fetched = 1" })
            file->m_database->run(forget); // of the last session
        // Not in the schema, because older caches of its version do not have it.
        file->m_database->run("create index if not exists feedback_back on feedback (id) "
                              "where back_since is not null");
        file->load();
        if (!file->isDamaged())
            break;
        file->m_database.reset();
        removeDatabase(path);
    }
    return file;
}

void CacheFile::load()
{
    m_counters.load(*m_database);
    m_buffers.clear();
    {
        LocalRows rows = m_database->read("select value from buffer");
        while (rows.next()) {
            if (const auto buffer = fromJson<Buffer>(rows.bytes(0)))
                m_buffers.emplace(buffer->id, *buffer);
        }
    }
    m_members.clear();
    LocalRows rows = m_database->read("select id, name from member");
    while (rows.next())
        m_members.emplace(MemberId(rows.integer(0)), rows.text(1));
    m_newestEvicted = FeedbackId(known(u"evicted up to"_s).toLongLong());
    m_synchronised = !known(u"synchronised"_s).isEmpty();
    ++m_revision;
}

bool CacheFile::begin()
{
    m_countersBefore = m_counters;
    m_keptAllBefore = m_keepsAll;
    m_loadAfterRollback = false;
    return m_database->begin();
}

Result<void> CacheFile::commit()
{
    m_counters.save(*m_database);
    const Result<void> committed = m_database->commit();
    if (!committed)
        rollback();
    return committed;
}

void CacheFile::rollback()
{
    m_database->rollback();
    m_words.reset();
    m_counters = m_countersBefore;
    m_keepsAll = m_keptAllBefore;
    if (m_loadAfterRollback)
        load();
    m_loadAfterRollback = false;
}

ItemState CacheFile::state(FeedbackId id)
{
    return readState(*m_database, id);
}

void CacheFile::replace(FeedbackId id, const ItemState &from, const ItemState &to)
{
    if (from == to)
        return;
    m_counters.add(from, -1);
    m_counters.add(to, +1);
    m_keepsAll |= to.server && to.server->fetched;
    if (to.server && to.shown != to.server)
        m_database->run("insert or replace into base (id, is_new, fetched, back_since, value) "
                        "values (?, ?, ?, ?, ?)",
                        id, to.server->isNew, to.server->fetched, to.server->backSince,
                        QString::fromUtf8(itemToJson(*to.server)));
    else if (from.shown != from.server)
        m_database->run("delete from base where id = ?", id);
    if (to.shown && to.shown != from.shown)
        putShown(*to.shown, from.shown ? &*from.shown : nullptr);
    else if (!to.shown && from.shown)
        removeShown(*from.shown);
}

void CacheFile::putShown(const CachedItem &item, const CachedItem *before)
{
    const Feedback &feedback = item.feedback;
    const bool hasOtherText = !before || before->feedback.title != feedback.title
        || before->feedback.description != feedback.description;
    std::optional<QString> language;
    if (hasOtherText) {
        if (before)
            removeText(before->feedback);
        language = putText(feedback);
    }
    if (before) {
        m_database->run(
            "update feedback set created = ?, updated = ?, status = ?, needs_review = ?, unassigned = ?, "
            "is_new = ?, fetched = ?, awake = ?, state = ?, snoozed = ?, owner = ?, original = ?, closed = "
            "?, back_since = ?, "
            "triage = ?, "
            "buffers = ?, "
            "client_group = ?, language = coalesce(?, language), title_key = ?, title = ?, submitted_by = ?, "
            "client = ?, description = ? "
            "where id = ?",
            feedback.createdAt, feedback.updatedAt, toNumber(feedback.routingStatus), feedback.needsReview,
            item.isUnassigned(), item.isNew, item.fetched, item.isAwake(), int(item.triage.state),
            item.triage.snoozedUntil, item.triage.owner, item.triage.duplicateOf, closedAt(item),
            item.backSince, triageColumn(item.triage), toText(item.buffers), clientGroupOf(feedback.client),
            language, titleKeyOf(feedback.title, feedback.description), feedback.title, feedback.submittedBy,
            feedback.client, feedback.description, feedback.id);
    } else {
        m_database->run(
            "insert into feedback (id, created, updated, status, needs_review, unassigned, is_new, fetched, "
            "awake, state, snoozed, owner, original, closed, back_since, triage, notes, buffers, "
            "client_group, language, "
            "title_key, title, "
            "submitted_by, client, description) "
            "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (select count(*) from note where "
            "feedback "
            "= ? "
            "and kind = 0), "
            "?, ?, ?, ?, ?, ?, ?, ?)",
            feedback.id, feedback.createdAt, feedback.updatedAt, toNumber(feedback.routingStatus),
            feedback.needsReview, item.isUnassigned(), item.isNew, item.fetched, item.isAwake(),
            int(item.triage.state), item.triage.snoozedUntil, item.triage.owner, item.triage.duplicateOf,
            closedAt(item), item.backSince, triageColumn(item.triage), feedback.id, toText(item.buffers),
            clientGroupOf(feedback.client), language, titleKeyOf(feedback.title, feedback.description),
            feedback.title, feedback.submittedBy, feedback.client, feedback.description);
    }
    putMemberships(item, before);
}

void CacheFile::keepWords(const Feedback &feedback, const search::WordColumns &words)
{
    m_analysed = AnalysedText{ feedback.title, feedback.description, words };
}

/// Returns the words of a text, which may have been analysed before.
search::WordColumns CacheFile::takeWords(const Feedback &feedback)
{
    const std::optional<AnalysedText> analysed = std::exchange(m_analysed, std::nullopt);
    if (analysed && analysed->title == feedback.title && analysed->description == feedback.description)
        return analysed->words;
    return search::wordColumns(feedback.title.value_or(QString()), feedback.description);
}

/// Adds the text to the index, and returns its language.
QString CacheFile::putText(const Feedback &feedback)
{
    const search::WordColumns words = takeWords(feedback);
    m_counters.addLanguage(words.language, +1);
    m_database->run("insert into found (rowid, title, description, stems) values (?, ?, ?, ?)", feedback.id,
                    words.title, words.description, words.stems);
    addWords(words.title);
    addWords(words.description);
    return codeOf(words.language);
}

/// Removes the text from the index. The index keeps no texts, so that removing one takes its words.
void CacheFile::removeText(const Feedback &feedback)
{
    const auto words = search::wordColumns(feedback.title.value_or(QString()), feedback.description);
    m_counters.addLanguage(words.language, -1);
    m_database->run(
        "insert into found (found, rowid, title, description, stems) values ('delete', ?, ?, ?, ?)",
        feedback.id, words.title, words.description, words.stems);
}

/// Adds the words that are new and long enough to contain a part of a word.
void CacheFile::addWords(const QString &words)
{
    if (!m_words) {
        m_words.emplace();
        LocalRows rows = m_database->read("select word from word");
        while (rows.next())
            m_words->insert(qHash(rows.text(0)));
    }
    for (const QStringView word : QStringView(words).tokenize(u' ', Qt::SkipEmptyParts)) {
        const std::size_t hash = qHash(word);
        if (word.size() <= search::minInfixLength || m_words->contains(hash))
            continue;
        m_words->insert(hash);
        m_database->run("insert into word (word) values (?)", word.toString());
    }
}

void CacheFile::putMemberships(const CachedItem &item, const CachedItem *before)
{
    const Timestamp created = item.feedback.createdAt;
    const bool sameRow
        = before && before->feedback.createdAt == created && before->isAwake() == item.isAwake();
    const auto has = [](const std::vector<BufferId> &buffers, BufferId id) {
        return std::find(buffers.begin(), buffers.end(), id) != buffers.end();
    };
    if (before) {
        for (const BufferId buffer : before->buffers) {
            if (!sameRow || !has(item.buffers, buffer))
                m_database->run("delete from membership where buffer = ? and created = ? and feedback = ?",
                                buffer, before->feedback.createdAt, item.feedback.id);
        }
    }
    for (const BufferId buffer : item.buffers) {
        if (!sameRow || !has(before->buffers, buffer))
            m_database->run(
                "insert or ignore into membership (buffer, created, feedback, awake) values (?, ?, ?, ?)",
                buffer, created, item.feedback.id, item.isAwake());
    }
}

void CacheFile::removeShown(const CachedItem &item)
{
    const Feedback &feedback = item.feedback;
    removeText(feedback);
    for (const BufferId buffer : item.buffers)
        m_database->run("delete from membership where buffer = ? and created = ? and feedback = ?", buffer,
                        feedback.createdAt, feedback.id);
    m_database->run("delete from feedback where id = ?", feedback.id);
}

std::vector<FeedbackId> CacheFile::snoozedBefore(Timestamp time)
{
    std::vector<FeedbackId> ids;
    LocalRows rows = m_database->read("select id from feedback where snoozed <= ?", time);
    while (rows.next())
        ids.emplace_back(rows.integer(0));
    return ids;
}

std::vector<FeedbackId> CacheFile::shadowed()
{
    std::vector<FeedbackId> ids;
    LocalRows rows = m_database->read("select id from base");
    while (rows.next())
        ids.emplace_back(rows.integer(0));
    return ids;
}

std::vector<FeedbackId> CacheFile::evict(qint64 limit)
{
    const qint64 tolerated = limit + limit / 100; // a margin, so that not every new item evicts one
    const qint64 cached = m_counters.cached();
    if (m_keepsAll || cached <= tolerated)
        return {};
    std::vector<FeedbackId> ids;
    {
        LocalRows rows = m_database->read(
            "select id from feedback where needs_review = 0 and unassigned = 0 and fetched = 0 "
            "and back_since is null and id not in (select id from base) order by created, id limit ?",
            cached - limit);
        while (rows.next())
            ids.emplace_back(rows.integer(0));
    }
    for (const FeedbackId id : ids) {
        replace(id, state(id), ItemState());
        removeNotes(id);
        m_newestEvicted = std::max(m_newestEvicted, id);
    }
    if (!ids.empty()) {
        m_loadAfterRollback = true;
        addEvicted(qint64(ids.size()));
        setKnown(u"evicted up to"_s, QByteArray::number(m_newestEvicted.value()));
    }
    return ids;
}

bool CacheFile::putNote(const Note &note)
{
    if (m_database->number("select 1 from note where id = ?", note.id))
        return false;
    m_database->run(
        "insert into note (id, feedback, kind, member, created, text, activity) values (?, ?, ?, ?, ?, ?, ?)",
        note.id, note.feedback, int(note.kind == NoteKind::Activity), note.author.member, note.createdAt,
        note.text, note.activity ? QString::fromUtf8(toJson(*note.activity)) : QString::fromLatin1(""));
    if (note.kind == NoteKind::Note)
        m_database->run("update feedback set notes = notes + 1 where id = ?", note.feedback);
    return true;
}

void CacheFile::removeNotes(FeedbackId id)
{
    m_database->run("delete from note where feedback = ?", id);
    m_database->run("delete from notice where item = ?", id);
}

void CacheFile::removeNote(NoteId id)
{
    m_database->run("update feedback set notes = notes - 1 where id = (select feedback from note where id = "
                    "? and kind = 0)",
                    id);
    m_database->run("delete from note where id = ?", id);
}

void CacheFile::dropStrayNotes()
{
    m_database->run("delete from note where feedback <= ? and not exists (select 1 from feedback f where "
                    "f.id = note.feedback) and not exists (select 1 from base b where b.id = note.feedback)",
                    m_newestEvicted);
}

bool CacheFile::addNotice(const PersonalNotice &notice, const QString &source, bool isSettled)
{
    if (m_database->number("select 1 from notice where source = ?", source))
        return false;
    m_database->run(
        "insert into notice (source, kind, item, buffer, member, created, settled) values (?, ?, ?, "
        "?, ?, ?, ?)",
        source, int(notice.kind), notice.item, notice.buffer, notice.member, notice.at, isSettled);
    m_database->run("delete from notice where id <= (select max(id) from notice) - ?", maxKeptNotices);
    return isSettled;
}

bool CacheFile::concerns(MemberId member, NoticeKind kind, FeedbackId item)
{
    const ItemState known = state(item);
    if (known.server && known.server->triage.owner == member)
        return true;
    return kind == NoticeKind::Noted && known.server
        && m_database->number("select 1 from note where feedback = ? and kind = 0 and member = ? limit 1",
                              item, member);
}

bool CacheFile::settleNotices(MemberId member)
{
    struct Open
    {
        qint64 id;
        NoticeKind kind;
        FeedbackId item;
    };
    std::vector<Open> waiting;
    {
        LocalRows rows = m_database->read("select id, kind, item from notice where settled = 0");
        while (rows.next())
            waiting.push_back({ rows.integer(0), NoticeKind(rows.integer(1)), FeedbackId(rows.integer(2)) });
    }
    bool isOne = false;
    for (const Open &each : waiting) {
        const bool isKept = concerns(member, each.kind, each.item);
        m_database->run(isKept ? "update notice set settled = 1 where id = ?"
                               : "delete from notice where id = ?",
                        each.id);
        isOne |= isKept;
    }
    return isOne;
}

bool CacheFile::readNotices()
{
    if (!m_database->number("select 1 from notice where read = 0 and settled = 1 limit 1"))
        return false;
    m_database->run("update notice set read = 1 where read = 0 and settled = 1");
    return true;
}

void CacheFile::putBuffer(const Buffer &buffer)
{
    m_loadAfterRollback = true;
    ++m_revision;
    m_buffers[buffer.id] = buffer;
    m_database->run("insert or replace into buffer (id, value) values (?, ?)", buffer.id,
                    QString::fromUtf8(toJson(buffer)));
}

void CacheFile::removeBuffer(BufferId id)
{
    m_loadAfterRollback = true;
    ++m_revision;
    m_buffers.erase(id);
    m_database->run("delete from buffer where id = ?", id);
}

void CacheFile::putMember(MemberId id, const QString &name)
{
    m_loadAfterRollback = true;
    ++m_revision;
    m_members[id] = name;
    m_database->run("insert or replace into member (id, name) values (?, ?)", id, name);
}

void CacheFile::removeMember(MemberId id)
{
    m_loadAfterRollback = true;
    ++m_revision;
    m_members.erase(id);
    m_database->run("delete from member where id = ?", id);
}

void CacheFile::setSynchronised()
{
    m_loadAfterRollback = true;
    m_synchronised = true;
    setKnown(u"synchronised"_s, "yes");
}

QByteArray CacheFile::known(const QString &name)
{
    LocalRows rows = m_database->read("select value from known where name = ?", name);
    return rows.next() ? rows.bytes(0) : QByteArray();
}

void CacheFile::setKnown(const QString &name, const QByteArray &value)
{
    m_database->run("insert or replace into known (name, value) values (?, ?)", name,
                    QString::fromUtf8(value));
}

void CacheFile::keepAnswer(const QString &question, const QByteArray &body)
{
    // A row that is replaced becomes the newest.
    m_database->run("insert or replace into answer (question, body) values (?, ?)", question, body);
    m_database->run("delete from answer where rowid not in (select rowid from answer order by rowid desc "
                    "limit ?)",
                    maxKeptAnswers);
}

} // namespace triage::app

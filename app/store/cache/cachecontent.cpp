// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of CacheFile: what is beside the items, and giving up old ones.
#include "fields/json.h"
#include "store/cache/cachefile.h"
#include "store/cache/itemrows.h"

using namespace Qt::StringLiterals;

namespace triage::app {

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
    const qint64 tolerated = limit + limit / 100; // so that not each new item is an occasion
    const qint64 cached = m_counters.cached();
    if (m_fetched > 0 || cached <= tolerated)
        return {};
    std::vector<FeedbackId> ids;
    {
        LocalRows rows = m_database->read(
            "select id from feedback where needs_review = 0 and unassigned = 0 and fetched = 0 "
            "and id not in (select id from base) order by created, id limit ?",
            cached - limit);
        while (rows.next())
            ids.emplace_back(rows.integer(0));
    }
    for (const FeedbackId id : ids) {
        replace(id, state(id), ItemState());
        removeNotes(id);
        m_newestEvicted = std::max(m_newestEvicted, id.value());
    }
    if (!ids.empty()) {
        m_loadAfterRollback = true;
        addEvicted(qint64(ids.size()));
        setKnown(u"evicted up to"_s, QByteArray::number(m_newestEvicted));
    }
    return ids;
}

bool CacheFile::putNote(const Note &note)
{
    if (m_database->number("select 1 from note where id = ?", note.id))
        return false;
    m_database->run("insert into note (id, feedback, kind, member, created, text) values (?, ?, ?, ?, ?, ?)",
                    note.id, note.feedback, int(note.kind == NoteKind::Activity), note.author.member,
                    note.createdAt, note.text);
    if (note.kind == NoteKind::Note)
        m_database->run("update feedback set notes = notes + 1 where id = ?", note.feedback);
    return true;
}

void CacheFile::removeNotes(FeedbackId id)
{
    m_database->run("delete from note where feedback = ?", id);
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

Counters recount(LocalDatabase &database)
{
    Counters counters;
    std::vector<FeedbackId> ids;
    {
        LocalRows rows = database.read("select id from feedback union select id from base");
        while (rows.next())
            ids.emplace_back(rows.integer(0));
    }
    for (const FeedbackId id : ids)
        counters.add(readState(database, id), +1);
    counters.addEvicted(database.number("select number from tally where kind = 0 and key = 5").value_or(0));
    return counters;
}

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The writing side of cache.db: items with both states, notes, buffers, members and their counters.
#pragma once

#include "domain/buffer.h"
#include "domain/note.h"
#include "search/indexedtext.h"
#include "store/cache/counters.h"
#include "store/cache/localdatabase.h"
#include "store/values/cacheditem.h"
#include "store/values/personalnotice.h"

#include <QSet>

#include <map>
#include <vector>

namespace triage::app {

/// Four questions about each of the nine statistics, and some.
inline constexpr int maxKeptAnswers = 40;

/// The number of notices that are kept: the newest ones.
inline constexpr int maxKeptNotices = 200;

/// Lives in the writer thread. Everything between begin() and commit() is one transaction.
class CacheFile
{
public:
    /// Opens the file. A file of another version or a damaged one is replaced by a new one.
    static Result<std::unique_ptr<CacheFile>> open(const QString &path);

    bool begin();
    Result<void> commit();
    bool isDamaged() const { return m_database->isDamaged(); }

    // Items.
    ItemState state(FeedbackId id);
    /// Changes the item from one state to another. `from` is the result of state().
    void replace(FeedbackId id, const ItemState &from, const ItemState &to);
    /// Keeps the words of a text that may be stored next, so that it is not analysed again.
    void keepWords(const Feedback &feedback, const search::WordColumns &words);
    /// Returns the shown items that are snoozed until that time or an earlier one.
    std::vector<FeedbackId> snoozedBefore(Timestamp time);
    /// Returns the items whose server values are stored beside the shown ones.
    std::vector<FeedbackId> shadowed();
    /// Evicts the oldest items beyond the limit that may be evicted, and returns their identifiers. Evicts
    /// nothing once older items were fetched, because nothing may be missing between them and the newer ones,
    /// nor in a list that got its end with them, even after they are deleted.
    std::vector<FeedbackId> evict(qint64 limit);
    /// Returns whether the item is at most as new as the newest evicted one: the server may have it although
    /// the cache does not.
    bool wasEvicted(FeedbackId id) const { return id <= m_newestEvicted; }
    /// The newest item that was evicted; invalid if none was.
    FeedbackId newestEvicted() const { return m_newestEvicted; }
    void addEvicted(qint64 number) { m_counters.addEvicted(number); }

    // Notes.
    /// Returns whether the note was added; false if it was there before.
    bool putNote(const Note &note);
    void removeNotes(FeedbackId id);
    void removeNote(NoteId id);
    /// Removes notes of evicted items.
    void dropStrayNotes();

    // Notices.
    /// Stores a notice. The source names what it is about: a second one of the same source is left out. One
    /// that is not settled waits for settleNotices(). Returns whether it was stored and is settled.
    bool addNotice(const PersonalNotice &notice, const QString &source, bool isSettled);
    /// Keeps the notices of items that the member owns by now, and of notes on items that the member wrote
    /// on, and drops the others. Returns whether it kept one.
    bool settleNotices(MemberId member);
    /// Marks all notices as read. Returns whether one was not.
    bool readNotices();

    // Buffers and members; commit() makes their changes durable.
    const std::map<BufferId, Buffer> &buffers() const { return m_buffers; }
    void putBuffer(const Buffer &buffer);
    void removeBuffer(BufferId id);
    const std::map<MemberId, QString> &members() const { return m_members; }
    void putMember(MemberId id, const QString &name);
    void removeMember(MemberId id);

    /// Returns whether the first synchronisation was ever completed.
    bool isSynchronised() const { return m_synchronised; }
    void setSynchronised();
    /// Increases with every change of a buffer or member.
    int revision() const { return m_revision; }

    /// Returns a value by name: cursor, organization, me.
    QByteArray known(const QString &name);
    void setKnown(const QString &name, const QByteArray &value);

    /// Keeps the server's answer to a question: of all answers, the newest maxKeptAnswers.
    void keepAnswer(const QString &question, const QByteArray &body);

    const Counters &counters() const { return m_counters; }

private:
    struct AnalysedText
    {
        std::optional<QString> title;
        QString description;
        search::WordColumns words;
    };

    CacheFile() = default;
    void rollback();
    void load();
    bool concerns(MemberId member, NoticeKind kind, FeedbackId item);
    void putShown(const CachedItem &item, const CachedItem *before);
    void removeShown(const CachedItem &item);
    void putMemberships(const CachedItem &item, const CachedItem *before);
    QString putText(const Feedback &feedback);
    void removeText(const Feedback &feedback);
    search::WordColumns takeWords(const Feedback &feedback);
    void addWords(const QString &words);

    std::unique_ptr<LocalDatabase> m_database;
    Counters m_counters;
    Counters m_countersBefore; ///< Their values when the transaction began.
    std::optional<QSet<std::size_t>> m_words; ///< Hashes of the stored words, once they are read.
    std::optional<AnalysedText> m_analysed; ///< The last one that was analysed before.
    std::map<BufferId, Buffer> m_buffers;
    std::map<MemberId, QString> m_members;
    FeedbackId m_newestEvicted;
    bool m_keepsAll = false; ///< Items were fetched beyond the limit since the file was opened.
    bool m_keptAllBefore = false;
    bool m_synchronised = false;
    int m_revision = 0;
    bool m_loadAfterRollback = false;
};

} // namespace triage::app

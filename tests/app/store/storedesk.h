// SPDX-License-Identifier: GPL-3.0-or-later
// A local store and a simulated server, controlled and compared as text.
#pragma once

#include "store/storesync.h"

#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>
#include <set>

namespace triage::test {

/// The simulated state of a server, and pages of its feed. Items are named by their titles, buffers by their
/// names; an item is created when it is first named.
class FeedServer
{
public:
    BufferId buffer(const QString &name);
    FeedbackId item(const QString &title);
    Feedback &feedback(const QString &title);
    Buffer &bufferRecord(const QString &name);
    Member member(const QString &name);
    void setRole(const QString &name, Role role);

    // Each change is part of the next page.
    void put(const QString &title, const QString &buffer);
    void take(const QString &title, const QString &buffer);
    void tellItem(const QString &title);
    void tellBuffer(const QString &name);
    void tellMember(const QString &name);
    Note note(const QString &title, const QString &text, const QString &author,
              NoteKind kind = NoteKind::Note);
    void tellNote(const Note &note);
    void removeItem(const QString &title);
    void removeBuffer(const QString &name);
    /// Brings a buffer that was removed back with its items.
    void restoreBuffer(const QString &name);
    /// Tells everything again, as at the beginning of another history.
    void tellAll();
    /// "Inbox: crash, dark-mode* | Billing: -": a star means that the item needs review. "Nowhere" means
    /// without a buffer.
    void has(const QString &board);

    /// The triage record of an item; a page tells of it after tellItem().
    Triage &triage(const QString &title) { return entry(title).triage; }
    /// Sets the state of an item, and tells it.
    void setState(const QString &title, TriageState state);
    /// Gives an item to a member, and tells it.
    void setOwner(const QString &title, const QString &owner);
    /// Makes the item a duplicate of another one, or lets it stand for itself without one, with its own
    /// duplicates, and tells it.
    void setDuplicate(const QString &title, const QString &into = {});
    /// The oldest duplicate of an item that is deleted stands for the others.
    void promoteOldest(FeedbackId deleted);
    /// Returns the item that stands for the item: the item itself if it is not a duplicate.
    FeedbackId originalOf(FeedbackId id) const;
    /// Returns whether the server makes the item a duplicate of the other one, or lets it stand for itself.
    bool takes(const app::SetDuplicate &merge) const;
    /// "crash: done, Sam, later, export, as boom": the triage records, by title.
    QStringList records() const;
    /// GET of an item's triage record.
    QByteArray triageBody(const QString &title);
    /// Applies an operation as the server would; the change is part of the next page.
    void does(const app::Operation &operation);
    /// Applies an entry of the outbox and returns the answer. A note with a known key is not written again.
    QByteArray answer(const app::OutboxEntry &entry);
    /// Buffers by name with their items by identifier.
    QString board() const;
    /// Returns the items with their buffers, one line each, newest first.
    QStringList lines() const;
    /// "Sam: hello | Me: done": the notes of an item in the feed, oldest first.
    QString timeline(const QString &title) const;
    /// "Inbox 2, Billing 0", and the numbers of items in the fixed places.
    QString bufferCounts() const;
    QString counts() const;
    QStringList titles() const;

    /// Returns all changes that were not in a page yet.
    QByteArray page(bool hasMore = false);
    /// Returns the position of the feed behind the last page.
    QByteArray cursor() const;
    /// Tells the changes of the last page again: it was not stored, so it is requested again.
    void repeatPage();
    /// GET of an item; GET of its buffers.
    QByteArray itemBody(const QString &title);
    QByteArray buffersBody(const QString &title);
    /// Returns an item as in the feed.
    QByteArray itemWithBuffers(const QString &title) { return itemJson(entry(title)); }
    static QByteArray body(const Note &note);
    bool knows(FeedbackId id) const;
    bool knows(const QString &title) const { return m_items.contains(title); }
    bool hasBuffer(const QString &name) const { return m_buffers.contains(name); }
    bool isIn(const QString &title, const QString &buffer) const;
    QString titleOf(FeedbackId id) const;
    QString nameOf(BufferId id) const;

private:
    struct Entry
    {
        Feedback feedback;
        std::set<BufferId> buffers;
        Triage triage;
    };
    void tell(const char *type, const QByteArray &id, const QByteArray &data);
    Entry &entry(const QString &title);
    QByteArray itemJson(const Entry &entry) const;

    std::map<QString, Entry> m_items;
    std::map<QString, Buffer> m_buffers;
    std::map<QString, std::pair<Buffer, QStringList>> m_removedBuffers; ///< With the items that they had.
    std::map<QString, Member> m_members;
    std::map<FeedbackId, std::vector<Note>> m_notes;
    std::map<QByteArray, Note> m_keys; ///< The notes that requests with these keys wrote.
    qint64 m_lastId = 1000;
    qint64 m_pages = 0;
    QByteArrayList m_told;
    QByteArrayList m_lastTold; ///< The changes of the last page.
};

/// The store under test.
class StoreDesk
{
public:
    explicit StoreDesk(qint64 cacheLimit = 200'000);

    FeedServer server;
    app::StoreConfig config;

    app::LocalStore &store() { return *m_store; }
    app::StoreSync sync() { return app::StoreSync(*m_store); }

    /// Applies the server's next page and waits. Returns false if that failed.
    bool follow(bool hasMore = false);
    /// Does the same after setting that board.
    void serverHas(const QString &board);
    /// Applies an act and waits until it is stored.
    app::ActId act(std::vector<app::Operation> operations, std::chrono::seconds hold = {});
    app::ActId move(const QString &title, const QString &from, const QString &to);
    /// Sends the entries that may be sent, each with that outcome. Returns them as text.
    QString send(app::SendOutcome outcome = {}, int limit = 100);
    QString taken(int limit = 100);

    /// Tells the store the tags of the server, and that this member uses it.
    void signIn(const QString &self, const QStringList &tags = {});
    /// "done", "open, Sam, later, export": the triage record of an item, as it is shown.
    QString triage(const QString &title);
    /// Returns the triage records of all items as FeedServer::records() does.
    QStringList records();
    /// Returns the buffers by name with their items by time of creation, as lists show them.
    QString board();
    /// Returns all items as FeedServer::lines() does.
    QStringList lines();
    /// Returns the titles of a list, in its order.
    QString listed(const app::Filter &filter);
    app::Listing listing(const app::Filter &filter);
    /// "Inbox 2, Billing 0".
    QString bufferCounts();
    /// "all 2, review 1, unassigned 0, failed 0, pending 0".
    QString counts();
    /// "note: hello (waiting)".
    QString timeline(const QString &title);
    app::Delivery delivery(const QString &title);

    void close() { m_store.reset(); }
    void reopen();
    /// Ends the program after the act without closing its files, and starts it again. The cache may lack the
    /// act, because it is written after the outbox.
    void crash(bool isCacheOlder, const std::function<void()> &act);
    QString cachePath() const { return config.cachePath; }

private:
    QTemporaryDir m_folder;
    int m_crashes = 0;
    std::unique_ptr<app::LocalStore> m_store;
};

/// Returns a triage record as text, with the title of the item's original.
QString recordOf(const Triage &record, const QString &original);
/// Returns an item with all its fields.
QString lineOf(const Feedback &item, const std::vector<BufferId> &buffers, const FeedServer &server);
QString inWords(const app::Operation &operation, const FeedServer &server);

} // namespace triage::test

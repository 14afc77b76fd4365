// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that lists and searches.
#pragma once

#include "store/cache/localdatabase.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace triage::app {

/// A read-only connection that follows the cache when it is begun anew.
class CacheConnection
{
public:
    CacheConnection(QString path, std::function<int()> generation)
        : m_path(std::move(path)), m_generation(std::move(generation))
    {
    }
    /// nullptr: the file cannot be opened just now.
    LocalDatabase *get();
    void close() { m_database.reset(); }

private:
    QString m_path;
    std::function<int()> m_generation;
    std::unique_ptr<LocalDatabase> m_database;
    int m_opened = -1;
};

/// Answers come back in the thread of `home`; a newer question of the same requester ends the older one, also
/// while it is being read.
class ListReader
{
public:
    /// Reads in the reader's thread and gives back what is to be done in the requester's thread.
    using Work = std::function<std::function<void()>(LocalDatabase &)>;

    /// `damaged` is called in the reader's thread.
    ListReader(QString cachePath, std::function<int()> generation, std::function<void()> damaged,
               QObject *home);
    ~ListReader();

    /// Of each requester and kind only the newest question is answered.
    void request(QObject *requester, int kind, Work work);

private:
    using Key = std::pair<const QObject *, int>;
    struct ReadRequest
    {
        Key key;
        quint64 number = 0;
        QPointer<QObject> requester; ///< Looked at in its own thread only.
        Work work;
    };

    void run();
    bool isNewest(const ReadRequest &read);
    void answer(const std::shared_ptr<ReadRequest> &read, std::function<void()> deliver);

    CacheConnection m_connection;
    std::function<void()> m_damaged;
    QObject *m_home;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::shared_ptr<ReadRequest>> m_requests;
    std::map<Key, quint64> m_newest;
    quint64 m_last = 0;
    std::atomic<bool> m_stops = false;
    std::thread m_thread;
};

} // namespace triage::app

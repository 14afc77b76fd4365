// SPDX-License-Identifier: GPL-3.0-or-later
// A thread for long reads of the cache, such as lists and searches.
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

/// A read-only connection that opens the new file when the cache is created again.
class CacheConnection
{
public:
    CacheConnection(QString path, std::function<int()> generation)
        : m_path(std::move(path)), m_generation(std::move(generation))
    {
    }
    /// Returns nullptr if the file cannot be opened at the moment.
    LocalDatabase *get();
    void close() { m_database.reset(); }

private:
    QString m_path;
    std::function<int()> m_generation;
    std::unique_ptr<LocalDatabase> m_database;
    int m_opened = -1;
};

/// Delivers results in the thread of `home`. A newer request of the same requester and kind cancels the older
/// one, even while it is being read.
class ListReader
{
public:
    /// Reads in the reader's thread and returns the callback for the requester's thread.
    using Work = std::function<std::function<void()>(LocalDatabase &)>;

    /// `damaged` is called in the reader's thread.
    ListReader(QString cachePath, std::function<int()> generation, std::function<void()> damaged,
               QObject *home);
    ~ListReader();

    /// Only the newest request of each requester and kind is answered. Without a file that can be opened,
    /// `unread` is called in the requester's thread instead.
    void request(QObject *requester, int kind, Work work, std::function<void()> unread = {});

private:
    using Key = std::pair<const QObject *, int>;
    struct ReadRequest
    {
        Key key;
        quint64 number = 0;
        QPointer<QObject> requester; ///< Used in its own thread only.
        Work work;
        std::function<void()> unread;
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

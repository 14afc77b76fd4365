// SPDX-License-Identifier: GPL-3.0-or-later
// The read-only connections to the cache: one for point reads, and a thread for each kind of long read.
#pragma once

#include "store/cache/listreader.h"
#include "store/storewriter.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace triage::app {

/// Lives in the thread of the store. A damaged cache that a reader finds is created again by the writer.
class CacheReaders
{
public:
    /// Answers of the threads are delivered in the thread of `home`. The writer outlives this.
    CacheReaders(const QString &cachePath, StoreWriter &writer, QObject *home);

    /// Starts the threads for lists and searches.
    void start();
    /// The connection for point reads; nullptr where the file cannot be opened at the moment.
    LocalDatabase *points() { return m_connection.get(); }
    ListReader &lists() { return *m_lists; }
    /// For searches while a person types: they do not wait for a long list.
    ListReader &searches() { return *m_searches; }

    /// Thread-safe. Lets the writer create the cache again, once for each cache.
    void reportDamage();

private:
    std::unique_ptr<ListReader> makeReader();

    QString m_cachePath;
    StoreWriter &m_writer;
    QObject *m_home;
    std::atomic<int> m_damagedGeneration = -1;
    CacheConnection m_connection;
    std::unique_ptr<ListReader> m_lists;
    std::unique_ptr<ListReader> m_searches;
};

} // namespace triage::app

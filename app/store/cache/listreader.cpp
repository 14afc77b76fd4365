// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/listreader.h"

namespace triage::app {

LocalDatabase *CacheConnection::get()
{
    const int generation = m_generation();
    if (m_database && m_opened == generation)
        return m_database.get();
    m_database.reset();
    auto opened = LocalDatabase::open(m_path, LocalDatabase::Access::ReadOnly);
    if (!opened)
        return nullptr;
    m_database = std::move(*opened);
    m_opened = generation;
    return m_database.get();
}

ListReader::ListReader(QString cachePath, std::function<int()> generation, std::function<void()> damaged,
                       QObject *home)
    : m_connection(std::move(cachePath), std::move(generation)), m_damaged(std::move(damaged)), m_home(home)
{
    m_thread = std::thread([this] { run(); });
}

ListReader::~ListReader()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stops = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void ListReader::request(QObject *requester, int kind, Work work, std::function<void()> unread)
{
    const Key key(requester, kind);
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_requests, [&key](const auto &each) { return each->key == key; });
        m_newest[key] = ++m_last;
        m_requests.push_back(std::make_shared<ReadRequest>(
            ReadRequest{ key, m_last, requester, std::move(work), std::move(unread) }));
    }
    m_wake.notify_one();
}

bool ListReader::isNewest(const ReadRequest &read)
{
    const std::lock_guard lock(m_mutex);
    const auto newest = m_newest.find(read.key);
    return newest != m_newest.end() && newest->second == read.number;
}

void ListReader::answer(const std::shared_ptr<ReadRequest> &read, std::function<void()> deliver)
{
    QMetaObject::invokeMethod(
        m_home,
        [this, read, deliver = std::move(deliver)] {
            if (!isNewest(*read))
                return;
            {
                const std::lock_guard lock(m_mutex);
                m_newest.erase(read->key);
            }
            if (read->requester)
                deliver();
        },
        Qt::QueuedConnection);
}

void ListReader::run()
{
    while (true) {
        std::shared_ptr<ReadRequest> read;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_stops || !m_requests.empty(); });
            if (m_stops)
                break;
            read = std::move(m_requests.front());
            m_requests.pop_front();
        }
        LocalDatabase *database = m_connection.get();
        if (!database) {
            m_damaged();
            if (read->unread)
                answer(read, read->unread);
            continue;
        }
        database->endReadsWhen([this, &read] { return m_stops || !isNewest(*read); });
        auto deliver = read->work(*database);
        database->endReadsWhen({});
        if (database->isDamaged()) {
            m_connection.close();
            m_damaged();
        }
        answer(read, std::move(deliver));
    }
    m_connection.close();
}

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/listreader.h"

namespace triage::app {

Database *CacheConnection::get()
{
    const int generation = m_generation();
    if (m_database && m_opened == generation)
        return m_database.get();
    m_database.reset();
    auto opened = Database::open(m_path, Database::Access::ReadOnly);
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

void ListReader::ask(QObject *asker, int kind, Work work)
{
    const Key key(asker, kind);
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_questions, [&key](const auto &each) { return each->key == key; });
        m_newest[key] = ++m_last;
        m_questions.push_back(std::make_shared<Question>(Question{ key, m_last, asker, std::move(work) }));
    }
    m_wake.notify_one();
}

bool ListReader::isNewest(const Question &question)
{
    const std::lock_guard lock(m_mutex);
    const auto newest = m_newest.find(question.key);
    return newest != m_newest.end() && newest->second == question.number;
}

void ListReader::answer(const std::shared_ptr<Question> &question, std::function<void()> tell)
{
    QMetaObject::invokeMethod(
        m_home,
        [this, question, tell = std::move(tell)] {
            if (!isNewest(*question))
                return;
            {
                const std::lock_guard lock(m_mutex);
                m_newest.erase(question->key);
            }
            if (question->asker)
                tell();
        },
        Qt::QueuedConnection);
}

void ListReader::run()
{
    while (true) {
        std::shared_ptr<Question> question;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_stops || !m_questions.empty(); });
            if (m_stops)
                break;
            question = std::move(m_questions.front());
            m_questions.pop_front();
        }
        Database *database = m_connection.get();
        if (!database) {
            m_damaged();
            continue;
        }
        database->endReadsWhen([this, &question] { return m_stops || !isNewest(*question); });
        auto tell = question->work(*database);
        database->endReadsWhen({});
        if (database->isDamaged()) {
            m_connection.close();
            m_damaged();
        }
        answer(question, std::move(tell));
    }
    m_connection.close();
}

} // namespace triage::app

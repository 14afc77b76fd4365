// SPDX-License-Identifier: GPL-3.0-or-later
// A socket between program and PostgreSQL that can lose an answer on its way back.
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <atomic>
#include <functional>
#include <thread>

namespace triage::test {

/// Passes on one connection at a time. The first answer that holds the given bytes is dropped together with
/// its connection: the server did what the program never hears of. Everything after it is passed on.
class AnswerDroppingProxy
{
public:
    /// conninfo: where the server is, as ScratchDatabase says it.
    AnswerDroppingProxy(const QString &conninfo, QByteArray dropped);
    ~AnswerDroppingProxy();
    AnswerDroppingProxy(const AnswerDroppingProxy &) = delete;
    AnswerDroppingProxy &operator=(const AnswerDroppingProxy &) = delete;

    /// The same database through the proxy.
    QString conninfo() const;
    bool hasDropped() const { return m_hasDropped; }
    /// What happens meanwhile, in another thread; said before the first statement.
    void beforeDropping(std::function<void()> happens) { m_happens = std::move(happens); }

private:
    void run();
    void pass(int program, int server);

    const QString m_conninfo;
    const QByteArray m_dropped;
    std::function<void()> m_happens;
    QTemporaryDir m_directory;
    int m_listening = -1;
    std::atomic<bool> m_stopping = false;
    std::atomic<bool> m_hasDropped = false;
    std::thread m_thread;
};

} // namespace triage::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A socket between program and PostgreSQL that can lose an answer on its way back.
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <atomic>
#include <functional>
#include <thread>

namespace triage::test {

/// Forwards one connection at a time. Drops the first reply that contains the given bytes together with its
/// connection, so that the program never learns the result. Forwards everything after it.
class AnswerDroppingProxy
{
public:
    /// conninfo: the address of the server, from ScratchDatabase.
    AnswerDroppingProxy(const QString &conninfo, QByteArray dropped);
    ~AnswerDroppingProxy();
    AnswerDroppingProxy(const AnswerDroppingProxy &) = delete;
    AnswerDroppingProxy &operator=(const AnswerDroppingProxy &) = delete;

    /// Returns the address of the same database through the proxy.
    QString conninfo() const;
    bool hasDropped() const { return m_hasDropped; }
    /// Sets a function that another thread runs before the reply is dropped. Call it before the first
    /// statement.
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

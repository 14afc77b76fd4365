// SPDX-License-Identifier: GPL-3.0-or-later
// Carries messages of a program that starts its servers itself, line by line, to a server's /mcp.
#pragma once

#include "outgoing/outgoing.h"
#include "result.h"

#include <QByteArray>
#include <QString>

#include <condition_variable>
#include <functional>
#include <mutex>

namespace triage::mcp {

/// Returns the address of /mcp on a server. The problem says why a token must not be sent there: it would
/// cross a network without encryption.
Result<QByteArray> mcpAddress(const QString &server);
/// Returns the token in a file. A problem if there is none.
Result<QByteArray> tokenIn(const QString &path);

/// Sends each message as a request of its own, and passes on the answers in the order in which they come.
class StdioBridge
{
public:
    /// Called with each line to write; by one thread at a time.
    using Write = std::function<void(const QByteArray &line)>;

    StdioBridge(QByteArray address, QByteArray token, Write write);
    /// Waits for answers that are pending.
    ~StdioBridge();

    /// Sends a message, or a batch of them, which is one line.
    void send(const QByteArray &line);

private:
    outgoing::OutgoingRequest requestOf(const QByteArray &line);
    void post(const QByteArray &line, const QByteArray &id);
    void pass(const QByteArray &id, const outgoing::OutgoingAnswer &answer);
    void write(const QByteArray &line);

    const QByteArray m_address;
    const QByteArray m_token;
    const Write m_write;
    QByteArray m_program; ///< Name and version of an older program, from initialize.
    QByteArray m_version; ///< The version that an older program was answered with.
    std::mutex m_mutex;
    std::condition_variable m_answered;
    int m_pending = 0;
    outgoing::Outgoing m_outgoing;
};

} // namespace triage::mcp

// SPDX-License-Identifier: GPL-3.0-or-later
// A client's end of the line: bytes in and out, never waiting.
//
// Plain TCP here, TLS in tls.h: chosen where the front accepts a client. Nothing above it knows a socket.
#pragma once

#include <QByteArrayView>

#include <memory>
#include <span>

namespace triage::http {

/// Owns a socket and closes it in the end.
class Transport
{
public:
    /// How a call went.
    enum class Outcome {
        Moved, ///< Some bytes, at least one.
        NotNow, ///< None now; the poller tells when.
        Ended, ///< The other side sends nothing more.
        Broken, ///< The connection is of no more use.
        Unencrypted, ///< The client does not speak TLS where it should. From now on plain bytes come and go.
    };
    /// What a call has achieved.
    struct Transfer
    {
        Outcome outcome = Outcome::NotNow;
        qsizetype bytes = 0;
        bool mayHaveMore = false; ///< Another call may move more without the poller having told so.
        bool crossed = false; ///< Nothing moved until bytes go the other way: TLS answers before it goes on.
    };

    Transport() = default;
    virtual ~Transport() = default;
    Q_DISABLE_COPY_MOVE(Transport)

    /// Whether what is agreed upon before the first byte of a request is agreed.
    virtual bool isEstablished() const { return true; }
    /// Takes what has come, as much as fits.
    virtual Transfer receive(std::span<char> buffer) = 0;
    /// Gives away as many bytes as there is room for.
    virtual Transfer send(QByteArrayView bytes) = 0;
    /// Tells the other side that nothing more will be sent.
    virtual void endSending() = 0;
};

/// Plain TCP on a connected socket, which it takes over.
std::unique_ptr<Transport> makePlainTransport(int descriptor);

} // namespace triage::http

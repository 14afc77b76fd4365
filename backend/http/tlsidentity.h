// SPDX-License-Identifier: GPL-3.0-or-later
// TLS for the front: a certificate with its key, which creates transports for TLS with clients.
#pragma once

#include "http/transport.h"
#include "result.h"

#include <QDateTime>
#include <QString>

#include <memory>

struct ssl_ctx_st;

namespace triage::http {

/// A certificate, its chain and its private key, ready to serve TLS 1.2 and 1.3. Connections keep the
/// identity with which they began, so it can be replaced at any time.
class TlsIdentity
{
public:
    /// Reads PEM files: the certificate first, its chain after it. The problem names the file and what is
    /// wrong with it, also if others may read the key or if it needs a password.
    static Result<std::shared_ptr<const TlsIdentity>> load(const QString &certificateFile,
                                                           const QString &keyFile);
    ~TlsIdentity();
    Q_DISABLE_COPY_MOVE(TlsIdentity)

    /// Returns the end of the certificate's validity.
    QDateTime validUntil() const;
    /// Creates the server's side of TLS on a connected socket and takes ownership of it. The handshake
    /// happens with the first bytes. A client that does not speak TLS is recognised by its first byte.
    std::unique_ptr<Transport> makeTransport(int descriptor) const;

private:
    explicit TlsIdentity(ssl_ctx_st *context) : m_context(context) { }
    ssl_ctx_st *m_context;
};

} // namespace triage::http

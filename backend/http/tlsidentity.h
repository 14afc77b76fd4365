// SPDX-License-Identifier: GPL-3.0-or-later
// TLS for the front: a certificate with its key, and transports that speak TLS with a client.
#pragma once

#include "http/transport.h"
#include "result.h"

#include <QDateTime>
#include <QString>

#include <memory>

struct ssl_ctx_st;

namespace triage::http {

/// A certificate, its chain and its private key, ready to serve; TLS 1.2 and 1.3. Connections that were begun
/// with it keep it, so it can be replaced at any time.
class TlsIdentity
{
public:
    /// Reads PEM files: the certificate first, the ones that vouch for it after it. A Problem that names the
    /// file and says what is wrong with it: also where others may read the key, or where it needs a password.
    static Result<std::shared_ptr<const TlsIdentity>> load(const QString &certificateFile,
                                                           const QString &keyFile);
    ~TlsIdentity();
    Q_DISABLE_COPY_MOVE(TlsIdentity)

    /// When clients stop believing the certificate.
    QDateTime validUntil() const;
    /// The server's side of TLS on a connected socket, which it takes over. It shakes hands with the first
    /// bytes. A client that does not speak TLS is told apart by its first byte.
    std::unique_ptr<Transport> makeTransport(int descriptor) const;

private:
    explicit TlsIdentity(ssl_ctx_st *context) : m_context(context) { }
    ssl_ctx_st *m_context;
};

} // namespace triage::http

// SPDX-License-Identifier: GPL-3.0-or-later
// A client that speaks TLS and bytes.
#pragma once

#include "httptest.h"

struct ssl_ctx_st;
struct ssl_st;

namespace triage::http::test {

/// A Wire through TLS. It believes in every certificate: what it shows is for the test to judge.
class TlsWire : public Wire
{
public:
    /// The client speaks no newer version than that (0x0303 is TLS 1.2; 0: any), and offers these protocols.
    explicit TlsWire(quint16 port, int newest = 0, const QList<QByteArray> &protocols = {});
    ~TlsWire() override;

    /// Returns true if both sides agreed; to be called first.
    bool shakeHands();
    QByteArray version() const; ///< For example "TLSv1.3".
    QByteArray protocol() const; ///< Which of the protocols was chosen.
    QByteArray certificate() const; ///< The name in the server's certificate.
    /// The server said that it sends nothing more, so nobody cut the connection off.
    bool wasToldGoodbye() const;
    /// Says that nothing more comes, and goes on reading.
    void sayGoodbye();
    /// Shakes hands once more, as TLS 1.2 could; whether the server did.
    bool renegotiate();
    /// Uses another key from now on and asks the server to do so.
    void changeKeys();

protected:
    qsizetype take(std::span<char> buffer) override;
    qsizetype give(QByteArrayView bytes) override;

private:
    bool handshakes();
    qsizetype outcomeOf(int result, size_t bytes);

    ssl_ctx_st *m_context;
    ssl_st *m_ssl;
};

} // namespace triage::http::test

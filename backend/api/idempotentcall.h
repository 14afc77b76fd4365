// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the Idempotency-Key of requests, and encrypts the answers that are stored under it.
#pragma once

#include "api/call.h"
#include "services/idempotencyguard.h"

#include <memory>
#include <optional>

namespace triage::api {

/// The maximum length of a key, in characters; in bytes if it is not valid UTF-8.
inline constexpr qsizetype maxIdempotencyKeyLength = 255;

/// Returns the key: the bare value, or the content of a structured field's string (RFC 8941). Returns nothing
/// if the request has none.
Result<std::optional<QByteArray>> idempotencyKeyOf(const http::Headers &headers);

/// Values that are shown once and never stored in clear, such as that of a new token.
template <typename T>
concept ShowsSecret = requires(const T &value)
{
    value.token;
}
|| requires(const T &value)
{
    value.secret;
};

/// A call with an idempotency key: its idempotent request, and its answers as they are stored.
///
/// Stored answers are encrypted, because they may show a secret that is stored nowhere else in clear. The
/// cipher's key is derived from the client's Idempotency-Key, of which the database has only a hash: a thief
/// of the database cannot read the answers unless the client's key can be guessed. Therefore answers that
/// show a secret are also encrypted with the caller's token, which cannot be guessed; they are repeated to
/// that token only. All others are repeated to the whole organization.
class IdempotentCall
{
public:
    IdempotentCall(const Call &call, const QByteArray &key);

    const std::shared_ptr<services::IdempotentRequest> &request() const { return m_request; }
    /// Encrypts the answer for storage.
    QByteArray seal(const Payload &answer, bool showsSecret) const;
    /// Decrypts a stored answer and marks it as a replay. Conflict if it belongs to another token.
    Result<Payload> open(const QByteArray &sealed) const;

private:
    QByteArray cipherKey(char lock) const;

    OrganizationId m_organization;
    QByteArray m_path;
    QByteArray m_key;
    QByteArray m_token;
    std::shared_ptr<services::IdempotentRequest> m_request;
};

/// Converts to the IdempotencyGuard that the use case of a call takes. The guard is empty if there is no
/// IdempotentCall.
template <typename Input, typename Encode>
class IdempotencyGuardFactory
{
public:
    IdempotencyGuardFactory(std::shared_ptr<const IdempotentCall> keyed, const Call &call, const Input &input,
                            const Encode &encode)
        : m_keyed(std::move(keyed)), m_call(call), m_input(input), m_encode(encode)
    {
    }

    template <typename T>
    operator services::IdempotencyGuard<T>() const
    {
        if (!m_keyed)
            return {};
        // On a thread of the database, with copies of its own: the answer is part of the transaction.
        auto keep = [keyed = m_keyed, call = m_call, input = m_input, encode = m_encode](const T &value) {
            return keyed->seal(Payload(encode(call, input, value)), ShowsSecret<T>);
        };
        return { m_keyed->request(), std::move(keep) };
    }

private:
    std::shared_ptr<const IdempotentCall> m_keyed;
    const Call &m_call;
    const Input &m_input;
    const Encode &m_encode;
};

} // namespace triage::api

// SPDX-License-Identifier: GPL-3.0-or-later
// Idempotency-Key: reading it, and the answers that are kept under it.
#pragma once

#include "api/call.h"
#include "services/once.h"

#include <memory>
#include <optional>

namespace triage::api {

/// How long a key may be.
inline constexpr qsizetype maxIdempotencyKeyLength = 255;

/// The key as it is meant: bare, or what a structured field's string (RFC 8941) holds. Nothing where the
/// request has none.
Result<std::optional<QByteArray>> idempotencyKeyOf(const http::Headers &headers);

/// Values that are answered once and kept by nobody, such as that of a new token.
template <typename T>
concept ShowsSecret = requires(const T &value)
{
    value.token;
}
|| requires(const T &value)
{
    value.secret;
};

/// A call that came with a key: its attempt, and its answers as they are stored.
///
/// They are encrypted, because they may show a secret that is stored nowhere else in clear. The cipher's key
/// is made from the client's Idempotency-Key, of which the database has only a hash: whoever gets hold of the
/// database cannot read them, unless the client's key can be guessed. So answers that show a secret are
/// encrypted with the caller's token too, which nobody can guess; they are given again to that token only.
/// All others are given again to the whole organization.
class KeyedCall
{
public:
    KeyedCall(const Call &call, const QByteArray &key);

    const std::shared_ptr<services::Attempt> &attempt() const { return m_attempt; }
    /// The answer to be stored.
    QByteArray seal(const Payload &answer, bool showsSecret) const;
    /// The answer of a stored one, marked as given again. Conflict where it is another token's.
    Result<Payload> open(const QByteArray &sealed) const;

private:
    QByteArray cipherKey(char lock) const;

    OrganizationId m_organization;
    QByteArray m_path;
    QByteArray m_key;
    QByteArray m_token;
    std::shared_ptr<services::Attempt> m_attempt;
};

/// A call with its input and encoder, as whatever Once its use case takes. Without a KeyedCall it is an empty
/// one.
template <typename Input, typename Encode>
class OnceOfCall
{
public:
    OnceOfCall(std::shared_ptr<const KeyedCall> keyed, const Call &call, const Input &input,
               const Encode &encode)
        : m_keyed(std::move(keyed)), m_call(call), m_input(input), m_encode(encode)
    {
    }

    template <typename T>
    operator services::Once<T>() const
    {
        if (!m_keyed)
            return {};
        // On a thread of the database, with copies of its own: the answer is part of the transaction.
        auto keep = [keyed = m_keyed, call = m_call, input = m_input, encode = m_encode](const T &value) {
            return keyed->seal(Payload(encode(call, input, value)), ShowsSecret<T>);
        };
        return { m_keyed->attempt(), std::move(keep) };
    }

private:
    std::shared_ptr<const KeyedCall> m_keyed;
    const Call &m_call;
    const Input &m_input;
    const Encode &m_encode;
};

} // namespace triage::api

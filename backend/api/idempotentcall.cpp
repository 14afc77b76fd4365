// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/idempotentcall.h"

#include "api/gate.h"
#include "text.h"

#include <QCryptographicHash>
#include <QDataStream>

#include <sodium.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

// The first byte of a stored answer says which key decrypts it.
constexpr char openToOrganization = 'o';
constexpr char openToToken = 't';

Problem invalidKey(const QString &detail)
{
    return invalidField(u"Idempotency-Key"_s, detail, Category::Integration);
}

/// Returns the text between the quotes, without its escapes; nothing if it is not a string of RFC 8941.
std::optional<QByteArray> unquoted(const QByteArray &text)
{
    QByteArray content;
    for (qsizetype i = 1; i < text.size(); ++i) {
        char c = text[i];
        if (c == '"')
            return i == text.size() - 1 ? std::optional(content) : std::nullopt;
        if (c == '\\') {
            if (++i == text.size() || (text[i] != '"' && text[i] != '\\'))
                return std::nullopt;
            c = text[i];
        }
        content.append(c);
    }
    return std::nullopt;
}

QByteArray sha256(const QByteArray &data)
{
    return QCryptographicHash::hash(data, QCryptographicHash::Sha256);
}

QByteArray bytesOf(const Payload &answer)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << qint32(answer.status) << answer.contentType << answer.bytes << qint32(answer.headers.size());
    for (const http::Header &each : answer.headers)
        out << each.name << each.value;
    return bytes;
}

Payload payloadFrom(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_0);
    qint32 status = 0, headers = 0;
    QByteArray type, content;
    in >> status >> type >> content >> headers;
    Payload payload(content, type);
    payload.status = status;
    for (qint32 i = 0; i < headers && in.status() == QDataStream::Ok; ++i) {
        QByteArray name, value;
        in >> name >> value;
        payload.headers.append(name, value);
    }
    return payload;
}

const unsigned char *unsignedBytes(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *unsignedBytes(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

} // namespace

Result<std::optional<QByteArray>> idempotencyKeyOf(const http::Headers &headers)
{
    const QList<QByteArray> values = headers.values("Idempotency-Key");
    if (values.isEmpty())
        return std::optional<QByteArray>();
    if (values.size() > 1)
        return invalidKey(u"Send one Idempotency-Key, not several."_s);
    QByteArray key = values.first().trimmed();
    if (key.startsWith('"')) {
        const std::optional<QByteArray> content = unquoted(key);
        if (!content)
            return invalidKey(
                u"The Idempotency-Key begins with a quote: end it with one, with nothing behind it, and "
                "write \\\" and \\\\ for quotes and backslashes inside."_s);
        key = *content;
    }
    if (key.isEmpty())
        return invalidKey(
            u"The Idempotency-Key is empty. Send a new random text, such as a UUID, for every new "
            "request, or leave the header out."_s);
    const qsizetype length = key.isValidUtf8() ? codePoints(QString::fromUtf8(key)) : key.size();
    if (length > maxIdempotencyKeyLength)
        return invalidKey(u"The Idempotency-Key is too long. Send at most %1 characters; a UUID does."_s.arg(
            maxIdempotencyKeyLength));
    const auto isControl = [](char c) {
        return uchar(c) < 0x20 || c == 0x7f;
    };
    if (std::any_of(key.begin(), key.end(), isControl))
        return invalidKey(
            u"The Idempotency-Key has a control character. Send printable characters only; a UUID does."_s);
    return std::optional(key);
}

IdempotentCall::IdempotentCall(const Call &call, const QByteArray &key)
    : m_organization(call.caller.organization), m_path(call.request.path), m_key(key),
      m_request(std::make_shared<services::IdempotentRequest>())
{
    if (const Result<QByteArray> token = tokenOf(call.request))
        m_token = *token;
    // A path has no space, so that no other path and key give the same bytes.
    // A query may have options, and counts as the body does. It has no line end, and no body that is accepted
    // begins as a query.
    const QByteArray &query = call.request.query;
    const QByteArray content = query.isEmpty() ? call.request.body : query + '\n' + call.request.body;
    m_request->receiptKey = { sha256(m_path + ' ' + m_key), sha256(content) };
}

QByteArray IdempotentCall::cipherKey(char lock) const
{
    const QByteArray context
        = "triage receipt " + QByteArray::number(m_organization.value()) + ' ' + m_path + ' ';
    const QByteArray secret = (lock == openToToken ? m_token : QByteArray()) + ' ' + m_key;
    QByteArray key(crypto_secretbox_KEYBYTES, '\0');
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, std::size_t(key.size()));
    crypto_generichash_update(&state, unsignedBytes(context), std::size_t(context.size()));
    crypto_generichash_update(&state, unsignedBytes(secret), std::size_t(secret.size()));
    crypto_generichash_final(&state, unsignedBytes(key), std::size_t(key.size()));
    return key;
}

QByteArray IdempotentCall::seal(const Payload &answer, bool showsSecret) const
{
    if (sodium_init() < 0)
        qFatal("The system has no random numbers");
    const char lock = showsSecret ? openToToken : openToOrganization;
    const QByteArray key = cipherKey(lock);
    const QByteArray plain = bytesOf(answer);
    QByteArray nonce(crypto_secretbox_NONCEBYTES, '\0');
    randombytes_buf(nonce.data(), std::size_t(nonce.size()));
    QByteArray box(plain.size() + qsizetype(crypto_secretbox_MACBYTES), '\0');
    crypto_secretbox_easy(unsignedBytes(box), unsignedBytes(plain), quint64(plain.size()),
                          unsignedBytes(std::as_const(nonce)), unsignedBytes(key));
    return lock + nonce + box;
}

Result<Payload> IdempotentCall::open(const QByteArray &sealed) const
{
    constexpr qsizetype head = 1 + qsizetype(crypto_secretbox_NONCEBYTES);
    constexpr qsizetype least = head + qsizetype(crypto_secretbox_MACBYTES);
    if (sodium_init() < 0 || sealed.size() < least)
        return problem(ProblemType::InternalError, u"The stored answer cannot be read."_s);
    const QByteArray nonce = sealed.sliced(1, head - 1);
    const QByteArray box = sealed.sliced(head);
    const QByteArray key = cipherKey(sealed.front());
    QByteArray plain(sealed.size() - least, '\0');
    if (crypto_secretbox_open_easy(unsignedBytes(plain), unsignedBytes(box), quint64(box.size()),
                                   unsignedBytes(nonce), unsignedBytes(key))
        != 0)
        return problem(
            ProblemType::Conflict,
            u"The request was made before with another token, and its answer contains a secret that is shown to that token only. Use that token, or a new Idempotency-Key to repeat the request."_s);
    Payload payload = payloadFrom(plain);
    payload.headers.append("Idempotency-Replayed", "true");
    return payload;
}

} // namespace triage::api

// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/webhooksignature.h"

#include <QMessageAuthenticationCode>

#include <sodium.h>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

constexpr QByteArrayView prefix = "whsec_";
constexpr qsizetype secretBytes = 32;

} // namespace

QByteArray newWebhookSecret()
{
    if (sodium_init() < 0)
        qFatal("The system has no random numbers");
    QByteArray secret(secretBytes, '\0');
    randombytes_buf(secret.data(), std::size_t(secret.size()));
    return prefix.toByteArray() + secret.toBase64();
}

QByteArray webhookSignature(const QByteArray &id, const QByteArray &seconds, const QByteArray &body,
                            const QByteArray &secret)
{
    const QByteArray key = QByteArray::fromBase64(secret.sliced(prefix.size()));
    return "v1,"
        + QMessageAuthenticationCode::hash(id + '.' + seconds + '.' + body, key, QCryptographicHash::Sha256)
              .toBase64();
}

QByteArrayList signedHeaders(DeliveryId id, Timestamp at, const QByteArray &body,
                             const QByteArrayList &secrets)
{
    const QByteArray name = "msg_" + encodeId(id.value());
    const QByteArray seconds = QByteArray::number(at.milliseconds() / 1000);
    QByteArrayList signatures;
    for (const QByteArray &secret : secrets)
        signatures << webhookSignature(name, seconds, body, secret);
    return { "webhook-id: " + name, "webhook-timestamp: " + seconds,
             "webhook-signature: " + signatures.join(' ') };
}

} // namespace triage::services

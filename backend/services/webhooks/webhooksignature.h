// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets and signatures of the Standard Webhooks specification.
#pragma once

#include "domain/ids.h"
#include "timestamp.h"

#include <QByteArray>
#include <QByteArrayList>

namespace triage::services {

/// Returns a new secret: whsec_ and 32 random bytes in base64.
QByteArray newWebhookSecret();
/// Returns the signature of a message with one secret.
QByteArray webhookSignature(const QByteArray &id, const QByteArray &seconds, const QByteArray &body,
                            const QByteArray &secret);
/// Returns the header lines of a message: its identifier, the time of the attempt, and a signature with each
/// secret.
QByteArrayList signedHeaders(DeliveryId id, Timestamp at, const QByteArray &body,
                             const QByteArrayList &secrets);

} // namespace triage::services

// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/webhooks/secretkey.h"

#include "database/record.h"

namespace triage::storage {

namespace {

QByteArray fingerprintIn(const Row &row)
{
    return row.bytes(0).toByteArray();
}

} // namespace

Result<QByteArray> keyFingerprint(Connection &connection)
{
    const auto known = firstIfAny<QByteArray>(connection.execute("secretKey.find"), fingerprintIn);
    return known ? Result<QByteArray>(known->value_or(QByteArray())) : known.error();
}

Result<QByteArray> claimKeyFingerprint(Connection &connection, const QByteArray &fingerprint)
{
    return firstOf<QByteArray>(connection.execute("secretKey.claim", { { "fingerprint", fingerprint } }),
                               fingerprintIn);
}

Result<void> replaceKeyFingerprint(Connection &connection, const QByteArray &fingerprint)
{
    return connection.run("secretKey.replace", { { "fingerprint", fingerprint } });
}

} // namespace triage::storage

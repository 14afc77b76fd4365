// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/webhooks/secretkey.h"

namespace triage::storage {

namespace {

Result<QByteArray> fingerprintIn(const Result<Rows> &rows)
{
    if (!rows)
        return rows.error();
    return rows->isEmpty() ? QByteArray() : rows->first().bytes(0).toByteArray();
}

} // namespace

Result<QByteArray> keyFingerprint(Connection &connection)
{
    return fingerprintIn(connection.execute("secretKey.find"));
}

Result<QByteArray> claimKeyFingerprint(Connection &connection, const QByteArray &fingerprint)
{
    return fingerprintIn(
        connection.execute("secretKey.claim", { { "fingerprint", QString::fromLatin1(fingerprint) } }));
}

Result<void> replaceKeyFingerprint(Connection &connection, const QByteArray &fingerprint)
{
    return connection.run("secretKey.replace", { { "fingerprint", QString::fromLatin1(fingerprint) } });
}

} // namespace triage::storage

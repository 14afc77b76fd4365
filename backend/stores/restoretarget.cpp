// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/restoretarget.h"

#include <QDeadlineTimer>

#include <chrono>
#include <thread>

namespace triage::storage {

Result<RestoreTarget> readRestoreTarget(Connection &connection)
{
    const auto rows = connection.execute("restore.target");
    if (!rows)
        return rows.error();
    RestoreTarget target;
    target.serverMajor = int(rows->at(0).integer(0));
    target.otherSessions = rows->at(0).integer(2);
    if (!rows->at(0).boolean(1))
        return target;
    const auto organizations = connection.execute("restore.organizations");
    if (!organizations)
        return organizations.error();
    target.organizations = organizations->at(0).integer(0);
    if (!rows->at(0).boolean(3))
        return target;
    const auto key = connection.execute("secretKey.find");
    if (!key)
        return key.error();
    if (!key->isEmpty())
        target.keyFingerprint = key->first().bytes(0).toByteArray();
    return target;
}

Result<RestoreTarget> readQuietTarget(Connection &connection)
{
    constexpr std::chrono::milliseconds pause{ 50 };
    const QDeadlineTimer deadline(std::chrono::seconds(2));
    for (;;) {
        auto target = readRestoreTarget(connection);
        if (!target || target->otherSessions == 0 || deadline.hasExpired())
            return target;
        std::this_thread::sleep_for(pause);
    }
}

QByteArray sqlBeforeRestore()
{
    // Created as PostgreSQL creates it, so that later backups do not treat it as modified.
    return "drop schema public cascade;\n"
           "create schema public authorization pg_database_owner;\n"
           "grant usage on schema public to public;\n";
}

QByteArray sqlAfterRestore()
{
    return "update public.organization_state set generation = floor(random() * 9007199254740992)::bigint;\n";
}

} // namespace triage::storage

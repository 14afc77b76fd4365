// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/restoretarget.h"

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
    target.keyFingerprint = organizations->at(0).bytes(1).toByteArray();
    return target;
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

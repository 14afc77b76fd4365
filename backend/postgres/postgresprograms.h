// SPDX-License-Identifier: GPL-3.0-or-later
// The installed PostgreSQL programs: where they are and of which major version.
#pragma once

#include "result.h"

#include <QList>
#include <QString>

namespace triage::postgres {

/// The programs of one major version of the PostgreSQL server: initdb, pg_ctl, postgres and what lies beside
/// them.
struct PostgresPrograms
{
    QString directory;
    int major = 0;

    /// Where the program of this name is, for example "pg_ctl".
    QString path(const QString &program) const { return directory + u'/' + program; }
};

/// Every complete set of server programs on this machine, newest first.
QList<PostgresPrograms> installedPrograms();
/// The newest programs. A Problem where PostgreSQL's server is not installed.
Result<PostgresPrograms> newestPrograms();

} // namespace triage::postgres

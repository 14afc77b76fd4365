// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the installed PostgreSQL programs and their major versions.
#pragma once

#include "result.h"

#include <QList>
#include <QString>

namespace triage::postgres {

/// The programs of one major version of the PostgreSQL server: initdb, pg_ctl, postgres and those beside
/// them.
struct PostgresPrograms
{
    QString directory;
    int major = 0;

    /// Returns the path of a program, for example "pg_ctl".
    QString path(const QString &program) const { return directory + u'/' + program; }
};

/// Returns every complete set of server programs on this machine, newest first.
QList<PostgresPrograms> installedPrograms();
/// Returns the newest programs; a problem if PostgreSQL's server is not installed.
Result<PostgresPrograms> newestPrograms();

} // namespace triage::postgres

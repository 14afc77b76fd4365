// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/postgresprograms.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

QString outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(10000) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

bool isComplete(const QString &directory)
{
    const QStringList needed{ u"initdb"_s, u"pg_ctl"_s, u"postgres"_s };
    return std::all_of(needed.begin(), needed.end(), [&directory](const QString &program) {
        return QFileInfo(directory + u'/' + program).isExecutable();
    });
}

/// Returns 15 for "postgres (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)".
int majorVersionIn(const QString &directory)
{
    static const QRegularExpression version(u"PostgreSQL\\) (\\d+)"_s);
    return version.match(outputOf(directory + u"/postgres"_s, { u"--version"_s })).captured(1).toInt();
}

/// Debian has a directory for each major version; elsewhere pg_config or PATH names it.
QStringList candidateDirectories()
{
    QStringList directories;
    const QDir debian(u"/usr/lib/postgresql"_s);
    for (const QString &version : debian.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        directories << debian.filePath(version + u"/bin"_s);
    directories << outputOf(u"pg_config"_s, { u"--bindir"_s });
    const QString inPath = QStandardPaths::findExecutable(u"initdb"_s);
    if (!inPath.isEmpty())
        directories << QFileInfo(QFileInfo(inPath).canonicalFilePath()).path();
    directories.removeAll(QString());
    directories.removeDuplicates();
    return directories;
}

} // namespace

QList<PostgresPrograms> installedPrograms()
{
    QList<PostgresPrograms> found;
    for (const QString &directory : candidateDirectories()) {
        if (!isComplete(directory))
            continue;
        if (const int major = majorVersionIn(directory); major > 0)
            found << PostgresPrograms{ directory, major };
    }
    std::stable_sort(
        found.begin(), found.end(),
        [](const PostgresPrograms &left, const PostgresPrograms &right) { return left.major > right.major; });
    return found;
}

Result<PostgresPrograms> newestPrograms()
{
    const QList<PostgresPrograms> installed = installedPrograms();
    if (installed.isEmpty()) {
        return unavailable(
            u"The programs of the PostgreSQL server (initdb, pg_ctl, postgres) are not installed. "
            "Install them, on Debian with \"apt install postgresql\", or give --database to use a "
            "PostgreSQL that runs elsewhere."_s);
    }
    return installed.first();
}

} // namespace triage::postgres

// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/accountfiles.h"

#include "actions/preferences.h"
#include "application/accountbook.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Removes the files of a database and no others, because both folders may be the same.
void removeDatabaseFiles(const QString &path)
{
    for (const QString &part : { u""_s, u"-wal"_s, u"-shm"_s })
        QFile::remove(path + part);
}

} // namespace

StoreConfig AccountFiles::configOf(const KnownAccount &known) const
{
    StoreConfig config;
    config.cachePath = m_paths.cache + u'/' + known.folder + u"/cache.db"_s;
    config.outboxPath = m_paths.data + u'/' + known.folder + u"/outbox.db"_s;
    return config;
}

Result<std::unique_ptr<LocalStore>> AccountFiles::open(const KnownAccount &known,
                                                       Preferences &preferences) const
{
    StoreConfig config = configOf(known);
    for (const QString &path : { config.cachePath, config.outboxPath }) {
        const QString folder = QFileInfo(path).path();
        if (!QDir().mkpath(folder))
            return problem(ProblemType::InternalError, tr("The folder %1 cannot be made.").arg(folder));
        // On a shared computer, nobody else may read the feedback.
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    if (preferences.value(u"offline/clear"_s, false).toBool()) {
        removeDatabaseFiles(config.cachePath);
        preferences.setValue(u"offline/clear"_s, false);
    }
    config.cacheLimit = preferences.cacheLimit();
    return LocalStore::open(config);
}

OutboxSummary AccountFiles::outboxOf(const KnownAccount &known) const
{
    const StoreConfig config = configOf(known);
    if (!QFile::exists(config.outboxPath))
        return {};
    const auto store = LocalStore::open(config);
    return store ? (*store)->outboxSummary() : OutboxSummary();
}

void AccountFiles::removeCache(const KnownAccount &known) const
{
    const QString path = configOf(known).cachePath;
    removeDatabaseFiles(path);
    QDir().rmdir(QFileInfo(path).path()); // succeeds only where the folder is empty now
}

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/secrets.h"

#include <qt6keychain/keychain.h>

#include <QPointer>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

const QString keyringService = u"Triage Desk"_s;

Problem problemOf(const QKeychain::Job &job)
{
    if (job.error() == QKeychain::EntryNotFound)
        return problem(ProblemType::NotFound, Secrets::tr("The keyring has no token for this account."));
    return unavailable(Secrets::tr("There is no keyring to keep the token in: %1").arg(job.errorString()),
                       std::chrono::seconds(0));
}

} // namespace

Secrets::Secrets(QObject *parent) : QObject(parent)
{
}

void Secrets::read(const QString &key, QObject *context, std::function<void(Result<QString>)> done)
{
    if (const auto known = m_session.constFind(key); known != m_session.constEnd()) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done), value = *known] { done(value); }, Qt::QueuedConnection);
        return;
    }
    auto *job = new QKeychain::ReadPasswordJob(keyringService, this);
    job->setKey(key);
    connect(job, &QKeychain::Job::finished, context, [job, done = std::move(done)] {
        if (job->error())
            done(problemOf(*job));
        else
            done(job->textData());
    });
    job->start();
}

void Secrets::write(const QString &key, const QString &value, QObject *context,
                    std::function<void(Result<void>)> done)
{
    m_session.insert(key, value);
    auto *job = new QKeychain::WritePasswordJob(keyringService, this);
    job->setKey(key);
    job->setTextData(value);
    connect(job, &QKeychain::Job::finished, context, [job, done = std::move(done)] {
        if (job->error())
            done(problemOf(*job));
        else
            done({});
    });
    job->start();
}

void Secrets::checkKeyring(QObject *context, std::function<void(std::optional<QString>)> done)
{
    // A keyring that works reports that it has no such entry.
    auto *job = new QKeychain::ReadPasswordJob(keyringService, this);
    job->setKey(u"-"_s);
    connect(job, &QKeychain::Job::finished, context, [job, done = std::move(done)] {
        const bool isThere = job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound;
        done(isThere ? std::nullopt : std::optional(tr("There is no keyring on this computer.")));
    });
    job->start();
}

void Secrets::remove(const QString &key)
{
    m_session.remove(key);
    auto *job = new QKeychain::DeletePasswordJob(keyringService, this);
    job->setKey(key);
    job->start();
}

} // namespace triage::app

#include "moc_secrets.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the cluster need: a scratch directory, questions to the server, a second program that
// uses it.
#pragma once

#include "postgres/cluster.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <optional>

namespace triage::postgres {

/// A data directory that the user "postgres" can reach where the tests run as root. Servers left running in
/// it are stopped at its end.
class ScratchDirectory
{
public:
    explicit ScratchDirectory(const QString &name = QStringLiteral("data"));
    ~ScratchDirectory();

    QString path() const { return m_path; }
    QString inCluster(const QString &name) const { return m_path + QStringLiteral("/postgres/") + name; }
    ClusterConfig config() const { return { m_path, false }; }

    bool write(const QString &name, const QByteArray &text) const;
    QByteArray read(const QString &name) const;
    /// The process number of the server, 0 where it left no file.
    qint64 serverProcess() const;
    /// Ends the server as a crash would.
    void killServer() const;

private:
    QTemporaryDir m_directory;
    QString m_path;
};

/// Starts the cluster: nothing, or why it could not.
QString whyNotStarted(Cluster &cluster);
/// Returns the first value of the answer, or the error's text. Every call opens a new connection.
QString ask(const Cluster &cluster, const QByteArray &sql);

/// This test program started a second time: it starts the cluster, and stops it when told.
class SecondProgram
{
public:
    explicit SecondProgram(const ScratchDirectory &directory);
    ~SecondProgram();

    /// Waits until it has started the cluster; false where it could not.
    bool waitForStarted();
    /// Makes it stop the cluster and end; false where it does not end well.
    bool stop();
    void kill();

private:
    QProcess m_process;
};

/// The life of the second program. Nothing where the arguments are those of a test run.
std::optional<int> runAsSecondProgram(const QStringList &arguments);

} // namespace triage::postgres

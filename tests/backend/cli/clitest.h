// SPDX-License-Identifier: GPL-3.0-or-later
// Runs triaged as its users do: as a process with arguments and an environment, and over HTTP.
#pragma once

#include "fields/json.h"
#include "postgres/cluster.h"

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <sys/types.h>

namespace triage::test {

/// A short-lived directory that the user "postgres" may pass through, and the data directory in it. A
/// PostgreSQL that is left running in it is stopped at its end.
class ScratchData
{
public:
    ScratchData();
    ~ScratchData();
    ScratchData(const ScratchData &) = delete;
    ScratchData &operator=(const ScratchData &) = delete;

    QString dataDirectory() const { return inside(QStringLiteral("data")); }
    /// A path of that name beside the data directory.
    QString inside(const QString &name) const { return m_directory.path() + u'/' + name; }
    /// Writes a file beside the data directory; its path.
    QString write(const QString &name, const QByteArray &content) const;
    /// The process of the PostgreSQL server; 0 where none runs.
    pid_t postgresProcess() const;

private:
    QTemporaryDir m_directory;
};

/// Returns true if the process runs; a zombie does not.
bool isAlive(pid_t process);

/// The machine's environment without any settings of triaged.
QProcessEnvironment plainEnvironment();

/// The result of a command.
struct Run
{
    int status = -1; ///< -1 where it did not end by itself.
    QByteArray out;
    QByteArray err;

    /// The answer of a command with --json.
    JsonDocument json() const;
    QString text(const char *member) const { return json().root().member(member).text(); }
};

/// Runs triaged to its end.
Run triaged(const QStringList &arguments, const QProcessEnvironment &environment = plainEnvironment());
/// The same with --data-dir and --json.
Run onData(const ScratchData &data, QStringList arguments);

/// The exit status of the same command with a standard output to which nothing can be written.
int statusWithFullOutput(const ScratchData &data, const QStringList &arguments);

/// The answer to a request.
struct Reply
{
    int status = 0; ///< 0 where there was none.
    QByteArray body;

    JsonValue data() const { return document.root().member("data"); }
    JsonDocument document;
};

/// Sends a request and waits for its answer. A body is JSON unless another type is given.
Reply send(const QByteArray &method, const QString &url, const QByteArray &token = {},
           const QByteArray &body = {}, const QByteArray &requestId = {},
           const QByteArray &type = "application/json");

/// A triaged that was started and may still run; it is killed at the end.
class Triaged
{
public:
    /// Its log goes to the file where one is given.
    explicit Triaged(const QStringList &arguments,
                     const QProcessEnvironment &environment = plainEnvironment(), const QString &log = {});
    ~Triaged();

    /// Waits for the line that says that it is ready; false where it ended before.
    bool waitForReady();
    QString url(const QString &path) const { return m_baseUrl + path; }
    QByteArray readyLine() const { return m_readyLine; }
    qint64 process() const { return m_process.processId(); }
    void signal(int number);
    /// Waits for its end; the exit status, -1 where it was killed or does not end.
    int waitForEnd(int milliseconds = 60000);
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    void kill();

private:
    QProcess m_process;
    QString m_baseUrl;
    QByteArray m_readyLine;
};

/// triaged serve on a free port with a private PostgreSQL.
QStringList serveOn(const ScratchData &data);
/// The value of a new full-access token for an administrator of an organization of that slug, both of which
/// are made.
QByteArray tokenOfNewOrganization(const ScratchData &data, const QString &slug);

} // namespace triage::test

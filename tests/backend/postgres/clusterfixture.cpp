// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterfixture.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>
#include <QTextStream>

#include <libpq-fe.h>
#include <signal.h>
#include <sys/stat.h>

#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

/// Returns whether the process exists and is not a zombie: a zombie has closed its sockets.
bool isAlive(qint64 process)
{
    QFile file(u"/proc/%1/stat"_s.arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray stat = file.readAll();
    return stat.mid(stat.lastIndexOf(')') + 2, 1) != "Z"; // "pid (name) state ..."
}

} // namespace

ScratchDirectory::ScratchDirectory(const QString &name)
    : m_directory(QDir::tempPath() + u"/tst_cluster-XXXXXX"_s), m_path(m_directory.path() + u'/' + name)
{
    chmod(QFile::encodeName(m_directory.path()).constData(), 0711);
}

ScratchDirectory::~ScratchDirectory()
{
    Cluster cluster(config());
    if (cluster.isRunning() && cluster.start())
        cluster.stop();
}

bool ScratchDirectory::write(const QString &name, const QByteArray &text) const
{
    QFile file(inCluster(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

QByteArray ScratchDirectory::read(const QString &name) const
{
    QFile file(inCluster(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qint64 ScratchDirectory::serverProcess() const
{
    return read(u"data/postmaster.pid"_s).split('\n').value(0).toLongLong();
}

void ScratchDirectory::killServer() const
{
    const qint64 process = serverProcess();
    if (process <= 0)
        return;
    ::kill(static_cast<pid_t>(process), SIGKILL);
    // The signal is delivered later on a busy machine; until then the server still accepts connections.
    const bool ended = QTest::qWaitFor([process] { return !isAlive(process); }, 30'000);
    QVERIFY2(ended, "the killed server does not end");
}

QString whyNotStarted(Cluster &cluster)
{
    const auto started = cluster.start();
    return started ? QString() : started.error().detail;
}

QString ask(const Cluster &cluster, const QByteArray &sql)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectdb(cluster.conninfo().toUtf8().constData()), &PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        return QString::fromUtf8(PQerrorMessage(connection.get()));
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.constData()),
                                                               &PQclear);
    if (PQresultStatus(result.get()) == PGRES_TUPLES_OK)
        return QString::fromUtf8(PQgetvalue(result.get(), 0, 0));
    return QString::fromUtf8(PQresultErrorMessage(result.get()));
}

SecondProgram::SecondProgram(const ScratchDirectory &directory)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationFilePath(),
                    { u"tst_cluster"_s, u"--second-program"_s, directory.path() });
}

SecondProgram::~SecondProgram()
{
    m_process.closeWriteChannel();
    m_process.waitForFinished();
}

bool SecondProgram::waitForStarted()
{
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(120000))
            return false;
    }
    return m_process.readLine() == "started\n";
}

bool SecondProgram::stop()
{
    m_process.closeWriteChannel();
    return m_process.waitForFinished(120000) && m_process.exitCode() == 0;
}

void SecondProgram::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

std::optional<int> runAsSecondProgram(const QStringList &arguments)
{
    if (arguments.value(1) != u"--second-program"_s)
        return std::nullopt;
    Cluster cluster({ arguments.value(2), false });
    const auto started = cluster.start();
    QTextStream(stdout) << (started ? u"started"_s : started.error().detail) << Qt::endl;
    std::getchar(); // until the test closes the channel
    cluster.stop();
    return started ? 0 : 1;
}

} // namespace triage::postgres

// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include <QEventLoop>
#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <signal.h>
#include <sys/stat.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

const QString program = QStringLiteral(TRIAGED);

} // namespace

ScratchData::ScratchData() : m_directory(u"/tmp/tricli-XXXXXX"_s)
{
    chmod(QFile::encodeName(m_directory.path()).constData(), 0755);
}

ScratchData::~ScratchData()
{
    postgres::Cluster cluster({ .dataDirectory = dataDirectory() });
    if (cluster.isRunning() && cluster.start())
        cluster.stop();
}

QString ScratchData::write(const QString &name, const QByteArray &content) const
{
    QFile file(inside(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

pid_t ScratchData::postgresProcess() const
{
    QFile file(dataDirectory() + u"/postgres/data/postmaster.pid"_s);
    const pid_t process = file.open(QIODevice::ReadOnly) ? pid_t(file.readLine().trimmed().toInt()) : 0;
    return isAlive(process) ? process : 0;
}

bool isAlive(pid_t process)
{
    QFile file(u"/proc/%1/cmdline"_s.arg(process));
    return file.open(QIODevice::ReadOnly) && !file.readAll().isEmpty();
}

QProcessEnvironment plainEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : environment.keys()) {
        if (name.startsWith(u"TRIAGED_"_s))
            environment.remove(name);
    }
    return environment;
}

JsonDocument Run::json() const
{
    const auto document = JsonDocument::parse(out);
    if (!document)
        qWarning("no JSON: %s%s", out.constData(), err.constData());
    return document.value_or(JsonDocument());
}

Run triaged(const QStringList &arguments, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    Run run;
    if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit)
        run.status = process.exitCode();
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}

Run onData(const ScratchData &data, QStringList arguments)
{
    arguments << u"--json"_s << u"--data-dir"_s << data.dataDirectory();
    return triaged(arguments);
}

int statusWithFullOutput(const ScratchData &data, const QStringList &arguments)
{
    QProcess process;
    process.setProcessEnvironment(plainEnvironment());
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(program, arguments + QStringList{ u"--json"_s, u"--data-dir"_s, data.dataDirectory() });
    return process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit
        ? process.exitCode()
        : -1;
}

Reply send(const QByteArray &method, const QString &url, const QByteArray &token, const QByteArray &body,
           const QByteArray &requestId, const QByteArray &type)
{
    QNetworkAccessManager manager;
    QNetworkRequest request{ QUrl(url) };
    request.setTransferTimeout(30000);
    if (!token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + token);
    if (!requestId.isEmpty())
        request.setRawHeader("X-Request-Id", requestId);
    if (!body.isEmpty())
        request.setHeader(QNetworkRequest::ContentTypeHeader, type);
    const std::unique_ptr<QNetworkReply> reply(manager.sendCustomRequest(request, method, body));
    QEventLoop loop;
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    loop.exec();
    Reply answer;
    answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.body = reply->readAll();
    answer.document = JsonDocument::parse(answer.body).value_or(JsonDocument());
    return answer;
}

Triaged::Triaged(const QStringList &arguments, const QProcessEnvironment &environment, const QString &log)
{
    m_process.setProcessEnvironment(environment);
    if (log.isEmpty())
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    else
        m_process.setStandardErrorFile(log);
    m_process.start(program, arguments);
}

Triaged::~Triaged()
{
    kill();
}

bool Triaged::waitForReady()
{
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(120000))
            return false;
    }
    m_readyLine = m_process.readLine();
    const auto json = JsonDocument::parse(m_readyLine);
    if (!json || !json->root().member("ready").boolean())
        return false;
    m_baseUrl = json->root().member("base_url").text();
    return true;
}

void Triaged::signal(int number)
{
    ::kill(pid_t(m_process.processId()), number);
}

int Triaged::waitForEnd(int milliseconds)
{
    const bool ended = !isRunning() || m_process.waitForFinished(milliseconds);
    return ended && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
}

void Triaged::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

QStringList serveOn(const ScratchData &data)
{
    return { u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data-dir"_s, data.dataDirectory() };
}

QByteArray tokenOfNewOrganization(const ScratchData &data, const QString &slug)
{
    const QString email = u"admin@"_s + slug + u".example"_s;
    onData(data, { u"org"_s, u"create"_s, u"--name"_s, slug, u"--slug"_s, slug });
    onData(data,
           { u"member"_s, u"add"_s, u"--org"_s, slug, u"--name"_s, u"Admin"_s, u"--email"_s, email,
             u"--role"_s, u"admin"_s });
    return onData(data,
                  { u"token"_s, u"create"_s, u"--org"_s, slug, u"--member"_s, email, u"--name"_s, u"test"_s,
                    u"--kind"_s, u"full_access"_s })
        .text("token")
        .toLatin1();
}

} // namespace triage::test

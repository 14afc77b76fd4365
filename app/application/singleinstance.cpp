// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/singleinstance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int startTimeout = 4000; // milliseconds
constexpr qint64 maxMessageBytes = 4096;

/// Returns a path that is short enough for a socket, in a folder that only this user can enter where there is
/// one.
QString socketPath(const QString &key)
{
    const QString display = qEnvironmentVariable("WAYLAND_DISPLAY") + u'|' + qEnvironmentVariable("DISPLAY");
    const QByteArray who = (QString::number(getuid()) + u'|' + display + u'|' + key).toUtf8();
    const QString name
        = QString::fromLatin1(QCryptographicHash::hash(who, QCryptographicHash::Sha256).toHex().left(20));
    QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (folder.isEmpty())
        folder = QDir::tempPath();
    return folder + u"/triage-desk-"_s + name;
}

} // namespace

SingleInstance::SingleInstance(const QString &key, QObject *parent)
    : QObject(parent), m_path(socketPath(key)), m_lock(m_path + u".lock"_s)
{
    // The lock of a program that was killed is recognised by its process, not by its age.
    m_lock.setStaleLockTime(0);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

SingleInstance::Start SingleInstance::start(const QString &message)
{
    QDeadlineTimer deadline(startTimeout);
    do {
        if (m_lock.tryLock(0)) {
            listen();
            return Start::First;
        }
        if (handOver(message))
            return Start::HandedOver;
        // The first instance is starting, or about to end.
        QThread::msleep(50);
    } while (!deadline.hasExpired());
    return Start::NoAnswer;
}

void SingleInstance::listen()
{
    QLocalServer::removeServer(m_path);
    m_server.listen(m_path);
}

bool SingleInstance::handOver(const QString &message) const
{
    QLocalSocket socket;
    socket.connectToServer(m_path);
    if (!socket.waitForConnected(500))
        return false;
    socket.write(message.toUtf8() + '\n');
    if (!socket.waitForBytesWritten(1000))
        return false;
    return socket.waitForReadyRead(1500) && socket.readAll().startsWith("ok");
}

void SingleInstance::answer()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > maxMessageBytes)
                    socket->abort();
                return;
            }
            const QByteArray line = socket->readLine(maxMessageBytes).trimmed();
            socket->write("ok\n");
            socket->flush();
            Q_EMIT received(QString::fromUtf8(line));
        });
    }
}

} // namespace triage::app

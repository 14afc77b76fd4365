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

constexpr char takenReply[] = "ok";
constexpr char otherDisplayReply[] = "other display";

/// Names the display of this process. It has no line break.
QString thisDisplay()
{
    return (qEnvironmentVariable("WAYLAND_DISPLAY") + u'|' + qEnvironmentVariable("DISPLAY")).simplified();
}

/// Returns a path that is short enough for a socket, in a folder that only this user can enter where there is
/// one.
QString socketPath(const QString &dataFolder)
{
    const QByteArray who = (QString::number(getuid()) + u'|' + QDir(dataFolder).absolutePath()).toUtf8();
    const QString name
        = QString::fromLatin1(QCryptographicHash::hash(who, QCryptographicHash::Sha256).toHex().left(20));
    QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (folder.isEmpty())
        folder = QDir::tempPath();
    return folder + u"/triage-desk-"_s + name;
}

std::unique_ptr<QLockFile> lockAt(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path);
    // The lock of a program that was killed is recognised by its process, not by its age.
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

SingleInstance::SingleInstance(const QString &dataFolder, QObject *parent)
    : QObject(parent), m_display(thisDisplay()), m_path(socketPath(dataFolder)),
      m_lock(lockAt(dataFolder + u"/program.lock"_s))
{
    QDir().mkpath(dataFolder);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

/// Locks the data. Where its folder cannot be written, the data is elsewhere, and so is the lock.
bool SingleInstance::lock()
{
    if (m_lock->tryLock(0))
        return true;
    if (m_lock->error() == QLockFile::LockFailedError)
        return false;
    m_lock = lockAt(m_path + u".lock"_s);
    return m_lock->tryLock(0);
}

SingleInstance::Start SingleInstance::start(const QString &message)
{
    QDeadlineTimer deadline(startTimeout);
    do {
        if (lock()) {
            listen();
            return Start::First;
        }
        const QByteArray reply = handOver(message);
        if (reply == takenReply)
            return Start::HandedOver;
        if (reply == otherDisplayReply)
            return Start::OtherDisplay;
        // The first instance is starting, or about to end.
        QThread::msleep(50);
    } while (!deadline.hasExpired());
    return Start::NoAnswer;
}

QString SingleInstance::owner() const
{
    qint64 process = 0;
    QString host;
    QString name;
    if (!m_lock->getLockInfo(&process, &host, &name))
        return m_lock->fileName();
    return tr("process %1 on %2", "number, computer").arg(process).arg(host);
}

void SingleInstance::listen()
{
    QLocalServer::removeServer(m_path);
    m_server.listen(m_path);
}

/// Returns the reply, or nothing where no instance answers.
QByteArray SingleInstance::handOver(const QString &message) const
{
    QLocalSocket socket;
    socket.connectToServer(m_path);
    if (!socket.waitForConnected(500))
        return {};
    socket.write(m_display.toUtf8() + '\t' + message.toUtf8() + '\n');
    if (!socket.waitForBytesWritten(1000) || !socket.waitForReadyRead(1500))
        return {};
    return socket.readLine(maxMessageBytes).trimmed();
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
            const QString line = QString::fromUtf8(socket->readLine(maxMessageBytes).chopped(1));
            const qsizetype tab = line.indexOf(u'\t');
            const bool isHere = tab < 0 || line.left(tab) == m_display;
            socket->write(isHere ? takenReply : otherDisplayReply);
            socket->write("\n");
            socket->flush();
            // A window that somebody cannot see is not raised, and a link not opened in it.
            if (isHere)
                Q_EMIT received(line.mid(tab + 1));
        });
    }
}

} // namespace triage::app

#include "moc_singleinstance.cpp"

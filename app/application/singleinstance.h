// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the program to one instance for the data of a profile, on whatever display. A later start hands its
// link over and ends.
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>

#include <memory>

namespace triage::app {

class SingleInstance : public QObject
{
    Q_OBJECT
public:
    enum class Start {
        First, ///< This instance continues.
        HandedOver, ///< Another instance is running and has received the message.
        OtherDisplay, ///< Another instance is running on another display, where this person may not see it.
        NoAnswer, ///< Another instance is running and does not answer.
    };

    /// The lock is a file in the folder of the data, because two instances that write the same files would
    /// lose changes.
    explicit SingleInstance(const QString &dataFolder, QObject *parent = nullptr);

    /// Becomes the first instance, or hands the message to it.
    Start start(const QString &message);
    /// Describes the instance that has the lock, for a message: "process 1234 on desk-7".
    QString owner() const;

Q_SIGNALS:
    /// Emitted with the message of a later start: a link, or nothing where it only wants the window.
    void received(const QString &message);

private:
    QByteArray handOver(const QString &message) const;
    bool lock();
    void listen();
    void answer();

    const QString m_display; ///< Names the display of this start.
    const QString m_path; ///< The path of the socket.
    std::unique_ptr<QLockFile> m_lock;
    QLocalServer m_server;
};

} // namespace triage::app

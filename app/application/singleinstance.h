// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the program to one instance for each user, display and profile. A later start hands its link over and
// ends.
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
        NoAnswer, ///< Another instance is running and does not answer.
    };

    /// The key distinguishes instances besides user and display: the profile and the location of its
    /// settings.
    explicit SingleInstance(const QString &key, QObject *parent = nullptr);

    /// Becomes the first instance, or hands the message to it.
    Start start(const QString &message);

Q_SIGNALS:
    /// Emitted with the message of a later start: a link, or nothing where it only wants the window.
    void received(const QString &message);

private:
    bool handOver(const QString &message) const;
    void listen();
    void answer();

    QString m_path;
    QLockFile m_lock;
    QLocalServer m_server;
};

} // namespace triage::app

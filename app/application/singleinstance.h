// SPDX-License-Identifier: GPL-3.0-or-later
// One running program for each user, display and profile; a later start hands its link over and ends.
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
        First, ///< This one goes on.
        HandedOver, ///< Another runs and has the message.
        NoAnswer, ///< Another runs and does not answer.
    };

    /// key tells instances apart, besides user and display: the profile and where its settings are.
    explicit SingleInstance(const QString &key, QObject *parent = nullptr);

    /// Becomes the first one, or gives the message to the first one.
    Start start(const QString &message);

Q_SIGNALS:
    /// A later start's message: a link, or nothing where it only wants the window.
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

// SPDX-License-Identifier: GPL-3.0-or-later
// Notifies when a new attempt is worthwhile: the network is back, or the machine woke up.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace triage::app {

class Wakeups : public QObject
{
    Q_OBJECT
public:
    explicit Wakeups(QObject *parent = nullptr);

    /// Compares the wall clock with one that stops while the machine sleeps. Called by a timer.
    void compareClocks(qint64 wallMilliseconds, qint64 wakeMilliseconds);

Q_SIGNALS:
    void networkCameBack();
    /// Connections from before are probably dead, without an error.
    void machineWokeUp();

private:
    QTimer m_timer;
    QElapsedTimer m_awake;
    qint64 m_offset = 0; ///< Between the two clocks.
};

} // namespace triage::app

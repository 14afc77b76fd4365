// SPDX-License-Identifier: GPL-3.0-or-later
// Tells when it is worth trying at once: the network is back, or the machine slept.
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

    /// Compares the clock on the wall with one that stands still while the machine sleeps. Called by a timer.
    void compareClocks(qint64 wallMilliseconds, qint64 wakeMilliseconds);

Q_SIGNALS:
    void networkCameBack();
    /// Connections from before are likely to be dead without a word.
    void machineWokeUp();

private:
    QTimer m_timer;
    QElapsedTimer m_awake;
    qint64 m_offset = 0; ///< Between the two clocks.
};

} // namespace triage::app

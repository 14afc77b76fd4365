// SPDX-License-Identifier: GPL-3.0-or-later
// Runs long work in small pieces between events, so that the window stays responsive.
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace triage::app {

/// One job at a time.
class BulkRunner : public QObject
{
    Q_OBJECT
public:
    explicit BulkRunner(QObject *parent = nullptr);

    bool isBusy() const { return m_piece != nullptr; }
    /// Calls piece(0) … piece(count - 1), one in each iteration of the event loop, then over(number of pieces
    /// done).
    void start(int count, std::function<void(int)> piece, std::function<void(int)> over);
    /// Stops after the current piece.
    void cancel() { m_cancelled = true; }

private:
    void turn();

    QTimer m_timer;
    std::function<void(int)> m_piece;
    std::function<void(int)> m_over;
    int m_next = 0;
    int m_count = 0;
    bool m_cancelled = false;
};

} // namespace triage::app

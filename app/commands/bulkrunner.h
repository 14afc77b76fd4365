// SPDX-License-Identifier: GPL-3.0-or-later
// Runs long work in small pieces between events, so that the window stays responsive.
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace triage::app {

/// One job at a time. It is as fast as its pieces are stored, so that few of them wait for the disk.
class BulkRunner : public QObject
{
    Q_OBJECT
public:
    explicit BulkRunner(QObject *parent = nullptr);

    bool isBusy() const { return m_piece != nullptr; }
    using Stored = std::function<void()>;
    /// A piece calls `stored` once what it does is stored, or could not be.
    using Piece = std::function<void(int number, Stored stored)>;

    /// Calls piece(0) … piece(count - 1), at most one in each iteration of the event loop, then over(number
    /// of pieces done) when all of these are stored.
    void start(int count, Piece piece, std::function<void(int)> over);
    /// Stops after the pieces that began.
    void cancel() { m_cancelled = true; }

    static constexpr int unstoredPieces = 4; ///< The number of pieces that may wait for the disk.

private:
    void turn();

    QTimer m_timer;
    Piece m_piece;
    std::function<void(int)> m_over;
    int m_next = 0;
    int m_count = 0;
    int m_unstored = 0;
    bool m_cancelled = false;
};

} // namespace triage::app

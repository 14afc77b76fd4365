// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/bulkrunner.h"

#include <QPointer>

#include <utility>

namespace triage::app {

BulkRunner::BulkRunner(QObject *parent) : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &BulkRunner::turn);
}

void BulkRunner::start(int count, Piece piece, std::function<void(int)> over)
{
    m_piece = std::move(piece);
    m_over = std::move(over);
    m_next = 0;
    m_count = count;
    m_cancelled = false;
    m_timer.start();
}

void BulkRunner::turn()
{
    const bool isOver = m_next >= m_count || m_cancelled;
    if (m_unstored >= (isOver ? 1 : unstoredPieces)) {
        m_timer.stop(); // goes on when a piece is stored
        return;
    }
    if (!isOver) {
        ++m_unstored;
        m_piece(m_next++, [self = QPointer(this)] {
            if (!self)
                return;
            --self->m_unstored;
            self->m_timer.start();
        });
        return;
    }
    m_timer.stop();
    m_piece = nullptr;
    const auto over = std::exchange(m_over, nullptr);
    over(m_next);
}

} // namespace triage::app

#include "moc_bulkrunner.cpp"

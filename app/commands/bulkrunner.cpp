// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/bulkrunner.h"

#include <utility>

namespace triage::app {

BulkRunner::BulkRunner(QObject *parent) : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &BulkRunner::turn);
}

void BulkRunner::start(int count, std::function<void(int)> piece, std::function<void(int)> over)
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
    if (m_next < m_count && !m_cancelled) {
        m_piece(m_next++);
        return;
    }
    m_timer.stop();
    m_piece = nullptr;
    const auto over = std::exchange(m_over, nullptr);
    over(m_next);
}

} // namespace triage::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Permanently removes what was deleted long enough ago, and data that is kept for a limited time.
#pragma once

#include "database/database.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace triage::jobs {

/// Runs at the start and every few minutes. Several backends may do so at once.
class Retention : public QObject
{
    Q_OBJECT
public:
    /// keep is the time for which deleted data is kept.
    Retention(storage::Database &database, std::chrono::seconds keep, QObject *parent = nullptr);

    void start();

private:
    void purge();

    storage::Database &m_database;
    std::chrono::seconds m_keep;
    QTimer m_timer;
};

} // namespace triage::jobs
